"""How workers tell each other not to wait; a hint may be lost, and nothing depends on it."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Protocol


class Hinting(Protocol):
    """Short words for all workers."""

    async def give(self, hint: str) -> None:
        """Tell everybody, perhaps."""

    def heard(self, listener: Callable[[str], None]) -> AbstractAsyncContextManager[None]:
        """Pass on every hint that comes meanwhile."""


async def either(event: asyncio.Event, seconds: float) -> None:
    """Wait for a hint, or until it is time to look without one."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
