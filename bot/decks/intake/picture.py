"""Opens one uploaded picture and makes a card from it.

Owns the limits of a single upload. Recognises formats by content, never by file name. A card has
only re-encoded pixels: nothing else in the file (location, camera, a second file appended to the
first) gets into it.
"""

import io
import re
import warnings
from dataclasses import dataclass

from PIL import Image, ImageOps, UnidentifiedImageError

from bot.decks.decoding import PAPER, upright
from bot.decks.formats import FORMATS, MAX_PIXELS
from bot.decks.intake.uploads import CARD_SIZE, HEAVIEST, Flaw, Framing, Refused, centring

MOST_SCANS = 100
MOST_DRAWN = 1_000_000_000  # pixels in all scans together, about five seconds of decoding

# A marker is 0xFF and its kind. 0xFF00 is picture data, 0xFFD0 to 0xFFD7 are parts of a scan.
_MARKER = re.compile(rb"\xff([\x01-\xcf\xd8-\xfe])")
_END_OF_IMAGE, _START_OF_SCAN = 0xD9, 0xDA
_FIRST_WITH_LENGTH, _START_OF_IMAGE = 0xC0, 0xD8

SMALLEST_SIDE = 100
MOST_LOPSIDED = 20  # times as long as wide; no framing would show anything of it
_PLAIN = 6  # of 255, the contrast below which a picture counts as one colour
_QUALITY = 84
_EFFORT = 2  # more would take twice as long and save three percent
_PIXELS_QUALITY = 92

_OTHER_KINDS = (b"BM", b"II*\0", b"MM\0*", b"%PDF", b"8BPS", b"\xff\x0a", b"\0\0\0\x0cJXL ")
_HEIF_AT = slice(4, 8)  # "ftyp": HEIC and AVIF, the formats of phones


@dataclass(frozen=True)
class Opened:
    """An uploaded picture, upright and in RGB.

    ``moving`` is true for an animation, of which only the first frame is used.
    """

    picture: Image.Image
    moving: bool


def open_upload(data: bytes) -> Opened:
    """Return the picture in these bytes; raise ``Refused`` if it cannot be used."""
    if not data:
        raise Refused(Flaw.EMPTY)
    if len(data) > HEAVIEST:
        raise Refused(Flaw.TOO_HEAVY, most=HEAVIEST >> 20)
    try:
        with warnings.catch_warnings():
            # about odd metadata, which is dropped; the size is checked here
            warnings.simplefilter("ignore")
            opened = _decoded(data)
    except Refused:
        raise
    except MemoryError:
        raise Refused(Flaw.TOO_COSTLY) from None
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise _too_large() from None
    except UnidentifiedImageError:
        raise Refused(_unread_kind(data)) from None
    except Exception:  # a decoder given hostile bytes may raise nearly anything
        raise Refused(Flaw.DAMAGED) from None
    _refuse_blank(opened.picture)
    return opened


def _decoded(data: bytes) -> Opened:
    """Return the decoded picture; raise ``Refused`` if its size or its cost is out of bounds.

    All limits are checked before a pixel is decoded.
    """
    _refuse_large_webp(data)
    if (scans := count_scans(data)) > MOST_SCANS:
        raise Refused(Flaw.TOO_COSTLY)
    with Image.open(io.BytesIO(data), formats=FORMATS) as picture:
        width, height = picture.size
        if width * height > MAX_PIXELS:
            raise _too_large()
        if width * height * scans > MOST_DRAWN:
            raise Refused(Flaw.TOO_COSTLY)
        if min(width, height) < SMALLEST_SIDE:
            raise Refused(Flaw.TOO_SMALL, least=SMALLEST_SIDE)
        if max(width, height) > MOST_LOPSIDED * min(width, height):
            raise Refused(Flaw.TOO_LONG, most=MOST_LOPSIDED)
        moving = bool(getattr(picture, "is_animated", False))
        picture.seek(0)
        pixels = upright(picture)
        pixels.info = {}  # an encoder would write some of it again
        return Opened(pixels, moving)


def _refuse_large_webp(data: bytes) -> None:
    """Raise ``Refused`` for a WebP with a huge canvas, which Pillow would allocate on opening."""
    if data[:4] == b"RIFF" and data[8:16] == b"WEBPVP8X" and len(data) >= 30:
        width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
        if width * height > MAX_PIXELS:
            raise _too_large()


def count_scans(data: bytes) -> int:
    """Return the number of scans in a JPEG, at most one more than the limit; 0 for other files.

    A progressive JPEG draws its whole picture again with every scan. Cameras and programs write
    about ten scans. A file of less than a megabyte can have a hundred thousand, which take minutes
    to decode.
    """
    if not data.startswith(b"\xff\xd8"):
        return 0
    scans, at = 0, 2
    while marker := _MARKER.search(data, at):
        kind, at = marker[1][0], marker.end()
        if kind == _END_OF_IMAGE:
            break
        if kind == _START_OF_SCAN:
            scans += 1
            if scans > MOST_SCANS:
                break
        if kind >= _FIRST_WITH_LENGTH and kind != _START_OF_IMAGE:
            # this also skips an embedded thumbnail
            at += max(2, int.from_bytes(data[at : at + 2], "big"))
    return scans


def _too_large() -> Refused:
    return Refused(Flaw.TOO_LARGE, most=MAX_PIXELS // 1_000_000)


def _unread_kind(data: bytes) -> Flaw:
    """Return the reason for refusing bytes that are in none of the supported formats."""
    head = data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if head.startswith((b"<svg", b"<?xml", b"<!doctype svg", b"<!--")) and b"<svg" in data.lower():
        return Flaw.DRAWING
    if data.startswith(_OTHER_KINDS) or data[_HEIF_AT] == b"ftyp":
        return Flaw.OTHER_KIND
    return Flaw.NOT_A_PICTURE


def _refuse_blank(picture: Image.Image) -> None:
    """Raise ``Refused`` for a picture that is almost a single colour."""
    small = picture.resize((48, 48), Image.Resampling.BOX)
    extremes = [channel.getextrema() for channel in small.split()]
    if all(float(high) - float(low) < _PLAIN for low, high in extremes):  # type: ignore[arg-type]
        raise Refused(Flaw.BLANK)


def pack_pixels(picture: Image.Image) -> bytes:
    """Return the picture as a JPEG without metadata, just large enough for every framing."""
    width, height = picture.size
    share = max(CARD_SIZE[0] / width, CARD_SIZE[1] / height)
    if share < 1:
        size = (round(width * share), round(height * share))
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    target = io.BytesIO()
    picture.save(target, "JPEG", quality=_PIXELS_QUALITY, subsampling=0)
    return target.getvalue()


def unpack_pixels(data: bytes) -> Image.Image:
    """Return the picture that `pack_pixels` encoded."""
    with Image.open(io.BytesIO(data), formats=("JPEG",)) as picture:
        return picture.convert("RGB")


def make_card(picture: Image.Image, framing: Framing) -> tuple[bytes, Image.Image]:
    """Frame the picture as a card; return the WebP file and the framed picture."""
    card = _framed(picture, framing)
    target = io.BytesIO()
    card.save(target, "WEBP", quality=_QUALITY, method=_EFFORT, exif=b"", icc_profile=None, xmp=b"")
    return target.getvalue(), card


def _framed(picture: Image.Image, framing: Framing) -> Image.Image:
    """Return the picture padded or cropped to a card's shape."""
    if framing is Framing.WHOLE:
        return ImageOps.pad(picture, CARD_SIZE, Image.Resampling.LANCZOS, color=PAPER)
    point = centring(framing, picture.size)
    return ImageOps.fit(picture, CARD_SIZE, Image.Resampling.LANCZOS, centering=point)
