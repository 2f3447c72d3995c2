"""Workers that change the same game at the same moment all succeed in turn."""

import asyncio
from contextlib import suppress

import asyncpg

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.store.postgres.database import Patience
from bot.store.postgres.store import PostgresStore
from tests.playing import FakeClock, begun, decks, people, replay
from tests.postgres import empty_postgres, open_store

ANNA = people(1)[0]
WORKERS, PRESSES = 4, 8


async def test_nobody_is_too_slow_for_ever() -> None:
    address = empty_postgres()
    stores = [await open_store(address) for _ in range(WORKERS)]
    services = [GameService(store, FakeClock(), decks) for store in stores]
    game_id = (await begun(services[0])).id
    before = len(await stores[0].journal(game_id))

    async def press(worker: int, number: int) -> None:
        who = PlayerId(f"{worker}-{number}")
        await services[worker].play(game_id, do.ComeBack(ANNA), actor=who)

    await asyncio.gather(*(press(w, n) for w in range(WORKERS) for n in range(PRESSES)))
    journal = await stores[0].journal(game_id)
    pressed = [entry.actor for entry in journal[before:]]
    assert sorted(map(str, pressed)) == sorted(
        f"{w}-{n}" for w in range(WORKERS) for n in range(PRESSES)
    )
    assert replay(journal) == (await stores[0].load(game_id)).game
    for store in stores:
        await store.close()


async def test_a_turn_is_one_at_a_time_and_per_game() -> None:
    address = empty_postgres()
    first, second = await open_store(address), await open_store(address)
    game, other = "a", "b"
    said: list[str] = []

    async def wait() -> None:
        async with second.database.turn(game):
            said.append("second")

    async with first.database.turn(game):
        waiting = asyncio.create_task(wait())
        async with second.database.turn(other):
            said.append("another game")
        said.append("first")
    await waiting
    assert said == ["another game", "first", "second"]
    await first.close()
    await second.close()


async def test_a_worker_that_is_frozen_in_a_save_keeps_nobody_waiting_for_ever() -> None:
    address = empty_postgres()
    frozen = await PostgresStore.open(address, patience=Patience(statement=30.0, press=0.5))
    awake = await open_store(address)
    service = GameService(awake, FakeClock(), decks)
    game_id = (await begun(service)).id
    connection = await frozen.database._pool.acquire()
    await connection.execute("BEGIN")
    await connection.execute("UPDATE game SET language = 'fr' WHERE id = $1", game_id)
    outcome = await service.play(game_id, do.ComeBack(ANNA))  # as it wakes up only now
    with suppress(asyncpg.InterfaceError):  # the pool has noticed that the server ended it
        connection.terminate()
    await frozen.database._pool.release(connection)
    assert outcome.stored.language == "en"
    assert await frozen.load(game_id) == outcome.stored
    for store in (frozen, awake):
        await store.close()
