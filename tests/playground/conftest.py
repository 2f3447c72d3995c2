"""A playground per test, with or without the echo bot on it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from bot.gateway.library import point_discord_at
from playground.driver import PATIENCE, Stage
from playground.server import Playground

from .desk import Desk
from .echo_bot import EchoBot

Connect = Callable[..., Awaitable[EchoBot]]


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as running:
        yield running


@pytest.fixture
async def stage(playground: Playground) -> Stage:
    return Stage(playground)


@pytest.fixture
async def connect(playground: Playground) -> AsyncIterator[Connect]:
    """Yield a function that starts an echo bot and returns it once ready; close them at the end."""
    started: list[EchoBot] = []

    async def start(*, point: bool = True, **options: Any) -> EchoBot:
        if point:
            point_discord_at(playground.api_base, playground.gateway_url)
        bot = EchoBot(**options)
        ready = asyncio.Event()

        async def on_ready() -> None:
            ready.set()

        bot.event(on_ready)
        bot.running = asyncio.create_task(bot.start(playground.token))
        started.append(bot)
        await asyncio.wait_for(ready.wait(), PATIENCE)
        return bot

    yield start
    for bot in started:
        await bot.close()
        await asyncio.gather(bot.running, return_exceptions=True)
    point_discord_at()


@pytest.fixture
async def echo(connect: Connect) -> EchoBot:
    return await connect()


@pytest.fixture
async def http(playground: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    """Return a session that speaks as the bot, without discord.py."""
    headers = {"Authorization": f"Bot {playground.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        yield session


@pytest.fixture
def desk(playground: Playground, http: aiohttp.ClientSession) -> Desk:
    return Desk(playground, http)
