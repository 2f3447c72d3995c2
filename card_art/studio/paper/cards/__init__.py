"""The cards, twelve to a module."""
