"""Receives the presses of one shard from the gateway and decides which worker answers each.

The gateway delivers a press to every worker that is connected to its shard, but only the leader
claims and answers it. The others keep it for a while, in case they become the leader. Presses in
DMs all arrive at shard 0 and are forwarded to the worker that leads the shard of their game. Does
not know what a press means.
"""

import asyncio
import json
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord

from bot.client import DixitBot
from bot.gateway import replies
from bot.gateway.library import interaction_of, intercept
from bot.store import StoreError, Unreachable
from bot.store.fleet import shard_of
from bot.store.postgres.fleet import PressRows
from bot.tasks import Tasks, ignore_error
from bot.ui.ids import game_of

Payload = dict[str, Any]
Forward = Callable[[int, int, Payload], Awaitable[bool]]
"""Forwards a press (id, shard, payload) to the shard's leader; returns whether it waits there."""

AUTOCOMPLETE = 4  # Discord's type of an interaction that asks for suggestions
KEPT = 2000  # at most this many presses wait for this worker to lead their shard
STALE = 60.0  # seconds after which a kept press is too old to be played
TAKE_BACK_AFTER = 1.6  # seconds, long enough for a worker that got no hint to find the press
STORE_PATIENCE = 0.5  # seconds that the store may take to say what became of a press
APOLOGISE_AFTER = 1.5  # seconds without the store; Discord drops an unanswered press after three


class IncomingPresses:
    """Receives the presses of one shard, then claims, keeps or forwards each of them."""

    def __init__(
        self,
        bot: DixitBot,
        shard: int,
        shards: int,
        presses: PressRows,
        worker: str,
        forward: Forward,
        cut_off: Callable[[], bool] = lambda: False,
    ) -> None:
        self._bot = bot
        self._shard = shard
        self._shards = shards
        self._presses = presses
        self._worker = worker
        self._forward = forward
        self._cut_off = cut_off  # whether this process cannot reach the store
        self.is_open = False
        self._waiting: deque[tuple[float, Payload]] = deque(maxlen=KEPT)
        self._admitting = Tasks()
        # Tasks that wait until a forwarded press is taken by another worker, by press.
        self._forwarded: dict[int, asyncio.Task[None]] = {}
        self._pass_on = intercept(bot, "INTERACTION_CREATE", self._arrived)

    def open(self) -> None:
        """Start answering presses, beginning with the kept ones; drop those that are too old."""
        self.is_open = True
        waiting, now = list(self._waiting), time.monotonic()
        self._waiting.clear()
        for since, data in waiting:
            if now - since < STALE:
                self._admit_soon(data, now - since)

    async def close(self) -> None:
        """Keep presses from now on; return once those already claimed are passed to the bot."""
        self.is_open = False
        await asyncio.gather(*self._admitting, return_exceptions=True)

    def admit(self, data: Payload) -> None:
        """Pass to the bot a press that this worker has claimed."""
        self._bot.interactions.arrivals.expect(int(data["id"]))
        self._pass_on(data)

    def _arrived(self, data: Payload) -> None:
        if data["type"] == AUTOCOMPLETE:
            if self.is_open:
                self._pass_on(data)
        elif self.is_open:
            self._admit_soon(data)
        else:
            self._waiting.append((time.monotonic(), data))
            asyncio.get_running_loop().call_later(APOLOGISE_AFTER, self._apologise_if_cut_off, data)

    def _apologise_if_cut_off(self, data: Payload) -> None:
        """Apologise for a press that is still kept, if this process cannot reach the store.

        If another worker can reach it, that worker leads the shard and has already answered. Then
        Discord rejects this second answer, and the presser sees only the first.
        """
        if self._cut_off() and any(kept is data for _, kept in self._waiting):
            self._waiting = deque((one for one in self._waiting if one[1] is not data), KEPT)
            apology = self._apologise(self._interaction(data), Unreachable(), only_first=True)
            self._admitting.start(apology)

    async def _apologise(
        self, interaction: discord.Interaction, fault: StoreError, *, only_first: bool = False
    ) -> None:
        await self._bot.interactions.report(interaction, fault, only_first=only_first)
        replies.forget(interaction.id)

    def _interaction(self, data: Payload) -> discord.Interaction:
        return interaction_of(self._bot, data)

    def _admit_soon(self, data: Payload, waited: float = 0.0) -> None:
        self._admitting.start(self._admit(data, waited))

    async def _admit(self, data: Payload, waited: float) -> None:
        press = int(data["id"])
        interaction = self._interaction(data)
        if not waited:
            # Makes sure of an answer in time, even if the store takes long. A kept press is usually
            # answered by the former leader, so it is watched only once it is claimed.
            replies.watch(interaction)
        try:
            home = await self._home_of(data)
            if home != self._shard:
                # Start this before forwarding, because the hint that the press was taken may arrive
                # before ``_forward`` returns.
                self._await_taken_soon(interaction, home)
                if not await self._forward(press, home, data):
                    self.note_taken(press)
            elif await self._presses.claim(press, home, self._worker):
                # Watch a kept press from here on: now it is certain that no other worker answers.
                replies.watch(interaction, waited)
                self.admit(data)
                return  # it is watched until it is answered
        except StoreError as fault:
            self.note_taken(press)
            # Nothing was saved, so tell the presser to try again.
            await self._apologise(interaction, fault)
        else:
            replies.forget(press)

    async def _apologise_unless_taken(self, interaction: discord.Interaction, home: int) -> None:
        """Wait for a worker to take a forwarded press; apologise to the presser if none does.

        Apologise as well if the store does not answer in time.
        """
        await asyncio.sleep(TAKE_BACK_AFTER)
        taking_back = self._presses.take_back(interaction.id, home, self._worker)
        if await _known_soon(taking_back) is not False:
            await self._apologise(interaction, Unreachable(), only_first=True)

    def _await_taken_soon(self, interaction: discord.Interaction, home: int) -> None:
        task = asyncio.create_task(self._apologise_unless_taken(interaction, home))
        self._forwarded[interaction.id] = task
        task.add_done_callback(lambda _: self._forwarded.pop(interaction.id, None))

    def note_taken(self, press: int) -> None:
        """Stop tracking a forwarded press that another worker has taken."""
        if task := self._forwarded.pop(press, None):
            task.cancel()

    async def _home_of(self, data: Payload) -> int:
        """Return the shard of the game that a press belongs to; this shard if it is unknown."""
        game = game_of(data["data"].get("custom_id", ""))
        if game is None or data.get("guild_id") is not None:
            return self._shard
        guild = await self._presses.guild_of(game)
        return self._shard if guild is None else shard_of(guild, self._shards)


async def _known_soon(asking: Coroutine[Any, Any, bool]) -> bool | None:
    """Return the store's answer; None if it fails or is slow. A slow query is not cancelled."""
    asked = asyncio.ensure_future(asking)
    asked.add_done_callback(ignore_error)
    await asyncio.wait({asked}, timeout=STORE_PATIENCE)
    return asked.result() if asked.done() and asked.exception() is None else None


def packed(data: Payload) -> str:
    """Return a press as JSON text."""
    return json.dumps(data)


def unpacked(text: str) -> Payload:
    """Return a press from JSON text, as the gateway delivered it."""
    data: Payload = json.loads(text)
    return data
