"""The sheet of paper: its size, its coordinates, and the noises that roughen paint.

Everything here is a pure function of its seed, so the same card is always the same picture.
"""

import math
import random
from functools import cache
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

W, H = 800, 1200
Plane = npt.NDArray[Any]  # H x W, one number a pixel
Picture = npt.NDArray[Any]  # H x W x 3, each 0..1

_grid = np.mgrid[0:H, 0:W].astype(np.float32)
YY: Plane = _grid[0]
XX: Plane = _grid[1]


def smooth(low: float, high: float, value: Plane) -> Plane:
    """Return 0 below `low`, 1 above `high`, and an S-curve between."""
    t = np.clip((value - low) / (high - low + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def blur(plane: Plane, sigma: float) -> Plane:
    """Return a Gaussian blur; big radii at low resolution, then smoothed again so that no grid shows."""
    if sigma < 0.3:
        return plane
    if sigma <= 7:
        return _gauss(plane, sigma)
    step = int(sigma // 3.2)
    small = _gauss(_shrink(plane, step), math.sqrt(max(0.5, (sigma / step) ** 2 - 1)))
    if step > 5:
        small = _gauss(_stretch(small, W // 3, H // 3), step / 3 * 0.8)
        step = 3
    return _gauss(_stretch(small, W, H), step * 0.7)


def _gauss(plane: Plane, sigma: float) -> Plane:
    return cv2.GaussianBlur(plane, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)


def _shrink(plane: Plane, step: int) -> Plane:
    return cv2.resize(plane, (W // step, H // step), interpolation=cv2.INTER_AREA)


def _stretch(plane: Plane, width: int, height: int) -> Plane:
    return cv2.resize(plane, (width, height), interpolation=cv2.INTER_LINEAR)


def _value_noise(seed: int, cell_x: float, cell_y: float) -> Plane:
    columns, rows = int(W * 2 / cell_x) + 4, int(H * 2 / cell_y) + 4
    lattice = np.random.default_rng(seed).random((rows, columns)).astype(np.float32)
    size = (int(columns * cell_x), int(rows * cell_y))
    field = cv2.resize(lattice, size, interpolation=cv2.INTER_CUBIC)
    top, left = int(cell_y * 1.5), int(cell_x * 1.5)
    return field[top : top + H * 2, left : left + W * 2]


@cache
def _bank(cell: float, octaves: int, stretch: float) -> Plane:
    """Return an oversized field; fresh noise for every layer would cost 10-20 s a card."""
    seed = int(cell * 7 + octaves + stretch * 13)
    total = np.zeros((H * 2, W * 2), np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        size = cell / 2**octave
        cell_x, cell_y = max(2.5, size * stretch), max(2.5, size)
        total += weight * _value_noise(seed * 31 + octave * 7 + 1, cell_x, cell_y)
        weights += weight
        weight *= 0.5
    bank: Plane = np.clip((total / weights - 0.5) * 1.5 + 0.5, 0, 1).astype(np.float32)
    return bank


def fbm(seed: int, cell: float, octaves: int = 4, stretch: float = 1.0) -> Plane:
    """Return fractal noise 0..1: a random window (perhaps flipped) of a cached field."""
    dice = random.Random(seed * 7919 + int(cell))
    left, top = dice.randrange(W), dice.randrange(H)
    view = _bank(cell, octaves, stretch)[top : top + H, left : left + W]
    if dice.random() < 0.5:
        view = view[:, ::-1]
    if dice.random() < 0.5 and stretch < 2.5:
        view = view[::-1]
    return view


def grain(seed: int) -> Plane:
    """Return fine stipple with mean 0 and deviation 1."""
    speckle = blur(np.random.default_rng(seed).random((H, W)).astype(np.float32), 0.7)
    even: Plane = (speckle - speckle.mean()) / speckle.std()
    return even


def streaks(seed: int) -> Plane:
    """Return dry-brush streaks: white noise smeared along a slowly turning direction, since straight streaks look like linen."""
    white = np.random.default_rng(seed + 77).standard_normal((H, W)).astype(np.float32)
    white = blur(white, 0.8)
    angle = (fbm(seed + 5, 300, 3) - 0.5) * 2.4 + 0.25
    along, down = np.cos(angle), np.sin(angle)
    total = np.zeros((H, W), np.float32)
    for step in range(-9, 10):
        x, y = XX + along * step * 1.6, YY + down * step * 1.6
        total += cv2.remap(white, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    even: Plane = total / total.std() * 0.22
    return even
