"""Clues of a server are shown only to members who may view the channel they were given in."""

import discord

from bot.client import DixitBot
from playground.driver import Actor, Stage
from playground.model import Channel
from playground.permissions import Permission

from .evening import Evening, plain
from .test_records import play_a_game
from .test_threads import opened

VIEW, MANAGE_THREADS = int(Permission.VIEW_CHANNEL), int(Permission.MANAGE_THREADS)


async def best_clues(who: Actor) -> str:
    """Return the bot's answer to ``/dixit history`` for the whole server."""
    return plain((await (await who.slash("dixit history", server=True)).arrived()).text)


def elsewhere(stage: Stage) -> Channel:
    return stage.playground.world.add_channel(stage.playground.town.guild, "elsewhere")


def hide(stage: Stage, channel: Channel, who: Actor) -> None:
    stage.playground.world.set_permissions(channel, who.person.user, deny=VIEW)


async def test_clues_of_a_hidden_channel_are_not_told_elsewhere(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await play_a_game(stage, bot)
    alice, bob, *_ = evening.friends
    other = elsewhere(stage)
    assert "Clue number" in await best_clues(bob.at(other))
    hide(stage, stage.channel.channel, bob)
    await bot.parts.screens.settle()
    assert "Clue number" not in await best_clues(bob.at(other))
    assert "Clue number" in await best_clues(alice.at(other))
    table = await bob.at(other).slash("dixit leaderboard", time="all")
    assert "points" in plain(table.text)
    pressed = await (await bob.at(other).press("stories:server")).arrived()
    assert "Clue number" not in pressed.text


async def test_of_the_best_clues_just_those_are_counted_that_may_be_seen(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await play_a_game(stage, bot, goal=15)
    bob = evening.friends[1]
    other = elsewhere(stage)
    evening = Evening(stage, bot, 3)
    evening.move_to(other)
    await evening.open(goal=6)
    await evening.begin()
    await evening.play_on()
    both = await best_clues(bob.at(other))
    hide(stage, stage.channel.channel, bob)
    await bot.parts.screens.settle()
    seen = await best_clues(bob.at(other))
    assert seen != both
    assert "Clue number" in seen


async def test_a_thread_of_a_game_is_seen_by_whoever_sees_the_channel_above(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await opened(stage, bot, goal=6)
    thread = evening.friends[0].channel
    await evening.begin()
    await evening.play_on()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    other = elsewhere(stage)
    assert "Clue number" in await best_clues(bob.at(other))
    known = bot.get_guild(stage.playground.town.guild.id)
    assert known is not None
    known._remove_thread(discord.Object(thread.id))  # archived: the bot no longer hears of it
    assert "Clue number" in await best_clues(bob.at(other))
    hide(stage, stage.channel.channel, bob)
    await bot.parts.screens.settle()
    assert "Clue number" not in await best_clues(bob.at(other))
