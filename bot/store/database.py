"""One SQLite file: opened with care, migrated, and changed one whole transaction at a time.

A transaction is one function that runs from BEGIN to COMMIT on the connection's own thread.
Nothing can come between its statements, so the thread's queue is the write lock: a task that is
cancelled, or a second one, cannot tear it apart. Those that wait at the same moment share one
COMMIT, hence one wait for the disk; if anything goes wrong, each is done by itself. Knows no table.

``synchronous=FULL`` makes every commit wait for the disk. That is what an acknowledged press
surviving a power cut costs: one ``fdatasync`` per command, about a third of a millisecond on a
virtual server's SSD and some ten on a spinning disk (``bench/store.py`` measures yours).
"""

import logging
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

import aiosqlite

from bot.store.errors import CannotOpen, CorruptDatabase, NewerDatabase, StoreError, explain
from bot.store.lockfile import LockFile

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Connect = Callable[[str], sqlite3.Connection]

APPLICATION_ID = 0x44495854  # "DIXT": tells our files from other programs' databases
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # for macOS, where an ordinary sync stops at the drive's cache
    "foreign_keys = ON",
)


def connect(path: str) -> sqlite3.Connection:
    """A connection that begins and ends transactions only when told to."""
    # A press must be answered within three seconds, so a lock held elsewhere may take one.
    return sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)


def migrations() -> tuple[str, ...]:
    """The numbered scripts in order; the database's ``user_version`` counts those applied."""
    folder = files("bot.store") / "migrations"
    scripts = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name
    )
    return tuple(script.read_text(encoding="utf-8") for script in scripts)


class _Job(Generic[T]):
    """A transaction that waits for its turn, and then for somebody to ask how it went."""

    def __init__(self, work: Work[T]) -> None:
        self._work = work
        self.result: Callable[[], T] = self._not_done

    def do(self, connection: sqlite3.Connection) -> None:
        """Do it as a part of what the caller commits."""
        value = self._work(connection)
        self.result = lambda: value

    def do_alone(self, connection: sqlite3.Connection) -> None:
        """Do and commit it, or keep the error for whoever asked."""
        try:
            _transact(connection, self.do)
        except BaseException as error:
            self.result = partial(_throw, error)

    def _not_done(self) -> T:
        raise RuntimeError("this transaction was never run")


def _do_each(jobs: Sequence[_Job[Any]], connection: sqlite3.Connection) -> None:
    for job in jobs:
        job.do(connection)


def _throw(error: BaseException) -> NoReturn:
    raise error


class Database:
    """An open database file, locked for this process."""

    def __init__(self, path: Path, connection: aiosqlite.Connection, lock: LockFile) -> None:
        self.path = path
        self._connection = connection
        self._lock = lock
        self._closed = False
        self._waiting: deque[_Job[Any]] = deque()

    @classmethod
    async def open(
        cls, path: Path, *, connect: Connect = connect, pragmas: Sequence[str] = PRAGMAS
    ) -> "Database":
        """Open the file, or create it where there is none; ``CannotOpen`` says what is wrong."""
        _make_folder(path.parent)
        lock = LockFile.take(path)
        try:
            with translated(path):
                _create_if_missing(path)
                _check(path)
                connection = await aiosqlite.Connection(lambda: connect(str(path)), 64)
        except BaseException:
            lock.release()
            raise
        database = cls(path, connection, lock)
        try:
            await database.read(lambda connection: _prepare(connection, pragmas))
        except BaseException:
            await database.close()
            raise
        return database

    async def write(self, work: Work[T]) -> T:
        """Run a function as one transaction: all that it writes is kept, or none of it.

        It may be run a second time, after what it did at first was undone.
        """
        job = _Job(work)
        self._waiting.append(job)
        await self.read(self._do_all_that_waits)
        with translated(self.path):
            return job.result()

    def _do_all_that_waits(self, connection: sqlite3.Connection) -> None:
        jobs = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if len(jobs) > 1:
            try:
                _transact(connection, partial(_do_each, jobs))
            except Exception:
                log.debug("%s changes were not saved together", len(jobs), exc_info=True)
            else:
                return
        for job in jobs:
            job.do_alone(connection)

    async def read(self, work: Work[T]) -> T:
        """Run a function that only reads."""
        # aiosqlite offers single statements only; a whole function costs one thread switch
        # instead of one per statement, and keeps other tasks' statements out.
        if self._closed:
            raise StoreError(f"{self.path}: is closed already; the bot is shutting down")
        with translated(self.path):
            job = self._connection._execute(  # type: ignore[no-untyped-call]
                lambda: work(self._connection._conn)
            )
            result: T = await job
            return result

    async def close(self) -> None:
        """Finish what is queued, close the file and let the next process in."""
        self._closed = True
        await self._connection.close()
        self._lock.release()


def _transact(connection: sqlite3.Connection, work: Work[T]) -> T:
    if connection.in_transaction:  # one that could not be undone when it failed
        connection.execute("ROLLBACK")
    try:
        connection.execute("BEGIN IMMEDIATE")
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        # After some errors, a full disk among them, SQLite has rolled back already.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return result


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """SQLite's errors leave the store as errors of ours."""
    try:
        yield
    except sqlite3.Error as error:
        raise explain(error, path) from error


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(
            f"{folder}: cannot be created ({error.strerror}); create it for the bot's user, or "
            "set DATABASE to a file elsewhere"
        ) from error


def _create_if_missing(path: Path) -> None:
    """Build a new database aside and move it into place whole, so that no half of one is left."""
    if path.exists():
        return
    wal = path.with_name(path.name + "-wal")
    if wal.exists() and wal.stat().st_size:
        raise CannotOpen(
            f"{path}: is missing, but {path.name}-wal beside it holds its last changes; put the "
            "database back, or remove that file to start anew"
        )
    fresh = path.with_name(path.name + ".new")
    for suffix in ("", "-journal"):
        fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)
    with closing(connect(str(fresh))) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        _migrate(connection)
    os.replace(fresh, path)
    _sync_folder(path.parent)
    log.warning("%s: there was no database, so a new one was created", path)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _check(path: Path) -> None:
    """Refuse what is not ours to touch before anything is written to it."""
    if path.is_dir():
        raise CannotOpen(f"{path}: is a folder; set DATABASE to a file in it")
    if path.stat().st_size == 0:
        raise CorruptDatabase(
            f"{path}: is empty; restore a backup, or remove the file to start anew"
        )
    with closing(open_readonly(path)) as connection:
        check_version(connection, path)
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise CorruptDatabase(
            f"{path}: is damaged; keep the file, and restore a backup (SQLite says: {verdict})"
        )


def open_readonly(path: Path) -> sqlite3.Connection:
    """A connection that cannot change the file, not even by a checkpoint."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def check_version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of a database of ours; refuses other programs' and newer ones."""
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    if owner != APPLICATION_ID:
        raise CannotOpen(f"{path}: is not a database of this bot; set DATABASE to another file")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    known = len(migrations())
    if version > known:
        raise NewerDatabase(
            f"{path}: was written by a newer version of the bot (database version {version}, "
            f"this one knows {known}); update the bot, or restore a backup from before"
        )
    return int(version)


def _prepare(connection: sqlite3.Connection, pragmas: Sequence[str]) -> None:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()
    # A file that can only be read is to be found now, not at the first press.
    _transact(connection, lambda c: c.execute(f"PRAGMA application_id = {APPLICATION_ID}"))
    _migrate(connection)


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in enumerate(migrations()[version:], start=version + 1):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
