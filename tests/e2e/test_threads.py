"""Games in their own threads: the card above stays, and the channel gets the final scores."""

from typing import Any

import pytest

from bot.client import DixitBot
from bot.rules.model import Phase
from playground.driver import Stage
from playground.model import Channel
from playground.permissions import Permission

from .conftest import Launch
from .evening import Evening, plain
from .order import check_nothing_twice, of_the_bot
from .practice import Practice


def thread_of(stage: Stage) -> Channel:
    """Return the one thread that the bot has opened."""
    (thread,) = (one for one in stage.playground.world.channels.values() if one.is_thread)
    return thread


async def opened(stage: Stage, bot: DixitBot, people: int = 3, **options: object) -> Evening:
    """Return a lobby in a thread that all friends have joined."""
    evening = Evening(stage, bot, people)
    choices = {"deck": "plain", "pace": "none", "rules": "dixit-2021", "thread": True} | options
    await evening.host.slash("dixit start", **choices)
    await stage.wait_until(lambda: "is starting a game" in text(stage), "the card")
    evening.move_to(thread_of(stage))
    for friend in evening.friends[1:]:
        await friend.press("join")
    return evening


def text(stage: Stage) -> str:
    """Return the text of the newest message in the parent channel."""
    return plain(stage.channel.last_message.text)


async def test_a_game_opens_a_thread_and_brings_its_standings_back(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await opened(stage, bot, goal=3)
    thread = thread_of(stage)
    card = stage.channel.last_message
    assert f"<#{thread.id}>" in card.text
    assert thread.parent_id == stage.channel.channel.id
    assert thread.id == card.record.id
    await evening.begin()
    await stage.wait_until(lambda: "The game is on" in text(stage), "the card, playing")
    await evening.play_on()
    await stage.wait_until(lambda: "🥇" in text(stage), "the standings")
    await bot.parts.screens.settle()
    above = of_the_bot(stage, stage.channel.channel)
    assert len(above) == 2
    assert "is over" in stage.channel.messages[0].text
    for friend in evening.friends:
        assert f"<@{friend.id}>" in stage.channel.last_message.text
    check_nothing_twice(stage, stage.channel.channel)


async def test_people_join_from_the_card_above_the_thread(bot: DixitBot, stage: Stage) -> None:
    evening = await opened(stage, bot, 2)
    dmitri = stage.person("Dmitri")
    await stage.wait_until(lambda: stage.channel.last_message.pictures, "the fan")
    card = stage.channel.last_message
    reply = await dmitri.press("join", on=card)
    assert reply.private
    assert str(dmitri.id) in (await evening.stored()).game.players
    await stage.wait_until(lambda: f"<@{dmitri.id}>" in text(stage), "their name on the card")


async def test_a_rematch_in_a_thread_has_a_card_and_standings_of_its_own(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await opened(stage, bot, goal=1)
    await evening.begin()
    await evening.play_on()
    await stage.wait_until(lambda: "🥇" in text(stage), "the standings")
    await evening.host.press("rematch")
    await stage.wait_until(lambda: "is starting a game" in text(stage), "the next card")
    assert (await evening.game()).phase is Phase.LOBBY
    assert len(of_the_bot(stage, stage.channel.channel)) == 3


async def test_several_games_of_one_channel_each_have_their_thread(
    bot: DixitBot, stage: Stage
) -> None:
    host = stage.person("Alice")
    for _ in range(2):
        await host.slash("dixit start", deck="plain", thread=True)
    await bot.parts.screens.settle()
    assert len(await bot.parts.store.live_games()) == 2


@pytest.mark.parametrize("loss", [{"reset": True}, {"status": 502}])
async def test_a_game_whose_cards_receipt_was_lost_opens_all_the_same(
    bot: DixitBot, stage: Stage, loss: dict[str, Any]
) -> None:
    stage.playground.faults.add("POST /interactions/*/callback", after_all=True, **loss)
    evening = await opened(stage, bot)
    await evening.begin()
    await bot.parts.screens.settle()
    assert len(of_the_bot(stage, stage.channel.channel)) == 1
    assert len(await bot.parts.store.live_games()) == 1


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 429, "retry_after": 60.0},  # longer than the library waits
        {"status": 429, "retry_after": 0.01},
        {"reset": True},
        {"close": True},
        {"status": 503},
    ],
)
async def test_a_thread_that_cannot_be_opened_for_the_moment_leaves_no_card(
    bot: DixitBot, stage: Stage, fault: dict[str, Any]
) -> None:
    stage.playground.faults.add("POST /channels/*/threads", times=None, **fault)
    host = stage.person("Alice")
    reply = await host.slash("dixit start", deck="plain", thread=True)
    await stage.wait_until(lambda: reply.follow_ups, "word of it")
    (told,) = reply.follow_ups
    assert "can’t open a thread right now" in told.text
    assert not of_the_bot(stage, stage.channel.channel)
    assert not await bot.parts.store.live_games()
    assert not bot.parts.games
    stage.playground.faults.clear()
    await opened(stage, bot)


async def test_a_server_can_choose_threads_for_all_games(bot: DixitBot, stage: Stage) -> None:
    host = stage.person("Alice")
    await host.slash("dixit settings", threads=True)
    shown = await stage.person("Bob").slash("dixit settings")
    assert "Games in threads: yes" in plain(shown.text).replace("*", "")
    await host.slash("dixit start", deck="plain")
    await stage.wait_until(lambda: "is starting a game" in text(stage), "the card")
    inside = host.at(thread_of(stage))
    await inside.slash("dixit table")
    await host.slash("dixit start", deck="plain", thread=False)
    assert len(await bot.parts.store.live_games()) == 2
    assert len([one for one in stage.playground.world.channels.values() if one.is_thread]) == 1


@pytest.mark.parametrize(
    ("missing", "name"),
    [
        (Permission.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_is_left_behind(
    bot: DixitBot, stage: Stage, missing: Permission, name: str
) -> None:
    deny(stage, missing)
    reply = await stage.person("Alice").slash("dixit start", deck="plain", thread=True)
    assert reply.private
    assert name in reply.text
    assert not await bot.parts.store.live_games()
    assert not of_the_bot(stage, stage.channel.channel)


async def test_options_that_make_no_sense_open_no_thread(bot: DixitBot, stage: Stage) -> None:
    reply = await stage.person("Alice").slash(
        "dixit start", deck="plain", rules="odyssey-2013", goal=5, thread=True
    )
    assert reply.private
    assert not of_the_bot(stage, stage.channel.channel)
    assert not await bot.parts.store.live_games()


async def test_the_game_goes_on_if_the_channel_above_refuses(bot: DixitBot, stage: Stage) -> None:
    evening = await opened(stage, bot, goal=1)
    await evening.begin()
    await bot.parts.screens.settle()
    stage.playground.world.delete(stage.channel.last_message.record)
    deny(stage, Permission.SEND_MESSAGES)
    await evening.play_on()
    await stage.wait_until(lambda: evening.host.can_see("This game’s album"), "the podium")
    await bot.parts.screens.settle()
    assert (await evening.stored()).paused is None
    assert not of_the_bot(stage, stage.channel.channel)


@pytest.mark.usefixtures("eager")
async def test_one_person_with_computers_in_a_thread_that_is_archived_in_between(
    bot: DixitBot, stage: Stage, launch: Launch
) -> None:
    host = await opened(stage, bot, 1, deck="tales", goal=10)  # more than one round can bring
    table = Practice(stage, bot, 1)
    table.move_to(host.channel)
    await table.invite(5)
    await table.begin()
    await table.play_round()
    await bot.parts.screens.settle()
    stage.playground.world.update_channel(table.channel, archived=True)
    await bot.close()
    await bot.parts.store.close()
    table.bot = bot = await launch()
    await table.go_on()
    await table.play_on()
    await stage.wait_until(lambda: "🥇" in text(stage), "the standings")
    await bot.parts.screens.settle()
    assert not table.channel.archived
    check_nothing_twice(stage, table.channel)


@pytest.mark.parametrize("archived", [True, False])
async def test_a_locked_thread_hands_its_game_to_the_channel_above(
    bot: DixitBot, stage: Stage, archived: bool
) -> None:
    evening = await opened(stage, bot, goal=1)
    await evening.begin()
    await bot.parts.screens.settle()
    stage.playground.world.update_channel(evening.channel, archived=archived, locked=True)
    await evening.tell()
    home = stage.channel.channel
    await stage.wait_until(lambda: "A wish too big" in text(stage), "the clue above")
    evening.move_to(home)
    await evening.give()
    await evening.vote()
    await stage.wait_until(lambda: evening.host.can_see("This game’s album"), "the podium")
    await bot.parts.screens.settle()
    assert any("🥇" in one.text for one in stage.channel.messages)
    assert (await evening.stored()).paused is None


async def test_the_card_of_a_locked_thread_follows_its_game(bot: DixitBot, stage: Stage) -> None:
    evening = await opened(stage, bot, goal=1)
    card = stage.channel.last_message
    await evening.begin()
    await bot.parts.screens.settle()
    stage.playground.world.update_channel(evening.channel, locked=True)
    await evening.tell()
    await stage.wait_until(lambda: "A wish too big" in text(stage), "the clue above")
    evening.move_to(stage.channel.channel)
    await evening.give()
    await evening.vote()
    await stage.wait_until(lambda: evening.host.can_see("This game’s album"), "the podium")
    await bot.parts.screens.settle()
    assert "is over" in card.text
    assert card.custom_id("join") is None


async def test_a_press_in_a_thread_that_was_just_locked_counts_and_is_shown_above(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await opened(stage, bot)
    stage.playground.world.update_channel(evening.channel, locked=True)
    reply = await evening.host.press("Add a computer")
    assert not reply.follow_ups
    await stage.wait_until(lambda: "🤖" in text(stage), "the lobby above")
    evening.move_to(stage.channel.channel)
    assert len((await evening.game()).computers) == 1


async def test_no_game_opens_in_a_locked_thread(bot: DixitBot, stage: Stage) -> None:
    host = stage.person("Alice")
    thread = host.person.thread(stage.channel.channel, "cards")
    stage.playground.world.update_channel(thread, locked=True)
    reply = await host.at(thread).slash("dixit start", deck="plain")
    assert reply.private
    assert "locked" in reply.text
    assert not await bot.parts.store.live_games()


def deny(stage: Stage, permission: Permission) -> None:
    """Deny the bot a permission in the channel."""
    world = stage.playground.world
    world.set_permissions(stage.channel.channel, world.bot, deny=permission)
