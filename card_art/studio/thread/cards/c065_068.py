from dataclasses import replace

from card_art.studio.kit import *
from card_art.studio.thread.kit import *


def eyes(x: float, y: float, gap: float, size: float, look: Point = (0.3, 0)) -> Pieces:
    """Return two round eyes that look towards `look`, in parts of their size."""
    spots = [(x - gap / 2, y), (x + gap / 2, y)]
    return [
        felt([circle(a, b, size) for a, b in spots], "#fffaf0", lift=3, fuzz=0.4),
        felt([circle(a + look[0] * size, b + look[1] * size, size * 0.52) for a, b in spots], "#20141a", lift=0,
             fuzz=0.2),
    ]  # fmt: skip


def man_in_bowl(x: float, y: float, size: float) -> Pieces:
    """Return a man who sits in a porcelain bowl with his knees up; `size` is the bowl's width."""
    return put([
        felt(oval(0, -190, 160, 30), "#3f5a94", lift=4),
        *person(-44, -70, 470, 0, "#f4efe4", skin="olive", hair="black", cut="bald", beard=False,
                pose=Pose((28, -42), (24, -40), (25, -10), (22, -10), 4, 2, (0, -14)), legs="#4a5a7c", shoes="#3a2a24",
                ink="print stripes 26 #c8483f @90"),
        felt(whole([strip([(-20, -120), (60, -236), (96, -150)], [64, 54, 44])]), "#4a5a7c", lift=6),
        felt("-166,-190! -100,-164 0,-156 100,-164 166,-190! 158,-110 110,-46 60,-26 74,0! -74,0! -60,-26 -110,-46 "
             "-158,-110", "#f4f2ec", lift=14, thick=14, bevel=44, fuzz=0.3, colours=("#ffffff", "#c9d0e0"), shade=20),
        line("stem", ["-160,-174 -100,-146 0,-138 100,-146 160,-174"], "#3f5a94", 8),
        satin([
            leaf(a, -84, 46, 22, t)
            for a, t in ((-80, -60), (-80, -120), (0, -60), (0, -120), (80, -60), (80, -120))
        ], "#3f5a94", lift=1),
        knots([(-80, -82), (0, -82), (80, -82)], "#c8483f", 9),
    ], x, y, size / 350)  # fmt: skip


@card(
    "065",
    "Life drawing",
    "In a brown studio fruit attend a painting class. On a draped table a man sits in a bowl, and "
    "a pear with a brush paints him as a still life while an apple and a lemon look on.",
    "reversal, art, objects, vanity, patience, being looked at, justice, school",
    mood="funny",
    camera="interior",
    light=lamplit((330, 420), fall=0.55, bloom=0.1, fill=0.92, key="#ffe6bc", angle=130),
    ground=ground("wool", "#7a5a40", "#5a3e2c", ink="print diamonds 90 #6f5038"),
    hem=("#e8cf9a", "#5a3624"),
)
def life_drawing(r: Random) -> Pieces:
    limb = "#4a2c20"
    pear = (
        "0,-430 -44,-410 -62,-350 -74,-280 -130,-200 -150,-110 -120,-30 -50,0 50,0 120,-30 "
        "150,-110 130,-200 74,-280 62,-350 44,-410"
    )
    return [
        cloth("wool", box(-30, 900, 860, 340), "#8a6844", lift=3, ink="score grain 46"),
        felt(arch(470, 780, 330, 40), "#d8b27a", lift=6),
        cloth("silk", arch(488, 762, 314, 58), "#a9c8d4", lift=0, colours=("#7fb0c8", "#dfeaE0")),
        line("cord", [[(625, 60), (625, 312)], [(490, 200), (760, 200)]], "#d8b27a", 9),
        felt(box(60, 70, 330, 20, 4), "#4a2e20", lift=8),
        felt([box(90, 20, 40, 50), circle(230, 40, 30)], "#c8945a", lift=4),
        felt("320,70! 300,20 340,-10 380,20 360,70!", "#3f7a8c", lift=4),
        # the model
        felt([box(90, 640, 26, 330), box(350, 640, 26, 330)], "#4a2e20", lift=5),
        cloth("velvet",
              "34,590! 430,590! 436,640 410,760 430,880! 380,850 330,890 270,840 210,892 150,846 90,884 40,850! "
              "60,720 30,640", "#9c2f3c", lift=14, thick=6,
              lines=["110,610 120,720 90,840", "220,610 226,720 210,860", "330,610 326,720 340,850"], edge="#e8c25a",
              hem="run"),
        *man_in_bowl(230, 606, 370),
        # the picture
        line("cord", [[(520, 1120), (600, 250)], [(760, 1120), (680, 250)], [(640, 300), (640, 1080)]], "#a8743f", 16),
        felt(box(500, 760, 280, 26, 4), "#a8743f", lift=8),
        cloth("canvas", box(494, 350, 286, 412, 3), "#f0e2c4", lift=18, colours=("#f7ecd2", "#dcc8a0")),
        *put(man_in_bowl(0, 0, 350), 640, 694, 0.68),
        felt(box(500, 690, 274, 64), "#9c2f3c", lift=1, thick=2),
        # the painter
        line("cord", ["404,1120 400,1150 372,1164", "480,1120 486,1150 520,1164"], limb, 14),
        fill(moved(pear, 440, 1130, 1.0, 4), "#5a7a1c", "#a8c43a", "#e6e478", "#f7eca0", shade="lit",
             lines=["400,1110 330,1010 400,860 410,730", "480,1110 560,1010 500,860 470,730",
                    "440,1120 440,900 444,720"], width=5, puff=40, lift=18),
        knots([(430 + dx, 1000 + dy) for dx, dy in ((-60, 40), (-30, 70), (50, 30), (80, 60), (20, 90), (-80, 0))],
              "#7a8a2c", 4),
        felt(strip([(466, 706), (470, 670), (490, 640)], [16, 13, 11]), "#5a3a22", lift=6),
        satin(leaf(478, 670, 76, 40, -30), "#4f8a3a", lift=4),
        felt("400,742! 386,706 430,676 496,682 528,716 520,734! 470,716", "#2a2430", lift=10),
        *eyes(474, 786, 54, 21, (0.45, -0.2)),
        line("stem", ["452,840 478,852 502,838"], "#4a3a14", 6),
        line("cord", ["540,960 600,930 610,860 606,800"], limb, 13),
        line("straight", [[(590, 850), (620, 690)]], "#d8b070", 9),
        felt(oval(622, 682, 9, 16), "#c8483f", lift=3),
        knots([(606, 802)], limb, 13),
        line("cord", ["340,960 290,970 270,1020"], limb, 13),
        felt("196,1030 230,990 300,996 330,1030 300,1066 240,1070 204,1054", "#c8945a", lift=12, thick=6),
        knots([(226, 1030), (254, 1012), (290, 1018), (250, 1048)], "#fffaf0", 12),
        knots([(254, 1012)], "#d8402f", 13),
        knots([(290, 1018)], "#f2c02a", 13),
        knots([(250, 1048)], "#3f7fb8", 13),
        # who looks on
        line("cord", ["96,1130 90,1160 66,1170", "150,1130 156,1160 184,1170"], limb, 12),
        fill("122,930 180,900 226,950 220,1050 170,1130 122,1120 74,1130 24,1050 20,950 66,900", "#7a141c", "#d0303a",
             "#f4705a", "#f9b49a", shade="lit",
             lines=["60,930 50,1030 100,1120", "122,930 122,1030 122,1120", "184,930 196,1030 144,1120"], width=5,
             puff=34, lift=16),
        felt(strip([(122, 940), (118, 890), (134, 864)], [13, 11, 9]), "#4a2e1c", lift=5),
        satin(leaf(122, 896, 70, 34, -24), "#5a9a3f", lift=4),
        *eyes(136, 984, 54, 20, (0.2, -0.6)),
        line("stem", ["118,1040 140,1050 160,1036"], "#5a0f18", 6),
        fill("700,1010 760,1020 790,1070 780,1130 740,1160 690,1160 640,1140 620,1090 640,1040", "#b8860a", "#f2cc20",
             "#fbe870", shade="lit", way="round", width=5, puff=28, lift=16),
        felt("760,1022 792,1000 800,1030", "#f2cc20", lift=6),
        *eyes(694, 1070, 46, 17, (-0.5, -0.3)),
        line("stem", ["670,1116 690,1110 706,1118"], "#8a5a0a", 5),
    ]  # fmt: skip


@card(
    "066",
    "Fresh powder",
    "A child's strawberry ice cream has fallen on the pavement and lies there like a mountain, "
    "the cone as its peak. Tiny skiers come down it between firs, and a chairlift goes up.",
    "misfortune, opportunity, winter, childhood, scale, joy, loss, holiday",
    mood="funny",
    camera="close-up",
    light=noon(angle=130, low=0.5, pool=(420, 560), fall=0.4),
    ground=ground("canvas", "#2a3642", "#384652", "#2e3a46"),
    hem=("#f48aa4", "#5a7a94"),
)
def fresh_powder(r: Random) -> Pieces:
    def skier(x: float, y: float, tall: float, coat: Colour, k: int, flip: bool = False, tilt: float = 24) -> Pieces:
        way = -1 if flip else 1
        return put([
            line("cord", [[(-34, 8), (44, 8)], [(-30, 2), (48, 2)]], "#2f4a8c", 5),
            *person(0, 0, 100, 0, coat, pose=Pose((22, -44), (14, -40), (10, 0), (4, -1), 16, 0, (-6, -40)), hat="wool",
                    hat_colour=darker(coat, 0.2), flip=False, legs="#2f3a5c",
                    **{**crowd_looks(k, True), "cut": "short"}),
            line("straight", [[(22, -46), (-14, -8)], [(14, -40), (-24, -8)]], "#3a3a44", 3),
        ], x, y, tall / 100, tilt * way, flip=flip)  # fmt: skip

    skin = SKIN["brown"]
    snow = ("#ffd8de", "#f9a4b4", "#e8708c")
    return [
        line("stem",
             [[(-20, 330), (820, 300)], [(-20, 640), (820, 610)], [(300, -20), (250, 320)], [(640, 310), (690, 620)],
              [(90, 640), (40, 1220)], [(720, 610), (790, 1220)]], "#56646e", 8),
        # the child
        *[
            q
            for x, f in ((120, 1), (290, 1))
            for q in (
                felt(strip([(x, -40), (x + 6, 120), (x + 4, 250)], [120, 104, 84]), skin, lift=12, thick=14, bevel=34,
                     fuzz=0.3),
                cloth("cotton", f"{x - 50},150! {x + 58},150! {x + 52},270! {x - 42},270!", "#fbf6ea", lift=6,
                      ink="print stripes 26 #3f8ac8"),
                felt(f"{x - 50},240! {x + 50},240! {x + 130},290 {x + 140},336! {x - 62},336!", "#2f8a7a", lift=14,
                     thick=9, edge="#f7e6a8", hem="run", size=10),
                felt(f"{x - 64},330! {x + 142},330! {x + 138},358! {x - 60},358!", "#fbf6ea", lift=4),
            )
        ],
        knots([(430, 250), (470, 330), (410, 360)], "#f9a4b4", 12),
        # the puddle and the mountain
        felt("30,1080 60,1000 180,960 400,950 640,960 750,1010 790,1080 720,1140 560,1160 420,1180 240,1156 100,1150",
             "#f4889e", lift=6, thick=7, bevel=16, fuzz=0.3, colours=("#f9a4b4", "#e8708c")),
        felt("70,1070 90,960 150,880 200,760 250,700 300,600 380,520 480,500 560,560 600,650 660,730 690,850 730,940 "
             "746,1050 690,1090 600,1070 520,1110 420,1090 330,1120 230,1080 150,1104", snow[1], colours=snow, shade=30,
             lift=20, thick=20, bevel=60, fuzz=0.4),
        felt("250,720 300,600 380,520 480,500 560,560 606,660 590,730 560,690 530,760 500,690 460,740 430,700 "
             "390,780 350,710 310,770 280,700", "#fff4f0", colours=("#ffffff", "#fbdcdc"), lift=8, thick=10, bevel=24,
             fuzz=0.4),
        cloth("canvas", "300,590! 420,180! 470,160! 590,560! 540,600 440,612 350,606", "#d8944a", lift=18, thick=12,
              bevel=40, colours=("#f0b868", "#c07a34"), shade=0, ink="print tiles 54 #a8642a @45", edge="#8a4e1e",
              size=10),
        felt("270,604 320,574 380,590 440,576 500,592 560,570 612,600 590,640 540,622 500,650 450,624 400,654 "
             "350,628 300,650", "#fff8f4", lift=10, thick=9, bevel=14, fuzz=0.4),
        knots([(360, 850), (420, 960), (250, 960), (560, 900), (610, 1020), (480, 1040), (330, 1050), (640, 860),
               (180, 1030)], "#8ad0e8", 10),
        knots([(300, 890), (530, 990), (200, 900), (660, 960), (400, 1070)], "#f7d84a", 10),
        # the lift
        line("cord", [[(120, 930), (420, 220)]], "#f2ead2", 6),
        felt([box(108, 916, 26, 110, 4)], "#d8343a", lift=8),
        *[
            q
            for x, y, c, k in ((196, 760, "#3f7fb8", 1), (290, 538, "#f2b632", 4))
            for q in (
                line("cord", [[(x, y), (x, y + 60)]], "#f2ead2", 5),
                felt(box(x - 30, y + 84, 66, 10, 3), "#4a5462", lift=4),
                *person(x - 4, y + 112, 104, 0, c, pose="dangle", hat="wool", hat_colour="#d8404a",
                        **{**crowd_looks(k, True), "cut": "short"}),
            )
        ],
        # firs and skiers
        felt([pine(660, 800, 110), pine(706, 900, 90), pine(612, 744, 74), pine(150, 1010, 90), pine(690, 1030, 110)],
             "#3f8a6a", lift=8, edge="#a9e0c0", hem="run", size=8),
        line("stem",
             ["440,640 400,720 450,800 380,880 420,930", "452,640 414,720 464,800 396,880 436,930",
              "520,650 580,740 540,820 600,900", "532,650 592,740 552,820 612,900", "330,660 280,760 300,860 230,960",
              "340,664 292,760 312,860 244,960"], "#fff8f6", 5),
        *skier(440, 930, 150, "#2f8a7a", 3),
        *skier(606, 900, 136, "#f2b632", 2),
        *skier(232, 962, 140, "#6a4a9c", 1, True),
        *skier(404, 724, 96, "#e85a2a", 6, True),
    ]  # fmt: skip


@card(
    "067",
    "Four minutes down",
    "A cup of tea cut open. The tea bag is a diving bell with a lit window, lowered on its "
    "string. Below it a diver on a red hose has found the sugar and lifts a lump.",
    "exploration, depth, courage, breakfast, treasure, patience, small adventures, isolation",
    mood="funny",
    camera="cross-section",
    light=lamplit((400, 640), fall=0.45, bloom=0.4, fill=0.9, key="#ffeccb", angle=130),
    ground=ground("cotton", "#cfe0d4", "#dfe8d8", ink="print stripes 60 #d8e8dc @90"),
    hem=("#fbf6ea", "#b8702a"),
)
def four_minutes_down(r: Random) -> Pieces:
    tea = "66,400! 664,400! 660,600 650,800 620,940 550,1036 365,1062 180,1036 110,940 80,800 70,600"
    cup = "30,380! 700,380! 696,600 684,810 650,970 580,1070 550,1108! 180,1108! 150,1070 80,970 46,810 34,600"
    bell = "-150,-120! -90,-200! 90,-200! 150,-120! 150,150! -150,150!"
    rim = [k * math.pi / 7 for k in range(14)]
    suit, brass = "#fffaf0", "#4a86b4"
    pane = circle(440, 560, 92)
    return [
        felt("-40,1110! 840,1110! 840,1260! -40,1260!", "#8a5f42", lift=4, ink="score grain 30"),
        felt(oval(365, 1122, 350, 40), "#f4f2ec", lift=14, thick=9, fuzz=0.2, colours=("#ffffff", "#c9d4dc")),
        felt(stroked("680,500 762,500 770,640 720,740 664,800", 44), "#f7f4ee", lift=12, thick=10, fuzz=0.2),
        felt(cup, "#fbf8f2", lift=18, thick=10, fuzz=0.2, colours=("#ffffff", "#d8e0e4"), shade=0, edge="#3f7a9c",
             hem="run", size=14),
        cloth("silk", tea, "#d8832a", colours=("#f7c45a", "#e09a3a", "#b8681e", "#8f4a14"), lift=0, thick=1),
        line("stem", [[(70, 404), (660, 404)]], "#ffe9b0", 7),
        # a slice of lemon floats
        satin(circle(160, 420, 70), "#f7dc3a", way=0, lift=8, width=4),
        felt(circle(160, 420, 56), "#fbf2b0", lift=2),
        satin([leaf(160, 420, 50, 28, 60 * k) for k in range(6)], "#f2cc20", lift=1),
        # the bottom, and the sugar
        felt("150,1006 260,990 365,1000 480,992 580,1006 540,1040 365,1060 190,1040", "#5a2c10", lift=4, thick=6),
        *[
            felt(moved(box(-50, -50, 100, 100, 8), x, y, 1, a), "#fffdf6", lift=10, thick=12, fuzz=0.6,
                 colours=("#ffffff", "#e8e2d0"), ink="sew flecks 22 #d8d0bc")
            for x, y, a in ((452, 962, -4), (560, 964, 7), (398, 838, -10))
        ],
        # the bell
        line("stem", [[(442, 100), (436, 250), (440, 420)]], "#fffaf0", 9),
        *put([
            cloth("linen", bell, "#f0dcb0", lift=22, thick=12, bevel=40, colours=("#fff2d4", "#dcbc86"), edge="#a8743a",
                  hem="run", size=14),
            cloth("linen", "-90,-200! 90,-200! 60,-232! -60,-232!", "#fbeccb", lift=6, edge="#a8743a", hem="run"),
            felt(circle(0, -30, 128), "#b8863a", lift=8, thick=8),
            knots([(118 * math.cos(a), -30 + 118 * math.sin(a)) for a in rim], "#f7dc8a", 8),
        ], 440, 584, 0.85),
        felt(pane, "#ffe6a0", lift=0, emit=0.4),
        *[
            replace(q, clip=(pane,), lines=())
            for q in person(440, 970, 450, 0, "#3f7a9c", view="front", skin="dark", hair="black", cut="afro",
                            near=(16, -70), far=(-16, -70))
        ],
        # the diver on the hose
        line("cord", ["350,690 300,640 240,620 214,690"], "#d8282f", 20),
        *person(214, 1016, 360, 0, suit, near=(38, -56), far=(40, -42), foot=(12, 0), other=(-11, 0), lean=10,
                legs=suit, shoes="#3a3a40", skin="brown", cut="none"),
        felt(box(166, 738, 70, 104, 16), "#d8282f", lift=8, thick=8),
        felt(circle(240, 704, 66), brass, lift=10, thick=14, bevel=30, colours=(lighter(brass, 0.4), brass)),
        felt(circle(252, 704, 48), "#22466a", lift=4),
        felt(circle(252, 704, 39), SKIN["olive"], lift=0, fuzz=0.2),
        beads([(238, 697), (266, 697)], "#20161a", 6),
        felt("236,713! 252,720 268,713! 262,726 252,731 242,726", "#8a2a20", lift=0, thick=2, fuzz=0),
        felt(box(190, 764, 104, 20, 8), darker(brass, 0.2), lift=6),
        felt([circle(300, 620, 14), circle(316, 576, 10), circle(298, 540, 7)], "#fff6da", lift=4, fuzz=0.2),
        # the hand and the tag
        cloth("cotton", "352,-40! 548,-40! 540,34! 360,34!", "#5a6ab0", lift=14, edge="#e8e4f4", hem="run", size=10),
        felt("376,26! 526,26! 540,70 526,108 480,116 420,104 370,76", SKIN["pale"], lift=8, thick=12, bevel=24,
             part="skin"),
        *[
            felt(whole([strip(points, [wide, wide * 0.92, wide * 0.76]), circle(*points[-1], wide * 0.38)]), tone,
                 lift=9, thick=10, bevel=18, fuzz=0.2, part="skin", edge="#b07a5c", hem="stem", size=9, width=3)
            for points, wide, tone in (
                ([(390, 56), (386, 108), (430, 152)], 44, darker(SKIN["pale"], 0.08)),
                ([(516, 70), (544, 112), (520, 142)], 40, SKIN["pale"]),
                ([(490, 74), (516, 124), (488, 152)], 42, SKIN["pale"]),
                ([(456, 70), (490, 122), (456, 158)], 44, SKIN["pale"]),
            )
        ],
        satin([oval(452, 160, 9, 11), oval(430, 154, 9, 10)], "#fbe8da", lift=1),
        felt("404,142! 480,142! 480,224! 442,250! 404,224!", "#c8403a", lift=8, edge="#fbe0c0", hem="run"),
        felt([steam(200, 330, 230, 50, 1.2), steam(640, 350, 240, 46, 1.1)], "#f7fbf7", lift=4, see=0.7),
    ]  # fmt: skip


def guest(x: float, y: float, tall: float, **how: Any) -> Pieces:
    """Return the guest of card 068 with his napkin and fork, any size."""
    s = tall / 100
    flip = how.get("flip", False)
    w = -1 if flip else 1
    return [
        line("cord", [[(x + w * 14 * s, y - 50 * s), (x + w * 16.5 * s, y - 72 * s)]], "#d8dee6", max(4.0, 1.3 * s)),
        line("cord", [[(x + w * (16.5 + d) * s, y - 72 * s), (x + w * (16.9 + d) * s, y - 79 * s)] for d in (-2, 0, 2)],
             "#d8dee6", max(2.5, 0.8 * s)),
        *person(x, y, tall, 0, "#3f7a52", skin="pale", hair="red", cut="bald", beard=True, near=(14, -56),
                far=(17, -52), legs="#2f5a40", ink="print checks 30 #2f6442" if tall > 500 else "", **how),
        felt([(x + w * 1 * s, y - 78 * s), (x + w * 9 * s, y - 77 * s), (x + w * 10 * s, y - 56 * s),
              (x + w * 2 * s, y - 60 * s)], "#fffaf2", lift=5),
    ]  # fmt: skip


@card(
    "068",
    "As ordered",
    "In a burgundy restaurant a waiter lifts the silver cover. On the plate stands the guest "
    "himself, small, with the same red beard and napkin, fork in hand, and looks up at him.",
    "self, appetite, mirror, fate, surprise, narcissism, consequences, being served",
    mood="uneasy",
    camera="interior",
    light=lamplit((470, 560), fall=0.62, bloom=0.3, fill=0.86, key="#ffe0b0", angle=110),
    ground=ground("velvet", "#6a1428", "#7c1c32", "#54101f", ink="print flowers 110 #7f2238"),
    hem=("#d8b25a", "#3a0c18"),
)
def as_ordered(r: Random) -> Pieces:
    silver = ("#5a646e", "#aeb8c2", "#f4f8fa", "#c4ced6")
    return [
        felt(box(-30, 860, 860, 400), "#3a1018", lift=4, ink="score grain 40 @90"),
        felt([box(86, 150, 240, 190, 6)], "#b8903a", lift=10, edge="#f2d88a", hem="run"),
        cloth("silk", box(106, 170, 200, 150), "#3a4a5a", lift=0, colours=("#54708c", "#2a3440")),
        felt(oval(206, 258, 84, 40), "#dfe6ea", lift=3),
        fill(fish(206, 252, 66), "#c8783a", "#f2b46a", way=0, lift=4),
        beads([(248, 244)], "#20161a", 5),
        *[
            q
            for x in (440,)
            for q in (
                felt([box(x - 7, 200, 14, 70)], "#c8a04a", lift=6),
                felt(f"{x - 46},200! {x - 30},130! {x + 30},130! {x + 46},200!", "#ffe9b8", emit=0.6, lift=6),
            )
        ],
        # the waiter
        *person(672, 1290, 1080, 0, "#22202a", skin="dark", hair="grey", cut="short", flip=True, near=(20, -75),
                far=(8, -52), legs="#1a1820", dress=0.1),
        felt([(640, 436), (690, 430), (660, 640)], "#fffaf2", lift=4),
        felt(["632,452! 664,440! 664,470!", "700,440! 664,448! 664,470!"], "#1a1820", lift=6),
        beads([(652, 520), (650, 570)], "#d8b25a", 8),
        cloth("cotton", "720,760! 790,750! 800,960! 716,960!", "#fffaf2", lift=10,
              lines=["744,770 742,940", "770,766 772,940"]),
        # the guest
        *guest(150, 1330, 1000),
        # the table
        cloth("linen", "-40,900! 100,850! 760,850! 860,900! 860,1260! -40,1260!", "#fbf4ea", lift=16, thick=6,
              colours=("#fffaf2", "#d8c4b8"), ink="print tiles 90 #f2e6da"),
        line("stem", ["-40,906 100,858 760,858 840,900"], "#d8b25a", 7),
        felt(oval(490, 966, 200, 56), "#f4f2ee", lift=12, thick=8, fuzz=0.2, edge="#c8a04a", hem="run", size=12),
        felt(oval(490, 958, 140, 34), "#dfe4e6", lift=0, thick=2, fuzz=0.2),
        seed([oval(392, 962, 40, 12), oval(560, 962, 34, 12)], "#8ab84a", "#4f8a34", size=8),
        *guest(500, 966, 350, flip=True, nod=-16),
        felt([box(196, 900, 12, 130, 5)], "#c4ced6", lift=5, fuzz=0.2),
        felt("700,880 740,876 746,930 728,960 728,1010! 756,1022! 686,1022! 714,1010! 714,960 694,930", "#c4dce6",
             see=0.8, lift=8, fuzz=0.2),
        felt("702,910 740,908 742,930 722,950 700,932", "#8a1428", lift=0),
        # the cover
        *put([
            fill("-140,60! -136,-20 -90,-100 0,-130 90,-100 136,-20 140,60!", *silver, shade=-30,
                 lines=["-130,50 -80,-80 0,-120", "0,50 0,-120", "130,50 80,-80 0,-120"], width=4, puff=34, lift=26,
                 gloss=0.9),
            line("cord", [[(-144, 64), (144, 64)]], "#eef3f6", 12),
            felt([oval(0, -142, 22, 16)], "#d8b25a", lift=6),
            felt(whole([circle(0, -150, 40), strip([(-6, -150), (30, -160)], [44, 50])]), SKIN["dark"], lift=10,
                 lines=["-26,-164 -10,-140", "-8,-176 6,-146", "12,-180 22,-152"]),
        ], 480, 500, 0.9, -12),
    ]  # fmt: skip
