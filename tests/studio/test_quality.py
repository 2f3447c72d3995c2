"""The pictures of the deck: legible at chat size, and no two alike."""

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the extra `studio` is not installed")
pytest.importorskip("skia", reason="the extra `studio` is not installed")

from PIL import Image

from card_art.studio.quality import MEDIAN, NEAREST, Measure, measure, pairs
from card_art.studio.sheet import contact_sheet

DREAMS = Path(__file__).parents[2] / "card_art" / "dreams"


@pytest.fixture(scope="module")
def measures() -> list[Measure]:
    return [measure(path) for path in sorted(DREAMS.glob("*.webp"))]


def test_every_card_is_legible_at_chat_size(measures: list[Measure]) -> None:
    unclear = {card.id: card.complaints() for card in measures if card.complaints()}
    assert unclear == {}


def test_no_two_cards_look_alike(measures: list[Measure]) -> None:
    ranked = pairs(measures)
    assert ranked[0][0] >= NEAREST, ranked[0]
    assert ranked[len(ranked) // 2][0] > MEDIAN


def test_the_deck_is_light_enough_to_ship() -> None:
    sizes = [path.stat().st_size for path in DREAMS.glob("*.webp")]
    assert sum(sizes) < 10_000_000
    for path in DREAMS.glob("*.webp"):
        with Image.open(path) as picture:
            assert picture.size == (800, 1200)


def test_a_flat_grey_card_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "grey.png"
    Image.new("RGB", (800, 1200), (130, 130, 130)).save(path)
    assert measure(path).complaints() == ["contrast 0.00"]


def test_the_contact_sheet_shows_every_card(tmp_path: Path) -> None:
    files = []
    for i, colour in enumerate(("red", "green", "blue", "white", "black")):
        files.append(tmp_path / f"{i}.png")
        Image.new("RGB", (80, 120), colour).save(files[-1])
    contact_sheet(files, tmp_path / "sheet.png", columns=2, width=100)
    with Image.open(tmp_path / "sheet.png") as page:
        assert page.size == (2 * 114 + 14, 3 * 164 + 14)
        assert page.getpixel((14 + 50, 14 + 75)) == (255, 0, 0)
