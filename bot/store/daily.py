"""Daily clues: each channel's schedule, the daily clues of the last months, guesses and streaks.

While a daily clue is open, a guess is shown only to the person who made it. The guesses are
deleted when the channel's next daily clue ends. A single transaction changes to the next one: it
ends the open one, counts streaks and stores the new one, before anything is posted.
"""

import json
from dataclasses import astuple

from bot.rules.daily import DailyClue, DailyResult, DailySchedule, Streak
from bot.rules.ids import CardId, PlayerId
from bot.store.database import (
    Row,
    Rows,
    Step,
    Transaction,
    Values,
    first,
    insert,
    placeholders,
    replacing,
)
from bot.store.stored import GameId, Place
from bot.times import DAY

FAR = 2 * DAY
"""Seconds; a daily clue that is due later than this from now was scheduled by a wrong clock."""

SCHEDULE = "channel_id, guild_id, minute, zone, language, next_at, idle_since"
# The table was released as ``daily_story``, and so were its columns.
CLUE = (
    "id, guild_id, channel_id, clue, storyteller, cards, slot, told_at, until, source, place, "
    "tells, message_id, answered_at, withdrawn"
)
_OPEN = "answered_at IS NULL AND NOT withdrawn"
_FOUND = (
    "FROM daily_guess WHERE story_id = ?2 AND slot = (SELECT slot FROM daily_story WHERE id = ?2)"
)
_WITHDRAW = "UPDATE daily_story SET withdrawn = true, clue = '', storyteller = '', cards = '[]'"
_LENGTHEN_STREAKS = (
    "INSERT INTO daily_streak (channel_id, person, days, best) SELECT ?1, person, 1, 1 "
    f"{_FOUND} ON CONFLICT (channel_id, person) DO UPDATE SET days = daily_streak.days + 1, "
    # With CASE, because the greater of two values is max() in SQLite and greatest() in PostgreSQL.
    "best = CASE WHEN daily_streak.days + 1 > daily_streak.best THEN daily_streak.days + 1 "
    "ELSE daily_streak.best END"
)
"""Adds a day to the streaks in channel ?1 of everyone who found the answer of daily clue ?2."""
_END_STREAKS = (
    "UPDATE daily_streak SET days = 0 WHERE channel_id = ?1 "
    f"AND person NOT IN (SELECT person {_FOUND}) "
    "AND CAST(person AS TEXT) <> (SELECT storyteller FROM daily_story WHERE id = ?2)"
)
"""Ends the streaks in channel ?1 of everyone else; their best streak is kept.

The storyteller could not guess, so their streak goes on.
"""


class DailyRows(Rows):
    """Stores daily clues: when channels get them, what they show, guesses and streaks."""

    async def daily_schedule(self, channel_id: int) -> DailySchedule | None:
        """Return a channel's schedule; None if the daily clue was never turned on there."""
        query = f"SELECT {SCHEDULE} FROM daily WHERE channel_id = ?1"
        row = await first(self._database.fetch(query, channel_id))
        return DailySchedule(*row) if row else None

    async def put_daily_schedule(self, schedule: DailySchedule) -> None:
        """Store a channel's schedule; its open daily clue stays open until the next one is due."""
        steps = [Step(insert("daily", SCHEDULE, keys="channel_id"), astuple(schedule))]
        if schedule.next_at is not None:
            # The open daily clue ends when the next one is due.
            later = f"UPDATE daily_story SET until = ?1 WHERE channel_id = ?2 AND {_OPEN}"
            steps.append(Step(later, (schedule.next_at, schedule.channel_id)))
        await self._database.apply(steps)

    async def daily_schedules_due(self, now: float) -> tuple[DailySchedule, ...]:
        """Return schedules that are due, or so far ahead that a wrong clock must have set them."""
        query = (
            f"SELECT {SCHEDULE} FROM daily WHERE (next_at <= ?1 OR next_at > ?2) AND {self.ours} "
            "ORDER BY next_at"
        )
        rows = await self._database.fetch(query, now, now + FAR)
        return tuple(DailySchedule(*row) for row in rows)

    async def postpone_daily(
        self, before: DailySchedule, next_at: float, idle_since: float | None = None
    ) -> None:
        """Set the time of the next daily clue, unless it has changed since ``before`` was loaded.

        ``idle_since`` notes since when the channel has refused the bot; an earlier note is kept.
        """
        postpone = (
            "UPDATE daily SET next_at = ?1, idle_since = coalesce(idle_since, ?2) "
            "WHERE channel_id = ?3 AND next_at = ?4"
        )
        await self._database.change(
            postpone, next_at, idle_since, before.channel_id, before.next_at
        )

    async def change_daily(
        self, before: DailySchedule, now: float, next_at: float | None, clue: DailyClue | None
    ) -> bool:
        """End a channel's open daily clue, count streaks and open ``clue``, in one transaction.

        A daily clue that was never posted is deleted. None for ``next_at`` turns the channel's
        daily clues off; None for ``clue`` opens none. Return False, and change nothing, if the
        time of the next daily clue has changed since ``before`` was loaded.
        """
        schedule_next = (
            "UPDATE daily SET next_at = ?1, idle_since = coalesce(?2, idle_since) "
            "WHERE channel_id = ?3 AND next_at = ?4"
        )
        idle_since = now if next_at is None else None

        async def work(transaction: Transaction) -> bool:
            # No row matches if another worker was quicker, or if an earlier try of this
            # transaction was saved and only its answer was lost.
            if not await transaction.change(
                schedule_next, next_at, idle_since, before.channel_id, before.next_at
            ):
                return False
            answered = await _answer(transaction, before.channel_id, now)
            if clue is not None:
                await transaction.change(insert("daily_story", CLUE), *_columns(clue, answered))
            return True

        turned = await self._database.transaction(work, slow=True)
        if turned:
            await self._database.empty_log()  # it still holds the guesses that were deleted
        return turned

    async def daily_clue(self, clue_id: str) -> DailyClue | None:
        """Return a daily clue; None if it was deleted."""
        query = f"SELECT {CLUE} FROM daily_story WHERE id = ?1"
        row = await first(self._database.fetch(query, clue_id))
        return _daily_clue(row) if row else None

    async def open_dailies(self, channel_id: int | None = None) -> tuple[DailyClue, ...]:
        """Return the daily clues that accept guesses, in one channel or in all."""
        here, values = ("", ()) if channel_id is None else (" AND channel_id = ?1", (channel_id,))
        query = f"SELECT {CLUE} FROM daily_story WHERE NOT closed AND {_OPEN} AND {self.ours}"
        return tuple(map(_daily_clue, await self._database.fetch(query + here, *values)))

    async def dailies_to_show(self) -> tuple[DailyClue, ...]:
        """Return daily clues to be posted, and ended ones whose message still shows them as open.

        The newest come first.
        """
        rows = await self._database.fetch(
            f"SELECT {CLUE} FROM daily_story WHERE NOT closed AND {self.ours} "
            "AND (message_id IS NULL OR answered_at IS NOT NULL OR withdrawn) ORDER BY told_at DESC"
        )
        return tuple(map(_daily_clue, rows))

    async def note_daily_posted(self, clue_id: str, message_id: int) -> None:
        """Note the message that shows a daily clue, and that its channel accepts messages."""
        await self._database.apply(
            [
                Step(
                    f"UPDATE daily_story SET message_id = ?1 WHERE id = ?2 AND {self.leading}",
                    (message_id, clue_id),
                ),
                Step(
                    "UPDATE daily SET idle_since = NULL WHERE next_at IS NOT NULL "
                    "AND channel_id = (SELECT channel_id FROM daily_story WHERE id = ?1)",
                    (clue_id,),
                ),
            ]
        )

    async def note_daily_closed(self, clue_id: str) -> None:
        """Note that the message of a daily clue now shows that it has ended."""
        await self._database.change(
            f"UPDATE daily_story SET closed = true WHERE id = ?1 AND {self.leading}", clue_id
        )

    async def delete_unposted_daily(self, clue_id: str) -> None:
        """Delete a daily clue that could not be posted; do nothing if it was posted."""
        await self._database.change(
            "DELETE FROM daily_story WHERE id = ?1 AND message_id IS NULL", clue_id
        )

    async def withdraw_daily(self, clue_id: str) -> None:
        """Withdraw an open daily clue: delete its text, cards and guesses, but keep streaks."""

        async def work(transaction: Transaction) -> None:
            await transaction.change(f"{_WITHDRAW} WHERE id = ?1 AND {_OPEN}", clue_id)
            await transaction.change(_GUESSES_OF_WITHDRAWN)

        await self._database.transaction(work)
        await self._database.empty_log()

    async def put_daily_guess(self, clue_id: str, user_id: int, slot: int) -> bool:
        """Store a person's guess, replacing an earlier one; return False if the clue has ended."""
        # The lock orders this against the answer: a guess is counted by it, or comes too late.
        columns = "story_id, person, slot"
        statement = (
            f"INSERT INTO daily_guess ({columns}) SELECT id, ?2, ?3 FROM daily_story "
            f"WHERE id = ?1 AND {_OPEN}{self._database.for_share} "
            + replacing("story_id, person", columns)
        )
        return await self._database.change(statement, clue_id, user_id, slot) > 0

    async def daily_result(self, clue_id: str) -> DailyResult:
        """Return how many people guessed and who found the card; empty while the clue is open.

        It contains current streaks, so ask only for the daily clue that ended last.
        """

        async def work(transaction: Transaction) -> DailyResult:
            ((guesses,),) = await transaction.fetch(
                "SELECT count(*) FROM daily_guess JOIN daily_story ON id = story_id "
                "WHERE story_id = ?1 AND answered_at IS NOT NULL",
                clue_id,
            )
            finders = await transaction.fetch(
                "SELECT daily_streak.person, days, best FROM daily_guess "
                "JOIN daily_story ON id = story_id JOIN daily_streak "
                "ON daily_streak.channel_id = daily_story.channel_id "
                "AND daily_streak.person = daily_guess.person "
                "WHERE story_id = ?1 AND daily_guess.slot = daily_story.slot "
                "AND answered_at IS NOT NULL ORDER BY days DESC, daily_streak.person",
                clue_id,
            )
            return DailyResult(guesses, tuple(Streak(*row) for row in finders))

        return await self._database.transaction(work, reading=True)

    async def daily_streak(self, channel_id: int, user_id: int) -> Streak:
        """Return a person's streak in a channel, 0 days if they have none."""
        query = "SELECT person, days, best FROM daily_streak WHERE channel_id = ?1 AND person = ?2"
        row = await first(self._database.fetch(query, channel_id, user_id))
        return Streak(*row) if row else Streak(user_id)

    async def clues_to_tell(
        self, guild_id: int, channel_id: int
    ) -> tuple[tuple[GameId, int, Place], ...]:
        """Return past rounds that make good daily clues and that this channel was not shown lately.

        Each is a game, the round's place in its history, and where it was played. As in all
        statistics, storytellers who were erased or turned statistics off are left out.
        """
        query = (
            "SELECT story.game_id, story.place, game.channel_id, home_id FROM story "
            "JOIN game ON game.id = story.game_id WHERE game.guild_id = ?1 AND good "
            "AND finished_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM daily_story "
            "WHERE daily_story.channel_id = ?2 AND source = story.game_id "
            "AND daily_story.place = story.place) ORDER BY story.game_id, story.place"
        )
        rows = await self._database.fetch(query, guild_id, channel_id)
        return tuple(
            (GameId(game), place, Place(guild_id, channel, home))
            for game, place, channel, home in rows
        )

    async def daily_clues_told(self, channel_id: int) -> frozenset[str]:
        """Return the texts of a channel's daily clues that are still stored."""
        query = "SELECT clue FROM daily_story WHERE channel_id = ?1"
        return frozenset(row[0] for row in await self._database.fetch(query, channel_id))

    async def forget_dailies(self, idle_before: float, told_before: float) -> None:
        """Delete old schedules with their streaks, and old daily clues.

        These are schedules idle since before ``idle_before``, and ended daily clues opened before
        ``told_before``.
        """

        async def work(transaction: Transaction) -> int:
            idle = await transaction.change(
                f"DELETE FROM daily WHERE idle_since < ?1 AND {self.ours}", idle_before
            )
            return idle + await transaction.change(
                f"DELETE FROM daily_story WHERE told_at < ?1 AND closed AND {self.ours}",
                told_before,
            )

        if await self._database.transaction(work, slow=True):
            await self._database.empty_log()


_GUESSES_OF_WITHDRAWN = (
    "DELETE FROM daily_guess WHERE story_id IN (SELECT id FROM daily_story WHERE withdrawn)"
)


async def _answer(transaction: Transaction, channel_id: int, now: float) -> str | None:
    """End a channel's open daily clue and count streaks; return its id, None if none was open.

    Delete an open daily clue that was never posted, and the guesses for earlier daily clues.
    """
    await transaction.change(
        f"DELETE FROM daily_story WHERE channel_id = ?1 AND message_id IS NULL AND {_OPEN}",
        channel_id,
    )
    answer = (
        f"UPDATE daily_story SET answered_at = ?1 WHERE channel_id = ?2 AND {_OPEN} RETURNING id"
    )
    answered = [row[0] for row in await transaction.fetch(answer, now, channel_id)]
    for clue in answered:
        await transaction.change(_LENGTHEN_STREAKS, channel_id, clue)
        await transaction.change(_END_STREAKS, channel_id, clue)
    # Keep the guesses for the daily clue that has just ended: its result is still to be shown.
    kept = f" AND id NOT IN ({placeholders(len(answered), start=2)})" if answered else ""
    forget = (
        "DELETE FROM daily_guess WHERE story_id IN "
        f"(SELECT id FROM daily_story WHERE channel_id = ?1{kept})"
    )
    await transaction.change(forget, channel_id, *answered)
    return answered[0] if answered else None


async def withdraw_clues_of(transaction: Transaction, player: PlayerId) -> None:
    """Withdraw every daily clue that a person gave: delete its text, cards and guesses."""
    await transaction.change(f"{_WITHDRAW} WHERE storyteller = ?1", player)
    await transaction.change(_GUESSES_OF_WITHDRAWN)


def _columns(clue: DailyClue, previous: str | None) -> Values:
    """Return the values of ``CLUE`` for a new daily clue; ``previous`` is the one that it ends."""
    return (
        clue.id,
        clue.guild_id,
        clue.channel_id,
        clue.clue,
        clue.storyteller,
        json.dumps(clue.table),
        clue.slot,
        clue.told_at,
        clue.until,
        clue.source,
        clue.place,
        previous,
        None,
        None,
        False,
    )


def _daily_clue(row: Row) -> DailyClue:
    *start, storyteller, cards, slot, told_at, until = row[:9]
    id_, guild_id, channel_id, clue = start
    *middle, withdrawn = row[9:]
    source, place, previous, message_id, answered_at = middle
    return DailyClue(
        id=id_,
        guild_id=guild_id,
        channel_id=channel_id,
        clue=clue,
        storyteller=PlayerId(storyteller),
        table=tuple(map(CardId, json.loads(cards))),
        slot=slot,
        told_at=told_at,
        until=until,
        source=source,
        place=place,
        previous=previous,
        message_id=message_id,
        answered_at=answered_at,
        withdrawn=bool(withdrawn),
    )
