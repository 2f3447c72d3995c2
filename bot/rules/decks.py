"""Which decks were made by a server: their ids say so, wherever one is kept.

Other decks go by the name of their folder, which people know. What is on a card, and where decks
lie, is not the rules' business.
"""

import re

MARK = "@"
"""Begins the id of every deck that a server made."""

_MADE = re.compile(rf"{MARK}[\w-]{{8}}", re.ASCII)


def is_made_here(deck_id: str) -> bool:
    """Return whether this is the id of a deck that a server made; such an id is not for display."""
    return _MADE.fullmatch(deck_id) is not None
