"""The bot's own emoji: uploaded once, used if they exist, and never waited for."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable

import pytest

from bot.client import DixitBot
from bot.gateway.emojis import OwnEmojis
from bot.imaging.signs import emojis
from playground.driver import PATIENCE, Stage

from .evening import Evening

Launch = Callable[[], Awaitable[DixitBot]]

KEEP = OwnEmojis.keep
TOKEN = re.compile(r"<:(\w+):(\d+)>")


@pytest.fixture(autouse=True)
def own_emojis(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot upload its own emoji, which the other tests turn off."""
    request.getfixturevalue("shared")  # which takes this away
    monkeypatch.setattr(OwnEmojis, "keep", KEEP)


async def uploaded(stage: Stage) -> None:
    world = stage.playground.world
    await stage.wait_until(lambda: len(world.emojis) == len(emojis()), "the emoji")


async def used(bot: DixitBot) -> None:
    async with asyncio.timeout(PATIENCE):
        while bot.parts.library("en").sign("🔺") == "🔺":  # noqa: ASYNC110  # no event tells of it
            await asyncio.sleep(0.01)


async def stopped(bot: DixitBot) -> None:
    await bot.close()
    await bot.parts.store.close()


def uploads(stage: Stage) -> int:
    return sum(
        one.method == "POST" and one.template.endswith("/emojis")
        for one in stage.playground.requests
    )


async def test_they_are_uploaded_once_and_found_by_the_next_start(
    launch: Launch, stage: Stage
) -> None:
    first = await launch()
    await uploaded(stage)
    await used(first)
    written = first.parts.library("en").sign("🔺")
    await stopped(first)
    second = await launch()
    await used(second)
    assert second.parts.library("en").sign("🔺") == written
    assert uploads(stage) == len(emojis())


async def test_text_shows_the_tokens_of_the_pictures(launch: Launch, stage: Stage) -> None:
    bot = await launch()
    await uploaded(stage)
    await used(bot)
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    await bot.parts.screens.settle()
    reveal = stage.channel.last_message
    found = set(TOKEN.findall(reveal.text))
    known = {(one.name, str(one.id)) for one in stage.playground.world.emojis.values()}
    lobby = stage.channel.messages[0]
    assert len(set(TOKEN.findall(lobby.text))) == len(evening.friends)
    assert len(found) >= 2
    assert found <= known
    assert any(name.startswith("crown_") for name, _ in found)
    assert not any(TOKEN.search(alt) for alt in reveal.pictures)
    assert "🔺" in "".join(reveal.pictures)  # heard, the sign has a name


@pytest.mark.parametrize(
    "refusal", [{"code": 30008, "status": 400}, {"code": 50013, "status": 403}, {"status": 500}]
)
async def test_signs_stay_as_they_are_where_uploads_are_refused(
    launch: Launch,
    stage: Stage,
    refusal: dict[str, int],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    stage.playground.faults.add("POST /applications/*/emojis", times=None, **refusal)
    bot = await launch()
    async with asyncio.timeout(PATIENCE):
        while "refused one of our emoji" not in caplog.text:  # noqa: ASYNC110  # no event tells of it
            await asyncio.sleep(0.01)
    assert bot.parts.library("en").sign("🔺") == "🔺"
    evening = Evening(stage, bot, 3)
    await evening.open()
    assert "🔺" in stage.channel.last_message.text


async def test_what_was_uploaded_before_a_refusal_is_used(
    launch: Launch, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.rest.emojis.MOST", 2)
    bot = await launch()
    await used(bot)
    assert bot.parts.library("en").sign("🍀") == "🍀"
    assert uploads(stage) == 3


async def test_a_list_that_does_not_come_keeps_nobody_from_playing(
    launch: Launch, stage: Stage
) -> None:
    stage.playground.faults.add("GET /applications/*/emojis", times=None, delay=30.0)
    bot = await asyncio.wait_for(launch(), 20)
    evening = Evening(stage, bot, 3)
    await evening.open()
    assert "🔺" in stage.channel.last_message.text
    assert uploads(stage) == 0


async def test_uploads_that_hang_keep_nobody_from_playing(launch: Launch, stage: Stage) -> None:
    stage.playground.faults.add("POST /applications/*/emojis", times=None, delay=30.0)
    bot = await asyncio.wait_for(launch(), 20)
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    assert not stage.playground.world.emojis


async def test_an_emoji_that_was_deleted_is_uploaded_again(launch: Launch, stage: Stage) -> None:
    first = await launch()
    await uploaded(stage)
    await stopped(first)
    world = stage.playground.world
    del world.emojis[next(iter(world.emojis))]
    await launch()
    await uploaded(stage)
    assert uploads(stage) == len(emojis()) + 1
