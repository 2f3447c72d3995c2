"""Guesses of spectators: they are not part of a game and never change its points."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.ids import PlayerId, Slot
from bot.rules.model import Game, Phase
from bot.rules.progress import edition_of


@dataclass(frozen=True, slots=True)
class Crowd:
    """The spectators' guesses in one finished vote."""

    people: int
    guesses: Mapping[Slot, int]  # how many of them chose this card


def may_guess(game: Game, person: PlayerId, number: int) -> bool:
    """Return whether this person may guess as a spectator in the vote of round ``number``.

    False for players, outside that vote, and if a house rule excludes spectators.
    """
    if not edition_of(game).audience:
        return False
    open_ = game.phase is Phase.VOTING and game.current.number == number
    return open_ and person not in game.players
