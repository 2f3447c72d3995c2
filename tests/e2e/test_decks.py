"""A server makes a deck of its own pictures, plays with it and shares it."""

import os
import re

import pytest

from bot.client import DixitBot
from bot.rules.model import Phase
from bot.store import ServerDeck
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
    asked = await told(stage, maker, "5 descriptions saved")
    assert "5 cards here have no description." in asked
    assert ("One more comes" if MANY == 12 else f"{MANY - 1 - 5 - 5} more come") in asked
    (deck,) = await bot.parts.making.decks(here)
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
    assert await bot.parts.making.decks(here) == ()
    assert len(await pictures_kept(bot)) == MANY
    await evening.play_on()  # with the cards of a deck that is gone for everybody else
    assert (await evening.game()).phase is Phase.FINISHED

    there = elsewhere(stage, maker)
    await there.slash("dixit deck new", name="From friends")
    await add(there, {"our-holidays.zip": zipped})
    await keep(stage, there, "From friends", MANY)
    (taken,) = await bot.parts.making.decks(there.channel.guild_id or 0)
    assert [card.text for card in taken.cards] == [card.text for card in deck.cards]
    assert taken.cards[BY_HAND].text.alts == {"uk": "Море"}
    await bot.parts.making.sweep()
    assert len(await pictures_kept(bot)) == MANY


async def shared(stage: Stage, maker: Actor) -> bytes:
    """Return the zip that ``/dixit deck share`` makes."""
    await maker.slash("dixit deck share")
    files = stage.playground.world.attachments

    def zips() -> list[bytes]:
        return [one.content for one in files.values() if one.filename == "our-holidays.zip"]

    await stage.wait_until(zips, "a zip")
    (zipped,) = zips()
    return zipped


@pytest.mark.parametrize(("tier", "most"), [(0, 10), (0, 8), (3, 10)])
async def test_zips_fit_into_a_request_however_many_boosts_a_server_has(
    stage: Stage, bot: DixitBot, monkeypatch: pytest.MonkeyPatch, tier: int, most: int
) -> None:
    stage.playground.town.guild.premium_tier = tier
    if not tier:  # what Discord allows without boosts, which it has changed before
        monkeypatch.setattr("playground.message_shapes.BY_TIER", (most << 20,))
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Our holidays")
    await add(maker, {"a.zip": a_zip(CARDS)})
    await keep(stage, maker, "Our holidays", CARDS)
    limits: list[int] = []
    pack = bot.parts.making.pack

    async def noted(deck: ServerDeck, heaviest: int) -> list[tuple[str, bytes]]:
        limits.append(heaviest)
        return await pack(deck, heaviest)

    monkeypatch.setattr(bot.parts.making, "pack", noted)
    stage.playground.faults.add("POST /webhooks/*", reset=True)
    assert await shared(stage, maker)
    assert (most - 1) << 20 < limits[0] < most << 20


def elsewhere(stage: Stage, maker: Actor) -> Actor:
    """Return the same person, looking at a channel of a new server that they own."""
    world = stage.playground.world
    guild = world.add_guild("Elsewhere", owner=maker.person.user)
    return maker.at(world.add_channel(guild, "far-away"))


async def test_members_see_decks_and_only_makers_change_them(stage: Stage, bot: DixitBot) -> None:
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Deck")
    await add(maker, {"a.zip": a_zip(CARDS)})
    await maker.press("draftframe")
    await keep(stage, maker, "Deck", CARDS)
    (deck,) = await bot.parts.making.decks(maker.channel.guild_id or 0)
    await maker.press("deckalts")
    await maker.fills("A red door", "", "A hill")
    await told(stage, maker, "2 descriptions saved")
    assert bot.parts.presenter.describe(f"{deck.id}/1", "en") == "A red door"
    await maker.slash("dixit deck words", card=2)
    await maker.fills("Title", "A lake")
    await told(stage, maker, "One description saved")
    assert bot.parts.presenter.describe(f"{deck.id}/2", "en") == "A lake"

    bob = stage.person("Bob")
    await bob.slash("dixit deck show")
    await told(stage, bob, "23 more cards needed for a three-player game")
    for number in (2, 3):
        reply = await bob.slash("dixit deck report", card=number)
        assert "hidden" in plain(reply.text)
    assert bot.parts.shelf.cards_of([deck.id]) == (f"{deck.id}/1",)
    manager = stage.person("Emma")
    stage.playground.town.guild.owner_id = manager.id
    await manager.slash("dixit deck show")
    await told(stage, manager, "Card 2 was reported")
    await manager.press("deckremove")
    await stage.wait_until(lambda: reported(manager) == ["3"], "the other report alone")
    await manager.press("deckclear")
    await told(stage, manager, "Card 3 of “Deck” stays")
    assert bot.parts.shelf.cards_of([deck.id]) == (f"{deck.id}/1", f"{deck.id}/3")


async def test_pictures_are_added_by_a_form_with_ten_files(stage: Stage, bot: DixitBot) -> None:
    maker = stage.person("Alice")
    made = await maker.slash("dixit deck new", name="Deck")
    assert "Press *Add pictures*" in plain(made.text)
    for opened, cards in ((maker.press("Add pictures"), 10), (maker.slash("dixit deck add"), 1)):
        reply = await opened
        assert reply.form == "Add pictures"
        photos = [small_photo(100 * cards + number) for number in range(cards)]
        names = (f"{number}.jpg" for number in range(cards))
        files = map(maker.person.attach, [maker.channel] * cards, names, photos)
        await maker.fills(list(files))
        await keep(stage, maker, "Deck", cards)
    (deck,) = await bot.parts.making.decks(maker.channel.guild_id or 0)
    assert len(deck.cards) == 11
    await maker.slash("dixit deck show")
    await stage.wait_until(lambda: maker.with_part("deckadd"), "the button on the page")
    guest = stage.person("Bob")
    await guest.slash("dixit deck show")
    await told(stage, guest, "11 cards")
    assert guest.with_part("deckadd") is None


ADD = "Add to a deck"


async def test_pictures_of_a_message_are_added_to_a_deck_by_its_menu(
    stage: Stage, bot: DixitBot
) -> None:
    maker, friend = stage.people("Alice", "Bob")
    here = maker.channel.guild_id or 0
    await maker.slash("dixit deck new", name="Deck")
    photos = {"sea.jpg": small_photo(1), "notes.txt": b"not a picture", "hill.jpg": small_photo(2)}
    message = await friend.says("Look!", photos)
    await maker.uses(ADD, message)
    await keep(stage, maker, "Deck", 2)  # the only deck there is
    (deck,) = await bot.parts.making.decks(here)
    assert {card.added_by for card in deck.cards} == {maker.id}

    await maker.slash("dixit deck new", name="Others")
    more = await friend.says("", {"lake.jpg": small_photo(3), "sea.jpg": small_photo(1)})
    await maker.uses(ADD, more)
    await told(stage, maker, "Choose the deck that these cards should go to")
    asked = maker.with_part("draftdeck")
    assert asked is not None
    assert stage.who_can_see(asked) == {"Alice"}
    assert maker.with_part("draftkeep") is None
    await maker.choose("draftdeck", "Deck")
    await told(stage, maker, "2 is already card 1 of “Deck”, so it’s left out")
    await keep(stage, maker, "Deck", 1)
    decks = {deck.name: deck for deck in await bot.parts.making.decks(here)}
    assert [len(decks[name].cards) for name in ("Deck", "Others")] == [3, 0]


async def test_a_messages_menu_says_why_nothing_is_added(stage: Stage, bot: DixitBot) -> None:
    maker, guest = stage.people("Alice", "Bob")
    photo = await guest.says("", {"sea.jpg": small_photo(1)})
    words = await guest.says("No picture here", {"notes.txt": b"nothing"})
    reply = await maker.uses(ADD, photo)
    assert "Start one with **/dixit deck new**" in plain(reply.text)
    await maker.slash("dixit deck new", name="Deck")
    reply = await guest.uses(ADD, photo)
    assert "Only members with the Manage Server permission" in plain(reply.text)
    reply = await maker.uses(ADD, words)
    assert "That message has no pictures to add" in plain(reply.text)
    assert reply.private
    broken = await guest.says("", {"sea.jpg": b"not really a picture"})
    await maker.slash("dixit deck new", name="Others")
    await maker.uses(ADD, broken)
    await told(stage, maker, "None of these files can become a card")
    await maker.uses(ADD, photo)
    await told(stage, maker, "Choose the deck that these cards should go to")
    await maker.press("draftdrop")
    await told(stage, maker, "Discarded")
    decks = await bot.parts.making.decks(maker.channel.guild_id or 0)
    assert all(not deck.cards for deck in decks)


async def test_describing_goes_on_until_no_card_is_left(stage: Stage, bot: DixitBot) -> None:
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Deck")
    await add(maker, {"a.zip": a_zip(CARDS)})
    await keep(stage, maker, "Deck", CARDS)
    await told(stage, maker, "23 more cards needed for a three-player game")
    await maker.slash("dixit deck words", card=2)
    await maker.fills("", "A lake")
    await told(stage, maker, "One description saved")
    form = (await maker.press("deckalts")).interaction.modal
    assert form is not None  # the next card, and then the one that was passed over
    assert [plain(label["label"]) for label in form["components"]] == ["Card 3", "Card 1"]
    assert form["title"] == "What do these cards show?"
    await maker.fills("", "A red door")
    await told(stage, maker, "One card here has no description")
    form = (await maker.press("deckalts")).interaction.modal
    assert form is not None
    assert form["title"] == "What does this card show?"
    await maker.fills("A hill")
    await stage.wait_until(lambda: not reads(maker, "Describe"), "nothing left to describe")
    (deck,) = await bot.parts.making.decks(maker.channel.guild_id or 0)
    assert [card.text.alts["en"] for card in deck.cards] == ["A red door", "A lake", "A hill"]


def reads(who: Actor, part: str) -> bool:
    """Return whether the newest message that this person sees contains the text."""
    return part in plain(who.sees()[-1])


def reported(maker: Actor) -> list[str]:
    """Return the numbers of the reported cards that a person is asked to decide about."""
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
        assert "Only members with the Manage Server permission" in plain(reply.text)
    await owner.slash("dixit settings", **{"makers-role": painters})
    assert f"<@&{painters.id}>" in (await guest.slash("dixit settings")).text
    await painter.slash("dixit deck new", name="Ours")
    reply = await guest.slash("dixit deck new", name="Mine")
    assert "Only members with the Manage Server permission" in plain(reply.text)
    (deck,) = await bot.parts.making.decks(home.id)
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
    await told(stage, maker, "Choose the cards in the menu first")
    await maker.choose("draftpick", "1")
    await maker.press("draftskip")
    await maker.press("draftdrop")
    assert len((await bot.parts.making.decks(maker.channel.guild_id or 0))[0].cards) == 1


async def test_nobody_reads_the_inner_name_of_a_deck_that_was_removed(
    stage: Stage, bot: DixitBot
) -> None:
    evening = Evening(stage, bot, 3)
    maker, here = evening.host, evening.channel.guild_id or 0
    for name in ("Our holidays", "Others"):
        await maker.slash("dixit deck new", name=name)
    deck, _ = sorted(await bot.parts.making.decks(here), key=lambda one: one.name == "Others")
    await add(maker, {"1.jpg": small_photo(1)}, deck=deck.id)
    await keep(stage, maker, "Our holidays", 1)
    await maker.slash("dixit settings", deck=deck.id)
    await maker.slash("dixit start")
    await maker.slash("dixit deck remove", deck=deck.id)
    await maker.press("deckremove")
    await evening.friends[1].press("join")
    said = "A deck chosen for this game was removed"
    await stage.wait_until(lambda: said in plain(stage.channel.last_message.text), said)
    lobby = stage.channel.last_message.text
    settings = await maker.slash("dixit settings")
    assert "a deck that has been removed" in plain(settings.text)
    late = await maker.slash("dixit deck show", deck=deck.id)
    assert "That deck has been removed. Available: Others." in plain(late.text)
    await evening.stop()
    again = await maker.slash("dixit start", deck=deck.id)
    assert "That deck has been removed" in plain(again.text)
    for text in (lobby, settings.text, late.text, again.text):
        assert deck.id.strip("@") not in text


@pytest.mark.usefixtures("bot")
async def test_a_deck_that_is_typed_is_found_in_any_case(stage: Stage) -> None:
    maker = stage.person("Alice")
    stage.playground.town.guild.owner_id = maker.id
    for name in ("Holidays", "Pets"):
        await maker.slash("dixit deck new", name=name)
    await maker.slash("dixit deck show", deck=" holidays")
    await told(stage, maker, "## Holidays")


async def test_an_empty_form_of_descriptions_saves_none(stage: Stage, bot: DixitBot) -> None:
    (maker,) = stage.people("Alice")
    await maker.slash("dixit deck new", name="Our holidays")
    await add(maker, {"0.jpg": small_photo(0)})
    await keep(stage, maker, "Our holidays", 1)
    await maker.press("deckalts")
    await maker.fills("")
    assert "Thank you" not in await told(stage, maker, "No description was saved.")
    (deck,) = await bot.parts.making.decks(maker.channel.guild_id or 0)
    assert [card.text.alts for card in deck.cards] == [{}]


async def test_the_card_is_shown_before_it_is_removed(stage: Stage, bot: DixitBot) -> None:
    (maker,) = stage.people("Alice")
    await maker.slash("dixit deck new", name="Our holidays")
    await add(maker, {f"{n}.jpg": small_photo(n) for n in range(2)})
    await keep(stage, maker, "Our holidays", 2)
    await maker.slash("dixit deck words", card=2)
    await maker.fills("Sea", "A small boat under a large moon")
    await told(stage, maker, "One description saved")
    asked = await (await maker.slash("dixit deck remove", card=2)).arrived()
    assert asked.message is not None
    assert "Remove card 2 of “Our holidays”?" in plain(asked.text)
    assert [plain(one) for one in asked.message.pictures] == ["A small boat under a large moon"]
    await maker.press("deckremove")
    (deck,) = await bot.parts.making.decks(maker.channel.guild_id or 0)
    assert [card.number for card in deck.cards] == [1]
