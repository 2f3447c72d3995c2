"""Refusals: the sentence stays within Discord's limit, however long its list is."""

import pytest

from bot.gateway.errors import PlainRefusal, sentence
from bot.limits import LONGEST_MESSAGE
from bot.text import library
from bot.ui.names import LIST_ROOM, listed_in_short


@pytest.mark.parametrize("language", library().languages)
def test_a_list_in_a_refusal_is_cut_and_says_so(language: str) -> None:
    words = library()(language)
    decks = tuple(f"{'A deck with a long name ' * 4}{number}" for number in range(300))
    channels = tuple(f"<#{10**18 + number}>" for number in range(500))
    for refusal, first in (
        (PlainRefusal("error-unknown-deck", deck="x" * 100, decks=decks), decks[0]),
        (PlainRefusal("error-channel", channels=channels), channels[0]),
    ):
        told = sentence(words, refusal)
        assert told is not None
        assert first in told
        assert len(told) < LONGEST_MESSAGE / 2


def test_a_short_list_is_whole() -> None:
    words = library()("en")
    assert listed_in_short(words, ("a", "b")) == words.listed(("a", "b"))
    assert listed_in_short(words, ()) == ""
    long = ("x" * LIST_ROOM, "b", "c")
    assert listed_in_short(words, long) == words.listed(
        ("x" * LIST_ROOM, words("list-more", count=2))
    )
