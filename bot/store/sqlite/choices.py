"""What servers and people have chosen, and which servers removed the bot."""

import sqlite3
from functools import partial

from bot.store.columns import SERVER, row_of_server, server_of
from bot.store.records import PersonSettings, ServerSettings
from bot.store.sqlite.rows import Rows


class ChoiceRows(Rows):
    """What servers and people have chosen."""

    async def server(self, guild_id: int) -> ServerSettings:
        return await self._database.read(partial(read_server, guild_id))

    async def put_server(self, settings: ServerSettings) -> None:
        await self._change(
            "INSERT OR REPLACE INTO server VALUES (?, ?, ?, ?, ?, ?, ?)",
            settings.guild_id,
            *row_of_server(settings),
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


def read_server(guild_id: int, connection: sqlite3.Connection) -> ServerSettings:
    """A server's choices as part of a larger transaction."""
    query = f"SELECT {SERVER} FROM server WHERE guild_id = ?"
    return server_of(guild_id, connection.execute(query, (guild_id,)).fetchone())


class GuildRows(Rows):
    """Servers that removed the bot."""

    async def note_guild_left(self, guild_id: int, at: float) -> None:
        await self._change("INSERT OR IGNORE INTO left_guild VALUES (?, ?)", guild_id, at)

    async def note_guild_joined(self, guild_id: int) -> None:
        await self._change("DELETE FROM left_guild WHERE guild_id = ?", guild_id)

    async def guilds_left(self, before: float) -> tuple[int, ...]:
        rows = await self._all("SELECT guild_id FROM left_guild WHERE at < ?", before)
        return tuple(guild_id for (guild_id,) in rows)
