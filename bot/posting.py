"""Posting one message so that it is posted once, and what to do when a channel refuses it.

Shared by the screen (channel) and the courier (private messages).
"""

import io
import logging
import zlib
from collections.abc import Awaitable, Sequence

import discord

from bot.delivery import Delivery
from bot.pens import Files, Pens
from bot.service import GameService
from bot.stage import Stage
from bot.store import GameId, StoredGame
from bot.ui.sketch import Sketch

log = logging.getLogger(__name__)

LOOK_BACK = 25  # messages, when searching for one of ours after a crash

UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS = 10003, 50001, 50013
THREAD_ARCHIVED = 50083


def marker_of(game_id: GameId, *parts: object) -> int:
    """A number by which a message of ours is recognised after a crash; it means nothing."""
    text = ":".join(map(str, (game_id, *parts)))
    return zlib.crc32(text.encode()) & 0x3FFFFFFF | 0x40000000


def fingerprint(sketch: Sketch) -> str:
    """What a message shows, in words and in pictures."""
    return f"{sketch.look}:{sketch.imagery}"


def files_of(pictures: Sequence[tuple[str, bytes]]) -> Files:
    """Builds fresh files for every attempt: a sent one is used up."""
    return lambda: [discord.File(io.BytesIO(data), name) for name, data in pictures]


class Posting:
    """Posts sketches."""

    def __init__(
        self, client: discord.Client, service: GameService, stage: Stage, pens: Pens
    ) -> None:
        self._client = client
        self._service = service
        self._stage = stage
        self._pens = pens
        self.recovering: set[GameId] = set()  # games that a crash may have left half shown

    async def post(
        self,
        stored: StoredGame,
        channel_id: int,
        sketch: Sketch,
        marker: int,
        *,
        urgency: int = Delivery.NORMAL,
    ) -> discord.Message:
        """Post a sketch, or find that it was posted just before a crash."""
        if stored.id in self.recovering:
            found = await self._find(channel_id, marker)
            if found is not None:
                return found
        files = files_of(await self._stage.files(sketch))
        return await self._pens.post(
            channel_id,
            stored.id if channel_id == stored.place.channel_id else None,
            sketch.layout(marker),
            files,
            nonce=f"{marker:x}-{stored.revision:x}"[:25],
            urgency=urgency,
        )

    async def _find(self, channel_id: int, marker: int) -> discord.Message | None:
        channel = self._client.get_partial_messageable(channel_id)
        try:
            async for message in channel.history(limit=LOOK_BACK):
                if any(getattr(part, "id", None) == marker for part in message.components):
                    return message
        except discord.HTTPException:
            pass  # without the right to read back we may say a thing twice, never not at all
        return None

    async def guarded(self, stored: StoredGame, work: Awaitable[None]) -> bool:
        """Do this work in the game's channel; if the channel refuses, pause the game and say False.

        A paused game keeps its state, rings no alarm, and goes on with the next press that works.
        """
        try:
            await work
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_CHANNEL:
                raise
            await self._service.pause(stored.id, "channel-gone")
        except discord.Forbidden as refused:
            if refused.code not in (MISSING_ACCESS, MISSING_PERMISSIONS):
                raise
            await self._service.pause(stored.id, "no-permission")
        except discord.HTTPException as refused:
            if refused.code != THREAD_ARCHIVED:
                raise
            await self._wake_thread(stored)
        else:
            return True
        return False

    async def _wake_thread(self, stored: StoredGame) -> None:
        """An archived thread takes no edits: open it again, or pause where we may not."""
        thread = self._client.get_partial_messageable(stored.place.channel_id)
        try:
            channel = await self._client.fetch_channel(thread.id)
            if isinstance(channel, discord.Thread):
                await channel.edit(archived=False)
        except discord.HTTPException:
            await self._service.pause(stored.id, "thread-archived")
