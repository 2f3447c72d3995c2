"""The running times of phases: a column of the game that is searched by its next moment."""

import sqlite3
from collections.abc import Mapping

from bot.store.codec import encode_timer
from bot.store.columns import timers_of
from bot.store.records import GameId, Timer
from bot.store.sqlite.rows import Rows


class TimerRows(Rows):
    """The running times of phases."""

    async def set_timer(self, game_id: GameId, revision: int, timer: Timer | None) -> bool:
        return await self._database.write(
            lambda connection: _set_timer(connection, game_id, revision, timer)
        )

    async def set_timers(self, changes: Mapping[GameId, tuple[int, Timer]]) -> frozenset[GameId]:
        return await self._database.write(
            lambda connection: frozenset(
                game_id
                for game_id, (revision, timer) in changes.items()
                if _set_timer(connection, game_id, revision, timer)
            )
        )

    async def next_wake(self, after: float | None = None) -> float | None:
        ((earliest,),) = await self._all(
            "SELECT min(wake_at) FROM game WHERE wake_at > ? AND paused IS NULL",
            float("-inf") if after is None else after,
        )
        return None if earliest is None else float(earliest)

    async def due(self, now: float) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game WHERE wake_at <= ? AND paused IS NULL ORDER BY wake_at", now
        )

    async def timers(self) -> dict[GameId, tuple[int, Timer]]:
        return timers_of(
            await self._all(
                "SELECT id, revision, timer FROM game WHERE wake_at IS NOT NULL AND paused IS NULL"
            )
        )


def _set_timer(
    connection: sqlite3.Connection, game_id: GameId, revision: int, timer: Timer | None
) -> bool:
    changed = connection.execute(
        "UPDATE game SET timer = ?, wake_at = ? WHERE id = ? AND revision = ?",
        (encode_timer(timer), timer.wake_at if timer else None, game_id, revision),
    )
    return changed.rowcount == 1
