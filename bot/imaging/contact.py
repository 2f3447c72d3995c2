"""Numbered thumbnails side by side, for whoever makes a deck: in drafts, decks and comparisons.

Blocking, and used in a process of its own.
"""

import math
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from bot.decks import PictureError
from bot.decks.pictures import open_picture
from bot.imaging import backs, ink
from bot.imaging.grid import TILE
from bot.imaging.tiles import CardLook, fit, paint_tile

_SIZE = (TILE[0] // 2, TILE[1] // 2)


def save_contact_sheet(cards: Sequence[tuple[Path, int, bool]], target: Path, across: int) -> None:
    """Draw pictures with their numbers, some of them dimmed, and keep the sheet as a JPEG."""
    across = min(across, len(cards))
    rows = math.ceil(len(cards) / across)
    page = ink.felt((across * _SIZE[0], rows * _SIZE[1])).copy()
    for place, (path, number, dim) in enumerate(cards):
        row, column = divmod(place, across)
        page.paste(_thumbnail(path, number, dim), (column * _SIZE[0], row * _SIZE[1]))
    page.save(target, "JPEG", quality=85)


def _thumbnail(path: Path, number: int, dim: bool) -> Image.Image:
    try:
        picture = open_picture(path)
    except PictureError:
        picture = backs.placeholder()
    tile = paint_tile(fit(picture), CardLook.PLAIN, number).resize(_SIZE, Image.Resampling.LANCZOS)
    return Image.blend(tile, ink.felt(_SIZE), 0.75) if dim else tile
