"""Everything about one person: to be shown, and to be erased from every table."""

from typing import Any

from bot.rules.ids import PlayerId
from bot.store.columns import (
    GAME,
    JOURNAL,
    MESSAGE,
    PERSON,
    journal_of,
    message_of,
    person_of,
    stored_of,
)
from bot.store.personal import PersonalData, PersonalGame, stranger, without
from bot.store.postgres.games import ROUNDS
from bot.store.postgres.opening import Connection
from bot.store.postgres.rows import Rows
from bot.store.postgres.statistics import counts_of
from bot.store.records import GameId

TEXTS = (
    ("game", "id", "snapshot", "revision"),
    ("scored_round", "game_id", "scored", "place"),
    ("journal", "game_id", "fields", "seq"),
)
"""Where people's ids stand inside JSON: table, the game's column, the text's, and the row's."""
OVERTAKE = (
    "UPDATE game SET revision = revision + 1 WHERE id = $1 AND live",
    "UPDATE journal SET seq = revision FROM game WHERE id = game_id AND live AND game_id = $1 "
    "AND seq = revision - 1",
)
"""A move that was thought out before would write the name down again: it comes too late.

The first one also waits for moves that are just being saved, and lets the others wait for us.
"""
PATIENCE = 60.0


class PeopleRows(Rows):
    """Everything about one person."""

    async def kept_about(self, user_id: int) -> PersonalData:
        player = PlayerId(str(user_id))

        async def work(connection: Connection) -> PersonalData:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                query = f"SELECT {PERSON} FROM person WHERE user_id = $1"
                settings = person_of(user_id, await connection.fetchrow(query, user_id))
                games = [
                    await _read_game(connection, one, player)
                    for one in await _games_with(connection, player)
                ]
                return PersonalData(player, settings, tuple(games))

        return await self._database.run(work, PATIENCE)

    async def erase_person(self, user_id: int) -> int:
        async def work(connection: Connection) -> int:
            async with connection.transaction():
                return await _erase(connection, user_id)

        return await self._database.run(work, PATIENCE)


async def _games_with(connection: Connection, player: PlayerId) -> list[GameId]:
    """Games that know this person in any way; there is no index, but one asks rarely."""
    parts = [
        f"SELECT {game} AS id FROM {table} WHERE position($1 IN {text}) > 0"
        for table, game, text, _ in TEXTS
    ]
    parts += ["SELECT game_id FROM journal WHERE actor = $1"]
    parts += [f"SELECT game_id FROM {table} WHERE player = $1" for table in ("seat", "message")]
    rows = await connection.fetch(" UNION ".join(parts), player, timeout=PATIENCE)
    return sorted(GameId(game_id) for (game_id,) in rows)


async def _read_game(connection: Connection, game_id: GameId, player: PlayerId) -> PersonalGame:
    query = f"SELECT {GAME}, {ROUNDS} FROM game WHERE id = $1"
    *row, rounds = await connection.fetchrow(query, game_id)
    moves = await connection.fetch(
        f"SELECT {JOURNAL} FROM journal WHERE game_id = $1 AND actor = $2 ORDER BY seq",
        game_id,
        player,
    )
    messages = await connection.fetch(
        f"SELECT {MESSAGE} FROM message WHERE game_id = $1 AND player = $2", game_id, player
    )
    closed = await connection.fetchval(
        "SELECT EXISTS (SELECT FROM closed_dm WHERE game_id = $1 AND player = $2)", game_id, player
    )
    return PersonalGame(
        stored_of(row, rounds),
        journal_of(game_id, moves),
        tuple(map(message_of, messages)),
        closed,
    )


async def _erase(connection: Connection, user_id: int) -> int:
    player = PlayerId(str(user_id))
    games = await _games_with(connection, player)
    for game_id in games:
        await _rename(connection, game_id, player, stranger())
    changes: list[tuple[str, tuple[Any, ...]]] = [*counts_of(player)]
    changes += [
        (f"DELETE FROM {table} WHERE {column} = $1", (value,))
        for table, column, value in (
            ("message", "player", player),
            ("closed_dm", "player", player),
            ("guess", "person", user_id),
            ("person", "user_id", user_id),
        )
    ]
    changes.append(("DELETE FROM told_clue WHERE position($1 IN clue) > 0", (player,)))
    for statement, values in changes:
        await connection.execute(statement, *values)
    return len(games)


async def _rename(
    connection: Connection, game_id: GameId, player: PlayerId, alias: PlayerId
) -> None:
    for statement in OVERTAKE:
        await connection.execute(statement, game_id)
    for table, game, text, key in TEXTS:
        rows = await connection.fetch(
            f"SELECT {key}, {text} FROM {table} WHERE {game} = $1 AND position($2 IN {text}) > 0 "
            "FOR UPDATE",
            game_id,
            player,
        )
        for row, old in rows:
            change = f"UPDATE {table} SET {text} = $1 WHERE {game} = $2 AND {key} = $3"
            await connection.execute(change, without(old, player, alias), game_id, row)
    for table, column in (("journal", "actor"), ("seat", "player")):
        change = f"UPDATE {table} SET {column} = $1 WHERE game_id = $2 AND {column} = $3"
        await connection.execute(change, alias, game_id, player)
