"""Decks of cards: a folder of pictures, with words about them in an optional ``deck.toml``.

Owns finding, reading and judging decks. Knows Pillow and the standard library only: no Discord,
no games, and nothing of how our own cards are drawn.
"""

from bot.decks.deck import Card, Deck, load_deck
from bot.decks.problems import DeckError, PictureError, Problem
from bot.decks.shelf import SHIPPED, Shelf, deck_folders

__all__ = [
    "SHIPPED",
    "Card",
    "Deck",
    "DeckError",
    "PictureError",
    "Problem",
    "Shelf",
    "deck_folders",
    "load_deck",
]
