"""Cards seen from high above: islands, dunes, cities, crowds, fields."""

import math

from card_art.studio.motifs.curios import letterbox
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import foliage, tree
from card_art.studio.motifs.sky import kite
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, spline
from card_art.studio.pen import Pen


@scene(
    "083",
    seed=83,
    camera="aerial",
    palette="mint-dawn",
    twist="other-shadow",
    light=(120, 80),
    lead="island",
    also=("kite", "bridge"),
    horizon=False,
    people=("child/dark", "old/olive"),
    title="What the string hoped for",
    alt="Seen from above, two people on two islands hold the ends of one kite string. "
    "On the water between them the string throws the shadow of a bridge.",
    keywords="distance, closeness, friendship, longing, promise, trust, family",
    opposites=("distance", "closeness"),
)
def two_islands(s: Scene) -> None:
    s.sky(((0, "#b4dcec"), (0.4, "#6cb4d8"), (0.75, "#3f88bc"), (1, "#2a629c")), warp=90)
    s.glow(120, 80, 620, "#fff6d2", 0.5)
    s.lay("ripples", _ripples, FLAT, alpha=0.5)

    def bridge(p: Pen) -> None:
        with p.at(430, 700, 1, -41):
            p.fill("-300,0! -150,-34 0,-46 150,-34 300,0! 300,70! -300,70!", "#123060")
            for i in range(5):
                p.erase(
                    f"{-262 + i * 108},72! {-258 + i * 108},26 {-216 + i * 108},4 "
                    f"{-174 + i * 108},26 {-170 + i * 108},72!"
                )
            for i in range(25):
                x = -290 + i * 24.2
                y = -46 + (x / 300) ** 2 * 46
                p.line([(x, y + 2), (x, y - 22)], "#123060", 4)
            p.line("-300,-22 -150,-56 0,-68 150,-56 300,-22", "#123060", 6)

    s.lay("bridge", bridge, soft=2.2, alpha=0.6, vol=0, wrap=0, edge=0, tex=0.3)
    _island(s, "lower island", 190, 960, 180, -1)
    _island(s, "upper island", 610, 380, 150, 1)
    s.lay(
        "child",
        lambda p: person(
            p,
            236,
            950,
            215,
            "#d8503c",
            skin="dark",
            hair="black",
            cut="afro",
            facing="back",
            arm_r=(40, -150),
        ),
        FIGURE,
        shadow=0.35,
        reach=40,
    )
    s.lay(
        "old",
        lambda p: person(
            p,
            600,
            412,
            185,
            "#3f5f8c",
            age="old",
            skin="olive",
            hair="white",
            cut="bald",
            beard=True,
            facing="front",
            dress=False,
            arm_l=(-58, -150),
        ),
        FIGURE,
        shadow=0.35,
        reach=40,
    )

    def string(p: Pen) -> None:
        p.line(spline([(279, 789), (330, 610), (388, 500)], closed=False), "#fffbe8", 3.4)
        p.line(spline([(388, 500), (450, 380), (545, 274)], closed=False), "#fffbe8", 3.4)

    s.lay("string", string, FLAT)
    s.lay("kite", lambda p: kite(p, 378, 470, 190, "#e0604a", "#fff3d8", 14), rim=0.3, wob=0.6)
    s.bloom(0.25)
    s.finish(vignette=0.4)


def _ripples(p: Pen) -> None:
    for _ in range(230):
        x, y = p.rnd.uniform(0, 800), p.rnd.uniform(0, 1200)
        w = p.rnd.uniform(10, 34)
        p.line(f"{x - w},{y} {x},{y - w * 0.18} {x + w},{y}", "#e9fbee", 2.2, 0.5)


def _island(s: Scene, name: str, x: float, y: float, r: float, side: int) -> None:
    """Draw a round island seen steeply from above, with one tree to a side."""

    def sand(p: Pen) -> None:
        for scale, colour in ((1.22, "#a9dcc4"), (1.08, "#f0dfae"), (0.9, "#9db86e")):
            points = []
            for i in range(14):
                a = math.tau * i / 14
                q = r * scale * (1 + 0.07 * math.sin(i * 2.7 + x))
                points.append((x + math.cos(a) * q, y + math.sin(a) * q * 0.62))
            p.fill(spline(points), colour, 0.5 if scale > 1.2 else 1)

    s.lay(name, sand, LAND, form=(5, 20), shadow=0.3, reach=16)
    tips: list[Point] = []
    at = (x + side * r * 0.45, y - r * 0.1)
    s.lay(
        f"{name} trunk",
        lambda p: tree(p, *at, r * 0.95, "#6a4a34", depth=4, tips=tips, spread=0.7),
        FIGURE,
        shadow=0.3,
        reach=30,
    )
    greens = ("#4f7f52", "#6a9a58", "#8fb866", "#3f6a4c")
    s.lay(
        f"{name} crown",
        lambda p: foliage(p, tips, 14, greens, r * 0.11),
        rim=0.3,
        shadow=0.35,
        reach=34,
    )


@scene(
    "084",
    seed=84,
    camera="aerial",
    palette="ochre-desert",
    twist="path-to-nowhere",
    light=(90, 60),
    lead="letterbox",
    also=("footprints", "scarf"),
    horizon=False,
    title="Return to sender",
    alt="A red letterbox stands alone among dunes. Footprints lead up to it and end there; a "
    "blue scarf hangs from its slot.",
    keywords="farewell, arrival, message, disappearing, journey, courage, loneliness",
    opposites=("farewell", "arrival"),
)
def desert_letterbox(s: Scene) -> None:
    s.sky(((0, "#fbe8bc"), (0.5, "#e8b872"), (1, "#b06a40")), warp=60)
    dunes = (
        ("#f6dca4", "-40,150 160,90 380,170 600,120 840,190 840,1300! -40,1300!"),
        ("#dda25c", "-40,330 120,300 330,230 560,330 840,260 840,1300! -40,1300!"),
        ("#efc684", "-40,560 200,640 420,560 560,590 700,650 840,600 840,1300! -40,1300!"),
        ("#c07e44", "-40,860 180,760 430,850 640,930 840,840 840,1300! -40,1300!"),
        ("#8f5534", "-40,1130 240,1080 520,1150 840,1040 840,1300! -40,1300!"),
    )
    for i, (colour, shape) in enumerate(dunes):
        s.lay(
            f"dune {i}",
            lambda p: p.fill(shape, colour),
            LAND,
            form=(6, 26),
            vol=1.0,
            fog=0.3 - 0.07 * i,
            shadow=0.35,
            reach=18,
        )
    s.lay("ripples", _sand_ripples, FLAT, alpha=0.35)
    s.lay("footprints", _footprints, FLAT, alpha=0.75)

    def shadow(p: Pen) -> None:
        with p.sheared(500, 566, 0.5, -1.0, -0.1, -0.55):
            p.rect(-24, -190, 48, 200, "#000")
            p.rect(-110, -410, 220, 240, "#000", r=70)

    s.ground_shadow(shadow, 0.75, 4)
    s.lay("letterbox", lambda p: letterbox(p, 500, 570, 400, "#c8382c"), rim=0.5, wob=0.8)

    def scarf(p: Pen) -> None:
        p.taper([(470, 288), (462, 330), (440, 372), (446, 420), (424, 462)], 40, 34, "#2f7f96")
        for i in range(5):
            p.line([(412 + i * 7, 456), (406 + i * 7, 482)], "#2f7f96", 4)
        p.line([(452, 350), (476, 358)], "#e8d8a0", 8)
        p.line([(434, 398), (462, 402)], "#e8d8a0", 8)

    s.lay("scarf", scarf, wob=0.6, shadow=0.3, rim=0.4)
    s.bloom(0.2)
    s.finish(vignette=0.45)


def _sand_ripples(p: Pen) -> None:
    for _ in range(90):
        x, y = p.rnd.uniform(-20, 800), p.rnd.uniform(160, 1190)
        w = p.rnd.uniform(30, 90)
        p.line(f"{x},{y} {x + w * 0.5},{y - 6} {x + w},{y + 3}", "#8a5230", 2.2, 0.5)


def _footprints(p: Pen) -> None:
    """Draw a trail that winds up from the lower left corner, smaller as it goes, to the letterbox."""
    for i in range(19):
        t = i / 18
        x = 60 + 640 * t + 170 * math.sin(t * 5.2) * (1 - t) - 240 * t * t
        y = 1180 - 590 * t
        size, side = 23 - 11 * t, 1 if i % 2 else -1
        with p.at(x + side * size, y, 1, 18 - 30 * t):
            p.oval(0, 0, size * 0.5, size * 0.95, "#6a3620")
            p.oval(1, size * 1.15, size * 0.38, size * 0.4, "#6a3620")
