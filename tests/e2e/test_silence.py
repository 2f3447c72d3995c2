"""The bot never falls silent: our timeouts do not disturb the library's rate limits."""

import asyncio
import time
from typing import Any

import pytest
from discord.http import Ratelimit

from bot.client import DixitBot
from playground.driver import Stage

from .evening import Evening
from .order import check_in_line


async def test_a_host_without_time_for_us_silences_no_route(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process gets no CPU time just when the library releases a route."""
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    original: Any = Ratelimit.__aexit__
    posts = bot.http._buckets[f"POST /channels/{{channel_id}}/messages:{bob.dm.channel.id}"]
    stalls: list[float] = []

    async def stalled(self: Ratelimit, *exc: Any) -> None:
        if self is posts and not stalls:
            stalls.append(1.1)  # longer than the patience of the tests
            time.sleep(stalls[0])  # noqa: ASYNC251  # the whole process stands still
            await asyncio.sleep(0)
        await original(self, *exc)

    monkeypatch.setattr(Ratelimit, "__aexit__", stalled)
    await evening.tell()
    await evening.give()
    assert stalls
    await stage.wait_until(lambda: bob.dm.with_part("vote"), "Bob's ballot")
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_global_limit_longer_than_our_patience_is_slept_out(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    await bot.parts.screens.settle()
    stage.playground.faults.add(
        "POST /channels/*/messages", status=429, everywhere=True, retry_after=1.5
    )
    before = stage.channel.last_message.record.id
    await evening.host.slash("dixit table")
    await stage.wait_until(lambda: stage.channel.last_message.record.id != before, "the table")
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_name_that_is_slow_to_come_silences_nothing(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    monkeypatch.setattr("bot.gateway.people.NAMES_PATIENCE", 0.1)
    bot.parts.names._known.clear()
    stage.playground.faults.add("GET /users/*", status=429, everywhere=True, retry_after=1.0)
    panel = await evening.host.slash("dixit host panel")
    assert panel.private
    await evening.tell("Still there")
    await stage.wait_until(lambda: evening.host.can_see("Still there"), "the clue")
