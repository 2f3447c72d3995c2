"""Composes the bot: settings → store → pictures → client, in nested ``async with``, and runs it."""

import asyncio
import gc
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from bot.decks import Shelf, deck_folders
from bot.gateway.client import DixitBot
from bot.gateway.endpoint import point_discord_at
from bot.imaging import Pictures
from bot.play.timers import DAY
from bot.screens.tempo import UNHURRIED, Tempo
from bot.settings import Settings
from bot.store import SqliteStore

log = logging.getLogger(__name__)


@asynccontextmanager
async def assembled(
    settings: Settings, *, tempo: Tempo = UNHURRIED, **options: Any
) -> AsyncIterator[DixitBot]:
    """The bot with everything it needs, ready to log in; all is let go of in the right order."""
    point_discord_at(settings.api_base, settings.gateway_url)
    # Not in a thread: nobody waits yet, and there the C library's allocator makes it much slower.
    shelf = Shelf.below(*deck_folders(settings.decks_dir))
    for problem in shelf.problems:
        log.warning("left out: %s", problem)
    store = await SqliteStore.open(settings.database)
    try:
        folder = Path(settings.database).parent / "pictures"
        async with (
            Pictures(shelf, folder, settings.picture_cache_mb) as pictures,
            DixitBot(
                store,
                shelf,
                pictures,
                tempo=tempo,
                keep_finished=settings.keep_finished_days * DAY,
                **options,
            ) as bot,
        ):
            preparing = asyncio.create_task(_prepare(bot, pictures, shelf))
            try:
                yield bot
            finally:
                preparing.cancel()
                with suppress(asyncio.CancelledError):
                    await preparing
    finally:
        await store.close()


async def _prepare(bot: DixitBot, pictures: Pictures, shelf: Shelf) -> None:
    """Make the tiles of every deck ready in the background, once per version of a deck."""
    await bot.online.wait()  # people come first
    for deck in shelf.decks.values():
        try:
            await pictures.prepare(deck)
        except OSError:
            log.exception("deck %s could not be prepared; its pictures are made as needed", deck.id)


async def run_bot(settings: Settings, *, tempo: Tempo = UNHURRIED, **options: Any) -> None:
    """Assemble the bot and run it."""
    async with assembled(settings, tempo=tempo, **options) as bot:
        await serve(bot, settings.token)


async def serve(bot: DixitBot, token: str) -> None:
    """Stay online until a signal comes; ``TurnedAway`` if Discord does not want us."""
    gc.freeze()  # what was made at the start lives to the end: presses need not wait for its count
    running = asyncio.create_task(bot.start(token))
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows has no signal handlers: Ctrl+C interrupts
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, running.cancel)
    with suppress(asyncio.CancelledError):
        await running
