"""What a server's games add up to: counted once each, after they are over, by whoever asks next.

Several workers may count at once: each takes games that nobody else is at.
"""

import logging
from typing import Any

from bot.rules.ids import PlayerId
from bot.rules.reveals import reveal_of
from bot.rules.statistics import PastStory, PlayerRecord, RuleSetRecord, Standing
from bot.rules.tallies import Reading, tally_of
from bot.store.codec import decode_round
from bot.store.columns import GAME, rows_of_tally, stored_of
from bot.store.errors import UnreadableGame
from bot.store.postgres.games import ROUNDS
from bot.store.postgres.opening import Connection
from bot.store.postgres.rows import Rows

log = logging.getLogger(__name__)

TABLES = ("tally", "reading", "story")
PATIENCE = 60.0
LAST_RABBIT = "(array_agg(rabbit ORDER BY finished_at DESC))[1]"
OF_GUILD = "JOIN game ON game.id = {}.game_id WHERE guild_id = $1 AND finished_at IS NOT NULL"
MINE = f"FROM tally {OF_GUILD.format('tally')} AND player = $2"


class StatisticsRows(Rows):
    """What a server's games add up to."""

    async def count_games(self, most: int, guild_id: int | None = None) -> int:
        here = "" if guild_id is None else " AND guild_id = $2"
        values = () if guild_id is None else (guild_id,)
        query = (
            f"SELECT {GAME}, {ROUNDS} FROM game WHERE finished_at IS NOT NULL AND NOT counted"
            f"{here} LIMIT $1 FOR UPDATE SKIP LOCKED"
        )

        async def work(connection: Connection) -> int:
            async with connection.transaction():
                games = await connection.fetch(query, most, *values)
                off = await connection.fetch("SELECT user_id FROM person WHERE NOT statistics")
                silent = {PlayerId(str(user_id)) for (user_id,) in off}
                for *row, rounds in games:
                    await _count(connection, row, rounds, silent)
                return len(games)

        return await self._database.run(work, PATIENCE)

    async def forget_counts(self) -> None:
        changes = [f"DELETE FROM {table}" for table in TABLES]
        changes.append("UPDATE game SET counted = false WHERE counted")
        await self._database.together([(change, ()) for change in changes])

    async def standings(
        self, guild_id: int, since: float, rules: str | None = None
    ) -> tuple[Standing, ...]:
        here, values = ("", ()) if rules is None else (" AND rules = $3", (rules,))
        rows = await self._all(
            f"SELECT player, {LAST_RABBIT}, count(*), count(*) FILTER (WHERE won), sum(points) "
            f"FROM tally {OF_GUILD.format('tally')} AND finished_at >= $2{here} GROUP BY player "
            "ORDER BY sum(points) DESC, count(*) FILTER (WHERE won) DESC, count(*), player",
            guild_id,
            since,
            *values,
        )
        return tuple(Standing(*row) for row in rows)

    async def record_of(self, guild_id: int, player: PlayerId) -> PlayerRecord:
        values = (guild_id, player)
        by_rules = await self._all(
            f"SELECT rules, count(*), count(*) FILTER (WHERE won), sum(points) {MINE} "
            "GROUP BY rules ORDER BY count(*) DESC, rules",
            *values,
        )
        if not by_rules:
            return PlayerRecord(player)
        ((rabbit, finds, votes, lures, told, right),) = await self._all(
            f"SELECT {LAST_RABBIT}, sum(finds), sum(votes), sum(lures), sum(told), "
            f"sum(just_right) {MINE}",
            *values,
        )
        awards = await self._all(
            f"SELECT award, count(*) {MINE} AND award IS NOT NULL GROUP BY award "
            "ORDER BY count(*) DESC, award",
            *values,
        )
        readings = await self._all(
            "SELECT reader, storyteller, sum(found), sum(chances) FROM reading "
            f"{OF_GUILD.format('reading')} AND reader = $2 "
            "GROUP BY reader, storyteller ORDER BY storyteller",
            *values,
        )
        return PlayerRecord(
            player,
            rabbit,
            tuple(RuleSetRecord(*row) for row in by_rules),
            finds=finds,
            votes=votes,
            lures=lures,
            told=told,
            right=right,
            awards=dict(awards),
            readings=tuple(Reading(*row) for row in readings),
        )

    async def best_stories(self, guild_id: int, most: int) -> tuple[PastStory, ...]:
        rows = await self._all(
            "SELECT story.game_id, finished_at, scored, rabbit, story.votes, voters "
            "FROM story JOIN scored_round USING (game_id, place) "
            "JOIN tally ON tally.game_id = story.game_id AND player = storyteller "
            f"{OF_GUILD.format('story')} "
            "ORDER BY story.votes DESC, voters DESC, finished_at DESC, story.place LIMIT $2",
            guild_id,
            most,
        )
        return tuple(
            PastStory(game_id, finished_at, reveal_of(decode_round(scored)), *numbers)
            for game_id, finished_at, scored, *numbers in rows
        )


async def _count(
    connection: Connection, row: list[Any], rounds: list[str], silent: set[PlayerId]
) -> None:
    """Write down what one game adds; whatever was there goes."""
    game_id = row[0]
    for table in TABLES:
        await connection.execute(f"DELETE FROM {table} WHERE game_id = $1", game_id)
    try:
        game = stored_of(row, rounds).game
        for into, lines in rows_of_tally(game.rules, tally_of(game, silent)).items():
            for line in lines:
                marks = ", ".join(f"${number}" for number in range(1, len(line) + 2))
                await connection.execute(f"INSERT INTO {into} VALUES ({marks})", game_id, *line)
    except UnreadableGame as error:
        log.warning("left out of the statistics: %s", error)
    await connection.execute("UPDATE game SET counted = true WHERE id = $1", game_id)


def counts_of(player: PlayerId) -> list[tuple[str, tuple[PlayerId]]]:
    """The changes after which nothing that was counted about this person stays."""
    return [
        (f"DELETE FROM {table} WHERE $1 IN ({columns})", (player,))
        for table, columns in (
            ("tally", "player"),
            ("reading", "reader, storyteller"),
            ("story", "storyteller"),
        )
    ]
