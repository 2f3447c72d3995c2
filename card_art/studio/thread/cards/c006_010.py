from dataclasses import replace

from card_art.studio.kit import *
from card_art.studio.paths import parse
from card_art.studio.thread.kit import *


@card(
    "006",
    "Hold still",
    "A grandmother, a mother and a girl sit on the steps of a porch, each braiding the hair of "
    "the next, and the girl braids her doll's. Three women with braids look down from frames on "
    "the wall.",
    "family, tradition, patience, love, time, closeness, inheritance",
    mood="tender",
    camera="wide",
    light=morning(pool=(330, 480), fall=0.4),
    ground=ground("linen", "#f0cdbb", "#e7b6a2"),
    hem=("#f2e6d2", "#b8746a"),
)
def hold_still(r: Random) -> Pieces:
    # who sits where: feet, size, looks; each sits on the step where the one behind has her feet
    rows: list[tuple[float, float, float, dict[str, Any]]] = [(
        84, 740, 640,
        {"age": "old", "hair": "white", "cut": "bun", "top": "#5a5f9c", "ink": "print dots 26 #d4d6f0", "dress": 0.6,
         "skin": "brown"}),
        (336, 900, 640,
         {"hair": "black", "cut": "short", "top": "#e0a03a", "ink": "print leaves 44 #8a5a1e", "dress": 0.6,
          "skin": "brown"}),
        (570, 1020, 500,
         {"age": "child", "hair": "black", "cut": "short", "top": "#2f8a7c", "ink": "print dots 24 #d8efe4",
          "dress": 0.5, "skin": "olive"})]  # fmt: skip
    pieces: Pieces = [
        cloth("cotton", box(-30, -30, 860, 1290), "#f8eddb", ink="print stripes 90 #f2e2ca @90", lift=0),
        seed("-30,-30! 830,-30! 830,90 700,60 560,110 420,70 280,120 140,80 -30,150!", "#4f7a4a", "#86a65a", size=10),
        knots([(r.uniform(0, 800), r.uniform(0, 80)) for _ in range(18)], "#d8405a", 16),
    ]  # fmt: skip
    # those who came before
    for k, (px, py) in enumerate(((420, 250), (572, 360), (708, 500))):
        pieces += [
            felt(oval(px, py, 62, 78), "#a8743a", lift=8, edge="#f2d08a", hem="run"),
            cloth("linen", oval(px, py, 48, 64), ("#8aa4a0", "#a49a84", "#94a0b4")[k], lift=0),
            *(
                replace(one, clip=(oval(px, py, 48, 64),), lines=())
                for one in person(px, py + 250, 290, 0, ("#54483c", "#6a3a44", "#3a4a5c")[k], view="front",
                                  skin="brown", hair=("white", "grey", "black")[k], cut="braid")
            ),
        ]  # fmt: skip
    steps = [(176, 580), (436, 740), (662, 900), (840, 1020)]
    for k, (right, top) in reversed(list(enumerate(steps))):
        shade = mix("#b87a5a", "#94583f", k / 3)
        pieces.append(
            felt(
                box(-40, top, right + 40, 1260 - top),
                shade,
                lift=10,
                edge=lighter(shade, 0.4),
                hem="run",
                ink="score bricks 110",
            )
        )
    bush = [(20, 1090, 90), (110, 1050, 96), (220, 1080, 88), (320, 1120, 70), (60, 980, 70)]
    pieces += [
        seed(whole([circle(x, y, s) for x, y, s in bush]), "#4f7a4a", "#6f944e", "#8fae62", size=12, gap=20, lift=10),
        knots([(x + dx, y + dy) for x, y, _ in bush for dx, dy in ((-30, -20), (26, 10), (4, -50))], "#e8607c", 15),
        felt(land(1150, 1146, 1150, 1146, 1150), "#86a65a", lift=6),
        knots([(r.uniform(10, 790), r.uniform(1160, 1190)) for _ in range(22)], "#fffaf0", 8),
    ]
    for x, y, tall, look in rows:
        how = dict(look)
        pieces += person(x, y, tall, 0, how.pop("top"), pose="sit", near=(20, -46), far=(23, -42), nod=10,
                         legs="#54382e", **how)  # fmt: skip
    pieces += person(704, 1030, 240, 0, "#c8503f", pose="floor", age="child", skin="pale", hair="red", cut="short",
                     near=(16, -26), far=(14, -24), dress=0.5, legs="#fffaf0")  # fmt: skip
    for braid, hair, ribbon in (
        ("292,470 254,440 212,450 204,520 216,580 210,640", "black", "#d8405a"),
        ("506,676 480,626 460,612 450,680 462,740 456,800", "black", "#2f8ac8"),
        ("690,890 680,840 668,802 656,850 662,920", "red", "#fffaf0"),
    ):
        thick = 13 if hair == "red" else 24
        end = parse(braid)[0][-1]
        pieces += [
            line("chain", [curve(braid, False)], lighter(HAIR[hair], 0.14), thick, size=thick * 1.4),
            knots([end], ribbon, thick * 0.8),
        ]
    return pieces


def bear(x: float, y: float, size: float, fur: Colour, patch: Colour) -> Pieces:
    """Return a stuffed bear sitting in profile, looking left; `size` is its height, the seat at y."""
    pale = lighter(fur, 0.3)
    return put([
        fill("-18,-6! -30,-40 -26,-84 8,-104 44,-84 52,-36 40,0!", darker(fur, 0.25), fur, pale, shade="lit",
             way="round", width=3.6),
        fill(strip([(10, -14), (-34, -20), (-62, 8)], [44, 38, 34]), darker(fur, 0.2), fur, shade="lit", way="round",
             width=3.6),
        fill(oval(-66, 4, 19, 25), pale, fur, shade="edge", way="round"),
        felt([circle(-18, -176, 17), circle(36, -172, 18)], darker(fur, 0.15)),
        felt([circle(-18, -175, 9), circle(36, -171, 10)], pale),
        fill("-46,-124 -36,-158 4,-176 44,-158 54,-122 34,-92 0,-86 -34,-96", darker(fur, 0.2), fur, pale, shade="lit",
             way="round", width=3.6),
        fill(oval(-40, -116, 25, 20), pale, lighter(pale, 0.2), way="round", lift=4),
        felt(oval(-58, -124, 9, 7), "#2a1c1a", thick=4),
        beads([(-22, -138), (8, -140)], "#1a1210", 6.5),
        line("stem", ["-56,-116 -50,-104 -36,-104"], "#2a1c1a", 2.6),
        cloth("cotton", moved(box(-17, -17, 34, 34), 26, -44, 1, 12), patch, ink="print dots 14 #fff3d6",
              edge="#fff3d6"),
    ], x, y, size / 190)  # fmt: skip


@card(
    "007",
    "Fair exchange",
    "An old woman and a big stuffed bear sit face to face by a window. She sews up his arm, and he sews up her sleeve.",
    "care, friendship, repair, ageing, trust, give and take, childhood",
    mood="tender",
    camera="interior",
    light=lamplit((400, 420), fall=0.55, bloom=0.25, fill=0.85),
    ground=ground("cotton", "#d9a441", "#c88c34", ink="print flowers 86 #e8bd62"),
    hem=("#f0e2c2", "#a2632e"),
)
def fair_exchange(r: Random) -> Pieces:
    hand, paw = (440.0, 700.0), (372.0, 628.0)
    return [
        felt(box(250, 80, 300, 330, 8), "#7a4a34", lift=8, edge="#c08a5e", hem="run"),
        cloth("silk", box(272, 102, 256, 286), "#22305c", colours=("#1a2650", "#4a5a92"), lift=0),
        sequins([(320, 150), (470, 190), (350, 260), (500, 330), (410, 130)], "#f2e2a8", 7),
        felt(circle(450, 270, 34), "#f4ead0", emit=0.25),
        line("cord", [[(400, 90), (400, 400)], [(262, 245), (538, 245)]], "#7a4a34", 13),
        cloth("linen", "262,84! 300,88 330,200 290,320 250,410! 220,410! 220,84!", "#c8503f", lift=8, edge="#f0c9b0",
              hem="run"),
        cloth("linen", "538,84! 500,88 470,200 510,320 550,410! 580,410! 580,84!", "#c8503f", lift=8, edge="#f0c9b0",
              hem="run"),
        cloth("wool", box(-20, 960, 840, 280), "#7c4f38", ink="score grain 34", lift=6),
        cloth("cotton", oval(400, 1090, 350, 84), "#3f6f74", lift=4, ink="print rings 60 #e0c88a", edge="#f0e2c2",
              size=16),
        *put(chair(0, 0, 520, 0, "#5f3a2c"), 186, 1086),
        *put(chair(0, 0, 520, 0, "#5f3a2c", flip=True), 636, 1086),
        felt([box(96, 780, 190, 44, 20), box(540, 780, 190, 44, 20)], "#8c3f4e", lift=6),
        *bear(630, 800, 500, "#a5713f", "#c8503f"),
        *person(196, 1080, 820, 0, "#54608f", pose="sit", age="old", skin="pale", hair="white", cut="bun", dress=0.95,
                ink="print dots 34 #aab2d8", near=(29, -46), far=(22, -52), nod=14, lean=2, hip=(0, -36),
                shoes="#3a2a2a"),
        line("stem", [circle(289, 470, 17), [(272, 470), (250, 462)]], "#c9a24a", 4),
        # her needle in his arm, his in her sleeve
        fill(strip([(610, 560), (520, 610), (430, 640), (366, 630)], [70, 62, 56, 50]), "#7a4f2a", "#a5713f", "#c99a66",
             shade="lit", lines=["610,560 520,610 430,640 366,630"], lift=10),
        felt([strip([(520, 590), (500, 620), (516, 650)], [6, 16, 5])], "#f4ecdc", fuzz=2),
        line("cord", [[(508, 606), (470, 700), hand]], "#d8303a", 5),
        line("straight", [[(hand[0] - 30, hand[1] - 34), (hand[0] + 6, hand[1] + 4)]], "#e6ebf0", 5, gloss=0.9),
        felt([strip([(304, 640), (322, 664), (306, 690)], [5, 14, 5])], "#f7d9c0", fuzz=1),
        line("cord", [[(314, 660), (350, 580), paw]], "#4fb0a8", 5),
        line("straight", [[(paw[0] - 44, paw[1] - 8), (paw[0] + 8, paw[1] - 2)]], "#e6ebf0", 5, gloss=0.9),
        felt(circle(402, 1074, 42), "#d8303a", lift=8),
        *[line("stem", [moved(oval(0, 0, 40, 16), 402, 1074, 1, a)], "#b3202c", 5) for a in (20, 80, 140)],
        line("cord", [[(440, 1084), (520, 1110), (560, 1080), (620, 1104)]], "#d8303a", 6),
    ]  # fmt: skip


@card(
    "008",
    "Under the cloth",
    "Above the table a row of stiff adults sit at dinner and look straight ahead. Under the "
    "tablecloth their children have put up a fair with lanterns, a tent and a swing.",
    "childhood, boredom, secret, joy, rules, hidden worlds, freedom",
    mood="funny",
    camera="cross-section",
    light=lamplit((400, 830), fall=0.62, bloom=0.45, fill=0.9),
    ground=ground("cotton", "#4a5548", "#3a4440", ink="print diamonds 60 #556254"),
    hem=("#efe6d2", "#7c8a74"),
)
def meanwhile(r: Random) -> Pieces:
    guests: Pieces = []
    looks: list[dict[str, Any]] = [
        {"skin": "pale", "hair": "grey", "cut": "bald", "top": "#2a2c38"},
        {"skin": "dark", "hair": "black", "cut": "bun", "top": "#6a3a54"},
        {"skin": "olive", "hair": "white", "cut": "short", "top": "#3a4048", "beard": True},
        {"skin": "brown", "hair": "black", "cut": "bob", "top": "#54708c"},
        {"skin": "pale", "hair": "red", "cut": "bun", "top": "#4a5a3a"},
    ]
    for i, look in enumerate(looks):
        how = dict(look)
        guests += person(96 + i * 152, 700, 590, 0, how.pop("top"), view="front", near=(11, -52), far=(-11, -52), **how)
        guests.append(
            felt(
                polygon([(84 + i * 152, 262), (108 + i * 152, 262), (102 + i * 152, 320), (90 + i * 152, 320)]),
                "#f4efe4",
                thick=2,
            )
        )
    bulbs = [(70 + i * 60, 622 + 46 * math.sin((i + 0.4) / 11.8 * math.pi)) for i in range(12)]
    lanterns: Pieces = []
    for i, (x, y) in enumerate(bulbs):
        lanterns.append(
            felt(oval(x, y + 22, 15, 20), ("#ffd06a", "#ff9a5a", "#ffe9a0", "#f47a6a")[i % 4], emit=0.75, lift=4)
        )
    return [
        *guests,
        felt(box(-30, 396, 860, 60), "#6a4630", lift=10),
        cloth("linen", box(-30, 378, 860, 62), "#f7f2e6", lift=8),
        *[
            p
            for i in range(5)
            for p in (
                felt(oval(96 + i * 152, 396, 60, 15), "#e9edf0", thick=4),
                felt(oval(96 + i * 152, 393, 38, 8), ("#b8303a", "#7d9a4a")[i % 2], thick=2),
            )
        ],
        *[felt(box(x, 306, 14, 84, 4), "#f7efdc") for x in (172, 474, 628)],
        *[felt(leaf(x + 7, 306, 34, 20, -90), "#ffcf6a", emit=0.8) for x in (172, 474, 628)],
        # under the table
        felt(box(-30, 440, 860, 820), "#3a2420", lift=0, colours=("#5a3a2a", "#2c1a1c")),
        *[
            felt([box(60 + i * 152, 440, 26, 250), box(110 + i * 152, 440, 26, 250)], "#1e1a24", thick=4, lift=3)
            for i in range(5)
        ],
        *[
            felt(["60,690! 92,690! 98,712! 40,712!", "110,690! 140,690! 158,712! 104,712!"], "#0f0c12")
            for i in range(1)
        ],
        cloth("wool", box(-30, 1050, 860, 200), "#7a3a34", lift=4, ink="print diamonds 70 #a8503f"),
        felt(box(46, 440, 46, 680), "#7a5236", lift=10, ink="score grain 20 @90"),
        felt(box(708, 440, 46, 680), "#7a5236", lift=10, ink="score grain 20 @90"),
        line("stem", [[(46, 596), *[(x, y) for x, y in bulbs], (754, 600)]], "#efe6cc", 4),
        *lanterns,
        cloth("cotton", "150,1060! 166,880! 270,760! 374,880! 390,1060!", "#f4e8cc", ink="print stripes 56 #c8403a @90",
              lift=8, edge="#f4e8cc"),
        felt(["160,882! 270,752! 380,882! 350,902 324,882! 297,902 270,882! 243,902 216,882! 188,902"], "#c8403a",
             lift=5),
        felt([(270, 752), (270, 706), (316, 722), (272, 738)], "#ffd06a"),
        felt("236,1062! 270,930 304,1062!", "#3a1c1c", lift=0),
        line("cord", [[(510, 442), (486, 800)], [(590, 442), (566, 800)]], "#d8c08a", 6),
        felt(box(470, 796, 112, 16, 4), "#8a5a3a"),
        *person(524, 856, 250, 0, "#4fa0a8", age="child", pose="dangle", skin="dark", hair="black", cut="tails",
                near=(18, -56), far=(-14, -56), dress=0.5),
        *person(440, 1110, 230, 0, "#e8b03a", age="child", pose="dance", skin="pale", hair="fair", cut="curly",
                legs="#54608f"),
        *person(640, 1120, 250, 0, "#c8503f", age="child", pose="cheer", view="front", skin="olive", hair="brown",
                cut="bob", dress=0.5),
        *person(210, 1126, 210, 0, "#7a9a4a", age="child", pose="walk", skin="brown", hair="black", cut="short",
                near=(20, -70)),
        felt(circle(262, 958, 26), "#f47a8c", lift=6),
        line("stem", [[(262, 984), (252, 1000)]], "#efe6cc", 3),
        cloth("linen",
              "-30,430! 830,430! 830,500 780,540 720,506 640,548 560,512 480,546 400,512 320,548 240,510 160,546 "
              "90,508 30,542 -30,506!", "#f7f2e6", lift=12, edge="#c9b98a", hem="run", ink="sew flowers 90 #cdbf98"),
    ]  # fmt: skip


@card(
    "009",
    "Nothing to wear",
    "A woman stands before an open wardrobe. The four dresses in it are the seasons, and leaves "
    "from the last one lie on the floor.",
    "choice, change, time, vanity, memory, beginning, weather",
    mood="grand",
    camera="interior",
    light=morning(pool=(420, 420), fall=0.45),
    ground=ground("cotton", "#8fa58a", "#7c947c", ink="print leaves 80 #9db398"),
    hem=("#f0ead8", "#6f8468"),
)
def nothing_to_wear(r: Random) -> Pieces:
    def gown(x: float) -> Any:
        return moved(
            "-26,-200! -14,-172 14,-172 26,-200! 48,-190 42,-120 34,-70 62,40 88,250! 44,264 "
            "0,254 -44,264 -88,250! -62,40 -34,-70 -42,-120 -48,-190",
            x,
            470,
            1.06,
        )

    xs = [176, 326, 476, 626]
    winter, spring, summer, autumn = (gown(x) for x in xs)

    def inside(x: float, n: int, low: float = -60, high: float = 240) -> list[Point]:
        spots = []
        for _ in range(n):
            v = r.uniform(low, high)
            half = 30 + max(0, v + 70) * 0.15
            spots.append((x + r.uniform(-half, half), 470 + v * 1.06))
        return spots

    return [
        felt(box(60, 90, 680, 800, 14), "#6a4030", lift=14, ink="score grain 30 @90", edge="#a5714f", hem="run",
             size=14),
        felt("60,96! 400,20 740,96!", "#7d4e38", lift=8),
        felt(circle(400, 72, 24), "#c79a4a"),
        cloth("velvet", box(92, 130, 616, 720), "#2c1c22", lift=0),
        line("gold", [[(92, 214), (708, 214)]], "#d8b04a", 10),
        *[line("stem", [f"{x},{262} {x},{232} {x - 14},{222} {x},{208} {x + 12},{218}"], "#c9ccd2", 5) for x in xs],
        *[line("stem", [f"{x - 46},276 {x},256 {x + 46},276"], "#b08a5a", 8) for x in xs],
        cloth("velvet", winter, "#dbe6f0", colours=("#aebfd4", "#dbe6f0", "#f6faff"), lift=10),
        felt([moved(pine(0, 0, 70), x, y) for x, y in ((132, 690), (176, 708), (222, 684), (150, 612), (204, 604))],
             "#54788c", thick=2, lift=3),
        knots(inside(176, 34, -180, 200), "#ffffff", 4.4),
        sequins(inside(176, 8, -150, 60), "#f4f8ff", 7),
        cloth("cotton", spring, "#a9cf8a", colours=("#d6e8b0", "#8fbf78"), lift=10),
        knots(inside(326, 60), "#f4a0b8", 8),
        knots(inside(326, 34), "#fff0f4", 7),
        line("stem", ["292,400 326,380 362,400"], "#5f9a54", 6),
        cloth("silk", summer, "#f0c24a", colours=("#f7dc7a", "#e8a83a"), lift=10),
        line("straight", [[(x, y), (x + r.uniform(-6, 6), y - 40)] for x, y in inside(476, 70, 20, 230)], "#c98a22", 4),
        knots(inside(476, 16, 0, 230), "#d83a30", 11),
        felt(autumn, "#b8562a", colours=("#d88a3a", "#8a3226"), lift=10),
        satin([leaf(x, y, 34, 20, r.uniform(0, 360)) for x, y in inside(626, 30)], "#f0b03a", "#d8602a", lift=3),
        satin([leaf(x, y, 30, 18, r.uniform(0, 360)) for x, y in inside(626, 12)], "#7a2430", lift=3),
        felt([box(60, 846, 680, 62, 8)], "#7d4e38", lift=8, edge="#a5714f", hem="run"),
        felt(polygon([(60, 120), (-20, 90), (-20, 960), (60, 880)]), "#835640", lift=10, ink="score grain 30 @90"),
        felt(polygon([(740, 120), (820, 90), (820, 960), (740, 880)]), "#835640", lift=10, ink="score grain 30 @90"),
        cloth("wool", box(-20, 930, 840, 300), "#c9a27c", lift=0, ink="score grain 44"),
        cloth("cotton", "40,1180! 120,1000! 690,1000! 780,1180!", "#a8525a", lift=3, edge="#f0d9b0",
              ink="print diamonds 60 #c27a76"),
        satin([
            leaf(x, y, 44, 26, r.uniform(0, 360))
            for x, y in ((600, 960), (656, 996), (700, 950), (620, 1050), (548, 990), (712, 1040), (668, 1092))
        ], "#e8932a", "#b8402a", lift=5),
        *person(226, 1176, 560, 0, "#efe6da", view="back", skin="dark", hair="black", cut="afro", dress=0.66, flare=1.1,
                near=(17, -60), far=(-15, -44), legs="#6d4530", shoes="#c8503f", ink="sew flecks 40 #d8c8b0"),
    ]  # fmt: skip


@card(
    "010",
    "Size sixty-six million",
    "At night in a museum the guard sits by the skeleton of a dinosaur and knits. The striped pullover "
    "already covers its ribs and its neck.",
    "care, patience, cold, loneliness, the past, duty, tenderness",
    mood="tender",
    camera="interior",
    light=moonlit(pool=(470, 460), fall=0.5, fill=0.95, power=0.98),
    ground=ground("linen", "#3c4a70", "#2c3656"),
    hem=("#c9c6bc", "#5a6482"),
)
def size_sixty_six_million(r: Random) -> Pieces:
    bone, dim = "#f2e8cc", "#a89c84"
    knitted = bands("#d23c36", "#f7e2a8", "#2f8c90", "#f7e2a8", wide=40, angle=118)
    spine = [(40, 380), (36, 470), (60, 560), (120, 630), (210, 650), (300, 600), (370, 510), (410, 410), (450, 320),
             (520, 270)]  # fmt: skip

    def leg(x: float, colour: Colour) -> Piece:
        thigh = strip([(x, 640), (x + 86, 770), (x + 60, 830)], [104, 62, 62])
        shin = strip([(x + 60, 830), (x + 10, 930), (x + 30, 1010)], [50, 30, 44])
        toes = [leaf(x + 20, 1020, 110, 40, turn) for turn in (-6, 12, 172)]
        return felt([thigh, shin, *toes], colour, lift=8, thick=8)

    vertebrae: Pieces = []
    for i in range(34):
        t = i / 33 * (len(spine) - 1)
        low = min(int(t), len(spine) - 2)
        (ax, ay), (bx, by) = spine[low], spine[low + 1]
        x, y = ax + (bx - ax) * (t - low), ay + (by - ay) * (t - low)
        size = 10 + 20 * math.exp(-((t - 4.6) ** 2) / 7)
        thorn = leaf(x, y, size * 2.1, size, math.degrees(math.atan2(by - ay, bx - ax)) - 90)
        vertebrae.append(felt([circle(x, y, size), thorn], bone, lift=4, thick=6))
    skull = put([
        felt("-96,40! -60,46 0,44 70,42 136,30! 128,66 60,84 -20,86 -90,72", darker(bone, 0.12), lift=6, thick=7),
        satin([polygon([(x, 46), (x + 15, 45), (x + 9, 22)]) for x in range(-10, 120, 23)], "#fffdf2"),
        felt("-124,0 -116,-66 -64,-98 0,-88 66,-72 130,-50 152,-14! 140,12 70,14 0,12 -40,34 -88,58 -116,36", bone,
             lift=12, thick=10, bevel=18),
        satin([polygon([(x, 10), (x + 17, 10), (x + 9, 42)]) for x in range(-22, 130, 25)], "#fffdf2", lift=4),
        felt([oval(-58, -40, 27, 29), oval(18, -38, 24, 17), oval(112, -30, 13, 9)], "#262c48", lift=0, thick=1),
    ], 580, 262, 1.22, 12)  # fmt: skip
    return [
        *[
            p
            for x in (170, 640)
            for p in (
                felt(arch(x - 104, x + 104, 620, 90), "#222a46", lift=0),
                cloth("silk", arch(x - 86, x + 86, 600, 110), "#5a70a8", colours=("#7890c4", "#44578e"), lift=0),
                line("cord", [[(x, 110), (x, 600)], [(x - 86, 350), (x + 86, 350)]], "#222a46", 10),
            )
        ],
        cloth("wool", box(-20, 990, 840, 260), "#4c3e44", lift=4),
        felt(box(30, 1030, 480, 62, 8), "#20253c", lift=8, edge="#7a84a8", hem="run"),
        leg(300, dim),
        *vertebrae,
        felt([strip([(x, 610 - (x - 200) * 0.5), (x - 24, 700), (x + 6, 780)], [20, 18, 10]) for x in (212, 250, 288)],
             bone, lift=6, thick=5),
        leg(180, bone),
        *skull,
        # the pullover
        fill("262,560! 330,500 366,420 384,318! 520,346! 520,440 510,560 470,690 400,800! 300,780! 262,680", "#d23c36",
             lines=["290,620 360,520 440,330", "350,780 460,620 500,360"], lift=16, puff=18, width=5.4, size=34,
             dye=knitted),
        felt([strip([(510, 700), (566, 720), (590, 700)], [24, 20, 12]),
              strip([(556, 716), (590, 730), (606, 750)], [16, 14, 8])], bone, lift=8, thick=6),
        fill(strip([(420, 640), (480, 690), (536, 706)], [84, 70, 62]), "#d23c36", way=20, lift=12, puff=12, width=5.4,
             size=26, dye=bands("#f7e2a8", "#d23c36", "#f7e2a8", "#2f8c90", wide=34, angle=20)),
        line("chain", ["378,322 450,326 526,350"], "#fff6e0", 13),
        line("straight", [[(350, 300), (520, 372)], [(556, 312), (390, 352)]], "#e8bc4a", 12, gloss=0.8),
        # the guard
        *put(chair(0, 0, 270, 0, "#8a5a3a"), 690, 1150, flip=True),
        *person(684, 1150, 460, 0, "#b8603a", pose="sit", hip=(0, -30), skin="brown", hair="grey", cut="short",
                age="old", hat="cap", hat_colour="#8f3a2c", flip=True, near=(20, -50), far=(24, -46), legs="#6a3a34",
                nod=-10),
        line("straight", [[(640, 936), (560, 880)], [(634, 930), (566, 960)]], "#e8bc4a", 10, gloss=0.8),
        line("cord", [[(600, 922), (590, 820), (640, 560), (526, 350)], [(610, 930), (560, 1040), (560, 1130)]],
             "#d23c36", 8),
        fill(circle(560, 1140, 46), "#8f2430", "#d23c36", "#f07a68", shade="lit", way="round", width=6, lift=10),
    ]  # fmt: skip
