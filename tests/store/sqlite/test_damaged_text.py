"""A bit that has flipped in one game's text stops neither the bot nor the other games."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.store import UnreadableGame
from bot.store.sqlite.inspection import check_up
from bot.store.sqlite.store import SqliteStore
from tests.playing import UNSYNCED, FakeClock, begun, decks

FLIP = (
    "UPDATE {0} SET {1} = CAST(substr(CAST({1} AS BLOB), 1, 30) || x'ff' "
    "|| substr(CAST({1} AS BLOB), 32) AS TEXT) WHERE {2} = ?1"
)


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    yield store
    await store.close()


@pytest.mark.parametrize("column", ["snapshot", "timer"])
async def test_a_game_whose_text_is_damaged_is_the_only_one_that_cannot_be_read(
    store: SqliteStore, path: Path, column: str
) -> None:
    service = GameService(store, FakeClock(), decks)
    damaged, other = [await begun(service, channel=channel) for channel in (1, 2)]
    await store._database.change(FLIP.format("game", column, "id"), damaged.id)
    with pytest.raises(UnreadableGame) as caught:
        await store.load(damaged.id)
    assert "host" not in str(caught.value)  # nor anything else of what is stored
    assert await store.load(other.id) == other
    assert set(await store.timers()) <= {damaged.id, other.id}
    (problem,) = check_up(path).problems
    assert problem.startswith(f"game {damaged.id} in channel 1 cannot be read")


async def test_the_games_of_others_are_counted(store: SqliteStore) -> None:
    service = GameService(store, FakeClock(), decks)
    for channel in (1, 2):
        stored = await begun(service, channel=channel)
        await service.play(stored.id, do.End(None))
    await store._database.change(FLIP.format("game", "snapshot", "id"), stored.id)
    assert await store.count_games(5) == 2
