"""Choices of one person, changed by two workers at the same moment."""

import asyncio

from bot.play.service import GameService
from bot.rules.ids import PlayerId
from bot.store import PersonSettings
from bot.store.postgres.opening import connect
from tests.playing import FakeClock, begun, decks, people
from tests.postgres import empty_postgres, open_store
from tests.store.postgres.waiting import is_blocked

HOST = PlayerId("4711")


async def test_statistics_that_are_off_for_a_moment_are_counted_anew() -> None:
    address = empty_postgres()
    store = await open_store(address)
    service = GameService(store, FakeClock(), decks)
    stored = await begun(service)
    await store.database.change("UPDATE seat SET player = ?1 WHERE player = ?2", HOST, people(1)[0])
    await store.database.change("UPDATE game SET counted = true WHERE id = ?1", stored.id)
    await store.put_person(PersonSettings(4711))
    other = await connect(address)
    try:
        async with other.transaction():  # another worker turns them off
            await other.execute("UPDATE person SET statistics = false WHERE user_id = 4711")
            turning_on = asyncio.create_task(store.put_person(PersonSettings(4711)))
            await is_blocked(store)
        await turning_on
    finally:
        await other.close()
    assert await store.person(4711) == PersonSettings(4711)
    assert await store.database.value("SELECT counted FROM game") is False
    await store.close()
