"""What servers and people have chosen, and which servers removed the bot."""

from collections.abc import Sequence
from typing import Any

from bot.rules.ids import PlayerId
from bot.store.columns import (
    PERSON,
    SERVER,
    person_of,
    row_of_person,
    row_of_server,
    server_of,
)
from bot.store.postgres.rows import Rows
from bot.store.postgres.statistics import counts_of
from bot.store.records import PersonSettings, ServerSettings


def _anew(columns: str) -> str:
    return ", ".join(f"{column} = excluded.{column}" for column in columns.split(", "))


class ChoiceRows(Rows):
    """What servers and people have chosen."""

    async def server(self, guild_id: int) -> ServerSettings:
        rows = await self._all(f"SELECT {SERVER} FROM server WHERE guild_id = $1", guild_id)
        return server_of(guild_id, rows[0] if rows else None)

    async def put_server(self, settings: ServerSettings) -> None:
        await self._change(
            f"INSERT INTO server (guild_id, {SERVER}) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) "
            f"ON CONFLICT (guild_id) DO UPDATE SET {_anew(SERVER)}",
            settings.guild_id,
            *row_of_server(settings),
        )

    async def person(self, user_id: int) -> PersonSettings:
        rows = await self._all(f"SELECT {PERSON} FROM person WHERE user_id = $1", user_id)
        return person_of(user_id, rows[0] if rows else None)

    async def put_person(self, settings: PersonSettings) -> None:
        counted = (await self.person(settings.user_id)).statistics
        player = PlayerId(str(settings.user_id))
        changes: list[tuple[str, Sequence[Any]]] = [
            (
                f"INSERT INTO person (user_id, {PERSON}) VALUES ($1, $2, $3, $4) "
                f"ON CONFLICT (user_id) DO UPDATE SET {_anew(PERSON)}",
                (settings.user_id, *row_of_person(settings)),
            )
        ]
        if counted and not settings.statistics:
            changes += counts_of(player)
        if settings.statistics and not counted:
            again = "UPDATE game SET counted = false FROM seat WHERE game_id = id AND player = $1"
            changes.append((again, (player,)))
        await self._database.together(changes)


class GuildRows(Rows):
    """Servers that removed the bot."""

    async def note_guild_left(self, guild_id: int, at: float) -> None:
        statement = "INSERT INTO left_guild VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._change(statement, guild_id, at)

    async def note_guild_joined(self, guild_id: int) -> None:
        await self._change("DELETE FROM left_guild WHERE guild_id = $1", guild_id)

    async def guilds_left(self, before: float) -> tuple[int, ...]:
        query = f"SELECT guild_id FROM left_guild WHERE at < $1 AND {self.ours}"
        rows = await self._all(query, before)
        return tuple(guild_id for (guild_id,) in rows)
