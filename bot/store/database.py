"""The interface of a database: queries, changes and transactions.

There are two drivers: ``bot.store.sqlite.database`` (aiosqlite) and
``bot.store.postgres.database`` (asyncpg). Statements are SQL that both accept, with numbered
parameters: ``?1``, ``?2``, … Knows no table.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.store.stored import GameId
from bot.tasks import ignore_error

T = TypeVar("T")

Row = Sequence[Any]
Values = tuple[Any, ...]


class Step(NamedTuple):
    """A statement with its values, to be run with others as one transaction by ``apply``."""

    statement: str
    values: Values
    required: bool = False  # whether it must change exactly one row, or the transaction is undone


class Conflict(Exception):
    """Raised when a row with the same key exists already; nothing was changed."""


class Unmatched(Exception):
    """Raised when a required step does not change exactly one row; the transaction is undone."""


class Transaction(Protocol):
    """Runs statements that are committed together or not at all."""

    async def fetch(self, query: str, *values: Any) -> Sequence[Row]:
        """Return the rows of a query, or of a statement with a RETURNING clause."""

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
        """Return the column that orders rows of ``game``, ``deck`` and ``guess`` by insertion."""

    @property
    def skip_locked(self) -> str:
        """Return the SQL suffix that locks a query's rows and skips those locked elsewhere.

        It is empty if only one process uses the database.
        """

    @property
    def for_share(self) -> str:
        """Return the SQL suffix that locks a query's rows against changes by other transactions.

        It is empty if only one process uses the database.
        """

    async def fetch(self, query: str, *values: Any) -> Sequence[Row]:
        """Return the rows of a query, read from one snapshot."""

    async def change(self, statement: str, *values: Any) -> int:
        """Run a statement in a transaction of its own; return how many rows it changed."""

    async def apply(self, steps: Sequence[Step]) -> None:
        """Run these steps in order as one transaction.

        If a key exists already, raise ``Conflict``; if a required step does not change exactly one
        row, raise ``Unmatched``. In either case nothing is saved. Calls that wait at the same time
        may share one commit.
        """

    async def transaction(self, work: Work[T], *, reading: bool = False, slow: bool = False) -> T:
        """Run ``work`` as one transaction and return its result; roll back if it raises.

        With ``reading``, all queries in ``work`` see the same snapshot, and it must not change
        anything. ``slow`` says that no press waits for the transaction, so its timeout is longer.
        """

    def turn(self, game_id: GameId) -> AbstractAsyncContextManager[None]:
        """Wait until it is this process's turn to change a game; hold the turn inside the block."""

    async def empty_log(self) -> None:
        """Empty the write-ahead log, which may still hold deleted data, if the database has one."""

    def empty_log_if(self, query: str, *values: Any) -> None:
        """Start ``empty_log`` in the background if the query finds a row."""

    async def close(self) -> None:
        """Finish running statements and close the connections."""


class Rows:
    """Base class for the parts of the store, each of which owns the tables of one concern."""

    ours = "true"
    """The SQL condition that selects the servers for which this process is responsible."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def leading(self) -> str:
        """Return an SQL condition that is true while this process may record what messages show."""
        return "true"

    async def _ids(self, query: str, *values: Any) -> tuple[GameId, ...]:
        return tuple(GameId(row[0]) for row in await self._database.fetch(query, *values))


async def first(rows: Awaitable[Sequence[Row]]) -> Row | None:
    """Await a query's rows and return the first; None if there are none."""
    return next(iter(await rows), None)


def placeholders(count: int, start: int = 1) -> str:
    """Return placeholders for this many parameters, such as ``?1, ?2``."""
    return ", ".join(f"?{number}" for number in range(start, start + count))


def insert(table: str, columns: str, *, keys: str = "") -> str:
    """Return the statement that inserts a row; with ``keys`` it replaces a row with equal keys."""
    names = columns.split(", ")
    statement = f"INSERT INTO {table} ({columns}) VALUES ({placeholders(len(names))})"
    return f"{statement} {replacing(keys, columns)}" if keys else statement


def replacing(keys: str, columns: str) -> str:
    """Return the ON CONFLICT clause of an INSERT that replaces a row with equal keys."""
    rest = [name for name in columns.split(", ") if name not in keys.split(", ")]
    changes = ", ".join(f"{name} = excluded.{name}" for name in rest)
    return f"ON CONFLICT ({keys}) DO UPDATE SET {changes}"


async def to_the_end(done: "asyncio.Future[T]") -> T:
    """Wait until a change is done, even if the caller is cancelled; return its result.

    A cancelled caller gets its ``CancelledError`` only after that: a statement that was sent cannot
    be taken back, and a query that follows must not overtake it.
    """
    done.add_done_callback(ignore_error)  # of a cancelled caller
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        await asyncio.wait({done})
        raise
