"""The deck in cut paper: the facts of its cards, its engine and its patterns."""

import pytest

pytest.importorskip("skia", reason="the extra `studio` is not installed")
pytest.importorskip("cv2", reason="the extra `studio` is not installed")

import numpy as np

from bot.decks.check import DeckReport, check_deck
from card_art.studio.cutouts import piece, put, traced
from card_art.studio.facts import flaws
from card_art.studio.figures import POSES, person
from card_art.studio.motifs.animals import fox
from card_art.studio.paint.registry import all_cards as all_dreams
from card_art.studio.paper.__main__ import ALT, FOLDER
from card_art.studio.paper.box import photograph
from card_art.studio.paper.light import day
from card_art.studio.paper.registry import Card, all_cards
from card_art.studio.paths import bounds, box, circle
from card_art.studio.patterns import LATTICES, pattern, prints
from tests.studio.committed import check_committed

CARDS = all_cards()


@pytest.fixture(scope="module")
def report() -> DeckReport:
    return check_deck(FOLDER)


def test_the_paper_deck_has_nothing_to_repair(report: DeckReport) -> None:
    assert [str(fault) for fault in report.faults] == []
    assert len(report.measured) == 84


def test_the_paper_deck_is_light_enough_to_ship(report: DeckReport) -> None:
    assert {sight.size for sight in report.measured} == {(800, 1200)}
    assert sum(sight.weight for sight in report.measured) <= 8_000_000


def test_the_committed_paper_deck_says_what_its_cards_say() -> None:
    check_committed(FOLDER, ALT, CARDS)


@pytest.mark.parametrize(
    ("fact", "value", "least"),
    [
        ("mood", "tender", 14),
        ("mood", "funny", 14),
        ("mood", "uneasy", 14),
        ("mood", "grand", 14),
        ("camera", "wide", 8),
        ("camera", "interior", 8),
        ("camera", "close-up", 8),
        ("camera", "aerial", 8),
        ("camera", "cross-section", 6),
        ("camera", "stage", 6),
        ("camera", "through-frame", 3),
    ],
)
def test_the_paper_deck_is_mixed(fact: str, value: str, least: int) -> None:
    assert sum(getattr(card, fact) == value for card in CARDS.values()) >= least


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_every_paper_card_has_the_words_a_deck_needs(card: Card) -> None:
    assert flaws(card) == []
    assert len(card.alt) < 400
    assert card.title.lower() not in card.alt.lower()


def test_no_title_or_alt_text_occurs_twice_in_the_studio() -> None:
    dreams = all_dreams()
    total = len(CARDS) + len(dreams)
    assert len({card.title for deck in (CARDS, dreams) for card in deck.values()}) == total
    assert len({card.alt for deck in (CARDS, dreams) for card in deck.values()}) == total


def test_a_box_is_photographed_the_same_way_every_time() -> None:
    def again() -> bytes:
        pieces = [
            piece(box(100, 100, 300, 300), "#c8402e", 30, ink="print dots 40; score lines 30")
        ]
        return photograph(3, day("#dfe6ea"), pieces).tobytes()

    assert again() == again()


def test_a_sheet_darkens_the_panel_on_the_side_where_its_shadow_falls() -> None:
    light = day("#ffffff", key=(1.0, 0.0), vignette=0)
    picture = photograph(3, light, [piece(box(300, 400, 200, 200), "#ffffff", 40)])
    left, right = (float(np.mean(picture[480:520, x : x + 15])) for x in (270, 515))
    assert right < left - 40


def test_a_hole_shows_what_lies_behind_it() -> None:
    green = piece(box(0, 0, 800, 1200), "#00c000", 5)
    red = piece(box(100, 100, 600, 600), "#ff0000", 30, holes=[circle(400, 400, 100)])
    picture = photograph(3, day("#ffffff"), [red, green])
    assert picture[400, 400].argmax() == 1
    assert picture[400, 200].argmax() == 0


@pytest.mark.parametrize("name", [*LATTICES, "stripes", "lines", "grain"])
def test_a_pattern_covers_the_whole_sheet(name: str) -> None:
    left, top, right, bottom = bounds(pattern(name, 40, 0, (100, 200, 300, 500), 1))
    assert left <= 120
    assert top <= 220
    assert right >= 280
    assert bottom >= 480


def test_an_unknown_pattern_is_named() -> None:
    with pytest.raises(ValueError, match="print zebras 40"):
        prints("score dots 30; print zebras 40")


@pytest.mark.parametrize("pose", POSES)
def test_a_figure_stays_about_as_tall_as_asked(pose: str) -> None:
    shapes = [shape for one in person(0, 0, 100, 0, "#c8402e", pose=pose) for shape in one.shapes]
    left, top, right, bottom = bounds(shapes)
    assert -135 < top < -35
    assert -16 < bottom < 8
    assert -60 < left < right < 70


def test_a_painted_motif_becomes_pieces_that_can_be_placed() -> None:
    pieces = traced(lambda pen: fox(pen, 0, 0, 100, "#c96a2e", "#fff"))
    assert len(pieces) > 3
    left, top, right, bottom = bounds([s for one in put(pieces, 400, 600) for s in one.shapes])
    assert left < 400 < right
    assert top < 600
    assert bottom == pytest.approx(600, abs=8)
