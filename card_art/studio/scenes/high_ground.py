"""Cards seen from above: a city, a crowd, somebody asleep."""

import math

from card_art.studio.colour import darker
from card_art.studio.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.motifs.body import sleeping_head
from card_art.studio.motifs.buildings import house
from card_art.studio.motifs.curios import umbrella_above
from card_art.studio.motifs.land import clouds
from card_art.studio.motifs.plants import pine
from card_art.studio.motifs.sky import bird
from card_art.studio.painter import Scene
from card_art.studio.paths import Point, placed
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
    for i, (x, y) in enumerate(((150, 330), (96, 290), (226, 300), (60, 226), (290, 250))):
        bird(p, x, y, 50, "#eef2fa", i, -30)


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
    palette="ember",
    twist="material-swap",
    light=(90, 120),
    lead="quilt",
    also=("fields", "village"),
    horizon=False,
    people=("child/dark",),
    title="Tucked in by the county",
    alt="A huge child sleeps under a quilt whose patches are fields with trees, hedges and houses.",
    keywords="sleep, home, growing, peace, dream, smallness, greatness",
    opposites=("smallness", "greatness"),
)
def quilt_of_fields(s: Scene) -> None:
    s.sky(((0, "#6a4a6a"), (0.3, "#8a5a64"), (1, "#a86a50")), warp=30)
    s.glow(90, 120, 560, "#ffdf9a", 0.5)
    s.lay(
        "pillow",
        lambda p: p.fill(
            "70,330! 40,200 90,70 240,50 400,64 560,48 720,74 764,200 730,340! "
            "560,400 400,410 220,400",
            "#f0e2cc",
        ),
        shadow=0.4,
        reach=20,
        form=(10, 50),
    )
    s.lay(
        "head",
        lambda p: sleeping_head(p, 400, 240, 150, "dark", "black"),
        shadow=0.4,
        reach=24,
        rim=0.3,
        vol=0.7,
    )
    s.lay("quilt", _quilt, LAND, form=(5, 24), vol=0.7, shadow=0.5, reach=20)
    s.lay("seams", _quilt_seams, FIGURE, wob=0.6, alpha=0.8)
    s.lay("body", _body_shade, FLAT, soft=40, alpha=0.28)
    s.lay(
        "sheet",
        lambda p: p.fill(
            "-20,392! 120,420 260,404 400,424 560,404 690,420 820,390! 820,470 "
            "690,494 540,478 400,500 250,478 110,494 -20,468!",
            "#f6ead6",
        ),
        shadow=0.4,
        reach=14,
    )
    s.lay("trees", _hedges, FIGURE, shadow=0.4, reach=18)
    s.lay("village", _village, FIGURE, shadow=0.4, reach=20)
    s.bloom(0.25)
    s.finish(vignette=0.5)


PATCHES = ("#c8a84c", "#8a9a48", "#d8bc68", "#6a8444", "#b8743c", "#a8ac58", "#e0c880", "#7a9450")


def _corner(i: float, j: float) -> Point:
    """The corner (i, j) of the patchwork, sagging beside the sleeper."""
    x = -60 + i * 154 + 16 * math.sin(j * 1.3)
    bump = 56 * math.exp(-(((x - 400) / 210) ** 2))
    return x, 450 + j * 152 - bump * (0.4 + 0.2 * j)


def _quilt(p: Pen) -> None:
    for j in range(6):
        for i in range(6):
            quad = [_corner(i, j), _corner(i + 1, j), _corner(i + 1, j + 1), _corner(i, j + 1)]
            tone = PATCHES[(i * 3 + j * 5) % 8]
            p.fill(quad, tone)
            if (i + j) % 2 == 0:
                _furrows(p, i, j, darker(tone, 0.18))


def _furrows(p: Pen, i: int, j: int, colour: tuple[float, float, float]) -> None:
    for k in range(1, 8):
        along = [_corner(i + k / 8, j), _corner(i + k / 8, j + 1)]
        across = [_corner(i, j + k / 8), _corner(i + 1, j + k / 8)]
        p.line(across if (i + 2 * j) % 3 == 0 else along, colour, 4)


def _quilt_seams(p: Pen) -> None:
    for i in range(7):
        for k in range(54):
            t = k / 9
            for start, end in (((i, t), (i, t + 0.06)), ((t, i), (t + 0.06, i))):
                p.line([_corner(*start), _corner(*end)], "#fff0d0", 5)


def _body_shade(p: Pen) -> None:
    p.fill("560,440! 640,700 620,1000 560,1230! 760,1230! 760,440!", "#2a0f1c")


def _hedges(p: Pen) -> None:
    for x, y in (
        (120, 640),
        (150, 652),
        (96, 660),
        (650, 860),
        (684, 850),
        (640, 890),
        (250, 1000),
        (286, 1010),
        (560, 560),
        (590, 570),
    ):
        pine(p, x, y, 84, "#3f5a38")


def _village(p: Pen) -> None:
    for x, y, w in ((330, 780, 66), (404, 800, 56), (466, 774, 60)):
        house(p, x, y, w, "#f0dcc0", "#b8402f", h=w * 0.8, lit=0.9)
