"""Cards cut open under the earth: a den with a hearth, a harvest that pulls back."""

from card_art.studio.colour import darker, lighter, mix
from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.land import grass, hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import pine
from card_art.studio.motifs.things import flame
from card_art.studio.painter import Scene
from card_art.studio.paths import Point, curve
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "109",
    seed=109,
    camera="cross-section",
    palette="ember",
    twist="world-inside",
    light=(420, 800),
    lead="bear",
    also=("fireplace", "snow"),
    animal=True,
    night=True,
    title="Do not disturb till spring",
    alt="A great bear sleeps in its den under the snow. Inside its body there is a small room with "
    "a fire, an armchair and a lamp.",
    keywords="warmth, cold, safety, solitude, rest, home, secret life",
    opposites=("warmth", "cold"),
)
def bear_with_a_hearth(s: Scene) -> None:
    s.sky(((0, "#2c3a66"), (0.2, "#5a6690"), (0.34, "#a4a0b4"), (1, "#5a3a34")), warp=30)
    s.stars(90, 260)
    far = ridge(s.dice("far"), 330, 50)

    def wood(p: Pen) -> None:
        hill(p, far, "#7f88ac")
        for _ in range(26):
            x = p.rnd.uniform(-10, 810)
            pine(p, x, 350, p.rnd.uniform(70, 170), "#56608a")

    s.lay("wood", wood, LAND, fog=0.4)
    ground = slope((-20, 400), (200, 350), (430, 320), (640, 350), (820, 410))
    s.lay(
        "soil",
        lambda p: hill(p, ground, "#5a3c34", (0, 340, 0, 1200, ["#7a5444", "#34201f"])),
        LAND,
    )
    s.lay("snow cover", lambda p: _snow_cover(p, ground), LAND, rim=0.3, wob=2)
    s.lay("stones", _stones, FIGURE, fog=0.1)
    s.lay("den", lambda p: p.fill(DEN, "#1f1216"), vol=0.3)
    s.glow(420, 800, 420, "#ff9a48", 0.25)
    s.lay("bear", _sleeping_bear, rim=0.3, vol=0.8, form=(6, 30))
    s.lay("room", _room, FIGURE, vol=0.2, wob=0.6, shadow=0.2)
    s.lay("fire", lambda p: (flame(p, 336, 912, 74), flame(p, 362, 912, 52)), FLAT, emit=1.3)
    s.glow(350, 880, 170, "#ffb860", 0.4)
    s.lay("rim of the room", lambda p: p.line(ROOM, "#d8a070", 9), FIGURE, wob=0.6)
    s.lay("falling snow", _falling, FLAT)
    s.bloom(0.5)
    s.finish(vignette=0.5)


DEN = "60,900! 70,720 150,570 300,500 480,490 640,560 730,700 750,900 740,1010 400,1050 60,1010"
ROOM = curve("270,920! 262,800 290,720 370,670 450,690 500,760 506,920!", closed=True)


def _snow_cover(p: Pen, ground: list[Point]) -> None:
    top = [(x, y - 8) for x, y in ground]
    foot = [(x, y + 34 + 10 * ((i * 7) % 5) / 5) for i, (x, y) in enumerate(ground)]
    p.fill([*top, *foot[::-1]], "#eef0f8")


def _stones(p: Pen) -> None:
    for _ in range(26):
        x, y = p.rnd.uniform(10, 790), p.rnd.uniform(430, 1180)
        r = p.rnd.uniform(8, 26)
        p.oval(x, y, r, r * 0.7, p.rnd.choice(("#8a6a5a", "#6a4a40", "#a08070")))


def _sleeping_bear(p: Pen) -> None:
    """Lying on its side, head on its paws to the right."""
    fur = "#8a5a3c"
    p.fill("110,980! 90,860 130,720 250,620 400,590 540,640 600,740 620,860 600,990!", fur)
    p.fill("110,984! 100,930 150,890 230,910 260,984!", darker(fur, 0.12))
    p.circ(556, 706, 30, darker(fur, 0.1))
    p.circ(648, 720, 32, fur)
    p.circ(650, 722, 17, "#c08a68")
    p.fill("520,800 530,730 590,700 650,720 690,790 716,850 722,890 690,920 620,930 560,900", fur)
    p.fill("660,860 690,836 722,862 730,894 700,918 664,906", "#c49a78")
    p.oval(722, 868, 16, 12, "#2a1a1c")
    p.line("618,826 636,838 658,830", "#2a1a1c", 6)
    p.fill("500,986! 510,930 600,910 700,930 730,964 720,990!", lighter(fur, 0.06))
    for x in (664, 688, 712):
        p.line([(x, 966), (x, 984)], darker(fur, 0.4), 4)


def _room(p: Pen) -> None:
    p.fill(ROOM, "#e0a860", 1, (0, 680, 0, 920, ["#c07a48", "#f0c078"]))
    with p.clip(ROOM):
        p.rect(250, 908, 270, 20, "#6a3c2c")
        p.rect(300, 830, 98, 82, "#7a4a3c")
        p.rect(316, 848, 66, 64, "#2a1418", r=10)
        p.rect(290, 820, 118, 14, "#94604a")
        p.rect(300, 690, 60, 130, "#8a5544")
        p.fill("424,912! 420,850 436,836 452,846 456,872 486,874 492,912!", "#b83c3c")
        p.rect(404, 724, 50, 40, "#f8e8c0", r=3)
        p.rect(410, 730, 38, 28, "#7fa0b4")


def _falling(p: Pen) -> None:
    for _ in range(70):
        p.circ(
            p.rnd.uniform(0, 800), p.rnd.uniform(20, 320), p.rnd.choice((2, 3, 3.6)), "#ffffff", 0.9
        )


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
    for i in range(4):
        s.lay(
            f"finger {i}", lambda p: _finger(p, i), FIGURE, rim=0.5, shadow=0.6, reach=9, edge=0.5
        )
    s.lay("thumb", _thumb, FIGURE, rim=0.4, shadow=0.5, reach=10)
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
