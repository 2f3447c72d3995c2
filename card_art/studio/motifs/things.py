"""Small things with a story: clocks, keys, cups, books, candles, mirrors, masks."""

import math
from itertools import pairwise

import skia

from card_art.studio.colour import Colour, darker, lighter, mix
from card_art.studio.paths import circle, curve, moved, oval, polygon, union
from card_art.studio.pen import Pen


def clock(
    p: Pen,
    x: float,
    y: float,
    r: float,
    face: Colour = "#f4e6c6",
    rim: Colour = "#8b5a33",
    ink: Colour = "#33231c",
    hour: float = 10,
    minute: float = 10,
    tilt: float = 0,
    squash: float = 1,
) -> None:
    """Draw a clock face with strokes, never figures (a card carries no numbers)."""
    with p.at(x, y, r / 100, tilt, squash=squash):
        p.circ(0, 0, 112, rim)
        p.circ(0, 0, 104, darker(rim, 0.35))
        p.circ(0, 0, 97, face)
        for i in range(60):
            with p.at(rot=i * 6):
                long = i % 5 == 0
                p.line([(0, -90), (0, -74 if long else -86)], ink, 5 if long else 1.4)
        for angle, length, width in ((hour * 30 + minute / 2, 44, 7), (minute * 6, 70, 5)):
            with p.at(rot=angle):
                p.fill(
                    f"{-width * 0.3},14 {-width},{-length * 0.35} 0,{-length}! "
                    f"{width},{-length * 0.35} {width * 0.3},14",
                    ink,
                )
        p.circ(0, 0, 6, ink)


def key(p: Pen, x: float, y: float, s: float, colour: Colour, rot: float = 0) -> None:
    """Draw an old key, bow up; twice `s` tall."""
    with p.at(x, y, s / 100, rot):
        p.ring(0, -72, 26, colour, 11)
        p.ring(-20, -100, 9, colour, 7)
        p.ring(20, -100, 9, colour, 7)
        p.rect(-6, -48, 12, 140, colour, r=4)
        p.rect(-10, -46, 20, 9, colour, r=3)
        p.rect(-10, -30, 20, 6, colour, r=3)
        p.fill(
            [(4, 54), (38, 54), (38, 66), (28, 66), (28, 74), (38, 74), (38, 90), (4, 90)], colour
        )


def keyhole(x: float, y: float, s: float) -> skia.Path:
    """Return the outline of a keyhole."""
    slot = [(-13, -12), (13, -12), (30, 55), (-30, 55)]
    return moved(union(circle(0, -28, 30), polygon(slot)), x, y, s / 100)


def teacup(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    dark: Colour,
    rim: Colour,
    band: Colour | None = None,
    saucer: bool = True,
) -> None:
    """Draw a wide cup on a saucer; its mouth is an oval at (x, y - .92 s), .63 s by .145 s."""
    with p.at(x, y, s / 100):
        if saucer:
            p.oval(0, 0, 95, 17, darker(dark, 0.15))
            p.oval(0, -3, 95, 16, colour)
            p.oval(0, -2, 62, 9, dark)
        p.line("55,-72 85,-82 92,-55 72,-36 45,-30", colour, 8.5)
        body = curve("-68,-92! -66,-60 -48,-22 -24,-5 24,-5 48,-22 66,-60 68,-92!")
        p.fill(body, colour, 1, (-60, 0, 70, 0, [colour, colour, dark]))
        if band:
            with p.clip(body):
                p.line("-80,-68 0,-54 80,-68", band, 5)
                for i in range(-6, 7):
                    p.circ(i * 11, -42 - abs(i) ** 1.6 * 0.4, 2.2, band)
        p.oval(0, -92, 68, 17, rim)
        p.oval(0, -91.5, 63, 14.5, darker(dark))


def book(
    p: Pen,
    x: float,
    y: float,
    s: float,
    page: Colour = "#f3e6c8",
    cover: Colour = "#7d2f2d",
    ink: Colour = "#8a7354",
) -> None:
    """Draw an open book seen from the front, twice `s` wide; lines without letters."""
    with p.at(x, y, s / 100):
        p.fill("-100,-18! -50,-8 0,3! 50,-8 100,-18! 102,-4! 50,7 0,17! -50,7 -102,-4!", cover)
        for side in (False, True):
            with p.at(flip=side):
                for k in range(4):
                    with p.at(0, -k * 2.2):
                        p.fill(
                            "0,6! 25,-8 60,-13 97,-12! 86,-42! 50,-42 22,-35 0,-24!",
                            mix(page, ink, 0.35 - k * 0.11),
                        )
                for k in range(7):
                    t = 12 + k * 10.5
                    row = f"12,{-9 - t * 0.3} 40,{-18.5 - t * 0.3} {86 - t * 0.1},{-18 - t * 0.3}"
                    p.line(row, ink, 0.6, 0.5)


def closed_book(
    p: Pen, x: float, y: float, w: float, h: float, cover: Colour, rot: float = 0
) -> None:
    """Draw a book lying on its side, spine to us; (x, y) is the middle of its foot."""
    with p.at(x, y, 1, rot):
        p.rect(-w / 2, -h, w, h, cover, r=h * 0.18)
        p.rect(-w / 2 + h * 0.5, -h * 0.82, w - h * 0.6, h * 0.64, "#efe2c4", r=2)
        p.rect(-w / 2, -h, h * 0.55, h, darker(cover, 0.15), r=h * 0.2)
        p.line(
            [(-w / 2 + h * 0.28, -h * 0.85), (-w / 2 + h * 0.28, -h * 0.15)], "#d8b25a", h * 0.07
        )


def umbrella(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    dark: Colour,
    rot: float = 0,
    handle: Colour = "#3a2a26",
) -> None:
    """Draw an open umbrella; (x, y) is the middle under its canopy."""
    with p.at(x, y, s / 100, rot):
        p.line("0,-90 0,60 2,78 14,84 22,72", handle, 5)
        p.fill(
            "-100,0! -82,-46 -40,-80 0,-90 40,-80 82,-46 100,0! 66,-12 33,-2! 0,-12 -33,-2! "
            "-66,-12",
            colour,
        )
        p.fill("0,-90! 40,-80 82,-46 100,0! 66,-12 33,-2! 24,-50", dark, 0.7)
        for q in (-33, 33):
            p.line(f"0,-90 {q * 0.75},-55 {q},-2", darker(dark), 2, 0.7)
        p.line([(0, -90), (0, -102)], handle, 5)


def candle(
    p: Pen,
    x: float,
    y: float,
    w: float,
    h: float,
    colour: Colour = "#efe0c2",
    dark: Colour = "#c3a477",
) -> None:
    """Draw a candle without its flame (that is `flame`, laid as light)."""
    p.rect(
        x - w / 2, y - h, w, h, colour, 1, 0, (x - w / 2, 0, x + w / 2, 0, [colour, colour, dark])
    )
    for i in range(4):
        drip, length = x - w / 2 + w * (i + 0.5) / 4, h * p.rnd.uniform(0.12, 0.5)
        p.rect(drip - w * 0.11, y - h, w * 0.2, length, lighter(colour, 0.15), r=w * 0.1)
    p.oval(x, y - h, w * 0.5, w * 0.14, lighter(colour, 0.45))
    p.line([(x, y - h), (x + w * 0.03, y - h - w * 0.22)], "#2a1c18", max(1.5, w * 0.05))


def flame(
    p: Pen, x: float, y: float, s: float, colour: Colour = "#ffd469", core: Colour = "#fff7d8"
) -> None:
    """Draw a flame with its foot at (x, y); lay it flat with emit 1.2."""
    with p.at(x, y, s / 100):
        p.fill("0,0 -30,-28 -17,-62 4,-110! 20,-62 30,-28", colour)
        p.fill("0,-4 -15,-24 0,-62! 15,-24", core)


def lantern(p: Pen, x: float, y: float, s: float, colour: Colour, glow: Colour = "#ffe08a") -> None:
    """Draw a lantern hanging around (x, y); its ring is at (x, y - .62 s)."""
    with p.at(x, y, s / 100):
        p.ring(0, -62, 20, colour, 7)
        p.rect(-28, -50, 56, 12, colour, r=4)
        p.rect(-22, -38, 44, 55, glow)
        p.rect(-30, 15, 60, 12, colour, r=4)
        for q in (-22, 0, 22):
            p.line([(q, -40), (q, 16)], colour, 6)


def hourglass(x: float, y: float, s: float) -> skia.Path:
    """Return the outline of the glass, twice `s` tall."""
    glass = (
        "-36,-100! -36,-62 -20,-20 -4,0 -20,20 -36,62 -36,100! "
        "36,100! 36,62 20,20 4,0 20,-20 36,-62 36,-100!"
    )
    return moved(glass, x, y, s / 100)


def hourglass_frame(p: Pen, x: float, y: float, s: float, wood: Colour) -> None:
    """Draw an hourglass's two plates and two posts."""
    with p.at(x, y, s / 100):
        for top in (-106, 100):
            p.rect(-46, top, 92, 8, wood, r=2.5)
            p.rect(-40, top + (8 if top < 0 else -3), 80, 3, lighter(wood, 0.15), r=1)
        for side in (-1, 1):
            post = [(side * 42, -100), (side * 40.5, 0), (side * 42, 100)]
            p.taper(post, 4.2, 4.2, wood)
            for knob in (-68, 0, 68):
                p.circ(side * 41.3, knob, 3.3, lighter(wood, 0.15))


def mirror(p: Pen, x: float, y: float, s: float, frame: Colour) -> skia.Path:
    """Draw a standing oval mirror and return the glass to clip to."""
    with p.at(x, y, s / 100):
        p.oval(0, -54, 43, 55, frame)
        p.oval(0, -54, 38.5, 50.5, darker(frame, 0.4))
        p.fill("-12,-106! 0,-120 12,-106!", frame)
        p.circ(0, -116, 3.5, lighter(frame, 0.3))
        for side in (-1, 1):
            p.taper([(side * 42, -50), (side * 50, -10), (side * 46, 20)], 5, 4, frame)
            p.circ(side * 43, -54, 3.5, frame)
        p.rect(-50, 2, 100, 3.5, frame, r=1)
    return oval(x, y - s * 0.54, s * 0.36, s * 0.48)


def mask(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    dark: Colour,
    gold: Colour = "#d8a94e",
    rot: float = 0,
    smile: float = 1,
) -> None:
    """Draw a theatre mask; `smile` -1 is sad."""
    with p.at(x, y, s / 100, rot):
        p.fill(
            "-80,-70 -40,-96 0,-102 40,-96 80,-70 84,-10 62,54 28,96 0,108 -28,96 -62,54 -84,-10",
            colour,
        )
        p.fill("0,-102! 40,-96 80,-70 84,-10 62,54 28,96 0,108! 6,20", dark, 0.55)
        for side in (False, True):
            with p.at(flip=side):
                p.fill("14,-16! 36,-34 64,-20! 38,-8", "#0f0c16")
                p.line("12,-40 38,-60 68,-44", gold, 4.5)
                p.circ(44, 26, 13, "#c4534b", 0.45)
        p.line("-2,-30 -10,22 2,30", darker(dark, 0.3), 3.5)
        corner = 58 - smile * 8
        p.fill(f"-34,{corner}! 0,56 34,{corner}! 0,{62 + smile * 16}", "#7c2430")
        p.fill([(0, -100), (10, -82), (0, -64), (-10, -82)], gold)


def suitcase(
    p: Pen, x: float, y: float, w: float, colour: Colour, strap: Colour = "#5a2d20"
) -> None:
    """Draw a closed suitcase on its foot."""
    with p.at(x, y, w / 100):
        p.line("-14,-66 -12,-78 12,-78 14,-66", strap, 5)
        p.rect(-50, -66, 100, 66, colour, r=7)
        for q in (-30, 22):
            p.rect(q, -66, 8, 66, strap)
        for q in (-50, 40):
            p.rect(q, -66, 10, 12, lighter(colour, 0.2), r=3)
            p.rect(q, -12, 10, 12, lighter(colour, 0.2), r=3)
        p.rect(-8, -46, 16, 9, "#d8b25a", r=2)


def chair(p: Pen, x: float, y: float, s: float, colour: Colour, flip: bool = False) -> None:
    """Draw a plain chair seen from the side-front; `s` is its height, seat at .45 s."""
    dark = darker(colour, 0.25)
    with p.at(x, y, s / 100, flip=flip):
        for q in (-20, 26):
            p.line([(q, -48), (q, -4)], dark, 5)
        p.line([(-26, 0), (-26, -98)], colour, 6)
        p.line([(20, 0), (20, -44)], colour, 6)
        p.line([(-20, -96), (-20, -48)], dark, 5)
        for level in (-92, -78, -64):
            p.line([(-26, level), (-18, level - 3)], dark, 5)
        p.fill([(-30, -46), (22, -46), (32, -52), (-18, -52)], lighter(colour, 0.12))
        p.rect(-30, -46, 52, 6, colour)


def bell(p: Pen, x: float, y: float, s: float, colour: Colour, dark: Colour) -> None:
    """Draw a bell hanging from (x, y); its mouth is at (x, y + s), as wide as `s`."""
    with p.at(x, y, s / 100):
        p.ring(0, 0, 9, dark, 6)
        p.fill(
            "-10,8 -22,14 -30,40 -34,66 -46,90 -52,100! 0,106 52,100! 46,90 34,66 30,40 22,14 10,8",
            colour,
            1,
            (-50, 0, 50, 0, [lighter(colour, 0.2), colour, dark]),
        )
        for level, half in ((44, 30), (82, 41)):
            p.line(f"{-half},{level} 0,{level + 6} {half},{level}", dark, 3)


def feather(p: Pen, x: float, y: float, s: float, colour: Colour, rot: float = 0) -> None:
    """Draw a feather `s` long, quill down."""
    with p.at(x, y, s / 100, rot):
        p.fill("0,44! -10,30 -15,0 -12,-30 0,-54! 11,-30 14,0 9,30", colour)
        p.line("0,58 1,10 0,-50", darker(colour, 0.3), 1.8)
        for i in range(8):
            level = 32 - i * 10
            for side in (-1, 1):
                p.line([(0, level), (side * 11, level - 9)], darker(colour, 0.2), 0.9, 0.7)
        p.fill([(0, 12), (-14, 20), (-13, 15)], darker(colour, 0.4))


def scissors(
    p: Pen,
    x: float,
    y: float,
    s: float,
    blade: Colour,
    grip: Colour,
    rot: float = 0,
    open_by: float = 22,
) -> None:
    """Draw scissors pointing up; (x, y) is the screw."""
    with p.at(x, y, s / 100, rot):
        for side in (False, True):
            with p.at(flip=side), p.at(rot=open_by):
                p.fill("-5,4! -7,-20 -2,-100! 4,-20 6,4!", blade)
                p.line([(0, 0), (-4, 34)], darker(blade, 0.2), 9)
                p.ring(-12, 54, 18, grip, 9)
        p.circ(0, 0, 5, darker(blade, 0.5))


def gear(
    p: Pen, x: float, y: float, r: float, colour: Colour, teeth: int = 12, rot: float = 0
) -> None:
    """Draw a cog with a hub."""
    with p.at(x, y, r / 100, rot):
        for i in range(teeth):
            with p.at(rot=360 * i / teeth):
                p.fill([(-11, -76), (-8, -100), (8, -100), (11, -76)], colour)
        p.circ(0, 0, 82, colour)
        p.circ(0, 0, 56, darker(colour, 0.25))
        for i in range(5):
            angle = i * math.tau / 5
            p.line([(0, 0), (math.cos(angle) * 60, math.sin(angle) * 60)], colour, 13)
        p.circ(0, 0, 20, lighter(colour, 0.15))


def chain(p: Pen, points: list[tuple[float, float]], colour: Colour, size: float = 7) -> None:
    """Draw links along a line of points."""
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(1, int(math.hypot(x1 - x0, y1 - y0) / (size * 1.6)))
        for i in range(count):
            t = (i + 0.5) / count
            p.ring(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, size * 0.7, colour, size * 0.4)
