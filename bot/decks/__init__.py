"""Decks of cards: folders of pictures, with texts about them in an optional ``deck.toml``.

Owns finding, loading and checking decks. Needs Pillow and no other library. Does not know Discord,
games, or how our own cards are drawn.
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
