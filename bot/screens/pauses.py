"""Pauses games whose channel refuses the bot, and resumes them.

A paused game keeps its state and has no deadline. It resumes with the next press, or as soon as
Discord reports that the missing permission or channel is available again.
"""

import logging
import math
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

import discord

from bot.gateway.codes import (
    ARCHIVED_THREAD,
    CLOSED_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
)
from bot.gateway.library import is_hidden
from bot.gateway.permissions import UNSEEN, is_outside, missing_here, missing_in
from bot.gateway.requests import is_transient
from bot.play.service import GUILD_LEFT, GameService
from bot.screens.board import Overtaken
from bot.store import (
    ChannelBusy,
    Clock,
    GameId,
    GameStore,
    StoredGame,
    UnknownGame,
    UnreadableGame,
)

T = TypeVar("T")

log = logging.getLogger(__name__)

CHANNEL_GONE, NO_PERMISSION, THREAD_ARCHIVED = "channel-gone", "no-permission", "thread-archived"
NOT_IN_THREAD = "not-in-thread"  # a private one, from which the bot was removed
LACKING_ACCESS = (NO_PERMISSION, NOT_IN_THREAD)
RETRY_AFTER = 5 * 60.0  # seconds between two attempts; Discord counts refused requests


class PausedGames:
    """Pauses and resumes games, and keeps track of the paused ones."""

    def __init__(
        self, client: discord.Client, service: GameService, store: GameStore, clock: Clock
    ) -> None:
        self._client = client
        self._service = service
        self._store = store
        self._clock = clock
        self._paused: dict[GameId, StoredGame] = {}
        self._tried: dict[GameId, float] = {}
        self._away: set[int] = set()  # servers that removed the bot or are down

    async def reload(self) -> None:
        """Read the paused games from the store; log and skip those that cannot be read."""
        paused = {}
        for game_id in await self._store.paused_games(before=math.inf):
            try:
                paused[game_id] = await self._store.load(game_id)
            except UnknownGame:
                continue  # erased since it was listed
            except UnreadableGame as error:
                log.warning("game %s is paused and cannot be read: %s", game_id, error)
        self._paused = paused
        for game_id in [game_id for game_id in self._tried if game_id not in paused]:
            if self._clock() - self._tried[game_id] > RETRY_AFTER:
                del self._tried[game_id]

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._paused

    def in_channel(self, channel_id: int | None) -> GameId | None:
        """Return the id of the paused game of this channel; None if it has none."""
        games = self._paused.values()
        return next((one.id for one in games if one.place.channel_id == channel_id), None)

    async def pause(self, game_id: GameId, reason: str) -> None:
        """Pause a game, save and log the reason, and reload which games are paused."""
        log.warning("game %s is paused: %s", game_id, reason)
        await self._service.pause(game_id, reason)
        await self.reload()

    async def pause_deleted(self, channel_id: int) -> None:
        """Pause the game of a channel or thread that was deleted."""
        game_id = await self._store.find_live(channel_id)
        if game_id is not None:
            await self.pause(game_id, CHANNEL_GONE)

    async def pause_hidden(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the games in a channel that the bot cannot view any more, and in its threads."""
        for place in (channel, *getattr(channel, "threads", ())):
            game_id = await self._store.find_live(place.id)
            if game_id is not None and game_id not in self._paused:
                await self.pause(game_id, NO_PERMISSION)

    async def pause_left_thread(self, thread: discord.Thread) -> None:
        """Pause the game in a private thread that the bot was removed from."""
        if is_outside(thread) and (game_id := await self._store.find_live(thread.id)):
            await self.pause(game_id, NOT_IN_THREAD)

    async def pause_guild(self, guild_id: int) -> None:
        """Pause the games of a server that the bot was removed from."""
        self._away.add(guild_id)
        await self._service.leave_guild(guild_id)
        await self.reload()

    async def resume_guilds(self, guild_ids: Iterable[int]) -> None:
        """Resume games of servers that the bot had been removed from; reload the paused ones."""
        present = set(guild_ids)
        self._away -= present
        for guild_id in present & set(await self._store.guilds_left(before=math.inf)):
            await self._service.return_to_guild(guild_id)
        await self.reload()

    async def pause_guilds_except(self, guild_ids: Iterable[int]) -> None:
        """Pause the games of all servers not listed, which removed the bot while it was offline."""
        left = await self._store.guilds_left(before=math.inf)
        for guild_id in await self._store.guilds_kept() - {*guild_ids, *left}:
            log.info("server %s removed the bot while it was offline", guild_id)
            await self.pause_guild(guild_id)

    def note_outage(self, guild_id: int) -> None:
        """Note that a server is unavailable because of an outage at Discord."""
        self._away.add(guild_id)

    def is_away(self, guild_id: int) -> bool:
        """Return whether this server is known to be unavailable, or has removed the bot."""
        return guild_id in self._away

    async def resume_accessible(self, guild_id: int) -> None:
        """Resume games of a server that were paused for lack of access and have access again."""
        for stored in list(self._paused.values()):
            if stored.place.guild_id != guild_id or stored.paused not in LACKING_ACCESS:
                continue
            channel = self._channel_of(stored)
            if missing_in(channel) == () and not is_outside(channel):
                await self._resume(stored.id)

    def _channel_of(self, stored: StoredGame) -> object:
        """Return a game's channel or thread; for a thread that is not known, the one above it.

        Discord does not tell the bot of archived threads, nor of those below a hidden channel.
        """
        place = stored.place
        found = self._client.get_channel(place.channel_id)
        return self._client.get_channel(place.home_id) if found is None and place.home_id else found

    async def resume_or_explain(
        self, interaction: discord.Interaction, game_id: GameId
    ) -> tuple[StoredGame, tuple[str, ...]] | None:
        """Try to resume the paused game of a press; return None if it goes on.

        If its channel does not allow that, or if it was tried a short time ago, return the game and
        the missing permissions. Return None, too, if the game is over, erased or not paused.
        """
        try:
            stored = await self._store.load(game_id)
        except UnknownGame:
            self._paused.pop(game_id, None)
            return None
        if stored.paused is None:
            await self.reload()
            return None
        missing = self._missing(interaction, stored)
        if missing == () and self._may_try(game_id):
            self._tried[game_id] = self._clock()
            await self._resume(game_id)
            return None
        if not stored.live:
            return None  # it was stopped; its end is shown once the channel allows that
        return stored, missing or UNSEEN  # UNSEEN if the channel is gone, or it was just tried

    def _missing(
        self, interaction: discord.Interaction, stored: StoredGame
    ) -> tuple[str, ...] | None:
        """Return the permissions missing in a game's channel; None if the channel is gone."""
        if stored.paused == GUILD_LEFT:
            return None
        if interaction.channel_id == stored.place.channel_id:
            outside = is_outside(interaction.channel, interaction.app_permissions)
            return UNSEEN if outside else missing_here(interaction)
        channel = self._client.get_channel(stored.place.channel_id)
        return UNSEEN if is_outside(channel) else missing_in(channel)

    def _may_try(self, game_id: GameId) -> bool:
        """Return whether the last attempt to resume a game was at least five minutes ago."""
        return self._clock() - self._tried.get(game_id, -math.inf) >= RETRY_AFTER

    async def _resume(self, game_id: GameId) -> None:
        self._paused.pop(game_id, None)
        with suppress(UnknownGame):  # erased since it was paused
            await self._service.resume(game_id)

    async def guarded(self, stored: StoredGame, work: Callable[[], Awaitable[T]]) -> T | None:
        """Run ``work`` in the game's channel and return its result.

        If the channel refuses, pause the game and return None. An archived thread is opened and
        ``work`` is run again. Raise ``Overtaken`` if the game was moved to the thread's parent
        channel, and ``ServerUnavailable`` during an outage of the server.
        """
        # Do not even try in a hidden channel, because Discord counts refused requests.
        if is_hidden(self._client, self._channel_of(stored)):
            await self._refuse(stored, MISSING_PERMISSIONS)
            return None
        try:
            return await work()
        except discord.HTTPException as refused:
            if refused.code in CLOSED_THREAD:
                if await self._open_thread(stored, refused.code):
                    return await work()
            elif refused.code == UNKNOWN_CHANNEL:
                await self.pause(stored.id, CHANNEL_GONE)
            elif refused.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
                await self._refuse(stored, refused.code)
            else:
                raise
        return None

    async def _refuse(self, stored: StoredGame, code: int) -> None:
        """Pause a game whose channel refuses us; during an outage, raise ``ServerUnavailable``."""
        guild = self._client.get_guild(stored.place.guild_id)
        if guild is not None and guild.unavailable:
            raise ServerUnavailable(stored.place.guild_id)
        # The library knows all channels, even hidden ones, but only threads that we can see.
        channel = self._client.get_channel(stored.place.channel_id)
        unseen = channel is None and guild is not None and code == MISSING_ACCESS
        outside = is_outside(channel) or unseen
        await self.pause(stored.id, NOT_IN_THREAD if outside else NO_PERMISSION)

    async def _open_thread(self, stored: StoredGame, code: int) -> bool:
        """Unarchive a thread, because archived ones refuse edits; return whether that worked.

        Otherwise the game is moved to the parent channel or paused. Raise an error that is worth a
        retry. A locked thread stays locked: unlocking it is up to the server's moderators.
        """
        thread = None
        with _refusal_ignored():
            thread = await self._client.fetch_channel(stored.place.channel_id)
        if not isinstance(thread, discord.Thread):
            await self.pause(stored.id, THREAD_ARCHIVED)
            return False
        if code == ARCHIVED_THREAD:
            with _refusal_ignored():  # then the game goes on in the parent channel
                await thread.edit(archived=False)
                return True
        await self._move_to_parent(stored, thread)
        return False

    async def _move_to_parent(self, stored: StoredGame, thread: discord.Thread) -> None:
        """Move a game from its closed thread to the parent channel, and raise ``Overtaken``.

        If the parent refuses the bot or has a game already, pause the game instead.
        """
        if missing_in(thread.parent) != ():
            await self.pause(stored.id, THREAD_ARCHIVED)
            return
        try:
            await self._store.move_game(stored.id, thread.parent_id)
        except ChannelBusy:
            await self.pause(stored.id, THREAD_ARCHIVED)
            return
        log.warning(
            "game %s goes on in channel %s, because its thread is closed",
            stored.id,
            thread.parent_id,
        )
        raise Overtaken


@contextmanager
def _refusal_ignored() -> Iterator[None]:
    """Ignore a refusal by Discord; raise an error that is worth a retry."""
    try:
        yield
    except discord.HTTPException as refused:
        if is_transient(refused):
            raise


class ServerUnavailable(OSError):
    """Raised while a server is unavailable because of an outage; its games are not paused then."""
