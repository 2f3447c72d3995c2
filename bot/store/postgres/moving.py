"""The tables of a PostgreSQL database, for moving games from or to it, in one transaction.

See ``bot.store.moving``.
"""

from collections.abc import AsyncIterator, Sequence

from bot.store.address import PostgresAddress
from bot.store.errors import AlreadyRunning, CannotOpen
from bot.store.moving import AT_ONCE, Row
from bot.store.postgres.failures import translated
from bot.store.postgres.opening import (
    OURS,
    RUNNING,
    VERSION,
    Connection,
    connect,
    migrate,
    version_of,
)

HERE = "ANY (current_schemas(false))"
SERIAL = "serial"  # PostgreSQL's number of a row, in the order of insertion


class PostgresTables:
    """Reads and writes one database, and holds the lock that keeps bots from starting on it."""

    def __init__(self, address: PostgresAddress, connection: Connection) -> None:
        self.name = str(address)
        self._connection = connection
        self._transaction = connection.transaction(isolation="repeatable_read")
        self._booleans: frozenset[tuple[str, str]] = frozenset()
        self._ordered: frozenset[str] = frozenset()

    @classmethod
    async def source(cls, address: PostgresAddress) -> "PostgresTables":
        """Open a database to read from; an older version is migrated, but not committed."""
        return await cls._open(address, new=False)

    @classmethod
    async def target(cls, address: PostgresAddress) -> "PostgresTables":
        """Open a database to write to, which may have no tables yet."""
        return await cls._open(address, new=True)

    @classmethod
    async def _open(cls, address: PostgresAddress, *, new: bool) -> "PostgresTables":
        with translated():
            connection = await connect(address)
            try:
                alone = "SELECT pg_try_advisory_lock($1, $2)"
                if not await connection.fetchval(alone, OURS, RUNNING):
                    raise AlreadyRunning(
                        f"{address}: bots are running on this database; stop every one of them"
                    )
                if not new and not await version_of(connection):
                    raise CannotOpen(f"{address}: there are no games here; check the address")
                tables = cls(address, connection)
                await tables._begin()
            except BaseException:
                await connection.close()
                raise
        return tables

    async def _begin(self) -> None:
        await self._transaction.start()
        await migrate(self._connection)
        rows = await self._connection.fetch(
            "SELECT table_name, column_name, data_type FROM information_schema.columns "
            f"WHERE table_schema = {HERE}"
        )
        self._booleans = frozenset((t, c) for t, c, kind in rows if kind == "boolean")
        self._ordered = frozenset(table for table, column, _ in rows if column == SERIAL)

    async def columns(self) -> dict[str, tuple[str, ...]]:
        with translated():
            rows = await self._connection.fetch(
                "SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) "
                f"FROM information_schema.columns WHERE table_schema = {HERE} "
                "AND table_name <> $1 AND column_name <> $2 GROUP BY table_name",
                VERSION,
                SERIAL,
            )
        return {table: tuple(columns) for table, columns in rows}

    async def parents(self, table: str) -> frozenset[str]:
        with translated():
            rows = await self._connection.fetch(
                "SELECT confrelid::regclass::text FROM pg_constraint "
                "WHERE contype = 'f' AND conrelid = $1::text::regclass",
                table,
            )
        return frozenset(name for (name,) in rows)

    async def read(
        self, table: str, columns: Sequence[str], games: Sequence[str] | None = None
    ) -> AsyncIterator[list[Row]]:
        query = f"SELECT {', '.join(columns)} FROM {table}"
        if games is not None:
            query += f" WHERE {'id' if table == 'game' else 'game_id'} = ANY ($1)"
        elif table in self._ordered:
            query += f" ORDER BY {SERIAL}"
        values = () if games is None else (list(games),)
        with translated():
            rows = await self._connection.cursor(query, *values)
            while batch := [tuple(row) for row in await rows.fetch(AT_ONCE)]:
                yield batch

    async def write(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
        # SQLite stores booleans as numbers, and COPY does not convert them.
        truths = [i for i, column in enumerate(columns) if (table, column) in self._booleans]
        records = [
            tuple(bool(v) if i in truths and v is not None else v for i, v in enumerate(row))
            for row in rows
        ]
        with translated():
            await self._connection.copy_records_to_table(table, records=records, columns=columns)

    async def commit(self) -> None:
        with translated():
            await self._transaction.commit()

    async def close(self) -> None:
        with translated():
            await self._connection.close()
