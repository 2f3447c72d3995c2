"""Runs one worker process: renews its leases, takes over shards and hands them over.

Loops run side by side: one renews the leases and reads which other workers there are (the *beat*),
one steps back from shards whose lease has expired, and the inbox finds presses and changes whose
hint was lost. When told to end, the worker waits a few seconds for heirs. ``member`` decides which
shards it should have; ``shard`` knows how one bot leads and steps back.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from bot.gateway.requests import PER_SECOND, RequestQueue
from bot.store import StoreError
from bot.store.fleet import PICTURES, Fleet, ShardRow, Taken
from bot.store.postgres.fleet import Hints, PressRows
from bot.tasks import Tasks, stop, wait_up_to
from bot.workers.inbox import Inbox
from bot.workers.member import FleetMember
from bot.workers.shard import Lease, LeaseTempo, LocalShard

log = logging.getLogger(__name__)

LEASES = "leases"  # the hint that a worker wants or frees a lease
FINISHING = 120.0  # seconds for running uploads in a shard that another worker leads
CLOSING = 1.5  # seconds for pending work at the end, and again for closing connections

Make = Callable[["Worker", Lease], LocalShard]
"""Returns a new bot for the shard of a lease, see ``ShardBots.make``."""


class Holding:
    """The shards that run in this process: leads them, hands them over and closes them."""

    def __init__(self, member: FleetMember, hints: Hints) -> None:
        self.here: dict[int, LocalShard] = {}
        self.finishing: set[LocalShard] = set()  # handed over, but with uploads still running
        self._member = member
        self._hints = hints

    def has(self, local: LocalShard) -> bool:
        """Return whether a shard still runs here; it may have been closed or replaced."""
        return self.here.get(local.lease.shard) is local

    async def lead(self, local: LocalShard, taken: Taken) -> None:
        """Start leading with a lease that was just taken.

        If that fails, log the error, step back and free the lease.
        """
        name, shard = self._member.name, local.lease.shard
        try:
            await local.lead(taken.unwatched)
        except Exception:
            log.exception("worker %s cannot lead shard %s now", name, shard)
            await local.step_back()
            await self._free(local)
        else:
            log.info("worker %s leads shard %s", name, shard)

    async def hand_over(self, local: LocalShard) -> None:
        """Answer pending presses, stop leading, free the lease for the heir, and close the bot.

        Do nothing if this worker no longer has the shard.
        """
        async with local.changing:
            if not self.has(local):
                return
            began = time.monotonic()
            await local.step_back()
            await self._free(local)
            await self._hints.send(LEASES)
            name, shard, took = self._member.name, local.lease.shard, time.monotonic() - began
            log.info("worker %s handed shard %s over in %.3f s", name, shard, took)
            await self.close_when_finished(local)

    async def close_when_finished(self, local: LocalShard) -> None:
        """Free a shard's lease and claim, then close its bot once its uploads have finished.

        Wait a limited time for them; if cancelled, close it at once.
        """
        self.finishing.add(local)
        self.here.pop(local.lease.shard, None)
        try:
            await self._free(local)
            await local.close(FINISHING)
        except asyncio.CancelledError:
            await local.close()
            raise
        finally:
            self.finishing.discard(local)

    async def _free(self, local: LocalShard) -> None:
        """Free the lease and the claim; if the store cannot be reached, both expire in time."""
        local.lease.end()
        with suppress(StoreError):
            await self._member.free(local.lease.shard)

    async def end(self) -> None:
        """Step back from all shards, leave the fleet and close all bots.

        Stepping back and closing have a timeout. If the store fails, the leases expire later.
        """
        rest = list(self.here.values())
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*(local.step_back() for local in rest), return_exceptions=True)
        # Even a bot that could not step back in time changes no message from here on.
        for local in rest:
            local.lease.end()
        with suppress(StoreError):  # then its leases expire
            await self._member.leave()
        await self._hints.send(LEASES)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*(local.close() for local in rest), return_exceptions=True)


class Worker:
    """Runs one worker process: renews leases, fetches presses and acts on changes in the fleet."""

    def __init__(
        self,
        member: FleetMember,
        presses: PressRows,
        hints: Hints,
        queue: RequestQueue,
        make: Make,
        tempo: LeaseTempo,
    ) -> None:
        self.member = member
        self.name = member.name
        self.presses = presses
        self._holding = Holding(member, hints)
        self.here = self._holding.here
        self.online = asyncio.Event()
        self._hints = hints
        self._queue = queue
        self._make = make
        self._tempo = tempo
        self._token = ""
        self._beat_now = asyncio.Event()
        self.inbox = Inbox(member.name, self.here, presses, hints, tempo.look)
        self._under_way = Tasks()
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self, token: str, told_to_end: asyncio.Event) -> None:
        """Run until ``told_to_end`` is set, then hand all shards over and leave the fleet.

        If the bot of a shard fails, leave at once and raise its exception.
        """
        self._token = token
        await self.member.join()
        loops = (
            self._keep_beating,
            self._keep_watch,
            self.inbox.keep_checking,
            self.inbox.keep_forgetting,
        )
        async with self._hints.listening(self._hear):
            tasks = [asyncio.create_task(loop()) for loop in loops]
            ending = asyncio.ensure_future(told_to_end.wait())
            ends: set[asyncio.Future[Any]] = {ending, self._failed}
            try:
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                if not self._failed.done():
                    await self._hand_everything_over()
            finally:
                await stop(*tasks, ending, *self._under_way)
                await self._holding.end()
        if self._failed.done():
            await self._failed

    async def sweep(self) -> None:
        """Delete unused pictures and drafts of server decks, for every shard here."""
        for local in list(self.here.values()):
            await local.bot.parts.making.sweep()

    def _hear(self, hint: str) -> None:
        self.inbox.hear(hint)
        if hint == LEASES:
            self._beat_now.set()
        elif hint == PICTURES:
            self._start(self.sweep())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._under_way.start(self._logged(work))

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work``; log an exception instead of raising it, because a later beat retries."""
        try:
            await work
        except StoreError as fault:
            log.warning("worker %s will try again: %s", self.name, fault)
        except Exception:
            log.exception("worker %s failed unexpectedly and will try again", self.name)

    # -- leases --------------------------------------------------------------------------

    async def _keep_beating(self) -> None:
        while True:
            self._beat_now.clear()
            try:
                await self._beat()
                self.member.cut_off = False
            except StoreError as fault:
                self.member.cut_off = True
                log.warning("worker %s cannot renew its leases: %s", self.name, fault)
            except Exception:
                log.exception("worker %s failed unexpectedly to renew its leases", self.name)
            await wait_up_to(self._beat_now, self._tempo.beat)

    async def _beat(self) -> None:
        asked_at = time.monotonic()
        held = {shard: local.lease.epoch for shard, local in self.here.items() if local.lease.held}
        claimed = [shard for shard, local in self.here.items() if local.connects]
        fleet = await self.member.beat(held, claimed)
        for shard, epoch in held.items():
            lease = self.here[shard].lease if shard in self.here else None
            if lease is None or lease.epoch != epoch or not lease.held:
                continue  # handed over since the request began
            if shard in fleet.renewed:
                lease.hold(epoch, asked_at)
            else:  # it expired in the store, so another worker may lead
                lease.end()
        # Discord's rate limit is for the whole bot, so all workers share it.
        self._queue.rate = PER_SECOND / max(1, len(fleet.workers))
        await self._act_on(fleet)

    async def _act_on(self, fleet: Fleet) -> None:
        for shard in self.member.to_hand_over():
            if shard in self.here and not self.here[shard].busy:
                self._start(self._holding.hand_over(self.here[shard]))
        for row in fleet.shards:
            local = self.here.get(row.shard)
            if local is not None and not (local.lease.held or local.bot.leading or local.busy):
                self._start(self._try_for(local, fleet, row))
        # Claim a shard before connecting to it, so that only one worker does so as its heir.
        for shard in self.member.shards_to_claim(self.here):
            if await self.member.claim(shard, ready=False):
                self._begin(shard)

    def _begin(self, shard: int) -> None:
        log.info("worker %s connects to shard %s", self.name, shard)
        local = self.here[shard] = self._make(self, Lease(shard, self._tempo.lifetime))
        local.start(self._token, self._note_ready, self._fail)

    def _note_ready(self) -> None:
        self.online.set()
        self._beat_now.set()

    def _fail(self, fault: BaseException) -> None:
        if not self._failed.done():
            self._failed.set_exception(fault)

    async def _try_for(self, local: LocalShard, fleet: Fleet, row: ShardRow) -> None:
        """Lead a connected shard if its lease is free; otherwise become its heir, or close its bot.

        While the bot is not ready, only close it if another worker was quicker.
        """
        async with local.changing:
            if local.lease.held or not self._holding.has(local):
                return
            may_lead = self.member.may_expect(fleet, row)
            if not local.ready and not self.member.leaving:
                if not (local.connects or may_lead):
                    await self._holding.close_when_finished(local)  # other workers were quicker
                return
            asked_at = time.monotonic()
            taken = await self.member.take(row.shard)
            if taken is not None:
                local.lease.hold(taken.epoch, asked_at)
                await self._holding.lead(local, taken)
            elif not self.member.leaving and may_lead:
                if await self.member.claim(row.shard, ready=True):
                    await self._hints.send(LEASES)
            else:
                await self._holding.close_when_finished(local)

    async def _keep_watch(self) -> None:
        """Step back from shards whose lease has expired, so that no two workers lead one."""
        while True:
            for local in list(self.here.values()):
                if local.bot.leading and not local.lease.held and not local.busy:
                    log.warning(
                        "worker %s lost the lease of shard %s", self.name, local.lease.shard
                    )
                    self._start(self._lose(local))
            await asyncio.sleep(self._tempo.lifetime / 40)  # a small part of the lease's MARGIN

    async def _lose(self, local: LocalShard) -> None:
        async with local.changing:
            if not local.lease.held:
                await local.step_back()
        self._beat_now.set()

    # -- the end ---------------------------------------------------------------------------

    async def _hand_everything_over(self) -> None:
        """Announce that this worker leaves, and wait until heirs lead all its shards.

        Return after a few seconds in any case, and at once if no other worker could take over.
        """
        self.member.leaving = True
        self._beat_now.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._tempo.handing_over):
                while self._holding.finishing or any(
                    local.lease.held or local.busy for local in self.here.values()
                ):
                    await self._hints.send(LEASES)
                    await asyncio.sleep(min(self._tempo.beat, 1.0) / 4)
                    if not self.member.has_heirs:
                        return
