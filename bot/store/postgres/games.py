"""The games themselves, who sits where, and which games there are."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from bot.rules.ids import PlayerId
from bot.store.codec import encode_timer
from bot.store.columns import GAME, stored_of
from bot.store.errors import (
    ChannelBusy,
    InteractionRepeated,
    StaleRevision,
    StoreError,
    UnknownGame,
)
from bot.store.postgres.database import Conflict
from bot.store.postgres.rows import Rows
from bot.store.postgres.saving import GAME_NOW, creation, replacement
from bot.store.postgres.statement import Statement
from bot.store.records import GameId, JournalEntry, StoredGame, Timer

ROUNDS = "ARRAY(SELECT scored FROM scored_round WHERE game_id = game.id ORDER BY place)"


class GameRows(Rows):
    """The games themselves, and where they are."""

    async def create(
        self, stored: StoredGame, entry: JournalEntry, *, interaction: int | None = None
    ) -> None:
        statement = creation(stored, entry, interaction)
        if await self._written(statement, stored.id, entry, interaction):
            return
        if busy := await self.find_live(stored.place.channel_id):
            raise ChannelBusy(busy)
        raise StoreError(f"game {stored.id} could not be opened; try again")

    async def load(self, game_id: GameId) -> StoredGame:
        rows = await self._all(f"SELECT {GAME}, {ROUNDS} FROM game WHERE id = $1", game_id)
        if not rows:
            raise UnknownGame(game_id)
        *row, rounds = rows[0]
        return stored_of(row, rounds)

    async def save(
        self,
        before: StoredGame,
        after: StoredGame,
        entry: JournalEntry,
        *,
        interaction: int | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        statement = replacement(before, after, entry, interaction)
        if meanwhile is not None:
            asyncio.get_running_loop().call_soon(meanwhile)
        if not await self._written(statement, after.id, entry, interaction):
            raise StaleRevision(after.id)

    async def _written(
        self, statement: Statement, game_id: GameId, entry: JournalEntry, interaction: int | None
    ) -> bool:
        """Whether this was kept, now or by a first try whose answer was lost on the way."""
        try:
            if await self._database.value(statement.counting(GAME_NOW), *statement.values):
                return True
        except Conflict:
            pass  # the press, or the channel, or the game itself is there already
        # Dice are thrown for every entry, so that no two look alike.
        ((ours, repeated),) = await self._all(
            "SELECT EXISTS (SELECT FROM journal WHERE game_id = $1 AND seq = $2 AND seed = $3 "
            "AND at = $4), EXISTS (SELECT FROM interaction WHERE id = $5)",
            *(game_id, entry.seq, entry.seed, entry.at, interaction),
        )
        if repeated and not ours and interaction is not None:
            raise InteractionRepeated(interaction)
        return bool(ours)

    def turn(self, game_id: GameId) -> AbstractAsyncContextManager[None]:
        return self._database.turn(game_id)

    async def find_live(self, channel_id: int) -> GameId | None:
        query = "SELECT id FROM game WHERE live AND channel_id = $1"
        return next(iter(await self._ids(query, channel_id)), None)

    async def find_last(self, channel_id: int) -> GameId | None:
        query = (
            "SELECT id FROM game WHERE channel_id = $1 "
            "ORDER BY live DESC, created_at DESC, serial DESC LIMIT 1"
        )
        return next(iter(await self._ids(query, channel_id)), None)

    async def live_games(self, guild_id: int | None = None) -> tuple[GameId, ...]:
        if guild_id is None:
            return await self._ids("SELECT id FROM game WHERE live ORDER BY created_at, serial")
        return await self._ids(
            "SELECT id FROM game WHERE live AND guild_id = $1 ORDER BY created_at, serial", guild_id
        )

    async def live_by_rules(self) -> dict[str, int]:
        # Not read as JSON, because one snapshot that is none would be an error for all.
        rows = await self._all(
            "SELECT rules, count(*) FROM game, substring(snapshot, $1) AS rules "
            "WHERE live AND rules IS NOT NULL GROUP BY rules",
            '"rules":"([^"]+)"',
        )
        return dict(rows)

    async def live_games_of(self, player: PlayerId) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game JOIN seat ON game_id = id WHERE live AND player = $1 "
            "ORDER BY created_at, serial",
            player,
        )

    async def idle_games(self, before: float) -> tuple[GameId, ...]:
        return await self._ids(
            f"SELECT id FROM game WHERE live AND touched_at < $1 AND {self.ours} "
            "ORDER BY touched_at",
            before,
        )

    async def paused_games(self, before: float) -> tuple[GameId, ...]:
        return await self._ids(
            f"SELECT id FROM game WHERE live AND paused_at < $1 AND {self.ours} ORDER BY paused_at",
            before,
        )

    async def set_paused(
        self, game_id: GameId, paused: str | None, at: float, timer: Timer | None = None
    ) -> None:
        timer = None if paused else timer
        await self._change(
            "UPDATE game SET paused = $1, paused_at = $2, timer = $3, wake_at = $4 WHERE id = $5",
            paused,
            at if paused else None,
            encode_timer(timer),
            timer.wake_at if timer else None,
            game_id,
        )

    async def set_aside(self, game_id: GameId) -> None:
        await self._change(
            "UPDATE game SET live = false, timer = NULL, wake_at = NULL, shown = revision "
            "WHERE id = $1",
            game_id,
        )

    async def move_game(self, game_id: GameId, channel_id: int) -> None:
        statement = (
            "UPDATE game SET channel_id = $1 WHERE id = $2 AND NOT EXISTS "
            "(SELECT FROM game AS other WHERE other.live AND other.channel_id = $1)"
        )
        try:
            if await self._change(statement, channel_id, game_id):
                return
        except Conflict:
            pass  # a game was opened there at the same moment
        if busy := await self.find_live(channel_id):
            raise ChannelBusy(busy)
