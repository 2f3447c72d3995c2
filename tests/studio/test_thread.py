"""The deck in thread: the facts of its cards, and the engine that sews them."""

from collections.abc import Mapping

import pytest

pytest.importorskip("skia", reason="the extra `studio` is not installed")
pytest.importorskip("cv2", reason="the extra `studio` is not installed")
pytest.importorskip("numba", reason="the extra `studio` is not installed")

import numpy as np
import numpy.typing as npt

from card_art.studio.cutouts import Piece, piece
from card_art.studio.deck import Described
from card_art.studio.facts import flaws
from card_art.studio.figures import person
from card_art.studio.paint.registry import all_cards as all_dreams
from card_art.studio.paper.registry import all_cards as all_paper
from card_art.studio.paths import box, circle
from card_art.studio.thread.__main__ import ALT, FOLDER
from card_art.studio.thread.light import Light
from card_art.studio.thread.registry import Card, all_cards, ground, photograph
from card_art.studio.thread.sewing import FABRICS, STITCHES, Sewing
from tests.studio.committed import check_committed

CARDS = all_cards()
PLAIN = ground("cotton", "#808080")


def shot(*pieces: Piece, light: Light | None = None) -> npt.NDArray[np.uint8]:
    return photograph(3, light or Light(fall=0), PLAIN, pieces, ("#e6dac0", "#b8a273"))


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_every_thread_card_has_the_words_a_deck_needs(card: Card) -> None:
    assert flaws(card) == []
    assert len(card.alt) < 400
    assert card.title.lower() not in card.alt.lower()


def test_the_committed_thread_deck_says_what_its_cards_say() -> None:
    check_committed(FOLDER, ALT, CARDS)


def test_no_title_or_alt_text_occurs_twice_in_the_three_decks() -> None:
    decks: tuple[Mapping[str, Described], ...] = (CARDS, all_paper(), all_dreams())
    cards = [card for deck in decks for card in deck.values()]
    assert len({card.title for card in cards}) == len(cards)
    assert len({card.alt for card in cards}) == len(cards)


def test_a_card_is_photographed_the_same_way_every_time() -> None:
    def again() -> bytes:
        return shot(
            piece(box(100, 100, 300, 300), "#c8402e", ink="print dots 40; sew flowers 60"),
            piece(circle(500, 700, 120), "#3a7a9c", stitch="fill", way="round"),
        ).tobytes()

    assert again() == again()


def test_every_cloth_and_stitch_shows_its_colour() -> None:
    names = sorted(FABRICS | STITCHES.keys())
    spots = [(120 + 140 * (i % 5), 200 + 200 * (i // 5)) for i in range(len(names))]
    sewn = [
        piece(circle(x, y, 40), "#e01010", stitch=name, width=6, lines=[[(x - 30, y), (x + 30, y)]])
        for name, (x, y) in zip(names, spots, strict=True)
    ]
    plain, picture = (shot(*pieces).astype(int) for pieces in ((), sewn))
    reddened = (picture[..., 0] - picture[..., 2]) - (plain[..., 0] - plain[..., 2])
    pale = [
        name
        for name, (x, y) in zip(names, spots, strict=True)
        if reddened[y - 45 : y + 45, x - 45 : x + 45].max() < 40
    ]
    assert pale == []
    assert abs(reddened[1100:1150, 100:700]).max() < 25


def test_felt_darkens_the_cloth_on_the_side_away_from_the_lamp() -> None:
    light = Light(angle=180, fall=0)  # the lamp stands on the left
    block = piece(box(300, 400, 200, 200), "#808080", lift=20)
    picture = shot(block, light=light)
    left, right = (float(np.mean(picture[480:520, x : x + 12])) for x in (278, 508))
    assert right < left - 15


def test_what_is_sewn_later_lies_on_top() -> None:
    left, right = box(100, 500, 200, 200), box(500, 500, 200, 200)
    green, red = "#10a020", "#d01010"
    picture = shot(piece(left, green), piece(left, red), piece(right, red), piece(right, green))
    assert picture[600, 200].argmax() == 0
    assert picture[600, 600].argmax() == 1


def test_hair_is_sewn_in_stitches_and_curls_in_knots() -> None:
    smooth = {one.part for one in person(0, 0, 100, 0, "#c8402e", cut="long")}
    curly = {one.part for one in person(0, 0, 100, 0, "#c8402e", cut="afro")}
    assert "hair" in smooth
    assert "curls" in curly
    assert "curls" not in smooth


def test_a_word_that_thread_does_not_know_is_named() -> None:
    with pytest.raises(TypeError, match="thread has no colour_of_magic"):
        Sewing(colour_of_magic=8)
