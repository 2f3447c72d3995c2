"""A server makes a deck of its own pictures, plays with it, gives it away."""

import os
import re

from bot.gateway.client import DixitBot
from bot.rules.model import Phase
from playground.driver import Actor, Stage
from tests.decks.conftest import mottled
from tests.decks.intake.hostile import encoded

from .deckmaking import a_zip, add, keep, pictures_kept, small_photo, told
from .evening import Evening, plain

CARDS = 3
MANY = int(os.environ.get("DIXIT_DECK_CARDS", "12"))
BY_HAND = min(10, MANY // 4)  # the others come in a zip
SEA = '[[card]]\nid = "020"\ntitle = "Sea"\nalt.uk = "Море"\n'


async def test_a_deck_is_played_to_the_end_of_a_game_and_taken_to_another_server(
    stage: Stage, bot: DixitBot
) -> None:
    evening = Evening(stage, bot, 3)
    maker, here = evening.host, evening.channel.guild_id or 0
    reply = await maker.slash("dixit deck new", name="Our holidays")
    assert "Our holidays" in plain(reply.text)
    await add(maker, {f"{n}.jpg": small_photo(n) for n in range(BY_HAND)})
    await keep(stage, maker, "Our holidays", BY_HAND)
    await add(maker, {"more.zip": a_zip(MANY - BY_HAND, first=20, toml=SEA)})
    await keep(stage, maker, "Our holidays", MANY - BY_HAND)
    await maker.press("deckalts")
    await maker.fills("A", "B", "C", "D", "E")
    asked = await told(stage, maker, "Descriptions saved: 5")
    assert f"without a description: {MANY - BY_HAND - 1 - 5}." in asked
    (deck,) = await bot.making.decks(here)
    assert len(deck.playable) == MANY
    assert {card.added_by for card in deck.cards} == {maker.id}

    await evening.open(deck=deck.id, goal=6)
    await maker.press("rules")
    await maker.choose("setdecks", deck.id, "extra")
    await evening.begin()
    dealt = {card.partition("/")[0] for card in (await evening.game()).all_cards()}
    assert dealt == {deck.id, "extra"}
    await evening.play_round()

    zipped = await shared(stage, maker)
    await maker.slash("dixit deck remove", deck=deck.id)
    await maker.press("deckremove")
    assert await bot.making.decks(here) == ()
    assert len(await pictures_kept(bot)) == MANY
    await evening.play_on()  # with the cards of a deck that is gone for everybody else
    assert (await evening.game()).phase is Phase.FINISHED

    there = elsewhere(stage, maker)
    await there.slash("dixit deck new", name="From friends")
    await add(there, {"our-holidays.zip": zipped})
    await keep(stage, there, "From friends", MANY)
    (taken,) = await bot.making.decks(there.channel.guild_id or 0)
    assert [card.text for card in taken.cards] == [card.text for card in deck.cards]
    assert taken.cards[BY_HAND].text.alts == {"uk": "Море"}
    await bot.making.sweep()
    assert len(await pictures_kept(bot)) == MANY


async def shared(stage: Stage, maker: Actor) -> bytes:
    """What ``/dixit deck share`` hands out."""
    await maker.slash("dixit deck share")
    files = stage.playground.world.attachments

    def zips() -> list[bytes]:
        return [one.content for one in files.values() if one.filename == "our-holidays.zip"]

    await stage.wait_until(zips, "a zip")
    (zipped,) = zips()
    return zipped


def elsewhere(stage: Stage, maker: Actor) -> Actor:
    """The same person in a server of their own."""
    world = stage.playground.world
    guild = world.add_guild("Elsewhere", owner=maker.person.user)
    return maker.at(world.add_channel(guild, "far-away"))


async def test_members_see_decks_and_only_makers_change_them(stage: Stage, bot: DixitBot) -> None:
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Deck")
    await add(maker, {"a.zip": a_zip(CARDS)})
    await maker.press("draftframe")
    await keep(stage, maker, "Deck", CARDS)
    (deck,) = await bot.making.decks(maker.channel.guild_id or 0)
    await maker.press("deckalts")
    await maker.fills("A red door", "", "A hill")
    await told(stage, maker, "Descriptions saved: 2")
    assert bot.readers.describe(f"{deck.id}/1", "en") == "A red door"
    await maker.slash("dixit deck words", card=2)
    await maker.fills("Title", "A lake")
    assert bot.readers.describe(f"{deck.id}/2", "en") == "A lake"

    bob = stage.person("Bob")
    await bob.slash("dixit deck show")
    await told(stage, bob, "cards still missing for a game of three: 23")
    for number in (2, 3):
        reply = await bob.slash("dixit deck report", card=number)
        assert "hidden" in plain(reply.text)
    assert bot.shelf.cards_of([deck.id]) == (f"{deck.id}/1",)
    await maker.slash("dixit deck show")
    await told(stage, maker, "Card 2 was reported")
    await maker.press("deckremove")
    await stage.wait_until(lambda: reported(maker) == ["3"], "the other report alone")
    await maker.press("deckclear")
    await told(stage, maker, "Card 3 of “Deck” stays")
    assert bot.shelf.cards_of([deck.id]) == (f"{deck.id}/1", f"{deck.id}/3")


def reported(maker: Actor) -> list[str]:
    """Which cards somebody is asked to decide about."""
    return re.findall(r"Card (\d+) was reported", plain("".join(maker.sees())))


async def test_whoever_has_the_role_that_the_settings_name_makes_decks(
    stage: Stage, bot: DixitBot
) -> None:
    owner, painter, guest = stage.people("Alice", "Bob", "Dan")
    home = stage.playground.town.guild
    painters = next(role for role in home.roles.values() if role.name == "Painters")
    assert painters.id in home.members[painter.id].role_ids
    for who in (painter, guest):
        reply = await who.slash("dixit deck new", name="Mine")
        assert "Only members who can manage the server" in plain(reply.text)
    reply = await owner.slash("dixit settings", makersrole=painters)
    assert f"<@&{painters.id}>" in reply.text
    await painter.slash("dixit deck new", name="Ours")
    reply = await guest.slash("dixit deck new", name="Mine")
    assert "Only members who can manage the server" in plain(reply.text)
    (deck,) = await bot.making.decks(home.id)
    assert (deck.name, deck.made_by) == ("Ours", painter.id)


async def test_twins_are_named(stage: Stage, bot: DixitBot) -> None:
    cards = mottled("alike", (120, 180))
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Deck")
    await add(maker, {"a.png": encoded(cards)})
    await keep(stage, maker, "Deck", 1)
    await add(maker, {"b.jpg": encoded(cards, "JPEG", quality=60)})
    await told(stage, maker, "1 looks like card 1 of “Deck”")
    await maker.press("draftskip")
    await told(stage, maker, "First choose")
    await maker.choose("draftpick", "1")
    await maker.press("draftskip")
    await maker.press("draftdrop")
    assert len((await bot.making.decks(maker.channel.guild_id or 0))[0].cards) == 1
