"""Zips from strangers: every known trick refused by name before anything is unpacked."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.decks.intake.archive import MOST_ENTRIES, PackedCard, is_zip, pack_deck, read_archive
from bot.decks.intake.uploads import HEAVIEST_ZIP, MOST_PICTURES, Flaw, Refused
from bot.decks.words import read_words
from tests.decks.intake import hostile
from tests.decks.intake.hostile import photo, zipped


def read_all(path: Path) -> None:
    with read_archive(path.read_bytes()) as archive:
        for entry in archive.pictures:
            archive.read(entry.info)


def reason(path: Path) -> Flaw:
    with pytest.raises(Refused) as refused:
        read_all(path)
    return refused.value.reason


def bomb(path: Path) -> Path:
    """Write a zip of 100 kilobytes that unpacks to 130 megabytes of zeros; return its path."""
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
    "no name": (hostile.nameless_zip, Flaw.ZIP_NAMELESS),
    "bz2": (lambda path: zipped(path, {"a.png": photo()}, zipfile.ZIP_BZIP2), Flaw.ZIP_METHOD),
    "LZMA": (lambda path: zipped(path, {"a.png": photo()}, zipfile.ZIP_LZMA), Flaw.ZIP_METHOD),
    "bz2 in words": (
        lambda path: zipped(path, {"a.png": photo(), "deck.toml": b""}, zipfile.ZIP_BZIP2),
        Flaw.ZIP_METHOD,
    ),
    "too many through zip64": (
        lambda path: hostile.zip64(path, {f"{i}.txt": b"" for i in range(MOST_ENTRIES + 1)}),
        Flaw.ZIP_CROWDED,
    ),
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


def test_a_zip64_with_few_entries_is_taken(tmp_path: Path) -> None:
    path = hostile.zip64(tmp_path / "deck.zip", {f"{i}.png": photo(i) for i in range(3)})
    with read_archive(path.read_bytes()) as archive:
        assert len(archive.pictures) == 3


def test_a_table_of_contents_is_counted_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd = {f"{i}.txt": b"" for i in range(MOST_ENTRIES + 1)}
    data = hostile.zip64(tmp_path / "deck.zip", crowd).read_bytes()
    monkeypatch.setattr(zipfile, "ZipFile", lambda _: pytest.fail("was read"))
    with pytest.raises(Refused):
        read_archive(data)


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
    with read_archive(path.read_bytes()) as archive:
        assert [entry.path for entry in archive.pictures] == ["sea/été.jpg", "рис.PNG"]
        assert archive.words is not None
        assert archive.read(archive.words.info) == b'name = "Hols"\n'
        assert archive.read(archive.pictures[0].info) == entries["sea/été.jpg"]


def test_a_deck_goes_out_and_comes_back_with_all_its_words() -> None:
    cards = []
    for number in range(1, 6):
        data = photo(number, kind="WEBP")
        alts = {"en": f'A "sea" \\ {number}\x7f\n\u2028', "uk": "Море"} if number < 5 else {}
        cards.append(PackedCard(number, data, f"Title {number}", alts, ("sea", "so")))
    (whole,) = pack_deck('The "best" deck', cards, 10_000_000)
    assert len(list(pack_deck("Two", cards, 2 * len(cards[0].data) + 9_000))) > 1
    with read_archive(whole) as archive:
        assert len(archive.pictures) == 5
        assert archive.words is not None
        words = read_words(Path("deck.toml"), archive.read(archive.words.info))
    assert words.problems == []
    assert words.name == 'The "best" deck'
    assert words.cards["003"].title == "Title 3"
    assert words.cards["003"].keywords == ("sea", "so")
    assert words.cards["003"].alts["en"].startswith('A "sea" \\ 3\x7f')
    assert words.cards["005"].alts == {}


def test_a_large_deck_goes_out_in_zips_that_come_back() -> None:
    cards = [PackedCard(number, b"small") for number in range(1, MOST_PICTURES + 3)]
    found = []
    for data in pack_deck("Large", cards, 10_000_000):
        with read_archive(data) as archive:
            found.append(len(archive.pictures))
    assert found == [MOST_PICTURES, 2]
