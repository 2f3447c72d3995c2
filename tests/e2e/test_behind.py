"""More to send than Discord accepts: hands wait behind the button, and are sent later."""

import pytest

from bot.client import DixitBot
from bot.gateway import requests
from bot.gateway.requests import RequestQueue
from playground.driver import Stage

from .evening import Evening, plain
from .order import check_in_line

BEHIND = "press *My hand* to see your cards"


async def test_hands_are_behind_the_button_while_there_is_too_much_to_send(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    bob, chloe = evening.friends[1:]
    game_id = await evening.game_id()
    with monkeypatch.context() as crowded:
        crowded.setattr(requests, "CALM", 0.0)
        crowded.setattr(RequestQueue, "delay", property(lambda _: 10.0))
        await evening.tell()
        await stage.wait_until(lambda: BEHIND in plain(stage.channel.last_message.text), "word")
        assert bob.dm.with_part("give") is None
        # Until then, everything can be done by button.
        await bob.press("hand")
        await bob.press(f"give:{game_id}:1:1")
        await bob.press(f"give:{game_id}:1:2")
        assert chloe.dm.with_part("give") is None
    await stage.wait_until(lambda: chloe.dm.with_part("give"), "the hand that was owed")
    await stage.wait_until(lambda: BEHIND not in stage.channel.last_message.text, "an end of it")
    await check_in_line(stage, bot, game_id)
