"""A PostgreSQL server for the tests of one process, started at its first use.

It is removed when the process ends. If PostgreSQL is not installed, tests that need it are skipped.
"""

import asyncio
import atexit
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from typing import Any, TypeVar

import pytest

from bot.cli.temporary_postgres import NoPostgres, TemporaryPostgres
from bot.store.address import PostgresAddress
from bot.store.postgres.database import Patience
from bot.store.postgres.opening import connect, migrate
from bot.store.postgres.store import PostgresStore

T = TypeVar("T")

UNHURRIED = Patience(statement=30.0, press=60.0)
"""Timeouts for busy machines; what happens when they are over has its own tests."""

EMPTY = """
DO $$ DECLARE name text; BEGIN
    SET LOCAL session_replication_role = replica; -- in any order, whatever belongs to what
    FOR name IN SELECT tablename FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'dixit_version'
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$
"""


@cache
def server() -> TemporaryPostgres:
    """Return this process's server; skip the test if PostgreSQL is not installed."""
    try:
        running = TemporaryPostgres().__enter__()
    except NoPostgres as reason:
        pytest.skip(str(reason))
    atexit.register(running.__exit__)
    return running


def in_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine, even if an event loop is already running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def ask(address: PostgresAddress, query: str, *values: Any) -> list[Any]:
    """Run one SQL statement and return its rows."""

    async def work() -> list[Any]:
        connection = await connect(address)
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()

    return in_a_loop(work())


def tables_with(address: PostgresAddress, *texts: str) -> list[str]:
    """Return the tables in which one of these texts occurs, read over a single connection."""

    async def work() -> list[str]:
        connection = await connect(address)
        try:
            tables = await connection.fetch(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            )
            query = " UNION ALL ".join(
                f"SELECT '{name}' WHERE EXISTS "
                f'(SELECT FROM "{name}" AS kept WHERE kept::text LIKE ANY($1))'
                for (name,) in tables
            )
            found = await connection.fetch(query, [f"%{text}%" for text in texts])
            return [name for (name,) in found]
        finally:
            await connection.close()

    return in_a_loop(work())


async def open_store(address: PostgresAddress) -> PostgresStore:
    """Open the store there, with timeouts for a busy machine."""
    return await PostgresStore.open(address, patience=UNHURRIED)


def empty_postgres() -> PostgresAddress:
    """Empty this process's database, and return its address; tests share it in turn."""
    address = server().address()
    _make_tables()
    ask(address, EMPTY)
    return address


def new_database() -> PostgresAddress:
    """Create a database without any tables, and return its address."""
    name = f"new_{next(_numbers)}"
    ask(server().address(), f"CREATE DATABASE {name}")
    return server().address(name)


_numbers = count(1)


@cache
def _make_tables() -> None:
    async def work() -> None:
        connection = await connect(server().address())
        await migrate(connection)
        await connection.close()

    in_a_loop(work())
