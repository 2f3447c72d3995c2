"""What the store keeps, as frozen values: games with their timers, journals, messages, settings.

Plain data for everybody above the store. Times are UTC seconds since 1970, told by a clock that
is passed in; no SQL and no Discord here.
"""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NewType

from bot.rules.commands import Command
from bot.rules.editions import DEFAULT_RULES
from bot.rules.ids import PlayerId
from bot.rules.model import Game, Pace, Phase

GameId = NewType("GameId", str)

Clock = Callable[[], float]
"""Tells the UTC time in seconds since 1970, such as ``time.time``."""


def new_game_id() -> GameId:
    """Short, random and safe in a ``custom_id``: letters, digits, ``-`` and ``_``."""
    return GameId(secrets.token_urlsafe(6))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played; ``channel_id`` may be that of a thread."""

    guild_id: int
    channel_id: int
    home_id: int | None = None  # the channel that a thread was opened from for this game


UNSEEN = 3600.0
"""A phase that cannot be shown for this long begins all the same: no outage stops a game."""


@dataclass(frozen=True, slots=True)
class Timer:
    """The time of a phase, which begins when it is shown, and what is still to be done in it."""

    since: float
    until: float | None  # None where people may take as long as they like
    reminders: tuple[float, ...] = ()  # moments still to come, earliest first
    awaits: int | None = None  # the revision that must be shown first; None once it was
    extended: bool = False  # somebody asked for more, which is given once
    move_at: float | None = None  # when the next computer player makes a move

    @property
    def is_short(self) -> bool:
        """Whether the end is near: it runs, and the last reminder was given."""
        return self.until is not None and self.awaits is None and not self.reminders

    @property
    def ring_at(self) -> float | None:
        """When people are to be told something: a reminder, the end, or a late beginning."""
        if self.awaits is not None:
            return self.since + UNSEEN
        return self.reminders[0] if self.reminders else self.until

    @property
    def wake_at(self) -> float | None:
        """When something is to be done about it; nobody moves before there is something to see."""
        moments = (self.ring_at, None if self.awaits is not None else self.move_at)
        return min((moment for moment in moments if moment is not None), default=None)

    def moved(self, seconds: float) -> "Timer":
        """The same times, later (or earlier)."""
        return replace(
            self,
            since=self.since + seconds,
            until=None if self.until is None else self.until + seconds,
            reminders=tuple(moment + seconds for moment in self.reminders),
            move_at=None if self.move_at is None else self.move_at + seconds,
        )

    def begun(self, now: float) -> "Timer":
        """The whole time, from now on."""
        return replace(self.moved(now - self.since), awaits=None)


THOUGHTFUL = (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)
"""Phases in which somebody may need more time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """One game as it was last saved."""

    id: GameId
    place: Place
    game: Game
    revision: int = 1  # counts the commands that were played, the opening included
    shown: int = 0  # the last revision that the screens have completely shown
    language: str
    timer: Timer | None = None
    paused: str | None = None  # why nothing rings and nothing is drawn
    paused_at: float | None = None
    created_at: float
    touched_at: float  # when a person last did something
    finished_at: float | None = None

    @property
    def live(self) -> bool:
        """Whether it occupies its channel."""
        return self.game.phase is not Phase.FINISHED

    @property
    def may_extend(self) -> bool:
        """Whether anybody at the table may ask for more time now."""
        timer = self.timer if self.game.phase in THOUGHTFUL else None
        return timer is not None and timer.is_short and not timer.extended

    @property
    def deadline(self) -> float | None:
        """When the time of this phase is up (in the lobby: when it closes itself)."""
        return self.timer.until if self.timer else None


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """Who did what when, with the seed of the dice: enough to play the game again exactly."""

    seq: int  # the revision that it led to
    at: float
    actor: PlayerId | None  # None for timers and housekeeping
    played: Command | Game  # the first entry has the game as it was opened
    seed: int


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that the screens posted for a game, so that they can edit or remove it later."""

    kind: str
    channel_id: int
    message_id: int
    round: int = 0
    player: PlayerId | None = None  # whose private message it is
    fingerprint: str = ""  # of what it shows, to leave out needless edits
    posted_at: float = 0.0


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has chosen for new games."""

    guild_id: int
    rules: str = DEFAULT_RULES
    pace: Pace = Pace.NORMAL
    decks: tuple[str, ...] = ()
    language: str | None = None
    starters: str = "everyone"  # or "managers", or the id of a role
    hands: str = "dm"  # or "button"
    channels: tuple[int, ...] = ()  # where games may be started; none means everywhere
    threads: bool = False  # whether games open a thread of their own
    makers: str = "managers"  # who may change the server's decks: or "everyone", or a role's id


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What a person has chosen for themselves; None follows the game or the server."""

    user_id: int
    language: str | None = None
    hands: str | None = None
    statistics: bool = True  # whether games count for them


@dataclass(frozen=True, slots=True)
class GameToShow:
    """A game with what its server and the people at its table have chosen, as of one moment."""

    stored: StoredGame
    server: ServerSettings
    people: Mapping[PlayerId, PersonSettings]  # of those who have chosen anything

    def person(self, player: PlayerId) -> PersonSettings:
        """What this player has chosen, or the defaults."""
        return self.people.get(player) or PersonSettings(int(player))
