"""Paper itself: fibres, mottling and the wander of a knife, made once and shared by all sheets."""

import functools
import random
from dataclasses import dataclass

import cv2
import numpy as np
import skia

from card_art.studio.noise import Plane
from card_art.studio.raster import PH, PW

SPARE = 400  # the stock is larger than a card, so that each sheet takes a window of its own


@dataclass(frozen=True)
class Stock:
    """Planes of PH + SPARE by PW + SPARE: relief of the fibres, cloudiness, displacement."""

    emboss: Plane
    mottle: Plane
    warp: Plane


def _noise(dice: np.random.Generator, height: int, width: int, cell: float) -> Plane:
    size = (int(height / cell) + 3, int(width / cell) + 3)
    lattice = dice.standard_normal(size).astype(np.float32)
    return cv2.resize(lattice, (width, height), interpolation=cv2.INTER_CUBIC)


def _even(plane: Plane) -> Plane:
    even: Plane = plane / plane.std()
    return even


def _fibres(height: int, width: int) -> Plane:
    pixels = np.full((height, width, 4), 128, np.uint8)
    dice = random.Random(5)
    with skia.Surface(pixels) as canvas:
        for _ in range(15000):
            x, y = dice.random() * width, dice.random() * height
            out, length = dice.random() * 6.28, dice.uniform(10, 48)
            end = out + dice.uniform(-1, 1)
            path = skia.Path()
            path.moveTo(x, y)
            path.quadTo(
                x + length / 2 * np.cos(out),
                y + length / 2 * np.sin(out),
                x + length * np.cos(end),
                y + length * np.sin(end),
            )
            grey = 255 if dice.random() < 0.55 else 0
            paint = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style)
            paint.setStrokeWidth(dice.uniform(0.8, 1.8))
            paint.setColor(skia.Color(grey, grey, grey, dice.randint(20, 75)))
            canvas.drawPath(path, paint)
    plane: Plane = pixels[..., 0].astype(np.float32) / 255 - 0.5
    return plane


@functools.cache
def stock() -> Stock:
    """Return the paper that all sheets are cut from; the same in every run."""
    dice = np.random.default_rng(7)
    height, width = PH + SPARE, PW + SPARE

    def speckle(sigma: float) -> Plane:
        white = dice.standard_normal((height, width)).astype(np.float32)
        return _even(cv2.GaussianBlur(white, (0, 0), sigma))

    relief = _fibres(height, width) * 2.2 + speckle(1.1) * 0.22 + speckle(2.6) * 0.45
    emboss = _even(relief - np.roll(relief, (2, 2), (0, 1)))
    clouds = ((340, 0.5), (130, 0.3), (40, 0.2))
    mottle = sum(_noise(dice, height, width, cell) * share for cell, share in clouds)
    wander = [
        _noise(dice, height, width, 60) + 0.5 * _noise(dice, height, width, 22) for _ in range(2)
    ]
    return Stock(emboss, _even(np.asarray(mottle)), np.stack(wander, -1))
