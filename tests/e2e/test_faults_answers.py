"""Answers that Discord refuses or loses: every press counts once, and the channel shows it."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from bot.client import DixitBot
from bot.gateway import replies
from bot.rules.ids import PlayerId
from playground.driver import PATIENCE, Actor, DidNotRespond, Reply, Stage
from playground.model import Callback

from .conftest import discord_hangs
from .evening import Evening
from .order import check_in_line, until

pytestmark = [pytest.mark.usefixtures("impatient"), discord_hangs]

CALLBACK = "POST /interactions/*/callback"

SURVIVED: tuple[dict[str, Any], ...] = (
    {"status": 502},
    {"status": 503},
    {"status": 429, "retry_after": 0.2},
    {"status": 429, "retry_after": 0.2, "everywhere": True},
    {"reset": True},
    {"close": True},
    {"reset": True, "after_all": True},
    {"status": 503, "after_all": True},
)
LOST: tuple[dict[str, Any], ...] = (
    {"status": 500, "times": None},
    {"hang": True},
    {"code": 10062},
    {"cloudflare": True},
)


async def come_and_go(friend: Actor, evening: Evening) -> None:
    """Press *Join*, or *Leave* if this friend has joined already."""
    here = str(friend.id) in (await evening.game()).players
    await friend.press("leave" if here else "join")


async def test_an_answer_with_hindrances_comes_in_time(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    revision = (await evening.stored()).revision
    for details in SURVIVED:
        fault = stage.playground.faults.add(CALLBACK, **details)
        await come_and_go(evening.friends[1], evening)
        revision += 1
        assert fault.spent, details
        await check_in_line(stage, bot, await evening.game_id())
        assert (await evening.stored()).revision == revision, details


async def test_a_press_counts_even_if_its_answer_never_arrives(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    revision = (await evening.stored()).revision
    for details in LOST:
        stage.playground.faults.clear()
        fault = stage.playground.faults.add(CALLBACK, **details)
        pressing = asyncio.create_task(come_and_go(evening.friends[1], evening))
        await stage.wait_until(partial(getattr, fault, "hits"), "the answer")
        stage.playground.world.clock.move(3)
        with suppress(DidNotRespond):
            await pressing
        revision += 1
        await bot.parts.screens.settle()
        await check_in_line(stage, bot, await evening.game_id())
        assert (await evening.stored()).revision == revision, details


async def test_an_answer_that_is_refused_for_minutes_is_acknowledged_instead(
    bot: DixitBot, stage: Stage
) -> None:
    """Discord limits changes of old messages, perhaps also by a press on them."""
    evening = Evening(stage, bot, 4)
    await evening.open()
    bob, chloe, _ = evening.friends[1:]
    stage.playground.faults.add(CALLBACK, code=30046, retry_after=300.0)
    left = await bob.press("leave")
    assert left.callback is Callback.DEFERRED_UPDATE
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    for told in (chloe.press("how"), chloe.slash("dixit help")):
        stage.playground.faults.add(CALLBACK, status=429, retry_after=300.0)
        reply = await told
        await stage.wait_until(partial(said_privately, reply), "the answer")
    await evening.begin()
    await bot.parts.screens.settle()
    stage.playground.faults.add(CALLBACK, status=429, retry_after=300.0)
    asked = await evening.host.dm.press(f"story:{await evening.game_id()}:1:1")
    await stage.wait_until(partial(said_privately, asked), "that it takes another press")
    assert "press again" in said_privately(asked)


def said_privately(reply: Reply) -> str:
    seen = [one for one in (reply.message, *reply.follow_ups) if one is not None]
    return "".join(one.text for one in seen if one.private and not one.thinking)


async def test_a_lobby_whose_answer_was_lost_stands_once(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    for details in ({"reset": True, "after_all": True}, {"code": 40060}):
        fault = stage.playground.faults.add(CALLBACK, **details)
        with suppress(DidNotRespond):
            await evening.host.slash("dixit start", deck="plain")
        assert fault.spent
        await stage.wait_until(lambda: evening.host.can_see("Join"), "the lobby")
        await check_in_line(stage, bot, await evening.game_id())
        await evening.stop()
        await bot.parts.screens.settle()


def answered_twice(stage: Stage) -> int:
    """Return how many answers Discord refused because the interaction had one already."""
    refused = [one for one in stage.playground.requests if "callback" in one.template]
    return sum(one.status == 400 for one in refused)


async def test_a_vote_whose_answer_is_slow_is_answered_once(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    game = await evening.game()
    ballot = evening.ballot(game, PlayerId(str(bob.id)), hit=True)
    # It takes longer than we wait, and not as long as Discord does.
    monkeypatch.setattr(replies, "IN_TIME", 0.3)
    stage.playground.faults.add(CALLBACK, delay=0.5)
    reply = await bob.choose(f"vote:{await evening.game_id()}", *ballot)
    await stage.wait_until(lambda: reply.follow_ups, "what Bob voted for")
    assert [one.private for one in reply.follow_ups] == [True]
    assert answered_twice(stage) == 0
    await check_in_line(stage, bot, await evening.game_id())


async def test_what_discord_failed_at_after_all_is_said_once(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    stage.playground.faults.add(CALLBACK, status=503, after_all=True)
    reply = await evening.friends[1].press("how")
    await until(lambda: answered_twice(stage), "the repetition")
    await bot.parts.screens.settle()
    assert reply.private
    assert reply.follow_ups == []


async def test_a_press_that_comes_late_is_shown_without_an_answer(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    world = stage.playground.world
    stage.playground.faults.late(delay=3.5)
    known = len(world.interactions)
    pressing = asyncio.create_task(evening.friends[1].press("leave"))
    await until(lambda: len(world.interactions) > known, "the press")
    await asyncio.sleep(0)  # it is on its way
    world.clock.move(3.5)
    with suppress(DidNotRespond):
        await pressing
    await until_played(evening, 3)
    await check_in_line(stage, bot, await evening.game_id())


async def until_played(evening: Evening, revision: int) -> None:
    """Wait until the game is at least at this revision; fail after a timeout."""
    for _ in range(int(PATIENCE / 0.05)):
        if (await evening.stored()).revision >= revision:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"revision {revision} was never played")
