"""Draws cards on felt for players who wait: a fan in the lobby, card backs during a round.

While cards are being played, the table shows a card back for each one that was played and a place
for each that is missing. Knows pictures of cards and numbers of cards; does not know decks, or who
has played.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops

from bot.imaging import ink
from bot.imaging.backs import card_back, loose, toss, toss_back
from bot.imaging.ink import CREAM
from bot.imaging.subjects import MOST_IN_FAN

FAN_SIZE = (1100, 700)
TABLE_SIZE = (1056, 672)

_HEIGHT = 470
_PIVOT = (FAN_SIZE[0] / 2, 1102.0)  # far below, where the hand would be
_RADIUS = 800
_DEGREES = 11  # from one card to the next


def paint_fan(cards: Sequence[Image.Image]) -> Image.Image:
    """Return a picture of cards fanned out from left to right; card backs if there are none."""
    page = ink.felt(FAN_SIZE).copy()
    light = ink.glow((round(FAN_SIZE[0] * 1.2), round(FAN_SIZE[1] * 1.5)), 1.1)
    light = light.crop(_middle(light.size)).point(lambda v: round(v * 0.34))
    ink.shade(page, light, (255, 226, 160))
    faces = list(cards) or [card_back()] * MOST_IN_FAN
    for place, face in enumerate(faces):
        turn = (place - (len(faces) - 1) / 2) * _DEGREES
        angle = math.radians(turn)
        centre = (
            _PIVOT[0] + _RADIUS * math.sin(angle),
            _PIVOT[1] - _RADIUS * math.cos(angle),
        )
        toss(page, loose(face, _HEIGHT, 1), centre, -turn, 1)
    return page


def _middle(size: tuple[int, int]) -> tuple[int, int, int, int]:
    left, top = (size[0] - FAN_SIZE[0]) // 2, (size[1] - FAN_SIZE[1]) // 2
    return left, top, left + FAN_SIZE[0], top + FAN_SIZE[1]


def paint_waiting(given: int, of: int) -> Image.Image:
    """Return a picture of ``given`` face-down cards, with outlines up to the number ``of``."""
    page = ink.felt(TABLE_SIZE).copy()
    rows = 1 if of <= 4 else 2
    across = -(-of // rows)
    height = round(min(TABLE_SIZE[1] / rows * 0.86, TABLE_SIZE[0] / across * 0.86 * 1.5))
    size = (height * 2 // 3, height)
    stride = min(TABLE_SIZE[0] / across, size[0] * 1.3)
    dice = Random(of)
    for index in range(of):
        row, place = divmod(index, across)
        in_row = min(across, of - row * across)
        x = TABLE_SIZE[0] / 2 + (place - (in_row - 1) / 2) * stride
        y = TABLE_SIZE[1] * (row + 0.5) / rows
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
