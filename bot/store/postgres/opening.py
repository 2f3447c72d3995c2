"""Connects to a PostgreSQL database and migrates it: one process does it, the others wait.

Scripts in ``migrations`` are numbered and never edited after their release. A worker of the
previous version may still be running while a newer one migrates, so a script only adds and never
changes or removes what is there.
"""

import logging
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from bot.store.address import PostgresAddress
from bot.store.errors import CannotOpen, NewerDatabase
from bot.store.setting_columns import TABLES, missing_columns

log = logging.getLogger(__name__)

# An advisory lock is a pair of numbers, the first of which tells the bot's locks from other
# programs'. All are listed here, so that no two get the same meaning by accident.
OURS = 0x44495854  # "DIXT"
MIGRATING = 1  # held while migrating; other processes wait
RUNNING = 2  # shared by every running bot; taken exclusively to move the games away
DECKS = 3  # held while adding or dropping pictures of servers' decks; others wait
TURNS = 0x44495855  # the first number of game turns; the second is a hash of the game's id

TYPES = {bool: "boolean", int: "bigint", str: "text"}
MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "dixit_version"
"""The table with one row that counts applied scripts. It marks a database as the bot's own."""

Connection = Any  # asyncpg has no types of its own


@cache
def migrations() -> tuple[str, ...]:
    """Return the migration scripts in order."""
    return tuple(file.read_text(encoding="utf-8") for file in sorted(MIGRATIONS.glob("*.sql")))


async def connect(address: PostgresAddress, *, timeout: float = 10.0) -> Connection:
    """Open and return a connection that belongs to no pool; the caller closes it.

    Raise ``CannotOpen`` if the address has the wrong form.
    """
    try:
        return await asyncpg.connect(address.url, timeout=timeout)
    except (asyncpg.ClientConfigurationError, ValueError):
        raise CannotOpen(
            "DATABASE is not an address that PostgreSQL's clients understand; write it like "
            "postgresql://user:password@host:5432/database"
        ) from None


async def version_of(connection: Connection) -> int:
    """Return how many scripts were applied, 0 for an empty database.

    Raise ``CannotOpen`` if the tables belong to another program.
    """
    if await _has_table(connection, VERSION):
        return int(await connection.fetchval(f"SELECT number FROM {VERSION}"))
    if await _has_table(connection, "game"):
        raise CannotOpen(
            "PostgreSQL: this database has tables of another program; create one for the bot alone"
        )
    return 0


async def _has_table(connection: Connection, name: str) -> bool:
    # Not to_regclass: it caches that there was no table, even if another process has created it
    # while this one waited for the lock.
    query = (
        "SELECT 1 FROM pg_tables WHERE tablename = $1 AND schemaname = ANY (current_schemas($2))"
    )
    return bool(await connection.fetchval(query, name, False))


async def check_version(connection: Connection) -> int:
    """Return how many scripts were applied; raise ``NewerDatabase`` if more than this bot has.

    Raise ``CannotOpen`` if the tables belong to another program.
    """
    version, known = await version_of(connection), len(migrations())
    if version > known:
        raise NewerDatabase(
            f"PostgreSQL: was written by a newer version of the bot (database version {version}, "
            f"this one knows {known}); update the bot, or restore an older backup"
        )
    return version


async def migrate(connection: Connection) -> None:
    """Apply the scripts still missing and add columns for new settings, in one transaction.

    Wait while another process migrates. Raise ``CannotOpen`` if the tables belong to another
    program, and ``NewerDatabase`` if a newer bot made them.
    """
    current = await check_version(connection) == len(migrations())
    if current and not await _missing_columns(connection):
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", OURS, MIGRATING)
        # Another process may have migrated while this one waited for the lock.
        version = await check_version(connection)
        if version == 0:
            log.warning("PostgreSQL: the database is empty, so the bot's tables are created")
            await connection.execute(f"CREATE TABLE {VERSION} (number integer NOT NULL)")
            await connection.execute(f"INSERT INTO {VERSION} VALUES (0)")
        for script in migrations()[version:]:
            await connection.execute(script)
        for statement in await _missing_columns(connection):
            await connection.execute(statement)
        await connection.execute(f"UPDATE {VERSION} SET number = {len(migrations())}")


async def _missing_columns(connection: Connection) -> tuple[str, ...]:
    query = (
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = ANY (current_schemas(false)) AND table_name = ANY ($1)"
    )
    rows = await connection.fetch(query, list(TABLES))
    known = {table: {column for name, column in rows if name == table} for table in TABLES}
    return missing_columns(known, TYPES)
