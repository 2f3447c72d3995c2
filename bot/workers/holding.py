"""The shards that this process has, and how one of them is led, handed over and let go.

Does what it is told: when to is the worker's business, whose shard it should be ``division``'s.
"""

import asyncio
import logging
import time
from contextlib import suppress

from bot.store import StoreError
from bot.store.fleet import Leases, Taken
from bot.workers.hinting import Hinting
from bot.workers.shard import ShardHere

log = logging.getLogger(__name__)

LEASES = "leases"  # the hint: somebody wants or frees one
CLOSING = 1.5  # seconds for what is under way, and again for saying goodbye


class Holding:
    """What this process holds of the fleet."""

    def __init__(self, name: str, leases: Leases, hints: Hinting) -> None:
        self.here: dict[int, ShardHere] = {}
        self._name = name
        self._leases = leases
        self._hints = hints

    def has(self, one: ShardHere) -> bool:
        """Whether this is still the bot of its shard here."""
        return self.here.get(one.lease.shard) is one

    async def lead(self, one: ShardHere, taken: Taken) -> None:
        """Lead with a lease that was just taken; give it back if that fails."""
        shard = one.lease.shard
        try:
            await one.lead(taken.unwatched)
        except Exception:
            log.exception("worker %s cannot lead shard %s now", self._name, shard)
            await one.step_back()
            one.lease.end()
            await self._leases.free(self._name, shard)
        else:
            log.info("worker %s leads shard %s", self._name, shard)

    async def hand_over(self, one: ShardHere) -> None:
        """Let the heir lead, once everything that is inside has been answered."""
        async with one.changing:
            if not self.has(one):
                return
            began = time.monotonic()
            await one.step_back()
            one.lease.end()
            await self._leases.free(self._name, one.lease.shard)
            await self._hints.give(LEASES)
            took = time.monotonic() - began
            log.info("worker %s handed shard %s over in %.3f s", self._name, one.lease.shard, took)
            await self.let_go(one)

    async def let_go(self, one: ShardHere) -> None:
        """Have nothing to do with a shard any more."""
        self.here.pop(one.lease.shard, None)
        await self._leases.free(self._name, one.lease.shard)
        await one.close()

    async def end(self) -> None:
        """Step back from everything, say goodbye and close."""
        rest = list(self.here.values())
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*(one.step_back() for one in rest), return_exceptions=True)
        for one in rest:
            one.lease.end()
        with suppress(StoreError):
            await self._leases.leave(self._name)
        await self._hints.give(LEASES)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*(one.close() for one in rest), return_exceptions=True)
