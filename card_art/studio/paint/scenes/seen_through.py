"""Cards seen through something: a window, a cave, a picture frame, a pair of spectacles."""

from card_art.studio.colour import darker
from card_art.studio.motifs.animals import butterfly
from card_art.studio.motifs.buildings import house
from card_art.studio.motifs.curios import street_lamp
from card_art.studio.motifs.land import hill, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import flower
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import arch
from card_art.studio.pen import Pen


@scene(
    "098",
    seed=98,
    camera="through-frame",
    palette="night-indigo",
    twist="two-times",
    light=(450, 390),
    lead="street lamp",
    also=("snow", "window"),
    night=True,
    people=("old/brown",),
    title="July, by the hour",
    alt="Through a window: a street on a snowy night. Under the one burning lamp there is a "
    "patch of summer with grass and flowers, and somebody in a straw hat stands in it.",
    keywords="memory, hope, loneliness, warmth, cold, waiting, refuge",
    opposites=("warmth", "cold"),
)
def summer_under_a_lamp(s: Scene) -> None:
    s.sky(((0, "#1a2858"), (0.4, "#3a4c84"), (0.7, "#6a76a4"), (1, "#8a90b4")))
    windows = s.dice("street")
    s.lay("far houses", lambda p: _street(p, windows.random(), 640, "#4a5a8c"), LAND, fog=0.45)
    s.lay(
        "snowy street",
        lambda p: hill(p, slope((-20, 800), (400, 780), (820, 810)), "#a8b4d4"),
        LAND,
    )
    s.lay(
        "dark lamps",
        lambda p: (
            street_lamp(p, 190, 800, 300, "#2a3458", "#3c4870"),
            street_lamp(p, 650, 790, 240, "#2a3458", "#3c4870"),
        ),
        FIGURE,
        fog=0.3,
        wob=0.4,
    )
    s.lay("snow", _night_snow, FLAT)
    cone = [(420, 420), (480, 420), (700, 985), (200, 985)]
    s.lay("lawn", _lawn, LAND, wob=1, vol=0.3)
    s.addlight("cone", lambda p: p.fill(cone, "#ffdf8a", 0.9), soft=10, k=0.6)
    s.lay("flowers", _lawn_flowers, FIGURE)
    s.lay("lamp", lambda p: street_lamp(p, 450, 965, 610, "#1c2440", "#fff0b8"), FIGURE, wob=0.4)
    s.addlight("bulb", lambda p: p.circ(450, 405, 50, "#ffe6a0"), soft=14, k=1, emit=0.9)
    s.lay(
        "old man",
        lambda p: person(
            p,
            335,
            995,
            290,
            "#e0583c",
            age="old",
            skin="brown",
            hair="white",
            hat="straw",
            hat_colour="#3f6a9c",
            dress=False,
            legs="#e8d8b0",
        ),
        FIGURE,
        shadow=0.25,
    )
    s.lay("butterfly", lambda p: butterfly(p, 545, 700, 34, "#f08a3c", "#3a2028", 20), FIGURE)
    s.lay("wall", _dark_window_wall, rim=0.4, vol=0.5, wob=1)
    s.rays(0.2, 0.35)
    s.bloom(0.5)
    s.finish(vignette=0.45)


def _street(p: Pen, roll: float, y: float, colour: str) -> None:
    for i in range(7):
        w = 100 + 30 * ((i * 7 + int(roll * 10)) % 3)
        house(p, 40 + i * 124, y + 170, w, colour, darker(colour, 0.3), h=w * 1.9, lit=0)


def _night_snow(p: Pen) -> None:
    for _ in range(240):
        x, y = p.rnd.uniform(70, 730), p.rnd.uniform(60, 1080)
        half = 30 + (y - 420) * 0.39
        if y > 410 and abs(x - 450) < half:
            continue
        p.circ(x, y, p.rnd.choice((2, 2.6, 3.4, 4.2)), "#ffffff", 0.85)


def _lawn(p: Pen) -> None:
    p.oval(450, 990, 262, 66, "#7fb04c")
    for _ in range(160):
        x = p.rnd.uniform(210, 690)
        y = 990 + p.rnd.uniform(-0.9, 0.9) * 62 * (1 - ((x - 450) / 262) ** 2) ** 0.5
        p.taper(
            [(x, y), (x + 3, y - 12), (x + 8, y - 24)], 5, 1, p.rnd.choice(("#5f9a40", "#94c05c"))
        )


def _lawn_flowers(p: Pen) -> None:
    for x, y, c in (
        (270, 985, "#e8604a"),
        (560, 1010, "#f4c44c"),
        (620, 975, "#e87a9a"),
        (500, 1030, "#e8604a"),
        (300, 1030, "#f4c44c"),
        (420, 1036, "#ffffff"),
    ):
        p.line([(x, y), (x + 2, y - 34)], "#4f8a3c", 4)
        flower(p, x + 2, y - 38, 20, c, "#8a5a2c", 6)


def _dark_window_wall(p: Pen) -> None:
    opening = arch(70, 730, 1080, 50)
    p.rect(-20, -20, 840, 1240, "#3a2c48")
    p.erase(opening)
    p.line(opening, "#6a4a5c", 26)
    p.rect(30, 1070, 740, 46, "#7a5664", r=6)
