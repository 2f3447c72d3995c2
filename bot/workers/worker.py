"""One process of several: keeps its leases, takes shards over and hands them on.

Beats: renews what it holds and hears who else is there. Looks: for presses and changes that no
hint told of. Watches: steps back from a shard whose lease has run out. Told to end, it waits for
heirs, for a few seconds. Which shards it should have is decided in ``division``; how one is led and
handed over is in ``holding``.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from bot.gateway.request_queue import PER_SECOND, RequestQueue
from bot.store import StoreError
from bot.store.fleet import Fleet, Leases, Presses, ShardRow
from bot.workers import division
from bot.workers.division import Wanted
from bot.workers.hinting import Hinting, either
from bot.workers.holding import LEASES, Holding
from bot.workers.inbox import Inbox
from bot.workers.lease import Lease, LeaseTempo
from bot.workers.shard import ShardHere

log = logging.getLogger(__name__)

Make = Callable[["Worker", Lease], ShardHere]
"""Puts together the bot of one shard."""


class Worker:
    """This process among the others."""

    def __init__(
        self,
        name: str,
        shards: int,
        wanted: Wanted,
        decks: tuple[str, ...],
        leases: Leases,
        presses: Presses,
        hints: Hinting,
        queue: RequestQueue,
        make: Make,
        tempo: LeaseTempo,
    ) -> None:
        self.name = name
        self.shards = shards
        self.presses = presses
        self._holding = Holding(name, leases, hints)
        self.here = self._holding.here
        self.fleet: Fleet | None = None
        self.online = asyncio.Event()
        self._wanted = wanted
        self._decks = decks
        self._missed: list[str] = []
        self._leases = leases
        self._hints = hints
        self._queue = queue
        self._make = make
        self._tempo = tempo
        self._leaving = False
        self._token = ""
        self._beat_now = asyncio.Event()
        self.inbox = Inbox(name, self.here, presses, hints, tempo.look)
        self._under_way: set[asyncio.Task[None]] = set()
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self, token: str, told_to_end: asyncio.Event) -> None:
        """Work until told to end; raises what Discord refuses us for."""
        self._token = token
        await self._leases.join(self.name, self.shards, self._decks)
        loops = (
            self._keep_beating,
            self._keep_watch,
            self.inbox.keep_looking,
            self.inbox.keep_forgetting,
        )
        async with self._hints.heard(self._hear):
            tasks = [asyncio.create_task(loop()) for loop in loops]
            ending = asyncio.ensure_future(told_to_end.wait())
            ends: set[asyncio.Future[Any]] = {ending, self._failed}
            try:
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                if not self._failed.done():
                    await self._hand_everything_over()
            finally:
                for task in (*tasks, ending, *self._under_way):
                    task.cancel()
                await asyncio.gather(*tasks, *self._under_way, return_exceptions=True)
                await self._holding.end()
        if self._failed.done():
            await self._failed

    def _hear(self, hint: str) -> None:
        self.inbox.hear(hint)
        if hint == LEASES:
            self._beat_now.set()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    # -- leases --------------------------------------------------------------------------

    async def _keep_beating(self) -> None:
        while True:
            self._beat_now.clear()
            try:
                await self._beat()
            except StoreError as fault:
                log.warning("worker %s cannot renew its leases: %s", self.name, fault)
            except Exception:
                log.exception("worker %s is out of step", self.name)
            await either(self._beat_now, self._tempo.beat)

    async def _beat(self) -> None:
        asked_at = time.monotonic()
        held = {shard: one.lease.epoch for shard, one in self.here.items() if one.lease.held}
        fleet = await self._leases.beat(self.name, held, leaving=self._leaving)
        self.fleet = fleet
        for shard, epoch in held.items():
            lease = self.here[shard].lease if shard in self.here else None
            if lease is None or lease.epoch != epoch or not lease.held:
                continue  # handed over meanwhile
            if shard in fleet.renewed:
                lease.hold(epoch, asked_at)
            else:
                lease.end()
        self._queue.rate = PER_SECOND / max(1, len(fleet.workers))
        self._note_decks(fleet)
        await self._act_on(fleet)

    async def _act_on(self, fleet: Fleet) -> None:
        for shard in division.to_hand_over(self.name, fleet):
            if shard in self.here and not self.here[shard].busy:
                self._start(self._holding.hand_over(self.here[shard]))
        for row in fleet.shards:
            one = self.here.get(row.shard)
            if one is not None and not (one.lease.held or one.bot.leading or one.busy):
                self._start(self._try_for(one, fleet, row))
        if self._leaving:
            return
        for shard in division.to_begin(self.name, fleet, self._wanted, self.here):
            if await self._leases.ask(self.name, shard, ready=False):
                self._begin(shard)

    def _begin(self, shard: int) -> None:
        log.info("worker %s connects to shard %s", self.name, shard)
        one = self.here[shard] = self._make(self, Lease(shard, self._tempo.lifetime))
        one.start(self._token, self._note_ready, self._fail)

    def _note_ready(self) -> None:
        self.online.set()
        self._beat_now.set()

    def _fail(self, fault: BaseException) -> None:
        if not self._failed.done():
            self._failed.set_exception(fault)

    async def _try_for(self, one: ShardHere, fleet: Fleet, row: ShardRow) -> None:
        """Lead a shard that is connected, or ask whoever leads it."""
        async with one.changing:
            if one.lease.held or not self._holding.has(one):
                return
            if not one.ready and not self._leaving:
                return
            asked_at = time.monotonic()
            taken = None if self._leaving else await self._leases.take(self.name, row.shard)
            if taken is not None:
                one.lease.hold(taken.epoch, asked_at)
                await self._holding.lead(one, taken)
            elif not self._leaving and division.may_have(self.name, fleet, self._wanted, row):
                if await self._leases.ask(self.name, row.shard, ready=True):
                    await self._hints.give(LEASES)
            else:
                await self._holding.let_go(one)

    async def _keep_watch(self) -> None:
        """Whoever does not hear of the store steps back before somebody else leads."""
        while True:
            for one in list(self.here.values()):
                if one.bot.leading and not one.lease.held and not one.busy:
                    log.warning("worker %s has lost shard %s", self.name, one.lease.shard)
                    self._start(self._lose(one))
            await asyncio.sleep(self._tempo.lifetime / 40)

    async def _lose(self, one: ShardHere) -> None:
        async with one.changing:
            if not one.lease.held:
                await one.step_back()
        self._beat_now.set()

    async def sweep(self) -> None:
        """Tidy up servers' own decks on this machine, which any shard's bot can do for all."""
        for one in list(self.here.values())[:1]:
            await one.bot.making.sweep()

    def _note_decks(self, fleet: Fleet) -> None:
        missed = division.decks_missing(self.name, fleet, self._decks)
        if missed != self._missed and missed:
            log.warning(
                "worker %s lacks decks that others have (%s): their cards are placeholders here",
                self.name,
                ", ".join(missed),
            )
        self._missed = missed

    # -- the end ---------------------------------------------------------------------------

    async def _hand_everything_over(self) -> None:
        """Wait for heirs, but not for long."""
        self._leaving = True
        self._beat_now.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._tempo.handing_over):
                while any(one.lease.held or one.busy for one in self.here.values()):
                    await self._hints.give(LEASES)
                    await asyncio.sleep(min(self._tempo.beat, 1.0) / 4)
                    if self.fleet is None or not division.has_heirs(self.name, self.fleet):
                        return
