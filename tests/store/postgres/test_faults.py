"""PostgreSQL dies, freezes or hands over while workers play: nothing acknowledged is lost.

``DIXIT_PG_FAULTS=20`` causes each fault that many times and prints the counts.
"""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from bot.cli.temporary_postgres import NoPostgres, TemporaryPostgres
from bot.store import GameStore, PostgresAddress
from bot.store.postgres.store import PostgresStore
from tests.postgres import UNHURRIED
from tests.store.postgres.hammer import Hammer, Tally, hammering, until
from tests.store.postgres.standby import FIRST, Standby, either

TIMES = int(os.environ.get("DIXIT_PG_FAULTS", "1"))


@pytest.fixture
def durable() -> Iterator[TemporaryPostgres]:
    """Yield a PostgreSQL server that syncs its commits to the disk, unlike other test servers."""
    try:
        with TemporaryPostgres({}) as server:
            yield server
    except NoPostgres as reason:
        pytest.skip(str(reason))


async def tally(hammer: Hammer, address: PostgresAddress) -> Tally:
    store: GameStore = await PostgresStore.open(address, patience=UNHURRIED)
    counted = await hammer.tally(store)
    await store.close()
    print(counted)  # noqa: T201 - seen with -s, or where it fails
    return counted


def check(counted: Tally) -> None:
    assert counted.acknowledged > 0
    assert (counted.lost, counted.twice, counted.broken) == (0, 0, 0), counted


async def test_a_killed_server_loses_nothing(durable: TemporaryPostgres) -> None:
    async with hammering(durable.address()) as hammer:
        for _ in range(TIMES):
            await hammer.until_all_press(5)
            durable.stop(signal.SIGKILL)
            await asyncio.to_thread(durable.start)
        await hammer.until_all_press(5)
    check(await tally(hammer, durable.address()))


async def test_a_frozen_server_loses_nothing(durable: TemporaryPostgres) -> None:
    async with hammering(durable.address()) as hammer:
        for _ in range(TIMES):
            await hammer.until_all_press(5)
            told = len(hammer.errors)
            durable.send(signal.SIGSTOP)
            await until(lambda: len(hammer.errors) > told)  # noqa: B023 - people are told
            durable.send(signal.SIGCONT)
        await hammer.until_all_press(5)
    check(await tally(hammer, durable.address()))


async def test_a_standby_that_takes_over_has_everything() -> None:
    try:
        with TemporaryPostgres(FIRST) as first, Standby(first) as second:
            address = either(first, second)
            async with hammering(address) as hammer:
                await hammer.until_all_press(5 * TIMES)
                told = len(hammer.errors)
                second.send(signal.SIGSTOP)  # what it lacks now is not acknowledged, either
                await until(lambda: len(hammer.errors) > told)
                first.stop(signal.SIGKILL)
                second.send(signal.SIGCONT)
                await asyncio.to_thread(second.promote)
                await hammer.until_all_press(5 * TIMES)
            check(await tally(hammer, address))
    except NoPostgres as reason:
        pytest.skip(str(reason))
