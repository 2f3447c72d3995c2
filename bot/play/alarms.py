"""Watches the timers of all games: reminders, deadlines and computer players' moves.

One task sleeps until the next timer is due. Timers are stored, so a restart loses none; deadlines
that passed while no process was watching are extended. ``bot.play.timers`` decides how long a phase
lasts.
"""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.play.service import GameService
from bot.play.timers import SHORTEST_GRACE, ReminderKind, extend_missed, kind_of_reminder
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.events import Event
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Game, Pace, Phase
from bot.store import GameStore
from bot.store.errors import StaleRevision
from bot.store.stored import Clock, GameId, StoredGame, Timer
from bot.tasks import stop

log = logging.getLogger(__name__)

LONGEST_SLEEP = 30.0  # seconds between two checks, so that a changed clock is noticed
LATE = 60.0  # seconds off the plan that mean the machine slept or its clock was changed
PROMPT = 3.0  # seconds within which a redraw counts as immediate
SETTLE = 0.25  # seconds to wait after a change, for others to follow; no new deadline is nearer
RETRY_SOON, RETRY = 1.0, 60.0  # seconds until the first retry, and between retries at most


@dataclass(frozen=True, slots=True)
class Reminder:
    """A notice that a good part of the time has passed; ``kind`` says how much."""

    game_id: GameId
    round: int
    phase: Phase
    missing: tuple[PlayerId, ...]  # people who have not moved yet
    deadline: float
    kind: ReminderKind


@dataclass(frozen=True, slots=True)
class Retry:
    """When to retry a game whose alarm failed, and how many times in a row it has failed."""

    until: float
    times: int


Mover = Callable[[StoredGame], Awaitable[None]]
"""Makes the computer player's move that is due, or clears its time if no move is possible."""

ReminderListener = Callable[[Reminder], Awaitable[None]]

ExtensionListener = Callable[[Sequence[GameId]], None]
"""Receives the games whose deadlines were extended because no process was watching."""


class Alarms:
    """Acts on every game's timer when it is due; runs inside its ``async with`` block."""

    def __init__(self, service: GameService, store: GameStore, clock: Clock) -> None:
        self._service = service
        self._store = store
        self._clock = clock
        self._listeners: list[ReminderListener] = []
        self._extension_listeners: list[ExtensionListener] = []
        self._mover: Mover | None = None
        self._moving: dict[GameId, asyncio.Task[None]] = {}
        self._retries: dict[GameId, Retry] = {}  # games whose alarm failed
        self._unreached = 0  # how many times in a row the store failed
        self._overslept = False  # whether deadlines still have to be extended
        self._wake = 0.0  # when the timers are checked next
        self._skips = 0  # how many times the clock was changed on purpose
        self.unwatched = math.inf  # seconds before the start in which no process watched the timers
        self._changed = asyncio.Event()
        self.rung: Counter[str] = Counter()  # alarms since the start, "in time" or "late"
        self._task: asyncio.Task[None] | None = None
        service.listen(self._on_change)

    def listen(self, listener: ReminderListener) -> None:
        """Register a listener, called with every reminder."""
        self._listeners.append(listener)

    def listen_for_extensions(self, listener: ExtensionListener) -> None:
        """Register a listener, called with the games whose deadlines ``extend_missed`` extended."""
        self._extension_listeners.append(listener)

    def let_move(self, mover: Mover) -> None:
        """Register the function that makes computer players' moves."""
        self._mover = mover

    async def __aenter__(self) -> "Alarms":
        begun = self._clock()
        await self.extend_missed(self.unwatched)
        self._wake = begun
        self._task = asyncio.create_task(self._watch(), name="alarms")
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        await stop(self._task, *self._moving.values())

    async def skip_to_now(self) -> None:
        """Act on all timers that are due; call it right after the clock was changed on purpose.

        Deadlines are not extended as they would be after an outage. There must be no ``await``
        between the change and this call.
        """
        self._skips += 1
        self._wake = self._clock()
        self._changed.set()
        await self.ring()

    async def _on_change(self, _: GameId, __: tuple[Event, ...]) -> None:
        self._changed.set()

    async def _watch(self) -> None:
        """Act on timers when they are due, until cancelled."""
        while True:
            self._changed.clear()
            # One reading of the clock for both: if it leapt, the deadlines that this makes due must
            # be extended before they are acted on.
            now = self._clock()
            self._overslept |= abs(now - self._wake) > LATE
            skips = self._skips
            wake = await self._ring_safely(now)
            # A check that was under way while the clock was changed on purpose was planned by the
            # old time: the next check must not take the change for a sleep of the machine.
            self._wake = wake if skips == self._skips else self._clock()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self._wake - self._clock())):
                    await self._changed.wait()
                    # Wait a moment: many presses then cause one check, after their answers.
                    await asyncio.sleep(SETTLE)

    async def _ring_safely(self, now: float) -> float:
        """Act on all timers that are due, log any failure, and return when to check again."""
        moments = [now + LONGEST_SLEEP]
        try:
            if self._overslept:
                await self.extend_missed()
            await self._ring_due(now)
            upcoming = await self._store.next_wake(after=now)
        except Exception:
            log.exception("checking the timers failed; trying again soon")
            moments.append(now + _pause(self._unreached))
            self._unreached += 1
        else:
            moments += [] if upcoming is None else [upcoming]
            self._unreached = 0
        moments += [retry.until for retry in self._retries.values() if retry.until > now]
        return min(moments)

    async def ring(self) -> None:
        """Act on all timers that are due and wait for computer moves; log each game's failure."""
        await self._ring_due(self._clock())
        await asyncio.gather(*self._moving.values())

    async def _ring_due(self, now: float) -> None:
        """Act on every game whose timer is due, except those that failed a short time ago.

        If one fails, log that and leave the game alone for a while.
        """
        for game_id in await self._store.due(now):
            if (retry := self._retries.get(game_id)) and retry.until > now:
                continue
            try:
                await self._ring(game_id, now)
            except Exception:
                self._retry_later(game_id, now)
            else:
                if game_id not in self._moving:
                    self._retries.pop(game_id, None)

    def _retry_later(self, game_id: GameId, now: float) -> None:
        """Log the exception being handled, and leave the game alone for a while."""
        log.exception("handling the timer of game %s failed; trying again later", game_id)
        times = self._retries[game_id].times if game_id in self._retries else 0
        self._retries[game_id] = Retry(now + _pause(times), times + 1)

    async def _ring(self, game_id: GameId, now: float) -> None:
        """Act on one game's timer, if it is due.

        Start a computer player's move. Also end the phase if its time is up, otherwise send a
        reminder, or start the time of a phase that could not be shown. Do nothing while the game is
        paused.
        """
        stored = await self._store.load(game_id)
        timer = stored.timer
        if timer and timer.awaits is None and _has_come(timer.move_at, now) and not stored.paused:
            self._begin_move(stored, now)
        # Reload after a stale revision: a player may have moved the game on since.
        while timer is not None and stored.paused is None and _has_come(timer.ring_at, now):
            self.rung["late" if now - (timer.ring_at or now) > PROMPT else "in time"] += 1
            try:
                if timer.awaits is not None:
                    await self._set_timer(stored, timer.started(now))
                elif _has_come(timer.until, now):
                    await self._service.play(
                        game_id, _deadline_command(stored), revision=stored.revision
                    )
                else:
                    await self._remind(stored, timer, now)
                return
            except StaleRevision:
                stored = await self._store.load(game_id)
                timer = stored.timer

    def _begin_move(self, stored: StoredGame, now: float) -> None:
        """Start a computer player's move as a task, so that other alarms need not wait for it.

        Do nothing if the game's previous move is still running.
        """
        if self._mover is None or stored.id in self._moving:
            return
        task = asyncio.create_task(self._move(self._mover, stored, now))
        self._moving[stored.id] = task
        task.add_done_callback(lambda _: self._moving.pop(stored.id, None))

    async def _move(self, mover: Mover, stored: StoredGame, now: float) -> None:
        """Make a computer player's move; after a failure, try again later.

        The timer stays due until the move is saved, so a crash neither loses nor repeats a move.
        """
        try:
            with suppress(StaleRevision):  # the game has changed, so the move is decided again
                await mover(stored)
            self._retries.pop(stored.id, None)
        except Exception:
            self._retry_later(stored.id, now)
        self._changed.set()

    async def _remind(self, stored: StoredGame, timer: Timer, now: float) -> None:
        """Remove the due reminders from the timer, then send one, so that no crash can repeat it.

        Send nothing after scoring, in a lobby that is not planned, or if the phase has no deadline.
        A listener's error is only logged.
        """
        left = tuple(moment for moment in timer.reminders if moment > now)
        await self._set_timer(stored, replace(timer, reminders=left))
        game = stored.game
        idle = game.phase is Phase.SCORED or (game.phase is Phase.LOBBY and not timer.fixed)
        if idle or timer.until is None:
            return
        reminder = Reminder(
            game_id=stored.id,
            round=game.round.number if game.round else 0,
            phase=game.phase,
            missing=people_to_remind(game),
            deadline=timer.until,
            kind=kind_of_reminder(len(left)),
        )
        for listener in self._listeners:
            try:
                await listener(reminder)
            except Exception:
                log.exception("a reminder of game %s was not delivered", stored.id)

    async def _set_timer(self, stored: StoredGame, timer: Timer) -> None:
        """Save the timer; raise ``StaleRevision`` if the game has changed since it was loaded."""
        if not await self._store.set_timer(stored.id, stored.revision, timer):
            raise StaleRevision(stored.id)

    async def start_phase_time(self, stored: StoredGame) -> bool:
        """Start the time of a phase; call it once this revision is shown to all players.

        Return whether the deadline now differs from the one that was shown.
        """
        # Load again: the time may have started, or the game been paused, since ``stored`` was read.
        latest = await self._store.load(stored.id)
        while latest.paused is None and (timer := latest.timer) and _awaits(timer, stored.revision):
            running = _started(timer, self._clock())
            if await self._store.set_timer(latest.id, latest.revision, running):
                self._changed.set()
                return running.until != timer.until
            latest = await self._store.load(latest.id)  # a press changed the game: try again
        return False

    async def extend_missed(self, unwatched: float = math.inf) -> None:
        """Extend deadlines that passed, or nearly did, while no process was watching.

        ``unwatched`` is the length of that gap in seconds. After a short gap, such as a handover
        between two workers, nothing is extended. Tell the listeners which were extended, and have
        all timers checked again.
        """
        if unwatched > PROMPT:
            nearly = min(unwatched, SHORTEST_GRACE)
            extended = await extend_missed(self._store, self._clock(), nearly)
            for listener in self._extension_listeners:
                listener(extended)
        self._overslept = False
        self._retries.clear()  # the clock may have changed since these times were computed
        self._changed.set()


def people_to_remind(game: Game) -> tuple[PlayerId, ...]:
    """Return the people to remind: those the game waits for, or all if there is no storyteller.

    Vacant seats and computer players are left out.
    """
    if game.phase is Phase.STORYTELLING and game.current.storyteller is None:
        return game.people
    return tuple(player for player in awaited(game) if player in game.people)


def _deadline_command(stored: StoredGame) -> do.Command:
    """Return the command for a phase whose time is up: a lobby closes, any other phase moves on.

    A planned lobby opens, which changes only its timer. A game whose host paused it too long ago
    resumes if its pace is slow or has no limits, and ends otherwise.
    """
    game = stored.game
    if game.phase is Phase.LOBBY:
        return do.Configure(None) if stored.awaits_time else do.End(None, Ending.ABANDONED)
    if game.suspended:
        unhurried = game.options.pace in (Pace.SLOW, Pace.NONE)
        return do.Resume(None) if unhurried else do.End(None, Ending.ABANDONED)
    return do.TimeUp(game.current.number, game.phase)


def _pause(failures: int) -> float:
    """Return how many seconds to wait before a retry; each failure doubles it, up to a limit."""
    return min(RETRY_SOON * 2.0 ** min(failures, 10), RETRY)


def _has_come(moment: float | None, now: float) -> bool:
    return moment is not None and moment <= now


def _awaits(timer: Timer, revision: int) -> bool:
    return timer.awaits is not None and timer.awaits <= revision


def _started(timer: Timer, now: float) -> Timer:
    """Return the timer of a phase that was just shown, now running.

    If it was shown promptly, the deadline on screen is kept; otherwise the full time starts now.
    """
    if 0 <= now - timer.since <= PROMPT:
        return replace(timer, awaits=None)
    return timer.started(now)
