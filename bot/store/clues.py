"""The clues given in each server, so that computer players never repeat one."""

from collections.abc import Iterator

from bot.rules.commands import TellStory
from bot.store.database import Rows, Step, insert
from bot.store.named import people_in
from bot.store.stored import JournalEntry, StoredGame


class ClueRows(Rows):
    """Stores the clues given in each server."""

    async def clues_told(self, guild_id: int) -> frozenset[str]:
        query = "SELECT clue FROM told_clue WHERE guild_id = ?1"
        return frozenset(row[0] for row in await self._database.fetch(query, guild_id))


def clue_steps(after: StoredGame, entry: JournalEntry) -> Iterator[Step]:
    """Yield the step that stores this move's clue, if it gave one that does not mention people."""
    if isinstance(entry.played, TellStory) and not people_in(entry.played.clue):
        statement = f"{insert('told_clue', 'guild_id, clue')} ON CONFLICT DO NOTHING"
        yield Step(statement, (after.place.guild_id, after.game.current.clue))
