"""The lines of the shipped deck, in every language in which they were written."""

from pathlib import Path

import pytest

from bot.decks import SHIPPED, load_deck
from bot.decks.phrases import languages, read_phrases

DREAMS = SHIPPED / "dreams"
LANGUAGES = languages(DREAMS)


def test_english_is_there() -> None:
    assert "en" in LANGUAGES
    assert 300 <= len(read_phrases(DREAMS, "en")) <= 600


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
    decks = [load_deck(path.parent, lenient=True) for path in SHIPPED.glob("*/deck.toml")]
    titles = {card.title.casefold().strip("?!.") for deck in decks for card in deck.cards}
    lines = {line.casefold().strip("?!.") for line in read_phrases(DREAMS, language).values()}
    assert not titles & lines


def test_decks_side_by_side_share_the_phrases_beside_them(tmp_path: Path) -> None:
    (tmp_path / "phrases").mkdir()
    (tmp_path / "phrases" / "uk.toml").write_text('sail = "Додому"\n', encoding="utf-8")
    shared, own = tmp_path / "land", tmp_path / "sea"
    shared.mkdir()
    (own / "phrases").mkdir(parents=True)
    (own / "phrases" / "en.toml").write_text('sail = "Sailing home"\n')
    assert languages(shared) == ("uk",)
    assert read_phrases(shared, "uk") == {"sail": "Додому"}
    assert languages(own) == ("en",)
    assert read_phrases(own, "uk") == {}


def test_a_deck_without_phrases_has_no_language_and_no_line(tmp_path: Path) -> None:
    assert languages(tmp_path) == ()
    assert read_phrases(tmp_path, "en") == {}
