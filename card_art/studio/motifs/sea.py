"""Animals of the water."""

import math

from card_art.studio.colour import Colour, darker, lighter, mix
from card_art.studio.paths import Point, curve, spline
from card_art.studio.pen import Pen


def whale(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    belly: Colour,
    rot: float = 0,
    flip: bool = False,
) -> None:
    """Draw a whale swimming left, about 2.2 s long."""
    with p.at(x, y, s / 200, rot, flip):
        p.fill(
            "-190,-8 -182,-52 -140,-84 -70,-96 10,-84 90,-52 150,-30 186,-44 206,-86 246,-104! "
            "236,-66 222,-44! 246,-22 258,8! 222,-2 196,-12 160,6 96,44 10,72 -80,80 -150,58 "
            "-184,26",
            colour,
        )
        under = curve("-188,4! -150,18 -90,24 -20,34 40,52! 10,72 -80,80 -150,58 -184,26")
        p.fill(under, belly)
        with p.clip(under):
            for i in range(9):
                groove = f"-190,{16 + i * 8} -100,{34 + i * 8} 40,{56 + i * 7}"
                p.line(groove, mix(colour, belly, 0.45), 2.2)
        p.fill("-84,48 -60,70 -40,118 -22,150! -16,106 -28,64 -48,44", darker(colour, 0.2))
        p.fill("40,-76 62,-98 82,-100! 80,-78 88,-58", colour)
        p.line("-188,2 -150,14 -118,8", darker(colour, 0.5), 3)
        p.oval(-122, -8, 6.5, 5.5, "#f6e7c5")
        p.circ(-122, -8, 3.6, "#15121c")


def fish(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    fin: Colour,
    rot: float = 0,
    flip: bool = False,
) -> None:
    """Draw a fish swimming left, twice `s` long."""
    with p.at(x, y, s / 100, rot, flip):
        p.fill("60,2! 88,-30 106,-34! 98,0 106,34! 88,32", fin)
        p.fill("-30,-32! 0,-58 36,-46! 30,-26", fin)
        p.fill("-6,30 14,52 30,44! 26,24", fin)
        p.fill("-86,2 -62,-24 -20,-38 30,-28 70,-4 70,6 30,30 -20,38 -62,24", colour)
        for i in range(4):
            for j in range(3):
                with p.at(i * 20, j * 14):
                    p.line("-22,-21 -14,-16 -22,-11", fin, 2, 0.6)
        p.circ(-56, -7, 8, "#f8efd8")
        p.circ(-57, -7, 4.5, "#1b1720")
        p.line("-40,-24 -34,0 -40,24", fin, 2.5, 0.8)


def jellyfish(p: Pen, x: float, y: float, s: float, colour: Colour, arms: int = 9) -> None:
    """Draw a jellyfish, its bell twice `s` wide; lay it with alpha .9 and a little emit."""
    for i in range(arms):
        start, length = (i / (arms - 1) - 0.5) * 1.4 * s, s * p.rnd.uniform(1.4, 3.0)
        points: list[Point] = []
        for step in range(8):
            t = step / 7
            points.append(
                (x + start * (1 - 0.2 * t) + math.sin(t * 7 + i) * s * 0.12, y + length * t)
            )
        p.taper(points, s * 0.06, s * 0.01, colour, 0.75)
    with p.at(x, y, s / 100):
        p.fill("-100,5! -86,-55 0,-98 86,-55 100,5! 50,-6 0,8 -50,-6", colour, 0.92)


def tentacle(
    p: Pen, points: list[Point], width: float, colour: Colour, sucker: Colour, side: int = 1
) -> None:
    """Draw an octopus arm through the points (root first) with suckers along one side."""
    p.taper(points, width, width * 0.12, colour)
    count = len(points)
    for i in range(count - 1):
        (x0, y0), (x1, y1) = points[i], points[i + 1]
        length = math.hypot(x1 - x0, y1 - y0) + 1e-9
        for step in range(3):
            t = (i + step / 3) / (count - 1)
            half = width * (1 - 0.88 * t) / 2
            x, y = x0 + (x1 - x0) * step / 3, y0 + (y1 - y0) * step / 3
            nx, ny = -(y1 - y0) / length * side, (x1 - x0) / length * side
            p.circ(x + nx * half * 0.7, y + ny * half * 0.7, half * 0.34, sucker)


def octopus_head(p: Pen, x: float, y: float, s: float, colour: Colour) -> None:
    """Draw the head with two eyes; (x, y) is where the arms begin, `s` its height."""
    with p.at(x, y, s / 200):
        p.fill("-60,0 -70,-50 -86,-110 -64,-176 0,-204 64,-176 86,-110 70,-50 60,0 0,14", colour)
        for q in (-34, 34):
            p.oval(q, -54, 17, 13, "#f4e6c0")
            p.oval(q, -54, 11, 5, "#1a1420")
        for sx, sy, r in ((-30, -140, 10), (14, -160, 7), (40, -126, 9), (-8, -112, 6)):
            p.circ(sx, sy, r, lighter(colour, 0.18), 0.6)


def shell(p: Pen, x: float, y: float, s: float, colour: Colour, rot: float = 0) -> None:
    """Draw a scallop shell, `s` high."""
    with p.at(x, y, s / 100, rot):
        p.fill("0,0! -16,-10 -56,-46 -58,-76 -30,-98 0,-104 30,-98 58,-76 56,-46 16,-10", colour)
        for q in (-44, -22, 0, 22, 44):
            p.line([(0, -4), (q, -94 + abs(q) * 0.5)], darker(colour, 0.25), 3, 0.7)
        p.fill([(-18, 0), (18, 0), (10, -14), (-10, -14)], darker(colour, 0.15))


def bubbles(
    p: Pen, count: int, region: tuple[float, float, float, float], colour: Colour = "#e8fff8"
) -> None:
    """Draw rings rising in the region (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = region
    for _ in range(count):
        at = p.rnd.uniform(x0, x1), p.rnd.uniform(y0, y1)
        p.ring(*at, p.rnd.uniform(3, 11), colour, 1.8, 0.7)


def shafts(p: Pen, x: float, colour: Colour = "#bff5e6", count: int = 6) -> None:
    """Draw sunbeams fanning down from above (x, 0); lay them with `addlight(soft=18, k=.45)`."""
    for i in range(count):
        a = (i / max(1, count - 1) - 0.55) * 5
        top, foot = x + a * 20, x + a * 190
        p.fill([(top, -20), (top + 18, -20), (foot + 60, 1100), (foot - 40, 1100)], colour, 0.5)


def coral(p: Pen, x: float, y: float, h: float, colour: Colour) -> None:
    """Draw a fan of blunt branches."""
    for i in range(5):
        lean = (i - 2) * 0.28 * h
        top = h * p.rnd.uniform(0.7, 1.05)
        way = [(x, y), (x + lean * 0.5, y - top * 0.5), (x + lean, y - top)]
        p.line(spline(way, closed=False), colour, h * 0.1)
        p.line([way[1], (way[1][0] + h * 0.16, y - top * 0.8)], colour, h * 0.075)
