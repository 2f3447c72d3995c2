"""Tasks in the background: keeping, stopping and waiting for them."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any


class Tasks(set[asyncio.Task[None]]):
    """The tasks of one owner that are under way; asyncio keeps only weak references to them."""

    def start(self, work: Coroutine[Any, Any, None], name: str | None = None) -> asyncio.Task[None]:
        """Run a coroutine as a task, which leaves this set once it is done; return the task."""
        task = asyncio.create_task(work, name=name)
        self.add(task)
        task.add_done_callback(self.discard)
        return task


async def stop(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel these tasks and wait until they have ended; ignore their errors. None is no task."""
    given = [task for task in tasks if task is not None]
    for task in given:
        task.cancel()
    await asyncio.gather(*given, return_exceptions=True)


def ignore_error(done: asyncio.Future[Any]) -> None:
    """Mark the error of a task that nobody waits for as seen, or asyncio would log it."""
    if not done.cancelled():
        done.exception()


async def wait_up_to(event: asyncio.Event, seconds: float) -> None:
    """Wait until the event is set, but no longer than this many seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
