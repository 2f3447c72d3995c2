"""How long players may think: the time of each phase at each pace, and what restarts it.

Owns the durations that the rules leave open, the time that computer players take, and the extra
time for games whose deadline passed while no process was watching. Only computes timers;
`bot.play.alarms` watches them.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from random import uniform

from bot.rules.duties import computers_owing, waiting_point
from bot.rules.events import (
    Event,
    GameResumed,
    MoreTimeAsked,
    PlayerJoined,
    SeatTakenOver,
    SeatVacated,
)
from bot.rules.house import edition_of
from bot.rules.model import Game, Pace, Phase
from bot.store import GameStore
from bot.store.stored import GameId, StoredGame, Timer
from bot.times import DAY, HOUR, MINUTE

THINKING: Mapping[Pace, float] = {
    Pace.QUICK: 1 * MINUTE,
    Pace.NORMAL: 3 * MINUTE,
    Pace.RELAXED: 10 * MINUTE,
    Pace.SLOW: 1 * DAY,
}
"""Seconds to give a clue, to play a card or to vote; a pace that is not listed has no limit.

House rules may set another time for one phase (``Edition.seconds``).
"""

LOOKING: Mapping[Pace, float] = {
    Pace.QUICK: 20.0,
    Pace.NORMAL: 45.0,
    Pace.RELAXED: 90.0,
    Pace.SLOW: 1 * HOUR,
}
"""Seconds to look at the points before the next round starts."""

LAST_CALL: Mapping[Pace, float] = {
    Pace.QUICK: 15.0,
    Pace.NORMAL: 30.0,
    Pace.RELAXED: 2 * MINUTE,
    Pace.SLOW: 2 * HOUR,
}
"""Seconds from the last reminder to the end."""

OWN_LAST_CALL = 5
"""A house rule's time divided by this is how long before the end the last reminder comes."""

LOBBY = 1 * HOUR
"""Seconds without a new player after which a lobby closes, at any pace."""

SOON = 10 * MINUTE
"""How many seconds before a planned lobby opens its players are reminded."""

SUSPENDED = 1 * DAY
"""Seconds that a host's pause may last; then the game resumes or ends, depending on its pace."""

SUBSTITUTE = 5 * MINUTE
"""The shortest time of a phase, in seconds, while a vacant seat needs a substitute."""


@dataclass(frozen=True, slots=True)
class Delays:
    """How long computer players take, as ranges in seconds.

    Tests and the playground use shorter ones.
    """

    clue: tuple[float, float] = (7.0, 14.0)
    first: tuple[float, float] = (4.0, 9.0)  # the first card or vote of a phase
    other: tuple[float, float] = (1.5, 4.0)  # the following cards and votes


UNHURRIED = Delays()
HURRIED = Delays((0.3, 0.6), (0.2, 0.5), (0.1, 0.2))

# Events after which the time of a lobby, and of any other phase, starts again.
_RESTARTING_LOBBY = (PlayerJoined,)
_RESTARTING = (SeatVacated, SeatTakenOver, GameResumed)


class ReminderKind(StrEnum):
    """The reminders of a phase, in order of time. The only one of a planned lobby is its last."""

    HALF = "half"
    LAST = "last"


def kind_of_reminder(left: int) -> ReminderKind:
    """Return the kind of a reminder that ``left`` others follow in its phase."""
    return tuple(ReminderKind)[max(-1 - left, -len(ReminderKind))]


class NoMoreTime(Exception):
    """Raised when more time is asked for too early, or (``extended``) a second time."""

    def __init__(self, *, extended: bool) -> None:
        super().__init__(extended)
        self.extended = extended


def next_timer(
    before: StoredGame,
    after: Game,
    events: Iterable[Event],
    now: float,
    delays: Delays,
) -> Timer | None:
    """Return the timer after a command: a new one if the game waits for something new.

    Otherwise the current timer keeps running. Return None if nothing is timed. Raise ``NoMoreTime``
    if the command asks for more time that cannot be given.
    """
    if after.suspended and before.game.suspended:
        return before.timer
    if after.suspended:
        return full_timer(after, before.revision + 1, now, delays)
    if any(isinstance(event, MoreTimeAsked) for event in events):
        return _extended(before, now)
    planned = before.timer
    if after.phase is Phase.LOBBY and planned and planned.fixed and now < (planned.until or now):
        return planned
    restarting = _RESTARTING_LOBBY if after.phase is Phase.LOBBY else _RESTARTING
    same = waiting_point(before.game) == waiting_point(after) and not before.awaits_time
    if not same or any(isinstance(event, restarting) for event in events):
        return full_timer(after, before.revision + 1, now, delays)
    # Keep the time and plan the next computer move, which players' moves must not delay.
    timer = before.timer or Timer(now, None)
    if not computers_owing(after):
        timer = replace(timer, move_at=None)
    elif timer.move_at is None or timer.move_at <= now:
        timer = replace(timer, move_at=now + uniform(*delays.other))
    return None if timer.ring_at is None and timer.move_at is None else timer


def _extended(before: StoredGame, now: float) -> Timer:
    """Return the timer with twice the time that is left; raise ``NoMoreTime`` if not allowed."""
    timer = before.timer
    if timer is None or timer.until is None or not before.may_extend:
        raise NoMoreTime(extended=timer is not None and timer.extended)
    return replace(timer, until=now + 2 * max(0.0, timer.until - now), extended=True)


def full_timer(
    game: Game,
    revision: int,
    now: float,
    delays: Delays = UNHURRIED,
    opens_at: float | None = None,
) -> Timer | None:
    """Return a timer with the full time of a game's phase, to start when ``revision`` is shown.

    Return None if nothing is timed. The timer of a planned lobby ends at ``opens_at``.
    """
    if game.suspended:
        return Timer(now, now + SUSPENDED)
    if game.phase is Phase.LOBBY and opens_at is not None and now < opens_at:
        soon = (opens_at - SOON,) if now < opens_at - SOON else ()
        return Timer(now, opens_at, soon, fixed=True)
    time = _time_for(game)
    if game.phase is Phase.LOBBY and time is not None:
        return Timer(now, now + time)  # the lobby's time runs at once, without reminders
    move_at = now + uniform(*_first_delay(game, delays)) if computers_owing(game) else None
    if time is None:
        return None if move_at is None else Timer(now, None, awaits=revision, move_at=move_at)
    reminders = () if game.phase is Phase.SCORED else _reminders(game, now, time)
    return Timer(now, now + time, reminders, revision, move_at=move_at)


def _reminders(game: Game, now: float, time: float) -> tuple[float, ...]:
    """Return when the reminders of a phase come that begins now and takes ``time`` seconds."""
    moments = {
        ReminderKind.HALF: now + time / 2,
        ReminderKind.LAST: now + time - _last_call(game, time),
    }
    return tuple(moments[kind] for kind in ReminderKind)


def _last_call(game: Game, time: float) -> float:
    """Return how many seconds before the end the last reminder comes."""
    if game.phase in edition_of(game).seconds:
        return time / OWN_LAST_CALL
    return LAST_CALL[game.options.pace]


def _first_delay(game: Game, delays: Delays) -> tuple[float, float]:
    """Return the range of seconds for the first computer move of the game's phase."""
    return delays.clue if game.phase is Phase.STORYTELLING else delays.first


def _time_for(game: Game) -> float | None:
    """Return the seconds of the game's current phase; None if it has no limit."""
    if game.phase is Phase.FINISHED:
        return None
    if game.phase is Phase.LOBBY:
        return LOBBY
    usual = LOOKING if game.phase is Phase.SCORED else THINKING
    time = edition_of(game).seconds.get(game.phase) or usual.get(game.options.pace)
    if time is not None and any(seat.vacant for seat in game.seats):
        return max(time, SUBSTITUTE)
    return time


SHORTEST_GRACE = 30.0  # seconds given after a missed deadline: at least
LONGEST_GRACE = HOUR  # and at most
STAGGER = 0.5  # seconds between the new deadlines of games, to spread the requests to Discord

RunningTimers = dict[GameId, tuple[int, Timer]]
"""Timers by game, each with the revision of its game."""


async def extend_missed(store: GameStore, now: float, nearly: float) -> tuple[GameId, ...]:
    """Extend every deadline that has passed or will pass within ``nearly`` seconds.

    Return the games whose deadline changed, most overdue first.
    """
    extended: list[GameId] = []  # games whose deadline changed; others only got new reminders
    places = count()  # positions in the queue of missed games
    timers = await store.timers()
    while late := _extended_timers(timers, now, places, nearly):
        saved = await store.set_timers(late)
        extended += (
            one for one in late if one in saved and late[one][1].until != timers[one][1].until
        )
        if not (still_missed := late.keys() - saved):
            break
        # A press came in between. It may have kept the old deadline, so look at these games again.
        timers = await store.timers()
        timers = {game_id: timers[game_id] for game_id in still_missed & timers.keys()}
    return tuple(extended)


def _extended_timers(
    timers: RunningTimers, now: float, places: Iterator[int], nearly: float
) -> RunningTimers:
    """Return the extended timers of games whose players lost time, most overdue first."""
    late = {}
    for game_id, (revision, timer) in sorted(timers.items(), key=_by_deadline):
        if _was_missed(timer, now, nearly):
            late[game_id] = revision, _after_gap(timer, now, next(places) * STAGGER)
    return late


def _by_deadline(item: tuple[GameId, tuple[int, Timer]]) -> float:
    _, (_, timer) = item
    return math.inf if timer.until is None else timer.until


def _was_missed(timer: Timer, now: float, nearly: float) -> bool:
    """Return whether players lost time due to downtime; late computer moves do not count."""
    if timer.fixed:
        return False
    if now < timer.since or (timer.ring_at is not None and timer.ring_at < now):
        return True
    return timer.awaits is None and (timer.until or math.inf) < now + nearly


def _after_gap(timer: Timer, now: float, stagger: float) -> Timer:
    """Return the timer of a game that no process watched, with enough time for its players.

    A deadline that is over, or nearly so, is set to half of its original time from now, within
    ``SHORTEST_GRACE`` and ``LONGEST_GRACE``. ``stagger`` is added to keep games apart.
    """
    # The clock was set back, or the phase was never shown, so players get the whole time again.
    if now < timer.since or timer.awaits is not None or timer.until is None:
        return timer.moved(now - timer.since)
    if timer.until < now + SHORTEST_GRACE:
        grace = min(max((timer.until - timer.since) / 2, SHORTEST_GRACE), LONGEST_GRACE)
        until, half = now + grace + stagger, now + grace / 2 + stagger
        return replace(timer, since=now, until=until, reminders=(half,))
    # Only reminders were missed. Merge them into one, staggered like the deadlines.
    first = now + min(stagger, (timer.until - now) / 2)
    return replace(timer, reminders=(first, *(at for at in timer.reminders if at > first)))
