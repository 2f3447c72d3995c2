"""The ids by which the rules know players, cards and sides, and a few reserved ones."""

from typing import NewType

PlayerId = NewType("PlayerId", str)
CardId = NewType("CardId", str)

SideId = NewType("SideId", str)
"""The id of a side, which owns points: one player, or a team of two."""

Slot = int
"""The number shown on a card on the table, counted from 1."""

Position = int
"""The number shown on a card in a hand, counted from 1; it does not change during a round."""

FORGOTTEN = "0"
"""Prefix of the ids that replace those of people who had their data erased; no real id has it."""

PILE = PlayerId("pile")
"""The owner of cards that came to the table from the draw pile; no player has this id."""


def is_forgotten(player: PlayerId) -> bool:
    """Return whether this id stands in for a player whose data was erased."""
    return player.startswith(FORGOTTEN)
