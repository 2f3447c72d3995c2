"""A guess that arrives while the last vote ends the voting is counted or refused."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.play.service import GameService
from bot.rules.model import Phase
from bot.rules.views import Crowd
from bot.store import StaleRevision, StoredGame
from bot.store.postgres.opening import Connection, connect
from bot.store.postgres.store import PostgresStore
from tests.playing import FakeClock, begun, decks, legal_move
from tests.postgres import empty_postgres, open_store, server
from tests.service.watching import reach
from tests.store.postgres.waiting import is_blocked

PUT = (
    "INSERT INTO guess (game_id, round, person, slots) SELECT id, 1, 4711, '1' FROM game "
    "WHERE id = $1 FOR SHARE"
)


@pytest.fixture
async def store() -> AsyncIterator[PostgresStore]:
    opened = await open_store(empty_postgres())
    yield opened
    await opened.close()


@pytest.fixture
async def other() -> AsyncIterator[Connection]:
    """Yield a second connection to the database, which stands for another worker."""
    connection = await connect(server().address())
    yield connection
    await connection.close()


async def last_vote(service: GameService) -> StoredGame:
    """Return a game in which one vote is missing."""
    stored = await reach(service, await begun(service), Phase.VOTING)
    while len(stored.game.current.ballots) < len(stored.game.players) - 2:
        stored = (await service.play(stored.id, legal_move(stored.game, Random(1)))).stored
    return stored


async def test_the_last_vote_waits_for_a_guess_and_counts_it(
    store: PostgresStore, other: Connection
) -> None:
    service = GameService(store, FakeClock(), decks)
    stored = await last_vote(service)
    async with other.transaction():
        await other.execute(PUT, stored.id)
        playing = service.play(stored.id, legal_move(stored.game, Random(1)))
        voting = asyncio.create_task(playing)
        await is_blocked(store)
    assert (await voting).stored.game.phase is Phase.SCORED
    assert await store.audience(stored.id) == {1: Crowd(1, {1: 1})}


async def test_a_guess_waits_for_the_last_vote_and_is_refused(
    store: PostgresStore, other: Connection
) -> None:
    service = GameService(store, FakeClock(), decks)
    stored = await last_vote(service)
    async with other.transaction():
        await other.execute("UPDATE game SET revision = revision + 1 WHERE id = $1", stored.id)
        guessing = asyncio.create_task(store.put_guess(stored, 4711, (1,)))
        await is_blocked(store)
    with pytest.raises(StaleRevision):
        await guessing
    assert await store.database.value("SELECT count(*) FROM guess") == 0
