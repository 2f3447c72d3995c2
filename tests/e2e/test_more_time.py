"""*More time* on screen: it appears near the end, works for every player, and disappears."""

import asyncio

from bot.client import DixitBot
from bot.play.timers import LAST_CALL, THINKING
from bot.rules.model import Pace, Phase
from playground.driver import Stage

from .evening import Evening, plain
from .order import check_in_line


async def near_the_end(stage: Stage, bot: DixitBot) -> Evening:
    """Return a game that waits for cards, just after the last reminder."""
    evening = Evening(stage, bot, 4)
    await evening.open(pace="normal")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    assert evening.host.with_part("time") is None
    half = THINKING[Pace.NORMAL] / 2
    for seconds in (half + 1, half - LAST_CALL[Pace.NORMAL]):
        stage.playground.world.clock.move(seconds)
        await bot.parts.alarms.skip_to_now()
    await stage.wait_until(lambda: evening.host.with_part("time"), "More time in the channel")
    await bot.parts.screens.settle()
    return evening


async def test_in_the_channel_anybody_at_the_table_doubles_what_is_left(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await near_the_end(stage, bot)
    before = await evening.stored()
    stranger = stage.people("Emma")[0]
    assert "not in this game" in (await stranger.press("time")).text
    assert (await evening.stored()).deadline == before.deadline
    await evening.host.press("time")  # the storyteller, who owes nothing
    await bot.parts.screens.settle()
    after = await evening.stored()
    assert before.deadline is not None
    assert after.deadline is not None
    assert after.deadline > before.deadline + LAST_CALL[Pace.NORMAL] / 2
    shown = plain(stage.channel.last_message.text)
    assert f"<t:{int(after.deadline)}:R>" in shown
    assert "asked for more time" in shown
    assert evening.host.with_part("time") is None
    await check_in_line(stage, bot, await evening.game_id())


async def test_whoever_is_awaited_can_ask_in_private(bot: DixitBot, stage: Stage) -> None:
    evening = await near_the_end(stage, bot)
    before = await evening.stored()
    bob = evening.friends[1].dm
    await stage.wait_until(lambda: bob.with_part("time"), "More time in private")
    await bob.press("time")
    await bot.parts.screens.settle()
    after = await evening.stored()
    assert after.game.phase is Phase.SUBMITTING
    assert (after.deadline or 0) > (before.deadline or 0)
    for friend in evening.friends:
        assert friend.dm.with_part("time") is None, friend
    assert evening.host.with_part("time") is None


async def test_two_who_press_at_once_get_it_once(bot: DixitBot, stage: Stage) -> None:
    evening = await near_the_end(stage, bot)
    before = (await evening.stored()).deadline
    table = stage.channel.last_message
    alice, bob = evening.friends[:2]
    replies = await asyncio.gather(bob.press("time", on=table), alice.press("time", on=table))
    await bot.parts.screens.settle()
    told = [reply for reply in replies if reply.private]
    assert len(told) == 1
    assert "Everyone has more time already" in told[0].text
    assert before is not None
    assert before < ((await evening.stored()).deadline or 0) <= before + LAST_CALL[Pace.NORMAL]
