"""Hands that come late take nobody's time."""

from bot.gateway.client import DixitBot
from bot.rules.model import Phase
from playground.driver import Stage
from tests.e2e.evening import Evening
from tests.e2e.order import check_in_line

MINUTES = 5 * 60.0


async def test_the_time_to_give_cards_begins_when_the_hands_have_come(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(pace="quick")
    await evening.begin()
    await bot.screens.settle()
    clock = stage.playground.world.clock
    fault = stage.playground.faults.add("* /channels/*/messages*", status=503, times=None)
    await evening.tell()
    await stage.wait_until(lambda: fault.hits > 0, "a hand that could not be sent")
    clock.move(MINUTES)
    await bot.alarms.ring()
    assert (await evening.game()).phase is Phase.SUBMITTING
    repaired = clock.now()
    stage.playground.faults.clear()
    await check_in_line(stage, bot, await evening.game_id())
    timer = (await evening.stored()).timer
    assert timer is not None
    assert timer.awaits is None
    assert timer.since >= repaired
    assert timer.until is not None
    clock.move(timer.until - clock.now())
    await bot.alarms.ring()
    assert (await evening.game()).phase is not Phase.SUBMITTING
