"""What servers and people have chosen, and which servers removed the bot."""

import sqlite3
from functools import partial

from bot.rules.ids import PlayerId
from bot.store.columns import (
    PERSON,
    SERVER,
    person_of,
    row_of_person,
    row_of_server,
    server_of,
)
from bot.store.records import PersonSettings, ServerSettings
from bot.store.sqlite.rows import Rows
from bot.store.sqlite.statistics import count_anew, drop_counts_of


class ChoiceRows(Rows):
    """What servers and people have chosen."""

    async def server(self, guild_id: int) -> ServerSettings:
        return await self._database.look_up(partial(read_server, guild_id))

    async def put_server(self, settings: ServerSettings) -> None:
        await self._change(
            f"INSERT OR REPLACE INTO server (guild_id, {SERVER}) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            settings.guild_id,
            *row_of_server(settings),
        )

    async def person(self, user_id: int) -> PersonSettings:
        return await self._database.look_up(partial(read_person, user_id))

    async def put_person(self, settings: PersonSettings) -> None:
        player = PlayerId(str(settings.user_id))

        def work(connection: sqlite3.Connection) -> None:
            counted = read_person(settings.user_id, connection).statistics
            connection.execute(
                f"INSERT OR REPLACE INTO person (user_id, {PERSON}) VALUES (?, ?, ?, ?)",
                (settings.user_id, *row_of_person(settings)),
            )
            if counted and not settings.statistics:
                drop_counts_of(connection, player)
            if settings.statistics and not counted:
                count_anew(connection, player)

        await self._database.write(work)


def read_person(user_id: int, connection: sqlite3.Connection) -> PersonSettings:
    """A person's choices as part of a larger transaction."""
    query = f"SELECT {PERSON} FROM person WHERE user_id = ?"
    return person_of(user_id, connection.execute(query, (user_id,)).fetchone())


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
