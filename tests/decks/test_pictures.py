"""Opening pictures from untrusted sources."""

import os
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from bot.decks.deck import picture_size
from bot.decks.decoding import PAPER, open_picture
from bot.decks.formats import MAX_PIXELS
from bot.decks.problems import PictureError
from tests.decks.conftest import huge_png, mottled


def refusal(path: Path) -> str:
    """Return why a file is refused; check that header check and full decode agree."""
    with pytest.raises(PictureError) as caught:
        open_picture(path)
    with pytest.raises(PictureError) as header:
        picture_size(path)
    assert str(header.value) == str(caught.value)
    assert str(path) in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("side", [30_000, 10_000, 5_001])
def test_a_picture_too_large_for_memory_is_refused_before_it_is_decoded(
    tmp_path: Path, side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bomb.png"
    huge_png(path, side, side)
    monkeypatch.setattr("PIL.ImageFile.ImageFile.load", lambda _: pytest.fail("was decoded"))
    assert f"too large to open safely: {side * side:,} pixels" in refusal(path)


def test_a_picture_just_within_the_limit_may_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    huge_png(path, 5_000, MAX_PIXELS // 5_000)
    assert picture_size(path) == (5_000, 5_000)


def test_a_text_file_named_png_is_not_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    path.write_text("once upon a time")
    assert "is not a picture" in refusal(path)


def test_an_empty_file_is_not_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    path.touch()
    assert "is not a picture" in refusal(path)


@pytest.mark.parametrize("suffix", ["png", "jpg", "webp", "gif"])
def test_a_file_cut_short_is_damaged(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"card.{suffix}"
    mottled(1, (400, 600)).save(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    with pytest.raises(PictureError, match=r"card.*(damaged|is not a picture)"):
        open_picture(path)


def test_a_format_that_is_not_offered_is_refused_even_under_a_good_name(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    mottled(1).save(path, format="TIFF")
    assert "is not a picture (PNG, JPEG, WEBP, GIF)" in refusal(path)


def test_a_pipe_does_not_make_us_wait(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    os.mkfifo(path)
    assert "is not a file" in refusal(path)


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    assert "does not exist" in refusal(tmp_path / "card.png")


def test_a_file_without_permission_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "card.png"
    mottled(1).save(path)

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    # The superuser may read everything, so a mode of 000 alone would prove nothing.
    monkeypatch.setattr(Image, "open", forbidden)
    assert "permission denied" in refusal(path)


@pytest.mark.parametrize("mode", ["L", "P", "CMYK", "RGBA", "LA", "I;16"])
def test_every_kind_of_picture_becomes_plain_rgb(tmp_path: Path, mode: str) -> None:
    path = tmp_path / ("card.jpg" if mode == "CMYK" else "card.png")
    if mode == "I;16":
        Image.new("I", (10, 15), 153 * 257).convert(mode).save(path)
    else:
        Image.new("RGB", (10, 15), (153, 153, 153)).convert(mode).save(path)
    opened = open_picture(path)
    assert (opened.mode, opened.size) == ("RGB", (10, 15))
    assert all(abs(channel - 153) <= 3 for channel in opened.resize((1, 1)).tobytes())


def test_transparent_parts_show_paper(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    Image.new("RGBA", (4, 6), (255, 0, 0, 0)).save(path)
    assert open_picture(path).getpixel((0, 0)) == PAPER


def test_the_transparent_colour_of_a_picture_with_a_profile_shows_paper(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    picture = Image.new("RGB", (10, 10), "red")
    picture.paste("blue", (5, 0, 10, 10))
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    picture.save(path, transparency=(255, 0, 0), icc_profile=profile)
    opened = open_picture(path)
    assert opened.getpixel((0, 0)) == PAPER
    assert opened.getpixel((9, 0)) == (0, 0, 255)


def test_the_transparent_grey_of_sixteen_bits_shows_paper_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    clear, other = 30_000, 48 * 257  # whose low and high bytes are 48
    row = clear.to_bytes(2, "little") + other.to_bytes(2, "little")
    Image.frombytes("I;16", (2, 2), row * 2).save(path, transparency=clear)
    opened = open_picture(path)
    assert opened.getpixel((0, 0)) == PAPER
    assert opened.getpixel((1, 0)) == (48, 48, 48)


def test_a_photo_taken_sideways_stands_upright(tmp_path: Path) -> None:
    path = tmp_path / "card.jpg"
    exif = Image.Exif()
    exif[0x0112] = 6  # orientation: turn a quarter clockwise
    mottled(1, (60, 40)).save(path, exif=exif)
    assert open_picture(path).size == (40, 60)


@pytest.mark.parametrize("lossless", [False, True])
def test_a_webp_has_the_size_that_pillow_sees(tmp_path: Path, lossless: bool) -> None:
    path = tmp_path / "card.webp"
    Image.new("RGB", (301, 452), "teal").save(path, lossless=lossless)
    assert picture_size(path) == (301, 452)


def test_a_webp_cut_short_is_no_card(tmp_path: Path) -> None:
    path = tmp_path / "card.webp"
    Image.effect_noise((300, 450), 80).convert("RGB").save(path)
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(PictureError, match=r"card\.webp"):
        picture_size(path)
