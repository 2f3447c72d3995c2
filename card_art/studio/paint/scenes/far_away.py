"""Deserts, snowfields, night seas: one thing in a great space."""

import math
from random import Random

from card_art.studio.colour import darker, mix
from card_art.studio.motifs.animals import deer, horse, moth
from card_art.studio.motifs.buildings import lighthouse
from card_art.studio.motifs.land import clouds, grass, hill, ridge, slope, snow
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import pine, tree, trunks
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.things import lantern, suitcase
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, height_at
from card_art.studio.pen import Pen


@scene(
    "012",
    seed=42,
    camera="wide",
    palette="ochre-desert",
    twist="other-shadow",
    light=(640, 330),
    lead="chess pawn",
    also=("chessboard", "butterfly"),
    title="Small for now",
    alt="A white pawn stands on an endless chessboard at sunset, other pieces far behind it. Its "
    "long shadow wears a queen's crown.",
    keywords="ambition, modesty, pride, destiny, loneliness, hidden greatness, game",
    opposites=("modesty", "pride"),
)
def crowned_shadow(s: Scene) -> None:
    s.relight(light="#ffe6b8", shadow="#241438")
    s.sky(((0, "#2f5a6c"), (0.2, "#6f9a94"), (0.36, "#f0cf9c"), (0.44, "#f3a878"), (1, "#f3a878")))
    s.glow(640, 400, 400, "#fff0c8", 0.6)
    s.lay("sun", lambda p: p.circ(640, 400, 62, "#fff6dc"), FLAT, emit=0.5)
    for i in range(2):
        tone = mix("#d8d2b4", "#f4c094", i)
        s.lay(f"clouds {i}", lambda p: clouds(p, 3, 190 + i * 110, 210 + i * 110, tone), CLOUD)
    far = ridge(s.dice("far"), 500, 50)
    s.lay("far", lambda p: hill(p, far, "#a8707c"), LAND, fog=0.5)

    def board(p: Pen) -> None:
        p.rect(-10, 520, 820, 700, "#ecd9b4")
        rows = [520 + 700 * (k / 12) ** 2.1 for k in range(13)]
        for j in range(12):
            top, foot = rows[j], rows[j + 1]
            a, b = (top - 470) * 0.46, (foot - 470) * 0.46
            for u in range(-14, 14):
                if (u + j) % 2:
                    upper = [(400 + u * a, top), (400 + (u + 1) * a, top)]
                    p.fill([*upper, (400 + (u + 1) * b, foot), (400 + u * b, foot)], "#6a3f56")

    s.lay("board", board, form=(3,), vol=0.15, wob=0.6, fog=0.05)
    s.mist(540, 50, "#f6cf9c", 0.75)
    others = (
        (110, 585, 130, "#4a2a44", False),
        (230, 568, 110, "#f1e4cc", True),
        (700, 600, 160, "#f1e4cc", False),
        (500, 560, 84, "#4a2a44", True),
    )
    s.lay(
        "others", lambda p: [_piece(p, *other) for other in others], fog=0.32, shadow=0.2, wob=0.6
    )

    def shade(p: Pen) -> None:
        with p.sheared(520, 898, 0.95, 0.70, 0.42, -0.40):
            _piece(p, 0, 0, 560, "#22102f", True)

    s.lay("shadow", shade, alpha=0.82, soft=1.6, vol=0, wrap=0, edge=0, wob=1.2, tex=0.4)
    s.lay(
        "pawn", lambda p: _piece(p, 520, 900, 430, "#f4e8d0", False), rim=0.6, shadow=0.2, wob=0.8
    )
    s.lay("moth", lambda p: moth(p, 250, 640, 40, "#c9493c", "#f0d090", rot=20), FIGURE)
    s.bloom(0.4)
    s.rays(0.3, 0.5, (640, 400))
    s.finish(vignette=0.5)


def _piece(p: Pen, x: float, y: float, h: float, tone: str, crowned: bool) -> None:
    with p.at(x, y, h / 100):
        p.oval(0, 0, 18.6, 4.8, darker(tone, 0.3))
        p.fill(
            "-18,0! -15,-10 -6.6,-22 -4.8,-60 -10,-66! 10,-66! 4.8,-60 6.6,-22 15,-10 18,0!", tone
        )
        if crowned:
            crown = [(-9, -66), (-13, -98), (-6, -84), (0, -104), (6, -84), (13, -98), (9, -66)]
            p.fill(crown, tone)
        else:
            p.circ(0, -78, 12, tone)


@scene(
    "015",
    seed=31,
    camera="wide",
    palette="night-indigo",
    twist="material-swap",
    light=(215, 300),
    lead="lighthouse",
    also=("suitcase",),
    people=("adult/brown",),
    night=True,
    title="Solid ground",
    alt="The beam of a lighthouse is a paved road over the night sea. A traveller with a suitcase "
    "walks up towards the lamp.",
    keywords="hope, exile, return, guidance, trust, emptiness, faith, doubt",
    opposites=("faith", "doubt"),
)
def beam_road(s: Scene) -> None:
    s.relight(light="#ffe9a6", shadow="#0a1228")
    s.sky(((0, "#0b1330"), (0.45, "#1d2c56"), (0.7, "#3d4d78"), (1, "#5d6c8c")))
    s.stars(260, 700)
    s.lay("clouds", lambda p: clouds(p, 6, 420, 600, "#33426a"), CLOUD, vol=0.6)
    s.reflect(880, 0.9, "#0c1a3c", 0.4, ripple=8)
    s.lay(
        "rock",
        lambda p: p.fill("-30,1010! 60,930 140,880 220,868 300,884 360,930 420,1010!", "#1a2440"),
        rim=0.5,
        vol=0.7,
    )
    s.lay(
        "lighthouse",
        lambda p: lighthouse(p, 215, 884, 660, "#e6dccb", "#9c3a3a"),
        rim=0.3,
        wob=1,
        fog=0.04,
        vol=0.9,
    )
    s.lay(
        "road",
        lambda p: p.fill(
            [(228, 296), (232, 312), (640, 1230), (1000, 1230), (860, 780)],
            "#f7d98a",
            1,
            (230, 310, 800, 1100, ["#fff6d0", "#e9b660"]),
        ),
        alpha=0.85,
        wrap=0,
        vol=0.1,
        soft=1.5,
        emit=0.1,
        edge=0.2,
    )

    def stones(p: Pen) -> None:
        for i in range(20):
            t = (i / 20) ** 1.7
            left = (230 + 410 * t, 305 + 925 * t)
            right = (230 + 700 * t, 305 + 690 * t)
            p.line([left, right], "#a86f35", 1 + 3.4 * t, 0.6)

    s.lay("stones", stones, FLAT)
    s.ground_shadow(
        lambda p: p.fill([(610, 1050), (660, 1044), (800, 1190), (720, 1200)], "#000"), 0.55, 6
    )

    def walker(p: Pen) -> None:
        person(
            p,
            630,
            1052,
            330,
            "#33436e",
            age="adult",
            skin="brown",
            hair="black",
            facing="back",
            hat="brim",
            dress=False,
            arm_r=(36, -84),
            arm_l=(-34, -90),
            hat_colour="#232b48",
            scarf="#c8443c",
            stride=5,
        )
        suitcase(p, 692, 990, 84, "#a8583a")

    s.lay("walker", walker, FIGURE, rim=0.9, shadow=0.2)
    gulls = ((430, 330, 30, 0, -8), (540, 420, 22, 2, 5), (640, 320, 18, 0, 0))
    s.lay("gulls", lambda p: [bird(p, x, y, z, "#e8dcc0", q, r) for x, y, z, q, r in gulls], FIGURE)
    s.addlight("lamp", lambda p: p.circ(215, 326, 28, "#fff2b8"), soft=14, k=1, emit=1)
    s.rays(0.35, 0.6, (215, 325))
    s.bloom(0.55)
    s.finish(vignette=0.5)


@scene(
    "018",
    seed=37,
    camera="wide",
    palette="high-key",
    twist="wrong-growth",
    light=(430, 420),
    lead="deer",
    also=("lantern",),
    animal=True,
    people=("child/brown",),
    title="Lamp bearer",
    alt="A tall deer stands in a pale wood with lit lanterns hanging from its wide antlers. A "
    "child in a red dress looks up.",
    keywords="guidance, gentleness, burden, pride, wonder, winter, hope",
    opposites=("burden", "hope"),
)
def lantern_deer(s: Scene) -> None:
    s.relight(light="#ffe2a0", shadow="#1c2440")
    s.sky(((0, "#4f5f84"), (0.4, "#8f9cbe"), (0.7, "#d9ccdb"), (1, "#f0dcd2")))
    s.glow(450, 380, 400, "#ffe9b8", 0.5)
    s.lay("far wood", lambda p: trunks(p, 20, "#8d95b2", (10, 16), 1080), fog=0.6)
    s.mist(900, 200, "#efe3de", 0.6)
    s.lay("wood", lambda p: trunks(p, 7, "#6a7296", (22, 36), 1090), fog=0.5)
    s.mist(980, 150, "#f2e6df", 0.6)
    meadow = slope((-40, 1040), (200, 1020), (420, 1015), (640, 1025), (840, 1040))
    s.lay("meadow", lambda p: hill(p, meadow, "#6a6f92"), LAND, fog=0.3)
    s.ground_shadow(lambda p: p.oval(370, 1056, 250, 22, "#000"), 0.5, 12)
    s.lay(
        "deer", lambda p: deer(p, 340, 1055, 560, "#7d5648"), rim=0.5, wob=0.9, shadow=0.2, reach=20
    )
    tips: list[Point] = []

    def antlers(p: Pen) -> None:
        dice = Random(11)
        for x, y, h, lean in ((516, 548, 560, -0.5), (546, 542, 520, 0.25)):
            tree(
                p,
                x,
                y,
                h,
                "#5d4038",
                spread=0.56,
                depth=4,
                lean=lean,
                width=32,
                roots=False,
                tips=tips,
                rnd=dice,
            )

    s.lay("antlers", antlers, rim=0.4, wob=0.7, wrap=0.15)
    hooks: list[Point] = []
    for tip in sorted(tips):
        apart = all(math.dist(tip, other) > 66 for other in hooks)
        if 60 < tip[0] < 740 and 60 < tip[1] < 560 and apart:
            hooks.append(tip)

    def lanterns(p: Pen) -> None:
        for x, y in hooks:
            p.line([(x, y), (x, y + 22)], "#2a2030", 3)
            lantern(p, x, y + 54, 56, "#3a2a30")

    s.lay("lanterns", lanterns, vol=0.3, wob=0.3)
    s.addlight(
        "lights", lambda p: [p.circ(x, y + 48, 17, "#ffdc90") for x, y in hooks], soft=11, emit=1
    )
    s.ground_shadow(lambda p: p.oval(660, 1104, 80, 12, "#000"), 0.5, 7)
    s.lay(
        "child",
        lambda p: person(
            p,
            660,
            1100,
            280,
            "#c4453c",
            skin="brown",
            hair="black",
            cut="bun",
            facing="back",
            arm_l=(-54, -136),
        ),
        FIGURE,
        shadow=0.25,
    )
    near = slope((-40, 1130), (300, 1115), (840, 1135))
    s.lay("grass", lambda p: grass(p, near, "#3a4064", 800, (14, 50)), wob=0.4, rim=0.3)
    s.lay("near", lambda p: hill(p, near, "#33385a"), LAND)
    s.motes(60, "#fff0c0", (430, 520, 230))
    s.bloom(0.5)
    s.rays(0.2, 0.4)
    s.finish(vignette=0.4)


@scene(
    "026",
    seed=91,
    camera="wide",
    palette="snow-blue",
    twist="caged-free",
    light=(200, 260),
    lead="horse",
    also=("carousel",),
    animal=True,
    title="One that got away",
    alt="A painted carousel horse on its golden pole leaps alone over a snowfield. Its hoof prints "
    "lead back to a small lit carousel far away.",
    keywords="escape, freedom, homesickness, courage, cold, childhood, loneliness, home",
    opposites=("escape", "home"),
)
def carousel_horse(s: Scene) -> None:
    s.relight(light="#fff0d8", shadow="#2c3864")
    s.sky(
        ((0, "#56688f"), (0.3, "#9aa6c2"), (0.5, "#f0dcd0"), (0.6, "#f4d4c0"), (1, "#dfe3ea")),
        warp=40,
    )
    s.glow(200, 300, 420, "#ffeccc", 0.5)
    far = ridge(s.dice("far"), 560, 40)
    s.lay(
        "far",
        lambda p: [
            hill(p, far, "#9aa8c8"),
            *[pine(p, x, height_at(far, x) + 6, 70, "#8a98bc") for x in range(380, 820, 34)],
        ],
        LAND,
        fog=0.55,
    )
    s.mist(590, 50, "#fbeade", 0.7)

    def carousel(p: Pen) -> None:
        with p.at(150, 640):
            p.rect(-62, -12, 124, 14, "#8a3c4c")
            for x in (-52, -26, 0, 26, 52):
                p.line([(x, -80), (x, -10)], "#d8a850", 4)
            p.fill([(-74, -78), (0, -140), (74, -78)], "#c4453c")
            p.fill([(-24, -78), (0, -140), (24, -78)], "#f4e6cc")
            p.rect(-74, -82, 148, 12, "#d8a850")

    s.lay("carousel", carousel, FIGURE, fog=0.28)
    s.addlight(
        "lamps",
        lambda p: [p.circ(150 + x, 612, 8, "#ffd890") for x in (-38, -12, 14, 40)],
        soft=6,
        k=0.9,
        emit=0.8,
    )
    field = slope((-40, 650), (200, 640), (500, 700), (840, 690))
    s.lay("snow", lambda p: hill(p, field, "#000", (0, 640, 0, 1200, ["#f4ece8", "#7f8fb8"])), LAND)

    def prints(p: Pen) -> None:
        for i in range(22):
            t = i / 21
            x = 170 + t**1.2 * 180 + (16 if i % 2 else -16) * (0.3 + t)
            p.oval(x, 668 + t**1.5 * 460, 4 + t * 15, 2 + t * 7, "#000")

    s.ground_shadow(prints, 0.5, 2)
    s.ground_shadow(lambda p: p.oval(400, 1090, 220, 24, "#000"), 0.5, 14)

    def pole(p: Pen) -> None:
        p.rect(389, -20, 22, 1080, "#d8a850", grad=(389, 0, 411, 0, ["#f8e0a0", "#a87830"]))
        for y in range(0, 1060, 36):
            p.line([(389, y + 16), (411, y)], "#8a5c24", 4, 0.7)
        p.oval(400, 1062, 26, 9, "#a87830")

    s.lay("pole", pole, rim=0.4, wob=0.4, vol=0.6)

    def painted(p: Pen) -> None:
        horse(p, 400, 1080, 520, "#f6efe6", "#d8944c")
        with p.at(400, 1080, 2.6):
            p.fill("-40,-134 0,-132 34,-134 36,-92 -2,-84 -42,-92", "#c4453c")
            p.fill("-22,-138 4,-142 26,-138 20,-120 -16,-120", "#3f6f9c")
            p.line("34,-128 62,-116 84,-128", "#d8a850", 5)
            p.line("96,-196 108,-170 126,-154", "#3f6f9c", 4)
            for x, y in ((-36, -100), (-14, -94), (10, -94), (30, -102)):
                p.circ(x, y, 4, "#f4d890")
            for x, y in ((44, -122), (58, -116), (72, -120)):
                p.circ(x, y, 3.4, "#c4453c")

    s.lay("horse", painted, rim=0.5, wob=0.8, shadow=0.3, reach=22, vol=0.9)
    s.lay(
        "pole front",
        lambda p: p.rect(
            389, -20, 22, 690, "#d8a850", grad=(389, 0, 411, 0, ["#f8e0a0", "#a87830"])
        ),
        FIGURE,
    )
    s.lay("flakes", snow, FLAT)
    s.bloom(0.3)
    s.finish(vignette=0.55, contrast=1.16)
