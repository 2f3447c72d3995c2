"""One SQLite file, changed one whole transaction at a time.

A transaction is one function that runs from BEGIN to COMMIT on the connection's own thread.
Nothing can come between its statements, so the thread's queue is the write lock: a task that is
cancelled, or a second one, cannot tear it apart. Knows no table.

``synchronous=FULL`` makes every commit wait for the disk, so that a power cut takes back nothing
that was acknowledged. Measured on a virtual server's SSD, a commit of 15 kB takes 0.35 ms instead
of 0.05; through the whole service, NORMAL would be 1.1 to 1.9 times as fast, and lose acknowledged
moves in more than half of the simulated power cuts (``bench/store.py`` measures your disk).
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from bot.store.errors import StoreError
from bot.store.sqlite.database_thread import DatabaseThread, Job, Work
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

T = TypeVar("T")
Connect = Callable[[str], sqlite3.Connection]


class Database:
    """An open database file, locked for this process."""

    def __init__(self, path: Path, thread: DatabaseThread, lock: LockFile) -> None:
        self.path = path
        self._thread = thread
        self._lock = lock
        self._closed = False

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
                connection = connect(str(path))
        except BaseException:
            lock.release()
            raise
        database = cls(path, DatabaseThread(connection), lock)
        try:
            prepared = Job(lambda connection: prepare(connection, pragmas), writes=False)
            with translated(path):
                await database._thread.do(prepared)
        except BaseException:
            await database.close()
            raise
        return database

    async def write(self, work: Work[T], meanwhile: Callable[[], None] | None = None) -> T:
        """Run a function as one transaction: all that it writes is kept, or none of it.

        It may be run a second time, after what it did at first was undone. ``meanwhile`` is called
        on the event loop while the disk is waited for.
        """
        return await self._do(Job(work, writes=True, meanwhile=meanwhile))

    async def read(self, work: Work[T]) -> T:
        """Run a function that only reads."""
        return await self._do(Job(work, writes=False))

    async def look_up(self, work: Work[T]) -> T:
        """Run a function that reads a few rows by their keys.

        Every press does. They are in memory, and the way to the thread and back takes longer.
        """
        return await self._do(Job(work, writes=False), small=True)

    async def _do(self, job: Job[T], *, small: bool = False) -> T:
        if self._closed:
            raise StoreError("the database is closed already; the bot is shutting down")
        with translated(self.path, in_play=True):
            if small and self._thread.do_here(job):
                await asyncio.sleep(0)  # whoever looks up a thousand games leaves room for others
            else:
                self._thread.do(job)
            return await job.done

    async def close(self) -> None:
        """Finish what is queued, close the file and let the next process in."""
        if self._closed:
            return
        self._closed = True
        await self._thread.close()
        self._lock.release()
