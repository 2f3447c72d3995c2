"""Work that goes on beside the game for as long as a block lasts.

Owns the life of the task and nothing that is done in it.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from types import TracebackType
from typing import Any, Self


@asynccontextmanager
async def in_background(work: Coroutine[Any, Any, None], name: str) -> AsyncIterator[None]:
    """Do this meanwhile; at the end of the block it is broken off, wherever it is."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


class Watch(ABC):
    """Something that looks after its own business between ``async with`` and its end."""

    _running: AbstractAsyncContextManager[None] | None = None

    @abstractmethod
    async def watch(self) -> None:
        """Go on until broken off."""

    async def __aenter__(self) -> Self:
        self._running = in_background(self.watch(), type(self).__name__.lower())
        await self._running.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._running is not None
        await self._running.__aexit__(kind, error, trace)
