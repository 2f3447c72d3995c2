"""The running times of phases: a column of the game that is searched by its next moment."""

from collections.abc import Mapping

from bot.store.codec import encode_timer
from bot.store.columns import timers_of
from bot.store.postgres.rows import Rows
from bot.store.records import GameId, Timer


class TimerRows(Rows):
    """The running times of phases."""

    async def set_timer(self, game_id: GameId, revision: int, timer: Timer | None) -> bool:
        return bool(await self._set_timers({game_id: (revision, timer)}))

    async def set_timers(self, changes: Mapping[GameId, tuple[int, Timer]]) -> frozenset[GameId]:
        return await self._set_timers(changes)

    async def _set_timers(
        self, changes: Mapping[GameId, tuple[int, Timer | None]]
    ) -> frozenset[GameId]:
        timers = [timer for _, timer in changes.values()]
        changed = await self._ids(
            "UPDATE game SET timer = fresh.timer, wake_at = fresh.wake_at FROM "
            "unnest($1::text[], $2::integer[], $3::text[], $4::double precision[]) "
            "AS fresh (id, revision, timer, wake_at) "
            "WHERE game.id = fresh.id AND game.revision = fresh.revision RETURNING game.id",
            list(changes),
            [revision for revision, _ in changes.values()],
            [encode_timer(timer) for timer in timers],
            [timer.wake_at if timer else None for timer in timers],
        )
        return frozenset(changed)

    async def next_wake(self, after: float | None = None) -> float | None:
        ((earliest,),) = await self._all(
            f"SELECT min(wake_at) FROM game WHERE wake_at > $1 AND paused IS NULL AND {self.ours}",
            float("-inf") if after is None else after,
        )
        return None if earliest is None else float(earliest)

    async def due(self, now: float) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game WHERE wake_at <= $1 AND paused IS NULL "
            f"AND {self.ours} ORDER BY wake_at",
            now,
        )

    async def timers(self) -> dict[GameId, tuple[int, Timer]]:
        return timers_of(
            await self._all(
                "SELECT id, revision, timer FROM game "
                f"WHERE wake_at IS NOT NULL AND paused IS NULL AND {self.ours}"
            )
        )
