"""What the screens have posted for each game, what they have shown, and closed private messages."""

import sqlite3
from collections.abc import Iterable

from bot.rules.ids import PlayerId
from bot.store.columns import MESSAGE, PERSON, Row, message_of, person_of, row_of_message, stored_of
from bot.store.records import GameId, GameToShow, PersonSettings, PostedMessage, ServerSettings
from bot.store.sqlite.choices import read_server
from bot.store.sqlite.game_rows import read_game
from bot.store.sqlite.rows import Rows


class MessageRows(Rows):
    """What the screens show of each game."""

    async def load_to_show(self, game_id: GameId) -> GameToShow:
        def work(
            connection: sqlite3.Connection,
        ) -> tuple[tuple[Row, list[str]], ServerSettings, dict[PlayerId, PersonSettings]]:
            row, rounds = read_game(game_id, connection)
            people = connection.execute(
                f"SELECT player, user_id, {PERSON} FROM seat "
                "JOIN person ON user_id = CAST(player AS INTEGER) WHERE game_id = ?",
                (game_id,),
            ).fetchall()
            chosen = {
                PlayerId(player): person_of(user_id, values) for player, user_id, *values in people
            }
            return (row, rounds), read_server(row[1], connection), chosen

        game, server, people = await self._database.look_up(work)
        return GameToShow(stored_of(*game), server, people)

    async def unshown_games(self) -> tuple[GameId, ...]:
        # Two questions, each with an index of its own: live games are few, finished ones many.
        return await self._ids(
            "SELECT id FROM (SELECT rowid AS number, * FROM game WHERE live AND shown < revision "
            "UNION ALL SELECT rowid, * FROM game WHERE live = 0 AND shown < revision) "
            "WHERE paused IS NULL AND guild_id NOT IN (SELECT guild_id FROM left_guild) "
            "ORDER BY created_at, number"
        )

    async def mark_unshown(self, game_id: GameId) -> None:
        await self._change(
            "UPDATE game SET shown = revision - 1 WHERE id = ? AND shown = revision", game_id
        )

    async def note_shown(
        self,
        game_id: GameId,
        put: Iterable[PostedMessage],
        drop: Iterable[int],
        shown: int | None,
    ) -> None:
        kept, dropped = tuple(put), tuple(drop)

        def work(connection: sqlite3.Connection) -> None:
            for message in kept:
                insert_message(connection, game_id, message)
            for message_id in dropped:
                query = "DELETE FROM message WHERE game_id = ? AND message_id = ?"
                connection.execute(query, (game_id, message_id))
            if shown is not None:
                query = "UPDATE game SET shown = ? WHERE id = ? AND shown < ?"
                connection.execute(query, (shown, game_id, shown))

        await self._database.write(work)

    async def messages(self, game_id: GameId) -> tuple[PostedMessage, ...]:
        query = f"SELECT {MESSAGE} FROM message WHERE game_id = ? ORDER BY posted_at, message_id"
        return tuple(map(message_of, await self._all(query, game_id)))

    async def note_closed_dms(self, game_id: GameId, player: PlayerId) -> None:
        await self._change("INSERT OR IGNORE INTO closed_dm VALUES (?, ?)", game_id, player)

    async def closed_dms(self, game_id: GameId) -> frozenset[PlayerId]:
        rows = await self._all("SELECT player FROM closed_dm WHERE game_id = ?", game_id)
        return frozenset(PlayerId(player) for (player,) in rows)


def insert_message(connection: sqlite3.Connection, game_id: GameId, message: PostedMessage) -> None:
    """Keep a message as part of a larger transaction."""
    query = f"INSERT OR REPLACE INTO message (game_id, {MESSAGE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    connection.execute(query, (game_id, *row_of_message(message)))
