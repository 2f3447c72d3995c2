"""What computer players learn from decks: ours with tables, and those that servers describe."""

from pathlib import Path

import pytest

from bot.company import Lore, study
from bot.company.grammar import stems
from bot.company.lore import NEUTRAL
from bot.decks import Card, Deck, load_deck
from bot.decks.phrases import AFFINITY_FILE, Affinity
from bot.rules.ids import CardId
from tests.company.tables import DREAMS, described, dreams, ours, shipped

SHIP, NIGHT = CardId("small/1"), CardId("small/2")


@pytest.fixture
def small(tmp_path: Path) -> Deck:
    """Return a deck of two cards with two phrases, each rated for both cards."""
    path = tmp_path / "small"
    (path / "phrases").mkdir(parents=True)
    (path / "phrases" / "en.toml").write_text('sail = "Sailing home"\nlost = "A lost ship"\n')
    rows = {"sail": bytes([90, 70]), "lost": bytes([80, 20])}
    pairs = {(phrase, card) for phrase in rows for card in "12"}
    (path / AFFINITY_FILE).write_bytes(Affinity.of(("1", "2"), rows, pairs).packed())
    cards = (
        Card(SHIP, path, "The ship", {"en": "A ship on the sea."}, ("journey", "courage")),
        Card(NIGHT, path, "Night", {"en": "A star over a house."}, ("hope", "home")),
    )
    return Deck("small", path, "Small", "", "", cards)


def lines(deck: Deck, card: CardId, language: str = "en") -> set[str]:
    study.cache_clear()
    return {phrase.line for phrase in study((deck,), language).clues_for(card)}


def test_a_phrase_with_a_word_of_the_card_is_never_said_of_it(small: Deck) -> None:
    assert lines(small, SHIP) == {"Sailing home"}
    assert lines(small, NIGHT) == {"A lost ship", "Sailing home"}


def test_the_cards_have_the_names_under_which_they_are_dealt() -> None:
    deck = load_deck(DREAMS, lenient=True)
    assert list(dreams().cards) == [card.id for card in deck.cards]


def test_a_language_without_phrases_speaks_english(small: Deck) -> None:
    assert lines(small, NIGHT, "fr") == {"Sailing home", "A lost ship"}


def test_decks_lie_side_by_side_and_leave_each_other_alone(small: Deck) -> None:
    both = study((shipped("dreams"), small), "en")
    sail = both.known("sailing HOME")
    snow = both.known("The first snow")
    assert sail is not None
    assert snow is not None
    assert both.fit(sail.fits, SHIP) == 90
    assert both.fit(sail.fits, CardId("dreams/001")) == NEUTRAL
    assert both.fit(snow.fits, SHIP) == NEUTRAL
    assert both.fit(snow.fits, CardId("dreams/062")) > NEUTRAL


def test_a_phrase_of_two_decks_is_said_of_cards_of_both() -> None:
    both = ours("dreams", "scissors")
    phrase = "Hold my hand"
    known = both.known(phrase)
    assert known is not None
    for lore in (ours("dreams"), ours("scissors")):
        one = lore.known(phrase)
        assert one is not None
        assert one.vouched
        assert one.vouched <= known.vouched
        assert all(both.fit(known.fits, card) == lore.fit(one.fits, card) for card in lore.cards)
        for card in lore.cards:
            assert {p.key for p in lore.clues_for(card)} == {p.key for p in both.clues_for(card)}


@pytest.mark.parametrize("file", [AFFINITY_FILE, "phrases/en.toml"])
@pytest.mark.parametrize("damage", [None, b"\xff\x00 nonsense = "])
def test_a_deck_whose_words_are_damaged_is_one_without_words(
    small: Deck, file: str, damage: bytes | None
) -> None:
    (small.path / file).unlink() if damage is None else (small.path / file).write_bytes(damage)
    assert lines(small, SHIP) == set()


# Decks that servers describe: no phrases and no table of their own.


def said(lore: Lore, number: int) -> set[str]:
    return {phrase.line for phrase in lore.clues_for(CardId(f"ours/{number}"))}


def test_a_described_card_is_spoken_of_without_its_own_words() -> None:
    deck = described("An old key in a hand.", "A cat asleep on a sofa.")
    lore = study((deck,), "en")
    assert "The wrong door" in said(lore, 1)
    assert "Nine lives" in said(lore, 2)
    assert "Who has the key?" not in said(lore, 1)
    assert "The cat knows everything" not in said(lore, 2)


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl", "fr", "ar", "he"])
def test_a_description_in_any_language_is_spoken_of_in_any_other(language: str) -> None:
    texts = {
        "en": "A train in a station at night.",
        "uk": "Потяг на вокзалі вночі.",
        "ru": "Поезд на вокзале ночью.",
        "pl": "Pociąg na dworcu w nocy.",
        "fr": "Un train dans une gare la nuit.",
        "ar": "قطار في المحطة ليلا.",
        "he": "רכבת בתחנה בלילה.",
    }
    for spoken in ("en", "uk", "ar"):
        lore = study((described({language: texts[language]}),), spoken)
        english = study((described(texts["en"]),), spoken)
        shared = said(lore, 1) & said(english, 1)
        assert len(shared) >= 5, (language, spoken, said(lore, 1))


def test_what_nobody_marked_as_another_language_is_understood_all_the_same() -> None:
    lore = study((described("Кіт спить на дивані біля вікна"),), "uk")
    assert len(said(lore, 1)) >= 5


def test_no_translation_of_a_described_word_is_said() -> None:
    lore = study((described("The moon over a lake."),), "uk")
    lines = said(lore, 1)
    assert lines
    assert not any(stems("місяць озеро", "uk") & stems(line, "uk") for line in lines)


def test_a_title_alone_is_enough_to_be_spoken_of() -> None:
    deck = Deck("ours", Path(), "", "", "", (Card("ours/1", Path(), "Lighthouse"),))
    assert said(study((deck,), "en"), 1)


def test_cards_without_a_word_are_not_known() -> None:
    deck = described("A red bicycle.", "", "DSC_0042", "Ein Zwiebelkuchen", "A tree")
    lore = study((deck,), "en")
    assert {card for card, known in lore.cards.items() if known.weights} == {"ours/1", "ours/5"}


def test_a_word_of_two_meanings_is_taken_as_the_rest_of_the_card_has_it() -> None:
    train = study((described("A train leaves the station."),), "en")
    tree = study((described("A tree loses its leaves in the wind."),), "en")
    leaf, leave = "leaf", "leave"
    assert leaf not in train.cards[CardId("ours/1")].weights
    assert leave not in tree.cards[CardId("ours/1")].weights
    assert leaf in tree.cards[CardId("ours/1")].weights
