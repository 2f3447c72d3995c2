"""The playground's clock and the ids that are made from it.

Time runs as on the machine, but can be moved: a task that sleeps on this clock wakes as soon as the
moved time reaches its deadline. It knows nothing about Discord except the format of a snowflake.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000
FIRST_MOMENT, LAST_MOMENT = 0.0, 32_503_680_000.0  # the year 3000


class Clock:
    """Tells the playground's time, which can be moved forward or back."""

    def __init__(self) -> None:
        # Read the machine's clock only once, so that its jumps do not look like moves of this one.
        self._ahead = time.time() - time.monotonic()
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Return the playground's time in seconds since 1970."""
        return time.monotonic() + self._ahead

    def move(self, seconds: float) -> None:
        """Move the clock by ``seconds``; raise ``ValueError`` for a date outside 1970 to 2999.

        Tasks that sleep on this clock wake up if the moved time has reached their deadline.
        """
        if not FIRST_MOMENT <= self.now() + seconds <= LAST_MOMENT:
            raise ValueError(f"{seconds} seconds from now is not between 1970 and 2999")
        self._ahead += seconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        """Wait until ``seconds`` have passed on this clock."""
        await self.sleep_until(self.now() + seconds)

    async def sleep_until(self, deadline: float) -> None:
        """Wait until the clock reaches ``deadline``, in seconds since 1970."""
        while (left := deadline - self.now()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), left)

    def iso(self, at: float | None = None) -> str:
        """Return a time, by default the current one, in the format of Discord's timestamps."""
        moment = datetime.fromtimestamp(self.now() if at is None else at, UTC)
        return moment.isoformat(timespec="microseconds")


# People, servers and channels keep their ids from one start to the next, so that a game in a
# database finds them again.
FOUNDED_MS = 1_546_300_800_000


class Snowflakes:
    """Makes ids that sort by the time they were made."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0
        self._moment: int | None = None

    @contextmanager
    def backdated(self) -> Iterator[None]:
        """Give ids made inside the block a fixed date, so that they are the same in every world."""
        self._moment = FOUNDED_MS
        try:
            yield
        finally:
            self._moment = None

    def next(self) -> int:
        """Return an id that is larger than every id returned before."""
        candidate = snowflake(self._moment or int(self._clock.now() * 1000))
        self._last = max(candidate, self._last + 1)
        return self._last


def snowflake(milliseconds: int) -> int:
    """Return the smallest id for a time in milliseconds since 1970."""
    return (milliseconds - DISCORD_EPOCH_MS) << 22


def made_at(identifier: int) -> float:
    """Return when an id was made, in seconds since 1970."""
    return ((identifier >> 22) + DISCORD_EPOCH_MS) / 1000
