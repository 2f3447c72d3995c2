"""Parts of people, drawn large: hands, eyes, sleeping faces, heads in profile."""

from card_art.studio.colour import HAIR, SKIN, Colour, darker, lighter, mix
from card_art.studio.paths import curve
from card_art.studio.pen import Pen


def sleeping_head(
    p: Pen, x: float, y: float, r: float, skin: str, hair: str, rot: float = 0
) -> None:
    """Draw a face asleep, seen from the front; `r` is its half height."""
    with p.at(x, y, r / 24, rot):
        tone, locks = SKIN[skin], HAIR[hair]
        p.fill("-24,-4 -24,-22 -4,-32 18,-28 26,-6 22,6 -20,6", locks)
        p.oval(0, 0, 21, 23, tone)
        p.fill("-22,2! -23,-16 -6,-28 14,-24 23,-8 22,2! 10,-12 -8,-10", locks)
        for side in (-9, 7):
            p.line(f"{side - 4},3 {side},6 {side + 5},3", darker(tone, 0.6), 1.8)
        p.line("-4,14 0,15.5 5,14", darker(tone, 0.45), 1.6)


def hand(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    *,
    rot: float = 0,
    flip: bool = False,
    sleeve: Colour | None = None,
) -> None:
    """Draw a big hand reaching down with spread fingers; (x, y) is the palm, wrist above."""
    dark = mix(darker(colour, 0.5), "#5a1c20", 0.3)
    with p.at(x, y, s / 200, rot, flip):
        p.fill(
            "-44,-260! -40,-150 -46,-90 -58,-40 -60,0 -30,26 30,26 56,2 54,-50 44,-100 40,-150 "
            "44,-260!",
            colour,
        )
        fingers = (
            ((-50, 0), (-66, 46), (-58, 92), 24),
            ((-22, 14), (-28, 72), (-20, 122), 25),
            ((10, 16), (12, 74), (18, 118), 24),
            ((38, 6), (48, 54), (46, 92), 21),
        )
        for (x0, y0), (x1, y1), (x2, y2), w in fingers:
            middle = ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1), ((x1 + x2) / 2, (y1 + y2) / 2)
            p.taper([(x0, y0), *middle, (x2, y2)], w * 1.1, w * 0.72, colour)
            p.circ(x2, y2, w * 0.36, colour)
            p.oval(x2, y2 + 1, w * 0.2, w * 0.26, lighter(colour, 0.35))
            p.line(f"{x1 - w * 0.3},{y1} {x1},{y1 + 4} {x1 + w * 0.3},{y1}", dark, 2, 0.5)
        p.taper([(48, -64), (76, -36), (94, 4), (92, 40)], 34, 19, colour)
        p.circ(92, 42, 9.5, colour)
        for q in (-36, -6, 24):
            p.line(f"{q - 2},-20 {q},0 {q - 4},22", dark, 2, 0.35)
        if sleeve:
            p.fill("-58,-300! -56,-170! 56,-170! 58,-300!", sleeve)
            p.rect(-60, -186, 120, 22, lighter(sleeve, 0.2), r=6)


PALM = (
    "-46,150! -44,90 -62,40 -96,6 -116,-22 -108,-36 -92,-34 -62,-10 -52,-18 -60,-80 -62,-124 "
    "-52,-134 -42,-124 -34,-60 -28,-64 -28,-140 -18,-152 -7,-142 -2,-66 4,-66 14,-132 24,-142 "
    "33,-132 28,-58 34,-54 50,-100 60,-108 68,-98 58,-30 54,30 44,90 46,150!"
)


def palm(
    p: Pen, x: float, y: float, s: float, colour: Colour, rot: float = 0, flip: bool = False
) -> None:
    """Draw an open hand held up, palm to us; `s` is about its height, wrist below."""
    with p.at(x, y, s / 300, rot, flip):
        p.fill(PALM, colour)
        dark = mix(darker(colour, 0.45), "#5a1c20", 0.3)
        p.line("-44,6 -14,-12 24,-14 48,-2", dark, 2.6, 0.55)
        p.line("-40,26 -8,12 20,18 36,34", dark, 2.4, 0.5)
        p.line("-46,-4 -26,30 -26,70 -32,90", dark, 2.6, 0.5)


def eye(
    p: Pen,
    x: float,
    y: float,
    s: float,
    white: Colour = "#f5ead2",
    iris: Colour = "#3e7f86",
    pupil: Colour = "#120f18",
    opened: float = 1.0,
) -> None:
    """Draw a great eye, twice `s` wide."""
    o = opened
    shape = curve(
        f"-100,0! -50,{-40 * o} 0,{-52 * o} 50,{-40 * o} 100,0! 50,{32 * o} 0,{42 * o} -50,{32 * o}"
    )
    with p.at(x, y, s / 100):
        p.fill(shape, white)
        with p.clip(shape), p.at(0, -3):
            p.circ(0, 0, 40, darker(iris, 0.5))
            p.circ(0, 0, 37, iris)
            for i in range(70):
                with p.at(rot=i * 360 / 70):
                    shine = lighter(iris, 0.1 + 0.4 * ((i * 37) % 10) / 10)
                    p.line([(0, 16), (0, 26 + (i * 53) % 10)], shine, 0.8, 0.8)
            p.circ(0, 0, 17, pupil)


PROFILE = (
    "-46,100! -40,60 -62,40 -76,0 -72,-48 -44,-84 0,-96 42,-84 64,-54 68,-24 66,-12 88,22 "
    "86,30 72,34! 76,46 70,52 75,62 66,70 66,84 52,92 28,88 20,100!"
)


def profile(p: Pen, x: float, y: float, s: float, colour: Colour, flip: bool = False) -> None:
    """Draw a great head in profile looking right, `s` tall from neck to crown; a shape to fill."""
    with p.at(x, y, s / 200, flip=flip):
        p.fill(PROFILE, colour)
