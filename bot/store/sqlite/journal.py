"""What was played, and which presses were."""

import sqlite3

from bot.store.columns import JOURNAL, journal_of, row_of_entry
from bot.store.errors import InteractionRepeated
from bot.store.records import GameId, JournalEntry
from bot.store.sqlite.rows import Rows


class JournalRows(Rows):
    """What was played, and which presses were."""

    async def journal(self, game_id: GameId) -> tuple[JournalEntry, ...]:
        query = f"SELECT {JOURNAL} FROM journal WHERE game_id = ? ORDER BY seq"
        return journal_of(game_id, await self._all(query, game_id))

    async def knows_interaction(self, interaction: int) -> bool:
        return bool(await self._all("SELECT 1 FROM interaction WHERE id = ?", interaction))


def write_down(connection: sqlite3.Connection, game_id: GameId, entry: JournalEntry) -> None:
    """Add to a game's journal as part of a larger transaction."""
    row = (game_id, *row_of_entry(entry))
    connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def remember(connection: sqlite3.Connection, interaction: int | None, at: float) -> None:
    """Keep the receipt of a press as part of a larger transaction; refuses a second time."""
    if interaction is None:
        return
    try:
        connection.execute("INSERT INTO interaction VALUES (?, ?)", (interaction, at))
    except sqlite3.IntegrityError:
        raise InteractionRepeated(interaction) from None
