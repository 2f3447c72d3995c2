"""The lobby shows what its deck is like, and nobody waits for that picture."""

import asyncio
from typing import Any

import pytest

from bot.gateway.client import DixitBot
from bot.ui.pictures import FanPicture
from playground.driver import Stage

from .evening import Evening
from .order import check_in_line

FAN = "Cards of this game’s deck, fanned out."


async def test_a_lobby_shows_cards_of_its_deck(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.screens.settle()
    lobby = stage.channel.last_message
    assert lobby.pictures == [FAN]
    assert lobby.record.attachments
    (deck,) = [deck for deck in bot.readers.decks_for(0) if deck.id == "plain"]
    assert len(set(deck.sample)) == 5
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_picture_that_takes_long_comes_after_the_lobby(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = asyncio.Event()
    original: Any = FanPicture.make

    async def make(self: FanPicture, *asked: Any) -> Any:
        await drawn.wait()
        return await original(self, *asked)

    monkeypatch.setattr(FanPicture, "make", make)
    monkeypatch.setattr("bot.screens.channel_answers.PICTURE_PATIENCE", 0.0)
    evening = Evening(stage, bot, 2)
    await evening.host.slash("dixit start", deck="plain")
    lobby = stage.channel.last_message
    assert "Join" in lobby.buttons
    assert lobby.pictures == []
    drawn.set()
    await stage.wait_until(lambda: stage.channel.last_message.pictures == [FAN], "the fan")
    assert stage.channel.last_message.record.id == lobby.record.id
    await bot.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
