"""Land, plants, weather, houses and furniture as shapes and pieces, for any technique."""

import math
import random
from collections.abc import Sequence

import skia

from card_art.studio.colour import Colour, darker, lighter
from card_art.studio.cutouts import Pieces, piece
from card_art.studio.paths import (
    Point,
    box,
    circle,
    curve,
    leaf,
    moved,
    oval,
    placed,
    polygon,
    spline,
    star,
    strip,
    stroked,
    union,
)

FULL = box(-40, -40, 880, 1280)


def land(*heights: float, foot: float = 1260, left: float = -40, right: float = 840) -> skia.Path:
    """Return everything below a smooth line through these heights, spread evenly over the card."""
    step = (right - left) / (len(heights) - 1)
    line = [(left + i * step, y) for i, y in enumerate(heights)]
    last = len(line)
    points = [*line, (right, foot), (left, foot)]
    return spline(points, sharp=(0, last - 1, last, last + 1))


def swell(y: float, high: float, count: float, phase: float = 0, foot: float = 1260) -> skia.Path:
    """Return a sheet of sea: its upper edge is a row of waves with pointed crests."""
    points: list[Point] = []
    sharp = set()
    width = 880 / count
    x = -40 - width * (phase % 1)
    while x < 860:
        sharp.add(len(points))
        points += [(x, y - high), (x + width * 0.5, y + high * 0.7)]
        x += width
    sharp |= {len(points), len(points) + 1, len(points) + 2}
    points += [(x, y - high), (x, foot), (-60 - width, foot)]
    return spline(points, sharp=frozenset(sharp))


def cloud(x: float, y: float, width: float, seed: int = 1) -> skia.Path:
    """Return a heap of rounds with a flat foot at y."""
    dice = random.Random(seed)
    shape = box(x - width * 0.46, y - width * 0.14, width * 0.92, width * 0.14, width * 0.07)
    count = 5
    for i in range(count):
        t = (i + 0.5) / count * 2 - 1
        r = width * (0.2 - 0.09 * abs(t)) * dice.uniform(0.85, 1.15)
        shape = union(shape, circle(x + t * width * 0.36, y - r * 0.9, r))
    return shape


def grass(
    left: float, right: float, y: float, tall: float, dice: random.Random, step: float = 14
) -> list[skia.Path]:
    """Return a row of blades."""
    blades = []
    x = left
    while x < right:
        turn = -90 + dice.uniform(-26, 26)
        blades.append(leaf(x, y, tall * dice.uniform(0.5, 1), step * 0.8, turn))
        x += step * dice.uniform(0.6, 1.2)
    return blades


def boughs(
    x: float,
    y: float,
    length: float,
    width: float,
    dice: random.Random,
    angle: float = -90,
    depth: int = 4,
    spread: float = 30,
) -> tuple[list[skia.Path], list[Point]]:
    """Return a bare tree: its branches, and the tips of the twigs."""
    a = math.radians(angle)
    bend = dice.uniform(-0.12, 0.12) * length
    mid = x + math.cos(a) * length / 2 - math.sin(a) * bend, y + math.sin(a) * length / 2
    end = x + math.cos(a) * length, y + math.sin(a) * length
    shapes = [strip([(x, y), mid, end], [width, width * 0.8, width * 0.62])]
    if depth == 0:
        return shapes, [end]
    tips: list[Point] = []
    for side in (-1, 1) if depth % 2 else (-1, 0.15, 1):
        more, ends = boughs(
            *end,
            length * dice.uniform(0.62, 0.8),
            width * 0.62,
            dice,
            angle + side * spread * dice.uniform(0.7, 1.3),
            depth - 1,
            spread,
        )
        shapes += more
        tips += ends
    return shapes, tips


def tree(
    x: float,
    y: float,
    tall: float,
    z: float,
    leaves: Colour = "#4f8a5b",
    trunk: Colour = "#6b4a35",
    seed: int = 1,
) -> Pieces:
    """Return a round tree of three papers."""
    dice = random.Random(seed)
    crown = [
        circle(
            x + dice.uniform(-0.2, 0.2) * tall,
            y - tall * dice.uniform(0.55, 0.84),
            tall * dice.uniform(0.14, 0.2),
        )
        for _ in range(8)
    ]
    core = [
        circle(x + dice.uniform(-0.12, 0.1) * tall, y - tall * dice.uniform(0.62, 0.8), tall * 0.1)
        for _ in range(5)
    ]
    return [
        piece(
            strip(
                [(x, y - tall * 0.7), (x, y - tall * 0.3), (x, y + 3)],
                [tall * 0.05, tall * 0.06, tall * 0.09],
            ),
            trunk,
            z,
        ),
        piece(crown, leaves, z + 5, ink=f"score leaves {max(14, tall * 0.12)}"),
        piece(core, lighter(leaves, 0.16), z + 10, ink=f"score leaves {max(12, tall * 0.1)}"),
    ]


def pine(x: float, y: float, tall: float, tiers: int = 4) -> skia.Path:
    """Return a fir, foot at y."""
    points: list[Point] = [(x, y - tall)]
    right: list[Point] = []
    for i in range(1, tiers + 1):
        w, level = tall * 0.24 * i / tiers + tall * 0.04, y - tall + tall * 0.88 * i / tiers
        right += [(x + w, level), (x + w * 0.5, level - tall * 0.03)]
    points += right[:-1]
    points += [(x + tall * 0.035, y - tall * 0.12), (x + tall * 0.035, y)]
    mirrored = [(2 * x - px, py) for px, py in reversed(points[1:])]
    return polygon(points + mirrored)


def house(
    x: float,
    y: float,
    wide: float,
    tall: float,
    z: float,
    wall: Colour,
    roof: Colour,
    pane: Colour = "#3b4a5e",
    *,
    peak: float = 0.5,
    lit: float = 0,
    rows: int = 2,
    door: Colour | None = None,
    ink: str = "",
) -> Pieces:
    """Return a gabled house standing on (x, y): wall, frames, roof; `lit` makes the panes shine."""
    panes = []
    for row in range(rows):
        for side in (-0.26, 0.26):
            if door and row == 0 and side > 0:
                continue
            panes.append(
                box(
                    x + side * wide - wide * 0.1,
                    y - tall * (row + 0.86) / rows,
                    wide * 0.2,
                    tall * 0.5 / rows,
                )
            )
    pieces = [
        piece(
            [
                box(x - wide / 2, y - tall, wide, tall + 4),
                polygon(
                    [
                        (x - wide / 2, y - tall + 1),
                        (x, y - tall - wide * peak),
                        (x + wide / 2, y - tall + 1),
                    ]
                ),
            ],
            wall,
            z,
            ink=ink,
        ),
        piece(
            panes,
            pane,
            z + 2,
            emit=lit,
            cast=0.5,
            lines=[
                polygon(
                    [
                        (p.getBounds().centerX(), p.getBounds().top()),
                        (p.getBounds().centerX(), p.getBounds().bottom()),
                    ],
                    False,
                )
                for p in panes
            ],
        ),
    ]
    if door:
        pieces.append(
            piece(
                box(
                    x + wide * 0.12,
                    y - tall * 0.62 / rows * 1.25,
                    wide * 0.24,
                    tall * 0.62 / rows * 1.25 + 2,
                ),
                door,
                z + 3,
            )
        )
    a, b = wide * 0.62, wide * peak * 1.14
    eaves = [
        (x - a, y - tall + wide * 0.07),
        (x, y - tall - b),
        (x + a, y - tall + wide * 0.07),
        (x + a * 0.84, y - tall + wide * 0.07),
        (x, y - tall - b * 0.72),
        (x - a * 0.84, y - tall + wide * 0.07),
    ]
    pieces.append(piece(polygon(eaves), roof, z + 6))
    return pieces


def bird(x: float, y: float, size: float, rot: float = 0, flip: bool = False) -> skia.Path:
    """Return a bird in flight, seen from far away; `size` is half its span."""
    shape = curve(
        "-1,-.55! -.45,-.66 0,-.08! .5,-.72 1.05,-.5! .5,-.28 .26,.16 -.1,.42! -.2,.1 -.55,-.3"
    )
    return moved(shape, x, y, size, rot, flip)


def swallow(x: float, y: float, size: float, rot: float = 0, flip: bool = False) -> skia.Path:
    """Return a swallow from the side, flying right; `size` is half its length."""
    text = "1,-.05! .8,-.2 .45,-.22 .1,-.75 -.35,-1.0! -.15,-.5 -.1,-.16 -.55,0 -1.1,-.2! -.75,.06 -1.1,.3! -.4,.18 .1,.2 -.1,.6 -.05,.9! .35,.55 .6,.14"
    return moved(curve(text), x, y, size, rot, flip)


def fish(x: float, y: float, size: float, rot: float = 0, flip: bool = False) -> skia.Path:
    """Return a fish swimming right; `size` is half its length."""
    text = "1,0! .7,-.26 .2,-.4 -.3,-.26 -.6,-.06 -1,-.36! -.88,0 -1,.36! -.6,.08 -.3,.26 .2,.36 .7,.22"
    return moved(curve(text), x, y, size, rot, flip)


def lamp_post(
    x: float,
    y: float,
    tall: float,
    z: float,
    colour: Colour = "#2c2f3a",
    glass: Colour = "#ffe9b0",
    lit: float = 0.3,
) -> Pieces:
    """Return a street lamp on (x, y)."""
    s = tall / 100
    return [
        piece(
            [
                box(x - 1.6 * s, y - 84 * s, 3.2 * s, 84 * s),
                box(x - 5 * s, y - 6 * s, 10 * s, 6 * s),
                box(x - 7 * s, y - 84 * s, 14 * s, 2.4 * s),
            ],
            colour,
            z,
        ),
        piece(
            polygon(
                [
                    (x - 4 * s, y - 84 * s),
                    (x - 6.5 * s, y - 97 * s),
                    (x + 6.5 * s, y - 97 * s),
                    (x + 4 * s, y - 84 * s),
                ]
            ),
            glass,
            z + 1,
            emit=lit,
        ),
        piece(
            polygon([(x - 8 * s, y - 96.5 * s), (x, y - 104 * s), (x + 8 * s, y - 96.5 * s)]),
            colour,
            z + 2,
        ),
    ]


def ladder(start: Point, end: Point, wide: float, rungs: int, thick: float = 6) -> list[skia.Path]:
    """Return two rails and rungs between two points."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * wide / 2, dx / length * wide / 2
    rails = [
        stroked([(start[0] + k * nx, start[1] + k * ny), (end[0] + k * nx, end[1] + k * ny)], thick)
        for k in (-1, 1)
    ]
    for i in range(rungs):
        t = (i + 0.5) / rungs
        cx, cy = start[0] + dx * t, start[1] + dy * t
        rails.append(stroked([(cx - nx, cy - ny), (cx + nx, cy + ny)], thick * 0.85))
    return rails


def umbrella(
    x: float, y: float, size: float, z: float, colour: Colour, handle: Colour = "#4a3226"
) -> Pieces:
    """Return an open umbrella; (x, y) is the hand, the canopy 2 `size` wide."""
    ribs = [
        spline(
            [
                (x, y - size * 1.62),
                (x + k * size * 0.6, y - size * 1.34),
                (x + k * size, y - size * 0.9),
            ],
            False,
        )
        for k in (-0.5, 0.5)
    ]
    top = curve(
        f"{x - size},{y - size * 0.9}! {x - size * 0.74},{y - size * 1.4} {x},{y - size * 1.64} {x + size * 0.74},{y - size * 1.4} {x + size},{y - size * 0.9}! {x + size * 0.66},{y - size * 0.99} {x + size * 0.34},{y - size * 0.88}! {x},{y - size * 0.99} {x - size * 0.34},{y - size * 0.88}! {x - size * 0.66},{y - size * 0.99}"
    )
    return [
        piece(stroked([(x, y + size * 0.12), (x, y - size * 1.72)], size * 0.06), handle, z),
        piece(top, colour, z + 6, lines=ribs, width=2.2, curl=(0, -0.12)),
    ]


def table(x: float, y: float, wide: float, tall: float, z: float, colour: Colour) -> Pieces:
    """Return a plain table, feet at y."""
    legs = [
        polygon(
            [
                (x + k * wide * 0.42 - wide * 0.03, y - tall),
                (x + k * wide * 0.42 + wide * 0.03, y - tall),
                (x + k * wide * 0.44 + wide * 0.015, y),
                (x + k * wide * 0.44 - wide * 0.015, y),
            ]
        )
        for k in (-1, 1)
    ]
    return [
        piece(
            [*legs, box(x - wide * 0.45, y - tall, wide * 0.9, tall * 0.16)], darker(colour, 0.2), z
        ),
        piece(
            box(x - wide / 2, y - tall - 4, wide, max(10, tall * 0.09), 3),
            colour,
            z + 4,
            ink="score grain 12",
        ),
    ]


def chair(x: float, y: float, size: float, z: float, colour: Colour, flip: bool = False) -> Pieces:
    """Return a chair from the side, back to the left; the seat is at half its height `size`."""
    shapes = [
        "-24,-100! -17,-100! -17,0! -24,0!",
        "-24,-54! 26,-54! 26,-46! -24,-46!",
        "19,-50! 26,-50! 26,0! 19,0!",
        "-24,-96! -12,-92! -12,-74! -24,-74!",
        "-20,-24! 22,-24! 22,-19! -20,-19!",
    ]
    return [piece([moved(text, x, y, size / 100, flip=flip) for text in shapes], colour, z)]


def bench(x: float, y: float, wide: float, z: float, colour: Colour = "#6d5138") -> Pieces:
    """Return a park bench from the front, feet at y."""
    t = wide / 100
    iron = [box(x + k * 38 * t - 2 * t, y - 42 * t, 4 * t, 42 * t) for k in (-1, 1)]
    slats = [box(x - wide / 2, y - h * t, wide, 6 * t, 2) for h in (44, 35)]
    return [
        piece(iron, "#2c2a30", z),
        piece(slats, colour, z + 3, ink="score grain 10"),
        piece(
            box(x - wide / 2, y - 23 * t, wide, 7 * t, 2),
            lighter(colour, 0.1),
            z + 10,
            ink="score grain 10",
        ),
    ]


def boat(
    x: float, y: float, wide: float, z: float, colour: Colour, trim: Colour = "#f4ead2"
) -> Pieces:
    """Return a rowing boat from the side, waterline near y."""
    hull = curve(
        f"{x - wide / 2},{y - wide * 0.16}! {x},{y - wide * 0.08} {x + wide / 2},{y - wide * 0.16}! {x + wide * 0.36},{y + wide * 0.06} {x - wide * 0.36},{y + wide * 0.06}"
    )
    rail = stroked(
        curve(
            f"{x - wide / 2},{y - wide * 0.16} {x},{y - wide * 0.08} {x + wide / 2},{y - wide * 0.16}",
            False,
        ),
        wide * 0.03,
    )
    lines = [
        curve(
            f"{x - wide * 0.45},{y - wide * 0.09} {x},{y - wide * 0.02} {x + wide * 0.45},{y - wide * 0.09}",
            False,
        )
    ]
    return [piece(hull, colour, z, lines=lines), piece(rail, trim, z + 3)]


def sun(
    x: float,
    y: float,
    radius: float,
    z: float,
    colours: Sequence[Colour] = ("#f7b54a", "#fbcf6e", "#fde6a4"),
) -> Pieces:
    """Return a disc of three papers, smaller towards the viewer."""
    return [
        piece(circle(x, y, radius * share), colour, z + k * 5, lamp=1.2, emit=0.12 + 0.1 * k)
        for k, (colour, share) in enumerate(zip(colours, (1, 0.78, 0.56), strict=True))
    ]


def drops(
    area: tuple[float, float, float, float],
    count: int,
    size: float,
    dice: random.Random,
    tilt: float = 8,
) -> list[skia.Path]:
    """Return slanting raindrops over (left, top, right, bottom)."""
    left, top, right, bottom = area
    return [
        leaf(
            dice.uniform(left, right),
            dice.uniform(top, bottom),
            size * dice.uniform(0.6, 1.2),
            size * 0.16,
            90 + tilt,
        )
        for _ in range(count)
    ]


def stars(
    area: tuple[float, float, float, float], count: int, dice: random.Random, size: float = 8
) -> list[skia.Path]:
    """Return stars and dots to cut out of a sky."""
    left, top, right, bottom = area
    out = []
    for i in range(count):
        x, y = dice.uniform(left, right), dice.uniform(top, bottom)
        out.append(
            star(x, y, dice.uniform(0.5, 1) * size) if i % 3 == 0 else circle(x, y, size * 0.22)
        )
    return out


def sail(
    x: float, y: float, size: float, z: float, hull: Colour, cloth: Colour = "#f6ecd6"
) -> Pieces:
    """Return a small sailing boat, waterline at y."""
    s = size / 100
    return [
        piece(box(x - 1.5 * s, y - 92 * s, 3 * s, 84 * s), darker(hull, 0.3), z),
        piece(
            [
                curve(
                    f"{x + 4 * s},{y - 90 * s}! {x + 44 * s},{y - 40 * s} {x + 46 * s},{y - 18 * s}! {x + 4 * s},{y - 18 * s}!"
                ),
                polygon(
                    [(x - 4 * s, y - 82 * s), (x - 4 * s, y - 18 * s), (x - 36 * s, y - 18 * s)]
                ),
            ],
            cloth,
            z + 3,
            curl=(0, 0.12),
        ),
        piece(
            curve(
                f"{x - 46 * s},{y - 13 * s}! {x},{y - 9 * s} {x + 54 * s},{y - 13 * s}! {x + 34 * s},{y + 6 * s} {x - 30 * s},{y + 6 * s}"
            ),
            hull,
            z + 6,
        ),
    ]


def steam(x: float, y: float, tall: float, wide: float, turns: float = 2) -> skia.Path:
    """Return a curling ribbon that rises from (x, y)."""
    points = []
    for i in range(9):
        t = i / 8
        points.append((x + math.sin(t * turns * math.pi * 2) * wide * t, y - tall * t))
    return strip(points, [wide * 0.2, wide * 0.5, wide * 0.36, 2])


def sheep(
    x: float,
    y: float,
    size: float,
    z: float,
    wool: Colour = "#f3ecdf",
    face: Colour = "#3a3238",
    flip: bool = False,
) -> Pieces:
    """Return a sheep from the side, `size` long, looking right."""
    s = size / 100

    at = placed(x, y, s, flip=flip)

    rounds = [circle(-30 + i * 15, -46 + (6 if i % 2 else -6), 17) for i in range(5)]
    rounds += [circle(-26 + i * 13, -34, 15) for i in range(5)]
    legs = [box(k, -26, 6, 26) for k in (-28, -18, 14, 23)]
    return [
        piece(at(*legs), face, z),
        piece(at(*rounds, oval(0, -42, 40, 22)), wool, z + 4, ink=f"score rings {max(12, 14 * s)}"),
        piece(at("32,-60 46,-64 60,-50 58,-40 44,-38 34,-48", "36,-58 24,-62 22,-54"), face, z + 8),
        piece(at(circle(36, -62, 8), circle(44, -65, 7)), wool, z + 10),
    ]
