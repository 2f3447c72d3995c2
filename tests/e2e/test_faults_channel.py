"""Channels, threads, servers and permissions that go away: the game waits and says why."""

import logging

import pytest

from bot.client import DixitBot
from bot.gateway.permissions import NEEDED
from bot.store import GameId
from bot.times import DAY
from playground.driver import Stage
from playground.model import Channel, Overwrite
from playground.permissions import Permission

from .evening import Evening, plain
from .order import check_in_line, until


def new_thread(stage: Stage) -> Channel:
    return stage.person("Alice").person.thread(stage.channel.channel, "cards")


async def pause(evening: Evening) -> GameId:
    """Hide the channel from the bot, and return the id of its game, which waits then."""
    world, game_id = evening.stage.playground.world, await evening.game_id()
    world.set_permissions(evening.stage.channel.channel, world.bot, deny=Permission.VIEW_CHANNEL)
    await until(lambda: game_id in evening.bot.parts.pauses, "the pause")
    return game_id


async def telling(
    stage: Stage, bot: DixitBot, thread: Channel | None = None, pace: str = "normal"
) -> Evening:
    """Return a game of three with a clue just given, in the channel or in a thread."""
    evening = Evening(stage, bot, 3)
    if thread is not None:
        evening.move_to(thread)
    await evening.open(pace=pace)
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    return evening


async def test_a_deleted_message_comes_back_once(bot: DixitBot, stage: Stage) -> None:
    evening = await telling(stage, bot)
    stage.playground.world.delete(stage.channel.last_message.record)
    for _ in range(2):
        await evening.friends[1].dm.press("give")
        await check_in_line(stage, bot, await evening.game_id())
    assert len(stage.channel.messages) == 2
    lobby = stage.channel.messages[0]
    stage.playground.world.delete(lobby.record)  # an old one stays away
    await evening.give()
    await bot.parts.screens.settle()
    assert not any("Players" in text for text in stage.channel.texts)


async def test_a_game_whose_channel_is_deleted_waits_and_says_so(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await telling(stage, bot)
    game_id = await evening.game_id()
    stage.playground.world.remove_channel(stage.channel.channel)
    await until(lambda: game_id in bot.parts.pauses, "the pause")
    reply = await evening.friends[1].dm.press("give")
    await stage.wait_until(lambda: reply.follow_ups, "why it goes no further")
    assert "gone" in reply.follow_ups[0].text
    assert (await bot.parts.service.load(game_id)).paused == "channel-gone"
    assert (await bot.parts.service.load(game_id)).timer is None
    requests = len(stage.playground.requests)
    await bot.parts.screens.settle()
    assert all(seen.status < 400 for seen in list(stage.playground.requests)[requests:])


async def test_a_game_without_a_channel_ends_after_a_week_with_its_result_in_private(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await telling(stage, bot)
    game_id = await evening.game_id()
    stage.playground.world.remove_channel(stage.channel.channel)
    await until(lambda: game_id in bot.parts.pauses, "the pause")
    stage.playground.world.clock.move(7 * DAY + 1)
    await bot.parts.housekeeping.sweep()
    await bot.parts.screens.settle()
    assert not (await bot.parts.service.load(game_id)).live
    for friend in evening.friends:
        (line,) = friend.dm.messages()
        assert not line.buttons
        assert "ended before anyone scored" in line.text


async def test_a_game_whose_thread_is_deleted_waits(bot: DixitBot, stage: Stage) -> None:
    thread = new_thread(stage)
    evening = Evening(stage, bot, 3)
    evening.move_to(thread)
    await evening.open()
    game_id = await evening.game_id()
    stage.playground.world.remove_channel(thread)
    await until(lambda: game_id in bot.parts.pauses, "the pause")
    assert (await bot.parts.service.load(game_id)).paused == "channel-gone"


async def test_an_archived_thread_is_opened_again(bot: DixitBot, stage: Stage) -> None:
    thread = new_thread(stage)
    evening = await telling(stage, bot, thread, pace="none")
    stage.playground.world.clock.move(16 * 60)  # so that no press's token can be used
    stage.playground.world.update_channel(thread, archived=True)
    await evening.friends[1].dm.press("give")
    await check_in_line(stage, bot, await evening.game_id())
    assert not thread.archived


@pytest.mark.parametrize("method", ["GET", "PATCH"], ids=["looked up", "opened"])
async def test_an_archived_thread_is_opened_again_though_discord_fails_at_first(
    bot: DixitBot, stage: Stage, method: str
) -> None:
    thread = new_thread(stage)
    evening = await telling(stage, bot, thread, pace="none")
    stage.playground.world.clock.move(16 * 60)  # so that no press's token can be used
    stage.playground.world.update_channel(thread, archived=True)
    stage.playground.faults.add(f"{method} /channels/{thread.id}", status=503)
    await evening.friends[1].dm.press("give")
    await until(lambda: not thread.archived, "the open thread", timeout=10.0)
    await check_in_line(stage, bot, await evening.game_id())
    assert (await evening.stored()).paused is None
    assert not stage.channel.messages


async def test_a_game_in_a_locked_thread_moves_to_the_parent_channel(
    bot: DixitBot, stage: Stage
) -> None:
    thread = new_thread(stage)
    evening = await telling(stage, bot, thread, pace="none")
    game_id = await evening.game_id()
    stage.playground.world.clock.move(16 * 60)
    stage.playground.world.update_channel(thread, archived=True, locked=True)
    await evening.friends[1].dm.press("give")
    await stage.wait_until(lambda: stage.channel.messages, "the clue in the parent channel")
    evening.move_to(stage.channel.channel)
    await check_in_line(stage, bot, game_id)
    await evening.give()
    await evening.vote()
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")


async def test_a_game_in_a_locked_thread_waits_if_the_parent_channel_is_taken(
    bot: DixitBot, stage: Stage
) -> None:
    thread = new_thread(stage)
    other = Evening(stage, bot, 2)
    await other.open()
    evening = await telling(stage, bot, thread, pace="none")
    game_id = await evening.game_id()
    stage.playground.world.clock.move(16 * 60)
    stage.playground.world.update_channel(thread, archived=True, locked=True)
    await evening.friends[1].dm.press("give")
    await until(lambda: game_id in bot.parts.pauses, "the pause")
    reply = await evening.friends[2].dm.press("give")
    await stage.wait_until(lambda: reply.follow_ups, "why it goes no further")
    assert "archived" in reply.follow_ups[0].text
    await check_in_line(stage, bot, await other.game_id())


async def test_a_paused_game_that_was_stopped_is_not_called_paused(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await pause(evening)
    await evening.host.slash("dixit host stop")
    said = await evening.host.slash("dixit help")
    await until(lambda: bot.interactions.answers.counts["help", "played"], "its count")
    assert said.follow_ups == []


@pytest.mark.parametrize("at", ["a command", "new permissions"])
async def test_a_paused_game_that_was_erased_is_forgotten(
    bot: DixitBot, stage: Stage, caplog: pytest.LogCaptureFixture, at: str
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    game_id = await pause(evening)
    await bot.parts.store.erase_guild(stage.playground.town.guild.id)
    if at == "a command":
        await evening.host.slash("dixit help")
    else:
        world = stage.playground.world
        world.set_permissions(stage.channel.channel, world.bot)
    await until(lambda: game_id not in bot.parts.pauses, "the erasure to be known")
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_lost_permissions_are_named_and_the_game_goes_on_with_them(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await telling(stage, bot)
    game_id = await evening.game_id()
    world = stage.playground.world
    world.clock.move(16 * 60)
    world.set_permissions(stage.channel.channel, world.bot, deny=Permission.VIEW_CHANNEL)
    await until(lambda: game_id in bot.parts.pauses, "the pause")
    assert (await bot.parts.service.load(game_id)).timer is None
    reply = await evening.friends[2].press("hand")
    await stage.wait_until(lambda: reply.follow_ups, "which permission is missing")
    assert "View Channel" in plain(reply.follow_ups[0].text)
    assert "Send Messages" not in plain(reply.follow_ups[0].text)
    for friend in evening.friends[1:]:
        await friend.dm.press("give")
    assert not [seen for seen in stage.playground.requests if seen.status == 403]
    world.set_permissions(stage.channel.channel, world.bot)
    await until(lambda: game_id not in bot.parts.pauses, "the game to go on")
    await check_in_line(stage, bot, game_id)
    assert (await bot.parts.service.load(game_id)).timer is not None


@pytest.mark.parametrize("lost", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_game_goes_on_when_the_bot_is_given_its_role_back(
    bot: DixitBot, stage: Stage, lost: Permission
) -> None:
    evening = await telling(stage, bot)
    game_id = await evening.game_id()
    world, guild = stage.playground.world, stage.playground.town.guild
    (own,) = (role for role in guild.roles.values() if role.managed)
    here = {guild.id: Overwrite(deny=lost), own.id: Overwrite(allow=lost)}
    for friend in evening.friends:
        here[friend.id] = Overwrite(allow=lost, for_member=True)
    world.update_channel(stage.channel.channel, overwrites=here)
    world.clock.move(16 * 60)
    world.set_roles(guild, world.bot)
    await evening.give()
    await until(lambda: game_id in bot.parts.pauses, "the pause")
    world.set_roles(guild, world.bot, own)
    await until(lambda: game_id not in bot.parts.pauses, "the game to go on")
    await check_in_line(stage, bot, game_id)


async def test_a_channel_that_refuses_for_no_visible_reason_is_tried_every_five_minutes(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await telling(stage, bot)
    game_id = await evening.game_id()
    stage.playground.world.clock.move(16 * 60)
    refusal = stage.playground.faults.add("PATCH /channels/*", code=50013, times=None)
    await evening.friends[1].dm.press("give")
    await bot.parts.screens.settle()
    assert game_id in bot.parts.pauses
    for _ in range(3):
        await evening.friends[1].dm.press("give")
        await bot.parts.screens.settle()
    assert refusal.hits == 2  # the first refusal, and one attempt since
    stage.playground.faults.clear()
    stage.playground.world.clock.move(5 * 60 + 1)
    await evening.friends[1].dm.press("give")
    await check_in_line(stage, bot, game_id)


async def test_missing_permissions_are_named_at_the_start(bot: DixitBot, stage: Stage) -> None:
    (alice,) = stage.people("Alice")
    world = stage.playground.world
    denied = Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY
    world.set_permissions(stage.channel.channel, world.bot, deny=denied)
    reply = await alice.slash("dixit start")
    assert reply.private
    assert "Attach Files" in plain(reply.text)
    assert "Read Message History" in plain(reply.text)
    assert await bot.parts.store.find_live(stage.channel.channel.id) is None
    assert NEEDED.attach_files


async def test_an_outage_of_the_server_changes_nothing(bot: DixitBot, stage: Stage) -> None:
    evening = await telling(stage, bot, pace="none")
    game_id = await evening.game_id()
    world, guild = stage.playground.world, stage.playground.town.guild
    world.clock.move(16 * 60)
    world.remove_guild(guild, outage=True)
    down = stage.playground.faults.add("* /channels/*", code=50001, times=None)
    await evening.friends[1].dm.press("give")
    await stage.wait_until(lambda: down.hits, "an attempt")
    assert (await bot.parts.service.load(game_id)).paused is None
    stage.playground.faults.clear()
    world.restore_guild(guild)
    await check_in_line(stage, bot, game_id)


async def test_games_freeze_when_the_bot_is_removed_and_go_on_when_it_is_back(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await telling(stage, bot)
    game_id = await evening.game_id()
    world, guild = stage.playground.world, stage.playground.town.guild
    channels = world.channels_of(guild.id)
    world.remove_guild(guild)
    await until(lambda: game_id in bot.parts.pauses, "the freeze")
    assert (await bot.parts.service.load(game_id)).paused == "guild-left"
    world.guilds[guild.id] = guild
    world.channels.update({channel.id: channel for channel in channels})
    world.restore_guild(guild)
    await until(lambda: game_id not in bot.parts.pauses, "the return")
    await bot.parts.screens.settle()
    await evening.friends[1].dm.press("give")
    await check_in_line(stage, bot, game_id)
