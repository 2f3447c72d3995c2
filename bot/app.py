"""Where the bot is started: settings → store → parts → client.

Started in nested ``async with``, so that all is let go of in the right order. Does no work itself.
"""

import asyncio
import gc
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.decks import Shelf, deck_folders
from bot.gateway.client import DixitBot
from bot.gateway.clock import DiscordClock
from bot.gateway.connection import PATIENCE
from bot.gateway.endpoint import point_discord_at
from bot.gateway.hearing import Hearing
from bot.gateway.requests import Requests
from bot.gateway.traffic import Traffic
from bot.host.hosted import hosted
from bot.imaging.on_demand import PicturesOnDemand
from bot.parts import Means, put_together
from bot.play import timers
from bot.play.background import in_background
from bot.play.timers import HOUR, Moments
from bot.screens.tempo import UNHURRIED, Tempo
from bot.settings import Settings
from bot.store import Clock, PostgresAddress, open_store
from bot.store.choosing import driver_for

log = logging.getLogger(__name__)


def discords_clock(traffic: Traffic) -> DiscordClock:
    """A clock that is set by the answers that come in."""
    clock = DiscordClock()
    traffic.trace.on_request_end.append(clock.on_answer)
    return clock


def open_shelf(settings: Settings) -> Shelf:
    """All decks; what is wrong with them stands in the log."""
    # Not in a thread: nobody waits yet, and there the C library's allocator makes it much slower.
    shelf = Shelf.below(*deck_folders(settings.decks_dir))
    for problem in shelf.problems:
        log.warning("left out: %s", problem)
    return shelf


@asynccontextmanager
async def assembled(
    settings: Settings,
    *,
    tempo: Tempo = UNHURRIED,
    moments: Moments = timers.UNHURRIED,
    clock: Clock | None = None,
    requests: Callable[[], Requests] = Requests,
    patience: float = PATIENCE,
    **options: Any,
) -> AsyncIterator[DixitBot]:
    """The bot with everything it needs, ready to log in; all is let go of in the right order."""
    traffic = Traffic()
    clock = clock or discords_clock(traffic)
    point_discord_at(settings.api_base, settings.gateway_url)
    shelf = open_shelf(settings)
    store = await open_store(settings.database)
    try:
        folder = settings.folder / "pictures"
        async with PicturesOnDemand(shelf, folder, settings.picture_cache_mb) as pictures:
            means = Means(store, shelf, pictures, settings, clock, requests(), tempo, moments)
            async with (
                DixitBot(
                    lambda client: put_together(client, means),
                    patience=patience,
                    traffic=traffic,
                    shard_count=settings.shards,
                    **options,
                ) as bot,
                in_background(prepare(bot.online, pictures, shelf, bot.making.sweep), "decks"),
            ):
                yield bot
    finally:
        await store.close()


async def prepare(
    online: asyncio.Event,
    pictures: PicturesOnDemand,
    shelf: Shelf,
    sweep: Callable[[], Awaitable[None]],
) -> None:
    """Make the tiles of every deck ready in the background, once per version of a deck."""
    await online.wait()  # people come first
    made = await pictures.ready()
    for deck in shelf.decks.values():
        try:
            await made.prepare(deck)
        except OSError:
            log.exception("deck %s could not be prepared; its pictures are made as needed", deck.id)
    while True:
        try:
            await sweep()
        except Exception:
            log.exception("what was removed from servers' decks is swept away later")
        await asyncio.sleep(HOUR)


async def run_bot(settings: Settings, *, tempo: Tempo = UNHURRIED, **options: Any) -> None:
    """Assemble the bot and run it; with PostgreSQL it is one of any number of processes."""
    if isinstance(settings.database, PostgresAddress):
        driver_for(settings.database)
        from bot.workers.assembly import run_worker

        await run_worker(settings, tempo=tempo, **options)
        return
    async with (
        assembled(settings, tempo=tempo, **options) as bot,
        hosted(lambda: [bot], settings, bot.online) as hearing,
    ):
        await serve(bot, settings.token, hearing)


async def serve(bot: DixitBot, token: str, hearing: Hearing) -> None:
    """Stay online until a signal comes.

    ``TurnedAway`` if Discord does not want us, ``DeafGateway`` if it tells us nothing any more.
    """
    gc.freeze()  # what was made at the start lives to the end: presses need not wait for its count
    gc.enable()
    running = asyncio.create_task(bot.start(token))
    listening = asyncio.create_task(hearing.until_deaf(), name="hearing")
    listening.add_done_callback(lambda _: running.cancel())
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows has no signal handlers: Ctrl+C interrupts
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, running.cancel)
    try:
        with suppress(asyncio.CancelledError):
            await running
    finally:
        ended = listening.done()
        listening.cancel()
    if ended:
        await listening
