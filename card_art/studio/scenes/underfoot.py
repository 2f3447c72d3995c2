"""Cards cut open: a harvest that pulls back, a snowman with a hearth."""

from card_art.studio.colour import darker, lighter, mix
from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.land import grass, hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import pine
from card_art.studio.motifs.things import flame
from card_art.studio.painter import Scene
from card_art.studio.paths import curve
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "110",
    seed=110,
    camera="cross-section",
    palette="ochre-desert",
    twist="watched",
    light=(180, 70),
    lead="carrot",
    also=("hand", "garden"),
    people=("adult/dark",),
    title="A stubborn harvest",
    alt="A woman pulls at the leaves of a carrot in her garden. Under the ground a large hand "
    "holds the carrot and pulls the other way.",
    keywords="struggle, greed, work, surprise, sharing, rivalry, fear",
    opposites=("sharing", "greed"),
)
def pulled_from_below(s: Scene) -> None:
    s.sky(((0, "#6fb4bc"), (0.2, "#b8d4b8"), (0.36, "#f4e0a8"), (1, "#e8ae66")), warp=30)
    s.glow(180, 70, 300, "#fff6d0", 0.6)
    far = ridge(s.dice("far"), 370, 40)
    s.lay("far hills", lambda p: hill(p, far, "#b0a878"), LAND, fog=0.5)
    s.lay("rows", _far_rows, FIGURE, fog=0.3)
    ground = slope((-20, 452), (200, 440), (560, 446), (820, 438))
    s.lay(
        "soil",
        lambda p: hill(p, ground, "#8a5a3c", (0, 440, 0, 1200, ["#a06a44", "#3c2428"])),
        LAND,
    )
    s.lay("stones", _soil, FIGURE, vol=0.5)
    s.lay(
        "turf",
        lambda p: (
            p.fill([(-20, 440), (820, 430), (820, 462), (-20, 470)], "#6f8a44"),
            grass(p, ground, "#5f7f40", 420, (10, 30)),
        ),
        FIGURE,
    )
    s.lay("arm behind", _forearm, rim=0.25, shadow=0.4, reach=18)
    s.lay("carrot", _carrot, rim=0.4, shadow=0.3, reach=14)
    s.lay("thumb", _thumb, FIGURE, rim=0.4, shadow=0.5, reach=10)
    for i in range(4):
        s.lay(
            f"finger {i}", lambda p: _finger(p, i), FIGURE, rim=0.5, shadow=0.6, reach=9, edge=0.5
        )
    s.lay("leaves", _tops, FIGURE, rim=0.3)
    s.lay(
        "gardener",
        lambda p: person(
            p,
            528,
            452,
            345,
            "#2f7f86",
            age="adult",
            skin="dark",
            hair="black",
            hat="scarf",
            hat_colour="#e8b03c",
            facing="side",
            flip=True,
            lean=14,
            stride=14,
            arm_r=(70, -84),
            arm_l=(64, -76),
        ),
        FIGURE,
        shadow=0.25,
        rim=0.4,
    )
    s.bloom(0.2)
    s.finish(vignette=0.5)


def _far_rows(p: Pen) -> None:
    for x in range(20, 800, 74):
        for k in (-16, 0, 16):
            p.taper([(x, 440), (x + k * 0.5, 412), (x + k, 388)], 8, 2, "#6f8a4c")


def _soil(p: Pen) -> None:
    for _ in range(46):
        x, y = p.rnd.uniform(10, 790), p.rnd.uniform(500, 1190)
        if abs(x - 400) > 190:
            r = p.rnd.uniform(6, 24)
            p.oval(x, y, r, r * 0.7, p.rnd.choice(("#6a4434", "#b08058", "#55342c")))
    p.line("90,640 130,620 160,650 200,630", "#d88a80", 11)
    for x in (60, 690, 760):
        p.taper([(x, 460), (x + 10, 540), (x - 14, 640)], 8, 1, "#c8a070")


def _carrot(p: Pen) -> None:
    p.fill(
        "300,446! 320,430 400,424 480,430 500,446! 486,620 450,780 414,930 396,960 380,930 "
        "346,780 314,620",
        "#e8843a",
    )
    for y, half in ((520, 60), (600, 30), (690, 44)):
        p.line(f"{400 - half},{y} {400 - half * 0.2},{y + 8} {400 + half * 0.4},{y}", "#b85a28", 6)


def _tops(p: Pen) -> None:
    for lean, h in ((-70, 120), (-34, 160), (0, 176), (40, 160), (76, 126)):
        p.taper(
            [(400, 440), (400 + lean * 0.4, 440 - h * 0.5), (400 + lean, 440 - h)], 16, 6, "#5f8f44"
        )
        for k in (0.5, 0.7, 0.9):
            x, y = 400 + lean * k, 440 - h * k
            for side in (-1, 1):
                p.taper([(x, y), (x + side * 20, y - 12), (x + side * 34, y - 28)], 9, 3, "#7fae50")


GIANT = "#c08a70"


def _forearm(p: Pen) -> None:
    p.fill(
        "300,1230! 310,1080 290,960 270,860 290,770 510,770 530,860 512,960 492,1080 502,1230!",
        GIANT,
    )
    p.fill("270,1230! 278,1120! 524,1120! 532,1230!", "#4a5a8a")
    p.rect(262, 1092, 278, 44, "#6a7ab0", r=12)


def _finger(p: Pen, i: int) -> None:
    """One of four fingers closed around the carrot."""
    y, reach = 744 + i * 58, (250, 262, 252, 226)[i]
    p.rect(268, y, reach, 56, mix(GIANT, "#ffffff", 0.03 * (3 - i)), r=28)
    p.oval(268 + reach - 24, y + 27, 21, 18, lighter(GIANT, 0.4))
    p.line(
        f"{268 + reach * 0.45},{y + 6} {268 + reach * 0.48},{y + 28} {268 + reach * 0.45},{y + 50}",
        darker(GIANT, 0.35),
        4,
        0.6,
    )


def _thumb(p: Pen) -> None:
    p.taper([(286, 960), (236, 880), (240, 770), (290, 690)], 78, 44, GIANT)
    p.circ(292, 690, 23, GIANT)
    p.oval(300, 680, 14, 17, lighter(GIANT, 0.4))


@scene(
    "109",
    seed=109,
    camera="cross-section",
    palette="ember",
    twist="world-inside",
    light=(420, 860),
    lead="snowman",
    also=("fireplace", "snow"),
    people=("child/brown",),
    title="Warm at heart",
    alt="A great snowman stands cut open in an evening field. Inside its body there is a small "
    "room with a fire burning. A child in a red coat looks in.",
    keywords="warmth, cold, sacrifice, secret, home, kindness, risk",
    opposites=("warmth", "cold"),
)
def snowman_with_a_hearth(s: Scene) -> None:
    s.sky(((0, "#3f4c84"), (0.3, "#7a7fae"), (0.55, "#d8a8a8"), (0.75, "#f4c8a0"), (1, "#c8b8c8")))
    far = ridge(s.dice("far"), 820, 40)

    def wood(p: Pen) -> None:
        hill(p, far, "#8a8cb0")
        for _ in range(30):
            pine(p, p.rnd.uniform(-10, 810), 830, p.rnd.uniform(70, 190), "#6a6c98")

    s.lay("wood", wood, LAND, fog=0.45)
    s.mist(830, 60, "#f4d8c8", 0.5)
    field = slope((-20, 900), (300, 870), (820, 910))
    s.lay("field", lambda p: hill(p, field, "#dfe0ee"), LAND)
    s.ground_shadow(lambda p: p.oval(350, 1120, 330, 30, "#000"), 0.45, 14)
    s.lay("body", _snowman, form=(8, 40), vol=0.7, shadow=0.3, rim=0.3)
    s.lay("face", _snow_face, FIGURE, shadow=0.3)
    s.lay("room", _room, FIGURE, vol=0.2, wob=0.6)
    s.lay("fire", lambda p: (flame(p, 262, 1042, 96), flame(p, 300, 1042, 68)), FLAT, emit=1.2)
    s.glow(285, 1000, 190, "#ffb860", 0.4)
    s.lay("cut", lambda p: p.line(ROOM, "#ffffff", 14), FIGURE, wob=1.2)
    s.beam([(500, 900), (520, 1060), (780, 1170), (560, 1180)], "#ffb870", 0.3, 20)
    s.ground_shadow(lambda p: p.oval(660, 1142, 60, 10, "#000"), 0.5, 6)
    s.lay(
        "child",
        lambda p: person(
            p,
            650,
            1142,
            290,
            "#c83c3c",
            skin="brown",
            hair="black",
            cut="bob",
            facing="side",
            flip=True,
            hat="beret",
            hat_colour="#3f6a8c",
            scarf="#e8b84c",
        ),
        FIGURE,
        rim=0.7,
        shadow=0.2,
    )
    s.lay("snow", _evening_snow, FLAT)
    s.bloom(0.35)
    s.finish(vignette=0.45)


ROOM = curve("190,1050! 182,900 220,800 340,750 460,790 512,900 510,1050!")


def _snowman(p: Pen) -> None:
    for side in (-1, 1):
        p.taper(
            [(350 + side * 170, 560), (350 + side * 270, 500), (350 + side * 320, 420)],
            18,
            7,
            "#5a3c34",
        )
        p.taper([(350 + side * 290, 470), (350 + side * 330, 480)], 9, 4, "#5a3c34")
    p.circ(350, 890, 262, "#f4f4fa")
    p.circ(350, 560, 190, "#f6f6fc")
    p.circ(350, 320, 138, "#f8f8fd")


def _snow_face(p: Pen) -> None:
    for x in (306, 394):
        p.circ(x, 290, 15, "#241c24")
    p.fill("346,312! 348,346 352,350! 480,346 478,338!", "#e8843a")
    for i in range(5):
        p.circ(306 + i * 22, 384 + 12 * (1 - abs(i - 2) / 2), 8, "#241c24")
    p.line("232,424 350,462 468,424", "#3f7a6a", 40)
    p.taper([(300, 444), (280, 530), (296, 610)], 44, 36, "#3f7a6a")
    for y in (560, 640):
        p.circ(370, y, 14, "#241c24")
    p.rect(240, 176, 220, 22, "#2c2438", r=8)
    p.rect(276, 40, 148, 142, "#2c2438", r=6)
    p.rect(276, 140, 148, 26, "#b83c3c")


def _room(p: Pen) -> None:
    p.fill(ROOM, "#e0a860", 1, (0, 750, 0, 1050, ["#b06a40", "#f4c47c"]))
    with p.clip(ROOM):
        p.rect(170, 1036, 360, 30, "#6a3c2c")
        p.rect(214, 930, 130, 110, "#7a4a3c")
        p.rect(234, 954, 90, 86, "#2a1418", r=14)
        p.rect(200, 916, 158, 18, "#94604a")
        p.rect(236, 760, 84, 160, "#8a5544")
        p.fill("392,1040! 388,950 410,930 432,944 440,984 484,986 492,1040!", "#b83c3c")
        p.rect(372, 836, 72, 56, "#f8e8c0", r=4)
        p.rect(380, 844, 56, 40, "#7fa0b4")


def _evening_snow(p: Pen) -> None:
    for _ in range(90):
        x, y = p.rnd.uniform(0, 800), p.rnd.uniform(20, 1150)
        p.circ(x, y, p.rnd.choice((2, 3, 4)), "#ffffff", 0.85)
