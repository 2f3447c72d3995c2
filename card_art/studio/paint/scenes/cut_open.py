"""Cards cut open: trunks, houses, clocks and hills seen from the side, with their insides."""

from card_art.studio.colour import darker
from card_art.studio.motifs.land import grass, hill, slope
from card_art.studio.motifs.people import person, sitter
from card_art.studio.motifs.plants import flower, leaf, pine, tree, trunks
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.things import candle, closed_book, flame, lantern
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import curve, spots
from card_art.studio.pen import Pen


@scene(
    "029",
    seed=121,
    camera="cross-section",
    palette="mint-dawn",
    twist="wrong-growth",
    light=(400, 330),
    lead="tree",
    also=("stairs", "lantern"),
    people=("child/brown",),
    horizon=False,
    title="Up through the rings",
    alt="A huge trunk is cut open. Inside, wooden stairs wind past small lit rooms, and a child "
    "with a lantern climbs towards the light at the top.",
    keywords="growing up, roots, home, ambition, shelter, effort, secret",
    opposites=("roots", "ambition"),
)
def trunk_stairs(s: Scene) -> None:
    s.relight(light="#ffe8b0", shadow="#16282c")
    s.sky()
    s.lay("far trunks", lambda p: trunks(p, 12, "#8ab09c", (20, 46)), fog=0.55)
    s.mist(700, 300, "#e8f0d0", 0.45)

    bark = (
        "120,1230! 60,1130 150,960 176,700 160,400 190,180 130,-20! 690,-20! 610,190 640,420 "
        "622,720 650,960 740,1130 690,1230!"
    )
    hollow = (
        "226,1230! 232,1000 240,700 232,420 268,150 330,60 400,36 470,60 532,150 566,420 "
        "556,700 566,1000 580,1230!"
    )
    s.lay(
        "trunk",
        lambda p: (
            p.fill(bark, "#5c4434"),
            [
                p.line(f"{x},1200 {x + 12},800 {x - 8},400 {x + 6},0", "#3c2a24", 5, 0.7)
                for x in (150, 186, 206, 600, 622, 650)
            ],
        ),
        rim=0.4,
        shadow=0.3,
        wob=2,
        vol=1,
    )
    s.lay(
        "hollow",
        lambda p: p.fill(
            hollow, "#000", 1, (0, 40, 0, 1200, ["#fff0bc", "#d89a54", "#8a4c30", "#44241f"])
        ),
        vol=-0.5,
        wob=1.2,
        form=(10, 30),
        wrap=0,
    )
    s.glow(400, 140, 300, "#fff4c8", 0.4)

    def rings(p: Pen) -> None:
        for k in range(1, 5):
            inset = k * 9
            p.line(
                f"{244 + inset},1200 {252 + inset},700 {244 + inset},420 {280 + inset},160",
                "#f0c884",
                3,
                0.35,
            )
            p.line(
                f"{556 - inset},1200 {544 - inset},700 {556 - inset},420 {520 - inset},160",
                "#f0c884",
                3,
                0.35,
            )

    s.lay("rings", rings, FLAT)
    levels = ((1160, 1), (960, -1), (760, 1), (560, -1), (370, 1))

    def flight(p: Pen, y: float, side: int) -> None:
        start = 260 if side > 0 else 540
        for i in range(10):
            x, top = start + side * i * 28, y - i * 19
            p.rect(x - 17, top - 8, 34, 15, "#c98f54", r=2)
            p.rect(x - 17, top + 5, 34, 9, "#6a4028")
        p.line([(start, y - 70), (start + side * 252, y - 241)], "#5a3420", 6)
        for i in range(0, 10, 3):
            p.line(
                [(start + side * i * 28, y - 70 - i * 19), (start + side * i * 28, y - i * 19)],
                "#5a3420",
                4,
            )

    for y, side in levels:
        s.lay(f"flight {y}", lambda p: flight(p, y, side), FIGURE, shadow=0.4, fog=0.04, rim=0.4)

    def rooms(p: Pen) -> None:
        for x, y, w in spots("300,930,70 500,730,70 300,530,64 494,338,56"):
            p.oval(x, y - 34, w * 0.66, 50, "#4a2a20")
            p.oval(x, y - 34, w * 0.56, 42, "#ffdf94")
        p.rect(276, 906, 46, 16, "#b8483c", r=4)
        p.circ(312, 902, 9, "#f4e4cc")
        for i, tone in enumerate(("#8a3c34", "#3f6c60", "#c4903c")):
            closed_book(p, 500, 730 - i * 13, 50, 12, tone)
        p.rect(290, 506, 20, 18, "#7a9a5c", r=3)
        flower(p, 300, 494, 15, "#f0a0a0", "#f0d070")

    s.lay("rooms", rooms, FIGURE, shadow=0.2)
    s.addlight(
        "room lights",
        lambda p: [
            p.oval(x, y - 34, 26, 30, "#ffd890")
            for x, y in spots("300,930 500,730 300,530 494,338")
        ],
        soft=16,
        k=0.5,
        emit=0.5,
    )
    s.lay(
        "child",
        lambda p: (
            person(
                p,
                372,
                882,
                150,
                "#d8523f",
                skin="brown",
                hair="black",
                cut="afro",
                facing="side",
                arm_r=(44, -110),
                stride=6,
                flip=True,
            ),
            lantern(p, 336, 812, 40, "#3a2420"),
        ),
        FIGURE,
        rim=0.8,
        shadow=0.3,
    )
    s.addlight("lantern", lambda p: p.circ(336, 808, 14, "#ffe8a0"), soft=10, k=1, emit=1)
    s.lay(
        "near leaves",
        lambda p: [
            leaf(p, x, y, z, "#1c3c38", r)
            for x, y, z, r in spots(
                "30,60,150,40 110,20,130,70 760,90,160,150 690,20,130,110 20,1150,170,-40 "
                "780,1120,170,200 90,1190,120,-10"
            )
        ],
        soft=2,
        wob=1,
        vol=0.5,
    )
    s.motes(40, "#fff0b8", (400, 500, 180))
    s.bloom(0.4)
    s.rays(0.25, 0.4, (400, 120))
    s.finish(vignette=0.5)


@scene(
    "030",
    seed=122,
    camera="cross-section",
    palette="rose-cloud",
    twist="two-times",
    light=(90, 160),
    lead="house",
    also=("crack", "table"),
    people=("adult/pale", "adult/dark"),
    title="The long table",
    alt="A house without a front wall is split in two by a crack. At the halves of one table two "
    "people sit, one in a summer day, one in a winter night.",
    keywords="separation, love, distance, longing, quarrel, togetherness, waiting",
    opposites=("separation", "togetherness"),
)
def split_house(s: Scene) -> None:
    s.relight(light="#fff0cc", shadow="#20204c")
    s.sky(((0, "#f4b898"), (0.4, "#fbdcb4"), (0.75, "#f4cdb0"), (1, "#c8a0a0")))
    gap = "404,-20 424,180 380,330 430,480 386,640 432,800 392,940 430,1220"
    night = curve(
        "404,-20! 424,180! 380,330! 430,480! 386,640! 432,800! 392,940! 430,1220! 830,1220! "
        "830,-20!"
    )
    s.glow(90, 160, 380, "#fff4d4", 0.6)
    s.lay(
        "night",
        lambda p: p.fill(night, "#000", 1, (0, 0, 0, 1100, ["#16204c", "#3a4a86", "#8088b4"])),
        vol=0,
        wob=1.5,
        wrap=0,
        edge=0,
    )

    def stars(p: Pen) -> None:
        with p.clip(night):
            for _ in range(90):
                p.circ(
                    p.rnd.uniform(440, 790),
                    p.rnd.uniform(20, 620),
                    p.rnd.choice((1.2, 1.8, 2.8)),
                    "#fff6dc",
                )

    s.lay("stars", stars, FLAT, emit=0.4)

    def hills(p: Pen) -> None:
        hill(p, slope((-40, 930), (180, 880), (420, 920)), "#8fae68")
        with p.clip(night):
            hill(p, slope((380, 910), (600, 880), (840, 920)), "#c4cce8")
            for x, h in spots("500,90 560,130 740,150 690,100"):
                pine(p, x, 920, h, "#3a4a7c")

    s.lay("hills", hills, LAND, fog=0.25)
    s.lay(
        "summer trees",
        lambda p: [
            tree(
                p,
                x,
                920,
                h,
                "#6a4838",
                depth=5,
                leaves=("#8fae58", "#b8c468", "#6f9450"),
                leaf_size=13,
            )
            for x, h in spots("60,260 160,200")
        ],
        fog=0.2,
    )

    def half(p: Pen, flip: bool, wall: str, inside: str, roof: str, glow: str) -> None:
        with p.at(400, 0, flip=flip):
            p.fill([(26, 350), (0 + 34, 250), (330, 430), (330, 400), (30, 216)], roof)
            p.fill("30,216! 352,424! 352,466! 30,262!", roof)
            p.fill(
                [
                    (40, 300),
                    (300, 450),
                    (300, 1060),
                    (16, 1060),
                    (44, 940),
                    (10, 800),
                    (46, 640),
                    (14, 480),
                ],
                wall,
            )
            p.fill([(50, 348), (276, 470), (276, 700), (44, 700), (56, 640), (26, 480)], inside)
            p.fill([(50, 730), (276, 730), (276, 1036), (38, 1036), (56, 940), (24, 800)], glow)
            p.rect(10, 700, 292, 30, darker(wall, 0.3))
            p.rect(8, 1036, 300, 30, darker(wall, 0.4))

    s.ground_shadow(lambda p: p.oval(400, 1080, 400, 34, "#000"), 0.5, 14)
    s.lay(
        "left half",
        lambda p: half(p, True, "#e0a07c", "#f6dcb0", "#b8483c", "#fbe6bc"),
        rim=0.4,
        shadow=0.3,
        wob=1,
        vol=0.8,
    )
    s.lay(
        "right half",
        lambda p: half(p, False, "#5c5c8c", "#3c4478", "#e4e8f4", "#4a4a80"),
        rim=0.3,
        shadow=0.3,
        wob=1,
        vol=0.8,
    )

    def furniture(p: Pen) -> None:
        p.fill([(226, 930), (366, 930), (372, 946), (360, 956), (226, 952)], "#a8683c")
        p.fill([(440, 930), (574, 930), (574, 952), (444, 956), (434, 944)], "#6a4a5c")
        p.rect(240, 950, 12, 88, "#8a5030")
        p.rect(548, 950, 12, 88, "#4a3450")
        p.rect(150, 560, 90, 90, "#9ad0dc", r=4)
        p.rect(560, 560, 90, 90, "#1a2658", r=4)
        for left, bars in ((150, "#fff4e0"), (560, "#8a90b8")):
            p.line([(left + 45, 560), (left + 45, 650)], bars, 5)
            p.line([(left, 605), (left + 90, 605)], bars, 5)
        p.rect(300, 900, 26, 32, "#5f9aa8", r=5)
        for x, y in spots("300,884 314,872 328,886"):
            flower(p, x, y, 17, "#e8604f", "#f4d070")
        candle(p, 486, 932, 14, 34)

    s.lay("furniture", furniture, FIGURE, shadow=0.3)
    s.lay("flame", lambda p: flame(p, 487, 894, 24), FLAT, emit=1)
    s.glow(487, 880, 150, "#ffc070", 0.55)
    s.lay(
        "woman",
        lambda p: (
            p.rect(150, 950, 66, 14, "#8a5030"),
            p.rect(154, 960, 10, 80, "#8a5030"),
            sitter(
                p,
                184,
                950,
                310,
                "#d8604c",
                age="adult",
                skin="pale",
                hair="red",
                cut="bun",
                legs="#7a5a4c",
                hand=(58, -22),
            ),
        ),
        FIGURE,
        shadow=0.25,
    )
    s.lay(
        "man",
        lambda p: (
            p.rect(588, 950, 66, 14, "#4a3450"),
            p.rect(640, 960, 10, 80, "#4a3450"),
            sitter(
                p,
                620,
                950,
                310,
                "#3f5f7c",
                age="adult",
                skin="dark",
                hair="black",
                legs="#2c2c44",
                hand=(58, -22),
                flip=True,
            ),
        ),
        FIGURE,
        shadow=0.25,
    )
    near = slope((-40, 1090), (400, 1070), (840, 1090))
    s.lay(
        "lawn",
        lambda p: (hill(p, near, "#7a9a54"), grass(p, near, "#7a9a54", 300, (10, 26), x1=400)),
        LAND,
    )

    def drift(p: Pen) -> None:
        with p.clip(night):
            hill(p, slope((360, 1076), (600, 1060), (840, 1080)), "#dfe4f4")

    s.lay("drift", drift, LAND)
    s.lay("crack", lambda p: p.line(gap, "#2a1830", 12), wob=2, vol=0.3)
    s.lay(
        "flakes",
        lambda p: [
            p.circ(
                p.rnd.uniform(440, 790),
                p.rnd.uniform(20, 1100),
                p.rnd.choice((2, 2.8, 3.8)),
                "#fff",
                0.9,
            )
            for _ in range(110)
        ],
        FLAT,
    )
    s.lay(
        "swallows",
        lambda p: [
            bird(p, x, y, z, "#6a4450", 0) for x, y, z in spots("180,150,24 250,210,18 300,120,14")
        ],
        FIGURE,
    )
    s.bloom(0.35)
    s.finish(vignette=0.45)
