"""Whether the gateway still speaks to us: when each shard last heard a frame.

A connection can stay open for hours without a word arriving. The library asks for an answer every
forty seconds, so a shard that has heard nothing for much longer is deaf, whatever its socket says.
Knows the library's shards and nothing of games.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

import discord
from discord.http import Route

from bot.gateway.patience import PatientBot
from bot.gateway.requests import TRANSIENT

log = logging.getLogger(__name__)

QUIET = 90.0  # seconds: two answers of the gateway are missing
DEAF = 180.0  # the library has reconnected by now, if that helps
LOOKS = 20  # in the time after which a shard counts as deaf


class DeafGateway(Exception):
    """Discord is there, and yet the gateway tells us nothing; only a new process helps."""


class Hearing:
    """Knows how long ago each shard of this process has heard anything."""

    def __init__(self, clients: Callable[[], Sequence[PatientBot]]) -> None:
        self._clients = clients
        self._heard: dict[int, float] = {}

    def ages(self) -> dict[int, float]:
        """Seconds since the last frame, by shard."""
        now = time.perf_counter()
        shards = {n: shard for client in self._clients() for n, shard in client.shards.items()}
        for number, shard in shards.items():
            # While a shard reconnects, the library forgets what it had heard before.
            alive = shard._parent.ws._keep_alive
            if alive is not None:
                self._heard[number] = max(alive._last_recv, self._heard.get(number, 0.0))
        # Of a shard that others have taken over, nothing is remembered.
        self._heard = {number: at for number, at in self._heard.items() if number in shards}
        return {number: now - at for number, at in sorted(self._heard.items())}

    @property
    def age(self) -> float | None:
        """Seconds since the shard that waits longest has heard anything; None before the start."""
        return max(self.ages().values(), default=None)

    async def until_deaf(self, patience: float | None = None) -> None:
        """Watch for as long as all is well; ``DeafGateway`` once it is not."""
        patience = DEAF if patience is None else patience
        overdue = 0
        while True:
            await asyncio.sleep(patience / LOOKS)
            age = self.age or 0.0
            # A process that was stopped for a while finds old times; what waits is heard at once.
            overdue = overdue + 1 if age > patience else 0
            if overdue > 1 and await self._discord_answers():
                raise DeafGateway(
                    f"Discord answers, but its gateway has been silent for {age:.0f} s: "
                    "this process is deaf and ends, so that its supervisor starts it anew."
                )

    async def _discord_answers(self) -> bool:
        """Whether Discord is within reach; without it, to start anew would help nobody."""
        try:
            await self._clients()[0].http.request(Route("GET", "/gateway"))
        except (*TRANSIENT, discord.HTTPException) as fault:
            log.warning("the gateway is silent, and Discord out of reach: %s", type(fault).__name__)
            return False
        return True
