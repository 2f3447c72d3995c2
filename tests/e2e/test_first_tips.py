"""Tips for first-time players: in their hand, until they have played a game."""

from bot.client import DixitBot
from playground.driver import Stage

from .evening import Evening, plain

TIP = "💡"


async def test_tips_go_with_one_press_and_for_good(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    bob, chloe = evening.friends[1:]
    assert TIP in bob.dm.last().text
    await bob.dm.press("No more tips")
    await bot.parts.screens.settle()
    assert TIP not in bob.dm.last().text
    assert "thinking of a clue" in plain(bob.dm.last().text)
    await evening.tell()
    await bot.parts.screens.settle()
    assert TIP not in bob.dm.last().text
    assert TIP in chloe.dm.last().text
    assert not (await bot.parts.store.person(bob.id)).tips


async def test_whoever_has_finished_a_game_needs_no_tips(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(goal=1)
    await evening.begin()
    await evening.play_on()
    await bot.parts.screens.settle()
    (late,) = stage.people("Jun")
    evening.friends.append(late)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    assert TIP in late.dm.last().text
    for friend in evening.friends[:3]:
        assert TIP not in friend.dm.last().text
