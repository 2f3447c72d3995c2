"""Deck ids: how to tell the decks that servers made from the others.

The id of any other deck is the name of its folder, which people know. What is on a card, and where
decks are stored, is not the rules' business.
"""

import re

MARK = "@"
"""The prefix of the id of every deck that a server made."""

_MADE = re.compile(rf"{MARK}[\w-]{{8}}", re.ASCII)


def is_made_here(deck_id: str) -> bool:
    """Return whether a server made the deck with this id; such an id is never shown to people."""
    return _MADE.fullmatch(deck_id) is not None
