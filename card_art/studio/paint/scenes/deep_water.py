"""Cards under the sea."""

from card_art.studio.colour import darker
from card_art.studio.motifs.deep import angler, diver, pull_chain
from card_art.studio.motifs.furniture import armchair, lampshade
from card_art.studio.motifs.land import hill, ridge
from card_art.studio.motifs.people import sitter
from card_art.studio.motifs.plants import reeds, tree
from card_art.studio.motifs.sea import bubbles, coral, fish, shafts
from card_art.studio.motifs.things import book
from card_art.studio.paint.looks import FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point
from card_art.studio.pen import Pen


@scene(
    "043",
    seed=43,
    camera="underwater",
    palette="forest-gold",
    twist="wrong-growth",
    light=(560, 60),
    lead="tree",
    also=("fish",),
    title="Autumn below",
    alt="A dark tree grows on the floor of a green lake. Its leaves are orange fish, and some of "
    "them are swimming away.",
    keywords="letting go, autumn, freedom, loss, change, family, departure",
    opposites=("freedom", "loss"),
)
def fish_tree(s: Scene) -> None:
    s.sky(((0, "#d8e0a0"), (0.25, "#86b088"), (0.6, "#2f6f68"), (1, "#0f3338")), 60)
    s.glow(580, 40, 620, "#fff0b0", 0.6)
    s.addlight("beams", lambda p: shafts(p, 580, "#fff0b8", 6), soft=20, k=0.35)
    reef = ridge(s.dice("reef"), 980, 70)
    s.lay("reef", lambda p: hill(p, reef, "#3a6e58"), LAND, fog=0.6)
    bed = ridge(s.dice("bed"), 1080, 16, 0.45)
    s.lay("bed", lambda p: hill(p, bed, "#2b4a38"), LAND, fog=0.1)
    tips: list[Point] = []
    dice = s.dice("tree 5")
    s.lay(
        "tree",
        lambda p: tree(p, 330, 1100, 880, "#1c2420", spread=0.62, depth=7, tips=tips, rnd=dice),
        rim=0.5,
        wob=1,
    )

    def leaves(p: Pen) -> None:
        for x, y in tips:
            for _ in range(2):
                tone = p.rnd.choice(("#f08a2c", "#e8622a", "#f4b440", "#d8482c"))
                at = (x + p.rnd.gauss(0, 22), y + p.rnd.gauss(0, 20))
                fish(
                    p,
                    *at,
                    p.rnd.uniform(19, 29),
                    tone,
                    darker(tone, 0.3),
                    p.rnd.uniform(-30, 30),
                    p.rnd.random() < 0.4,
                )

    s.lay("leaves", leaves, FIGURE, wob=0.3)

    def leaving(p: Pen) -> None:
        for i in range(13):
            x, y = 520 + i * 21 + p.rnd.uniform(-30, 30), 800 - i * 44 + p.rnd.uniform(-24, 24)
            fish(
                p,
                x,
                y,
                44 - i * 1.5,
                p.rnd.choice(("#f08a2c", "#f4b440")),
                "#b8482c",
                40,
                flip=True,
            )

    s.lay("leaving", leaving, FIGURE, rim=0.5, fog=0.08)
    s.lay("weeds", lambda p: reeds(p, 6, 1230, (120, 280), "#0e2622", 20), soft=2)
    s.lay("bubbles", lambda p: bubbles(p, 20, (560, 100, 720, 900)), FLAT)
    s.rays(0.3, 0.5)
    s.bloom(0.4)
    s.finish(vignette=0.5)


@scene(
    "044",
    seed=44,
    camera="underwater",
    palette="high-key",
    twist="scale-swap",
    light=(300, -60),
    lead="plug",
    also=("diver",),
    people=("adult/hidden",),
    title="The plug",
    alt="On the sandy floor of a bright sea lies a huge bath plug on a chain. A small diver in an "
    "old helmet holds the chain with both hands.",
    keywords="temptation, curiosity, power, responsibility, end, beginning, secret",
    opposites=("end", "beginning"),
)
def sea_plug(s: Scene) -> None:
    s.sky(((0, "#f4f0d8"), (0.2, "#a8dcd8"), (0.6, "#5fb0c4"), (1, "#3f86a8")), 60)
    s.glow(300, -20, 620, "#fffbe0", 0.45)
    s.addlight("beams", lambda p: shafts(p, 300, "#fffbe0", 7), soft=18, k=0.4)
    far = ridge(s.dice("far"), 760, 50)
    s.lay("far sand", lambda p: hill(p, far, "#7fb4bc"), LAND, fog=0.6)
    s.lay(
        "sand",
        lambda p: p.fill("-60,860! 200,800 520,796 860,850! 860,1260! -60,1260!", "#e8cfa0"),
        LAND,
        fog=0.08,
    )
    s.lay(
        "drain",
        lambda p: (p.oval(420, 1010, 310, 106, "#b89a70"), p.oval(420, 1004, 290, 96, "#6f5c50")),
        LAND,
    )

    def plug(p: Pen) -> None:
        p.fill("150,930! 160,1000 280,1062 420,1070 560,1062 680,1000 690,930!", "#a8342e")
        p.oval(420, 930, 270, 88, "#d2503f")
        p.oval(420, 922, 216, 66, "#e0644c")
        p.oval(420, 900, 44, 18, "#8a8f98")
        p.ring(420, 872, 30, "#c0c6cc", 13)

    s.lay("plug", plug, rim=0.4, wob=1, shadow=0.4, reach=26)
    s.lay("chain", pull_chain, FIGURE, wob=0.4)
    s.lay("diver", lambda p: diver(p, 556, 748, 330), FIGURE, rim=0.6, shadow=0.2)
    s.lay("bubbles", lambda p: bubbles(p, 16, (560, 80, 660, 420), "#ffffff"), FLAT)
    s.lay(
        "fish",
        lambda p: [
            fish(p, 120 + i * 52, 420 + (i % 3) * 46, 26, "#e8a040", "#c87030") for i in range(4)
        ],
        FIGURE,
        fog=0.2,
    )
    s.lay(
        "near rock",
        lambda p: p.fill("-40,1240! -40,1010 60,1040 130,1120 150,1240!", "#453c64"),
        soft=1.5,
    )
    s.rays(0.2, 0.5)
    s.bloom(0.3)
    s.finish(vignette=0.4)


@scene(
    "045",
    seed=45,
    camera="underwater",
    palette="plum-dusk",
    twist="watched",
    light=(330, 560),
    lead="anglerfish",
    also=("armchair", "book"),
    people=("child/dark",),
    animal=True,
    night=True,
    horizon=False,
    title="Bedtime lamp",
    alt="In the deep sea a huge fish with long teeth carries a shaded lamp before its face. A "
    "child sits reading in an armchair under the lamp.",
    keywords="trust, danger, comfort, courage, bedtime, innocence, night",
    opposites=("trust", "danger"),
)
def anglerfish_lamp(s: Scene) -> None:
    s.sky(((0, "#2a1a4a"), (0.5, "#3a2458"), (1, "#1a1030")), 60)
    s.glow(310, 640, 560, "#e89a5a", 0.55)
    s.cloudy("drift", "#5a3a7a", 0.35)
    s.lay("fish", angler, rim=0.5, wob=1, fog=0.06)
    bed = ridge(s.dice("bed"), 1080, 18, 0.45)
    s.lay("bed", lambda p: hill(p, bed, "#2c1838"), LAND)
    s.ground_shadow(lambda p: p.oval(240, 1096, 150, 18, "#000"), 0.6, 10)
    s.lay("armchair", lambda p: armchair(p, 220, 1096, 270, "#8a3a4a"), FIGURE, rim=0.4)
    s.lay(
        "reader",
        lambda p: sitter(
            p, 236, 988, 270, "#e8b24a", skin="dark", hair="black", cut="afro", hand=(50, -42)
        ),
        FIGURE,
        rim=0.5,
    )
    s.lay("book", lambda p: book(p, 318, 950, 46), FIGURE)
    s.lay(
        "stalk",
        lambda p: p.line("560,330 500,200 380,190 320,300 312,420", "#5a3458", 15),
        FIGURE,
        rim=0.5,
    )
    s.lay("shade", lambda p: lampshade(p, 312, 566, 150, "#f0a050"), GLOWING, emit=0.5)
    s.addlight("bulb", lambda p: p.oval(312, 576, 92, 22, "#fff0c0"), soft=14, k=1, emit=0.8)
    s.addlight(
        "pool",
        lambda p: p.fill([(216, 576), (408, 576), (520, 1110), (80, 1110)], "#ffb060"),
        soft=30,
        k=0.34,
    )
    s.lay(
        "corals",
        lambda p: (coral(p, 60, 1190, 180, "#24132e"), coral(p, 700, 1200, 240, "#24132e")),
        soft=1.5,
    )
    s.motes(50, "#ffd8a0", (330, 700, 200))
    s.bloom(0.5)
    s.finish(vignette=0.55)
