"""Cards seen from above: a city, a crowd, a road on a roll."""

import math
from itertools import pairwise

from card_art.studio.motifs.people import person
from card_art.studio.paint.looks import FIGURE, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, spline
from card_art.studio.pen import Pen


def _veins() -> list[tuple[Point, Point, Point]]:
    """Return the leaf's side veins in its own units; they bend forward and end inside its edge."""
    rows = [(-400 + i * 72, 250 * math.sin(math.pi * (i + 1.8) / 12.9) ** 0.8) for i in range(11)]
    return [
        ((x, 0), (x + 40, side * room * 0.45), (x + 100, side * room * 0.86))
        for x, room in rows
        for side in (-1, 1)
    ]


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
    keywords="future, past, effort, freedom, beginning, teamwork, stubbornness",
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
    """Draw the rolled-up end: a thick drum with its spiral to the lower left."""
    p.fill("250,850! 330,790 600,700 680,720 750,800 740,890 680,950! 400,1060 280,1070", "#4c515e")
    p.fill("330,790! 600,700 680,720 700,740! 400,850", "#747986")
    with p.at(300, 955, 1, 20):
        p.oval(0, 0, 92, 122, "#3a3e4a")
        coil = [
            (math.cos(k * 0.4) * 84 * (1 - k / 52), math.sin(k * 0.4) * 112 * (1 - k / 52))
            for k in range(48)
        ]
        p.line(coil, "#c8c4bc", 8)
