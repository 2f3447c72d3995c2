"""A thread that does jobs on one connection, and tells the event loop when they are done.

Jobs that write and wait at the same moment are one transaction, hence one wait for the disk; if
anything goes wrong in it, each of them is done by itself. Results come back together, in one
wake-up of the event loop. While it has nothing to do, the event loop may do a small job itself;
while it waits for the disk, the event loop may get ready for the answer.
Knows no table and no file.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import takewhile
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Job(Generic[T]):
    """Something to do, and how it went."""

    def __init__(
        self, work: Work[T], *, writes: bool, meanwhile: Callable[[], None] | None = None
    ) -> None:
        self.writes = writes
        self._meanwhile = meanwhile
        self._loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self._loop.create_future()
        self._work = work
        self._value: T
        self._error: BaseException | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        """Do it as a part of what the caller commits."""
        self._value = self._work(connection)

    def wait_for_disk(self) -> None:
        """The disk comes next, which leaves the processor to the event loop."""
        if self._meanwhile is not None:
            self._loop.call_soon_threadsafe(self._meanwhile)
            self._meanwhile = None  # once, however often it is tried

    def do_alone(self, connection: sqlite3.Connection) -> None:
        """Do it, if it writes as one transaction; keep the error for whoever asked."""
        try:
            if self.writes:
                transact(connection, [self])
            else:
                self.do(connection)
        except BaseException as error:
            self._error = error

    def report(self) -> None:
        """Tell whoever waits, unless they have given up."""
        if self.done.done():
            return
        if self._error is not None:
            self.done.set_exception(self._error)
        else:
            self.done.set_result(self._value)


class DatabaseThread:
    """Owns the connection from the first job to ``close``."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._unreported = 0  # jobs that the thread has, or whose end nobody has heard of yet
        # A process that ends without closing must end: to be cut off is always safe here.
        self._thread = Thread(target=self._run, name="database", daemon=True)
        self._thread.start()

    def do(self, job: Job[T]) -> asyncio.Future[T]:
        """Have a job done soon."""
        self._unreported += 1
        self._jobs.put(job)
        return job.done

    def do_here(self, job: Job[T]) -> bool:
        """Do a job on the event loop's own thread, if the connection is free.

        It is while everything has been reported: jobs come from the event loop alone.
        """
        if self._unreported:
            return False
        job.do_alone(self._connection)
        job.report()
        return True

    async def close(self) -> None:
        """Finish what waits, and close the connection."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        open_ = True
        while open_:
            waiting = [self._jobs.get()]
            with suppress(Empty):
                while True:
                    waiting.append(self._jobs.get_nowait())
            open_ = None not in waiting
            jobs = [job for job in waiting if job is not None]
            # Whoever reads sees everything that was asked for before.
            early = list(takewhile(lambda job: not job.writes, jobs))
            self._do_together(early)
            self._do_together([job for job in jobs if job.writes])
            self._do_together([job for job in jobs[len(early) :] if not job.writes])
        self._connection.close()

    def _do_together(self, jobs: Sequence[Job[Any]]) -> None:
        if not (len(jobs) > 1 and jobs[0].writes and self._share_a_commit(jobs)):
            for job in jobs:
                job.do_alone(self._connection)
        if jobs:
            with suppress(RuntimeError):  # a loop that is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._report, jobs)

    def _share_a_commit(self, jobs: Sequence[Job[Any]]) -> bool:
        try:
            transact(self._connection, jobs)
        except Exception:
            log.debug("%s changes were not saved together", len(jobs), exc_info=True)
            return False
        return True

    def _report(self, jobs: Sequence[Job[Any]]) -> None:
        self._unreported -= len(jobs)
        for job in jobs:
            job.report()


def transact(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
    """Do these jobs from BEGIN to COMMIT: all of what they write is kept, or nothing."""
    if connection.in_transaction:  # one that could not be undone when it failed
        connection.execute("ROLLBACK")
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            job.do(connection)
        for job in jobs:
            job.wait_for_disk()
        connection.execute("COMMIT")
    except BaseException:
        # After some errors, a full disk among them, SQLite has rolled back already.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
