"""A service over a database of its own, with a clock that only the test moves."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import GameService
from bot.store import SqliteStore
from tests.playing import UNSYNCED, FakeClock, decks


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "dixit.sqlite3", pragmas=UNSYNCED)
    yield store
    await store.close()


@pytest.fixture
def service(store: SqliteStore, clock: FakeClock) -> GameService:
    return GameService(store, clock, decks)
