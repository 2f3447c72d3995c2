"""Which seats are computers': their ids say so, wherever one is kept.

An id is all that past rounds, journals and rows remember of a player, so that is where it has to
be known. People's ids never begin like this. How a computer player thinks is not the rules'
business.
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
"""All computer players: as many as the largest table has seats."""


class Skill(StrEnum):
    """How well the computer players of a game listen, as its host chose."""

    GENTLE = "gentle"
    EVEN = "even"  # as people do
    SHARP = "sharp"


def is_computer(player: str) -> bool:
    """Return whether this player, or this side of one player, is a computer."""
    return player.startswith(_MARK)


def name_of(computer: PlayerId) -> str:
    """Return a computer player's name, the same in every language."""
    return computer.removeprefix(_MARK)


def people_among(players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the players who are people, in the same order."""
    return tuple(player for player in players if not is_computer(player))
