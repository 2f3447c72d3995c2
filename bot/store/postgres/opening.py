"""How a PostgreSQL database is brought up to date: by whoever starts first, while others wait.

Scripts in ``migrations`` are numbered, and never edited once they were released. A worker of the
version before may still be running while a newer one applies its script, so a script only adds.
"""

import logging
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from bot.store.address import PostgresAddress
from bot.store.errors import CannotOpen, NewerDatabase
from bot.store.postgres.locks import MIGRATING, OURS

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "dixit_version"
"""The table of one row that counts the scripts applied; by it a database of ours is known."""

Connection = Any  # asyncpg has no types of its own


@cache
def migrations() -> tuple[str, ...]:
    """The numbered scripts in order."""
    return tuple(file.read_text(encoding="utf-8") for file in sorted(MIGRATIONS.glob("*.sql")))


async def connect(address: PostgresAddress, *, timeout: float = 10.0) -> Connection:
    """One connection apart from any pool; the caller closes it."""
    try:
        return await asyncpg.connect(address.url, timeout=timeout)
    except (asyncpg.ClientConfigurationError, ValueError):
        raise CannotOpen(
            "DATABASE is not an address that PostgreSQL's clients understand; write it like "
            "postgresql://user:password@host:5432/database"
        ) from None


async def version_of(connection: Connection) -> int:
    """How many scripts were applied; 0 for an empty database, ``CannotOpen`` for others' tables."""
    if await _has_table(connection, VERSION):
        return int(await connection.fetchval(f"SELECT number FROM {VERSION}"))
    if await _has_table(connection, "game"):
        raise CannotOpen(
            "PostgreSQL: this database has tables of another program; create one for the bot alone"
        )
    return 0


async def _has_table(connection: Connection, name: str) -> bool:
    # Not to_regclass: it remembers that there was none, even after the one we waited for made it.
    query = (
        "SELECT 1 FROM pg_tables WHERE tablename = $1 AND schemaname = ANY (current_schemas($2))"
    )
    return bool(await connection.fetchval(query, name, False))


async def check_version(connection: Connection) -> int:
    """The version of a database of ours; ``NewerDatabase`` if we would not understand it."""
    version, known = await version_of(connection), len(migrations())
    if version > known:
        raise NewerDatabase(
            f"PostgreSQL: was written by a newer version of the bot (database version {version}, "
            f"this one knows {known}); update the bot, or restore a backup from before"
        )
    return version


async def migrate(connection: Connection) -> None:
    """Apply the scripts that the database does not know yet, all of them or none."""
    if await check_version(connection) == len(migrations()):
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", OURS, MIGRATING)
        version = await check_version(connection)  # somebody may have done it in the meantime
        if version == 0:
            log.warning("PostgreSQL: the database is empty, so the bot's tables are created")
            await connection.execute(f"CREATE TABLE {VERSION} (number integer NOT NULL)")
            await connection.execute(f"INSERT INTO {VERSION} VALUES (0)")
        for script in migrations()[version:]:
            await connection.execute(script)
        await connection.execute(f"UPDATE {VERSION} SET number = {len(migrations())}")
