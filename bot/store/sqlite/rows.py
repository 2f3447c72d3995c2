"""What the parts of the SQLite store have in common: transactions of one statement."""

from typing import Any

from bot.store.records import GameId
from bot.store.sqlite.database import Database


class Rows:
    """A part of the store: the tables of one concern."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._database.read(
            lambda connection: connection.execute(query, values).fetchall()
        )

    async def _ids(self, query: str, *values: Any) -> tuple[GameId, ...]:
        return tuple(GameId(game_id) for (game_id,) in await self._all(query, *values))

    async def _change(self, statement: str, *values: Any) -> int:
        """Execute one writing statement; how many rows it changed."""
        return await self._database.write(
            lambda connection: connection.execute(statement, values).rowcount
        )

    async def _empty_log(self) -> None:
        """Move what the write-ahead log holds into the database: what was erased is in no file."""
        await self._database.read(
            lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        )
