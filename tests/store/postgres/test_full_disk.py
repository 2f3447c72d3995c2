"""PostgreSQL has no room left: the press is refused, nothing is lost, and later it goes on."""

from collections.abc import Iterator

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.store import DiskFull, Place
from tests.playing import FakeClock, decks, people
from tests.postgres import ask, empty_postgres, open_store, server

ANNA, BEN = people(2)

# The code is what a server says whose disk is really full.
FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$
"""
TRIGGER = "CREATE TRIGGER full_disk BEFORE INSERT ON journal EXECUTE FUNCTION full_disk()"
ROOM = "DROP FUNCTION IF EXISTS full_disk CASCADE"


@pytest.fixture
def there_is_room_again() -> Iterator[None]:
    yield
    ask(server().address(), ROOM)


@pytest.mark.usefixtures("there_is_room_again")
async def test_a_full_disk_refuses_the_press_and_loses_nothing() -> None:
    address = empty_postgres()
    store = await open_store(address)
    service = GameService(store, FakeClock(), decks)
    lobby = await service.open(Place(1, 2), ANNA, "en")
    for statement in (FULL, TRIGGER):
        ask(address, statement)
    with pytest.raises(DiskFull, match="nothing was lost"):
        await service.play(lobby.id, do.Join(BEN), interaction=7)
    assert await store.load(lobby.id) == lobby
    ask(address, ROOM)
    outcome = await service.play(lobby.id, do.Join(BEN), interaction=7)  # the same press again
    assert not outcome.repeated
    assert len(await store.journal(lobby.id)) == 2
    await store.close()
