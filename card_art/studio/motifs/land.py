"""Ground, water and weather: hills, dunes, waves, clouds, grass, rain."""

import math
from itertools import pairwise
from random import Random

import skia

from card_art.studio.colour import Colour
from card_art.studio.noise import H, W
from card_art.studio.paths import Point, Points, height_at, polygon, spline
from card_art.studio.pen import Gradient, Pen


def ridge(
    rnd: Random,
    y: float,
    height: float,
    rough: float = 0.55,
    peak: tuple[float, float, float] | None = None,
) -> list[Point]:
    """Return a skyline by midpoint displacement; `peak` is (x, width, height) of one mountain."""
    ys = [y + rnd.uniform(-height, height) * 0.5 for _ in range(2)]
    amplitude = height
    for _ in range(7):
        finer = []
        for left, right in pairwise(ys):
            finer += [left, (left + right) / 2 + rnd.uniform(-amplitude, amplitude)]
        ys = [*finer, ys[-1]]
        amplitude *= rough
    xs = [-40 + (W + 80) * i / (len(ys) - 1) for i in range(len(ys))]
    if peak:
        at, width, top = peak
        ys = [v - top * math.exp(-(((x - at) / width) ** 2)) for x, v in zip(xs, ys, strict=True)]
    return list(zip(xs, ys, strict=True))


def hill(p: Pen, line: Points, colour: Colour, grad: Gradient | None = None) -> None:
    """Draw everything below a skyline."""
    p.fill(polygon([*line, (W + 60, H + 60), (-60, H + 60)]), colour, 1, grad)


def slope(*points: Point) -> list[Point]:
    """Return a smooth skyline through a few points, sampled finely."""
    first, last = points[0][0], points[-1][0]
    path = spline(points, closed=False)
    measure = skia.PathMeasure(path, False)
    length = measure.getLength()
    line = []
    for i in range(81):
        position, _ = measure.getPosTan(length * i / 80)
        line.append((position.x(), position.y()))
    return [(first - 1, line[0][1]), *line, (last + 1, line[-1][1])]


def dune(x: float, y: float, width: float, height: float, skew: float = 0.3) -> skia.Path:
    """Return a smooth hump, closed to the bottom of the page."""
    return spline(
        [
            (x - width, y + height),
            (x - width * 0.5, y + height * 0.45),
            (x + width * skew * 0.2, y),
            (x + width * 0.55, y + height * 0.4),
            (x + width, y + height),
            (x + width, H + 90),
            (x - width, H + 90),
        ],
        sharp=(0, 4, 5, 6),
    )


def waves(p: Pen, y: float, height: float, length: float, colour: Colour, alpha: float = 1) -> None:
    """Draw a row of leaning waves, filled to the bottom."""
    points: list[Point] = []
    x = -60 - p.rnd.random() * length
    while x < W + 100:
        a, step = height * p.rnd.uniform(0.6, 1.2), length * p.rnd.uniform(0.8, 1.2)
        shape = ((0, 0.5), (0.35, -0.1), (0.62, -1), (0.72, -0.55), (0.8, 0.1))
        points += [(x + step * dx, y + a * dy) for dx, dy in shape]
        x += step
    crests = tuple(range(2, len(points), 5))
    foot = [(W + 200.0, H + 60.0), (-100.0, H + 60.0)]
    sharp = (*crests, len(points), len(points) + 1)
    p.fill(spline([*points, *foot], sharp=sharp), colour, alpha)


def cloud(
    p: Pen, x: float, y: float, width: float, colour: Colour, alpha: float = 1, puffs: int = 7
) -> None:
    """Draw a flat-footed cloud; lay it with the look CLOUD."""
    height = width * 0.26
    for i in range(puffs):
        t = (i + 0.5) / puffs
        radius = height * (0.45 + 0.55 * math.sin(math.pi * t)) * p.rnd.uniform(0.75, 1.15)
        p.circ(x - width / 2 + width * t, y - radius * 0.55, radius, colour, alpha)
    p.rect(
        x - width * 0.47,
        y - height * 0.32,
        width * 0.94,
        height * 0.36,
        colour,
        alpha,
        r=height * 0.18,
    )


def clouds(
    p: Pen,
    count: int,
    top: float,
    foot: float,
    colour: Colour,
    width: tuple[float, float] = (220, 460),
) -> None:
    """Draw some clouds anywhere between two heights."""
    for _ in range(count):
        cloud(
            p, p.rnd.uniform(-50, W + 50), p.rnd.uniform(top, foot), p.rnd.uniform(*width), colour
        )


def grass(
    p: Pen,
    line: Points,
    colour: Colour,
    count: int = 300,
    height: tuple[float, float] = (8, 26),
    lean: float = 0.3,
    x0: float = 0,
    x1: float = W,
) -> None:
    """Draw blades along a skyline."""
    for _ in range(count):
        x = p.rnd.uniform(x0, x1)
        y = height_at(line, x) + 3
        h = p.rnd.uniform(*height)
        tip = p.rnd.gauss(lean, 0.35) * h
        p.taper([(x, y), (x + tip * 0.3, y - h * 0.6), (x + tip, y - h)], 2.4, 0.3, colour)


def rain(
    p: Pen,
    count: int,
    region: tuple[float, float, float, float],
    colour: Colour,
    length: float = 38,
    slant: float = -8,
    width: float = 1.6,
) -> None:
    """Draw streaks in the region (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = region
    for _ in range(count):
        x, y = p.rnd.uniform(x0, x1), p.rnd.uniform(y0, y1)
        p.line([(x, y), (x + slant, y + length)], colour, width, 0.6)


def snow(p: Pen, count: int = 260, colour: Colour = "#fff") -> None:
    """Draw flakes over the whole sheet."""
    for _ in range(count):
        x, y = p.rnd.uniform(0, W), p.rnd.uniform(0, H)
        size = p.rnd.choice([1.4, 2, 2.6, 3.6])
        p.circ(x, y, size, colour, p.rnd.uniform(0.5, 0.95))


def planks(
    p: Pen, y: float, colour: Colour, vanish: tuple[float, float] = (400, 500), count: int = 18
) -> None:
    """Draw floorboard seams from `y` down, running to a vanishing point."""
    vx, vy = vanish
    for i in range(count + 1):
        foot = vx + (i / count - 0.5) * W * 3.2
        share = (y - vy) / (H - vy)
        p.line([(vx + (foot - vx) * share, y), (foot, H + 10)], colour, 2.2, 0.6)


def ground(p: Pen, y: float, top: Colour, foot: Colour) -> None:
    """Draw a floor, table or sea from `y` to the bottom, darkening towards us."""
    p.rect(-20, y, W + 40, H - y + 30, top, grad=(0, y, 0, H, [top, foot]))
