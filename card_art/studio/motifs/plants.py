"""Trees, leaves, mushrooms, flowers."""

import math
from collections.abc import Sequence
from random import Random

from card_art.studio.colour import Colour, darker, lighter, mix
from card_art.studio.paths import Point
from card_art.studio.pen import Pen


def tree(
    p: Pen,
    x: float,
    y: float,
    h: float,
    colour: Colour,
    *,
    spread: float = 0.55,
    depth: int = 8,
    lean: float = 0,
    width: float | None = None,
    leaves: Sequence[Colour] = (),
    leaf_size: float = 6,
    droop: float = 0,
    tips: list[Point] | None = None,
    roots: bool = True,
    rnd: Random | None = None,
) -> None:
    """Draw a branching tree; `tips` collects where twigs end. Choose `rnd` by eye for a good crown."""
    dice = rnd or p.rnd
    trunk = width or h * 0.085

    def branch(x: float, y: float, angle: float, length: float, wide: float, left: int) -> None:
        points = [(x, y)]
        for _ in range(4):
            sag = droop * (1 - left / depth) * 0.12 * (1 if math.cos(angle) > 0 else -1)
            angle += dice.uniform(-0.16, 0.16) + sag
            x += math.cos(angle) * length / 4
            y += math.sin(angle) * length / 4
            points.append((x, y))
        p.taper(points, wide, wide * 0.66, colour)
        if left <= 0 or wide < 0.7:
            if tips is not None:
                tips.append((x, y))
            if leaves:
                _tuft(p, dice, x, y, leaf_size, leaves)
            return
        forks = 2 if dice.random() < 0.78 else 3
        for i in range(forks):
            side = (i - (forks - 1) / 2) * 2 / max(1, forks - 1)
            turn = side * spread * dice.uniform(0.55, 1.2) + dice.uniform(-0.1, 0.1)
            longer = length * dice.uniform(0.66, 0.86)
            branch(x, y, angle + turn, longer, wide * 0.66 * dice.uniform(0.8, 1.04), left - 1)

    if roots:
        for side in (-1, 1, -0.45, 0.5):
            foot = [(x, y - h * 0.06), (x + side * trunk * 0.9, y - h * 0.012)]
            p.taper(
                [*foot, (x + side * trunk * 2.1, y + h * 0.02)], trunk * 0.8, trunk * 0.08, colour
            )
    branch(x, y, -math.pi / 2 + lean, h * 0.30, trunk, depth)


def _tuft(p: Pen, dice: Random, x: float, y: float, size: float, colours: Sequence[Colour]) -> None:
    for _ in range(3):
        at = (x + dice.gauss(0, size * 1.5), y + dice.gauss(0, size * 1.5))
        rx, ry = size * dice.uniform(0.6, 1.3), size * dice.uniform(0.5, 1)
        p.oval(*at, rx, ry, dice.choice(colours))


LEAF = "-9,0! 0,-5 10,0! 0,5"


def leaf(p: Pen, x: float, y: float, size: float, colour: Colour, rot: float = 0) -> None:
    """Draw a small almond leaf about `size` long."""
    with p.at(x, y, size / 19, rot):
        p.fill(LEAF, colour)


def foliage(
    p: Pen, tips: Sequence[Point], each: int, colours: Sequence[Colour], spread: float = 30
) -> None:
    """Draw leaves strewn around the twig ends that `tree` collected."""
    for x, y in tips:
        for _ in range(each):
            at = (x + p.rnd.gauss(0, spread), y + p.rnd.gauss(0, spread * 0.8))
            leaf(p, *at, p.rnd.uniform(15, 32), p.rnd.choice(colours), p.rnd.uniform(0, 360))


def pine(p: Pen, x: float, y: float, h: float, colour: Colour) -> None:
    """Draw a fir with ragged boughs."""
    tiers = int(7 + h / 40)
    p.rect(x - h * 0.012, y - h * 0.2, h * 0.024, h * 0.2, colour)
    left: list[Point] = []
    right: list[Point] = []
    for i in range(tiers):
        t = i / tiers
        level, half = y - h + h * 0.92 * (t + 0.09), h * 0.21 * (t**0.85 + 0.05)
        for side, points in ((-1, left), (1, right)):
            points.append((x + side * half * p.rnd.uniform(0.82, 1.12), level + h * 0.03))
            points.append((x + side * half * 0.45, level))
    p.fill([(x, y - h), *right, (x, y - h * 0.02), *left[::-1]], colour)


def trunks(
    p: Pen,
    count: int,
    colour: Colour,
    width: tuple[float, float],
    foot: float = 1240,
    x: tuple[float, float] = (-20, 820),
) -> None:
    """Draw a stand of straight trunks, from beyond the top edge to `foot`."""
    for _ in range(count):
        at, wide = p.rnd.uniform(*x), p.rnd.uniform(*width)
        sway = [p.rnd.uniform(-18, 18) for _ in range(2)]
        points = [(at, -40), (at + sway[0], foot * 0.45), (at + sway[1], foot)]
        p.taper(points, wide * 0.8, wide * 1.25, colour)


def flower(
    p: Pen,
    x: float,
    y: float,
    size: float,
    petal: Colour,
    heart: Colour,
    petals: int = 7,
    rot: float = 0,
) -> None:
    """Draw a flower head seen from the front."""
    with p.at(x, y, size / 100, rot):
        for i in range(petals):
            with p.at(rot=360 * i / petals):
                tone = mix(petal, heart, 0.12 * (i % 2))
                p.fill("0,-14 20,-50 14,-88 0,-98! -14,-88 -20,-50", tone)
                p.line("0,-24 2,-52 0,-80", darker(petal), 2.5, 0.5)
        p.circ(0, 0, 22, heart)
        for i in range(12):
            angle = i * math.pi / 6
            p.circ(math.cos(angle) * 13, math.sin(angle) * 13, 3, lighter(heart, 0.35))


def stalk(p: Pen, points: Sequence[Point], width: float, colour: Colour, leaves: int = 4) -> None:
    """Draw a stem through the points (foot first) with alternating leaves."""
    p.taper(points, width, width * 0.5, colour)
    for i in range(leaves):
        x, y = points[1 + i % (len(points) - 1)]
        side = 1 if i % 2 else -1
        with p.at(x, y, width / 10, -35 * side, flip=side < 0):
            p.fill("0,0! 22,-16 60,-14 84,0! 56,12 20,10", colour)


def reeds(
    p: Pen, count: int, foot: float, height: tuple[float, float], colour: Colour, width: float = 12
) -> None:
    """Draw swaying weeds, in water or along a bank."""
    for _ in range(count):
        x, h = p.rnd.uniform(0, 800), p.rnd.uniform(*height)
        bend = p.rnd.uniform(-0.12, 0.12) * h
        points = [(x, foot), (x + bend, foot - h * 0.35), (x - bend * 0.6, foot - h * 0.7)]
        p.taper([*points, (x + bend * 0.8, foot - h)], width, 1.5, colour)
