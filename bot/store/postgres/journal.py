"""What was played, and which presses were."""

from bot.store.columns import JOURNAL, journal_of
from bot.store.postgres.rows import Rows
from bot.store.records import GameId, JournalEntry


class JournalRows(Rows):
    """What was played, and which presses were."""

    async def journal(self, game_id: GameId) -> tuple[JournalEntry, ...]:
        query = f"SELECT {JOURNAL} FROM journal WHERE game_id = $1 ORDER BY seq"
        return journal_of(game_id, await self._all(query, game_id))

    async def knows_interaction(self, interaction: int) -> bool:
        return bool(await self._all("SELECT 1 FROM interaction WHERE id = $1", interaction))
