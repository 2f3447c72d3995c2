"""People's own pictures, as Discord shows them beside their names.

Fetched once when somebody plays, small, and kept in memory only. Nobody waits for them: until one
is here, or where there is none, the rabbit stands in. Knows no game.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import aiohttp
import discord

from bot.rules.ids import PlayerId

log = logging.getLogger(__name__)

SIDE = 128
MOST = 500  # people, a few kilobytes each
PATIENCE = 10.0


@dataclass(slots=True)
class _Face:
    key: str  # changes with the picture
    data: bytes | None = None


class Faces:
    """Remembers the faces of those who played last."""

    def __init__(self, hurried: Callable[[], bool] = lambda: False) -> None:
        self._hurried = hurried  # whether there is no time for what is nice to have
        self._known: OrderedDict[PlayerId, _Face] = OrderedDict()
        self._fetching: set[asyncio.Task[None]] = set()

    def of(self, player: str) -> bytes | None:
        """The picture of somebody, if it is here already."""
        face = self._known.get(PlayerId(player))
        return face.data if face else None

    def note(self, user: discord.User | discord.Member) -> None:
        """Somebody plays: fetch their picture, unless that was done or they have none."""
        own = getattr(user, "guild_avatar", None) or user.avatar
        player = PlayerId(str(user.id))
        if own is None:
            self._known.pop(player, None)
            return
        known = self._known.get(player)
        if (known is None or known.key != own.key) and not self._hurried():
            face = self._known[player] = _Face(own.key, known.data if known else None)
            task = asyncio.create_task(self._fetch(face, own))
            self._fetching.add(task)
            task.add_done_callback(self._fetching.discard)
        if player in self._known:
            self._known.move_to_end(player)
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    async def _fetch(self, face: _Face, asset: discord.Asset) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                face.data = await asset.replace(size=SIDE, format="webp").read()
        except discord.NotFound:
            face.data = None
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            log.info("a player's picture could not be fetched: %s", type(fault).__name__)
            face.key = ""  # with the next press once more

    async def settle(self) -> None:
        """Wait for whatever is under way."""
        await asyncio.gather(*self._fetching)

    async def close(self) -> None:
        """Let go of what is under way."""
        tasks = tuple(self._fetching)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
