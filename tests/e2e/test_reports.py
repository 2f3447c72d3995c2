"""A report is for managers who did not add the card, and for nobody else."""

import logging
from typing import Any

import pytest

from bot.client import DixitBot
from playground.driver import Actor, Stage
from playground.permissions import Permission

from . import forgery
from .deckmaking import a_zip, add, keep, told
from .evening import plain
from .order import until

FROM_UPLOADER, FROM_OWNER = 1, 3
GONE = "That deck or card isn’t here"


async def reported(stage: Stage, bot: DixitBot) -> tuple[Actor, Actor, Actor]:
    """Make a deck of two cards by Bob and one by the owner, and report one card of each.

    Return the owner, the uploader Bob, and the person who reported.
    """
    owner, uploader, reader = stage.people("Alice", "Bob", "Emma")
    stage.playground.town.guild.owner_id = owner.id
    await owner.slash("dixit settings", makers="everyone")
    await owner.slash("dixit deck new", name="Deck")
    await add(uploader, {"a.zip": a_zip(2)})
    await keep(stage, uploader, "Deck", 2)
    await add(owner, {"b.zip": a_zip(1, first=9)})
    await keep(stage, owner, "Deck", 1)
    for number in (FROM_UPLOADER, FROM_OWNER):
        reply = await reader.slash("dixit deck report", card=number)
        assert "hidden" in plain(reply.text)
    await bot.parts.screens.settle()
    return owner, uploader, reader


async def deck_page(stage: Stage, who: Actor) -> str:
    before = sum("## Deck" in text for text in who.sees())
    await who.slash("dixit deck show")
    return await told(stage, who, "## Deck", before + 1)


async def cards_of(bot: DixitBot, stage: Stage) -> dict[int, bool]:
    """Return the numbers of all cards in the deck, each with whether it may be dealt."""
    (deck,) = await bot.parts.making.decks(stage.playground.town.guild.id)
    return {card.number: card.playable for card in deck.cards}


async def test_managers_decide_about_cards_that_others_added(bot: DixitBot, stage: Stage) -> None:
    owner, uploader, reader = await reported(stage, bot)
    for who in (uploader, reader):
        assert "was reported" not in await deck_page(stage, who)
        await who.slash("dixit deck show", card=FROM_UPLOADER)
        await told(stage, who, GONE)
    page = await deck_page(stage, owner)
    assert f"Card {FROM_UPLOADER} was reported" in page
    assert f"Card {FROM_OWNER} was reported" not in page
    await owner.press("deckclear")
    await told(stage, owner, f"Card {FROM_UPLOADER} of “Deck” stays")
    assert await cards_of(bot, stage) == {1: True, 2: True, FROM_OWNER: False}


async def test_whoever_added_a_card_cannot_decide_about_it(bot: DixitBot, stage: Stage) -> None:
    owner, uploader, _ = await reported(stage, bot)
    (deck,) = await bot.parts.making.decks(stage.playground.town.guild.id)
    name = deck.id.removeprefix("@")
    for who, number in ((uploader, FROM_UPLOADER), (owner, FROM_OWNER)):
        await deck_page(stage, who)
        page = who.last()
        for verb in ("deckclear", "deckremove"):
            answer = await forgery.press(who, page, f"{verb}:{name}:0:{number}")
            assert GONE in plain(answer.text)
        assert GONE in plain((await who.slash("dixit deck remove", card=number)).text)
        assert GONE in plain((await who.slash("dixit deck words", card=number)).text)
    assert await cards_of(bot, stage) == {1: False, 2: True, FROM_OWNER: False}


async def test_whoever_added_a_card_is_not_told_of_a_report(
    bot: DixitBot, stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        owner, uploader, reader = await reported(stage, bot)
    await stage.wait_until(lambda: owner.dm.can_see("reported"), "a message to the owner")
    await until(lambda: "found nobody to notify" in caplog.text, "the other report")
    notices = [plain(text) for text in owner.dm.sees() if "reported" in text]
    assert len(notices) == 1
    assert f"reported card {FROM_UPLOADER} of" in notices[0]
    assert not uploader.dm.can_see("reported")
    for person in (owner, uploader, reader):
        assert str(person.id) not in caplog.text


@pytest.mark.parametrize("reads", [True, False])
async def test_the_moderators_channel_is_used_where_whoever_added_the_card_cannot_read_it(
    bot: DixitBot, stage: Stage, reads: bool
) -> None:
    owner, uploader, reader = stage.people("Alice", "Bob", "Emma")
    world, guild = stage.playground.world, stage.playground.town.guild
    guild.owner_id = owner.id
    channel = world.add_channel(guild, "moderators")
    if not reads:
        world.set_permissions(channel, uploader.person.user, deny=int(Permission.VIEW_CHANNEL))
    await owner.slash("dixit settings", makers="everyone")
    await owner.slash("dixit deck new", name="Deck")
    await add(uploader, {"a.zip": a_zip(1)})
    await keep(stage, uploader, "Deck", 1)
    known = bot.get_guild(guild.id)
    assert known is not None
    known._public_updates_channel_id = channel.id
    await reader.slash("dixit deck report", card=1)
    there = stage.place(channel)
    await stage.wait_until(
        lambda: owner.dm.can_see("reported") or there.messages, "a message to somebody"
    )
    assert bool(there.messages) is not reads
    assert owner.dm.can_see("reported") is reads


@pytest.mark.parametrize(
    "fault", [{"code": 40003}, {"code": 40003, "status": 403}, {"status": 503}, {"reset": True}]
)
async def test_a_report_counts_though_its_owner_cannot_be_told(
    bot: DixitBot, stage: Stage, fault: dict[str, Any]
) -> None:
    bot.parts.hands.dms.pause = 3600.0
    asked = stage.playground.faults.add("POST /users/@me/channels", times=None, **fault)
    _, _, reader = await reported(stage, bot)
    assert "hidden" in plain((await reader.slash("dixit deck report", card=2)).text)
    await bot.parts.screens.settle()
    assert asked.hits
    if "code" in fault:
        assert asked.hits == 1  # none is opened while Discord finds that we are too fast
    assert not any((await cards_of(bot, stage)).values())
    assert not reader.can_see("went wrong")


async def test_a_report_whose_receipt_is_lost_is_told_once(bot: DixitBot, stage: Stage) -> None:
    owner, _, reader = await reported(stage, bot)
    await stage.wait_until(lambda: owner.dm.can_see("reported"), "the first report")
    before, path = len(owner.dm.messages()), f"/channels/{owner.dm.channel.id}/messages"

    def attempts() -> int:
        asked = stage.playground.requests
        return sum(one.method == "POST" and one.path == path for one in asked)

    tried = attempts()
    stage.playground.faults.add(f"POST {path}", reset=True, after_all=True)
    await reader.slash("dixit deck report", card=2)
    await stage.wait_until(lambda: attempts() == tried + 2, "the second attempt")
    assert len(owner.dm.messages()) == before + 1
