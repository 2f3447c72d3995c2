"""Computer players: their ids, and how to tell them from people.

Past rounds, journals and database rows keep only a player's id, so the id itself shows that a
player is a computer. No person's id has the same prefix. How a computer player decides is not the
rules' business.
"""

from collections.abc import Iterable
from enum import StrEnum

from bot.rules.ids import PlayerId

_MARK = "computer:"

COMPUTERS = tuple(
    PlayerId(f"{_MARK}{name}")
    for name in (
        *("Basil", "Clover", "Fennel", "Juniper", "Linden", "Mallow"),
        *("Nettle", "Rowan", "Saffron", "Sorrel", "Tansy", "Yarrow"),
    )
)
"""All computer players: as many as the largest game has seats."""


class Skill(StrEnum):
    """How well the computer players of a game understand clues; the host chooses it."""

    GENTLE = "gentle"
    EVEN = "even"  # as people do
    SHARP = "sharp"


def is_computer(player: str) -> bool:
    """Return whether this id, of a player or of a side of one player, is a computer's."""
    return player.startswith(_MARK)


def name_of(computer: PlayerId) -> str:
    """Return a computer player's name, the same in every language."""
    return computer.removeprefix(_MARK)


def people_among(players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the people among these players, in the same order."""
    return tuple(player for player in players if not is_computer(player))
