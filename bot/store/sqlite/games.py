"""The games themselves, who sits where, and which games there are."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from bot.rules.ids import PlayerId
from bot.store.codec import encode_timer
from bot.store.columns import GAME, changes_of, people_of, row_of, stored_of
from bot.store.errors import ChannelBusy, StaleRevision
from bot.store.records import GameId, JournalEntry, StoredGame, Timer
from bot.store.sqlite.audience import close_guessing
from bot.store.sqlite.clues import keep_clue
from bot.store.sqlite.game_rows import append_rounds, read_game, seat
from bot.store.sqlite.journal import remember, write_down
from bot.store.sqlite.rows import Rows


class GameRows(Rows):
    """The games themselves, and where they are."""

    async def create(
        self, stored: StoredGame, entry: JournalEntry, *, interaction: int | None = None
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            remember(connection, interaction, entry.at)
            channel = stored.place.channel_id
            if (busy := _find_live(connection, channel)) is not None:
                raise ChannelBusy(busy)
            row = row_of(stored)
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO game ({GAME}) VALUES ({marks})", row)
            append_rounds(connection, stored.id, (), stored.game.history)
            seat(connection, stored.id, frozenset(), people_of(stored.game))
            write_down(connection, stored.id, entry)

        await self._database.write(work)

    async def load(self, game_id: GameId) -> StoredGame:
        return stored_of(*await self._database.look_up(partial(read_game, game_id)))

    async def save(
        self,
        before: StoredGame,
        after: StoredGame,
        entry: JournalEntry,
        *,
        interaction: int | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        changes = changes_of(before, after)
        update = f"UPDATE game SET {' = ?, '.join(changes)} = ? WHERE id = ? AND revision = ?"

        def work(connection: sqlite3.Connection) -> None:
            remember(connection, interaction, entry.at)
            values = (*changes.values(), after.id, before.revision)
            if connection.execute(update, values).rowcount != 1:
                raise StaleRevision(after.id)
            append_rounds(connection, after.id, before.game.history, after.game.history)
            seat(connection, after.id, people_of(before.game), people_of(after.game))
            write_down(connection, after.id, entry)
            keep_clue(connection, after, entry)
            close_guessing(connection, before, after)

        await self._database.write(work, meanwhile)

    @asynccontextmanager
    async def turn(self, game_id: GameId) -> AsyncIterator[None]:  # noqa: ARG002
        yield  # nobody else writes to this file

    async def find_live(self, channel_id: int) -> GameId | None:
        return await self._database.look_up(lambda connection: _find_live(connection, channel_id))

    async def find_last(self, channel_id: int) -> GameId | None:
        query = (
            "SELECT id FROM game WHERE channel_id = ? "
            "ORDER BY live DESC, created_at DESC, rowid DESC LIMIT 1"
        )
        return next(iter(await self._ids(query, channel_id)), None)

    async def live_games(self, guild_id: int | None = None) -> tuple[GameId, ...]:
        if guild_id is None:
            return await self._ids("SELECT id FROM game WHERE live ORDER BY created_at, rowid")
        return await self._ids(
            "SELECT id FROM game WHERE live AND guild_id = ? ORDER BY created_at, rowid", guild_id
        )

    async def live_by_rules(self) -> dict[str, int]:
        query = (
            "SELECT json_extract(snapshot, '$.game.rules') AS rules, count(*) FROM game "
            "WHERE live AND json_valid(snapshot) GROUP BY rules HAVING rules IS NOT NULL"
        )
        return await self._database.read(lambda connection: dict(connection.execute(query)))

    async def live_games_of(self, player: PlayerId) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game JOIN seat ON game_id = id WHERE live AND player = ? "
            "ORDER BY created_at, game.rowid",
            player,
        )

    async def idle_games(self, before: float) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game WHERE live AND touched_at < ? ORDER BY touched_at", before
        )

    async def paused_games(self, before: float) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game WHERE live AND paused_at < ? ORDER BY paused_at", before
        )

    async def set_paused(
        self, game_id: GameId, paused: str | None, at: float, timer: Timer | None = None
    ) -> None:
        timer = None if paused else timer
        await self._change(
            "UPDATE game SET paused = ?, paused_at = ?, timer = ?, wake_at = ? WHERE id = ?",
            paused,
            at if paused else None,
            encode_timer(timer),
            timer.wake_at if timer else None,
            game_id,
        )

    async def set_aside(self, game_id: GameId) -> None:
        await self._change(
            "UPDATE game SET live = 0, timer = NULL, wake_at = NULL, shown = revision WHERE id = ?",
            game_id,
        )

    async def move_game(self, game_id: GameId, channel_id: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if (busy := _find_live(connection, channel_id)) is not None:
                raise ChannelBusy(busy)
            query = "UPDATE game SET channel_id = ? WHERE id = ?"
            connection.execute(query, (channel_id, game_id))

        await self._database.write(work)


def _find_live(connection: sqlite3.Connection, channel_id: int) -> GameId | None:
    query = "SELECT id FROM game WHERE live AND channel_id = ?"
    row = connection.execute(query, (channel_id,)).fetchone()
    return GameId(row[0]) if row else None
