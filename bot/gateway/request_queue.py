"""Whose turn it is to be sent: our own rate, below Discord's 50 a second, the urgent first.

Owns the word whether we are behind, that is, whether there is more to send than Discord takes.
Knows nothing of what is sent.
"""

import asyncio
import heapq
import itertools
import logging
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum

log = logging.getLogger(__name__)

PER_SECOND = 40.0
BEHIND = 4.0  # seconds of waiting from which on we are behind …
CAUGHT_UP = 1.0  # … and below which we are in time
CALM = 30.0  # seconds in time until we are not behind any more
LONGEST_CALM = 16 * CALM


class Urgency(IntEnum):
    """What goes first when there is more to send than Discord takes."""

    POST = 0  # what everybody waits for
    EDIT = 1  # what it says by now
    PUSH = 2  # a private message that calls somebody: without room it waits behind a button
    TIDY = 3  # what nobody would miss


class NoRoom(Exception):
    """There is more to send than Discord takes, and this can be had in another way."""


class RequestQueue:
    """Lets ``rate`` requests a second through, the urgent ones first."""

    def __init__(
        self, rate: float = PER_SECOND, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self._clock = clock
        self._room = rate
        self._filled_at = 0.0
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._pump: asyncio.Task[None] | None = None
        self._expected = 0
        self._behind = False
        self._turned_at = -math.inf  # when we fell behind, or were in time again …
        self._late_at = 0.0  # … and when it was last too late meanwhile
        self._calm = CALM

    @property
    def delay(self) -> float:
        """How many seconds of work are waiting."""
        return (len(self._waiting) + self._expected) / self.rate

    @contextmanager
    def expected(self) -> Iterator[None]:
        """Count somebody who waits elsewhere, and will then wait for a turn."""
        self._expected += 1
        try:
            yield
        finally:
            self._expected -= 1

    @property
    def behind(self) -> bool:
        """Whether there is more to send than Discord takes; it takes a while until that is over.

        Being behind makes for less to send, so that being in time proves little: whoever falls
        behind again at once stays so for longer.
        """
        now, delay = self._clock(), self.delay
        if self._behind:
            if delay > CAUGHT_UP:
                self._late_at = now
            elif now - self._late_at >= self._calm:
                log.warning("requests are in time again: hands go by private message")
                self._behind, self._turned_at = False, now
        elif delay > BEHIND:
            log.warning("requests wait for %.0f s: hands go by button for now", delay)
            again = now - self._turned_at < self._calm
            self._calm = min(2 * self._calm, LONGEST_CALM) if again else CALM
            self._behind, self._turned_at, self._late_at = True, now, now
        return self._behind

    async def take(self, urgency: Urgency) -> None:
        """Wait for a turn; ``NoRoom`` for a push, as soon as we are behind."""
        self._refill()
        if self._room >= 1 and not self._waiting:
            self._room -= 1
            return
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (urgency, next(self._order), turn))
        if self.behind:
            self._send_away()
        if self._pump is None or self._pump.done():
            self._pump = loop.create_task(self._let_through())
        await turn

    async def close(self) -> None:
        """Stop letting anything through."""
        if self._pump is not None:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)
        for _, _, turn in self._waiting:
            turn.cancel()

    def _send_away(self) -> None:
        """Pushes do not wait: whoever wants a hand finds it in the channel meanwhile."""
        for urgency, _, turn in self._waiting:
            if urgency is Urgency.PUSH and not turn.done():
                turn.set_exception(NoRoom())
        self._waiting = [one for one in self._waiting if not one[2].done()]
        heapq.heapify(self._waiting)

    def _refill(self) -> None:
        now = self._clock()
        self._room = min(self.rate, self._room + (now - self._filled_at) * self.rate)
        self._filled_at = now

    async def _let_through(self) -> None:
        while self._waiting:
            self._refill()
            if self._room < 1:
                await asyncio.sleep((1 - self._room) / self.rate)
                continue
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._room -= 1
                turn.set_result(None)
