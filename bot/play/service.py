"""The one way to change a game: lock → load → apply → save → call the listeners.

Owns the lock of every stored game, the listeners and the pauses (`PausableGames`), and the result
of a command (`Outcome`). Errors that a player can cause (``RuleError``, ``StoreRefusal``) and those
of the store (``StoreError``) reach the caller unchanged. After either the game is as it was; only
``Unreachable`` leaves open whether the move was saved. No game is cached in memory, and nothing
here knows Discord.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from random import Random
from weakref import WeakValueDictionary

from bot.play.advance import Decks, advance, new_lobby
from bot.play.timers import UNHURRIED, Delays, full_timer
from bot.preferences import PersonSettings
from bot.rules import commands as do
from bot.rules.editions import DEFAULT_RULES
from bot.rules.engine import apply, check
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import Event
from bot.rules.ids import PlayerId, Slot
from bot.rules.lobby import new_game
from bot.rules.model import Game, Pace, Phase
from bot.rules.views import may_guess
from bot.store import GameStore
from bot.store.errors import InteractionRepeated, StaleRevision, UnknownGame, UnreadableGame
from bot.store.stored import Clock, GameId, JournalEntry, Place, StoredGame, new_game_id

Admit = Callable[[StoredGame], None]
"""Checks a game before anything is done with it; raises if the player may not use it."""


def admit_all(_: StoredGame) -> None:
    """Accept every game; used if the caller passes no check of its own."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a command: the game after it, its events, and whether it was a repeat."""

    stored: StoredGame
    events: tuple[Event, ...] = ()
    repeated: bool = False
    choices: PersonSettings | None = None  # of the person who gave the command


class WouldEnd(Exception):
    """Raised instead of ending a game, so that the player can be asked first."""

    def __init__(self, stored: StoredGame) -> None:
        super().__init__(stored.id)
        self.stored = stored


log = logging.getLogger(__name__)

Listener = Callable[[GameId, tuple[Event, ...]], Awaitable[None]]

GUILD_LEFT = "guild-left"
"""The reason for pausing games of a server that removed the bot."""


class PausableGames:
    """Loads, pauses and resumes stored games, and owns their locks and listeners."""

    def __init__(self, store: GameStore, clock: Clock, delays: Delays) -> None:
        self._store = store
        self._clock = clock
        self._delays = delays
        self._listeners: list[Listener] = []
        self.commits = 0  # since the start
        # A lock exists only while a task holds or awaits it, so locks do not pile up.
        self._locks: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()

    def listen(self, listener: Listener) -> None:
        """Register a listener, which must be quick; it is called after every change.

        The game's lock is released before the call.
        """
        self._listeners.append(listener)

    async def load(self, game_id: GameId, admit: Admit = admit_all) -> StoredGame:
        """Return the game as last saved.

        Raise ``UnknownGame``, ``UnreadableGame`` or what ``admit`` raises.
        """
        stored = await self._store.load(game_id)
        admit(stored)
        return stored

    @asynccontextmanager
    async def moves_blocked(self) -> AsyncIterator[None]:
        """Hold the locks of all live games, so that this process plays no move inside the block."""
        async with AsyncExitStack() as locks:
            for game_id in await self._store.live_games():
                await locks.enter_async_context(self._locks.setdefault(game_id, asyncio.Lock()))
            yield

    async def _tell(self, game_id: GameId, events: tuple[Event, ...]) -> None:
        """Call all listeners; log their errors, because the next redraw makes up for them."""
        self.commits += 1
        for listener in self._listeners:
            try:
                await listener(game_id, events)
            except Exception:
                log.exception("a listener failed on game %s", game_id)

    async def pause(self, game_id: GameId, reason: str) -> None:
        """Pause a game: stop its timer and its redraws until ``resume``."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            await self._store.set_paused(game_id, reason, self._clock())

    async def resume(self, game_id: GameId) -> None:
        """Resume a paused game with the full time for its phase; do nothing if it is not paused.

        Then call the listeners.
        """
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            stored = await self._store.load(game_id)
            if stored.paused is None:
                return
            now = self._clock()
            timer = full_timer(stored.game, stored.revision, now, self._delays, stored.opens_at)
            await self._store.set_paused(game_id, None, now, timer)
        await self._tell(game_id, ())

    async def leave_guild(self, guild_id: int) -> None:
        """Pause the games of a server that removed the bot; housekeeping erases them later."""
        await self._store.note_guild_left(guild_id, self._clock())
        for game_id in await self._store.live_games(guild_id):
            await self.pause(game_id, GUILD_LEFT)

    async def return_to_guild(self, guild_id: int) -> None:
        """Resume the games of a server that had removed the bot and has invited it again."""
        await self._store.note_guild_joined(guild_id)
        for game_id in await self._store.live_games(guild_id):
            # A game that is damaged, or was just erased, must not keep the others paused.
            with suppress(UnreadableGame, UnknownGame):
                await self.resume(game_id)


ATTEMPTS = 20
"""How many times a command is tried while other processes keep changing the game first."""

LATELY = 3
"""How many of a channel's past games count as recent when unseen cards are dealt first."""

JUST_NOW = 1.0  # seconds until a move is shown; a command typed before that cannot mean it


class GameService(PausableGames):
    """Plays commands on stored games: many games at once, one command at a time per game."""

    def __init__(
        self, store: GameStore, clock: Clock, decks: Decks, delays: Delays = UNHURRIED
    ) -> None:
        super().__init__(store, clock, delays)
        self._decks = decks

    async def open(
        self,
        place: Place,
        host: PlayerId,
        language: str,
        *,
        rules: str = DEFAULT_RULES,
        until: int | None = None,
        decks: tuple[str, ...] = (),
        pace: Pace = Pace.NORMAL,
        opens_at: float | None = None,
        interaction: int | None = None,
        game_id: GameId | None = None,
    ) -> StoredGame:
        """Open and return a new lobby, planned for ``opens_at`` if that is given.

        A repeated ``interaction`` returns the lobby that it opened. Raise ``ChannelBusy`` if the
        channel has a live game, ``RuleError`` for invalid options. ``game_id`` is for callers that
        must know the id before listeners are called.
        """
        game = new_game(host, rules, until=until, decks=decks, pace=pace)
        return await self._create(place, game, language, host, interaction, game_id, opens_at)

    @staticmethod
    def check_opening(
        host: PlayerId, rules: str, until: int | None, decks: tuple[str, ...], pace: Pace
    ) -> None:
        """Raise the ``RuleError`` that ``open`` would raise for these options; open nothing."""
        new_game(host, rules, until=until, decks=decks, pace=pace)

    async def rematch(
        self,
        over: GameId,
        player: PlayerId,
        *,
        interaction: int | None = None,
        game_id: GameId | None = None,
        admit: Admit = admit_all,
    ) -> StoredGame:
        """Open and return a new lobby with the players and rules of a finished game.

        Raise ``RuleError`` if the game is not over, ``ChannelBusy`` if the channel has a live game.
        A repeated ``interaction`` returns the lobby that it opened.
        """
        old = await self.load(over, admit)
        lobby = apply(old.game, do.Rematch(player), Random()).game
        return await self._create(old.place, lobby, old.language, player, interaction, game_id)

    async def _create(
        self,
        place: Place,
        game: Game,
        language: str,
        actor: PlayerId,
        interaction: int | None,
        game_id: GameId | None,
        opens_at: float | None = None,
    ) -> StoredGame:
        """Store a new lobby, call the listeners and return it.

        A repeated ``interaction`` stores nothing and returns the lobby that it opened.
        """
        now = self._clock()
        stored = new_lobby(game_id or new_game_id(), place, game, language, now, opens_at)
        entry = JournalEntry(1, now, actor, game, 0)
        try:
            await self._store.create(stored, entry, interaction=interaction)
        except InteractionRepeated:
            return await self._opened_before(place)
        await self._tell(stored.id, ())
        return stored

    async def _opened_before(self, place: Place) -> StoredGame:
        """Return the channel's live game, for a repeated press that already opened a lobby there.

        Raise ``RuleError`` if there is none, because that game has ended.
        """
        if game_id := await self._store.find_live(place.channel_id):
            return await self._store.load(game_id)
        raise RuleError(Refusal.WRONG_PHASE, phase=Phase.FINISHED)

    async def play(
        self,
        game_id: GameId,
        command: do.Command,
        *,
        interaction: int | None = None,
        revision: int | None = None,
        actor: PlayerId | None = None,
        language: str | None = None,
        admit: Admit = admit_all,
        may_end: bool = True,
    ) -> Outcome:
        """Play one command, save the game, call the listeners and return the outcome.

        An ``interaction`` that was played before changes nothing; its outcome says ``repeated``.
        Raise ``StaleRevision`` if ``revision`` is given and the game is at another. ``actor`` is
        the person who gave the command; None means the one that the command names. ``language``
        becomes the game's language. If ``may_end`` is False, raise ``WouldEnd`` instead of ending a
        game that has begun. ``admit`` checks the loaded game and may raise a refusal.
        """
        assert not isinstance(command, do.Rematch), "a rematch opens a new game: call rematch"

        async def once() -> Outcome:
            return await self._play_once(
                game_id, command, interaction, revision, actor, language, admit, may_end
            )

        async with self._locks.setdefault(game_id, asyncio.Lock()):
            try:
                outcome = await once()
            except StaleRevision:
                # Another process changed the game, which our lock cannot prevent.
                if revision is not None:
                    raise
                outcome = await self._in_turn(game_id, once)
        if not outcome.repeated:
            await self._tell(game_id, outcome.events)
        return outcome

    async def _in_turn(self, game_id: GameId, once: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Retry a command while holding the game's turn; return its outcome.

        The turn is advisory: a process that does not wait for it can still save first. Raise
        ``StaleRevision`` if that happens on every attempt.
        """
        async with self._store.turn(game_id):
            # One attempt came before this, and the last one below raises.
            for _ in range(ATTEMPTS - 2):
                with suppress(StaleRevision):
                    return await once()
            return await once()

    async def _play_once(
        self,
        game_id: GameId,
        command: do.Command,
        interaction: int | None,
        revision: int | None,
        actor: PlayerId | None,
        language: str | None,
        admit: Admit,
        may_end: bool,
    ) -> Outcome:
        """Load the game, apply the command and save; return the outcome.

        Raise ``StaleRevision`` if another process saved the game in between. If the interaction was
        played before, change nothing and return an outcome that says ``repeated``.
        """
        before, choices = await self._store.load_for(game_id, actor)
        admit(before)
        if revision not in (None, before.revision):
            raise StaleRevision(game_id)
        try:
            if isinstance(command, do.Begin) and not command.cards:
                command = await self._with_cards(before, command)
            await self._end_tips(before, command)
            after, entry, events = advance(before, command, actor, self._clock(), self._delays)
            if not (may_end or after.live or before.game.phase is Phase.LOBBY):
                raise WouldEnd(before)
            after = replace(after, language=language or after.language)
            await self._store.save(before, after, entry, interaction=interaction)
        except (RuleError, InteractionRepeated):
            # A repeated press may no longer be legal, but must not be refused.
            if interaction is not None and await self._store.knows_interaction(interaction):
                return Outcome(before, repeated=True, choices=choices)
            raise
        return Outcome(after, events, choices=choices)

    async def _end_tips(self, stored: StoredGame, command: do.Command) -> None:
        """Turn tips off for players who are dealt in now and have finished a game before."""
        if isinstance(command, do.Begin):
            await self._store.end_tips(stored.game.people)
        elif isinstance(command, do.Join | do.TakeOver) and stored.game.phase is not Phase.LOBBY:
            await self._store.end_tips((command.player,))

    async def _with_cards(self, stored: StoredGame, command: do.Begin) -> do.Begin:
        """Return the command with the cards of the game's decks.

        If unseen cards are to be dealt first, add those seen in this channel recently.
        """
        options = stored.game.options
        seen = await self._store.cards_seen(stored.place, LATELY) if options.unseen_first else ()
        return replace(command, cards=self._decks(options.decks), seen=seen)

    async def guess(
        self,
        game_id: GameId,
        number: int,
        person: PlayerId,
        slots: tuple[Slot, ...],
        admit: Admit = admit_all,
    ) -> StoredGame | None:
        """Store a spectator's guess and return the game; None if they may not guess in this vote.

        A guess is not a move: the game stays as it is and no listener is called. Raise
        ``StaleRevision`` if the game changes during every attempt.
        """
        for _ in range(ATTEMPTS):
            stored = await self.load(game_id, admit)
            if not may_guess(stored.game, person, number):
                return None
            with suppress(StaleRevision):  # a player has voted, perhaps the last one
                await self._store.put_guess(stored, int(person), slots)
                return stored
        raise StaleRevision(game_id)

    async def check(
        self, game_id: GameId, command: do.Command, admit: Admit = admit_all
    ) -> StoredGame:
        """Return the game as last saved; raise the ``RuleError`` that the command would raise."""
        stored = await self.load(game_id, admit)
        check(stored.game, command)
        return stored

    def would_end(self, stored: StoredGame, command: do.Command) -> bool:
        """Return whether a command that the rules allow would end this game."""
        after, *_ = advance(stored, command, None, self._clock(), self._delays)
        return not after.live

    async def moved_just_now(self, game_id: GameId, but: PlayerId) -> bool:
        """Return whether the last move is recent (``JUST_NOW``) and not by the player ``but``."""
        *_, last = await self._store.journal(game_id)
        return last.actor != but and 0.0 <= self._clock() - last.at < JUST_NOW
