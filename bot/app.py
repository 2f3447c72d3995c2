"""Where a bot that is alone is started: settings → store → client.

Started in nested ``async with``, so that everything is closed in the right order. Does no work
itself. One of several processes is started in `bot.workers.assembly`.
"""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.client import DixitBot
from bot.gateway.heartbeat import Heartbeats
from bot.host.hosted import hosted
from bot.runtime import Runtime, in_background
from bot.settings import Settings
from bot.store import open_store


@asynccontextmanager
async def assembled(settings: Settings, **how: Any) -> AsyncIterator[DixitBot]:
    """Yield the bot with everything it needs, ready to log in; ``how`` is as for `Runtime`."""
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
    """Assemble the bot and run it until a signal comes; ``how`` is as for `Runtime`."""
    async with (
        assembled(settings, **how) as bot,
        hosted(lambda: [bot], settings, bot.online) as heartbeats,
    ):
        await serve(bot, settings.token, heartbeats)


async def serve(bot: DixitBot, token: str, heartbeats: Heartbeats) -> None:
    """Stay online until a signal comes.

    Raise ``TurnedAway`` if Discord refuses the bot, ``DeafGateway`` if its gateway fell silent.
    """
    gc.freeze()  # what exists now lives as long as the process: the collector need not look at it
    gc.enable()
    running = asyncio.create_task(bot.start(token))
    listening = asyncio.create_task(heartbeats.until_deaf(), name="heartbeats")
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
