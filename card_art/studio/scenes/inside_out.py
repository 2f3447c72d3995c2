"""Cards that show the inside of the ground, of ice, of a fruit, of a hive."""

from card_art.studio.colour import mix
from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.asleep import bear_body, bear_head, bear_paw
from card_art.studio.motifs.buildings import Window, lit_windows, tower
from card_art.studio.motifs.land import grass, hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import flower
from card_art.studio.painter import Scene
from card_art.studio.paths import Point, curve, polygon
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "050",
    seed=50,
    camera="cross-section",
    palette="forest-gold",
    twist="wrong-growth",
    light=(620, 120),
    lead="bear",
    also=("flower", "roots"),
    people=("old/brown",),
    animal=True,
    title="What he is watering",
    alt="An old man waters a tall red flower. Below the ground its roots run down to a great bear "
    "that lies curled up asleep.",
    keywords="patience, danger, care, secret, hope, hidden strength, spring",
    opposites=("care", "danger"),
)
def flower_on_a_bear(s: Scene) -> None:
    s.sky(((0, "#cfe0b8"), (0.25, "#f0e2a8"), (0.5, "#e8c878"), (1, "#c9a05a")), 50)
    s.glow(620, 120, 420, "#fff2c0", 0.5)
    far = ridge(s.dice("far"), 400, 50)
    s.lay("far", lambda p: hill(p, far, "#8fae84"), LAND, fog=0.55)
    ground = slope((-40, 500), (160, 480), (420, 470), (640, 486), (850, 470))
    s.lay(
        "soil",
        lambda p: hill(p, ground, "#6a4a34", (0, 470, 0, 1200, ["#7a5638", "#33221e"])),
        LAND,
    )
    s.lay(
        "turf",
        lambda p: (
            p.line(polygon(ground, closed=False), "#4f7a48", 30),
            grass(p, ground, "#3f6a3c", 260),
        ),
        FIGURE,
    )

    def stones(p: Pen) -> None:
        for _ in range(34):
            x, y = p.rnd.uniform(20, 780), p.rnd.uniform(560, 1180)
            p.oval(
                x,
                y,
                p.rnd.uniform(8, 24),
                p.rnd.uniform(6, 16),
                mix("#8f7050", "#4a3428", p.rnd.random()),
            )

    s.lay("stones", stones, FIGURE, fog=0.25)
    s.lay(
        "den",
        lambda p: p.fill(
            "90,980 110,800 210,670 370,610 520,614 660,680 740,820 742,980 660,1090 "
            "470,1130 280,1128 150,1080",
            "#21161a",
        ),
        LAND,
        soft=3,
    )
    s.glow(420, 800, 330, "#c87a3a", 0.28)
    s.lay("bear", bear_body, rim=0.45, wob=1.2)
    s.lay("head", bear_head, FIGURE, shadow=0.6, reach=18, rim=0.5)
    s.lay("paw", bear_paw, FIGURE, shadow=0.5)
    s.lay("roots", roots, FIGURE, rim=0.3, wob=0.6)
    s.lay(
        "stem",
        lambda p: p.taper([(424, 500), (414, 380), (430, 270), (420, 190)], 20, 11, "#3f6a3c"),
        FIGURE,
    )
    s.lay(
        "leaves",
        lambda p: (
            p.fill("420,400! 480,340 560,330 600,350! 540,390 470,410", "#4f8248"),
            p.fill("420,330! 360,270 300,268 262,288! 310,320 370,340", "#4f8248"),
        ),
        FIGURE,
    )
    s.lay("flower", lambda p: flower(p, 420, 170, 110, "#d8442c", "#f4c84a", 9), FIGURE, rim=0.4)
    s.lay(
        "man",
        lambda p: person(
            p,
            216,
            488,
            260,
            "#345a6a",
            age="old",
            skin="brown",
            hair="white",
            beard=True,
            facing="side",
            hat="straw",
            hat_colour="#b8482c",
            arm_l=(50, -84),
            arm_r=(54, -86),
            dress=False,
        ),
        FIGURE,
        rim=0.6,
    )

    def can(p: Pen) -> None:
        with p.at(306, 380, 0.8, 16):
            p.line("-30,-26 -20,-60 24,-60 30,-26", "#7f8f98", 7)
            p.rect(-34, -30, 66, 56, "#98a8b0", r=6)
            p.line([(28, 6), (72, -34)], "#98a8b0", 12)
            p.oval(74, -36, 10, 16, "#7f8f98")

    s.lay("can", can, FIGURE, rim=0.5)
    s.lay(
        "water",
        lambda p: [
            p.line([(374 + i * 5, 376 + i * 3), (384 + i * 7, 462)], "#eafcff", 3, 0.8)
            for i in range(6)
        ],
        FLAT,
    )
    s.bloom(0.35)
    s.finish(vignette=0.5)


def roots(p: Pen) -> None:
    """From the flower's foot down and into the bear's back."""
    ways: list[list[Point]] = [
        [(424, 490), (420, 560), (440, 640), (450, 720)],
        [(422, 500), (380, 560), (350, 630), (340, 700)],
        [(426, 500), (480, 570), (540, 640), (560, 730)],
        [(422, 510), (330, 560), (240, 600), (150, 640)],
        [(426, 510), (540, 560), (640, 590), (700, 650)],
    ]
    for way in ways:
        p.taper(way, 15, 4, "#d8b884")
        (x0, y0), (x1, y1) = way[2], way[3]
        p.taper([(x0, y0), (x1 + 24, y0 + 20), (x1 + 40, y1 + 14)], 7, 2, "#d8b884")


@scene(
    "051",
    seed=51,
    camera="cross-section",
    palette="snow-blue",
    twist="other-shadow",
    light=(180, 120),
    lead="iceberg",
    also=("city",),
    title="The larger part",
    alt="A small plain iceberg floats on a calm sea. Under the water its lower part is a large "
    "city of towers with lit windows, upside down.",
    keywords="secret, appearance, depth, surprise, calm, danger, hidden life",
    opposites=("calm", "danger"),
)
def iceberg_city(s: Scene) -> None:
    s.sky(((0, "#5f7f9c"), (0.16, "#8fa9b8"), (0.34, "#e8c8a8"), (1, "#e8c8a8")), 40)
    s.glow(180, 130, 380, "#fff4d8", 0.5)
    ice = "250,430! 300,330 350,300 392,238! 450,290 500,306 560,380 590,430!"
    s.lay(
        "tip",
        lambda p: (
            p.fill(ice, "#f4f8fa"),
            p.fill("392,238! 450,290 500,306 560,380 590,430! 470,430! 440,340", "#b4c8dc"),
        ),
        rim=0.4,
    )
    s.lay(
        "sea",
        lambda p: p.rect(
            -10, 430, 820, 790, "#000", grad=(0, 430, 0, 1200, ["#6fa8bc", "#2f6488", "#142c50"])
        ),
        LAND,
        fog=0.05,
    )
    s.addlight(
        "beams",
        lambda p: [
            p.fill(
                [
                    (140 + i * 90, 430),
                    (170 + i * 90, 430),
                    (260 + i * 130, 1200),
                    (180 + i * 130, 1200),
                ],
                "#bfe4ec",
                0.4,
            )
            for i in range(4)
        ],
        soft=20,
        k=0.4,
    )
    mass = (
        "190,440! 640,440! 690,560 660,720 600,860 560,980 440,1080 330,990 220,880 150,700 140,560"
    )
    s.lay(
        "mass",
        lambda p: p.fill(mass, "#9cc0d4", 1, (0, 440, 0, 1100, ["#c4dce4", "#4f7ca0"])),
        LAND,
        fog=0.12,
        rim=0.3,
    )
    glows: list[Window] = []

    def city(p: Pen) -> None:
        with p.at(0, 470, squash=-1):
            for x, w, h in (
                (210, 80, 300),
                (620, 84, 270),
                (290, 90, 430),
                (540, 96, 400),
                (410, 110, 520),
            ):
                hanging_tower(p, x, w, h, glows)

    s.lay("city", city, FIGURE, fog=0.08, rim=0.3, wob=0.8)
    s.addlight("windows", lambda p: lit_windows(p, glows, "#ffd890"), soft=7, k=0.9, emit=0.5)
    s.lay(
        "surface",
        lambda p: (
            p.rect(-10, 424, 820, 9, "#eaf6f6", 0.9),
            p.line("60,470 160,462 250,472", "#eaf6f6", 5, 0.6),
            p.line("560,476 660,466 760,474", "#eaf6f6", 5, 0.6),
        ),
        FLAT,
    )
    s.lay(
        "fish",
        lambda p: [
            p.fill(
                [
                    (60 + i * 30, 760 + i % 3 * 26),
                    (84 + i * 30, 752 + i % 3 * 26),
                    (84 + i * 30, 768 + i % 3 * 26),
                ],
                "#12304f",
            )
            for i in range(5)
        ],
        FLAT,
    )
    s.bloom(0.4)
    s.finish(vignette=0.45)


def hanging_tower(p: Pen, x: float, w: float, h: float, glows: list[Window]) -> None:
    """A tower of the city (drawn upright in a sheet that is turned over)."""
    tone = mix("#dce8ee", "#5f84a8", h / 700)
    tower(p, x, 0, w, h, tone, "#2f5078", "#d2493f")
    for row in range(int(h / 62)):
        for side in (-1, 1):
            cx, cy = x + side * w * 0.2, -40 - row * 58
            lit = p.rnd.random() < 0.7
            p.rect(cx - 8, cy - 13, 16, 26, "#ffdc98" if lit else "#3a5878", r=5)
            if lit:
                glows.append((cx, 470 - cy, 16, 26))


@scene(
    "053",
    seed=53,
    camera="cross-section",
    palette="crimson",
    twist="world-inside",
    light=(420, 620),
    lead="apple",
    also=("stairs",),
    people=("child/olive",),
    centred=True,
    title="Half of it",
    alt="Half an apple stands on a table. Inside are lit rooms and stairs; a child looks out.",
    keywords="home, temptation, innocence, secret, shelter, discovery, autumn",
    opposites=("temptation", "innocence"),
)
def apple_house(s: Scene) -> None:
    s.sky(((0, "#4a1420"), (0.5, "#7a2430"), (0.8, "#5a1a2c"), (1, "#3a1020")), 50)
    s.glow(420, 600, 620, "#f0a060", 0.5)
    s.lay(
        "table",
        lambda p: p.rect(
            -10, 1010, 820, 220, "#000", grad=(0, 1010, 0, 1210, ["#8a4a34", "#3a1a1c"])
        ),
        LAND,
    )
    s.ground_shadow(lambda p: p.oval(400, 1050, 330, 36, "#000"), 0.7, 16)
    skin = (
        "400,270 520,226 660,280 730,440 716,660 630,880 520,1030 400,1050 280,1030 "
        "170,880 84,660 70,440 140,280 280,226"
    )
    flesh = (
        "400,310 520,262 640,310 700,450 686,650 606,856 506,996 400,1012 294,996 "
        "194,856 114,650 100,450 160,310 280,262"
    )
    s.lay("skin", lambda p: p.fill(skin, "#c4302c"), rim=0.4, wob=1)
    s.lay("flesh", lambda p: p.fill(flesh, "#f8e4b8"), wob=1, vol=0.5)
    s.lay(
        "stalk",
        lambda p: (
            p.taper([(400, 310), (396, 220), (420, 140)], 16, 22, "#4a2a20"),
            p.fill("410,190! 470,120 560,110 610,130! 560,180 480,200", "#6a8a3c"),
        ),
        FIGURE,
        rim=0.4,
    )
    s.lay("rooms", apple_rooms, FIGURE, wob=0.6, vol=0.4)
    s.addlight(
        "room light",
        lambda p: [
            p.oval(x, y, 60, 46, "#ffd080") for x, y in ((290, 520), (520, 520), (400, 760))
        ],
        soft=26,
        k=0.45,
        emit=0.3,
    )
    s.lay(
        "child",
        lambda p: person(p, 404, 846, 190, "#2f5f7c", skin="olive", hair="black", cut="bob"),
        FIGURE,
        rim=0.4,
    )
    s.lay(
        "seed",
        lambda p: (
            p.fill("640,1090 664,1062 690,1090 664,1120", "#3a1a16"),
            p.fill("150,1112 176,1086 200,1114 174,1140", "#3a1a16"),
        ),
        FIGURE,
        rim=0.5,
        shadow=0.4,
    )
    s.bloom(0.4)
    s.finish(vignette=0.55)


def apple_rooms(p: Pen) -> None:
    """Two rooms where the core would be, and a hall with stairs below them."""
    wood = "#8a4a2c"
    core = curve(
        "400,400 520,380 620,450 630,600 560,760 480,900 400,930 320,900 240,760 "
        "170,600 180,450 280,380"
    )
    p.fill(core, "#5a2418")
    with p.clip(core):
        p.rect(180, 400, 212, 216, "#ffcf80")
        p.rect(408, 400, 222, 216, "#f8bf70")
        p.rect(180, 632, 450, 300, "#f0ac60")
        p.rect(160, 612, 490, 22, wood)
        p.rect(390, 380, 20, 240, wood)
        for i in range(7):
            p.rect(446 + i * 22, 832 - i * 32, 120, 14, wood)
        p.rect(160, 846, 500, 90, "#7a3c24")
        p.rect(230, 560, 120, 52, "#b8423a", r=8)
        p.oval(262, 556, 26, 13, "#fff4e0")
        p.rect(470, 540, 96, 10, wood)
        p.line([(484, 548), (484, 612)], wood, 9)
        p.line([(552, 548), (552, 612)], wood, 9)
        p.fill([(500, 516), (540, 516), (530, 484), (510, 484)], "#c4685a")
        p.rect(268, 700, 70, 146, "#6a2c20", r=4)
        p.circ(324, 776, 5, "#f0c868")
        p.rect(262, 440, 64, 56, "#3f6f86", r=4)
        p.line([(294, 440), (294, 496)], "#f4e0b0", 5)
        p.line([(262, 468), (326, 468)], "#f4e0b0", 5)
