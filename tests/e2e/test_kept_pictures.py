"""Every answer and edit lists the pictures that stay on its message, so that Discord keeps them."""

import logging

import pytest

from bot.client import DixitBot
from playground.driver import Stage
from playground.model import Callback

from .conftest import Launch
from .evening import Evening
from .order import check_in_line

UPLOADED_AGAIN = "Discord refused to keep a message's pictures; they are uploaded again"
CALLBACK, EDIT = "POST /interactions/*/*/callback", "PATCH /channels/*/messages/*"
EDIT_BY_PRESS = "PATCH /webhooks/*/*/messages/*"


def files(stage: Stage) -> list[int]:
    """Return the ids of the newest public message's files."""
    return [one.id for one in stage.channel.last_message.record.attachments]


def uploaded_again(caplog: pytest.LogCaptureFixture) -> int:
    return sum(record.getMessage() == UPLOADED_AGAIN for record in caplog.records)


async def test_whoever_joins_is_shown_at_once_below_the_same_picture(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.host.slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    before = files(stage)
    for friend in evening.friends[1:]:
        await bot.parts.screens.settle()  # nobody else changes the message
        reply = await friend.press("join")
        assert reply.callback is Callback.UPDATE
        assert f"<@{friend.id}>" in reply.text
    await bot.parts.screens.settle()
    assert len(before) == 1
    assert files(stage) == before
    await check_in_line(stage, bot, await evening.game_id())


async def test_pictures_are_kept_after_a_restart(stage: Stage, launch: Launch) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()
    before = files(stage)
    await bot.close()
    await bot.parts.store.close()
    evening.bot = again = await launch()
    game_id = await evening.game_id()
    # An edit by the bot's own token, which has only the saved record to go by.
    gone = evening.friends[2]
    await evening.host.slash("dixit host kick", player=gone.id)
    await again.parts.screens.settle()
    assert f"<@{gone.id}>" not in stage.channel.last_message.text
    assert files(stage) == before
    await check_in_line(stage, again, game_id)


async def test_a_message_of_which_nothing_was_written_down_tells_its_pictures_when_pressed(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.host.slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    before = files(stage)
    for message in bot.parts.games[await evening.game_id()].messages.values():
        message.pictures = {}  # as in the database of the version before
    reply = await evening.friends[1].press("join")
    assert reply.callback is Callback.UPDATE
    assert files(stage) == before


async def test_a_message_of_which_nothing_is_known_gets_its_pictures_anew(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()
    before = files(stage)
    for message in bot.parts.games[await evening.game_id()].messages.values():
        message.pictures, message.token = {}, None
    await evening.host.slash("dixit host kick", player=evening.friends[2].id)
    await bot.parts.screens.settle()
    assert len(files(stage)) == 1
    assert files(stage) != before
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_press_is_shown_though_discord_will_not_keep_the_picture(
    bot: DixitBot, stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.host.slash("dixit start", deck="plain")
    await bot.parts.screens.settle()
    before = files(stage)
    stage.playground.faults.add(CALLBACK, code=50035)
    first = await evening.friends[1].press("join")
    assert first.callback is Callback.DEFERRED_UPDATE
    await bot.parts.screens.settle()
    assert files(stage) != before
    await check_in_line(stage, bot, await evening.game_id())
    await evening.friends[2].press("join")  # refused once: nobody tries again
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    assert uploaded_again(caplog) == 1
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize("pressed", [False, True])
async def test_an_edit_uploads_once_where_discord_will_not_keep_the_picture(
    bot: DixitBot, stage: Stage, caplog: pytest.LogCaptureFixture, pressed: bool
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()
    before = files(stage)
    for message in bot.parts.games[await evening.game_id()].messages.values():
        message.token = message.token if pressed else None
    fault = stage.playground.faults.add(EDIT_BY_PRESS if pressed else EDIT, code=50035)
    await evening.host.slash("dixit host kick", player=evening.friends[2].id)
    await bot.parts.screens.settle()
    assert fault.hits == 1
    assert len(files(stage)) == 1
    assert files(stage) != before
    assert uploaded_again(caplog) == 1
    await check_in_line(stage, bot, await evening.game_id())


async def test_pictures_that_are_over_are_taken_off(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    await evening.go_on()
    await bot.parts.screens.settle()
    for shown in stage.channel.messages:
        assert len(shown.record.attachments) == len(shown.pictures), shown.text


async def test_a_private_hand_is_shown_though_discord_takes_no_picture_with_the_answer(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3, by_button=True)
    stage.playground.town.guild.owner_id = evening.host.id
    await evening.host.slash("dixit settings", hands="button")
    await evening.open()
    await evening.begin()
    await evening.tell()
    bob = evening.friends[1]
    hand = await bob.press("hand")
    shown = hand.message
    assert shown is not None
    before = shown.text
    stage.playground.faults.add(CALLBACK, code=50035)
    given = await bob.press("give", on=shown)
    assert given.callback is Callback.DEFERRED_UPDATE
    await stage.wait_until(lambda: shown.text != before, "the hand after the move")
    assert len(shown.record.attachments) == 1
    assert not bob.can_see("went wrong")
