"""What housekeeping drops; the room it took is PostgreSQL's own business."""

from bot.store.columns import STAMPS
from bot.store.postgres.rows import Rows


class UpkeepRows(Rows):
    """What housekeeping drops."""

    async def renew_stamps(self, before: float, at: float) -> None:
        await self._database.together(
            [
                (
                    f"UPDATE {table} SET {stamp} = $1 WHERE {stamp} < $2 AND {matters}",
                    (at, before),
                )
                for table, stamp, matters in STAMPS
            ]
        )

    async def forget_interactions(self, before: float, most: int) -> int:
        # Ids of presses rise with time, so the old ones come first.
        return await self._change(
            "DELETE FROM interaction WHERE at < $1 AND id IN "
            "(SELECT id FROM interaction ORDER BY id LIMIT $2)",
            before,
            most,
        )

    async def prune(self, finished_before: float, most: int) -> int:
        return int(
            await self._database.value(
                "WITH old AS (SELECT id FROM game WHERE finished_at < $1 AND NOT pruned LIMIT $2), "
                "entries AS (DELETE FROM journal USING old WHERE game_id = id), "
                "messages AS (DELETE FROM message USING old WHERE game_id = id), "
                "closed AS (DELETE FROM closed_dm USING old WHERE game_id = id), "
                "guesses AS (DELETE FROM guess USING old WHERE game_id = id), "
                "games AS (UPDATE game SET pruned = true, shown = revision, paused = NULL, "
                "paused_at = NULL FROM old WHERE game.id = old.id RETURNING 1) "
                "SELECT count(*) FROM games",
                finished_before,
                most,
            )
        )

    async def give_back_space(self) -> bool:
        return False  # autovacuum does it

    async def erase_guild(self, guild_id: int) -> None:
        await self._database.together(
            [
                (f"DELETE FROM {table} WHERE guild_id = $1", (guild_id,))
                for table in ("game", "server", "told_clue", "left_guild", "deck")
            ]
        )
