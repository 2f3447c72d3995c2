"""What the store has to do on both databases, as the docstrings of its methods say."""
