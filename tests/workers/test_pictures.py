"""Pictures that one worker deletes are deleted by the others as well, at once."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from bot.gateway.requests import RequestQueue
from bot.store import DeckLimits, NewCard
from bot.store.fleet import PICTURES
from bot.store.picture_files import digest_of
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.fleet import Hints, LeaseRows, PressRows
from bot.workers.member import FleetMember, Wanted
from bot.workers.shard import LeaseTempo
from bot.workers.worker import Worker
from tests.e2e.order import until
from tests.postgres import UNHURRIED, empty_postgres, open_store


async def test_other_workers_sweep_as_soon_as_pictures_are_erased() -> None:
    address = empty_postgres()
    store = await open_store(address)
    database = await PostgresDatabase.open(address, UNHURRIED)
    hints, swept = Hints(address, database), asyncio.Event()

    async def sweep() -> None:
        swept.set()

    member = FleetMember("other", 1, Wanted(), (), LeaseRows(database, 60.0), 60.0)
    make = cast("Any", None)
    worker = Worker(member, PressRows(database), hints, RequestQueue(), make, LeaseTempo())
    bot = SimpleNamespace(parts=SimpleNamespace(making=SimpleNamespace(sweep=sweep)))
    worker.here[0] = cast("Any", SimpleNamespace(bot=bot))
    heard: list[str] = []

    def hear(hint: str) -> None:
        heard.append(hint)
        worker._hear(hint)

    card = NewCard(b"x", digest_of(b"x"), "source", b"")
    async with hints.listening(hear):
        while not heard:  # until a worker listens
            await hints.send("hello")
            await asyncio.sleep(0.01)
        await store.create_deck("@one", 9, "Holidays", 101, 5.0, DeckLimits())
        await store.add_cards(9, "@one", [card], 101, 6.0, DeckLimits())
        await store.sweep_decks()  # nothing to delete, and nothing to tell
        await hints.send("and then")
        await until(lambda: "and then" in heard, "a hint")
        assert PICTURES not in heard
        await store.erase_person_uploads(101)
        await until(swept.is_set, "a sweep")
    await database.close()
    await store.close()
