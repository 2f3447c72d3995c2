"""What the store asks of a database: rows, changes, and transactions.

It has two drivers: ``bot.store.sqlite.database`` (aiosqlite) and
``bot.store.postgres.database`` (asyncpg). Statements are SQL that both take, with numbered
parameters: ``?1``, ``?2``, … Knows no table.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.store.stored import GameId

T = TypeVar("T")

Row = Sequence[Any]
Values = tuple[Any, ...]


class Step(NamedTuple):
    """A statement of a transaction whose statements are all known when it begins."""

    statement: str
    values: Values
    required: bool = False  # whether it must change exactly one row, or the transaction is undone


class Conflict(Exception):
    """Raised when a row with this key exists already; nothing was changed."""


class Unmatched(Exception):
    """Raised when a required step found no row to change; nothing was changed."""


class Transaction(Protocol):
    """Runs statements that are kept together or not at all."""

    async def fetch(self, query: str, *values: Any) -> Sequence[Row]:
        """Return the rows of a query, or those that a change returns."""

    async def change(self, statement: str, *values: Any) -> int:
        """Run a statement; return how many rows it changed."""

    async def many(self, statement: str, rows: Iterable[Values]) -> None:
        """Run a statement once for each of these rows."""


Work = Callable[[Transaction], Awaitable[T]]
"""A coroutine function run inside a transaction. It may run again after a rollback."""


class Database(Protocol):
    """Runs statements on an open database."""

    @property
    def serial(self) -> str:
        """Return the column that orders rows of ``game``, ``deck`` and ``guess`` by arrival."""

    @property
    def skip_locked(self) -> str:
        """Return the SQL suffix that locks a query's rows and skips those locked elsewhere."""

    @property
    def for_share(self) -> str:
        """Return the SQL suffix that keeps a query's rows unchanged until the transaction ends."""

    async def fetch(self, query: str, *values: Any) -> Sequence[Row]:
        """Return the rows of a query, read from one snapshot."""

    async def change(self, statement: str, *values: Any) -> int:
        """Run a statement in a transaction of its own; return how many rows it changed."""

    async def apply(self, steps: Sequence[Step]) -> None:
        """Run these steps in their order as one transaction.

        Changes queued at the same moment may share one commit. If a step fails, save nothing and
        raise ``Conflict`` or ``Unmatched``.
        """

    async def transaction(self, work: Work[T], *, reading: bool = False, slow: bool = False) -> T:
        """Run ``work`` as one transaction and return its result.

        With ``reading`` it changes nothing and reads one snapshot. ``slow`` says that no press
        waits for it, so it gets a longer timeout.
        """

    def turn(self, game_id: GameId) -> AbstractAsyncContextManager[None]:
        """Hold this game's turn inside the block; wait for the processes that asked earlier."""

    async def empty_log(self) -> None:
        """Remove deleted rows from the write-ahead log, if the database keeps one."""

    def empty_log_if(self, query: str, *values: Any) -> None:
        """Start the same in the background if the query finds a row."""

    async def close(self) -> None:
        """Finish running statements and close the connections."""


class Rows:
    """Base of the classes that each own the tables of one concern."""

    ours = "true"
    """The SQL condition for servers whose games this process leads."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def leading(self) -> str:
        """Return the SQL condition under which this process may record what is shown."""
        return "true"

    async def _ids(self, query: str, *values: Any) -> tuple[GameId, ...]:
        return tuple(GameId(row[0]) for row in await self._database.fetch(query, *values))


async def first(rows: Awaitable[Sequence[Row]]) -> Row | None:
    """Return the first row, or None."""
    return next(iter(await rows), None)


def marks(count: int, start: int = 1) -> str:
    """Return this many parameters for a statement: ``?1, ?2``."""
    return ", ".join(f"?{number}" for number in range(start, start + count))


def insert(table: str, columns: str, *, keys: str = "") -> str:
    """Return the statement that inserts a row; with ``keys`` it replaces a row that has them."""
    names = columns.split(", ")
    statement = f"INSERT INTO {table} ({columns}) VALUES ({marks(len(names))})"
    return f"{statement} {replacing(keys, columns)}" if keys else statement


def replacing(keys: str, columns: str) -> str:
    """Return the end of an INSERT that replaces a row with the same keys."""
    rest = [name for name in columns.split(", ") if name not in keys.split(", ")]
    changes = ", ".join(f"{name} = excluded.{name}" for name in rest)
    return f"ON CONFLICT ({keys}) DO UPDATE SET {changes}"


async def to_the_end(done: "asyncio.Future[T]") -> T:
    """Return the result of a change; if the caller is cancelled, wait for the change first.

    A statement that was sent will run anyway. Waiting for it means that the next reader finds it
    done.
    """
    done.add_done_callback(_mark_retrieved)
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        await asyncio.wait({done})
        raise


def _mark_retrieved(done: "asyncio.Future[Any]") -> None:
    """Mark the exception as retrieved, or asyncio would log it when the caller was cancelled."""
    if not done.cancelled():
        done.exception()
