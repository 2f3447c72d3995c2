"""The lines of the shipped deck, in every language in which they were written."""

from pathlib import Path

import pytest

from bot.decks import SHIPPED, load_deck
from bot.decks.phrases import languages, read_phrases

DREAMS = SHIPPED / "dreams"
LANGUAGES = languages(DREAMS)


def test_english_is_there() -> None:
    assert "en" in LANGUAGES
    assert 300 <= len(read_phrases(DREAMS, "en")) <= 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_phrases(language: str) -> None:
    assert read_phrases(DREAMS, language).keys() == read_phrases(DREAMS, "en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_said_twice_or_fills_more_than_a_line(language: str) -> None:
    lines = list(read_phrases(DREAMS, language).values())
    assert len({line.casefold() for line in lines}) == len(lines)
    assert all(line == line.strip() and 0 < len(line) <= 60 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_simply_a_card_s_title(language: str) -> None:
    titles = {card.title.casefold().strip("?!.") for card in load_deck(DREAMS, lenient=True).cards}
    lines = {line.casefold().strip("?!.") for line in read_phrases(DREAMS, language).values()}
    assert not titles & lines


def test_a_deck_without_phrases_has_no_language_and_no_line(tmp_path: Path) -> None:
    assert languages(tmp_path) == ()
    assert read_phrases(tmp_path, "en") == {}
