"""Text that people wrote cannot break, hide or reverse the text beside it."""

import sys
import unicodedata

import pytest

from bot.ui.names import quote

TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def test_no_mark_of_direction_is_left() -> None:
    letters = map(chr, range(sys.maxunicode + 1))
    marks = [one for one in letters if unicodedata.bidirectional(one) in TURNING]
    assert len(marks) == 9
    for mark in (*marks, "\u200e", "\u200f", "\u061c"):
        assert quote(f"a{mark}b") == "ab"


@pytest.mark.parametrize("unseen", ["\u200b", "\ufeff", "\u00ad", "\u3164", "\u2800", "\x1b", "\n"])
def test_nothing_invisible_is_left(unseen: str) -> None:
    assert quote(f"a{unseen}b") == "ab"


@pytest.mark.parametrize(
    "clue",
    ["نمی‌دانم", "שלום, עולם!", "👩‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️", "ทะเล", "क्षमा", "e\u0301t\u00e9"],
)
def test_words_of_all_scripts_stay_as_they_are(clue: str) -> None:
    assert quote(clue) == clue


@pytest.mark.parametrize(
    ("clue", "shown"),
    [
        ("# big", r"\# big"),
        ("||secret||", r"\|\|secret\|\|"),
        ("[a](http://b)", r"\[a\](http://b)"),
        ("<#123>", r"\<\#123\>"),
    ],
)
def test_markup_is_shown_and_not_obeyed(clue: str, shown: str) -> None:
    assert quote(clue) == shown


def test_nobody_is_called_by_a_clue() -> None:
    assert "@everyone" not in quote("@everyone, look")
