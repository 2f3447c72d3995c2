"""The vocabulary of cards in cut paper, in addition to the shared kit."""

from card_art.studio.paper.light import day, evening, lamplit, night, overcast
from card_art.studio.paper.registry import card

__all__ = ["card", "day", "evening", "lamplit", "night", "overcast"]
