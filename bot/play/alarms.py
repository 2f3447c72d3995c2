"""Watches the stored moments: reminders, the end of a phase's time, moves of computer players.

One task sleeps until the earliest moment that some timer wants something. Timers are rows, so a
restart forgets nothing; what fell due while nobody watched gets a grace period. How long a phase
lasts is ``bot.play.timers``'s business.
"""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Protocol

from bot.play.forgiving import SHORTEST_GRACE, forgive_missed
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


@dataclass(frozen=True, slots=True)
class Reminder:
    """Half of the time has passed, or nearly all of it (``last``), and these are missing."""

    game_id: GameId
    round: int
    phase: Phase
    missing: tuple[PlayerId, ...]
    deadline: float
    last: bool


Mover = Callable[[StoredGame], Awaitable[None]]
"""Makes the move of a computer player that is due, or notes that there is none to make."""

ReminderListener = Callable[[Reminder], Awaitable[None]]

ForgivenListener = Callable[[Sequence[GameId]], None]
"""Is told of games whose deadline is another now although nobody did anything."""


class TimedGames(Games, Timers, Protocol):
    """What the alarms ask of the store."""


class Alarms:
    """The alarm clock of all games; ``async with`` it to keep it running."""

    def __init__(self, service: GameService, store: TimedGames, clock: Clock) -> None:
        self._service = service
        self._store = store
        self._clock = clock
        self._listeners: list[ReminderListener] = []
        self._forgiven_listeners: list[ForgivenListener] = []
        self._mover: Mover | None = None
        self._moving: dict[GameId, asyncio.Task[None]] = {}
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

    def listen_for_forgiven(self, listener: ForgivenListener) -> None:
        """Call this whenever deadlines were forgiven."""
        self._forgiven_listeners.append(listener)

    def let_move(self, mover: Mover) -> None:
        """Let computer players move through this."""
        self._mover = mover

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
        tasks = (self._task, *self._moving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

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
        await asyncio.gather(*self._moving.values())

    async def _ring_due(self, now: float) -> None:
        for game_id in await self._store.due(now):
            if self._resting.get(game_id, now) > now:
                continue
            try:
                await self._ring(game_id, now)
            except Exception:
                self._let_rest(game_id, now)
            else:
                self._resting.pop(game_id, None)

    def _let_rest(self, game_id: GameId, now: float) -> None:
        log.exception("the alarm of game %s failed", game_id)
        self._resting[game_id] = now + RETRY

    async def _ring(self, game_id: GameId, now: float) -> None:
        stored = await self._store.load(game_id)
        timer = stored.timer
        if timer and timer.awaits is None and _has_come(timer.move_at, now) and not stored.paused:
            self._begin_move(stored, now)
        # Somebody may have moved the game on while this one waited its turn.
        while timer is not None and stored.paused is None and _has_come(timer.ring_at, now):
            self.rung["late" if now - (timer.ring_at or now) > PROMPT else "in time"] += 1
            try:
                if timer.awaits is not None:
                    await self._set_timer(stored, timer.begun(now))
                elif _has_come(timer.until, now):
                    await self._service.play(
                        game_id, _time_up(stored.game), revision=stored.revision
                    )
                else:
                    await self._remind(stored, timer, now)
                return
            except StaleRevision:
                stored = await self._store.load(game_id)
                timer = stored.timer

    def _begin_move(self, stored: StoredGame, now: float) -> None:
        """In a task of its own: nobody else's alarm waits while a computer player thinks."""
        if self._mover is None or stored.id in self._moving:
            return
        task = asyncio.create_task(self._move(self._mover, stored, now))
        self._moving[stored.id] = task
        task.add_done_callback(lambda _: self._moving.pop(stored.id, None))

    async def _move(self, mover: Mover, stored: StoredGame, now: float) -> None:
        """What is due stays due until it is played, so a crash loses no move and doubles none."""
        try:
            await mover(stored)
        except StaleRevision:
            log.debug("game %s went on meanwhile", stored.id)
        except Exception:
            self._let_rest(stored.id, now)
        self._changed.set()

    async def _remind(self, stored: StoredGame, timer: Timer, now: float) -> None:
        """Cross the reminder off before it is given: rather none than two."""
        left = tuple(moment for moment in timer.reminders if moment > now)
        await self._set_timer(stored, replace(timer, reminders=left))
        game = stored.game
        if game.phase in (Phase.LOBBY, Phase.SCORED) or timer.until is None:
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
        if unwatched > PROMPT:
            nearly = min(unwatched, SHORTEST_GRACE)
            forgiven = await forgive_missed(self._store, self._clock(), nearly)
            for listener in self._forgiven_listeners:
                listener(forgiven)
        self._overslept = False
        self._resting.clear()  # their moments were told by another clock
        self._changed.set()


def missing(game: Game) -> tuple[PlayerId, ...]:
    """Whom to remind; nobody in a vacant seat, and everybody while no story is claimed."""
    if game.phase is Phase.STORYTELLING and game.current.storyteller is None:
        return game.people
    return tuple(player for player in awaited(game) if player in game.people)


def _time_up(game: Game) -> do.Command:
    """A lobby that nobody joins any more closes; anything else goes on."""
    if game.phase is Phase.LOBBY:
        return do.End(None, Ending.ABANDONED)
    return do.TimeUp(game.current.number, game.phase)


def _has_come(moment: float | None, now: float) -> bool:
    return moment is not None and moment <= now


def _awaits(timer: Timer, revision: int) -> bool:
    return timer.awaits is not None and timer.awaits <= revision


def _started(timer: Timer, now: float) -> Timer:
    """The time of a phase that was shown just now; a deadline that is on screen is kept to."""
    if 0 <= now - timer.since <= PROMPT:
        return replace(timer, awaits=None)
    return timer.begun(now)
