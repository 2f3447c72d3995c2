"""A database of its own for each test, and a clock that only the test moves."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play.service import GameService
from bot.store import SqliteStore
from tests.playing import UNSYNCED, FakeClock, decks


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new database, made once and copied from then on."""
    path = tmp_path_factory.mktemp("empty") / "dixit.sqlite3"

    async def create() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(create())
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "dixit.sqlite3"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def store(path: Path, empty_database: Path) -> AsyncIterator[SqliteStore]:
    shutil.copy(empty_database, path)
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    yield store
    await store.close()


@pytest.fixture
def service(store: SqliteStore, clock: FakeClock) -> GameService:
    return GameService(store, clock, decks)
