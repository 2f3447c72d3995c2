"""The ids of players, cards, sides and decks, and what an id says about its owner.

Past rounds, journals and database rows keep only ids. So the id alone must show that a player is a
computer or was erased, or that a server made a deck. How a computer player decides, what is on a
card and where decks are stored is not the rules' business.
"""

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import NewType

PlayerId = NewType("PlayerId", str)
CardId = NewType("CardId", str)

SideId = NewType("SideId", str)
"""The id of a side, which owns points: one player, or a team of two."""

Slot = int
"""The number shown on a card on the table, counted from 1."""

Position = int
"""The number shown on a card in a hand, counted from 1; it does not change during a round."""

ERASED = "0"
"""Prefix of the ids that replace those of people who had their data erased; no real id has it."""

PILE = PlayerId("pile")
"""The owner of cards that came to the table from the draw pile; no player has this id."""

_COMPUTER = "computer:"  # no person's id begins like this: Discord's ids are digits

COMPUTERS = tuple(
    PlayerId(f"{_COMPUTER}{name}")
    for name in (
        *("Basil", "Clover", "Fennel", "Juniper", "Linden", "Mallow"),
        *("Nettle", "Rowan", "Saffron", "Sorrel", "Tansy", "Yarrow"),
    )
)
"""All computer players: as many as the largest game has seats."""


class Skill(StrEnum):
    """How well the computer players of a game understand clues; the host chooses it."""

    GENTLE = "gentle"
    EVEN = "even"  # about as well as people
    SHARP = "sharp"


def player_id(user_id: int) -> PlayerId:
    """Return a person's id as a player, in every game, from their Discord id."""
    return PlayerId(str(user_id))


def is_erased(player: PlayerId) -> bool:
    """Return whether this id replaces that of a player whose data was erased."""
    return player.startswith(ERASED)


def is_computer(player: str) -> bool:
    """Return whether this is the id of a computer player, or of a side of one computer player."""
    return player.startswith(_COMPUTER)


def name_of(computer: PlayerId) -> str:
    """Return a computer player's name, the same in every language."""
    return computer.removeprefix(_COMPUTER)


def people_among(players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the people among these players, in the same order."""
    return tuple(player for player in players if not is_computer(player))


DECK_MARK = "@"
"""The prefix of the id of every deck that a server made; any other id is a folder's name."""

_MADE_HERE = re.compile(rf"{DECK_MARK}[\w-]{{8}}", re.ASCII)


def is_made_here(deck_id: str) -> bool:
    """Return whether a server made the deck with this id; such an id is never shown to people."""
    return _MADE_HERE.fullmatch(deck_id) is not None
