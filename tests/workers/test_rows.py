"""Leases and presses in a real PostgreSQL: one owner at a time, one answer for each press."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.play.service import GameService
from bot.rules.ids import PlayerId
from bot.store import Place, PostedMessage, StoredGame
from bot.store.errors import OtherShards
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.fleet import LeaseRows, PressRows
from bot.store.postgres.store import ShardStore
from tests.playing import NOON, FakeClock, decks
from tests.postgres import UNHURRIED, empty_postgres

LONG, SHORT = 60.0, 0.05


@pytest.fixture
async def database() -> AsyncIterator[PostgresDatabase]:
    opened = await PostgresDatabase.open(empty_postgres(), UNHURRIED)
    yield opened
    await opened.close()


async def lobby(store: ShardStore, guild: int) -> StoredGame:
    service = GameService(store, FakeClock(), decks)
    return await service.open(Place(guild, 1), PlayerId("p1"), "en")


async def test_of_many_who_want_a_shard_one_has_it(database: PostgresDatabase) -> None:
    leases = LeaseRows(database, LONG)
    names = [f"w{n}" for n in range(6)]
    for name in names:
        await leases.join(name, 2, ())
    taken = await asyncio.gather(*(leases.take(name, 1) for name in names))
    assert sum(one is not None for one in taken) == 1


async def test_a_lease_that_ran_out_is_taken_with_a_new_epoch_and_not_renewed(
    database: PostgresDatabase,
) -> None:
    short, long = LeaseRows(database, SHORT), LeaseRows(database, LONG)
    await short.join("frozen", 1, ())
    first = await short.take("frozen", 0)
    assert first is not None
    await asyncio.sleep(2 * SHORT)
    await long.join("other", 1, ())
    second = await long.take("other", 0)
    assert second is not None
    assert second.epoch > first.epoch
    fleet = await long.beat("frozen", {0: first.epoch}, [0], leaving=False)
    assert fleet.renewed == frozenset()
    assert [row.owner for row in fleet.shards] == ["other"]
    assert (await long.beat("other", {0: second.epoch}, [0], leaving=False)).renewed == {0}


async def test_the_time_in_which_nobody_led_is_known(database: PostgresDatabase) -> None:
    leases = LeaseRows(database, LONG)
    await leases.join("a", 1, ())
    first = await leases.take("a", 0)
    assert first is not None
    assert first.unwatched == float("inf")
    await leases.release("a", 0)
    again = await leases.take("a", 0)
    assert again is not None
    assert again.unwatched < LONG


async def test_an_heir_comes_before_everybody_else(database: PostgresDatabase) -> None:
    leases = LeaseRows(database, LONG)
    for name in ("old", "heir", "other"):
        await leases.join(name, 1, ())
    await leases.take("old", 0)
    assert await leases.claim("heir", 0, ready=True)
    assert not await leases.claim("other", 0, ready=True)
    assert await leases.take("heir", 0) is None
    await leases.release("old", 0)
    assert await leases.take("other", 0) is None
    assert await leases.take("heir", 0) is not None


async def test_a_claim_is_renewed_while_its_shard_is_run_and_dropped_otherwise(
    database: PostgresDatabase,
) -> None:
    leases = LeaseRows(database, LONG)
    for name in ("heir", "other"):
        await leases.join(name, 2, ())
    for shard in range(2):
        assert await leases.claim("heir", shard, ready=False)
    fleet = await leases.beat("heir", {}, [1], leaving=False)
    assert [row.heir for row in fleet.shards] == [None, "heir"]
    assert await leases.claim("other", 0, ready=False)
    assert not await leases.claim("other", 1, ready=False)


async def test_another_number_of_shards_is_refused_while_others_work(
    database: PostgresDatabase,
) -> None:
    leases = LeaseRows(database, LONG)
    await leases.join("a", 4, ())
    with pytest.raises(OtherShards, match="4 shards"):
        await leases.join("b", 2, ())
    await leases.leave("a")
    await leases.join("b", 2, ())
    assert len((await leases.beat("b", {}, [], leaving=False)).shards) == 2


async def test_sessions_begin_one_after_the_other(database: PostgresDatabase) -> None:
    leases = LeaseRows(database, LONG)
    waits = [await leases.turn_to_identify(0, LONG) for _ in range(3)]
    assert waits[0] == 0.0
    assert 0.0 < waits[1] <= LONG
    assert LONG < waits[2] <= 2 * LONG
    assert await leases.turn_to_identify(1, LONG) == 0.0


async def test_a_press_that_two_connections_deliver_is_claimed_once(
    database: PostgresDatabase,
) -> None:
    presses = PressRows(database)
    claims = await asyncio.gather(*(presses.claim(7, 0, f"w{n}") for n in range(8)))
    assert sum(claims) == 1
    again = [await presses.claim(7, 0, f"w{n}") for n in range(8)]
    assert again == claims  # a second attempt by the same worker is not another claim


async def test_a_forwarded_press_is_taken_once_and_only_by_whoever_leads(
    database: PostgresDatabase,
) -> None:
    leases, presses = LeaseRows(database, LONG), PressRows(database)
    await leases.join("a", 2, ())
    taken = await leases.take("a", 1)
    assert taken is not None
    for number in (3, 1, 2, 1):
        await presses.forward(number, 1, f"press {number}")
    assert await presses.take(1, "b", taken.epoch) == ()
    assert await presses.take(1, "a", taken.epoch - 1) == ()
    found = await presses.take(1, "a", taken.epoch)
    assert [one.id for one in found] == [1, 2, 3]
    await presses.forward(2, 1, "delivered once more, elsewhere")
    assert await presses.take(1, "a", taken.epoch) == ()
    assert not await presses.claim(3, 1, "c")


async def test_a_forwarded_press_that_nobody_takes_can_be_taken_back(
    database: PostgresDatabase,
) -> None:
    leases, presses = LeaseRows(database, LONG), PressRows(database)
    await leases.join("a", 2, ())
    taken = await leases.take("a", 1)
    assert taken is not None
    for number in (1, 2):
        await presses.forward(number, 1, f"press {number}")
    assert await presses.take_back(1, 1, "source")
    assert await presses.take_back(1, 1, "source")  # again, because the answer was lost
    assert [one.id for one in await presses.take(1, "a", taken.epoch)] == [2]
    assert not await presses.take_back(2, 1, "source")
    assert await presses.take_back(3, 1, "source")  # which a crash of the server has dropped


async def test_who_has_lost_the_lease_notes_nothing_as_shown(database: PostgresDatabase) -> None:
    leases = LeaseRows(database, LONG)
    await leases.join("a", 1, ())
    epoch = 0
    store = ShardStore(database, 0, 1, "a", lambda: epoch)
    stored = await lobby(store, 9)
    message = PostedMessage("lobby", 1, 2, 0, None, "x", 0.0)
    await store.save_messages(stored.id, [message], [], 1)
    assert (await store.load(stored.id)).shown == 0
    taken = await leases.take("a", 0)
    assert taken is not None
    epoch = taken.epoch
    await store.save_messages(stored.id, [message], [], 1)
    assert (await store.load(stored.id)).shown == 1
    assert await store.messages(stored.id) == (message,)


async def test_each_worker_looks_after_the_games_of_its_shard(database: PostgresDatabase) -> None:
    stores = [ShardStore(database, shard, 2, "a", lambda: 0) for shard in range(2)]
    stored = await lobby(stores[0], 1 << 22)  # a game can be played from anywhere
    for look in ("games_to_redraw", "timers"):
        assert [len(await getattr(one, look)()) for one in stores] == [0, 1]
    assert stored.timer is not None
    due = stored.timer.wake_at
    assert due is not None
    assert [len(await one.due(due)) for one in stores] == [0, 1]
    assert [await one.next_wake() for one in stores] == [None, due]
    assert [len(await one.idle_games(NOON + 1)) for one in stores] == [0, 1]
    assert [await one.live_by_rules() for one in stores] == [{}, {stored.game.rules: 1}]
