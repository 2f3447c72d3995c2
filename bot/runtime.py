"""What all bots of one process share: settings, decks, pictures, the clock, the tempo.

A process has one bot, or one for each shard that it holds (`bot.workers`). Knows no store and no
game.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.decks import Problem, Shelf, deck_folders
from bot.gateway.connection import DiscordClock
from bot.gateway.library import PATIENCE, point_discord_at
from bot.gateway.requests import Requests, Traffic
from bot.imaging.on_demand import PicturesOnDemand
from bot.play import timers
from bot.play.timers import Delays
from bot.screens.scheduler import UNHURRIED, Tempo
from bot.settings import Settings
from bot.store import Clock
from bot.times import HOUR

log = logging.getLogger(__name__)


class Runtime:
    """Holds what all bots of this process share, the decks among it.

    ``requests`` creates the ``Requests`` of one bot, ``patience`` is how many seconds Discord may
    take to answer a request, and ``client_options`` are passed on to discord.py.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        tempo: Tempo = UNHURRIED,
        delays: Delays = timers.UNHURRIED,
        clock: Clock | None = None,
        requests: Callable[..., Requests] = Requests,
        patience: float = PATIENCE,
        **client_options: Any,
    ) -> None:
        point_discord_at(settings.api_base, settings.gateway_url)
        self.settings = settings
        self.tempo = tempo
        self.delays = delays
        self.traffic = Traffic()
        self.clock = clock or _discords_clock(self.traffic)
        self.requests = requests
        self.patience = patience
        self.client_options = client_options
        self.shelf = Shelf.below(*deck_folders(settings.decks_dir), complain=_log_problem)
        self.pictures = PicturesOnDemand(
            self.shelf, settings.folder / "pictures", settings.picture_cache_mb
        )

    async def keep_decks(self, online: asyncio.Event, sweep: Callable[[], Awaitable[None]]) -> None:
        """Load the decks, make their missing tiles, then call ``sweep`` every hour.

        Start only once the bot is online, because presses come first. Run until cancelled. Failures
        are logged.
        """
        await online.wait()
        # Not in a thread, because memory allocation is much slower there.
        decks = self.shelf.decks
        made = await self.pictures.ready()
        for deck in decks.values():
            try:
                await made.prepare(deck)
            except OSError:
                log.exception(
                    "deck %s could not be prepared; its pictures are made as needed", deck.id
                )
        while True:
            try:
                await sweep()
            except Exception:
                log.exception("unused pictures of decks could not be deleted; trying again later")
            await asyncio.sleep(HOUR)


def _discords_clock(traffic: Traffic) -> DiscordClock:
    """Return a clock that sets itself by the dates of Discord's answers."""
    clock = DiscordClock()
    traffic.trace.on_request_end.append(clock.on_answer)
    return clock


def _log_problem(problem: Problem) -> None:
    log.warning("left out: %s", problem)


@asynccontextmanager
async def in_background(work: Coroutine[Any, Any, None], name: str) -> AsyncIterator[None]:
    """Run a coroutine as a task during the block, and cancel it when the block ends.

    If the task has failed by then, raise its exception.
    """
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
