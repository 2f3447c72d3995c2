"""Boats, ships and trains."""

from card_art.studio.colour import Colour, darker, lighter, mix
from card_art.studio.pen import Pen


def paper_boat(p: Pen, x: float, y: float, s: float, colour: Colour, dark: Colour) -> None:
    """Draw a folded boat twice `s` wide; (x, y) is the waterline."""
    mid = mix(colour, dark, 0.4)
    with p.at(x, y, s / 100):
        p.fill([(-100, -38), (-10, -22), (-45, 6)], mid)
        p.fill([(-42, -30), (0, -95), (42, -30), (0, -10)], mid)
        p.fill([(0, -95), (42, -30), (0, -10)], dark)
        paper_hull(p, 0, 0, 100, colour, dark)


def paper_hull(p: Pen, x: float, y: float, s: float, colour: Colour, dark: Colour) -> None:
    """Draw only the near side of a paper boat, to lay over a figure that sits in it."""
    with p.at(x, y, s / 100):
        p.fill([(-100, -38), (-50, 8), (50, 8), (100, -38), (0, -16)], colour)
        p.fill([(0, -16), (100, -38), (50, 8), (0, 8)], mix(colour, dark, 0.45))


def rowing_boat(p: Pen, x: float, y: float, s: float, colour: Colour, inside: Colour) -> None:
    """Draw a small boat seen from the side, twice `s` wide; (x, y) is the waterline."""
    with p.at(x, y, s / 100):
        p.fill("-100,-34! -60,-26 0,-24 60,-26 100,-34! 60,-18 0,-14 -60,-18", inside)
        p.fill("-100,-34! -60,-22 0,-18 60,-22 100,-34! 84,-4 64,12! -64,12! -84,-4", colour)
        for level in (-10, 1):
            half = 90 + level
            p.line(f"{-half},{level - 6} 0,{level + 2} {half},{level - 6}", darker(colour), 2, 0.6)
        p.line("-100,-34 -60,-23 0,-19 60,-23 100,-34", lighter(colour, 0.25), 4)


def ship(
    p: Pen,
    x: float,
    y: float,
    s: float,
    hull: Colour,
    sail: Colour,
    mast: Colour = "#2c2230",
    flag: Colour = "#c8453b",
    rot: float = 0,
) -> None:
    """Draw a three-master; (x, y) is the waterline."""
    with p.at(x, y, s / 100, rot):
        p.fill("-75,-32! -55,-24 40,-20 80,-38! 55,6! -50,6!", hull)
        for mx, top in ((-32, 100), (8, 125), (44, 95)):
            p.line([(mx, -20), (mx, -top)], mast, 2.8)
            for k in range(3 if top > 120 else 2):
                level, half = -(top - 10 - k * 30), 16 + k * 4.5
                with p.at(mx, level, half / 16):
                    p.fill("-16,0! 16,0! 19,13 15,22! 0,19 -15,22! -13,12", sail)
            p.fill([(mx, -top), (mx + 15, -top + 3.5), (mx, -top + 7.5)], flag)
        p.line([(70, -34), (105, -52)], mast, 2.4)


def train(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    dark: Colour,
    window: Colour = "#ffdf94",
    cars: int = 3,
    flip: bool = False,
) -> None:
    """Draw a steam engine heading right with its cars behind; `s` is its height, rail at y."""
    with p.at(x, y, s / 100, flip=flip):
        for k in range(cars):
            with p.at(-70 - k * 128):
                p.rect(-118, -66, 116, 54, colour if k % 2 == 0 else mix(colour, dark, 0.3), r=6)
                p.rect(-122, -74, 124, 11, dark, r=5)
                for j in range(4):
                    p.rect(-110 + j * 27, -56, 18, 22, window, r=3)
                for wheel in (-96, -24):
                    p.circ(wheel, -8, 12, dark)
                    p.circ(wheel, -8, 5, lighter(dark, 0.4))
                p.rect(-4, -22, 10, 6, dark)
        _engine(p, colour, dark, window)


def _engine(p: Pen, colour: Colour, dark: Colour, window: Colour) -> None:
    p.rect(-62, -84, 50, 74, colour, r=4)
    p.rect(-68, -94, 62, 12, dark, r=5)
    p.rect(-50, -72, 26, 26, window, r=4)
    p.rect(-14, -62, 96, 46, colour, r=18)
    p.circ(80, -39, 23, mix(colour, dark, 0.4))
    p.circ(92, -40, 9, window)
    p.fill([(50, -60), (46, -96), (72, -96), (66, -60)], dark)
    p.rect(42, -102, 34, 9, dark, r=4)
    p.oval(18, -64, 13, 11, dark)
    for wheel in (-40, 6, 44):
        p.circ(wheel, -10, 18, dark)
        p.circ(wheel, -10, 7, lighter(colour, 0.3))
    p.circ(78, -5, 12, dark)
    p.fill([(84, -16), (112, 6), (70, 6)], dark)


def car_windows(
    p: Pen, x: float, y: float, s: float, cars: int = 3, colour: Colour = "#ffdf94"
) -> None:
    """Draw the glow of the train's windows and lamp; lay it with `Scene.addlight`."""
    with p.at(x, y, s / 100):
        for k in range(cars):
            for j in range(4):
                p.rect(-70 - k * 128 - 110 + j * 27, -56, 18, 22, colour)
        p.circ(92, -40, 10, colour)
