"""The words that cards are written with, from all the modules that have them."""

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
import skia

from card_art.studio.colour import HAIR, SKIN, Colour, darker, lighter, mix, rgb
from card_art.studio.cutouts import Piece, Pieces, Shapes, piece, put, traced
from card_art.studio.figures import Pose, big_hand, crowd_looks, open_hand, person, profile
from card_art.studio.paths import (
    Point,
    Shape,
    arch,
    box,
    circle,
    curve,
    difference,
    intersection,
    leaf,
    moved,
    oval,
    polygon,
    spline,
    star,
    strip,
    stroked,
    union,
)
from card_art.studio.scenery import (
    FULL,
    bench,
    bird,
    boat,
    boughs,
    chair,
    cloud,
    drops,
    fish,
    grass,
    height,
    house,
    ladder,
    lamp_post,
    land,
    pine,
    sail,
    shade,
    sheep,
    stars,
    steam,
    sun,
    swallow,
    swell,
    table,
    tree,
    umbrella,
)
from card_art.studio.thread.cloth import Dye
from card_art.studio.thread.light import evening, lamplit, moonlit, morning, noon, overcast
from card_art.studio.thread.registry import card, ground


def felt(shapes: Shapes, colour: Colour, **how: Any) -> Piece:
    """A piece of felt."""
    return piece(shapes, colour, **how)


def cloth(kind: str, shapes: Shapes, colour: Colour, **how: Any) -> Piece:
    """A piece of velvet, linen, cotton, canvas, wool, denim or silk."""
    return piece(shapes, colour, stitch=kind, **how)


def tulle(shapes: Shapes, colour: Colour, veil: float = 0.5, **how: Any) -> Piece:
    """Net over everything sewn so far: mist, water, a veil."""
    return piece(shapes, colour, stitch="tulle", veil=veil, **how)


def fill(shapes: Shapes, *colours: Colour, **how: Any) -> Piece:
    """Long and short stitch, shaded from one colour to the next."""
    return piece(shapes, colours[0], stitch="fill", colours=colours, **how)


def satin(shapes: Shapes, *colours: Colour, **how: Any) -> Piece:
    """Satin stitch across each shape."""
    return piece(shapes, colours[0], stitch="satin", colours=colours, **how)


def seed(shapes: Shapes, *colours: Colour, size: float = 6, **how: Any) -> Piece:
    """An area full of French knots."""
    return piece(shapes, colours[0], stitch="seed", colours=colours, size=size, **how)


def line(
    stitch: str, lines: Shape | Sequence[Shape], colour: Colour, width: float = 4, **how: Any
) -> Piece:
    """Lines in run, back, stem, chain, straight, cord or gold; three points or more are a curve."""
    several: list[Any] = [lines] if isinstance(lines, str | skia.Path) else list(lines)
    if several and isinstance(several[0], tuple) and isinstance(several[0][0], int | float):
        several = [several]
    drawn = [
        spline(one, False) if isinstance(one, list | tuple) and len(one) > 2 else one
        for one in several
    ]
    return piece((), colour, lines=drawn, stitch=stitch, width=width, **how)


def knots(spots: Iterable[Point], colour: Colour, radius: float = 5, **how: Any) -> Piece:
    """French knots at these places."""
    return piece([circle(x, y, radius) for x, y in spots], colour, stitch="knots", **how)


def beads(spots: Iterable[Point], colour: Colour, radius: float = 5, **how: Any) -> Piece:
    """Glass beads."""
    return piece([circle(x, y, radius) for x, y in spots], colour, stitch="bead", **how)


def sequins(spots: Iterable[Point], colour: Colour, radius: float = 6, **how: Any) -> Piece:
    """Sequins, which shine on dark cloth."""
    return piece([circle(x, y, radius) for x, y in spots], colour, stitch="sequin", **how)


def bands(*colours: Colour, wide: float = 34, angle: float = 90) -> Dye:
    """Stripes of these colours in turn, `wide` each, stepping towards `angle` (90 is down)."""
    tones = np.array([rgb(colour) for colour in colours])
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return lambda x, y: tones[np.floor((x * dx + y * dy) / wide).astype(int) % len(tones)]


def whole(shapes: Iterable[Shape]) -> skia.Path:
    """Several shapes as one outline, without seams."""
    found = skia.Path()
    for shape in shapes:
        found = union(found, shape)
    return found


__all__ = [
    "FULL", "HAIR", "SKIN", "Any", "Colour", "Piece", "Pieces", "Point", "Pose", "Random", "arch", "bands", "beads",
    "bench", "big_hand", "bird", "boat", "boughs", "box", "card", "chair", "circle", "cloth", "cloud",
    "crowd_looks", "curve", "darker", "difference", "drops", "evening", "felt", "fill", "fish",
    "grass", "ground", "height", "house", "intersection", "knots", "ladder", "lamp_post", "lamplit",
    "land", "leaf", "lighter", "line", "math", "mix", "moonlit", "morning", "moved", "noon",
    "open_hand", "oval", "overcast", "person", "piece", "pine", "polygon", "profile", "put", "sail",
    "satin", "seed", "sequins", "shade", "sheep", "spline", "star", "stars", "steam", "strip",
    "stroked", "sun", "swallow", "swell", "table", "traced", "tree", "tulle", "umbrella", "union", "whole",
]  # fmt: skip
