"""Undecided uploads: how much room they may take, who makes room, and when they expire."""

import asyncio
import os
import stat
from pathlib import Path

import pytest
from PIL.PngImagePlugin import PngInfo

from bot.decks.intake.uploads import Flaw, Refused
from bot.server_decks import drafts as module
from bot.server_decks.drafts import Draft, Drafts, short
from tests.decks.conftest import mottled
from tests.decks.intake.hostile import encoded
from tests.server_decks.conftest import ALICE, HERE, Workshop

THERE, BOB, CAROL = 8, 102, 103


@pytest.fixture
def drafts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Drafts:
    monkeypatch.setattr(module, "MOST_BYTES_A_SERVER", 100)
    monkeypatch.setattr(module, "MOST_BYTES", 150)
    return Drafts(tmp_path / "uploads")


def begin(drafts: Drafts, owner: int, guild_id: int = HERE) -> Draft:
    """Return a draft whose upload is complete, and which waits for a decision."""
    draft = drafts.begin(guild_id, "@deck", owner)
    draft.opening = False
    return draft


def refused(do: object) -> Flaw:
    with pytest.raises(Refused) as refusal:
        do()  # type: ignore[operator]
    return refusal.value.reason


async def test_a_new_upload_takes_the_place_of_the_same_persons_last(drafts: Drafts) -> None:
    first, other = begin(drafts, ALICE), begin(drafts, BOB)
    second = begin(drafts, ALICE, THERE)
    assert set(drafts_of(drafts)) == {other.id, second.id}
    assert not first.folder.exists()
    assert drafts.find(first.id, ALICE) is None
    third = drafts.begin(HERE, "@deck", CAROL)
    assert refused(lambda: drafts.begin(HERE, "@deck", CAROL)) is Flaw.BUSY
    assert third in drafts
    async with second.turn:
        assert refused(lambda: drafts.begin(HERE, "@deck", ALICE)) is Flaw.BUSY


def drafts_of(drafts: Drafts) -> list[str]:
    return [draft.id for draft in drafts]


def test_a_sandboxs_words_have_no_characters_that_a_database_refuses() -> None:
    assert short("S\0e\ud800a\n\u202e") == "Sea\n"


async def test_only_drafts_of_the_same_server_make_room(drafts: Drafts) -> None:
    theirs = begin(drafts, CAROL, THERE)
    await drafts.put(theirs, "0.webp", bytes(80))
    first, second = begin(drafts, ALICE), begin(drafts, BOB)
    await drafts.put(first, "0.webp", bytes(40))
    await drafts.put(second, "0.webp", bytes(20))
    third = begin(drafts, 104)
    await drafts.put(third, "0.webp", bytes(50))  # beyond what all servers may have
    assert first not in drafts
    assert (theirs in drafts, second in drafts) == (True, True)
    assert refused(lambda: drafts.claim(third, "1.webp", 51)) is Flaw.NO_ROOM  # beyond a server's
    assert second not in drafts
    assert theirs in drafts
    assert theirs.path("0.webp").exists()
    last = begin(drafts, 105, 7)
    assert refused(lambda: drafts.claim(last, "in-0", 40)) is Flaw.NO_ROOM
    drafts.claim(last, "in-0", 20)
    drafts.claim(last, "in-0", 15)  # the same file again
    assert last.size == 15


async def test_what_is_being_worked_on_does_not_make_room(drafts: Drafts) -> None:
    opening = drafts.begin(HERE, "@deck", ALICE)
    drafts.claim(opening, "in-0", 60)
    draft = begin(drafts, BOB)
    assert refused(lambda: drafts.claim(draft, "in-0", 60)) is Flaw.NO_ROOM
    assert opening in drafts


async def gone(folder: Path) -> None:
    while await asyncio.to_thread(folder.exists):  # noqa: ASYNC110, nobody tells
        await asyncio.sleep(0.01)


async def test_a_draft_goes_by_itself_when_its_time_is_over(
    drafts: Drafts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TOKEN_LIFE", 0.0)
    monkeypatch.setattr(module, "RECHECK_AFTER", 0.0)
    draft = begin(drafts, ALICE)
    busy = drafts.begin(HERE, "@deck", BOB)
    await gone(draft.folder)
    assert draft not in drafts
    assert busy in drafts
    busy.opening = False
    await gone(busy.folder)
    assert list(drafts) == []


async def test_nothing_of_the_uploaded_file_is_kept(workshop: Workshop) -> None:
    deck = await workshop.making.create(HERE, "Holidays", ALICE)
    picture = mottled(3, (2400, 3600))
    exif = picture.getexif()
    exif[0x010E] = "at home, second floor"
    words = PngInfo()
    words.add_text("Comment", "second floor")
    uploads = {
        "a.png": encoded(picture, "PNG", exif=exif, pnginfo=words) + b"a second file",
        "b.jpg": encoded(picture, "JPEG", exif=exif, comment=b"second") + b"a second file",
    }
    draft = await workshop.draft(deck.id, *uploads.items())
    assert len(draft.uploads) == 2
    files = [path.read_bytes() for path in draft.folder.iterdir()]
    assert sorted(path.name for path in draft.folder.iterdir()) == [
        *("0.jpg", "0.webp", "1.jpg", "1.webp")
    ]
    for data in files:
        assert b"second" not in data
        assert not any(upload[:5000] in data for upload in uploads.values())
    assert draft.size == sum(map(len, files))


async def test_only_the_bots_user_can_read_a_draft(drafts: Drafts) -> None:
    before = os.umask(0)
    try:
        draft = begin(drafts, ALICE)
        await drafts.put(draft, "0.webp", bytes(10))
    finally:
        os.umask(before)
    folder = draft.folder
    rights = [
        stat.S_IMODE(path.stat().st_mode) for path in (folder.parent, folder, folder / "0.webp")
    ]
    assert rights == [0o700, 0o700, 0o600]
