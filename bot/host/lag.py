"""How late the event loop is: everybody's presses wait as long as this does."""

import asyncio
from collections import deque
from contextlib import suppress
from types import TracebackType
from typing import Self

EVERY = 1.0
REMEMBERED = 60  # measurements: the last minute


class Lag:
    """Sleeps a second again and again, and notes how much longer it took; ``async with`` it."""

    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=REMEMBERED)
        self._task: asyncio.Task[None] | None = None

    @property
    def last(self) -> float:
        """Seconds that the last sleep was too long."""
        return self._late[-1]

    @property
    def worst(self) -> float:
        """The most of the last minute."""
        return max(self._late)

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(EVERY)
            self._late.append(max(0.0, loop.time() - begun - EVERY))

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._measure(), name="lag")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
