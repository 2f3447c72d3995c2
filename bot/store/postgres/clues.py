"""What was told in each server: computer players never say a thing twice."""

from bot.store.postgres.rows import Rows


class ClueRows(Rows):
    """What was told in a server."""

    async def clues_told(self, guild_id: int) -> frozenset[str]:
        rows = await self._all("SELECT clue FROM told_clue WHERE guild_id = $1", guild_id)
        return frozenset(clue for (clue,) in rows)
