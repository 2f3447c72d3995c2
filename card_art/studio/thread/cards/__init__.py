"""The cards, a few in each module."""
