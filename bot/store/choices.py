"""The choices of servers and people: their settings, and what people are notified about.

Also remembers which servers removed the bot, and in which it has introduced itself. The
settings themselves are listed in ``bot.preferences``.
"""

from collections.abc import Collection

from bot.preferences import Notices, PersonSettings, ServerSettings
from bot.rules.ids import PlayerId, player_id
from bot.store.database import Database, Rows, Transaction, first, insert, placeholders
from bot.store.setting_columns import columns_of, names_of, settings_of
from bot.store.statistics import count_again, drop_counts_of

SERVER, PERSON, NOTICE = map(names_of, (ServerSettings, PersonSettings, Notices))

OF_GUILDS = ("game", "server", "told_clue", "left_guild", "deck", "daily", "notice")
"""The tables whose rows are deleted with a server; each has a column ``guild_id``."""


class ChoiceRows(Rows):
    """Stores the settings of servers and people."""

    async def server(self, guild_id: int) -> ServerSettings:
        """Return a server's settings, or the defaults."""
        query = f"SELECT {SERVER} FROM server WHERE guild_id = ?1"
        row = await first(self._database.fetch(query, guild_id))
        return settings_of(ServerSettings, row, guild_id)

    async def put_server(self, settings: ServerSettings) -> None:
        """Store a server's settings."""
        statement = insert("server", f"guild_id, {SERVER}", keys="guild_id")
        await self._database.change(statement, settings.guild_id, *columns_of(settings))

    async def person(self, user_id: int) -> PersonSettings:
        """Return a person's settings, or the defaults."""
        return await read_person(self._database, user_id)

    async def put_person(self, settings: PersonSettings) -> None:
        """Store a person's settings.

        Turning statistics off deletes everything counted about them; turning them on again has
        their games counted again.
        """
        player = player_id(settings.user_id)

        async def work(transaction: Transaction) -> None:
            # Lock the person's row, so that another process changes it before or after all of this.
            # An upsert that changes nothing does that on both databases, even for a new person.
            ((counted,),) = await transaction.fetch(
                f"{insert('person', 'user_id')} ON CONFLICT (user_id) "
                "DO UPDATE SET user_id = excluded.user_id RETURNING statistics",
                settings.user_id,
            )
            statement = insert("person", f"user_id, {PERSON}", keys="user_id")
            await transaction.change(statement, settings.user_id, *columns_of(settings))
            if counted and not settings.statistics:
                await drop_counts_of(transaction, player)
            if settings.statistics and not counted:
                await count_again(transaction, player)

        await self._database.transaction(work, slow=True)

    async def end_tips(self, players: Collection[PlayerId]) -> None:
        """Turn tips off for players who have finished a game before; leave the others unchanged."""
        people = [player for player in players if player.isdecimal()]
        if not people:
            return
        # Seats have ids as text, because computer players have no number.
        played = (
            "SELECT DISTINCT CAST(player AS BIGINT), false FROM seat JOIN game ON id = game_id "
            f"WHERE player IN ({placeholders(len(people))}) AND finished_at IS NOT NULL "
            "AND EXISTS (SELECT 1 FROM scored_round WHERE scored_round.game_id = id)"
        )
        off = "ON CONFLICT (user_id) DO UPDATE SET tips = false"
        await self._database.change(f"INSERT INTO person (user_id, tips) {played} {off}", *people)


class NoticeRows(Rows):
    """Stores what people want to be notified about in each server."""

    async def notices(self, guild_id: int, user_id: int) -> Notices:
        """Return what a person wants to be notified about in a server, or the defaults."""
        query = f"SELECT {NOTICE} FROM notice WHERE guild_id = ?1 AND user_id = ?2"
        row = await first(self._database.fetch(query, guild_id, user_id))
        return settings_of(Notices, row, guild_id, user_id)

    async def put_notices(self, notices: Notices) -> None:
        """Store what a person wants to be notified about in a server."""

        async def work(transaction: Transaction) -> None:
            # Everyone with a row in ``notice`` has one in ``person``, because a redraw reads both
            # with one query that starts from ``person``.
            person = f"{insert('person', 'user_id')} ON CONFLICT DO NOTHING"
            await transaction.change(person, notices.user_id)
            ids = "guild_id, user_id"
            statement = insert("notice", f"{ids}, {NOTICE}", keys=ids)
            columns = columns_of(notices)
            await transaction.change(statement, notices.guild_id, notices.user_id, *columns)

        await self._database.transaction(work)

    async def lobby_subscribers(self, guild_id: int) -> tuple[PersonSettings, ...]:
        """Return the settings of everyone who wants to be notified about this server's lobbies."""
        rows = await self._database.fetch(
            f"SELECT person.user_id, {names_of(PersonSettings, 'person')} FROM notice "
            "JOIN person ON person.user_id = notice.user_id "
            "WHERE notice.guild_id = ?1 AND lobbies ORDER BY person.user_id",
            guild_id,
        )
        return tuple(settings_of(PersonSettings, row, user_id) for user_id, *row in rows)


class GuildRows(Rows):
    """Remembers servers that removed the bot, and those in which it has introduced itself."""

    async def note_guild_left(self, guild_id: int, at: float) -> None:
        """Note when the bot was removed from a server; an earlier note is kept."""
        statement = f"{insert('left_guild', 'guild_id, at')} ON CONFLICT DO NOTHING"
        await self._database.change(statement, guild_id, at)

    async def note_guild_joined(self, guild_id: int) -> None:
        """Forget that the bot was removed from this server."""
        await self._database.change("DELETE FROM left_guild WHERE guild_id = ?1", guild_id)

    async def guilds_left(self, before: float) -> tuple[int, ...]:
        """Return servers that removed the bot before this time and have not invited it again."""
        query = f"SELECT guild_id FROM left_guild WHERE at < ?1 AND {self.ours}"
        return tuple(row[0] for row in await self._database.fetch(query, before))

    async def note_welcome(self, guild_id: int, at: float, unless_since: float) -> bool:
        """Note that the bot introduces itself in a server at this time; return True.

        Return False, and note nothing, if it has done so there since ``unless_since``.
        """
        again = "ON CONFLICT (guild_id) DO UPDATE SET at = ?2 WHERE welcome.at < ?3"
        statement = f"INSERT INTO welcome (guild_id, at) VALUES (?1, ?2) {again}"
        return await self._database.change(statement, guild_id, at, unless_since) > 0

    async def forget_welcomes(self, before: float) -> None:
        """Forget the servers in which the bot introduced itself before this time."""
        await self._database.change(f"DELETE FROM welcome WHERE at < ?1 AND {self.ours}", before)

    async def guilds_kept(self) -> frozenset[int]:
        """Return all servers of which ``erase_guild`` would delete something."""
        parts = [f"SELECT guild_id FROM {table} WHERE {self.ours}" for table in OF_GUILDS]
        return frozenset(row[0] for row in await self._database.fetch(" UNION ".join(parts)))


async def read_person(database: Database | Transaction, user_id: int) -> PersonSettings:
    """Return a person's settings, or the defaults, from a database or inside a transaction."""
    query = f"SELECT {PERSON} FROM person WHERE user_id = ?1"
    return settings_of(PersonSettings, await first(database.fetch(query, user_id)), user_id)
