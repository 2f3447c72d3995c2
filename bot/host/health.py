"""Answers whether the bot is alive and ready; a connected bot that receives nothing is not ready.

Each question is a function that returns what is wrong, or None if nothing is. Bots with parts that
others lack, such as leases on shards, add questions with ``ask``. Serves nothing itself.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from bot.client import DixitBot
from bot.gateway.connection import QUIET, Heartbeats
from bot.store import StoreError

Bots = Callable[[], Sequence[DixitBot]]
"""A function that returns the bots of this process: one, or one for each shard that it holds."""

Question = Callable[[], Awaitable[str | None]]

STORE_PATIENCE = 2.0  # seconds until the store counts as not answering
MEASURE_EVERY = 1.0  # seconds between two measurements of the event loop
LAST_MEASUREMENTS = 60  # measurements, which is the last minute
STUCK = 10.0  # seconds of delay after which the event loop counts as stuck


class CannotServeHealth(Exception):
    """Raised when the health endpoint cannot use its address; the message says why."""


class Lag:
    """Measures how late the event loop is; every press is answered that much later."""

    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=LAST_MEASUREMENTS)

    @property
    def last(self) -> float:
        """Return the delay at the last measurement, in seconds."""
        return self._late[-1]

    @property
    def worst(self) -> float:
        """Return the longest delay of the last minute, in seconds."""
        return max(self._late)

    async def measure(self) -> None:
        """Measure and record the delay every second, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(MEASURE_EVERY)
            self._late.append(max(0.0, loop.time() - begun - MEASURE_EVERY))


class Health:
    """Answers whether the process is alive, and whether its bots are ready to play."""

    def __init__(self, bots: Bots, heartbeats: Heartbeats, lag: Lag) -> None:
        self._bots = bots
        self._heartbeats = heartbeats
        self._lag = lag
        self._questions: dict[str, Question] = {
            "shards": self._shards,
            "gateway": self._gateway,
            "store": self._store,
        }

    def add_question(self, name: str, question: Question) -> None:
        """Add a question; the bot is ready only while it returns None."""
        self._questions[name] = question

    async def alive(self) -> dict[str, str | None]:
        """Return what is wrong with the process itself, by check; None for a check that passed."""
        late = self._lag.worst
        return {"loop": f"was {late:.1f} s late within the last minute" if late > STUCK else None}

    async def ready(self) -> dict[str, str | None]:
        """Return what keeps the bot from being ready, by question; None where nothing does."""
        return {name: await question() for name, question in self._questions.items()}

    async def _shards(self) -> str | None:
        bots = self._bots()
        if not bots or not all(bot.online.is_set() for bot in bots):
            return "not connected yet"
        shards = [pair for bot in bots for pair in bot.shards.items()]
        closed = [number for number, shard in shards if shard.is_closed()]
        return f"not connected: {', '.join(map(str, closed))}" if closed else None

    async def _gateway(self) -> str | None:
        age = self._heartbeats.age
        if age is None:
            return "nothing heard yet"
        return f"nothing heard for {age:.0f} s" if age > QUIET else None

    async def _store(self) -> str | None:
        try:
            async with asyncio.timeout(STORE_PATIENCE):
                for bot in self._bots():
                    await bot.parts.store.next_wake()
        except TimeoutError:
            return f"no answer within {STORE_PATIENCE:.0f} s"
        except StoreError as error:
            return f"fails: {type(error).__name__}"
        return None
