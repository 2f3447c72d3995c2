"""How long people may think: the time of each phase at each pace, and when it starts anew.

Owns the minutes that the rules leave open, and the moments that computer players take. Computes
timers and does not watch them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import uniform

from bot.play.outcome import NoMoreTime
from bot.rules.duties import computers_owing, waiting_point
from bot.rules.events import Event, MoreTimeAsked, PlayerJoined, SeatTakenOver, SeatVacated
from bot.rules.model import Game, Pace, Phase
from bot.rules.values import replace
from bot.store.records import StoredGame, Timer

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

THINKING: Mapping[Pace, float] = {
    Pace.QUICK: 1 * MINUTE,
    Pace.NORMAL: 3 * MINUTE,
    Pace.RELAXED: 10 * MINUTE,
    Pace.SLOW: 1 * DAY,
}
"""Time for a story, for the cards and for the votes; a pace that is not here has no limit."""

LOOKING: Mapping[Pace, float] = {
    Pace.QUICK: 20.0,
    Pace.NORMAL: 45.0,
    Pace.RELAXED: 90.0,
    Pace.SLOW: 1 * HOUR,
}
"""Time to look at the points before the next round starts by itself."""

LAST_CALL: Mapping[Pace, float] = {
    Pace.QUICK: 15.0,
    Pace.NORMAL: 30.0,
    Pace.RELAXED: 2 * MINUTE,
    Pace.SLOW: 2 * HOUR,
}
"""How long before the end the second reminder comes; the first comes at half time."""

LOBBY = 1 * HOUR
"""A lobby that nobody joins for this long closes itself, whatever the pace."""

SUBSTITUTE = 5 * MINUTE
"""The least time to find somebody for an empty team seat."""


@dataclass(frozen=True, slots=True)
class Moments:
    """How long computer players take, in seconds from … to …: tests and playgrounds hurry."""

    story: tuple[float, float] = (7.0, 14.0)
    first: tuple[float, float] = (4.0, 9.0)  # card or vote of a phase
    other: tuple[float, float] = (1.5, 4.0)  # cards and votes after it


UNHURRIED = Moments()
HURRIED = Moments((0.3, 0.6), (0.2, 0.5), (0.1, 0.2))

_RESTARTING_LOBBY = (PlayerJoined,)
_RESTARTING = (SeatVacated, SeatTakenOver)


def next_timer(
    before: StoredGame,
    after: Game,
    events: Iterable[Event],
    now: float,
    moments: Moments = UNHURRIED,
) -> Timer | None:
    """The timer after a command: a new one if the table waits for something new, else the old."""
    if any(isinstance(event, MoreTimeAsked) for event in events):
        return _extended(before, now)
    restarting = _RESTARTING_LOBBY if after.phase is Phase.LOBBY else _RESTARTING
    same = waiting_point(before.game) == waiting_point(after)
    if not same or any(isinstance(event, restarting) for event in events):
        return full_timer(after, before.revision + 1, now, moments)
    # The same time, with the moment of the next computer player; people do not put it off.
    timer = before.timer or Timer(now, None)
    if not computers_owing(after):
        timer = replace(timer, move_at=None)
    elif timer.move_at is None or timer.move_at <= now:
        timer = replace(timer, move_at=now + uniform(*moments.other))
    return None if timer.ring_at is None and timer.move_at is None else timer


def _extended(before: StoredGame, now: float) -> Timer:
    """Twice what is left, once a phase, when its end is near."""
    timer = before.timer
    if timer is None or timer.until is None or not before.may_extend:
        raise NoMoreTime(extended=timer is not None and timer.extended)
    return replace(timer, until=now + 2 * max(0.0, timer.until - now), extended=True)


def full_timer(game: Game, revision: int, now: float, moments: Moments = UNHURRIED) -> Timer | None:
    """The whole time of the phase that a game is in, beginning when this revision is shown."""
    time = _time_for(game)
    if game.phase is Phase.LOBBY and time is not None:
        return Timer(now, now + time)  # nobody in particular is waited for, nor in a hurry
    move_at = now + uniform(*_first(game, moments)) if computers_owing(game) else None
    if time is None:
        return None if move_at is None else Timer(now, None, awaits=revision, move_at=move_at)
    reminders: tuple[float, ...] = ()
    if game.phase is not Phase.SCORED:
        reminders = (now + time / 2, now + time - LAST_CALL[game.options.pace])
    return Timer(now, now + time, reminders, revision, move_at=move_at)


def _first(game: Game, moments: Moments) -> tuple[float, float]:
    return moments.story if game.phase is Phase.STORYTELLING else moments.first


def _time_for(game: Game) -> float | None:
    if game.phase is Phase.FINISHED:
        return None
    if game.phase is Phase.LOBBY:
        return LOBBY
    if game.phase is Phase.SCORED:
        return LOOKING.get(game.options.pace)
    time = THINKING.get(game.options.pace)
    if time is not None and any(seat.vacant for seat in game.seats):
        return max(time, SUBSTITUTE)
    return time
