"""What was told in each server: computer players never say a thing twice."""

import sqlite3

from bot.store.columns import clue_of
from bot.store.records import JournalEntry, StoredGame
from bot.store.sqlite.rows import Rows


class ClueRows(Rows):
    """What was told in a server."""

    async def clues_told(self, guild_id: int) -> frozenset[str]:
        rows = await self._all("SELECT clue FROM told_clue WHERE guild_id = ?", guild_id)
        return frozenset(clue for (clue,) in rows)


def keep_clue(connection: sqlite3.Connection, after: StoredGame, entry: JournalEntry) -> None:
    """Remember the clue of a story, as part of a larger transaction."""
    if (clue := clue_of(after, entry)) is not None:
        row = (after.place.guild_id, clue)
        connection.execute("INSERT OR IGNORE INTO told_clue VALUES (?, ?)", row)
