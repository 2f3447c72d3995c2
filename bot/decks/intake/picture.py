"""Opens one uploaded picture and makes a card of it.

Owns the limits of a single upload and tells kinds apart by content, never by name. What comes out
is pixels encoded anew: whatever else was in the file (places, cameras, a second file behind the
first) is not in the card.
"""

import io
import warnings
from dataclasses import dataclass

from PIL import Image, ImageOps, UnidentifiedImageError

from bot.decks.intake.framing import CARD_SIZE, Framing, centring
from bot.decks.intake.limits import HEAVIEST
from bot.decks.intake.refusals import Flaw, Refused
from bot.decks.picture_files import FORMATS, MAX_PIXELS
from bot.decks.pictures import PAPER, upright

SMALLEST_SIDE = 100
MOST_LOPSIDED = 20  # times as long as wide: neither framing shows anything of it
_PLAIN = 6  # steps of 255 between the lightest and the darkest of what is as good as one colour
_QUALITY = 84
_EFFORT = 2  # more would take twice as long for three percent of the bytes

_OTHER_KINDS = (b"BM", b"II*\0", b"MM\0*", b"%PDF", b"8BPS", b"\xff\x0a", b"\0\0\0\x0cJXL ")
_HEIF_AT = slice(4, 8)  # "ftyp": HEIC and AVIF, as phones take them


@dataclass(frozen=True)
class Opened:
    """An upload that can become a card: upright, RGB; ``moving`` if only its first frame is."""

    picture: Image.Image
    moving: bool


def open_upload(data: bytes) -> Opened:
    """The picture in these bytes; ``Refused`` says why there is none."""
    if not data:
        raise Refused(Flaw.EMPTY)
    if len(data) > HEAVIEST:
        raise Refused(Flaw.TOO_HEAVY, most=HEAVIEST >> 20)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of odd metadata: it is dropped; size is checked here
            opened = _decoded(data)
    except Refused:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise _too_large() from None
    except UnidentifiedImageError:
        raise Refused(_unread_kind(data)) from None
    except Exception:  # a decoder that stumbles over hostile bytes may raise nearly anything
        raise Refused(Flaw.DAMAGED) from None
    _refuse_blank(opened.picture)
    return opened


def _decoded(data: bytes) -> Opened:
    _refuse_large_webp(data)
    with Image.open(io.BytesIO(data), formats=FORMATS) as picture:
        width, height = picture.size
        if width * height > MAX_PIXELS:
            raise _too_large()
        if min(width, height) < SMALLEST_SIDE:
            raise Refused(Flaw.TOO_SMALL, least=SMALLEST_SIDE)
        if max(width, height) > MOST_LOPSIDED * min(width, height):
            raise Refused(Flaw.TOO_LONG, most=MOST_LOPSIDED)
        moving = bool(getattr(picture, "is_animated", False))
        picture.seek(0)
        return Opened(upright(picture), moving)


def _refuse_large_webp(data: bytes) -> None:
    """Look at an extended WebP's canvas: Pillow makes room for all of it when it opens one."""
    if data[:4] == b"RIFF" and data[8:16] == b"WEBPVP8X" and len(data) >= 30:
        width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
        if width * height > MAX_PIXELS:
            raise _too_large()


def _too_large() -> Refused:
    return Refused(Flaw.TOO_LARGE, most=MAX_PIXELS // 1_000_000)


def _unread_kind(data: bytes) -> Flaw:
    head = data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if head.startswith((b"<svg", b"<?xml", b"<!doctype svg", b"<!--")) and b"<svg" in data.lower():
        return Flaw.DRAWING
    if data.startswith(_OTHER_KINDS) or data[_HEIF_AT] == b"ftyp":
        return Flaw.OTHER_KIND
    return Flaw.NOT_A_PICTURE


def _refuse_blank(picture: Image.Image) -> None:
    """A card of one colour tells no story, and says nothing about why it is there."""
    small = picture.resize((48, 48), Image.Resampling.BOX)
    extremes = [channel.getextrema() for channel in small.split()]
    if all(float(high) - float(low) < _PLAIN for low, high in extremes):  # type: ignore[arg-type]
        raise Refused(Flaw.BLANK)


def make_card(picture: Image.Image, framing: Framing) -> tuple[bytes, Image.Image]:
    """The card's file, and its pixels as they were encoded."""
    card = _framed(picture, framing)
    target = io.BytesIO()
    card.save(target, "WEBP", quality=_QUALITY, method=_EFFORT, exif=b"", icc_profile=None, xmp=b"")
    return target.getvalue(), card


def _framed(picture: Image.Image, framing: Framing) -> Image.Image:
    """The picture in a card's shape."""
    if framing is Framing.WHOLE:
        return ImageOps.pad(picture, CARD_SIZE, Image.Resampling.LANCZOS, color=PAPER)
    point = centring(framing, picture.size)
    return ImageOps.fit(picture, CARD_SIZE, Image.Resampling.LANCZOS, centering=point)
