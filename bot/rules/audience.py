"""What those who only watch guessed: never part of a game, never in the points."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.ids import Slot


@dataclass(frozen=True, slots=True)
class Crowd:
    """The audience of one vote that is over."""

    people: int
    guesses: Mapping[Slot, int]  # how many of them chose this card
