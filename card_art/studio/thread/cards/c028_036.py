from card_art.studio.kit import *
from card_art.studio.thread.kit import *
from card_art.studio.thread.motifs import lion_head


@card(
    "028",
    "The more the merrier",
    "A dolls' house without its roof. The family stand at their table, and from above a hand "
    "lowers a second father beside the first. Two more wait in a box.",
    "family, replacement, power, jealousy, choice, conformity, play, surplus",
    mood="uneasy",
    camera="cross-section",
    light=morning(pool=(430, 620), fall=0.45),
    ground=ground("cotton", "#2f7a80", "#3f8a8c", ink="print dots 90 #3a868a"),
    hem=("#f4d0d4", "#1f5a62"),
)
def the_more_the_merrier(r: Random) -> Pieces:
    def father(x: float, y: float, tall: float, **how: Any) -> Pieces:
        return person(
            x,
            y,
            tall,
            0,
            "#4a5a8c",
            skin="olive",
            hair="brown",
            cut="short",
            beard=True,
            hat="bowler",
            hat_colour="#3a3034",
            legs="#3a3034",
            ink="print checks 22 #6a7aac",
            **how,
        )

    return [
        # the roof, taken off
        felt("70,330! 236,120! 400,300!", "#f7e2dc", lift=6),
        felt(circle(238, 236, 36), "#a9dce6", lift=0),
        line("cord", [circle(238, 236, 36), [(238, 200), (238, 272)], [(202, 236), (274, 236)]], "#c87a8a", 8),
        felt(moved(box(-24, -60, 48, 110), 330, 170, 1, 8), "#c8705a", lift=6, ink="score bricks 22"),
        felt("10,350! 232,60! 460,310! 424,346! 234,130! 46,386!", "#a8404f", lift=14, thick=9, ink="score scales 36",
             edge="#f0b8b0", hem="run"),
        felt(box(40, 430, 720, 700, 6), "#f7e2dc", lift=16, edge="#c87a8a", hem="run", size=14),
        cloth("cotton", box(72, 460, 656, 640), "#f0a8b4", lift=0, ink="print flowers 70 #f7c4cc"),
        cloth("cotton", box(72, 860, 656, 80), "#fbe9e4", lift=0, ink="print stripes 26 #f0d0d0 @90"),
        felt(box(72, 1010, 656, 92), "#b8845a", lift=3, ink="score grain 30"),
        felt(box(110, 520, 120, 150, 6), "#fbf0ea", lift=5),
        cloth("silk", box(122, 532, 96, 126), "#a9dce6", lift=0),
        line("cord", [[(170, 532), (170, 658)], [(122, 595), (218, 595)]], "#fbf0ea", 8),
        *put([
            felt(oval(0, 0, 54, 66), "#d8b04a", lift=5),
            cloth("linen", oval(0, 0, 40, 52), "#fbf4e0", lift=0),
            felt("-26,42! -20,10 0,-2 20,10 26,42!", "#4a5a8c", lift=0),
            felt(circle(0, -18, 15), SKIN["olive"], lift=0),
            felt("-16,-24! -14,-40 14,-40 16,-24!", "#3a3034", lift=0),
        ], 424, 566),
        # the family
        *father(146, 1060, 500, near=(10, -56), far=(8, -50), nod=-6),
        *person(288, 1064, 474, 0, "#d8a03a", skin="brown", hair="black", cut="bun", dress=0.8,
                ink="print dots 22 #f7e2a8", near=(12, -82), far=(10, -52), nod=-8),
        *person(414, 1072, 340, 0, "#3f9a8c", age="child", skin="olive", hair="black", cut="bob", dress=0.5,
                near=(30, -70), far=(10, -40), nod=-12),
        *table(240, 1090, 330, 150, 0, "#8a5236"),
        *[
            q
            for x in (130, 240, 340)
            for q in (felt(oval(x, 928, 36, 11), "#fbf6ee", lift=4), felt(oval(x, 925, 22, 6), "#c8603a", lift=0))
        ],
        # the second father
        *father(594, 1070, 500, view="front", near=(24, -64), far=(-24, -64)),
        *put(big_hand("pale", "#c8a03a", pinch=True, length=420), 590, 424, 1.24, 0),
        # the box
        felt(box(520, 1120, 220, 30), "#8a6238", lift=2),
        *[q for x in (580, 672) for q in put(father(0, 0, 300, view="front"), x, 1388)],
        felt(box(506, 1150, 248, 100, 6), "#d8a86a", lift=14, edge="#f7e2b0", hem="run",
             ink="print stripes 40 #cf9a58"),
    ]  # fmt: skip


@card(
    "029",
    "Dead weight",
    "In a circus ring the strong man pulls with all his might at a single feather, and the floor "
    "cracks under it. His iron weights float up to the roof like balloons.",
    "strength, grief, effort, weight, lightness, weakness, what others cannot see",
    mood="funny",
    camera="stage",
    light=lamplit((400, 640), fall=0.5, bloom=0.15, fill=0.9, key="#fff0d0"),
    ground=ground("cotton", "#f4e6c4", "#f0dcb0", ink="print stripes 110 #c8403a @90"),
    hem=("#c8343a", "#f7e6b8"),
)
def dead_weight(r: Random) -> Pieces:
    skin, tights = "#d99c70", "#6a2c3a"

    def iron(x: float, y: float, s: float, rot: float) -> Pieces:
        ball = ("#14161c", "#343a46", "#7a8492")
        return put([
            line("cord", [[(-90, 0), (90, 0)]], "#5a626c", 16 * s),
            fill(circle(-96, 0, 54), *ball, shade="lit", way="round", lift=24),
            fill(circle(96, 0, 54), *ball, shade="lit", way="round", lift=24),
        ], x, y, s, rot)  # fmt: skip

    def both(shape: Any) -> list[Any]:
        return [shape, moved(shape, 800, 0, flip=True)]

    leg = whole([strip([(356, 880), (260, 850), (178, 846)], [110, 104, 92]), circle(178, 850, 47),
                 strip([(172, 850), (190, 960), (204, 1070)], [90, 78, 60])])  # fmt: skip
    arm = whole([circle(280, 640, 56), circle(262, 730, 52),
                 strip([(276, 650), (262, 740), (296, 850), (336, 950), (354, 1062)],
                       [104, 104, 78, 74, 56])])  # fmt: skip
    knuckles = [(308, 1096, 30), (332, 1108, 33), (358, 1108, 32), (382, 1096, 28)]
    fist = whole([oval(344, 1066, 54, 46), *(oval(x, y, 16, s) for x, y, s in knuckles)])
    thumb = whole([strip([(372, 1050), (398, 1078), (380, 1110)], [34, 32, 22]), circle(381, 1109, 11)])
    red = mix(skin, "#d8503f", 0.32)
    quill = [(300, 1168), (400, 1152), (500, 1122), (590, 1066), (668, 980), (716, 880), (730, 770)]

    def barb(n: int, side: int) -> Any:
        """Return the n-th of 46 barbs on one side of the quill; the last ones are shorter."""
        t = 1.9 + n / 45 * 4.1
        k = min(int(t), 5)
        (x0, y0), (x1, y1) = quill[k], quill[k + 1]
        x, y = x0 + (x1 - x0) * (t - k), y0 + (y1 - y0) * (t - k)
        along = math.degrees(math.atan2(y1 - y0, x1 - x0))
        long = (96 + 34 * math.sin((n - 4) / 41 * math.pi)) * (1 if n < 36 else 1 - (n - 36) * 0.055)
        return leaf(x, y, long * (1 if side < 0 else 0.86), 17, along + side * (44 - n * 0.35))

    barbs = [barb(n, side) for n in range(46) for side in (-1, 1)]
    down = [leaf(x, y, s, 11, a) for x, y, s, a in (
        (440, 1140, 74, -160), (452, 1136, 84, -140), (466, 1132, 88, -118), (432, 1146, 66, 150), (448, 1142, 72, 128),
        (466, 1136, 78, 104), (418, 1150, 50, -150), (416, 1152, 44, 160))]  # fmt: skip
    return [
        cloth("velvet", "-30,-30! 830,-30! 830,60 720,130 620,70 510,150 400,80 290,150 180,70 80,130 -30,60",
              "#c8343a", lift=16, edge="#e8c25a", size=16),
        *iron(180, 290, 1.05, -18),
        *iron(620, 250, 1.15, 14),
        line("stem", ["180,296 170,420 194,540", "620,256 632,400 610,520"], "#8a6a4a", 5),
        felt(land(900, 880, 872, 880, 900), "#8a3a34", lift=6),
        cloth("cotton", land(930, 918, 914, 918, 930), "#c8343a", lift=8, ink="print diamonds 60 #e8c25a"),
        felt(land(990, 980, 976, 980, 990), "#2f5a74", lift=8, colours=("#3f7088", "#244a62")),
        # cracks below the feather
        felt(oval(400, 1140, 330, 46), "#1c3c52", lift=0, thick=1),
        line("stem", ["130,1120 90,1100 60,1116 20,1100", "690,1130 730,1110 760,1130 790,1116"], "#0c1c2c", 11),
        # the strong man squats
        felt(both(leg), tights, lift=12, thick=12, fuzz=0.4, colours=(lighter(tights, 0.15), tights)),
        felt(both("160,1060! 244,1060! 250,1104! 120,1104!"), "#2a1c1c", lift=8),
        felt("262,640 300,590 360,570 400,580 440,570 500,590 538,640 522,740 490,830 480,890 400,916 320,890 "
             "310,830 278,740", skin, lift=14, thick=14, bevel=34, fuzz=0.4),
        felt("300,590! 336,580! 352,660 400,690 448,660 464,580! 500,590! 506,690 500,760 496,830 490,900 400,930 "
             "310,900 304,830 300,760 294,690", "#e8c06a", lift=3, thick=6, fuzz=0.6, ink="print dots 60 #8a4a1c"),
        satin(barbs[::2], "#ffffff", "#e6f0fa", lift=12),
        satin(barbs[1::2], "#f4f8fc", "#cfe0f0", lift=10),
        satin(down, "#ffffff", lift=8),
        line("cord", [quill], "#f2d9a0", 11),
        felt(both(arm), skin, lift=16, thick=14, fuzz=0.4, colours=(lighter(skin, 0.12), skin)),
        felt(both(fist), darker(skin, 0.04), lift=10, thick=10, bevel=16, fuzz=0.3),
        line("stem",
             both("320,1082 322,1104 318,1124") + both("346,1088 346,1112 344,1134") + both(
                 "371,1084 371,1106 368,1126"), darker(skin, 0.4), 4),
        felt(both(thumb), skin, lift=8, thick=8, fuzz=0.3),
        # his face
        felt("330,490 340,430 400,406 460,430 470,490 456,560 400,590 344,560", red, lift=14, thick=12),
        felt([circle(326, 506, 18), circle(474, 506, 18)], red, lift=4),
        fill("336,460 350,414 400,400 450,414 464,460 430,442 400,446 370,442", "#22161a", "#4a3a3a", way=0),
        felt(["352,496! 374,488 392,502! 374,510", "448,496! 426,488 408,502! 426,510"], "#fbf6ee", lift=2),
        felt([circle(380, 501, 6), circle(420, 501, 6)], "#1a1014", lift=0),
        satin([strip("346,476 370,480 392,492", [8, 12, 6]), strip("454,476 430,480 408,492", [8, 12, 6])], "#22161a"),
        fill(["400,538 370,530 330,546 300,520! 320,568 370,564", "400,538 430,530 470,546 500,520! 480,568 430,564"],
             "#22161a", "#4a3a3a", way=0, lift=6),
        knots([(300, 450), (290, 420), (504, 446), (520, 414), (316, 398), (490, 390)], "#bfe6f4", 10),
    ]  # fmt: skip


@card(
    "030",
    "As I see you",
    "In a studio an old woman in a beret paints a birch that stands on a podium. On her canvas is "
    "a dancer in white with the same raised arms.",
    "art, imagination, seeing, beauty, truth, love, ageing, hidden self",
    mood="tender",
    camera="interior",
    light=morning(pool=(400, 460), fall=0.5, angle=120),
    ground=ground("linen", "#2c4a4e", "#223a40"),
    hem=("#ece8de", "#3a5a60"),
)
def as_i_see_you(r: Random) -> Pieces:
    def bark(points: list[Point], widths: list[float]) -> Piece:
        tones = ("#c4c0b8", "#f7f5ef", "#ffffff")
        return fill(strip(points, widths), *tones, shade="lit", lines=[points], lift=10, width=4)

    trunk: list[Point] = [(186, 930), (198, 760), (168, 620), (192, 500), (184, 420)]
    left: list[Point] = [(184, 480), (116, 370), (72, 290), (80, 150)]
    right: list[Point] = [(188, 450), (256, 350), (304, 260), (290, 120)]
    marks = [(190, 870), (196, 780), (184, 690), (170, 610), (190, 520), (136, 400), (74, 240), (250, 360),
             (300, 220)]  # fmt: skip
    tips = [(80, 150), (60, 210), (110, 120), (290, 120), (318, 180), (256, 110), (40, 130), (336, 110)]  # fmt: skip
    coral = "#d8563f"
    return [
        cloth("wool", box(-20, 1010, 840, 240), "#5a3a2c", lift=4),
        felt(box(24, 924, 330, 106, 8), "#8a6a4a", lift=12),
        fill([strip([(170, 900), (110, 922), (60, 930)], [60, 28, 6]),
              strip([(204, 900), (270, 922), (320, 930)], [60, 28, 6])], "#c4c0b8", "#f7f5ef", way=0, lift=6),
        # the birch
        bark(left, [38, 28, 20, 8]),
        bark(right, [40, 30, 20, 8]),
        bark(trunk, [116, 78, 66, 62, 52]),
        satin([leaf(x - 26, y, 52, 20, r.uniform(-14, 14)) for x, y in marks], "#1c181a", lift=1),
        satin([leaf(x, y, 60, 36, a) for x, y in tips for a in (-150, -90, -30)], "#7fae3a", "#cfe07a", lift=8),
        # the canvas
        line("cord", [[(440, 1150), (560, 230)], [(760, 1150), (650, 230)]], "#a8703f", 18),
        felt(box(400, 900, 380, 32, 4), "#a8703f", lift=8),
        cloth("canvas", box(402, 290, 372, 610, 3), coral, lift=18, colours=("#e87a4a", "#c83f3f")),
        *put([
            fill("604,640 560,660 500,760 490,800! 540,786 600,806 660,786 716,800! 706,760 650,660", "#e0dcd4",
                 "#ffffff", way=(604, 600), shade="lit", lift=4),
            felt([strip([(596, 560), (546, 500), (516, 450), (520, 410)], [24, 19, 16, 12]),
                  strip([(612, 560), (662, 500), (690, 450), (680, 406)], [24, 19, 16, 12])], SKIN["dark"], lift=3),
            felt([strip([(596, 790), (590, 830), (594, 880)], [24, 20, 11]),
                  strip([(614, 790), (646, 826), (600, 850)], [24, 20, 12])], SKIN["dark"], lift=2),
            fill("580,560 604,552 628,560 622,610 630,656 604,664 578,656 586,610", "#f0ece4", "#ffffff", way=90,
                 lift=4),
            satin([leaf(586, y, 36, 13, a) for y, a in ((590, 6), (630, -8))] + [
                leaf(x, y, 54, 17, a)
                for x, y, a in ((536, 736, 10), (624, 706, -8), (590, 770, 4), (650, 776, 12))
            ], "#1c181a", lift=1),
            felt(oval(604, 514, 27, 32), SKIN["dark"], lift=4),
            fill("574,516 578,480 604,468 632,480 636,512 620,498 588,498", "#1c1214", way="round"),
            felt(circle(604, 462, 17), "#1c1214", lift=3),
        ], -130, -126, 1.18),
        # the painter
        *person(372, 1190, 560, 0, "#f2b632", age="old", pose="stand", skin="pale", hair="white", cut="bob",
                hat="beret", hat_colour="#d8202c", dress=0.72, near=(30, -74), far=(20, -52), nod=-4, legs="#1c2428"),
        line("straight", [[(528, 786), (610, 706)]], "#fbe6c0", 11),
        felt(oval(612, 704, 13, 11), "#ffffff"),
    ]  # fmt: skip


@card(
    "031",
    "Just a trim",
    "At the hairdresser's a shy little man sits before the mirror with a towel round his neck. In "
    "the mirror, under the same towel, sits a lion with a great mane.",
    "self-image, courage, vanity, hidden strength, pretending, fear, change",
    mood="funny",
    camera="through-frame",
    light=morning(pool=(400, 380), fall=0.4),
    ground=ground("cotton", "#a9dcc4", "#94ccb4", ink="print tiles 80 #b8e4d0"),
    hem=("#f4ecd2", "#3f8a74"),
)
def just_a_trim(r: Random) -> Pieces:
    return [
        felt(box(120, 70, 560, 700, 60), "#d8a83a", lift=16, thick=14, bevel=24, edge="#8a5a14", hem="chain", size=16),
        cloth("silk", box(160, 110, 480, 620, 40), "#6aa8a4", lift=0, colours=("#bfe2dc", "#6aa8a4", "#4a8a8c")),
        line("straight", [[(200, 250), (290, 130)], [(220, 290), (340, 130)]], "#e6f7f2", 6),
        fill("270,730! 290,640 340,590 460,590 510,640 530,730!", "#b8802a", "#e8b450", way=90),
        cloth("linen", "190,730! 230,640 300,590 400,574 500,590 570,640 610,730!", "#fbf8f0", lift=6,
              ink="print stripes 44 #7fc0b0 @20"),
        *lion_head(400, 400, 400),
        *[
            knots([(x, y)], "#fff6d8", 24, gloss=0.8)
            for x, y in ((92, 180), (92, 330), (92, 480), (708, 180), (708, 330), (708, 480))
        ],
        felt(box(-30, 776, 860, 50, 6), "#c8845a", lift=14, ink="score grain 20"),
        felt(box(-30, 826, 860, 420), "#3f8a74", lift=3, ink="print checks 120 #3a8270"),
        felt([box(90, 690, 46, 86, 10), box(100, 664, 26, 30, 4)], "#d84a6a", lift=8),
        felt([box(150, 710, 40, 66, 8)], "#3f7fb8", lift=8),
        felt([box(650, 700, 50, 76, 8)], "#f2c02a", lift=8),
        line("stem", [[(662, 700), (656, 650)], [(676, 700), (680, 640)], [(690, 700), (698, 656)]], "#54606c", 8),
        # chair and man
        felt("250,1240! 236,980 270,900 400,880 530,900 564,980 550,1240!", "#a8343f", lift=16, thick=14, bevel=26,
             lines=["330,940 330,1230", "470,940 470,1230"], edge="#e8b04a", hem="run"),
        *person(400, 1330, 620, 0, "#fbf8f0", view="back", skin="pale", hair="brown", cut="bald", near=(15, -50),
                far=(-15, -50), ink="print stripes 30 #7fc0b0 @90"),
        felt([oval(338, 766, 15, 22), oval(462, 766, 15, 22)], SKIN["pale"], lift=4),
        line("stem", ["392,706 396,680 412,668", "402,704 408,684 428,680", "384,708 380,688 390,672"], "#4a2c22", 5),
        cloth("linen", "268,1000! 300,890 350,842 400,850 450,842 500,890 532,1000! 540,1140 400,1156 260,1140",
              "#fbf8f0", lift=14, ink="print stripes 44 #7fc0b0 @90", edge="#c8d8cc", hem="run"),
        felt("240,1010! 300,1000 300,1240! 230,1240!", "#c84a50", lift=14),
        felt("560,1010! 500,1000 500,1240! 570,1240!", "#c84a50", lift=14),
        # the hairdresser
        *person(664, 1250, 660, 0, "#f4c83a", skin="dark", hair="black", cut="afro", flip=True, near=(29, -80),
                far=(24, -86), dress=0.5, ink="print flowers 44 #fff0b8", nod=4),
        line("straight", [[(470, 716), (410, 690)], [(470, 722), (408, 706)]], "#f4f8fa", 8, gloss=0.9),
        line("stem", [circle(486, 712, 11), circle(486, 732, 11)], "#3a3440", 6),
    ]  # fmt: skip


@card(
    "032",
    "Nearly home",
    "On a round indigo pillow two old hands make lace. The lace is a white town with houses, "
    "trees and a bridge; one lane is still loose threads, and a tiny walker waits at its end.",
    "patience, home, creation, fate, waiting, hope, unfinished work, belonging",
    mood="tender",
    camera="close-up",
    light=lamplit((400, 480), fall=0.6, bloom=0, fill=0.85, key="#fff2dc"),
    ground=ground("velvet", "#8a6a54", "#6a4c40"),
    hem=("#f0e8d8", "#2f3a7c"),
)
def nearly_home(r: Random) -> Pieces:
    white = "#fbf8f0"
    lace: list[Any] = []
    thin: list[Any] = []

    def lace_house(x: float, y: float, w: float, h: float) -> None:
        lace.append(
            polygon(
                [
                    (x - w / 2, y),
                    (x - w / 2, y - h),
                    (x, y - h - w * 0.55),
                    (x + w / 2, y - h),
                    (x + w / 2, y),
                    (x - w / 2, y),
                ]
            )
        )
        lace.append(polygon([(x - w * 0.62, y - h + 4), (x, y - h - w * 0.66), (x + w * 0.62, y - h + 4)], False))
        thin.append(box(x - w * 0.3, y - h * 0.8, w * 0.2, h * 0.28))
        thin.append(box(x + w * 0.1, y - h * 0.8, w * 0.2, h * 0.28))
        thin.append(arch(x - w * 0.12, x + w * 0.12, y, y - h * 0.38))

    for x, y, w, h in (
        (210, 470, 110, 100),
        (330, 400, 90, 120),
        (450, 410, 110, 90),
        (590, 470, 120, 120),
        (180, 640, 120, 90),
        (620, 640, 110, 84),
        (400, 260, 84, 80),
    ):
        lace_house(x, y, w, h)
    trees = [(270, 470, 34), (520, 440, 34), (300, 300, 30), (500, 290, 32), (680, 540, 30), (128, 540, 30)]
    scallops = [
        circle(400 + 336 * math.cos(k * math.tau / 36), 470 + 336 * math.sin(k * math.tau / 36), 26)
        for k in range(36)
        if not 0.5 < (k * math.tau / 36) < 2.64
    ]
    loose = [(300 + k * 25, 760, 180 + k * 55, 960 + 30 * math.sin(k / 8 * math.pi)) for k in range(9)]
    pieces: Pieces = [
        cloth("cotton", box(-20, 1000, 840, 240), "#a8546a", lift=4, ink="print flowers 70 #c07a8a"),
        felt(oval(400, 500, 384, 440), "#1c2458", lift=20, thick=20, bevel=60, colours=("#2f3a84", "#1a2050")),
        cloth("velvet", oval(400, 490, 356, 410), "#26307a", lift=0, colours=("#2f3c8c", "#20286a")),
        tulle(oval(400, 470, 320, 310), "#9fa8e0", 0.16),
        line("stem", [circle(400, 470, 312)], white, 7, lift=4),
        line("stem", scallops, white, 5),
        line("stem",
             ["120,560 240,540 330,560 400,620 480,560 580,540 690,566", "140,590 240,570 320,590 390,650",
              "690,596 580,570 490,590 412,650"], white, 6),
        line("run", ["130,576 240,556 324,574 396,634", "684,580 580,556 486,574 404,634"], "#c9d0f4", 4),
        line("chain", lace, white, 8, lift=6),
        line("stem", thin, white, 4.5),
        *[
            q
            for x, y, s in trees
            for q in (line("stem",
                           [circle(x, y - s * 1.5, s * 0.8), circle(x, y - s * 1.5, s * 0.45),
                            [(x, y), (x, y - s * 1.4)]], white, 5),)
        ],
        line("stem", ["340,690 370,660 400,650 430,660 460,690", "320,720 400,690 480,720"], white, 6),
        # the lane that is not there yet
        line("stem", ["376,650 370,690 352,740", "424,650 430,690 448,740"], white, 8),
        line("cord", [[(a, b), ((a + c) / 2, (b + d) / 2 + 10), (c, d)] for a, b, c, d in loose], white, 4.5),
        line("run", [[(372, 700), (430, 712)], [(364, 724), (438, 734)]], white, 5),
        beads([(352, 742), (448, 742), (376, 690), (424, 690), (300, 760), (500, 760), (340, 764), (460, 764)],
              "#f2c64a", 9),
        *[
            q
            for a, b, c, d in loose
            for q in (
                satin(strip([(c, d - 4), (c + (c - a) * 0.06, d + 30), (c + (c - a) * 0.14, d + 78)], [10, 17, 22]),
                      "#e0b070", "#a8743a", lift=10),
                beads([(c + (c - a) * 0.15, d + 84)], "#c8403a", 9),
            )
        ],
        # somebody on the way
        *person(402, 648, 104, 0, "#e8484f", pose="walk", view="back", skin="pale", hair="brown", cut="bob", dress=0.5),
    ]  # fmt: skip
    for side in (-1, 1):
        pieces += put([
            felt(whole(open_hand(0, 0, 300, 26 if side < 0 else -26, side < 0)), SKIN["olive"], thick=10, bevel=20,
                 lift=18, colours=(lighter(SKIN["olive"], 0.12), darker(SKIN["olive"], 0.15))),
            satin([
                moved(oval(tx * 1.63, (ty + 1) * 1.63, 6, 8), 0, 0, 1, 26 if side < 0 else -26, side < 0)
                for tx, ty in ((-30, -158), (-7, -178), (16, -172), (38, -148), (-56, -108))
            ], "#f4d8c4"),
            line("stem",
                 [
                     moved(curve(text, False), 0, 0, 1.63, 26 if side < 0 else -26, side < 0)
                     for text in ("-14,-70 0,-66 16,-72", "-12,-48 2,-44 14,-50")
                 ], darker(SKIN["olive"], 0.25), 3),
            cloth("cotton", moved(box(-54, -20, 108, 120), 0, 0, 1, 26 if side < 0 else -26), "#7a8a5a", lift=10,
                  ink="print dots 22 #c9d4a0", edge="#e6ecc8"),
        ], 400 + side * 300, 1130, 1)  # fmt: skip
    pieces += [
        q
        for x, y, a in ((300, 900, 8), (500, 900, -8), (262, 960, 20), (538, 960, -20))
        for q in put(
            [
                satin(strip([(0, -40), (0, 0), (0, 44)], [10, 17, 22]), "#e0b070", "#a8743a", lift=12),
                beads([(0, 52)], "#c8403a", 9),
            ],
            x,
            y,
            1,
            a,
        )
    ]
    return pieces


def ship(x: float, y: float, size: float, hull: Colour, sails: Colour) -> Pieces:
    """Return a sailing ship seen a little from below, its keel at (x, y); `size` is its length."""
    return put([
        line("cord", [[(-40, -50), (-40, -190)], [(14, -50), (14, -210)], [(58, -50), (58, -170)]], "#6a4a34",
             5 * size / 200),
        satin([
            f"{m - 34},{t}! {m},{t - 8} {m + 34},{t}! {m + 40},{t + h} {m},{t + h + 10} {m - 40},{t + h}"
            for m, t, h in ((-40, -180, 42), (-40, -128, 50), (14, -200, 48), (14, -142, 58), (58, -160, 36),
                            (58, -116, 44))
        ], sails, lighter(sails, 0.4), way=0, lift=10),
        line("cord", [[(88, -56), (136, -84)]], "#6a4a34", 5 * size / 200),
        felt(["-40,-190! -66,-202 -40,-212!", "14,-210! -14,-222 14,-232!"], "#d8403a", lift=4),
        fill("-100,-76! -96,-54 0,-46 90,-58! 104,-64! 84,-20 50,6 0,16 -50,8 -84,-20", darker(hull, 0.4), hull,
             lighter(hull, 0.25), shade="lit", lines=["-96,-50 0,-36 96,-54", "-70,-10 0,10 70,-8"], lift=18, puff=12),
        line("stem", ["-98,-60 0,-48 96,-62"], "#f2d28a", 5 * size / 200),
        felt([circle(-60 + k * 30, -30 + abs(k - 2) * -2, 6) for k in range(5)], "#2a1c18", lift=0),
    ], x, y, size / 200)  # fmt: skip


def anchor(x: float, y: float, size: float, rot: float, colour: Colour = "#4a5460") -> Pieces:
    """Return an anchor lying on the ground, its ring at the top; `size` is its length."""
    return put([
        felt([strip([(0, -80), (0, 90)], [16, 20]), strip([(-44, -56), (44, -56)], [14, 14]),
              curve("-80,30! -62,34! -44,74 0,84 44,74 62,34! 80,30! 66,88 0,116 -66,88"), "-92,40! -76,8! -50,44!",
              "92,40! 76,8! 50,44!", stroked(circle(0, -98, 20), 10)], colour, lift=12, thick=9),
    ], x, y, size / 210, rot)  # fmt: skip


@card(
    "033",
    "Waiting for the tide",
    "Sailing ships lie at anchor in the spring sky. Their long ropes come down into a meadow "
    "where the anchors rest among flowers and sheep, and a girl sits on one of them.",
    "journey, rest, dream, patience, ties, freedom, homesickness, peace",
    mood="grand",
    camera="wide",
    light=morning(pool=(380, 380), fall=0.35),
    ground=ground("velvet", "#7fbde6", "#a9d6ee", "#dff0ec"),
    hem=("#f4f2da", "#5f9a4a"),
)
def waiting_for_the_tide(r: Random) -> Pieces:
    return [
        felt(cloud(140, 520, 220, 3), "#f7fbfb", lift=5),
        felt(cloud(560, 690, 220, 8), "#f7fbfb", lift=5),
        *ship(470, 700, 130, "#8a94a4", "#e6ecee"),
        line("cord", [[(470, 706), (480, 760), (470, 800)]], "#c9c0a8", 4),
        felt(land(800, 740, 790, 730, 780), "#a9cc94", lift=4),
        felt([pine(60, 780, 60), pine(96, 776, 44), pine(730, 764, 70)], "#7fa884"),
        tulle(land(760, 700, 750, 690, 740), "#e6f4f0", 0.34),
        *ship(640, 440, 250, "#3f7a8c", "#f7e6c0"),
        line("cord", [[(640, 450), (626, 700), (650, 900)]], "#e0d4b0", 6),
        felt(cloud(620, 488, 230, 5), "#ffffff", lift=9),
        *ship(270, 520, 420, "#a84a34", "#fbf6e6"),
        felt(cloud(280, 570, 330, 9), "#ffffff", lift=12),
        felt(cloud(90, 180, 200, 4), "#fbfdfd", lift=8),
        felt(land(880, 850, 880, 850, 870), "#86bc5a", lift=6, ink="sew grass 56 #b4da80"),
        *anchor(652, 950, 120, -64),
        *sheep(520, 930, 84, 0),
        *sheep(90, 950, 80, 0),
        felt(land(1010, 960, 1000, 980, 1000), "#6aa848", lift=6, ink="sew grass 64 #9ccc68"),
        *sheep(690, 1076, 120, 0, flip=True),
        *anchor(340, 1060, 300, 52, "#3f4a58"),
        line("cord", [[(290, 560), (360, 680), (440, 780), (480, 900), (448, 984)]], "#f0e6c4", 10),
        *person(330, 1090, 300, 0, "#e8604a", age="child", pose="sit", skin="brown", hair="black", cut="braid",
                dress=0.6, hip=(0, -34), near=(22, -46), far=(16, -42), foot=(26, -4), other=(20, -2),
                ink="print dots 18 #fbe0c0", nod=-16, legs="#f4ead2"),
        *[
            q
            for x, y in ((90, 1080), (180, 1130), (560, 1090), (640, 1060), (700, 1130), (480, 1150), (60, 1160),
                         (300, 1170), (610, 1160))
            for q in (
                knots([(x + 13 * math.cos(a), y + 13 * math.sin(a)) for a in (0.3, 1.55, 2.8, 4.1, 5.3)],
                      ("#f7f4ea", "#f08ab0", "#f7d23a")[(x + y) % 3], 9),
                knots([(x, y)], "#e8962a", 7),
            )
        ],
    ]  # fmt: skip


@card(
    "034",
    "Light showers",
    "Behind a window it rains on the grey town. Large drops come down on bright silk parachutes, each "
    "with somebody inside, and a child in the dark room looks on.",
    "hope, arrival, weather, wonder, migration, loneliness, safety, fear of falling",
    mood="grand",
    camera="through-frame",
    light=overcast(exposure=1.14),
    ground=ground("cotton", "#4f6272", "#6a7c88", "#8a98a0"),
    hem=("#2c2830", "#d8c8a0"),
)
def light_showers(r: Random) -> Pieces:
    def jumper(x: float, y: float, s: float, tone: Colour, **who: Any) -> Pieces:
        """Return a canopy with its drop; (x, y) is the middle of the drop."""
        drop = "0,-72! 30,-24 60,24 50,70 0,92 -50,70 -60,24 -30,-24"
        return put([
            line("stem",
                 [[(-84, -150), (-14, -60)], [(-30, -140), (-5, -62)], [(30, -140), (5, -62)], [(84, -150), (14, -60)]],
                 "#fffdf4", 4 * s + 0.8),
            cloth("silk",
                  "-100,-140! -92,-200 -50,-250 0,-262 50,-250 92,-200 100,-140! 76,-156 50,-140! 26,-156 0,-140! "
                  "-26,-156 -50,-140! -76,-156", tone, colours=(lighter(tone, 0.35), tone, darker(tone, 0.2)), lift=16,
                  thick=6, bevel=18, lines=["0,-262 -30,-200 -50,-142", "0,-262 30,-200 50,-142"]),
            cloth("silk", drop, "#b4def4", colours=("#f4fcff", "#b4def4", "#7fbce4"), lift=10, thick=8, bevel=22,
                  emit=0.06),
            *person(-8, 76, 124, 0, darker(tone, 0.15), pose="sit", near=(22, -50), far=(18, -46), **who),
            line("stem", ["-40,10 -42,40 -30,62"], "#ffffff", 6),
        ], x, y, s)  # fmt: skip

    towers = ((100, 190, 260), (300, 170, 200), (500, 180, 280), (710, 190, 230))
    return [
        *[q for x, w, h in towers for q in house(x, 1040, w, h, 0, "#5a6a76", "#3f4c58", "#8a98a2", peak=0.42, rows=2)],
        line("straight",
             [[(x, y), (x - 10, y + 70)] for x, y in [(r.uniform(60, 760), r.uniform(40, 950)) for _ in range(26)]],
             "#c4d4de", 4),
        *jumper(640, 770, 0.7, "#3fb86a", skin="dark", hair="black", cut="short"),
        *jumper(204, 384, 1.18, "#f7b81a", skin="brown", hair="black", cut="bun"),
        *jumper(604, 388, 1.2, "#e83a44", skin="pale", hair="grey", cut="short", beard=True),
        *jumper(200, 894, 1.18, "#f06ab0", skin="olive", hair="brown", cut="tails", age="child"),
        # the window
        felt([box(-30, -30, 66, 1110), box(764, -30, 70, 1110), box(-30, -30, 860, 62)], "#33201a", lift=14, thick=9),
        felt([box(386, 20, 28, 1040), box(20, 508, 760, 28)], "#33201a", lift=12, thick=7),
        felt(box(-30, 1040, 860, 64, 6), "#4a3024", lift=16),
        cloth("wool", box(-30, 1100, 860, 160), "#241c24", lift=4),
        *person(600, 1300, 560, 0, "#f7d860", age="child", view="back", skin="olive", hair="black", cut="tails",
                near=(24, -52), far=(-24, -52)),
    ]  # fmt: skip


@card(
    "035",
    "Before anyone is up",
    "In a blue street before sunrise a milkman goes from door to door. In the bottles that he "
    "leaves on the steps is not milk but the dawn.",
    "beginning, kindness, work, hope, secret, routine, gift, morning",
    mood="tender",
    camera="wide",
    light=moonlit(pool=(330, 800), fall=0.5, fill=1.0, bloom=0.6, ambient="#5c6ca8"),
    ground=ground("cotton", "#16225a", "#2c3c86", "#5a5a9c"),
    hem=("#2f3a74", "#f2a878"),
)
def before_anyone_is_up(r: Random) -> Pieces:
    def bottle(x: float, y: float, s: float) -> Pieces:
        glass = "-34,0! -36,-90 -30,-112 -15,-134 -15,-166! 15,-166! 15,-134 30,-112 36,-90 34,0!"
        return put([
            cloth("silk", glass, "#f7a878", colours=("#4a5aa8", "#c87aa8", "#f79a6a", "#ffd88a"), emit=0.42, lift=12,
                  thick=8, bevel=16),
            felt("-34,-2! -35,-34 0,-48 35,-34 34,-2!", "#3a3f7c", lift=0, thick=2, emit=0.0),
            felt(intersection(circle(2, -44, 22), box(-36, -80, 72, 44)), "#fff0b0", emit=0.7, lift=1),
            felt(box(-17, -178, 34, 17, 6), "#f7f0e0", lift=5),
            line("stem", ["-24,-20 -26,-80 -18,-108"], "#fff6e6", 4),
        ], x, y, s)  # fmt: skip

    doors = (("#3f4f9c", "#b84a5a"), ("#54509c", "#3f8a8c"), ("#35458c", "#c8964a"))
    pieces: Pieces = [
        knots([(r.uniform(40, 760), r.uniform(40, 260)) for _ in range(40)], "#cfd8f7", 3),
        felt(circle(640, 130, 40), "#e6e8f4", emit=0.2, lift=3),
        felt(circle(624, 122, 36), "#1c2a62", lift=0, thick=1),
    ]
    for k, (wall, door) in enumerate(doors):
        x = 10 + k * 262
        lit = k == 0
        pieces += [
            felt(polygon([(x - 4, 330), (x + 130, 190), (x + 264, 330)]), ("#2a2f66", "#22285c", "#262c60")[k], lift=8,
                 ink="score scales 36"),
            felt(box(x + 180, 190, 44, 100), "#3a3a6c", lift=5, ink="score bricks 18"),
            felt(box(x, 326, 258, 700), wall, lift=6, ink="score bricks 44"),
            *[
                q
                for wx in (36, 148)
                for q in (
                    felt(box(x + wx, 390, 76, 120, 4), "#e6e4f0", lift=4),
                    cloth("silk", box(x + wx + 8, 398, 60, 104), "#ffc27a" if lit else "#1c2452", lift=0,
                          emit=0.55 if lit else 0),
                    line("cord", [[(x + wx + 38, 398), (x + wx + 38, 502)]], "#e6e4f0", 5),
                )
            ],
            felt(arch(x + 64, x + 196, 980, 600), "#e6e4f0", lift=4),
            felt(arch(x + 78, x + 182, 980, 616), door, lift=2, ink="score grain 24 @90"),
            felt(arch(x + 92, x + 168, 720, 636), "#ffc27a" if lit else "#1c2452", emit=0.5 if lit else 0, lift=0),
            beads([(x + 168, 830)], "#e8c25a", 8),
            felt([box(x + 46, 978, 168, 34, 4)], "#8a8ab4", lift=8),
            felt([box(x + 26, 1010, 208, 38, 4)], "#7a7aa8", lift=8),
        ]  # fmt: skip
    pieces += [
        felt(box(-30, 1044, 860, 200), "#3a3f6c", lift=6, ink="score cobbles 54"),
        *bottle(92, 978, 1.2),
        *bottle(186, 980, 1.2),
        *bottle(424, 980, 1.2),
        *bottle(340, 1014, 1.34),
        *person(560, 1150, 520, 0, "#e8e4f0", pose="walk", skin="brown", hair="grey", cut="short", hat="cap",
                hat_colour="#2a2f5c", near=(16, -40), far=(-24, -52), dress=0.3, legs="#2a2f5c", beard=False,
                ink="print stripes 26 #aab4dc @90"),
        *bottle(610, 1010, 0.62),
        *bottle(646, 1010, 0.62),
        *bottle(682, 1010, 0.62),
        line("cord",
             [box(586, 944, 122, 70), [(627, 944), (627, 1014)], [(668, 944), (668, 1014)], "600,944 640,918 690,944"],
             "#c9d0e6", 6),
        felt("96,1130 130,1090 180,1090 214,1108 230,1130 214,1150 100,1152", "#1a1c3a", lift=10),
        felt(["196,1104! 200,1078! 214,1096!", "216,1096! 230,1080! 232,1108!"], "#1a1c3a", lift=8),
        felt(oval(216, 1112, 22, 18), "#1a1c3a", lift=8),
        line("stem", ["100,1140 60,1130 56,1096"], "#1a1c3a", 9),
        beads([(222, 1108), (208, 1108)], "#ffd27a", 4),
    ]  # fmt: skip
    return pieces


@card(
    "036",
    "Keep it warm",
    "A black volcano wears a striped tea cosy with a bobble on top, and smoke comes out of it. At the "
    "foot villagers, two of them on ladders, still knit at the hem.",
    "care, danger, denial, community, patience, comfort, anger, prevention",
    mood="funny",
    camera="wide",
    light=evening(pool=(420, 480), fall=0.45),
    ground=ground("velvet", "#f0a86a", "#f4c48a", "#f7dcb0"),
    hem=("#3a3034", "#e8b04a"),
)
def keep_it_warm(r: Random) -> Pieces:
    cosy = curve(
        "400,230 330,250 280,320 230,430 180,560 130,690 104,760! 160,786 230,760 300,792 370,764 "
        "440,794 510,764 580,792 650,762 700,756! 670,680 620,560 570,430 520,320 470,250"
    )
    tones = ("#d8404a", "#f7ecd2", "#3f8a9c", "#f2b83a", "#7a5a9c", "#f7ecd2")
    return [
        felt(cloud(130, 330, 220, 3), "#fae6cc", lift=4),
        felt(cloud(680, 440, 200, 7), "#fae6cc", lift=4),
        *[
            seed(whole([circle(x + dx, y + dy, s) for dx, dy in ((0, 0), (s * 0.8, s * 0.2), (-s * 0.7, s * 0.3))]),
                 "#f4f0ea", "#c9c0bc", "#8a8284", size=12)
            for x, y, s in ((440, 150, 38), (500, 90, 50), (590, 60, 60))
        ],
        felt(land(880, 800, 830, 780, 860), "#c98a5a", lift=4),
        felt("-40,1100! 60,900 150,700 240,520 320,330 400,300 480,330 560,520 650,700 740,900 840,1100!", "#2a2428",
             lift=14, thick=14, bevel=40, colours=("#4a4044", "#241e22"), ink="score cobbles 110"),
        line("stem", ["250,850 300,900 280,980 330,1050", "560,840 540,920 590,980"], "#f2602a", 9, gloss=0.9),
        line("stem", ["252,852 302,902 282,980", "560,844 542,920"], "#ffd05a", 4),
        # the cosy
        fill(cosy, tones[0], lines=["400,250 300,420 150,750", "400,250 400,500 400,780", "400,250 500,420 650,750"],
             dye=bands(*tones, wide=62), width=6, size=30, puff=34, lift=24),
        *[
            line("chain", [f"{400 - w},{y + 8} 400,{y + 26} {400 + w},{y + 8}"], c, 10)
            for y, w, c in ((372, 128, "#f7ecd2"), (558, 206, "#f7ecd2"), (682, 256, "#d8404a"))
        ],
        *[
            knots([(400 + (k - n / 2 + 0.5) * 62, y + 14 * math.cos((k - n / 2 + 0.5) / n * 3)) for k in range(n)], c,
                  13)
            for y, n, c in ((450, 4, "#d8404a"), (630, 7, "#3f8a9c"))
        ],
        fill(circle(400, 226, 66), "#b8303a", "#e8585a", "#f79a8a", shade="lit", way=(400, 226), lift=20, width=6),
        line("straight",
             [[(150, 700), (330, 812)], [(330, 700), (180, 830)], [(480, 812), (660, 700)], [(500, 690), (640, 824)]],
             "#f0d9a0", 11, gloss=0.8),
        # the village
        felt(land(1010, 990, 1010, 990, 1010), "#6a7a4a", lift=6, ink="sew grass 70 #93a468"),
        line("cord", [[(130, 1110), (196, 800)], [(186, 1116), (244, 806)]], "#a8743a", 10),
        line("cord", [[(136 + k * 12, 1080 - k * 52), (192 + k * 10, 1084 - k * 52)] for k in range(6)], "#a8743a", 8),
        line("cord", [[(600, 1110), (560, 800)], [(656, 1106), (612, 800)]], "#a8743a", 10),
        line("cord", [[(598 - k * 7, 1080 - k * 52), (652 - k * 8, 1080 - k * 52)] for k in range(6)], "#a8743a", 8),
        *person(180, 1010, 270, 0, "#3f7fb8", pose="climb", age="old", skin="pale", hair="white", cut="bun", dress=0.7,
                near=(22, -84), far=(18, -80), ink="print dots 16 #d8e8f4"),
        *person(640, 1000, 270, 0, "#e8b03a", pose="climb", skin="dark", hair="black", cut="short", flip=True,
                near=(24, -88), far=(20, -82), beard=True, legs="#4a5a3a"),
        *house(70, 1120, 110, 84, 0, "#f4e6c8", "#b8503a", "#54708c", rows=1, door="#7a4a34"),
        *house(736, 1124, 116, 90, 0, "#e6d0b8", "#3f7a6a", "#54708c", rows=1, door="#7a4a34"),
        *person(330, 1130, 250, 0, "#c85a8a", skin="brown", hair="black", cut="long", dress=0.7, near=(20, -62),
                far=(24, -58), ink="print flowers 26 #f4c8dc"),
        line("straight", [[(368, 990), (424, 960)], [(372, 976), (420, 1006)]], "#f0d9a0", 7),
        *person(468, 1130, 170, 0, "#5a9a5c", age="child", skin="olive", hair="red", cut="curly", pose="reach",
                flip=True),
        fill(circle(420, 1130, 46), "#8a2030", "#d8404a", "#f08a80", shade="lit", way="round", width=5, lift=12),
        fill(circle(540, 1146, 38), "#1f5a6a", "#3f8a9c", "#8ac4cc", shade="lit", way="round", width=5, lift=12),
        fill(circle(500, 1120, 30), "#b87a1a", "#f2b83a", "#fbe0a0", shade="lit", way="round", width=5, lift=10),
        line("cord", [[(404, 970), (380, 880), (400, 790)]], "#d8404a", 6),
        line("cord", [[(420, 1090), (430, 1030), (404, 970)]], "#d8404a", 6),
        felt(land(1170, 1160, 1176, 1162, 1170), "#55663c", lift=6, ink="sew grass 60 #7f9058"),
    ]  # fmt: skip
