from dataclasses import replace
from itertools import pairwise

from card_art.studio.kit import *
from card_art.studio.thread.kit import *


@card(
    "045",
    "And one more",
    "A sheep lies wide awake in bed and looks up. Above it, along the headboard, people in pyjamas and "
    "nightshirts run up to a little fence and jump over it, one after the other.",
    "insomnia, worry, swapped roles, patience, routine, night, crowd, counting",
    mood="funny",
    camera="interior",
    light=moonlit(pool=(420, 520), fall=0.3, fill=1.08, bloom=0.3, angle=70),
    ground=ground("cotton", "#3f62b4", "#33529c", ink="print stars 90 #5a7cc8"),
    hem=("#2c4474", "#f2e2b0"),
)
def and_one_more(r: Random) -> Pieces:
    face = "#3f3038"
    night: dict[str, Any] = {"pose": "run", "shoes": "#f4d8b8"}
    fluff = whole([circle(400 + 150 * math.cos(k), 880 + 120 * math.sin(k), 62) for k in range(7)])
    crown = whole([circle(330, 700, 50), circle(400, 664, 64), circle(470, 700, 50), circle(400, 716, 56)])
    return [
        # the window
        felt(arch(52, 204, 232, 44), "#f0e2bc", lift=8),
        cloth("velvet", arch(68, 188, 218, 60), "#16245c", lift=0),
        felt(circle(128, 128, 34), "#fbf2cc", emit=0.5, lift=3),
        line("cord", [[(128, 60), (128, 218)]], "#f0e2bc", 8),
        # the headboard
        felt("20,1240! 20,620 60,560 740,560 780,620 780,1240!", "#9a5a2c", lift=16, thick=12, edge="#e8b878",
             hem="run", size=16, ink="score grain 30"),
        felt([box(20, 540, 760, 36, 16)], "#b8743c", lift=10, thick=9),
        # the fence and who jumps
        felt([box(318 + k * 58, 396 - (k % 2) * 12, 38, 160, 14) for k in range(3)], "#fffaf0", lift=10, thick=7),
        felt([box(296, 430, 200, 28, 6), box(296, 492, 200, 28, 6)], "#fffaf0", lift=8, thick=6),
        line("run", ["186,400 270,180 400,110 540,180 620,360"], "#fbe6a0", 7, size=20, gap=16),
        *person(126, 542, 270, 0, "#3fc8b8", skin="brown", hair="black", cut="bun", legs="#3fc8b8", **night),
        *person(396, 386, 300, 0, "#ffffff", skin="pale", hair="grey", cut="short", beard=True, hat="cone",
                hat_colour="#e8303a", dress=0.62, legs="#f0c8a4", shoes="#f0c8a4", pose="leap"),
        *person(676, 542, 236, 0, "#f7b81a", age="child", skin="dark", hair="black", cut="tails", legs="#f7b81a",
                **night),
        # the sheep
        felt("90,840 130,730 400,690 670,730 710,840 690,980 110,980", "#ffffff", lift=12, thick=16, bevel=44,
             edge="#b8ccf0", hem="run"),
        felt(fluff, "#f4f0ea", lift=8),
        seed(fluff, "#ffffff", "#fffaf0", "#f4ecdc", size=13, gap=21, lift=4),
        felt(["310,790 232,752 176,792 226,842 316,826", "490,790 568,752 624,792 574,842 484,826"], face, lift=10,
             thick=8),
        felt("298,760 324,696 400,674 476,696 502,760 492,880 452,950 400,968 348,950 308,880", face, lift=14, thick=12,
             colours=("#57444e", "#342830")),
        felt(crown, "#f4f0ea", lift=10),
        seed(crown, "#ffffff", "#fffaf0", size=14, gap=22, lift=4),
        felt([circle(348, 800, 50), circle(452, 800, 50)], "#fffaf0", thick=6, lift=4),
        felt([circle(354, 776, 20), circle(458, 776, 20)], "#120c10", lift=0),
        beads([(362, 768), (466, 768)], "#ffffff", 6),
        line("stem", ["312,850 348,862 382,850", "418,850 452,862 488,850"], "#8a7480", 6),
        felt([oval(382, 908, 9, 7), oval(418, 908, 9, 7)], "#181214", lift=0),
        line("stem", ["374,938 400,930 426,938"], "#e8b0b0", 7),
        # the quilt
        cloth("cotton", "-30,1010! 120,976 400,962 680,976 830,1010! 830,1240! -30,1240!", "#d83a4a", lift=14, thick=12,
              bevel=40, ink="print checks 120 #e25a64"),
        cloth("linen", "-30,1000! 120,960 400,946 680,960 830,1000! 830,1062! 680,1020 400,1008 120,1020 -30,1062!",
              "#ffffff", lift=8, thick=6),
        felt([oval(250, 1000, 54, 38), oval(550, 1000, 54, 38)], face, lift=12, thick=9),
        line("stem", [[(250, 1000), (250, 1034)], [(550, 1000), (550, 1034)]], "#6a5660", 6),
    ]  # fmt: skip


def goose(x: float, y: float, s: float, rot: float = 0, up: bool = True) -> Pieces:
    """Return a white goose flying right, its wings up or down, about 240 s long."""
    wing = (
        "10,-6 -10,-70 -60,-130 -80,-136! -76,-90 -60,-40 -40,0"
        if up
        else "20,0 0,60 -50,110 -76,112! -70,70 -56,30 -40,0"
    )
    far = "30,-10 30,-80 0,-130 -14,-136! -20,-90 -14,-30" if up else "30,0 36,56 16,96 4,100! -4,60 -10,10"
    return put([
        fill(far, "#c9ccd4", "#e6e8ec", way=-70 if up else 70, lift=4),
        fill("-110,2! -60,-24 10,-26 60,-12 100,-18 124,-20 130,-8 110,0 70,8 20,22 -50,18", "#dcdce2", "#ffffff",
             lines=["-100,0 0,-4 120,-12"], lift=7),
        satin("126,-20 156,-10! 128,-4", "#f2902a", way=90),
        beads([(118, -14)], "#141014", 4 * s + 1),
        fill(wing, "#b8bcc8", "#f4f4f6", "#ffffff", shade="down",
             lines=["10,0 -30,-70 -76,-130"] if up else ["10,0 -20,60 -70,108"], lift=9),
    ], x, y, s, rot)  # fmt: skip


@card(
    "046",
    "The winning side",
    "Two children fight with pillows on a bed. One pillow has burst between them, and the feathers "
    "that fly out turn into white geese and leave through the open window.",
    "play, anger, freedom, change, joy, childhood, escape, letting go",
    mood="funny",
    camera="interior",
    light=morning(pool=(480, 420), fall=0.4, angle=50),
    ground=ground("cotton", "#e8604f", "#d85444"),
    hem=("#fbe6dc", "#c84a4a"),
)
def the_winning_side(r: Random) -> Pieces:
    shape = "-100,-66! -40,-70 40,-70 100,-66! 104,-24 104,24 100,66! 40,70 -40,70 -100,66! -104,24 -104,-24"
    torn = (
        "-100,-66! -40,-70 40,-70 70,-68! 52,-44! 80,-28! 58,-4! 86,16! 64,40! 78,68! -40,70 -100,66! -104,24 -104,-24"
    )

    def pillow(x: float, y: float, s: float, rot: float, outline: str, tone: Colour) -> Pieces:
        return put([
            cloth("cotton", outline, "#fbf2de", lift=18, thick=20, bevel=44, edge=tone, hem="whip", size=9,
                  ink=f"print stripes 44 {tone}"),
        ], x, y, s, rot)  # fmt: skip

    feathers = [(440, 430, 0.9, -20), (404, 400, 0.8, -90), (476, 470, 0.8, 20), (372, 330, 0.7, -70),
                (556, 500, 0.8, 50), (300, 300, 0.6, 200), (452, 660, 0.8, 100), (350, 760, 0.8, 130),
                (352, 930, 0.7, 20), (470, 960, 0.7, 160), (210, 400, 0.6, 60)]  # fmt: skip
    return [
        felt(arch(316, 790, 640, 40), "#fff6ea", lift=10, thick=8),
        cloth("velvet", arch(350, 756, 612, 74), "#2f7ac8", lift=0, colours=("#1f5ab0", "#4f9ae0", "#9cd0f4")),
        felt(box(318, 612, 496, 40, 6), "#fff6ea", lift=10),
        # bed
        felt([box(8, 780, 58, 420, 14), box(734, 800, 58, 380, 14)], "#7a3a24", lift=10),
        felt("30,1010! 200,986 400,1000 600,984 770,1010! 782,1150 600,1166 400,1152 200,1168 18,1150", "#f7d060",
             lift=14, thick=14, bevel=40, ink="print stripes 90 #f2c03c @90"),
        felt(box(-30, 1156, 860, 120), "#8a3a30", lift=6),
        # the one who strikes, the one who laughs behind the other pillow
        *person(172, 1076, 600, 0, "#2f6fb8", age="child", skin="pale", hair="red", cut="tails", pose="reach",
                near=(28, -75), far=(28, -70), foot=(12, 0), other=(-10, -2), legs="#2f6fb8", shoes="#efc9a6",
                ink="print dots 26 #9cc8f0", lean=0, nod=-8),
        *person(626, 1080, 540, 0, "#3f8a3f", age="child", skin="dark", hair="black", cut="afro", flip=True,
                near=(22, -64), far=(20, -52), pose="stand", foot=(8, 0), other=(-12, 0), lean=-12, nod=-14,
                legs="#3f8a3f", shoes="#6d4530"),
        *pillow(494, 800, 0.86, -80, shape, "#f0a83a"),
        *pillow(440, 510, 1.18, -58, torn, "#5a8ad8"),
        *[satin(leaf(x, y, 80 * s, 32 * s, a), "#ffffff", "#f4f2f6", way=a + 60, lift=8) for x, y, s, a in feathers],
        *goose(470, 390, 0.5, -52),
        *goose(600, 376, 0.76, -34),
        *goose(560, 208, 1.14, -18),
    ]  # fmt: skip


@card(
    "047",
    "It was important",
    "An elephant has tied a big knot in its trunk and rolls up its eyes: it cannot remember why. "
    "On its saffron head cloth sits a mouse with a knot in its tail.",
    "memory, forgetting, promise, embarrassment, stubbornness, age, trouble, thinking",
    mood="funny",
    camera="close-up",
    light=morning(pool=(400, 420), fall=0.75, exposure=1.12),
    ground=ground("velvet", "#ffc84a", "#f09a2a", "#b8481f"),
    hem=("#f7d890", "#8a3a5a"),
)
def it_was_important(r: Random) -> Pieces:
    dark, grey, pale = "#4f5664", "#868e9c", "#bcc4ce"

    def trunk(points: list[Point], widths: list[float], lift: float = 18) -> Pieces:
        """Return a stretch of trunk with its wrinkles."""
        rings = []
        for (ax, ay), (bx, by) in pairwise(points):
            for t in (0.15, 0.5, 0.85):
                px, py = ax + (bx - ax) * t, ay + (by - ay) * t
                long = math.hypot(bx - ax, by - ay)
                nx, ny = -(by - ay) / long * 40, (bx - ax) / long * 40
                rings.append([(px - nx, py - ny), (px + nx * 0.2, py + ny * 0.2)])
        return [
            fill(strip(points, widths), dark, grey, pale, shade="lit", lines=[points], width=5.5, size=40, puff=26,
                 lift=lift),
            line("stem", rings, darker(grey, 0.28), 4),
        ]  # fmt: skip

    return [
        *[
            felt(leaf(x, y, 150, 60, a), "#d8742a", lift=2)
            for x, y, a in ((30, 1150, -60), (770, 1160, -120), (100, 60, 40), (700, 60, 140))
        ],
        # ears
        fill("330,330 230,210 100,200 20,300 16,480 70,640 170,700 260,660 320,560", dark, "#78808e", "#a4acb8",
             shade="lit", lines=["320,400 180,360 60,400", "310,520 190,560 120,640"], width=5.5, size=50, lift=18,
             puff=16),
        fill("470,330 570,210 700,200 780,300 784,480 730,640 630,700 540,660 480,560", dark, "#78808e", "#a4acb8",
             shade="lit", lines=["480,400 620,360 740,400", "490,520 610,560 680,640"], width=5.5, size=50, lift=18,
             puff=16),
        felt("300,390 220,300 120,290 76,380 90,520 160,610 240,590 290,520", "#d89a9a", lift=0, thick=3, see=0.6),
        felt("500,390 580,300 680,290 724,380 710,520 640,610 560,590 510,520", "#d89a9a", lift=0, thick=3, see=0.6),
        # head
        fill("400,170 500,186 570,270 584,400 560,520 510,610 450,660 400,668 350,660 290,610 240,520 216,400 "
             "230,270 300,186", dark, grey, pale, shade="lit", way=(400, 760), width=5.5, size=46, puff=30, lift=24),
        satin(["276,606 250,680 262,760 300,800! 306,740 312,680 320,640",
               "524,606 550,680 538,760 500,800! 494,740 488,680 480,640"], "#e6d8b8", "#fffaf0", way=10, lift=10),
        # cloth and tassels
        cloth("silk", "230,290! 300,180 400,150 500,180 570,290! 500,330 450,380 400,470! 350,380 300,330", "#e8a01a",
              lift=10, colours=("#f7c84a", "#d8861a"), ink="print diamonds 50 #b8303a", edge="#b8303a", size=12),
        beads([(400, 480), (326, 344), (474, 344), (240, 300), (560, 300)], "#c8243a", 14),
        felt(oval(400, 330, 26, 34), "#3f8a7a", lift=5),
        beads([(400, 330)], "#fbf2cc", 11),
        # eyes that look up
        felt([oval(300, 470, 36, 30), oval(500, 470, 36, 30)], "#fbf6ee", thick=5, lift=4),
        felt([circle(312, 454, 15), circle(488, 454, 15)], "#1c1416", lift=0),
        beads([(316, 448), (492, 448)], "#ffffff", 4),
        satin([strip("256,440 300,420 344,446", [6, 16, 6]), strip("456,446 500,420 544,440", [6, 16, 6])], "#5a6270"),
        line("stem", ["262,506 300,516 338,504", "462,504 500,516 538,506"], "#5a6270", 5),
        # the knot: behind the trunk, round, over it, and out through the loop
        *trunk([(430, 716), (540, 760), (560, 840), (440, 850)], [108, 108, 104, 100], 10),
        *trunk([(400, 400), (400, 470), (400, 560), (408, 660), (456, 760), (476, 870), (410, 956), (310, 940)],
               [20, 90, 150, 140, 124, 114, 110, 106]),
        *trunk([(340, 952), (250, 890), (236, 780), (320, 706), (420, 710), (500, 750)], [106, 108, 110, 112, 110, 108],
               22),
        *trunk([(392, 826), (372, 900), (420, 1010), (520, 1060), (600, 1040)], [92, 92, 84, 74, 62], 22),
        fill(oval(610, 1036, 30, 42), dark, grey, way=90, lift=8),
        felt([oval(614, 1022, 8, 9), oval(616, 1050, 8, 9)], "#2a2428", lift=0),
        # the mouse
        fill("360,150 370,100 410,84 448,104 454,150", "#8a6a5a", "#c8a890", way=90, lift=8),
        felt([circle(376, 72, 22), circle(436, 72, 22)], "#b89480", lift=5),
        felt([circle(376, 72, 12), circle(436, 72, 12)], "#f0b8b0", lift=0),
        fill("370,104 378,74 406,60 434,74 442,104 406,124", "#a8846f", "#d8b8a0", way=(406, 100), lift=6),
        beads([(394, 88), (418, 88)], "#1c1214", 5),
        felt(circle(406, 106, 6), "#f08a90", lift=2),
        line("cord", ["450,146 500,150 530,120 516,90 490,100 500,130 550,130 590,100"], "#e8a8a0", 8),
    ]  # fmt: skip


@card(
    "048",
    "Seats by the window",
    "A huge pelican flies above the clouds like an airliner. In its beak pouch passengers sit in "
    "rows behind round windows, and luggage hangs from its feet.",
    "travel, trust, comfort, being swallowed, holiday, adventure, risk, bird's-eye view",
    mood="funny",
    camera="wide",
    light=evening(pool=(460, 520), fall=0.6, angle=60, exposure=1.1),
    ground=ground("velvet", "#b83470", "#f090ac", "#fde8dc"),
    hem=("#fbe8e0", "#c85a84"),
)
def seats_by_the_window(r: Random) -> Pieces:
    dark, white = "#b8bcd0", "#ffffff"
    panes = [(474, 626, 46), (574, 640, 44), (664, 640, 36), (528, 728, 40), (616, 724, 34)]
    heads: Pieces = []
    for k, (x, y, s) in enumerate(panes):
        looks = crowd_looks(k * 2 + 1)
        looks["cut"] = ("short", "bob", "tails", "bald", "bun")[k]
        heads += [
            felt(circle(x, y, s + 7), "#c8641a", lift=3),
            cloth("silk", circle(x, y, s), "#fbf0c8", lift=0, colours=("#fff6d8", "#f7d898")),
        ]
        tall = s * (5.2 if k == 2 else 6.6)
        heads += [
            replace(one, clip=(circle(x, y, s),), lines=())
            for one in person(x, y + tall * (0.78 if k == 2 else 0.86), tall, 0,
                              ("#3f7fb8", "#e8604a", "#5ab06a", "#8a5ab0", "#f2c02a")[k], view="front",
                              age="child" if k == 2 else "adult", **looks)
        ]  # fmt: skip
    return [
        felt(cloud(160, 190, 220, 3), "#fff2ee", lift=5),
        felt(cloud(650, 160, 180, 6), "#fff2ee", lift=5),
        tulle(FULL, "#fbd8dc", 0.2),
        *put([
            # far wing, tail
            fill("200,540 160,420 150,330 180,230! 208,290 230,236! 250,306 280,262! 292,340 326,316! 336,420 350,520",
                 "#8a8eac", dark, "#e0e2ee", lines=["260,520 210,380 190,250", "320,510 290,400 300,300"], width=5, size=50,
                 lift=10),
            fill("120,620 40,560 0,580! 30,620 -10,650! 40,670 120,680", dark, "#e6e8f0", way=20, lift=8),
            # body and neck
            fill("90,640 130,540 250,490 380,500 450,560 460,640 400,740 280,790 160,750", dark, "#f0f0f6", white,
                 shade="lit", lines=["100,640 260,600 440,600", "140,720 280,730 420,690"], width=5.5, size=50, puff=34,
                 lift=18),
            fill(strip([(390, 560), (440, 480), (400, 400), (440, 340)], [150, 104, 84, 96]), dark, "#f0f0f6", white,
                 shade="lit", lines=[[(390, 560), (440, 480), (400, 400), (440, 340)]], width=5, lift=12, puff=20),
            # beak: pouch, windows, upper half
            fill("420,520 440,590 430,680 470,780 560,810 660,760 730,640 780,470! 700,470 560,470", "#b8601a", "#f0962a",
                 "#f7bc4a", shade="lit", lines=["430,540 520,780 600,790 760,490", "470,520 560,700 740,500"], width=5.5,
                 size=46, puff=30, lift=18),
            *heads,
            fill("436,330 460,300 500,330 600,400 720,440 800,470! 790,500 740,500 600,490 470,470 430,400", "#a85414",
                 "#e8862a", "#f7b04a", shade="lit", lines=["450,360 600,430 790,480"], width=5, lift=16, puff=14),
            fill("390,330 400,270 450,240 500,270 506,330 470,380 420,380", dark, "#f4f4f8", white, shade="lit",
                 way="round", lift=14, puff=18),
            felt(circle(468, 306, 22), "#f7d04a", lift=4),
            felt(circle(474, 304, 11), "#14101a", lift=0),
            fill("396,276 360,240 330,250! 366,276 340,290! 396,310", white, dark, way=20, lift=6),
            felt("396,286! 404,226 450,206 494,226 498,262!", "#2a3f7c", lift=10, thick=7, edge="#f2c83a", hem="run",
                 size=7),
            felt("470,262! 530,262 534,276 470,280", "#16244c", lift=6),
            # near wing
            fill("370,600 300,590 210,640 130,760 90,900 96,1000! 150,950 160,1010! 210,940 230,990! 270,900 300,930! "
                 "330,820 380,740 400,660", "#3f4466", "#9a9ec0", "#f4f4f8", shade=-90,
                 lines=["370,620 260,720 120,960", "390,660 340,760 280,900"], width=5.5, size=54, puff=20, lift=26),
            # feet and luggage
            line("cord", [[(300, 780), (430, 900)], [(360, 760), (520, 900)]], "#e8862a", 13),
            line("stem", [[(436, 900), (436, 960)], [(528, 900), (528, 950)]], "#6a4a3a", 6),
            felt(["404,896 440,880 466,904 436,916", "496,896 532,880 558,904 528,916"], "#e8862a", lift=8),
            felt(box(376, 960, 126, 94, 12), "#b8403a", lift=14, edge="#f7d890", hem="run"),
            felt(box(514, 950, 70, 110, 12), "#3f7a8c", lift=14, edge="#f7d890", hem="run"),
        ], -22, 8),
        felt(cloud(660, 980, 240, 4), "#fff6f2", lift=12),
        felt(cloud(120, 1120, 380, 9), "#fffaf6", lift=14),
        felt(cloud(600, 1170, 480, 2), "#fffaf6", lift=14),
        felt(land(1150, 1130, 1160, 1130, 1150), "#fffaf6", lift=6),
    ]  # fmt: skip
