"""The values that the store takes and returns, all frozen: games, timers, messages, decks and more.

Plain data for all code that uses the store. Times are UTC seconds since 1970, read from a clock
that is passed in. Knows neither SQL nor Discord.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NewType

from bot.preferences import PersonSettings, ServerSettings
from bot.rules.commands import Command
from bot.rules.ids import DECK_MARK, PlayerId
from bot.rules.model import Game, Phase
from bot.times import HOUR

GameId = NewType("GameId", str)

Clock = Callable[[], float]
"""Returns the UTC time in seconds since 1970, such as ``time.time``."""


def new_game_id() -> GameId:
    """Return a short random id of letters, digits, ``-`` and ``_``, safe in a ``custom_id``."""
    return GameId(secrets.token_urlsafe(6))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played; ``channel_id`` may be that of a thread."""

    guild_id: int
    channel_id: int
    home_id: int | None = None  # the channel that a thread was opened from for this game


STARTS_UNSHOWN_AFTER = HOUR
"""Seconds after which a phase starts even if it could not be shown, as during an outage."""


@dataclass(frozen=True, slots=True)
class Timer:
    """When a phase ends, and its pending reminders. Its time starts once the phase is shown."""

    since: float
    until: float | None  # None if players may take as long as they like
    reminders: tuple[float, ...] = ()  # upcoming moments, earliest first
    # The time starts once this revision is shown; None if it has started.
    awaits: int | None = None
    extended: bool = False  # whether more time was given, which happens once
    move_at: float | None = None  # when the next computer player moves
    fixed: bool = False  # its times were chosen by people, so an outage does not move them

    @property
    def is_short(self) -> bool:
        """Return whether the timer has a deadline, is running, and has no reminder left."""
        return self.until is not None and self.awaits is None and not self.reminders

    @property
    def ring_at(self) -> float | None:
        """Return when the next reminder is due, or the end if none is left; None if neither is set.

        For a phase that is not shown yet, return when its time starts even if it cannot be shown.
        """
        if self.awaits is not None:
            return self.since + STARTS_UNSHOWN_AFTER
        return self.reminders[0] if self.reminders else self.until

    @property
    def wake_at(self) -> float | None:
        """Return when the timer is due next: by ``ring_at``, or for a computer player's move.

        None means never.
        """
        moments = (self.ring_at, None if self.awaits is not None else self.move_at)
        return min((moment for moment in moments if moment is not None), default=None)

    def moved(self, seconds: float) -> "Timer":
        """Return the timer with all times moved by this many seconds."""
        return replace(
            self,
            since=self.since + seconds,
            until=None if self.until is None else self.until + seconds,
            reminders=tuple(moment + seconds for moment in self.reminders),
            move_at=None if self.move_at is None else self.move_at + seconds,
        )

    def started(self, now: float) -> "Timer":
        """Return the timer with its full time starting now."""
        return replace(self.moved(now - self.since), awaits=None)


EXTENDABLE = (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)
"""Phases in which players may ask for more time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """One game as it was last saved."""

    id: GameId
    place: Place
    game: Game
    revision: int = 1  # the number of commands played, the opening included
    shown: int = 0  # the last revision that is completely shown
    language: str
    timer: Timer | None = None
    paused: str | None = None  # why the game is paused; its timer is stopped and nothing is drawn
    paused_at: float | None = None
    created_at: float
    touched_at: float  # when a person last did something in the game
    finished_at: float | None = None
    opens_at: float | None = None  # the time that a lobby was planned for

    @property
    def awaits_time(self) -> bool:
        """Return whether this is a planned lobby that has not opened yet."""
        return self.timer is not None and self.timer.fixed

    @property
    def live(self) -> bool:
        """Return whether the game is not finished and therefore occupies its channel."""
        return self.game.phase is not Phase.FINISHED

    @property
    def may_extend(self) -> bool:
        """Return whether players may ask for more time now."""
        thinking = self.game.phase in EXTENDABLE and not self.game.suspended
        timer = self.timer if thinking else None
        return timer is not None and timer.is_short and not timer.extended

    @property
    def deadline(self) -> float | None:
        """Return when the current phase's time is up; None if there is no limit."""
        return self.timer.until if self.timer else None


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """Who did what and when, with the random seed: enough to replay the game exactly."""

    seq: int  # the revision that it led to
    at: float
    actor: PlayerId | None  # None for timers and housekeeping
    played: Command | Game  # the first entry has the game as it was opened
    seed: int


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that the screens posted for a game, to be edited or deleted later."""

    kind: str
    channel_id: int
    message_id: int
    round: int = 0
    player: PlayerId | None = None  # the player whose DM it is
    fingerprint: str = ""  # a hash of what it shows, to skip needless edits
    posted_at: float = 0.0
    pictures: Mapping[str, int] = field(default_factory=dict)  # the ids of its files, by file name


@dataclass(frozen=True, slots=True)
class GameToShow:
    """What a redraw needs: a game, the settings of its server and players, and closed DMs."""

    stored: StoredGame
    server: ServerSettings
    people: Mapping[PlayerId, PersonSettings]  # only of players who have changed any setting
    closed_dms: frozenset[PlayerId] = frozenset()  # players who cannot be sent DMs in this game

    def person(self, player: PlayerId) -> PersonSettings:
        """Return a player's settings, or the defaults; not for computer players."""
        return self.people.get(player) or PersonSettings(int(player))


def new_deck_id() -> str:
    """Return a short random id that cannot be a deck folder's name (`bot.rules.ids`)."""
    return DECK_MARK + secrets.token_urlsafe(6)


@dataclass(frozen=True, slots=True)
class DeckLimits:
    """How much one server, and all servers together, may store."""

    decks: int = 10
    cards: int = 500
    megabytes: int = 100
    total_megabytes: int = 5000


@dataclass(frozen=True, slots=True)
class CardText:
    """A card's title, its description by language, and keywords."""

    title: str = ""
    alts: Mapping[str, str] = field(default_factory=dict)
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NewCard:
    """A card to be added: its picture, hashes to recognise it by, and its text."""

    data: bytes = field(repr=False)
    digest: str  # hash of the stored picture
    source: str  # hash of the uploaded file
    look: bytes = field(repr=False)  # perceptual hash, to find look-alikes
    text: CardText = CardText()


@dataclass(frozen=True, slots=True)
class ServerCard:
    """A card of a server's deck. Its number never changes, even when others are removed."""

    number: int
    digest: str
    source: str
    size: int
    look: bytes = field(repr=False)
    text: CardText
    added_by: int
    added_at: float
    reported_by: int | None = None
    reported_at: float | None = None
    removed_at: float | None = None

    @property
    def playable(self) -> bool:
        """Return whether new games may use the card: it is neither removed nor reported."""
        return self.removed_at is None and self.reported_at is None


@dataclass(frozen=True, slots=True)
class ServerDeck:
    """A deck that a server made, including removed cards that live games still use."""

    id: str
    guild_id: int
    name: str
    made_by: int
    made_at: float
    removed_at: float | None
    all_cards: Sequence[ServerCard] = ()

    @property
    def cards(self) -> tuple[ServerCard, ...]:
        """Return the cards that were not removed, reported ones included."""
        return tuple(card for card in self.all_cards if card.removed_at is None)

    @property
    def playable(self) -> tuple[ServerCard, ...]:
        """Return the cards that new games may use."""
        return tuple(card for card in self.all_cards if card.playable)

    def find(self, number: int) -> ServerCard | None:
        """Return the card with this number; None if there is none or it was removed."""
        return next((card for card in self.cards if card.number == number), None)


@dataclass(frozen=True, slots=True)
class Blocked:
    """What blocking a picture deleted."""

    cards: int
    pictures: frozenset[str]  # hashes of the deleted pictures


@dataclass(frozen=True, slots=True)
class Upload:
    """One card that a person added to a server's deck."""

    guild_id: int
    deck: str
    number: int
    added_at: float


@dataclass(frozen=True, slots=True)
class PersonalCounts:
    """How much is stored about one person."""

    games: int
    live: int
    servers: int
    moves: int
    messages: int
    guesses: int
    uploads: int
    reports: int
    stars: int
    daily: int  # guesses and streaks in daily clues
    notices: int
