"""Requests that fail on their way to Discord: everything arrives, and nothing arrives twice."""

import asyncio
from typing import Any

import pytest

from bot.client import DixitBot
from playground.driver import Stage
from playground.faults import Fault
from playground.feed import Event

from .conftest import BAN_PAUSE, discord_hangs
from .evening import Evening
from .order import check_in_line

pytestmark = discord_hangs

BY_TOKEN = "POST /channels/*/messages"
BY_PRESS = "POST /webhooks/*"

ONCE: tuple[dict[str, Any], ...] = (
    {"status": 500},
    {"status": 502},
    {"status": 503},
    {"status": 504},
    {"status": 520},
    {"status": 524},
    {"reset": True},
    {"close": True},
    {"hang": True},
    {"status": 429, "retry_after": 0.1},
    {"status": 429, "retry_after": 0.1, "everywhere": True},
    {"status": 500, "after_all": True},
    {"status": 503, "after_all": True},
    {"reset": True, "after_all": True},
    {"hang": True, "after_all": True},
)
LASTING: tuple[dict[str, Any], ...] = (
    {"status": 500, "times": 4},
    {"status": 503, "times": 8},
    {"reset": True, "times": 8},
    {"status": 429, "retry_after": 0.01, "times": 7},
    {"status": 503, "times": 4, "after_all": True},
    {"reset": True, "times": 4, "after_all": True},
)


async def bring_down(evening: Evening, stage: Stage, fault: Fault) -> None:
    """Use ``/dixit table``, and wait until the table is posted again in spite of the fault.

    Then check that there is only one lobby and that everything shows the stored game.
    """
    before = stage.channel.last_message.record.id
    await evening.host.slash("dixit table")
    await stage.wait_until(lambda: fault.spent, f"{fault}")
    await stage.wait_until(lambda: stage.channel.last_message.record.id != before, f"{fault}")
    await stage.wait_until(lambda: len(stage.channel.messages) == 1, f"one lobby after {fault}")
    await check_in_line(stage, evening.bot, await evening.game_id())


async def test_a_post_by_token_arrives_once(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    for details in ONCE:
        stage.playground.faults.clear()
        stage.playground.faults.add(BY_PRESS, code=50027, times=None)
        await bring_down(evening, stage, stage.playground.faults.add(BY_TOKEN, **details))


async def test_what_cannot_be_sent_for_long_is_sent_later(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    for details in LASTING:
        stage.playground.faults.clear()
        stage.playground.faults.add(BY_PRESS, code=50027, times=None)
        await bring_down(evening, stage, stage.playground.faults.add(BY_TOKEN, **details))


@pytest.mark.parametrize("code", [None, 40333])
async def test_a_ban_of_our_address_stops_all_sends_for_a_while(
    bot: DixitBot, stage: Stage, code: int | None
) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    await bot.parts.screens.settle()
    playground = stage.playground
    here = f"POST /channels/{evening.channel.id}/messages"
    playground.faults.add(BY_PRESS, code=50027, times=None)
    ban = playground.faults.add(here, cloudflare=True, code=code, times=2)
    seen: list[float] = []
    loop = asyncio.get_running_loop()

    def note(event: Event) -> None:
        asked = f"{event.data.get('method')} {event.data.get('path')}"
        if event.name == "REQUEST" and asked == here:
            seen.append(loop.time())

    stop = playground.world.feed.subscribe(note)
    await bring_down(evening, stage, ban)
    stop()
    first, second, third = seen
    assert second - first >= BAN_PAUSE
    assert third - second >= 2 * BAN_PAUSE  # longer each time


async def test_pictures_that_are_too_large_are_sent_smaller(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    too_large = f"POST /channels/{stage.channel.channel.id}/messages"
    fault = stage.playground.faults.add(too_large, code=40005)
    await evening.give()
    await stage.wait_until(lambda: fault.spent, "the refusal")
    await bot.parts.screens.settle()
    (small,) = stage.channel.last_message.record.attachments
    await evening.vote()
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")
    await check_in_line(stage, bot, await evening.game_id())
    await evening.go_on()
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    (usual,) = stage.channel.last_message.record.attachments
    assert (small.filename, usual.filename) == ("table.jpg", "table.jpg")
    assert small.width is not None
    assert small.height is not None
    assert (2 * small.width, 2 * small.height) == (usual.width, usual.height)


async def test_a_message_that_is_older_than_an_hour_is_posted_anew(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await stage.wait_until(lambda: len(stage.channel.messages) == 2, "the clue")
    await bot.parts.screens.settle()
    old = stage.channel.last_message.record.id
    stage.playground.world.clock.move(56 * 60)
    too_often = {"code": 30046, "retry_after": 60, "times": None}
    fault = stage.playground.faults.add(f"PATCH *{old}", **too_often)
    await evening.friends[1].dm.press("give")
    await stage.wait_until(lambda: stage.channel.last_message.record.id != old, "a new clue")
    await stage.wait_until(lambda: len(stage.channel.messages) == 2, "the old one gone")
    await check_in_line(stage, bot, await evening.game_id())
    assert not fault.hits
