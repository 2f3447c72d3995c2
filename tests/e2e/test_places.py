"""Games in every kind of channel with a chat: voice, announcements, forum posts."""

import pytest

from bot.client import DixitBot
from bot.rules.model import Phase
from playground.driver import Actor, Stage
from playground.model import Channel, ChannelKind
from playground.permissions import Permission

from .evening import Evening, plain
from .order import check_in_line, until

KINDS = {
    "voice": ChannelKind.VOICE,
    "stage": ChannelKind.STAGE,
    "announcements": ChannelKind.ANNOUNCEMENT,
    "forum": ChannelKind.FORUM,
    "media": ChannelKind.MEDIA,
}


def make(stage: Stage, kind: str) -> Channel:
    return stage.playground.world.add_channel(stage.playground.town.guild, kind, KINDS[kind])


def place(stage: Stage, name: str) -> Channel:
    """Return a new channel of the kind that ``name`` begins with.

    If a title follows the kind, return a new thread or post with this title in that channel.
    """
    kind, _, inside = name.partition(" ")
    channel = make(stage, kind)
    return stage.person("Alice").person.thread(channel, inside) if inside else channel


async def playing(stage: Stage, bot: DixitBot, channel: Channel) -> Evening:
    """Return a lobby in this channel that all friends have joined."""
    evening = Evening(stage, bot, 4)
    evening.move_to(channel)
    await until(lambda: bot.get_channel(channel.id), "the channel")
    await evening.open()
    return evening


@pytest.mark.parametrize(
    "where",
    ["voice", "stage", "announcements", "announcements thread", "forum post", "media post"],
)
async def test_a_round_is_played_from_the_lobby_to_the_reveal(
    bot: DixitBot, stage: Stage, where: str
) -> None:
    evening = await playing(stage, bot, place(stage, where))
    await evening.begin()
    await evening.play_round()
    assert (await evening.game()).phase is Phase.SCORED
    await evening.go_on()
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    assert not [one for one in stage.playground.requests if one.status >= 400]


async def test_a_game_in_an_announcement_channel_may_have_a_thread(
    bot: DixitBot, stage: Stage
) -> None:
    channel = make(stage, "announcements")
    await until(lambda: bot.get_channel(channel.id), "the channel")
    await stage.person("Alice").at(channel).slash("dixit start", deck="plain", thread=True)
    channels = stage.playground.world.channels
    await stage.wait_until(lambda: any(one.is_thread for one in channels.values()), "a thread")
    (thread,) = [one for one in channels.values() if one.is_thread]
    assert thread.kind is ChannelKind.ANNOUNCEMENT_THREAD
    await stage.wait_until(lambda: stage.place(thread).messages, "the lobby")


@pytest.mark.parametrize("where", ["voice", "stage"])
async def test_voice_channels_have_no_threads_and_need_to_be_open_to_the_bot(
    bot: DixitBot, stage: Stage, where: str
) -> None:
    world, channel = stage.playground.world, make(stage, where)
    await until(lambda: bot.get_channel(channel.id), "the channel")
    alice = stage.person("Alice").at(channel)
    reply = await alice.slash("dixit start", thread=True)
    assert reply.private
    assert "thread" in plain(reply.text)
    world.set_permissions(channel, world.bot, deny=Permission.CONNECT)
    reply = await alice.slash("dixit start")
    assert reply.private
    assert "Connect" in plain(reply.text)
    assert await bot.parts.store.find_live(channel.id) is None


async def test_a_server_can_keep_games_to_a_voice_channel_and_a_forum(
    bot: DixitBot, stage: Stage
) -> None:
    alice = stage.person("Alice")
    voice, forum = make(stage, "voice"), make(stage, "forum")
    await until(lambda: bot.get_channel(forum.id), "the channels")
    for channel in (voice, forum):
        await alice.slash("dixit settings", channel=channel)
    refused = await alice.slash("dixit start")
    assert {f"<#{one.id}>" for one in (voice, forum)} <= set(
        plain(refused.text).replace(",", "").rstrip(".").split()
    )
    post = alice.person.thread(forum, "tonight")
    for channel in (voice, post):
        await alice.at(channel).slash("dixit start", deck="plain")
        assert await bot.parts.store.find_live(channel.id) is not None


@pytest.fixture
def friends(stage: Stage) -> list[Actor]:
    """Return three friends in a private thread that the bot does not know."""
    alice, bob, chloe = stage.people("Alice", "Bob", "Chloé")
    parent = stage.channel.channel
    thread = alice.person.private_thread(parent, "secret", bob.person, chloe.person)
    return [one.at(thread) for one in (alice, bob, chloe)]


async def test_in_a_private_thread_the_bot_asks_to_be_mentioned_first(
    bot: DixitBot, stage: Stage, friends: list[Actor]
) -> None:
    alice, thread = friends[0], friends[0].channel
    reply = await alice.slash("dixit start")
    assert reply.private
    assert "Mention me here first" in reply.text
    mention = f"<@{stage.playground.world.bot.id}>"
    assert mention in reply.text
    assert await bot.parts.store.find_live(thread.id) is None
    await alice.says(f"{mention} come in")
    await until(lambda: bot.get_channel(thread.id), "the thread")
    evening = Evening(stage, bot, 3)
    evening.move_to(thread)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    assert not [one for one in stage.playground.requests if one.status >= 400]


async def test_a_bot_that_manages_threads_needs_no_mention(
    bot: DixitBot, stage: Stage, friends: list[Actor]
) -> None:
    world = stage.playground.world
    world.set_permissions(stage.channel.channel, world.bot, allow=Permission.MANAGE_THREADS)
    await friends[0].slash("dixit start", deck="plain")
    await friends[1].press("join")
    await bot.parts.screens.settle()
    assert await bot.parts.store.find_live(friends[0].channel.id) is not None


async def test_a_game_waits_for_a_bot_that_was_removed_from_its_thread(
    bot: DixitBot, stage: Stage, friends: list[Actor]
) -> None:
    world, thread = stage.playground.world, friends[0].channel
    mention = f"<@{world.bot.id}>"
    await friends[0].says(mention)
    await until(lambda: bot.get_channel(thread.id), "the thread")
    evening = Evening(stage, bot, 3)
    evening.move_to(thread)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    game_id = await evening.game_id()
    world.leave_thread(thread, world.bot)
    await until(lambda: game_id in bot.parts.pauses, "the pause")
    reply = await friends[1].press("hand")
    await stage.wait_until(lambda: reply.follow_ups, "why it is paused")
    assert mention in plain(reply.follow_ups[0].text)
    await friends[0].says(mention)
    await until(lambda: game_id not in bot.parts.pauses, "the game to go on")
    await evening.tell()
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, game_id)
    assert not [one for one in stage.playground.requests if one.status >= 400]
