"""Cards seen through something: a window, a cave, a picture frame, a pair of spectacles."""

from card_art.studio.colour import darker
from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.animals import butterfly
from card_art.studio.motifs.buildings import house
from card_art.studio.motifs.curios import street_lamp
from card_art.studio.motifs.land import hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import flower
from card_art.studio.painter import Scene
from card_art.studio.paths import arch
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


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
    alt="Through a window: a street on a snowy night. Under the one burning lamp there is a patch "
    "of summer with grass and flowers, and an old man in a straw hat stands in it.",
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


@scene(
    "101",
    seed=101,
    camera="through-frame",
    palette="ochre-desert",
    twist="material-swap",
    light=(400, 250),
    lead="cup telephone",
    also=("butterflies", "canyon"),
    people=("child/dark", "old/pale"),
    title="Can you hear me now?",
    alt="Seen from a cave: two people on the two sides of a canyon speak through cups. "
    "In the middle the string between them is a row of butterflies.",
    keywords="conversation, silence, distance, tenderness, trust, message, misunderstanding",
    opposites=("conversation", "silence"),
)
def butterfly_line(s: Scene) -> None:
    s.sky(((0, "#7fb4b8"), (0.3, "#c8d4ac"), (0.55, "#f8e0a4"), (0.8, "#e8ae66"), (1, "#b8703c")))
    s.glow(400, 250, 360, "#fff6d0", 0.6)
    far = ridge(s.dice("far"), 640, 40)
    s.lay("far mesa", lambda p: hill(p, far, "#d8b07c"), LAND, fog=0.6)
    s.lay(
        "far walls",
        lambda p: (p.fill(FAR_LEFT, "#c88a58"), p.fill(FAR_RIGHT, "#c08050")),
        LAND,
        fog=0.4,
    )
    s.mist(980, 130, "#f8dca8", 0.7)
    s.lay(
        "left cliff",
        lambda p: (p.fill(LEFT_CLIFF, "#a8603c"), _layers(p, LEFT_CLIFF)),
        LAND,
        vol=0.8,
        form=(6, 20),
        rim=0.4,
    )
    s.lay(
        "right cliff",
        lambda p: (p.fill(RIGHT_CLIFF, "#9a5436"), _layers(p, RIGHT_CLIFF)),
        LAND,
        vol=0.8,
        form=(6, 20),
        rim=0.4,
    )
    s.lay(
        "child",
        lambda p: person(
            p,
            178,
            690,
            280,
            "#2f7f86",
            skin="dark",
            hair="black",
            cut="braids",
            facing="side",
            arm_r=(34, -158),
            arm_l=(-20, -70),
        ),
        FIGURE,
        shadow=0.3,
    )
    s.lay(
        "old",
        lambda p: person(
            p,
            640,
            650,
            300,
            "#8a3f5c",
            age="old",
            hair="white",
            cut="bun",
            facing="side",
            flip=True,
            arm_r=(38, -158),
            arm_l=(-20, -70),
        ),
        FIGURE,
        shadow=0.3,
    )
    s.lay("cups", lambda p: (_cup(p, 234, 470, 8), _cup(p, 576, 414, 172)), FIGURE)
    s.lay(
        "string",
        lambda p: (
            p.line("256,474 290,484 322,488", "#7a4a34", 4),
            p.line("552,418 530,430 500,444", "#7a4a34", 4),
        ),
        FLAT,
    )
    s.lay("butterflies", _flight, FIGURE, rim=0.3, shadow=0.1)
    s.lay("cave", _cave, rim=0.5, wob=3, form=(8, 30))
    s.bloom(0.3)
    s.finish(vignette=0.45)


FAR_LEFT = "-20,560! 120,556 210,580! 240,760 270,900 300,1230! -20,1230!"
FAR_RIGHT = "820,530! 650,536 560,570! 540,760 520,900 500,1230! 820,1230!"
LEFT_CLIFF = "-20,690! 120,680 262,694! 276,760 258,840 290,920 276,1020 320,1230! -20,1230!"
RIGHT_CLIFF = "820,640! 690,636 556,654! 540,740 562,820 536,900 550,1030 500,1230! 820,1230!"


def _layers(p: Pen, cliff: str) -> None:
    with p.clip(cliff):
        for i, y in enumerate((740, 790, 860, 930, 1010, 1090)):
            p.line(
                f"-20,{y} 200,{y + 10} 420,{y - 6} 640,{y + 8} 820,{y - 4}",
                "#d89a60" if i % 2 else "#7a4028",
                13,
                0.5,
            )


def _cup(p: Pen, x: float, y: float, rot: float) -> None:
    with p.at(x, y, 1, rot):
        p.fill([(-24, -20), (24, -14), (24, 14), (-24, 20)], "#f4f0e4")
        p.oval(-24, 0, 7, 20, "#d0c8b4")
        p.rect(-4, -17, 10, 34, "#c8503c")


def _flight(p: Pen) -> None:
    colours = ("#e8703c", "#3f8a94", "#f0b43c", "#c8506a", "#f8f0d8")
    for i in range(5):
        t = i / 4
        x, y = 344 + 144 * t, 490 - 40 * t + 14 * ((i % 2) - 0.5)
        butterfly(p, x, y, 30, colours[i], "#3a2028", 40 * ((i * 7) % 5 - 2) / 2)
    for x, y, size, rot in ((440, 400, 42, 30), (350, 310, 34, -20), (500, 270, 26, 50)):
        butterfly(p, x, y, size, colours[int(x) % 5], "#3a2028", rot)


def _cave(p: Pen) -> None:
    p.rect(-20, -20, 840, 1240, "#4c2a2c")
    p.erase(
        "60,1080! 40,860 70,600 60,420 130,240 250,130 420,90 590,140 700,270 748,460 736,700 "
        "756,900 740,1090! 560,1120 400,1105 220,1125"
    )
