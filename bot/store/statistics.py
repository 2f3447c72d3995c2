"""The statistics of each server's games.

No press writes to these tables. A finished game is counted once, when statistics are read or
housekeeping runs; an index finds the games that are not counted yet.
Counting a game and marking it as counted is one transaction, so nothing is lost or counted twice
after a crash. Several workers may count at once: each takes games that no other one is counting.
"""

import logging
from collections.abc import Collection

from bot.rules.ids import PlayerId, player_id
from bot.rules.reveals import reveal_of
from bot.rules.statistics import (
    GameTally,
    LeaderboardRow,
    PastClue,
    PlayerRecord,
    Reading,
    RuleSetRecord,
    Tally,
    tally_of,
)
from bot.store.codec import decode_round
from bot.store.database import Rows, Transaction, Values, insert, placeholders
from bot.store.errors import UnreadableGame
from bot.store.games import LOAD, game_of_rows
from bot.store.stored import GameId, Place

log = logging.getLogger(__name__)

TALLY = "player, rules, apart, rabbit, points, won, finds, votes, lures, told, just_right, award"
READING = "reader, storyteller, found, chances"
CLUE = "place, storyteller, votes, voters, good"

_OF_GUILD = "JOIN game ON game.id = {}.game_id WHERE guild_id = ?1 AND finished_at IS NOT NULL"
# A subquery that is still open: each user adds conditions and closes it with ``) AS counted``.
_TALLIES = (
    "(SELECT tally.*, row_number() OVER (PARTITION BY player ORDER BY finished_at DESC) AS newest "
    f"FROM tally {_OF_GUILD.format('tally')}"
)
# A person's colour in the statistics is that of their newest game.
_LAST_RABBIT = "max(CASE WHEN newest = 1 THEN rabbit END)"
_WON = "count(*) FILTER (WHERE won)"
_STARRED = "FROM star WHERE star.game_id = story.game_id AND star.place = story.place"
_MINE = f"FROM tally {_OF_GUILD.format('tally')} AND player = ?2"


class StatisticsRows(Rows):
    """Stores the statistics of each server's games.

    ``count_games`` adds each finished game once. Methods that read see the games counted so far.
    """

    async def count_games(self, most: int, guild_id: int | None = None) -> int:
        """Count at most ``most`` finished games that were not counted yet; return how many.

        ``guild_id`` limits this to the games of one server.
        """
        here, values = ("", ()) if guild_id is None else (" AND guild_id = ?2", (guild_id,))
        query = (
            f"SELECT id FROM game WHERE finished_at IS NOT NULL AND NOT counted{here} LIMIT ?1"
            f"{self._database.skip_locked}"
        )

        async def work(transaction: Transaction) -> int:
            games = await transaction.fetch(query, most, *values)
            # People who turned statistics off: nothing is counted about them.
            off = await transaction.fetch("SELECT user_id FROM person WHERE NOT statistics")
            opted_out = {player_id(user_id) for (user_id,) in off}
            for (game_id,) in games:
                await _count(transaction, game_id, opted_out)
            return len(games)

        return await self._database.transaction(work, slow=True)

    async def forget_counts(self) -> None:
        """Delete all counts, so that every game is counted again."""

        async def work(transaction: Transaction) -> None:
            for table in ("tally", "reading", "story"):
                await transaction.change(f"DELETE FROM {table}")
            await transaction.change("UPDATE game SET counted = false WHERE counted")

        await self._database.transaction(work, slow=True)

    async def leaderboard(
        self, guild_id: int, since: float, rules: Collection[str] = (), *, apart: bool = False
    ) -> tuple[LeaderboardRow, ...]:
        """Return everyone who finished a game at or after ``since``, most points first.

        ``rules`` limits the games to these rule sets, unless it is empty. ``apart`` selects the
        games that are counted separately, because they score points in another way.
        """
        counted = "apart" if apart else "NOT apart"
        here = f" AND tally.rules IN ({placeholders(len(rules), start=3)})" if rules else ""
        rows = await self._database.fetch(
            f"SELECT player, {_LAST_RABBIT}, count(*), {_WON}, sum(points) FROM {_TALLIES} "
            f"AND finished_at >= ?2 AND {counted}{here}) AS counted GROUP BY player "
            f"ORDER BY sum(points) DESC, {_WON} DESC, count(*), player",
            guild_id,
            since,
            *rules,
        )
        return tuple(LeaderboardRow(*row) for row in rows)

    async def record_of(self, guild_id: int, player: PlayerId) -> PlayerRecord:
        """Return the statistics of one person in one server."""

        async def work(transaction: Transaction) -> PlayerRecord:
            return await _read_record(transaction, guild_id, player)

        return await self._database.transaction(work, reading=True)

    async def clue_places(self, guild_id: int) -> frozenset[Place]:
        """Return the places in which a server's counted rounds were played."""
        rows = await self._database.fetch(
            f"SELECT DISTINCT channel_id, home_id FROM story {_OF_GUILD.format('story')}", guild_id
        )
        return frozenset(Place(guild_id, *row) for row in rows)

    async def best_clues(
        self, guild_id: int, channels: Collection[int], most: int
    ) -> tuple[PastClue, ...]:
        """Return the rounds played in these channels that got the most stars, then the most votes.

        A round without a star is included only if some players, but not all, found the
        storyteller's card.
        """
        if not channels:
            return ()
        rows = await self._database.fetch(
            "SELECT story.game_id, finished_at, scored, rabbit, story.votes, voters, "
            f"(SELECT count(*) {_STARRED}) AS stars "
            "FROM story JOIN scored_round USING (game_id, place) "
            "JOIN tally ON tally.game_id = story.game_id AND player = storyteller "
            f"{_OF_GUILD.format('story')} "
            f"AND channel_id IN ({placeholders(len(channels), start=3)}) "
            f"AND (good OR EXISTS (SELECT 1 {_STARRED})) "
            "ORDER BY stars DESC, story.votes DESC, voters DESC, finished_at DESC, story.place "
            "LIMIT ?2",
            guild_id,
            most,
            *channels,
        )
        return tuple(
            PastClue(game_id, finished_at, reveal_of(decode_round(scored)), *numbers)
            for game_id, finished_at, scored, *numbers in rows
        )


async def _read_record(transaction: Transaction, guild_id: int, player: PlayerId) -> PlayerRecord:
    query = (
        f"SELECT tally.rules, count(*), {_WON}, sum(points), apart {_MINE} "
        "GROUP BY tally.rules, apart ORDER BY apart, count(*) DESC, tally.rules"
    )
    by_rules = await transaction.fetch(query, guild_id, player)
    if not by_rules:
        return PlayerRecord(player)
    # Games that are counted separately score differently, so these sums leave them out.
    numbers = ("finds", "votes", "lures", "told", "just_right")
    sums = (f"coalesce(sum({name}) FILTER (WHERE NOT apart), 0)" for name in numbers)
    query = f"SELECT {_LAST_RABBIT}, {', '.join(sums)} FROM {_TALLIES} AND player = ?2) AS counted"
    (summed,) = await transaction.fetch(query, guild_id, player)
    rabbit, finds, votes, lures, told, right = summed
    query = (
        f"SELECT award, count(*) {_MINE} AND award IS NOT NULL AND NOT apart GROUP BY award "
        "ORDER BY count(*) DESC, award"
    )
    awards = await transaction.fetch(query, guild_id, player)
    query = (
        "SELECT reader, storyteller, sum(found), sum(chances) FROM reading "
        f"{_OF_GUILD.format('reading')} AND reader = ?2 "
        "GROUP BY reader, storyteller ORDER BY storyteller"
    )
    readings = await transaction.fetch(query, guild_id, player)
    return PlayerRecord(
        player,
        rabbit,
        tuple(
            RuleSetRecord(rules, games, wins, points, bool(apart))
            for rules, games, wins, points, apart in by_rules
        ),
        finds=finds,
        votes=votes,
        lures=lures,
        told=told,
        right=right,
        awards=dict(map(tuple, awards)),
        readings=tuple(Reading(*row) for row in readings),
    )


async def _count(transaction: Transaction, game_id: GameId, opted_out: set[PlayerId]) -> None:
    """Replace one game's rows in the statistics and mark it as counted."""
    for table in ("tally", "reading", "story"):
        await transaction.change(f"DELETE FROM {table} WHERE game_id = ?1", game_id)
    try:
        stored, _ = game_of_rows(game_id, await transaction.fetch(LOAD, game_id))
        for statement, rows in _lines(stored.game.rules, tally_of(stored.game, opted_out)).items():
            await transaction.many(statement, [(game_id, *row) for row in rows])
    except UnreadableGame as error:
        log.warning("left out of the statistics: %s", error)
    await transaction.change("UPDATE game SET counted = true WHERE id = ?1", game_id)


def _lines(rules: str, counted: GameTally) -> dict[str, list[Values]]:
    """Return the rows that a game adds, by INSERT statement; the caller prepends the game's id."""
    return {
        insert("tally", f"game_id, {TALLY}"): [
            _tally(one, rules, counted.apart) for one in counted.tallies
        ],
        insert("reading", f"game_id, {READING}"): [
            (one.reader, one.storyteller, one.found, one.of) for one in counted.readings
        ],
        insert("story", f"game_id, {CLUE}"): [
            (one.place, one.storyteller, one.votes, one.of, one.good) for one in counted.clues
        ],
    }


def _tally(one: Tally, rules: str, apart: bool) -> Values:
    """Return the values of ``TALLY`` for one player."""
    return (
        one.player,
        rules,
        apart,
        one.rabbit,
        one.points,
        one.won,
        one.finds,
        one.votes,
        one.lures,
        one.told,
        one.right,
        one.award,
    )


async def drop_counts_of(transaction: Transaction, player: PlayerId) -> None:
    """Delete a person's statistics, and how well other people read their clues."""
    for table, column in (
        ("tally", "player"),
        ("reading", "reader"),
        ("reading", "storyteller"),
        ("story", "storyteller"),
    ):
        await transaction.change(f"DELETE FROM {table} WHERE {column} = ?1", player)


async def count_again(transaction: Transaction, player: PlayerId) -> None:
    """Mark all games in which a person has a seat as not counted; they are counted again later."""
    await transaction.change(
        "UPDATE game SET counted = false WHERE id IN (SELECT game_id FROM seat WHERE player = ?1)",
        player,
    )
