"""The shipped decks are large enough, free to use, and described in every language."""

from functools import cache
from pathlib import Path

import pytest

from bot.decks import SHIPPED, Deck, Shelf, load_deck
from bot.decks.check import DeckReport, check_deck
from bot.decks.deck import FULL_DECK
from bot.decks.look import nearest_pairs

CARDS = {"dreams": 96, "scissors": 84, "yarns": 84}
MEGABYTES = {"dreams": 10, "scissors": 8, "yarns": 12}
LANGUAGES = {"en", "uk", "ru", "pl", "fr", "ar", "he"}


@pytest.fixture(scope="module", params=CARDS)
def path(request: pytest.FixtureRequest) -> Path:
    return SHIPPED / str(request.param)


@pytest.fixture(scope="module")
def deck(path: Path) -> Deck:
    return load_deck(path, lenient=True)


@pytest.fixture(scope="module")
def report(path: Path) -> DeckReport:
    return checked(path)


@cache
def checked(path: Path) -> DeckReport:
    return check_deck(path)


def test_the_check_finds_nothing_to_repair(report: DeckReport) -> None:
    assert [str(fault) for fault in report.faults] == []


def test_twelve_players_have_cards_enough(report: DeckReport) -> None:
    assert len(report.measured) >= FULL_DECK


def test_every_card_is_a_tall_picture_and_the_whole_is_small(report: DeckReport) -> None:
    assert {sight.size for sight in report.measured} == {(800, 1200)}
    assert sum(sight.weight for sight in report.measured) < MEGABYTES[report.path.name] * 1_000_000


def test_everybody_may_use_the_cards(deck: Deck) -> None:
    assert deck.author
    assert deck.licence.replace("-", " ") == "CC BY 4.0"


def test_a_deck_has_a_name_of_its_own_in_seven_languages(deck: Deck) -> None:
    assert set(deck.names) == LANGUAGES
    assert len({deck.name_in(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert deck.name_in("de") == deck.name == deck.names["en"]


def test_every_card_is_described_in_seven_languages(deck: Deck, report: DeckReport) -> None:
    assert len(deck.cards) == CARDS[deck.id]
    for card in deck.cards:
        assert set(card.alts) == LANGUAGES, card.id
        assert len(set(card.alts.values())) == 7, card.id
    assert not any("alt text" in note.text for note in report.notes)


def test_no_id_tells_what_is_on_the_picture(deck: Deck) -> None:
    assert all(card.id.removeprefix(f"{deck.id}/").isdigit() for card in deck.cards)


def test_the_bot_finds_them_without_being_told_where() -> None:
    shelf = Shelf.below(SHIPPED)
    assert shelf.deck_ids == tuple(CARDS)
    assert shelf.problems == ()


def test_no_card_can_be_taken_for_a_card_of_another_deck() -> None:
    sights = [sight for name in CARDS for sight in checked(SHIPPED / name).measured]
    pairs = nearest_pairs([sight.look for sight in sights], 24)  # fewer than two of one deck may be
    assert [(apart, sights[a].card.id, sights[b].card.id) for apart, a, b in pairs] == []
