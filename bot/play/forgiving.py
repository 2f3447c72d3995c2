"""Time for games whose deadline passed, or nearly, while nobody watched.

After an outage or a leap of the clock. When that was is for `bot.play.alarms` to know.
"""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from bot.store.protocol import Timers
from bot.store.records import GameId, Timer

SHORTEST_GRACE = 30.0
LONGEST_GRACE = 3600.0
STAGGER = 0.5  # between games that were all missed, so that Discord can follow

RunningTimers = dict[GameId, tuple[int, Timer]]
"""Timers by game, each with the revision of its game."""


async def forgive_missed(store: Timers, now: float, nearly: float) -> tuple[GameId, ...]:
    """Give time to every game whose deadline has passed, or does so within ``nearly`` seconds.

    Says whose deadline is another now, the most overdue first.
    """
    given: list[GameId] = []
    places = count()  # in the queue of games that were missed
    timers = await store.timers()
    while late := _mended(timers, now, places, nearly):
        forgiven = await store.set_timers(late)
        given += (
            one for one in late if one in forgiven and late[one][1].until != timers[one][1].until
        )
        if not (missed_again := late.keys() - forgiven):
            break
        # Pressed in between: the move may have left the deadline as it was.
        timers = await store.timers()
        timers = {game_id: timers[game_id] for game_id in missed_again & timers.keys()}
    return tuple(given)


def _mended(
    timers: RunningTimers, now: float, places: Iterator[int], nearly: float
) -> RunningTimers:
    """The timers that need to be forgiven, as they should be; the most overdue come first."""
    late = {}
    for game_id, (revision, timer) in sorted(timers.items(), key=_by_deadline):
        if _was_missed(timer, now, nearly):
            late[game_id] = revision, _forgiven(timer, now, next(places) * STAGGER)
    return late


def _by_deadline(item: tuple[GameId, tuple[int, Timer]]) -> float:
    _, (_, timer) = item
    return math.inf if timer.until is None else timer.until


def _was_missed(timer: Timer, now: float, nearly: float) -> bool:
    """Whether people lost time; a computer player's move is simply made."""
    if now < timer.since or (timer.ring_at is not None and timer.ring_at < now):
        return True
    return timer.awaits is None and (timer.until or math.inf) < now + nearly


def _forgiven(timer: Timer, now: float, stagger: float) -> Timer:
    # The clock was set back, or the phase could not be shown yet: the whole time, and no longer.
    if now < timer.since or timer.awaits is not None or timer.until is None:
        return timer.moved(now - timer.since)
    if timer.until < now + SHORTEST_GRACE:
        grace = min(max((timer.until - timer.since) / 2, SHORTEST_GRACE), LONGEST_GRACE)
        until, half = now + grace + stagger, now + grace / 2 + stagger
        return replace(timer, since=now, until=until, reminders=(half,))
    # Only reminders were missed. All of them become one, which takes its place in the queue.
    first = now + min(stagger, (timer.until - now) / 2)
    return replace(timer, reminders=(first, *(at for at in timer.reminders if at > first)))
