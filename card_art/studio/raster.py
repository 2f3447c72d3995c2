"""Shapes on the pixels of a card: the working size, windows, masks, blurs and linear light.

Techniques that are photographed (paper, thread) work at SCALE times the size of a card and are
reduced in the end. Nothing here knows a technique.
"""

import math
from collections.abc import Iterable, Sequence

import cv2
import numpy as np
import numpy.typing as npt
import skia

from card_art.studio.colour import Colour, rgb
from card_art.studio.noise import H, Picture, Plane, W
from card_art.studio.paths import bounds

SCALE = 1.5  # cards are made larger and reduced in the end
PW, PH = int(W * SCALE), int(H * SCALE)
Window = tuple[slice, slice]


def linear(colour: Colour) -> npt.NDArray[np.float32]:
    """Return the colour as it reflects light."""
    c = np.array(rgb(colour), np.float32)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


def srgb(light: Picture) -> Picture:
    x = np.clip(light, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def blur(plane: Plane, sigma: float) -> Plane:
    """Return a Gaussian blur; large ones are computed at reduced size."""
    if sigma < 0.3:
        return plane
    step = 1
    while sigma / step > 4:
        step *= 2
    if step == 1:
        return cv2.GaussianBlur(plane, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    height, width = plane.shape[:2]
    size = (max(2, width // step), max(2, height // step))
    small = cv2.resize(plane, size, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), sigma / step, borderType=cv2.BORDER_REPLICATE)
    large = cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)
    return cv2.GaussianBlur(large, (0, 0), step * 0.5, borderType=cv2.BORDER_REPLICATE)


def shift(plane: Plane, dx: float, dy: float) -> Plane:
    matrix = np.array([[1, 0, dx], [0, 1, dy]], np.float32)
    size = (plane.shape[1], plane.shape[0])
    return cv2.warpAffine(plane, matrix, size, borderMode=cv2.BORDER_REPLICATE)


def grow(window: Window, pad: int) -> Window:
    rows, columns = window
    return (
        slice(max(0, rows.start - pad), min(PH, rows.stop + pad)),
        slice(max(0, columns.start - pad), min(PW, columns.stop + pad)),
    )


def window_of(shapes: Sequence[skia.Path], pad: float) -> Window | None:
    """Return the part of the card that the shapes can touch; None when they lie outside of it."""
    left, top, right, bottom = bounds(shapes)
    columns = slice(max(0, int((left - pad) * SCALE)), min(PW, math.ceil((right + pad) * SCALE)))
    rows = slice(max(0, int((top - pad) * SCALE)), min(PH, math.ceil((bottom + pad) * SCALE)))
    if columns.stop - columns.start < 2 or rows.stop - rows.start < 2:
        return None
    return rows, columns


def cut(
    window: Window, steps: Iterable[tuple[Sequence[skia.Path], bool]], knife: float, seed: int
) -> Plane:
    """Return the coverage 0..1 of the window after adding and removing shapes in turn."""
    rows, columns = window
    pixels = np.zeros((rows.stop - rows.start, columns.stop - columns.start, 4), np.uint8)
    with skia.Surface(pixels) as canvas:
        canvas.translate(-columns.start, -rows.start)
        canvas.scale(SCALE, SCALE)
        for shapes, add in steps:
            mode = skia.BlendMode.kSrcOver if add else skia.BlendMode.kClear
            for index, shape in enumerate(shapes):
                paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE, BlendMode=mode)
                if knife:
                    box = shape.getBounds()
                    step = min(11.0, max(2.5, max(box.width(), box.height()) * 0.09))
                    deviation = knife * min(1, step / 9)
                    paint.setPathEffect(
                        skia.DiscretePathEffect.Make(step, deviation, seed * 131 + index)
                    )
                canvas.drawPath(shape, paint)
    coverage: Plane = pixels[..., 3].astype(np.float32) / 255
    return coverage
