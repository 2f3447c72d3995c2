"""When a game is drawn: the newest saved state, one redraw at a time, nothing twice.

Changes that come during a redraw become one more redraw. What was shown is stored with each
message, so a crash between saving and showing heals at the next start. The channel_screen draws the
public messages, the hands the private ones.
"""

import asyncio
import logging
from dataclasses import dataclass

import discord

from bot.gateway.messages import Overtaken
from bot.gateway.requests import is_transient
from bot.play.alarms import Alarms, Reminder
from bot.screens.channel import ChannelScreen
from bot.screens.hands import Hands
from bot.screens.keeper import Keeper
from bot.screens.notes import Notes
from bot.screens.pauses import PausedGames
from bot.screens.readers import Readers
from bot.store import GameId, GameStore, StoredGame, StoreError, UnknownGame
from bot.ui.context import GameContext

log = logging.getLogger(__name__)

BEAT = 4.0  # seconds between the two beats of the reveal
BREATH = 0.4  # between two redraws of one game, so that a flurry of presses becomes one edit
TRY_AGAIN = 30.0  # after Discord or the disk was out of reach; twice as long each time
MOST_DOUBLINGS = 6
SETTLING = 0.01


@dataclass(frozen=True, slots=True)
class Tempo:
    """How long the screen takes its time; tests and fast playgrounds hurry."""

    beat: float = BEAT
    breath: float = BREATH
    try_again: float = TRY_AGAIN


UNHURRIED = Tempo()


class Screens:
    """Shows every game where it is played."""

    def __init__(
        self,
        store: GameStore,
        notes: Notes,
        readers: Readers,
        keeper: Keeper,
        channel_screen: ChannelScreen,
        hands: Hands,
        pauses: PausedGames,
        alarms: Alarms,
        tempo: Tempo = UNHURRIED,
    ) -> None:
        self._store = store
        self._notes = notes
        self._readers = readers
        self._keeper = keeper
        self._channel = channel_screen
        self._hands = hands
        self._pauses = pauses
        self._alarms = alarms
        self._tempo = tempo
        self._wanted: set[GameId] = set()
        self._wanted_anew: set[GameId] = set()
        self._reminders: dict[GameId, Reminder] = {}
        self._drawing: dict[GameId, asyncio.Task[None]] = {}
        self._held: dict[GameId, int] = {}
        self._later: dict[GameId, asyncio.TimerHandle] = {}
        self._failures: dict[GameId, int] = {}
        self._closed = False

    def refresh(self, game_id: GameId) -> None:
        """Bring this game's messages in line with what is stored, soon."""
        if self._closed:
            return
        self._wanted.add(game_id)
        if game_id not in self._drawing and game_id not in self._held:
            self._drawing[game_id] = asyncio.create_task(self._draw(game_id))

    def hold(self, game_id: GameId) -> None:
        """Let a press answer by itself before its message is redrawn."""
        self._held[game_id] = self._held.get(game_id, 0) + 1

    def release(self, game_id: GameId) -> None:
        """The press has answered."""
        self._held[game_id] -= 1
        if not self._held[game_id]:
            del self._held[game_id]
            if game_id in self._wanted:
                self.refresh(game_id)

    async def settle(self) -> None:
        """Wait until everything that was asked for is shown, later attempts included."""
        while self._drawing or self._later or self._held:
            await asyncio.gather(*self._drawing.values(), return_exceptions=True)
            await asyncio.sleep(SETTLING)

    async def close(self) -> None:
        """Stop drawing; what is missing is drawn at the next start."""
        self._closed = True
        for handle in self._later.values():
            handle.cancel()
        self._later.clear()
        tasks = list(self._drawing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def recover(self) -> None:
        """After a start or a reconnection: whatever is not shown yet."""
        for game_id in await self._store.unshown_games():
            if game_id not in self._drawing:
                self._keeper.doubtful.add(game_id)
            self.refresh(game_id)

    async def _draw(self, game_id: GameId) -> None:
        try:
            while game_id in self._wanted and game_id not in self._held:
                self._wanted.discard(game_id)
                await self._show_if_possible(game_id)
                await asyncio.sleep(self._tempo.breath)
        finally:
            del self._drawing[game_id]
            if game_id in self._wanted and game_id not in self._held:
                self.refresh(game_id)

    async def _show_if_possible(self, game_id: GameId) -> None:
        try:
            await self._show(game_id)
        except Overtaken:
            self._wanted.add(game_id)
        except UnknownGame:
            await self._forget(game_id)
        except Exception as fault:
            if is_transient(fault) or isinstance(fault, StoreError):
                log.warning("game %s cannot be shown now: %s", game_id, type(fault).__name__)
            else:
                log.exception("game %s cannot be shown", game_id)
            failures = self._failures[game_id] = self._failures.get(game_id, 0) + 1
            doublings = min(failures - 1, MOST_DOUBLINGS)
            self._refresh_in(game_id, self._tempo.try_again * 2**doublings)
        else:
            self._failures.pop(game_id, None)

    def _refresh_in(self, game_id: GameId, seconds: float) -> None:
        if self._closed:
            return
        if handle := self._later.pop(game_id, None):
            handle.cancel()
        loop = asyncio.get_running_loop()
        self._later[game_id] = loop.call_later(seconds, self._refresh_now, game_id)

    def _refresh_now(self, game_id: GameId) -> None:
        self._later.pop(game_id, None)
        self.refresh(game_id)

    async def _show(self, game_id: GameId) -> None:
        stored = await self._store.load(game_id)
        if stored.paused and stored.live:
            return
        context = self._readers.context(stored)
        shown = None
        try:
            rest = await self._show_public(stored, context)
            if rest is None:
                return
            await self._hands.deliver(stored, context, self._reminders.pop(game_id, None))
            delayed = await self._alarms.note_shown(stored)
            if await self._tidy(stored, context) and not rest and not delayed:
                shown = stored.revision
        finally:
            await self._notes.keep(game_id, shown)
        if delayed:
            self.refresh(game_id)  # with the deadline that holds now
        if rest:
            self._refresh_in(game_id, rest)
        if shown is not None:
            self._keeper.doubtful.discard(game_id)
            if not stored.live:
                await self._forget(game_id)

    async def _show_public(self, stored: StoredGame, context: GameContext) -> float | None:
        """The seconds until there is more to show; None if the channel refuses."""
        if stored.paused:
            return 0.0  # over, with nowhere to say so but in private
        anew = stored.id in self._wanted_anew
        rest = await self._pauses.guarded(
            stored, lambda: self._channel.show(stored, context, anew=anew)
        )
        self._wanted_anew.discard(stored.id)
        return rest

    async def _tidy(self, stored: StoredGame, context: GameContext) -> bool:
        """Past messages come last; False if the channel refuses."""
        if stored.paused:
            return True
        done = await self._pauses.guarded(stored, lambda: self._channel.tidy(stored, context))
        return done is not None

    async def _forget(self, game_id: GameId) -> None:
        """A game that is over takes no room any more."""
        await self._channel.forget(game_id)
        self._wanted_anew.discard(game_id)
        self._reminders.pop(game_id, None)
        self._failures.pop(game_id, None)
        self._keeper.doubtful.discard(game_id)

    async def post_anew(self, game_id: GameId) -> None:
        """Bring the present state to the bottom of the channel."""
        await self._store.mark_unshown(game_id)
        self._wanted_anew.add(game_id)
        self.refresh(game_id)

    async def remind(self, reminder: Reminder) -> None:
        """Send what is due once more to those who have not answered."""
        # A crash in the middle must not leave a second hand behind.
        await self._store.mark_unshown(reminder.game_id)
        self._reminders[reminder.game_id] = reminder
        self.refresh(reminder.game_id)

    async def open(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Answer a command or press with a new game's lobby: the answer is its first message."""
        self.hold(stored.id)
        try:
            await self._channel.open(interaction, stored)
        finally:
            self._wanted.add(stored.id)
            self.release(stored.id)

    async def answer(self, interaction: discord.Interaction, stored: StoredGame) -> bool:
        """Answer a press on the newest public message by updating it; False if that cannot be."""
        return await self._channel.answer(interaction, stored)
