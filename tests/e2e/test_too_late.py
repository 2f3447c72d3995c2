"""Answers that come too late: the press counts, and nobody is shown a traceback for it."""

import asyncio
from contextlib import suppress

import pytest

from bot.client import DixitBot
from playground.driver import DidNotRespond, Stage
from playground.interactions import ANSWER_WITHIN

from .evening import Evening
from .order import check_in_line

pytestmark = pytest.mark.usefixtures("impatient")


async def test_a_hand_asked_for_too_late_leaves_no_traceback(
    bot: DixitBot, stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the acknowledgement nor the picture reaches the presser."""
    monkeypatch.setattr("bot.screens.files.PICTURE_PATIENCE", 0.0)
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    caplog.clear()
    fault = stage.playground.faults.add("POST /interactions/*/callback", code=10062)
    pressing = asyncio.create_task(evening.friends[1].press("hand"))
    await stage.wait_until(lambda: fault.hits, "the answer")
    stage.playground.world.clock.move(ANSWER_WITHIN)
    with suppress(DidNotRespond):
        await pressing
    await bot.parts.screens.settle()
    assert not [one for one in caplog.records if one.levelname == "ERROR"]
    await check_in_line(stage, bot, await evening.game_id())
