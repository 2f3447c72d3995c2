from dataclasses import replace

from card_art.studio.kit import *
from card_art.studio.thread.kit import *


@card(
    "053",
    "Spotless",
    "A woman in black goes through a garden with a vacuum cleaner. It sucks the colours out of "
    "the flowers. Behind her everything is grey, and its bag holds a whole rainbow.",
    "order, loss, sadness, greed, cleaning, tiredness, forgetting, collecting",
    mood="uneasy",
    camera="wide",
    light=morning(pool=(520, 560), fall=0.4, angle=60),
    ground=ground("velvet", "#b4b6b8", "#bcc0c2", "#6cbcec", "#48a8ec", shade=0),
    hem=("#c4c6c8", "#e8408a"),
)
def spotless(r: Random) -> Pieces:
    rainbow = ("#e8303a", "#f2702a", "#f7b81a", "#3fae4a", "#2f7ae0", "#8a4ac8")
    coat = "#26282e"

    def flower(x: float, y: float, tall: float, tone: Colour, green: Colour, turn: float = 0) -> Pieces:  # fmt: skip
        s = tall / 200
        head = (x + 6 * s, y - tall)
        petals = [leaf(*head, 66 * s, 52 * s, a + turn) for a in range(0, 360, 60)]
        return [
            line("stem", [[(x, y), (x + 8 * s, y - tall * 0.5), head]], green, 12 * s),
            satin([leaf(x + 4 * s, y - tall * 0.3, 80 * s, 34 * s, a) for a in (-150, -30)], darker(green, 0.1),
                  lighter(green, 0.2), lift=5),
            satin(petals, darker(tone, 0.1), lighter(tone, 0.15), lift=9),
            felt(circle(*head, 22 * s), lighter(tone, 0.55), lift=4, thick=6),
        ]  # fmt: skip

    def halves(shape: Any, grey: Colour, colour: Colour, lift: float) -> Pieces:
        return [
            felt(shape, grey, lift=lift, clip=[box(-40, 0, 500, 1260)]),
            felt(shape, colour, lift=lift, clip=[box(458, 0, 420, 1260)]),
        ]

    nozzle = (500, 1060)
    starts = ((560, 800), (640, 700), (740, 780), (700, 900), (640, 560))
    streams = [
        line("stem",
             [[(x, y), ((x + nozzle[0]) / 2 + 40, (y + nozzle[1]) / 2 - 60), (nozzle[0] + 34, nozzle[1] - 40), nozzle]],
             tone, 12)
        for (x, y), tone in zip(starts, (rainbow[0], rainbow[5], rainbow[4], rainbow[2], rainbow[1]), strict=True)
    ]  # fmt: skip
    grey, green = "#8c8e90", "#2f8f3f"
    return [
        felt(cloud(190, 220, 270, 3), "#d4d6d8", lift=5),
        felt(cloud(630, 170, 250, 5), "#ffffff", lift=5),
        *halves(land(720, 690, 720, 680, 700), "#a4a6a8", "#9cdc6c", 4),
        *tree(110, 760, 380, 0, "#a0a2a4", "#77797b", 3),
        *tree(690, 740, 440, 0, "#2f9a44", "#8a5434", 5),
        felt([circle(x, y, 22) for x, y in ((610, 470), (700, 420), (750, 520), (660, 560))], "#e8303a", lift=6),
        *halves(land(830, 810, 840, 806, 826), "#96989a", "#5cb83e", 6),
        *flower(70, 930, 180, "#b8babc", grey),
        *flower(420, 900, 150, "#acaeb0", grey, 20),
        *flower(570, 960, 200, rainbow[0], green),
        *flower(700, 1010, 270, rainbow[5], green, 20),
        *flower(770, 930, 200, rainbow[2], green, 8),
        *streams,
        # the cleaner
        *person(290, 1140, 620, 0, coat, skin="pale", hair="white", cut="bun", dress=0.62, near=(27, -52),
                far=(19, -56), legs="#3a3c42", lean=8, nod=8, foot=(8, 0), other=(-10, 0)),
        line("cord", [[(462, 818), (486, 940), (500, 1060)]], "#16181c", 24),
        felt("450,1074! 474,1040 556,1044 606,1086! 610,1108! 446,1104!", "#16181c", lift=10, thick=8),
        cloth("silk", "40,1100 26,940 70,840 144,810 220,846 256,940 240,1100", "#e8408a", lift=16, thick=16, bevel=50,
              dye=bands(*rainbow, wide=50), emit=0.1),
        felt(box(96, 782, 96, 40, 12), "#16181c", lift=8),
        line("cord", ["462,818 410,800 340,900 250,1010 190,1060"], "#3a3c42", 26),
        felt("14,1110! 26,1066 130,1050 256,1066 274,1110 256,1146 36,1146", "#3a3c42", lift=14, thick=10),
        felt([circle(70, 1150, 32), circle(222, 1150, 32)], "#121418", lift=8),
        *flower(650, 1190, 180, rainbow[4], green, 14),
        *flower(770, 1200, 230, rainbow[1], green),
    ]  # fmt: skip


@card(
    "054",
    "Day return",
    "Four trees in autumn and summer leaves ride to town on an open red bus. One wears a scarf, "
    "one has a nest, and a small fir with a suitcase still runs to catch it.",
    "travel, moving to the city, nature, homesickness, outing, change, company, being late",
    mood="funny",
    camera="wide",
    light=morning(pool=(400, 480), fall=0.35, exposure=0.99),
    ground=ground("velvet", "#f7d87a", "#fbe6a8", "#fdf2d0"),
    hem=("#f7ecc8", "#c8303a"),
)
def day_return(r: Random) -> Pieces:
    red = "#d0303a"

    def crown(x: float, y: float, s: float, tones: tuple[str, ...], k: int) -> Pieces:
        lumps = [
            circle(x + dx * s, y + dy * s, q * s)
            for dx, dy, q in ((0, 0, 70), (-58, 20, 48), (54, 24, 50), (-30, -48, 50), (36, -44, 48), (4, -80, 40))
        ]  # fmt: skip
        return [seed(whole(lumps), *tones, size=11 + k % 3, lift=12)]

    seats = (188, 322, 456, 590)
    inside: Pieces = []
    for k, x in enumerate(seats):
        bark = ("#6a4630", "#f0eee8", "#5a3c2c", "#7a5238")[k]
        inside += [
            fill(strip([(x - 4, 960), (x + 6, 820), (x - 2, 640), (x + 2, 500)], [60, 52, 44, 36]), darker(bark, 0.2),
                 bark, way=90, lift=8),
            line("stem", [[(x - 4, 620), (x - 40, 560)], [(x + 2, 600), (x + 40, 550)]], bark, 12),
        ]  # fmt: skip
    return [
        # the town
        *[
            q
            for k, (x, w, h) in enumerate(((690, 90, 240), (770, 100, 330), (610, 80, 170), (540, 70, 120)))
            for q in house(x, 770, w, h, 0, ("#c8a8b8", "#a8b4cc", "#d8c0a8", "#b8c0c8")[k], "#8a7a94", "#f7f2e0",
                           peak=0.3, rows=4)
        ],
        tulle(box(460, 300, 400, 480), "#fbe6a8", 0.4),
        felt(cloud(200, 200, 260, 3), "#fffaf0", lift=5),
        felt([bird(560, 150, 26), bird(620, 200, 20)], "#8a6a5a", lift=5),
        felt(land(790, 740, 790, 770, 780), "#a8cc6a", lift=5),
        felt([pine(40, 790, 120), pine(100, 780, 90), pine(150, 786, 70)], "#5a9a5a", lift=4),
        felt(land(880, 860, 880, 860, 880), "#86b84f", lift=5, ink="sew grass 56 #b4dc7a"),
        felt(box(-30, 1020, 860, 230), "#6a6670", lift=6, ink="score flecks 60"),
        line("run", [[(10, 1110), (800, 1110)]], "#fbf2dc", 9, size=60, gap=40),
        # the bus: inside, trees, side
        felt(box(112, 640, 590, 330, 20), "#5a1c28", lift=6),
        felt([box(x - 52, 860, 104, 110, 16) for x in seats], "#8a5a3a", lift=4),
        *inside,
        *crown(188, 440, 1.12, ("#9ad05a", "#5aa83f", "#3f7f34"), 0),
        *crown(322, 400, 1.0, ("#f7e06a", "#e8b83a", "#c88a2a"), 1),
        *crown(456, 440, 1.14, ("#7ac07a", "#3f9a5a", "#2f6f48"), 2),
        *crown(592, 414, 1.02, ("#f7a85a", "#e8702a", "#b84a20"), 0),
        felt([circle(444, 420, 19), circle(478, 422, 19)], "#3f8fd0", lift=8),
        satin(["432,412! 420,404! 434,404!", "488,414! 502,406! 490,404!"], "#f2a02a"),
        fill("412,428 462,440 512,428 500,462 462,472 424,462", "#8a5a2a", "#c8904a", way=0, lift=10),
        line("chain", ["150,580 190,600 240,582"], "#3f7fc0", 14),
        fill(strip([(236, 590), (260, 640), (250, 690)], [26, 26, 30]), "#2f5fa0", "#5a9ad8", way=0, lift=8),
        felt("84,1000! 84,790 100,760 700,760 716,790 730,900 740,1000! 732,1040 90,1040", red, lift=16, thick=12,
             bevel=20, colours=("#e04a4a", "#b82430"), edge="#fbe0c0", hem="run", size=12),
        felt([box(96, 700, 22, 80), box(246, 700, 18, 80), box(380, 700, 18, 80), box(514, 700, 18, 80),
              box(650, 700, 22, 80)], red, lift=8),
        felt(box(90, 752, 616, 26, 8), "#f7ecd2", lift=8),
        felt(box(600, 800, 96, 190, 10), "#8a1c28", lift=2),
        cloth("silk", box(612, 812, 72, 90, 6), "#cfeaf4", lift=0),
        felt(box(90, 950, 500, 22, 6), "#f7ecd2", lift=4),
        *[
            q
            for k, x in enumerate(seats[:3])
            for q in (
                felt(box(x - 62, 802, 124, 124, 24), "#f7ecd2", lift=4),
                cloth("silk", box(x - 52, 812, 104, 104, 18), "#4a1824", lift=0),
                *[
                    replace(one, clip=(box(x - 52, 812, 104, 104, 18),))
                    for one in (
                        fill(strip([(x - 2, 930), (x, 800)], [70, 58]),
                             darker(("#6a4630", "#d8d6d0", "#5a3c2c")[k], 0.2), ("#6a4630", "#f0eee8", "#5a3c2c")[k],
                             way=90, lift=5),
                        felt(box(x - 52, 886, 104, 30), "#c8904a", lift=3),
                    )
                ],
            )
        ],
        *[
            q
            for x in (210, 590)
            for q in (
                felt(circle(x, 1040, 64), "#22202a", lift=14, thick=12),
                felt(circle(x, 1040, 32), "#d8d8dc", lift=4),
                felt(circle(x, 1040, 11), "#8a8a94", lift=2),
            )
        ],
        felt(circle(728, 960, 18), "#fff2b0", emit=0.4, lift=5),
        felt(box(722, 1000, 34, 26, 6), "#d8d8dc", lift=6),
        satin([
            leaf(x, y, 40, 20, a)
            for x, y, a in ((60, 470, 200), (90, 560, 170), (40, 640, 150), (110, 380, 220), (30, 530, 190),
                            (70, 720, 160))
        ], "#7ab84a", "#e8a83a", lift=6),
        # the one that is late
        *put([
            line("cord",
                 [[(-10, -40), (-44, -6)], [(10, -40), (44, -20)], [(44, -20), (60, -26)], [(-44, -6), (-62, -14)]],
                 "#7a4a2c", 15),
            felt(strip([(0, -30), (0, -90)], [44, 40]), "#7a4a2c", lift=8),
            fill(pine(0, -70, 250, 4), "#1f5a3f", "#3f8f5a", "#7ac07a", shade="lit", way=90, lift=12),
            line("cord", [[(50, -120), (110, -90)], [(-50, -130), (-100, -180)]], "#7a4a2c", 11),
            felt(box(84, -92, 92, 66, 8), "#c8904a", lift=10, edge="#7a4a2c", hem="run", size=7),
            line("cord", ["112,-92 130,-112 148,-92"], "#5a3420", 7),
        ], 140, 1164, 0.86, 12),
    ]  # fmt: skip


@card(
    "055",
    "Breathe in, please",
    "A dark surgery. On the X-ray screen the doctor sees the patient's white ribs, and among them "
    "a campfire where two tiny people sit and warm their hands.",
    "warmth, heart, secret, love, illness, courage, hope, inner life",
    mood="tender",
    camera="interior",
    light=lamplit((330, 640), fall=0.75, bloom=0.65, fill=0.8, ambient="#48588c"),
    ground=ground("cotton", "#131c34", "#0f1628", ink="print tiles 100 #18223e"),
    hem=("#1c2848", "#f2a24a"),
)
def breathe_in(r: Random) -> Pieces:
    bone = "#e6eef6"
    ribs = [
        f"{320 + sx * 14},{y} {320 + sx * w * 0.7},{y - 20} {320 + sx * w},{y + 26} "
        f"{320 + sx * w * 0.86},{y + 70} {320 + sx * w * 0.42},{y + 92}"
        for y, w in ((470, 118), (532, 134), (594, 150), (656, 166), (718, 154), (780, 142))
        for sx in (-1, 1)
    ]
    return [
        felt(box(-30, 1080, 860, 170), "#22304c", lift=4, ink="score tiles 90"),
        felt(box(590, 100, 160, 210, 8), "#2a3a5c", lift=6),
        cloth("velvet", box(604, 114, 132, 182), "#0a1228", lift=0),
        felt(circle(692, 170, 22), "#dfe8f4", lift=2, emit=0.2),
        knots([(630, 150), (650, 220), (700, 250), (624, 262)], "#cfd8f4", 3.5),
        line("cord", [[(670, 114), (670, 296)], [(604, 205), (736, 205)]], "#2a3a5c", 8),
        # the patient
        *person(320, 1110, 900, 0, "#5a6a8c", view="front", skin="brown", hair="grey", cut="curly", near=(17, -42),
                far=(-17, -42), legs="#3a4668", shoes="#141c30"),
        # the screen
        line("cord", [[(90, 60), (90, 1130)], [(550, 60), (550, 1130)]], "#6a7a94", 18),
        felt(box(96, 384, 448, 560, 26), "#54647c", lift=22, thick=12, edge="#a4b4cc", hem="run", size=12),
        cloth("velvet", box(122, 410, 396, 508, 14), "#0a1228", lift=0, colours=("#10204a", "#0a1228", "#1c1424"),
              emit=0.05),
        felt([strip([(320, 420), (320, 910)], [22, 26])], "#8a98b4", lift=2),
        felt([box(302, 430 + k * 40, 36, 24, 8) for k in range(3)] + [
            box(302, 800 + k * 40, 36, 24, 8)
            for k in range(3)
        ], bone, lift=3),
        *[line("stem", [one], bone, 13, gloss=0.7) for one in ribs],
        line("stem", ["310,440 240,420 160,446", "330,440 400,420 480,446"], bone, 15),
        # the fire among the ribs
        felt(circle(320, 690, 128), "#2a1210", lift=0, thick=1, emit=0.0),
        felt(circle(320, 690, 118), "#5a2412", lift=0, thick=1, emit=0.12),
        *[line("stem", [one], bone, 13, gloss=0.7) for k, one in enumerate(ribs) if k in (4, 5)],
        felt([moved(box(-62, -10, 124, 20, 8), 320, 760, 1, a) for a in (-16, 16)], "#6a3a1c", lift=5,
             ink="score grain 8"),
        fill("320,580 356,640 384,690 372,742 320,760 268,742 256,690 290,650", "#f2481a", "#f7801a", "#fbb02a", way=90,
             shade="down", lift=6, emit=0.55),
        fill("322,640 350,690 346,736 320,752 294,736 292,694", "#fbc83a", "#fff0a0", way=90, lift=4, emit=0.8),
        *person(232, 784, 116, 0, "#3f7fc0", pose="floor", skin="dark", hair="black", cut="afro", near=(28, -34),
                far=(26, -30)),
        *person(410, 784, 112, 0, "#e8b83a", pose="floor", age="child", skin="pale", hair="red", cut="tails",
                near=(28, -34), far=(26, -30), flip=True),
        knots([(300, 570), (340, 546), (316, 520), (352, 590), (284, 610)], "#fbb02a", 5),
        # the doctor
        *person(668, 1170, 640, 0, "#dfe8f0", skin="olive", hair="black", cut="bob", flip=True, dress=0.62,
                near=(24, -62), far=(14, -56), legs="#3a4668", nod=2),
        line("stem", ["640,690 620,760 640,800", "676,690 690,760 650,800"], "#22304c", 7),
        beads([(642, 806)], "#c9d4e0", 12),
        felt(polygon([(470, 770), (560, 756), (572, 880), (482, 896)]), "#a8743f", lift=10),
        felt(polygon([(480, 780), (552, 768), (562, 872), (492, 884)]), "#fbf8f0", lift=0,
             lines=[[(494, 804), (546, 796)], [(498, 828), (550, 820)], [(500, 852), (534, 846)]]),
    ]  # fmt: skip


@card(
    "056",
    "Hold on, nearly done",
    "Surgeons in green bend over an operating table, seen from above. On it lies the globe with a "
    "long tear through a continent, and they are sewing it up with red thread.",
    "healing, care, danger, hope, teamwork, responsibility, repair, the world",
    mood="grand",
    camera="aerial",
    light=noon(pool=(400, 600), fall=0.75, fill=0.85),
    ground=ground("cotton", "#3f7a72", "#2f645e", ink="print tiles 110 #47857c"),
    hem=("#bfe0d4", "#c8303a"),
)
def hold_on(r: Random) -> Pieces:
    x, y, size = 400, 600, 232
    globe = circle(x, y, size)
    tear = (
        "318,424! 352,480 338,540 392,590 380,650 440,700 432,750 488,792! 456,762 462,706 "
        "408,660 420,596 366,548 380,486"
    )

    def surgeon(rot: float, skin: str, cap: Colour, far: float = 424) -> Pieces:
        """Return a surgeon who leans in from outside: drawn at the foot of the card, then turned about the globe."""
        tone, green = SKIN[skin], "#5fae94"
        glove = "#f4f8f4"
        made = [
            felt("-190,420! -180,60 -130,-10 -60,-30 60,-30 130,-10 180,60 190,420!", green, lift=18, thick=14,
                 bevel=36, lines=["-40,-20 -50,400", "40,-20 50,400"]),
            felt([strip([(-140, 20), (-150, -60), (-86, -130)], [70, 58, 44]),
                  strip([(140, 20), (150, -60), (86, -130)], [70, 58, 44])], lighter(green, 0.1), lift=16, thick=10),
            felt([oval(-76, -146, 30, 34), oval(76, -146, 30, 34)], glove, lift=12, thick=8),
            felt([strip([(-76, -160), (-60, -188)], [20, 14]), strip([(-62, -150), (-42, -168)], [18, 13]),
                  strip([(76, -160), (60, -188)], [20, 14]), strip([(62, -150), (42, -168)], [18, 13])], glove, lift=8),
            felt(oval(0, -34, 66, 60), tone, lift=12, thick=10),
            felt("-56,-66! -30,-92 30,-92 56,-66! 36,-56 -36,-56", "#e6f4ee", lift=5, lines=["-40,-72 0,-80 40,-72"]),
            cloth("cotton", oval(0, -14, 68, 56), cap, ink="print dots 26 #e6f4ee", lift=10, thick=12, bevel=34),
        ]  # fmt: skip
        a = math.radians(rot)
        return put(made, x - far * math.sin(a), y + far * math.cos(a), 1.0, rot)

    return [
        felt("120,250! 400,220 680,250! 720,600 680,950! 400,980 120,950! 80,600", "#8fcab4", lift=16, thick=10,
             bevel=30, ink="score flecks 70"),
        cloth("linen", oval(400, 600, 296, 310), "#bfe4d4", lift=8,
              lines=["180,420 240,500 200,600", "620,420 570,520 610,640", "260,840 400,880 540,840"], edge="#6aae98"),
        # the globe
        fill(globe, "#12386c", "#1f6ab8", "#4fa4e0", "#a4dcf4", shade=-60, way="round", width=5.5, size=46, puff=40,
             lift=26),
        *[
            felt(shape, tone, clip=[globe], lift=5, thick=6, edge="#c8e08a", hem="run", size=8)
            for shape, tone in (("250,470 300,420 370,400 450,420 480,480 460,560 470,640 520,690 530,760 480,820 "
                                 "420,800 380,720 330,660 310,580 262,540", "#5aa84a"),
                ("540,430 600,450 650,540 640,620 590,600 560,540 520,490", "#8ab84a"),
                ("180,640 230,620 270,680 280,760 240,790 190,720", "#a8b84a"),
                ("330,370 400,350 450,372 400,396", "#e6f0ea"))
        ],
        # the tear
        felt(tear, "#5a1418", lift=0, thick=1),
        line("stem", [tear], "#8a2a20", 6),
        line("cord",
             [
                 [(px - 30, py + 12), (px + 30, py - 12)]
                 for px, py in ((346, 470), (352, 520), (372, 570), (392, 610), (400, 652))
             ], "#e8242e", 9),
        line("cord", [[(428, 640), (480, 600), (540, 640), (560, 720), (530, 770)]], "#e8242e", 7),
        # the surgeons
        *surgeon(0, "olive", "#3f8a78"),
        *surgeon(72, "dark", "#2f7a9c", 404),
        *surgeon(-72, "pale", "#7a5a9c", 404),
        *surgeon(142, "brown", "#3f8a78", 430),
        *surgeon(-142, "dark", "#c87a3a", 430),
        line("straight", [[(520, 800), (474, 700)]], "#f4f8fa", 9, gloss=1.0),
        line("cord", [[(520, 800), (540, 770), (530, 740)]], "#e8242e", 6),
        # a tray
        felt(box(330, 40, 140, 100, 12), "#c9d4d8", lift=12, thick=7),
        line("straight", [[(350, 60), (350, 124)], [(380, 60), (384, 124)], [(410, 62), (406, 122)]], "#7f8c94", 8),
        felt(circle(440, 92, 22), "#e8242e", lift=6),
    ]  # fmt: skip
