"""Long-legged and far-reaching animals: a giraffe without its head, a cat stretched to a bridge."""

from card_art.studio.colour import Colour, darker
from card_art.studio.pen import Pen


def giraffe_body(p: Pen, x: float, y: float, s: float, colour: Colour, flip: bool = False) -> None:
    """Draw a giraffe walking right, `s` tall; its neck ends at (x + .42 s, y - .9 s)."""
    with p.at(x, y, s / 200, flip=flip):
        for hip, knee, foot in ((-44, -50, -62), (34, 40, 36)):
            p.taper([(hip, -84), (knee, -44), (foot, 0)], 17, 6, darker(colour, 0.25))
        p.line("-58,-100 -72,-84 -70,-58", colour, 4)
        p.fill("-62,-92 -50,-112 0,-116 40,-126 58,-104 52,-78 10,-70 -40,-68 -60,-76", colour)
        for hip, knee, foot in ((-52, -48, -40), (44, 50, 58)):
            p.taper([(hip, -84), (knee, -44), (foot, 0)], 18, 7, colour)
        p.taper([(38, -104), (62, -140), (84, -184)], 36, 11, colour)
        spots = "-44,-96,8 -24,-102,9 -4,-96,8 16,-104,9 -34,-82,6 -10,-80,7 12,-84,7 34,-98,8"
        for spot in f"{spots} 50,-124,6 60,-142,5 70,-160,4 42,-84,6".split():
            sx, sy, r = (float(part) for part in spot.split(","))
            p.oval(sx, sy, r, r * 0.8, darker(colour, 0.3))


ARCHED_CAT = (
    "-60,980! -50,760 -20,600 60,470 180,390 330,362 470,372 590,420 690,520 740,640 770,800 "
    "790,980! 700,980! 680,820 650,720 600,640 520,590 400,570 270,584 170,640 110,740 80,860 "
    "70,980!"
)


def cat_bridge(p: Pen, colour: Colour) -> None:
    """Draw a cat whose arched back spans the sheet, hind feet left, head low at the right."""
    p.line("30,620 20,440 90,330 50,220 110,150", colour, 46)
    p.fill(ARCHED_CAT, colour)
    for x in (8, 744):
        p.oval(x + 10, 972, 74, 34, colour)
