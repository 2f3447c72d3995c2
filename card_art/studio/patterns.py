"""Patterns in words, for paper and cloth: prints, scores, pierced and sewn work.

No large sheet should be left plain.

A print is written in words: `"print dots 40 #aabbcc"`, `"score bricks 60"`, `"pierce stars 50"`,
each with an optional angle at the end (`@30`). Several are separated by `;`.
"""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import skia

from card_art.studio.paths import (
    box,
    circle,
    leaf,
    moved,
    polygon,
    spline,
    star,
    stroked,
)

Motif = Callable[[float, random.Random], list[skia.Path]]


def _dot(size: float, _: random.Random) -> list[skia.Path]:
    return [circle(0, 0, size * 0.16)]


def _flower(size: float, _: random.Random) -> list[skia.Path]:
    petals = [leaf(0, 0, size * 0.3, size * 0.2, turn) for turn in range(0, 360, 60)]
    return [*petals, circle(size / 2, 0, size * 0.05)]


def _diamond(size: float, _: random.Random) -> list[skia.Path]:
    a, b = size * 0.16, size * 0.28
    return [polygon([(0, -b), (a, 0), (0, b), (-a, 0)])]


def _cross(size: float, _: random.Random) -> list[skia.Path]:
    return [leaf(0, 0, size * 0.3, size * 0.16, turn) for turn in (0, 90, 180, 270)]


def _star(size: float, dice: random.Random) -> list[skia.Path]:
    return [star(0, 0, size * dice.uniform(0.08, 0.18))]


def _leaves(size: float, dice: random.Random) -> list[skia.Path]:
    turn = dice.uniform(0, 360)
    return [leaf(0, 0, size * 0.42, size * 0.16, turn + side) for side in (-32, 32)]


def _tick(size: float, dice: random.Random) -> list[skia.Path]:
    return [leaf(0, 0, size * dice.uniform(0.35, 0.7), size * 0.08, -90 + dice.uniform(-14, 14))]


def _fleck(size: float, dice: random.Random) -> list[skia.Path]:
    turn, length = dice.uniform(0, 180), size * dice.uniform(0.12, 0.4)
    return [leaf(0, 0, length, size * 0.09, turn)]


def _scale(size: float, _: random.Random) -> list[skia.Path]:
    half = size / 2
    return [
        stroked(
            spline([(-r, 0), (-r * 0.7, r * 0.75), (0, r), (r * 0.7, r * 0.75), (r, 0)], False),
            size * 0.05,
        )
        for r in (half, half * 0.55)
    ]


def _knit(size: float, _: random.Random) -> list[skia.Path]:
    return [leaf(0, size * 0.2, size * 0.5, size * 0.34, turn) for turn in (-125, -55)]


def _ring(size: float, _: random.Random) -> list[skia.Path]:
    return [stroked(circle(0, 0, size * r), size * 0.05) for r in (0.17, 0.34)]


def _brick(size: float, _: random.Random) -> list[skia.Path]:
    return [stroked(box(-size / 2, -size / 4, size, size / 2), size * 0.045)]


def _tile(size: float, _: random.Random) -> list[skia.Path]:
    return [stroked(box(-size / 2, -size / 2, size, size), size * 0.04)]


def _cobble(size: float, dice: random.Random) -> list[skia.Path]:
    w, h = size * dice.uniform(0.82, 0.94), size * dice.uniform(0.5, 0.62)
    return [box(-w / 2, -h / 2, w, h, size * 0.18)]


def _wave(size: float, _: random.Random) -> list[skia.Path]:
    line = [
        (-size / 2, 0),
        (-size / 4, -size * 0.13),
        (0, 0),
        (size / 4, size * 0.13),
        (size / 2, 0),
    ]
    return [stroked(spline(line, False), size * 0.06)]


def _chevron(size: float, _: random.Random) -> list[skia.Path]:
    half = size / 2
    return [stroked(polygon([(-half, 0), (0, -half * 0.6), (half, 0)], False), size * 0.12)]


def _square(size: float, _: random.Random) -> list[skia.Path]:
    return [box(-size / 2, -size / 2, size / 2, size / 2), box(0, 0, size / 2, size / 2)]


@dataclass(frozen=True)
class Lattice:
    """How a motif repeats: steps in units of its size, a shift of every other row, looseness."""

    motif: Motif
    across: float = 1.0
    down: float = 1.0
    shift: float = 0.5
    loose: float = 0.0


LATTICES = {
    "dots": Lattice(_dot, 1, 0.6),
    "flowers": Lattice(_flower, 1, 0.86),
    "diamonds": Lattice(_diamond, 0.6, 0.6),
    "crosses": Lattice(_cross, 1, 0.7),
    "stars": Lattice(_star, 0.9, 0.8, 0.5, 0.5),
    "leaves": Lattice(_leaves, 0.7, 0.55, 0.5, 0.3),
    "grass": Lattice(_tick, 0.45, 0.6, 0.5, 0.6),
    "flecks": Lattice(_fleck, 0.5, 0.5, 0.5, 0.8),
    "scales": Lattice(_scale, 1, 0.5),
    "knit": Lattice(_knit, 0.62, 0.42, 0),
    "rings": Lattice(_ring, 1, 0.8),
    "bricks": Lattice(_brick, 1, 0.5),
    "tiles": Lattice(_tile, 1, 1, 0),
    "cobbles": Lattice(_cobble, 1, 0.68, 0.5, 0.05),
    "waves": Lattice(_wave, 1, 0.5),
    "chevrons": Lattice(_chevron, 1, 0.5, 0),
    "checks": Lattice(_square, 1, 1, 0),
}


def _bars(size: float, reach: float, dice: random.Random, kind: str) -> Iterator[skia.Path]:
    """Yield stripes (broad), lines (thin) or grain (thin and unsteady) across the whole square."""
    at = -reach
    while at < reach:
        if kind == "stripes":
            yield box(-reach, at, 2 * reach, size / 2)
        elif kind == "lines":
            yield box(-reach, at, 2 * reach, max(1.4, size * 0.07))
        else:
            points = [
                (x, at + dice.uniform(-0.2, 0.2) * size)
                for x in range(-int(reach), int(reach) + 90, 90)
            ]
            yield stroked(spline(points, False), dice.uniform(1.2, 2.4))
        at += size if kind != "grain" else size * dice.uniform(0.5, 1.5)


def pattern(
    name: str, size: float, angle: float, area: tuple[float, float, float, float], seed: int
) -> list[skia.Path]:
    """Return the pattern's shapes over `area` (left, top, right, bottom)."""
    left, top, right, bottom = area
    middle = ((left + right) / 2, (top + bottom) / 2)
    reach = math.hypot(right - left, bottom - top) / 2 + size * 2
    dice = random.Random(seed)
    shapes: list[skia.Path] = []
    if name in ("stripes", "lines", "grain"):
        shapes = list(_bars(size, reach, dice, name))
    else:
        lattice = LATTICES[name]
        across, down = size * lattice.across, size * lattice.down
        wide, high = (
            (reach, reach) if angle else ((right - left) / 2 + size, (bottom - top) / 2 + size)
        )
        for row in range(-int(high / down) - 1, int(high / down) + 2):
            for column in range(-int(wide / across) - 1, int(wide / across) + 2):
                x = (column + (row % 2) * lattice.shift) * across
                x += dice.uniform(-1, 1) * lattice.loose * across
                y = row * down + dice.uniform(-1, 1) * lattice.loose * down
                shapes += [moved(shape, x, y) for shape in lattice.motif(size, dice)]
    return [moved(shape, *middle, rot=angle) for shape in shapes]


@dataclass(frozen=True)
class Print:
    """One pattern as written: `print` or `sew` it in a colour, `score` the sheet or `pierce` it."""

    way: str
    name: str
    size: float
    colour: str | None
    angle: float


def prints(words: str) -> list[Print]:
    """Read the words of a pattern; raise ValueError for an unknown one."""
    found = []
    for phrase in filter(None, (part.strip() for part in words.split(";"))):
        way, name, size, *rest = phrase.split()
        known = name in LATTICES or name in ("stripes", "lines", "grain")
        if way not in ("print", "score", "pierce", "sew") or not known:
            raise ValueError(f"no such print: {phrase}")
        colour = next((word for word in rest if word.startswith("#")), None)
        angle = next((float(word[1:]) for word in rest if word.startswith("@")), 0.0)
        found.append(Print(way, name, float(size), colour, angle))
    return found
