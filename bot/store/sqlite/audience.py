"""What those guess who only watch."""

import sqlite3
from collections.abc import Iterable

from bot.rules.audience import Crowd
from bot.rules.ids import Slot
from bot.store.columns import closed_vote, crowds_of, slots_text
from bot.store.records import GameId, StoredGame
from bot.store.sqlite.rows import Rows


class AudienceRows(Rows):
    """What those guess who only watch."""

    async def put_guess(
        self, game_id: GameId, number: int, user_id: int, slots: Iterable[Slot]
    ) -> None:
        row = (game_id, number, user_id, slots_text(slots))
        await self._change("INSERT OR REPLACE INTO guess VALUES (?, ?, ?, ?)", *row)

    async def audience(self, game_id: GameId) -> dict[int, Crowd]:
        return crowds_of(
            await self._all(
                "SELECT round, slots, count(*) FROM guess WHERE game_id = ? AND person < 0 "
                "GROUP BY round, slots",
                game_id,
            )
        )

    async def forget_guesses(self, user_id: int) -> None:
        await self._change("DELETE FROM guess WHERE person = ?", user_id)


def close_guessing(connection: sqlite3.Connection, before: StoredGame, after: StoredGame) -> None:
    """Nobody knows any more whose guess was which, as part of a larger transaction."""
    if (number := closed_vote(before, after)) is not None:
        query = "UPDATE guess SET person = -rowid WHERE game_id = ? AND round = ? AND person > 0"
        connection.execute(query, (after.id, number))
