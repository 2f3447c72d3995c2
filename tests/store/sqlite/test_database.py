"""Small reads take the short way when the connection is free, and see all that was asked before."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.errors import StoreError
from bot.store.sqlite.database import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "games.sqlite3")
    await opened.write(lambda connection: connection.execute("CREATE TABLE note (word TEXT)"))
    yield opened
    await opened.close()


def words(connection: sqlite3.Connection) -> list[str]:
    return [word for (word,) in connection.execute("SELECT word FROM note")]


def write(connection: sqlite3.Connection) -> str:
    connection.execute("INSERT INTO note VALUES ('written')")
    return threading.current_thread().name


async def test_a_small_read_needs_no_thread_while_nobody_else_is_at_the_database(
    database: Database,
) -> None:
    here = threading.current_thread().name
    at = await database.look_up(lambda _: threading.current_thread().name)
    assert at == here
    assert await database.write(write) != here
    assert await database.look_up(lambda _: threading.current_thread().name) == here


async def test_a_small_read_sees_what_was_written_before_and_not_acknowledged_yet(
    database: Database,
) -> None:
    writing = asyncio.ensure_future(database.write(write))
    await asyncio.sleep(0)  # it is on its way to the disk
    assert await database.look_up(words) == ["written"]
    await writing


async def test_somebody_who_looks_up_a_thousand_things_leaves_room_for_others(
    database: Database,
) -> None:
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(other())
    for _ in range(100):
        await database.look_up(words)
    beside.cancel()
    assert turns >= 100


async def test_a_small_read_that_fails_says_so_and_harms_no_other(database: Database) -> None:
    with pytest.raises(StoreError):
        await database.look_up(lambda connection: connection.execute("SELECT * FROM nowhere"))
    assert await database.look_up(words) == []
