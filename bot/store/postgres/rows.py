"""What the parts of the PostgreSQL store have in common: transactions of one statement."""

from typing import Any

from bot.store.postgres.database import Database
from bot.store.records import GameId


class Rows:
    """A part of the store: the tables of one concern."""

    ours = "true"  # of which servers the games are looked after here

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def leading(self) -> str:
        """Whether it is for us to note what is shown."""
        return "true"

    async def _all(self, query: str, *values: Any) -> list[Any]:
        return await self._database.all(query, *values)

    async def _ids(self, query: str, *values: Any) -> tuple[GameId, ...]:
        return tuple(GameId(game_id) for (game_id,) in await self._all(query, *values))

    async def _change(self, statement: str, *values: Any) -> int:
        """Execute one writing statement; how many rows it changed."""
        return await self._database.change(statement, *values)
