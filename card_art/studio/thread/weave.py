"""What cloth looks like up close: weaves and felt as planes that are made once and shared.

Every piece of cloth takes a window of its own out of these, turned as it was cut.
"""

import functools
import random
from dataclasses import dataclass

import cv2
import numpy as np
import skia

from card_art.studio.noise import Plane
from card_art.studio.raster import PH, PW, SCALE

SIDE = 1024  # the planes repeat after this many pixels, mirrored


@dataclass(frozen=True)
class Weave:
    """Relief in pixels, tone as a factor about 1, and which way the upper thread runs."""

    relief: Plane
    tone: Plane
    warp: Plane  # 1 where the upper thread runs down, 0 where it runs across
    gloss: float
    threads: bool = True


@functools.cache
def noise(seed: int, cell: float, octaves: int = 2) -> Plane:
    """Return soft noise with deviation 1 over the whole card and a margin."""
    dice = np.random.default_rng(seed)
    height, width = PH + 200, PW + 200
    total = np.zeros((height, width), np.float32)
    weight = 1.0
    for _ in range(octaves):
        size = (max(2, int(height / cell) + 3), max(2, int(width / cell) + 3))
        lattice = dice.standard_normal(size).astype(np.float32)
        total += weight * cv2.resize(lattice, (width, height), interpolation=cv2.INTER_CUBIC)
        weight *= 0.5
        cell = max(1.5, cell / 2)
    even: Plane = total / total.std()
    return even


def _tile(seed: int, cell: float) -> Plane:
    return noise(seed, cell)[:SIDE, :SIDE]


def _woven(
    seed: int, period: float, jitter: float, depth: float, twill: int = 0, weft: float = 1.0
) -> Weave:
    """Return threads over and under: plain weave, or a twill whose upper threads step sideways."""
    dice = np.random.default_rng(seed)
    p = period * SCALE
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    x = x + _tile(seed, 240) * 2.2 + _tile(seed + 1, 8) * 0.3
    y = y + _tile(seed + 2, 240) * 2.2 + _tile(seed + 3, 8) * 0.3
    i, j = np.floor(x / p).astype(int), np.floor(y / p).astype(int)
    fx, fy = 2 * (x / p - i) - 1, 2 * (y / p - j) - 1
    i, j = i - i.min(), j - j.min()
    if twill:
        turn = ((x + y) / p) % twill / twill
        over = np.cos(2 * np.pi * turn) * 0.8
    else:
        over = np.sin(np.pi * x / p) * np.sin(np.pi * y / p)
    fat = 1 + 0.14 * dice.standard_normal((2, max(i.max(), j.max()) + 1)).astype(np.float32)
    fat = fat.clip(0.75, 1.2)
    down = np.sqrt(np.clip(1 - (fx / fat[0][i]) ** 2, 0, 1)) * (0.62 + 0.45 * over)
    across = np.sqrt(np.clip(1 - (fy / fat[1][j]) ** 2, 0, 1)) * (0.62 - 0.45 * over)
    top = (down > across).astype(np.float32)
    high = np.maximum(down, across)
    dyed = dice.standard_normal((2, fat.shape[1])).astype(np.float32) * jitter
    slub = np.where(top > 0, dyed[0][i], dyed[1][j]) * (0.6 + 0.3 * _tile(seed + 4, 90))
    tone = (1 + slub) * (0.7 + 0.3 * np.clip(high, 0, 1)) * np.where(top > 0, 1, weft)
    return Weave(high * depth * SCALE, tone.astype(np.float32), top, 0.05)


def _fibres() -> Weave:
    """Return felt: a mat of curled hairs."""
    pixels = np.full((SIDE, SIDE, 4), 128, np.uint8)
    dice = random.Random(5)
    with skia.Surface(pixels) as canvas:
        for _ in range(26000):
            x, y = dice.uniform(-20, SIDE), dice.uniform(-20, SIDE)
            turn, length = dice.uniform(0, 6.28), dice.uniform(8, 34)
            end = turn + dice.uniform(-1.6, 1.6)
            path = skia.Path()
            path.moveTo(x, y)
            middle = x + length / 2 * np.cos(turn), y + length / 2 * np.sin(turn)
            path.quadTo(*middle, x + length * np.cos(end), y + length * np.sin(end))
            grey = 255 if dice.random() < 0.55 else 0
            paint = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style)
            paint.setStrokeWidth(dice.uniform(1.0, 2.2))
            paint.setColor(skia.Color(grey, grey, grey, dice.randint(20, 70)))
            canvas.drawPath(path, paint)
    hair = pixels[..., 0].astype(np.float32) / 255 - 0.5
    hair /= hair.std()
    relief = hair * 0.55 + _tile(31, 14) * 0.5
    tone = 1 + 0.055 * hair + 0.04 * _tile(32, 40) + 0.035 * _tile(33, 160)
    return Weave(relief, tone.astype(np.float32), np.zeros_like(hair), 0.02, threads=False)


def _velvet() -> Weave:
    """Return velvet: a short nap, crushed in places."""
    crushed = np.clip(_tile(41, 120) * 0.6 + _tile(42, 34) * 0.25, -1, 1)
    nap = cv2.GaussianBlur(
        np.random.default_rng(43).standard_normal((SIDE, SIDE)).astype(np.float32), (0, 0), 1.2
    )
    tone = 1 + 0.16 * crushed + 0.16 * nap
    return Weave(
        nap * 0.5 + crushed * 0.8, tone.astype(np.float32), np.ones_like(nap), 0.12, threads=False
    )


@functools.cache
def weave(name: str) -> Weave:
    """Return the cloth of that name; raise ValueError if there is none."""
    match name:
        case "felt":
            return _fibres()
        case "velvet":
            return _velvet()
        case "linen":
            return _woven(3, 5.4, 0.075, 1.15)
        case "cotton":
            return _woven(5, 3.6, 0.04, 0.6)
        case "canvas":
            return _woven(7, 8.5, 0.05, 2.0)
        case "wool":
            return _woven(9, 6.5, 0.07, 1.1, twill=4)
        case "denim":
            return _woven(11, 4.6, 0.07, 1.2, twill=3, weft=1.55)
        case "silk":
            plain = _woven(13, 3.2, 0.05, 0.25, twill=6)
            return Weave(plain.relief, plain.tone, np.ones_like(plain.warp), 0.4)
    raise ValueError(f"no such cloth: {name}")


def swatch(name: str, rows: int, columns: int, dice: random.Random, turn: float) -> Weave:
    """Return a window of the cloth, cut somewhere and turned by `turn` degrees."""
    whole = weave(name)
    mx, my = dice.uniform(0, SIDE), dice.uniform(0, SIDE)
    matrix = cv2.getRotationMatrix2D((columns / 2, rows / 2), -turn, 1.0)
    matrix[:, 2] += np.array([mx, my])

    def part(plane: Plane) -> Plane:
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        return cv2.warpAffine(
            plane, matrix, (columns, rows), flags=flags, borderMode=cv2.BORDER_REFLECT
        )

    return Weave(part(whole.relief), part(whole.tone), part(whole.warp), whole.gloss, whole.threads)
