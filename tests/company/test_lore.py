"""What computer players learn from a deck's folder, whole or damaged."""

from pathlib import Path

import pytest

from bot.company import study
from bot.company.lore import NEUTRAL
from bot.decks import load_deck
from bot.decks.affinity import FILE_NAME, Affinity
from bot.rules.ids import CardId
from tests.company.tables import DREAMS

WORDS = """
[[card]]
id = "1"
title = "The ship"
alt = "A ship on the sea."
keywords = ["journey", "courage"]

[[card]]
id = "2"
title = "Night"
alt = "A star over a house."
keywords = ["hope", "home"]
"""
SHIP, NIGHT = CardId("small/1"), CardId("small/2")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A deck of two cards with two phrases; somebody reads both in both."""
    deck = tmp_path / "small"
    (deck / "phrases").mkdir(parents=True)
    (deck / "deck.toml").write_text(WORDS)
    (deck / "phrases" / "en.toml").write_text('sail = "Sailing home"\nlost = "A lost ship"\n')
    rows = {"sail": bytes([90, 70]), "lost": bytes([80, 20])}
    pairs = {(phrase, card) for phrase in rows for card in "12"}
    (deck / FILE_NAME).write_bytes(Affinity.of(("1", "2"), rows, pairs).packed())
    return deck


def lines(deck: Path, card: CardId, language: str = "en") -> set[str]:
    return {phrase.line for phrase in study((deck,), language).stock(card)}


def test_a_phrase_with_a_word_of_the_card_is_never_said_of_it(small: Path) -> None:
    assert lines(small, SHIP) == {"Sailing home"}
    assert lines(small, NIGHT) == {"Sailing home", "A lost ship"}


def test_the_cards_have_the_names_under_which_they_are_dealt() -> None:
    deck = load_deck(DREAMS, lenient=True)
    assert list(study((DREAMS,), "en").cards) == [card.id for card in deck.cards]


def test_a_language_without_phrases_speaks_english(small: Path) -> None:
    assert lines(small, NIGHT, "fr") == {"Sailing home", "A lost ship"}


def test_decks_lie_side_by_side_and_leave_each_other_alone(small: Path) -> None:
    both = study((DREAMS, small), "en")
    sail = both.known("sailing HOME")
    snow = both.known("The first snow")
    assert sail is not None
    assert snow is not None
    assert both.fit(sail.fits, SHIP) == 90
    assert both.fit(sail.fits, CardId("dreams/001")) == NEUTRAL
    assert both.fit(snow.fits, SHIP) == NEUTRAL
    assert both.fit(snow.fits, CardId("dreams/062")) > NEUTRAL


@pytest.mark.parametrize("file", [FILE_NAME, "phrases/en.toml", "deck.toml"])
@pytest.mark.parametrize("damage", [None, b"\xff\x00 nonsense = "])
def test_a_deck_whose_words_are_damaged_is_one_without_words(
    small: Path, file: str, damage: bytes | None
) -> None:
    (small / file).unlink() if damage is None else (small / file).write_bytes(damage)
    assert lines(small, SHIP) == set()
