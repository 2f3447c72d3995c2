"""Whether the bot is alive and ready, told as it is: connected and deaf is not ready.

Each question is a function that returns what is wrong, or None. A part that only some bots have,
such as a lease on shards, adds its own with ``ask``.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.gateway.client import DixitBot
from bot.gateway.hearing import QUIET, Hearing
from bot.host.lag import Lag
from bot.store import StoreError

Bots = Callable[[], Sequence[DixitBot]]
"""The bots of this process now: one, or one for each shard that it holds."""

Question = Callable[[], Awaitable[str | None]]

STORE_PATIENCE = 2.0  # seconds; presses wait for the same store
STUCK = 10.0  # seconds that the event loop may be late


class CannotServeHealth(Exception):
    """The address for health cannot be used; says why."""


class Health:
    """What a supervisor may want to know."""

    def __init__(self, bots: Bots, hearing: Hearing, lag: Lag) -> None:
        self._bots = bots
        self._hearing = hearing
        self._lag = lag
        self._questions: dict[str, Question] = {
            "shards": self._shards,
            "gateway": self._gateway,
            "store": self._store,
        }

    def ask(self, name: str, question: Question) -> None:
        """Be ready only if this has nothing to complain about, either."""
        self._questions[name] = question

    async def alive(self) -> dict[str, str | None]:
        """What is wrong with the process itself, by name; None where nothing is."""
        late = self._lag.worst
        return {"loop": f"was {late:.1f} s late within the last minute" if late > STUCK else None}

    async def ready(self) -> dict[str, str | None]:
        """What is wrong, by name; None where nothing is."""
        return {name: await question() for name, question in self._questions.items()}

    async def _shards(self) -> str | None:
        bots = self._bots()
        if not bots or not all(bot.online.is_set() for bot in bots):
            return "not connected yet"
        shards = [pair for bot in bots for pair in bot.shards.items()]
        closed = [number for number, shard in shards if shard.is_closed()]
        return f"not connected: {', '.join(map(str, closed))}" if closed else None

    async def _gateway(self) -> str | None:
        age = self._hearing.age
        if age is None:
            return "nothing heard yet"
        return f"nothing heard for {age:.0f} s" if age > QUIET else None

    async def _store(self) -> str | None:
        try:
            async with asyncio.timeout(STORE_PATIENCE):
                for bot in self._bots():
                    await bot.store.next_wake()
        except TimeoutError:
            return f"no answer within {STORE_PATIENCE:.0f} s"
        except StoreError as error:
            return f"fails: {type(error).__name__}"
        return None
