"""Cards cut open: stairs under the earth, one house in two seasons."""

import math
from itertools import pairwise

from card_art.studio.colour import darker
from card_art.studio.motifs.land import cloud, hill, ridge
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import foliage, tree
from card_art.studio.motifs.sea import shell
from card_art.studio.motifs.things import lantern
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, arch
from card_art.studio.pen import Draw, Pen


@scene(
    "107",
    seed=107,
    camera="cross-section",
    palette="high-key",
    twist="path-to-nowhere",
    light=(170, 960),
    lead="stairs",
    also=("door", "sky", "lantern"),
    people=("adult/olive",),
    title="The long way up",
    alt="Stairs lead down and down through layers of earth. At the bottom a door stands open, and "
    "behind it there is bright sky with clouds. A woman with a lantern is on her way.",
    keywords="hope, despair, effort, discovery, perseverance, paradox, trust",
    opposites=("hope", "despair"),
)
def stairs_to_the_sky(s: Scene) -> None:
    s.sky(((0, "#8a6a9c"), (0.12, "#e0a0a0"), (0.2, "#f8d8b0"), (1, "#7a5a60")), warp=20)
    s.lay("strata", _strata, LAND, vol=0.6, form=(5, 16))
    s.lay("fossils", _fossils, FIGURE, vol=0.4, alpha=0.8)
    s.lay(
        "turf", lambda p: p.fill("-20,222! 200,206 500,214 820,204! 820,240! -20,252!", "#5f8a6c")
    )
    s.lay("hut", _hut, FIGURE, shadow=0.3, rim=0.3)
    s.lay("tunnel", lambda p: p.line(TUNNEL, "#2c1c30", 150), vol=0.4, wob=3)
    s.lay("steps", _steps, FIGURE, wob=0.5, rim=0.5)
    s.glow(170, 960, 330, "#bfe8ff", 0.3)
    s.lay("doorway", _sky_door, FIGURE, vol=0.15, wob=0.5)
    s.addlight(
        "daylight",
        lambda p: p.fill(arch(90, 250, 1090, 800), "#bfe4f8", 0.5),
        soft=24,
        k=0.25,
        emit=0.2,
    )
    s.beam([(110, 1085), (250, 1085), (520, 1170), (120, 1170)], "#cfeeff", 0.35, 16)
    s.lay(
        "woman",
        lambda p: person(
            p,
            448,
            700,
            190,
            "#d8783c",
            age="adult",
            skin="olive",
            hair="black",
            cut="bun",
            facing="side",
            stride=8,
            arm_r=(48, -96),
        ),
        FIGURE,
        rim=0.6,
    )
    s.lay("lantern", lambda p: lantern(p, 498, 640, 56, "#4a3430"), FIGURE)
    s.addlight("lantern light", lambda p: p.circ(498, 634, 26, "#ffd980"), soft=16, k=0.9, emit=0.5)
    s.bloom(0.4)
    s.finish(vignette=0.45)


TUNNEL = [(640, 250), (640, 310), (170, 500), (640, 770), (200, 1010)]


def _strata(p: Pen) -> None:
    layers = ("#b08a6c", "#c8a47c", "#94705c", "#b89474", "#7a5a54", "#94706a", "#5f464e")
    for i, colour in enumerate(layers):
        y = 226 + i * 140
        p.fill(
            f"-20,{y}! 150,{y + 16} 380,{y - 14} 600,{y + 18} 820,{y - 4}! 820,1300! -20,1300!",
            colour,
        )


def _fossils(p: Pen) -> None:
    shell(p, 660, 560, 84, "#e8d4b0", 30)
    shell(p, 90, 720, 60, "#e8d4b0", -50)
    for x, y, r in ((700, 960, 62), (330, 350, 40)):
        coil = [
            (x + math.cos(k * 0.45) * r * (1 - k / 34), y + math.sin(k * 0.45) * r * (1 - k / 34))
            for k in range(32)
        ]
        p.line(coil, "#e8d4b0", r * 0.2)
    for k in range(6):
        p.line(f"{480 + k * 34},1110 {488 + k * 34},1130 {480 + k * 34},1152", "#e8d4b0", 9)
    p.line([(470, 1131), (690, 1131)], "#e8d4b0", 10)


def _hut(p: Pen) -> None:
    p.rect(582, 110, 116, 104, "#c8906c")
    p.fill([(560, 116), (640, 50), (720, 116)], "#8a3f4c")
    p.rect(612, 136, 56, 80, "#2c1c30", r=4)


def _steps(p: Pen) -> None:
    """Draw treads along the foot of each sloping flight."""
    for (x0, y0), (x1, y1) in pairwise(TUNNEL[1:]):
        for i in range(15):
            t = (i + 0.6) / 15
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 62
            p.rect(x - 20, y, 40, 15, "#d8b890", r=3)
            p.rect(x - 20, y + 12, 40, 12, "#8a6a60")


def _sky_door(p: Pen) -> None:
    p.fill(arch(74, 266, 1092, 780), "#8a5a48")
    opening = arch(90, 250, 1092, 798)
    p.fill(opening, "#8fd0f0", 1, (0, 800, 0, 1090, ["#3f9cd8", "#9cd4ee", "#f4e0b8"]))
    with p.clip(opening):
        cloud(p, 150, 960, 120, "#ffffff")
        cloud(p, 220, 1050, 130, "#ffffff")
        for x, y in ((190, 860), (220, 884), (150, 878)):
            p.line(f"{x - 12},{y - 6} {x},{y} {x + 12},{y - 6}", "#4a4a6a", 4)
    p.fill([(250, 1092), (250, 830), (320, 800), (320, 1124)], "#b8503c")
    p.circ(306, 970, 7, "#f3cf74")


@scene(
    "108",
    seed=108,
    camera="cross-section",
    palette="snow-blue",
    twist="two-times",
    light=(620, 130),
    lead="house",
    also=("snow", "summer"),
    people=("old/pale", "child/pale"),
    title="Foot to foot",
    alt="Above the ground an old man with a cane stands by a house in the snow. Below it, upside "
    "down, a child stands at the same house in summer.",
    keywords="childhood, old age, memory, reflection, time, longing, home",
    opposites=("childhood", "old age"),
)
def two_seasons_house(s: Scene) -> None:
    s.sky(
        ((0, "#8fa3b8"), (0.4, "#cfd8de"), (0.5, "#f4e6b0"), (0.75, "#a8d8d4"), (1, "#5fb0c8")),
        warp=10,
    )
    s.glow(620, 130, 300, "#fff6e0", 0.5)
    far = ridge(s.dice("far"), 500, 50)
    s.lay("far winter", lambda p: _above(p, 600, lambda q: hill(q, far, "#b4c2d4")), LAND, fog=0.5)
    near = ridge(s.dice("summer"), 500, 50)
    s.lay(
        "far summer",
        lambda p: _upside_down(
            p, 1200, lambda q: _above(q, 600, lambda r: hill(r, near, "#8fb878"))
        ),
        LAND,
        fog=0.4,
    )
    s.lay(
        "winter tree",
        lambda p: tree(p, 190, 590, 400, "#4a4a5c", depth=6, rnd=s.dice("t1")),
        FIGURE,
        fog=0.12,
    )
    s.lay("winter house", lambda p: _cottage(p, "#8a7f88", "#eef2f6", "#3a4460"), shadow=0.2)
    tips: list[Point] = []
    s.lay(
        "summer tree",
        lambda p: _upside_down(
            p,
            1210,
            lambda q: tree(q, 190, 590, 400, "#6a4a38", depth=5, tips=tips, rnd=s.dice("t1")),
        ),
        FIGURE,
    )
    greens = ("#5f9a48", "#8fb850", "#e8a0a8", "#f0c0b8")
    s.lay(
        "leaves",
        lambda p: _upside_down(p, 1210, lambda q: foliage(q, tips, 12, greens, 24)),
        FIGURE,
        shadow=0.2,
    )
    s.lay(
        "summer house",
        lambda p: _upside_down(p, 1210, lambda q: _cottage(q, "#e8c890", "#c8543c", "#ffe6a0")),
        shadow=0.2,
    )
    s.lay("earth", _earth, LAND, wob=2)
    s.lay(
        "old man",
        lambda p: person(
            p,
            320,
            582,
            250,
            "#3c5a88",
            age="old",
            hair="white",
            cut="short",
            hat="brim",
            beard=True,
            cane=True,
            scarf="#c8403c",
        ),
        FIGURE,
        shadow=0.2,
    )
    s.lay(
        "child",
        lambda p: _upside_down(
            p,
            1210,
            lambda q: person(
                q,
                320,
                588,
                250,
                "#e0503c",
                hair="fair",
                hat="straw",
                hat_colour="#3c5a88",
                arm_l=(-48, -120),
                legs="#d8a080",
            ),
        ),
        FIGURE,
        shadow=0.2,
    )
    s.lay("snow", _flakes, FLAT)
    s.bloom(0.2)
    s.finish(vignette=0.4)


def _upside_down(p: Pen, y: float, draw: Draw) -> None:
    """Draw something that stands on 0 so that it hangs from `y`."""
    with p.at(0, y, 1, squash=-1):
        draw(p)


def _above(p: Pen, y: float, draw: Draw) -> None:
    with p.clip([(-50, -50), (850, -50), (850, y), (-50, y)]):
        draw(p)


def _cottage(p: Pen, wall: str, roof: str, glass: str) -> None:
    p.rect(480, 350, 220, 240, wall)
    p.rect(640, 200, 36, 110, darker(wall, 0.3))
    p.fill([(440, 360), (590, 190), (740, 360)], roof)
    p.rect(560, 470, 70, 120, darker(wall, 0.5), r=4)
    for x in (500, 645):
        p.rect(x, 410, 42, 52, glass, r=3)
        p.line([(x + 21, 410), (x + 21, 462)], wall, 4)


def _earth(p: Pen) -> None:
    p.rect(-20, 582, 840, 46, "#5a4034")
    p.fill("-20,590! 100,574 300,582 520,572 820,584! 820,598! -20,600!", "#f4f6fa")
    p.fill("-20,618! 200,622 500,616 820,622! 820,636 500,634 200,638 -20,634!", "#6fa04c")
    for _ in range(40):
        p.circ(p.rnd.uniform(0, 800), p.rnd.uniform(602, 616), p.rnd.uniform(2, 6), "#8a6a54")


def _flakes(p: Pen) -> None:
    for _ in range(120):
        p.circ(
            p.rnd.uniform(0, 800), p.rnd.uniform(20, 560), p.rnd.choice((2, 3, 4)), "#ffffff", 0.85
        )
