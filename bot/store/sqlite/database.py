"""One SQLite file through aiosqlite, with one write transaction at a time.

aiosqlite queues statements, not transactions, so writers take turns. Reads use a connection of
their own: they see what was committed and never wait for the disk. Changes that wait for their turn
at the same time are batched into one commit. Knows no table.

``synchronous=FULL`` makes every commit wait for the disk, so that a power cut loses nothing that
was acknowledged. Measured on a virtual server's SSD, a commit of 15 kB takes 0.35 ms instead of
0.05. NORMAL would make the whole service 1.1 to 1.9 times as fast, but lose acknowledged moves in
more than half of the simulated power cuts (``bench/store.py`` measures your disk).
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import (
    AbstractContextManager,
    AsyncExitStack,
    asynccontextmanager,
    closing,
    suppress,
)
from itertools import chain, repeat
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.database import Conflict, Row, Step, Unmatched, Values, Work, to_the_end
from bot.store.errors import StoreError
from bot.store.sqlite.failures import is_conflict, translated
from bot.store.sqlite.files import LockFile, make_private
from bot.store.sqlite.opening import (
    PRAGMAS,
    as_text,
    check,
    connect,
    create_if_missing,
    make_folder,
    prepare,
)
from bot.store.stored import GameId
from bot.tasks import Tasks, stop

log = logging.getLogger(__name__)
# At DEBUG it would write every statement with its values: hands, votes, clues.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

T = TypeVar("T")
Connect = Callable[[Path], aiosqlite.Connection]

PATIENCE = 1.0  # seconds to wait for a lock: a press must be answered within three
TRY_AGAIN = (0.01, 0.1, 1.0, 5.0)  # seconds between two attempts to empty the log


def connect_later(path: Path) -> aiosqlite.Connection:
    """Return a connection that opens when awaited; its first change takes the write lock."""
    return aiosqlite.connect(path, timeout=PATIENCE, isolation_level="IMMEDIATE")


class SqliteTransaction:
    """A ``Transaction`` on one connection."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def fetch(self, query: str, *values: Any) -> Sequence[Row]:
        return list(await self._connection.execute_fetchall(query, values))

    async def change(self, statement: str, *values: Any) -> int:
        return (await self._connection.execute(statement, values)).rowcount

    async def many(self, statement: str, rows: Iterable[Values]) -> None:
        await self._connection.executemany(statement, rows)


class Change:
    """Steps that wait to be written, and a future for how many rows each step changed."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.done: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()

    def succeed(self, counts: list[int]) -> None:
        """Pass the row counts to the caller, unless the future was cancelled."""
        if not self.done.done():
            self.done.set_result(counts)

    def fail(self, error: BaseException) -> None:
        """Pass the error to the caller, unless the future was cancelled."""
        if not self.done.done():
            self.done.set_exception(error)


class SqliteDatabase:
    """Runs statements on an open database file, and holds its lock until it is closed."""

    serial = "rowid"
    skip_locked = for_share = ""  # no other process writes to this file

    def __init__(
        self,
        path: Path,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        closing: AsyncExitStack,
    ) -> None:
        self.path = path
        self._writer = writer
        self._reader = SqliteTransaction(reader)
        self._closing = closing
        self._closed = False
        self._turn = asyncio.Lock()  # held by each write in turn
        self._waiting: list[Change] = []
        self._writing: asyncio.Task[None] | None = None
        self._emptying = Tasks()

    @classmethod
    async def open(
        cls, path: Path, *, connect: Connect = connect_later, pragmas: Sequence[str] = PRAGMAS
    ) -> "SqliteDatabase":
        """Lock the file, create it if necessary, check it and migrate it.

        The lock is held until ``close``. Raise ``CannotOpen``, whose message says what is wrong.
        """
        make_folder(path.parent)
        async with AsyncExitStack() as opened:
            opened.callback(LockFile.take(path).release)
            with translated(path):
                if not create_if_missing(path):
                    check(path)
                    make_private(path)
                    _prepare(path, pragmas)
                return await cls._connected(path, connect, pragmas, opened.pop_all())

    @classmethod
    async def beside(cls, path: Path) -> "SqliteDatabase":
        """Open a file that exists and is up to date, without its lock: a bot may be using it."""
        return await cls._connected(path, connect_later, PRAGMAS, AsyncExitStack())

    @classmethod
    async def _connected(
        cls, path: Path, connect: Connect, pragmas: Sequence[str], opened: AsyncExitStack
    ) -> "SqliteDatabase":
        script = "".join(f"PRAGMA {pragma};" for pragma in pragmas)
        try:
            writer = await opened.enter_async_context(connect(path))
            await writer.executescript(script)
            reader = await opened.enter_async_context(connect(path))
            await reader.executescript(f"{script}PRAGMA query_only = ON;")
            writer.text_factory = reader.text_factory = as_text
        except BaseException:
            await opened.aclose()
            raise
        return cls(path, writer, reader, opened)

    async def fetch(self, query: str, *values: Any) -> Sequence[Row]:
        with self._translated():
            return await self._reader.fetch(query, *values)

    async def change(self, statement: str, *values: Any) -> int:
        (count,) = await self._enqueue([Step(statement, values)])
        return count

    async def apply(self, steps: Sequence[Step]) -> None:
        if steps:
            await self._enqueue(steps)

    async def transaction(self, work: Work[T], *, reading: bool = False, slow: bool = False) -> T:  # noqa: ARG002 - no timeouts here
        doing = asyncio.create_task(
            self._run_alone(work, "BEGIN" if reading else "BEGIN IMMEDIATE")
        )
        return await to_the_end(doing)

    @asynccontextmanager
    async def turn(self, game_id: GameId) -> AsyncIterator[None]:  # noqa: ARG002
        yield  # no other process writes to this file

    async def empty_log(self) -> None:
        """Move the write-ahead log into the database, so that no file contains what was erased.

        If a reader prevents this, return and retry in the background.
        """
        if not await self._try_to_empty_log():
            # A reader, perhaps a backup, still uses an older state, so retry in the background.
            self.empty_log_if("SELECT 1")

    def empty_log_if(self, query: str, *values: Any) -> None:
        """Empty the log in the background if the query finds a row; retry until that succeeds."""
        self._emptying.start(self._empty_log_if(query, *values), name="write-ahead log")

    async def _empty_log_if(self, query: str, *values: Any) -> None:
        try:
            if not await self.fetch(query, *values):
                return
            for pause in chain(TRY_AGAIN, repeat(TRY_AGAIN[-1])):
                if await self._try_to_empty_log():
                    return
                await asyncio.sleep(pause)
        except StoreError as error:
            log.warning("the write-ahead log could not be emptied yet: %s", error)

    async def _try_to_empty_log(self) -> bool:
        """Try to empty the log; return False if a reader of an older state prevents it."""
        async with self._turn:
            with self._translated():
                # Do not wait for that reader: it may take longer than a press can wait.
                await self._writer.execute("PRAGMA busy_timeout = 0")
                try:
                    checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)"
                    ((busy, *_),) = await self._writer.execute_fetchall(checkpoint)
                finally:
                    await self._writer.execute(f"PRAGMA busy_timeout = {round(PATIENCE * 1000)}")
        return not busy

    async def close(self) -> None:
        """Finish what is queued, close the file and release its lock."""
        if self._closed:
            return
        self._closed = True
        await stop(*self._emptying)  # closing the file empties the log
        if self._writing is not None:
            await asyncio.wait({self._writing})
        async with self._turn:
            await self._closing.aclose()

    def _translated(self) -> AbstractContextManager[None]:
        if self._closed:
            raise StoreError("the database is closed; the bot is shutting down")
        return translated(self.path, in_play=True)

    async def _run_alone(self, work: Work[T], begin: str) -> T:
        async with self._turn:
            with self._translated():
                async with self._all_or_nothing():
                    await self._writer.execute(begin)
                    return await work(SqliteTransaction(self._writer))

    async def _enqueue(self, steps: Sequence[Step]) -> list[int]:
        with self._translated():
            change = Change(steps)
            self._waiting.append(change)
            if self._writing is None or self._writing.done():
                self._writing = asyncio.create_task(self._write(), name="database")
            return await to_the_end(change.done)

    async def _write(self) -> None:
        """Write queued changes, and those that are queued in the meantime, until none is left."""
        try:
            while self._waiting:
                async with self._turn:
                    changes, self._waiting = self._waiting, []
                    # If one change fails, write all one by one, so that only its own caller gets
                    # the error.
                    if len(changes) == 1 or not await self._commit_together(changes):
                        for change in changes:
                            await self._commit_alone(change)
        except asyncio.CancelledError:  # the event loop ends without closing the database
            for change in self._waiting:
                change.done.cancel()
            raise

    async def _commit_alone(self, change: Change) -> None:
        try:
            async with self._all_or_nothing():
                counts = [await self._step(step) for step in change.steps]
        except BaseException as error:
            change.fail(error)
        else:
            change.succeed(counts)

    async def _step(self, step: Step) -> int:
        count = (await self._writer.execute(step.statement, step.values)).rowcount
        if step.required and count != 1:
            raise Unmatched
        return count

    async def _commit_together(self, changes: Sequence[Change]) -> bool:
        """Write changes in one commit; return False, with none written, if one of them fails."""
        counts: dict[Change, list[int]] = {change: [] for change in changes}
        try:
            async with self._all_or_nothing():
                for steps in by_statement(changes):
                    await self._steps(steps, counts)
        except Exception:
            log.debug("%s changes were not saved together", len(changes), exc_info=True)
            return False
        for change in changes:
            change.succeed(counts[change])
        return True

    async def _steps(
        self, steps: Sequence[tuple[Change, Step]], counts: dict[Change, list[int]]
    ) -> None:
        """Run steps that have the same statement, in one batch unless a caller needs a row count.

        Raise ``Unmatched`` if a required step does not change exactly one row.
        """
        statement, _, required = steps[0][1]
        alone = [change for change, _ in steps if len(change.steps) == 1]
        # A change of one step comes from ``change``, which returns a row count; executemany only
        # gives the sum. Changes of several steps come from ``apply``, which returns nothing.
        if alone or len(steps) == 1:
            for change, step in steps:
                counts[change].append(await self._step(step))
            return
        done = await self._writer.executemany(statement, [step.values for _, step in steps])
        if required and done.rowcount != len(steps):
            raise Unmatched

    @asynccontextmanager
    async def _all_or_nothing(self) -> AsyncIterator[None]:
        """Commit the changes made inside the block, or roll them back if it raises.

        The first change begins the transaction. Raise ``Conflict`` if a key exists already.
        """
        if self._writer.in_transaction:  # left by a failed rollback
            await self._writer.rollback()
        try:
            yield
            await self._writer.commit()
        except BaseException as error:
            # After some errors, a full disk among them, SQLite has rolled back already.
            with suppress(sqlite3.Error):
                await self._writer.rollback()
            if is_conflict(error):
                raise Conflict from error
            raise


def _prepare(path: Path, pragmas: Sequence[str]) -> None:
    with closing(connect(str(path))) as connection:
        prepare(connection, pragmas)


def by_statement(changes: Sequence[Change]) -> Iterator[list[tuple[Change, Step]]]:
    """Yield all steps of these changes, grouped by statement.

    The steps of each change stay in order. A statement that also occurs later in some change is
    held back until then, so that the groups become large.
    """
    waiting = [(change, deque(change.steps)) for change in changes]
    while waiting := [(change, steps) for change, steps in waiting if steps]:
        later = {step.statement for _, steps in waiting for step in list(steps)[1:]}
        heads = [steps[0].statement for _, steps in waiting]
        # If every statement at a head also occurs later, take the first, or none would ever run.
        statement = next((head for head in heads if head not in later), heads[0])
        batch = []
        for change, steps in waiting:
            while steps and steps[0].statement == statement:
                batch.append((change, steps.popleft()))
        yield batch
