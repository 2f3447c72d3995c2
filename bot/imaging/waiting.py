"""Draws the table while cards are being played: card backs, and places for missing cards.

Knows only how many cards were played and how many are expected.
"""

from functools import lru_cache
from random import Random

from PIL import Image, ImageChops

from bot.imaging import ink
from bot.imaging.backs import toss_back
from bot.imaging.ink import CREAM

SIZE = (1056, 672)


def paint_waiting(given: int, of: int) -> Image.Image:
    """Return face-down cards on felt, with faint outlines for the missing ones."""
    page = ink.felt(SIZE).copy()
    rows = 1 if of <= 4 else 2
    across = -(-of // rows)
    height = round(min(SIZE[1] / rows * 0.86, SIZE[0] / across * 0.86 * 1.5))
    size = (height * 2 // 3, height)
    stride = min(SIZE[0] / across, size[0] * 1.3)
    dice = Random(of)
    for index in range(of):
        row, place = divmod(index, across)
        in_row = min(across, of - row * across)
        x = SIZE[0] / 2 + (place - (in_row - 1) / 2) * stride
        y = SIZE[1] * (row + 0.5) / rows
        if index < given:
            toss_back(page, height, (x, y), dice.uniform(-5, 5))
        else:
            empty = _outline(size)
            ink.shade(page, empty, CREAM, ink.centred(empty, (x, y)))
    return page


@lru_cache(maxsize=16)
def _outline(size: tuple[int, int]) -> Image.Image:
    radius = size[0] // 18
    inner = ink.padded(ink.rounded((size[0] - 6, size[1] - 6), radius), size, (3, 3))
    rim = ImageChops.subtract(ink.rounded(size, radius + 3), inner)
    wash = inner.point(lambda v: round(v * 0.06))
    return ImageChops.lighter(rim.point(lambda v: round(v * 0.4)), wash)
