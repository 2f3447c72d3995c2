"""Looking at a PostgreSQL from outside, also while bots run on it; reads one moment only.

Its pages are PostgreSQL's own business (``pg_amcheck``), its backups as well (``pg_dump``).
"""

import hashlib
from collections.abc import AsyncIterator

from bot.store.address import PostgresAddress
from bot.store.checkup import EXAMINED, ROW_SIZE, CheckUp, faults_of_game
from bot.store.errors import CannotOpen
from bot.store.postgres.failures import translated
from bot.store.postgres.games import ROUNDS
from bot.store.postgres.opening import Connection, check_version, connect, migrations

PRUNABLE = "SELECT id FROM game WHERE finished_at < $1 AND NOT pruned"
AT_ONCE = 100


async def check_up(address: PostgresAddress, *, finished_before: float) -> CheckUp:
    """Load every live game and look at every picture; ``CannotOpen`` if that is impossible."""
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
            f"PostgreSQL: there is a database of version {version} of {len(migrations())} here; "
            "start the bot once, which creates its tables or brings them up to date"
        )
    problems = [problem async for problem in _unreadable(connection)]
    problems += [problem async for problem in _damaged_pictures(connection)]
    counts = dict(await connection.fetch("SELECT live, count(*) FROM game GROUP BY live"))
    (prunable, prunable_size) = await connection.fetchrow(
        f"SELECT (SELECT count(*) FROM ({PRUNABLE}) old), (SELECT coalesce(sum(size), 0) FROM ("
        f"SELECT length(fields) + {ROW_SIZE} AS size FROM journal WHERE game_id IN ({PRUNABLE}) "
        f"UNION ALL SELECT length(fingerprint) + {ROW_SIZE} FROM message "
        f"WHERE game_id IN ({PRUNABLE})) rows)",
        finished_before,
    )
    (pictures, pictures_size) = await connection.fetchrow(
        "SELECT count(*), coalesce(sum(size), 0) FROM deck_picture"
    )
    return CheckUp(
        version,
        counts.get(True, 0),
        counts.get(False, 0),
        await connection.fetchval("SELECT count(*) FROM journal"),
        tuple(problems),
        await connection.fetchval("SELECT pg_database_size(current_database())"),
        prunable,
        int(prunable_size),
        pictures,
        int(pictures_size),
    )


async def _unreadable(connection: Connection) -> AsyncIterator[str]:
    last = "(SELECT max(seq) FROM journal WHERE game_id = game.id)"
    query = f"SELECT {EXAMINED}, {last}, {ROUNDS} FROM game WHERE live"
    async for *row, rounds in connection.cursor(query, prefetch=AT_ONCE):
        for fault in faults_of_game(row, rounds):
            yield fault


async def _damaged_pictures(connection: Connection) -> AsyncIterator[str]:
    async for digest, size, data in connection.cursor(
        "SELECT digest, size, data FROM deck_picture"
    ):
        if len(data) != size or hashlib.sha256(data).hexdigest() != digest:
            yield f"picture {digest} of a server's deck is damaged; restore a backup"
