"""Watches the connection to Discord: what time it is there, and whether the gateway still sends.

Games run on Discord's time, so that they are on time on a machine whose own clock is wrong. Every
response from Discord carries a date. The machine's clock is read once; from then on elapsed time is
counted, and only Discord's dates correct it. Setting the machine's clock later changes nothing.

A gateway connection can stay open for hours without receiving anything. The library sends a
heartbeat every forty seconds, which Discord answers, so a shard that has received nothing for much
longer is deaf, even if its socket is open. Knows nothing of games.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Sequence
from email.utils import parsedate_to_datetime
from functools import partial
from types import SimpleNamespace

import aiohttp
import discord

from bot.gateway.library import PatientBot, last_heard, reach_discord
from bot.gateway.requests import TRANSIENT

log = logging.getLogger(__name__)

QUIET = 90.0  # seconds of silence; by then, two answers to heartbeats are missing
DEAF = 180.0  # seconds of silence; if reconnecting helps, the library has done it by then
CHECKS = 20  # checks within the time after which a shard counts as deaf
FAR_OFF = 60.0  # seconds by which clocks may differ; a date has whole seconds and arrives late

# A clock that cannot be set, and that keeps counting while the machine sleeps.
_counted: Callable[[], float] = time.monotonic
if sys.platform == "linux":
    _counted = partial(time.clock_gettime, time.CLOCK_BOOTTIME)


class DiscordClock:
    """A clock that returns Discord's time, in UTC seconds since 1970."""

    def __init__(self) -> None:
        self._ahead = time.time() - _counted()

    def __call__(self) -> float:
        return _counted() + self._ahead

    async def on_answer(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        answered: aiohttp.TraceRequestEndParams,
    ) -> None:
        """Read the date of a response. This is a hook of the HTTP session that talks to Discord."""
        if date := answered.response.headers.get("Date"):
            self.correct(date)

    def correct(self, date: str) -> None:
        """Set the clock to this date if they differ by more than a minute; ignore invalid dates."""
        try:
            difference = parsedate_to_datetime(date).timestamp() - self()
        except ValueError:
            return
        if abs(difference) > FAR_OFF:
            log.warning("this machine's clock is %.0f s off; using Discord's time", -difference)
            self._ahead += difference


class DeafGateway(Exception):
    """Raised if Discord can be reached but the gateway stays silent; only a restart helps."""


class Heartbeats:
    """Measures how long ago each shard of this process received anything."""

    def __init__(self, clients: Callable[[], Sequence[PatientBot]]) -> None:
        self._clients = clients
        self._heard: dict[int, float] = {}

    def ages(self) -> dict[int, float]:
        """Return the seconds since the last frame, by shard."""
        now = time.perf_counter()
        shards = {n: at for client in self._clients() for n, at in last_heard(client).items()}
        for number, at in shards.items():
            if at is not None:
                # The library forgets the time while it reconnects, so keep the last one known.
                self._heard[number] = max(at, self._heard.get(number, 0.0))
        # Forget shards that another process has taken over.
        self._heard = {number: at for number, at in self._heard.items() if number in shards}
        return {number: now - at for number, at in sorted(self._heard.items())}

    @property
    def age(self) -> float | None:
        """Return how many seconds ago the most silent shard last received anything.

        Return None before the first frame has arrived.
        """
        return max(self.ages().values(), default=None)

    async def until_deaf(self, patience: float | None = None) -> None:
        """Raise ``DeafGateway`` once a shard is silent for too long while Discord's API answers.

        Too long is more than ``patience`` seconds, in two checks in a row. None means ``DEAF``
        seconds.
        """
        patience = DEAF if patience is None else patience
        overdue = 0
        while True:
            await asyncio.sleep(patience / CHECKS)
            age = self.age or 0.0
            # Check twice: after a suspended process wakes up, times are old, but waiting frames
            # arrive at once.
            overdue = overdue + 1 if age > patience else 0
            if overdue > 1 and await self._discord_answers():
                raise DeafGateway(
                    f"Discord answers, but its gateway has been silent for {age:.0f} s. "
                    "This process ends, so that its supervisor can restart it."
                )

    async def _discord_answers(self) -> bool:
        """Return whether Discord answers HTTP requests; if not, a new process would not help."""
        try:
            await reach_discord(self._clients()[0])
        except (*TRANSIENT, discord.HTTPException) as fault:
            log.warning(
                "the gateway is silent and Discord can't be reached: %s", type(fault).__name__
            )
            return False
        return True
