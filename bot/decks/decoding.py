"""Opens and decodes pictures from untrusted sources.

Owns the conversion of every supported format to plain RGB. Does not know decks or cards: it takes a
path or bytes, and returns pixels or raises an error that says why. The supported formats and sizes
are in `bot.decks.formats`.
"""

import io
import re
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageOps, UnidentifiedImageError

from bot.decks.formats import FORMATS, MAX_PIXELS
from bot.decks.problems import PictureError, file_fault

# Shown through transparent parts; the colour of our own cards' border.
PAPER = (244, 238, 224)

LARGEST_PROFILE = 4_000_000
_PROFILED = {"RGB": "RGB", "RGBA": "RGBA", "CMYK": "RGB"}

_BROKEN = (OSError, SyntaxError, ValueError, EOFError, struct.error, zlib.error, MemoryError)
_BOMB = (Image.DecompressionBombError, Image.DecompressionBombWarning)
UNREADABLE = (*_BROKEN, *_BOMB)
"""Exceptions that Pillow may raise for bytes that are not a valid picture."""


def open_picture(path: Path) -> Image.Image:
    """Return the decoded picture, upright and in RGB; raise `PictureError` if it is unusable."""
    with header(path) as picture:
        return upright(picture)


def decoded(data: bytes) -> Image.Image:
    """Return the picture in these bytes, upright and in RGB.

    Raise one of the exceptions in `UNREADABLE` if the bytes cannot be decoded.
    """
    with Image.open(io.BytesIO(data), formats=FORMATS) as picture:
        return upright(picture)


def upright(picture: Image.Image) -> Image.Image:
    """Return the picture as opaque RGB in sRGB colours, rotated as its metadata says.

    Transparent parts become `PAPER`.
    """
    turned = ImageOps.exif_transpose(picture)
    if turned.mode.startswith("I"):  # 16-bit grey: converting it directly would clip the values
        turned = turned.convert("I").point(lambda grey: grey / 257).convert("L")
        if isinstance(clear := turned.info.get("transparency"), int):
            turned.info["transparency"] = clear // 257
    turned = _in_srgb(turned)
    if turned.has_transparency_data:
        layer = turned.convert("RGBA")
        turned = Image.new("RGBA", layer.size, PAPER)
        turned.alpha_composite(layer)
    return turned.convert("RGB")


def _in_srgb(picture: Image.Image) -> Image.Image:
    """Return the picture converted to sRGB, or unchanged if it has no usable colour profile.

    Cameras and print programs use other colour spaces; unconverted, such pictures look dull.
    """
    profile = picture.info.get("icc_profile")
    if not profile or len(profile) > LARGEST_PROFILE or picture.mode not in _PROFILED:
        return picture
    from PIL import ImageCms  # imported for the few pictures that need it

    if picture.mode == "RGB" and picture.has_transparency_data:
        picture = picture.convert("RGBA")  # a conversion would forget the transparent colour
    try:
        own = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        srgb = ImageCms.createProfile("sRGB")
        mode = _PROFILED[picture.mode]
        return ImageCms.profileToProfile(picture, own, srgb, outputMode=mode) or picture
    except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
        return picture  # the profile is damaged, or for another kind of picture


@contextmanager
def header(path: Path) -> Iterator[Image.Image]:
    """Yield the picture, opened but not decoded; turn errors in the block into `PictureError`."""
    if fault := file_fault(path):
        raise PictureError(path, fault)
    try:
        with Image.open(path, formats=FORMATS) as picture:
            _refuse_huge(path, picture.width * picture.height, f" ({_size(picture)})")
            yield picture
    except _BOMB as error:  # raised by Pillow before the size can be read; its text has the number
        pixels = re.search(r"\d+", str(error))
        _refuse_huge(path, int(pixels[0]) if pixels else MAX_PIXELS + 1)
    except PermissionError:
        raise PictureError(path, "cannot be read: permission denied") from None
    except UnidentifiedImageError:
        kinds = ", ".join(FORMATS)
        raise PictureError(path, f"is not a picture ({kinds}), despite its name") from None
    except _BROKEN as error:
        raise PictureError(path, f"is damaged and cannot be decoded ({error})") from None


def _refuse_huge(path: Path, pixels: int, size: str = "") -> None:
    """Raise `PictureError` if a picture has more than `MAX_PIXELS`."""
    if pixels > MAX_PIXELS:
        reason = f"is too large to open safely: {pixels:,} pixels{size}, at most {MAX_PIXELS:,}"
        raise PictureError(path, reason)


def _size(picture: Image.Image) -> str:
    return f"{picture.width:,}×{picture.height:,}"
