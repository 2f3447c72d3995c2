"""Sun, moon, stars, birds, balloons and kites: what hangs in the air."""

from card_art.studio.colour import Colour, darker, lighter, mix
from card_art.studio.paths import Point, circle, difference, spline
from card_art.studio.pen import Pen


def crescent(p: Pen, x: float, y: float, r: float, colour: Colour, phase: float = 0.42) -> None:
    """Draw a crescent open to the right."""
    bite = circle(x + r * phase * 1.05, y - r * 0.12, r * 0.86)
    p.fill(difference(circle(x, y, r), bite), colour)


def moon(
    p: Pen, x: float, y: float, r: float, colour: Colour = "#fff3cf", crater: Colour = "#e2c78d"
) -> None:
    """Draw a full moon; lay it with the look GLOWING (a light has no shadow side)."""
    p.circ(x, y, r, colour)
    spots = "-35,-20,26 30,30,32 10,-50,15 -10,45,17 55,-15,12 -60,30,12 -15,5,10 50,62,10"
    with p.clip(circle(x, y, r)), p.at(x, y, r / 100):
        for spot in spots.split():
            cx, cy, q = (float(number) for number in spot.split(","))
            p.oval(cx, cy, q, q * 0.86, crater, 0.55)
            p.oval(cx + q * 0.12, cy + q * 0.12, q * 0.78, q * 0.66, mix(crater, colour, 0.4), 0.7)


def star(p: Pen, x: float, y: float, r: float, colour: Colour, rot: float = 0) -> None:
    """Draw a five-pointed toy star with soft tips."""
    with p.at(x, y, r / 100, rot):
        p.fill("0,-100 26,-36 95,-31 42,14 59,81 0,45 -59,81 -42,14 -95,-31 -26,-36", colour)


BIRDS = (
    "-52,-20! -30,-18 -8,-2 0,-4 10,-3 30,-20 54,-26! 34,-8 14,6 4,9 -6,8 -26,-4",
    "-40,-44! -22,-22 -6,-3 2,-6 16,-12 24,-8 15,-3! 12,4 -2,10 -26,14 -42,12 -22,4 -14,-4",
    "-50,8! -28,-10 -6,-4 2,-7 11,-5 30,-12 52,6! 30,-2 12,5 2,9 -8,7 -28,0",
)


def bird(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    pose: int = 0,
    rot: float = 0,
    flip: bool = False,
) -> None:
    """Draw a far bird in one of three wingbeats; `s` is half its span."""
    with p.at(x, y, s / 50, rot, flip):
        p.fill(BIRDS[pose % 3], colour)


def balloon(
    p: Pen,
    x: float,
    y: float,
    r: float,
    colour: Colour,
    string_to: Point | None = None,
    string: Colour = "#2a2530",
) -> None:
    """Draw a toy balloon."""
    if string_to:
        tx, ty = string_to
        dx, dy = tx - x, ty - y
        way = [(x, y + r * 1.3), (x + dx * 0.3 + r * 0.12, y + dy * 0.45)]
        way += [(x + dx * 0.7 - r * 0.1, y + dy * 0.75), string_to]
        p.line(spline(way, closed=False), string, 1.8)
    with p.at(x, y, r / 100):
        p.fill("0,-108 76,-72 100,0 60,76 0,125 -60,76 -100,0 -76,-72", colour)
        p.fill([(-10, 134), (10, 134), (0, 118)], darker(colour))
        p.oval(-40, -48, 16, 25, lighter(colour, 0.6), 0.8)


def kite(
    p: Pen, x: float, y: float, s: float, colour: Colour, cross: Colour, rot: float = 0
) -> None:
    """Draw a diamond kite with a tail of bows; `s` is its height."""
    with p.at(x, y, s / 100, rot):
        p.fill([(0, -56), (34, -14), (0, 44), (-34, -14)], colour)
        p.fill([(0, -56), (34, -14), (0, -14)], darker(colour, 0.15))
        p.fill([(0, 44), (-34, -14), (0, -14)], darker(colour, 0.2))
        p.line([(0, -56), (0, 44)], cross, 2.5)
        p.line([(-34, -14), (34, -14)], cross, 2.5)
        p.line("0,44 10,62 -6,82 8,104 -4,124", cross, 2)
        for bx, by in ((8, 62), (-5, 84), (7, 106)):
            p.fill([(bx - 10, by - 6), (bx, by), (bx - 10, by + 6)], colour)
            p.fill([(bx + 10, by - 6), (bx, by), (bx + 10, by + 6)], colour)
