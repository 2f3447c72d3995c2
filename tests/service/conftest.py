"""A service over a database of its own, with a clock that only the test moves."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import commands as do
from bot.rules.ids import CardId
from bot.rules.model import Pace
from bot.service import GameService
from bot.store import Place, SqliteStore, StoredGame
from tests.playing import DECK, people

# Syncing is for tests about power cuts; without it hundreds of moves take no time.
UNSYNCED = ("journal_mode = WAL", "synchronous = OFF", "foreign_keys = ON")
NOON = 1_800_000_000.0


class FakeClock:
    """Stands still until it is told to advance."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


def decks(chosen: tuple[str, ...]) -> tuple[CardId, ...]:
    """One deck, "dreams"; every other is unknown."""
    for deck in chosen:
        if deck != "dreams":
            raise KeyError(deck)
    return DECK


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


async def begun(
    service: GameService,
    rules: str = "dixit-2021",
    players: int = 4,
    *,
    channel: int = 1,
    pace: Pace = Pace.NORMAL,
    goal: int | None = None,
) -> StoredGame:
    """A game whose cards are dealt, in a channel of its own."""
    host, *others = people(players)
    place = Place(guild_id=9, channel_id=channel)
    lobby = await service.open(place, host, "en", rules=rules, pace=pace, goal=goal)
    for player in others:
        await service.play(lobby.id, do.Join(player))
    return (await service.begin(lobby.id, host)).stored
