"""The timers of phases. Each is JSON in a column of its game; ``wake_at`` says when it is due.

What happens when a timer is due is decided in ``bot.play``.
"""

from collections.abc import Mapping
from contextlib import suppress

from bot.store.codec import NotReadable, decode_timer, encode_timer
from bot.store.database import Rows, Transaction, Values
from bot.store.stored import GameId, Timer

SET = "UPDATE game SET timer = ?1, wake_at = ?2 WHERE id = ?3 AND revision = ?4 AND paused IS NULL"
RUNNING = (
    "SELECT id, revision, timer, wake_at FROM game WHERE wake_at IS NOT NULL AND paused IS NULL"
)


class TimerRows(Rows):
    """Stores the timers of phases."""

    async def set_timer(self, game_id: GameId, revision: int, timer: Timer | None) -> bool:
        """Replace a game's timer; return False if it is paused or no longer at this revision."""
        return bool(await self._database.change(SET, *timer_columns(timer), game_id, revision))

    async def set_timers(self, changes: Mapping[GameId, tuple[int, Timer]]) -> frozenset[GameId]:
        """Replace many timers, each as ``set_timer`` would; return our games that were changed."""
        # In a fixed order, so that two processes that change the same games cannot deadlock.
        rows = {
            (game_id, revision): timer_columns(timer)
            for game_id, (revision, timer) in sorted(changes.items())
        }

        async def work(transaction: Transaction) -> frozenset[GameId]:
            await transaction.many(SET, [(*columns, *key) for key, columns in rows.items()])
            running = await transaction.fetch(f"{RUNNING} AND {self.ours}")
            return frozenset(
                game_id
                for game_id, revision, timer, wake_at in running
                if rows.get((game_id, revision)) == (timer, wake_at)
            )

        return await self._database.transaction(work, slow=True)

    async def next_wake(self, after: float | None = None) -> float | None:
        """Return the earliest time after ``after`` at which a timer is due; None if none is."""
        ((earliest,),) = await self._database.fetch(
            f"SELECT min(wake_at) FROM game WHERE wake_at > ?1 AND paused IS NULL AND {self.ours}",
            float("-inf") if after is None else after,
        )
        return None if earliest is None else float(earliest)

    async def due(self, now: float) -> tuple[GameId, ...]:
        """Return games whose timer is due, most overdue first."""
        return await self._ids(
            "SELECT id FROM game WHERE wake_at <= ?1 AND paused IS NULL "
            f"AND {self.ours} ORDER BY wake_at",
            now,
        )

    async def timers(self) -> dict[GameId, tuple[int, Timer]]:
        """Return every running timer by game, with the game's revision."""
        timers: dict[GameId, tuple[int, Timer]] = {}
        for game_id, revision, text, _ in await self._database.fetch(f"{RUNNING} AND {self.ours}"):
            # A game with a damaged timer cannot be loaded; that is reported when it is played.
            with suppress(NotReadable):
                if (timer := decode_timer(text)) is not None:
                    timers[game_id] = revision, timer
        return timers


def timer_columns(timer: Timer | None) -> Values:
    """Return a timer's values for the columns ``timer`` and ``wake_at``."""
    return encode_timer(timer), timer.wake_at if timer else None
