"""Cards seen from above: a city, a crowd, a road on a roll."""

import math
from itertools import pairwise

from card_art.studio.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.motifs.animals import flying_crow
from card_art.studio.motifs.curios import umbrella_above
from card_art.studio.motifs.land import clouds
from card_art.studio.motifs.people import person
from card_art.studio.painter import Scene
from card_art.studio.paths import Point, placed, spline
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "103",
    seed=103,
    camera="aerial",
    palette="night-indigo",
    twist="scale-swap",
    light=(380, 620),
    lead="city",
    also=("leaf", "geese"),
    night=True,
    horizon=False,
    title="Everything is connected",
    alt="A city at night seen from high above. Its lit streets form the veins of a leaf, and wild "
    "geese fly over it.",
    keywords="connection, loneliness, nature, city, map, order, migration",
    opposites=("connection", "loneliness"),
)
def leaf_city(s: Scene) -> None:
    s.sky(((0, "#2a3c6c"), (0.5, "#1f3260"), (1, "#141f48")), warp=90)
    s.lay("fields", _fields, LAND, fog=0.2, vol=0.3, alpha=0.7)
    s.lay(
        "river",
        lambda p: p.taper(
            [(830, 940), (640, 1010), (420, 1000), (220, 1100), (60, 1230)], 34, 60, "#5a74ac"
        ),
        LAND,
        vol=0.2,
    )
    s.addlight(
        "haze", lambda p: p.fill(placed(CITY, 400, 560, 0.9, -62), "#ff9a40", 0.7), soft=50, k=0.55
    )
    s.addlight("streets", _streets, soft=1.2, k=1.5, emit=0.9)
    s.addlight("lamps", _lamps, soft=1, k=1.4, emit=0.7)
    s.lay(
        "low clouds",
        lambda p: (
            clouds(p, 3, 90, 200, "#7f90c0", (260, 420)),
            clouds(p, 3, 1080, 1190, "#7f90c0", (300, 460)),
        ),
        CLOUD,
        alpha=0.55,
        fog=0.3,
        vol=0.2,
    )
    s.lay("geese", _geese, FIGURE, shadow=0.3, reach=50)
    s.bloom(0.5)
    s.finish(vignette=0.5)


CITY = (
    "-470,10! -380,-120 -240,-220 -40,-270 160,-230 330,-120 470,0! 330,120 160,230 -40,270 "
    "-240,220 -380,130"
)


def _fields(p: Pen) -> None:
    for i in range(7):
        for j in range(10):
            x, y = i * 130 - 50 + p.rnd.uniform(-16, 16), j * 130 - 40 + p.rnd.uniform(-16, 16)
            tone = p.rnd.choice(("#2f4470", "#26386a", "#3a4c78", "#20305c"))
            with p.at(x, y, 1, p.rnd.uniform(-12, 12)):
                p.rect(0, 0, 122, 122, tone, r=8)


def _veins() -> list[tuple[Point, Point, Point]]:
    """The leaf's side veins in its own units; they bend forward and end inside its edge."""
    rows = [(-400 + i * 72, 250 * math.sin(math.pi * (i + 1.8) / 12.9) ** 0.8) for i in range(11)]
    return [
        ((x, 0), (x + 40, side * room * 0.45), (x + 100, side * room * 0.86))
        for x, room in rows
        for side in (-1, 1)
    ]


def _lamp_row(p: Pen, start: Point, end: Point, step: float, r: float, colour: str) -> None:
    """Street lamps between two points."""
    (x0, y0), (x1, y1) = start, end
    count = max(2, int(math.hypot(x1 - x0, y1 - y0) / step))
    for i in range(count):
        t = i / count
        p.circ(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r, colour, p.rnd.uniform(0.7, 1))


def _streets(p: Pen) -> None:
    with p.at(400, 560, 1, -62):
        for shift in (-6, 6):
            _lamp_row(p, (-720, 60 + shift), (-400, shift), 13, 4, "#ffe6b0")
            _lamp_row(p, (-400, shift), (468, 0), 13, 5, "#ffe6b0")
        p.line([(-720, 60), (-400, 0), (468, 0)], "#ffb860", 9, 0.5)
        with p.clip(CITY):
            for root, middle, tip in _veins():
                p.line([root, middle, tip], "#ffb050", 6, 0.45)
                _lamp_row(p, root, middle, 11, 4.6, "#ffd98c")
                _lamp_row(p, middle, tip, 11, 4.2, "#ffd080")
                for k in range(1, 9):
                    x = root[0] + (tip[0] - root[0]) * k / 9
                    y = tip[1] * k / 9
                    _lamp_row(p, (x, y), (x + 70, y), 9, 2.4, "#ffbc6c")


def _lamps(p: Pen) -> None:
    """Windows in blocks between the streets, thinning towards the edge."""
    with p.at(400, 560, 1, -62), p.clip(CITY):
        for _ in range(900):
            x, y = p.rnd.uniform(-460, 460), p.rnd.gauss(0, 130)
            p.rect(
                x,
                y,
                p.rnd.uniform(2, 5),
                p.rnd.uniform(2, 5),
                p.rnd.choice(("#ffe6b0", "#ffc870", "#fff6e0")),
                p.rnd.uniform(0.4, 1),
            )


def _geese(p: Pen) -> None:
    for x, y, size in ((190, 390, 130), (96, 290, 110), (270, 250, 96)):
        flying_crow(p, x, y, size, "#e8eef8", -24)


@scene(
    "118",
    seed=118,
    camera="aerial",
    palette="sea-green",
    twist="watched",
    light=(120, 80),
    lead="umbrellas",
    also=("eye",),
    horizon=False,
    centred=True,
    people=("crowd/hidden",),
    title="The weather looks back",
    alt="A crowd with umbrellas seen from straight above. The colours of the umbrellas form one "
    "great eye.",
    keywords="being watched, community, anonymity, rain, pattern, coincidence, attention",
    opposites=("anonymity", "attention"),
)
def umbrella_eye(s: Scene) -> None:
    s.sky(((0, "#5a7a84"), (0.5, "#46646e"), (1, "#2c4450")), warp=60)
    s.lay("paving", _paving, LAND, vol=0.3, alpha=0.6)
    crowd = _crowd_places(s)
    s.ground_shadow(lambda p: [p.circ(x + 14, y + 20, r, "#000") for x, y, r, _ in crowd], 0.55, 6)
    for layer in range(2):
        some = crowd[layer::2]
        s.lay(
            f"umbrellas {layer}",
            lambda p: [umbrella_above(p, x, y, r, c, p.rnd.uniform(0, 45)) for x, y, r, c in some],
            FIGURE,
            shadow=0.5,
            reach=12,
            wob=0.4,
            form=(3, 9),
        )
    s.lay("rain", _thin_rain, FLAT, alpha=0.45)
    s.finish(vignette=0.5)


def _paving(p: Pen) -> None:
    for j in range(26):
        for i in range(10):
            x = i * 96 - 60 + (j % 2) * 48
            p.rect(x, j * 48 - 10, 92, 44, p.rnd.choice(("#5a747c", "#4c6670", "#66808a")), r=5)


def _crowd_places(s: Scene) -> list[tuple[float, float, float, str]]:
    """Umbrellas on a shaken honeycomb, coloured by where they stand in the eye."""
    dice = s.dice("crowd")
    places = []
    for row in range(24):
        for column in range(15):
            x = column * 58 - 10 + (row % 2) * 29 + dice.uniform(-5, 5)
            y = row * 51 + 10 + dice.uniform(-5, 5)
            colour = _eye_colour(x - 400, y - 600, dice.random())
            if colour:
                places.append((x, y, dice.uniform(30, 35), colour))
    dice.shuffle(places)
    return places


def _eye_colour(x: float, y: float, chance: float) -> str | None:
    away = math.hypot(x, y)
    lid = 250 * (1 - (abs(x) / 400) ** 1.7)
    if math.hypot(x + 40, y + 46) < 30:
        return "#fffaf0"
    if away < 96:
        return "#1c2028" if chance < 0.6 else "#262c38"
    if away < 200:
        return "#e08a3c" if chance < 0.4 else "#c8642c" if chance < 0.75 else "#f0ac58"
    if abs(y) < lid:
        return "#f4ecdc" if chance < 0.6 else "#e2dccc"
    if abs(y) < lid + 64:
        return "#1f3540" if chance < 0.6 else "#2a4450"
    if chance > 0.96:
        return None
    return "#3f8288" if chance < 0.4 else "#55989a" if chance < 0.65 else "#34707a"


def _thin_rain(p: Pen) -> None:
    for _ in range(120):
        x, y = p.rnd.uniform(0, 800), p.rnd.uniform(0, 1200)
        p.line([(x, y), (x + 5, y + 20)], "#eafcff", 2)


@scene(
    "119",
    seed=119,
    camera="aerial",
    palette="mint-dawn",
    twist="path-to-nowhere",
    light=(90, 120),
    lead="road",
    also=("roll",),
    horizon=False,
    people=("adult/brown", "child/pale"),
    title="No further than this",
    alt="Seen from above, a road lies across green fields like a strip of cloth. Two people push "
    "the great roll from which it unrolls.",
    keywords="future, past, effort, freedom, beginning, teamwork, stubborn",
    opposites=("future", "past"),
)
def rolled_road(s: Scene) -> None:
    s.sky(((0, "#dfe6b8"), (0.5, "#a8c48c"), (1, "#6f9a78")), warp=80)
    s.glow(90, 120, 520, "#fff6d0", 0.4)
    s.lay("meadows", _meadows, LAND, vol=0.4, alpha=0.75, fog=0.15)
    s.lay("trees", _tree_tops, FIGURE, shadow=0.5, reach=26, rim=0.3)
    s.lay("road", _ribbon, LAND, shadow=0.45, reach=14, vol=0.5, form=(4, 14))
    s.lay(
        "adult",
        lambda p: person(
            p,
            420,
            815,
            300,
            "#c8503c",
            age="adult",
            skin="brown",
            hair="black",
            dress=False,
            legs="#3a4a6c",
            arm_l=(-26, -62),
            arm_r=(30, -62),
            lean=-8,
        ),
        FIGURE,
        shadow=0.4,
        reach=34,
    )
    s.lay(
        "child",
        lambda p: person(
            p,
            560,
            760,
            230,
            "#e8b03c",
            hair="red",
            cut="braids",
            arm_l=(-30, -66),
            arm_r=(32, -66),
            lean=-8,
        ),
        FIGURE,
        shadow=0.4,
        reach=30,
    )
    s.ground_shadow(
        lambda p: p.fill("250,1010! 640,870 760,930 720,1010 330,1140!", "#000"), 0.55, 12
    )
    s.lay("roll", _roll, rim=0.4, shadow=0.4, reach=30, form=(6, 30))
    s.bloom(0.2)
    s.finish(vignette=0.45)


def _meadows(p: Pen) -> None:
    tones = ("#b4cc84", "#94b878", "#c8d494", "#84a870", "#d8d89c")
    for i in range(5):
        for j in range(7):
            x, y = i * 190 - 60 + (j % 2) * 60, j * 190 - 60
            p.fill(
                [(x, y + 20), (x + 180, y - 10), (x + 196, y + 160), (x + 14, y + 186)],
                tones[(i * 2 + j * 3) % 5],
            )


def _tree_tops(p: Pen) -> None:
    for x, y, r in (
        (90, 420, 40),
        (150, 460, 30),
        (620, 250, 44),
        (690, 290, 34),
        (700, 620, 46),
        (90, 1080, 50),
        (160, 1120, 36),
        (660, 1130, 40),
    ):
        for k in range(7):
            a = k * math.tau / 7
            p.circ(x + math.cos(a) * r * 0.5, y + math.sin(a) * r * 0.5, r * 0.6, "#4f7f5c")
        p.circ(x - r * 0.2, y - r * 0.2, r * 0.5, "#6a9a68")


# Left and right edge of the road from the top of the card to the roll
ROAD_LEFT = ((330, -20), (190, 130), (130, 300), (200, 470), (330, 590), (360, 720), (300, 900))
ROAD_RIGHT = ((560, -20), (430, 130), (360, 290), (430, 430), (570, 560), (640, 690), (620, 800))


def _ribbon(p: Pen) -> None:
    p.fill(spline([*ROAD_LEFT, *ROAD_RIGHT[::-1]], sharp=(0, 6, 7, 13)), "#5f6470")
    for edge in (ROAD_LEFT, ROAD_RIGHT):
        p.line(spline(edge, closed=False), "#f4ecd8", 9)
    middle = [
        ((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(ROAD_LEFT, ROAD_RIGHT, strict=True)
    ]
    for (x0, y0), (x1, y1) in pairwise(middle):
        for t in (0.1, 0.6):
            start = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
            p.line(
                [start, (start[0] + (x1 - x0) * 0.26, start[1] + (y1 - y0) * 0.26)], "#f8e090", 10
            )


def _roll(p: Pen) -> None:
    """The rolled-up end: a thick drum with its spiral to the lower left."""
    p.fill("250,850! 330,790 600,700 680,720 750,800 740,890 680,950! 400,1060 280,1070", "#4c515e")
    p.fill("330,790! 600,700 680,720 700,740! 400,850", "#747986")
    with p.at(300, 955, 1, 20):
        p.oval(0, 0, 92, 122, "#3a3e4a")
        coil = [
            (math.cos(k * 0.4) * 84 * (1 - k / 52), math.sin(k * 0.4) * 112 * (1 - k / 52))
            for k in range(48)
        ]
        p.line(coil, "#c8c4bc", 8)
