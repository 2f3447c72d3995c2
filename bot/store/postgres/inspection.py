"""Checks a PostgreSQL database, even while bots run on it, in one read-only snapshot.

PostgreSQL has its own tools to check its files (``pg_amcheck``) and to make backups (``pg_dump``).
"""

from collections.abc import AsyncIterator

from bot.store.address import PostgresAddress
from bot.store.checkup import COUNTS, EXAMINED, PRUNABLE, ROUNDS, CheckUp, faults_of_game
from bot.store.errors import CannotOpen
from bot.store.picture_files import digest_of
from bot.store.postgres.database import numbered
from bot.store.postgres.failures import translated
from bot.store.postgres.opening import Connection, check_version, connect, migrations

AT_ONCE = 100  # rows that the cursor fetches in one round trip


async def check_up(address: PostgresAddress, *, finished_before: float) -> CheckUp:
    """Check every live game and every picture, and return the result.

    Also count what pruning games finished before ``finished_before`` would delete. Raise
    ``CannotOpen`` if the database is not of this version.
    """
    with translated():
        connection = await connect(address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await _found(connection, finished_before)
        finally:
            await connection.close()


async def _found(connection: Connection, finished_before: float) -> CheckUp:
    version = await check_version(connection)
    if version < len(migrations()):
        raise CannotOpen(
            f"PostgreSQL: the database is at version {version} of {len(migrations())}; "
            "start the bot once, which creates its tables or brings them up to date"
        )
    problems = [problem async for problem in _unreadable(connection)]
    problems += [problem async for problem in _damaged_pictures(connection)]
    (live, finished, journal) = await connection.fetchrow(COUNTS)
    (prunable, size) = await connection.fetchrow(numbered(PRUNABLE), finished_before)
    (pictures, pictures_size) = await connection.fetchrow(
        "SELECT count(*), coalesce(sum(size), 0) FROM deck_picture"
    )
    return CheckUp(
        version,
        live,
        finished,
        journal,
        tuple(problems),
        await connection.fetchval("SELECT pg_database_size(current_database())"),
        prunable,
        int(size),
        pictures,
        int(pictures_size),
    )


async def _unreadable(connection: Connection) -> AsyncIterator[str]:
    async for row in connection.cursor(EXAMINED, prefetch=AT_ONCE):
        rounds = await connection.fetch(numbered(ROUNDS), row[0])
        for fault in faults_of_game(row, [text for (text,) in rounds]):
            yield fault


async def _damaged_pictures(connection: Connection) -> AsyncIterator[str]:
    async for digest, size, data in connection.cursor(
        "SELECT digest, size, data FROM deck_picture"
    ):
        if len(data) != size or digest_of(data) != digest:
            yield f"picture {digest} of a server's deck is damaged; restore a backup"
