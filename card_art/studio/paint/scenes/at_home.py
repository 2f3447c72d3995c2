"""Cards that happen in a room."""

from card_art.studio.colour import darker, mix
from card_art.studio.motifs.animals import mouse
from card_art.studio.motifs.buildings import stripes, wallpaper
from card_art.studio.motifs.furniture import armchair, lampshade, stool, table
from card_art.studio.motifs.land import planks
from card_art.studio.motifs.parlour import snowman, snowman_things, teapot
from card_art.studio.motifs.people import person, sitter
from card_art.studio.motifs.things import chair, clock, flame, teacup
from card_art.studio.motifs.vessels import ship
from card_art.studio.paint.looks import FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import FOUR_POINTS, Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import arch, box, curve
from card_art.studio.pen import Pen


@scene(
    "069",
    seed=69,
    camera="interior",
    palette="ivory-paper",
    twist="world-inside",
    light=(420, 90),
    lead="teapot",
    also=("cup", "stars"),
    people=("old/brown", "child/brown"),
    title="A cup before bed",
    alt="A grandmother pours from a teapot for a child at a table. What runs into the cup is dark "
    "night sky full of stars.",
    keywords="love, night, bedtime, wonder, farewell, comfort, heritage",
    opposites=("comfort", "farewell"),
)
def pouring_night(s: Scene) -> None:
    s.sky(((0, "#c8a070"), (0.5, "#e8cfa0"), (1, "#c89a6c")), 40)
    s.lay("paper", lambda p: wallpaper(p, "#b8865c", 0.3, 800), FLAT)
    s.glow(420, 160, 520, "#fff2cc", 0.5)
    s.lay("cord", lambda p: p.line([(420, -10), (420, 70)], "#5a3a34", 6), FLAT)
    s.lay("lamp", lambda p: lampshade(p, 420, 186, 120, "#e8a860"), GLOWING, emit=0.35)
    s.lay(
        "floor",
        lambda p: p.rect(
            -10, 1080, 820, 140, "#000", grad=(0, 1080, 0, 1200, ["#8a5a44", "#4a2c2c"])
        ),
        LAND,
    )
    s.lay(
        "grandmother",
        lambda p: person(
            p,
            150,
            1090,
            640,
            "#a8483c",
            age="old",
            skin="brown",
            hair="white",
            cut="bun",
            facing="side",
            arm_l=(42, -140),
            arm_r=(40, -156),
        ),
        FIGURE,
        rim=0.4,
    )
    s.lay("stool", lambda p: stool(p, 660, 1110, 226), FIGURE, rim=0.3)
    s.lay(
        "child",
        lambda p: sitter(
            p,
            664,
            880,
            470,
            "#3f6f86",
            skin="brown",
            hair="black",
            cut="braids",
            hand=(34, -52),
            flip=True,
        ),
        FIGURE,
        rim=0.5,
    )
    s.lay("table", lambda p: table(p, 450, 1110, 620, 270, "#9a6a48", 24), rim=0.3, shadow=0.2)
    stream = curve("474,604! 496,596 512,660 518,740 516,812! 480,812! 480,740 474,670")
    s.lay(
        "stream",
        lambda p: p.fill(stream, "#1a2358", 1, (0, 640, 0, 820, ["#3a3f88", "#10163c"])),
        GLOWING,
        wob=0.6,
    )
    s.lay(
        "cup",
        lambda p: teacup(p, 496, 846, 86, "#f4ead8", "#c8b49a", "#fff8ea", saucer=True),
        FIGURE,
        rim=0.4,
    )
    s.lay(
        "tea",
        lambda p: (
            p.oval(496, 767, 54, 12, "#141a48"),
            p.fill("440,770! 424,800 420,850 436,880 450,850 448,800", "#141a48"),
            p.oval(440, 884, 60, 10, "#141a48"),
        ),
        GLOWING,
        wob=0.6,
    )

    def stars(p: Pen) -> None:
        for x, y in (
            (492, 640),
            (500, 700),
            (498, 776),
            (480, 764),
            (516, 768),
            (434, 820),
            (430, 858),
            (414, 884),
            (462, 884),
        ):
            with p.at(x, y, p.rnd.uniform(6, 10)):
                p.fill(FOUR_POINTS, "#fff3c8")

    s.lay("stars", stars, FLAT, emit=0.8)
    s.lay("pot", teapot, FIGURE, rim=0.6, shadow=0.2)
    s.bloom(0.3)
    s.finish(vignette=0.5)


@scene(
    "070",
    seed=70,
    camera="interior",
    palette="teal-moon",
    twist="weather-indoors",
    light=(400, 250),
    lead="table",
    also=("ship", "sea"),
    people=("adult/pale", "adult/dark"),
    title="Between the soup and the fish",
    alt="Two people sit at opposite ends of a table. Between them the tablecloth is a rough sea "
    "with a sailing ship.",
    keywords="distance, love, quarrel, longing, silence, journey, marriage",
    opposites=("love", "quarrel"),
)
def sea_between(s: Scene) -> None:
    s.sky(((0, "#12344c"), (0.5, "#2a6a78"), (1, "#17405a")), 40)
    s.lay("stripes", lambda p: stripes(p, "#0f2f44", 0.35, 1010), FLAT)
    s.glow(400, 300, 460, "#ffe6a8", 0.55)
    s.lay("cord", lambda p: p.line([(400, -10), (400, 120)], "#0b1c2a", 7), FLAT)
    s.lay("lamp", lambda p: lampshade(p, 400, 250, 130, "#f0b860"), GLOWING, emit=0.5)
    s.lay(
        "floor",
        lambda p: p.rect(
            -10, 1030, 820, 190, "#000", grad=(0, 1030, 0, 1200, ["#4a3a38", "#1c1820"])
        ),
        LAND,
    )
    s.lay(
        "chairs",
        lambda p: (
            chair(p, 108, 1090, 400, "#6a4030"),
            chair(p, 692, 1090, 400, "#6a4030", flip=True),
        ),
        FIGURE,
        rim=0.3,
    )
    s.lay(
        "man",
        lambda p: sitter(
            p, 112, 900, 430, "#7a3a3c", age="adult", skin="pale", hair="red", hand=(60, -40)
        ),
        FIGURE,
        rim=0.6,
    )
    s.lay(
        "woman",
        lambda p: sitter(
            p,
            690,
            900,
            430,
            "#d8b04c",
            age="adult",
            skin="dark",
            hair="black",
            cut="bun",
            hand=(60, -40),
            flip=True,
        ),
        FIGURE,
        rim=0.6,
    )
    s.ground_shadow(lambda p: p.oval(400, 1110, 290, 24, "#000"), 0.6, 14)
    cloth = (
        "190,790! 250,760 320,800 400,756 470,800 550,760 612,790! 640,960 620,1080! 560,1052 "
        "500,1092 440,1056 380,1094 320,1056 260,1090 180,1080! 164,960"
    )
    s.lay(
        "far waves",
        lambda p: p.fill(
            "196,780! 260,742 330,776 410,728 480,776 550,738 606,780! 606,830! 196,830!", "#2f8a94"
        ),
        rim=0.4,
    )
    s.lay(
        "ship",
        lambda p: ship(p, 400, 778, 150, "#6a3a30", "#fff4dc", rot=-5),
        FIGURE,
        rim=0.5,
        wob=0.5,
    )
    s.lay(
        "sea cloth",
        lambda p: p.fill(cloth, "#2a7a8a", 1, (0, 760, 0, 1090, ["#4fb0b0", "#1c5a74", "#123a5a"])),
        rim=0.5,
        wob=1.6,
        shadow=0.3,
        form=(4, 14, 30),
    )

    def foam(p: Pen) -> None:
        for y in (830, 880, 935, 990):
            for i in range(5):
                x = 200 + i * 84 + (y % 3) * 18
                p.line(f"{x},{y} {x + 26},{y - 14} {x + 52},{y}", "#d8fff4", 5, 0.6)

    s.lay("foam", foam, FLAT)
    s.lay(
        "plates",
        lambda p: [
            (p.oval(x, 786, 52, 11, "#f8f0e0"), p.oval(x, 784, 34, 6, "#d8ccb8"))
            for x in (226, 578)
        ],
        FIGURE,
        shadow=0.3,
    )
    s.motes(30, "#ffeab8", (400, 380, 120))
    s.bloom(0.4)
    s.finish(vignette=0.5)


@scene(
    "071",
    seed=71,
    camera="interior",
    palette="ember",
    twist="two-times",
    light=(640, 880),
    lead="snowman",
    also=("fireplace", "armchair"),
    title="Good company",
    alt="A snowman sits in an armchair in front of a burning fireplace with a cup in his hand. "
    "There is a puddle under the chair.",
    keywords="comfort, danger, sacrifice, love, denial, warmth, end",
    opposites=("comfort", "danger"),
)
def snowman_at_home(s: Scene) -> None:
    s.sky(((0, "#5a2a28"), (0.6, "#8a4630"), (1, "#5a2a24")), 40)
    s.lay("stripes", lambda p: stripes(p, "#4a1c20", 0.3, 980), FLAT)
    s.glow(640, 880, 620, "#ff9a40", 0.6)

    def hearth(p: Pen) -> None:
        for row in range(12):
            for column in range(-1, 6):
                x, y = 480 + column * 74 + (row % 2) * 37, 470 + row * 50
                p.rect(x, y, 68, 44, mix("#a8583c", "#7a3a30", p.rnd.random()), r=5)
        p.rect(440, 430, 400, 46, "#6a3a28", r=6)
        p.fill(arch(520, 790, 1020, 620), "#1c0c10")

    s.lay("hearth", hearth, rim=0.2, form=(3, 9), vol=0.7)
    s.lay(
        "frame",
        lambda p: (
            p.rect(560, 220, 150, 170, "#c8964c", r=4),
            p.rect(576, 236, 118, 138, "#a8c4d8"),
            p.fill([(576, 374), (620, 290), (650, 330), (694, 280), (694, 374)], "#eef4fa"),
        ),
        FIGURE,
        rim=0.4,
    )
    s.lay(
        "logs",
        lambda p: (
            p.taper([(560, 1006), (640, 992), (750, 1004)], 36, 34, "#4a2418"),
            p.taper([(580, 980), (660, 1000), (730, 970)], 30, 28, "#5a2e1c"),
        ),
        FIGURE,
    )
    s.lay(
        "fire",
        lambda p: (flame(p, 650, 996, 250), flame(p, 600, 1000, 160), flame(p, 712, 1000, 170)),
        FLAT,
        emit=0.7,
    )
    s.lay(
        "floor",
        lambda p: p.rect(
            -10, 1018, 820, 200, "#000", grad=(0, 1018, 0, 1200, ["#8a4a2c", "#3a1a1a"])
        ),
        LAND,
    )
    s.lay("seams", lambda p: planks(p, 1018, "#3a1818", (400, 600)), FLAT, alpha=0.5)
    s.lay(
        "puddle",
        lambda p: p.fill("150,1120 300,1094 470,1110 520,1140 400,1170 220,1166", "#c8dcec"),
        GLOWING,
        alpha=0.75,
    )
    s.ground_shadow(lambda p: p.oval(260, 1110, 190, 22, "#000"), 0.6, 12)
    s.lay("armchair", lambda p: armchair(p, 250, 1112, 520, "#3f6a5c"), FIGURE, rim=0.5)
    s.lay("snowman", snowman, rim=0.5, wob=1)
    s.lay("his things", snowman_things, FIGURE, rim=0.5)
    s.motes(40, "#ffc070", (640, 800, 110))
    s.bloom(0.45)
    s.finish(vignette=0.5)


@scene(
    "072",
    seed=72,
    camera="interior",
    palette="forest-gold",
    twist="caged-free",
    light=(420, 780),
    lead="clock",
    also=("swing", "mouse"),
    people=("child/pale",),
    title="Back and forth",
    alt="A tall clock stands against a green wall. Behind its glass door the pendulum is "
    "somebody on a swing, and a mouse watches from the floor.",
    keywords="childhood, time, play, duty, freedom, captivity, patience",
    opposites=("freedom", "captivity"),
)
def pendulum_girl(s: Scene) -> None:
    s.sky(((0, "#1c4a48"), (0.6, "#2f6a58"), (1, "#1c443c")), 40)
    s.lay("paper", lambda p: wallpaper(p, "#173c3a", 0.5, 1040), FLAT)
    s.glow(430, 760, 560, "#e8c860", 0.45)
    s.lay(
        "floor",
        lambda p: p.rect(
            -10, 1090, 820, 130, "#000", grad=(0, 1090, 0, 1200, ["#6a4a30", "#2c1c18"])
        ),
        LAND,
    )
    s.ground_shadow(lambda p: p.oval(420, 1134, 300, 24, "#000"), 0.7, 14)
    wood = "#8a4e2c"

    def case(p: Pen) -> None:
        p.fill("150,200! 250,130 420,60 590,130 690,200!", darker(wood, 0.15))
        p.rect(170, 190, 500, 280, wood, r=10)
        p.rect(210, 460, 420, 610, wood)
        p.rect(160, 1040, 520, 90, darker(wood, 0.1), r=8)
        p.circ(420, 92, 26, "#e0b050")

    s.lay("case", case, rim=0.4, wob=0.8, shadow=0.5, reach=26)
    glass = box(252, 490, 336, 520, 10)
    s.lay(
        "inside",
        lambda p: p.fill(glass, "#f0d888", 1, (0, 490, 0, 1010, ["#c8a850", "#f8e8a8", "#d8b860"])),
        GLOWING,
        emit=0.2,
    )
    s.lay(
        "face",
        lambda p: clock(p, 420, 326, 118, rim="#c8963c", hour=11, minute=50),
        FIGURE,
        rim=0.3,
        wob=0.4,
    )

    def swing(p: Pen) -> None:
        with p.clip(glass), p.at(420, 440, 1, -10):
            for q in (-34, 34):
                p.line([(q, 0), (q, 400)], "#6a4a2c", 7)
            p.rect(-58, 398, 116, 16, "#7a4a2c", r=5)
            sitter(p, -14, 398, 430, "#c8432f", skin="pale", hair="fair", cut="bob", hand=(26, -60))

    s.lay("swing", swing, FIGURE, rim=0.4, wob=0.5)
    s.lay(
        "door",
        lambda p: (
            p.line(glass, darker(wood, 0.25), 18),
            p.line("290,530 330,520 300,640", "#ffffff", 8, 0.5),
            p.circ(600, 760, 12, "#e0b050"),
        ),
        FIGURE,
        wob=0.4,
    )
    s.lay("mouse", lambda p: mouse(p, 112, 1150, 150, "#9a8a80"), FIGURE, rim=0.6, shadow=0.2)
    s.bloom(0.3)
    s.finish(vignette=0.5)
