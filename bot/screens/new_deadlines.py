"""Deadlines that were forgiven: shown one game after the other, so that Discord can follow."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.play.forgiving import STAGGER
from bot.store import GameId, StoreError, UnknownGame


class NewDeadlines:
    """Has games redrawn whose deadline is another now, once there is somebody to show it to."""

    def __init__(self, redraw: Callable[[GameId], Awaitable[None]]) -> None:
        self._redraw = redraw
        self._waiting: deque[GameId] = deque()
        self._online = False
        self._task: asyncio.Task[None] | None = None

    def show(self, games: Sequence[GameId]) -> None:
        """These games, in this order."""
        self._waiting += games
        if self._online and self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._show_all(), name="new deadlines")

    def begin(self) -> None:
        """Discord hears us from now on."""
        self._online = True
        self.show(())

    async def close(self) -> None:
        """Leave the rest to their reminders."""
        self._online = False
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _show_all(self) -> None:
        while self._waiting:
            with suppress(StoreError, UnknownGame):  # the next reminder shows it
                await self._redraw(self._waiting.popleft())
            await asyncio.sleep(STAGGER)
