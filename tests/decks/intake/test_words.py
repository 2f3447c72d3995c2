"""Word files in a zip: found in any folder, and cut to what fits."""

from pathlib import Path

import pytest

from bot.decks.intake.archive import LARGEST_WORDS, ZipWords, read_archive
from bot.decks.intake.uploads import LONGEST_ALT, LONGEST_TITLE, Flaw
from tests.decks.intake.hostile import photo, zipped

SEA = '[[card]]\nid = "001"\ntitle = "Sea"\nalt.uk = "Море"\nalt.en = "The sea"\n'


def words_of(folder: Path, entries: dict[str, bytes]) -> ZipWords:
    path = zipped(folder / "deck.zip", {"001.png": photo(1), **entries})
    with read_archive(path.read_bytes()) as archive:
        return ZipWords(archive)


def test_a_deck_that_was_unpacked_and_packed_again_keeps_its_words(tmp_path: Path) -> None:
    said = f'name = "Hols"\n{SEA}[[card]]\nid = "other"\nfile = "Sub/B.JPG"\ntitle = "B"\n'
    words = words_of(
        tmp_path,
        {
            "__MACOSX/hols/._deck.toml": b"rubbish",
            "hols/inner/deck.toml": b'name = "Inner"',
            "hols/deck.toml": said.encode(),
        },
    )
    assert words.about("hols/001.WEBP").alts == {"uk": "Море", "en": "The sea"}
    assert words.about("hols/Sub/B.JPG").title == "B"
    assert words.about("elsewhere/001.png").title == ""


@pytest.mark.parametrize("file", ["./sub/b.jpg", "sub//b.jpg"])
def test_a_picture_is_found_by_its_path_in_a_zip_as_in_a_folder(tmp_path: Path, file: str) -> None:
    said = f'[[card]]\nid = "other"\nfile = "{file}"\ntitle = "B"\n'
    words = words_of(tmp_path, {"hols/deck.toml": said.encode()})
    assert words.about("hols/sub/b.jpg").title == "B"


def test_words_of_a_zip_have_no_characters_that_a_database_refuses(tmp_path: Path) -> None:
    said = r"""[[card]]
id = "001"
title = "S\u0000ea"
keywords = ["\u0000", "w\u0000aves"]
alt.en = "One\n\u0000two"
"""
    card = words_of(tmp_path, {"deck.toml": said.encode()}).about("001.png")
    assert (card.title, card.keywords, card.alt) == ("Sea", ("waves",), "One\ntwo")


def test_words_without_end_are_cut_to_what_a_card_has_room_for(tmp_path: Path) -> None:
    many = "".join(f'alt.x{chr(97 + n // 26)}{chr(97 + n % 26)} = "x"\n' for n in range(500))
    keywords = ", ".join(f'"{n}"' for n in range(500))
    entry = f'[[card]]\nid = "001"\ntitle = "{"t" * 999}"\nkeywords = [{keywords}]\n'
    words = words_of(tmp_path, {"deck.toml": f'{entry}alt.en = "{"a" * 9999}"\n{many}'.encode()})
    card = words.about("001.png")
    assert len(card.title) == LONGEST_TITLE
    assert len(card.alts["en"]) == LONGEST_ALT
    assert len(card.alts) < 50
    assert len(card.keywords) < 50


def test_words_that_cannot_be_read_are_told_and_the_pictures_still_taken(tmp_path: Path) -> None:
    broken = words_of(tmp_path, {"deck.toml": b"name = \xff"})
    assert broken.problem is not None
    assert broken.problem.reason is Flaw.WORDS
    huge = words_of(tmp_path, {"deck.toml": bytes(LARGEST_WORDS + 1)})
    assert huge.problem is not None
    assert huge.problem.reason is Flaw.TOO_HEAVY
    assert huge.about("001.png").title == ""
