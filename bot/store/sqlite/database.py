"""One SQLite file, changed one whole transaction at a time.

A transaction is one function that runs from BEGIN to COMMIT on the connection's own thread.
Nothing can come between its statements, so the thread's queue is the write lock: a task that is
cancelled, or a second one, cannot tear it apart. Those that wait at the same moment share one
COMMIT, hence one wait for the disk; if anything goes wrong, each is done by itself. Knows no table.

``synchronous=FULL`` makes every commit wait for the disk, so that a power cut takes back nothing
that was acknowledged. Measured on a virtual server's SSD, a commit of 15 kB takes 0.35 ms instead
of 0.05; through the whole service, NORMAL would be 1.1 to 1.9 times as fast, and lose acknowledged
moves in more than half of the simulated power cuts (``bench/store.py`` measures your disk).
"""

import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

import aiosqlite

from bot.store.errors import StoreError
from bot.store.sqlite.failures import translated
from bot.store.sqlite.lockfile import LockFile
from bot.store.sqlite.opening import (
    PRAGMAS,
    check,
    connect,
    create_if_missing,
    make_folder,
    prepare,
)
from bot.store.sqlite.private import make_private

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Connect = Callable[[str], sqlite3.Connection]


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
        make_folder(path.parent)
        lock = LockFile.take(path)
        try:
            with translated(path):
                create_if_missing(path)
                check(path)
                make_private(path)
                connection = aiosqlite.Connection(lambda: connect(str(path)), 64)
                # A process that ends without closing must end: to be cut off is always safe here.
                connection._thread.daemon = True
                await connection
        except BaseException:
            lock.release()
            raise
        database = cls(path, connection, lock)
        try:
            await database.read(lambda connection: prepare(connection, pragmas))
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
