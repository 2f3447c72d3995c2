"""Odd things that few cards need: drops, letterboxes, street lamps, needles, seahorses."""

from card_art.studio.colour import Colour, darker, lighter
from card_art.studio.pen import Pen


def letterbox(p: Pen, x: float, y: float, s: float, colour: Colour) -> None:
    """Draw a round-headed letterbox on a stout post; `s` is its height."""
    dark = darker(colour, 0.35)
    with p.at(x, y, s / 200):
        p.rect(-12, -92, 24, 92, "#5a3a2c", grad=(-12, 0, 12, 0, ["#8a5f44", "#3a2420"]))
        p.fill("-52,-88! -52,-160 -30,-196 0,-204 30,-196 52,-160 52,-88!", colour)
        p.fill("18,-88! 20,-160 14,-200! 36,-192 52,-160 52,-88!", dark, 0.6)
        p.rect(-58, -98, 116, 14, dark, r=5)
        p.fill("-56,-160! -34,-202 0,-212 34,-202 56,-160! 0,-172", lighter(colour, 0.1))
        p.rect(-36, -148, 72, 14, "#1c1016", r=5)
        p.line([(-38, -152), (38, -152)], lighter(colour, 0.35), 4)


def street_lamp(p: Pen, x: float, y: float, s: float, colour: Colour, glass: Colour) -> None:
    """Draw an iron street lamp standing on (x, y); its light is at (x, y - .92 s)."""
    with p.at(x, y, s / 200):
        p.fill("-16,0! -10,-10 -6,-30 -4,-160 4,-160 6,-30 10,-10 16,0!", colour)
        p.rect(-9, -64, 18, 7, colour, r=3)
        p.line([(-18, -148), (18, -148)], colour, 5)
        p.fill([(-11, -162), (-19, -196), (19, -196), (11, -162)], glass)
        for side in (-1, 0, 1):
            p.line([(side * 11, -162), (side * 19, -196)], colour, 3)
        p.fill("-24,-195! -12,-208 0,-214 12,-208 24,-195!", colour)
        p.circ(0, -216, 4, colour)
        p.rect(-13, -166, 26, 6, colour, r=2)


def needle(p: Pen, x: float, y: float, s: float, colour: Colour, rot: float = 0) -> None:
    """Draw a sewing needle pointing up, its eye at the foot (x, y)."""
    with p.at(x, y, s / 100, rot):
        p.fill("-2.6,4 -3,-14 -1.6,-70 0,-100! 1.6,-70 3,-14 2.6,4 0,7", colour)
        p.oval(0, -4, 1.1, 6, darker(colour, 0.75))


def watering_can(p: Pen, x: float, y: float, s: float, colour: Colour, flip: bool = False) -> None:
    """Draw a watering can, spout to the right."""
    dark = darker(colour, 0.3)
    with p.at(x, y, s / 100, flip=flip):
        p.line("-26,-58 -52,-46 -54,-20 -28,-10", dark, 7)
        p.taper([(20, -18), (52, -40), (74, -66)], 18, 9, colour)
        p.fill([(64, -66), (84, -80), (90, -64), (72, -56)], dark)
        p.fill("-30,-62! 26,-62! 32,0! -34,0!", colour)
        p.oval(-2, -62, 28, 6, dark)
