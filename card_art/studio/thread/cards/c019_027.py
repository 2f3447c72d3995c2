from card_art.studio.kit import *
from card_art.studio.thread.kit import *


@card(
    "019",
    "Shore leave",
    "An old sailor stretches out his bare forearm. The tattooed ship has just sailed off it in blue "
    "thread, and a little wake is left on the skin.",
    "memory, farewell, youth, longing, freedom, love, ageing, adventure",
    mood="tender",
    camera="close-up",
    light=morning(pool=(420, 560), fall=0.42),
    ground=ground("velvet", "#f2dfb8", "#eccfa0", ink="print waves 90 #e6c890"),
    hem=("#f4ead2", "#2f5a8c"),
)
def shore_leave(r: Random) -> Pieces:
    skin, blue, deep = "#c98a5c", "#2f5fa0", "#1f3f78"
    arm = curve(
        "-40,1010! 60,960 200,930 340,924 470,940 560,960 600,990 600,1050 560,1080 460,1090 "
        "330,1130 180,1180 60,1240 -40,1260!"
    )
    fingers = [oval(712, 968 + k * 35, 40, 20) for k in range(4)]
    hull = "-150,0! -120,10 0,16 120,8 170,-14! 140,50 110,72 -90,76 -130,40"
    return [
        # the old man
        cloth("cotton", "-40,1000! -40,660 60,600 200,600 300,660 330,780 300,900 120,1000", "#f7f2e6", lift=12,
              ink="print stripes 46 #2f5a8c @8"),
        *put(profile("olive", "white", "bald"), 190, 410, 2.0, 14),
        fill("150,560 200,500 262,520 300,560 330,546 340,600 300,700 220,740 150,680", "#cfc8c0", "#f4f0e8", "#ffffff",
             shade="lit", lines=["230,540 240,620 220,720"], lift=10),
        felt("30,330! 40,240 130,170 260,190 320,270! 340,300 330,322 180,270", "#22386a", lift=12, thick=10,
             edge="#e8c25a", hem="run"),
        felt("300,286! 380,330 386,350 310,330", "#141f40", lift=5),
        satin(star(236, 240, 20, 6), "#e8c25a"),
        # the arm
        felt(arm, skin, colours=(lighter(skin, 0.14), skin, darker(skin, 0.2)), thick=16, bevel=44, lift=18),
        felt(whole(["540,944 620,930 690,944 722,990 718,1050 680,1090 610,1100 540,1090", *fingers]), skin, thick=14,
             bevel=24, lift=16, colours=(lighter(skin, 0.14), skin, darker(skin, 0.14))),
        line("stem", ["726,986 700,984 676,990", "728,1020 700,1018 674,1022", "722,1054 696,1052 672,1054"],
             darker(skin, 0.4), 5),
        felt(whole([strip([(590, 944), (644, 912), (706, 916)], [62, 54, 40]), circle(708, 917, 20)]),
             lighter(skin, 0.06), thick=11, lift=10),
        felt(oval(716, 912, 12, 10), lighter(skin, 0.4), lift=1, thick=2),
        cloth("cotton", "-40,960! 60,930 110,1010 120,1110 90,1240! -40,1260!", "#f7f2e6", lift=14,
              ink="print stripes 46 #2f5a8c @80", edge="#2f5a8c", hem="run"),
        # what is left of the tattoo
        line("stem",
             ["190,1060 220,1040 250,1060 280,1040 310,1060 340,1040 370,1058",
              "230,1096 260,1078 290,1096 320,1078 350,1094"], blue, 7),
        line("stem",
             [circle(420, 1000, 10), [(420, 1010), (420, 1070)], "392,1048 404,1070 420,1074 436,1070 448,1048",
              [(402, 1022), (438, 1022)]], blue, 6),
        line("run", ["370,1040 440,960 520,860 560,800"], blue, 6),
        line("run", ["350,1020 420,930 490,840 520,790"], blue, 5),
        # the ship
        line("stem",
             ["470,812 510,796 550,816 590,796 630,816 670,796 710,814 756,798",
              "500,846 540,830 580,850 620,830 660,848 710,834"], blue, 7),
        *put([
            line("cord", [[(-60, 0), (-60, -300)], [(50, 0), (50, -330)]], deep, 9),
            satin(["-58,-290! -20,-270 0,-200! -58,-190!", "-58,-176! 0,-160 20,-60! -58,-40!",
                   "-64,-280! -130,-190 -140,-60! -64,-50!", "54,-320! 110,-280 130,-200! 54,-206!",
                   "54,-190! 130,-170 150,-50! 54,-40!", "44,-300! 10,-220 14,-210! 44,-210!"], "#cfe0f4", "#7fa4d8",
                way=0, lift=12),
            line("stem",
                 ["-58,-290! -20,-270 0,-200! -58,-190!", "-58,-176! 0,-160 20,-60! -58,-40!",
                  "-64,-280! -130,-190 -140,-60! -64,-50!", "54,-320! 110,-280 130,-200! 54,-206!",
                  "54,-190! 130,-170 150,-50! 54,-40!"], blue, 4),
            fill(hull, deep, blue, "#5a8ad0", shade="lit", way=4, lift=14),
            line("chain", ["-140,12 0,26 150,2"], "#e8f0fa", 6),
            felt(["50,-330! 110,-352 50,-366!"], "#c8303a", lift=6),
            line("cord", [[(160, -10), (230, -60)]], deep, 8),
        ], 566, 740, 0.98, -6),
        felt([bird(690, 250, 34), bird(560, 180, 26)], "#54708c", lift=6),
    ]  # fmt: skip


@card(
    "020",
    "Upper crust",
    "A loaf of bread stands on a checked cloth, and its slices are flats where people sleep, cook and "
    "read. Behind the first slice a hand is already cutting with the bread knife.",
    "home, fate, hunger, neighbours, danger, ignorance, everyday life, eviction",
    mood="uneasy",
    camera="cross-section",
    light=lamplit((330, 760), fall=0.6, bloom=0.4, fill=0.88),
    ground=ground("cotton", "#2c4654", "#3a5662", ink="print tiles 120 #35525f"),
    hem=("#f0e2c4", "#b8403a"),
)
def upper_crust(r: Random) -> Pieces:
    loaf = (
        "-270,0! -276,-330 -300,-400 -296,-500 -230,-590 -110,-636 0,-646 110,-636 230,-590 296,-500 300,-400 "
        "276,-330 270,0!"
    )
    crust = ("#e8ac58", "#b8742e", "#8a4e1e")

    def slice_at(x: float, y: float, turn: float = 0) -> Pieces:
        """Return a slice that stands on (x, y): crust and crumb."""
        return put([
            felt(loaf, crust[1], colours=crust, thick=12, bevel=26, lift=18),
            felt(moved(loaf, 0, -22, 0.93), "#fbe8bc", lift=0, thick=3, ink="sew flecks 80 #f2dca6"),
        ], x, y, 1, turn)  # fmt: skip

    def room(x: float, y: float, wide: float, tall: float, tone: Colour, round_top: bool = False) -> Pieces:
        """Return a lit room with its floor at y."""
        walls = box(x, y - tall, wide, tall, 12)
        if round_top:
            walls = curve(
                f"{x},{y}! {x},{y - tall * 0.6} {x + wide * 0.24},{y - tall * 0.96} {x + wide / 2},{y - tall} "
                f"{x + wide * 0.76},{y - tall * 0.96} {x + wide},{y - tall * 0.6} {x + wide},{y}!"
            )
        return [
            felt(walls, darker(tone, 0.5), lift=0, thick=1),
            cloth("cotton", moved(walls, 0, 4), tone, lift=0, emit=0.2, edge=darker(tone, 0.45), hem="stem", size=8),
            felt(box(x, y - 12, wide, 22, 4), "#7a4218", lift=3),
        ]  # fmt: skip

    return [
        cloth("cotton", polygon([(-40, 1000), (840, 1000), (840, 1260), (-40, 1260)]), "#fbf2e0", lift=6,
              ink="print checks 110 #c8403a"),
        felt("-60,1120! 40,990! 800,950! 860,1060! 820,1150! -40,1170!", "#8a5a34", lift=12, ink="score grain 30"),
        # the loaf
        *[
            q
            for k in range(4, 0, -1)
            for q in put([felt(loaf, crust[1], colours=(mix(crust[0], crust[2], k / 4), darker(crust[2], k / 14)),
                               thick=10, bevel=20, lift=16)], 372 + k * 46, 1030 - k * 24, 0.97)
        ],
        *put([felt(moved(loaf, 0, -22, 0.93), "#f2d8a0", lift=0, thick=3)], 430, 1002, 0.97),
        # the knife and the hand
        *put([
            felt("-34,-60! 34,-60! 34,430! 10,470! -34,430!", "#dfe6ea", colours=("#ffffff", "#b4c0ca"), shade=0,
                 lift=24,
                 thick=6, edge="#7a8894", size=9),
            felt([box(-36, -360, 72, 330, 26)], "#3a2016", lift=14, thick=10),
            beads([(0, -62), (0, -340)], "#e8c050", 9),
            felt("20,-320! 130,-330 300,-330! 300,-90! 130,-60 40,-70 10,-120", SKIN["pale"], lift=8, thick=12,
                 bevel=24, part="skin"),
            *[
                felt(whole([strip([(90, y), (10, y - 6), (-38, y + 4)], [56, 54, 46]), circle(-38, y + 4, 23)]),
                     SKIN["pale"], lift=10, thick=10, bevel=18, fuzz=0.2, part="skin", edge="#b07a5c", hem="stem",
                     size=9, width=3)
                for y in (-286, -232, -178, -124)
            ],
            cloth("cotton", "190,-370! 400,-390! 400,-20! 196,-50!", "#c8303a", lift=14, edge="#fbf2e0", hem="run",
                  size=12),
        ], 620, 340, 1, 24),
        # the slice in front, and who lives there
        *slice_at(330, 1066, -2),
        *room(146, 704, 360, 234, "#8fb4d4", True),
        *room(84, 1004, 232, 260, "#f2b05a"),
        *room(342, 1004, 232, 260, "#e8a0a0"),
        # the sleeper
        felt([box(176, 600, 18, 96, 6), box(456, 630, 18, 66, 6), box(180, 660, 290, 30, 6)], "#6a3a1c", lift=4),
        felt(oval(226, 640, 42, 26), "#fffaf0", lift=5),
        felt(circle(238, 616, 36), SKIN["olive"], lift=5),
        fill("200,620 204,580 240,570 272,588 262,600 232,598 224,622", "#3a2018", way="round"),
        line("stem", ["246,618 254,622 262,618"], "#3a2018", 5),
        felt("262,642 330,614 420,622 462,640 464,672 262,672", "#7a4ac0", lift=8, thick=10,
             ink="print stars 34 #f2d45a"),
        # the cook
        felt([box(216, 904, 84, 90, 6)], "#3f5468", lift=4),
        felt([box(226, 870, 64, 34, 8), box(216, 876, 84, 8, 4)], "#c8303a", lift=4),
        *person(156, 994, 236, 0, "#2f7a64", pose="hold", skin="brown", hair="black", cut="bun", dress=0.6,
                near=(26, -58), far=(24, -64)),
        # the reader
        *put(chair(0, 0, 150, 0, "#6a3a1c"), 410, 994),
        *person(412, 994, 240, 0, "#c83f8a", pose="sit", skin="pale", hair="white", cut="bun", dress=0.8,
                near=(26, -46),
                far=(28, -40)),
        felt(polygon([(470, 856), (520, 836), (526, 886), (478, 902)]), "#fffaf0", lift=5),
        line("stem", [[(548, 990), (548, 850)]], "#6a3a1c", 6),
        felt(polygon([(526, 850), (570, 850), (560, 808), (536, 808)]), "#ffe9a0", emit=0.5, lift=4),
    ]  # fmt: skip


@card(
    "021",
    "Between two notes",
    "A woman in a red headscarf plays the accordion with her eyes closed. Its ivory and crimson bellows are a staircase, "
    "and people of all ages climb it from one hand towards the other.",
    "music, effort, life, ambition, breath, rhythm, progress, manipulation",
    mood="grand",
    camera="close-up",
    light=lamplit((400, 420), fall=0.5, bloom=0.2, fill=0.9, key="#ffe6c0"),
    ground=ground("velvet", "#0f3a44", "#1c5460", "#123f4a"),
    hem=("#f0e0bc", "#a8243a"),
)
def between_two_notes(r: Random) -> Pieces:
    skin, dress = "#c98f62", "#e0a83a"
    left, right, steps = 158, 650, 7
    run = (right - left) / steps
    tops = [880 - 44 * i for i in range(steps)]
    bellows: Pieces = []
    for i in reversed(range(steps)):
        x, y = left + i * run, tops[i]
        low = y + 300
        bellows += [
            felt(polygon([(x - 4, y), (x + run + 10, y), (x + run + 10, low), (x - 4, low)]),
                 "#f4e8cc" if i % 2 else "#b8283a", lift=10, thick=9, bevel=14,
                 ink="print diamonds 40 #d8b46a" if i % 2 else "print flowers 44 #d8606a"),
            cloth("cotton", box(x - 6, y - 12, run + 18, 22), "#d8b04a", lift=5),
            line("gold", [[(x, low - 16), (x + run, low - 16)]], "#d8b04a", 7),
        ]  # fmt: skip
    looks: list[tuple[int, float, dict[str, Any]]] = [
        (0, 176, {"top": "#f2d23a", "age": "child", "skin": "pale", "hair": "red", "cut": "tails", "pose": "climb",
                  "near": (20, -70), "far": (16, -60)}),
        (2, 216, {"top": "#3f9aac", "skin": "dark", "hair": "black", "cut": "afro", "pose": "walk", "dress": 0.5,
                  "ink": "print dots 16 #d8f0f0"}),
        (4, 226, {"top": "#6aa04a", "skin": "olive", "hair": "brown", "cut": "short", "pose": "run", "legs": "#e8d8b0"}),
        (6, 216, {"top": "#d890b8", "age": "old", "skin": "brown", "hair": "white", "cut": "bun", "pose": "walk",
                  "dress": 0.7, "near": (18, -50)}),
    ]  # fmt: skip
    walkers: Pieces = []
    for i, tall, look in looks:
        how = dict(look)
        walkers += person(left + (i + 0.5) * run, tops[i] - 12, tall, 0, how.pop("top"), **how)
    stick = left + 6.5 * run + 40
    near = {"lift": 14, "thick": 10, "bevel": 14, "fuzz": 0.3}

    def hand(x: float, y: float, side: int) -> Pieces:
        """Return a hand whose four fingers point inwards from (x, y) and lie on what is below."""
        fingers = [
            whole([strip([(x, y - 52 + k * 34), (x + side * 46, y - 58 + k * 36), (x + side * (92 - abs(k - 1) * 10), y - 52 + k * 38)],
                         [36, 34, 28]), circle(x + side * (92 - abs(k - 1) * 10), y - 52 + k * 38, 14)])
            for k in range(4)
        ]  # fmt: skip
        return [
            felt(oval(x - side * 8, y, 50, 84), skin, **near),
            *[felt(one, lighter(skin, 0.05), lift=8, thick=8, fuzz=0.3) for one in fingers],
        ]

    return [
        # the player
        felt("60,1240! 70,800 120,600 240,520 400,500 560,520 680,600 730,800 740,1240!", "#54285c", lift=12, thick=10,
             colours=("#6c3a74", "#43204c")),
        felt("340,420! 460,420! 470,520 400,560 330,520", darker(skin, 0.1), lift=6, thick=8, fuzz=0.3),
        *put([
            fill("262,250 270,130 400,70 530,130 538,250 530,400 470,450 330,450 270,400", "#2a1a18", "#4a2c22", way=90,
                 lift=6),
            felt("288,230 310,150 400,122 490,150 512,230 504,330 462,412 400,440 338,412 296,330", skin, lift=14, thick=14,
                 bevel=46, fuzz=0.4, colours=(lighter(skin, 0.12), skin)),
            cloth("cotton", "258,236! 256,120 330,50 400,40 470,50 544,120 542,236! 500,168 400,142 300,168", "#d8303f",
                  lift=12, thick=9, ink="print dots 44 #fbe0c8"),
            cloth("cotton", ["540,200! 600,216 630,270 600,280 556,250!", "536,226! 570,280 566,340 540,330 528,270!"],
                  "#d8303f", lift=8, thick=6),
            line("stem", ["316,268 344,286 376,272", "424,272 456,286 484,268"], "#2a1614", 8),
            line("straight", [[(322, 278), (314, 292)], [(344, 288), (342, 304)], [(366, 282), (372, 297)],
                              [(434, 282), (428, 297)], [(456, 288), (458, 304)], [(478, 278), (486, 292)]], "#2a1614", 5),
            line("stem", ["310,226 342,210 376,220", "424,220 458,210 490,226"], "#3a201a", 9),
            felt("400,256 418,320 400,336 380,320", darker(skin, 0.07), lift=8, thick=10, bevel=18, fuzz=0.3),
            felt([oval(326, 332, 30, 22), oval(474, 332, 30, 22)], mix(skin, "#d8503f", 0.5), lift=0, cast=0),
            felt("354,368! 400,378 446,368! 430,400 400,408 370,400", "#a8303a", lift=4, thick=6),
            beads([(282, 352), (518, 352)], "#f2c84a", 13),
        ], -49, 52, 1, -7),  # her head is bent about (400, 430)
        # the bellows, and who climbs them
        *bellows,
        *walkers,
        line("cord", [[(stick, tops[6] - 118), (stick + 10, tops[6] - 14)]], "#f0d9a0", 7),
        # the two ends
        felt("10,862! 90,846 164,856! 170,1196! 90,1206 20,1200!", "#1e1a24", lift=18, thick=10, edge="#d8b04a",
             hem="chain", size=14),
        knots([(66 + 40 * (k % 3), 900 + 46 * (k // 3)) for k in range(18) if k % 3 or k > 11 or k < 3], "#f4ecd8", 13),
        felt("640,560! 720,546 800,552! 794,930! 720,940 648,926!", "#1e1a24", lift=18, thick=10, edge="#d8b04a",
             hem="chain", size=14),
        satin([box(664, 580 + k * 33, 100, 28, 4) for k in range(10)], "#fbf6ea", "#e6dcc4", way=0, lift=4),
        felt([box(664, 599 + k * 33, 58, 18, 3) for k in (0, 1, 3, 4, 5, 7, 8)], "#1a1418", lift=6),
        # her arms around it
        felt(strip([(170, 590), (60, 680), (26, 800), (30, 930)], [130, 124, 106, 84]), "#6c3a74", lift=16, thick=10),
        cloth("cotton", box(-14, 900, 92, 48, 10), dress, lift=8, thick=6),
        *hand(34, 1010, 1),
        felt(strip([(636, 566), (730, 560), (782, 620), (784, 690)], [120, 112, 96, 80]), "#6c3a74", lift=16, thick=10),
        cloth("cotton", box(736, 664, 90, 46, 10), dress, lift=8, thick=6),
        *hand(782, 766, -1),
    ]  # fmt: skip


@card(
    "022",
    "Scales and arpeggios",
    "On a stage stands a grand piano that is a crocodile with its mouth wide open. A child sits "
    "on a stool and calmly plays on its teeth.",
    "talent, danger, trust, courage, practice, calm, obedience, showing off",
    mood="uneasy",
    camera="stage",
    light=lamplit((330, 560), fall=0.7, bloom=0.2, fill=0.82, key="#fff0d0"),
    ground=ground("velvet", "#7a1424", "#a01c2c", "#6a1020"),
    hem=("#2a2a2c", "#d8b04a"),
)
def scales_and_arpeggios(r: Random) -> Pieces:
    folds = [f"{x},-20 {x + r.uniform(-14, 14):.0f},400 {x + r.uniform(-8, 8):.0f},900" for x in range(60, 800, 76)]
    jaw = curve("300,716! 420,720 560,716 660,700 760,720 840,700! 840,880! 700,880 520,872 380,850 306,800 286,750")
    lid = curve(
        "330,250! 300,270 296,320 340,372 430,440 540,540 640,640 700,700 840,720! 840,420! "
        "760,380 700,330 660,316 600,320 520,300 440,270 380,240"
    )
    upper = [(346 + k * 44, 374 + k * 37) for k in range(8)]
    return [
        line("stem", folds, "#c8384a", 6),
        cloth("velvet", box(-20, -20, 840, 80), "#5a0c1a", lift=14),
        line("gold", [[(-10, 62), (810, 62)]], "#d8b04a", 12),
        felt(box(-30, 1040, 860, 220), "#7a5030", lift=8, ink="score grain 40"),
        # legs of the piano
        felt(["430,860! 500,860! 486,960! 490,1090! 446,1090! 448,960!",
              "680,860! 760,860! 742,960! 746,1100! 698,1100! 702,960!"], "#141a16", lift=10),
        felt([circle(468, 1096, 22), circle(722, 1106, 22)], "#d8b04a", lift=5),
        # the mouth
        felt("330,360! 700,700! 660,730! 320,730!", "#3a0c18", lift=0),
        fill("360,716 460,660 600,676 690,712 600,730 440,730", "#a82c40", "#d8586a", "#e88a90", shade="lit", way=0,
             lift=4),
        fill(lid, "#0c1a12", "#1f4a30", "#3f7a4a", shade="lit",
             lines=["330,290 500,360 700,520 840,560", "340,360 540,530 700,690"], width=5, size=40, puff=26, lift=18),
        satin([polygon([(x - 14, y - 8), (x + 24, y + 16), (x - 8, y + 56)]) for x, y in upper], "#fbf6e6", "#e2d8bc",
              lift=4),
        felt([circle(420 + k * 60, 262 + k * 22 + (14 if k % 2 else 0), 15) for k in range(5)], "#2f5f3c", lift=4),
        felt([circle(340, 256, 18), circle(372, 246, 16)], "#2f5f3c", lift=6),
        felt([oval(338, 258, 7, 5)], "#0c120e", lift=0),
        felt(circle(690, 330, 62), "#1f4a30", lift=8, thick=12),
        felt(circle(684, 330, 40), "#f0cc3a", lift=3, thick=8, emit=0.1),
        felt(oval(676, 332, 10, 32), "#0a0c0a", lift=0),
        fill(strip("626,316 680,270 750,300", [10, 30, 14]), "#0c1a12", "#2f5f3c", way=10, lift=8),
        fill(jaw, "#0c1a12", "#1a3a26", "#2f6a40", shade="lit", lines=["300,760 500,800 840,780"], width=5, size=40,
             puff=20, lift=16),
        felt("286,742! 420,716 560,712 700,706! 700,746! 560,754 420,760 296,776!", "#7a1a2c", lift=5),
        # the keys
        satin([
            polygon([(304 + k * 36, 752 - k * 1.2), (336 + k * 36, 751 - k * 1.2), (334 + k * 36, 680 - k * 1.2),
                     (322 + k * 36, 664 - k * 1.2), (308 + k * 36, 680 - k * 1.2)])
            for k in range(11)
        ], "#fffaf0", "#e6dcc4", way=0, lift=6),
        felt([box(330 + k * 36, 694 - k * 1.2, 14, 44, 4) for k in (0, 1, 3, 4, 5, 7, 8)], "#141014", lift=6),
        # the player
        felt(["130,900! 250,900! 240,926! 140,926!"], "#1e1a20", lift=8),
        felt(["150,926! 172,926! 158,1120! 132,1120!", "210,926! 232,926! 254,1120! 226,1120!"], "#1e1a20", lift=6),
        *person(188, 1090, 560, 0, "#f4ead2", age="child", pose="dangle", skin="pale", hair="fair", cut="braid",
                dress=0.75, hip=(0, -36), near=(24, -64), far=(28, -63), foot=(20, -8), other=(15, -6),
                ink="print dots 26 #8fb4d8", legs="#f4f0e4", shoes="#1e1a20", nod=6),
    ]  # fmt: skip


TIGER = ("#b85a14", "#ea8a24", "#f7b25a")


def stripes(*lines: str, wide: float = 14) -> Piece:
    """Return a tiger's stripes along these lines, thin at both ends."""
    return satin([strip(one, [2, wide, 2]) for one in lines], "#2a1814", lift=1)


@card(
    "023",
    "Please ring twice",
    "A house cut open. In the hall a small visitor is about to pull the striped bell rope. It "
    "goes through the ceiling and is the tail of a tiger asleep on the floor above.",
    "temptation, ignorance, danger, curiosity, visit, politeness, surprise",
    mood="funny",
    camera="cross-section",
    light=lamplit((420, 700), fall=0.55, bloom=0.35, fill=0.88),
    ground=ground("cotton", "#3f5a6a", "#4a6672"),
    hem=("#e8dcc0", "#b8641e"),
)
def please_ring_twice(r: Random) -> Pieces:
    tail = [(196, 470), (150, 500), (140, 560), (150, 640), (140, 740), (150, 820)]
    return [
        cloth("cotton", box(30, -20, 740, 560), "#5a3f6a", lift=2, ink="print stars 70 #7a5f8c"),
        cloth("cotton", box(30, 560, 740, 560), "#f0e2c0", lift=2, ink="print stripes 54 #d8b890 @90"),
        # upstairs
        felt(arch(500, 680, 330, 90), "#8a5a3c", lift=6),
        cloth("silk", arch(518, 662, 330, 108), "#1f2f5c", colours=("#16224a", "#3f4f8c"), lift=0),
        felt(circle(600, 180, 30), "#f4ead0", emit=0.3),
        line("cord", [[(590, 108), (590, 330)]], "#8a5a3c", 8),
        cloth("cotton", oval(420, 500, 350, 40), "#a8404a", lift=4, ink="print rings 50 #d88a7c"),
        fill("170,480 160,400 210,330 320,290 440,290 540,330 600,400 620,490 500,510 300,512", *TIGER, shade="lit",
             lines=["180,460 300,330 460,320 600,470"], width=4.6, size=36, puff=24, lift=14),
        stripes("250,320 240,380 262,430", "310,296 300,360 320,420", "370,286 366,350 384,410",
                "430,288 436,350 430,400", "490,306 500,360 486,410", "210,350 200,400 216,440", wide=20),
        fill("260,510 250,450 300,420 350,450 370,510", *TIGER, shade="lit", way="round", lift=8),
        stripes("276,440 290,470 280,500", "320,436 326,470 318,500", wide=13),
        fill(strip([(520, 470), (600, 494), (706, 492)], [56, 50, 46]), *TIGER, shade="lit", way=8, lift=8),
        stripes("600,470 604,490 600,514", "640,470 646,490 640,514", wide=12),
        # head on the paws
        felt([circle(540, 330, 26), circle(650, 330, 26)], "#b85a14", lift=6),
        felt([circle(540, 332, 13), circle(650, 332, 13)], "#f7d9c0", lift=0),
        fill("516,400 530,340 594,316 660,340 676,400 660,452 596,474 532,452", *TIGER, shade="lit", way=(596, 430),
             lift=12),
        fill(["560,424 590,410 596,450 570,468 540,452", "632,424 602,410 596,450 622,468 652,452"], "#fbf0dc",
             "#fff8ea", way=(596, 400), lift=4),
        felt("580,412 596,406 612,412 596,426", "#8a3a3a", thick=4),
        line("stem", ["540,384 556,394 572,386", "620,386 636,394 652,384"], "#2a1814", 6),
        stripes("596,320 594,340 596,362", "570,326 574,344 570,360", "622,326 618,344 622,360",
                "520,404 536,408 550,402", "672,404 656,408 642,402", wide=11),
        # ceiling
        felt(box(20, 520, 760, 62), "#8a5a34", lift=10, ink="score grain 20", edge="#c9945e", hem="run"),
        felt(oval(148, 552, 40, 16), "#2a1814", lift=0, thick=1),
        fill(strip(tail, [40, 40, 38, 38, 38, 44]), TIGER[1], lines=[[tail[0], tail[1]], [tail[1], tail[-1]]],
             dye=bands("#ea8a24", "#ea8a24", "#2a1814", wide=19), lift=12, width=4),
        fill(oval(150, 850, 34, 44), "#2a1814", "#4a3024", way=90, lift=12),
        # the hall
        felt(box(560, 730, 190, 380, 8), "#3f6a5a", lift=8, edge="#d8b04a", hem="run", ink="score grain 30 @90"),
        felt(arch(600, 710, 870, 770), "#f7d98a", emit=0.5, lift=0),
        beads([(582, 930)], "#e8c25a", 12),
        felt(box(0, 1096, 800, 130), "#6a4230", lift=8, ink="score grain 26"),
        cloth("cotton", "90,1170! 150,1110! 560,1110! 620,1170!", "#3f7a8c", lift=3, ink="print diamonds 50 #8fc0c4",
              edge="#f0e2c0"),
        felt([box(410, 640, 100, 124, 6)], "#a8742a", lift=6, edge="#e8c25a", hem="run"),
        cloth("linen", box(426, 656, 68, 92), "#cfe0d2", lift=0),
        seed([oval(460, 704, 22, 15)], "#f4eee0", size=5),
        felt(oval(478, 692, 8, 10), "#3a3036", lift=2),
        felt("440,1110! 432,1040! 508,1040! 500,1110!", "#b8503a", lift=8),
        satin([leaf(470, 1044, 130, 40, a) for a in (-130, -105, -80, -55, -30)], "#4f8a4a", "#86b05a", lift=4),
        *person(282, 1150, 340, 0, "#e8c03a", age="child", pose="reach", skin="dark", hair="black", cut="short",
                hat="wool", hat_colour="#3f7fb8", flip=True, near=(34, -88), far=(10, -50), foot=(10, -2),
                other=(-6, -2), legs="#3a4a7a", dress=0.3, nod=-16),
        felt(box(306, 1010, 66, 70, 6), "#d84a6a", lift=8, edge="#fbe0e6", hem="run", size=6),
        line("cord", [[(339, 1010), (339, 1080)], [(306, 1044), (372, 1044)]], "#fbe0e6", 6),
    ]  # fmt: skip


@card(
    "024",
    "Draw",
    "A wide bed from above with a chequered blanket. Under it lie black and white chess pieces, "
    "mixed and close together, and two of them hold hands.",
    "peace, love, rivalry, forgiveness, rest, opposites, family",
    mood="tender",
    camera="aerial",
    light=lamplit((400, 380), fall=0.5, bloom=0, fill=0.9),
    ground=ground("wool", "#6a4a54", "#543a48", ink="print rings 110 #745460"),
    hem=("#e8dcc8", "#7a3a4a"),
)
def draw(r: Random) -> Pieces:
    ivory = ("#b89c6a", "#efe0bc", "#fffaee")
    ebony = ("#141016", "#34303c", "#6a6676")

    def man(x: float, y: float, kind: str, tones: tuple[str, str, str], rot: float, size: float = 1.0) -> Pieces:
        """Return a chess piece lying on its back, its base below at (x, y)."""
        body = "-50,0! -40,-30 -24,-70 -18,-190 -30,-206 30,-206 18,-190 24,-70 40,-30 50,0!"
        tops: dict[str, list[Any]] = {"pawn": [circle(0, -244, 44)],
                                      "king": ["-40,-206! -52,-290 -20,-310 20,-310 52,-290 40,-206!",
                                               circle(0, -322, 18)],
                                      "queen": ["-36,-206! -64,-306! -34,-270! -20,-322! 0,-276! 20,-322! 34,-270! "
                                                "64,-306! 36,-206!", circle(0, -326, 15)],
                                      "tower": ["-44,-206! -48,-306! -26,-306! -26,-284! -11,-284! -11,-306! "
                                                "11,-306! 11,-284! 26,-284! 26,-306! 48,-306! 44,-206!"],
                                      "bishop": ["0,-340 -40,-270 -34,-216 34,-216 40,-270", circle(0, -346, 13)],
                                      "knight": ["-36,-206! -44,-260 -30,-320 -8,-346! 0,-326! 30,-316 "
                                                 "62,-270 66,-248 44,-238 14,-256 30,-206!"]}  # fmt: skip
        dark = tones is ebony
        eye = "#f4ead0" if dark else "#2a2026"
        spots = {"pawn": -246, "king": -262, "queen": -244, "tower": -250, "bishop": -262, "knight": -290}
        return put([
            fill(whole([body, *tops[kind]]), *tones, shade="lit", way=90 if kind != "pawn" else "round", lift=12,
                 width=4.4, puff=16),
            line("stem", [[(-30, -206), (30, -206)]], tones[2] if dark else tones[0], 8),
            line("stem",
                 ["-20,{0} -13,{1} -6,{0}".format(spots[kind], spots[kind] + 7),
                  "6,{0} 13,{1} 20,{0}".format(spots[kind], spots[kind] + 7)] if kind != "knight" else [
                     "4,-296 14,-290 24,-298"], eye, 3.2),
            felt([oval(-20, spots[kind] + 17, 8, 5), oval(20, spots[kind] + 17, 8, 5)] if kind != "knight" else oval(
                18, -276, 8, 5), "#d8706a", cast=0),
        ], x, y, size, rot)  # fmt: skip

    blanket: Pieces = []
    for row in range(6):
        for column in range(6):
            x, y = 112 + column * 96, 540 + row * 96
            tone = ("#efe2c6", "#3a3440")[(row + column) % 2]
            blanket.append(
                cloth(
                    "cotton",
                    box(x, y, 96, 96),
                    tone,
                    thick=4,
                    bevel=9,
                    lift=1,
                    ink="" if (row + column) % 2 else "sew crosses 44 #d8c49a",
                )
            )
    return [
        felt(box(70, 40, 660, 76, 30), "#7a4a30", lift=16, ink="score grain 22", edge="#c9945e", hem="run"),
        felt(box(86, 90, 628, 1060, 24), "#5f3826", lift=14),
        cloth("linen", box(104, 104, 592, 1030, 20), "#8a6a7c", lift=3, ink="print stripes 40 #967688 @90"),
        *[
            felt(moved("-130,-80 0,-92 130,-80 146,0 130,84 0,94 -130,84 -146,0", x, 236, 1, a), "#7f9ab8", lift=10,
                 thick=14, bevel=36, edge="#dfe8f2", hem="run", ink="print flowers 60 #94aecb")
            for x, a in ((252, -3), (548, 3))
        ],
        *man(176, 560, "bishop", ivory, -6, 1.12),
        *man(288, 574, "king", ebony, -2, 1.1),
        *man(398, 570, "queen", ivory, 2, 1.1),
        *man(510, 560, "tower", ebony, -1, 1.1),
        *man(622, 570, "knight", ivory, 3, 1.1),
        *man(236, 640, "pawn", ivory, 6, 0.86),
        *man(458, 640, "pawn", ebony, -4, 0.84),
        *man(566, 640, "pawn", ivory, 5, 0.8),
        *blanket,
        cloth("linen", "100,516! 400,530 700,516! 704,590 400,606 96,590", "#f7f0ee", lift=9, edge="#a8505f",
              hem="run"),
        # two of them hold hands
        felt(strip([(240, 600), (270, 652), (306, 662)], [22, 20, 18]), "#34303c", lift=10),
        felt(strip([(366, 600), (342, 652), (308, 664)], [22, 20, 18]), "#efe0bc", lift=10),
        felt(circle(306, 664, 17), "#34303c", lift=6),
        felt(circle(318, 662, 13), "#efe0bc", lift=5),
        cloth("cotton", "100,1112! 700,1112! 716,1150 600,1164 400,1152 200,1164 84,1150", "#a8505f", lift=12,
              edge="#f0d0c8"),
        # slippers
        felt([moved("-22,-44 0,-56 22,-44 24,20 12,50 -12,50 -24,20", 46, 960, 0.8, -8),
              moved("-22,-44 0,-56 22,-44 24,20 12,50 -12,50 -24,20", 44, 1060, 0.8, 10)], "#efe0bc", lift=8),
        felt([moved("-22,-44 0,-56 22,-44 24,20 12,50 -12,50 -24,20", 756, 940, 0.8, 8),
              moved("-22,-44 0,-56 22,-44 24,20 12,50 -12,50 -24,20", 758, 1040, 0.8, -10)], "#241e28", lift=8),
    ]  # fmt: skip


@card(
    "025",
    "A good breeze",
    "On the bottom of the sea a child in a round diving helmet flies a ray like a kite, on a long line with bows.",
    "freedom, play, childhood, loneliness, control, depth, lightness, letting go",
    mood="tender",
    camera="wide",
    light=noon(pool=(480, 240), fall=1.05, key="#f0fff4", ambient="#4a88a8", exposure=1.16),
    ground=ground("silk", "#c4f6ea", "#4ab8bc", "#1f7f94", "#0f4c68"),
    hem=("#d8f2e8", "#1f7a8c"),
)
def a_good_breeze(r: Random) -> Pieces:
    string = [(232, 790), (300, 640), (420, 500), (500, 366)]
    return [
        *[
            cloth("silk", polygon([(x, -30), (x + 60, -30), (x + w + 60, 900), (x + w - 80, 900)]), "#d8fff0", see=0.16,
                  lift=0)
            for x, w in ((120, -90), (380, 10), (620, 120))
        ],
        felt(land(860, 800, 850, 760, 830), "#2f8a98", lift=4),
        tulle(FULL, "#7fd8d4", 0.35),
        *[
            line("stem", [f"{x},{y} {x + 20},{y - 60} {x - 14},{y - 130} {x + 16},{y - h}"], "#2f7a68", 12)
            for x, y, h in ((640, 930, 260), (690, 940, 200), (740, 930, 300))
        ],
        felt(land(960, 930, 950, 900, 940), "#c9b98a", lift=8, colours=("#e0d4a4", "#a8986a"),
             ink="sew flecks 50 #f0e6c0"),
        *[
            fill(fish(x, y, s, a, f), "#e8803a", "#f7c05a", shade="down", way=0, lift=6)
            for x, y, s, a, f in ((620, 640, 46, 8, False), (700, 580, 38, 4, False), (560, 590, 34, 12, False))
        ],
        # the ray
        fill("470,330 400,330 300,270 180,180 110,140! 230,130 340,130 420,110 480,70! 500,120 560,110! 560,150 "
             "640,220 720,330 740,420! 660,380 580,370 520,390", "#1f3f6a", "#3f74a8", "#8fc0e0", shade="lit",
             lines=["500,130 480,250 490,370", "480,200 300,180 130,140", "520,220 640,280 730,400"], width=5, size=46,
             puff=26, lift=30),
        knots([(300, 200), (350, 176), (380, 230), (560, 230), (600, 280), (630, 260), (440, 190), (540, 310),
               (430, 280)], "#d8eef4", 9),
        felt([circle(474, 112, 13), circle(540, 140, 13)], "#f7f4e0", thick=4),
        felt([circle(476, 108, 7), circle(542, 136, 7)], "#101420", lift=0),
        line("stem", ["486,158 504,164 520,156"], "#122a4a", 5),
        line("cord", [[(486, 380), (470, 470), (540, 540), (500, 640), (560, 720)]], "#2f5f8c", 10),
        line("cord", [string], "#fbf6e0", 6),
        *[
            q
            for x, y, a, c in ((288, 664, 30, "#e84a5a"), (352, 572, 40, "#f7c93a"), (424, 496, 46, "#f08ab0"))
            for q in put([
                satin(["0,0! -38,-24! -38,24!", "0,0! 38,-24! 38,24!"], c, lighter(c, 0.3), lift=8),
                felt(circle(0, 0, 10), darker(c, 0.2)),
            ], x, y, 1, a)
        ],
        # the child
        *person(180, 1060, 430, 0, "#e8943a", age="child", pose="pull", skin="olive", hair="black", cut="none",
                lean=-12, near=(20, -66), far=(24, -70), foot=(18, 0), other=(-2, 0), legs="#d8802a", shoes="#5a4a44",
                nod=-18),
        *put([
            felt(circle(112, 704, 92), "#d8a24a", lift=14, thick=14, bevel=30, colours=("#f2cc7a", "#b87a2a")),
            felt(circle(140, 690, 60), "#8a5a1e", lift=4),
            cloth("silk", circle(142, 688, 50), "#bfeef0", lift=0, colours=("#e0fffa", "#7fc8d0")),
            felt("104,664 150,640 186,672 188,716 150,738 110,724", SKIN["olive"], lift=0, thick=5),
            fill("100,690 106,652 150,636 184,660 150,662 122,680", "#221a20", way="round"),
            felt([oval(140, 690, 5, 8), oval(172, 684, 5, 8)], "#22161a", lift=0),
            line("stem", ["146,716 160,720 172,712"], "#8a3a34", 4),
            beads([(74, 650), (60, 710), (80, 766), (150, 612)], "#f7e2a0", 9),
            felt(box(64, 780, 110, 28, 12), "#b87a2a", lift=8),
        ], 34, 22),
        knots([(210, 600), (224, 560), (206, 520), (230, 470), (214, 420)], "#f0fffa", 10),
        line("cord", [[(60, 800), (30, 700), (20, 400), (50, -20)]], "#f0e0b0", 9),
        # sea floor
        felt(star(640, 1080, 66, 5, 0.45), "#e8604a", lift=10, ink="sew dots 20 #f7b8a0"),
        seed("420,1060 460,1000 520,1010 540,1070 500,1110 440,1106", "#f08ab0", "#d8508a", size=10),
        line("stem", ["700,1160 690,1080 720,1020", "730,1170 750,1090 740,1010", "60,1180 50,1120 70,1080"], "#3f9a7a",
             12),
    ]  # fmt: skip


@card(
    "026",
    "Double Dutch",
    "On a building site two cranes turn a rope, and a little brick house skips over it with its "
    "windows wide open. The owner waits below with a watering can.",
    "play, lightness, work, home, risk, joy, progress, instability",
    mood="funny",
    camera="wide",
    light=morning(pool=(400, 450), fall=0.35),
    ground=ground("velvet", "#7fc0e8", "#a9d8ee", "#e0f0ec"),
    hem=("#f7ecc4", "#c8503a"),
)
def double_dutch(r: Random) -> Pieces:
    yellow = "#f2b826"

    def crane(x: float, side: int) -> Pieces:
        tip = x + side * 190
        return [
            felt(box(x - 28, 250, 56, 840), yellow, lift=8, thick=6, colours=("#f7c840", "#e8a81e"), shade=0),
            line("cord",
                 [[(x - side * 110, 236), (tip, 236)], [(x - side * 90, 206), (tip, 222)], [(x, 130), (tip, 222)],
                  [(x, 130), (x - side * 110, 220)]], yellow, 12),
            felt(box(x - side * 110 - 34, 214, 68, 70, 6), "#54606c", lift=8),
            felt(polygon([(x - 26, 250), (x, 126), (x + 26, 250)]), yellow, lift=6),
            felt(box(x - 34, 250, 68, 80, 8), "#e8a01a", lift=10),
            cloth("silk", box(x - 24, 262, 48, 40, 4), "#cfeaf4", lift=0),
            line("cord", [[(tip, 236), (tip + side * 6, 420)]], "#3a3a44", 6),
            felt(box(x - 60, 1076, 120, 40, 4), "#6a7078", lift=8),
        ]  # fmt: skip

    rope = [
        (276, 420),
        (200, 600),
        (210, 860),
        (300, 1010),
        (400, 1046),
        (500, 1010),
        (590, 860),
        (600, 600),
        (524, 420),
    ]
    return [
        felt(cloud(170, 540, 230, 2), "#fbfdfb", lift=5),
        felt(cloud(660, 620, 250, 6), "#fbfdfb", lift=5),
        felt(circle(400, 110, 60), "#f9e08a", emit=0.15, lift=3),
        felt([box(20 + k * 78, 900 - h, 70, 300) for k, h in enumerate((120, 60, 170, 90, 140, 70, 180, 110, 60, 150))],
             "#9fbccc", lift=3),
        tulle(box(-40, 690, 880, 560), "#dff0f4", 0.4),
        felt(land(1070, 1050, 1060, 1044, 1070), "#d8ac74", lift=6),
        *crane(84, 1),
        *crane(716, -1),
        # the house
        *put([
            *house(0, 0, 250, 220, 0, "#c8583e", "#54303a", "#bfe6f4", peak=0.5, rows=2, door="#3f7a6a",
                   ink="score bricks 34"),
            felt([box(-118, -196, 24, 64), box(-32, -196, 24, 64), box(10, -196, 24, 64), box(92, -196, 24, 64)],
                 "#3f7a6a", lift=6),
            felt(box(54, -370, 40, 90), "#a8442e", lift=6, ink="score bricks 20"),
            felt(box(48, -380, 52, 18, 4), "#54303a", lift=4),
            seed([oval(-60, -6, 54, 16), oval(98, -6, 36, 14)], "#4f9a4a", "#f08ab0", size=8),
            felt("-128,4! -90,40 -50,24 -10,52 40,26 84,48 128,4!", "#7a4a2c", lift=6),
            line("stem", ["-70,40 -76,66 -60,84", "0,46 6,76 -8,92", "70,44 78,70 66,88"], "#5a3420", 5),
        ], 404, 800, 1.12, -8),
        line("cord", [rope], "#e0343e", 15),
        felt([circle(276, 424, 18), circle(524, 424, 18)], "#3a3a44", lift=8),
        line("run", ["250,940 200,910 190,880", "560,940 606,910 616,880", "340,900 330,930", "470,900 482,930"],
             "#ffffff", 6),
        *[felt(cloud(x, 1092, w, k), "#e8d0a8", lift=5) for k, (x, w) in enumerate(((330, 90), (480, 80)))],
        knots([(424, 346), (440, 316), (426, 286), (446, 258)], "#fbfdfb", 16),
        # below
        *person(640, 1166, 250, 0, "#4a6aa8", age="old", view="side", skin="pale", hair="white", cut="bald", beard=True,
                hat="straw", hat_colour="#e8cf8a", flip=True, near=(20, -52), far=(8, -46), nod=-22),
        felt("560,1030! 612,1030! 606,1076! 566,1076!", "#5a9a8c", lift=8),
        line("cord", [[(566, 1066), (536, 1034)], "584,1030 590,1010 606,1014 610,1040"], "#5a9a8c", 8),
        *person(160, 1172, 240, 0, "#f2802a", pose="cheer", view="front", skin="dark", hair="black", cut="short",
                hat="helmet", hat_colour="#f7d23a", legs="#3f5a7a", ink="print stripes 22 #f7e29a"),
        felt(land(1180, 1176, 1184, 1176, 1182), "#8a6238", lift=6),
    ]  # fmt: skip


@card(
    "027",
    "Getting warmer",
    "Children play blind man's buff in a meadow. The blindfolded girl stretches out her hands and "
    "nearly touches a huge tiger, which waits quite still, while the others watch from behind "
    "trees.",
    "trust, danger, play, blindness, courage, luck, innocence, friends who keep quiet",
    mood="uneasy",
    camera="wide",
    light=noon(pool=(420, 600), fall=0.4, key="#fff4d8"),
    ground=ground("cotton", "#bfe0d8", "#dcebc4", "#c9dc9a"),
    hem=("#e6ecc4", "#c8641e"),
)
def getting_warmer(r: Random) -> Pieces:
    return [
        felt(land(470, 400, 450, 380, 440), "#8fb88a", lift=4),
        felt([pine(x, 470, h) for x, h in ((60, 140), (150, 110), (620, 130), (700, 160), (770, 120))], "#6a9a7c"),
        tulle(land(460, 320, 430, 310, 420), "#e6f2dc", 0.35),
        felt(land(560, 530, 560, 520, 550), "#8cb860", lift=5, ink="sew grass 50 #b8d880"),
        # trees with children behind them
        *person(196, 690, 220, 0, "#4a7ac0", age="child", view="front", skin="brown", hair="black", cut="curly",
                near=(14, -60), far=(-14, -40)),
        felt(strip([(130, 130), (140, 420), (120, 720)], [60, 66, 100]), "#7a5236", lift=14, ink="score grain 26 @90"),
        seed("-20,40! 60,-20 200,-20 300,60 290,170 200,230 90,220 -20,190", "#3f7a44", "#6aa84a", "#9ac85a", size=13),
        *person(690, 700, 240, 0, "#e8c03a", age="child", view="front", skin="pale", hair="red", cut="tails", dress=0.5,
                near=(8, -78), far=(-8, -78)),
        felt(strip([(744, 160), (740, 440), (760, 730)], [50, 60, 94]), "#7a5236", lift=14, ink="score grain 26 @90"),
        seed("560,60 640,-20 820,-20! 820,240 720,250 610,210", "#2f6a44", "#5a9a4a", "#8cc05a", size=13),
        felt(land(740, 700, 730, 690, 720), "#7aac4e", lift=6, ink="sew grass 60 #a8d070"),
        # the tiger
        fill(strip([(770, 960), (800, 860), (770, 770), (786, 700)], [40, 38, 36, 40]), TIGER[1], way=90,
             dye=bands("#ea8a24", "#ea8a24", "#2a1814", wide=18), lift=12),
        fill("470,1140! 460,1010 440,900 470,800 540,740 640,760 730,830 780,940 790,1060 770,1140!", *TIGER,
             shade="lit", lines=["560,760 540,900 540,1120", "640,780 700,900 720,1120"], width=5, size=44, puff=28,
             lift=20),
        fill("500,1140! 480,1000 470,900 530,860 580,920 580,1040 570,1140!", "#e8d8b8", "#fbf0dc", way=90, lift=3),
        stripes("610,780 630,840 620,890", "660,790 690,850 684,900", "704,830 740,890 736,940",
                "600,930 640,950 680,936", "610,1000 660,1020 710,1004", "640,1070 690,1084 740,1070", wide=22),
        fill(["450,1150! 452,1060 480,1040 520,1060 526,1150!", "550,1150! 552,1060 580,1040 624,1060 630,1150!"],
             *TIGER, shade="lit", way=90, lift=10),
        stripes("456,1090 490,1100 522,1090", "556,1090 590,1100 624,1090", wide=12),
        felt([circle(438, 586, 40), circle(618, 586, 40)], "#b85a14", lift=8),
        felt([circle(438, 588, 20), circle(618, 588, 20)], "#f7d9c0", lift=0),
        fill("400,700 420,610 528,566 640,610 660,700 634,784 528,826 424,784", *TIGER, shade="lit", way=(528, 740),
             lift=18, puff=24, width=4.6),
        fill(["462,748 510,720 526,770 496,814 440,790", "596,748 548,720 532,770 562,814 618,790"], "#fbf0dc",
             "#fffaf0", way=(528, 710), lift=5),
        felt("500,722 528,710 556,722 540,746 516,746", "#a84a4a", thick=6, lift=4),
        line("stem", ["528,746 528,770", "496,782 512,784 528,770 546,784 562,780"], "#2a1814", 5),
        felt([oval(468, 672, 25, 22), oval(588, 672, 25, 22)], "#f7e06a", thick=5, lift=3),
        felt([oval(460, 674, 9, 17), oval(580, 674, 9, 17)], "#14100c", lift=0),
        stripes("528,570 526,600 528,636", "492,580 500,606 494,632", "564,580 556,606 562,632",
                "404,700 430,704 452,694", "412,740 436,740 456,728", "656,700 630,704 606,694",
                "648,740 622,740 602,728", wide=17),
        line("straight",
             [[(452, 772), (370, 756)], [(452, 784), (372, 796)], [(604, 772), (690, 756)], [(604, 784), (688, 796)]],
             "#fffaf0", 4),
        # the girl
        *person(166, 1150, 470, 0, "#d8486a", age="child", pose="walk", skin="dark", hair="black", cut="afro",
                dress=0.7, ink="print flowers 36 #f9d0d8", near=(39, -64), far=(36, -72), legs="#f4ead2",
                shoes="#3a3a6a", lean=8, foot=(12, 0), other=(-10, 0)),
        cloth("cotton", moved(box(-84, -26, 132, 46, 8), 218, 764, 1, 8), "#fbf8f0", lift=8,
              ink="print dots 16 #4a7ac0", edge="#4a7ac0", hem="run", size=6),
        felt("134,744! 80,716 66,740! 104,752 70,790! 96,796 140,766!", "#fbf8f0", lift=6),
        felt(land(1160, 1150, 1166, 1150, 1160), "#5f9440", lift=8, ink="sew grass 60 #8fc060"),
        knots([(60, 1176), (250, 1180), (420, 1172), (690, 1176)], "#fbf6ea", 12),
        knots([(150, 1184), (340, 1186), (560, 1182), (750, 1186)], "#f08a3a", 11),
    ]  # fmt: skip
