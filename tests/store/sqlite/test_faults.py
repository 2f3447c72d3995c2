"""An error at any statement of a command leaves game and journal both changed or both not."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import aiosqlite
import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.model import Pace
from bot.store import DiskFull, Place, PostedMessage, StoredGame, StoreError
from bot.store.database import Transaction
from bot.store.sqlite.store import SqliteStore
from tests.playing import UNSYNCED, begun, decks, people, replay

HOST, *OTHERS = people(4)
T = TypeVar("T")


class FaultyConnection(sqlite3.Connection):
    """A connection whose n-th call fails, with n in ``countdown``.

    With ``after``, the statement is run first, and only its answer is lost.
    """

    countdown = 0
    after = False
    rollback_fails = False

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        return self._maybe(lambda: super(FaultyConnection, self).execute(sql, parameters))

    def executemany(self, sql: str, rows: Any, /) -> sqlite3.Cursor:
        return self._maybe(lambda: super(FaultyConnection, self).executemany(sql, rows))

    def commit(self) -> None:
        self._maybe(super().commit)

    def rollback(self) -> None:
        self._maybe(super().rollback, fails=self.rollback_fails)

    def _maybe(self, work: Callable[[], T], fails: bool = False) -> T:
        self.countdown -= 1
        if self.countdown != 0 and not fails:
            return work()
        self.rollback_fails = False
        if self.after:
            work()
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error


class Usage(NamedTuple):
    """A fake result of ``shutil.disk_usage``."""

    free: int


class Bench:
    """A service on a store whose connection fails on demand."""

    def __init__(self, store: SqliteStore, connection: FaultyConnection, path: Path) -> None:
        self.store = store
        self.service = GameService(store, lambda: 1000.0, decks)
        self.connection = connection
        self.path = path

    def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        """Return all rows of all tables, read by another connection."""
        with closing(sqlite3.connect(self.path)) as other:
            names = "SELECT name FROM sqlite_master WHERE type = 'table'"
            tables = [name for (name,) in other.execute(names).fetchall()]
            return {name: other.execute(f"SELECT * FROM {name}").fetchall() for name in tables}


@pytest.fixture
async def bench(path: Path, empty_database: Path) -> AsyncIterator[Bench]:
    shutil.copy(empty_database, path)
    opened: list[FaultyConnection] = []

    def connect_now(name: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(
            name, isolation_level="IMMEDIATE", check_same_thread=False, factory=FaultyConnection
        )
        opened.append(connection)  # what writes comes first
        return connection

    def connect(name: Path) -> aiosqlite.Connection:
        return aiosqlite.Connection(partial(connect_now, name), iter_chunk_size=64)

    store = await SqliteStore.open(path, connect=connect, pragmas=UNSYNCED)
    yield Bench(store, opened[0], path)
    await store.close()


async def leave_with_everything(bench: Bench, stored: StoredGame) -> None:
    """Let a player leave, which ends the round and so writes to every table of a game."""
    await bench.service.play(stored.id, do.Leave(OTHERS[0]), interaction=7)


async def open_another(bench: Bench, _: StoredGame) -> None:
    """Open a game in another channel."""
    await bench.service.open(Place(9, 2), HOST, "en", interaction=7)


async def show(bench: Bench, stored: StoredGame) -> None:
    """Save two posted messages, and the revision that they show."""
    posted = [PostedMessage("table", 1, 50), PostedMessage("hand", 2, 51, player=HOST)]
    await bench.store.save_messages(stored.id, posted, (), stored.revision)


async def pause(bench: Bench, stored: StoredGame) -> None:
    """Pause a game, a change that takes only one statement."""
    await bench.store.set_paused(stored.id, "forbidden", 1.0)


Deed = Callable[[Bench, StoredGame], Awaitable[None]]


@pytest.mark.parametrize("after", [False, True], ids=["undone", "done-but-unheard"])
@pytest.mark.parametrize("deed", [leave_with_everything, open_another, show, pause])
async def test_an_error_at_any_statement_changes_everything_or_nothing(
    bench: Bench, deed: Deed, after: bool
) -> None:
    stored = await begun(bench.service, pace=Pace.SLOW)
    before = bench.everything()
    bench.connection.after = after
    failures = 0
    while True:
        bench.connection.countdown = failures + 1
        try:
            await deed(bench, stored)
        except StoreError:
            failures += 1
        else:
            break
        if bench.everything() != before:
            # Only a COMMIT that was done and not heard of may have changed anything.
            assert after
            break
        assert bench.connection.in_transaction is False
    assert bench.everything() != before
    assert failures >= 2  # a change and its commit, or more
    bench.connection.countdown = 0
    for game_id in await bench.store.live_games():
        journal = await bench.store.journal(game_id)
        loaded = await bench.store.load(game_id)
        assert len(journal) == loaded.revision
        assert replay(journal) == loaded.game


@pytest.mark.parametrize("statement", range(1, 60, 3))
async def test_changes_that_wait_together_fail_apart(bench: Bench, statement: int) -> None:
    games = [await begun(bench.service, channel=channel) for channel in range(6)]
    bench.connection.countdown = statement
    results = await asyncio.gather(
        *(bench.service.play(game.id, do.Leave(OTHERS[0])) for game in games),
        return_exceptions=True,
    )
    bench.connection.countdown = 0
    for game, result in zip(games, results, strict=True):
        loaded = await bench.store.load(game.id)
        assert loaded.revision == game.revision + (not isinstance(result, StoreError))
        assert replay(await bench.store.journal(game.id)) == loaded.game
    assert sum(isinstance(result, StoreError) for result in results) <= 1


async def test_a_transaction_that_could_not_even_be_undone_does_not_stay_in_the_way(
    bench: Bench,
) -> None:
    stored = await begun(bench.service)
    before = bench.everything()
    bench.connection.rollback_fails = True
    bench.connection.countdown = 2
    with pytest.raises(StoreError, match="check the disk"):
        await bench.service.play(stored.id, do.ComeBack(HOST))
    assert bench.everything() == before
    after = (await bench.service.play(stored.id, do.ComeBack(HOST))).stored
    assert after.revision == stored.revision + 1


async def test_an_error_on_a_disk_without_any_room_is_said_to_be_a_full_disk(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await begun(bench.service)
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(free=4096))
    bench.connection.countdown = 2
    with pytest.raises(DiskFull, match="make room"):
        await bench.service.play(stored.id, do.ComeBack(HOST))


async def test_a_bug_inside_a_transaction_undoes_it(bench: Bench) -> None:
    stored = await begun(bench.service)
    before = bench.everything()

    async def work(transaction: Transaction) -> None:
        await transaction.change("DELETE FROM game WHERE id = ?1", stored.id)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await bench.store._database.transaction(work)
    assert bench.everything() == before
    await bench.service.play(stored.id, do.ComeBack(HOST))
