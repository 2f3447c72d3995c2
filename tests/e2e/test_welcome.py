"""What a server sees when the bot joins: one message, once, where the bot may write."""

import logging

import pytest

from bot.client import DixitBot
from bot.play.housekeeping import WELCOME
from playground.driver import ChannelView, Stage
from playground.model import Guild
from playground.rest.service import Seen

from .order import until


def invite(stage: Stage, *channels: str) -> tuple[Guild, list[ChannelView]]:
    """Add a server with these channels, which the bot joins; return it and its channels."""
    world = stage.playground.world
    guild = world.add_guild(
        "The Burrow", owner=stage.person("Alice").person.user, channels=channels
    )
    named = [one for one in world.channels_of(guild.id) if one.name in channels]
    return guild, [stage.place(one) for one in named]


async def test_the_bot_says_what_it_is_and_how_to_start(bot: DixitBot, stage: Stage) -> None:
    _, (lounge, other) = invite(stage, "lounge", "other")
    await stage.wait_until(lambda: lounge.messages, "the welcome")
    (welcome,) = lounge.messages
    assert "Start a game" in welcome.text
    assert welcome.pictures
    assert not other.messages
    alice = stage.person("Alice").at(lounge)
    await alice.press("start")
    assert await bot.parts.store.find_live(lounge.channel.id)
    reply = await (await alice.press("showhow", on=welcome)).arrived()
    assert reply.private
    assert "Tutorial · step" in reply.text


async def test_a_server_that_invites_it_again_within_a_month_is_not_greeted_twice(
    bot: DixitBot, stage: Stage
) -> None:
    world = stage.playground.world
    guild, (lounge,) = invite(stage, "lounge")
    await stage.wait_until(lambda: lounge.messages, "the welcome")
    world.remove_guild(guild)
    await until(lambda: bot.get_guild(guild.id) is None, "the bot removed")
    world.channels[lounge.channel.id] = lounge.channel
    world.invite_bot(guild)
    await until(lambda: bot.get_guild(guild.id), "the bot back")
    store, now = bot.parts.store, bot.parts.clock()
    assert not await store.note_welcome(guild.id, now, now - WELCOME)
    assert len(lounge.messages) == 1
    assert await store.note_welcome(guild.id, now + WELCOME + 1, now + 1)


async def test_a_server_in_which_it_may_not_write_gets_nothing(bot: DixitBot, stage: Stage) -> None:
    guild, _ = invite(stage)
    await until(lambda: bot.get_guild(guild.id), "the server")
    posts = [one for one in stage.playground.requests if one.method == "POST"]
    assert not [one for one in posts if one.path.endswith("/messages")]
    now = bot.parts.clock()
    assert await bot.parts.store.note_welcome(guild.id, now, now - WELCOME)


@pytest.mark.usefixtures("bot")
async def test_a_welcome_whose_receipt_is_lost_is_posted_once(stage: Stage) -> None:
    fault = stage.playground.faults.add("POST */messages", reset=True, after_all=True)
    _, (lounge,) = invite(stage, "lounge")
    await stage.wait_until(lambda: fault.spent and len(posts(stage)) == 2, "the second attempt")
    assert len(lounge.messages) == 1


def posts(stage: Stage) -> list[Seen]:
    """Return the requests that have tried to post a message."""
    return [
        one
        for one in stage.playground.requests
        if one.method == "POST" and one.path.endswith("/messages")
    ]


async def test_a_welcome_that_does_not_arrive_leaves_no_traceback(
    bot: DixitBot, stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    fault = stage.playground.faults.add("POST */messages", reset=True, times=None)
    guild, (lounge,) = invite(stage, "lounge")
    await until(lambda: bot.get_guild(guild.id), "the server")
    await until(lambda: "no welcome in server" in caplog.text, "the last attempt")
    assert fault.hits
    assert not lounge.messages
    assert not [one for one in caplog.records if one.exc_info]
