"""The time of a phase starts only when late hands have arrived."""

import asyncio

import pytest

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.screens.board import Redraw
from playground.driver import PATIENCE, Stage
from tests.e2e.conftest import LONG_LIMIT, Launch, dms_are_late_soon
from tests.e2e.evening import Evening
from tests.e2e.order import check_in_line, until

MINUTES = 5 * 60.0


async def time_runs(evening: Evening) -> None:
    """Wait until the phase's timer is running."""
    async with asyncio.timeout(PATIENCE):
        while (timer := (await evening.stored()).timer) and timer.awaits is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert timer is not None


async def test_the_time_to_give_cards_begins_when_the_hands_have_come(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(pace="quick")
    await evening.begin()
    await bot.parts.screens.settle()
    clock = stage.playground.world.clock
    fault = stage.playground.faults.add("* /channels/*/messages*", status=503, times=None)
    await evening.tell()
    await stage.wait_until(lambda: fault.hits > 0, "a hand that could not be sent")
    clock.move(MINUTES)
    await bot.parts.alarms.ring()
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
    await bot.parts.alarms.ring()
    assert (await evening.game()).phase is not Phase.SUBMITTING


async def test_a_change_that_calls_nobody_puts_off_nobodys_time(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(pace="slow")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    stage.playground.world.clock.move(16 * 60)  # no press's token lasts that long
    monkeypatch.setattr(bot.parts.hands, "_progress", 3600.0)
    await evening.give()
    assert (await evening.game()).phase is Phase.VOTING
    # The storyteller's hand says so an hour later, and the vote has begun anyway.
    await time_runs(evening)
    assert any(
        state.later for state in bot.parts.games[await evening.game_id()].hand_states.values()
    )


@dms_are_late_soon
async def test_nobody_waits_for_a_hand_that_takes_long(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(pace="normal")
    await evening.begin()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    route = f"POST /channels/{bob.dm.channel.id}/messages"
    stage.playground.faults.add(route, status=429, retry_after=LONG_LIMIT, times=None)
    await evening.tell()
    await time_runs(evening)
    await stage.wait_until(lambda: bob.notified_of(), "a call for Bob")
    assert bob.dm.with_part("give") is None
    assert "Press *My hand* to play" in stage.channel.messages[1].text


async def test_a_first_hand_comes_though_what_it_called_for_is_over(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3)
    bob, opened, opening = evening.friends[1], asyncio.Event(), bot.parts.hands.dms.open

    async def open_late(player: PlayerId, *, again: bool = False) -> int:
        if player == str(bob.id):
            await opened.wait()
        return await opening(player, again=again)

    monkeypatch.setattr(bot.parts.hands.dms, "open", open_late)
    await evening.open()
    await evening.begin()
    game = bot.parts.games[await evening.game_id()]

    def claimed() -> object:
        current = game.delivery.stored.game.round if game.delivery else None
        return current and current.storyteller

    await until(claimed, "a storyteller before Bob has got anything")
    opened.set()
    await stage.wait_until(lambda: bob.dm.can_see("marked-"), "Bob's first hand")
    await check_in_line(stage, bot, await evening.game_id())
    await evening.tell()
    await stage.wait_until(lambda: bob.dm.with_part("give"), "a hand that calls Bob")
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_hand_that_was_on_its_way_at_a_restart_comes_once(
    bot: DixitBot, stage: Stage, launch: Launch
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    bob, chloe = evening.friends[1:]
    route = f"POST /channels/{bob.dm.channel.id}/messages"
    fault = stage.playground.faults.add(route, status=429, retry_after=LONG_LIMIT, times=None)
    await evening.tell()
    await stage.wait_until(lambda: fault.hits and chloe.dm.with_part("give"), "all but Bob's hand")
    stored = await evening.stored()
    assert stored.shown < stored.revision
    await bot.close()
    await bot.parts.store.close()
    stage.playground.faults.clear()
    evening.bot = bot = await launch()
    await stage.wait_until(lambda: bob.dm.with_part("give"), "Bob's hand")
    await check_in_line(stage, bot, await evening.game_id())
    assert len([one for one in chloe.dm.messages() if one.buttons]) == 1
    assert not bob.notified_of(), "it came in time"


async def test_a_hand_that_cannot_be_made_leaves_its_player_to_my_hand(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    bob, deliver = evening.friends[1], bot.parts.hands.deliver

    async def fail_for_bob(delivery: Redraw, player: PlayerId) -> float:
        if player == str(bob.id):
            raise RuntimeError("a fault of ours")
        return await deliver(delivery, player)

    with monkeypatch.context() as broken:
        broken.setattr(bot.parts.hands, "deliver", fail_for_bob)
        await evening.tell()
        await stage.wait_until(lambda: bob.notified_of(), "a call for Bob")
        await bob.press("hand")
        await stage.wait_until(lambda: bob.with_part("give"), "the hand behind the button")
    await stage.wait_until(lambda: bob.dm.with_part("give"), "the hand after all")
    await check_in_line(stage, bot, await evening.game_id())
    assert len(bob.notified_of()) == 1
