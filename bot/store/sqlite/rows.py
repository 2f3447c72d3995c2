"""The parts of the SQLite store around the games: messages, closed DMs, settings, servers left."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.rules.ids import PlayerId
from bot.rules.model import Pace
from bot.store.records import GameId, PersonSettings, PostedMessage, ServerSettings
from bot.store.sqlite.database import Database


class Rows:
    """One-statement transactions."""

    _database: Database

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._database.read(
            lambda connection: connection.execute(query, values).fetchall()
        )

    async def _change(self, statement: str, *values: Any) -> int:
        """Execute one writing statement; how many rows it changed."""
        return await self._database.write(
            lambda connection: connection.execute(statement, values).rowcount
        )


class MessageRows(Rows):
    """What the screens have posted, and who takes no private messages."""

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
        rows = await self._all(
            "SELECT kind, channel_id, message_id, round, player, fingerprint, posted_at "
            "FROM message WHERE game_id = ? ORDER BY posted_at, message_id",
            game_id,
        )
        return tuple(PostedMessage(*row) for row in rows)

    async def note_closed_dms(self, game_id: GameId, player: PlayerId) -> None:
        await self._change("INSERT OR IGNORE INTO closed_dm VALUES (?, ?)", game_id, player)

    async def closed_dms(self, game_id: GameId) -> frozenset[PlayerId]:
        rows = await self._all("SELECT player FROM closed_dm WHERE game_id = ?", game_id)
        return frozenset(PlayerId(player) for (player,) in rows)


def insert_message(connection: sqlite3.Connection, game_id: GameId, message: PostedMessage) -> None:
    """Keep a message as part of a larger transaction."""
    connection.execute(
        "INSERT OR REPLACE INTO message (game_id, message_id, kind, player, channel_id, round, "
        "fingerprint, posted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game_id,
            message.message_id,
            message.kind,
            message.player,
            message.channel_id,
            message.round,
            message.fingerprint,
            message.posted_at,
        ),
    )


class SettingsRows(Rows):
    """What servers and people have chosen."""

    async def server(self, guild_id: int) -> ServerSettings:
        rows = await self._all(
            "SELECT rules, pace, decks, language, starters, hands FROM server WHERE guild_id = ?",
            guild_id,
        )
        if not rows:
            return ServerSettings(guild_id)
        rules, pace, decks, language, starters, hands = rows[0]
        chosen = tuple(msgspec.json.decode(decks, type=list[str]))
        return ServerSettings(guild_id, rules, Pace(pace), chosen, language, starters, hands)

    async def put_server(self, settings: ServerSettings) -> None:
        await self._change(
            "INSERT OR REPLACE INTO server VALUES (?, ?, ?, ?, ?, ?, ?)",
            settings.guild_id,
            settings.rules,
            settings.pace,
            msgspec.json.encode(settings.decks).decode(),
            settings.language,
            settings.starters,
            settings.hands,
        )

    async def person(self, user_id: int) -> PersonSettings:
        rows = await self._all("SELECT language, hands FROM person WHERE user_id = ?", user_id)
        return PersonSettings(user_id, *rows[0]) if rows else PersonSettings(user_id)

    async def put_person(self, settings: PersonSettings) -> None:
        await self._change(
            "INSERT OR REPLACE INTO person VALUES (?, ?, ?)",
            settings.user_id,
            settings.language,
            settings.hands,
        )


class GuildRows(Rows):
    """Servers that removed the bot, until everything of theirs is erased."""

    async def note_guild_left(self, guild_id: int, at: float) -> None:
        await self._change("INSERT OR IGNORE INTO left_guild VALUES (?, ?)", guild_id, at)

    async def note_guild_joined(self, guild_id: int) -> None:
        await self._change("DELETE FROM left_guild WHERE guild_id = ?", guild_id)

    async def guilds_left(self, before: float) -> tuple[int, ...]:
        rows = await self._all("SELECT guild_id FROM left_guild WHERE at < ?", before)
        return tuple(guild_id for (guild_id,) in rows)

    async def erase_guild(self, guild_id: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("game", "server", "left_guild"):
                connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))

        await self._database.write(work)
