"""What comes of asking the service: the game afterwards, or why it came to nothing."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.rules.events import Event
from bot.store.records import StoredGame

Admit = Callable[[StoredGame], None]
"""Looks at a game before anything is done with it; raises for whoever has no business there."""


GetReady = Callable[[StoredGame], None]
"""Is shown a game as it will be, while that is being kept: for what is needed right afterwards."""


def anybody(_: StoredGame) -> None:
    """Admits everybody."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The game after a command, what happened, and whether the press had been played before."""

    stored: StoredGame
    events: tuple[Event, ...] = ()
    repeated: bool = False


class NoMoreTime(Exception):
    """Somebody asked for more time too early, or (``extended``) once it was given."""

    def __init__(self, *, extended: bool) -> None:
        super().__init__(extended)
        self.extended = extended
