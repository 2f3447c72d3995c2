"""Cards about time, mending and what grows where it should not."""

import math

from card_art.studio.colour import darker
from card_art.studio.motifs.animals import fox
from card_art.studio.motifs.body import PALM, palm
from card_art.studio.motifs.buildings import ladder
from card_art.studio.motifs.curios import needle, watering_can
from card_art.studio.motifs.land import cloud, grass, hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import foliage, stalk, trunks
from card_art.studio.motifs.things import clock
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, moved
from card_art.studio.pen import Pen


@scene(
    "086",
    seed=86,
    camera="wide",
    palette="high-key",
    twist="wrong-growth",
    light=(640, 130),
    lead="clock",
    also=("garden", "watering can"),
    people=("old/olive",),
    title="Patience, in flower",
    alt="Somebody in a straw hat waters tall flowers whose hearts are clock faces. One bud is "
    "still closed.",
    keywords="patience, haste, growing old, care, waiting, harvest, memory",
    opposites=("patience", "haste"),
)
def clock_garden(s: Scene) -> None:
    s.sky()
    s.glow(640, 130, 380, "#fff6d8", 0.6)
    far = ridge(s.dice("far"), 850, 50)
    s.lay("far hills", lambda p: hill(p, far, "#b0a4c0"), LAND, fog=0.55)
    s.mist(880, 60, "#f8e6d4", 0.6)
    bed = slope((-20, 1010), (260, 980), (560, 1000), (820, 960))
    s.lay("back stalks", lambda p: _clock_flowers(p, BACK_CLOCKS, "#7f9a8a"), FIGURE, fog=0.42)
    s.lay("bed", lambda p: (hill(p, bed, "#7d9a70"), grass(p, bed, "#6a8a62", 320)), LAND, fog=0.1)
    s.lay(
        "gardener",
        lambda p: person(
            p,
            175,
            1090,
            330,
            "#4a5f9a",
            age="old",
            skin="olive",
            hair="white",
            cut="bun",
            facing="side",
            hat="straw",
            hat_colour="#c8503c",
            arm_r=(56, -86),
            arm_l=(50, -80),
        ),
        FIGURE,
        shadow=0.3,
        reach=20,
    )
    s.lay("can", lambda p: watering_can(p, 292, 976, 92, "#c9783c"), FIGURE, shadow=0.2)
    s.lay("water", _pouring, FLAT)
    s.lay(
        "stalks",
        lambda p: _clock_flowers(p, FRONT_CLOCKS, "#4f7a58"),
        FIGURE,
        rim=0.4,
        shadow=0.3,
        reach=24,
    )
    front = slope((-20, 1130), (300, 1110), (820, 1120))
    s.lay(
        "front",
        lambda p: (hill(p, front, "#5c7c58"), grass(p, front, "#4c6c50", 420, (14, 46))),
        LAND,
    )
    s.bloom(0.3)
    s.finish(vignette=0.4)


# x of the foot, x and y of the head, radius, hour, minute, petal
BACK_CLOCKS = (
    (90, 70, 560, 46, 2, 30, "#e8b0a8"),
    (330, 320, 640, 40, 5, 12, "#e8c890"),
    (470, 455, 470, 52, 9, 45, "#d8a0b8"),
    (745, 752, 610, 44, 1, 5, "#e8b0a8"),
)
FRONT_CLOCKS = (
    (560, 590, 300, 96, 10, 8, "#e0604a"),
    (690, 700, 560, 74, 4, 40, "#e8a040"),
    (430, 410, 690, 66, 7, 25, "#c8628a"),
)


def _clock_flowers(
    p: Pen, flowers: tuple[tuple[float, float, float, float, float, float, str], ...], green: str
) -> None:
    for foot, x, y, r, hour, minute, petal in flowers:
        way = [(foot, 1130), (foot + (x - foot) * 0.1 - 14, 960), (x + 10, (y + 1000) / 2), (x, y)]
        stalk(p, way, r * 0.2, green)
        for ring, size in ((0, 1.0), (13, 0.9)):
            for i in range(14):
                with p.at(x, y, r / 100 * size, i * 360 / 14 + ring):
                    p.fill(
                        "0,-90 22,-128 12,-172 0,-186! -12,-172 -22,-128",
                        darker(petal, 0.12 * (i % 2) + ring * 0.01),
                    )
        clock(p, x, y, r * 0.9, "#fdf3da", "#8a5a3a", hour=hour, minute=minute)
    if len(flowers) == 3:
        stalk(p, [(330, 1130), (322, 1040), (338, 960), (330, 900)], 12, green)
        p.fill("330,906! 296,880 298,830 330,786! 362,830 364,880", "#d8788c")
        p.fill("330,910! 290,890 296,850! 330,884 364,850! 370,890", green)


def _pouring(p: Pen) -> None:
    for i in range(7):
        x = 366 + i * 5
        p.line(
            f"{x},{912 + i * 4} {x + 22 + i * 3},{950 + i * 2} {x + 26 + i * 5},1050",
            "#e8fbff",
            3,
            0.75,
        )


@scene(
    "087",
    seed=87,
    camera="wide",
    palette="plum-dusk",
    twist="material-swap",
    light=(400, 430),
    lead="needle",
    also=("sky", "ladder"),
    night=True,
    people=("old/dark",),
    title="A stitch in the night",
    alt="An old woman on a ladder sews up a long tear in the night sky with red thread. "
    "Through the tear a bright day shows.",
    keywords="repair, damage, hope, secret, craft, hiding, patience",
    opposites=("repair", "damage"),
)
def sewing_the_sky(s: Scene) -> None:
    s.sky(((0, "#2a1c4c"), (0.45, "#553468"), (0.75, "#8a4f72"), (1, "#b06a72")))
    s.stars(240, 900, big=14)
    s.lay("lining", lambda p: p.fill(TEAR_EDGE, "#c88aa0"), shadow=0.5, reach=18, wob=3, rim=0.6)
    s.lay("day", _day, FLAT, wob=0)
    s.addlight("day glow", lambda p: p.fill(TEAR, "#ffdf9a"), soft=40, k=0.42, emit=0.1)

    def stitches(p: Pen) -> None:
        for x, y, half in ((452, 716, 50), (430, 650, 62), (402, 588, 74)):
            p.line(f"{x - half},{y - 18} {x},{y + 6} {x + half},{y + 14}", "#e02c3c", 10)
            for side in (-1, 1):
                p.circ(x + side * half, y + (14 if side > 0 else -18), 7, "#7a1c2c")
        p.line("345,548 420,560 500,560 560,600 590,660", "#e02c3c", 8)

    s.lay("stitches", stitches, FIGURE, shadow=0.4, wob=0.5)
    ground = slope((-20, 1100), (280, 1060), (560, 1010), (820, 1040))
    far = ridge(s.dice("far"), 990, 50)
    s.lay("far hills", lambda p: hill(p, far, "#6c3c62"), LAND, fog=0.5)
    s.lay("ground", lambda p: (hill(p, ground, "#331c40"), grass(p, ground, "#331c40")), LAND)
    s.lay(
        "ladder",
        lambda p: ladder(p, (650, 1060), (560, 470), 84, "#8a5a48", 14, 10, 66),
        FIGURE,
        rim=0.7,
        wob=0.5,
    )
    s.lay(
        "woman",
        lambda p: person(
            p,
            590,
            800,
            270,
            "#3f7a80",
            age="old",
            skin="dark",
            hair="white",
            cut="bun",
            facing="side",
            flip=True,
            arm_r=(48, -128),
            arm_l=(30, -80),
        ),
        FIGURE,
        rim=0.9,
    )
    s.lay("needle", lambda p: needle(p, 524, 640, 120, "#f8f0e0", -38), FLAT, emit=0.3)
    s.lay(
        "thread",
        lambda p: p.line("524,640 560,700 640,760 700,900 690,1046", "#e02c3c", 6),
        FIGURE,
        wob=0.4,
    )
    s.rays(0.3, 0.5)
    s.bloom(0.35)
    s.finish(vignette=0.5)


TEAR = (
    "240,120! 300,190 372,250 420,330 470,400 480,470 500,560 486,640 470,770! 440,700 402,640 "
    "352,560 322,480 330,420 290,330 282,250 256,190"
)
TEAR_EDGE = (
    "226,92! 316,180 402,236 446,316 512,392 508,480 534,566 508,650 474,800! 424,716 372,650 "
    "322,568 290,488 300,424 256,338 256,256 234,190"
)


def _day(p: Pen) -> None:
    with p.clip(TEAR):
        p.rect(
            200,
            60,
            340,
            760,
            "#fff",
            grad=(0, 120, 0, 770, ["#5fb0d4", "#a8dce0", "#f4e0a8", "#f0b870"]),
        )
        for x, y, w in ((330, 330, 150), (430, 470, 170), (380, 240, 110)):
            cloud(p, x, y, w, "#ffffff", 0.95)
        for x, y in ((420, 610), (446, 632), (400, 640)):
            p.line(f"{x - 12},{y - 6} {x},{y} {x + 12},{y - 6}", "#5a4a5a", 3)


@scene(
    "097",
    seed=97,
    camera="close-up",
    palette="forest-gold",
    twist="wrong-growth",
    light=(150, 160),
    lead="hand",
    also=("moss", "fox"),
    horizon=False,
    title="Green thumb",
    alt="A huge open hand covered in moss stands in a forest like a tree. Leaves grow from its "
    "fingertips, and a fox sits at its wrist.",
    keywords="growth, decay, patience, greeting, stop, nature, protection",
    opposites=("growth", "decay"),
)
def moss_hand(s: Scene) -> None:
    s.sky()
    s.glow(150, 160, 520, "#fff0b0", 0.6)
    s.lay("far trunks", lambda p: trunks(p, 14, "#4f8068", (16, 36)), LAND, fog=0.6)
    s.lay("trunks", lambda p: trunks(p, 7, "#2f5a48", (30, 60)), LAND, fog=0.35)
    s.mist(1000, 150, "#d8d894", 0.5)
    s.lay("hand", lambda p: palm(p, 410, 690, 960, "#b9946c"), rim=0.5, shadow=0.4, reach=30)
    s.lay("moss", _moss, form=(2, 8), vol=0.5, rim=0.2, wob=2, edge=0)
    tips = [(219.0, 256.0), (354.0, 196.0), (488.0, 236.0), (602.0, 340.0), (62.0, 580.0)]
    greens = ("#7fa048", "#a8b84c", "#5f8a44", "#d0b84c", "#c9632f")
    s.lay("twigs", lambda p: _twigs(p, tips), FIGURE)
    s.lay("leaves", lambda p: foliage(p, tips, 34, greens, 42), rim=0.3, shadow=0.3)
    ground = slope((-20, 1090), (300, 1060), (560, 1080), (820, 1050))
    s.lay(
        "ground",
        lambda p: (hill(p, ground, "#2f5238"), grass(p, ground, "#3f6a40", 420, (14, 50))),
        LAND,
    )
    s.ground_shadow(lambda p: p.oval(640, 1120, 120, 16, "#000"), 0.6, 10)
    s.lay(
        "fox", lambda p: fox(p, 620, 1124, 270, "#cf6a2c", "#f8e8cc", flip=True), FIGURE, shadow=0.3
    )
    s.motes(50, "#ffeaa0")
    s.rays(0.3, 0.5)
    s.bloom(0.35)
    s.finish(vignette=0.5)


def _twigs(p: Pen, tips: list[Point]) -> None:
    for x, y in tips:
        for angle in (-2.2, -1.6, -1.0):
            end = (x + math.cos(angle) * 60, y + math.sin(angle) * 60)
            p.taper([(x, y + 20), (x, y), end], 9, 2, "#6a5038")


def _moss(p: Pen) -> None:
    """Draw moss that creeps up from the wrist and along the lit edges of the fingers."""
    greens = ("#5f8a3c", "#7fa048", "#4a7438", "#94ae54", "#6f9a40")
    with p.clip(moved(PALM, 410, 690, 3.2)):
        for _ in range(5200):
            x, y = p.rnd.uniform(20, 680), p.rnd.uniform(180, 1190)
            creep = (y - 560) / 520 + 0.55 * math.sin(x * 0.017 + 1) * math.cos(y * 0.013)
            if p.rnd.random() < creep + 0.12:
                p.circ(x, y, p.rnd.uniform(3, 9), p.rnd.choice(greens))
