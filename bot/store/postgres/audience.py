"""What those guess who only watch."""

from collections.abc import Iterable

from bot.rules.audience import Crowd
from bot.rules.ids import Slot
from bot.store.columns import crowds_of, slots_text
from bot.store.postgres.rows import Rows
from bot.store.records import GameId


class AudienceRows(Rows):
    """What those guess who only watch."""

    async def put_guess(
        self, game_id: GameId, number: int, user_id: int, slots: Iterable[Slot]
    ) -> None:
        await self._change(
            "INSERT INTO guess (game_id, round, person, slots) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (game_id, round, person) DO UPDATE SET slots = excluded.slots",
            *(game_id, number, user_id, slots_text(slots)),
        )

    async def audience(self, game_id: GameId) -> dict[int, Crowd]:
        return crowds_of(
            await self._all(
                "SELECT round, slots, count(*) FROM guess WHERE game_id = $1 AND person < 0 "
                "GROUP BY round, slots",
                game_id,
            )
        )

    async def forget_guesses(self, user_id: int) -> None:
        await self._change("DELETE FROM guess WHERE person = $1", user_id)
