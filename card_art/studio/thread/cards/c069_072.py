from card_art.studio.kit import *
from card_art.studio.thread.kit import *

GINGER = ("#e0a050", "#b8702c", "#8a4a1a")


def gingerbread(
    x: float, y: float, tall: float, trim: Pieces, *, arms: tuple[Point, Point] = ((-76, -104), (76, -104))
) -> Pieces:
    """Return a gingerbread figure with iced edges that stands on (x, y); `trim` is sewn on it at 200 tall."""
    (lx, ly), (rx, ry) = arms
    body = whole(
        [
            circle(0, -160, 42),
            curve("-34,-124 34,-124 40,-70 36,-40 -36,-40 -40,-70"),
            strip([(-20, -112), (lx, ly)], [36, 38]),
            circle(lx, ly, 19),
            strip([(20, -112), (rx, ry)], [36, 38]),
            circle(rx, ry, 19),
            strip([(-18, -60), (-28, -18)], [40, 40]),
            circle(-28, -20, 20),
            strip([(18, -60), (28, -18)], [40, 40]),
            circle(28, -20, 20),
        ]
    )
    return put([
        felt(body, GINGER[1], colours=GINGER, shade=60, lift=16, thick=10, bevel=16, fuzz=0.5),
        line("chain", [body], "#fffaf0", 7 * min(1.0, tall / 330)) if tall > 150 else line(
            "stem", [body], "#fffaf0", 4),
        knots([(-15, -166), (15, -166)], "#2a1810", 7),
        line("stem", ["-16,-146 0,-136 16,-146"], "#fffaf0", 5),
        *trim,
    ], x, y, tall / 205)  # fmt: skip


@card(
    "069",
    "From scratch",
    "A baker holds the family he has baked in his arms: a gingerbread wife and two gingerbread "
    "children, all smiling. Three glasses of milk stand on the table, and one more child is in "
    "the oven.",
    "loneliness, family, creation, love, hunger, home, illusion, fragility",
    mood="tender",
    camera="interior",
    light=lamplit((400, 520), fall=0.5, bloom=0.35, fill=0.92, key="#ffe2b0"),
    ground=ground("cotton", "#3f7280", "#4f8490", ink="score tiles 84"),
    hem=("#fffaf0", "#b8702c"),
)
def from_scratch(r: Random) -> Pieces:
    buttons = knots([(0, -96), (0, -76), (0, -56)], "#d8404a", 8)
    bow = [
        felt(["-4,-124! -26,-138! -26,-110!", "4,-124! 26,-138! 26,-110!"], "#d8404a", lift=4),
        knots([(0, -124)], "#f7d23a", 6),
    ]
    curls = [
        line("chain", ["-40,-150 -44,-182 -22,-204 0,-208 22,-204 44,-182 40,-150"], "#fffaf0", 8),
        knots([(-46, -140), (46, -140)], "#fffaf0", 9),
        *bow,
    ]
    sleeve = {"lift": 16, "thick": 12, "bevel": 20, "ink": "print stripes 30 #d4e6f0 @90"}

    def milk(x: float, y: float) -> Pieces:
        """A glass of milk from a little above; its foot is at (x, y)."""
        return [
            felt([f"{x - 46},{y - 160}! {x + 46},{y - 160}! {x + 38},{y} {x},{y + 12} {x - 38},{y}"], "#a8d4e4",
                 lift=12, fuzz=0.2, thick=6),
            felt(f"{x - 40},{y - 110}! {x + 40},{y - 110}! {x + 33},{y - 8} {x},{y + 2} {x - 33},{y - 8}", "#fffdf8",
                 lift=0, fuzz=0.2),
            felt(oval(x, y - 160, 46, 14), "#d8eef6", lift=2, fuzz=0.2, thick=2),
            felt(oval(x, y - 112, 40, 11), "#ffffff", lift=0, fuzz=0.2, thick=2),
            line("stem", [oval(x, y - 160, 46, 14)], "#5f9ab4", 4),
        ]  # fmt: skip

    return [
        # the oven, with one more
        felt("500,640! 500,220 540,150 640,120 740,150 780,220 780,640!", "#a8503a", lift=10, ink="score bricks 44"),
        felt(arch(560, 730, 420, 230), "#3a1a14", lift=4),
        felt(arch(576, 714, 420, 256), "#ff9a3a", emit=0.7, lift=0, colours=("#f2602a", "#ffd070")),
        felt(box(590, -30, 100, 170), "#8a3e2c", lift=8, ink="score bricks 36"),
        *gingerbread(645, 424, 110, []),
        felt(box(546, 418, 200, 20, 4), "#5a5a60", lift=8),
        # the family
        *gingerbread(586, 980, 560, curls, arms=((-70, -96), (66, -92))),
        *person(290, 1200, 900, 0, "#b4d0e0", view="front", skin="brown", hair="white", cut="short", beard=True,
                hat="chef", hat_colour="#fffdf8", near=(14, -48), far=(-14, -48)),
        felt("332,472! 290,490! 248,472! 256,510! 290,502! 324,510!", "#d8404a", lift=6),
        # his arms round them
        felt(strip("366,560 430,650 540,736 640,744", [92, 84, 74, 60]), "#c4dcea", **sleeve),
        felt(strip("214,560 170,620 140,690 132,740", [92, 84, 74, 62]), "#c4dcea", **sleeve),
        *gingerbread(104, 970, 370, [buttons, line("chain", ["-30,-186 -10,-200 12,-198 30,-184"], "#fffaf0", 7)],
                     arms=((-44, -70), (56, -76))),
        felt([circle(660, 746, 30), *(strip([(664, 724 + k * 16), (702, 732 + k * 16)], [17, 13]) for k in range(4))],
             SKIN["brown"], lift=10, thick=8, fuzz=0.3),
        felt([circle(150, 772, 28), *(strip([(130 + k * 15, 780), (124 + k * 15, 818)], [16, 12]) for k in range(4))],
             SKIN["brown"], lift=10, thick=8, fuzz=0.3),
        *gingerbread(352, 950, 300, [*bow, knots([(-38, -180), (38, -180)], "#d8404a", 12)]),
        # the table
        cloth("cotton", "-40,880! 840,880! 840,1260! -40,1260!", "#f7ead0", lift=18, thick=6),
        cloth("cotton", "-40,1010! 840,1010! 840,1260! -40,1260!", "#e08a4a", lift=8, thick=6,
              ink="print checks 120 #ec9c5c"),
        line("chain", ["-20,1014 400,1018 820,1014"], "#fffaf0", 10),
        *milk(170, 970),
        *milk(480, 984),
        *milk(690, 966),
    ]  # fmt: skip


def flyer(x: float, y: float, size: float, colour: Colour, up: bool = True, flip: bool = False) -> Pieces:
    """Return a bird flying right with its wing raised or lowered; its feet are near (x, y + 0.3 size)."""
    wing = "14,-8! 0,-60 -30,-104 -66,-116! -58,-60 -40,-20" if up else "20,4! 6,50 -30,84 -66,86! -54,44 -36,0"
    far = "26,-10! 30,-60 16,-96 -6,-118! -8,-60 0,-20" if up else "28,-8! 20,-50 -6,-80 -40,-88! -30,-44 -10,-10"
    return put([
        fill(far, darker(colour, 0.45), darker(colour, 0.2), way=80, lift=6),
        fill("84,-14! 60,-20 20,-22 -30,-12 -70,2 -110,-6! -96,14 -110,30! -60,22 -10,28 40,22 66,8",
             darker(colour, 0.2), colour, lighter(colour, 0.3), shade="lit", way=0, lift=10, puff=10),
        fill(circle(76, -22, 20), darker(colour, 0.1), lighter(colour, 0.2), shade="lit", way="round", lift=6),
        felt("92,-26! 118,-18! 92,-12!", "#f2a030", lift=3),
        beads([(82, -26)], "#141018", 4),
        fill(wing, darker(colour, 0.35), colour, lighter(colour, 0.25), shade="lit", way=70 if up else -60, lift=12),
    ], x, y, size / 110, flip=flip)  # fmt: skip


@card(
    "070",
    "Taking it with us",
    "A flock of birds flies south over bare fields and carries its red autumn tree along on "
    "ropes, roots and earth and all. A squirrel clings to a root; below is the hole it left.",
    "migration, home, roots, farewell, friendship, autumn, moving house, loyalty",
    mood="grand",
    camera="wide",
    light=morning(pool=(400, 500), fall=0.4, angle=140),
    ground=ground("velvet", "#6fa4c4", "#a4c6d2", "#ecd4ac"),
    hem=("#d8602a", "#4a6a84"),
)
def taking_it_with_us(r: Random) -> Pieces:
    flock = [
        (120, 300, 66, "#3a4a64", True),
        (290, 190, 72, "#5a6a84", False),
        (470, 130, 72, "#33384c", True),
        (640, 170, 70, "#6a5a6c", False),
        (716, 310, 56, "#4a5a74", True),
        (190, 130, 54, "#8a6a5a", True),
        (400, 250, 60, "#a8585a", True),
        (590, 290, 60, "#44607a", True),
    ]
    tips = [(196, 540), (320, 470), (430, 440), (540, 480), (594, 540), (262, 500), (380, 450), (486, 460)]
    crown = [
        (x + 60 * math.cos(k * 2.4) * (k % 5) / 3, y + 50 * math.sin(k * 2.4) * (k % 5) / 3)
        for x, y in (
            (200, 560),
            (270, 500),
            (350, 450),
            (430, 440),
            (520, 470),
            (600, 540),
            (300, 590),
            (400, 560),
            (500, 580),
            (560, 620),
            (240, 620),
        )
        for k in range(23)
    ]
    tones = ("#c8321f", "#e8602a", "#f29a2f", "#b82a3a", "#f7c23f")
    return [
        felt(cloud(110, 700, 240, 3), "#f7f6f0", lift=5),
        felt(cloud(700, 640, 220, 7), "#f7f6f0", lift=5),
        felt(cloud(660, 60, 170, 5), "#f7f6f0", lift=4),
        # the land below
        felt(land(1020, 1000, 1016, 996, 1010), "#c8bfa0", lift=4),
        felt(land(1050, 1040, 1056, 1036, 1050), "#b49a6c", lift=5, ink="sew lines 26 #d0ba8a @6"),
        felt("-40,1110! 200,1070 300,1260! -40,1260!", "#a4845a", lift=4, ink="sew lines 24 #c0a274 @-14"),
        felt("470,1070! 840,1090! 840,1260! 420,1260!", "#94785a", lift=4, ink="sew lines 24 #b49874 @20"),
        *[
            q
            for k, (x, y) in enumerate(((640, 1066), (700, 1074), (752, 1068)))
            for q in house(x, y, 46, 34, 0, ("#f4ead2", "#e0c8b0", "#f0dcc0")[k], ("#a84a3a", "#5a6a7c", "#8a4a3a")[k],
                           rows=1)
        ],
        *[
            q
            for x, y in ((70, 1066), (120, 1072), (170, 1064))
            for q in (line("stem",
                           [[(x, y), (x, y - 44)], [(x, y - 22), (x + 15, y - 40)], [(x, y - 16), (x - 14, y - 34)]],
                           "#6a5a50", 5),)
        ],
        felt(oval(372, 1130, 92, 32), "#4a2e1c", lift=0, thick=2, edge="#8a6238", hem="whip", size=14),
        felt(oval(376, 1136, 66, 20), "#2a180e", lift=0, thick=1),
        # the ropes
        line("stem",
             [
                 [(x - 6, y + s * 0.2), ((x + tx) / 2, (y + ty) / 2 + 12), (tx, ty)]
                 for (x, y, s, _, _), (tx, ty) in zip(flock, tips, strict=True)
             ], "#f4ead2", 5),
        # the tree
        fill([strip([(404, 900), (396, 760), (402, 640), (390, 500)], [88, 66, 56, 34]),
              strip([(400, 680), (310, 590), (220, 540)], [40, 28, 14]),
              strip([(400, 660), (500, 580), (590, 520)], [42, 28, 14]),
              strip([(398, 600), (350, 500), (320, 440)], [28, 18, 10]),
              strip([(396, 560), (460, 480), (480, 420)], [28, 18, 10])], "#3a2418", "#6a4630", "#94684a", shade="lit",
            way=86, lift=14, width=5),
        satin([leaf(x - 18, y, 46, 30, r.uniform(0, 360)) for k, (x, y) in enumerate(crown) if k % 2 == 0], "#9c2a1c",
              lift=6),
        *[
            satin([leaf(x - 16, y, 48, 30, r.uniform(0, 360)) for k, (x, y) in enumerate(crown) if k % 5 == j],
                  tones[j], lift=10)
            for j in range(5)
        ],
        # roots and earth
        seed("320,900 350,868 404,856 460,868 492,904 476,960 440,1000 404,1014 366,996 332,956", "#7a5234", "#54341f",
             "#3a2214", size=12),
        fill([strip([(370, 900), (316, 940), (310, 1000), (300, 1076)], [32, 26, 22, 8]),
              strip([(390, 910), (370, 990), (386, 1040)], [30, 18, 4]),
              strip([(420, 910), (440, 990), (424, 1060)], [32, 18, 4]),
              strip([(440, 900), (510, 940), (530, 1000)], [30, 18, 4])], "#4a2e1c", "#7a5638", shade="lit", way=90,
            lift=10, width=4),
        # the squirrel
        *put([
            fill(strip([(268, 990), (226, 1000), (206, 960), (226, 916), (210, 890)], [16, 40, 46, 40, 14]), "#a8481c",
                 "#e08040", way="round", lift=10),
            fill("256,1030 246,980 268,944 296,960 300,1000 284,1036", "#b8541f", "#e88a4a", way=86, lift=10),
            fill(circle(284, 934, 23), "#b8541f", "#f09a58", way="round", lift=8),
            felt(["270,918! 268,896! 282,912!", "288,912! 296,892! 300,916!"], "#a8481c", lift=4),
            beads([(292, 932)], "#141018", 5),
            felt([strip("274,966 304,956 318,968", [15, 13, 9]), strip("278,988 306,988 318,998", [15, 13, 9]),
                  strip("270,1026 300,1030 312,1020", [17, 14, 10])], "#a8481c", lift=6),
        ], -84, -296, 1.3),
        satin([
            leaf(x, y, 34, 22, r.uniform(0, 360))
            for x, y in ((170, 780), (250, 850), (120, 880), (590, 760), (660, 860), (560, 900), (210, 720))
        ], "#e8602a", "#f2a03f", lift=8),
        *[q for x, y, s, c, up in flock for q in flyer(x, y, s, c, up)],
    ]  # fmt: skip


@card(
    "071",
    "Road works",
    "A white goat has begun to eat the road from its end and chews on it like on a grey ribbon. "
    "Behind it lies bare earth; before it stands a red car, and the driver has got out and "
    "scratches her head.",
    "obstacle, patience, hunger, progress, nature, stubbornness, detour, ending",
    mood="funny",
    camera="wide",
    light=noon(angle=125, pool=(420, 520), low=0.55, fall=0.35),
    ground=ground("velvet", "#7fc4d8", "#b4dce0", "#e6f0d4"),
    hem=("#6a6e78", "#f7e8a8"),
)
def road_works(r: Random) -> Pieces:
    fur = ("#b4aca4", "#ece6dc", "#fffdf8")

    def road(shape: str, **how: Any) -> Piece:
        return cloth(
            "wool",
            shape,
            "#6a6e78",
            colours=("#7f838c", "#5c606a"),
            thick=5,
            edge="#f4f0e4",
            hem="run",
            size=9,
            **{"lift": 6, **how},
        )

    return [
        *sun(650, 130, 66, 0, ("#f7d878", "#fbe6a0", "#fff6cc")),
        felt(cloud(190, 150, 240, 3), "#fbfdfa", lift=5),
        felt(land(330, 250, 320, 270, 330), "#9ac4a4", lift=5),
        felt(land(430, 330, 400, 300, 380), "#a4cc7a", lift=5, ink="sew grass 50 #c4e09a"),
        road("560,318! 584,316! 600,350 560,380 470,396 430,420! 396,420! 430,390 530,366 566,346", lift=3),
        felt(land(410, 440, 470, 500, 450), "#8abc58", lift=6, ink="sew grass 56 #b4da80"),
        felt([pine(90, 470, 90), pine(150, 480, 70), pine(720, 500, 100)], "#4a8a5c", lift=6),
        road("410,476! 460,474! 470,520 380,560 250,600 220,640! 140,640! 190,580 330,530 410,500", lift=4),
        felt(land(560, 600, 650, 640, 600), "#74ac44", lift=7, ink="sew grass 64 #a4d070"),
        # what is eaten already
        felt("560,850! 700,900 760,1040 700,1240! 380,1240! 500,1060 490,950 430,880!", "#a4774a", lift=0, thick=3,
             edge="#7a5230", hem="whip", size=14, ink="sew flecks 34 #c49a6a"),
        road("230,630! 340,640! 330,700 260,760 250,810 300,846 360,850! 410,836! 440,900! 390,936 300,960 150,930 "
             "90,850 120,760 220,690", lift=8),
        line("run", ["284,650 260,710 186,780 170,840 230,900 330,906 410,884"], "#f7f2e0", 9, size=30, gap=26),
        # the car
        *put([
            felt([circle(-80, 0, 34), circle(84, 0, 34)], "#22222a", lift=8),
            felt([circle(-80, 0, 14), circle(84, 0, 14)], "#c9d2d8", lift=2),
            felt("-150,0! -152,-50 -100,-66 -70,-120 50,-124 90,-70 146,-56 154,-6! ", "#d8343a", lift=12, thick=12,
                 bevel=26, fuzz=0.4),
            felt("-84,-70! -60,-110 -8,-112! -8,-68!", "#cfe6ee", lift=2),
            felt("6,-112! 42,-112 72,-68! 6,-68!", "#cfe6ee", lift=2),
            felt(circle(140, -34, 13), "#ffe9a0", lift=3, emit=0.3),
            line("stem", ["-146,-30 0,-24 120,-28"], "#8a1820", 5),
            felt(box(126, -12, 40, 14, 5), "#c9d2d8", lift=4),
        ], 210, 884, 1.0, 2),
        *person(236, 944, 250, 0, "#f2b83a", skin="brown", hair="black", cut="bun", near=(16, -92), far=(8, -60),
                nod=4),
        # the goat
        felt([strip([(600, 1000), (606, 1080), (596, 1150)], [48, 36, 26]),
              strip([(730, 1000), (738, 1080), (730, 1150)], [48, 36, 26])], "#c4bcb2", lift=6),
        felt([box(582, 1146, 32, 26, 5), box(716, 1146, 32, 26, 5)], "#3a3234", lift=4),
        fill("540,860 600,820 700,810 770,830 800,900 790,990 740,1040 640,1046 570,1010 540,940", *fur, shade="lit",
             lines=["560,880 650,850 780,870", "560,940 660,930 780,940", "580,1000 670,1010 770,1000"], width=5,
             puff=36, lift=18),
        fill("760,840! 800,800 812,826 790,856", *fur, way=-40),
        felt([strip([(570, 1000), (566, 1090), (560, 1160)], [54, 40, 30]),
              strip([(770, 990), (782, 1080), (776, 1160)], [54, 40, 28])], "#ece6dc", lift=10),
        felt([box(544, 1156, 36, 28, 5), box(760, 1156, 34, 28, 5)], "#3a3234", lift=4),
        fill("540,980 520,900 500,800 510,730 560,710 610,760 620,850 610,960", *fur, shade="lit",
             lines=["530,740 540,850 570,960", "580,730 596,850 600,960"], width=5, puff=24, lift=16),
        felt(strip([(560, 680), (612, 610), (680, 600), (726, 640)], [34, 30, 22, 6]), "#8a7a62", lift=10, thick=9,
             ink="score lines 16 @70"),
        felt(strip([(534, 676), (560, 590), (620, 556), (670, 570)], [34, 28, 20, 6]), "#a4947a", lift=10, thick=9,
             ink="score lines 16 @70"),
        fill("620,720 680,706 716,730 680,756 624,750", *fur, way=0, lift=8),
        fill("470,760 400,810 384,850 410,880 470,880 540,850 610,800 626,730 600,680 550,664 510,690", *fur,
             shade="lit", lines=["600,710 520,770 410,850", "560,690 480,760 400,840"], width=5, puff=26, lift=18),
        felt(oval(532, 736, 24, 20), "#f7d23a", lift=4),
        felt(box(516, 730, 30, 11, 5), "#181014", lift=0),
        satin(strip([(500, 706), (530, 702), (560, 718)], [6, 11, 6]), "#8a8078"),
        line("stem", ["398,830 410,842", "404,868 440,862 480,846"], "#6a5a58", 5),
        # the road in its mouth
        road("404,832! 452,846! 470,876 452,912 470,960 446,1010! 384,1000! 400,950 380,900 418,880", lift=16),
        line("run", ["428,860 420,910 432,960 414,1000"], "#f7f2e0", 8, size=22, gap=18),
        fill(strip([(486, 872), (496, 920), (490, 970)], [34, 22, 6]), *fur, way=90, lift=8),
        knots([(340, 1050), (400, 1080), (450, 1060), (300, 1090)], "#5c606a", 12),
        knots([(370, 1066)], "#f4f0e4", 9),
        *[
            q
            for x, y in ((60, 1060), (150, 1130), (250, 1160), (90, 1180), (200, 1040))
            for q in (
                knots([(x + 12 * math.cos(a), y + 12 * math.sin(a)) for a in (0.3, 1.55, 2.8, 4.1, 5.3)],
                      ("#fffaf0", "#f7d23a")[x % 2], 8),
                knots([(x, y)], "#e8962a", 6),
            )
        ],
    ]  # fmt: skip


def racket(start: Point, end: Point, head: float) -> Pieces:
    """Return a badminton racket from its grip to the middle of its head."""
    (x0, y0), (x, y) = start, end
    turn = math.degrees(math.atan2(y - y0, x - x0)) + 90
    mesh = [[(-head + k * 12, -head), (-head + k * 12, head)] for k in range(1, int(head / 6))]
    return [
        line("cord", [[start, end]], "#3a3a44", 7),
        felt(moved(oval(0, 0, head, head * 1.24), x, y, 1, turn), "#f4f0e4", see=0.55, lift=4, fuzz=0.2),
        line("stem", [moved(polygon([a, b], False), x, y, 0.92, turn + t) for a, b in mesh for t in (0, 90)], "#fffdf8",
             2) if mesh else knots([end], "#fff"),
        line("cord", [moved(oval(0, 0, head, head * 1.24), x, y, 1, turn)], "#c8343a", 7),
    ]  # fmt: skip


@card(
    "072",
    "Never met",
    "A brick wall as high as houses stands between two gardens, sunny on one side and dusky on "
    "the other. A girl and an old man play badminton across it and cannot see each other.",
    "separation, friendship, trust, border, neighbours, secret, hope, generations",
    mood="tender",
    camera="cross-section",
    light=morning(pool=(260, 640), fall=0.42, angle=150),
    ground=ground("cotton", "#f7c890", "#fbdca8", "#fdeccb"),
    hem=("#a8503a", "#f7e0b0"),
)
def never_met(r: Random) -> Pieces:
    shuttle = [
        felt(
            "0,0! -34,-74! 0,-88 34,-74!",
            "#fffdf8",
            lift=12,
            lines=["0,-6 -20,-76", "0,-6 0,-84", "0,-6 20,-76"],
            edge="#c9d2e0",
            hem="run",
        ),
        felt(oval(0, 2, 18, 15), "#c8343a", lift=6),
    ]
    return [
        # dusk on the right
        cloth("cotton", box(400, -30, 440, 1260), "#3f4a8c", lift=0, thick=1,
              colours=("#2a3470", "#54589c", "#9c7cae")),
        sequins([(500, 120), (600, 210), (700, 90), (740, 300), (560, 360), (680, 430)], "#f7ecc0", 7),
        felt(difference(circle(670, 190, 54), circle(646, 176, 48)), "#fbf0c8", lift=4, emit=0.3),
        *sun(140, 210, 84, 0, ("#f7a848", "#fbc868", "#fff0a8")),
        felt(cloud(120, 420, 190, 4), "#fffaf0", lift=5),
        felt("-40,900! 100,870 360,890! 360,1260! -40,1260!", "#8aba58", lift=6, ink="sew grass 60 #b4d880"),
        felt("440,890! 640,866 840,900! 840,1260! 440,1260!", "#3f6a6c", lift=6, ink="sew grass 60 #5a8a84"),
        felt(whole([circle(40, 800, 60), circle(100, 830, 50), circle(-10, 840, 60)]), "#5a9a4a", lift=6,
             ink="sew leaves 40 #94c870"),
        felt([pine(770, 890, 190), pine(700, 884, 130)], "#2a4a54", lift=6),
        # the wall
        felt(box(336, 330, 128, 900), "#b85a40", lift=18, thick=9, ink="score bricks 58",
             colours=("#c86a4a", "#8a3e30"), shade=0),
        felt(box(318, 300, 164, 40, 6), "#d8a07a", lift=12),
        seed([oval(350, 310, 40, 12), oval(450, 308, 30, 10)], "#7aa050", "#4f7a38", size=7),
        line("run", ["262,572 280,420 330,260 400,160 470,220 510,330 524,452"], "#fffaf0", 7),
        *put(shuttle, 404, 170, 1.25, 78),
        # the girl
        *racket((232, 782), (262, 640), 50),
        *person(128, 1120, 430, 0, "#e8484f", age="child", skin="dark", hair="black", cut="tails", dress=0.5,
                pose=Pose((24, -78), (-14, -44), (14, 0), (-12, -2), 2, -22), legs="#fbf0dc", shoes="#3f7fb8",
                ink="print dots 20 #fbd0c0"),
        *[
            q
            for x, h in ((36, 120), (290, 130))
            for q in (
                line("stem", [[(x, 1160), (x + 4, 1160 - h)]], "#4f8a34", 8),
                satin([leaf(x + 4, 1160 - h, 46, 22, a) for a in range(0, 360, 30)], "#f7c22a", lift=6),
                knots([(x + 4, 1160 - h)], "#6a3a1c", 20),
            )
        ],
        # the old man
        *racket((536, 668), (526, 520), 50),
        *person(632, 1120, 500, 0, "#e8dcc0", age="old", skin="pale", hair="white", cut="bald", beard=True, flip=True,
                pose=Pose((19, -91), (-10, -44), (10, 0), (-10, -2), -12, -12), legs="#6a5a7c",
                ink="print stripes 24 #c8b894 @90"),
        felt(oval(740, 1150, 30, 12), "#2a4a4c", lift=0),
        *put(shuttle, 520, 1150, 0.6, 100),
        *put(shuttle, 736, 1120, 0.6, 60),
        *put(shuttle, 250, 1150, 0.6, 100),
    ]  # fmt: skip
