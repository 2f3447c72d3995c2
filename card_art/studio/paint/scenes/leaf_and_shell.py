"""Close cards: leaves, eggs, feathers and pockets with more room inside than outside."""

import math

from card_art.studio.motifs.animals import crow
from card_art.studio.motifs.plants import leaf
from card_art.studio.motifs.things import key, keyhole
from card_art.studio.motifs.vessels import train
from card_art.studio.paint.looks import CLOUD, FIGURE
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, moved
from card_art.studio.pen import Pen

LEAF = (
    "-560,20! -430,-150 -250,-260 -20,-300 220,-250 430,-130 620,10! 430,140 220,250 -20,290 "
    "-250,250 -430,150"
)


@scene(
    "088",
    seed=88,
    camera="close-up",
    palette="forest-gold",
    twist="scale-swap",
    light=(640, 150),
    lead="leaf",
    also=("train", "ladybird"),
    horizon=False,
    title="The sap express",
    alt="A huge leaf against the light. A lit train runs along its middle vein, "
    "and a ladybird waits beside the line.",
    keywords="journey, standing still, smallness, energy, life, nature, machine",
    opposites=("journey", "standing still"),
)
def leaf_train(s: Scene) -> None:
    s.sky(((0, "#e8e0a0"), (0.4, "#8fb478"), (0.8, "#3a705c"), (1, "#1f4a44")))
    s.glow(640, 150, 520, "#fff6c0", 0.7)
    s.lay("far leaves", _far_leaves, CLOUD, fog=0.55, soft=6, wob=2)
    with_leaf = moved(LEAF, 400, 620, 1.02, -38)
    s.lay(
        "leaf",
        lambda p: p.fill(
            with_leaf, "#7fae4a", grad=(100, 1100, 700, 150, ["#3f7a3c", "#6fa446", "#c8d868"])
        ),
        shadow=0.4,
        reach=40,
        rim=0.6,
        form=(20, 60),
        vol=0.7,
    )
    s.lay("veins", _veins, FIGURE, wob=0.8, rim=0.3)
    s.addlight("through", lambda p: p.fill(with_leaf, "#c8e070", 0.35), soft=20, k=0.4)

    def railway(p: Pen) -> None:
        with p.at(400, 620, 1.02, -38):
            p.fill(
                "-640,30! -300,34 100,30 420,18 610,10! 420,-30 100,-76 -300,-92 -640,-96!",
                "#24402c",
            )
            p.line("-640,-96 -300,-92 100,-76 420,-30 610,10", "#d8e48c", 7)
            p.line("-640,30 -300,34 100,30 420,18 610,10", "#d8e48c", 9)
            for x in range(-620, 400, 26):
                p.line([(x, 22), (x + 4, 32)], "#8a7a44", 5)

    s.lay("railway", railway, FIGURE, wob=0.6)
    s.lay("train", _on_rail, FIGURE, wob=0.3, rim=0.5)
    s.addlight("lamps", _windows, soft=7, k=0.9, emit=0.9)
    s.addlight("headlight", _headlight, soft=14, k=0.7, emit=0.2)
    s.lay("ladybird", _ladybird, FIGURE, shadow=0.5, reach=8)
    s.lay("dew", _dew, FIGURE, shadow=0.3, reach=6)
    s.rays(0.25, 0.4)
    s.bloom(0.4)
    s.finish(vignette=0.45)


def _far_leaves(p: Pen) -> None:
    for x, y, size, rot in ((80, 200, 340, 30), (720, 1000, 420, 200), (90, 1080, 320, -70)):
        leaf(p, x, y, size, "#4f8a5a", rot)


def _veins(p: Pen) -> None:
    with p.clip(moved(LEAF, 400, 620, 1.02, -38)), p.at(400, 620, 1.02, -38):
        for i in range(9):
            x = -470 + i * 112
            for side in (-1, 1):
                reach = 250 + 40 * math.sin(i)
                p.taper(
                    [(x, 0), (x + 90, side * reach * 0.5), (x + 210, side * reach)],
                    13,
                    4,
                    "#cfe07c",
                )
                for k in (0.35, 0.65):
                    at = (x + 200 * k, side * reach * k)
                    p.taper([at, (at[0] + 60, at[1] + side * 4)], 5, 1.5, "#bcd470")


def _on_rail(p: Pen) -> None:
    with p.at(400, 620, 1.02, -38):
        train(p, 200, 26, 94, "#b8402f", "#3a2028", cars=3)


def _windows(p: Pen) -> None:
    with p.at(400, 620, 1.02, -38), p.at(200, 26, 0.94):
        for k in range(3):
            for j in range(4):
                p.rect(-70 - k * 128 - 110 + j * 27, -56, 18, 22, "#ffe09a", r=3)
        p.circ(92, -40, 12, "#fff0b8")


def _headlight(p: Pen) -> None:
    with p.at(400, 620, 1.02, -38):
        p.fill([(290, -8), (290, -16), (570, 4), (440, 18)], "#fff0b0")


def _ladybird(p: Pen) -> None:
    with p.at(560, 760, 0.62, -30):
        p.circ(46, 0, 26, "#1e1a20")
        p.oval(0, 0, 58, 48, "#d8402c")
        p.line([(-58, 0), (52, 0)], "#1e1a20", 5)
        for x, y in ((-24, -24), (-24, 24), (16, -26), (16, 26)):
            p.circ(x, y, 10, "#1e1a20")
        for y in (-14, 14):
            p.line([(62, y), (86, y * 2)], "#1e1a20", 5)


def _dew(p: Pen) -> None:
    for x, y, r in ((250, 560, 26), (300, 470, 15), (640, 560, 18), (330, 980, 20)):
        p.oval(x, y, r, r * 0.86, "#dff0c8", 0.75)
        p.circ(x + r * 0.3, y - r * 0.3, r * 0.25, "#ffffff")


@scene(
    "094",
    seed=94,
    camera="close-up",
    palette="storm-grey",
    twist="world-inside",
    light=(620, 200),
    lead="crow",
    also=("key", "keyhole"),
    animal=True,
    horizon=False,
    title="Locked from within",
    alt="A large crow on a branch holds a golden key in its beak. In its breast there is a keyhole "
    "with light behind it.",
    keywords="secret, answer, heart, trust, theft, freedom, prison",
    opposites=("freedom", "prison"),
)
def crow_keyhole(s: Scene) -> None:
    s.sky(((0, "#a3b5a0"), (0.5, "#c9cbb0"), (0.8, "#8fa398"), (1, "#5f7f7c")))
    s.glow(560, 260, 500, "#f6f0cf", 0.4)
    s.lay("far twigs", lambda p: _branches(p, FAR_BRANCHES, "#7f948c"), fog=0.55, soft=3)
    s.lay("branch", lambda p: _branches(p, NEAR_BRANCHES, "#3a3c3c"), rim=0.4, wob=2)
    s.lay("crow", lambda p: crow(p, 250, 1015, 780, "#26303c", eye="#f6d070"), rim=0.35, wob=1.2)
    s.lay("feathers", _feathers, FIGURE, vol=0.5, alpha=0.6)
    hole = keyhole(372, 690, 130)
    s.lay(
        "plate",
        lambda p: (
            p.oval(372, 694, 66, 84, "#b98a3c"),
            p.oval(372, 694, 56, 74, "#7a5424"),
            p.fill(hole, "#ffe9a8"),
        ),
        FIGURE,
        shadow=0.3,
        wob=0.4,
    )
    s.addlight("inside", lambda p: p.fill(hole, "#ffd870"), soft=10, k=1, emit=1)
    s.addlight("halo", lambda p: p.circ(372, 690, 80, "#ffb850", 0.6), soft=50, k=0.45)
    s.lay("key", lambda p: key(p, 690, 492, 120, "#e8b23c", 6), FIGURE, rim=0.6, shadow=0.2)
    s.lay("dead leaves", _falling_leaves, FIGURE)
    s.rays(0.2, 0.4, (372, 690))
    s.bloom(0.4)
    s.finish(vignette=0.5)


FAR_BRANCHES: tuple[tuple[Point, ...], ...] = (
    ((-20, 300), (160, 250), (340, 190), (520, 60)),
    ((240, 225), (300, 120), (330, 20)),
    ((820, 820), (640, 760), (520, 700)),
)
NEAR_BRANCHES: tuple[tuple[Point, ...], ...] = (
    ((-30, 1090), (200, 1030), (430, 1020), (640, 1050), (830, 1000)),
    ((560, 1040), (680, 1110), (740, 1200)),
    ((120, 1050), (60, 960), (70, 880)),
)


def _branches(p: Pen, branches: tuple[tuple[Point, ...], ...], colour: str) -> None:
    for i, way in enumerate(branches):
        p.taper(list(way), 54 if i == 0 else 26, 22 if i == 0 else 5, colour)


def _feathers(p: Pen) -> None:
    """Draw rows of light strokes that follow the folded wing."""
    for row in range(5):
        for i in range(6):
            x, y = 90 + i * 36 + row * 13, 650 + row * 54 - i * 25
            p.line(f"{x},{y} {x - 14},{y + 34} {x - 40},{y + 62}", "#46586a", 7, 0.8)


def _falling_leaves(p: Pen) -> None:
    for x, y, rot in ((120, 420, 30), (640, 880, -40), (90, 700, 80), (690, 140, 10)):
        leaf(p, x, y, 46, "#c98a3c", rot)
