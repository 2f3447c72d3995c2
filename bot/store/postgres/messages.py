"""What the screens have posted for each game, what they have shown, and closed private messages."""

from collections.abc import Iterable

from bot.rules.ids import PlayerId
from bot.store.columns import (
    GAME,
    MESSAGE,
    PERSON,
    SERVER,
    message_of,
    person_of,
    server_of,
    stored_of,
)
from bot.store.errors import UnknownGame
from bot.store.postgres.games import ROUNDS
from bot.store.postgres.rows import Rows
from bot.store.postgres.saving import add_messages, game_of
from bot.store.postgres.statement import Statement
from bot.store.records import GameId, GameToShow, PostedMessage

_PEOPLE = (
    f"ARRAY(SELECT (player, user_id, {PERSON}) FROM seat "
    "JOIN person ON user_id::text = player WHERE game_id = game.id)"
)
_SERVER = f"(SELECT ({SERVER}) FROM server WHERE server.guild_id = game.guild_id)"


class MessageRows(Rows):
    """What the screens show of each game."""

    async def load_to_show(self, game_id: GameId) -> GameToShow:
        query = f"SELECT {GAME}, {ROUNDS}, {_SERVER}, {_PEOPLE} FROM game WHERE id = $1"
        rows = await self._all(query, game_id)
        if not rows:
            raise UnknownGame(game_id)
        *row, rounds, server, people = rows[0]
        stored = stored_of(row, rounds)
        chosen = {
            PlayerId(player): person_of(user_id, values) for player, user_id, *values in people
        }
        return GameToShow(stored, server_of(stored.place.guild_id, server), chosen)

    async def unshown_games(self) -> tuple[GameId, ...]:
        return await self._ids(
            f"SELECT id FROM game WHERE shown < revision AND paused IS NULL AND {self.ours} "
            "AND guild_id NOT IN (SELECT guild_id FROM left_guild) ORDER BY created_at, serial"
        )

    async def mark_unshown(self, game_id: GameId) -> None:
        await self._change(
            "UPDATE game SET shown = revision - 1 WHERE id = $1 AND shown = revision", game_id
        )

    async def note_shown(
        self,
        game_id: GameId,
        put: Iterable[PostedMessage],
        drop: Iterable[int],
        shown: int | None,
    ) -> None:
        dropped = list(drop)
        statement = Statement()
        game = game_of(statement, game_id, self.leading)
        kept = (message for message in put if message.message_id not in dropped)
        add_messages(statement, game, kept)
        if dropped:
            ids = statement.bind(dropped, "bigint[]")
            statement.add(
                "dropped",
                f"DELETE FROM message USING {game} WHERE game_id = id AND message_id = ANY ({ids})",
            )
        if shown is not None:
            now = statement.bind(shown, "integer")
            newer = f"game.id = {game}.id AND shown < {now}"
            statement.add("drawn", f"UPDATE game SET shown = {now} FROM {game} WHERE {newer}")
        await self._database.value(statement.counting(game), *statement.values)

    async def messages(self, game_id: GameId) -> tuple[PostedMessage, ...]:
        query = f"SELECT {MESSAGE} FROM message WHERE game_id = $1 ORDER BY posted_at, message_id"
        return tuple(map(message_of, await self._all(query, game_id)))

    async def note_closed_dms(self, game_id: GameId, player: PlayerId) -> None:
        await self._change(
            "INSERT INTO closed_dm VALUES ($1, $2) ON CONFLICT DO NOTHING", game_id, player
        )

    async def closed_dms(self, game_id: GameId) -> frozenset[PlayerId]:
        rows = await self._all("SELECT player FROM closed_dm WHERE game_id = $1", game_id)
        return frozenset(PlayerId(player) for (player,) in rows)
