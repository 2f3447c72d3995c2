"""Connections to one PostgreSQL: a pool for everything, and a small one for games' turns.

Each question or change is one statement and so one transaction. A connection that is lost on the
way is replaced and the statement sent again: statements are written so that a second time changes
nothing. Knows no table.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import asyncpg

from bot.store.address import PostgresAddress
from bot.store.errors import AlreadyRunning, CannotOpen, StoreError, Unreachable
from bot.store.postgres.failures import LOST, translated
from bot.store.postgres.locks import OURS, RUNNING, TURNS
from bot.store.postgres.opening import Connection, connect, migrate

T = TypeVar("T")

CONNECTIONS = 8
TURNS_AT_ONCE = 2
BETWEEN_CALLS = 0.05  # seconds until a server that is starting is called again


@dataclass(frozen=True, slots=True)
class Patience:
    """How long anybody waits, in seconds."""

    statement: float = 1.0
    press: float = 2.5  # with a second try, and all of it within Discord's three seconds
    upkeep: float = 60.0  # what nobody waits for


PATIENCE = Patience()


class Conflict(Exception):
    """Something is there already, and the statement changed nothing."""


class Database:
    """A PostgreSQL that is up to date, and knows that a bot is running on it."""

    def __init__(self, pool: Any, turns: Any, patience: Patience) -> None:
        self._pool = pool
        self._turns = turns
        self._patience = patience
        self._closed = False

    @classmethod
    async def open(cls, address: PostgresAddress, patience: Patience) -> "Database":
        """Connect and bring the tables up to date; ``CannotOpen`` says what is wrong."""
        try:
            return await cls._opened(address, patience)
        except Unreachable:
            raise CannotOpen(
                "PostgreSQL does not answer at the address in DATABASE; check host and port, and "
                "whether it is running"
            ) from None

    @classmethod
    async def _opened(cls, address: PostgresAddress, patience: Patience) -> "Database":
        with translated():
            connection = await connect(address)
            try:
                await migrate(connection)
            finally:
                await connection.close(timeout=patience.statement)
            pool = await _pool(address, patience, CONNECTIONS, init=_say_that_we_run)
            await pool.execute("SELECT")  # so that there is one connection that says so
            turns = await _pool(address, patience, TURNS_AT_ONCE)
        return cls(pool, turns, patience)

    async def all(self, query: str, *values: Any) -> list[Any]:
        """The rows of one statement."""
        return await self.run(lambda connection: connection.fetch(query, *values))

    async def value(self, query: str, *values: Any) -> Any:
        """The first value of the first row of one statement, or None; raises ``Conflict``."""
        return await self.run(lambda connection: connection.fetchval(query, *values))

    async def change(self, statement: str, *values: Any) -> int:
        """How many rows one statement changed; raises ``Conflict``."""
        status = await self.run(lambda connection: connection.execute(statement, *values))
        return int(status.rpartition(" ")[2])

    async def together(self, statements: Sequence[tuple[str, Sequence[Any]]]) -> None:
        """Several statements as one transaction that nobody waits for."""
        patience = self._patience.upkeep

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                for statement, values in statements:
                    await connection.execute(statement, *values, timeout=patience)

        await self.run(work, patience)

    async def run(
        self, work: Callable[[Connection], Awaitable[T]], patience: float | None = None
    ) -> T:
        """Do this on a connection, and again on another one if the first is lost."""
        if self._closed:
            raise StoreError("PostgreSQL: is closed already; the bot is shutting down")
        doing = asyncio.create_task(self._until_done(work, patience or self._patience.press))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            # What was sent is sent: whoever comes next is to find it done.
            await asyncio.wait({doing})
            raise

    async def _until_done(self, work: Callable[[Connection], Awaitable[T]], patience: float) -> T:
        with translated():
            async with asyncio.timeout(patience):
                for _ in range(CONNECTIONS):  # a server that dies takes all of them with it
                    with suppress(*LOST):
                        return await self._on_a_connection(work)
                return await self._on_a_connection(work)

    async def _on_a_connection(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        connection = await self._connected()
        try:
            return await work(connection)
        except asyncpg.UniqueViolationError:
            raise Conflict from None
        except (*LOST, asyncio.CancelledError):
            connection.terminate()  # nothing more is expected from it, not even a polite end
            raise
        finally:
            await self._pool.release(connection)

    async def _connected(self) -> Connection:
        """A connection, as soon as there is a server again."""
        while True:
            try:
                return await self._pool.acquire()
            except LOST:
                if self._closed:
                    raise
                await asyncio.sleep(BETWEEN_CALLS)

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Wait until everybody who asked before under this name is done, and be next."""
        patience = self._patience.press
        take = "SELECT pg_advisory_xact_lock($1, hashtext($2))"
        with translated():
            connection = await self._turns.acquire(timeout=patience)
            try:
                await connection.execute("BEGIN")
                await connection.execute(take, TURNS, name, timeout=patience)
            except BaseException:
                connection.terminate()
                await self._turns.release(connection)
                raise
        try:
            yield
        finally:
            with suppress(*LOST, asyncpg.PostgresError):  # the lock went with the connection
                await connection.execute("ROLLBACK")
            await self._turns.release(connection)

    async def close(self) -> None:
        """Finish what is under way and let go of the server."""
        if self._closed:
            return
        self._closed = True
        for pool in (self._pool, self._turns):
            try:
                async with asyncio.timeout(self._patience.press):
                    await pool.close()
            except LOST:
                pool.terminate()


async def _pool(address: PostgresAddress, patience: Patience, most: int, **options: Any) -> Any:
    return await asyncpg.create_pool(
        address.url,
        min_size=0,  # a pool that keeps some would log the address of a server that is gone
        max_size=most,
        max_inactive_connection_lifetime=0,  # they also say that a bot is running
        command_timeout=patience.statement,
        timeout=patience.statement,
        reset=_nothing,
        **options,
    )


async def _nothing(_: Connection) -> None:
    """What a connection has to be cleaned of when it comes back: we leave nothing behind."""


async def _say_that_we_run(connection: Connection) -> None:
    """Every connection of a bot shares a lock, which whoever moves the games away wants alone."""
    share = "SELECT pg_try_advisory_lock_shared($1, $2)"
    if not await connection.fetchval(share, OURS, RUNNING):
        raise AlreadyRunning(
            "PostgreSQL: the games of this database are being moved; wait until that is done"
        )
