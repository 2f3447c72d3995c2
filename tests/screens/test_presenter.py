"""Names and descriptions from decks cannot change the direction of the text beside them."""

from types import SimpleNamespace
from typing import Any

from bot.screens.presenter import Presenter


def presenter_of(name: str, alt: str) -> Presenter:
    deck = SimpleNamespace(id="folder", name_in=lambda _: name, cards=[SimpleNamespace(id="1")])
    card = SimpleNamespace(alt_in=lambda _: alt)
    shelf: Any = SimpleNamespace(decks_for=lambda _: [deck], default=(), find=lambda _: card)
    nobody: Any = None
    shelves: Any = SimpleNamespace(fresh_until={})
    return Presenter(nobody, nobody, nobody, shelf, shelves)


def test_a_decks_name_has_no_marks_of_direction() -> None:
    assert presenter_of("\u202eevil\u2067 deck", "").decks_for(9, "en")[0].name == "evil deck"


def test_a_deck_whose_name_shows_nothing_is_called_by_its_folder() -> None:
    assert presenter_of("\u2800\u3164", "").decks_for(9, "en")[0].name == "folder"


def test_a_card_is_described_in_one_line_that_stays_in_order() -> None:
    assert presenter_of("", "a \u202efox\n# in\tsnow").describe("1", "en") == "a fox # in snow"
