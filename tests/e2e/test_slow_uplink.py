"""A bot at the end of a slow line: hands arrive one after the other, and nobody is left waiting."""

from functools import partial

import pytest

from bot.client import DixitBot
from bot.gateway import requests
from playground.driver import Reply, Stage

from .conftest import discord_hangs
from .evening import Evening
from .order import check_in_line

pytestmark = discord_hangs  # a request without pictures may take a second

AT_ONCE = 3.0  # seconds that all hands take together


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower the limits for uploads, because the pictures of these tests are small."""
    monkeypatch.setattr(requests, "SMALL", 1000)
    monkeypatch.setattr(requests, "SLOWEST", 1000)


def slow_down(stage: Stage, evening: Evening) -> None:
    """Throttle the uplink so that sending all hands takes longer than one request may."""
    (hand,) = evening.host.dm.last().record.attachments
    bytes_per_second = len(evening.friends) * len(hand.content) / AT_ONCE
    stage.playground.uplink.bytes_per_second = bytes_per_second


async def test_hands_that_would_run_out_of_time_together_all_arrive(
    bot: DixitBot, stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(stage, bot, 6)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    slow_down(stage, evening)
    caplog.clear()
    await evening.tell()
    for friend in evening.friends[1:]:
        await stage.wait_until(partial(friend.dm.with_part, "give"), "a hand")
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    assert not [one for one in caplog.messages if "sending failed" in one]


def is_there(reply: Reply) -> bool:
    return reply.message is not None and bool(reply.message.record.attachments)


@pytest.mark.usefixtures("impatient")
async def test_a_hand_that_is_asked_for_meanwhile_is_acknowledged_in_time(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    slow_down(stage, evening)
    await evening.tell()
    await bot.parts.screens.settle()  # now the bot knows how slow its line is
    (hand,) = evening.host.dm.last().record.attachments
    stage.playground.uplink.bytes_per_second = len(hand.content) / 4.0
    replies = [await friend.press("hand") for friend in evening.friends]
    for reply in replies:
        await stage.wait_until(partial(is_there, reply), "the hand")
    assert all(reply.private for reply in replies)
