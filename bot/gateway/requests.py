"""Sends requests to Discord by urgency, within its rate limit, and retries transient failures.

Owns when a request is sent (`RequestQueue`: a rate below Discord's, urgent requests first), how
many uploads run at once and how long they may take (`Uplink`), what is retried and how long to wait
after a ban of our address (`Requests`), and the counts of all requests (`Traffic`). Knows nothing
of games or messages. How long one attempt may take is up to the connection (`bot.gateway.library`):
a timeout around the library's own calls would also cancel its rate-limit bookkeeping.
"""

import asyncio
import heapq
import itertools
import logging
import math
import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import IntEnum
from types import SimpleNamespace
from typing import TypeVar

import aiohttp
import discord

from bot.gateway.codes import NETWORK_REFUSES, TOO_MANY_REQUESTS
from bot.tasks import stop

T = TypeVar("T")

log = logging.getLogger(__name__)

BACK_OFF = (1.0, 2.0, 4.0, 8.0)  # seconds before each retry
# fraction of a pause, so that requests that failed together are not repeated together
JITTER = 0.25
BAN_PAUSE = 60.0  # seconds without sending after a ban; doubles with each ban in a row

PER_SECOND = 40.0  # Discord allows a bot 50, all routes together
BEHIND = 4.0  # seconds of queued work above which we are behind …
CAUGHT_UP = 1.0  # … and below which we are on time
CALM = 30.0  # seconds without delay until we count as on time again
LONGEST_CALM = 16 * CALM  # if we fall behind again and again


class Urgency(IntEnum):
    """The order of requests when there are more than Discord accepts."""

    POST = 0  # a message that everyone waits for
    EDIT = 1  # an edit of such a message
    PUSH = 2  # a DM that notifies a player; if there is no room, they press *My hand* instead
    TIDY = 3  # a request that no player waits for


class NoRoom(Exception):
    """Raised for a DM while there is more to send than Discord accepts.

    Its reader opens the hand with *My hand* in the channel instead.
    """


class RequestQueue:
    """Lets ``rate`` requests per second through, the urgent ones first."""

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
        self._turned_at = -math.inf  # when we fell behind or caught up …
        self._late_at = 0.0  # … and when the delay was last too long since then
        self._calm = CALM

    @property
    def delay(self) -> float:
        """Return how many seconds it will take to send everything that waits."""
        return (len(self._waiting) + self._expected) / self.rate

    @contextmanager
    def expected(self) -> Iterator[None]:
        """Count a caller that will queue a request once it stops waiting elsewhere."""
        self._expected += 1
        try:
            yield
        finally:
            self._expected -= 1

    @property
    def behind(self) -> bool:
        """Return whether there is more to send than Discord accepts, or was until recently.

        Being behind reduces what is sent, so it ends only after a calm period without delay. The
        period doubles if we fall behind again soon afterwards. Each change is logged.
        """
        now, delay = self._clock(), self.delay
        if self._behind:
            if delay > CAUGHT_UP:
                self._late_at = now
            elif now - self._late_at >= self._calm:
                log.warning("requests are on time again; hands are sent by DM")
                self._behind, self._turned_at = False, now
        elif delay > BEHIND:
            log.warning("requests are %.0f s behind; for now, hands are opened with My hand", delay)
            again = now - self._turned_at < self._calm
            self._calm = min(2 * self._calm, LONGEST_CALM) if again else CALM
            self._behind, self._turned_at, self._late_at = True, now, now
        return self._behind

    async def take(self, urgency: Urgency) -> None:
        """Wait until a request may be sent.

        Raise ``NoRoom`` for a push that would have to wait while we are behind.
        """
        self._refill()
        if self._room >= 1 and not self._waiting:
            self._room -= 1
            return
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (urgency, next(self._order), turn))
        if self.behind:
            self._refuse_pushes()
        if self._pump is None or self._pump.done():
            self._pump = loop.create_task(self._let_through())
        await turn

    async def close(self) -> None:
        """Stop letting requests through; cancel the ones that wait."""
        await stop(self._pump)
        for _, _, turn in self._waiting:
            turn.cancel()

    def _refuse_pushes(self) -> None:
        """Refuse all waiting pushes with ``NoRoom``, to make room for what everyone waits for."""
        for urgency, _, turn in self._waiting:
            if urgency is Urgency.PUSH and not turn.done():
                turn.set_exception(NoRoom())
        self._waiting = [one for one in self._waiting if not one[2].done()]
        heapq.heapify(self._waiting)

    def _refill(self) -> None:
        now = self._clock()
        # A token bucket that holds at most one second's requests.
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


SMALL = 16 << 10  # bytes; a smaller request does not count as an upload
UPLOADS_AT_FIRST = 3  # at once, until the uplink turns out to be quick
MOST_UPLOADS = 100  # at once
SLOWEST = 32 << 10  # bytes per second; a slower uplink counts as broken
QUICK_UPLOAD = 2.0  # seconds; if uploads take less, one more may run at once
LONGEST_ANSWER_UPLOAD = 1.0  # seconds that uploading the answer to a press may take
NEWEST_SHARE = 0.25  # of the newest measurement in an average
PRESS_RANK = -1  # of uploads that follow a press; they go before those of any urgency

_urgency: ContextVar[Urgency | None] = ContextVar("urgency", default=None)


@contextmanager
def sending(urgency: Urgency | None) -> Iterator[None]:
    """Give requests sent inside the block this urgency; None is for presses and goes first."""
    before = _urgency.set(urgency)
    try:
        yield
    finally:
        _urgency.reset(before)


class Uplink:
    """Limits how many uploads to Discord run at once, and measures their speed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.at_once = UPLOADS_AT_FIRST
        self._clock = clock
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._uploads = 0  # under way
        self._bytes = 0  # the size of these together
        self._shrunk_at = clock()
        self._latency = 0.0  # seconds that Discord takes without an upload
        self._rate = 0.0  # bytes per second of all uploads together; 0 means unknown

    @asynccontextmanager
    async def carrying(
        self, size: int, patience: float, *, in_turn: bool = True
    ) -> AsyncIterator[float]:
        """Wait for a turn if this is an upload; yield how many seconds the request may take.

        An answer to a press does not wait for a turn (``in_turn=False``), because it would come too
        late. The time that the block takes is measured, to estimate latency and speed.
        """
        if size < SMALL:
            began = self._clock()
            yield patience
            self._latency = _smoothed(self._latency, self._clock() - began)
            return
        if in_turn:
            await self._wait_for_turn()
        else:
            self._uploads += 1
        self._bytes += size
        began, sharing = self._clock(), self._bytes
        try:
            # All uploads under way share the same uplink.
            yield patience + sharing / SLOWEST
            self._learn_rate(size, self._clock() - began)
        except TimeoutError:
            self._shrink(began)
            raise
        finally:
            self._uploads -= 1
            self._bytes -= size
            self._let_through()

    def takes_long(self, size: int) -> bool:
        """Return whether uploading an answer of this many bytes would take too long.

        Return False for text, and while the speed of the uplink is unknown.
        """
        if size < SMALL or not self._rate:
            return False
        return (self._bytes + size) / self._rate > LONGEST_ANSWER_UPLOAD

    async def _wait_for_turn(self) -> None:
        if self._uploads < self.at_once and not self._waiting:
            self._uploads += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        rank = PRESS_RANK if (urgent := _urgency.get()) is None else urgent
        heapq.heappush(self._waiting, (rank, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            # The turn may have come in the same step of the loop in which we were cancelled.
            if turn.done() and not turn.cancelled():
                self._uploads -= 1
                self._let_through()
            raise

    def _let_through(self) -> None:
        while self._waiting and self._uploads < self.at_once:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._uploads += 1
                turn.set_result(None)

    def _learn_rate(self, size: int, seconds: float) -> None:
        """Update the measured rate after an upload; allow one more at once if it was quick.

        One more is allowed only if as many ran as may run at once.
        """
        alone = max(seconds - self._latency, 1e-3)
        rate = size * self._uploads / alone
        # Adopt a lower rate at once: a late answer is worse than two requests.
        self._rate = min(rate, _smoothed(self._rate, rate))
        if alone < QUICK_UPLOAD and self._uploads >= self.at_once:
            self.at_once = min(self.at_once + 1, MOST_UPLOADS)

    def _shrink(self, began: float) -> None:
        """Halve how many uploads may run at once, but only once for those that timed out together.

        ``began`` is when the upload began that timed out.
        """
        if began >= self._shrunk_at:
            self.at_once = max(1, self.at_once // 2)
            self._shrunk_at = self._clock()


def _smoothed(before: float, now: float) -> float:
    return before + NEWEST_SHARE * (now - before) if before else now


# The library does not retry 503 and connection resets on a bot's routes.
TRANSIENT = (
    discord.DiscordServerError,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


class NotOurs(OSError):
    """Raised if another process now leads this game, so that this one must not send for it."""


class Requests:
    """Sends requests, and retries transient failures."""

    def __init__(
        self,
        rate: float = PER_SECOND,
        back_off: tuple[float, ...] = BACK_OFF,
        ban_pause: float = BAN_PAUSE,
        *,
        queue: RequestQueue | None = None,
        uplink: Uplink | None = None,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        self._shares_queue = queue is not None
        self.uplink = uplink or Uplink()
        self._queue = queue or RequestQueue(rate)
        self.may_send = may_send  # whether this process, and no other, may change what players see
        self._back_off = back_off
        self._ban_pause = ban_pause
        self._banned_until = 0.0
        self._bans = 0

    async def close(self) -> None:
        """Close the queue, unless it is shared with others."""
        if not self._shares_queue:
            await self._queue.close()

    @property
    def behind(self) -> bool:
        """Return whether there is more to send than Discord accepts, or was until recently."""
        return self._queue.behind

    @property
    def idle(self) -> bool:
        """Return whether nothing is waiting, so that optional requests may be sent."""
        return not self._queue.behind and self._queue.delay == 0

    def expected(self) -> AbstractContextManager[None]:
        """Count a caller that will queue a request once it stops waiting elsewhere."""
        return self._queue.expected()

    async def by_bot(
        self, step: Callable[[], Awaitable[T]], urgency: Urgency, *, once: bool = False
    ) -> T:
        """Send a request with the bot's token, through the queue, within its rate limit.

        Return its result. With ``once`` it is not retried. Raise ``NotOurs`` if this process may no
        longer send, and ``NoRoom`` for a push that would have to wait while we are behind.
        """
        return await self._send_with_retries(step, urgency, () if once else self._back_off)

    async def by_press(
        self, step: Callable[[], Awaitable[T]], *, once: bool = False, private: bool = False
    ) -> T:
        """Send a request with the token of a press at once, outside the bot's rate limit.

        Return its result. With ``once`` it is not retried. A ``private`` answer is sent even if
        another process now leads the game, because it is not part of the game.
        """
        back_off = () if once else self._back_off
        return await self._send_with_retries(step, None, back_off, private=private)

    async def _send_with_retries(
        self,
        step: Callable[[], Awaitable[T]],
        urgency: Urgency | None,
        back_off: tuple[float, ...],
        *,
        private: bool = False,
    ) -> T:
        """Return the result of ``step``, and retry it after transient failures.

        ``step`` must build a new request at each call, because sending uses up its files.
        Raise ``NotOurs`` if this process may no longer send.
        """
        for pause in (*back_off, None):
            await self._wait_for_turn(urgency)
            if not (private or self.may_send()):
                raise NotOurs
            try:
                with sending(urgency):
                    outcome = await step()
            except (*TRANSIENT, discord.HTTPException) as fault:
                banned = is_ban(fault)
                if banned:
                    self._note_ban()
                # discord.py gave up on this rate limit, so do not retry.
                permanent = isinstance(fault, discord.RateLimited) or not is_transient(fault)
                if pause is None or permanent:
                    raise
                if not banned:
                    log.warning("sending failed (%s); retry in %s s", type(fault).__name__, pause)
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
        """Stop sending for a while after a ban of our address, each time twice as long."""
        now = asyncio.get_running_loop().time()
        if now < self._banned_until:
            return  # this request was sent before the first refusal arrived
        pause = self._ban_pause * 2 ** min(self._bans, 5)
        self._bans += 1
        self._banned_until = now + pause
        log.error("Discord refuses all requests from this address; sending stops for %s s", pause)


def is_transient(fault: BaseException) -> bool:
    """Return whether the same request may succeed if it is sent again later."""
    if isinstance(fault, TRANSIENT):
        return True
    return isinstance(fault, discord.HTTPException) and (
        fault.status == TOO_MANY_REQUESTS or is_ban(fault)
    )


def is_ban(fault: BaseException) -> bool:
    """Return whether our address is banned: the proxy in front of Discord refused the request.

    Discord's own 429 responses have a Via header; the proxy's do not.
    """
    if not isinstance(fault, discord.HTTPException):
        return False
    unsigned = fault.status == TOO_MANY_REQUESTS and not fault.response.headers.get("Via")
    return unsigned or fault.code == NETWORK_REFUSES


NO_ANSWER = "failed"  # counted instead of a status if no answer came

# Tokens follow an id in paths of presses and webhooks. Reactions and the like are not used here.
_KEYS = re.compile(r"(/(?:webhooks|interactions)/)\d+/[^/]+")
_IDS = re.compile(r"/\d+")
_VERSION = re.compile(r"^.*?/api(?:/v\d+)?(?=/)")


def kind_of(method: str, path: str) -> str:
    """Return a request's method and path without ids and tokens.

    For example ``PATCH /channels/:id/messages/:id``.
    """
    path = _KEYS.sub(r"\1:id/:token", _VERSION.sub("", path))
    return f"{method} {_IDS.sub('/:id', path)}"


class Traffic:
    """Counts the answers and failures of requests in the HTTP session that uses its ``trace``."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._on_answer)
        self.trace.on_request_exception.append(self._on_failure)

    async def _on_answer(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        answered: aiohttp.TraceRequestEndParams,
    ) -> None:
        kind = kind_of(answered.method, answered.url.path)
        self.counts[kind, str(answered.response.status)] += 1

    async def _on_failure(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        failed: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self.counts[kind_of(failed.method, failed.url.path), NO_ANSWER] += 1
