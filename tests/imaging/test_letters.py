"""Draws the letters of every script that people play in, with hostile input tamed."""

import re
import unicodedata
from pathlib import Path

import pytest
from bidi import get_display
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import bot.text
from bot.imaging import letters
from bot.imaging.letters import Line, Pen, wrapped, written
from bot.imaging.scripts import (
    EMOJI,
    FOLDER,
    MOST_CHARACTERS,
    MOST_MARKS,
    Run,
    drawable,
    letters_of,
    runs_of,
    runs_right_to_left,
)
from tests.texts import ANY

PEN = Pen(40)
LANGUAGES = sorted(path.name for path in bot.text.LOCALES.iterdir() if any(path.glob("*.ftl")))
MIXED = st.text("abc ,.!?()-12 אבג דה ابتث ١٢", max_size=30)
ANYTHING = st.text(ANY, max_size=80)


def inked(line: Line) -> int:
    """Return how many pixels of a line are at least half opaque."""
    return sum(line.sprite.getchannel("A").histogram()[128:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bold", [False, True])
def test_a_font_has_every_character_of_our_own_sentences(language: str, bold: bool) -> None:
    files = sorted((Path(bot.text.LOCALES) / language).glob("*.ftl"))
    characters = {character for path in files for character in path.read_text("utf-8")}
    scribbled = [
        letter.text
        for character in sorted(characters)
        for letter in letters_of(character, bold=bold)
        if letter.font is None
    ]
    assert scribbled == []


@pytest.mark.parametrize(
    "alphabet",
    [
        "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻaąbcćdeęfghijklłmnńoóprsśtuwyzźż",
        "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’…",
        "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯЁЪЫЭабвгґдеєжзиіїйклмнопрстуфхцчшщьюяёъыэ",
        "אבגדהוזחטיכךלמםנןסעפףצץקרשת״׳",
        "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويى٠١٢٣٤٥٦٧٨٩؟،؛",
        "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψω",
        "★☆✓✗♪♫∞≠≈≤≥→←↑↓½€£₴₪№",
    ],
)
def test_a_font_has_every_letter_of_these_alphabets(alphabet: str) -> None:
    for bold in (False, True):
        assert {letter.font for letter in letters_of(alphabet, bold=bold)}.isdisjoint({None, EMOJI})


@pytest.mark.parametrize(
    "emoji", ["🐇", "👩‍🚀", "👍🏽", "🇺🇦", "❤️‍🔥", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍👩‍👧‍👦", "☀️", "🏳️‍🌈"]
)
def test_an_emoji_is_one_picture_however_many_characters_it_has(emoji: str) -> None:
    (letter,) = letters_of(emoji)
    assert letter.font == EMOJI
    line = written(emoji, (PEN,), 500)
    assert line.width <= 1.3 * PEN.size
    assert inked(line) > 300


def test_emoji_have_colours_and_letters_have_the_pens() -> None:
    sun, letter = written("☀️", (PEN,), 99).sprite, written("W", (PEN,), 99).sprite
    assert len(sun.convert("RGB").getcolors(9999) or ()) > 2
    assert {colour for _, colour in letter.convert("RGB").getcolors(9999) or ()} == {PEN.colour}


def test_arabic_letters_join() -> None:
    """Joined, a word is narrower than its letters side by side."""
    joined = written("بيت", (PEN,), 999).width
    apart = sum(written(letter, (PEN,), 999).width for letter in "بيت")
    assert joined < 0.8 * apart


def test_hebrew_and_arabic_run_from_right_to_left() -> None:
    for one, other in (("אב", "בא"), ("عو", "وع")):
        seen = [letter.text for run in _runs(one) for letter in reversed(run.letters)]
        assert seen == [*other]
        assert runs_right_to_left(letters_of(one))


def _runs(text: str, right_to_left: bool | None = None) -> list[Run]:
    found = letters_of(text)
    turned = runs_right_to_left(found) if right_to_left is None else right_to_left
    return runs_of(found, right_to_left=turned)


@given(MIXED, st.booleans())
def test_mixed_directions_are_seen_in_the_order_of_another_implementation(
    text: str, right_to_left: bool
) -> None:
    text = drawable(text)
    seen = "".join(
        letter.text
        for run in _runs(text, right_to_left)
        for letter in (reversed(run.letters) if run.right_to_left else run.letters)
    )
    expected = get_display(text, base_dir="R" if right_to_left else "L")
    brackets = str.maketrans("()", "((")  # HarfBuzz mirrors them, python-bidi does, too
    assert seen.translate(brackets) == str(expected).translate(str.maketrans("()", "((")), (
        f"{text!r}"
    )


@given(ANYTHING)
def test_nothing_unseen_and_no_tower_of_accents_is_left(text: str) -> None:
    kept = drawable(text)
    assert len(kept) <= MOST_CHARACTERS
    assert "\n" not in kept
    assert not re.search("[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]", kept)
    marks = "".join("m" if unicodedata.category(c).startswith("M") else "-" for c in kept)
    assert "m" * (MOST_MARKS + 1) not in marks
    assert drawable(kept) == kept


@given(ANYTHING, st.integers(20, 400))
def test_a_line_never_leaves_its_room(text: str, width: int) -> None:
    line = written(text, (Pen(30), Pen(20)), width)
    assert line.width <= max(width, 60) + 1
    assert line.sprite.height == sum(line.pen.reach)


@given(ANYTHING, st.integers(120, 400), st.integers(40, 200))
def test_lines_never_leave_their_room(text: str, width: int, height: int) -> None:
    lines = wrapped(text, (Pen(36), Pen(24)), width, height)
    assert all(line.width <= width + 1 for line in lines)
    assert sum(line.pen.leading for line in lines) <= max(height, lines[0].pen.leading)


@given(st.lists(st.sampled_from(["hush", "בית", "بيت", "Ёжик", "a", "octopus"]), max_size=12))
def test_wrapping_loses_no_word(words: list[str]) -> None:
    found = letters_of(" ".join(words))
    lines = letters._lines(found, 30, 200)
    kept = [["".join(one.text for one in word) for word in letters._words(line)] for line in lines]
    assert [word for line in kept for word in line] == words


def test_lines_are_about_equally_wide() -> None:
    first, second = wrapped("three words and one", (PEN,), 330, 200)
    assert abs(first.width - second.width) < 100


def test_a_word_is_written_smaller_before_it_is_broken() -> None:
    (line,) = wrapped("Incomprehensible", (Pen(60), Pen(30)), 300, 200)
    assert line.pen.size == 30


@pytest.mark.parametrize("text", ["夢の中", "한국어", "สวัสดี", "नमस्ते"])
def test_what_no_font_has_is_a_scribble(text: str) -> None:
    line = written(text, (PEN,), 500)
    assert any(letter.font is None for letter in letters_of(text))
    assert inked(line) > 100


def test_fancy_letters_are_the_plain_ones_they_stand_for() -> None:
    assert "".join(letter.text for letter in letters_of("𝓝𝓸𝓪 ＢＩＧ ﬁn")) == "Noa BIG ﬁn"


def test_towers_of_accents_stay_in_their_line() -> None:
    tower = written("Z" + "\u0337\u0321\u031b\u0317\u0353\u0325" * 30, (PEN,), 500)
    assert tower.sprite.height == written("Z", (PEN,), 500).sprite.height


def test_a_line_is_drawn_where_its_letters_stand() -> None:
    page = Image.new("RGB", (200, 120), "white")
    written("HHH", (PEN,), 200).draw(page, 10, 80)
    box = page.convert("L").point(lambda v: 255 - v).getbbox()
    assert box is not None
    assert box[0] >= 10
    assert abs(box[3] - 80) <= 1


def test_every_typeface_comes_with_its_licence() -> None:
    licences = {path.name.split("-")[0] for path in FOLDER.glob("*.txt")}
    assert {path.stem.split("-")[0] for path in FOLDER.glob("*.ttf")} == licences


def test_typefaces_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ttf")) < 2_500_000
