"""The lobby shows what its deck is like, and nobody waits for that picture."""

import asyncio
from typing import Any

import pytest

from bot.client import DixitBot
from bot.ui.wanted_pictures import FanPicture
from playground.driver import Stage
from playground.permissions import Permission

from .evening import Evening, plain
from .order import check_in_line

FAN = "Cards of this game’s deck, fanned out."


async def test_a_lobby_shows_cards_of_its_deck(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()
    lobby = stage.channel.last_message
    assert lobby.pictures == [FAN]
    assert lobby.record.attachments
    (deck,) = [deck for deck in bot.parts.presenter.decks_for(0, "en") if deck.id == "plain"]
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
    monkeypatch.setattr("bot.screens.files.PICTURE_PATIENCE", 0.0)
    evening = Evening(stage, bot, 2)
    await evening.host.slash("dixit start", deck="plain")
    lobby = stage.channel.last_message
    assert "Join" in lobby.buttons
    assert lobby.pictures == []
    drawn.set()
    await stage.wait_until(lambda: stage.channel.last_message.pictures == [FAN], "the fan")
    assert stage.channel.last_message.record.id == lobby.record.id
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())


async def decks_of(evening: Evening) -> tuple[str, ...]:
    return (await evening.game()).options.decks


async def test_a_new_game_mixes_our_decks_and_each_can_be_played_alone(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.host.slash("dixit start")
    assert await decks_of(evening) == bot.parts.shelf.default == ("extra", "few", "plain", "tales")
    assert "decks: Extra, Few, Plain, Dreams" in plain(stage.channel.last_message.text)
    await evening.host.press("rules")
    await evening.host.choose("setdecks", "Extra")
    assert await decks_of(evening) == ("extra",)
    await bot.parts.screens.settle()
    assert "deck: Extra" in plain(stage.channel.last_message.text)


async def test_a_server_keeps_the_deck_it_chose_until_it_wants_them_mixed(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.host.slash("dixit settings", deck="plain")
    assert "Plain" in plain((await evening.friends[1].slash("dixit settings")).text)
    await evening.host.slash("dixit start")
    assert await decks_of(evening) == ("plain",)
    await evening.stop()
    offered = await evening.host.completes("dixit settings", "deck", "mix")
    assert offered == ["The bot’s own decks, mixed"]
    await evening.host.slash("dixit settings", deck="@mixed")
    shown = await evening.friends[1].slash("dixit settings")
    assert "The bot’s own decks, mixed" in plain(shown.text)
    await evening.host.slash("dixit start")
    assert await decks_of(evening) == bot.parts.shelf.default
    await evening.stop()
    await evening.host.slash("dixit settings", deck="plain")
    await evening.host.slash("dixit start", deck="@mixed")
    assert await decks_of(evening) == bot.parts.shelf.default


async def test_decks_are_offered_by_their_names_in_the_readers_language(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 2)
    await evening.host.slash("dixit me", language="uk")
    assert "Сни" in await evening.host.completes("dixit start", "deck", "")
    assert await evening.host.completes("dixit start", "deck", "сн") == ["Сни"]
    await evening.host.slash("dixit settings", language="uk")
    await evening.host.slash("dixit start", deck="tales")
    assert "Сни" in plain(stage.channel.last_message.text)


async def test_a_deck_may_be_typed_instead_of_chosen_from_the_list(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 2)
    await evening.host.slash("dixit settings", deck="Dreams")
    await evening.host.slash("dixit start")
    assert await decks_of(evening) == ("tales",)
    await evening.stop()
    await evening.host.slash("dixit me", language="uk")
    await evening.host.slash("dixit start", deck="сни ")
    assert await decks_of(evening) == ("tales",)
    await evening.stop()
    await evening.host.slash("dixit me", language="en")
    await evening.host.slash("dixit settings", deck="the bot’s own decks, mixed")
    guild = stage.playground.town.guild.id
    assert (await bot.parts.store.server(guild)).decks == ()
    await evening.host.slash("dixit me", language="uk")
    refused = await evening.host.slash("dixit start", deck="snow")
    assert "snow" in plain(refused.text)
    assert "Сни" in plain(refused.text)


async def test_cards_seen_in_the_last_game_are_not_dealt_first(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    seen = set((await evening.game()).history[0].round.table)
    await evening.stop()
    await evening.open()
    await evening.host.press("begin")
    game = await evening.game()
    assert set(game.draw_pile[-len(seen) :]) == seen
    await evening.stop()
    await evening.open()
    await evening.host.press("rules")
    await evening.host.press("Unseen cards first")
    assert not (await evening.game()).options.unseen_first


async def test_a_game_until_the_pile_is_empty_has_a_box_of_cards_unless_the_host_wants_all(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open("odyssey-2013")  # the deck has 90 cards
    assert "84 of the 90 cards" in plain(stage.channel.last_message.text)
    await evening.host.press("begin")
    assert len((await evening.game()).all_cards()) == 84
    await evening.stop()
    await evening.open("odyssey-2013")
    await evening.host.press("rules")
    await evening.host.press("setevery")
    await bot.parts.screens.settle()
    assert "of the 90" not in plain(stage.channel.last_message.text)
    await evening.host.press("begin")
    assert len((await evening.game()).all_cards()) == 90


async def test_a_moderators_rules_panel_goes_when_the_game_begins(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    (moderator,) = stage.people("Moderator")
    world, user = stage.playground.world, moderator.person.user
    world.set_permissions(stage.channel.channel, user, allow=Permission.MANAGE_MESSAGES)
    await (await moderator.press("rules")).arrived()
    await (await moderator.press("rules")).arrived()
    await bot.parts.screens.settle()
    assert len([one for one in moderator.messages() if one.private]) == 1
    await moderator.choose("setpace", "quick")
    await evening.begin()
    await bot.parts.screens.settle()
    assert not [one for one in moderator.messages() if one.private]
