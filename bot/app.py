"""Starts a bot that runs as the only process: settings → store → client.

Uses nested ``async with`` blocks, so that everything is closed in reverse order. A bot that is one
of several processes is started in `bot.workers.assembly`.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.client import DixitBot
from bot.gateway.connection import Heartbeats
from bot.host.process import call_on_signal
from bot.host.services import hosted, listening
from bot.runtime import Runtime, in_background
from bot.settings import Settings
from bot.store import open_store


@asynccontextmanager
async def assembled(settings: Settings, **runtime_options: Any) -> AsyncIterator[DixitBot]:
    """Yield the bot, ready to log in, and close everything afterwards.

    ``runtime_options`` are passed to `Runtime`.
    """
    runtime = Runtime(settings, **runtime_options)
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


async def run_alone(settings: Settings, **runtime_options: Any) -> None:
    """Run the bot until the process receives a signal.

    ``runtime_options`` are passed to `Runtime`.
    """
    async with (
        assembled(settings, **runtime_options) as bot,
        hosted(lambda: [bot], settings, bot.online) as heartbeats,
    ):
        await serve(bot, settings.token, heartbeats)


async def serve(bot: DixitBot, token: str, heartbeats: Heartbeats) -> None:
    """Keep the bot online until the process receives SIGINT or SIGTERM.

    Raise ``TurnedAway`` if Discord refuses the bot, ``DeafGateway`` if the gateway stays silent.
    """
    running = asyncio.create_task(bot.start(token))
    call_on_signal(running.cancel)
    async with listening(heartbeats, running.cancel):
        with suppress(asyncio.CancelledError):
            await running
