"""Hands that there was no room to send: sent one game after the other as soon as there is."""

import asyncio
from collections.abc import Callable

from bot.gateway.requests import Requests
from bot.screens.game import GamesOnScreen
from bot.store import GameId

PAUSE = 0.1  # seconds between two games


class OwedHands:
    """Catches up whenever requests are in time, with those first who wait longest."""

    def __init__(
        self, games: GamesOnScreen, requests: Requests, refresh: Callable[[GameId], None]
    ) -> None:
        self._games = games
        self._requests = requests
        self._refresh = refresh
        self._task: asyncio.Task[None] | None = None

    def send_soon(self) -> None:
        """Some game owes hands."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._catch_up())

    async def close(self) -> None:
        """Owe them until the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _catch_up(self) -> None:
        while owing := [g for g in self._games.values() if g.owes_hands_since is not None]:
            if self._requests.idle:
                game = min(owing, key=lambda one: one.owes_hands_since or 0.0)
                game.owes_hands_since = None
                game.may_push = True
                self._refresh(game.id)
            await asyncio.sleep(PAUSE)
