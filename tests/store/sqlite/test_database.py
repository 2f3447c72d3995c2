"""How changes reach the file: complete, in order, and in one commit if they wait together."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import aiosqlite
import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.store import Place, StoreError
from bot.store.database import Conflict, Step, Transaction, Unmatched
from bot.store.sqlite.database import Change, SqliteDatabase, by_statement
from bot.store.sqlite.store import SqliteStore
from tests import playing
from tests.playing import UNSYNCED, decks, people

NOTE = "INSERT INTO note (word) VALUES (?1)"
RENAME = "UPDATE note SET word = ?2 WHERE word = ?1"


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    opened = await SqliteDatabase.open(tmp_path / "games.sqlite3", pragmas=UNSYNCED)
    await opened.change("CREATE TABLE note (word TEXT PRIMARY KEY)")
    yield opened
    await opened.close()


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that records calls to aiosqlite, each a round trip to its thread."""
    made: list[str] = []
    for name in ("execute", "executemany", "execute_fetchall", "commit", "rollback", "cursor"):
        real = getattr(aiosqlite.Connection, name)

        def call(self: object, *args: object, _real=real, _name=name, **more: object) -> object:  # type: ignore[no-untyped-def]  # noqa: ANN001
            made.append(_name)
            return _real(self, *args, **more)

        monkeypatch.setattr(aiosqlite.Connection, name, call)
    return made


async def words(database: SqliteDatabase) -> list[str]:
    return [row[0] for row in await database.fetch("SELECT word FROM note ORDER BY word")]


async def test_a_reader_sees_nothing_that_is_not_committed(database: SqliteDatabase) -> None:
    seen: list[list[str]] = []

    async def work(transaction: Transaction) -> None:
        await transaction.change(NOTE, "half")
        seen.append(await words(database))
        seen.append([row[0] for row in await transaction.fetch("SELECT word FROM note")])

    await database.transaction(work)
    assert seen == [[], ["half"]]
    assert await words(database) == ["half"]


async def test_changes_of_the_same_moment_share_statements_and_one_commit(
    database: SqliteDatabase, calls: list[str]
) -> None:
    await asyncio.gather(
        *(
            database.apply([Step(NOTE, (f"{n}",)), Step(RENAME, (f"{n}", f"new {n}"), True)])
            for n in range(20)
        )
    )
    assert calls == ["executemany", "executemany", "commit"]
    assert await words(database) == sorted(f"new {n}" for n in range(20))


async def test_one_wrong_change_does_not_spoil_those_that_wait_with_it(
    database: SqliteDatabase,
) -> None:
    await database.apply([Step(NOTE, ("there",))])
    results = await asyncio.gather(
        database.apply([Step(NOTE, ("a",)), Step(NOTE, ("b",))]),
        database.apply([Step(NOTE, ("c",)), Step(NOTE, ("there",))]),
        database.apply([Step(NOTE, ("d",)), Step(RENAME, ("nobody", "e"), True)]),
        database.change(RENAME, "there", "still there"),
        database.change(RENAME, "nobody", "f"),
        return_exceptions=True,
    )
    assert [type(one) for one in results[:3]] == [type(None), Conflict, Unmatched]
    assert list(results[3:]) == [1, 0]
    assert await words(database) == ["a", "b", "still there"]


async def test_counts_are_each_callers_own_in_a_shared_commit(
    database: SqliteDatabase, calls: list[str]
) -> None:
    await database.apply([Step(NOTE, (word,)) for word in ("a", "b")])
    calls.clear()
    counts = await asyncio.gather(*(database.change(RENAME, w, f"{w}2") for w in "abc"))
    assert counts == [1, 1, 0]
    assert calls.count("commit") == 1


def test_steps_of_one_change_stay_in_their_order_when_they_are_shared() -> None:
    async def batches() -> list[tuple[str, int]]:
        moves = ("receipt", "timer", "entry"), ("receipt", "plain", "entry", "clue"), ("entry",)
        changes = [Change([Step(word, ()) for word in move]) for move in moves]
        return [(steps[0][1].statement, len(steps)) for steps in by_statement(changes)]

    assert asyncio.run(batches()) == [
        *(("receipt", 2), ("timer", 1), ("plain", 1), ("entry", 3), ("clue", 1)),
    ]


async def test_a_caller_that_is_cancelled_leaves_whole_changes_behind(
    database: SqliteDatabase,
) -> None:
    saving = asyncio.create_task(database.apply([Step(NOTE, ("a",)), Step(NOTE, ("b",))]))
    await asyncio.sleep(0)
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    assert await words(database) == ["a", "b"]

    begun, go_on = asyncio.Event(), asyncio.Event()

    async def work(transaction: Transaction) -> None:
        await transaction.change(NOTE, "c")
        begun.set()
        await go_on.wait()
        await transaction.change(NOTE, "d")

    whole = asyncio.create_task(database.transaction(work))
    await begun.wait()
    whole.cancel()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await whole
    assert await words(database) == ["a", "b", "c", "d"]


async def test_a_failure_whose_caller_was_cancelled_is_not_logged(database: SqliteDatabase) -> None:
    unretrieved: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: unretrieved.append(context["message"])
    )
    writing = asyncio.create_task(database.change("SELECT nothing"))
    reading = asyncio.create_task(database.fetch("SELECT nothing"))
    await asyncio.sleep(0)
    for task in (writing, reading):
        task.cancel()
    await asyncio.wait({writing, reading})
    del writing, reading, task
    gc.collect()
    assert unretrieved == []


@pytest.mark.parametrize(
    "wrong",
    [
        "SELECT nothing",
        "INSERT INTO note VALUES (?1, ?2)",
        "INSERT INTO server (guild_id) VALUES (1)",
    ],
)
async def test_a_mistake_of_ours_is_not_put_down_to_the_disk(
    database: SqliteDatabase, wrong: str
) -> None:
    with pytest.raises(StoreError, match="report it") as caught:
        await database.change(wrong)
    assert "disk" not in str(caught.value)
    with pytest.raises(StoreError, match="report it"):
        await database.fetch("SELECT ?1, ?2", 1)


async def test_a_press_comes_to_five_calls(tmp_path: Path, calls: list[str]) -> None:
    store = await SqliteStore.open(tmp_path / "games.sqlite3", pragmas=UNSYNCED)
    service = GameService(store, lambda: 1.0, decks)
    stored = await playing.begun(service)
    host = people(1)[0]
    calls.clear()
    await service.play(stored.id, do.ComeBack(host), interaction=7, actor=host)
    assert calls == ["execute_fetchall", "execute", "execute", "execute", "commit"]
    await store.close()


async def test_no_log_tells_what_people_wrote(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    store = await SqliteStore.open(tmp_path / "games.sqlite3", pragmas=UNSYNCED)
    await store.note_guild_left(4711, 1.0)
    await GameService(store, lambda: 1.0, decks).open(Place(9, 1), PlayerId("815"), "en")
    await store.close()
    assert "4711" not in caplog.text
    assert "815" not in caplog.text
