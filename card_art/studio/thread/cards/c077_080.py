from card_art.studio.kit import *
from card_art.studio.thread.kit import *


@card(
    "077",
    "Room for one more",
    "In a snowstorm a woman as tall as a house holds her brown coat open like a tent. In its warm "
    "lining people of all ages sit round a lamp, and the last ones come through the snow.",
    "mother, shelter, generosity, warmth, refuge, winter, sacrifice, belonging",
    mood="tender",
    camera="wide",
    light=lamplit((400, 800), fall=0.62, bloom=0.45, fill=0.98, ambient="#7c90b8", key="#ffe2b4"),
    ground=ground("velvet", "#54688c", "#8498b4", "#b4c4d6"),
    hem=("#6a4028", "#e6ecf4"),
)
def room_for_one_more(r: Random) -> Pieces:
    skin = SKIN["brown"]
    coat = curve(
        "400,250 320,290 230,330 90,440 60,480 90,520 130,560 90,800 40,1100! 150,1130 280,1120 "
        "400,1130 520,1120 650,1130 760,1100! 710,800 670,560 710,520 740,480 710,440 570,330 "
        "480,290"
    )
    inside = curve("400,420! 310,560 210,800 136,1090! 270,1106 400,1110 530,1106 664,1090! 590,800 490,560")
    snow = [(r.uniform(24, 776), r.uniform(24, 1180)) for _ in range(150)]
    sitters: list[tuple[float, float, float, Colour, str, dict[str, Any]]] = [(
        352, 900, 290, "#3f7fa8", "stand", {"skin": "dark", "hair": "black", "cut": "short", "view": "front"}),
        (456, 900, 264, "#c84a5a", "stand",
         {"skin": "pale", "hair": "red", "cut": "long", "view": "front", "dress": 0.6}),
        (272, 1020, 270, "#5a9a5c", "kneel", {"skin": "olive", "hair": "white", "cut": "bun", "age": "old"}),
        (534, 1020, 270, "#7a5aa8", "kneel",
         {"skin": "dark", "hair": "grey", "cut": "short", "flip": True, "beard": True}),
        (404, 1000, 190, "#f7f2e6", "stand",
         {"skin": "brown", "hair": "black", "cut": "tails", "age": "child", "view": "front", "dress": 0.6}),
        (222, 1100, 220, "#e86a3a", "floor", {"skin": "pale", "hair": "fair", "cut": "bob", "age": "child"}),
        (580, 1100, 220, "#3f9a9c", "floor",
         {"skin": "olive", "hair": "black", "cut": "curly", "age": "child", "flip": True})]  # fmt: skip
    return [
        felt(land(640, 600, 640, 590, 630), "#9cacc4", lift=4),
        felt([pine(60, 650, 140), pine(130, 640, 100), pine(700, 640, 150), pine(770, 660, 110)], "#5c7494", lift=5),
        tulle(FULL, "#a9b8cc", 0.3),
        felt(land(900, 870, 890, 870, 900), "#dfe8f0", lift=6),
        # the coat
        felt(coat, "#7a4a2c", lift=22, thick=14, bevel=34, colours=("#94603c", "#6a3e24", "#5a3420"),
             ink="sew flecks 60 #a8764c"),
        line("stem", ["310,330 220,560 140,800 90,1090", "490,330 580,560 660,800 710,1090"], "#54301c", 6),
        cloth("cotton", inside, "#e8983a", lift=0, thick=2, colours=("#f7c060", "#f2a040", "#d8743a"),
              ink="print flowers 62 #fbdc94", emit=0.32),
        line("chain", [inside], "#f7e2b0", 8),
        # who has come already
        *[q for x, y, tall, tone, pose, looks in sitters for q in person(x, y, tall, 0, tone, pose=pose, **looks)],
        felt([box(388, 1036, 32, 8), box(392, 1096, 26, 10)], "#4a3a34", lift=4),
        felt("388,1044! 420,1044! 416,1098! 392,1098!", "#fff2b8", emit=0.9, lift=4),
        line("stem", ["392,1036 404,1016 416,1036"], "#4a3a34", 5),
        fill("452,1104 456,1070 486,1062 508,1080 512,1104", "#e6dccb", "#fffaf0", way="round", lift=8),
        felt([circle(462, 1060, 19), "450,1052! 444,1076 456,1076", "474,1050! 482,1074 470,1076"], "#e6dccb", lift=6),
        beads([(456, 1058), (468, 1058), (461, 1067)], "#20161a", 3.4),
        # the woman
        felt(["96,450 60,470 50,505 76,530 116,530 130,490", "704,450 740,470 750,505 724,530 684,530 670,490"], skin,
             lift=14, thick=9, fuzz=0.3),
        felt([box(96, 440, 50, 96, 14), box(654, 440, 50, 96, 14)], "#f0e0c8", lift=10, thick=8),
        cloth("wool", "290,250 280,130 340,60 400,46 460,60 520,130 510,250 470,330 400,350 330,330", "#c8343f",
              lift=16, thick=10, bevel=24, ink="print dots 40 #f2b8a0"),
        felt("322,200 334,120 400,92 466,120 478,200 462,268 430,300 400,308 370,300 338,268", skin, lift=8, thick=12,
             bevel=28, fuzz=0.3),
        fill("322,196 330,116 400,86 470,116 478,196 456,140 400,124 344,140", "#2a1c1c", "#4a3430", way="round",
             lift=4),
        felt([oval(368, 206, 9, 10), oval(432, 206, 9, 10)], "#20141a", lift=0, fuzz=0.2),
        line("stem", ["352,182 368,174 384,182", "416,182 432,174 448,182"], "#2a1c1c", 6),
        felt("400,206 412,240 400,246 388,240", darker(skin, 0.12), lift=4),
        line("stem", ["372,264 400,280 428,264"], "#7a2c2c", 7),
        felt([oval(346, 244, 19, 14), oval(454, 244, 19, 14)], "#d0603f", lift=0, cast=0),
        felt("330,322 400,356 470,322 500,372 400,430 300,372", "#f0e0c8", lift=10, thick=9, fuzz=2.2),
        beads([(400, 406)], "#e8c25a", 11),
        # the last ones
        felt(land(1130, 1116, 1128, 1116, 1130), "#f4f8fb", lift=8),
        felt(["-40,1060 60,1020 150,1080 120,1130 -40,1140", "840,1060 740,1020 650,1090 680,1130 840,1140"], "#eef3f8",
             lift=6),
        *person(84, 1150, 230, 0, "#4a5a7c", pose="walk", skin="pale", hair="grey", hat="wool", hat_colour="#c84a4a",
                age="old", dress=0.5),
        *person(724, 1150, 240, 0, "#3f6a5c", pose="walk", flip=True, skin="dark", hair="black", cut="afro", dress=0.6,
                scarf="#f2c23a", near=(16, -30)),
        *person(672, 1150, 140, 0, "#e8b03a", age="child", pose="walk", flip=True, skin="dark", hair="black",
                cut="curly"),
        knots([p for p in snow if abs(p[0] - 400) > 110 + p[1] * 0.2], "#ffffff", 7),
        knots([(x + 30, y + 20) for x, y in snow[::2] if abs(x - 385) > 120 + y * 0.2], "#ffffff", 10),
    ]  # fmt: skip


@card(
    "078",
    "Shoulder to shoulder",
    "A path over a round hill, from a morning sky to an evening one. On the way up a man carries "
    "his child, on top they walk hand in hand, on the way down the grown child carries the old "
    "man.",
    "time, family, gratitude, ageing, care, life, role reversal, journey",
    mood="tender",
    camera="wide",
    light=morning(pool=(380, 460), fall=0.4, angle=110),
    ground=ground("velvet", "#fbd8b0", "#a9d8dc", "#7a6ca8", shade=0),
    hem=("#d89a3a", "#4a5a3a"),
)
def are_we_there_yet(r: Random) -> Pieces:
    def ridge(x: float) -> float:
        return 640 + ((x - 400) / 400) ** 2 * 270

    blue, gold = "#2f5f94", "#f2b632"
    father: dict[str, Any] = {"skin": "olive", "legs": "#4a4048", "scarf": "#d8404a"}
    child: dict[str, Any] = {"skin": "olive", "hair": "black", "legs": "#5a3a4c"}
    hill = [(x, ridge(x)) for x in range(-60, 861, 40)]
    shelf = [(x, ridge(x) + 10 + 10 * math.sin(x / 60)) for x in range(-60, 861, 40)]
    return [
        *sun(90, 330, 74, 0, ("#f7b860", "#fbd080", "#fff4c0")),
        felt(difference(circle(700, 250, 60), circle(672, 236, 54)), "#fbf4d8", lift=4, emit=0.35),
        sequins([(620, 140), (740, 120), (560, 90), (760, 380), (640, 370), (690, 440)], "#fffaf0", 6),
        felt(cloud(240, 190, 230, 3), "#fffaf0", lift=5),
        felt(cloud(480, 300, 180, 6), "#eef4f4", lift=5),
        felt("-40,860! 100,780 260,840 260,1260! -40,1260!", "#b4c88a", lift=4),
        felt("540,850! 690,770 840,840! 840,1260! 540,1260!", "#5a6a8c", lift=4),
        # the hill
        felt(polygon([*hill, (860, 1260), (-60, 1260)]), "#8aa84a", lift=12, thick=12, bevel=30,
             colours=("#a4cc5a", "#8aae4c", "#4f6a4c"), shade=0, ink="sew grass 70 #c0d880"),
        cloth("wool", polygon([*hill, *[(x, y + 44) for x, y in reversed(shelf)]]), "#d8983a", lift=6, thick=6,
              colours=("#e8b04a", "#d8983a", "#b87a3a"), shade=0, ink="sew flecks 34 #f0cc80"),
        # one tree in three ages
        line("stem", [[(56, 880), (58, 820)]], "#6a4a30", 7),
        satin([leaf(58, 826, 40, 22, a) for a in (-150, -90, -30)], "#6ab04a"),
        # the way up
        *person(128, 500, 210, 0, gold, age="child", cut="curly", **child,
                pose=Pose((14, -34), (8, -36), (17, 0), (13, 2), 4, 0, (0, -25))),
        *person(156, ridge(156) + 20, 330, 0, blue, hair="black", cut="short", **father,
                pose=Pose((4, -88), (8, -86), (13, 0), (-14, -2), 8, -4)),
        felt(strip([(146, 478), (176, 500), (180, 560)], [28, 26, 20]), "#5a3a4c", lift=5),
        felt(oval(186, 566, 17, 10), "#2a2026", lift=4),
        # on top
        *person(368, ridge(368) + 14, 340, 0, blue, hair="grey", cut="short", **father,
                pose=Pose((15, -44), (-11, -46), (12, 0), (-13, -2), 4)),
        *person(462, ridge(462) + 16, 286, 0, gold, age="adult", cut="curly", **child,
                pose=Pose((13, -50), (-15, -52), (12, 0), (-12, -2), 4)),
        # the way down
        *person(566, ridge(640) - 96, 330, 0, blue, age="old", hair="white", cut="bald", beard=True, **father,
                pose=Pose((27, -52), (23, -50), (33, -8), (29, -6), 2, 0, (4, -26))),
        *person(640, ridge(640) + 22, 350, 0, gold, age="adult", cut="curly", **child,
                pose=Pose((-6, -54), (8, -58), (14, 0), (-12, -2), 14, 0)),
        felt(strip([(590, 590), (646, 594), (668, 640)], [34, 32, 24]), "#3c343c", lift=8),
        felt(oval(676, 650, 17, 10), "#2a2026", lift=5),
        # below
        fill(strip([(752, 1110), (744, 1040), (756, 980), (748, 930)], [40, 26, 20, 12]), "#3a2a28", "#6a4a40", way=90,
             lift=8),
        *[
            satin([
                leaf(734 + dx, 930 + dy, 44, 24, r.uniform(0, 360))
                for dx, dy in [(r.uniform(-60, 40), r.uniform(-50, 70)) for _ in range(16)]
            ], c, lift=8)
            for c in ("#a8503a", "#c8783f")
        ],
        *sheep(150, 1110, 100, 0),
        *sheep(270, 1150, 84, 0, flip=True),
        *house(590, 1150, 110, 90, 0, "#f0e2c4", "#8a4a4a", "#ffd27a", rows=1, lit=0.5, door="#5a3a34"),
        *[
            q
            for x, y in ((60, 1040), (230, 1020), (390, 1090), (340, 980), (450, 1150))
            for q in (
                knots([(x + 11 * math.cos(a), y + 11 * math.sin(a)) for a in (0.3, 1.55, 2.8, 4.1, 5.3)],
                      ("#fffaf0", "#f48ab0")[(x // 10) % 2], 8),
                knots([(x, y)], "#f2b632", 6),
            )
        ],
    ]  # fmt: skip


@card(
    "079",
    "By heart",
    "An old blind woman reads the night sky with her fingertips. Under her hand the raised stars "
    "have joined into a golden hare, and her finger has just reached the next one.",
    "touch, seeing, night, imagination, patience, faith, story, wonder",
    mood="tender",
    camera="close-up",
    light=moonlit(pool=(460, 560), fall=0.42, fill=1.0, bloom=0.5, key="#fff0d8", ambient="#5a6498", angle=130),
    ground=ground("velvet", "#0a0c20", "#10163a", "#1c1a44"),
    hem=("#1a1a3c", "#e8c25a"),
)
def by_heart(r: Random) -> Pieces:
    skin = "#7a4c34"
    hare = [
        (130, 420),
        (196, 330),
        (176, 170),
        (236, 300),
        (262, 160),
        (276, 316),
        (400, 290),
        (530, 340),
        (590, 316),
        (570, 400),
        (660, 500),
        (560, 520),
    ]
    under = [(130, 420), (216, 410), (150, 520), (290, 470), (430, 460), (520, 440), (560, 520)]
    strew = [(x + r.uniform(-22, 22), y + r.uniform(-22, 22)) for x in range(60, 780, 86) for y in range(70, 900, 92)]
    near = [p for p in strew if all(math.hypot(p[0] - x, p[1] - y) > 58 for x, y in hare + under)]

    def finger(points: list[Point], widths: list[float]) -> Piece:
        return felt(
            whole([strip(points, widths), circle(*points[-1], widths[-1] / 2)]),
            skin,
            colours=("#9c6a48", "#7a4c34", "#5a3424"),
            shade=40,
            lift=16,
            thick=14,
            bevel=20,
            fuzz=0.3,
        )

    return [
        tulle(curve("-40,700 200,560 420,600 640,420 840,380! 840,560! 640,640 420,760 200,760 -40,900!"), "#3a3a74",
              0.35),
        knots(near, "#c9d0ec", 9),
        knots([(x + 34, y + 30) for x, y in near[::3]], "#7a84b8", 5),
        line("gold",
             [hare[:2], hare[1:4], hare[3:6], hare[5:9], hare[8:10], hare[9:12], under[:2], under[1:3],
              [under[1], under[3]], under[3:5], under[4:7], [(560, 520), (478, 592)]], "#f7d27a", 8),
        knots([*hare, *under], "#fff6d8", 15),
        felt([circle(x, y, 7) for x, y in (*hare, *under)], "#fffaf0", emit=0.5, lift=0),
        beads([(186, 366)], "#ffffff", 7),
        felt(circle(486, 600, 40), "#ffe9b0", emit=0.35, see=0.5, lift=0, fuzz=0.2),
        knots([(478, 592)], "#ffffff", 20),
        # the hand
        cloth("wool", "840,900! 760,900 690,1010 620,1110 560,1240! 840,1240!", "#8a3a54", lift=16, thick=10,
              ink="print stripes 34 #a8526c @-52", edge="#e8b8b0", hem="run"),
        finger([(700, 830), (700, 720), (670, 660)], [60, 50, 40]),
        finger([(660, 830), (640, 700), (600, 640)], [62, 52, 42]),
        felt("800,1010 700,1080 620,1060 560,980 548,890 580,810 660,776 740,800 800,880", skin,
             colours=("#9c6a48", "#7a4c34", "#5a3424"), shade=40, lift=16, thick=16, bevel=44, fuzz=0.3),
        finger([(600, 840), (560, 720), (500, 616)], [64, 54, 40]),
        finger([(580, 950), (500, 880), (470, 800)], [70, 56, 42]),
        felt(moved(oval(0, 0, 14, 18), 506, 632, 1, -28), "#c9947a", lift=2, fuzz=0.2),
        line("stem", ["560,760 580,752 598,754", "650,800 668,790 690,796", "690,930 660,900 640,850"], "#4a2a1c", 5),
        # the reader
        *put(profile("dark", "white", "bun"), 190, 1040, 1.62, -14),
        felt(curve("196,1000! 214,978 250,966 274,986! 250,1010 220,1014"), SKIN["dark"], lift=2, fuzz=0.2),
        line("stem", ["212,996 236,1006 262,990"], "#2a1610", 7),
        cloth("cotton", "-40,1150! 60,1130 160,1160 260,1190 300,1260! -40,1260!", "#8a3a54", lift=12,
              ink="print stripes 34 #a8526c @20", edge="#e8b8b0", hem="run"),
    ]  # fmt: skip


@card(
    "080",
    "Plenty of space",
    "Rain pours down. Under the enormous straw hat of a single girl a whole crowd has taken shelter, "
    "sitting and standing in the dry, and more come running.",
    "protection, generosity, crowd, small and big, rain, patience, responsibility, luck",
    mood="funny",
    camera="wide",
    light=overcast(exposure=1.16, fall=0.35),
    ground=ground("wool", "#5c6c7c", "#7a8a98", "#94a2aa"),
    hem=("#e8c46a", "#3a4a5c"),
)
def plenty_of_space(r: Random) -> Pieces:
    straw = ("#a8802c", "#e0b84a", "#f7dc84", "#fbeab0")
    crowd: list[tuple[float, float, float, Colour, str, dict[str, Any]]] = [
        (178, 1066, 452, "#e07a3a", "stand",
         {"skin": "dark", "hair": "black", "cut": "bob", "legs": "#5a7a94", "flip": True, "near": (16, -58),
          "far": (20, -64)}),
        (634, 1066, 452, "#3f5a9c", "stand",
         {"skin": "olive", "hair": "brown", "cut": "short", "hat": "cap", "hat_colour": "#2a3a5c", "legs": "#a8763f",
          "near": (7, -46), "far": (3, -44)}),
        (104, 1136, 440, "#3f9a9c", "sit",
         {"skin": "pale", "hair": "grey", "cut": "short", "beard": True, "legs": "#b89a6c", "near": (22, -44)}),
        (704, 1136, 440, "#a85a8c", "sit",
         {"skin": "brown", "hair": "black", "cut": "bun", "flip": True, "dress": 0.5, "legs": "#c8b4a0",
          "near": (20, -40)}),
    ]  # fmt: skip
    seats = [
        felt(
            box(56, 1030, 104, 110, 8), "#8a5a34", lift=8, lines=[[(60, 1066), (156, 1066)], [(60, 1104), (156, 1104)]]
        ),
        cloth("cotton", box(650, 1030, 108, 110, 10), "#c8a03a", lift=8, ink="print stripes 40 #a87c28 @90"),
    ]
    return [
        *[
            q
            for k, (x, w, h) in enumerate(((60, 130, 330), (190, 120, 250), (330, 130, 300), (480, 130, 230),
                                           (620, 140, 320), (760, 130, 260)))
            for q in house(x, 760, w, h, 0, ("#6a7886", "#74828e", "#647280")[k % 3], "#4a5866", "#a9b4bc", peak=0.4,
                           rows=3)
        ],
        tulle(FULL, "#8494a2", 0.42),
        felt(land(770, 760, 766, 760, 770), "#6f7d88", lift=4, ink="score cobbles 60"),
        felt(land(930, 920, 930, 920, 930), "#7f8c94", lift=3, ink="score cobbles 84"),
        satin(drops((20, 20, 780, 1000), 80, 58, r, 6), "#c4d6e4", lift=3),
        felt([oval(70, 1150, 90, 16), oval(730, 1156, 90, 16), oval(330, 1176, 120, 14)], "#5c6c7a", lift=0, thick=1),
        *person(46, 870, 200, 0, "#4a4a5c", pose="run", skin="olive", hair="black", near=(6, -98)),
        *person(752, 880, 210, 0, "#6a4a4c", pose="run", flip=True, skin="pale", hair="fair", cut="long", dress=0.5,
                near=(4, -98)),
        felt(oval(400, 1120, 370, 60), "#8a8a80", lift=0, thick=1, fuzz=0.3, colours=("#a49c84", "#8f8c80")),
        # below the brim
        felt(oval(400, 536, 372, 62), "#8a6420", lift=0, thick=4, fuzz=0.3),
        *[q for x, y, tall, tone, pose, looks in crowd[:2] for q in person(x, y, tall, 0, tone, pose=pose, **looks)],
        *seats,
        *[q for x, y, tall, tone, pose, looks in crowd[2:] for q in person(x, y, tall, 0, tone, pose=pose, **looks)],
        *person(400, 1150, 620, 0, "#e8404a", age="child", view="front", skin="dark", hair="black", cut="tails",
                near=(15, -40), far=(-15, -40), dress=0.55, legs="#fbf0dc", shoes="#f2b632",
                ink="print dots 26 #fbd0b8"),
        *person(170, 1170, 190, 0, "#f2c23a", age="child", pose="floor", skin="olive", hair="red", cut="curly"),
        *person(640, 1174, 190, 0, "#4aa4a0", age="child", pose="floor", flip=True, skin="pale", hair="fair",
                cut="tails"),
        fill("470,1176 476,1136 506,1124 536,1140 544,1176", "#5a4030", "#94745a", way="round", lift=8),
        felt([circle(480, 1120, 22), "466,1112! 456,1140 470,1142", "492,1110! 504,1136 490,1140"], "#7a5a44", lift=7),
        beads([(474, 1118), (488, 1118), (481, 1129)], "#181014", 4),
        # the hat
        *put([
            fill("20,560! 120,610 260,640 400,648 540,640 680,610 780,560! 700,500 560,470 400,462 240,470 100,500", *straw,
                 shade="lit", way=0, width=6, size=60, puff=30, lift=26),
            line("stem", ["60,556 200,596 400,614 600,596 740,556", "120,536 250,566 400,580 550,566 680,536"], "#c09a3c",
                 5),
            fill("250,520! 250,400 300,310 400,280 500,310 550,400 550,520! 480,550 400,558 320,550", *straw, shade="lit",
                 lines=["260,510 300,330 400,290", "400,550 400,290", "540,510 500,330 400,290"], width=6, size=44, puff=44,
                 lift=18),
            line("stem",
                 ["262,440 330,464 400,470 470,464 538,440", "276,380 340,400 400,406 460,400 524,380",
                  "310,330 360,344 400,348 440,344 490,330"], "#c09a3c", 5),
            cloth("silk", "248,476! 320,506 400,514 480,506 552,476! 552,530! 480,560 400,568 320,560 248,530!", "#2f6aa8",
                  lift=8, thick=5, colours=("#4a8aca", "#24548c")),
            cloth("silk", ["560,500! 640,470 670,520 630,560", "556,530! 610,560 640,620 600,640 566,590"], "#3f7ab8",
                  lift=10, thick=5),
            satin([
                leaf(x, y, 30, 7, a)
                for x, y, a in ((60, 540, -120), (130, 500, -100), (240, 460, -110), (320, 290, -110), (400, 270, -90),
                                (480, 290, -70), (600, 462, -70), (690, 490, -60), (750, 530, -50))
            ], "#e6f0f6", lift=3),
            knots([(40, 520), (150, 470), (350, 262), (450, 262), (660, 470), (770, 516)], "#e6f0f6", 6),
        ], 0, -52),
        satin(drops((20, 30, 780, 420), 26, 64, r, 6), "#d8e6f0", lift=5),
        satin([*drops((20, 640, 50, 1160), 6, 60, r, 4), *drops((760, 640, 780, 1160), 6, 60, r, 4)], "#d8e6f0",
              lift=5),
    ]  # fmt: skip
