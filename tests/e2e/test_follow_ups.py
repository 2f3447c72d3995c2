"""Messages posted with the token of a press: below the pressed message, outside our rate limit."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.client import DixitBot
from bot.gateway import requests
from bot.gateway.requests import RequestQueue
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.screens.messages import GameMessages
from playground.driver import Actor, Reply, Stage

from . import conftest
from .conftest import Launch
from .evening import Evening
from .order import check_in_line

FOLLOW_UP = "POST /webhooks/*"


def by_bot(stage: Stage) -> list[str]:
    """Return the methods of the requests to the channel, which use the bot's own token."""
    here = f"/channels/{stage.channel.channel.id}/"
    return [one.method for one in stage.playground.requests if one.path.startswith(here)]


async def at_the_vote(stage: Stage, bot: DixitBot, players: int = 3) -> Evening:
    evening = Evening(stage, bot, players)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    return evening


async def vote_below_the_table(evening: Evening, friend: Actor) -> Reply:
    ballot = evening.ballot(await evening.game(), PlayerId(str(friend.id)), hit=True)
    return await friend.choose(f"vote:{await evening.game_id()}", *ballot)


async def test_the_reveal_stands_below_the_table_that_was_voted_on(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_the_vote(stage, bot)
    table = stage.channel.last_message
    before = len(by_bot(stage))
    for friend in evening.friends[1:]:
        await vote_below_the_table(evening, friend)
    await bot.parts.screens.settle()
    reveal = stage.channel.last_message
    assert reveal.custom_id("next")
    assert reveal.record.reply_to == table.record.id
    assert by_bot(stage)[before:] == [], "no beat costs anything"
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_reveal_after_votes_in_private_is_posted_plainly(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_the_vote(stage, bot)
    await evening.vote()
    await bot.parts.screens.settle()
    assert stage.channel.last_message.custom_id("next")
    assert stage.channel.last_message.record.reply_to is None


@pytest.mark.parametrize(
    "fault",
    [
        {"reset": True, "after_all": True},
        {"reset": True},
        {"status": 503},
        {"code": 50027},
        {"code": 10015},
    ],
    ids=str,
)
async def test_a_reveal_whose_post_goes_wrong_stands_once(
    bot: DixitBot, stage: Stage, fault: dict[str, object]
) -> None:
    evening = await at_the_vote(stage, bot)
    bob, chloe = evening.friends[1:]
    voted = await vote_below_the_table(evening, bob)
    await stage.wait_until(lambda: voted.follow_ups, "word of his vote")
    struck = stage.playground.faults.add(FOLLOW_UP, **fault)
    await vote_below_the_table(evening, chloe)
    await stage.wait_until(lambda: stage.channel.last_message.custom_id("next"), "the reveal")
    assert struck.spent
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    await evening.go_on()


async def test_while_there_is_too_much_to_send_a_round_costs_nothing(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3, by_button=True)
    await evening.open()
    await evening.host.press("begin")
    await bot.parts.screens.settle()
    with monkeypatch.context() as crowded:
        crowded.setattr(requests, "CALM", 0.0)
        crowded.setattr(RequestQueue, "delay", property(lambda _: 10.0))
        await evening.host.press("hand")  # entitles us to what follows
        before = len(by_bot(stage))
        await evening.host.press("claim")
        await evening.play_round()
        await bot.parts.screens.settle()
        assert stage.channel.last_message.custom_id("next")
        assert by_bot(stage)[before:] == []
    await evening.go_on()
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())


async def test_each_beat_is_seen_though_sending_takes_longer_than_a_beat(
    launch: Launch, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat = 0.3
    with monkeypatch.context() as unhurried:
        unhurried.setattr(conftest, "HURRY", replace(conftest.HURRY, beat=beat))
        bot = await launch()
    evening = await at_the_vote(stage, bot)
    loop, arrived = asyncio.get_running_loop(), list[float]()

    def slowly(send: Any) -> Any:
        async def sent(*args: Any) -> Any:
            message = args[2]
            before = message.fingerprint
            done = await send(*args)
            if message.kind in ("table", "reveal") and message.fingerprint != before:
                await asyncio.sleep(2 * beat)  # as if Discord had taken that long
                arrived.append(loop.time())
            return done

        return sent

    monkeypatch.setattr(GameMessages, "post", slowly(GameMessages.post))
    monkeypatch.setattr(GameMessages, "bring_in_line", slowly(GameMessages.bring_in_line))
    for friend in evening.friends[1:]:
        await vote_below_the_table(evening, friend)
    await stage.wait_until(lambda: stage.channel.last_message.custom_id("next"), "the points")
    await bot.parts.screens.settle()
    first, second, third = arrived[-3:]
    assert second - first >= 3 * beat
    assert third - second >= 3 * beat


async def test_the_last_reveal_costs_nothing_where_people_vote_below_the_table(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(goal=1)
    await evening.begin()
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    before = len(by_bot(stage))
    for friend in evening.friends[1:]:
        await vote_below_the_table(evening, friend)
    await bot.parts.screens.settle()
    assert (await evening.game()).phase is Phase.FINISHED
    assert "PATCH" not in by_bot(stage)[before:], "no beat costs a request of the bot's own"
    await check_in_line(stage, bot, await evening.game_id())
