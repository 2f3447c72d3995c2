"""What a server's games add up to: counted once each, after they are over, by whoever asks next.

Nothing of this is written by a press. A game that is over and not counted yet is found by an index
of its own; its lines and the note that it is counted are one transaction, so a crash in between
leaves it to be counted by the next who asks, or by housekeeping.
"""

import logging
import sqlite3
from functools import partial
from typing import Any

from bot.rules.ids import PlayerId
from bot.rules.reveals import reveal_of
from bot.rules.statistics import PastStory, PlayerRecord, RuleSetRecord, Standing
from bot.rules.tallies import Reading, tally_of
from bot.store.codec import decode_round
from bot.store.columns import rows_of_tally, stored_of
from bot.store.errors import UnreadableGame
from bot.store.records import GameId
from bot.store.sqlite.game_rows import read_game
from bot.store.sqlite.rows import Rows

log = logging.getLogger(__name__)

TABLES = ("tally", "reading", "story")
TO_COUNT = "finished_at IS NOT NULL AND counted = 0"
OF_GUILD = "JOIN game ON game.id = game_id WHERE guild_id = ? AND finished_at IS NOT NULL"


class StatisticsRows(Rows):
    """What a server's games add up to."""

    async def count_games(self, most: int, guild_id: int | None = None) -> int:
        here, values = ("", ()) if guild_id is None else (" AND guild_id = ?", (guild_id,))
        query = f"SELECT id FROM game WHERE {TO_COUNT}{here} LIMIT ?"

        def work(connection: sqlite3.Connection) -> int:
            games = connection.execute(query, (*values, most)).fetchall()
            for (game_id,) in games:
                count(connection, game_id)
            return len(games)

        return await self._database.write(work)

    async def forget_counts(self) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")
            connection.execute("UPDATE game SET counted = 0 WHERE counted = 1")

        await self._database.write(work)

    async def standings(
        self, guild_id: int, since: float, rules: str | None = None
    ) -> tuple[Standing, ...]:
        here, values = ("", ()) if rules is None else (" AND rules = ?", (rules,))
        # Of a bare column beside max(), SQLite takes the value from the row of the maximum.
        rows = await self._all(
            "SELECT player, rabbit, count(*), sum(won), sum(points), max(finished_at) "
            f"FROM tally {OF_GUILD} AND finished_at >= ?{here} GROUP BY player "
            "ORDER BY sum(points) DESC, sum(won) DESC, count(*), player",
            guild_id,
            since,
            *values,
        )
        return tuple(Standing(*row[:-1]) for row in rows)

    async def record_of(self, guild_id: int, player: PlayerId) -> PlayerRecord:
        return await self._database.read(partial(_read_record, guild_id, player))

    async def best_stories(self, guild_id: int, most: int) -> tuple[PastStory, ...]:
        rows = await self._all(
            "SELECT story.game_id, finished_at, scored, rabbit, story.votes, voters "
            f"FROM story JOIN scored_round USING (game_id, place) "
            "JOIN tally ON tally.game_id = story.game_id AND player = storyteller "
            f"{OF_GUILD.replace('game_id', 'story.game_id')} "
            "ORDER BY story.votes DESC, voters DESC, finished_at DESC, story.place LIMIT ?",
            guild_id,
            most,
        )
        return tuple(
            PastStory(game_id, finished_at, reveal_of(decode_round(scored)), *numbers)
            for game_id, finished_at, scored, *numbers in rows
        )


def count(connection: sqlite3.Connection, game_id: GameId) -> None:
    """Write down what one game adds, as part of a larger transaction; whatever was there goes."""
    for table in TABLES:
        connection.execute(f"DELETE FROM {table} WHERE game_id = ?", (game_id,))
    off = connection.execute("SELECT user_id FROM person WHERE statistics = 0")
    silent = {PlayerId(str(user_id)) for (user_id,) in off}
    try:
        game = stored_of(*read_game(game_id, connection)).game
        for into, rows in rows_of_tally(game.rules, tally_of(game, silent)).items():
            for row in rows:
                _insert(connection, into, (game_id, *row))
    except UnreadableGame as error:
        log.warning("left out of the statistics: %s", error)
    connection.execute("UPDATE game SET counted = 1 WHERE id = ?", (game_id,))


def _insert(connection: sqlite3.Connection, into: str, row: tuple[Any, ...]) -> None:
    connection.execute(f"INSERT INTO {into} VALUES ({', '.join('?' * len(row))})", row)


def drop_counts_of(connection: sqlite3.Connection, player: PlayerId) -> None:
    """Nothing that was counted about this person stays, as part of a larger transaction."""
    for table, column in (
        ("tally", "player"),
        ("reading", "reader"),
        ("reading", "storyteller"),
        ("story", "storyteller"),
    ):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (player,))


def count_anew(connection: sqlite3.Connection, player: PlayerId) -> None:
    """Let the games in which this person sat to the end be counted once more."""
    connection.execute(
        "UPDATE game SET counted = 0 WHERE id IN (SELECT game_id FROM seat WHERE player = ?)",
        (player,),
    )


def _read_record(guild_id: int, player: PlayerId, connection: sqlite3.Connection) -> PlayerRecord:
    mine = f"FROM tally {OF_GUILD} AND player = ?"
    by_rules = connection.execute(
        f"SELECT rules, count(*), sum(won), sum(points) {mine} "
        "GROUP BY rules ORDER BY count(*) DESC, rules",
        (guild_id, player),
    ).fetchall()
    if not by_rules:
        return PlayerRecord(player)
    (rabbit, *sums, _) = connection.execute(
        "SELECT rabbit, sum(finds), sum(votes), sum(lures), sum(told), sum(just_right), "
        f"max(finished_at) {mine}",
        (guild_id, player),
    ).fetchone()
    awards = connection.execute(
        f"SELECT award, count(*) {mine} AND award IS NOT NULL GROUP BY award "
        "ORDER BY count(*) DESC, award",
        (guild_id, player),
    )
    readings = connection.execute(
        f"SELECT reader, storyteller, sum(found), sum(chances) FROM reading {OF_GUILD} "
        "AND reader = ? GROUP BY storyteller ORDER BY storyteller",
        (guild_id, player),
    ).fetchall()
    finds, votes, lures, told, right = sums
    return PlayerRecord(
        player,
        rabbit,
        tuple(RuleSetRecord(*row) for row in by_rules),
        finds=finds,
        votes=votes,
        lures=lures,
        told=told,
        right=right,
        awards=dict(awards.fetchall()),
        readings=tuple(Reading(*row) for row in readings),
    )
