"""Getting a request to Discord in spite of everything that can happen on the way.

Owns retries, our own rate (below Discord's 50 a second, urgent first), the pause after a ban of
our address, and the word whether we are behind. Knows nothing of games or messages. How long one
attempt may take is the connection's business (``bot.gateway.connection``): a time-out around the
library's own calls would also cancel its books of rate limits. What cannot be helped is raised.
"""

import asyncio
import heapq
import itertools
import logging
import random
from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import TypeVar

import aiohttp
import discord

T = TypeVar("T")

log = logging.getLogger(__name__)

PER_SECOND = 40.0
BACK_OFF = (1.0, 2.0, 4.0, 8.0)
JITTER = 0.25  # of a pause, so that what failed together is not repeated together
BAN_PAUSE = 60.0
NETWORK_REFUSES = 40333
BEHIND = 4.0  # seconds of waiting from which on we are behind …
CAUGHT_UP = 1.0  # … and below which we are not any more

# 503 and connection resets are not retried by the library on a bot's routes.
TRANSIENT = (
    discord.DiscordServerError,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


class Urgency(IntEnum):
    """What goes first when there is more to send than Discord takes."""

    POST = 0  # what everybody waits for
    PUSH = 1  # a private message that calls somebody
    EDIT = 2
    TIDY = 3  # what nobody would miss


class RequestQueue:
    """Lets ``rate`` requests a second through, the urgent ones first."""

    def __init__(self, rate: float = PER_SECOND) -> None:
        self.rate = rate
        self._room = rate
        self._filled_at = 0.0
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._pump: asyncio.Task[None] | None = None

    @property
    def delay(self) -> float:
        """How many seconds of work are waiting."""
        return len(self._waiting) / self.rate

    async def take(self, urgency: Urgency) -> None:
        """Wait for a turn."""
        loop = asyncio.get_running_loop()
        self._refill(loop.time())
        if self._room >= 1 and not self._waiting:
            self._room -= 1
            return
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (urgency, next(self._order), turn))
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

    def _refill(self, now: float) -> None:
        self._room = min(self.rate, self._room + (now - self._filled_at) * self.rate)
        self._filled_at = now

    async def _let_through(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            self._refill(loop.time())
            if self._room < 1:
                await asyncio.sleep((1 - self._room) / self.rate)
                continue
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._room -= 1
                turn.set_result(None)


class NotOurs(OSError):
    """Another process shows this game by now: whatever was to be sent is its business."""


class Requests:
    """Sends what has to arrive, again and again if need be."""

    def __init__(
        self,
        rate: float = PER_SECOND,
        back_off: tuple[float, ...] = BACK_OFF,
        ban_pause: float = BAN_PAUSE,
        *,
        queue: RequestQueue | None = None,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        self._shares_queue = queue is not None
        self._queue = queue or RequestQueue(rate)
        self.may_send = may_send  # whether what people see is ours to change, not another process's
        self._back_off = back_off
        self._ban_pause = ban_pause
        self._banned_until = 0.0
        self._bans = 0
        self._behind = False

    async def close(self) -> None:
        """Let nothing through any more; a queue that others use as well goes on."""
        if not self._shares_queue:
            await self._queue.close()

    @property
    def behind(self) -> bool:
        """Whether there is more to send than Discord takes: then only what is needed is sent."""
        delay = self._queue.delay
        if self._behind != (delay > (CAUGHT_UP if self._behind else BEHIND)):
            self._behind = not self._behind
            if self._behind:
                log.warning("requests wait for %.0f s: hands go by button for now", delay)
            else:
                log.warning("requests are in time again: hands go by private message")
        return self._behind

    @property
    def idle(self) -> bool:
        """Whether there is room for what can wait."""
        return self._queue.delay == 0

    async def by_bot(self, step: Callable[[], Awaitable[T]], urgency: Urgency) -> T:
        """A request with the bot's own token: inside its limits, so it queues."""
        return await self._persist(step, urgency)

    async def by_press(self, step: Callable[[], Awaitable[T]]) -> T:
        """A request with the token of a press: outside the bot's limits, so it goes at once."""
        return await self._persist(step, None)

    async def _persist(self, step: Callable[[], Awaitable[T]], urgency: Urgency | None) -> T:
        """``step`` builds its request anew each time, files included."""
        for pause in (*self._back_off, None):
            await self._wait_for_turn(urgency)
            if not self.may_send():
                raise NotOurs
            try:
                outcome = await step()
            except (*TRANSIENT, discord.HTTPException) as fault:
                banned = is_ban(fault)
                if banned:
                    self._note_ban()
                # A limit that the library does not wait for is not for us to wait for, either.
                hopeless = isinstance(fault, discord.RateLimited) or not is_transient(fault)
                if pause is None or hopeless:
                    raise
                if not banned:
                    log.warning("sending failed (%s), again in %s s", type(fault).__name__, pause)
                    await asyncio.sleep(pause * (1 + JITTER * random.random()))
            else:
                self._bans = 0
                return outcome
        raise AssertionError("unreachable")

    async def _wait_for_turn(self, urgency: Urgency | None) -> None:
        loop = asyncio.get_running_loop()
        if (banned_for := self._banned_until - loop.time()) > 0:
            await asyncio.sleep(banned_for)
        if urgency is not None:
            await self._queue.take(urgency)

    def _note_ban(self) -> None:
        """The address was blocked for an error storm: hold everything, longer each time."""
        now = asyncio.get_running_loop().time()
        if now < self._banned_until:
            return  # sent before the first refusal came back
        pause = self._ban_pause * 2 ** min(self._bans, 5)
        self._bans += 1
        self._banned_until = now + pause
        log.error("Discord refuses all requests from this address; sending stops for %s s", pause)


def is_transient(fault: BaseException) -> bool:
    """Whether the same request may succeed later, without anything being changed."""
    if isinstance(fault, TRANSIENT):
        return True
    return isinstance(fault, discord.HTTPException) and (fault.status == 429 or is_ban(fault))


def is_ban(fault: BaseException) -> bool:
    """Whether the network in front of Discord turned us away; Discord itself signs with Via."""
    if not isinstance(fault, discord.HTTPException):
        return False
    unsigned = fault.status == 429 and not fault.response.headers.get("Via")
    return unsigned or fault.code == NETWORK_REFUSES
