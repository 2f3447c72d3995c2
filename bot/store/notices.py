"""What people want to be notified about in each server."""

from bot.preferences import Notices, PersonSettings
from bot.store.database import Row, Rows, Transaction, first, insert
from bot.store.setting_columns import names_of, settings_of

NOTICE = "guild_id, user_id, lobbies, turns"


class NoticeRows(Rows):
    """Stores what people want to be notified about in each server."""

    async def notices(self, guild_id: int, user_id: int) -> Notices:
        query = f"SELECT {NOTICE} FROM notice WHERE guild_id = ?1 AND user_id = ?2"
        row = await first(self._database.fetch(query, guild_id, user_id))
        return Notices(guild_id, user_id) if row is None else notices_of(row)

    async def put_notices(self, notices: Notices) -> None:
        async def work(transaction: Transaction) -> None:
            # Everyone with a row here has one there: a redraw reads both at once.
            person = f"{insert('person', 'user_id')} ON CONFLICT DO NOTHING"
            await transaction.change(person, notices.user_id)
            statement = insert("notice", NOTICE, keys="guild_id, user_id")
            columns = (notices.guild_id, notices.user_id, notices.lobbies, notices.turns)
            await transaction.change(statement, *columns)

        await self._database.transaction(work)

    async def told_of_lobbies(self, guild_id: int) -> tuple[PersonSettings, ...]:
        rows = await self._database.fetch(
            f"SELECT person.user_id, {names_of(PersonSettings, 'person')} FROM notice "
            "JOIN person ON person.user_id = notice.user_id "
            "WHERE notice.guild_id = ?1 AND lobbies ORDER BY person.user_id",
            guild_id,
        )
        return tuple(settings_of(PersonSettings, user_id, row) for user_id, *row in rows)


def notices_of(row: Row) -> Notices:
    """Return the notices in a row of ``NOTICE``, whose booleans are numbers in SQLite."""
    guild_id, user_id, lobbies, turns = row
    return Notices(guild_id, user_id, bool(lobbies), None if turns is None else bool(turns))
