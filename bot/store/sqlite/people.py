"""Everything about one person: to be shown, and to be erased from every table and file."""

import sqlite3
from functools import partial

from bot.rules.ids import PlayerId
from bot.store.columns import JOURNAL, MESSAGE, journal_of, message_of, stored_of
from bot.store.personal import PersonalData, PersonalGame, stranger, without
from bot.store.records import GameId
from bot.store.sqlite.choices import read_person
from bot.store.sqlite.game_rows import read_game
from bot.store.sqlite.rows import Rows
from bot.store.sqlite.statistics import drop_counts_of

TEXTS = (
    ("game", "id", "snapshot", "rowid"),
    ("scored_round", "game_id", "scored", "place"),
    ("journal", "game_id", "fields", "seq"),
)
"""Where people's ids stand inside JSON: table, the game's column, the text's, and the row's."""

OVERTAKE = (
    "UPDATE game SET revision = revision + 1 WHERE id = ? AND live",
    "UPDATE journal SET seq = revision FROM game WHERE id = game_id AND live AND game_id = ? "
    "AND seq = revision - 1",
)
"""A move that was thought out before would write the name down again: it comes too late."""


class PeopleRows(Rows):
    """Everything about one person."""

    async def kept_about(self, user_id: int) -> PersonalData:
        return await self._database.read(partial(_read, user_id))

    async def erase_person(self, user_id: int) -> int:
        changed = await self._database.write(partial(_erase, user_id))
        await self._empty_log()
        return changed


def _games_with(connection: sqlite3.Connection, player: PlayerId) -> list[GameId]:
    """Games that know this person in any way; there is no index, but one asks rarely."""
    parts = [
        f"SELECT {game} FROM {table} WHERE instr({text}, ?1)" for table, game, text, _ in TEXTS
    ]
    parts += ["SELECT game_id FROM journal WHERE actor = ?1"]
    parts += [f"SELECT game_id FROM {table} WHERE player = ?1" for table in ("seat", "message")]
    found = connection.execute(" UNION ".join(parts), (player,)).fetchall()
    return sorted(GameId(game_id) for (game_id,) in found)


def _read(user_id: int, connection: sqlite3.Connection) -> PersonalData:
    player = PlayerId(str(user_id))
    games = tuple(_read_game(connection, one, player) for one in _games_with(connection, player))
    return PersonalData(player, read_person(user_id, connection), games)


def _read_game(connection: sqlite3.Connection, game_id: GameId, player: PlayerId) -> PersonalGame:
    mine = (game_id, player)
    moves = connection.execute(
        f"SELECT {JOURNAL} FROM journal WHERE game_id = ? AND actor = ? ORDER BY seq", mine
    ).fetchall()
    messages = connection.execute(
        f"SELECT {MESSAGE} FROM message WHERE game_id = ? AND player = ?", mine
    ).fetchall()
    closed = connection.execute("SELECT 1 FROM closed_dm WHERE game_id = ? AND player = ?", mine)
    return PersonalGame(
        stored_of(*read_game(game_id, connection)),
        journal_of(game_id, moves),
        tuple(map(message_of, messages)),
        closed.fetchone() is not None,
    )


def _erase(user_id: int, connection: sqlite3.Connection) -> int:
    player = PlayerId(str(user_id))
    games = _games_with(connection, player)
    for game_id in games:
        _rename(connection, game_id, player, stranger())
    drop_counts_of(connection, player)
    for table, column, value in (
        ("message", "player", player),
        ("closed_dm", "player", player),
        ("guess", "person", user_id),
        ("person", "user_id", user_id),
    ):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (value,))
    connection.execute("DELETE FROM told_clue WHERE instr(clue, ?)", (player,))
    return len(games)


def _rename(
    connection: sqlite3.Connection, game_id: GameId, player: PlayerId, alias: PlayerId
) -> None:
    for statement in OVERTAKE:
        connection.execute(statement, (game_id,))
    for table, game, text, key in TEXTS:
        query = f"SELECT {key}, {text} FROM {table} WHERE {game} = ? AND instr({text}, ?)"
        for row, old in connection.execute(query, (game_id, player)).fetchall():
            new = without(old, player, alias)
            change = f"UPDATE {table} SET {text} = ? WHERE {game} = ? AND {key} = ?"
            connection.execute(change, (new, game_id, row))
    for table, column in (("journal", "actor"), ("seat", "player")):
        change = f"UPDATE {table} SET {column} = ? WHERE game_id = ? AND {column} = ?"
        connection.execute(change, (alias, game_id, player))
