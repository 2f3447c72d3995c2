"""The messages posted for each game, the revision they show, and players with closed DMs.

What the messages look like is decided in ``bot.screens``.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

import msgspec

from bot.preferences import PersonSettings, ServerSettings
from bot.rules.ids import PlayerId, player_id
from bot.store.database import Row, Rows, Step, Values, insert, placeholders, replacing
from bot.store.games import game_of_rows, load_query, people_of, user_id_of
from bot.store.setting_columns import names_of, settings_of
from bot.store.stored import GameId, GameToShow, PostedMessage

MESSAGE = "message_id, kind, player, channel_id, round, fingerprint, posted_at, pictures"
_MARKS = placeholders(len(MESSAGE.split(", ")), start=2)
_TO_SHOW = load_query(
    f", server.guild_id, {names_of(ServerSettings, 'server')}",
    "LEFT JOIN server ON server.guild_id = game.guild_id",
)


class MessageRows(Rows):
    """Stores what the screens show of each game."""

    async def load_to_show(self, game_id: GameId) -> GameToShow:
        """Return what a redraw of a game needs; several queries read it, so it is not a snapshot.

        Raise ``UnknownGame`` or ``UnreadableGame``.
        """
        rows = await self._database.fetch(_TO_SHOW, game_id)
        stored, (chosen, *server) = game_of_rows(game_id, rows)
        row = None if chosen is None else server
        choices = settings_of(ServerSettings, row, stored.place.guild_id)
        people = await self._choices(people_of(stored.game), stored.place.guild_id)
        return GameToShow(stored, choices, people, await self.closed_dms(game_id))

    async def _choices(
        self, players: Collection[PlayerId], guild_id: int
    ) -> dict[PlayerId, PersonSettings]:
        """Return the settings of those players who have ever changed any.

        If a player chose about mentions in this server, ``mentions`` is that choice.
        """
        numbers = [number for player in players if (number := user_id_of(player)) is not None]
        if not numbers:
            return {}
        rows = await self._database.fetch(
            f"SELECT person.user_id, turns, {names_of(PersonSettings, 'person')} FROM person "
            "LEFT JOIN notice ON notice.user_id = person.user_id AND notice.guild_id = ?1 "
            f"WHERE person.user_id IN ({placeholders(len(numbers), start=2)})",
            guild_id,
            *numbers,
        )
        chosen = {}
        for user_id, turns, *row in rows:
            settings = settings_of(PersonSettings, row, user_id)
            here = settings if turns is None else replace(settings, mentions=bool(turns))
            chosen[player_id(user_id)] = here
        return chosen

    async def games_to_redraw(self) -> tuple[GameId, ...]:
        """Return games, finished ones included, whose newest revision is not shown yet.

        Paused games and games of servers that removed the bot are left out.
        """
        # Two queries, so that each can use an index: live games are few and have their own, and a
        # partial index holds the finished games that are not shown yet.
        columns = f"id, guild_id, paused, created_at, {self._database.serial} AS number"
        return await self._ids(
            f"SELECT id FROM (SELECT {columns} FROM game WHERE live AND shown < revision "
            f"UNION ALL SELECT {columns} FROM game WHERE NOT live AND shown < revision) AS unshown "
            f"WHERE paused IS NULL AND {self.ours} "
            # The bot cannot post in servers that removed it.
            "AND guild_id NOT IN (SELECT guild_id FROM left_guild) ORDER BY created_at, number"
        )

    async def mark_for_redraw(self, game_id: GameId) -> None:
        """Mark a game as not shown yet, so that its messages are drawn again."""
        await self._database.change(
            "UPDATE game SET shown = revision - 1 WHERE id = ?1 AND shown = revision", game_id
        )

    async def report_strays(self, game_id: GameId) -> None:
        """Report that a process which no longer leads this game may have sent something for it.

        The game's ``shown`` becomes negative, so that the process that leads it looks for unknown
        messages and redraws all others.
        """
        # Not fenced: a process that no longer leads the game calls this for the one that does.
        # Each call counts down, so that a redraw under way cannot take a second report for its own.
        await self._database.change(
            "UPDATE game SET shown = CASE WHEN shown < 0 THEN shown - 1 ELSE -1 END WHERE id = ?1",
            game_id,
        )

    async def save_messages(
        self,
        game_id: GameId,
        put: Iterable[PostedMessage],
        drop: Iterable[int],
        shown: int | None,
        shown_before: int = 0,
    ) -> None:
        """Store the records in ``put``, and delete those of the message ids in ``drop``.

        A message that was saved before is replaced. ``shown`` is the revision that is now
        completely shown, or None. It is ignored if a newer one is stored, or if strays were
        reported since the redraw began; ``shown_before`` is the value stored at that time.
        """
        # Selected from the game, so that a game that has just been erased gets no messages.
        keep = (
            f"INSERT INTO message (game_id, {MESSAGE}) "
            f"SELECT id, {_MARKS} FROM game WHERE id = ?1 AND {self.leading} "
            + replacing("game_id, message_id", MESSAGE)
        )
        forget = f"DELETE FROM message WHERE game_id = ?1 AND message_id = ?2 AND {self.leading}"
        show = (
            "UPDATE game SET shown = ?2 WHERE id = ?1 AND shown < ?2 "
            f"AND (shown >= 0 OR shown = ?3) AND {self.leading}"
        )
        steps = [Step(keep, (game_id, *_columns(message))) for message in put]
        steps += [Step(forget, (game_id, message_id)) for message_id in drop]
        if shown is not None:
            steps.append(Step(show, (game_id, shown, shown_before)))
        await self._database.apply(steps)

    async def messages(self, game_id: GameId) -> tuple[PostedMessage, ...]:
        """Return the messages of a game, oldest first."""
        query = f"SELECT {MESSAGE} FROM message WHERE game_id = ?1 ORDER BY posted_at, message_id"
        return tuple(map(message_of, await self._database.fetch(query, game_id)))

    async def note_closed_dms(self, game_id: GameId, player: PlayerId) -> None:
        """Remember that this player cannot be sent DMs in this game."""
        statement = f"{insert('closed_dm', 'game_id, player')} ON CONFLICT DO NOTHING"
        await self._database.change(statement, game_id, player)

    async def forget_closed_dms(self, player: PlayerId) -> None:
        """Forget that this player cannot be sent DMs, so that every game tries again."""
        await self._database.change("DELETE FROM closed_dm WHERE player = ?1", player)

    async def closed_dms(self, game_id: GameId) -> frozenset[PlayerId]:
        """Return the players who cannot be sent DMs in this game."""
        query = "SELECT player FROM closed_dm WHERE game_id = ?1"
        return frozenset(PlayerId(row[0]) for row in await self._database.fetch(query, game_id))


def _columns(message: PostedMessage) -> Values:
    return (
        message.message_id,
        message.kind,
        message.player,
        message.channel_id,
        message.round,
        message.fingerprint,
        message.posted_at,
        msgspec.json.encode(message.pictures).decode(),
    )


def message_of(row: Row) -> PostedMessage:
    """Return the message in a row of ``MESSAGE``."""
    message_id, kind, player, channel_id, round_, fingerprint, posted_at, listed = row
    pictures = msgspec.json.decode(listed, type=dict[str, int])
    return PostedMessage(
        kind, channel_id, message_id, round_, player, fingerprint, posted_at, pictures
    )
