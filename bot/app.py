"""Starts a bot that runs as the only process: settings → store → client.

Uses nested ``async with`` blocks, so that everything is closed in reverse order. A bot that is one
of several processes is started in `bot.workers.assembly`.
"""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.client import DixitBot
from bot.gateway.connection import Heartbeats
from bot.host.services import hosted
from bot.runtime import Runtime, in_background
from bot.settings import Settings
from bot.store import open_store


@asynccontextmanager
async def assembled(settings: Settings, **how: Any) -> AsyncIterator[DixitBot]:
    """Yield the bot, ready to log in, and close everything afterwards.

    ``how`` is passed to `Runtime`.
    """
    runtime = Runtime(settings, **how)
    store = await open_store(settings.database)
    try:
        async with (
            runtime.pictures,
            DixitBot(runtime, store, runtime.requests(), shard_count=settings.shards) as bot,
            in_background(runtime.keep_decks(bot.online, bot.parts.making.sweep), "decks"),
        ):
            yield bot
    finally:
        await store.close()


async def run_alone(settings: Settings, **how: Any) -> None:
    """Run the bot until the process receives a signal; ``how`` is passed to `Runtime`."""
    async with (
        assembled(settings, **how) as bot,
        hosted(lambda: [bot], settings, bot.online) as heartbeats,
    ):
        await serve(bot, settings.token, heartbeats)


async def serve(bot: DixitBot, token: str, heartbeats: Heartbeats) -> None:
    """Keep the bot online until the process receives SIGINT or SIGTERM.

    Raise ``TurnedAway`` if Discord refuses the bot, ``DeafGateway`` if the gateway stays silent.
    Also enable the garbage collector, which is off during the start.
    """
    # Objects made so far live as long as the process, so the collector can skip them. It was
    # disabled for the start, when almost nothing is garbage.
    gc.freeze()
    gc.enable()
    running = asyncio.create_task(bot.start(token))
    listening = asyncio.create_task(heartbeats.until_deaf(), name="heartbeats")
    listening.add_done_callback(lambda _: running.cancel())
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # on Windows, where Ctrl+C raises KeyboardInterrupt
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, running.cancel)
    try:
        with suppress(asyncio.CancelledError):
            await running
    finally:
        ended = listening.done()
        listening.cancel()
    if ended:
        await listening  # raises ``DeafGateway``
