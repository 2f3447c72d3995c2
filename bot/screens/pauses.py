"""Games that cannot be shown where they are played: why they wait, and when they go on.

A paused game keeps its state and rings no alarm. It goes on with the next press, or as soon as
Discord tells us that what was missing is there again.
"""

import logging
import math
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TypeVar

import discord

from bot.gateway.messages import ARCHIVED, CLOSED_THREAD
from bot.gateway.permissions import missing_here, missing_in
from bot.play.service import GameService
from bot.play.standing import GUILD_LEFT
from bot.screens.game import Overtaken
from bot.store import ChannelBusy, Clock, GameId, GameStore, StoredGame, StoreRefusal

T = TypeVar("T")

log = logging.getLogger(__name__)

CHANNEL_GONE, NO_PERMISSION, THREAD_ARCHIVED = "channel-gone", "no-permission", "thread-archived"
UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS = 10003, 50001, 50013
ONE_ATTEMPT = 5 * 60.0  # each refusal counts against us at Discord

UNSEEN = ("view_channel",)  # what we lack in a channel that we do not even see


class PausedGames:
    """Knows which games wait for their channel."""

    def __init__(
        self, client: discord.Client, service: GameService, store: GameStore, clock: Clock
    ) -> None:
        self._client = client
        self._service = service
        self._store = store
        self._clock = clock
        self._resting: dict[GameId, StoredGame] = {}
        self._tried: dict[GameId, float] = {}
        self._away: set[int] = set()  # servers that we lost, for good or for a while

    async def look_up(self) -> None:
        """Learn from the store which games are paused."""
        resting = {}
        for game_id in await self._store.paused_games(before=math.inf):
            try:
                resting[game_id] = await self._store.load(game_id)
            except StoreRefusal:
                log.warning("game %s is paused and cannot be read", game_id)
        self._resting = resting
        for game_id in [game_id for game_id in self._tried if game_id not in resting]:
            if self._clock() - self._tried[game_id] > ONE_ATTEMPT:
                del self._tried[game_id]

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._resting

    def in_channel(self, channel_id: int | None) -> GameId | None:
        """The paused game that is played here."""
        games = self._resting.values()
        return next((one.id for one in games if one.place.channel_id == channel_id), None)

    async def pause(self, game_id: GameId, reason: str) -> None:
        """Let a game wait."""
        log.warning("game %s is paused: %s", game_id, reason)
        await self._service.pause(game_id, reason)
        await self.look_up()

    async def channel_gone(self, channel_id: int) -> None:
        """A channel or thread was deleted."""
        game_id = await self._store.find_live(channel_id)
        if game_id is not None:
            await self.pause(game_id, CHANNEL_GONE)

    async def leave_guild(self, guild_id: int) -> None:
        """The bot was removed from a server."""
        self._away.add(guild_id)
        await self._service.leave_guild(guild_id)
        await self.look_up()

    async def return_to(self, guild_ids: Iterable[int]) -> None:
        """The bot is in these servers, perhaps again."""
        present = set(guild_ids)
        self._away -= present
        for guild_id in present & set(await self._store.guilds_left(before=math.inf)):
            await self._service.return_to_guild(guild_id)
        await self.look_up()

    def note_outage(self, guild_id: int) -> None:
        """A server is down at Discord's."""
        self._away.add(guild_id)

    def awaits(self, guild_id: int) -> bool:
        """Whether it matters that this server is there again."""
        return guild_id in self._away

    async def reconsider(self, guild_id: int) -> None:
        """Something about permissions changed in a server: whoever lacked them may go on."""
        for stored in list(self._resting.values()):
            if stored.place.guild_id != guild_id or stored.paused != NO_PERMISSION:
                continue
            channel = self._client.get_channel(stored.place.channel_id)
            if missing_in(channel) == ():
                await self._resume(stored.id)

    async def consider(
        self, interaction: discord.Interaction, game_id: GameId
    ) -> tuple[StoredGame, tuple[str, ...]] | None:
        """After a press: let its game go on, or return it with the permissions that are missing."""
        stored = await self._store.load(game_id)
        if stored.paused is None:
            await self.look_up()
            return None
        missing = self._missing(interaction, stored)
        if missing == () and self._may_try(game_id):
            self._tried[game_id] = self._clock()
            await self._resume(game_id)
            return None
        return stored, missing or UNSEEN

    def _missing(
        self, interaction: discord.Interaction, stored: StoredGame
    ) -> tuple[str, ...] | None:
        """The permissions we lack at a game's table; None if there is no such place."""
        if stored.paused == GUILD_LEFT:
            return None
        if interaction.channel_id == stored.place.channel_id:
            return missing_here(interaction)
        return missing_in(self._client.get_channel(stored.place.channel_id))

    def _may_try(self, game_id: GameId) -> bool:
        """One attempt in five minutes, however many people press."""
        return self._clock() - self._tried.get(game_id, -math.inf) >= ONE_ATTEMPT

    async def _resume(self, game_id: GameId) -> None:
        self._resting.pop(game_id, None)
        await self._service.resume(game_id)

    async def guarded(self, stored: StoredGame, work: Callable[[], Awaitable[T]]) -> T | None:
        """Do this in the game's channel; if the channel refuses, pause the game: None."""
        try:
            return await work()
        except discord.HTTPException as refused:
            if refused.code in CLOSED_THREAD:
                if await self._open_thread(stored, refused.code):
                    return await work()
            elif refused.code == UNKNOWN_CHANNEL:
                await self.pause(stored.id, CHANNEL_GONE)
            elif refused.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
                await self._refuse(stored)
            else:
                raise
        return None

    async def _refuse(self, stored: StoredGame) -> None:
        guild = self._client.get_guild(stored.place.guild_id)
        if guild is not None and guild.unavailable:
            raise ServerUnavailable(stored.place.guild_id)
        await self.pause(stored.id, NO_PERMISSION)

    async def _open_thread(self, stored: StoredGame, code: int) -> bool:
        """An archived thread takes no edits: open it, or else go on in its parent channel.

        One that somebody has locked is theirs to unlock.
        """
        try:
            thread = await self._client.fetch_channel(stored.place.channel_id)
        except discord.HTTPException:
            thread = None
        if not isinstance(thread, discord.Thread):
            await self.pause(stored.id, THREAD_ARCHIVED)
            return False
        if code == ARCHIVED:
            with suppress(discord.HTTPException):
                await thread.edit(archived=False)
                return True
        await self._move_to_parent(stored, thread)
        return False

    async def _move_to_parent(self, stored: StoredGame, thread: discord.Thread) -> None:
        if missing_in(thread.parent) != ():
            await self.pause(stored.id, THREAD_ARCHIVED)
            return
        try:
            await self._store.move_game(stored.id, thread.parent_id)
        except ChannelBusy:
            await self.pause(stored.id, THREAD_ARCHIVED)
            return
        log.warning("game %s goes on in channel %s", stored.id, thread.parent_id)
        raise Overtaken


class ServerUnavailable(OSError):
    """The server is down at Discord's: nothing is wrong with it or with us."""
