"""Seats, tables and lamps: where people sit or have sat."""

from card_art.studio.colour import Colour, darker, lighter, mix
from card_art.studio.pen import Pen


def armchair(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    flip: bool = False,
    wood: Colour = "#3a2620",
) -> None:
    """Draw a stuffed armchair turned three quarters to the right; `s` is its height, seat at .42 s."""
    dark, light = darker(colour, 0.22), lighter(colour, 0.12)
    with p.at(x, y, s / 200, flip=flip):
        for q in (-66, 66):
            p.line([(q, -20), (q, 0)], wood, 13)
        p.fill("-84,-20! -92,-120 -80,-186 -40,-204 10,-196 26,-160 26,-80 30,-20!", dark)
        p.fill("-62,-70 -70,-130 -60,-178 -30,-190 4,-182 14,-150 12,-70", mix(colour, dark, 0.3))
        p.fill("-60,-66! 40,-74 80,-68 84,-24! -60,-20!", dark)
        p.fill("-62,-92 0,-100 66,-96 82,-84 78,-62 -60,-60", light)
        p.fill("-92,-14! -98,-80 -92,-112 -66,-120 -40,-104 -34,-60 -30,-14!", colour)
        p.oval(-67, -98, 30, 24, light)
        p.oval(-67, -97, 20, 15, colour)


def lampshade(p: Pen, x: float, y: float, s: float, shade: Colour) -> None:
    """Draw a pleated shade `s` tall, its lower rim centred on (x, y)."""
    with p.at(x, y, s / 100):
        p.fill("-74,0! -34,-100! 34,-100! 74,0! 0,9", shade)
        for q in (-46, -22, 0, 22, 46):
            p.line([(q * 0.62, -98), (q * 1.3, 4)], darker(shade, 0.18), 3, 0.7)
        p.line("-74,0 0,9 74,0", lighter(shade, 0.3), 5)


def table(p: Pen, x: float, y: float, w: float, h: float, wood: Colour, thick: float = 16) -> None:
    """Draw a plain table seen from the front; (x, y) is the middle of its foot."""
    for side in (-1, 1):
        leg = x + side * w * 0.42
        p.taper([(leg, y - h), (leg, y - h / 2), (leg, y)], thick * 1.3, thick * 0.8, darker(wood))
    p.rect(x - w * 0.45, y - h + thick, w * 0.9, thick * 1.4, darker(wood, 0.15))
    p.rect(x - w / 2, y - h, w, thick, lighter(wood, 0.1), r=4)


def stool(p: Pen, x: float, y: float, h: float, wood: Colour = "#6a4230") -> None:
    """Draw a round stool `h` high; (x, y) is the middle of its foot."""
    for side in (-1, 1):
        p.line(
            [(x + side * h * 0.24, y - h), (x + side * h * 0.34, y)], darker(wood, 0.15), h * 0.06
        )
    p.line([(x - h * 0.28, y - h * 0.4), (x + h * 0.28, y - h * 0.4)], wood, h * 0.05)
    p.rect(x - h * 0.36, y - h, h * 0.72, h * 0.1, lighter(wood, 0.1), r=h * 0.04)
