"""Every shard is led while its workers are healthy, even if answers of the store are lost.

Workers with a real PostgreSQL, and shards that need no Discord.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest

from bot.gateway.requests import RequestQueue
from bot.store.errors import Unreachable
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.fleet import LeaseRows, PressRows
from bot.workers.member import FleetMember, Wanted
from bot.workers.shard import CONNECTING, Lease, LeaseTempo, LocalShard
from bot.workers.worker import Worker
from tests.postgres import UNHURRIED, empty_postgres

LONG = 600.0


class Quiet:
    """A fake hint channel whose hints reach no worker."""

    async def give(self, hint: str) -> None: ...


class FakeBot:
    """A fake bot that is online once it is started, or never if ``lets_in`` is False."""

    def __init__(self, *, lets_in: bool) -> None:
        self.online = asyncio.Event()
        self.leading = False
        self._lets_in = lets_in

    async def start(self, _: str) -> None:
        if self._lets_in:
            self.online.set()

    async def lead(self, _: float) -> None:
        self.leading = True

    async def step_back(self) -> None:
        self.leading = False

    stop_upkeep = step_back

    async def close(self) -> None: ...


class FakeIncoming:
    """A fake for a shard's incoming presses, which never gets any."""

    is_open = False

    def open(self) -> None: ...

    async def close(self) -> None: ...


class LossyLeases(LeaseRows):
    """Leases that carry out a claim but lose the answer, once after ``loses`` is set."""

    loses = False

    async def claim(self, worker: str, shard: int, *, ready: bool) -> bool:
        asked = await super().claim(worker, shard, ready=ready)
        if self.loses:
            self.loses = False
            raise Unreachable("the answer was lost")
        return asked


@pytest.fixture
async def database() -> AsyncIterator[PostgresDatabase]:
    opened = await PostgresDatabase.open(empty_postgres(), UNHURRIED)
    yield opened
    await opened.close()


class Team:
    """Several workers in one process, which renew their leases when the test calls ``beat``."""

    def __init__(self, database: PostgresDatabase, shards: int) -> None:
        self.leases = LossyLeases(database, LONG)
        self._presses = PressRows(database)
        self._shards = shards
        self.shut_out: set[str] = set()  # whose shards Discord does not let in

    async def join(self, name: str) -> Worker:
        def make(worker: Worker, lease: Lease) -> LocalShard:
            bot = cast("Any", FakeBot(lets_in=worker.name not in self.shut_out))
            incoming = cast("Any", FakeIncoming())
            return LocalShard(bot, incoming, lease, self._presses, worker.name)

        member = FleetMember(name, self._shards, Wanted(), (), self.leases, LONG)
        tempo = LeaseTempo(lifetime=LONG)
        worker = Worker(member, self._presses, cast("Any", Quiet()), RequestQueue(), make, tempo)
        await member.join()
        return worker

    async def beat(self, *workers: Worker, times: int = 4) -> None:
        for _ in range(times):
            for worker in workers:
                try:
                    await worker._beat()
                except Unreachable:
                    continue
                while worker._under_way:
                    await asyncio.gather(*worker._under_way)
                await asyncio.sleep(0)  # a shard that was begun is online by then

    async def leaders(self) -> list[str | None]:
        fleet = await self.leases.beat("nobody", {}, [], leaving=False)
        return [row.owner for row in fleet.shards]


async def test_a_claim_whose_answer_was_lost_bars_nobody(database: PostgresDatabase) -> None:
    team = Team(database, 2)
    first, second = await team.join("first"), await team.join("second")
    team.leases.loses = True
    await team.beat(second, times=1)  # wants shard 1, because another worker began first
    await team.leases.leave(first.name)
    third = await team.join("third")
    await team.beat(second, third)  # and now it begins with shard 0, which is its share
    assert await team.leaders() == ["second", "third"]


async def test_after_an_outage_everybody_leads_what_they_are_connected_to(
    database: PostgresDatabase,
) -> None:
    team = Team(database, 2)
    first, second = await team.join("first"), await team.join("second")
    await team.beat(first, second)
    before = {**first.here, **second.here}
    assert await team.leaders() == ["first", "second"]
    await database.change("UPDATE worker SET seen = seen - interval '1 day'")
    await database.change("UPDATE shard_lease SET until = until - interval '1 day'")
    for worker in (first, second):
        worker.member._last_beat -= LONG
        for one in worker.here.values():
            one.lease.end()
            await one.step_back()
    await team.beat(first, times=3)  # which does not know yet that the other is back, too
    await team.beat(second, first)
    assert await team.leaders() == ["first", "second"]
    assert {**first.here, **second.here} == before  # no worker connected again


async def test_an_heir_who_is_not_connected_bars_nobody_who_is(
    database: PostgresDatabase,
) -> None:
    team = Team(database, 1)
    first = await team.join("first")
    await team.beat(first)
    (one,) = first.here.values()
    await team.leases.join("other", 1, ())
    assert await team.leases.claim("other", 0, ready=False)
    await database.change("UPDATE shard_lease SET until = until - interval '1 day'")
    one.lease.end()
    await one.step_back()
    await team.beat(first)
    assert await team.leaders() == ["first"]


async def test_a_shard_that_never_connects_is_left_to_others(database: PostgresDatabase) -> None:
    team = Team(database, 1)
    team.shut_out.add("first")
    first, second = await team.join("first"), await team.join("second")
    await team.beat(first, second)
    assert await team.leaders() == [None]
    first.here[0]._began -= CONNECTING
    await team.beat(first, second)
    assert await team.leaders() == ["second"]
    assert first.here == {}
