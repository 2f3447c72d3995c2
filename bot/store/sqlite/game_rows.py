"""The rows of one game, read and written as part of a larger transaction."""

import sqlite3
from collections.abc import Sequence

from bot.rules.ids import PlayerId
from bot.rules.model import ScoredRound
from bot.store.columns import GAME, Row, rounds_scored
from bot.store.errors import UnknownGame
from bot.store.records import GameId


def read_game(game_id: GameId, connection: sqlite3.Connection) -> tuple[Row, list[str]]:
    """The rows of a game as part of a larger transaction; ``UnknownGame``."""
    query = f"SELECT {GAME} FROM game WHERE id = ?"
    row = connection.execute(query, (game_id,)).fetchone()
    if row is None:
        raise UnknownGame(game_id)
    query = "SELECT scored FROM scored_round WHERE game_id = ? ORDER BY place"
    return row, [text for (text,) in connection.execute(query, (game_id,)).fetchall()]


def append_rounds(
    connection: sqlite3.Connection,
    game_id: GameId,
    before: Sequence[ScoredRound],
    after: Sequence[ScoredRound],
) -> None:
    """Write the rounds that a move has scored."""
    for place, scored in rounds_scored(before, after):
        connection.execute("INSERT INTO scored_round VALUES (?, ?, ?)", (game_id, place, scored))


def seat(
    connection: sqlite3.Connection,
    game_id: GameId,
    before: frozenset[PlayerId],
    after: frozenset[PlayerId],
) -> None:
    """Bring the rows of who plays where up to date; nearly always they are."""
    for player in after - before:
        connection.execute("INSERT INTO seat VALUES (?, ?)", (game_id, player))
    for player in before - after:
        query = "DELETE FROM seat WHERE game_id = ? AND player = ?"
        connection.execute(query, (game_id, player))
