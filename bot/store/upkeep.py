"""Housekeeping: deletes old receipts, details of old games, and everything about a server.

When something is old enough is decided by the caller.
"""

from collections import defaultdict
from collections.abc import Sequence

from bot.store.choices import OF_GUILDS
from bot.store.codec import mentions
from bot.store.database import Rows, Transaction, placeholders
from bot.store.decks import PictureStore, Remaining, drop_pictures
from bot.store.stored import GameId

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


class UpkeepRows(Rows):
    """Deletes data that is no longer needed."""

    _pictures: PictureStore

    async def renew_stamps(self, before: float, at: float) -> None:
        """Set the timestamps that housekeeping uses to ``at`` if they are before ``before``.

        Such times were written while the machine's clock was not set, so the true age is unknown.
        """

        async def work(transaction: Transaction) -> None:
            for table, stamp, matters in STAMPS:
                await transaction.change(
                    f"UPDATE {table} SET {stamp} = ?1 WHERE {stamp} < ?2 AND {matters}", at, before
                )

        await self._database.transaction(work, slow=True)

    async def forget_interactions(self, before: float, most: int) -> int:
        """Delete the records of at most ``most`` presses from before this time; return how many."""
        # Ids of presses rise with time, so the lowest are the oldest. An index by time would make
        # every press write one more page.
        return await self._database.change(
            "DELETE FROM interaction WHERE at < ?1 AND id IN "
            "(SELECT id FROM interaction ORDER BY id LIMIT ?2)",
            before,
            most,
        )

    async def prune(self, finished_before: float, most: int) -> int:
        """Delete the details of at most ``most`` games finished before this time; return how many.

        Players, clues, cards and who played them, votes, points and dates are kept. Journals,
        records of messages, spectators' guesses and notes of closed DMs are deleted.
        """
        query = "SELECT id FROM game WHERE finished_at < ?1 AND NOT pruned LIMIT ?2"

        async def work(transaction: Transaction) -> int:
            rows = await transaction.fetch(query, finished_before, most)
            games = [GameId(row[0]) for row in rows]
            if not games:
                return 0
            each = [(game_id,) for game_id in games]
            for table in ("journal", "message", "closed_dm", "guess"):
                await transaction.many(f"DELETE FROM {table} WHERE game_id = ?1", each)
            await _drop_unnamed(transaction, games)
            await transaction.many(
                "UPDATE game SET pruned = true, shown = revision, paused = NULL, paused_at = NULL "
                "WHERE id = ?1",
                each,
            )
            return len(games)

        return await self._database.transaction(work, slow=True)

    async def give_back_space(self) -> bool:
        """Give some freed space back to the file system; return whether there is more to give."""
        return False  # PostgreSQL's autovacuum does this

    async def erase_guild(self, guild_id: int) -> None:
        """Delete a server's games, settings, decks, clues, daily clues and notices.

        The note of when the bot introduced itself there stays until ``forget_welcomes``.
        """

        async def work(transaction: Transaction) -> tuple[None, Remaining]:
            for table in OF_GUILDS:
                await transaction.change(f"DELETE FROM {table} WHERE guild_id = ?1", guild_id)
            return None, await drop_pictures(transaction, changed=True)

        await self._pictures.dropping(work)


async def _drop_unnamed(transaction: Transaction, games: Sequence[GameId]) -> None:
    """Delete from the index of named people those whom only the deleted journals named."""
    these = f"IN ({placeholders(len(games))})"
    texts: defaultdict[GameId, list[str]] = defaultdict(list)
    for query in (
        f"SELECT id, snapshot FROM game WHERE id {these}",
        f"SELECT game_id, scored FROM scored_round WHERE game_id {these}",
    ):
        for game_id, text in await transaction.fetch(query, *games):
            texts[game_id].append(text)
    people = f"SELECT game_id, player FROM game_person WHERE game_id {these}"
    await transaction.many(
        "DELETE FROM game_person WHERE game_id = ?1 AND player = ?2",
        [
            (game_id, player)
            for game_id, player in await transaction.fetch(people, *games)
            if not any(mentions(text, player) for text in texts[game_id])
        ],
    )
