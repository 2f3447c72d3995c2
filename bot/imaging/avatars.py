"""Opens players' avatars, which are untrusted pictures.

Takes bytes and returns a small square, or None for data that is not a picture, is broken or is too
large; then the rabbit is shown instead. Does not know players.
"""

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageOps

from bot.decks.decoding import UNREADABLE, upright
from bot.decks.picture_files import FORMATS

SIDE = 160
MOST_BYTES = 256 * 1024
_MOST_PIXELS = 1024 * 1024


@lru_cache(maxsize=48)
def open_avatar(data: bytes) -> Image.Image | None:
    """Return the middle square of a picture in RGB; None if it cannot be used."""
    if len(data) > MOST_BYTES:
        return None
    try:
        with Image.open(BytesIO(data), formats=FORMATS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                return None
            return ImageOps.fit(upright(picture), (SIDE, SIDE), Image.Resampling.LANCZOS)
    except UNREADABLE:
        return None
