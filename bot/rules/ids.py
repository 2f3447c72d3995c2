"""The names by which the rules know people, cards and sides; they carry no meaning here."""

from typing import NewType

PlayerId = NewType("PlayerId", str)
CardId = NewType("CardId", str)

SideId = NewType("SideId", str)
"""The owner of points: one player, or a team of two."""

Slot = int
"""The number shown on a card of the table, counted from 1."""

Position = int
"""The number shown on a card of a hand, counted from 1; it is the same for the whole round."""

FORGOTTEN = "0"
"""Prefix of the ids that replace those of people who had their data erased; no real id has it."""

PILE = PlayerId("pile")
"""The owner of cards that came to the table from the draw pile; no player has this id."""


def is_forgotten(player: PlayerId) -> bool:
    """Return whether this id replaces that of a player whose data was erased."""
    return player.startswith(FORGOTTEN)
