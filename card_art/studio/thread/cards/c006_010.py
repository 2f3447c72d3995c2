from card_art.studio.kit import *
from card_art.studio.thread.kit import *


@card(
    "006",
    "Hold still",
    "Five generations sit on the steps of a porch, each braiding the hair of the next: a very old woman, a grandmother, a mother, a girl, and the girl's doll.",
    "family, tradition, patience, love, time, closeness, inheritance",
    mood="tender",
    camera="wide",
    light=morning(pool=(330, 480), fall=0.4),
    ground=ground("linen", "#f0cdbb", "#e7b6a2"),
    hem=("#f2e6d2", "#b8746a"),
)
def hold_still(r: Random) -> Pieces:
    looks: list[dict[str, Any]] = [
        {"age": "old", "hair": "white", "cut": "bun", "top": "#5a5f8c", "ink": "print dots 22 #c9cbe6", "dress": 0.9},
        {"age": "adult", "hair": "grey", "cut": "braid", "top": "#8c3f4e", "ink": "print flowers 34 #f0c9b0", "dress": 0.9},
        {"age": "adult", "hair": "black", "cut": "braid", "top": "#d8963a", "ink": "print leaves 40 #7a4a1e", "dress": 0.85},
        {"age": "child", "hair": "black", "cut": "braid", "top": "#3f8a7c", "ink": "print dots 20 #d8efe4", "dress": 0.7},
        {"age": "child", "hair": "red", "cut": "braid", "top": "#c8503f", "ink": "print checks 16 #f2e2c4", "dress": 0.7},
    ]  # fmt: skip
    places = [(74, 800, 560), (250, 884, 560), (428, 966, 560), (594, 960, 400), (706, 884, 190)]
    pieces: Pieces = [
        cloth(
            "cotton", box(-20, -20, 840, 560), "#f6ead6", ink="print stripes 64 #efdcc2 @90", lift=0
        ),
        felt(arch(520, 720, 560, 150), "#9a5a44", lift=5, edge="#d99a7a"),
        cloth("cotton", arch(544, 696, 560, 176), "#8ec3c6", lift=0),
        line("cord", [[(620, 176), (620, 560)], [(544, 380), (696, 380)]], "#9a5a44", 9),
        seed(
            "-20,-20! 520,-20! 440,60 300,90 180,150 120,300 60,420 -20,470!",
            "#4f7a4a",
            "#86a65a",
            size=9,
        ),
        knots([(r.uniform(-10, 430), r.uniform(10, 120)) for _ in range(16)], "#d8405a", 15),
        knots([(r.uniform(10, 110), r.uniform(120, 420)) for _ in range(14)], "#e86a7c", 15),
    ]
    for i in range(5):
        x, y, tall = places[i]
        if i == 4:
            break  # the doll sits on the girl's knees
        top = y - tall * 0.2
        shade = mix("#c98f6a", "#a8684c", i / 4)
        pieces.append(
            felt(
                polygon([(-40, top), (x + 66, top), (x + 66, 1260), (-40, 1260)]),
                shade,
                lift=7,
                ink="score grain 30",
                edge=lighter(shade, 0.25),
                hem="run",
            )
        )
    for i, ((x, y, tall), look) in enumerate(zip(places, looks, strict=True)):
        k = tall / 100
        how = dict(look)
        if i == 4:
            pieces += person(
                x,
                y,
                tall,
                0,
                how.pop("top"),
                pose="sit",
                skin="pale",
                near=(20, -30),
                far=(16, -30),
                **how,
            )
        else:
            pieces += person(
                x,
                y,
                tall,
                0,
                how.pop("top"),
                pose="sit",
                skin=("brown", "brown", "brown", "olive")[i],
                near=(28, -58),
                far=(26, -50),
                nod=10,
                legs="#6a4a3c",
                **how,
            )
        if i:
            lock = HAIR[look["hair"]]
            crown = {"adult": (-7, -70), "old": (-7, -68), "child": (-11, -70)}[look["age"]]
            start = (x + crown[0] * k, y + crown[1] * k)
            bx, by, btall = places[i - 1]
            hands = (bx + 0.28 * btall, by - 0.55 * btall)
            end = (hands[0] + 4, hands[1] + 0.2 * tall + 24)
            pieces.append(
                line(
                    "chain",
                    [[start, ((start[0] + hands[0]) / 2, start[1] - 6), hands, end]],
                    lighter(lock, 0.12),
                    4 + 0.018 * tall,
                )
            )
            pieces.append(felt(circle(end[0], end[1], 3 + 0.018 * tall), "#d8405a"))
    return [*pieces, felt(box(-40, 1118, 900, 140), "#7d9a5c", lift=5, ink="sew grass 40 #b5c98a")]


def bear(x: float, y: float, size: float, fur: Colour, patch: Colour) -> Pieces:
    """Return a stuffed bear sitting in profile, looking left; `size` is its height, the seat at y."""
    pale = lighter(fur, 0.3)
    return put(
        [
            fill("-18,-6! -30,-40 -26,-84 8,-104 44,-84 52,-36 40,0!", darker(fur, 0.25), fur, pale, shade="lit", way="round", width=3.6),
            fill(strip([(10, -14), (-34, -20), (-62, 8)], [44, 38, 34]), darker(fur, 0.2), fur, shade="lit", way="round", width=3.6),
            fill(oval(-66, 4, 19, 25), pale, fur, shade="edge", way="round"),
            felt([circle(-18, -176, 17), circle(36, -172, 18)], darker(fur, 0.15)),
            felt([circle(-18, -175, 9), circle(36, -171, 10)], pale),
            fill("-46,-124 -36,-158 4,-176 44,-158 54,-122 34,-92 0,-86 -34,-96", darker(fur, 0.2), fur, pale, shade="lit", way="round", width=3.6),
            fill(oval(-40, -116, 25, 20), pale, lighter(pale, 0.2), way="round", lift=4),
            felt(oval(-58, -124, 9, 7), "#2a1c1a", thick=4),
            beads([(-22, -138), (8, -140)], "#1a1210", 6.5),
            line("stem", ["-56,-116 -50,-104 -36,-104"], "#2a1c1a", 2.6),
            cloth("cotton", moved(box(-17, -17, 34, 34), 26, -44, 1, 12), patch, ink="print dots 14 #fff3d6", edge="#fff3d6"),
        ],
        x, y, size / 190,
    )  # fmt: skip


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
        cloth("linen", "262,84! 300,88 330,200 290,320 250,410! 220,410! 220,84!", "#c8503f", lift=8, edge="#f0c9b0", hem="run"),
        cloth("linen", "538,84! 500,88 470,200 510,320 550,410! 580,410! 580,84!", "#c8503f", lift=8, edge="#f0c9b0", hem="run"),
        cloth("wool", box(-20, 960, 840, 280), "#7c4f38", ink="score grain 34", lift=6),
        cloth("cotton", oval(400, 1090, 350, 84), "#3f6f74", lift=4, ink="print rings 60 #e0c88a", edge="#f0e2c2", size=16),
        *put(chair(0, 0, 520, 0, "#5f3a2c"), 186, 1086),
        *put(chair(0, 0, 520, 0, "#5f3a2c", flip=True), 636, 1086),
        felt([box(96, 780, 190, 44, 20), box(540, 780, 190, 44, 20)], "#8c3f4e", lift=6),
        *bear(630, 800, 500, "#a5713f", "#c8503f"),
        *person(196, 1080, 820, 0, "#54608f", pose="sit", age="old", skin="pale", hair="white", cut="bun", dress=0.95, ink="print dots 34 #aab2d8", near=(29, -46), far=(22, -52), nod=14, lean=2, hip=(0, -36), shoes="#3a2a2a"),
        line("stem", [circle(289, 470, 17), [(272, 470), (250, 462)]], "#c9a24a", 4),
        # her needle in his arm, his in her sleeve
        fill(strip([(610, 560), (520, 610), (430, 640), (366, 630)], [70, 62, 56, 50]), "#7a4f2a", "#a5713f", "#c99a66", shade="lit", lines=["610,560 520,610 430,640 366,630"], lift=10),
        felt([strip([(520, 590), (500, 620), (516, 650)], [6, 16, 5])], "#f4ecdc", fuzz=2),
        line("cord", [[(508, 606), (470, 700), hand]], "#d8303a", 5),
        line("straight", [[(hand[0] - 30, hand[1] - 34), (hand[0] + 6, hand[1] + 4)]], "#e6ebf0", 5, gloss=0.9),
        felt([strip([(304, 640), (322, 664), (306, 690)], [5, 14, 5])], "#f7d9c0", fuzz=1),
        line("cord", [[(314, 660), (350, 580), paw]], "#4fb0a8", 5),
        line("straight", [[(paw[0] - 44, paw[1] - 8), (paw[0] + 8, paw[1] - 2)]], "#e6ebf0", 5, gloss=0.9),
        felt(circle(402, 1074, 42), "#d8303a", lift=8), *[line("stem", [moved(oval(0, 0, 40, 16), 402, 1074, 1, a)], "#b3202c", 5) for a in (20, 80, 140)],
        line("cord", [[(440, 1084), (520, 1110), (560, 1080), (620, 1104)]], "#d8303a", 6),
    ]  # fmt: skip


@card(
    "008",
    "Under the cloth",
    "Above the table a row of stiff adults sit at dinner and look straight ahead. Under the tablecloth their children have put up a fair with lanterns, a tent and a swing.",
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
        guests += person(
            96 + i * 152,
            700,
            590,
            0,
            how.pop("top"),
            view="front",
            near=(11, -52),
            far=(-11, -52),
            **how,
        )
        guests.append(
            felt(
                polygon(
                    [
                        (84 + i * 152, 262),
                        (108 + i * 152, 262),
                        (102 + i * 152, 320),
                        (90 + i * 152, 320),
                    ]
                ),
                "#f4efe4",
                thick=2,
            )
        )
    bulbs = [(70 + i * 60, 622 + 46 * math.sin((i + 0.4) / 11.8 * math.pi)) for i in range(12)]
    lanterns: Pieces = []
    for i, (x, y) in enumerate(bulbs):
        lanterns.append(
            felt(
                oval(x, y + 22, 15, 20),
                ("#ffd06a", "#ff9a5a", "#ffe9a0", "#f47a6a")[i % 4],
                emit=0.75,
                lift=4,
            )
        )
    return [
        *guests,
        felt(box(-30, 396, 860, 60), "#6a4630", lift=10),
        cloth("linen", box(-30, 378, 860, 62), "#f7f2e6", lift=8),
        *[p for i in range(5) for p in (
            felt(oval(96 + i * 152, 396, 60, 15), "#e9edf0", thick=4), felt(oval(96 + i * 152, 393, 38, 8), ("#b8303a", "#7d9a4a")[i % 2], thick=2),
        )],
        *[felt(box(x, 306, 14, 84, 4), "#f7efdc") for x in (172, 474, 628)], *[felt(leaf(x + 7, 306, 34, 20, -90), "#ffcf6a", emit=0.8) for x in (172, 474, 628)],
        # under the table
        felt(box(-30, 440, 860, 820), "#3a2420", lift=0, colours=("#5a3a2a", "#2c1a1c")),
        *[felt([box(60 + i * 152, 440, 26, 250), box(110 + i * 152, 440, 26, 250)], "#1e1a24", thick=4, lift=3) for i in range(5)],
        *[felt(["60,690! 92,690! 98,712! 40,712!", "110,690! 140,690! 158,712! 104,712!"], "#0f0c12") for i in range(1)],
        cloth("wool", box(-30, 1050, 860, 200), "#7a3a34", lift=4, ink="print diamonds 70 #a8503f"),
        felt(box(46, 440, 46, 680), "#7a5236", lift=10, ink="score grain 20 @90"), felt(box(708, 440, 46, 680), "#7a5236", lift=10, ink="score grain 20 @90"),
        line("stem", [[(46, 596), *[(x, y) for x, y in bulbs], (754, 600)]], "#efe6cc", 4),
        *lanterns,
        cloth("cotton", "150,1060! 166,880! 270,760! 374,880! 390,1060!", "#f4e8cc", ink="print stripes 56 #c8403a @90", lift=8, edge="#f4e8cc"),
        felt(["160,882! 270,752! 380,882! 350,902 324,882! 297,902 270,882! 243,902 216,882! 188,902"], "#c8403a", lift=5), felt([(270, 752), (270, 706), (316, 722), (272, 738)], "#ffd06a"),
        felt("236,1062! 270,930 304,1062!", "#3a1c1c", lift=0),
        line("cord", [[(510, 442), (486, 800)], [(590, 442), (566, 800)]], "#d8c08a", 6), felt(box(470, 796, 112, 16, 4), "#8a5a3a"),
        *person(524, 856, 250, 0, "#4fa0a8", age="child", pose="dangle", skin="dark", hair="black", cut="tails", near=(18, -56), far=(-14, -56), dress=0.5),
        *person(440, 1110, 230, 0, "#e8b03a", age="child", pose="dance", skin="pale", hair="fair", cut="curly", legs="#54608f"),
        *person(640, 1120, 250, 0, "#c8503f", age="child", pose="cheer", view="front", skin="olive", hair="brown", cut="bob", dress=0.5),
        *person(210, 1126, 210, 0, "#7a9a4a", age="child", pose="walk", skin="brown", hair="black", cut="short", near=(20, -70)),
        felt(circle(262, 958, 26), "#f47a8c", lift=6), line("stem", [[(262, 984), (252, 1000)]], "#efe6cc", 3),
        cloth("linen", "-30,430! 830,430! 830,500 780,540 720,506 640,548 560,512 480,546 400,512 320,548 240,510 160,546 90,508 30,542 -30,506!", "#f7f2e6", lift=12, edge="#c9b98a", hem="run", ink="sew flowers 90 #cdbf98"),
    ]  # fmt: skip


@card(
    "009",
    "Nothing to wear",
    "A woman stands before an open wardrobe. The four dresses in it are the seasons, and leaves from the last one lie on the floor.",
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
            "-26,-200! -14,-172 14,-172 26,-200! 48,-190 42,-120 34,-70 62,40 88,250! 44,264 0,254 -44,264 -88,250! -62,40 -34,-70 -42,-120 -48,-190",
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
        felt(box(60, 90, 680, 800, 14), "#6a4030", lift=14, ink="score grain 30 @90", edge="#a5714f", hem="run", size=14),
        felt("60,96! 400,20 740,96!", "#7d4e38", lift=8), felt(circle(400, 72, 24), "#c79a4a"),
        cloth("velvet", box(92, 130, 616, 720), "#2c1c22", lift=0),
        line("gold", [[(92, 214), (708, 214)]], "#d8b04a", 10),
        *[line("stem", [f"{x},{262} {x},{232} {x - 14},{222} {x},{208} {x + 12},{218}"], "#c9ccd2", 5) for x in xs],
        *[line("stem", [f"{x - 46},276 {x},256 {x + 46},276"], "#b08a5a", 8) for x in xs],
        cloth("velvet", winter, "#dbe6f0", colours=("#aebfd4", "#dbe6f0", "#f6faff"), lift=10), felt([moved(pine(0, 0, 70), x, y) for x, y in ((132, 690), (176, 708), (222, 684), (150, 612), (204, 604))], "#54788c", thick=2, lift=3), knots(inside(176, 34, -180, 200), "#ffffff", 4.4), sequins(inside(176, 8, -150, 60), "#f4f8ff", 7),
        cloth("cotton", spring, "#a9cf8a", colours=("#d6e8b0", "#8fbf78"), lift=10), knots(inside(326, 60), "#f4a0b8", 8), knots(inside(326, 34), "#fff0f4", 7), line("stem", ["292,400 326,380 362,400"], "#5f9a54", 6),
        cloth("silk", summer, "#f0c24a", colours=("#f7dc7a", "#e8a83a"), lift=10), line("straight", [[(x, y), (x + r.uniform(-6, 6), y - 40)] for x, y in inside(476, 70, 20, 230)], "#c98a22", 4), knots(inside(476, 16, 0, 230), "#d83a30", 11),
        felt(autumn, "#b8562a", colours=("#d88a3a", "#8a3226"), lift=10), satin([leaf(x, y, 34, 20, r.uniform(0, 360)) for x, y in inside(626, 30)], "#f0b03a", "#d8602a", lift=3), satin([leaf(x, y, 30, 18, r.uniform(0, 360)) for x, y in inside(626, 12)], "#7a2430", lift=3),
        felt([box(60, 846, 680, 62, 8)], "#7d4e38", lift=8, edge="#a5714f", hem="run"),
        felt(polygon([(60, 120), (-20, 90), (-20, 960), (60, 880)]), "#835640", lift=10, ink="score grain 30 @90"), felt(polygon([(740, 120), (820, 90), (820, 960), (740, 880)]), "#835640", lift=10, ink="score grain 30 @90"),
        cloth("wool", box(-20, 930, 840, 300), "#c9a27c", lift=0, ink="score grain 44"),
        cloth("cotton", "40,1180! 120,1000! 690,1000! 780,1180!", "#a8525a", lift=3, edge="#f0d9b0", ink="print diamonds 60 #c27a76"),
        satin([leaf(x, y, 44, 26, r.uniform(0, 360)) for x, y in ((600, 960), (656, 996), (700, 950), (620, 1050), (548, 990), (712, 1040), (668, 1092))], "#e8932a", "#b8402a", lift=5),
        *person(226, 1176, 560, 0, "#efe6da", view="back", skin="dark", hair="black", cut="afro", dress=0.66, flare=1.1, near=(17, -60), far=(-15, -44), legs="#6d4530", shoes="#c8503f", ink="sew flecks 40 #d8c8b0"),
    ]  # fmt: skip


@card(
    "010",
    "Size sixty-six million",
    "At night in a museum the guard sits by the skeleton of a dinosaur and knits. The striped pullover already covers its ribs and half of its neck.",
    "care, patience, cold, loneliness, the past, duty, tenderness",
    mood="tender",
    camera="interior",
    light=moonlit(pool=(470, 420), fall=0.5, fill=0.95, power=0.95),
    ground=ground("linen", "#4a5878", "#3a4462"),
    hem=("#c9c6bc", "#5a6482"),
)
def size_sixty_six_million(r: Random) -> Pieces:
    bone, dim = "#e8dcc0", "#c9b996"
    spine = [
        (30, 900),
        (90, 800),
        (180, 700),
        (300, 640),
        (420, 640),
        (510, 590),
        (560, 480),
        (580, 360),
        (566, 250),
        (520, 190),
    ]
    pieces: Pieces = [
        *[p for x in (120, 400, 680) for p in (felt(arch(x - 84, x + 84, 560, 70), "#2c3450", lift=0), cloth("silk", arch(x - 68, x + 68, 560, 88), "#8fa4d0", colours=("#b8c8ea", "#5a6ea4"), lift=0, emit=0.1), line("cord", [[(x, 88), (x, 560)], [(x - 68, 240), (x + 68, 240)], [(x - 68, 400), (x + 68, 400)]], "#2c3450", 8))],
        cloth("wool", box(-20, 980, 840, 260), "#5a4a4c", lift=4, ink="print tiles 90 #6a585a"),
        felt(box(40, 1020, 560, 60, 8), "#33384e", lift=8, edge="#7a84a8", hem="run"),
    ]  # fmt: skip
    for x, knee, foot in ((250, 850, 1020), (430, 860, 1020)):
        pieces += [
            felt(
                [
                    strip([(x - 40, 690), (x - 50, knee - 20), (x - 34, knee)], [40, 22, 34]),
                    strip([(x - 34, knee), (x - 44, foot - 40), (x - 38, foot)], [28, 18, 40]),
                ],
                darker(dim, 0.25),
                lift=4,
            )
        ]
    for i in range(38):
        t = i / 37 * (len(spine) - 1)
        low = min(int(t), len(spine) - 2)
        f = t - low
        px, py = (spine[low][k] * (1 - f) + spine[low + 1][k] * f for k in (0, 1))
        size = 9 + 17 * math.exp(-((t - 3.4) ** 2) / 5)
        pieces.append(
            felt(
                [circle(px, py, size), leaf(px, py, size * 2.1, size * 0.9, -90 + (t - 3) * 12)],
                bone,
                lift=4,
                thick=6,
            )
        )
    pieces.append(
        felt(
            [
                strip([(x, 650), (x - 30, 740), (x - 6, 830), (x + 30, 850)], [16, 15, 12, 7])
                for x in range(210, 440, 34)
            ],
            bone,
            lift=6,
            thick=5,
        )
    )
    for x, knee, foot in ((200, 870, 1040), (470, 870, 1040)):
        pieces += [
            felt(
                [
                    strip([(x, 690), (x + 12, knee - 20), (x, knee)], [48, 26, 42]),
                    strip([(x, knee), (x + 10, foot - 40), (x, foot - 6)], [34, 22, 44]),
                    oval(x + 12, foot - 8, 40, 14),
                ],
                bone,
                lift=8,
                thick=7,
            )
        ]
    pieces += [
        felt("500,206! 470,180 430,176 392,196 372,214! 384,236 430,240 470,250 510,262 548,246 560,210 536,180", bone, lift=8, thick=8),
        felt(oval(500, 208, 15, 17), "#3a3550", lift=0, thick=1), felt(oval(412, 204, 6, 5), "#3a3550", lift=0, thick=1),
        satin([polygon([(x, 236), (x + 12, 238), (x + 6, 252)]) for x in range(384, 470, 16)], "#fff8e4"),
    ]  # fmt: skip
    # the pullover: body, neck, one sleeve
    body = curve(
        "270,606! 330,596 420,600 474,560 500,470 520,400! 628,420! 616,520 590,620 540,700 520,800 480,880! 330,900! 286,800 262,700"
    )
    stripes = ["#c8403a", "#f0d9a0", "#3f8a8c", "#f0d9a0"]
    pieces.append(
        fill(
            body,
            "#c8403a",
            lines=["300,640 420,640 510,590 566,410", "320,860 460,830 560,640 600,440"],
            lift=14,
            puff=14,
            width=4.6,
            size=26,
            dye=bands(*stripes, angle=124),
        )
    )
    pieces.append(
        fill(
            strip([(470, 740), (486, 850), (474, 930)], [92, 84, 70]),
            "#c8403a",
            way=90,
            lift=10,
            puff=10,
            width=4.6,
            size=22,
            dye=bands(*stripes),
        )
    )
    pieces += [
        line("chain", ["516,404 570,400 632,424"], "#f7efdc", 9),
        line("straight", [[(500, 398), (620, 350)], [(540, 440), (668, 396)]], "#d8b04a", 9, gloss=0.8),
        # the guard on his chair
        *put(chair(0, 0, 250, 0, "#8a5a3a"), 655, 1120, flip=True),
        *person(650, 1120, 420, 0, "#2f3f6a", pose="sit", hip=(0, -30), skin="brown", hair="grey", cut="short", age="old", hat="cap", hat_colour="#22305a", flip=True, near=(20, -50), far=(24, -46), legs="#22305a", nod=-6),
        beads([(646, 960), (644, 990)], "#e8c25a", 5),
        line("straight", [[(600, 930), (536, 880)], [(596, 920), (540, 940)]], "#d8b04a", 7, gloss=0.8),
        line("cord", [[(566, 912), (520, 820), (560, 640), (600, 420)]], "#c8403a", 6),
        line("cord", [[(576, 920), (560, 1040), (600, 1120), (690, 1146)]], "#c8403a", 6),
        fill(circle(726, 1130, 44), "#8f2430", "#c8403a", "#f07a68", shade="lit", way="round", width=5, lift=10),
    ]  # fmt: skip
    return pieces
