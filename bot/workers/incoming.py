"""Where the presses of one shard come in, as the gateway delivers them.

While another worker leads, they are kept: the gateway delivers a press to every worker that is
connected to its shard, and whoever leads claims it, once. Private presses all arrive at shard 0,
and go on to whoever leads the shard of their game. What a press means is not known here.
"""

import asyncio
import json
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.gateway.client import DixitBot
from bot.store import StoreError
from bot.store.fleet import Presses, shard_of
from bot.ui.ids import game_of

Payload = dict[str, Any]
Forward = Callable[[int, int, Payload], Awaitable[None]]
"""Brings a press, by its id, to whoever leads this shard."""

AUTOCOMPLETE = 4
KEPT = 2000  # presses that wait for their shard to be led
STALE = 60.0  # seconds after which whoever pressed has given up


class IncomingPresses:
    """The way in for one shard's presses."""

    def __init__(
        self,
        bot: DixitBot,
        shard: int,
        shards: int,
        presses: Presses,
        worker: str,
        forward: Forward,
    ) -> None:
        self._bot = bot
        self._shard = shard
        self._shards = shards
        self._presses = presses
        self._worker = worker
        self._forward = forward
        self.is_open = False
        self._waiting: deque[tuple[float, Payload]] = deque(maxlen=KEPT)
        self._admitting: set[asyncio.Task[None]] = set()
        state = bot._connection
        self._let_in = state.parsers["INTERACTION_CREATE"]
        state.parsers["INTERACTION_CREATE"] = self._arrived

    def open(self) -> None:
        """This worker leads now: what was kept comes first."""
        self.is_open = True
        waiting, now = list(self._waiting), time.monotonic()
        self._waiting.clear()
        for since, data in waiting:
            if now - since < STALE:
                self._admit_soon(data)

    async def close(self) -> None:
        """From now on presses are kept; those that were claimed have gone in."""
        self.is_open = False
        await asyncio.gather(*self._admitting, return_exceptions=True)

    def let_in(self, data: Payload) -> None:
        """Let a press in that is ours to answer."""
        self._bot.arrivals.expect(int(data["id"]))
        self._let_in(data)

    def _arrived(self, data: Payload) -> None:
        if data["type"] == AUTOCOMPLETE:
            if self.is_open:
                self._let_in(data)
        elif self.is_open:
            self._admit_soon(data)
        else:
            self._waiting.append((time.monotonic(), data))

    def _admit_soon(self, data: Payload) -> None:
        task = asyncio.create_task(self._admit(data))
        self._admitting.add(task)
        task.add_done_callback(self._admitting.discard)

    async def _admit(self, data: Payload) -> None:
        press = int(data["id"])
        try:
            home = await self._home_of(data)
            if home != self._shard:
                await self._forward(press, home, data)
            elif await self._presses.claim(press, home, self._worker):
                self.let_in(data)
        except StoreError as fault:
            # Nothing could be saved, either: say so, and leave the game to whoever leads it.
            state = self._bot._connection
            await self._bot.report(discord.Interaction(data=data, state=state), fault)  # type: ignore[arg-type]

    async def _home_of(self, data: Payload) -> int:
        """The shard of the game that was pressed for; ours where that cannot be said."""
        game = game_of(data["data"].get("custom_id", ""))
        if game is None or data.get("guild_id") is not None:
            return self._shard
        guild = await self._presses.guild_of(game)
        return self._shard if guild is None else shard_of(guild, self._shards)


def packed(data: Payload) -> str:
    """A press as text."""
    return json.dumps(data)


def unpacked(text: str) -> Payload:
    """A press as the gateway delivered it."""
    data: Payload = json.loads(text)
    return data
