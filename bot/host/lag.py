"""How late the event loop is: everybody's presses wait as long as this does."""

import asyncio
from collections import deque

EVERY = 1.0
REMEMBERED = 60  # measurements: the last minute


class Lag:
    """Sleeps a second again and again, and notes how much longer it took."""

    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=REMEMBERED)

    @property
    def last(self) -> float:
        """Seconds that the last sleep was too long."""
        return self._late[-1]

    @property
    def worst(self) -> float:
        """The most of the last minute."""
        return max(self._late)

    async def measure(self) -> None:
        """Go on until broken off."""
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(EVERY)
            self._late.append(max(0.0, loop.time() - begun - EVERY))
