"""The real bot on the playground that the browser looks at."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import assembled
from bot.client import DixitBot
from bot.gateway.library import point_discord_at
from bot.screens.scheduler import Tempo
from bot.settings import Settings
from playground.driver import PATIENCE
from playground.server import Playground


@asynccontextmanager
async def logged_in(
    playground: Playground, decks: Path, database: Path, tempo: Tempo, **options: Any
) -> AsyncIterator[DixitBot]:
    """Run a bot with these decks; yield it once it is online."""
    # Three seconds are too few on a busy machine; what happens after them has its own tests.
    playground.interactions.answer_within = PATIENCE
    settings = Settings(
        token=playground.token,
        database=database,
        api_base=playground.api_base,
        gateway_url=playground.gateway_url,
        decks_dir=str(decks),
    )
    async with assembled(settings, tempo=tempo, guild_ready_timeout=0.0, **options) as bot:
        running = asyncio.create_task(bot.start(playground.token))
        async with asyncio.timeout(PATIENCE):
            await bot.wait_until_ready()
        yield bot
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
    point_discord_at()
