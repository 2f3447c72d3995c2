"""Keeps what the screens know about each game: its messages, what they show, what is left to do.

All of it is in one object for each game, in one dictionary, and is forgotten with one ``del``. The
messages are read from the store once and saved after each redraw. If the process crashes before
that, the next start recognises the bot's messages by their marks. Sends nothing.
"""

import asyncio
import logging
import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Generic, TypeVar

from bot.gateway.library import KeptFile
from bot.gateway.messages import PressToken
from bot.play.alarms import Reminder
from bot.preferences import BY_BUTTON
from bot.rules.ids import PlayerId, is_erased, people_among
from bot.rules.model import Phase
from bot.rules.views import Crowd
from bot.store import GameId, GameStore, GameToShow, PostedMessage, StoredGame, StoreError
from bot.tasks import Tasks
from bot.text import Words
from bot.ui import public
from bot.ui.content import Content, HandContent, Mark, PublicContent
from bot.ui.context import GameContext
from bot.ui.public import MessageKey

log = logging.getLogger(__name__)

HAND = "hand"
RULES = "rules"  # the panel in which a lobby is configured; later it shows its host's hand
AFTER_VOTES = (Phase.SCORED, Phase.FINISHED)  # the phases in which points are known
CARD, FINAL_SCORES = "card", "standings"  # in the channel that a thread was opened from
CALL = "call"  # mentions players, below the message that shows the phase
ASIDE = (CARD, FINAL_SCORES, CALL)
"""Kinds of messages that only link to a game or call its players."""
TO_DELETE = "going"
"""Saved as the fingerprint of a message that waits to be deleted."""

C = TypeVar("C", bound=Content)


class Overtaken(Exception):
    """Raised if a message is being changed or shows a newer state; the redraw must start again."""


class WrongReader(Exception):
    """Raised before content is written to a message that people other than its reader can see."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Digests of what a message shows, and the step that it was sent for."""

    step: str = ""  # of a hand or a call: the round and phase that it calls players for
    words: str = ""  # of the text; empty if it is not known which edit arrived
    pictures: str = ""

    @classmethod
    def of(cls, content: Content, step: str = "") -> "Fingerprint":
        """Return the fingerprint of a message that shows this content."""
        return cls(step, content.layout_digest, content.pictures_digest)

    @classmethod
    def read(cls, saved: str) -> "Fingerprint":
        """Parse a fingerprint from the store; public ones from the first release have no step."""
        parts = saved.split(":")
        return cls(*parts) if len(parts) == 3 else cls("", *parts[:2])

    def __str__(self) -> str:
        return f"{self.step}:{self.words}:{self.pictures}"

    @property
    def unconfirmed(self) -> "Fingerprint":
        """Return a copy without the digest of the text, so that a redraw repeats the edit."""
        return replace(self, words="")


@dataclass(slots=True)
class SentMessage(ABC, Generic[C]):
    """What the bot knows about a message it has sent; ``C`` is the kind of content it may show.

    Each one is a ``PublicMessage`` or a ``HandMessage``. That is decided where its place is known
    (a channel, a player's DM, the store); everywhere else the type checker enforces it.
    """

    kind: str
    channel_id: int
    posted_at: float
    round: int = 0
    message_id: int = 0  # 0 until it is posted
    fingerprint: Fingerprint = Fingerprint()
    to_delete: bool = False  # remembered until Discord has deleted it
    token: PressToken | None = None
    revision: int = 0  # the newest state that it has shown
    edited_at: float = 0.0
    seen_at: float = 0.0  # when Discord last said that it exists
    outdated_since: float | None = None  # of a hand: since when there is something newer to show
    changing: bool = False  # a request that edits it is under way
    final: bool = False  # of a round that is over, and never edited again
    mark: Mark | None = None  # the ids in its layout by which it is recognised after a crash
    pictures: Mapping[str, int] = field(default_factory=dict)  # its files' ids by name, as known
    must_upload: bool = False  # Discord refused to keep its files by id

    @property
    def player(self) -> PlayerId | None:
        """Return the player whose DM or panel this is; None for a message that everyone reads."""
        return None

    @property
    def only_by_token(self) -> bool:
        """Return whether this is a private answer, which can be edited only with a press token."""
        return False

    @abstractmethod
    def check_reader(self, content: C) -> None:
        """Raise ``WrongReader`` if this message must not show this content."""

    @property
    def record(self) -> PostedMessage:
        """Return the message as the store keeps it."""
        return PostedMessage(
            kind=self.kind,
            channel_id=self.channel_id,
            message_id=self.message_id,
            round=self.round,
            player=self.player,
            fingerprint=TO_DELETE if self.to_delete else str(self.fingerprint),
            posted_at=self.posted_at,
            pictures=self.pictures,
        )

    def files_to_keep(self, content: C) -> list[KeptFile] | None:
        """Return the uploaded files that this content can reuse; None if it needs an upload."""
        names = [attachment.name for attachment in content.attachments]
        if names and (self.must_upload or not self.pictures.keys() >= set(names)):
            return None
        return [KeptFile(self.pictures[name], name) for name in names]

    @contextmanager
    def change_to(self, revision: int) -> Iterator[None]:
        """Lock the message while it is changed to this revision.

        Raise ``Overtaken`` if it is being changed already, or shows a newer revision. Requests can
        arrive out of order, so there is never more than one at a time for a message.
        """
        if self.changing or revision < self.revision:
            raise Overtaken
        self.changing, self.revision = True, revision
        try:
            yield
        finally:
            self.changing = False


@dataclass(slots=True)
class PublicMessage(SentMessage[PublicContent]):
    """A message in a channel, which everyone there reads."""

    def check_reader(self, content: PublicContent) -> None:
        """Raise ``WrongReader`` if this content is not for everyone."""
        if not isinstance(content, PublicContent):
            raise WrongReader(self.kind)

    @property
    def key(self) -> MessageKey:
        """Return the kind and round that identify this message among a game's public messages."""
        return MessageKey(self.kind, self.round)


@dataclass(slots=True)
class HandMessage(SentMessage[HandContent]):
    """A message in one player's DM."""

    player: PlayerId = field(kw_only=True)

    def check_reader(self, content: HandContent) -> None:
        """Raise ``WrongReader`` if this content is not for the player whose DM this is."""
        if getattr(content, "reader", None) != self.player:
            raise WrongReader(self.kind)


@dataclass(slots=True)
class PanelMessage(HandMessage):
    """A private answer in a channel that shows one player their hand.

    Kept in memory only: its token is a secret, and Discord does not keep the message either. Once
    its token has expired it cannot be edited until the next press on it.
    """

    @property
    def only_by_token(self) -> bool:
        """Return True, because a private answer can be edited only with a press token."""
        return True


class TemporaryKind(StrEnum):
    """The kinds of private answers that are closed by themselves; a reader has one of each."""

    LOOK = "look"  # a close-up, or the line that confirms a vote below the table
    GUESS = "guess"  # the line that confirms a spectator's guess
    REFUSAL = "refusal"  # why a press was refused
    HOST = "host"  # the *Host* panel, and the questions of its commands
    LEAVING = "leaving"  # the question before a player leaves


@dataclass(slots=True)
class TemporaryAnswer:
    """A private answer that is closed when what it says or offers is over.

    Its reader is a player, a spectator or a moderator. Kept in memory only, for the same reasons as
    a panel.
    """

    channel_id: int
    message_id: int
    token: PressToken | None
    # The round and phase that it belongs to; None if it belongs to the whole game.
    moment: tuple[int, Phase] | None
    revision: int  # of the game that it shows

    @property
    def only_by_token(self) -> bool:
        """Return True, because a private answer can be deleted only with a press token."""
        return True


AnyMessage = PublicMessage | HandMessage
M = TypeVar("M", PublicMessage, HandMessage)


def read_message(saved: PostedMessage) -> AnyMessage:
    """Return the message that a record from the store describes."""
    message: AnyMessage
    if saved.player is None:
        message = PublicMessage(saved.kind, saved.channel_id, saved.posted_at)
    else:
        message = HandMessage(saved.kind, saved.channel_id, saved.posted_at, player=saved.player)
    message.round, message.message_id = saved.round, saved.message_id
    message.fingerprint = Fingerprint.read(saved.fingerprint)
    message.to_delete = saved.fingerprint == TO_DELETE
    message.pictures = saved.pictures
    return message


@dataclass(slots=True)
class HandState:
    """The progress of delivering one player's hand; ``delivery`` runs its task."""

    player: PlayerId
    wanted: asyncio.Event = field(default_factory=asyncio.Event)  # there is something to show
    task: asyncio.Task[None] | None = None
    tidying: asyncio.Task[None] | None = None  # deletes what was replaced; newer hands go first
    later: asyncio.TimerHandle | None = None
    not_before: float = 0.0  # of the loop's clock: the same state is not tried again sooner
    held_back: bool = False  # by Discord: nothing newer is tried sooner, either
    tried: int = 0  # the newest revision that was tried
    delivered: int = 0  # the newest revision that it shows, or will show without notifying
    done: int = 0  # the newest revision that it shows, with nothing left to do
    failures: int = 0
    late: bool = False  # it takes long or was put off: its player is sent to *My hand*
    no_room_since: float | None = None  # of the loop's clock: the queue was too full to send it

    @property
    def busy(self) -> bool:
        """Return whether a task is running or an attempt is scheduled."""
        return bool(self.task or self.later or self.tidying)

    def may_try(self, revision: int, now: float) -> bool:
        """Return whether to try this revision now: it is new, or the wait after a failure is over.

        While Discord holds the hand back, a new revision has to wait, too.
        """
        return now >= self.not_before or (revision > self.tried and not self.held_back)

    @property
    def opens_by_button(self) -> bool:
        """Return whether *My hand* replaces the DM for now, so that the game can go on."""
        return self.late or self.no_room_since is not None


@dataclass(slots=True)
class GameOnScreen:
    """Everything the screens know about one game."""

    id: GameId
    messages: dict[int, AnyMessage] = field(default_factory=dict)
    saved: dict[int, PostedMessage] = field(default_factory=dict)  # as the store knows them
    closed_dms: set[PlayerId] = field(default_factory=set)
    audience: Mapping[int, Crowd] = field(default_factory=dict)  # by round, of votes that are over
    is_read: bool = False
    parent_refuses: bool = False  # the channel that its thread was opened from
    # What is asked for, and what is under way.
    wanted: asyncio.Event = field(default_factory=asyncio.Event)
    repost_wanted: bool = False
    check_newest: bool = False  # the newest public message may have been deleted
    answering: int = 0  # presses being answered; until they are, nothing is redrawn
    drawing: asyncio.Task[None] | None = None
    tidying: asyncio.Task[bool] | None = None  # deletes what was replaced; presses do not wait
    later: asyncio.TimerHandle | None = None
    failures: int = 0
    drawn: int = 0  # the revision that the channel shows with nothing left to do, or 0
    reminder: Reminder | None = None
    # After a crash, or when an answer was lost, there may be messages that are not known here.
    strays_possible: bool = False
    # The players whose DMs were searched for such messages; None is the channel.
    searched: set[PlayerId | None] = field(default_factory=set)
    sent_late: bool = False  # something may have been sent after another process took over
    last_deleted: int = 0  # the id of the newest message that is gone
    posting: dict[Mark, AnyMessage] = field(default_factory=dict)  # sent, not confirmed
    delivery: "Redraw | None" = None  # what hands have to show; None while nothing is shown
    hand_states: dict[PlayerId, HandState] = field(default_factory=dict)
    may_push: bool = False  # the queue has room again for hands that could not be sent before
    # Players whose first hand is due and has not arrived.
    first_hand_due: set[PlayerId] = field(default_factory=set)
    saving: asyncio.Lock = field(default_factory=asyncio.Lock)
    table_link: tuple[int, str] | None = None  # a round, and the address of its table's picture
    without_dm: frozenset[PlayerId] = frozenset()  # who used *My hand* at the last redraw
    called: dict[PlayerId, str] | None = None  # the last step of each; None: not looked up
    lobby_called: str | None = None  # the step for which the lobby called last; None: not looked up
    panels: dict[PlayerId, PanelMessage] = field(default_factory=dict)  # opened by *My hand*
    replaced_panels: list[PanelMessage] = field(default_factory=list)  # to be deleted
    temporary: dict[tuple[PlayerId, TemporaryKind], TemporaryAnswer] = field(default_factory=dict)
    closing: Tasks = field(default_factory=Tasks)  # each deletes one temporary answer
    press_tokens: dict[PlayerId, PressToken] = field(default_factory=dict)
    forgotten: set[PlayerId] = field(default_factory=set)  # people about whom nothing is saved
    pending_notices: dict[PlayerId, str] = field(default_factory=dict)  # sentences about DMs

    @property
    def to_keep(self) -> list[AnyMessage]:
        """Return the messages that are not marked for deletion, oldest first."""
        return [one for _, one in sorted(self.messages.items()) if not one.to_delete]

    @property
    def to_delete(self) -> list[AnyMessage]:
        """Return the messages that have to be deleted, including replaced panels."""
        return [*(one for one in self.messages.values() if one.to_delete), *self.replaced_panels]

    @property
    def hands(self) -> dict[PlayerId, HandMessage]:
        """Return each player's newest hand message, and mark older ones for deletion."""
        newest: dict[PlayerId, HandMessage] = {}
        for message in self.to_keep:
            if isinstance(message, HandMessage):
                if message.player in newest:
                    newest[message.player].to_delete = True
                newest[message.player] = message
        return newest

    @property
    def newest_public(self) -> int | None:
        """Return the id of the newest public message that is not a call; None if there is none."""
        public_ids = (one.message_id for one in reversed(self.for_everyone) if one.kind != CALL)
        return next(public_ids, None)

    @property
    def for_everyone(self) -> list[PublicMessage]:
        """Return the public messages that are not marked for deletion, oldest first."""
        return [one for one in self.to_keep if isinstance(one, PublicMessage)]

    def public(self, channel_id: int) -> list[PublicMessage]:
        """Return a channel's public messages, oldest first.

        Calls and messages above a thread are left out.
        """
        here = [one for one in self.for_everyone if one.channel_id == channel_id]
        return [one for one in here if one.kind not in ASIDE]

    @property
    def calls(self) -> list[PublicMessage]:
        """Return the calls that are not marked for deletion, oldest first."""
        return [one for one in self.for_everyone if one.kind == CALL]

    def above_thread(self, kind: str) -> PublicMessage | None:
        """Return the message of this kind above the game's thread; None if it is missing.

        The kind is ``CARD`` or ``FINAL_SCORES``.
        """
        return next((one for one in self.for_everyone if one.kind == kind), None)

    def add(self, message: M) -> M:
        """Add a message and return it; if its id is already known, return the known object.

        Raise ``WrongReader`` if the known message is for other readers.
        """
        known = self.messages.setdefault(message.message_id, message)
        if not isinstance(known, type(message)) or known.player != message.player:
            raise WrongReader(message.kind)
        return known

    def put(self, message: SentMessage[Any]) -> None:
        """Add a message, replacing any object known under its id."""
        assert isinstance(message, PublicMessage | HandMessage)
        self.messages[message.message_id] = message

    @contextmanager
    def awaiting(self, new: SentMessage[Any]) -> Iterator[None]:
        """Make a message known by its mark while it is being posted.

        Players can press it before Discord has told us its id.
        """
        assert isinstance(new, PublicMessage | HandMessage)
        mark = self.mark_of(new)
        self.posting[mark] = new
        try:
            yield
        finally:
            del self.posting[mark]

    def drop(self, message: SentMessage[Any]) -> None:
        """Forget a message that was deleted."""
        if isinstance(message, PanelMessage):
            self._drop_panel(message)
            return
        self.messages.pop(message.message_id, None)
        self.last_deleted = max(self.last_deleted, message.message_id)

    def _drop_panel(self, panel: PanelMessage) -> None:
        if self.panels.get(panel.player) is panel:
            del self.panels[panel.player]
        if panel in self.replaced_panels:
            self.replaced_panels.remove(panel)

    def open_panel(self, panel: PanelMessage) -> None:
        """Register the panel that shows a player's hand; a redraw deletes their previous one."""
        before = self.panels.get(panel.player)
        self.panels[panel.player] = panel
        if before is not None and before.message_id != panel.message_id:
            self.replaced_panels.append(before)
            self.wanted.set()  # a redraw deletes it

    @property
    def number(self) -> int:
        """Return the number that marks every message of this game."""
        return number_of(self.id) & ~1

    def mark_of(self, message: SentMessage[Any]) -> Mark:
        """Return the mark that identifies this message; it never changes."""
        if message.mark is None:
            step = message.fingerprint.step
            parts = (self.id, message.kind, message.round, message.player, step)
            # One is even and one odd, because Discord wants the ids in a message to differ.
            message.mark = Mark(self.number, number_of(":".join(map(str, parts))) | 1)
        return message.mark

    def may_have_strays(self, player: PlayerId | None) -> bool:
        """Return whether a player's DM, or the channel (None), may contain unknown messages."""
        return self.strays_possible and player not in self.searched

    def expect_strays(self, player: PlayerId | None) -> None:
        """Note that an unknown message may be in a player's DM, or in the channel (None)."""
        if not self.strays_possible:
            self.strays_possible, self.searched = True, {None, *self.hand_states}
        self.searched.discard(player)

    def expect_strays_everywhere(self) -> None:
        """Note that unknown messages may be in the channel and in every player's DM."""
        self.strays_possible, self.searched = True, set()

    @property
    def hands_waiting_since(self) -> float | None:
        """Return since when a hand has waited for room in the queue; None if none waits."""
        states = self.hand_states.values()
        return min((one.no_room_since for one in states if one.no_room_since), default=None)

    @property
    def tasks(self) -> list["asyncio.Task[Any]"]:
        """Return the tasks under way that redraw, deliver hands or delete messages."""
        hands = [task for one in self.hand_states.values() for task in (one.task, one.tidying)]
        return [task for task in (self.drawing, self.tidying, *hands, *self.closing) if task]

    @property
    def drawing_soon(self) -> bool:
        """Return whether the channel is being redrawn, or a redraw is scheduled already."""
        return bool(self.drawing or self.later or self.answering)

    def nonce_of(self, new: SentMessage[Any], revision: int) -> str:
        """Return the nonce for posting a message, by which Discord recognises a repeated post.

        It differs from the nonce of an earlier message with the same mark: for some minutes Discord
        answers a known nonce with its first message, even if that was deleted.
        """
        mark = self.mark_of(new)
        same = [one.message_id for one in self.messages.values() if self.mark_of(one) == mark]
        before = f"{max(same, default=0)}:{self.last_deleted}:{revision}"
        return f"{mark.message:x}-{number_of(before):x}"

    @property
    def busy(self) -> bool:
        """Return whether a redraw or a hand's delivery is under way or scheduled.

        A close-up that is being closed counts, too.
        """
        hands = any(one.busy for one in self.hand_states.values())
        return self.drawing_soon or hands or bool(self.closing)


def number_of(text: str) -> int:
    """Return a hash of a text that is valid as the id of a Discord component."""
    return zlib.crc32(text.encode()) & 0x3FFFFFFF | 0x40000000


@dataclass(frozen=True, slots=True)
class Redraw:
    """One saved state of a game, which all its messages have to show."""

    game: GameOnScreen
    found: GameToShow
    words: Words  # of the game's language, for what everyone reads
    context: GameContext
    table_url: str | None = None  # the table's picture in the channel, for hands
    reminder: Reminder | None = None
    may_push: bool = False  # send hands though the queue is full
    points_shown: bool = False  # whether no beat of a reveal or of the end is left to show
    _contents: dict[tuple[MessageKey, bool], PublicContent] = field(default_factory=dict)

    @property
    def stored(self) -> StoredGame:
        """Return the game as it was read from the store."""
        return self.found.stored

    @property
    def channel_id(self) -> int:
        """Return the channel or thread that the game is played in."""
        return self.stored.place.channel_id

    def content(self, key: MessageKey, *, newest: bool) -> PublicContent:
        """Return the content of a public message in this state; it is made once and cached."""
        if (key, newest) not in self._contents:
            made = public.content(self.words, self.context, key, newest=newest)
            self._contents[key, newest] = made
        return self._contents[key, newest]

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Return everyone who may have a hand on screen: people who play, and people who left."""
        return (*self.stored.game.people, *self.leavers)

    @property
    def leavers(self) -> tuple[PlayerId, ...]:
        """Return the people who left or were removed; a farewell replaces their hand."""
        game = self.stored.game
        gone = (player for player in people_among(game.rabbits) if player not in game.players)
        return tuple(player for player in gone if not is_erased(player))

    @property
    def mentionable(self) -> frozenset[PlayerId]:
        """Return the people in the game who may be mentioned, by server and personal settings."""
        if not self.found.server.mentions:
            return frozenset()
        people = self.stored.game.people
        return frozenset(one for one in people if self.found.person(one).mentions)

    def goes_by_button(self, player: PlayerId) -> bool:
        """Return whether a player gets no hands by DM: by choice, or because DMs are closed."""
        return goes_by_button(self.game, self.found, player)


def goes_by_button(game: GameOnScreen, found: GameToShow, player: PlayerId) -> bool:
    """Return whether a player gets no hands by DM: by choice, or because their DMs are closed."""
    chosen = found.person(player).hands or found.server.hands
    return chosen == BY_BUTTON or player in game.closed_dms


class GamesOnScreen(dict[GameId, GameOnScreen]):
    """All games that the screens know, by id; looking up an unknown id adds it."""

    def __init__(self, store: GameStore) -> None:
        super().__init__()
        self._store = store

    def __missing__(self, game_id: GameId) -> GameOnScreen:
        game = self[game_id] = GameOnScreen(game_id)
        return game

    async def read(self, game_id: GameId) -> GameOnScreen:
        """Return a game; the first time, read its messages, closed DMs and audience."""
        game = self[game_id]
        if not game.is_read:
            saved = await self._store.messages(game_id)
            closed = await self._store.closed_dms(game_id)
            audience = await self._store.audience(game_id)
            if not game.is_read:  # no other caller was quicker while we waited for the store
                game.saved = {one.message_id: one for one in saved}
                for one in saved:
                    message = read_message(one)
                    game.messages.setdefault(message.message_id, message)
                game.closed_dms |= closed
                game.audience = audience
                game.is_read = True
        return game

    def forget(self, player: PlayerId) -> None:
        """Stop saving anything about this person in the games on screen until they join again."""
        for game in self.values():
            game.forgotten.add(player)

    async def report_late(self) -> None:
        """Have the process that leads now look for what this one sent after it lost the lead.

        An error of the store is logged; the next call tries again.
        """
        for game in self.values():
            if game.sent_late:
                try:
                    await self._store.report_strays(game.id)
                    game.sent_late = False
                except StoreError as fault:
                    log.warning("game %s may have a message twice: %s", game.id, fault)

    async def save(
        self, game: GameOnScreen, shown: int | None = None, shown_before: int = 0
    ) -> None:
        """Save changed messages, remove deleted ones, and note ``shown`` as completely shown.

        ``shown`` is a revision, or None if none is completely shown; ``shown_before`` is the value
        that the store had for it when the redraw began. Messages to players in ``game.forgotten``
        count as deleted. Write nothing if nothing changed.
        """
        async with game.saving:
            now = {
                number: one.record
                for number, one in game.messages.items()
                if one.player not in game.forgotten
            }
            put = [one for number, one in now.items() if game.saved.get(number) != one]
            gone = [number for number in game.saved if number not in now]
            if put or gone or shown is not None:
                await self._store.save_messages(game.id, put, gone, shown, shown_before)
                game.saved = now
