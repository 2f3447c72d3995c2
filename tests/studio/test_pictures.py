"""The pictures of the deck: their sizes, and the sheet that shows them all."""

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the extra `studio` is not installed")
pytest.importorskip("skia", reason="the extra `studio` is not installed")

from PIL import Image

from card_art.studio.sheet import contact_sheet

DREAMS = Path(__file__).parents[2] / "card_art" / "dreams"


def test_the_deck_is_light_enough_to_ship() -> None:
    sizes = [path.stat().st_size for path in DREAMS.glob("*.webp")]
    assert sum(sizes) < 10_000_000
    for path in DREAMS.glob("*.webp"):
        with Image.open(path) as picture:
            assert picture.size == (800, 1200)


def test_the_contact_sheet_shows_every_card(tmp_path: Path) -> None:
    files = []
    for i, colour in enumerate(("red", "green", "blue", "white", "black")):
        files.append(tmp_path / f"{i}.png")
        Image.new("RGB", (80, 120), colour).save(files[-1])
    contact_sheet(files, tmp_path / "sheet.png", columns=2, width=100)
    with Image.open(tmp_path / "sheet.png") as page:
        assert page.size == (2 * 114 + 14, 3 * 164 + 14)
        assert page.getpixel((14 + 50, 14 + 75)) == (255, 0, 0)
