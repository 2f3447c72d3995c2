"""The outlines of the rabbits' shapes and of the signs on cards.

Each shape is one or more polygons around the origin, about two units wide. Holes are marked by a
flag; the direction of a polygon does not matter. Knows only geometry.
"""

import math
from collections.abc import Callable

from bot.imaging.ink import Point, curve, ellipse

Outline = tuple[list[Point], bool]
"""A polygon, and whether it is filled; if not, it is cut out of the polygons before it."""


def outlines(shape: str) -> list[Outline]:
    """Return the polygons of the shape with this name."""
    return _SHAPES[shape]()


def _filled(*polygons: list[Point]) -> list[Outline]:
    return [(polygon, True) for polygon in polygons]


def _spiked(points: int, inner: float, outer: float) -> list[Point]:
    """Return a star with this many points, the first of them at the top."""
    corners = []
    for index in range(points * 2):
        angle = math.radians(-90 + index * 180 / points)
        radius = outer if index % 2 == 0 else inner
        corners.append((math.cos(angle) * radius, math.sin(angle) * radius))
    return corners


def _regular(corners: int, radius: float, turn: float = -90) -> list[Point]:
    """Return the corners of a regular polygon, the first of them in the direction ``turn``."""
    angles = [math.radians(turn + index * 360 / corners) for index in range(corners)]
    return [(math.cos(angle) * radius, math.sin(angle) * radius) for angle in angles]


def _circle() -> list[Outline]:
    return _filled(ellipse((0, 0), (0.86, 0.86)))


def _ring() -> list[Outline]:
    return [
        (ellipse((0, 0), (0.98, 0.98)), True),
        (ellipse((0, 0), (0.62, 0.62)), False),
        (ellipse((0, 0), (0.28, 0.28)), True),
    ]


def _triangle() -> list[Outline]:
    return _filled([(0, -0.95), (1.02, 0.8), (-1.02, 0.8)])


def _square() -> list[Outline]:
    return _filled([(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)])


def _diamond() -> list[Outline]:
    return _filled([(0, -1.1), (0.82, 0), (0, 1.1), (-0.82, 0)])


def _star() -> list[Outline]:
    return _filled(_spiked(5, 0.46, 1.12))


def _heart() -> list[Outline]:
    half = curve((0, 0.98), (0.85, 0.35), (0.98, -0.25), 10)
    half += curve((0.98, -0.25), (1.0, -0.86), (0.52, -0.86), 10)
    half += curve((0.52, -0.86), (0.12, -0.86), (0, -0.42), 10)
    return _filled(half + [(-x, y) for x, y in reversed(half)])


def _flower() -> list[Outline]:
    petals = [ellipse(centre, (0.44, 0.44)) for centre in _regular(5, 0.6)]
    return [*_filled(*petals), (ellipse((0, 0), (0.27, 0.27)), False)]


def _clover() -> list[Outline]:
    leaves = [ellipse(centre, (0.45, 0.45)) for centre in _regular(4, 0.62, -45)]
    return _filled(*leaves, ellipse((0, 0), (0.3, 0.3)))


def _drop() -> list[Outline]:
    side = curve((0, -1.12), (0.25, -0.5), (0.6, -0.05), 8)
    side += curve((0.6, -0.05), (1.0, 0.95), (0, 0.98), 14)
    return _filled(side + [(-x, y) for x, y in reversed(side)])


def _moon() -> list[Outline]:
    return [
        (ellipse((-0.05, 0), (0.98, 0.98)), True),
        (ellipse((0.42, -0.18), (0.78, 0.78)), False),
    ]


def _tree() -> list[Outline]:
    return _filled(
        [(0, -1.1), (0.62, -0.3), (-0.62, -0.3)],
        [(0, -0.75), (0.82, 0.25), (-0.82, 0.25)],
        [(0, -0.3), (1.0, 0.78), (-1.0, 0.78)],
        [(-0.2, 0.7), (0.2, 0.7), (0.2, 1.1), (-0.2, 1.1)],
    )


def _check() -> list[Outline]:
    return _filled(
        [(-0.95, 0.05), (-0.62, -0.3), (-0.25, 0.08), (0.65, -0.8), (0.98, -0.46), (-0.25, 0.78)]
    )


def _crown() -> list[Outline]:
    points = [
        (-1, -0.5),
        (-0.5, 0.05),
        (0, -0.8),
        (0.5, 0.05),
        (1, -0.5),
        (0.78, 0.7),
        (-0.78, 0.7),
    ]
    tips = [ellipse(tip, (0.17, 0.17)) for tip in ((-1, -0.55), (0, -0.85), (1, -0.55))]
    return _filled([(float(x), float(y)) for x, y in points], *tips)


def _jaws() -> list[Outline]:
    """Return the outlines of a trap: two rows of large teeth, nearly closed."""
    gums = [(math.cos(angle), -0.2 - 0.86 * math.sin(angle)) for angle in _half_turn()]
    teeth: list[Point] = [(-1.0, -0.2), (-0.66, 0.24), (-0.33, -0.26), (0, 0.24)]
    teeth += [(-x, y) for x, y in reversed(teeth[:-1])]
    upper = gums + teeth
    shut = 0.16  # moves the lower teeth between the upper ones
    lower: list[Point] = [(x, -y + shut) for x, y in gums]
    lower += [(-1.0, 0.34), (-0.66, 0.52), (-0.33, 0.06), (0, 0.52), (0.33, 0.06), (0.66, 0.52)]
    return _filled(upper, [*lower, (1.0, 0.34)])


def _half_turn() -> list[float]:
    return [math.pi * step / 16 for step in range(17)]


def _cup() -> list[Outline]:
    """Return the outlines of the cup that marks a round's winner."""
    bowl = curve((-0.72, -0.95), (-0.72, 0.3), (0, 0.34), 12)
    bowl += [(-x, y) for x, y in reversed(bowl)]
    handles = [ellipse((side * 0.72, -0.5), (0.38, 0.4)) for side in (-1, 1)]
    holes = [ellipse((side * 0.74, -0.5), (0.18, 0.2)) for side in (-1, 1)]
    foot: list[Point] = [
        (-0.14, 0.3),
        (0.14, 0.3),
        (0.2, 0.7),
        (0.6, 1.0),
        (-0.6, 1.0),
        (-0.2, 0.7),
    ]
    return [*_filled(*handles), *((hole, False) for hole in holes), *_filled(bowl, foot)]


def _hourglass() -> list[Outline]:
    """Return the outlines of the hourglass that marks a player who ran out of time."""
    glass: list[Point] = [
        (-0.66, -0.7),
        (0.66, -0.7),
        (0.12, 0),
        (0.66, 0.7),
        (-0.66, 0.7),
        (-0.12, 0),
    ]
    ends = [[(-0.86, y), (0.86, y), (0.86, y + 0.3), (-0.86, y + 0.3)] for y in (-1.0, 0.7)]
    return _filled(glass, *ends)


def _eye() -> list[Outline]:
    lid = curve((-1.1, 0), (0, -1.15), (1.1, 0), 16)
    lid += [(x, -y) for x, y in reversed(lid)]
    return [
        (lid, True),
        (ellipse((0, 0), (0.5, 0.5)), False),
        (ellipse((0, 0), (0.3, 0.3)), True),
    ]


def _magnet() -> list[Outline]:
    """Return the outlines of a horseshoe magnet with its ends up."""
    bow = [(math.cos(angle), 0.1 + 0.95 * math.sin(angle)) for angle in _half_turn()]
    hollow = [(0.44 * math.cos(angle), 0.1 + 0.42 * math.sin(angle)) for angle in _half_turn()]
    legs = [_box(side * 0.72, -0.18, 0.28, 0.3) for side in (-1, 1)]
    ends = [_box(side * 0.72, -0.8, 0.28, 0.2) for side in (-1, 1)]
    return [*_filled(bow), (hollow, False), *_filled(*legs, *ends)]


def _box(x: float, y: float, half_width: float, half_height: float) -> list[Point]:
    left, right = x - half_width, x + half_width
    top, bottom = y - half_height, y + half_height
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _scales() -> list[Outline]:
    """Return the outlines of a balance with level pans."""
    pans = []
    for side in (-0.72, 0.72):
        pans.append([(side - 0.42, 0.2), (side + 0.42, 0.2), (side + 0.2, 0.5), (side - 0.2, 0.5)])
        pans.append([(side, -0.62), (side + 0.3, 0.22), (side + 0.2, 0.22), (side, -0.4)])
        pans.append([(side, -0.62), (side - 0.3, 0.22), (side - 0.2, 0.22), (side, -0.4)])
    beam, post, foot = _box(0, -0.62, 0.95, 0.09), _box(0, 0.1, 0.09, 0.9), _box(0, 0.95, 0.5, 0.1)
    return _filled(*pans, beam, post, foot, ellipse((0, -0.78), (0.2, 0.2)))


def _rosette() -> list[Outline]:
    ribbons: list[list[Point]] = [
        [(side * 0.1, 0.2), (side * 0.62, 0.1), (side * 0.78, 1.1), (side * 0.42, 0.9)]
        for side in (-1, 1)
    ]
    petals = [(x, y - 0.3) for x, y in _spiked(10, 0.66, 0.82)]
    disc, heart = ellipse((0, -0.3), (0.44, 0.44)), ellipse((0, -0.3), (0.28, 0.28))
    return [*_filled(*ribbons, petals), (disc, False), (heart, True)]


def _flag() -> list[Outline]:
    cloth: list[Point] = [(-0.5, -0.95), (0.95, -0.5), (-0.5, -0.02)]
    return _filled(_box(-0.6, 0.05, 0.11, 1.0), cloth, ellipse((-0.6, 1.0), (0.42, 0.12)))


def _cards() -> list[Outline]:
    """Return the outlines of two cards, one over the other."""
    below = _turned(_box(-0.22, 0, 0.52, 0.8), -14)
    above = _turned(_box(0.26, 0.04, 0.52, 0.8), 10)
    rim = _turned(_box(0.26, 0.04, 0.6, 0.88), 10)
    return [(below, True), (rim, False), (above, True)]


def _turned(points: list[Point], degrees: float) -> list[Point]:
    turn = math.radians(degrees)
    return [
        (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
        for x, y in points
    ]


_SHAPES: dict[str, Callable[[], list[Outline]]] = {
    "circle": _circle,
    "ring": _ring,
    "triangle": _triangle,
    "square": _square,
    "diamond": _diamond,
    "star": _star,
    "heart": _heart,
    "flower": _flower,
    "clover": _clover,
    "drop": _drop,
    "moon": _moon,
    "tree": _tree,
    "check": _check,
    "crown": _crown,
    "jaws": _jaws,
    "cup": _cup,
    "hourglass": _hourglass,
    "eye": _eye,
    "magnet": _magnet,
    "scales": _scales,
    "rosette": _rosette,
    "flag": _flag,
    "cards": _cards,
}
