"""Shortens the pauses that discord.py makes before it retries.

Waits that Discord asks for are kept in full.
"""

import asyncio
from types import SimpleNamespace

import discord.client
import discord.http
import discord.shard
import discord.webhook.async_
import pytest

REPEATS = {1, 3, 5, 7, 9}  # seconds before a failed request is sent again
TIMES = 50


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Shorten the pauses before requests are repeated and connections are reopened."""

    async def before_a_request(seconds: float) -> None:
        known = isinstance(seconds, int) and seconds in REPEATS
        await asyncio.sleep(seconds / TIMES if known else seconds)

    async def before_a_connection(seconds: float) -> None:
        await asyncio.sleep(seconds / TIMES)

    for module in (discord.http, discord.webhook.async_):
        patch.setattr(module, "asyncio", _with(before_a_request))
    for module in (discord.client, discord.shard):
        patch.setattr(module, "asyncio", _with(before_a_connection))


def _with(sleep: object) -> SimpleNamespace:
    return SimpleNamespace(**vars(asyncio) | {"sleep": sleep})
