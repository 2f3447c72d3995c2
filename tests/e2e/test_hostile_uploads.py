"""Hostile uploads in the chat: each gets a sentence, and nothing of it is kept."""

import asyncio
import io
import os
import struct
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.client import DixitBot
from bot.gateway import attachments
from bot.store import DeckLimits
from playground.driver import Actor, Stage
from playground.files import received
from tests.decks.conftest import mottled
from tests.decks.intake import hostile
from tests.decks.intake.hostile import encoded, photo
from tests.decks.intake.test_archive import MADE
from tests.server_decks.conftest import SandboxesHere

from .deckmaking import a_zip, add, pictures_kept, small_photo, told
from .evening import NAMES, plain

REFUSED = {
    "bomb.png": (hostile.png_claiming(30_000, 30_000), "25 million pixels"),
    "bomb.jpg": (hostile.jpeg_claiming(30_000, 30_000), "25 million pixels"),
    "bomb.gif": (hostile.gif_claiming(30_000, 30_000), "25 million pixels"),
    "bomb.webp": (hostile.webp_claiming(16_383, 16_383), "25 million pixels"),
    "drawing.svg": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "SVG"),
    "letter.png": (b"once upon a time", "isn’t a picture"),
    "cut.jpg": (photo(1, (600, 900), "JPEG")[:2000], "damaged or cut off"),
    "blue.png": (encoded(Image.new("RGB", (200, 300), "navy")), "one colour"),
    "scans.jpg": (hostile.jpeg_with_scans(101), "too much time or memory"),
    "phone.heic": (b"\0\0\0\x18ftypheic" + bytes(100), "Save it as JPEG"),
}
ZIPS = {
    "bomb": "larger than 120 MB",
    "shared bytes": "larger than 120 MB",
    "10,000 entries": "more than 1,000 files",
    "climbs": "leads out",
    "link": "There’s a link",
    "nested": "another zip",
    "nested in disguise": "another zip",
    "turned name": "invisible characters",
    "control in name": "invisible characters",
    "locked": "password",
    "no pictures": "no pictures",
    "no name": "has no name",
    "bz2": "compressed in an unusual way",
    "LZMA": "compressed in an unusual way",
    "too many through zip64": "more than 1,000 files",
}
"""What `tests.decks.intake` makes, and what is said of it."""


def sixteen_bits() -> bytes:
    row = struct.pack("<240H", *[60_000] * 120, *[20_000] * 120)
    return encoded(Image.frombytes("I;16", (240, 360), row * 360))


TAKEN = {
    "moving.gif": hostile.moving("GIF"),
    "moving.webp": hostile.moving("WEBP"),
    "printed.jpg": encoded(mottled(5, (240, 360)).convert("CMYK"), "JPEG"),
    "deep.png": sixteen_bits(),
    "also-a-zip.png": photo(9) + b"PK\x03\x04<script>",
    "really-a-png.jpg": photo(10),
}


@pytest.fixture
async def maker(stage: Stage, bot: DixitBot) -> Actor:  # noqa: ARG001
    """Return a person with an empty deck."""
    alice = stage.person("Alice")
    await alice.slash("dixit deck new", name="Deck")
    return alice


async def nothing_kept(bot: DixitBot, maker: Actor, home: Path) -> bool:
    """Return whether no card, picture or uploaded file is kept."""
    (deck,) = await bot.parts.making.decks(maker.channel.guild_id or 0)
    uploads = [path for path in (home / "uploads").rglob("*") if path.is_file()]
    return not (deck.all_cards or uploads or await pictures_kept(bot))


async def test_each_bad_upload_gets_a_sentence_and_leaves_nothing(
    stage: Stage, bot: DixitBot, maker: Actor, home: Path, tmp_path: Path
) -> None:
    await add(maker, {name: data for name, (data, _) in REFUSED.items()})
    text = await told(stage, maker, "None of these files can become a card. Nothing was kept.")
    for name, (_, sentence) in REFUSED.items():
        assert sentence in next(line for line in text.splitlines() if name in line)
    assert await nothing_kept(bot, maker, home)
    zips = {kind: MADE[kind][0](tmp_path / "made.zip").read_bytes() for kind in ZIPS}
    zips["cut short"] = a_zip(3)[:-30]
    said = Counter[str]()
    for kind, data in zips.items():
        sentence = ZIPS.get(kind, "This zip is damaged")
        said[sentence] += 1
        await add(maker, {"deck.zip": data})
        await told(stage, maker, sentence, said[sentence])
        assert await nothing_kept(bot, maker, home), kind
    for name, size, sentence in (
        ("huge.zip", 25 << 20, "“huge.zip”: the file is larger than 25 MB"),
        ("huge.png", 10 << 20, "“huge.png”: the file is larger than 10 MB"),
    ):
        world, there = stage.playground.world, maker.channel.id
        huge = received(world, there, name, bytes(size + 1))
        await maker.slash("dixit deck add", file=huge)
        await told(stage, maker, sentence)
    assert await nothing_kept(bot, maker, home)


async def test_odd_pictures_become_plain_cards_and_lost_files_are_told(
    stage: Stage,
    bot: DixitBot,
    maker: Actor,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await add(maker, TAKEN)
    text = await told(stage, maker, "New cards for “Deck”")
    assert "1 is a moving picture. Its first frame becomes the card." in text
    await maker.press("draftkeep")
    await told(stage, maker, f"Added {len(TAKEN)} cards to “Deck”")
    for digest in await pictures_kept(bot):
        data = await bot.parts.store.read_picture(digest)
        assert data is not None
        assert b"<script>" not in data
        with Image.open(io.BytesIO(data)) as card:
            assert (card.format, card.mode, card.size) == ("WEBP", "RGB", (800, 1200))
            assert not getattr(card, "is_animated", False)

    cards = len(TAKEN)
    files = stage.playground.world.attachments

    def lost(_: str) -> bool:
        files.popitem()  # the newest, between the command and the loading
        return True

    def replaced(_: str) -> bool:
        files[max(files)].content = b"<Error>gone</Error>"
        return True

    for place, fault in enumerate((lost, replaced), start=1):
        monkeypatch.setattr(attachments, "is_discords", fault)
        await add(maker, {"a.png": photo(11)})
        await told(stage, maker, "I couldn’t download that file", place)
    (deck,) = await bot.parts.making.decks(maker.channel.guild_id or 0)
    assert len(deck.all_cards) == cards
    assert not [path for path in (home / "uploads").rglob("*") if path.is_file()]


@pytest.mark.skipif(os.name == "nt", reason="rights are the folder's there")
async def test_nobody_else_on_the_machine_can_read_an_upload(
    stage: Stage, bot: DixitBot, maker: Actor, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, int] = {}

    def look() -> None:
        for path in (home / "uploads").rglob("*"):
            if path.is_file():
                seen[path.name] = path.stat().st_mode & 0o777

    run = bot.parts.making._sandboxes.run

    async def watched(*words: Any) -> None:
        look()  # at what was fetched, before the job takes it apart
        await run(*words)

    monkeypatch.setattr(bot.parts.making._sandboxes, "run", watched)
    umask = os.umask(0)
    try:
        await add(maker, {"deck.zip": a_zip(1, toml='name = "Holidays"')})
        await told(stage, maker, "New cards for “Deck”")
    finally:
        os.umask(umask)
    look()
    assert seen.keys() >= {"in-0", "0.jpg", "0.webp"}
    assert set(seen.values()) == {0o600}


async def test_an_upload_that_a_restart_interrupts_is_told_so(
    stage: Stage, bot: DixitBot, maker: Actor, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = asyncio.Event()

    async def for_ever(*_: Any) -> None:
        opening.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(bot.parts.making._sandboxes, "run", for_ever)
    await add(maker, {"1.jpg": small_photo(1)})
    await opening.wait()
    await bot.close()
    await told(stage, maker, "I had to restart before this was done")
    assert not [path for path in (home / "uploads").rglob("*") if path.is_file()]


async def upload(stage: Stage, who: Actor, seed: int) -> None:
    await add(who, {f"{seed}.jpg": small_photo(seed)})
    await told(stage, who, "New cards for “Deck”")


async def test_of_ten_uploaders_at_once_only_as_many_add_cards_as_there_is_room(
    stage: Stage, bot: DixitBot, maker: Actor
) -> None:
    bot.parts.making.limits = DeckLimits(cards=3)
    bot.parts.making._sandboxes = SandboxesHere()  # the race is for the room, not for processes
    await maker.slash("dixit settings", makers="everyone", language="en")
    people = stage.people(*NAMES[:10])
    await asyncio.gather(*(upload(stage, who, seed) for seed, who in enumerate(people)))
    await asyncio.gather(*(who.press("draftkeep") for who in people))

    def answered() -> list[str]:
        last = [plain(text) for who in people for text in who.sees()]
        return [text for text in last if "Added one card" in text or "3 cards at most" in text]

    await stage.wait_until(lambda: len(answered()) == 10, "ten answers")
    assert sum("Added one card" in text for text in answered()) == 3
    (deck,) = await bot.parts.making.decks(maker.channel.guild_id or 0)
    assert [card.number for card in deck.all_cards] == [1, 2, 3]
    assert await pictures_kept(bot) == {card.digest for card in deck.cards}
