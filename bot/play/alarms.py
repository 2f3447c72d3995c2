"""Watches the stored deadlines: reminds those who are missing and plays ``TimeUp`` in the end.

One task sleeps until the earliest moment that some timer wants something. Timers are rows, so a
restart forgets nothing; what fell due while nobody watched gets a grace period. How long a phase
lasts is ``bot.play.timers``'s business.
"""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from types import TracebackType
from typing import Protocol

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.events import Event
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Game, Phase
from bot.store.errors import StaleRevision
from bot.store.protocol import Games, Timers
from bot.store.records import Clock, GameId, StoredGame, Timer

log = logging.getLogger(__name__)

NAP = 30.0  # the longest sleep, so that a clock that was set is noticed
LATE = 60.0  # to wake up this much off the plan means that the machine slept or its clock was set
PROMPT = 3.0  # what is shown within this was shown at once
BURST = 0.25  # no new deadline is nearer than this
RETRY = 60.0  # before a game that could not be rung is tried again
SHORTEST_GRACE = 30.0
LONGEST_GRACE = 3600.0
STAGGER = 0.5  # between games that were all missed, so that Discord can follow


@dataclass(frozen=True, slots=True)
class Reminder:
    """Half of the time has passed, or nearly all of it (``last``), and these are missing."""

    game_id: GameId
    round: int
    phase: Phase
    missing: tuple[PlayerId, ...]
    deadline: float
    last: bool


ReminderListener = Callable[[Reminder], Awaitable[None]]
RunningTimers = dict[GameId, tuple[int, Timer]]
"""Timers by game, each with the revision of its game."""


class TimedGames(Games, Timers, Protocol):
    """What the alarms ask of the store."""


class Alarms:
    """The alarm clock of all games; ``async with`` it to keep it running."""

    def __init__(self, service: GameService, store: TimedGames, clock: Clock) -> None:
        self._service = service
        self._store = store
        self._clock = clock
        self._listeners: list[ReminderListener] = []
        self._resting: dict[GameId, float] = {}  # games that failed, and until when
        self._overslept = False  # and nothing was forgiven yet
        self.unwatched = math.inf  # seconds before the start in which nobody watched
        self._changed = asyncio.Event()
        self.rung: Counter[str] = Counter()  # since the start: in time, or late
        self._task: asyncio.Task[None] | None = None
        service.listen(self._on_change)

    def listen(self, listener: ReminderListener) -> None:
        """Call this with every reminder."""
        self._listeners.append(listener)

    async def __aenter__(self) -> "Alarms":
        begun = self._clock()
        await self.forgive(self.unwatched)
        self._task = asyncio.create_task(self._watch(begun), name="alarms")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _on_change(self, _: GameId, __: tuple[Event, ...]) -> None:
        self._changed.set()

    async def _watch(self, wake: float) -> None:
        while True:
            self._changed.clear()
            # One reading for both: what a leap of the clock makes due is forgiven first.
            now = self._clock()
            self._overslept |= abs(now - wake) > LATE
            wake = await self._ring_safely(now)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, wake - self._clock())):
                    await self._changed.wait()
                    # Many presses become one look, which keeps out of the way of their answers.
                    await asyncio.sleep(BURST)

    async def _ring_safely(self, now: float) -> float:
        """Ring what is due, whatever happens; when to look again."""
        moments = [now + NAP]
        try:
            if self._overslept:
                await self.forgive()
            await self._ring_due(now)
            upcoming = await self._store.next_wake(after=now)
        except Exception:
            log.exception("the alarms cannot reach the store")
        else:
            moments += [] if upcoming is None else [upcoming]
        moments += [moment for moment in self._resting.values() if moment > now]
        return min(moments)

    async def ring(self) -> None:
        """Do everything that is due by now; one game's failure is no other's."""
        await self._ring_due(self._clock())

    async def _ring_due(self, now: float) -> None:
        for game_id in await self._store.due(now):
            if self._resting.get(game_id, now) > now:
                continue
            try:
                await self._ring(game_id, now)
            except Exception:
                log.exception("the alarm of game %s failed", game_id)
                self._resting[game_id] = now + RETRY
            else:
                self._resting.pop(game_id, None)

    async def _ring(self, game_id: GameId, now: float) -> None:
        stored = await self._store.load(game_id)
        timer = stored.timer
        # Somebody may have moved the game on while this one waited its turn.
        while timer is not None and stored.paused is None and timer.wake_at <= now:
            self.rung["late" if now - timer.wake_at > PROMPT else "in time"] += 1
            try:
                if timer.awaits is not None:
                    await self._set_timer(stored, timer.begun(now))
                elif timer.until <= now:
                    await self._service.play(
                        game_id, _time_up(stored.game), revision=stored.revision
                    )
                else:
                    await self._remind(stored, timer, now)
                return
            except StaleRevision:
                stored = await self._store.load(game_id)
                timer = stored.timer

    async def _remind(self, stored: StoredGame, timer: Timer, now: float) -> None:
        """Cross the reminder off before it is given: rather none than two."""
        left = tuple(moment for moment in timer.reminders if moment > now)
        await self._set_timer(stored, replace(timer, reminders=left))
        game = stored.game
        if game.phase in (Phase.LOBBY, Phase.SCORED):
            return
        reminder = Reminder(
            game_id=stored.id,
            round=game.current.number,
            phase=game.phase,
            missing=missing(game),
            deadline=timer.until,
            last=not left,
        )
        for listener in self._listeners:
            try:
                await listener(reminder)
            except Exception:
                log.exception("a reminder of game %s was not delivered", stored.id)

    async def _set_timer(self, stored: StoredGame, timer: Timer) -> None:
        if not await self._store.set_timer(stored.id, stored.revision, timer):
            raise StaleRevision(stored.id)

    async def note_shown(self, stored: StoredGame) -> bool:
        """Everybody has what this revision shows them: the time of its phase begins.

        Whether the deadline is another now than the one that was shown.
        """
        latest = stored
        while (timer := latest.timer) and _awaits(timer, stored.revision):
            running = _started(timer, self._clock())
            if await self._store.set_timer(latest.id, latest.revision, running):
                self._changed.set()
                return running.until != timer.until
            latest = await self._store.load(latest.id)  # pressed meanwhile
        return False

    async def forgive(self, unwatched: float = math.inf) -> None:
        """Give time to every game whose deadline passed, or nearly, while nobody watched.

        Who hands over to somebody else leaves hardly a gap: nobody's time grows by that.
        """
        now = self._clock()
        timers = await self._store.timers() if unwatched > PROMPT else {}
        places = count()  # in the queue of games that were missed
        while mended := _mended(timers, now, places, min(unwatched, SHORTEST_GRACE)):
            missed_again = mended.keys() - await self._store.set_timers(mended)
            if not missed_again:
                break
            # Pressed in between: the move may have left the deadline as it was.
            timers = await self._store.timers()
            timers = {game_id: timers[game_id] for game_id in missed_again & timers.keys()}
        self._overslept = False
        self._resting.clear()  # their moments were told by another clock
        self._changed.set()


def missing(game: Game) -> tuple[PlayerId, ...]:
    """Whom to remind; nobody in a vacant seat, and everybody while no story is claimed."""
    if game.phase is Phase.STORYTELLING and game.current.storyteller is None:
        return game.players
    return tuple(player for player in awaited(game) if player in game.players)


def _time_up(game: Game) -> do.Command:
    """A lobby that nobody joins any more closes; anything else goes on."""
    if game.phase is Phase.LOBBY:
        return do.End(None, Ending.ABANDONED)
    return do.TimeUp(game.current.number, game.phase)


def _awaits(timer: Timer, revision: int) -> bool:
    return timer.awaits is not None and timer.awaits <= revision


def _started(timer: Timer, now: float) -> Timer:
    """The time of a phase that was shown just now; a deadline that is on screen is kept to."""
    if 0 <= now - timer.since <= PROMPT:
        return replace(timer, awaits=None)
    return timer.begun(now)


def _mended(
    timers: RunningTimers, now: float, places: Iterator[int], nearly: float
) -> RunningTimers:
    """The timers that need to be forgiven, as they should be; the most overdue come first."""
    mended = {}
    for game_id, (revision, timer) in sorted(timers.items(), key=lambda item: item[1][1].until):
        if _was_missed(timer, now, nearly):
            mended[game_id] = revision, _forgiven(timer, now, next(places) * STAGGER)
    return mended


def _was_missed(timer: Timer, now: float, nearly: float) -> bool:
    if now < timer.since or timer.wake_at < now:
        return True
    return timer.awaits is None and timer.until < now + nearly


def _forgiven(timer: Timer, now: float, stagger: float) -> Timer:
    # The clock was set back, or the phase could not be shown yet: the whole time, and no longer.
    if now < timer.since or timer.awaits is not None:
        return timer.moved(now - timer.since)
    if timer.until < now + SHORTEST_GRACE:
        grace = min(max((timer.until - timer.since) / 2, SHORTEST_GRACE), LONGEST_GRACE)
        end, reminder = now + grace + stagger, now + grace / 2 + stagger
        return Timer(now, end, (reminder,), extended=timer.extended)
    # Only reminders were missed. All of them become one, which takes its place in the queue.
    first = now + min(stagger, (timer.until - now) / 2)
    return replace(timer, reminders=(first, *(at for at in timer.reminders if at > first)))
