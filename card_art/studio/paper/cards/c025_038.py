import itertools

from card_art.studio.kit import *
from card_art.studio.motifs.animals import crow, flying_crow
from card_art.studio.paper.kit import *

HEART = curve("0,-60! -40,-116 -110,-120 -140,-60 -120,10 -60,80 0,130! 60,80 120,10 140,-60 110,-120 40,-116")


@card(
    "025",
    "A murmur",
    "A house without its front wall has one great red heart inside it. A doctor on a ladder "
    "listens at the wall with a stethoscope.",
    "home, care, love, illness, secret, warmth, worry",
    mood="tender",
    camera="cross-section",
    light=day("#a9d0d0", "#dfe8d4", key=(0.4, 0.6)),
)
def murmur(r: Random) -> Pieces:
    red = "#d23b3f"
    return [
        piece([cloud(660, 180, 260, 4), cloud(80, 250, 200, 6)], "#f6f3e6", 8),
        piece(land(980, 960, 975, 960, 980), "#8fb56a", 14, ink="print grass 60 #7fa65c"),
        piece(box(130, 420, 420, 590), "#f3d9b0", 12, ink="print flowers 70 #efc99a"),
        piece(box(130, 640, 420, 12), "#a8744c", 20),
        piece([box(160, 468, 92, 76), box(440, 476, 72, 92)], "#8a5a3c", 20),
        piece([box(172, 480, 68, 52), box(452, 488, 48, 68)], "#9fc4c0", 24),
        *chair(212, 1004, 150, 20, "#8a5a7c"),
        piece([stroked("330,560 330,440 340,380", 26), stroked("250,600 200,560 150,560", 20),
               stroked("420,600 470,560 540,590", 20), stroked("300,850 250,920 150,930", 18),
               stroked("380,850 430,910 540,900", 18)], "#a8283c", 30),
        piece(moved(HEART, 340, 720, 1.32), red, 44,
              lines=["300,640 320,720 290,800", "390,640 400,700 380,770", "330,700 350,760 340,830"], width=4,
              curl=(45, -0.2)),
        piece(moved(HEART, 312, 690, 0.5), "#ee6a62", 54, cast=0.5),
        piece(box(90, 380, 500, 640), "#f6ead2", 80, holes=[box(132, 422, 416, 578)], ink="score bricks 60"),
        piece(["60,400! 340,170! 620,400! 580,420! 340,222! 100,420!"], "#8c4438", 92, ink="score scales 30"),
        piece(polygon([(100, 404), (340, 208), (580, 404)]), "#f0dcb8", 84, holes=[circle(340, 330, 40)],
              ink="score bricks 60"),
        piece(circle(340, 330, 40), "#7aa8b0", 60),
        piece([box(450, 200, 60, 110)], "#a8553f", 78, ink="score bricks 24"),
        piece([moved(HEART, 480 + k * 16, 150 - k * 56, 0.14 + k * 0.05) for k in range(3)], "#f2a8a0", 76, vellum=0.2),
        piece(ladder((720, 1080), (610, 480), 80, 12, 9), "#c98f4c", 100),
        *person(668, 905, 340, 106, "#fbf8f0", pose="climb", skin="brown", hair="grey", cut="bun", flip=True,
                dress=0.55, legs="#4a6a80", near=(20, -68), far=(14, -86), nod=4),
        piece(stroked("668,642 652,696 606,702", 8), "#2a3038", 136),
        piece(circle(596, 700, 24), "#3f7fa0", 138),
        piece(circle(596, 700, 13), "#dfe8ec", 141, cast=0.3),
        piece(box(690, 1050, 80, 50, 8), "#5c3a2c", 120),
        piece([box(722, 1062, 16, 28), box(716, 1068, 28, 16)], "#f6ead2", 124, cast=0.4),
        piece(grass(-20, 820, 1215, 90, r), "#6f9a50", 140),
    ]  # fmt: skip


@card(
    "026",
    "Something is biting",
    "A house cut open in the evening. Somebody sits on the roof with a fishing rod, and the line "
    "goes down the chimney. In the room below two children look at a cake on a hook.",
    "temptation, trap, gift, curiosity, patience, trust, greed",
    mood="funny",
    camera="cross-section",
    light=evening("#4d5f8a", "#c98f8a", lamp=(300, 900), radius=420, power=0.8, key=(0.35, 0.5)),
)
def something_is_biting(r: Random) -> Pieces:
    return [
        piece(stars((0, 0, 800, 300), 40, r, 9), "#f4e6c0", 6, emit=0.4, cast=0),
        piece([cloud(120, 180, 260, 3), cloud(700, 250, 240, 5)], "#7f86ac", 8),
        piece(box(40, 560, 720, 640), "#f3cf94", 10, ink="print stripes 60 #f6d9a6 @90;print crosses 60 #eebf80"),
        piece(box(-40, 1080, 880, 180), "#9c6240", 30, ink="score lines 60 @90;score grain 24"),
        piece(box(470, 180, 150, 880), "#7f4438", 34, holes=[box(516, 150, 58, 720)], ink="score bricks 40"),
        piece(box(500, 160, 90, 760), "#2c2028", 20),
        piece(box(410, 800, 270, 286), "#a05844", 46, holes=[arch(470, 620, 1090, 860)], ink="score bricks 44"),
        piece(box(450, 840, 190, 250), "#3a2426", 38),
        piece(box(390, 776, 310, 34, 6), "#c98f5c", 56, ink="score grain 10"),
        piece(["-60,600! 400,300! 860,600! 860,540! 400,236! -60,540!"], "#4a3a52", 70, ink="score scales 34"),
        piece(polygon([(60, 600), (40, 560), (400, 300), (760, 560), (740, 600), (400, 360)]), "#6d5062", 60),
        piece(box(448, 160, 194, 34, 6), "#5c3430", 76),
        piece(polygon([(20, 560), (40, 560), (40, 1260), (20, 1260)]), "#6d5062", 62),
        piece([box(-40, 540, 90, 720), box(750, 540, 90, 720)], "#8c6a74", 64, ink="score bricks 50"),
        *person(262, 432, 400, 84, "#c8503c", pose="dangle", hat="brim", hat_colour="#4f6a4c", skin="pale", hair="grey",
                age="old", beard=True, near=(22, -50), far=(20, -44)),
        piece(strip([(330, 240), (440, 110), (546, 76)], [9, 6, 3]), "#d9b070", 112),
        piece(stroked([(546, 76), (546, 930)], 3), "#f6efdc", 58),
        piece(stroked("546,926 546,950 534,954 532,944", 5), "#cfd4da", 60),
        piece(["500,1010! 500,966 592,966 592,1010!"], "#f6e3c4", 62, ink="print stripes 18 #d9708c"),
        piece(["496,972 520,950 546,958 572,950 596,972 560,980 530,976"], "#fbf3e6", 66),
        piece(circle(546, 950, 10), "#d23b3f", 68),
        *person(150, 1150, 330, 78, "#2f7f86", pose="point", age="child", skin="brown", hair="black", cut="tails",
                dress=0.6, near=(26, -60)),
        *person(296, 1160, 280, 84, "#e0a83c", pose="reach", age="child", skin="pale", hair="red", cut="curly",
                near=(26, -72), far=(22, -60)),
    ]  # fmt: skip


@card(
    "027",
    "Something borrowed",
    "A bride seen from behind. Her long veil is a spider's web with drops of dew, and the spider "
    "is still working on it.",
    "marriage, trap, beauty, patience, fate, craft, promise",
    mood="uneasy",
    camera="stage",
    light=overcast("#8f93a8", "#c4bfcc", key=(0.3, 0.5), shadow="#20203a"),
)
def something_borrowed(r: Random) -> Pieces:
    hub = (300, 330)
    spokes = list(range(-36, 100, 13))
    ends = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in spokes]
    web, dew = [], []
    for c, s in ends:
        web.append(
            strip([hub, (hub[0] + c * 450, hub[1] + s * 450), (hub[0] + c * 1000, hub[1] + s * 1000)], [5, 4, 3])
        )
    for k in range(1, 11):
        q = 40 + k * 62 + k * k * 2
        for (c0, s0), (c1, s1) in itertools.pairwise(ends):
            a, b = (hub[0] + c0 * q, hub[1] + s0 * q), (hub[0] + c1 * q, hub[1] + s1 * q)
            m = ((a[0] + b[0]) / 2 * 0.94 + hub[0] * 0.06, (a[1] + b[1]) / 2 * 0.94 + hub[1] * 0.06)
            web.append(stroked(spline([a, m, b], False), 3.4))
            dew += [circle(*m, 4.5)] if r.random() < 0.6 else []
    legs = [
        stroked(
            f"{600 + s * 14},{540 + j * 10} {600 + s * (60 + j * 6)},{500 + j * 26} "
            f"{600 + s * (84 + j * 4)},{560 + j * 34}",
            6,
        )
        for s in (-1, 1)
        for j in range(4)
    ]
    return [
        piece(FULL, "#9a9db2", 3, ink="print leaves 150 #a3a6ba"),
        piece(box(-40, 1020, 880, 240), "#6d6f86", 10, ink="print checks 110 #7a7c92"),
        piece([arch(60, 330, 1020, 150), arch(470, 740, 1020, 150)], "#b9bac8", 8, ink="score lines 40 @90"),
        piece(
            "300,1180! 150,1180 130,1140 190,860 236,690 244,620! 366,620! 376,690 430,860 520,1140 500,1180!",
            "#f6f0ec",
            70,
            ink="score lines 34 @88",
            curl=(0, -0.15),
        ),
        piece(
            [strip("246,496 190,590 250,680", [60, 54, 46]), strip("362,496 418,590 358,680", [60, 54, 46])],
            "#f6f0ec",
            44,
        ),
        piece([circle(x, y, 22) for x, y in ((170, 640), (196, 668), (160, 680))], "#e0a0a8", 40, ink="score rings 18"),
        piece([leaf(176, 664, 60, 24, a) for a in (150, 190, 230)], "#7f9a7c", 38),
        piece(box(242, 612, 126, 26, 6), "#d9b4bc", 74),
        piece(["304,624! 250,590 240,650", "304,624! 358,590 368,650"], "#e6c4ca", 77),
        piece(
            [strip("300,630 276,720 284,800", [20, 26, 30]), strip("308,630 332,720 326,780", [20, 26, 30])],
            "#e6c4ca",
            75,
        ),
        *[
            p
            for p in person(
                304,
                1150,
                860,
                44,
                "#f6f0ec",
                view="back",
                skin="dark",
                hair="black",
                cut="bun",
                near=(12, -52),
                far=(-12, -52),
            )[2:-2]
            if max(s.getBounds().bottom() for s in p.shapes) < 780
        ],
        piece(web, "#fbfaf6", 84, knife=0.1, wob=0.2, cast=0.8),
        piece(dew, "#e6f4ff", 90, emit=0.35),
        piece([leaf(*hub, 54, 30, a) for a in range(180, 361, 30)], "#fbfaf6", 92),
        piece(legs, "#2c2430", 100, knife=0.1),
        piece([oval(600, 590, 44, 54)], "#3c3040", 106, ink="print diamonds 24 #7a4a6a", curl=(45, -0.2)),
        piece(circle(600, 532, 24), "#2c2430", 110),
        piece([circle(592, 528, 5), circle(608, 528, 5)], "#f4e6a0", 112),
        piece([leaf(150 + (i * 53) % 130, 1120 + (i * 37) % 60, 26, 16, i * 50) for i in range(14)], "#f3d9dc", 60),
    ]


@card(
    "028",
    "Long distance",
    "An old woman telephones. The cord runs through the floor into the earth and becomes the root "
    "of a tree. Old portraits hang around it.",
    "memory, grief, love, connection, silence, ancestors, patience",
    mood="tender",
    camera="cross-section",
    light=evening("#f2c98a", "#e8a868", lamp=(640, 260), key=(-0.5, 0.5)),
)
def long_distance(r: Random) -> Pieces:
    shapes, tips = boughs(656, 700, 200, 74, Random(5), depth=4, spread=22)
    shapes = [shape for shape in shapes if shape.getBounds().left() > 510]  # none over the house
    cord, bark = "#d2382f", "#5c3a2c"

    def leaves(count: int, size: float, colour: Colour, z: float) -> Piece:
        spread = [(x + r.uniform(-24, 24), y + r.uniform(-24, 24)) for x, y in tips * count if x > 530]
        turned = [leaf(x, y, r.uniform(0.8, 1.2) * size, 24, r.uniform(0, 360)) for x, y in spread]
        return piece(turned, colour, z)

    def portrait(x: float, y: float, look: int, hat: str = "") -> Pieces:
        frame = oval(x, y, 62, 76)
        who = person(x, y + 366, 420, 92, "#4a4048", view="front", hat=hat, **crowd_looks(look))
        inside = [piece(o.shapes, mix(o.colour, "#c9a878", 0.35), o.z, lines=o.lines, clip=[frame]) for o in who]
        return [piece(frame, "#ecd8b0", 90), *inside, piece(stroked(frame, 16), "#d9a441", 130, curl=(45, -0.2))]

    between = mix(bark, cord, 0.3)
    # One line from the telephone to the trunk: it thickens and turns from red to brown.
    way = [(392, 690), (384, 800), (300, 880), (190, 920), (170, 1020), (270, 1090), (400, 1060)]
    way += [(500, 960), (570, 860), (630, 770), (656, 660)]
    thread = [
        piece(strip(way[:6], [15, 15, 15, 15]), cord, 84),
        piece(strip(way[:4:-1][2:], [44, 34, 24, 15]), between, 79, foot=cord),
        piece(strip(way[:6:-1], [74, 70, 56, 40]), bark, 80, foot=between, rim=0.5),
    ]
    roots = [
        strip([(640, 690), (700, 790), (790, 830)], [44, 26, 6]),
        strip([(630, 720), (700, 860), (690, 960)], [36, 22, 6]),
        strip([(550, 890), (590, 980), (560, 1080)], [26, 16, 5]),
        strip([(440, 1030), (440, 1110), (400, 1170)], [20, 14, 4]),
    ]
    return [
        piece(land(420, 380, 400, 350, 390), "#eab878", 8),
        piece(shapes, bark, 81, ink="score flecks 20"),
        leaves(3, 44, "#c9632c", 88),
        leaves(2, 38, "#e0a03c", 94),
        piece(land(700, 700, 700, 690, 650, 630, 650), "#8a9a4c", 30, ink="print grass 40 #7a8a40"),
        piece(land(728, 728, 728, 716, 680, 660, 680), "#8a5a3c", 60, ink="score flecks 50", foot="#4a2c24"),
        # the house
        piece(box(14, 250, 452, 470), "#f6e3bc", 34, ink="print stripes 44 #efd6a4 @90"),
        piece(polygon([(6, 262), (240, 110), (474, 262)]), "#a8604c", 62),
        piece("-20,270! 240,84! 500,270! 462,284! 240,126! 18,284!", "#7a3a34", 70),
        piece([box(2, 256, 26, 480), box(452, 256, 26, 480)], "#a8604c", 68),
        piece(box(-8, 708, 496, 26), "#7a4a34", 86),
        piece(box(318, 330, 92, 118), "#a9c4b0", 38, lines=[[(364, 330), (364, 448)], [(318, 389), (410, 389)]]),
        piece("66,708! 60,500 110,470 160,500 166,600 290,600 300,708!", "#5f7f74", 44, ink="print flowers 40 #789a8c"),
        *person(
            184,
            706,
            500,
            52,
            "#7c4a6c",
            pose="sit",
            age="old",
            skin="dark",
            hair="white",
            cut="bun",
            dress=0.9,
            near=(12.5, -57),
            ink="print dots 30 #9a6a8a",
        ),
        piece(moved(box(-13, -38, 26, 76, 12), 254, 436, 1, 14), "#2a2430", 92),
        *table(392, 708, 110, 130, 60, "#8a5a3c"),
        piece(["346,574! 354,536 430,536 438,574!", circle(392, 546, 22)], "#2a2430", 82, holes=[circle(392, 546, 9)]),
        piece(stroked("266,472 300,520 330,540 352,560", 8), cord, 90),
        piece(stroked("392,574 396,640 392,712", 13), cord, 88),
        # under the floor
        piece(roots, bark, 76, ink="score flecks 20"),
        *thread,
        *portrait(712, 916, 7, "bonnet"),
        *portrait(600, 1092, 1),
        *portrait(326, 984, 0),
    ]


def astronaut(trim: Colour, left: Point, right: Point, stride: float = 0) -> Pieces:
    """Return a stout astronaut, 100 units tall, whose boot is tied at (0, 0); `left` and `right` are the hands."""
    suit, glove = "#fbf8f0", "#e9e2d4"
    arms = [
        strip([(k * 13, -62), (k * 24, (-62 + hand[1]) / 2 + 4), hand], [17, 17, 14])
        for k, hand in ((-1, left), (1, right))
    ]
    legs = [
        strip([(-7, -38), (-9 - stride / 3, -22), (-1, -6)], [20, 19, 16]),
        strip([(8, -38), (14 + stride / 2, -24), (16 + stride, -10)], [20, 19, 16]),
    ]
    return [
        piece(box(-24, -72, 48, 40, 9), darker(trim, 0.15), 0),
        piece(legs[1], darker(suit, 0.06), 3),
        piece(moved(oval(3, 0, 12, 7), 16 + stride, -6, 1, -14), trim, 5),
        piece(legs[0], suit, 6),
        piece(oval(2, -3, 12, 7), trim, 8),
        piece([arms[0], arms[1]], suit, 9, curl=(45, -0.1)),
        piece([circle(*left, 8.6), circle(*right, 8.6)], glove, 11),
        piece("-18,-66 -8,-72 8,-72 18,-66 21,-48 17,-32 0,-28 -17,-32 -21,-48", suit, 13, curl=(45, -0.15)),
        piece(box(-20, -42, 40, 6, 3), trim, 15, cast=0.4),
        piece(box(-11, -62, 22, 13, 3), "#b9c2cc", 16),
        piece([circle(-6, -55.5, 2.6), circle(1, -55.5, 2.6)], trim, 17, cast=0.3),
        piece(circle(0, -84, 21), suit, 18, curl=(45, -0.15)),
        piece(oval(1, -84, 15.5, 13.5), "#f0a83c", 20, curl=(45, -0.3)),
        piece(leaf(-8, -90, 13, 5, -24), "#fff2c4", 21, cast=0),
    ]  # fmt: skip


@card(
    "029",
    "Do not let go",
    "At the fair a woman sells balloons, but astronauts float on her strings. A child holds one of them and looks up; "
    "another has come loose and drifts off.",
    "trust, responsibility, dream, fair, choice, parting, freedom, childhood",
    mood="funny",
    camera="wide",
    light=evening("#4a86c8", "#f6c4b4", lamp=(640, 900), power=0.7, radius=700, ambient=0.66, key=(-0.4, 0.5)),
)
def do_not_let_go(r: Random) -> Pieces:
    hand = 300, 792
    bunch = (
        # x, y of the tied boot, size, turn, trim, left hand, right hand, stride
        (236, 310, 2.3, -14, "#d9453a", (-34, -80), (30, -50), 6),
        (440, 290, 2.5, 6, "#e8b23e", (-32, -52), (36, -88), 0),
        (160, 540, 2.3, -22, "#2f6f9c", (-30, -90), (34, -64), 8),
        (346, 536, 2.7, -3, "#6f5a92", (-36, -66), (35, -76), 4),
        (556, 520, 2.4, 17, "#4f8a5b", (-28, -48), (34, -92), 7),
    )
    out: Pieces = []
    for k, (x, y, size, turn, trim, left, right, stride) in enumerate(bunch):
        z = 54 + (k // 2) * 22
        sag = (x + hand[0]) / 2 + (14 if x > 300 else -10), (y + hand[1]) / 2 + 20
        out.append(piece(stroked(spline([(x, y), sag, hand], False), 4), "#fff3d4", z - 2, cast=0.5))
        out += put(astronaut(trim, left, right, stride), x, y, size, turn, z=z, lift=0.7)
    tent = [
        piece("470,1010! 486,860! 640,740! 794,860! 810,1010!", "#f6ead0", 20, ink="print stripes 56 #d9553f @90"),
        piece("474,880! 486,846! 640,722! 794,846! 806,880! 768,902 730,880! 692,902 654,880! 616,902 578,880! 540,902 "
              "506,880!", "#d9553f", 28),
        piece([stroked([(640, 724), (640, 668)], 6), [(642, 668), (694, 684), (642, 702)]], "#f0c04a", 26),
        piece("606,1010! 622,930 640,900 658,930 674,1010!", "#7a2c34", 30),
    ]  # fmt: skip
    return [
        piece([cloud(690, 560, 230, 3), cloud(60, 690, 240, 8)], "#fbe6e0", 8),
        piece(land(950, 900, 930, 890, 920), "#b9a86a", 12, ink="print grass 50 #a8985c"),
        *tent,
        piece(land(1010, 1000, 1010, 1000, 1010), "#9db062", 40, ink="print grass 56 #8ca054"),
        # the one that drifts off
        piece(stroked("708,196 722,236 700,276 712,316", 4), "#fff3d4", 46, cast=0.5),
        *put(astronaut("#c9708c", (-34, -88), (34, -58), 6), 708, 196, 1.5, 16, z=48, lift=0.6),
        *out,
        # the child and the one on the child's string
        piece(stroked(spline([(640, 800), (632, 870), (598, 966)], False), 4), "#fff3d4", 100, cast=0.5),
        *put(astronaut("#c8503a", (-35, -74), (33, -90), 5), 640, 800, 2.2, 8, z=102, lift=0.7),
        piece(land(1120, 1104, 1114, 1100, 1120), "#84a050", 116, ink="print flowers 60 #f4e6a0"),
        *person(570, 1176, 300, 124, "#e8b23e", age="child", skin="brown", hair="black", cut="curly", near=(9, -70),
                far=(-8, -40), nod=-22, legs="#34506b", shoes="#c8402e"),
        *person(250, 1176, 560, 120, "#8c3a56", skin="dark", hair="black", cut="bun", near=(9, -69), far=(22, -46),
                dress=0.75, hat="straw", hat_colour="#f0d48a", legs="#4a2c3a", ink="print dots 22 #f0b8a4"),
        piece(grass(-20, 820, 1222, 60, r), "#5f8440", 170),
    ]  # fmt: skip


@card(
    "030",
    "Nobody inside",
    "A scarecrow stands in a stubble field. Two crows, back to back, are its head, others are its hands, "
    "and some are flying off.",
    "fear, deception, freedom, dissolution, mask, crowd, autumn",
    mood="uneasy",
    camera="wide",
    light=overcast("#e6dcc0", "#d9c08a", key=(-0.3, 0.6)),
)
def nobody_inside(r: Random) -> Pieces:
    black = "#2a2630"
    places = [
        (90, 560, 110, 30),
        (730, 540, 110, -160),
        (560, 210, 110, -40),
        (680, 150, 100, -30),
        (250, 180, 90, 200),
        (140, 260, 80, 210),
        (620, 330, 84, -20),
        (400, 150, 90, -80),
        (130, 430, 70, 180),
        (760, 330, 70, -30),
        (470, 90, 70, -50),
    ]
    crows: Pieces = []
    for i, (x, y, s, t) in enumerate(places):
        crows += put(
            traced(lambda p: flying_crow(p, 0, 0, 100, black)), x, y, s / 100, t, z=66 + i * 2, flip=t > 90, lift=0.4
        )
    return [
        piece(land(640, 610, 640, 600, 630), "#d9b86a", 8, ink="print grass 40 #c9a656"),
        *[
            piece(land(700 + i * 110, 690 + i * 110, 704 + i * 110, 686 + i * 110, 700 + i * 110), c, 14 + i * 8,
                  ink=f"print grass {44 + i * 12} {d}")
            for i, (c, d) in enumerate((("#d4a94e", "#b98c38"), ("#c9983e", "#a87c2c"), ("#b9862f", "#966a22")))
        ],
        piece([box(388, 300, 24, 860), box(110, 560, 580, 20)], "#6d4a30", 40, ink="score grain 10"),
        piece("250,520! 330,470 470,470 550,520! 690,540! 700,620! 560,640 540,700 580,960! 500,940! 470,980! "
              "400,950! 340,980! 300,944! 220,960! 262,700 240,640 100,620! 110,540!", "#7a5a48", 50,
              ink="print chevrons 50 #6d4f3f",
              lines=["400,480 396,700 402,940", "330,640 320,800 300,930", "470,640 480,800 500,930"], width=3,
              curl=(0, -0.12)),
        piece([box(290, 740, 70, 70, 4), box(450, 660, 60, 66, 4)], "#b5633c", 54, ink="print checks 24 #d9a05c"),
        piece("360,480! 400,640 440,480! 400,510", black, 56),
        piece([circle(400, y, 9) for y in (680, 760, 840)], "#d9b24a", 56),
        piece(strip([(330, 470), (400, 490), (470, 470)], [30, 36, 30]), "#c8402e", 62),
        *crows,
        *[
            one
            for x, flip in ((362, True), (438, False))
            for one in put([
                *traced(lambda p: crow(p, 0, 0, 236, "#38333f", eye="#38333f")),
                piece(circle(78, -199, 15), "#f7cf4a", 16, emit=0.4, cast=0.3),
                piece(circle(81, -199, 7), "#14101a", 17, cast=0),
            ], x, 476, flip=flip, z=92, lift=0.6)
        ],
        piece(["300,260! 320,180 400,150 480,180 500,260!", oval(400, 262, 160, 24)], "#4f3f3a", 110,
              ink="score flecks 16", curl=(0, -0.15)),
        piece("302,246! 306,222 400,208 494,222 498,246! 400,232", "#c8402e", 114),
        piece(grass(-20, 820, 1215, 120, r, 18), "#a8782a", 130),
    ]  # fmt: skip


@card(
    "031",
    "No swimming today",
    "A lifeguard sits on a tall white chair in a wheat field. A shark's fin comes through the "
    "ripe wheat towards a child with a swimming ring.",
    "danger, summer, duty, imagination, warning, hidden threat, absurd",
    mood="uneasy",
    camera="wide",
    light=day("#7fc4d4", "#dfeed8", key=(0.5, 0.5)),
)
def no_swimming(r: Random) -> Pieces:
    def wheat(y: float, tall: float, colour: str, z: float, gap: tuple[float, float] = (0, 0)) -> Pieces:
        stalks = []
        for i in range(76):
            x = -20 + i * 11.4 + r.uniform(-4, 4)
            if gap[0] < x < gap[1]:
                continue
            h = tall * r.uniform(0.8, 1.1)
            stalks += [
                leaf(x, y - h, tall * 0.3, tall * 0.075, -90 + r.uniform(-18, 18)),
                stroked([(x, y), (x, y - h)], 3),
            ]
        return [
            piece(stalks, lighter(colour, 0.14), z),
            piece(land(y, y + 5, y - 3, y + 4, y), colour, z + 3, ink=f"score grass {tall * 0.5}"),
        ]

    return [
        piece([cloud(600, 200, 300, 3), cloud(160, 320, 240, 5)], "#fdfbf2", 8),
        piece(land(540, 520, 536, 524, 540), "#8fae6a", 10),
        *wheat(600, 60, "#e8c25a", 16),
        *wheat(680, 90, "#e3b44a", 30),
        piece(
            [
                stroked([(110, 900), (170, 470)], 12),
                stroked([(350, 900), (290, 470)], 12),
                stroked([(150, 900), (190, 470)], 10),
                stroked([(310, 900), (270, 470)], 10),
                *[box(150 - i * 8 + i * 2, 560 + i * 80, 160 + i * 14, 10) for i in range(4)],
                box(150, 462, 160, 20, 4),
                box(150, 330, 14, 140),
                box(296, 330, 14, 140),
                box(150, 330, 160, 14),
            ],
            "#fffaf0",
            46,
        ),
        *person(
            216,
            560,
            270,
            56,
            "#d2382f",
            pose="dangle",
            skin="dark",
            hair="black",
            cut="curly",
            legs="#d2382f",
            hat="cap",
            hat_colour="#d2382f",
            near=(24, -58),
            shoes="#6d4530",
        ),
        piece(polygon([(286, 398), (330, 372), (330, 424)]), "#f6ead0", 84),
        piece([circle(330, 520, 44)], "#fffaf0", 60, holes=[circle(330, 520, 22)]),
        piece([moved(box(-9, -44, 18, 22), 330, 520, 1, a) for a in (0, 90, 180, 270)], "#d2382f", 62, cast=0.2),
        *wheat(800, 110, "#dba53e", 70),
        piece(
            "520,860! 530,760 580,660 640,620! 636,700 660,790 700,860!",
            "#5f6f7c",
            92,
            curl=(0, -0.25),
            lines=["600,700 590,780 596,850"],
        ),
        piece(
            [
                leaf(500, 852, 60, 24, 200),
                leaf(470, 872, 50, 20, 190),
                leaf(716, 852, 60, 24, -20),
                leaf(740, 872, 50, 20, -10),
            ],
            "#f6dc8a",
            96,
        ),
        *wheat(930, 120, "#d29834", 100, (520, 690)),
        *[
            p
            for p in person(
                180,
                1130,
                260,
                110,
                "#3f9ab0",
                view="back",
                age="child",
                skin="brown",
                hair="black",
                cut="curly",
                near=(-16, -44),
                far=(16, -44),
            )
            if max(s.getBounds().bottom() for s in p.shapes) < 1070  # the wheat hides the legs
        ],
        piece(oval(180, 1040, 74, 30), "#f4e6c4", 138, ink="print stripes 40 #d2382f @90", holes=()),
        *wheat(1070, 140, "#c78a2c", 116),
        *wheat(1200, 150, "#b87a24", 134),
    ]


@card(
    "032",
    "On three",
    "Looking down past your own bare feet at the end of a diving board. Far below, in the middle "
    "of a town, stands a glass of water.",
    "courage, risk, fear, decision, doubt, trust, absurd",
    mood="uneasy",
    camera="aerial",
    light=day("#d9cdb8", key=(0.7, 0.8), strength=1.0, contrast=0.95),
    blurs=((60, 0.5),),
)
def on_three(r: Random) -> Pieces:
    roofs: dict[str, list[Any]] = {"#c4725a": [], "#b5624c": [], "#d08e68": [], "#94807a": []}
    ridges = []
    for i in range(9):
        for j in range(12):
            x, y = 4 + i * 92 + r.uniform(-4, 4), -10 + j * 84 + r.uniform(-4, 4)
            if math.hypot(x + 36 - 400, (y + 32 - 420)) < 210:
                continue
            roofs[r.choice(list(roofs))].append(box(x, y, 70 + r.uniform(-8, 4), 60 + r.uniform(-8, 4), 3))
            ridges.append([(x + 2, y + 30), (x + 66, y + 30)])
    skin = SKIN["olive"]

    def foot(x: float, flip: bool) -> Pieces:
        sole = curve("-44,420! -50,260 -66,120 -84,0 -76,-70 -20,-100 50,-84 84,-30 78,70 58,200 50,420!")
        toes = [
            oval(-56, -116, 34, 44),
            oval(-8, -126, 24, 34),
            oval(32, -112, 21, 30),
            oval(62, -88, 18, 25),
            oval(86, -56, 15, 20),
        ]
        nails = [
            oval(-58, -138, 19, 15),
            oval(-9, -144, 13, 11),
            oval(33, -128, 11, 10),
            oval(64, -101, 9, 8),
            oval(89, -67, 7, 7),
        ]
        lines = [
            moved(text, x, 900, flip=flip)
            for text in ("-34,-80 -38,-40", "12,-90 8,-50", "46,-76 40,-40", "70,-50 62,-20")
        ]
        return [
            piece(
                [moved(s, x, 900, 1.05, flip=flip) for s in (sole, *toes)],
                skin,
                150,
                lines=lines,
                width=3,
                curl=(0, -0.1),
            ),
            piece([moved(s, x, 900, 1.05, flip=flip) for s in nails], lighter(skin, 0.45), 154, cast=0.3),
        ]

    return [
        piece(FULL, "#cfc0a4", 3, ink="print cobbles 40 #c4b498"),
        *[piece(shapes, c, 12, ink="score lines 9 @90", cast=1) for c, shapes in roofs.items()],
        piece([stroked(line, 3) for line in ridges], "#8a6458", 14, cast=0),
        piece(circle(400, 420, 190), "#f0e4c8", 6, cast=0.2),
        piece(circle(400, 420, 104), "#ffffff", 34, vellum=0.35),
        piece(circle(400, 420, 84), "#1f8fc8", 40, ink="score rings 90"),
        piece(leaf(348, 384, 74, 22, -40), "#e8fbff", 44, cast=0),
        piece(stroked([(410, 440), (530, 250)], 20), "#e0342c", 60, ink="print stripes 40 #fffaf0 @30"),
        piece([oval(x, y, 10, 12) for x, y in ((270, 470), (310, 540), (520, 540))], "#4a3a3c", 16),
        piece(polygon([(150, 1260), (190, 830), (610, 830), (650, 1260)]), "#f3efe4", 120, ink="print lines 26 #cfd8d8",
              lines=()),
        piece(polygon([(186, 880), (190, 826), (610, 826), (614, 880)]), "#2f8fae", 124),
        *foot(500, False),
        *foot(300, True),
    ]  # fmt: skip


@card(
    "033",
    "Same boat",
    "Seen from above, two people in one boat row in opposite directions. Between them the boat has stretched like an "
    "accordion.",
    "marriage, quarrel, stubborn, compromise, distance, music, teamwork",
    mood="funny",
    camera="aerial",
    light=day("#2f8a94", "#256f86", key=(0.45, 0.6), saturation=1.08),
)
def same_boat(r: Random) -> Pieces:
    red, floor = "#c8402e", "#e8c48c"

    def rower(coat: Colour, legs: Colour, skin: str, hat: Pieces) -> Pieces:
        """Return somebody who sits at (-300, 0) and pulls two oars, seen from above and facing right."""
        tone = SKIN[skin]
        oars: Pieces = []
        for k in (-1, 1):
            oars += [
                piece(stroked([(-206, k * 26), (-150, k * 300)], 13), "#8a5a30", 46),
                piece(moved("-24,-10 -26,60 0,96 26,60 24,-10", -153, k * 286, 1, 12 if k < 0 else -12)
                      if k > 0 else moved("-24,10 -26,-60 0,-96 26,-60 24,10", -153, -286, 1, 12),
                      "#a8743c", 48, lines=[[(-150, k * 290), (-142, k * 340)]], width=2.4),
                piece(strip([(-296, k * 50), (-256, k * 66), (-206, k * 30)], [40, 34, 26]), lighter(coat, 0.06), 60),
                piece(circle(-204, k * 28, 16), tone, 64),
                piece([strip([(-286, k * 22), (-220, k * 34), (-168, k * 26)], [40, 36, 30])], legs, 34),
                piece(oval(-150, k * 26, 24, 15), "#2a2026", 32),
            ]  # fmt: skip
        return [*oars, piece(oval(-304, 0, 46, 74), coat, 56, curl=(90, -0.12)), *hat]

    straw = [
        piece(circle(-298, 0, 66), "#f0d48a", 72, ink="print rings 44 #e0bf6c", curl=(45, -0.12)),
        piece(circle(-298, 0, 37), "#c8402e", 80),
        piece(circle(-298, 0, 32), "#f6e0a0", 86, curl=(45, -0.15)),
    ]
    curls = [piece([circle(-298 + 34 * math.cos(a), 34 * math.sin(a), 26) for a in (0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4)]
                   + [circle(-298, 0, 40)], "#221a20", 72, ink="score rings 22"),
             piece(strip([(-262, -40), (-244, 0), (-262, 40)], [14, 20, 14]), "#e8b23e", 78)]  # fmt: skip
    end = curve("-560,0! -480,-86 -360,-128 -200,-132 -120,-126! -120,126! -200,132 -360,128 -480,86")
    inside = curve("-516,0! -456,-62 -350,-98 -200,-104 -120,-100! -120,100! -200,104 -350,98 -456,62")
    half = [
        piece(end, red, 22, curl=(90, -0.12)),
        piece(inside, floor, 24, ink="score lines 34;score grain 20"),
        piece(box(-336, -104, 64, 208, 4), "#a8743c", 28, ink="score grain 14"),
        piece(stroked("-120,-114 -200,-119 -350,-113 -470,-74 -538,0 -470,74 -350,113 -200,119 -120,114", 12), "#f6e6c4",
              30),
    ]  # fmt: skip
    folds: Pieces = []
    for i in range(10):
        x = -140 + i * 28
        wide = 132 + 10 * math.sin((i + 0.5) / 10 * math.pi)
        folds.append(piece(
            polygon([(x, -wide + 16), (x + 14, -wide), (x + 28, -wide + 16), (x + 28, wide - 16), (x + 14, wide),
                     (x, wide - 16)]),
            ("#f0c04a", "#e2a836")[i % 2], 36 + i % 2 * 4, lines=[[(x + 14, -wide + 4), (x + 14, wide - 4)]], width=3,
            curl=(0, (0.3, -0.3)[i % 2])))  # fmt: skip
    boat_pieces = [
        *half,
        *rower("#34506b", "#28323e", "pale", straw),
        *put([*half, *rower("#8c3a66", "#4a2c44", "dark", curls)], rot=180),
        *folds,
    ]
    turn = -58
    a = math.radians(turn)

    def there(x: float, y: float) -> Point:
        """Return where a point of the boat lies on the card."""
        return 400 + x * math.cos(a) - y * math.sin(a), 600 + x * math.sin(a) + y * math.cos(a)

    rings = [stroked(circle(*there(k * 140, j * 372), s), 5) for k in (-1, 1) for j in (-1, 1) for s in (62, 92)]
    wakes = [stroked(spline([there(k * x, j * y) for x, y in ((600, 20), (540, 110), (430, 190))], False), 6)
             for k in (-1, 1) for j in (-1, 1)]  # fmt: skip
    pads = [(96, 150, 62, 40), (176, 236, 40, 200), (694, 1040, 66, 220), (610, 1120, 40, 10)]
    return [
        piece(FULL, "#2f8f98", 2, ink="print waves 110 #3b9ca4"),
        piece([fish(150, 560, 60, 40), fish(240, 640, 44, 50), fish(640, 520, 54, 220), fish(560, 1010, 40, 200)],
              "#1f6c7c", 4, cast=0, rim=0),
        piece([*rings, *wakes], "#9fdcd8", 8, cast=0.2, vellum=0.25),
        *put(boat_pieces, 400, 600, 0.98, turn, z=8),
        *[
            one
            for x, y, s, t in pads
            for one in (
                piece(difference(circle(x, y, s), polygon([(x, y), (x + s * 1.4 * math.cos(math.radians(t)),
                                                                     y + s * 1.4 * math.sin(math.radians(t))),
                                                           (x + s * 1.4 * math.cos(math.radians(t + 34)),
                                                            y + s * 1.4 * math.sin(math.radians(t + 34)))])),
                      "#6fae5c", 14, ink="score rings 40"),
            )
        ],
        piece([leaf(112, 140, 40, 20, k * 45) for k in range(8)], "#fbe4ea", 22),
        piece(circle(112, 140, 11), "#f0c04a", 28),
    ]  # fmt: skip


@card(
    "034",
    "In a minor key",
    "A woman in yellow plays the rain. It hangs from a dark cloud like the strings of a harp.",
    "music, sadness, comfort, talent, weather, longing, calm",
    mood="tender",
    camera="wide",
    light=overcast("#b9c6d2", "#8fa6b4", key=(0.3, 0.6)),
)
def minor_key(r: Random) -> Pieces:
    strings, beads = [], []
    for i in range(15):
        x = 330 + i * 30
        pull = -26 if i in (1, 2) else (18 if i == 5 else 0)
        foot = 1070 - i * 6
        strings.append(
            stroked(
                spline([(x, 330), (x + pull * 0.4, 540), (x + pull, 690), (x + pull * 0.3, 860), (x, foot)], False), 5
            )
        )
        beads += [moved(curve("0,-16! 7,0 0,8 -7,0"), x + pull * 0.7, r.uniform(420, 1040), 1.2) for _ in range(3)]
    return [
        piece(land(860, 820, 850, 800, 840), "#9ab0ac", 8, ink="print grass 60 #8ba29e"),
        piece([pine(x, 850, 120 + (x * 13) % 70) for x in range(20, 820, 70)], "#7f989a", 14),
        piece(land(940, 910, 930, 900, 930), "#7f9a86", 20, ink="print grass 60 #718c78"),
        piece([cloud(540, 300, 620, 4), cloud(250, 250, 420, 6)], "#7d8a9c", 60, ink="score scales 70"),
        piece([cloud(580, 350, 560, 9)], "#5c6a80", 84, ink="score scales 60"),
        piece([oval(x, y, w, 12) for x, y, w in ((420, 1080, 110), (640, 1060, 130), (540, 1130, 90))], "#cfe0e8", 30,
              ink="score rings 40", cast=0.3),
        piece(strings, "#ffffff", 74, knife=0.1, cast=0.8, emit=0.15),
        piece(beads, "#dff2ff", 78, emit=0.12),
        *chair(220, 1120, 420, 50, "#5a4a44"),
        *person(220, 1125, 820, 88, "#e6b43a", pose="sit", skin="brown", hair="black", cut="braid", dress=1.0,
                near=(19, -60), far=(15, -48), ink="print leaves 50 #efc65c", legs="#4a3a44", nod=6),
        piece(grass(-20, 820, 1215, 80, r), "#5f7c68", 130),
    ]  # fmt: skip


@card(
    "035",
    "Breakfast for the rain",
    "An old man on a park bench scatters crumbs. Around his feet furled umbrellas peck like "
    "birds, their handles bent to the ground.",
    "loneliness, friendship, routine, imagination, autumn, kindness, odd",
    mood="funny",
    camera="wide",
    light=evening("#e9c4ac", "#c99aa0", lamp=(600, 240), key=(-0.5, 0.55)),
)
def breakfast_for_the_rain(r: Random) -> Pieces:
    def bird_umbrella(colour: Colour, z: float) -> Pieces:
        return [
            piece(
                [
                    stroked([(-6, -40), (-10, 0)], 5),
                    stroked([(14, -40), (18, 0)], 5),
                    stroked([(-10, 0), (4, 0)], 4),
                    stroked([(18, 0), (32, 0)], 4),
                ],
                "#4a3226",
                z,
            ),
            piece(stroked("60,-74 104,-96 128,-74 124,-40 112,-28", 8), "#6d4a30", z + 2),
            piece(
                "-116,-104! -60,-108 0,-96 62,-80! 66,-66! 20,-36 -30,-44 -80,-76",
                colour,
                z + 4,
                lines=["-100,-100 -30,-84 58,-76", "-90,-92 -20,-66 56,-70", "-70,-82 -10,-52 40,-56"],
                width=2.2,
                curl=(90, -0.2),
            ),
            piece(stroked([(-116, -104), (-146, -116)], 4), "#2a2430", z + 1),
        ]

    flock = (
        (120, 1020, 1.2, "#3f6a8c", False),
        (420, 1080, 1.35, "#b5382e", True),
        (690, 1050, 1.25, "#2f6a54", True),
        (200, 1170, 1.5, "#d99a3c", False),
        (640, 1180, 1.45, "#5a3f7c", True),
    )
    return [
        piece(land(640, 600, 650, 610, 640), "#c98f8c", 8, ink="print leaves 70 #bd8080"),
        *tree(110, 780, 480, 14, "#b5583c", seed=3),
        *tree(700, 760, 420, 12, "#c97a3c", seed=8),
        piece(land(770, 760, 775, 760, 770), "#a87a80", 24, ink="print cobbles 60 #9c6e76"),
        piece(land(880, 870, 880, 865, 880), "#bd9494", 34, ink="print cobbles 76 #b08888"),
        *bench(400, 950, 420, 40, "#7a4a34"),
        *person(400, 955, 560, 60, "#4f5a48", view="side", pose="sit", age="old", skin="pale", hair="white", hat="brim",
                hat_colour="#39403a", beard=True, near=(30, -46), scarf="#c8402e", ink="print checks 26 #5c6854"),
        piece([circle(r.uniform(520, 660), r.uniform(720, 980), 5) for _ in range(16)], "#f6e6b4", 84),
        *[
            p
            for i, (x, y, s, c, f) in enumerate(flock)
            for p in put(bird_umbrella(c, 0), x, y, s, z=80 + i * 6, flip=f)
        ],
        piece(
            moved("-100,20! -70,-30 0,-56 70,-30 100,20! 66,6 33,24! 0,8 -33,24! -66,6", 600, 330, 1.1, -24), "#3f6a8c",
            60,
            lines=[moved("0,-56 -30,-20 -33,24", 600, 330, 1.1, -24), moved("0,-56 30,-20 33,24", 600, 330, 1.1, -24)],
            curl=(45, -0.2)),
        piece(stroked("606,350 640,430 664,434 668,414", 6), "#6d4a30", 56),
    ]  # fmt: skip


@card(
    "036",
    "Laundry day",
    "A white zebra stands bashfully beside a washing line. Its black stripes hang there to dry.",
    "identity, nakedness, vanity, renewal, humour, shame, freedom",
    mood="funny",
    camera="wide",
    light=day("#f3d9a0", "#f0b878", key=(0.45, 0.6)),
)
def laundry_day(r: Random) -> Pieces:
    white, black = "#fbf7ee", "#26222a"
    line = spline([(-40, 170), (200, 214), (400, 226), (600, 214), (840, 170)], False)
    hung = [(66 + i * 84, 196 + 28 * math.sin(i / 8 * math.pi), 250 + i % 3 * 50) for i in range(9)]
    stripes = [
        strip([(x, y), (x - 18, y + tall * 0.35), (x + 16, y + tall * 0.7), (x + 2, y + tall)], [22, 44, 40, 6])
        for x, y, tall in hung
    ]
    pegs = [box(x - 7, y - 20, 14, 42, 4) for x, y, _ in hung]

    def legs(places: tuple[tuple[float, float], ...], colour: Colour, z: float) -> Pieces:
        """Return jointed legs from (hip, foot) and their hooves."""
        shins = []
        hooves = []
        for hip, foot in places:
            knee = (hip + foot) / 2
            shins.append(strip([(hip, 850), (knee, 960), (knee, 1000), (foot, 1100)], [86, 46, 50, 34, 36]))
            hooves.append(polygon([(foot - 20, 1092), (foot + 20, 1092), (foot + 28, 1130), (foot - 26, 1130)]))
        return [piece(shins, colour, z), piece(hooves, "#3a3438", z + 3)]

    head = [
        piece([leaf(-40, -84, 96, 50, -112), leaf(40, -84, 96, 50, -68)], white, 0),
        piece([leaf(-42, -90, 66, 26, -112), leaf(42, -90, 66, 26, -68)], "#e8b8a8", 2),
        piece("-62,-70 -40,-104 0,-112 40,-104 62,-70 60,0 46,80 40,130 0,150 -40,130 -46,80 -60,0", white, 4),
        piece("-48,92 -44,74 0,68 44,74 48,92 44,132 0,152 -44,132", "#4a4046", 8),
        piece([oval(-20, 108, 8, 11), oval(20, 108, 8, 11)], "#1c1a20", 10, cast=0.2),
        piece([oval(-40, -28, 13, 16), oval(40, -28, 13, 16)], "#1c1a20", 8),
        piece([circle(-36, -34, 5), circle(44, -34, 5)], "#ffffff", 10, cast=0),
        piece([oval(-38, 24, 22, 15), oval(38, 24, 22, 15)], "#f0a898", 6, cast=0, rim=0),
        piece([box(-26, -146, 52, 60, 12)], white, 3),
        piece([box(-26, -146 + k * 20, 52, 10) for k in range(3)], black, 5, cast=0.2),
    ]
    return [
        *sun(330, 610, 70, 6, ("#f7c86a", "#fbd98a", "#fdecb8")),
        piece(land(800, 780, 796, 776, 800), "#d9b05c", 8, ink="print grass 50 #c99e4c"),
        piece([strip([(90, 800), (96, 690), (60, 610)], [24, 16, 8]), oval(80, 590, 120, 34)], "#7f8a4c", 12),
        piece(land(940, 920, 935, 916, 940), "#c9963f", 16, ink="print grass 60 #b98632"),
        piece([box(-6, 140, 24, 920), box(782, 140, 24, 860)], "#7a4f34", 40, ink="score grain 10"),
        piece(stroked(line, 6), "#f6efe0", 44),
        piece(stripes, black, 56, curl=(0, -0.15)),
        piece(pegs, "#c98a4c", 62),
        *legs(((226, 250), (486, 470)), darker(white, 0.16), 64),
        piece(strip([(150, 770), (96, 850), (110, 960)], [22, 14, 12]), white, 68),
        piece(leaf(110, 940, 80, 40, 84), black, 70),
        *legs(((170, 150), (540, 440)), white, 74),
        piece(
            "130,820 140,740 220,710 380,716 470,690 520,640 600,640 620,720 590,840 520,900 380,890 240,900 150,890",
            white,
            80,
            lines=["480,730 470,820 500,880", "220,750 200,830 220,890"],
            width=3,
            curl=(90, -0.12),
        ),
        *[
            piece(moved(box(-30, -16, 60, 32, 10), 505 + k * 14, 690 - k * 26, 1, -58), (white, black)[k % 2], 78)
            for k in range(5)
        ],
        *put(head, 590, 660, 1.05, 10, z=92),
        piece(land(1150, 1140, 1150, 1140, 1150), "#b98430", 100, ink="print grass 70 #a87426"),
        piece("590,1160! 576,1050! 770,1050! 756,1160!", "#7fa8b0", 112, ink="score lines 20 @90"),
        piece(strip([(640, 1050), (620, 1090), (634, 1130)], [30, 34, 6]), black, 118),
        piece(
            [oval(673, 1050, 98, 20), circle(630, 1036, 20), circle(680, 1026, 26), circle(722, 1038, 20)],
            "#f6fbfb",
            116,
        ),
    ]


@card(
    "037",
    "Regulars",
    "Four ostriches have their heads in the sand. Below the ground the heads meet around a café table.",
    "hiding, friendship, fear, denial, secret life, comfort, gossip",
    mood="funny",
    camera="cross-section",
    light=lamplit(
        "#ffd9a0", (400, 830), radius=330, power=1.1, ambient=0.66, reach=220, key=(0.3, 0.55), shadow="#2c1410"
    ),
)
def regulars(r: Random) -> Pieces:
    out: Pieces = [
        piece(box(-40, -40, 880, 520), "#bfe0dc", 4, foot="#f6ecc8"),
        *sun(660, 120, 54, 8),
        piece([cloud(180, 130, 220, 3)], "#fffdf4", 10),
        piece(land(400, 384, 404, 380, 400), "#eccf8c", 14, ink="score flecks 40"),
    ]
    for i, (x, dx, hy, flip) in enumerate(
        ((60, 30, 830, False), (230, 20, 770, False), (570, -20, 770, True), (740, -30, 830, True))
    ):
        s = -1 if flip else 1
        out += [
            piece(
                [
                    strip([(x - 24, 300), (x - 30, 370), (x - 22, 430)], [16, 10, 9]),
                    strip([(x + 20, 300), (x + 10, 370), (x + 18, 430)], [16, 10, 9]),
                ],
                "#e0a08a",
                40 + i,
            ),
            piece(
                [
                    f"{x - 80},{250} {x - 70},{210} {x - 10},{190} {x + 60},{210} {x + 78},{260} "
                    f"{x + 40},{310} {x - 40},{312}"
                ],
                "#3a3238",
                48 + i,
                ink="score scales 26",
            ),
            piece(
                [leaf(x - s * 66, 236, 60, 30, a) for a in ((200, 230, 260) if s > 0 else (-20, -50, -80))],
                "#f6f0e2",
                52 + i,
            ),
            piece(
                strip(
                    [
                        (x + s * 60, 260),
                        (x + s * 84, 330),
                        (x + s * 80, 430),
                        (x + s * (70 + dx), 560),
                        (x + s * (60 + abs(dx)), hy - 30),
                    ],
                    [34, 26, 22, 22, 24],
                ),
                "#e8b49c",
                90 + i,
                curl=(0, -0.15),
            ),
            piece([oval(x + s * (66 + abs(dx)), hy, 44, 34)], "#e8b49c", 96 + i),
            piece(
                polygon(
                    [
                        (x + s * (96 + abs(dx)), hy - 12),
                        (x + s * (150 + abs(dx)), hy + 8),
                        (x + s * (94 + abs(dx)), hy + 20),
                    ]
                ),
                "#e0904c",
                98 + i,
            ),
            piece(circle(x + s * (72 + abs(dx)), hy - 10, 13), "#fffaf0", 100 + i, cast=0.3),
            piece(circle(x + s * (76 + abs(dx)), hy - 9, 7), "#1c1618", 102 + i, cast=0.2),
        ]
    cave = curve(
        "70,720 110,600 260,560 400,580 540,560 690,600 730,720 740,900 720,1080 600,1130 "
        "400,1140 200,1130 80,1080 60,900"
    )
    return [
        *out,
        piece(box(-40, 420, 880, 840), "#f3c07c", 20, ink="print stripes 60 #f6cc90 @90"),
        piece(land(430, 420, 436, 418, 430), "#c98a4c", 84, holes=[cave],
              ink="score flecks 44;print cobbles 110 #c08044", foot="#7a4630"),
        piece([stroked([(400, 560), (400, 620)], 5)], "#4a2c24", 92),
        piece(polygon([(340, 670), (370, 616), (430, 616), (460, 670)]), "#b5382e", 96),
        piece(oval(400, 672, 30, 14), "#fff2c0", 94, emit=1.2),
        piece([box(386, 930, 28, 190), oval(400, 1120, 90, 16)], "#5a3424", 88),
        piece(["230,900! 400,884 570,900! 590,980 540,960 500,990 450,962 400,992 350,962 300,990 260,960 210,980"],
              "#fbf3e2", 108, ink="print checks 40 #d9604c"),
        piece([
            s
            for x in (290, 370, 440, 520)
            for s in (moved("-22,0! -26,-34! 26,-34! 22,0!", x, 896),
                      stroked(f"{x + 24},870 {x + 40},872 {x + 36},888 {x + 22},890", 5))
        ], "#fffaf0", 116),
        piece([steam(x, 856, 60, 16) for x in (290, 370, 440, 520)], "#fff6e0", 118, vellum=0.4, cast=0.2),
        piece([box(120, 1060, 80, 70, 8), box(600, 1060, 80, 70, 8)], "#8c5a3c", 90, ink="score grain 10"),
    ]  # fmt: skip


@card(
    "038",
    "Second helping of song",
    "A stork with a napkin round its neck conducts a choir of frogs on lily pads. Their mouths are wide open.",
    "trust, danger, naivety, power, music, deception, appetite",
    mood="uneasy",
    camera="wide",
    light=day("#cfe0b4", "#8fb88a", key=(0.4, 0.6)),
)
def second_helping(r: Random) -> Pieces:
    def frog(x: float, y: float, s: float, z: float, c: Colour) -> Pieces:
        at = placed(x, y, s)

        return [
            piece(at(oval(0, 30, 96, 24)), "#4f8a54", z - 4, lines=at("0,30 60,20 90,30", "0,30 -60,22 -92,28")),
            piece(at("-70,24 -84,-10 -50,-30 0,-20 50,-30 84,-10 70,24"), darker(c, 0.15), z),
            piece(at("-58,10 -62,-50 -40,-90 0,-96 40,-90 62,-50 58,10 0,26"), c, z + 4, ink="print dots 30"),
            piece(at(circle(-34, -96, 22), circle(34, -96, 22)), c, z + 7),
            piece(at(circle(-34, -98, 13), circle(34, -98, 13)), "#f8e27a", z + 9),
            piece(at(oval(-30, -98, 5, 9), oval(38, -98, 5, 9)), "#1c1a18", z + 11),
            piece(at(oval(0, -44, 34, 27)), "#7a1f2c", z + 8),
            piece(at(oval(0, -32, 20, 11)), "#e8808a", z + 10, cast=0.3),
        ]

    greens = ("#6fae4a", "#8abf4e", "#5c9a52", "#a3b848")
    spots = (
        (470, 760, 0.72),
        (620, 730, 0.7),
        (740, 800, 0.74),
        (430, 900, 0.9),
        (590, 880, 0.88),
        (730, 960, 0.94),
        (380, 1080, 1.1),
        (560, 1060, 1.1),
        (710, 1130, 1.15),
    )
    white = "#fbf6ec"
    return [
        piece(land(470, 450, 480, 440, 470), "#a9c890", 8),
        piece([
            s
            for i in range(26)
            for s in (stroked([(i * 34, 620), (i * 34 + r.uniform(-10, 10), 380 + (i * 53) % 120)], 4),
                      oval(i * 34, 390 + (i * 53) % 120, 8, 30))
        ], "#7a8f4c", 14),
        piece(box(-40, 600, 880, 660), "#7fb8a8", 16, ink="print waves 100 #8cc4b4", foot="#4f9490"),
        *[p for i, (x, y, s) in enumerate(spots) for p in frog(x, y, s, 40 + i * 9, greens[i % 4])],
        piece([oval(180, 1110, 150, 36)], "#5a3f30", 50),
        piece([box(60, 1060, 240, 60, 12)], "#7a5a40", 56, ink="score grain 14"),
        piece(oval(180, 1062, 122, 24), "#c9a878", 60, ink="score rings 70"),
        piece([stroked("170,760 176,900 166,1062", 12), stroked("216,760 230,900 226,1062", 12),
               stroked([(166, 1062), (200, 1066)], 8), stroked([(226, 1062), (262, 1066)], 8)], "#d9553f", 70),
        piece("60,640! 90,560 170,520 260,540 300,620 280,720 210,780 130,760 80,710", white, 80, ink="score scales 34",
              curl=(0, -0.15)),
        piece("40,720! 60,620 130,580 200,610 190,690 120,740 60,770", "#2a2a34", 88,
              lines=["70,720 110,660 180,640", "80,750 130,700 186,680"], width=3),
        piece(strip([(250, 590), (296, 500), (270, 400), (276, 320)], [90, 50, 40, 44]), white, 86, curl=(0, -0.15)),
        piece(circle(284, 300, 46), white, 92),
        piece(polygon([(316, 276), (500, 330), (318, 322)]), "#d9553f", 96),
        piece(circle(296, 290, 10), "#1c1a20", 98),
        piece([circle(299, 287, 3)], "#ffffff", 100, cast=0),
        piece("236,430! 320,430! 332,560 280,620 226,560", "#fffaf0", 102, ink="print checks 26 #d98a8a"),
        piece(strip([(270, 640), (350, 600), (400, 540)], [70, 40, 16]), "#2a2a34", 106,
              lines=["280,640 340,606 390,560"]),
        piece(stroked([(396, 546), (480, 470)], 5), "#f6e6c0", 110),
        piece([leaf(400 + i * 60, 1215, 120, 20, -90 + r.uniform(-20, 20)) for i in range(8)], "#3f7a4c", 140),
    ]  # fmt: skip
