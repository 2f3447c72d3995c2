"""Two seasons, two times, at once."""

import math
from random import Random

from card_art.studio.colour import darker, lighter
from card_art.studio.motifs.animals import butterfly
from card_art.studio.motifs.buildings import house
from card_art.studio.motifs.land import dune, hill, ridge, slope, snow
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import flower, pine, stalk, tree
from card_art.studio.motifs.sky import balloon
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import oval, spots
from card_art.studio.pen import Pen


@scene(
    "013",
    seed=28,
    camera="through-frame",
    palette="snow-blue",
    twist="two-times",
    light=(420, 560),
    lead="mirror",
    people=("old/olive", "child/olive"),
    title="Still there",
    alt="In a snowy wood an old man with a cane faces a tall oval mirror. In it are a tree in "
    "blossom and a child with a red balloon.",
    keywords="memory, hope, growing old, youth, nostalgia, regret, wonder",
    opposites=("growing old", "youth"),
)
def summer_mirror(s: Scene) -> None:
    s.relight(light="#fff0c2")
    s.sky(warp=30)

    def birches(p: Pen, count: int, y: float, h: float, tone: str, width: float) -> None:
        for _ in range(count):
            tree(
                p,
                p.rnd.uniform(-10, 810),
                y + p.rnd.uniform(-16, 16),
                h * p.rnd.uniform(0.8, 1.2),
                tone,
                spread=0.4,
                depth=6,
                width=width * p.rnd.uniform(0.7, 1.2),
                roots=False,
            )

    s.lay("far birches", lambda p: birches(p, 12, 880, 700, "#8f9db0", 14), fog=0.62, wob=0.8)
    s.mist(840, 110, "#f2f2f0", 0.7)
    s.lay("birches", lambda p: birches(p, 5, 930, 900, "#5f6c84", 26), fog=0.42, wob=0.8)
    s.mist(920, 90, "#f4f4f2", 0.7)
    snowfield = ridge(s.dice("snow"), 970, 14)
    s.lay(
        "snow",
        lambda p: hill(p, snowfield, "#eef0f2", (0, 950, 0, 1200, ["#f4f4f4", "#a9b6cc"])),
        LAND,
    )
    s.ground_shadow(lambda p: p.oval(450, 1050, 300, 26, "#000"), 0.5, 12)
    glass = oval(450, 590, 262, 400)

    def frame(p: Pen) -> None:
        for side in (-1, 1):
            foot = [(450 + side * 120, 1000), (450 + side * 190, 1050), (450 + side * 230, 1078)]
            p.taper(foot, 34, 22, "#8a5f2c")
        p.oval(450, 590, 308, 450, "#a9793a")
        p.oval(450, 590, 276, 416, "#5f3f1c")
        for i in range(26):
            angle = i * math.tau / 26
            p.circ(450 + math.cos(angle) * 291, 590 + math.sin(angle) * 433, 11, "#c99a52")

    s.lay("frame", frame, rim=0.5, wob=0.8, shadow=0.25, form=(4, 12))

    def summer(p: Pen) -> None:
        with p.clip(glass):
            p.rect(150, 150, 600, 900, "#000", grad=(0, 200, 0, 820, ["#4fa8bc", "#f9ecb4"]))
            p.circ(560, 400, 66, "#fff6cc")
            p.fill(dune(300, 700, 420, 90), "#a9c266")
            p.fill(dune(620, 770, 420, 90), "#7fa850")
            p.fill(dune(380, 850, 460, 60), "#6a9a48")
            tree(
                p,
                300,
                840,
                420,
                "#5a3d2a",
                depth=6,
                width=34,
                leaf_size=15,
                rnd=Random(5),
                leaves=("#e58aa0", "#f2b0b4", "#d8688a"),
            )
            for _ in range(150):
                x, y = p.rnd.uniform(180, 720), p.rnd.uniform(860, 1000)
                p.circ(x, y, p.rnd.uniform(3, 7), p.rnd.choice(("#f2c84b", "#e8604f", "#fff0d8")))
            balloon(p, 560, 560, 42, "#e0493f", string_to=(532, 772), string="#6a3030")
            person(
                p,
                500,
                930,
                210,
                "#f4efe0",
                skin="olive",
                hair="brown",
                arm_r=(34, -152),
                legs="#b9855c",
            )

    s.lay("summer", summer, wob=0.6, form=(3, 8), vol=0.5, wrap=0)
    s.addlight("warmth", lambda p: p.oval(450, 590, 240, 380, "#ffe6a8"), soft=50, k=0.22, emit=0.2)
    s.ground_shadow(lambda p: p.oval(150, 1116, 90, 14, "#000"), 0.5, 7)
    s.lay(
        "old man",
        lambda p: person(
            p,
            150,
            1112,
            330,
            "#46506e",
            age="old",
            skin="olive",
            hair="white",
            facing="back",
            hat="brim",
            hat_colour="#303750",
            dress=True,
            arm_r=(40, -86),
            cane=True,
            scarf="#b8443c",
        ),
        FIGURE,
        rim=0.7,
        shadow=0.3,
    )
    s.lay("flakes", snow, FLAT)
    s.bloom(0.25)
    s.rays(0.15, 0.3, (450, 590))
    s.finish(vignette=0.4, saturation=1.12)


@scene(
    "038",
    seed=124,
    camera="cross-section",
    palette="snow-blue",
    twist="two-times",
    light=(420, 700),
    lead="bear",
    also=("burrow", "flowers"),
    animal=True,
    title="Keeping spring",
    alt="Above, a village under deep snow. Below the ground a great bear sleeps curled in a warm "
    "den full of flowers and butterflies.",
    keywords="winter, spring, patience, dream, hidden warmth, hope, death",
    opposites=("hope", "death"),
)
def bear_den(s: Scene) -> None:
    s.relight(light="#ffe2a0", shadow="#1c1c34")
    s.sky(((0, "#7c8eb4"), (0.15, "#a9b6d0"), (0.3, "#dcdce4"), (1, "#dcdce4")), warp=30)
    far = slope((-40, 300), (200, 262), (480, 290), (840, 250))
    s.lay(
        "far",
        lambda p: [
            hill(p, far, "#b4c0d8"),
            *[
                pine(p, x, 300, h, "#8c9cc0")
                for x, h in spots("60,80 120,110 690,120 750,90 640,70")
            ],
        ],
        LAND,
        fog=0.4,
    )
    top = slope((-40, 400), (160, 360), (400, 330), (640, 352), (840, 400))
    s.lay(
        "village",
        lambda p: [
            house(p, x, y, w, "#8a7a90", "#eef2f8", lit=0)
            for x, y, w in spots("200,368,60 268,352,50 560,354,64 632,366,50")
        ],
        FIGURE,
        fog=0.15,
    )
    s.lay("bare tree", lambda p: tree(p, 420, 344, 210, "#4a4460", depth=6, width=15), FIGURE)
    s.lay("snow", lambda p: hill(p, top, "#f4f6fa"), LAND, shadow=0.2)
    earth = slope((-40, 450), (160, 424), (400, 400), (640, 418), (840, 452))
    s.lay(
        "earth",
        lambda p: hill(p, earth, "#000", (0, 400, 0, 1200, ["#6a5048", "#4a3438", "#2c2030"])),
        LAND,
        shadow=0.2,
    )

    def stones(p: Pen) -> None:
        for x, y, r in spots(
            "80,540,24 720,560,30 60,760,20 750,800,26 120,1120,34 680,1140,30 400,1170,22 "
            "40,980,26 770,1010,22"
        ):
            p.oval(x, y, r * 1.3, r, p.rnd.choice(("#7a6460", "#5c4a4c", "#8a7468")))
        for x in (360, 410, 450, 500):
            p.taper(
                [(x, 400), (x + p.rnd.uniform(-40, 40), 470), (x + p.rnd.uniform(-90, 90), 560)],
                13,
                2,
                "#8a6a54",
            )

    s.lay("stones", stones, vol=0.8, wob=1)
    den = (
        "400,560 560,580 680,680 710,820 660,960 540,1060 400,1080 250,1060 130,960 90,820 "
        "130,670 250,580"
    )
    s.lay(
        "den",
        lambda p: p.fill(den, "#000", 1, (0, 560, 0, 1080, ["#e8a860", "#c4743c", "#7a3c2c"])),
        vol=-0.6,
        form=(12, 34),
        wob=2,
        edge=0.6,
    )
    s.glow(400, 720, 280, "#ffe0a0", 0.5)

    def moss(p: Pen) -> None:
        with p.clip(den):
            p.fill("80,980 250,960 400,972 560,956 720,980 720,1100! 80,1100!", "#7f9a4c")
            for x, y, h in spots(
                "160,980,150 220,970,100 610,965,130 660,975,170 560,960,80 130,990,90"
            ):
                stalk(p, [(x, y), (x + 6, y - h * 0.5), (x, y - h)], 7, "#5f8440", 2)

    s.lay("moss", moss, vol=0.7, wob=0.8)
    blooms = spots("160,830,32 220,870,24 610,835,30 660,805,36 560,880,20 130,900,22")
    tones = ("#e8604f", "#f4d070", "#f0a0b0", "#e8604f", "#fff0d8", "#f4d070")
    s.lay(
        "blooms",
        lambda p: [
            flower(p, x, y, r, t, "#8a4a24") for (x, y, r), t in zip(blooms, tones, strict=True)
        ],
        FIGURE,
    )

    def bear(p: Pen) -> None:
        fur = "#7a4c34"
        p.fill(
            "180,960 190,860 240,770 330,716 430,710 530,750 590,830 604,920 580,990 480,1026 "
            "300,1030 210,1010",
            fur,
        )
        p.fill("300,1024 260,960 290,900 370,880 440,910 450,980 420,1030", darker(fur, 0.14))
        p.fill("470,1030 500,986 570,980 620,1000 624,1034!", darker(fur, 0.1))
        p.circ(480, 846, 30, darker(fur, 0.15))
        p.circ(570, 852, 28, darker(fur, 0.05))
        p.circ(570, 854, 15, "#c48c6c")
        p.fill(
            "438,930 446,872 500,840 566,850 606,896 640,930 640,960 604,984 540,996 470,986",
            lighter(fur, 0.06),
        )
        p.fill("580,930 634,926 648,948 620,976 576,972 562,950", "#c49a78")
        p.oval(640, 934, 16, 12, "#241418")
        p.line("524,916 540,926 558,918", "#241418", 6)
        p.fill("330,1034 340,990 420,976 560,990 596,1014 590,1036!", darker(fur, 0.06))

    s.lay("bear", bear, rim=0.5, shadow=0.4, wob=1, vol=1)
    s.lay(
        "butterflies",
        lambda p: [
            butterfly(p, x, y, z, c, "#4a2028", r)
            for x, y, z, c, r in (
                (290, 660, 34, "#5f9ac0", -20),
                (500, 650, 28, "#f4d070", 16),
                (390, 620, 22, "#f0e8e0", 6),
            )
        ],
        FIGURE,
        rim=0.3,
    )
    s.motes(40, "#fff0b8", (400, 760, 150))
    s.lay(
        "flakes",
        lambda p: [
            p.circ(
                p.rnd.uniform(20, 780), p.rnd.uniform(20, 350), p.rnd.choice((2, 2.8, 3.6)), "#fff"
            )
            for _ in range(90)
        ],
        FLAT,
    )
    s.bloom(0.35)
    s.finish(vignette=0.5)
