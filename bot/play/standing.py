"""What holds for every stored game before anybody plays: its lock, its listeners, its pauses.

Whoever changes a game holds its lock meanwhile and tells the listeners afterwards. Knows no
command and no Discord.
"""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Protocol
from weakref import WeakValueDictionary

from bot.play.outcome import Admit, anybody
from bot.play.timers import Moments, full_timer
from bot.rules.events import Event
from bot.store.errors import UnreadableGame
from bot.store.protocol import Games, Journal
from bot.store.records import Clock, GameId, StoredGame
from bot.store.server_protocol import Guilds

log = logging.getLogger(__name__)

Listener = Callable[[GameId, tuple[Event, ...]], Awaitable[None]]

GUILD_LEFT = "guild-left"
"""Why the games of a server that removed the bot are paused."""


class PlayedGames(Games, Journal, Guilds, Protocol):
    """What the service asks of the store."""


class StandingGames:
    """Looks at stored games, stops them and lets them go on."""

    def __init__(self, store: PlayedGames, clock: Clock, moments: Moments) -> None:
        self._store = store
        self._clock = clock
        self._moments = moments
        self._listeners: list[Listener] = []
        self.commits = 0  # since the start
        # A lock lives as long as somebody holds or awaits it.
        self._locks: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()

    def listen(self, listener: Listener) -> None:
        """Call this after every change, outside the game's lock; it should be quick."""
        self._listeners.append(listener)

    async def load(self, game_id: GameId, admit: Admit = anybody) -> StoredGame:
        """The game as last saved."""
        stored = await self._store.load(game_id)
        admit(stored)
        return stored

    @asynccontextmanager
    async def standing_still(self) -> AsyncIterator[None]:
        """While this lasts, nobody of this process plays a move in any game that is live."""
        async with AsyncExitStack() as locks:
            for game_id in await self._store.live_games():
                await locks.enter_async_context(self._locks.setdefault(game_id, asyncio.Lock()))
            yield

    async def _tell(self, game_id: GameId, events: tuple[Event, ...]) -> None:
        """What is saved is saved: whatever goes wrong here is logged and heals at the next draw."""
        self.commits += 1
        for listener in self._listeners:
            try:
                await listener(game_id, events)
            except Exception:
                log.exception("a listener failed on game %s", game_id)

    async def pause(self, game_id: GameId, reason: str) -> None:
        """Let nothing ring and nothing be drawn, until ``resume``."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            await self._store.set_paused(game_id, reason, self._clock())

    async def resume(self, game_id: GameId) -> None:
        """Go on, with the whole time of the phase."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            stored = await self._store.load(game_id)
            if stored.paused is None:
                return
            now = self._clock()
            timer = full_timer(stored.game, stored.revision, now, self._moments)
            await self._store.set_paused(game_id, None, now, timer)
        await self._tell(game_id, ())

    async def leave_guild(self, guild_id: int) -> None:
        """The bot was removed from a server: freeze its games; housekeeping erases them later."""
        await self._store.note_guild_left(guild_id, self._clock())
        for game_id in await self._store.live_games(guild_id):
            await self.pause(game_id, GUILD_LEFT)

    async def return_to_guild(self, guild_id: int) -> None:
        """The bot is in a server (again): let its frozen games go on."""
        if guild_id not in await self._store.guilds_left(before=math.inf):
            return
        await self._store.note_guild_joined(guild_id)
        for game_id in await self._store.live_games(guild_id):
            with suppress(UnreadableGame):
                await self.resume(game_id)
