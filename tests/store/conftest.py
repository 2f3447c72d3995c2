"""An empty store for each test, on every database that is supported, and a clock."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play.housekeeping import Erasing
from bot.play.service import GameService
from bot.store import GameStore
from tests.playing import FakeClock, StoredDecks, decks
from tests.store.backends import BACKENDS, Backend


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    return BACKENDS[request.param](tmp_path)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def store(backend: Backend) -> AsyncIterator[GameStore]:
    store = await backend.open()
    yield store
    await store.close()


@pytest.fixture
def service(store: GameStore, clock: FakeClock) -> GameService:
    return GameService(store, clock, decks)


@pytest.fixture
def erasing(service: GameService, store: GameStore) -> Erasing:
    return Erasing(service, store, StoredDecks(store))
