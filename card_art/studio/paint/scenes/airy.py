"""Wide cards of air and distance: trains, trees, ropes, stages of weather."""

import math
from random import Random

from card_art.studio.colour import mix
from card_art.studio.motifs.animals import flying_crow, fox
from card_art.studio.motifs.buildings import cage, house
from card_art.studio.motifs.land import clouds, grass, hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import leaf, pine, tree
from card_art.studio.motifs.sea import whale
from card_art.studio.motifs.sky import crescent, moon
from card_art.studio.motifs.things import mask, umbrella
from card_art.studio.motifs.vessels import car_windows, train
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import arch, box, difference, height_at, spline, spots
from card_art.studio.pen import Pen


@scene(
    "005",
    seed=27,
    camera="wide",
    palette="teal-moon",
    twist="gravity-off",
    light=(400, 330),
    lead="train",
    also=("whale", "moon"),
    night=True,
    centred=True,
    title="The last departure",
    alt="A red steam train crosses a high bridge at night. Above it a whale floats out of the "
    "smoke in front of a full moon.",
    keywords="journey, dream, escape, heaviness, lightness, silence, wonder",
    opposites=("heaviness", "lightness"),
)
def train_moon(s: Scene) -> None:
    s.sky()
    s.stars(320, 900)
    s.glow(400, 330, 480, "#d8f0d8", 0.5)
    s.lay("moon", lambda p: moon(p, 400, 330, 245, "#f6ecca", "#d6c48e"), GLOWING, emit=0.16)

    def viaduct(p: Pen) -> None:
        p.rect(-20, 640, 840, 26, "#20384a")
        for i in range(7):
            x = -40 + i * 140
            pier = difference(box(x, 660, 142, 560), arch(x + 22, x + 122, 1230, 708))
            p.fill(pier, "#1d3446")

    s.lay("viaduct", viaduct, fogfall=0.7, rim=0.5, fog=0.05, wob=1.2)
    s.lay(
        "train",
        lambda p: train(p, 610, 636, 100, "#a83636", "#1a1824", cars=4),
        rim=0.6,
        wob=0.7,
        shadow=0.2,
    )
    s.addlight("windows", lambda p: car_windows(p, 610, 636, 100, 4), soft=3, k=0.9, emit=0.9)
    s.beam([(702, 596), (830, 530), (830, 680)], "#ffeab0", 0.5, 10)

    def smoke(p: Pen) -> None:
        for i in range(24):
            t = i / 23
            p.circ(669 - t * 150 + math.sin(i) * 8, 528 - t * 110, 8 + t * 22, "#5d7f92", 0.95)

    s.lay("smoke", smoke, soft=3, wob=5, fog=0.1, rim=0.5, vol=0.7)
    s.lay(
        "whale",
        lambda p: whale(p, 360, 330, 220, "#49708c", "#c2d2d2", rot=12),
        soft=0.8,
        wob=3,
        fog=0.1,
        rim=0.5,
        vol=0.8,
    )
    s.mist(900, 120, "#b8d8c8", 0.6)
    wood = ridge(s.dice("wood"), 1050, 50)

    def forest(p: Pen) -> None:
        hill(p, wood, "#16303e")
        for _ in range(40):
            x = p.rnd.uniform(0, 800)
            pine(p, x, height_at(wood, x) + 8, p.rnd.uniform(50, 120), "#16303e")

    s.lay("forest", forest, LAND, fog=0.2, fogfall=0.3)
    s.mist(1090, 60, "#a8ccc0", 0.5)
    near = ((30, 330), (110, 240), (190, 160), (700, 200), (770, 300), (620, 140))
    s.lay("pines", lambda p: [pine(p, x, 1230, h, "#0b1c2a") for x, h in near], rim=0.3, wob=1)
    s.bloom(0.5)
    s.finish(vignette=0.55)


@scene(
    "006",
    seed=38,
    camera="wide",
    palette="crimson",
    twist="wrong-growth",
    light=(400, 330),
    lead="mask",
    also=("tree",),
    people=("adult/brown",),
    title="Harvest of faces",
    alt="Theatre masks, glad and sad, hang like fruit in a bare tree. A woman holds one up; two "
    "have fallen in the grass.",
    keywords="identity, lie, truth, choice, theatre, hiding, vanity",
    opposites=("lie", "truth"),
)
def mask_tree(s: Scene) -> None:
    s.sky(((0, "#e9d2b4"), (0.5, "#d88a6a"), (0.8, "#9c3a40"), (1, "#5a1a2c")))
    s.glow(400, 330, 400, "#fff3da", 0.55)
    s.lay("sun", lambda p: p.circ(400, 330, 178, "#fbead0"), GLOWING, emit=0.06, wob=1.5)
    for i in range(2):
        line = ridge(s.dice(f"hills {i}"), 900 + i * 60, 46)
        tone = mix("#9c4a48", "#5a2030", i)
        s.lay(f"hills {i}", lambda p: hill(p, line, tone), LAND, fog=0.45 - i * 0.2)
    s.lay(
        "tree",
        lambda p: (
            tree(p, 400, 1060, 960, "#2e141f", spread=0.56, depth=7, width=78, rnd=Random(12)),
            p.taper([(430, 620), (560, 480), (690, 400), (780, 360)], 30, 6, "#2e141f"),
            p.taper([(380, 660), (250, 540), (120, 440), (40, 420)], 30, 6, "#2e141f"),
        ),
        rim=0.4,
        wob=1,
    )
    # x, y, size, turn, smile and the height of the bough it hangs from
    places = spots(
        "150,590,70,-8,1,462 655,560,72,10,-1,420 290,420,58,6,-1,300 520,400,62,-6,1,290 "
        "60,750,50,8,1,430 730,760,56,-9,1,390 400,200,60,0,-1,110"
    )
    paints = [
        "#f4e8d4 #c99a8a",
        "#e9dcc4 #5f7f8a",
        "#d8a860 #a4632f",
        "#f4e8d4 #7a5a80",
        "#c4534b #7c2430",
        "#f4e8d4 #8a9a6a",
        "#3a3048 #1c1626",
    ]

    def masks(p: Pen) -> None:
        for (x, y, size, turn, smile, _), paint in zip(places, paints, strict=True):
            light, dark = paint.split()
            mask(p, x, y, size, light, dark, rot=turn, smile=smile)

    s.lay(
        "threads",
        lambda p: [p.line([(h[0], h[5]), (h[0], h[1] - h[2])], "#2a1018", 3) for h in places],
        FLAT,
    )
    s.lay(
        "masks",
        masks,
        rim=0.4,
        shadow=0.45,
        reach=14,
        wob=0.7,
        vol=0.9,
    )
    meadow = slope((-40, 1070), (200, 1050), (420, 1062), (640, 1050), (840, 1070))
    s.lay("meadow", lambda p: hill(p, meadow, "#2a0f1c"), LAND, rim=0.3)
    s.lay(
        "woman",
        lambda p: (
            person(
                p,
                205,
                1078,
                300,
                "#f0e6d4",
                age="adult",
                skin="brown",
                hair="black",
                cut="long",
                facing="back",
                arm_r=(44, -206),
                arm_l=(-34, -96),
            ),
            mask(p, 274, 750, 34, "#f4e8d4", "#c99a8a", rot=6),
        ),
        FIGURE,
        shadow=0.2,
    )
    fallen = ((560, 1095, 40, 70), (660, 1120, 34, -60))
    s.lay(
        "fallen",
        lambda p: [mask(p, *f[:3], "#d8c8b4", "#8a6a70", rot=f[3], smile=-1) for f in fallen],
        FIGURE,
        shadow=0.4,
    )
    near = slope((-40, 1160), (400, 1150), (840, 1160))
    s.lay("grass", lambda p: grass(p, near, "#16060f", 500, (16, 60)), wob=0.5)
    s.lay("near", lambda p: hill(p, near, "#16060f"), vol=0.2)
    s.bloom(0.3)
    s.rays(0.25, 0.4)
    s.finish(vignette=0.5)


@scene(
    "008",
    seed=13,
    camera="wide",
    palette="plum-dusk",
    twist="caged-free",
    light=(300, 560),
    lead="moon",
    also=("cage", "fox"),
    people=("old/pale",),
    night=True,
    title="Borrowed light",
    alt="A crescent moon shines inside a bird cage that hangs from a tree. An old woman and a fox "
    "look up at it.",
    keywords="captivity, freedom, possession, longing, love, night, theft",
    opposites=("captivity", "freedom"),
)
def moon_cage(s: Scene) -> None:
    s.sky()
    s.stars(160, 500)
    s.glow(300, 560, 380, "#ffb878", 0.42)
    for i in range(3):
        line = ridge(s.dice(f"hills {i}"), 850 + i * 50, 70 - i * 15)
        tone = mix("#9a5570", "#4a2850", i / 2)
        s.lay(f"hills {i}", lambda p: hill(p, line, tone), LAND, fog=0.58 - i * 0.18)
    s.mist(900, 70, "#f4bd92", 0.5)

    def bough(p: Pen) -> None:
        dice = Random(5)
        wood = "#2a1730"
        tree(p, 690, 1090, 900, wood, spread=0.5, depth=7, lean=-0.12, width=84, rnd=dice)
        p.taper([(660, 520), (560, 400), (430, 330), (300, 300), (170, 320)], 40, 8, wood)
        for x, y, lean, h in ((470, 345, -0.5, 240), (380, 315, 0.2, 220), (250, 304, -0.3, 170)):
            tree(p, x, y, h, wood, spread=0.5, depth=4, lean=lean, width=11, roots=False, rnd=dice)

    s.lay("bough", bough, rim=0.5, wob=0.9)
    s.lay("chain", lambda p: p.line([(300, 304), (300, 420)], "#20122a", 4), FLAT)
    s.lay("moon", lambda p: crescent(p, 300, 590, 92, "#fffbe2"), FLAT, emit=0.55)
    s.lay(
        "cage",
        lambda p: cage(p, 300, 710, 290, "#3a1d2a", thick=5),
        rim=0.7,
        wob=0.4,
        form=(2, 5),
        wrap=0.15,
    )
    meadow = slope((-40, 1080), (200, 1060), (420, 1075), (640, 1070), (840, 1090))
    s.lay("meadow", lambda p: hill(p, meadow, "#24132e"), LAND, rim=0.4)
    s.lay(
        "woman",
        lambda p: person(
            p,
            190,
            1076,
            280,
            "#d9cfc4",
            age="old",
            hair="white",
            cut="bun",
            facing="back",
            arm_r=(46, -176),
            legs="#3a2438",
        ),
        FIGURE,
        rim=0.7,
    )
    s.lay("fox", lambda p: fox(p, 420, 1086, 170, "#d06a3a", "#f6e3c8", flip=True), FIGURE)
    s.lay("grass", lambda p: grass(p, meadow, "#1a0d24", 600, (10, 36)), wob=0.4, rim=0.3)

    def leaves(p: Pen) -> None:
        for _ in range(46):
            at = p.rnd.uniform(40, 780), p.rnd.uniform(120, 1000)
            tone = p.rnd.choice(("#e08a4a", "#c4513a", "#f0b45a"))
            leaf(p, *at, p.rnd.uniform(14, 28), tone, p.rnd.uniform(0, 360))

    s.lay("leaves", leaves, FIGURE, rim=0.3, fog=0.1)
    s.rays(0.45, 0.5)
    s.bloom(0.55)
    s.finish(vignette=0.45)


@scene(
    "009",
    seed=44,
    camera="wide",
    palette="rose-cloud",
    twist="gravity-off",
    light=(300, 330),
    lead="tightrope",
    also=("umbrella", "birds"),
    people=("adult/dark",),
    horizon=False,
    title="Held by a promise",
    alt="A woman with a red umbrella stands on a rope high above a hazy town. Two birds in "
    "flight hold the ends of the rope.",
    keywords="trust, danger, balance, courage, faith, loneliness, risk, safety",
    opposites=("danger", "safety"),
)
def rope_of_birds(s: Scene) -> None:
    s.sky()
    s.glow(310, 330, 340, "#ffe8c0", 0.4)
    s.lay("sun", lambda p: p.circ(300, 330, 190, "#fde0ae"), GLOWING, emit=0.04, wob=1.5)
    s.lay("clouds", lambda p: clouds(p, 5, 780, 960, "#f4cdb8"), CLOUD, fog=0.45)
    for i, (y, tone, fog) in enumerate(((1060, "#b98aa0", 0.6), (1130, "#8a6488", 0.4))):

        def row(p: Pen) -> None:
            for x in range(-10, 830, 62):
                h = 1240 - y + p.rnd.uniform(-40, 60)
                house(
                    p,
                    x + p.rnd.uniform(-8, 8),
                    1240,
                    p.rnd.uniform(48, 80),
                    tone,
                    mix(tone, "#2a1838", 0.35),
                    window="#ffe2a8",
                    h=h,
                    lit=0.25,
                )

        s.lay(f"town {i}", row, fog=fog, fogfall=0.3, wob=0.9, vol=0.6)
        s.mist(y + 20, 60, "#f6d2c4", 0.55)
    rope = [(176.0, 606.0), (270, 690), (400, 730), (530, 694), (624, 610)]
    s.lay("rope", lambda p: p.line(spline(rope, closed=False), "#3a2038", 5), FLAT)

    def carrier(p: Pen) -> None:
        flying_crow(p, 0, 0, 200, "#43294c")
        for claw in (-14, 4):
            p.line([(claw, 20), (claw + 2, 42)], "#2a1830", 5)

    def carriers(p: Pen) -> None:
        with p.at(176, 564, 1, 8, flip=True):
            carrier(p)
        with p.at(624, 568, 1, -8):
            carrier(p)

    s.lay("birds", carriers, rim=0.5, wob=0.8, vol=0.7)
    s.lay(
        "umbrella",
        lambda p: umbrella(p, 502, 440, 120, "#c9493c", "#7c2430", rot=10),
        rim=0.4,
        wob=0.6,
        vol=0.9,
    )
    s.lay(
        "walker",
        lambda p: person(
            p,
            400,
            732,
            360,
            "#2f4a6c",
            age="adult",
            skin="dark",
            hair="black",
            cut="afro",
            arm_l=(-66, -128),
            arm_r=(62, -112),
            legs="#c9493c",
            lean=-3,
        ),
        FIGURE,
    )
    s.lay("near cloud", lambda p: clouds(p, 3, 1210, 1250, "#f8dccb"), CLOUD, fog=0.1)
    s.bloom(0.35)
    s.rays(0.25, 0.4)
    s.finish(vignette=0.4)
