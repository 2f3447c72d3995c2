"""Getting a request to Discord in spite of everything that can happen on the way.

Owns retries and the pause after a ban of our address. Whose turn it is says the queue; knows
nothing of games or messages. How long one attempt may take is the connection's business
(``bot.gateway.connection``): a time-out around the library's own calls would also cancel its books
of rate limits. What cannot be helped is raised.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import TypeVar

import aiohttp
import discord

from bot.gateway.request_queue import PER_SECOND, RequestQueue, Urgency

T = TypeVar("T")

log = logging.getLogger(__name__)

BACK_OFF = (1.0, 2.0, 4.0, 8.0)
JITTER = 0.25  # of a pause, so that what failed together is not repeated together
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

    async def close(self) -> None:
        """Let nothing through any more; a queue that others use as well goes on."""
        if not self._shares_queue:
            await self._queue.close()

    @property
    def behind(self) -> bool:
        """Whether there is more to send than Discord takes: then only what is needed is sent."""
        return self._queue.behind

    @property
    def idle(self) -> bool:
        """Whether there is room for what can wait."""
        return not self._queue.behind and self._queue.delay == 0

    def expected(self) -> AbstractContextManager[None]:
        """Somebody will want to send something as soon as others are through."""
        return self._queue.expected()

    async def by_bot(self, step: Callable[[], Awaitable[T]], urgency: Urgency) -> T:
        """A request with the bot's own token: inside its limits, so it queues."""
        return await self._persist(step, urgency, self._back_off)

    async def by_press(self, step: Callable[[], Awaitable[T]], *, once: bool = False) -> T:
        """A request with the token of a press: outside the bot's limits, so it goes at once."""
        return await self._persist(step, None, () if once else self._back_off)

    async def _persist(
        self,
        step: Callable[[], Awaitable[T]],
        urgency: Urgency | None,
        back_off: tuple[float, ...],
    ) -> T:
        """``step`` builds its request anew each time, files included."""
        for pause in (*back_off, None):
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
