"""The pen: thin drawing words around a skia canvas, with its own dice.

A pen belongs to one layer. Motifs draw with it and roll `pen.rnd`, so a layer's chance depends
on nothing but that layer.
"""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import skia

from card_art.studio.colour import Colour, rgb
from card_art.studio.noise import H, Picture, W
from card_art.studio.paths import Points, Shape, as_path, box, circle, oval, parse, spline

Draw = Callable[["Pen"], object]
# x0, y0, x1, y1 and the colours along that line.
Gradient = tuple[float, float, float, float, Sequence[Colour]]


class Pen:
    """Draws shapes; every length is in the units of the innermost `at`."""

    def __init__(self, canvas: Any, rnd: random.Random) -> None:
        self.canvas = canvas
        self.rnd = rnd

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        rot: float = 0,
        flip: bool = False,
        squash: float = 1,
    ) -> Iterator["Pen"]:
        """Draw in local units around (x, y); `squash` scales the height alone."""
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(rot)
        self.canvas.scale(-scale if flip else scale, scale * squash)
        yield self
        self.canvas.restore()

    @contextmanager
    def sheared(self, x: float, y: float, *matrix: float) -> Iterator["Pen"]:
        """Draw through [a b; c d] around (x, y): cast shadows, things lying on a floor."""
        a, b, c, d = matrix
        self.canvas.save()
        self.canvas.concat(skia.Matrix.MakeAll(a, b, x, c, d, y, 0, 0, 1))
        yield self
        self.canvas.restore()

    @contextmanager
    def clip(self, shape: Shape) -> Iterator["Pen"]:
        """Draw inside `shape` only."""
        self.canvas.save()
        self.canvas.clipPath(as_path(shape), True)
        yield self
        self.canvas.restore()

    def fill(
        self, shape: Shape, colour: Colour, alpha: float = 1, grad: Gradient | None = None
    ) -> None:
        paint = _paint(colour, alpha)
        if grad:
            x0, y0, x1, y1, colours = grad
            stops = [_skia_colour(c, 1).toColor() for c in colours]
            paint.setShader(skia.GradientShader.MakeLinear([(x0, y0), (x1, y1)], stops))
        self.canvas.drawPath(as_path(shape), paint)

    def line(
        self, shape: Shape, colour: Colour, width: float, alpha: float = 1, round_cap: bool = True
    ) -> None:
        """Draw a stroke along an open curve (text), polyline (points) or path."""
        paint = _paint(colour, alpha)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(skia.Paint.kRound_Cap if round_cap else skia.Paint.kButt_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        self.canvas.drawPath(as_path(shape, closed=False), paint)

    def circ(
        self,
        x: float,
        y: float,
        radius: float,
        colour: Colour,
        alpha: float = 1,
        grad: Gradient | None = None,
    ) -> None:
        self.fill(circle(x, y, radius), colour, alpha, grad)

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        colour: Colour,
        alpha: float = 1,
        grad: Gradient | None = None,
    ) -> None:
        self.fill(oval(x, y, rx, ry), colour, alpha, grad)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        colour: Colour,
        alpha: float = 1,
        r: float = 0,
        grad: Gradient | None = None,
    ) -> None:
        self.fill(box(x, y, width, height, r), colour, alpha, grad)

    def ring(
        self, x: float, y: float, radius: float, colour: Colour, width: float, alpha: float = 1
    ) -> None:
        self.line(circle(x, y, radius), colour, width, alpha)

    def erase(self, shape: Shape) -> None:
        """Cut a hole into what this layer has so far."""
        paint = _paint("#000", 1)
        paint.setBlendMode(skia.BlendMode.kClear)
        self.canvas.drawPath(as_path(shape), paint)

    def taper(
        self,
        points: Points | str,
        start: float,
        end: float,
        colour: Colour,
        alpha: float = 1,
    ) -> None:
        """Draw a brush stroke through the points, from width `start` to width `end`."""
        spots = parse(points)[0] if isinstance(points, str) else list(points)
        last = len(spots) - 1
        left, right = [], []
        for i, (x, y) in enumerate(spots):
            (x0, y0), (x1, y1) = spots[max(i - 1, 0)], spots[min(i + 1, last)]
            length = math.hypot(x1 - x0, y1 - y0) + 1e-9
            half = (start + (end - start) * i / max(1, last)) / 2 / length
            left.append((x - (y1 - y0) * half, y + (x1 - x0) * half))
            right.append((x + (y1 - y0) * half, y - (x1 - x0) * half))
        outline = left + right[::-1]
        self.fill(spline(outline, sharp=(0, last, last + 1, 2 * last + 1)), colour, alpha)


def _skia_colour(colour: Colour, alpha: float) -> Any:
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in rgb(colour))
    return skia.Color4f(red, green, blue, alpha)


def _paint(colour: Colour, alpha: float) -> Any:
    paint = skia.Paint(AntiAlias=True)
    paint.setColor4f(_skia_colour(colour, alpha), None)
    return paint


def raster(draw: Draw, rnd: random.Random) -> Picture:
    """Return what `draw` leaves on an empty sheet: H x W x 4, colour not multiplied by alpha."""
    surface = skia.Surface(W, H)
    canvas = surface.getCanvas()
    canvas.clear(skia.Color4f(0, 0, 0, 0))
    draw(Pen(canvas, rnd))
    pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return np.asarray(pixels, np.float32) / 255
