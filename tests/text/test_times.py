"""Every language reads the times that it gives as examples."""

import re

import pytest

from bot.text import FALLBACK, library
from bot.times import read_hours, read_moment, zone_named
from cogs.choices import time_words
from tests.text.languages import having, sentences

LIBRARY = library()
NOW = 1_800_000_000.0
ENGLISH = LIBRARY(FALLBACK)
TIME_WORDS = [key for key in sentences(FALLBACK) if key.startswith("time-")]


def examples(language: str, key: str) -> list[str]:
    """Return the examples between backticks in a message, except names of options ("at:")."""
    said = LIBRARY(language)(key, text="?")
    return [one for one in re.findall("`([^`]+)`", said) if not one.endswith(":")]


def plain(text: str) -> str:
    return re.sub("[\u200e\u200f\u2066-\u2069]", "", text)


@pytest.mark.parametrize("language", having("error-time-unreadable", *TIME_WORDS))
def test_times_are_read_as_they_are_suggested(language: str) -> None:
    words = time_words(LIBRARY(language), ENGLISH)
    suggested = examples(language, "error-time-unreadable")
    assert len(suggested) == len(examples(FALLBACK, "error-time-unreadable"))
    for text in suggested:
        assert read_moment(text, NOW, "Europe/Paris", words) > NOW, text


@pytest.mark.parametrize("language", having("error-time-unreadable", "option-at.about"))
def test_an_option_suggests_the_times_that_a_refusal_does(language: str) -> None:
    about = plain(LIBRARY(language)("option-at.about"))
    for text in examples(language, "error-time-unreadable"):
        assert plain(text) in about


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_hours_and_zones_are_read_as_they_are_suggested(language: str) -> None:
    *hours, none = examples(language, "error-hours")
    assert all(map(read_hours, hours))
    assert read_hours(none) is None
    assert all(map(zone_named, examples(language, "error-zone")))
