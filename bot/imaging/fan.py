"""Draws a few cards fanned out on felt, for the lobby of a game.

Knows the pictures of the cards, but not their deck or why they were chosen.
"""

import math
from collections.abc import Sequence

from PIL import Image

from bot.imaging import ink
from bot.imaging.backs import card_back, loose, toss

SIZE = (1100, 700)
MOST_IN_FAN = 5

_HEIGHT = 470
_PIVOT = (SIZE[0] / 2, 1102.0)  # far below, where the hand would be
_RADIUS = 800
_DEGREES = 11  # from one card to the next


def paint_fan(cards: Sequence[Image.Image]) -> Image.Image:
    """Return the cards fanned out from left to right; card backs if there are none."""
    page = ink.felt(SIZE).copy()
    light = ink.glow((round(SIZE[0] * 1.2), round(SIZE[1] * 1.5)), 1.1)
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
    left, top = (size[0] - SIZE[0]) // 2, (size[1] - SIZE[1]) // 2
    return left, top, left + SIZE[0], top + SIZE[1]
