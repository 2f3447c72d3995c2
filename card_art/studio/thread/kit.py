"""The vocabulary of embroidered cards, in addition to the shared kit: one function per stitch."""

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import skia

from card_art.studio.colour import Colour, rgb
from card_art.studio.cutouts import Piece, Shapes, piece
from card_art.studio.paths import Point, Shape, circle, spline
from card_art.studio.thread.cloth import Dye
from card_art.studio.thread.light import evening, lamplit, moonlit, morning, noon, overcast
from card_art.studio.thread.registry import card, ground

__all__ = [
    "bands", "beads", "card", "cloth", "evening", "felt", "fill", "ground", "knots", "lamplit",
    "line", "moonlit", "morning", "noon", "overcast", "satin", "seed", "sequins", "tulle",
]  # fmt: skip


def felt(shapes: Shapes, colour: Colour, **how: Any) -> Piece:
    """Return a piece of felt."""
    return piece(shapes, colour, **how)


def cloth(kind: str, shapes: Shapes, colour: Colour, **how: Any) -> Piece:
    """Return a piece of velvet, linen, cotton, canvas, wool, denim or silk."""
    return piece(shapes, colour, stitch=kind, **how)


def tulle(shapes: Shapes, colour: Colour, veil: float = 0.5, **how: Any) -> Piece:
    """Return net over everything sewn so far: mist, water, a veil."""
    return piece(shapes, colour, stitch="tulle", veil=veil, **how)


def fill(shapes: Shapes, *colours: Colour, **how: Any) -> Piece:
    """Return long and short stitch, shaded from one colour to the next."""
    return piece(shapes, colours[0], stitch="fill", colours=colours, **how)


def satin(shapes: Shapes, *colours: Colour, **how: Any) -> Piece:
    """Return satin stitch across each shape."""
    return piece(shapes, colours[0], stitch="satin", colours=colours, **how)


def seed(shapes: Shapes, *colours: Colour, size: float = 6, **how: Any) -> Piece:
    """Return an area full of French knots."""
    return piece(shapes, colours[0], stitch="seed", colours=colours, size=size, **how)


def line(
    stitch: str, lines: Shape | Sequence[Shape], colour: Colour, width: float = 4, **how: Any
) -> Piece:
    """Return lines in run, back, stem, chain, straight, cord or gold; three points or more are a curve."""
    several: list[Any] = [lines] if isinstance(lines, str | skia.Path) else list(lines)
    if several and isinstance(several[0], tuple) and isinstance(several[0][0], int | float):
        several = [several]
    drawn = [
        spline(one, False) if isinstance(one, list | tuple) and len(one) > 2 else one
        for one in several
    ]
    return piece((), colour, lines=drawn, stitch=stitch, width=width, **how)


def knots(spots: Iterable[Point], colour: Colour, radius: float = 5, **how: Any) -> Piece:
    """Return French knots at these places."""
    return piece([circle(x, y, radius) for x, y in spots], colour, stitch="knots", **how)


def beads(spots: Iterable[Point], colour: Colour, radius: float = 5, **how: Any) -> Piece:
    """Return glass beads at these places."""
    return piece([circle(x, y, radius) for x, y in spots], colour, stitch="bead", **how)


def sequins(spots: Iterable[Point], colour: Colour, radius: float = 6, **how: Any) -> Piece:
    """Return sequins at these places; they shine on dark cloth."""
    return piece([circle(x, y, radius) for x, y in spots], colour, stitch="sequin", **how)


def bands(*colours: Colour, wide: float = 34, angle: float = 90) -> Dye:
    """Return stripes of these colours in turn, `wide` each, stepping towards `angle` (90 is down)."""
    tones = np.array([rgb(colour) for colour in colours])
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return lambda x, y: tones[np.floor((x * dx + y * dy) / wide).astype(int) % len(tones)]
