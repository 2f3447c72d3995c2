"""Doors, houses, towers, stairs, cages, curtains: what people build."""

import math

import skia

from card_art.studio.colour import Colour, darker, lighter, mix
from card_art.studio.noise import W
from card_art.studio.paths import Point, arch, box, curve, polygon, spline
from card_art.studio.pen import Pen

Window = tuple[float, float, float, float]  # centre and size, for `lit_windows`


def door(
    p: Pen,
    x: float,
    y: float,
    h: float,
    colour: Colour,
    frame: Colour,
    *,
    ajar: float | None = None,
    light: Colour = "#ffe9b0",
    knob: Colour = "#f3cf74",
    round_head: bool = True,
) -> None:
    """Draw a door standing on (x, y); `ajar` 0..1 opens it upon `light`."""
    w, rim = h * 0.5, h * 0.06
    shape = arch if round_head else _plain
    p.fill(shape(x - w / 2 - rim, x + w / 2 + rim, y, y - h * 1.06), frame)
    opening = shape(x - w / 2, x + w / 2, y, y - h)
    if ajar is None:
        p.fill(opening, colour)
        for side in (-1, 1):
            for low, high in ((0.08, 0.40), (0.48, 0.78)):
                left, top = x + (side * 0.24 - 0.17) * w, y - h * high
                p.rect(left, top, w * 0.34, h * (high - low), darker(colour), r=3)
        p.circ(x + w * 0.36, y - h * 0.44, h * 0.022, knob)
        return
    p.fill(opening, light, 1, (x, y - h, x, y, [lighter(light, 0.5), light]))
    leaf, sink = w * (1 - ajar * 0.75), h * 0.07 * ajar
    left = x - w / 2
    top = y - h + (w / 2 if round_head else 0)
    points = [(left, y), (left, top), (left + leaf * 0.28, y - h * 0.94 + sink * 0.2)]
    points += [(left + leaf, y - h * 1.01 + sink), (left + leaf, y + sink)]
    p.fill(spline(points, sharp=(0, 1, 3, 4)), colour)
    for low, high in ((0.14, 0.42), (0.52, 0.82)):
        near, far = left + leaf * 0.2, left + leaf * 0.76
        panel = [(near, y - h * low), (near, y - h * high)]
        panel += [(far, y - h * high + sink * 0.5), (far, y - h * low + sink * 0.7)]
        p.fill(panel, darker(colour, 0.22))
    p.circ(left + leaf * 0.86, y - h * 0.45, h * 0.018, knob)


def _plain(left: float, right: float, foot: float, top: float) -> skia.Path:
    return box(left, top, right - left, foot - top)


def ladder(
    p: Pen,
    foot: Point,
    top: Point,
    width: float,
    colour: Colour,
    rungs: int = 12,
    thick: float = 5,
    top_width: float | None = None,
) -> None:
    """Draw a ladder between two points, narrower at the top if it leads away."""
    upper = top_width or width
    dx, dy = top[0] - foot[0], top[1] - foot[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length / 2, dx / length / 2
    for side in (-1, 1):
        start = (foot[0] + nx * width * side, foot[1] + ny * width * side)
        end = (top[0] + nx * upper * side, top[1] + ny * upper * side)
        p.line([start, end], colour, thick)
    for i in range(rungs):
        t = (i + 0.5) / rungs
        half = width + (upper - width) * t
        x, y = foot[0] + dx * t, foot[1] + dy * t
        rung = [(x - nx * half, y - ny * half), (x + nx * half, y + ny * half)]
        p.line(rung, colour, thick * 0.8)


def house(
    p: Pen,
    x: float,
    y: float,
    w: float,
    colour: Colour,
    roof: Colour,
    *,
    h: float | None = None,
    window: Colour = "#ffd98a",
    lit: float = 0.6,
    chimney: bool = True,
) -> list[Window]:
    """Draw a crooked house and return its lit windows for `lit_windows`."""
    tall = h or w * p.rnd.uniform(0.8, 1.5)
    gable, tilt = w * p.rnd.uniform(0.5, 0.95), p.rnd.uniform(-0.04, 0.04) * w
    wall = [(x - w / 2, y), (x - w / 2 + tilt, y - tall), (x + w / 2 + tilt, y - tall)]
    p.fill([*wall, (x + w / 2, y)], colour)
    if chimney:
        p.rect(
            x + w * 0.18 + tilt, y - tall - gable * 0.8, w * 0.12, gable * 0.7, darker(roof, 0.2)
        )
    eaves = y - tall + 2
    p.fill(
        [(x - w * 0.62 + tilt, eaves), (x + tilt * 2, eaves - gable), (x + w * 0.62 + tilt, eaves)],
        roof,
    )
    columns, rows = max(1, int(w / 26)), max(1, int(tall / 34))
    wide, high = w / columns * 0.36, tall / rows * 0.42
    shining = []
    for i in range(columns):
        for j in range(rows):
            cx = x - w / 2 + (i + 0.5) * w / columns + tilt * 0.6
            cy = y - tall + (j + 0.5) * tall / rows
            bright = p.rnd.random() < lit
            glass = window if bright else darker(colour, 0.45)
            p.rect(cx - wide / 2, cy - high / 2, wide, high, glass, r=1.5)
            if bright:
                shining.append((cx, cy, wide, high))
    return shining


def lit_windows(p: Pen, windows: list[Window], colour: Colour = "#ffe09a") -> None:
    """Draw the glow of windows; lay it with `Scene.addlight`."""
    for x, y, w, h in windows:
        p.rect(x - w / 2, y - h / 2, w, h, colour, r=1.5)


def tower(
    p: Pen, x: float, y: float, w: float, h: float, colour: Colour, roof: Colour, flag: Colour
) -> None:
    """Draw a round castle tower with a cone roof and a pennant."""
    top = y - h
    p.rect(x - w / 2, top, w, h, colour)
    p.rect(x - w * 0.62, top - w * 0.13, w * 1.24, w * 0.2, darker(colour, 0.2))
    p.fill(
        [(x - w * 0.6, top - w * 0.12), (x, top - w * 1.27), (x + w * 0.6, top - w * 0.12)], roof
    )
    p.line([(x, top - w * 1.27), (x, top - w * 1.55)], darker(colour, 0.5), w * 0.026)
    p.fill([(x, top - w * 1.55), (x + w * 0.3, top - w * 1.46), (x, top - w * 1.37)], flag)


def lighthouse(
    p: Pen,
    x: float,
    y: float,
    h: float,
    colour: Colour = "#efe3d0",
    stripe: Colour = "#a8423f",
    cap: Colour = "#2b2a3f",
    lamp: Colour = "#fff2b8",
) -> None:
    """Draw a striped lighthouse."""
    with p.at(x, y, h / 100):
        body = polygon([(-10, 0), (-6, -78), (6, -78), (10, 0)])
        p.fill(body, colour)
        with p.clip(body):
            for low in (8, 33, 58):
                p.fill([(-20, -low), (20, 3 - low), (20, -9 - low), (-20, -12 - low)], stripe)
        p.rect(-8.4, -80, 16.8, 3, cap, r=1)
        p.rect(-4.4, -90, 8.8, 11, lamp)
        for i in (-4.4, 0, 4.4):
            p.line([(i, -90), (i, -79)], cap, 0.7)
        p.fill("-6.4,-89! -4,-95 0,-100 4,-95 6.4,-89!", cap)
        p.line([(0, -100), (0, -105)], cap, 0.8)
        p.rect(-1.4, -50, 2.8, 5, cap, r=1)
        p.rect(-2, -9, 4, 9, cap, r=1.5)


def cage(
    p: Pen, x: float, y: float, s: float, colour: Colour, bars: int = 9, thick: float = 3
) -> None:
    """Draw a bird cage; (x, y) is the middle of its base. Lay it with wob=.4."""
    w = s * 0.42
    for i in range(bars):
        q = math.sin((i / (bars - 1) - 0.5) * math.pi) * w
        bar = [(x + q, y), (x + q, y - s * 0.55), (x + q * 0.82, y - s * 0.76)]
        bar += [(x + q * 0.35, y - s * 0.93), (x, y - s * 0.97)]
        p.line(spline(bar, closed=False), colour, thick)
    with p.at(x, y, s / 100):
        for level in (0, -30, -55):
            p.line(
                curve(
                    f"-42,{level} -21,{level + 3.5} 0,{level + 4.5} 21,{level + 3.5} 42,{level}",
                    closed=False,
                ),
                colour,
                thick * 120 / s,
            )
        p.fill("-44.5,-1! 0,3 44.5,-1! 41,5 0,9 -41,5", colour)
        p.ring(0, -102, 4.5, colour, thick * 130 / s)


def curtain(p: Pen, side: int, colour: Colour, dark: Colour, width: float = 190) -> None:
    """Draw a gathered theatre curtain; side -1 hangs left, +1 right."""
    edge = 0 if side < 0 else W
    for i in range(6):
        a = width * (1 - i / 6)
        inset: list[Point] = [(a, -10), (a * 1.02, 300), (a * 0.9, 620), (a * 0.42 + 10, 800)]
        inset += [(a * 0.55 + 6, 1010), (a * 0.66 + 8, 1210)]
        points = [(edge - side * dx, y) for dx, y in inset]
        fold = mix(colour, dark, (i % 2) * 0.55 + i * 0.06)
        p.fill(spline([(edge, -10), *points, (edge, 1210)], sharp=(0, 1, 6, 7)), fold)


def wallpaper(p: Pen, colour: Colour, alpha: float = 0.35, foot: float = 1200) -> None:
    """Draw rows of small diamonds."""
    for i, x in enumerate(range(30, 820, 90)):
        for y in range(60 + (i % 2) * 60, int(foot), 120):
            with p.at(x, y):
                p.fill("0,-26! 16,0 0,26! -16,0", colour, alpha)


def stripes(p: Pen, colour: Colour, alpha: float = 0.28, foot: float = 1030) -> None:
    """Draw striped wallpaper."""
    for x in range(-10, 820, 66):
        p.rect(x, -10, 26, foot, colour, alpha)


def window_frame(
    p: Pen,
    left: float,
    right: float,
    foot: float,
    top: float,
    colour: Colour,
    thick: float = 24,
) -> skia.Path:
    """Draw an arched window's frame with two crossbars and a sill, and return the opening."""
    opening = arch(left, right, foot, top)
    middle = (left + right) / 2
    p.line(opening, colour, thick)
    p.line([(middle, top), (middle, foot)], darker(colour, 0.12), thick * 0.55)
    for share in (0.3, 0.65):
        y = top + (foot - top) * share
        p.line([(left, y), (right, y)], darker(colour, 0.12), thick * 0.5)
    p.rect(left - 40, foot - 5, right - left + 80, 40, lighter(colour, 0.06), r=6)
    return opening
