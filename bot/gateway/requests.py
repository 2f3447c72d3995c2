"""Getting a request to Discord in spite of everything that can happen on the way.

Owns retries, our own rate (below Discord's 50 a second, urgent first) and the pause after a ban
of our address. Knows nothing of games or messages. What cannot be helped is raised to the caller.
"""

import asyncio
import heapq
import itertools
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

T = TypeVar("T")

log = logging.getLogger(__name__)

PER_SECOND = 40.0
PATIENCE = 10.0  # seconds for one attempt; the HTTP library would wait for five minutes
BACK_OFF = (1.0, 2.0, 4.0, 8.0)
BAN_PAUSE = 60.0
NETWORK_REFUSES = 40333

# 503 and connection resets are not retried by the library on a bot's routes.
TRANSIENT = (
    discord.DiscordServerError,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


class Bucket:
    """Lets ``rate`` requests a second through, the urgent ones first."""

    def __init__(self, rate: float = PER_SECOND) -> None:
        self._rate = rate
        self._room = rate
        self._filled_at = 0.0
        self._queue: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._pump: asyncio.Task[None] | None = None

    async def take(self, urgency: int) -> None:
        """Wait for a place; a smaller number goes first."""
        loop = asyncio.get_running_loop()
        self._refill(loop.time())
        if self._room >= 1 and not self._queue:
            self._room -= 1
            return
        place: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._queue, (urgency, next(self._order), place))
        if self._pump is None or self._pump.done():
            self._pump = loop.create_task(self._let_through())
        await place

    async def close(self) -> None:
        """Stop letting anything through."""
        if self._pump is not None:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)
        for _, _, place in self._queue:
            place.cancel()

    def _refill(self, now: float) -> None:
        self._room = min(self._rate, self._room + (now - self._filled_at) * self._rate)
        self._filled_at = now

    async def _let_through(self) -> None:
        loop = asyncio.get_running_loop()
        while self._queue:
            self._refill(loop.time())
            if self._room < 1:
                await asyncio.sleep((1 - self._room) / self._rate)
                continue
            place = heapq.heappop(self._queue)[2]
            if not place.done():
                self._room -= 1
                place.set_result(None)


class Requests:
    """Sends what has to arrive, again and again if need be."""

    URGENT, NORMAL, TIDYING = range(3)

    def __init__(
        self,
        back_off: tuple[float, ...] = BACK_OFF,
        patience: float = PATIENCE,
        ban_pause: float = BAN_PAUSE,
    ) -> None:
        self._bucket = Bucket()
        self._back_off = back_off
        self._patience = patience
        self._ban_pause = ban_pause
        self._banned_until = 0.0
        self._bans = 0

    async def close(self) -> None:
        """Let nothing through any more."""
        await self._bucket.close()

    async def by_bot(self, step: Callable[[], Awaitable[T]], urgency: int = NORMAL) -> T:
        """A request with the bot's own token: inside its limits, so it queues."""
        return await self._persist(step, urgency)

    async def by_press(self, step: Callable[[], Awaitable[T]]) -> T:
        """A request with the token of a press: outside the bot's limits, so it goes at once."""
        return await self._persist(step, None)

    async def once(self, step: Callable[[], Awaitable[T]]) -> T:
        """A request that must not be repeated, with the token of a press."""
        await self._wait_for_turn(None)
        try:
            async with asyncio.timeout(self._patience):
                return await step()
        except discord.HTTPException as fault:
            if is_ban(fault):
                self._note_ban()
            raise

    async def _persist(self, step: Callable[[], Awaitable[T]], urgency: int | None) -> T:
        """``step`` builds its request anew each time, files included."""
        for pause in (*self._back_off, None):
            await self._wait_for_turn(urgency)
            try:
                async with asyncio.timeout(self._patience):
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
                    await asyncio.sleep(pause)
            else:
                self._bans = 0
                return outcome
        raise AssertionError("unreachable")

    async def _wait_for_turn(self, urgency: int | None) -> None:
        loop = asyncio.get_running_loop()
        if (banned_for := self._banned_until - loop.time()) > 0:
            await asyncio.sleep(banned_for)
        if urgency is not None:
            await self._bucket.take(urgency)

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
