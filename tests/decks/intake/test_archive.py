"""Zips from strangers: every known trick refused by name before anything is unpacked."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.decks.intake.archive import MOST_ENTRIES, is_zip, read_archive
from bot.decks.intake.export import PackedCard, pack_deck
from bot.decks.intake.limits import HEAVIEST_ZIP, MOST_PICTURES
from bot.decks.intake.refusals import Flaw, Refused
from bot.decks.words import read_words
from tests.decks.intake import hostile
from tests.decks.intake.hostile import photo, zipped


def read_all(path: Path) -> None:
    with read_archive(path) as archive:
        for entry in archive.pictures:
            archive.read(entry.info)


def reason(path: Path) -> Flaw:
    with pytest.raises(Refused) as refused:
        read_all(path)
    return refused.value.reason


def bomb(path: Path) -> Path:
    """A hundred and thirty megabytes of nothing in a hundred kilobytes."""
    nothing = bytes(9 * 1024 * 1024)
    return zipped(path, {f"{i}.png": nothing for i in range(14)}, zipfile.ZIP_DEFLATED)


MADE: dict[str, tuple[Callable[[Path], Path], Flaw]] = {
    "bomb": (bomb, Flaw.ZIP_BOMB),
    "shared bytes": (hostile.zip_with_shared_bytes, Flaw.ZIP_BOMB),
    "10,000 entries": (
        lambda path: zipped(path, {f"{i}.png": b"" for i in range(10_000)}),
        Flaw.ZIP_CROWDED,
    ),
    "too many pictures": (
        lambda path: zipped(path, {f"{i}.png": b"" for i in range(MOST_PICTURES + 1)}),
        Flaw.ZIP_CROWDED,
    ),
    "climbs": (lambda path: zipped(path, {"../../card.png": photo()}), Flaw.ZIP_CLIMBS),
    "climbs on Windows": (lambda path: zipped(path, {"..\\a.png": photo()}), Flaw.ZIP_CLIMBS),
    "from the root": (lambda path: zipped(path, {"/etc/a.png": photo()}), Flaw.ZIP_CLIMBS),
    "from a drive": (lambda path: zipped(path, {"C:\\a.png": photo()}), Flaw.ZIP_CLIMBS),
    "link": (hostile.zip_with_link, Flaw.ZIP_LINK),
    "nested": (lambda path: zipped(path, {"more.zip": b"PK\x03\x04"}), Flaw.ZIP_NESTED),
    "nested in disguise": (
        lambda path: zipped(path, {"a.png": b"PK\x03\x04 more"}),
        Flaw.ZIP_NESTED,
    ),
    "turned name": (lambda path: zipped(path, {"\u202egnp.a.png": photo()}), Flaw.ZIP_NAME),
    "control in name": (lambda path: zipped(path, {"a\x07.png": photo()}), Flaw.ZIP_NAME),
    "NUL in name": (
        lambda path: hostile.zip_with_name(path, b"a.png\x00.exe"),
        Flaw.ZIP_NAME,
    ),
    "endless name": (lambda path: zipped(path, {"a" * 300 + ".png": photo()}), Flaw.ZIP_NAME),
    "locked": (hostile.locked_zip, Flaw.ZIP_LOCKED),
    "no pictures": (lambda path: zipped(path, {"letter.txt": b"hi"}), Flaw.ZIP_NO_PICTURES),
}


@pytest.mark.parametrize("kind", MADE)
def test_a_hostile_zip_is_refused_by_name(kind: str, tmp_path: Path) -> None:
    make, expected = MADE[kind]
    assert reason(make(tmp_path / "deck.zip")) is expected


@pytest.mark.parametrize("share", [0.2, 0.9])
def test_a_zip_cut_short_is_damaged(tmp_path: Path, share: float) -> None:
    path = zipped(tmp_path / "deck.zip", {f"{i}.png": photo(i) for i in range(3)})
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * share)])
    assert reason(path) is Flaw.ZIP_DAMAGED


def test_a_zip_with_a_changed_byte_is_damaged(tmp_path: Path) -> None:
    path = zipped(tmp_path / "deck.zip", {"a.png": photo()})
    data = bytearray(path.read_bytes())
    data[200] ^= 1
    path.write_bytes(data)
    assert reason(path) is Flaw.ZIP_DAMAGED


def test_a_zip_that_is_too_heavy_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "deck.zip"
    with path.open("wb") as file:
        file.write(b"PK\x03\x04")
        file.truncate(HEAVIEST_ZIP + 1)
    assert reason(path) is Flaw.TOO_HEAVY


def test_a_lie_about_the_number_of_entries_is_found_out(tmp_path: Path) -> None:
    path = zipped(tmp_path / "deck.zip", {f"{i}.txt": b"" for i in range(MOST_ENTRIES + 200)})
    data = bytearray(path.read_bytes())
    end = data.rindex(b"PK\x05\x06")
    data[end + 8 : end + 12] = b"\x01\x00\x01\x00"
    path.write_bytes(data)
    assert reason(path) is Flaw.ZIP_CROWDED


def test_an_ordinary_zip_is_read_with_folders_names_and_words(tmp_path: Path) -> None:
    entries = {
        "deck.toml": b'name = "Hols"\n',
        "sea/été.jpg": photo(1, kind="JPEG"),
        "\u0440\u0438\u0441.PNG": photo(2),
        "__MACOSX/._a.png": b"rubbish",
        "sea/.DS_Store": b"rubbish",
        "sea/": b"",
        ".hidden.png": b"rubbish",
        "readme.txt": b"for friends",
    }
    path = zipped(tmp_path / "deck.zip", entries, zipfile.ZIP_DEFLATED)
    assert is_zip(path.read_bytes())
    with read_archive(path) as archive:
        assert [entry.path for entry in archive.pictures] == ["sea/été.jpg", "рис.PNG"]
        assert archive.words is not None
        assert archive.read(archive.words.info) == b'name = "Hols"\n'
        assert archive.read(archive.pictures[0].info) == entries["sea/été.jpg"]


def test_a_deck_goes_out_and_comes_back_with_all_its_words(tmp_path: Path) -> None:
    cards = []
    for number in range(1, 6):
        file = tmp_path / f"picture{number}.webp"
        file.write_bytes(photo(number, kind="WEBP"))
        alts = {"en": f'A "sea" \\ {number}\x7f\n\u2028', "uk": "Море"} if number < 5 else {}
        cards.append(PackedCard(number, file, f"Title {number}", alts, ("sea", "so")))
    (whole,) = pack_deck('The "best" deck', cards, tmp_path, "deck", 10_000_000)
    halves = pack_deck("Two", cards, tmp_path, "half", 2 * cards[0].picture.stat().st_size + 9_000)
    assert [path.name for path in halves][:2] == ["half-1.zip", "half-2.zip"]
    with read_archive(whole) as archive:
        assert len(archive.pictures) == 5
        assert archive.words is not None
        toml = tmp_path / "deck.toml"
        toml.write_bytes(archive.read(archive.words.info))
    words = read_words(toml)
    assert words.problems == []
    assert words.name == 'The "best" deck'
    assert words.cards["003"].title == "Title 3"
    assert words.cards["003"].keywords == ("sea", "so")
    assert words.cards["003"].alts["en"].startswith('A "sea" \\ 3\x7f')
    assert words.cards["005"].alts == {}


def test_a_large_deck_goes_out_in_zips_that_come_back(tmp_path: Path) -> None:
    file = tmp_path / "picture.webp"
    file.write_bytes(b"small")
    cards = [PackedCard(number, file) for number in range(1, MOST_PICTURES + 3)]
    paths = pack_deck("Large", cards, tmp_path, "deck", 10_000_000)
    found = []
    for path in paths:
        with read_archive(path) as archive:
            found.append(len(archive.pictures))
    assert found == [MOST_PICTURES, 2]
