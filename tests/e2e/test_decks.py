"""A server makes a deck of its own pictures, plays with it, gives it away."""

import io
import zipfile
from pathlib import Path

from PIL import Image

from bot.gateway.client import DixitBot
from bot.store.sqlite.pictures import folder_of
from playground.driver import Actor, Reply, Stage
from playground.model import Attachment
from tests.decks.conftest import mottled
from tests.decks.intake import hostile
from tests.decks.intake.hostile import photo

from .evening import Evening, plain

CARDS = 3


def a_zip(pictures: int, *, first: int = 0, toml: str = "") -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as file:
        for number in range(first, first + pictures):
            file.writestr(f"{number:03}.jpg", photo(number, (120, 180), "JPEG"))
        if toml:
            file.writestr("deck.toml", toml)
    return target.getvalue()


def given(who: Actor, **files: tuple[str, bytes]) -> dict[str, object]:
    """Files as options of a command."""
    return {key: who.person.attach(who.channel, name, data) for key, (name, data) in files.items()}


async def add(who: Actor, name: str, data: bytes) -> Reply:
    return await who.slash("dixit deck add", **given(who, file=(name, data)))


async def settled(stage: Stage, who: Actor, part: str) -> str:
    """Wait until this person reads something."""
    await stage.wait_until(lambda: any(part in plain(one) for one in who.sees()), part)
    return next(plain(one) for one in reversed(who.sees()) if part in plain(one))


async def test_a_deck_by_attachments_and_by_zip_is_played_mixed_with_ours(
    stage: Stage, bot: DixitBot
) -> None:
    evening = Evening(stage, bot, 4)
    maker = evening.host
    reply = await maker.slash("dixit deck new", name="Our holidays")
    assert "Our holidays" in plain(reply.text)
    files = given(maker, **{f"file{n or ''}": (f"{n}.png", photo(n, (120, 180))) for n in (0, 2)})
    await maker.slash("dixit deck add", **files)
    await settled(stage, maker, "New cards for “Our holidays”")
    await maker.press("draftframe")
    await maker.press("draftkeep")
    await settled(stage, maker, "Cards added to “Our holidays”: 2")
    toml = '[[card]]\nid = "020"\ntitle = "Sea"\nalt = "A wave"\n'
    await add(maker, "more.zip", a_zip(3, first=20, toml=toml))
    await maker.press("draftkeep")
    await settled(stage, maker, "Cards added to “Our holidays”: 3")

    (deck,) = await bot.making.decks(evening.channel.guild_id or 0)
    assert len(deck.playable) == 5
    assert deck.cards[0].added_by == maker.id
    assert deck.find(3).text.alts == {"en": "A wave"}  # type: ignore[union-attr]

    await evening.open(deck=deck.id)
    await maker.press("rules")
    await maker.choose("setdecks", deck.id, "extra")
    await evening.begin()
    game = await evening.game()
    decks = {card.partition("/")[0] for card in game.all_cards()}
    assert decks == {deck.id, "extra"}
    await evening.play_round()
    await maker.slash("dixit deck remove", deck=deck.id)
    await maker.press("deckremove")
    assert await bot.making.decks(evening.channel.guild_id or 0) == ()
    assert bot.shelf.find(f"{deck.id}/1") is not None
    await evening.go_on()
    await evening.play_round()


async def test_a_deck_is_given_away_and_added_again(stage: Stage, bot: DixitBot) -> None:
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="First")
    await add(maker, "a.zip", a_zip(CARDS, toml='[[card]]\nid = "002"\nalt.uk = "Море"\n'))
    await maker.press("draftkeep")
    await settled(stage, maker, f"“First”: {CARDS}")
    await maker.slash("dixit deck share")
    await stage.wait_until(lambda: _zips(stage), "a zip")
    (exported,) = _zips(stage)
    assert exported.filename == "first.zip"
    await maker.slash("dixit deck new", name="Second")
    (_, second) = await bot.making.decks(maker.channel.guild_id or 0)
    files = given(maker, file=("first.zip", exported.content))
    await maker.slash("dixit deck add", deck=second.id, **files)
    await settled(stage, maker, "New cards for “Second”")
    await maker.press("draftkeep")
    await settled(stage, maker, f"“Second”: {CARDS}")
    (_, second) = await bot.making.decks(maker.channel.guild_id or 0)
    assert [card.text.alts for card in second.cards][2] == {"uk": "Море"}


def _zips(stage: Stage) -> list[Attachment]:
    files = stage.playground.world.attachments.values()
    return [one for one in files if one.filename == "first.zip"]


REFUSED = {
    "bomb.png": (hostile.png_claiming(30_000, 30_000), "million pixels"),
    "bomb.jpg": (hostile.jpeg_claiming(30_000, 30_000), "million pixels"),
    "bomb.gif": (hostile.gif_claiming(30_000, 30_000), "million pixels"),
    "bomb.webp": (hostile.webp_claiming(16_383, 16_383), "million pixels"),
    "drawing.svg": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "SVG"),
    "letter.png": (b"once upon a time", "not a picture"),
    "cut.jpg": (photo(1, (600, 900), "JPEG")[:2000], "damaged"),
    "blue.png": (hostile.encoded(Image.new("RGB", (200, 300), "navy")), "one color"),
    "phone.heic": (b"\0\0\0\x18ftypheic" + bytes(100), "save it as JPEG"),
}


async def test_hostile_uploads_get_a_sentence_each_and_leave_nothing(
    stage: Stage, bot: DixitBot, home: Path
) -> None:
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Deck")
    names = list(REFUSED)
    files = given(
        maker,
        **{
            f"file{n or ''}": (names[n - 1 if n else 0], REFUSED[names[n - 1 if n else 0]][0])
            for n in (0, *range(2, len(names) + 1))
        },
    )
    await maker.slash("dixit deck add", **files)
    text = await settled(stage, maker, "New cards for “Deck”")
    for name, (_, sentence) in REFUSED.items():
        line = next(one for one in text.splitlines() if name in one)
        assert sentence in line
    await maker.press("draftdrop")
    for name, data, sentence in (
        ("deck.zip", a_zip(1)[:-30], "damaged"),
        ("deck.zip", _zip_of({"../a.png": photo(1)}), "leads out"),
        ("deck.zip", _zip_of({f"{n}.png": b"" for n in range(10_000)}), "1,000"),
        ("deck.zip", _zip_of({"a.zip": b"PK\x03\x04"}), "another zip"),
        ("deck.zip", _zip_of({"\u202ea.png": photo(1)}), "cannot be seen"),
    ):
        await add(maker, name, data)
        await settled(stage, maker, sentence)
    assert not folder_of(home / "games.sqlite3").exists()
    assert bot.making.drafts._drafts == {}


def _zip_of(entries: dict[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as file:
        for name, data in entries.items():
            file.writestr(name, data)
    return target.getvalue()


async def test_a_file_that_became_an_error_on_the_way_is_told(stage: Stage, bot: DixitBot) -> None:
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Deck")
    file = maker.person.attach(maker.channel, "a.png", photo(1))
    whole = file.content
    file.content = b"<Error>gone</Error>".ljust(len(whole) - 1)
    await maker.slash("dixit deck add", file=file)
    await settled(stage, maker, "not a picture")
    assert [deck.cards for deck in await bot.making.decks(maker.channel.guild_id or 0)] == [()]


async def test_members_see_decks_and_only_makers_change_them(stage: Stage, bot: DixitBot) -> None:
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Deck")
    await add(maker, "a.zip", a_zip(CARDS))
    await maker.press("draftkeep")
    await settled(stage, maker, f"“Deck”: {CARDS}")
    (deck,) = await bot.making.decks(maker.channel.guild_id or 0)
    await maker.press("deckalts")
    await maker.fills("A red door", "", "A hill")
    assert bot.readers.describe(f"{deck.id}/1", "en") == "A red door"
    await maker.slash("dixit deck words", card=2)
    await maker.fills("Title", "A lake")
    assert bot.readers.describe(f"{deck.id}/2", "en") == "A lake"

    bob = stage.person("Bob")
    await bob.slash("dixit deck show")
    await settled(stage, bob, "cards still missing for a game of three: 23")
    reply = await bob.slash("dixit deck report", card=3)
    assert "hidden" in plain(reply.text)
    assert bot.shelf.cards_of([deck.id]) == tuple(f"{deck.id}/{n}" for n in (1, 2))
    await maker.slash("dixit deck show")
    await settled(stage, maker, "Card 3 was reported")
    await maker.press("deckclear")
    assert len(bot.shelf.cards_of([deck.id])) == CARDS


async def test_twins_are_named(stage: Stage, bot: DixitBot) -> None:
    cards = mottled("alike", (120, 180))
    maker = stage.person("Alice")
    await maker.slash("dixit deck new", name="Deck")
    await add(maker, "a.png", hostile.encoded(cards))
    await maker.press("draftkeep")
    await settled(stage, maker, "“Deck”: 1")
    await add(maker, "b.jpg", hostile.encoded(cards, "JPEG", quality=60))
    await settled(stage, maker, "1 looks like card 1 of “Deck”")
    await maker.press("draftskip")
    await settled(stage, maker, "First choose")
    await maker.choose("draftpick", "1")
    await maker.press("draftskip")
    await maker.press("draftdrop")
    assert len((await bot.making.decks(maker.channel.guild_id or 0))[0].cards) == 1
