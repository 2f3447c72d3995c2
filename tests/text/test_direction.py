"""Sentences stay in order with names in any script; the visible order is compared."""

import re
import unicodedata

import pytest
from bidi import get_display

from bot.text import FALLBACK, library
from bot.text.check import Sentence
from tests.text.languages import sentences

LIBRARY = library()
RIGHT_TO_LEFT = [
    language
    for language in LIBRARY.languages
    if unicodedata.bidirectional(LIBRARY.name_of(language)[0]) != "L"
]
NAMES = {"Latin": "Anna", "Hebrew": "נועה", "Arabic": "ليلى", "emoji": "🦊", "number": "42"}
TEXTS = {
    *("player", "people", "storyteller", "giver", "voter", "owner", "who", "winners", "host"),
    *("clue", "text", "deck", "decks", "channel", "server", "value", "teams", "permissions"),
    *("reasons", "scores", "when"),
}  # the variables that hold a person's words; all others are numbers
OPENING, CLOSING = "\u2066\u2067\u2068", "\u2069"
MARKS = "\u200e\u200f"
# What is read as one piece from left to right in any language: numbers, Latin words, commands.
PIECE = re.compile(r"[0-9]+|[A-Za-z]+(?: [A-Za-z]+)*")


def plain(text: str) -> str:
    """Return a text without markdown, and without accents, which take no place of their own."""
    text = re.sub(r"\*+", "", text)
    return "".join(sign for sign in text if unicodedata.category(sign) != "Mn")


def seen(text: str) -> str:
    """Return a text in display order, from left to right, by the bidirectional algorithm."""
    return tidy(get_display(text))


def tidy(text: str) -> str:
    """Return a text without invisible signs; brackets, which fonts mirror, become bars."""
    return "".join(
        sign for sign in re.sub("[()«»]", "|", text) if sign not in OPENING + CLOSING + MARKS
    )


def meant(text: str, right_to_left: bool) -> str:
    """Return the text that people should see: its pieces in order, in the language's direction."""
    pieces: list[str] = []
    while text:
        if text[0] in OPENING:
            end = closing(text)
            inside = text[1:end]
            pieces.append(meant(inside, runs_right_to_left(inside)))
            text = text[end + 1 :]
        elif found := PIECE.match(text):
            pieces.append(found[0])
            text = text[found.end() :]
        else:
            pieces.append(text[0])
            text = text[1:]
    return tidy("".join(reversed(pieces) if right_to_left else pieces))


def closing(text: str) -> int:
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in OPENING) - (sign in CLOSING)
        if depth == 0:
            return place
    raise AssertionError(f"an isolate stays open: {text!r}")


def runs_right_to_left(text: str) -> bool:
    """Return whether the first letter outside isolates is one of a right-to-left script."""
    depth = 0
    for sign in text:
        depth += (sign in OPENING) - (sign in CLOSING)
        if depth == 0 and unicodedata.bidirectional(sign) in ("L", "R", "AL"):
            return unicodedata.bidirectional(sign) != "L"
    return False


def filled(sentence: Sentence, name: str, count: int) -> dict[str, str | int]:
    return {
        variable.replace("-", "_"): name if variable in TEXTS else count
        for variable in sentence.variables
    }


def told(language: str, key: str, sentence: Sentence) -> set[str]:
    """Return all different texts of a sentence, filled in with many names and numbers."""
    names = tuple(NAMES.values()) if sentence.variables & TEXTS else ("",)
    counts = (1, 2, 7, 30, 100) if sentence.variables - TEXTS else (0,)
    words = LIBRARY(language)
    return {
        plain(words(key, **filled(sentence, name, count))) for name in names for count in counts
    }


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_a_sentence_is_seen_in_the_order_it_is_said(language: str) -> None:
    wrong = {
        key: seen(text)
        for key, sentence in sentences(language).items()
        for text in told(language, key, sentence)
        if seen(text) != meant(text, language in RIGHT_TO_LEFT)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", RIGHT_TO_LEFT)
def test_every_sentence_runs_from_right_to_left(language: str) -> None:
    words = LIBRARY(language)
    for key, sentence in sentences(language).items():
        assert runs_right_to_left(words(key, **filled(sentence, "Anna", 3))), key


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("key", ["welcome-settings", "album-more"])
def test_a_small_line_begins_with_what_makes_it_small(language: str, key: str) -> None:
    assert LIBRARY(language)(key, count=3).startswith("-# ")


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("names", [("Anna", "נועה", "Bo"), ("ليلى", "Anna", "נועה")])
def test_a_list_of_names_is_seen_in_its_order(language: str, names: tuple[str, ...]) -> None:
    words = LIBRARY(language)
    text = plain(words("waiting-for", people=words.listed(names)))
    shown = [seen(name) for name in names]
    order = sorted(shown, key=seen(text).index)
    assert order == (shown[::-1] if language in RIGHT_TO_LEFT else shown)


@pytest.mark.parametrize("language", RIGHT_TO_LEFT)
def test_signs_and_commands_stay_on_their_side(language: str) -> None:
    words = LIBRARY(language)
    assert "+3" in seen(words("gain-found", points=3))
    for key, sentence in sentences(FALLBACK).items():
        for command in re.findall(r"/dixit \w+", sentence.source):
            assert command in seen(plain(words(key, **filled(sentence, "Anna", 3)))), key


@pytest.mark.parametrize("language", RIGHT_TO_LEFT)
def test_signs_and_numbers_in_a_row_run_in_the_languages_direction(language: str) -> None:
    words = LIBRARY(language)
    row = words.listed(
        (f"{words.mark}{sign} {total}" for sign, total in (("🔺", 5), ("⭐", 3))), " · "
    )
    assert seen(words("waiting-for", people=row)).startswith("3 ⭐ · 5 🔺")
