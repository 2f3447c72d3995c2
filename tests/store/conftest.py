"""A database of its own for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import GameService
from bot.store import SqliteStore
from tests.playing import UNSYNCED, FakeClock, decks


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "dixit.sqlite3"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    yield store
    await store.close()


@pytest.fixture
def service(store: SqliteStore, clock: FakeClock) -> GameService:
    return GameService(store, clock, decks)
