"""Channels that the bot cannot view: Discord sends few of their fields, and play goes on."""

import discord
import pytest

from bot.client import DixitBot
from bot.gateway.library import is_hidden
from bot.gateway.permissions import missing_in
from bot.screens.pauses import NO_PERMISSION
from playground.driver import Stage
from playground.model import WITHOUT_CHAT, Channel, ChannelKind
from playground.permissions import Permission
from playground.server import Playground
from playground.world import HIDDEN_KINDS

from .conftest import Launch
from .evening import Evening, plain
from .order import check_in_line, until
from .test_threads import opened

NAME = "___hidden___"


def hidden(playground: Playground) -> list[Channel]:
    channels = playground.world.channels_of(playground.town.guild.id)
    return [one for one in channels if one.unlisted]


async def test_channels_of_every_kind_may_be_hidden(bot: DixitBot, playground: Playground) -> None:
    assert {one.kind for one in hidden(playground)} == set(HIDDEN_KINDS)
    for channel in hidden(playground):
        known = bot.get_channel(channel.id)
        assert isinstance(known, discord.abc.GuildChannel)
        assert (known.name, missing_in(known)) == (NAME, ("view_channel",)), channel.kind


@pytest.mark.parametrize("kind", HIDDEN_KINDS)
@pytest.mark.parametrize("neighbours", [0, 1])
async def test_sight_of_a_channel_can_be_lost_and_regained(
    bot: DixitBot, playground: Playground, kind: ChannelKind, neighbours: int
) -> None:
    world, guild = playground.world, playground.town.guild
    for number in range(neighbours):
        world.add_channel(guild, f"beside-{number}")
    channel = world.add_channel(guild, "studio", kind)

    def known() -> str:
        found = bot.get_channel(channel.id)
        return found.name if isinstance(found, discord.abc.GuildChannel) else ""

    await until(lambda: known() == "studio", "the channel")
    world.set_permissions(channel, world.bot, deny=Permission.VIEW_CHANNEL)
    await until(lambda: known() == NAME, "the channel to be hidden")
    assert missing_in(bot.get_channel(channel.id)) == ("view_channel",)
    world.set_permissions(channel, world.bot)
    await until(lambda: known() == "studio", "the channel to be seen again")
    assert missing_in(bot.get_channel(channel.id)) == ()
    world.remove_channel(channel)
    await until(lambda: known() == "", "the channel to be gone")


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("kind", [one for one in HIDDEN_KINDS if one not in WITHOUT_CHAT])
async def test_a_game_in_a_hidden_channel_is_refused_for_one_reason(
    stage: Stage, kind: ChannelKind
) -> None:
    alice = stage.person("Alice")  # who owns the server and sees everything
    for channel in (one for one in hidden(stage.playground) if one.kind is kind):
        reply = await alice.at(channel).slash("dixit start")
        assert reply.private
        assert "View Channel" in plain(reply.text)
        assert "Send Messages" not in plain(reply.text)
        assert not [one for one in stage.playground.requests if str(channel.id) in one.path]


async def test_a_channel_that_was_hidden_while_the_bot_was_away_is_left_alone(
    launch: Launch, stage: Stage
) -> None:
    first = await launch()
    evening = Evening(stage, first, 3)
    await evening.open()
    game_id = await evening.game_id()
    await first.parts.screens.settle()
    await first.parts.store.mark_for_redraw(game_id)
    await first.close()
    await first.parts.store.close()
    world, channel = stage.playground.world, stage.channel.channel
    world.set_permissions(channel, world.bot, deny=Permission.VIEW_CHANNEL)
    stage.playground.requests.clear()
    second = await launch()
    await until(lambda: game_id in second.parts.pauses, "the pause")
    assert not [one for one in stage.playground.requests if str(channel.id) in one.path]
    world.set_permissions(channel, world.bot)
    await until(lambda: game_id not in second.parts.pauses, "the game to go on")


async def test_a_thread_below_a_hidden_channel_is_left_alone_too(
    bot: DixitBot, stage: Stage
) -> None:
    world, channel = stage.playground.world, stage.channel.channel
    thread = stage.person("Alice").person.thread(channel, "a thread")
    evening = Evening(stage, bot, 3)
    evening.move_to(thread)
    await evening.open()
    game_id = await evening.game_id()
    await bot.parts.screens.settle()
    stage.playground.requests.clear()
    world.set_permissions(channel, world.bot, deny=Permission.VIEW_CHANNEL)
    await until(lambda: game_id in bot.parts.pauses, "the pause")
    assert is_hidden(bot, bot.get_channel(thread.id))
    assert not [one for one in stage.playground.requests if one.status >= 400]


@pytest.mark.parametrize("whose", ["the bot's", "a member's"])
async def test_a_thread_whose_channel_was_hidden_while_the_bot_was_away_is_left_alone(
    launch: Launch, stage: Stage, whose: str
) -> None:
    world, channel = stage.playground.world, stage.channel.channel
    first = await launch()
    evening = Evening(stage, first, 3)
    if whose == "the bot's":
        evening = await opened(stage, first)
    else:
        evening.move_to(evening.host.person.thread(channel, "a thread"))
        await evening.open()
    game_id = await evening.game_id()
    await first.parts.screens.settle()
    await first.parts.store.mark_for_redraw(game_id)
    await first.close()
    await first.parts.store.close()
    world.set_permissions(channel, world.bot, deny=Permission.VIEW_CHANNEL)
    stage.playground.requests.clear()
    second = await launch()
    await until(lambda: game_id in second.parts.pauses, "the pause")
    stored = await second.parts.service.load(game_id)
    if whose == "the bot's":  # of which it is known where it hangs
        assert stored.paused == NO_PERMISSION
        assert not [one for one in stage.playground.requests if one.status >= 400]
    world.set_permissions(channel, world.bot)
    await until(lambda: game_id not in second.parts.pauses, "the game to go on")
    await check_in_line(stage, second, game_id)
