"""Connections to one PostgreSQL database: a pool for statements, a small one for games' turns.

If a connection is lost, the statement or transaction is sent again on another one. It may have been
saved before, so callers make sure that repeating it changes nothing. Knows no table.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

import asyncpg

from bot.store.address import PostgresAddress
from bot.store.database import Conflict, Row, Step, Unmatched, Values, Work, to_the_end
from bot.store.errors import AlreadyRunning, CannotOpen, StoreError, Unreachable
from bot.store.postgres.failures import BUG, LOST, translated
from bot.store.postgres.opening import (
    OURS,
    RUNNING,
    TURNS,
    Connection,
    connect,
    migrate,
)

T = TypeVar("T")

CONNECTIONS = 8
TURNS_AT_ONCE = 2
CONNECT_EVERY = 0.05  # seconds between connection attempts while the server is starting


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds to wait for PostgreSQL."""

    statement: float = 1.0
    press: float = 2.5  # with retries, for a press that Discord wants answered within three
    upkeep: float = 60.0  # for work that no press waits for


PATIENCE = Patience()


@lru_cache(maxsize=1000)
def numbered(statement: str) -> str:
    """Return the statement with parameters as PostgreSQL writes them: ``$1`` for ``?1``."""
    return re.sub(r"\?(\d+)", r"$\1", statement)


class PostgresTransaction:
    """A ``Transaction`` on one connection."""

    def __init__(self, connection: Connection, timeout: float | None = None) -> None:
        self._connection = connection
        self._timeout = timeout

    async def fetch(self, query: str, *values: Any) -> Sequence[Row]:
        rows = await self._connection.fetch(numbered(query), *values, timeout=self._timeout)
        return list(rows)

    async def change(self, statement: str, *values: Any) -> int:
        done = await self._connection.execute(numbered(statement), *values, timeout=self._timeout)
        return int(done.rpartition(" ")[2])

    async def many(self, statement: str, rows: Iterable[Values]) -> None:
        await self._connection.executemany(numbered(statement), rows, timeout=self._timeout)


class PostgresDatabase:
    """Runs statements on a migrated PostgreSQL database; holds the lock of a running bot."""

    serial = "serial"
    skip_locked = " FOR UPDATE SKIP LOCKED"
    for_share = " FOR SHARE"

    def __init__(self, pool: Any, turns: Any, patience: Patience) -> None:
        self._pool = pool
        self._turns = turns
        self._patience = patience
        self._closed = False

    @classmethod
    async def open(cls, address: PostgresAddress, patience: Patience) -> "PostgresDatabase":
        """Connect, migrate the tables and return the database; raise ``CannotOpen`` on failure."""
        try:
            return await cls._opened(address, patience)
        except Unreachable:
            raise CannotOpen(
                "PostgreSQL does not answer at the address in DATABASE; check host and port, and "
                "whether it is running"
            ) from None

    @classmethod
    async def _opened(cls, address: PostgresAddress, patience: Patience) -> "PostgresDatabase":
        with translated():
            connection = await connect(address)
            try:
                await migrate(connection)
            finally:
                await connection.close(timeout=patience.statement)
            pool = await _pool(address, patience, CONNECTIONS, _take_running_lock)
            # Open one connection now, which takes the lock of a running bot.
            await pool.execute("SELECT")
            turns = await _pool(address, patience, TURNS_AT_ONCE)
        return cls(pool, turns, patience)

    async def fetch(self, query: str, *values: Any) -> Sequence[Row]:
        return await self._run(
            lambda connection: PostgresTransaction(connection).fetch(query, *values)
        )

    async def value(self, query: str, *values: Any) -> Any:
        """Return the first value of the first row, or None if there is no row."""
        return next((row[0] for row in await self.fetch(query, *values)), None)

    async def change(self, statement: str, *values: Any) -> int:
        return await self._run(
            lambda connection: PostgresTransaction(connection).change(statement, *values)
        )

    async def apply(self, steps: Sequence[Step]) -> None:
        async def work(connection: Connection) -> None:
            async with connection.transaction():
                for statement, values, required in steps:
                    count = await PostgresTransaction(connection).change(statement, *values)
                    if required and count != 1:
                        raise Unmatched

        if steps:
            await self._run(work)

    async def transaction(self, work: Work[T], *, reading: bool = False, slow: bool = False) -> T:
        patience = self._patience.upkeep if slow else None
        options = {"isolation": "repeatable_read", "readonly": True} if reading else {}

        async def whole(connection: Connection) -> T:
            async with connection.transaction(**options):
                return await work(PostgresTransaction(connection, patience))

        return await self._run(whole, patience)

    async def _run(
        self, work: Callable[[Connection], Awaitable[T]], patience: float | None = None
    ) -> T:
        """Run ``work`` on a connection and return its result; retry if the connection is lost.

        Give up after ``patience`` seconds, by default those for a press.
        """
        if self._closed:
            raise StoreError("PostgreSQL: the connections are closed; the bot is shutting down")
        patience = patience or self._patience.press
        return await to_the_end(asyncio.create_task(self._until_done(work, patience)))

    async def _until_done(self, work: Callable[[Connection], Awaitable[T]], patience: float) -> T:
        with translated():
            async with asyncio.timeout(patience):
                # A server that restarts breaks all pooled connections, so try each of them once,
                # and then a new one.
                for _ in range(CONNECTIONS):
                    with suppress(*LOST):
                        return await self._on_a_connection(work)
                return await self._on_a_connection(work)

    async def _on_a_connection(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        connection = await self._connected()
        try:
            return await work(connection)
        except asyncpg.UniqueViolationError:
            raise Conflict from None
        except asyncpg.InterfaceError as error:
            # asyncpg raises this both for a lost connection and for a wrong argument.
            if connection.is_closed():
                raise
            raise StoreError(f"PostgreSQL {BUG} ({type(error).__name__})") from None
        except (*LOST, asyncio.CancelledError):
            connection.terminate()  # drop it without a handshake: the server may be gone
            raise
        finally:
            await self._pool.release(connection)

    async def _connected(self) -> Connection:
        """Return a connection; while the server is down, retry until the caller's timeout."""
        while True:
            try:
                return await self._pool.acquire()
            except LOST:
                if self._closed:
                    raise
                await asyncio.sleep(CONNECT_EVERY)

    @asynccontextmanager
    async def turn(self, game_id: str) -> AsyncIterator[None]:
        """Hold this game's advisory lock inside the block; processes get it in order of asking.

        Raise ``StoreError`` if waiting for it takes longer than a press may.
        """
        patience = self._patience.press
        take = "SELECT pg_advisory_xact_lock($1, hashtext($2))"
        # Its own pool: waiting for a turn must not use up the connections that the process whose
        # turn it is needs for its statements.
        with translated():
            connection = await self._turns.acquire(timeout=patience)
            try:
                await connection.execute("BEGIN")
                await connection.execute(take, TURNS, game_id, timeout=patience)
            except BaseException:
                connection.terminate()
                await self._turns.release(connection)
                raise
        try:
            yield
        finally:
            with suppress(*LOST, asyncpg.PostgresError):  # the lock ended with the connection
                await connection.execute("ROLLBACK")
            await self._turns.release(connection)

    async def empty_log(self) -> None:
        """Do nothing: PostgreSQL manages its own log."""

    def empty_log_if(self, query: str, *values: Any) -> None:
        """Do nothing, for the same reason as ``empty_log``."""

    async def close(self) -> None:
        """Close both pools after their running statements; abort those that exceed the timeout."""
        if self._closed:
            return
        self._closed = True
        for pool in (self._pool, self._turns):
            try:
                async with asyncio.timeout(self._patience.press):
                    await pool.close()
            except LOST:
                pool.terminate()


async def _pool(
    address: PostgresAddress,
    patience: Patience,
    most: int,
    *begin: Callable[[Connection], Awaitable[None]],
) -> Any:
    async def init(connection: Connection) -> None:
        # If this process freezes inside a transaction, the server ends it and frees its locks.
        idle = int(1000 * patience.press)
        await connection.execute(f"SET idle_in_transaction_session_timeout = {idle}")
        for step in begin:
            await step(connection)

    return await asyncpg.create_pool(
        address.url,
        # A pool that keeps idle connections would log the address of a server that is gone.
        min_size=0,
        max_size=most,
        max_inactive_connection_lifetime=0,  # open connections also hold the lock of a running bot
        command_timeout=patience.statement,
        timeout=patience.statement,
        init=init,
        reset=_reset_nothing,
    )


async def _reset_nothing(_: Connection) -> None:
    """Do nothing when a connection returns to the pool; asyncpg's own reset costs a round trip.

    The bot's statements leave nothing behind that would have to be reset.
    """


async def _take_running_lock(connection: Connection) -> None:
    """Take the shared lock of running bots; raise ``AlreadyRunning`` if games are being moved.

    Moving the games to another database takes this lock exclusively.
    """
    share = "SELECT pg_try_advisory_lock_shared($1, $2)"
    if not await connection.fetchval(share, OURS, RUNNING):
        raise AlreadyRunning(
            "PostgreSQL: the games of this database are being moved; wait until that is done"
        )
