"""A database that cannot be used is reported with its path and advice, and is not touched."""

import asyncio
import errno
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import aiosqlite
import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.store import (
    AlreadyRunning,
    CannotOpen,
    CorruptDatabase,
    DatabaseLocked,
    DiskFull,
    NewerDatabase,
    NotWritable,
    Place,
    StoreError,
)
from bot.store.sqlite.database import connect_later
from bot.store.sqlite.opening import PRAGMAS, create_if_missing, is_current, migrations
from bot.store.sqlite.store import SqliteStore
from tests.playing import people
from tests.store.sqlite.disk import Disk

ROOT = Path(__file__).parents[3]
ANNA, BEN = people(2)


async def opening(path: Path, kind: type[StoreError]) -> str:
    """Return the message of the error of exactly this type that opening a file raises."""
    with pytest.raises(StoreError) as caught:
        await SqliteStore.open(path)
    assert type(caught.value) is kind
    assert str(path.parent) in str(caught.value)
    return str(caught.value)


@pytest.fixture
def database(path: Path, empty_database: Path) -> Path:
    """Return an existing database."""
    shutil.copy(empty_database, path)
    return path


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


async def test_a_new_database_is_said_to_be_new(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")  # normal at a first start, so no warning
    await (await SqliteStore.open(path.parent / "deep" / "down" / path.name)).close()
    assert "a new one was created" in caplog.text
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
    caplog.clear()
    await (await SqliteStore.open(path.parent / "deep" / "down" / path.name)).close()
    assert caplog.text == ""


async def test_it_waits_for_the_disk_and_checks_what_belongs_together(database: Path) -> None:
    store = await SqliteStore.open(database)
    pragmas = [
        await store._database.fetch(f"PRAGMA {name}")
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    assert pragmas == [[("wal",)], [(2,)], [(1,)]]
    tables = await store._database.fetch(
        "SELECT name, strict FROM pragma_table_list WHERE schema = 'main'"
    )
    assert all(strict for name, strict in tables if not name.startswith("sqlite_"))
    await store.close()


async def test_a_newer_database_is_left_alone(database: Path) -> None:
    change(database, "PRAGMA user_version = 999")
    before = database.read_bytes()
    said = await opening(database, NewerDatabase)
    assert "999" in said
    assert "update the bot" in said
    assert database.read_bytes() == before
    log = database.with_name(database.name + "-wal")
    assert not log.exists() or log.stat().st_size == 0


async def test_another_programs_database_is_left_alone(path: Path) -> None:
    change(path, "CREATE TABLE bookmarks (url TEXT)")
    before = path.read_bytes()
    assert "not a database of this bot" in await opening(path, CannotOpen)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 500)
    assert "restore a backup" in await opening(path, CorruptDatabase)
    assert path.read_text() == "Dear diary, " * 500


async def test_an_empty_file_is_not_taken_for_a_new_database(path: Path) -> None:
    path.touch()
    assert "is empty" in await opening(path, CorruptDatabase)
    assert path.stat().st_size == 0


async def test_a_folder_is_not_taken_for_a_database(path: Path) -> None:
    path.mkdir()
    assert "is a folder" in await opening(path, CannotOpen)


async def test_a_missing_database_with_changes_left_beside_it_is_not_made_anew(
    path: Path,
) -> None:
    path.with_name(path.name + "-wal").write_bytes(b"last words")
    assert "put the database back" in await opening(path, CannotOpen)
    assert not path.exists()


async def test_a_damaged_page_is_found_at_the_start(database: Path) -> None:
    store = await SqliteStore.open(database)
    service = GameService(store, lambda: 1.0, lambda _: ())
    for channel in range(50):
        await service.open(Place(9, channel), ANNA, "en")
    await store.close()
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(size // 2 // 4096 * 4096)
        file.write(os.urandom(4096 * 3))
    damaged = database.read_bytes()
    assert "damaged" in await opening(database, CorruptDatabase)
    assert database.read_bytes() == damaged


async def test_a_truncated_database_is_found_at_the_start(database: Path) -> None:
    os.truncate(database, database.stat().st_size - 4096 * 3)
    assert "damaged" in await opening(database, CorruptDatabase)


@pytest.fixture
def as_somebody_else() -> Iterator[Path]:
    """Yield a folder; until the end of the test, drop root's rights so that file modes apply."""
    folder = Path(tempfile.mkdtemp())
    yield from _without_rights(folder)
    shutil.rmtree(folder)


def _without_rights(folder: Path) -> Iterator[Path]:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root:
        os.seteuid(65534)
    yield folder
    if root:
        os.seteuid(0)


async def test_a_folder_without_write_permission_is_named(as_somebody_else: Path) -> None:
    with _as_root():
        as_somebody_else.chmod(0o555)
    said = await opening(as_somebody_else / "dixit.sqlite3", CannotOpen)
    assert "right to write" in said
    assert list(as_somebody_else.iterdir()) == []
    said = await opening(as_somebody_else / "data" / "dixit.sqlite3", CannotOpen)
    assert "cannot be created" in said


async def test_a_database_without_write_permission_is_named_and_kept(
    as_somebody_else: Path, empty_database: Path
) -> None:
    path = as_somebody_else / "dixit.sqlite3"
    with _as_root():
        as_somebody_else.chmod(0o777)
        shutil.copy(empty_database, path)
        path.chmod(0o444)
    before = path.read_bytes()
    assert "read-only" in await opening(path, NotWritable)
    assert path.read_bytes() == before


class _as_root:  # noqa: N801
    """Inside the block, gives root's rights back to a test that runs as root."""

    def __enter__(self) -> None:
        self._euid = os.geteuid()
        if os.getuid() == 0:
            os.seteuid(0)

    def __exit__(self, *_: object) -> None:
        if os.getuid() == 0:
            os.seteuid(self._euid)


OPEN_AND_WAIT = """
import asyncio, sys
from pathlib import Path
from random import Random
from bot.store.sqlite.store import SqliteStore
async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    print("open", flush=True)
    sys.stdin.readline()
    await store.close()
asyncio.run(main())
"""


async def test_a_second_bot_is_kept_out_while_the_first_one_lives(database: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, "-c", OPEN_AND_WAIT, str(database)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        said = await opening(database, AlreadyRunning)
        assert f"process {first.pid}" in said
        assert "stop it first" in said
        first.kill()
    await (await SqliteStore.open(database)).close()  # a killed bot locks nobody out


async def test_another_name_for_the_same_file_does_not_let_a_second_bot_in(
    database: Path,
) -> None:
    alias = database.parent / "alias.sqlite3"
    alias.symlink_to(database)
    store = await SqliteStore.open(database)
    await opening(alias, AlreadyRunning)
    await store.close()


async def test_a_disk_that_cannot_lock_is_not_taken_for_a_second_bot(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    assert "on a local disk" in await opening(database, CannotOpen)


@pytest.mark.parametrize("name", ["döner #1?.sqlite3", "100%.db", "a b&mode=rw", "🐇"])
async def test_any_file_name_will_do(path: Path, name: str) -> None:
    odd = path.with_name(name)
    await (await SqliteStore.open(odd)).close()
    await (await SqliteStore.open(odd)).close()
    assert {file.name for file in path.parent.iterdir()} == {name, f"{name}.lock"}


async def test_a_file_locked_by_another_program_refuses_the_press_and_then_goes_on(
    database: Path,
) -> None:
    pragmas = (*PRAGMAS, "busy_timeout = 10")
    store = await SqliteStore.open(database, pragmas=pragmas)
    service = GameService(store, lambda: 1.0, lambda _: ())
    lobby = await service.open(Place(9, 1), ANNA, "en")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseLocked, match=r"another program .* close it"):
            await service.play(lobby.id, do.Join(BEN))
        other.execute("ROLLBACK")
    assert (await service.load(lobby.id)).game.players == (ANNA,)
    await service.play(lobby.id, do.Join(BEN))
    await store.close()


async def test_what_a_crash_left_of_a_new_database_is_swept_away(path: Path) -> None:
    for suffix in ("", "-journal", "-wal", "-shm"):
        path.with_name(f"{path.name}.new{suffix}").write_bytes(b"half")
    await (await SqliteStore.open(path)).close()
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, path.name + ".lock"]


async def test_a_new_database_is_complete_so_opening_it_writes_nothing_more(path: Path) -> None:
    assert create_if_missing(path)
    created = path.read_bytes()
    path.unlink()
    await (await SqliteStore.open(path)).close()
    assert path.read_bytes() == created
    with closing(sqlite3.connect(path)) as connection:
        assert is_current(connection, path)
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (2,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert not create_if_missing(path)


def test_a_new_database_is_on_the_disk_before_it_has_its_name(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: dict[int, bool] = {}  # by the number of a file: whether the database had its name
    sync = os.fsync

    def watched(file: int) -> None:
        synced[os.fstat(file).st_ino] = path.exists()
        sync(file)

    monkeypatch.setattr(os, "fsync", watched)
    create_if_missing(path)
    assert synced == {path.stat().st_ino: False, path.parent.stat().st_ino: True}


@pytest.mark.parametrize("target", ["gone.sqlite3", "dixit.sqlite3"])
async def test_a_link_that_leads_nowhere_is_not_replaced_by_a_new_database(
    path: Path, target: str
) -> None:
    path.symlink_to(path.parent / target)
    assert "broken symbolic link" in await opening(path, CannotOpen)
    assert path.is_symlink()


async def test_a_disk_that_is_full_from_the_start_is_said_to_be_full(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(Random(1))
    monkeypatch.setattr("bot.store.sqlite.opening.connect", disk.connect_now)
    for room in range(1000):
        disk.room = room
        try:
            store = await SqliteStore.open(path)
        except DiskFull as full:
            assert f"{path}: the disk is full; make room" in str(full)  # noqa: PT017
            assert [file.name for file in path.parent.iterdir()] == [path.name + ".lock"]
        else:
            break
    assert room > 10
    await store.close()


@pytest.mark.parametrize(
    "call", ["os.replace", "bot.store.sqlite.opening.create_private", "os.fsync"]
)
async def test_a_disk_without_room_for_a_name_is_said_to_be_full(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def no_room(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(call, no_room)
    assert "make room" in await opening(path, DiskFull)


async def test_an_older_database_is_brought_up_to_date_and_a_failing_step_changes_nothing(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = migrations()
    better = "CREATE TABLE album (id INTEGER PRIMARY KEY) STRICT;"
    monkeypatch.setattr(
        "bot.store.sqlite.opening.migrations", lambda: (*steps, better + "CREATE TABLE album (x);")
    )
    with pytest.raises(StoreError):
        await SqliteStore.open(database)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(steps),)
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
        assert "album" not in names
    monkeypatch.setattr("bot.store.sqlite.opening.migrations", lambda: (*steps, better))
    store = await SqliteStore.open(database)
    assert await store._database.fetch("SELECT count(*) FROM album") == [(0,)]
    assert await store._database.fetch("PRAGMA user_version") == [(len(steps) + 1,)]
    await store.close()


@pytest.mark.parametrize("number", [1, 2])
def test_a_start_that_is_interrupted_ends_without_a_traceback(
    database: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """aiosqlite's threads answer the event loop, so it may not end before them."""
    faults: list[object] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    before = set(threading.enumerate())
    connections: list[aiosqlite.Connection] = []

    async def start() -> None:
        starting = asyncio.current_task()
        assert starting is not None

        def connect(path: Path) -> aiosqlite.Connection:
            connections.append(connect_later(path))
            if len(connections) == number:
                starting.cancel()
            return connections[-1]

        await SqliteStore.open(database, connect=connect)

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(start())
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()
    assert faults == []
    asyncio.run(_open_and_close(database))  # the lock is free again


async def _open_and_close(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


async def test_migrations_are_numbered_without_gaps() -> None:
    names = sorted(
        file.name for file in (ROOT / "bot" / "store" / "sqlite" / "migrations").glob("*.sql")
    )
    assert [name[:4] for name in names] == [f"{n:04}" for n in range(1, len(names) + 1)]
    assert len(migrations()) == len(names)
