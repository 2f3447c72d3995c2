"""Housekeeping: deletes old receipts, details of old games, and everything about a server.

When something is old enough is decided by the caller.
"""

from bot.store.choices import OF_GUILDS
from bot.store.database import Rows, Transaction
from bot.store.decks import Left, PictureStore, drop_pictures

STAMPS = (
    ("game", "created_at", "live"),
    ("game", "touched_at", "live"),
    ("game", "paused_at", "live"),
    ("game", "finished_at", "NOT pruned"),
    ("interaction", "at", "true"),
    ("left_guild", "at", "true"),
    ("welcome", "at", "true"),
)
"""The timestamps that housekeeping uses: table, column, and a condition for rows that matter."""


_UNNAMED = (
    "DELETE FROM game_person WHERE game_id = ?1 AND NOT EXISTS (SELECT 1 FROM game "
    "WHERE id = ?1 AND snapshot LIKE '%' || player || '%') AND NOT EXISTS (SELECT 1 "
    "FROM scored_round WHERE scored_round.game_id = ?1 AND scored LIKE '%' || player || '%')"
)
"""Deletes from game ?1's index the people who do not occur in what is left of the game."""


class UpkeepRows(Rows):
    """Deletes data that is no longer needed."""

    _pictures: PictureStore

    async def renew_stamps(self, before: float, at: float) -> None:
        async def work(transaction: Transaction) -> None:
            for table, stamp, matters in STAMPS:
                await transaction.change(
                    f"UPDATE {table} SET {stamp} = ?1 WHERE {stamp} < ?2 AND {matters}", at, before
                )

        await self._database.transaction(work, slow=True)

    async def forget_interactions(self, before: float, most: int) -> int:
        # Ids of presses rise with time, so the lowest are the oldest. An index by time would make
        # every press write one more page.
        return await self._database.change(
            "DELETE FROM interaction WHERE at < ?1 AND id IN "
            "(SELECT id FROM interaction ORDER BY id LIMIT ?2)",
            before,
            most,
        )

    async def prune(self, finished_before: float, most: int) -> int:
        query = "SELECT id FROM game WHERE finished_at < ?1 AND NOT pruned LIMIT ?2"

        async def work(transaction: Transaction) -> int:
            games = [(row[0],) for row in await transaction.fetch(query, finished_before, most)]
            for table in ("journal", "message", "closed_dm", "guess"):
                await transaction.many(f"DELETE FROM {table} WHERE game_id = ?1", games)
            await transaction.many(_UNNAMED, games)  # people whom only the journal named
            await transaction.many(
                "UPDATE game SET pruned = true, shown = revision, paused = NULL, paused_at = NULL "
                "WHERE id = ?1",
                games,
            )
            return len(games)

        return await self._database.transaction(work, slow=True)

    async def erase_guild(self, guild_id: int) -> None:
        async def work(transaction: Transaction) -> tuple[None, Left]:
            for table in OF_GUILDS:
                await transaction.change(f"DELETE FROM {table} WHERE guild_id = ?1", guild_id)
            return None, await drop_pictures(transaction, changed=True)

        await self._pictures.dropping(work)
