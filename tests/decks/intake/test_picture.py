"""One uploaded picture: taken as a card, or refused by name."""

import io
import struct

import pytest
from PIL import Image, ImageCms

from bot.decks.decoding import PAPER
from bot.decks.intake.picture import count_scans, make_card, open_upload, pack_pixels, unpack_pixels
from bot.decks.intake.uploads import (
    CARD_SIZE,
    HEAVIEST,
    Flaw,
    Framing,
    Refused,
    default_framing,
    is_card,
)
from tests.decks.conftest import mottled
from tests.decks.intake import hostile


def reason(data: bytes) -> Flaw:
    with pytest.raises(Refused) as refused:
        open_upload(data)
    return refused.value.reason


@pytest.mark.parametrize(
    "claim",
    [
        hostile.png_claiming(30_000, 30_000),
        hostile.png_claiming(5_001, 5_000),
        hostile.jpeg_claiming(30_000, 30_000),
        hostile.gif_claiming(30_000, 30_000),
        hostile.webp_claiming(16_383, 16_383),
    ],
    ids=["png", "png just above", "jpeg", "gif", "webp"],
)
def test_a_bomb_of_any_format_is_too_large_and_never_decoded(
    claim: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PIL.ImageFile.ImageFile.load", lambda _: pytest.fail("was decoded"))
    assert reason(claim) is Flaw.TOO_LARGE


def test_a_jpeg_of_a_thousand_scans_is_refused_and_never_decoded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("PIL.ImageFile.ImageFile.load", lambda _: pytest.fail("was decoded"))
    assert reason(hostile.jpeg_with_scans(101)) is Flaw.TOO_COSTLY
    assert reason(hostile.jpeg_with_scans(1000)) is Flaw.TOO_COSTLY
    assert reason(hostile.jpeg_with_scans(90, (4000, 4000))) is Flaw.TOO_COSTLY


def test_scans_are_counted_where_a_decoder_finds_them() -> None:
    many = hostile.jpeg_with_scans(100)
    assert count_scans(many) == 100
    first = many.index(b"\xff\xda")
    thumbnail = b"\xff\xe1" + struct.pack(">H", 602) + b"\xff\xda" * 300
    assert count_scans(many[:2] + thumbnail + many[2:]) == 100
    assert count_scans(many + b"\xff\xda\0\x02" * 200) == 100  # after its end
    filled = many[:first] + (b"\xff" * 5 + b"\xda\0\x02") * 2 + many[first:]
    assert count_scans(filled) == 101
    restarted = many[:first] + b"\xff\x02\xff\xda\0\x02\xff\xd0" * 2 + many[first:]
    assert count_scans(restarted) == 101
    assert open_upload(hostile.jpeg_with_scans(90)).picture.size == (240, 360)


def test_a_picture_that_does_not_fit_into_memory_is_named_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(_: Image.Image) -> Image.Image:
        raise MemoryError

    monkeypatch.setattr("bot.decks.intake.picture.upright", full)
    assert reason(hostile.photo()) is Flaw.TOO_COSTLY


@pytest.mark.parametrize("size", [(240, 360), (3000, 2000), (2000, 3000), (4000, 210)])
def test_pixels_that_are_kept_are_enough_for_every_framing(size: tuple[int, int]) -> None:
    picture = mottled(7, size)
    kept = pack_pixels(picture)
    again = unpack_pixels(kept)
    assert min(again.width - min(size[0], 800), again.height - min(size[1], 1200)) >= -1
    assert again.width * again.height <= picture.width * picture.height
    for framing in Framing:
        assert is_card(make_card(again, framing)[0])


def test_a_card_has_nothing_behind_it() -> None:
    card, _ = make_card(mottled(7, (240, 360)), Framing.WHOLE)
    assert is_card(card)
    for other in (card + b"x", card[:-2], b"", hostile.photo(kind="WEBP"), hostile.moving("WEBP")):
        assert not is_card(other)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", Flaw.EMPTY),
        (b"once upon a time", Flaw.NOT_A_PICTURE),
        (b"MZ\x90\x00" + bytes(400), Flaw.NOT_A_PICTURE),
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', Flaw.DRAWING),
        (b'\xef\xbb\xbf<?xml version="1.0"?>\n<!-- x --><svg/>', Flaw.DRAWING),
        (b"\0\0\0\x18ftypheic" + bytes(100), Flaw.OTHER_KIND),
        (b"%PDF-1.7" + bytes(100), Flaw.OTHER_KIND),
        (hostile.encoded(mottled(1, (240, 360)), "BMP"), Flaw.OTHER_KIND),
        (hostile.encoded(mottled(1, (240, 360)), "TIFF"), Flaw.OTHER_KIND),
        (bytes(HEAVIEST + 1), Flaw.TOO_HEAVY),
        (hostile.photo(size=(99, 400)), Flaw.TOO_SMALL),
        (hostile.photo(size=(1, 10_000)), Flaw.TOO_SMALL),
        (hostile.photo(size=(100, 4000)), Flaw.TOO_LONG),
        (hostile.encoded(Image.new("RGB", (240, 360), "teal")), Flaw.BLANK),
        (hostile.encoded(Image.new("RGBA", (240, 360), (9, 9, 9, 0))), Flaw.BLANK),
    ],
)
def test_what_is_no_card_is_refused_by_name(data: bytes, expected: Flaw) -> None:
    assert reason(data) is expected


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
@pytest.mark.parametrize("share", [0.3, 0.7])
def test_a_picture_cut_short_is_damaged(kind: str, share: float) -> None:
    data = hostile.encoded(mottled(3, (900, 1300)).effect_spread(40), kind)
    assert reason(data[: int(len(data) * share)]) is Flaw.DAMAGED


@pytest.mark.parametrize("kind", ["GIF", "WEBP", "PNG"])
def test_of_a_moving_picture_the_first_frame_is_the_card(kind: str) -> None:
    opened = open_upload(hostile.moving(kind))
    assert opened.moving
    first = mottled(0, (240, 360))
    for place in ((15, 15), (200, 300)):
        ours, theirs = opened.picture.getpixel(place), first.getpixel(place)
        assert isinstance(ours, tuple)
        assert isinstance(theirs, tuple)
        assert all(abs(one - other) < 40 for one, other in zip(ours, theirs, strict=True))


def test_printers_colours_and_sixteen_bits_look_as_they_were_meant() -> None:
    picture = mottled(5, (240, 360))
    cmyk = open_upload(hostile.encoded(picture.convert("CMYK"), "JPEG", quality=95)).picture
    assert cmyk.mode == "RGB"
    row = struct.pack("<240H", *[60_000] * 120, *[20_000] * 120)
    deep = Image.frombytes("I;16", (240, 360), row * 360)
    grey = open_upload(hostile.encoded(deep)).picture
    left, right = grey.getpixel((50, 100)), grey.getpixel((200, 100))
    assert left == (233, 233, 233)
    assert right == (77, 77, 77)


def test_a_colour_profile_is_applied_and_then_dropped() -> None:
    picture = mottled(6, (240, 360))
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    same = open_upload(hostile.encoded(picture, icc_profile=profile)).picture
    assert same.tobytes() == picture.tobytes()  # a profile that does not fit is ignored
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    # Red and blue are swapped in the profile, so a decoder that applies it shows blue as red.
    data = bytearray(srgb.tobytes())
    tags = {bytes(data[at : at + 4]): at for at in range(132, 132 + 12 * data[131], 12)}
    red, blue = tags[b"rXYZ"] + 4, tags[b"bXYZ"] + 4
    data[red : red + 8], data[blue : blue + 8] = data[blue : blue + 8], data[red : red + 8]
    swapped = open_upload(hostile.encoded(mottled(7, (240, 360)), icc_profile=bytes(data))).picture
    before, after = mottled(7, (240, 360)).getpixel((5, 5)), swapped.getpixel((5, 5))
    assert isinstance(before, tuple)
    assert isinstance(after, tuple)
    assert max(abs(a - b) for a, b in zip(before[::-1], after, strict=True)) < 12
    card, _ = make_card(swapped, Framing.MIDDLE)
    assert b"ICCP" not in card


def test_a_photo_loses_its_place_and_camera_and_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "Camera of somebody"
    data = hostile.encoded(mottled(8, (360, 240)), "JPEG", exif=exif)
    opened = open_upload(data)
    assert opened.picture.size == (240, 360)
    card, _ = make_card(opened.picture, Framing.MIDDLE)
    assert b"Camera" not in card
    assert b"EXIF" not in card


def test_of_a_file_that_is_also_a_zip_only_the_picture_is_kept() -> None:
    card, _ = make_card(open_upload(hostile.photo(9) + b"PK\x03\x04<script>").picture, Framing.TOP)
    assert b"PK\x03\x04" not in card
    assert b"script" not in card


@pytest.mark.parametrize("size", [(300, 300), (900, 300), (300, 1200), (200, 300)])
@pytest.mark.parametrize("framing", list(Framing))
def test_every_shape_becomes_a_card(size: tuple[int, int], framing: Framing) -> None:
    data, pixels = make_card(mottled("shape", size), framing)
    with Image.open(io.BytesIO(data)) as card:
        assert (card.format, card.size) == ("WEBP", CARD_SIZE)
    assert pixels.size == CARD_SIZE


def test_the_focus_says_which_part_stays() -> None:
    for size, box in (((300, 1200), (0, 0, 300, 400)), ((1200, 300), (0, 0, 400, 300))):
        picture = Image.new("RGB", size, "navy")
        picture.paste((255, 160, 0), box)
        top = make_card(picture, Framing.TOP)[1].getpixel((400, 100))
        bottom = make_card(picture, Framing.BOTTOM)[1].getpixel((400, 1100))
        assert top == (255, 160, 0)
        assert bottom == (0, 0, 128)


def test_a_whole_picture_lies_on_paper() -> None:
    card = make_card(mottled(2, (600, 300)), Framing.WHOLE)[1]
    assert card.getpixel((400, 5)) == PAPER
    assert default_framing((600, 300)) is Framing.WHOLE
    assert default_framing((300, 300)) is Framing.MIDDLE
