"""One game on screen: which messages stand for it and what they show, and what is to be done.

Everything that the screens keep in memory about a game is in one object, in one dictionary, and
forgotten with one ``del``. What stands where is read from the store once and written back after
each redraw; a crash before that is healed by the next start, which recognises our messages by
their marks. Sends nothing.
"""

import asyncio
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.gateway.tokens import PressToken
from bot.play.alarms import Reminder
from bot.rules.audience import Crowd
from bot.rules.ids import PlayerId
from bot.store import GameId, PostedMessage
from bot.store.protocol import Audience, ShownGames
from bot.ui.content import Content, Mark

HAND = "hand"
CARD, STANDINGS = "card", "standings"  # in the channel that a thread was opened from
GOING = "going"
"""Stands in the store for what a message shows once it is only waiting to be deleted."""


class Overtaken(Exception):
    """Somebody else is changing this message, or it shows something newer: look again."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message shows: the step it was sent for, its words and its pictures, as digests."""

    step: str = ""  # of a hand: the round and phase that it calls its player for
    words: str = ""  # empty if nobody knows what arrived
    pictures: str = ""

    @classmethod
    def of(cls, content: Content, step: str = "") -> "Shown":
        """What a message shows after this content was sent."""
        return cls(step, content.look, content.imagery)

    @classmethod
    def read(cls, kept: str) -> "Shown":
        """From the store; public messages of the first release were kept without a step."""
        parts = kept.split(":")
        return cls(*parts) if len(parts) == 3 else cls("", *parts[:2])

    def __str__(self) -> str:
        return f"{self.step}:{self.words}:{self.pictures}"

    @property
    def unsure(self) -> "Shown":
        """The same after a change that may have arrived or not: it has to be made again."""
        return replace(self, words="")


@dataclass(slots=True)
class StandingMessage:
    """A message of ours, as far as we know."""

    kind: str
    round: int
    player: PlayerId | None  # whose private message it is
    channel_id: int
    message_id: int
    shown: Shown
    posted_at: float
    going: bool = False  # to be deleted: remembered until Discord has done it
    token: PressToken | None = None
    revision: int = 0  # the newest state that it has shown
    edited_at: float = 0.0
    stale_since: float | None = None  # of a hand: since when it could say something newer
    changing: bool = False
    settled: bool = False  # of a round that is over, and shown as that for good
    mark: Mark | None = None  # by what it is recognised later

    @classmethod
    def read(cls, kept: PostedMessage) -> "StandingMessage":
        """From the store."""
        return cls(
            kept.kind,
            kept.round,
            kept.player,
            kept.channel_id,
            kept.message_id,
            Shown.read(kept.fingerprint),
            kept.posted_at,
            going=kept.fingerprint == GOING,
        )

    @property
    def record(self) -> PostedMessage:
        """As the store keeps it."""
        return PostedMessage(
            kind=self.kind,
            channel_id=self.channel_id,
            message_id=self.message_id,
            round=self.round,
            player=self.player,
            fingerprint=GOING if self.going else str(self.shown),
            posted_at=self.posted_at,
        )

    @contextmanager
    def change_to(self, revision: int) -> Iterator[None]:
        """Show this revision on it; ``Overtaken`` if somebody else is at it, or it shows more.

        Requests overtake each other on the way, so there is never more than one for a message.
        """
        if self.changing or revision < self.revision:
            raise Overtaken
        self.changing, self.revision = True, revision
        try:
            yield
        finally:
            self.changing = False


@dataclass(slots=True)
class GameOnScreen:
    """Everything the screens know about one game."""

    id: GameId
    messages: dict[int, StandingMessage] = field(default_factory=dict)
    kept: dict[int, PostedMessage] = field(default_factory=dict)  # as the store knows them
    closed_dms: set[PlayerId] = field(default_factory=set)
    audience: Mapping[int, Crowd] = field(default_factory=dict)  # by round, of votes that are over
    is_read: bool = False
    home_refuses: bool = False  # the channel that its thread was opened from
    # What is asked for, and what is under way.
    wanted: asyncio.Event = field(default_factory=asyncio.Event)
    wanted_anew: bool = False
    album_wanted: bool = False
    doubted: bool = False  # whether the newest public message still stands
    held: int = 0  # presses that answer by themselves before anything is drawn
    drawing: asyncio.Task[None] | None = None
    tidying: asyncio.Task[bool] | None = None  # nobody who presses waits for it
    later: asyncio.TimerHandle | None = None
    failures: int = 0
    reminder: Reminder | None = None
    # There may be messages that we know nothing of: a crash, or an answer that was lost.
    doubtful: bool = False
    posting: dict[Mark, StandingMessage] = field(default_factory=dict)  # sent, not confirmed
    owes_hands_since: float | None = None  # there was no room to send them
    may_push: bool = False  # now there is
    table_link: tuple[int, str] | None = None  # a round, and where its table's picture lies
    tokens: dict[PlayerId, PressToken] = field(default_factory=dict)
    forgotten: set[PlayerId] = field(default_factory=set)  # of whom nothing is written down
    untold: set[PlayerId] = field(default_factory=set)  # whose private messages are refused

    @property
    def standing(self) -> list[StandingMessage]:
        """The messages that are meant to stay, oldest first."""
        return [one for _, one in sorted(self.messages.items()) if not one.going]

    @property
    def going(self) -> list[StandingMessage]:
        """The messages that have to be deleted."""
        return [one for one in self.messages.values() if one.going]

    @property
    def hands(self) -> dict[PlayerId, StandingMessage]:
        """The private messages by player: each player's newest, older ones have to go."""
        newest: dict[PlayerId, StandingMessage] = {}
        for message in self.standing:
            if message.player is not None:
                if message.player in newest:
                    newest[message.player].going = True
                newest[message.player] = message
        return newest

    @property
    def newest_public(self) -> int | None:
        """The newest message that everybody can read."""
        return next((one.message_id for one in reversed(self.standing) if not one.player), None)

    def public(self, channel_id: int) -> list[StandingMessage]:
        """The messages in the game's channel, oldest first."""
        here = [m for m in self.standing if m.player is None and m.channel_id == channel_id]
        return [m for m in here if m.kind not in (CARD, STANDINGS)]

    def at_home(self, kind: str) -> StandingMessage | None:
        """The card or the standings in the channel that a thread was opened from."""
        return next((m for m in self.standing if m.kind == kind), None)

    def add(self, message: StandingMessage) -> StandingMessage:
        """A message stands there; one that we know already stays as we know it."""
        return self.messages.setdefault(message.message_id, message)

    def drop(self, message: StandingMessage) -> None:
        """A message is gone."""
        self.messages.pop(message.message_id, None)

    @property
    def number(self) -> int:
        """By what any message of this game is recognised."""
        return number_of(self.id) & ~1

    def mark_of(self, message: StandingMessage) -> Mark:
        """By what this message is recognised; the same whenever it is asked for."""
        if message.mark is None:
            parts = (self.id, message.kind, message.round, message.player, message.shown.step)
            # One even, one odd: Discord wants the ids of a message's parts to differ.
            message.mark = Mark(self.number, number_of(":".join(map(str, parts))) | 1)
        return message.mark

    @property
    def busy(self) -> bool:
        """Whether anything is still to come."""
        return bool(self.drawing or self.later or self.held)


def number_of(text: str) -> int:
    """A number that stands for a text; it fits where Discord takes the id of a component."""
    return zlib.crc32(text.encode()) & 0x3FFFFFFF | 0x40000000


class ScreenStore(ShownGames, Audience, Protocol):
    """What games on screen are read from."""


class GamesOnScreen(dict[GameId, GameOnScreen]):
    """All games that the screens have to do with; looking one up makes it known."""

    def __init__(self, store: ScreenStore) -> None:
        super().__init__()
        self._store = store

    def __missing__(self, game_id: GameId) -> GameOnScreen:
        game = self[game_id] = GameOnScreen(game_id)
        return game

    async def read(self, game_id: GameId) -> GameOnScreen:
        """A game with what stands for it, looked up once."""
        game = self[game_id]
        if not game.is_read:
            kept = await self._store.messages(game_id)
            closed = await self._store.closed_dms(game_id)
            audience = await self._store.audience(game_id)
            if not game.is_read:  # nobody was quicker meanwhile
                game.kept = {one.message_id: one for one in kept}
                for one in kept:
                    game.add(StandingMessage.read(one))
                game.closed_dms |= closed
                game.audience = audience
                game.is_read = True
        return game

    def forget(self, player: PlayerId) -> None:
        """Write nothing down about this person in the games that are on screen, until they join."""
        for game in self.values():
            game.forgotten.add(player)

    async def keep(self, game: GameOnScreen, shown: int | None = None) -> None:
        """Write down at once what has changed, and which revision is completely shown."""
        now = {
            number: one.record
            for number, one in game.messages.items()
            if one.player not in game.forgotten
        }
        put = [one for number, one in now.items() if game.kept.get(number) != one]
        gone = [number for number in game.kept if number not in now]
        if put or gone or shown is not None:
            await self._store.note_shown(game.id, put, gone, shown)
            game.kept = now
