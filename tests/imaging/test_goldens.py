"""Every picture still looks as it did when it was last approved."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.imaging.pictures import Pictures
from tests.imaging import goldens
from tests.imaging.cards import CARDS

# The names alone are needed here, and partial() does not touch the pictures.
NAMES = sorted(goldens.scenes(Pictures.__new__(Pictures)))


@pytest.mark.parametrize("name", NAMES)
async def test_picture_looks_as_approved_and_fits_discord(name: str, pictures: Pictures) -> None:
    made = await goldens.scenes(pictures)[name]()
    assert goldens.compare(name, made.data) is None
    with Image.open(BytesIO(made.data)) as picture:
        assert (picture.format, picture.size) == ("JPEG", made.size)
    # Discord's box is 11:7; narrower than it, a picture is as large as the box lets it be. Only the
    # track is a strip across it: so it fits on a phone below the cards, and its rabbits lose
    # nothing, for they stand in a row and the width alone decides their size (test_track).
    if not name.startswith("track-"):
        assert made.size[0] / made.size[1] <= 11 / 7
    assert len(made.data) <= 1 << 20


def test_no_golden_picture_is_left_over() -> None:
    assert sorted(path.stem for path in goldens.FOLDER.glob("*.webp")) == NAMES


def test_golden_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in goldens.FOLDER.glob("*.webp")) < 2_000_000


async def test_a_difference_is_found_and_kept(
    pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(goldens, "FAILED", tmp_path)
    made = await pictures.table(CARDS[:12])
    picture = goldens.reduced(made.data)
    # A number painted over on one card of twelve: the smallest thing that matters.
    ImageDraw.Draw(picture).ellipse((3, 3, 22, 22), fill=(244, 238, 224))
    path = tmp_path / "changed.png"
    picture.save(path)
    complaint = goldens.compare("table-12", path.read_bytes())
    assert complaint is not None
    assert str(tmp_path / "table-12") in complaint
    for name in ("drawn", "golden", "difference"):
        with Image.open(tmp_path / "table-12" / f"{name}.png") as kept:
            assert kept.size == picture.size


async def test_another_size_is_a_difference(
    pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(goldens, "FAILED", tmp_path)
    made = await pictures.table(CARDS[:12])
    assert goldens.compare("table-3", made.data) is not None
