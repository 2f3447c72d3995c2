"""Draws sheets of numbered thumbnails for people who make a deck in their server.

Gets the bytes of pictures that may be broken. Used in a sandbox process, so it opens no files and
imports nothing later. Does not know decks or drafts.
"""

import io
import math
from collections.abc import Sequence

from PIL import Image

from bot.decks.decoding import UNREADABLE, decoded
from bot.imaging import backs, ink
from bot.imaging.grid import TILE
from bot.imaging.tiles import CardLook, fit, paint_tile

_SIZE = (TILE[0] // 2, TILE[1] // 2)


def contact_sheet(cards: Sequence[tuple[bytes, int, bool]], across: int) -> bytes:
    """Return a JPEG sheet of pictures with their numbers, ``across`` in a row.

    ``cards`` has the bytes of each picture, its number, and whether it is dimmed. A picture that
    cannot be decoded is replaced by a placeholder.
    """
    across = min(across, len(cards))
    rows = math.ceil(len(cards) / across)
    page = ink.felt((across * _SIZE[0], rows * _SIZE[1])).copy()
    for place, (data, number, dim) in enumerate(cards):
        row, column = divmod(place, across)
        page.paste(_thumbnail(data, number, dim), (column * _SIZE[0], row * _SIZE[1]))
    target = io.BytesIO()
    page.save(target, "JPEG", quality=85)
    return target.getvalue()


def _thumbnail(data: bytes, number: int, dim: bool) -> Image.Image:
    try:
        picture = decoded(data)
    except UNREADABLE:
        picture = backs.placeholder()
    tile = paint_tile(fit(picture), CardLook.PLAIN, number).resize(_SIZE, Image.Resampling.LANCZOS)
    return Image.blend(tile, ink.felt(_SIZE), 0.75) if dim else tile
