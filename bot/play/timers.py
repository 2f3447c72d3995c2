"""How long people may think: the time of each phase at each pace, and when it starts anew.

Owns the minutes that the rules leave open. Computes timers and does not watch them.
"""

from collections.abc import Iterable, Mapping

from bot.play.outcome import NoMoreTime
from bot.rules.duties import waiting_point
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

_RESTARTING_LOBBY = (PlayerJoined,)
_RESTARTING = (SeatVacated, SeatTakenOver)


def next_timer(
    before: StoredGame, after: Game, events: Iterable[Event], now: float
) -> Timer | None:
    """The timer after a command: a new one if the table waits for something new, else the old."""
    if any(isinstance(event, MoreTimeAsked) for event in events):
        return _extended(before, now)
    restarting = _RESTARTING_LOBBY if after.phase is Phase.LOBBY else _RESTARTING
    same = waiting_point(before.game) == waiting_point(after)
    if same and not any(isinstance(event, restarting) for event in events):
        return before.timer
    return full_timer(after, before.revision + 1, now)


def _extended(before: StoredGame, now: float) -> Timer:
    """Twice what is left, once a phase, when its end is near."""
    if before.timer is None or not before.may_extend:
        raise NoMoreTime(extended=before.timer is not None and before.timer.extended)
    until = now + 2 * max(0.0, before.timer.until - now)
    return replace(before.timer, until=until, extended=True)


def full_timer(game: Game, revision: int, now: float) -> Timer | None:
    """The whole time of the phase that a game is in, beginning when this revision is shown."""
    time = _time_for(game)
    if time is None:
        return None
    if game.phase is Phase.LOBBY:
        return Timer(now, now + time)  # nobody in particular is waited for, nor in a hurry
    if game.phase is Phase.SCORED:
        return Timer(now, now + time, awaits=revision)
    last_call = now + time - LAST_CALL[game.options.pace]
    return Timer(now, now + time, (now + time / 2, last_call), awaits=revision)


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
