"""The deck that ships with the bot keeps the promises made to those who play with it."""

import pytest

from bot.decks import SHIPPED, Deck, Shelf, load_deck
from bot.decks.check import Report, check_deck
from bot.decks.deck import FULL_DECK

DREAMS = SHIPPED / "dreams"


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load_deck(DREAMS, lenient=True)


@pytest.fixture(scope="module")
def report() -> Report:
    return check_deck(DREAMS)


def test_the_check_finds_nothing_to_repair(report: Report) -> None:
    assert [str(fault) for fault in report.faults] == []


def test_twelve_players_have_cards_enough(report: Report) -> None:
    assert len(report.sights) >= FULL_DECK


def test_every_card_is_a_tall_picture_and_the_whole_is_small(report: Report) -> None:
    assert {sight.size for sight in report.sights} == {(800, 1200)}
    assert sum(sight.weight for sight in report.sights) < 10_000_000


def test_everybody_may_use_the_cards(deck: Deck) -> None:
    assert deck.name
    assert deck.author
    assert deck.licence.replace("-", " ") == "CC BY 4.0"


def test_every_card_is_described_in_seven_languages(deck: Deck, report: Report) -> None:
    assert len(deck.cards) == 96
    for card in deck.cards:
        assert set(card.alts) == {"en", "uk", "ru", "pl", "fr", "ar", "he"}, card.id
        assert len(set(card.alts.values())) == 7, card.id
    assert not any("alt text" in note.text for note in report.notes)


def test_no_id_tells_what_is_on_the_picture(deck: Deck) -> None:
    assert all(card.id.removeprefix("dreams/").isdigit() for card in deck.cards)


def test_the_bot_finds_it_without_being_told_where() -> None:
    shelf = Shelf.below(SHIPPED)
    assert shelf.deck_ids == ("dreams",)
    assert shelf.problems == ()
