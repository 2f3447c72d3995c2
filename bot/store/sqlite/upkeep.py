"""What housekeeping drops, and how the room it took goes back to the system."""

import sqlite3

from bot.store.columns import STAMPS
from bot.store.sqlite.rows import Rows

PAGES_AT_ONCE = 100  # 400 kB: a press that waits behind them hardly notices


class UpkeepRows(Rows):
    """What housekeeping drops."""

    async def renew_stamps(self, before: float, at: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table, stamp, matters in STAMPS:
                connection.execute(
                    f"UPDATE {table} SET {stamp} = ? WHERE {stamp} < ? AND {matters}", (at, before)
                )

        await self._database.write(work)

    async def forget_interactions(self, before: float, most: int) -> int:
        # Ids of presses rise with time, so the old ones come first; an index by time would cost
        # every press a page.
        return await self._change(
            "DELETE FROM interaction WHERE at < ? AND id IN "
            "(SELECT id FROM interaction ORDER BY id LIMIT ?)",
            before,
            most,
        )

    async def prune(self, finished_before: float, most: int) -> int:
        def work(connection: sqlite3.Connection) -> int:
            query = "SELECT id FROM game WHERE finished_at < ? AND pruned = 0 LIMIT ?"
            games = connection.execute(query, (finished_before, most)).fetchall()
            for game in games:
                for table in ("journal", "message", "closed_dm", "guess"):
                    connection.execute(f"DELETE FROM {table} WHERE game_id = ?", game)
                connection.execute(
                    "UPDATE game SET pruned = 1, shown = revision, paused = NULL, "
                    "paused_at = NULL WHERE id = ?",
                    game,
                )
            return len(games)

        return await self._database.write(work)

    async def give_back_space(self) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            (can_shrink,) = connection.execute("PRAGMA auto_vacuum").fetchone()
            (unused,) = connection.execute("PRAGMA freelist_count").fetchone()
            if not can_shrink or unused < PAGES_AT_ONCE:  # a few are used again soon
                return False
            for _ in range(PAGES_AT_ONCE):  # Python's module does one page, whatever number it is
                connection.execute("PRAGMA incremental_vacuum(1)")
            return bool(unused >= 2 * PAGES_AT_ONCE)

        return await self._database.write(work)

    async def erase_guild(self, guild_id: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("game", "server", "told_clue", "left_guild", "deck"):
                connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))

        await self._database.write(work)
        await self._empty_log()
