"""Cards that look straight down: ponds, wells, mazes, footprints."""

import math

from card_art.studio.colour import HAIR, SKIN, Colour, darker, mix
from card_art.studio.motifs.plants import flower
from card_art.studio.motifs.sky import crescent
from card_art.studio.paint.looks import FIGURE, FLAT
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, circle, spline, spots
from card_art.studio.pen import Pen


def lawn(s: Scene, light: Colour, dark: Colour, count: int = 2600) -> None:
    """Draw short grass seen from above."""

    def blades(p: Pen) -> None:
        for _ in range(count):
            x, y = p.rnd.uniform(0, 800), p.rnd.uniform(0, 1200)
            tip = (x + p.rnd.uniform(-9, 9), y - p.rnd.uniform(8, 22))
            p.taper([(x, y), tip], 3, 0.5, mix(light, dark, p.rnd.random()), 0.8)

    s.lay("grass", blades, vol=0.4, wob=0.6, tex=0.6)


def swimmer(
    p: Pen, x: float, y: float, s: float, skin: str, hair: str, suit: Colour, rot: float
) -> None:
    """Draw a swimmer seen from above, heading up before `rot` turns them."""
    tone = SKIN[skin]
    with p.at(x, y, s / 100, rot):
        p.line("-8,30 -14,62 -10,92", tone, 11)
        p.line("8,30 18,58 14,88", tone, 11)
        p.line("-18,-12 -44,-32 -40,-70", tone, 11)
        p.line("18,-12 46,-14 62,16", tone, 11)
        p.fill("-22,-20 0,-26 22,-20 20,20 12,42 -12,42 -20,20", suit)
        p.circ(0, -42, 18, tone)
        p.circ(0, -40, 18, HAIR[hair])


@scene(
    "021",
    seed=111,
    camera="aerial",
    palette="mint-dawn",
    twist="scale-swap",
    light=(640, 120),
    lead="clock",
    also=("pond", "swimmers"),
    people=("adult/brown", "child/pale", "old/olive"),
    centred=True,
    horizon=False,
    title="All the time in the world",
    alt="Seen from above, a round pond in a meadow is a clock face: its hands are wooden piers, "
    "its hours are stones. Three people swim in it.",
    keywords="leisure, haste, summer, passing time, play, eternity, generations",
    opposites=("leisure", "haste"),
)
def clock_pond(s: Scene) -> None:
    s.relight(light="#fff6d0", shadow="#123440")
    s.sky(((0, "#b4cc84"), (0.5, "#92b874"), (1, "#6f9c68")), warp=90, stretch=1.0)
    lawn(s, "#a9c878", "#5f8c58")
    cx, cy = 400, 610
    s.lay(
        "rim",
        lambda p: (p.circ(cx, cy, 352, "#d8c49c"), p.circ(cx, cy, 316, "#8a7a60")),
        shadow=0.4,
        reach=16,
        wob=1.6,
        form=(4, 12, 26),
    )
    s.lay(
        "water",
        lambda p: p.circ(
            cx, cy, 314, "#000", 1, (700, 300, 120, 900, ["#a4e0d8", "#3f9aa4", "#1d5f7c"])
        ),
        vol=-0.3,
        wob=1,
        form=(10, 30),
        rim=0,
    )

    def ripples(p: Pen) -> None:
        for x, y in spots("232,690 580,650 420,800"):
            for r in (54, 78, 104):
                p.ring(x, y, r, "#e8fff8", 2.6, 0.35)

    s.lay("ripples", ripples, FLAT, wob=2)

    def hours(p: Pen) -> None:
        for i in range(12):
            with p.at(cx, cy, 1, i * 30):
                if i % 3 == 0:
                    p.fill("-22,-292 20,-296 28,-262 18,-222 -18,-224 -28,-258", "#e4d8b8")
                else:
                    p.oval(0, -266, 17, 20, "#cfc29c")

    s.lay("hours", hours, shadow=0.45, reach=9, wob=0.8, rim=0.3)

    def hand(p: Pen, turn: float, length: float, width: float) -> None:
        with p.at(cx, cy, 1, turn):
            p.fill(
                [(-width, 36), (-width, -length), (0, -length - 34), (width, -length), (width, 36)],
                "#a8703c",
            )
            for y in range(-int(length), 30, 17):
                p.line([(-width, y), (width, y)], "#5a3520", 2.6)

    s.lay(
        "hands",
        lambda p: (
            hand(p, 312, 140, 22),
            hand(p, 62, 214, 16),
            p.circ(cx, cy, 34, "#8a5830"),
            p.circ(cx, cy, 14, "#e0b860"),
        ),
        shadow=0.55,
        reach=16,
        rim=0.4,
        wob=0.7,
    )
    bathers = (
        (232, 690, 122, "brown", "black", "#d8523f", -30),
        (580, 650, 92, "pale", "red", "#f0b83c", 140),
        (420, 800, 122, "olive", "grey", "#3f5fa0", 70),
    )
    s.lay("swimmers", lambda p: [swimmer(p, *b) for b in bathers], FIGURE, shadow=0.3)

    def banks(p: Pen) -> None:
        for x, y, r in spots("70,110,60 740,190,54 50,1060,64 750,1090,70 190,1150,50"):
            for _ in range(60):
                at = p.rnd.gauss(x, r * 0.55), p.rnd.gauss(y, r * 0.55)
                p.circ(*at, p.rnd.uniform(8, 17), p.rnd.choice(("#5f8a4c", "#4f7a4c", "#7a9a50")))

    s.lay("bushes", banks, shadow=0.5, reach=20, rim=0.3, wob=1, form=(2, 5))
    s.lay(
        "towel",
        lambda p: p.fill([(610, 1010), (700, 990), (730, 1110), (640, 1130)], "#e8604f"),
        FIGURE,
        shadow=0.3,
    )
    s.lay(
        "flowers",
        lambda p: [
            flower(
                p,
                p.rnd.uniform(30, 770),
                p.rnd.choice((p.rnd.uniform(40, 200), p.rnd.uniform(1010, 1160))),
                15,
                "#fff4e0",
                "#f0b83c",
            )
            for _ in range(34)
        ],
        FIGURE,
        shadow=0.2,
    )
    s.bloom(0.2)
    s.finish(vignette=0.45)


@scene(
    "025",
    seed=112,
    camera="aerial",
    palette="forest-gold",
    twist="world-inside",
    light=(250, 120),
    lead="well",
    also=("stars", "cat", "bucket"),
    centred=True,
    horizon=False,
    title="Deep enough",
    alt="Looking straight down into a stone well on a sunny lawn: at the bottom is a night sky. A "
    "bucket on a rope has caught one bright star; a cat peers in.",
    keywords="wish, depth, hope, greed, curiosity, secret, discovery, darkness",
    opposites=("hope", "darkness"),
)
def star_well(s: Scene) -> None:
    s.relight(light="#fff0b4", shadow="#0c1c2c")
    s.sky(((0, "#c4c470"), (0.5, "#94a85c"), (1, "#6a8a50")), warp=90, stretch=1.0)
    lawn(s, "#b8bc68", "#5a7a44")
    cx, cy = 410, 610
    s.ground_shadow(lambda p: p.circ(cx + 40, cy + 60, 370, "#000"), 0.5, 30)
    rings = 7
    s.lay("shaft", lambda p: p.circ(cx, cy, 350, "#5c5444"), vol=0.2)
    for i in range(rings):
        t = i / (rings - 1)
        radius = 372 - 190 * t**0.8
        tone = mix("#cbb894", "#1c2438", min(1, t * 1.1))
        middle = (cx + 14 * t, cy + 22 * t)

        def course(p: Pen) -> None:
            p.circ(*middle, radius, darker(tone, 0.35))
            blocks = 18
            for k in range(blocks):
                a0 = (k + 0.5 * (i % 2)) * math.tau / blocks + 0.02
                a1 = a0 + math.tau / blocks - 0.05
                inner, outer = radius - 34 + t * 8, radius - 2
                corners = [
                    (outer, a0),
                    (outer, (a0 + a1) / 2),
                    (outer, a1),
                    (inner, a1),
                    (inner, a0),
                ]
                stone = [
                    (middle[0] + math.cos(a) * r, middle[1] + math.sin(a) * r) for r, a in corners
                ]
                p.fill(stone, mix(tone, p.rnd.choice(("#fff", "#000")), 0.08))
            p.erase(circle(*middle, radius - 36 + t * 8)) if i == 0 else None

        s.lay(
            f"course {i}",
            course,
            vol=0.6 if i == 0 else 0.3,
            rim=0.4 if i == 0 else 0,
            form=(2, 6),
            wob=1,
            shadow=0.3 if i == 0 else 0,
            wrap=0.1,
        )
    deep = circle(cx + 14, cy + 22, 158)

    def night(p: Pen) -> None:
        p.fill(deep, "#000", 1, (0, 470, 0, 800, ["#0b1238", "#24366e"]))
        with p.clip(deep):
            for _ in range(120):
                at = p.rnd.uniform(260, 590), p.rnd.uniform(460, 800)
                p.circ(*at, p.rnd.choice((1.2, 1.8, 2.6, 3.6)), "#fff6dc", p.rnd.uniform(0.5, 1))
            crescent(p, 366, 700, 34, "#fff6d0")

    s.lay("night", night, vol=0, wrap=0, wob=0.6, edge=0.6, emit=0.12)
    s.lay(
        "rope",
        lambda p: (
            p.line([(820, 230), (520, 560)], "#8a6238", 11),
            p.line([(820, 230), (520, 560)], "#c49a5c", 5),
        ),
        wob=0.5,
        shadow=0.35,
        reach=26,
    )

    def bucket(p: Pen) -> None:
        p.circ(490, 592, 84, "#6a4426")
        p.circ(490, 592, 70, "#2c2440")
        p.line("412,570 490,520 566,566", "#3a3a40", 8)

    s.lay("bucket", bucket, shadow=0.6, reach=24, rim=0.5, wob=0.8)
    star = [
        (
            490 + math.sin(k * math.pi / 5) * (50 if k % 2 == 0 else 21),
            592 - math.cos(k * math.pi / 5) * (50 if k % 2 == 0 else 21),
        )
        for k in range(10)
    ]
    s.lay("star", lambda p: p.fill(star, "#fff3b0"), FLAT, emit=0.9)

    def cat(p: Pen) -> None:
        with p.at(150, 900, 1.5, 40):
            tone = "#d8823c"
            p.line("0,90 10,130 -30,160 -60,140", tone, 22)
            p.fill("-46,90 -52,30 -34,-20 0,-34 34,-20 52,30 46,90 0,110", tone)
            for y in (10, 40, 70):
                p.line(f"-30,{y} 0,{y + 10} 30,{y}", "#a85a24", 8)
            for side in (-1, 1):
                p.fill([(side * 14, -84), (side * 40, -96), (side * 38, -60)], "#c4702c")
                p.oval(side * 26, -36, 13, 22, "#e8a05c")
            p.circ(0, -56, 38, tone)
            p.line("0,-90 0,-60", "#a85a24", 7)

    s.lay("cat", cat, FIGURE, shadow=0.5, reach=20)
    s.lay(
        "flowers",
        lambda p: [
            flower(p, x, y, 20, "#fff0d8", "#e8a83c")
            for x, y in spots("80,120 160,90 700,1090 740,1000 640,1140 60,1120 700,90 560,70")
        ],
        FIGURE,
        shadow=0.3,
    )
    s.bloom(0.5)
    s.finish(vignette=0.5)


@scene(
    "033",
    seed=113,
    camera="aerial",
    palette="ivory-paper",
    twist="path-to-nowhere",
    light=(120, 100),
    lead="maze",
    also=("umbrella",),
    people=("adult/hidden",),
    centred=True,
    horizon=False,
    title="Who goes there",
    alt="Seen from above, a hedge maze has the lines of a fingerprint. In its middle stands one "
    "small red umbrella.",
    keywords="identity, confusion, search, self-knowledge, lost, found, uniqueness",
    opposites=("lost", "found"),
)
def fingerprint_maze(s: Scene) -> None:
    s.relight(light="#fff4d0", shadow="#22345c")
    s.sky(((0, "#f0e2c4"), (0.5, "#ecd8b8"), (1, "#dcc4a8")), warp=90, stretch=1.0)
    s.ground_shadow(lambda p: p.oval(430, 640, 350, 520, "#000"), 0.22, 40)
    dice = s.dice("hedges")
    hedges: list[list[Point]] = []
    for k in range(1, 13):
        rx, ry = 10 + k * 28.0, 14 + k * 41.0
        gap = dice.uniform(0, math.tau)
        count = 40 + k * 4
        pieces = 1 if k < 4 else 2
        for piece in range(pieces):
            start = gap + piece * math.tau / pieces + 0.5 / k + 0.05
            end = gap + (piece + 1) * math.tau / pieces - 0.5 / k - 0.05
            line: list[Point] = []
            for i in range(count):
                a = start + (end - start) * i / (count - 1)
                sway = 1 + 0.045 * math.sin(3 * a + k * 0.12) + 0.02 * math.sin(5 * a - k * 0.1)
                x = math.cos(a) * rx * sway
                y = math.sin(a) * ry * sway + 0.0016 * x * x * (1 if math.sin(a) > 0 else 0.4)
                line.append((400 + x, 590 + y))
            hedges.append(line)
    s.ground_shadow(
        lambda p: [
            p.line(spline([(x + 9, y + 11) for x, y in h], closed=False), "#000", 15)
            for h in hedges
        ],
        0.55,
        3,
    )
    s.lay(
        "hedges",
        lambda p: [p.line(spline(h, closed=False), "#4f8a5c", 18) for h in hedges],
        rim=0.5,
        wob=1.6,
        form=(2, 5),
        vol=1,
    )

    def leaves(p: Pen) -> None:
        for h in hedges:
            for x, y in h:
                for _ in range(3):
                    at = x + p.rnd.uniform(-8, 8), y + p.rnd.uniform(-8, 8)
                    p.circ(
                        *at,
                        p.rnd.uniform(2, 4.4),
                        p.rnd.choice(("#3c7450", "#6fa468", "#8abc74")),
                        0.8,
                    )

    s.lay("leaves", leaves, vol=0.5, wob=0.4)
    s.ground_shadow(lambda p: p.oval(424, 618, 46, 40, "#000"), 0.5, 7)

    def umbrella(p: Pen) -> None:
        with p.at(404, 592, 0.56):
            for i in range(8):
                with p.at(rot=i * 45):
                    p.fill(
                        [(0, 0), (-34, -80), (0, -90), (34, -80)], "#e0483c" if i % 2 else "#f06a54"
                    )
            p.circ(0, 0, 8, "#5a1c20")

    s.lay("umbrella", umbrella, rim=0.3, wob=0.5, shadow=0.5, reach=14)
    s.lay(
        "gate",
        lambda p: [p.circ(400 + x, 1130, 13, "#c9a070") for x in (-34, 34)],
        FIGURE,
        shadow=0.4,
    )
    s.bloom(0.15)
    s.finish(vignette=0.45, contrast=1.14)
