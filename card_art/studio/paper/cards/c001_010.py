from card_art.studio.kit import *
from card_art.studio.paper.kit import *


@card(
    "001",
    "Tall ones",
    "A wood in the mist. Some of the trunks are legs with hooves, and a great head bends down to a walker "
    "with a lantern.",
    "fear, wonder, smallness, being watched, guardian, wilderness, trust",
    mood="uneasy",
    camera="wide",
    light=overcast("#cfd9cf", "#9fb3a4", exposure=1.1),
    blurs=((30, 1.2), (55, 0.6)),
)
def tall_ones(r: Random) -> Pieces:
    def trunks(xs: str, w: float, colour: str, z: float) -> Pieces:
        shapes = [
            strip([(float(x) + r.uniform(-20, 20), -40), (float(x), 600), (float(x), 1160)], [w * 0.8, w, w * 1.5])
            for x in xs.split()
        ]
        return [piece(shapes, colour, z, ink="score flecks 34")]

    def leg(x: float, z: float, knee: float, colour: Colour) -> Pieces:
        return [
            piece(
                strip(
                    [(x - 10, -40), (x, 330), (x + knee, 640), (x + knee * 0.5, 760), (x - 4, 960), (x, 1075)],
                    [120, 80, 56, 70, 46, 44],
                ),
                colour,
                z,
                ink="score flecks 30",
                curl=(0, -0.2),
            ),
            piece(
                polygon([(x - 26, 1060), (x + 26, 1060), (x + 46, 1122), (x - 40, 1122)]),
                "#211c1e",
                z + 3,
                lines=[[(x + 4, 1064), (x + 4, 1120)]],
                width=3,
            ),
        ]

    fur = "#5d4a3a"
    return [
        *trunks("40 150 230 340 470 560 700 780", 22, "#b3c2b2", 14),
        *trunks("90 300 640", 40, "#93a796", 36),
        piece(land(1010, 990, 1020, 1000, 1015), "#a9b89a", 24, ink="score grass 40"),
        *leg(520, 58, -14, darker(fur, 0.25)),
        *leg(236, 62, 14, darker(fur, 0.25)),
        piece(land(1080, 1060, 1085, 1066, 1090), "#7f9674", 66, ink="score grass 44"),
        *leg(640, 84, -18, fur),
        *leg(352, 88, 16, fur),
        piece("-60,-60! 180,20 330,96 520,110 700,60 860,-60!", fur, 92, ink="score flecks 40", curl=(90, -0.2)),
        piece(strip([(760, -60), (700, 110), (610, 250)], [260, 190, 130]), lighter(fur, 0.05), 104,
              ink="score flecks 36", curl=(0, -0.15)),
        piece([leaf(650, 250, 150, 66, -28), leaf(600, 236, 130, 60, -150)], darker(fur, 0.15), 108),
        piece("660,210 560,220 490,300 420,440 396,520 412,566 460,576 510,530 570,450 670,370 700,290",
              lighter(fur, 0.1), 112, curl=(0, -0.15), ink="score flecks 34"),
        piece("396,520 412,566 460,576 488,548 470,506 420,492", "#2c2426", 116),
        piece(circle(546, 330, 25), "#f2c84e", 118, emit=0.3),
        piece(oval(540, 333, 9, 19), "#14100f", 120, cast=0.3),
        *person(150, 1120, 190, 100, "#c8402e", pose="walk", skin="brown", hair="black", hat="wool", near=(30, -58),
                nod=-24),
        piece(stroked([(206, 1010), (206, 1022)], 3), "#2a2320", 128),
        piece(box(196, 1020, 20, 28, 5), "#ffe7a0", 128, emit=1.6),
        piece(land(1150, 1130, 1150, 1136, 1156), "#5f7c5e", 130, ink="score grass 40"),
        piece(grass(-20, 820, 1215, 90, r), "#46644c", 150, soft=0.5),
    ]  # fmt: skip


WOLF = curve(
    "-270,-350! -180,-270 -100,-200 0,-206 100,-200 180,-270 270,-350! 276,-150 318,20! 262,50 "
    "286,150! 196,150 132,250 74,350 0,372 -74,350 -132,250 -196,150 -286,150! -262,50 -318,20! "
    "-276,-150"
)


@card(
    "002",
    "All present",
    "A flock of sheep on a meadow, seen from above. The empty place between them has the shape of a wolf's face.",
    "danger, absence, suspicion, safety, crowd, blindness, secret",
    mood="uneasy",
    camera="aerial",
    light=day("#6f9a5a", key=(0.5, 0.5)),
)
def all_present(r: Random) -> Pieces:
    wolf = moved(WOLF, 400, 610, 1.12)
    zone = union(wolf, stroked(wolf, 30))
    spots: list[tuple[float, float]] = []
    for _ in range(20000):
        x, y = r.uniform(-30, 830), r.uniform(-30, 1230)
        if not zone.contains(x, y) and all((x - a) ** 2 + ((y - b) * 1.1) ** 2 > 36**2 for a, b in spots):
            spots.append((x, y))
    wool, heads, ears = [], [], []
    for x, y in spots:
        turn = r.uniform(0, 360)
        a = math.radians(turn)
        wool += [moved(curve("-27,0 -22,-15 -8,-18 4,-20 18,-15 25,0 18,15 4,20 -8,18 -22,15"), x, y, 0.68, turn)]
        heads.append(moved(curve("0,-8 12,-7 18,0 12,7 0,8"), x + 16 * math.cos(a), y + 16 * math.sin(a), 0.68, turn))
        ears += [
            moved(leaf(0, 0, 12, 7, k), x + 17 * math.cos(a), y + 17 * math.sin(a), 0.68, turn) for k in (-100, 100)
        ]
    return [
        piece(FULL, "#7fae5e", 4, ink="print grass 46 #5f8f4a;score grass 60"),
        piece([moved(star(0, 0, 8, 6), r.uniform(0, 800), r.uniform(0, 1200)) for _ in range(40)], "#f6e27a", 6,
              cast=0.4),
        piece(wool, "#f6f0e2", 22, ink="score rings 14", knife=0.3),
        piece(heads, "#3a3238", 26),
        piece(ears, "#574a50", 25),
        piece(wolf, "#5c8a44", 5, ink="score grass 50", cast=0, rim=0, thick=0, soft=3),
        piece([leaf(250, 600, 100, 50, 14), leaf(550, 600, 100, 50, 166)], "#f2d64a", 8, ink="score flecks 20"),
        piece([oval(302, 616, 12, 20), oval(498, 616, 12, 20)], "#3a3020", 10),
        piece("350,930 400,912 450,930 430,970 400,986 370,970", "#3d4a34", 8, ink="score flecks 20"),
    ]  # fmt: skip


@card(
    "003",
    "We were five",
    "A family portrait in a golden frame. One figure has been cut out of it, and through the gap "
    "shows a night full of stars. Scissors lie below.",
    "absence, escape, guilt, family, forgetting, freedom, secret",
    mood="uneasy",
    camera="interior",
    light=day("#7c2f38", exposure=1.15, ambient=0.5, power=0.6, key=(0.35, 0.6)),
)
def we_were_five(r: Random) -> Pieces:
    gone = [
        shape
        for one in person(
            424, 930, 560, 0, "#000", view="front", pose="stand", near=(15, -44), far=(-15, -44), hat="brim"
        )
        for shape in one.shapes
    ]
    inside = box(130, 150, 540, 660)
    group = [
        *person(
            232,
            960,
            590,
            30,
            "#34506b",
            view="front",
            skin="brown",
            hair="grey",
            cut="short",
            near=(13, -44),
            far=(-13, -44),
            beard=True,
            hat="bowler",
            hat_colour="#2a2a36",
            age="old",
        ),
        *person(
            596,
            960,
            560,
            30,
            "#8c4a6c",
            view="front",
            skin="dark",
            hair="black",
            cut="afro",
            dress=0.8,
            near=(12, -42),
            far=(-12, -42),
            ink="print dots 26 #c78aa6",
        ),
        *person(
            330,
            900,
            330,
            44,
            "#c9a13b",
            view="front",
            age="child",
            skin="brown",
            hair="brown",
            cut="tails",
            dress=0.6,
            near=(12, -36),
            far=(-12, -36),
        ),
        *person(
            510,
            900,
            300,
            44,
            "#5d8a6a",
            view="front",
            age="child",
            skin="dark",
            hair="black",
            cut="curly",
            near=(12, -36),
            far=(-12, -36),
        ),
    ]
    framed = [
        piece(one.shapes, one.colour, one.z, holes=one.holes, lines=one.lines, clip=[inside], ink=one.ink, **one.how)
        for one in group
    ]
    curls = [c for i in range(9) for c in (circle(100 + i * 75, 120, 11), circle(100 + i * 75, 848, 11))] + [
        c for i in range(8) for c in (circle(100, 195 + i * 82, 11), circle(700, 195 + i * 82, 11))
    ]
    return [
        piece(FULL, "#0f1634", 3, emit=0.05),
        piece(stars((130, 150, 670, 810), 90, r, 12), "#ffe9a8", 4, emit=0.9, cast=0),
        piece(FULL, "#8c3a42", 14, holes=[inside], ink="print flowers 92 #a44f52;print diamonds 92 #7a2f39"),
        piece(box(120, 140, 560, 680), "#b9a983", 22, holes=gone, ink="score grain 30", foot="#7c6a4c"),
        *framed,
        piece(box(70, 90, 660, 790, 14), "#d8a440", 90, holes=[inside], ink="score lines 14 @45", curl=(45, -0.12)),
        piece(curls, "#f0c566", 94),
        piece(stroked(inside, 9), "#a87527", 92),
        piece(box(-40, 1010, 880, 24), "#4f2f26", 60),
        piece(box(-40, 1030, 880, 230), "#623a2c", 50, ink="score grain 26"),
        *put([
            piece([strip([(-24, 9), (60, 2), (156, -24)], [17, 16, 4]), strip([(-24, -9), (60, -2), (156, 24)], [17, 16, 4])],
                  "#e4e8ee", 0),
            piece([stroked(oval(-58, 25, 34, 21), 12), stroked(oval(-58, -25, 34, 21), 12)], "#4a78b4", 4),
            piece(circle(40, 0, 7), "#55606e", 8),
        ], 380, 1104, 1.2, -6, z=100),
    ]  # fmt: skip


@card(
    "004",
    "Another coin",
    "A claw machine is full of small people. One of them hangs from the claw, and a huge hand is at the red knob.",
    "luck, power, helplessness, choice, rescue, greed, play",
    mood="uneasy",
    camera="through-frame",
    light=lamplit("#f08aa0", (400, 420), lamp_colour="#ffd0dc", radius=420, reach=160, ambient=0.6, shadow="#2a0f33"),
)
def another_coin(r: Random) -> Pieces:
    coats = ("#2f7f86", "#e8b23e", "#4a4f8c", "#d9553f", "#6aa36a", "#f2e6d0")
    poses = ("cheer", "stand", "reach", "cheer", "hold", "stand", "point")
    crowd = []
    for i in range(17):
        row, col = divmod(i, 6)
        x, y = 140 + col * 104 + (row % 2) * 50 + r.uniform(-12, 12), 830 + row * 62
        crowd += person(
            x,
            y,
            190 + r.uniform(-16, 10),
            30 + row * 22,
            coats[i % 6],
            pose=poses[i % 7],
            view="front" if i % 3 else "side",
            flip=i % 2 == 0,
            dress=(0, 0.6)[i % 2],
            age="child" if i % 5 == 4 else "adult",
            **crowd_looks(i),
        )
    glass = box(70, 110, 660, 800, 10)
    return [
        piece(box(60, 100, 680, 820), "#f4a3ae", 4, ink="print stripes 60 #f6b9bf @90"),
        piece([box(388, 60, 24, 330), *[box(380, 150 + i * 40, 40, 10) for i in range(6)]], "#9aa2b4", 20),
        piece([strip([(400, 380), (330, 420), (318, 500), (352, 556)], [16, 20, 18, 8]),
               strip([(400, 380), (470, 420), (482, 500), (448, 556)], [16, 20, 18, 8]), circle(400, 384, 40)],
            "#c9ced8", 60, curl=(0, -0.2)),
        *person(400, 764, 240, 44, "#d9553f", pose="float", view="front", skin="brown", hair="black", cut="curly",
                near=(24, -96), far=(-24, -96), foot=(9, -2), other=(-10, 4)),
        piece(circle(400, 384, 14), "#d9553f", 66),
        *crowd,
        piece(FULL, "#3b2560", 120, holes=[glass], ink="print stars 60 #5a3c86", foot="#2c1a4a"),
        piece(stroked(glass, 34), "#46c4c0", 128, ink="score lines 20 @45"),
        piece([circle(70 + i * 66, 60, 15) for i in range(11)], "#ffe28a", 134, emit=0.8),
        piece(box(-20, 960, 840, 260), "#5b3a8a", 140, ink="print diamonds 60 #6d4a9c"),
        piece(box(-20, 946, 840, 26), "#46c4c0", 146),
        piece([strip([(560, 1090), (556, 1010)], [18, 18]), oval(560, 1100, 60, 22)], "#2a1740", 150),
        piece(circle(556, 996, 36), "#e8413f", 156, curl=(45, -0.2)),
        *put(big_hand("pale", "#e8b23e"), 590, 1040, 0.95, 196, z=160),
    ]  # fmt: skip


@card(
    "005",
    "Passed along",
    "A stormy sea whose waves are hands. They carry a small boat with a child in it.",
    "trust, danger, help, fate, crowd, surrender, rescue",
    mood="uneasy",
    camera="wide",
    light=overcast("#d9dcd0", "#a7b4b4", key=(0.3, 0.6)),
    blurs=((24, 0.8),),
)
def passed_along(r: Random) -> Pieces:
    blues = ("#9db8b6", "#74a0a6", "#4f8794", "#376d82", "#2a566e")

    def row(y: float, size: float, colour: str, z: float, shift: float) -> Pieces:
        hands: list[list[Any]] = [[], []]
        for i in range(-1, int(820 / (size * 0.52)) + 2):
            x = i * size * 0.52 + shift + r.uniform(-10, 10)
            hands[i % 2] += open_hand(
                x,
                y + 26 * math.sin(x / 130 + z) + r.uniform(-14, 14),
                size * r.uniform(0.9, 1.1),
                r.uniform(-26, 26),
                flip=r.random() < 0.5,
            )
        return [
            piece(hands[0], darker(colour, 0.12), z - 6),
            piece(hands[1], colour, z + 4),
            piece(swell(y - 8, 16, 820 / size * 1.6, shift / 90), colour, z + 12, ink="score waves 60"),
        ]

    return [
        piece([cloud(180, 190, 420, 3), cloud(620, 120, 460, 5)], "#b6bdb8", 10),
        piece([cloud(430, 290, 520, 8), cloud(40, 330, 300, 2)], "#8f9c9c", 20),
        piece(drops((0, 60, 800, 560), 60, 60, r, 14), "#e9efe9", 28, cast=0.3),
        *row(640, 190, blues[0], 40, 20),
        *row(760, 220, blues[1], 60, 60),
        *row(880, 250, blues[2], 80, 10),
        *put(boat(0, 0, 340, 0, "#c4482f"), 420, 716, 1, -7, z=92),
        *person(500, 700, 190, 84, "#f2dfb0", pose="floor", skin="dark", hair="black", cut="curly", flip=True, rot=-14,
                near=(10, -14), far=(6, -12), nod=24, age="child"),
        *row(1010, 270, blues[3], 108, 70),
        *row(1150, 290, blues[4], 130, 0),
    ]  # fmt: skip


@card(
    "006",
    "Not there yet",
    "A tailor measures a customer who cannot be seen: a straw hat, a bow tie and shoes, and the "
    "yellow tape round the air between.",
    "absence, imagination, expectation, ghost, pretending, memory, patience",
    mood="uneasy",
    camera="interior",
    light=day("#9db39a", key=(0.45, 0.5)),
)
def not_there_yet(r: Random) -> Pieces:
    tape = "#f4cf3c"
    x = 548

    def ring(y: float, wide: float) -> Pieces:
        """Return a loop of tape round the air: the far half dark, the near half in front."""
        loop = oval(x, y, wide, wide * 0.24)
        front = box(x - wide - 30, y, wide * 2 + 60, 90)
        marks = "print lines 18 #8a6a14 @90"
        return [
            piece(stroked(loop, 17), darker(tape, 0.3), 50, ink=marks),
            piece(stroked(loop, 18), tape, 70, ink=marks, clip=[front]),
        ]

    body = curve(
        "506,420! 500,470 420,496 392,560 400,700 430,720 440,620 446,760 452,880 470,1000"
        " 536,1000 548,850"
        " 560,1000 626,1000 644,880 650,760 656,620 666,720 696,700 704,560 676,496 596,470"
        " 590,420!"
    )
    shoe = curve("-46,0! -50,-34 -34,-60 -8,-66 14,-50 34,-30 60,-22 66,0!")
    spools = [
        piece([box(590 + k * 50, 150, 34, 46, 4)], ("#c8553f", "#3f7f8c", "#e8b23e", "#7a5a92")[k], 22)
        for k in range(4)
    ]
    return [
        piece(box(-40, -40, 880, 960), "#a9bfa3", 4, ink="print stripes 70 #b8ccb0 @90;print crosses 70 #93ab8e"),
        piece(box(-40, 900, 880, 24), "#efe3c8", 14),
        piece(box(-40, 920, 880, 340), "#b98455", 12, ink="score lines 60 @90;score grain 30"),
        piece(box(40, 110, 220, 290), "#f3ead6", 14),
        piece(
            box(58, 128, 184, 254), "#cfe6ee", 16, lines=[[(150, 128), (150, 382)], [(58, 255), (242, 255)]], width=12
        ),
        piece(box(570, 196, 220, 16), "#7d4f36", 16, ink="score grain 8"),
        *spools,
        piece(oval(x, 1062, 190, 46), "#8a5c3c", 24),
        piece(oval(x, 1048, 190, 44), "#c08a58", 34, ink="score rings 60"),
        # the customer
        piece(body, "#dbe6d4", 40, vellum=0.55, cast=0.25, rim=0.5, thick=0),
        piece([moved(shoe, 494, 1050, 1.05, flip=True), moved(shoe, 604, 1050, 1.05)], "#7a2f2a", 52, curl=(90, -0.2)),
        piece([box(452, 986, 62, 14, 5), box(580, 986, 62, 14, 5)], "#f4ead4", 56),
        piece("548,440! 486,408 482,472 548,448! 614,472 610,408", "#c8322e", 76),
        piece(circle(548, 443, 12), "#a8262a", 79),
        *put(
            [
                piece("-62,0! -58,-64 0,-74 58,-64 62,0!", "#f2dc9c", 0, ink="score lines 8"),
                piece(box(-63, -28, 126, 28, 4), "#c8322e", 3),
                piece(oval(0, 2, 116, 19), "#f2dc9c", 6, ink="score rings 26"),
            ],
            x,
            300,
            1,
            -5,
            z=74,
        ),
        *ring(600, 116),
        *ring(740, 100),
        *ring(850, 104),
        piece(
            strip([(676, 500), (700, 600), (690, 700), (690, 800)], [17, 17, 17]),
            tape,
            72,
            ink="print lines 18 #8a6a14",
        ),
        # the tailor
        *person(
            236,
            1120,
            780,
            84,
            "#394b66",
            pose="reach",
            age="old",
            skin="olive",
            hair="white",
            cut="bald",
            legs="#6b5a4c",
            near=(28, -66),
            far=(31, -62),
            nod=4,
            ink="print lines 26 #4d6080 @90",
            lean=0,
        ),
        piece(
            strip([(440, 606), (446, 700), (420, 800), (436, 880)], [17, 17, 17]),
            tape,
            112,
            ink="print lines 18 #8a6a14",
        ),
    ]


ELEPHANT = curve(
    "80,640! 70,420 100,240 210,130 340,110 430,120 480,70 590,60 660,110 700,210 706,330 716,460 "
    "700,560 640,600 590,570! 620,545 648,500 640,420 620,340 580,330 560,420 552,640! 430,640! "
    "428,480 330,500 250,480 238,640!"
)


@card(
    "007",
    "The weather has been mild",
    "Two people take tea in a papered room. An elephant stands against the wall, and its skin has "
    "the pattern of the wallpaper.",
    "secret, silence, denial, hiding, politeness, presence, tact",
    mood="funny",
    camera="interior",
    light=day("#1f4a44", key=(0.5, 0.6), strength=1.0),
)
def weather_has_been_mild(r: Random) -> Pieces:
    beast = moved(ELEPHANT, 36, 170, 1.02)
    wall, hide = "#28584f", "#6fae98"
    ink, faint = "print flowers 120 #f0cf86", "print flowers 120 #93a06c"
    return [
        piece(FULL, wall, 4, ink=faint),
        piece(FULL, hide, 60, clip=[beast], ink=ink, curl=(60, -0.12)),
        piece(FULL, lighter(hide, 0.08), 84,
              clip=[moved(curve("330,180 430,140 500,210 490,330 420,390 340,340"), 36, 170, 1.02)], ink=ink),
        piece([moved(curve("600,440! 660,520 740,530! 690,560 610,520"), 36, 170)], "#fff3da", 92),
        piece(circle(642, 400, 22), "#fff3da", 90),
        piece(circle(646, 403, 12), "#1c1a20", 92),
        piece(box(-40, 822, 880, 30), "#f1e2c3", 50),
        piece(box(-40, 850, 880, 420), "#9c5b3c", 46, ink="print checks 120 #b06c48"),
        *person(150, 1130, 520, 76, "#b7404a", pose="sit", skin="pale", hair="grey", cut="bun", dress=0.9,
                near=(26, -52), age="old"),
        *chair(150, 1130, 300, 72, "#5b3424"),
        *person(652, 1130, 540, 76, "#3c4f86", pose="sit", skin="brown", hair="black", near=(28, -44), flip=True,
                hat="", beard=True),
        *chair(652, 1130, 300, 72, "#5b3424", flip=True),
        piece([box(392, 930, 18, 200), oval(400, 1132, 80, 14)], "#5b3424", 70),
        piece(oval(400, 926, 160, 26), "#fbf3e2", 92, ink="pierce crosses 26"),
        piece(["366,918! 352,880 380,858 420,858 448,880 434,918!", stroked("446,872 476,872 468,900 442,902", 8),
               "354,880 330,868 322,846! 344,856"], "#e9a23b", 112, curl=(0, -0.15)),
        piece([circle(400, 850, 9), oval(400, 858, 26, 6)], "#c8802a", 116),
    ]  # fmt: skip


@card(
    "008",
    "Every evening at six",
    "A child on a stool turns a big golden key in the back of an old man who sits at a table with a cup.",
    "care, dependence, old age, machine, love, routine, power",
    mood="tender",
    camera="interior",
    light=evening("#6d3f57", "#8c5a58", lamp=(640, 300)),
)
def every_evening(r: Random) -> Pieces:
    gold = "#e9b440"
    return [
        piece(box(-40, -40, 880, 1000), "#7a4a63", 4, ink="print leaves 110 #8d5b71;print dots 60 #6b3f57"),
        piece(box(-40, 940, 880, 320), "#5b3540", 12, ink="score lines 70 @90;score grain 30"),
        piece(box(-40, 925, 880, 26), "#c9a27c", 16),
        piece(box(520, 110, 210, 300, 10), "#c9a27c", 14),
        piece(
            box(540, 130, 170, 260),
            "#f6c88a",
            17,
            emit=0.25,
            lines=[[(625, 130), (625, 390)], [(540, 260), (710, 260)]],
            width=10,
        ),
        piece([circle(150, 250, 78)], "#c9a27c", 16),
        piece(circle(150, 250, 62), "#f8ecd2", 20),
        piece([stroked([(150, 250), (150, 300)], 7), stroked([(150, 250), (150, 202)], 5)], "#4a2a33", 23),
        *chair(430, 1120, 560, 40, "#3f2430"),
        *person(
            430,
            1125,
            960,
            56,
            "#5e7f8c",
            pose="sit",
            age="old",
            skin="pale",
            hair="white",
            cut="bald",
            beard=True,
            near=(22.5, -38.5),
            far=(26, -36),
            legs="#4a3a44",
            ink="print knit 40 #6d8f9b",
            nod=6,
        ),
        piece(
            [
                stroked([(300, 690), (400, 690)], 26),
                stroked(circle(262, 640, 46), 24),
                stroked(circle(262, 740, 46), 24),
            ],
            gold,
            96,
            curl=(90, -0.2),
        ),
        piece(circle(394, 690, 34), darker(gold, 0.25), 92),
        piece([box(60, 1092, 170, 22, 5), box(76, 1110, 22, 80), box(192, 1110, 22, 80)], "#a8704a", 100),
        *person(
            134,
            1096,
            480,
            104,
            "#d9573c",
            pose="reach",
            age="child",
            skin="brown",
            hair="black",
            cut="tails",
            dress=0.65,
            near=(24, -73),
            far=(27, -68),
            ink="print dots 34 #f0b58a",
            nod=-6,
        ),
        *table(720, 1150, 280, 330, 100, "#a8704a"),
        piece(["664,812! 660,770! 716,770! 712,812!", stroked("714,780 738,784 732,802 710,804", 7)], "#fbf3e2", 122),
        piece(steam(688, 758, 120, 30), "#fff6e6", 124, vellum=0.4, cast=0.3),
    ]


@card(
    "009",
    "Until they come back",
    "In a dim hallway a long coat hangs on its hook. Its empty sleeve holds the hand of a small child.",
    "comfort, absence, waiting, ghost, memory, safety, farewell",
    mood="tender",
    camera="interior",
    light=lamplit("#f2d9a0", (650, 560), radius=300, ambient=0.62, reach=200),
)
def until_they_come_back(r: Random) -> Pieces:
    coat = "#48566b"
    return [
        piece(FULL, "#6f7d86", 8, holes=[box(540, 300, 220, 620)], ink="print stripes 80 #78868e @90"),
        piece(box(520, 280, 260, 660), "#b9a17a", 14, holes=[box(545, 305, 210, 640)]),
        piece(polygon([(545, 305), (600, 340), (600, 900), (545, 940)]), "#8a6a48", 18, ink="score grain 26 @90"),
        piece(box(-40, 920, 880, 340), "#7a5a44", 20, ink="print checks 90 #87664e"),
        piece(polygon([(560, 925), (750, 925), (620, 1210), (240, 1210)]), "#c59a62", 22, cast=0, rim=0, thick=0),
        piece(box(70, 210, 380, 34, 8), "#4f3626", 40, ink="score grain 12"),
        piece([circle(x, 244, 13) for x in (110, 260, 410)], "#d9a441", 46),
        piece("396,252 430,270 420,420 400,470 384,400! 380,290", "#b5533c", 44, ink="print stripes 16 #e2c08a"),
        piece(
            "204,250! 236,238 290,238 316,252! 356,330 366,470 392,700 410,930! 300,952"
            " 200,950 118,930! 134,700 160,470 168,330",
            coat,
            60,
            ink="print chevrons 40 #526178",
            lines=["262,260 258,500 262,940", "200,560 196,760 180,930", "320,560 330,760 352,930"],
            width=3,
            curl=(0, -0.2),
        ),
        piece(
            strip([(206, 268), (168, 330), (140, 460), (150, 660)], [50, 78, 66, 60]),
            darker(coat, 0.12),
            70,
            ink="print chevrons 40 #465368",
        ),
        piece(
            strip([(314, 268), (356, 330), (430, 500), (490, 690)], [50, 80, 66, 66]),
            lighter(coat, 0.06),
            78,
            ink="print chevrons 40 #5d6c84",
        ),
        piece(["206,262! 260,330 262,268!", "314,262! 262,330 262,268!"], darker(coat, 0.25), 76),
        piece([circle(262, y, 9) for y in (430, 530, 630)], "#d9a441", 74),
        piece(["190,216! 196,150 260,128 324,150 330,216!", oval(260, 216, 110, 18)], "#39363f", 84, curl=(0, -0.15)),
        piece(box(190, 190, 140, 20), "#a8433a", 88),
        *person(
            592,
            1150,
            470,
            90,
            "#e0b43f",
            pose="stand",
            age="child",
            view="back",
            skin="olive",
            hair="brown",
            cut="braid",
            dress=0.6,
            near=(-21, -91),
            far=(14, -34),
            ink="print dots 26 #f2d486",
            shoes="#a8433a",
            legs="#efe6d4",
        ),
        piece(strip([(470, 640), (496, 700)], [66, 68]), lighter(coat, 0.16), 130),
    ]


@card(
    "010",
    "Say cheese",
    "A class photograph with three rows of children and their teacher. In the back row stands a "
    "large bear with a bow tie.",
    "belonging, being different, disguise, friendship, school, acceptance, secret",
    mood="funny",
    camera="stage",
    light=day("#b8a584", key=(0.3, 0.6)),
)
def say_cheese(r: Random) -> Pieces:
    coats = ("#d2603f", "#3f7d88", "#e0b044", "#6f5a92", "#7fa066", "#c98aa0", "#44577f", "#f0e2c4")

    def row(count: int, y: float, left: float, step: float, tall: float, z: float, off: int) -> Pieces:
        out: Pieces = []
        for i in range(count):
            k = i + off
            out += person(
                left + i * step,
                y + r.uniform(-6, 6),
                tall + r.uniform(-14, 12),
                z,
                coats[k % 8],
                view="front",
                age="child",
                dress=(0.55, 0)[k % 2],
                near=(11, -36),
                far=(-11, -36),
                ink=("", "print stripes 18 #f3ead8", "print dots 20 #f3ead8")[k % 3],
                **crowd_looks(k * 3 + 1, True),
            )
        return out

    fur = "#7a5236"
    bear = [
        piece(["-120,400! -140,120 -100,0 0,-30 100,0 140,120 120,400!"], fur, 0, ink="score flecks 26"),
        piece([circle(-74, -196, 36), circle(74, -196, 36)], darker(fur, 0.15), 4),
        piece([circle(-74, -196, 19), circle(74, -196, 19)], "#c79a72", 6),
        piece(
            ["-100,-110 -92,-180 -40,-216 40,-216 92,-180 100,-110 70,-50 0,-34 -70,-50"],
            fur,
            10,
            ink="score flecks 24",
        ),
        piece(["-44,-84 -34,-122 0,-132 34,-122 44,-84 24,-56 0,-52 -24,-56"], "#c79a72", 14),
        piece(["-20,-116 0,-124 20,-116 8,-100 -8,-100", stroked("-16,-76 0,-68 16,-76", 4)], "#241a18", 18),
        piece([circle(-42, -138, 9), circle(42, -138, 9)], "#241a18", 16),
        piece(["0,-14! -52,-40 -52,14!", "0,-14! 52,-40 52,14!", circle(0, -14, 12)], "#c8322e", 26),
    ]
    return [
        piece(box(-40, -40, 880, 780), "#c9a678", 4, ink="score bricks 74"),
        piece([box(80, 60, 170, 230), box(550, 60, 170, 230)], "#f2e8d0", 10),
        piece(
            [box(96, 76, 138, 198), box(566, 76, 138, 198)], "#8fb0b8", 13,
            lines=[[(165, 76), (165, 274)], [(635, 76), (635, 274)], [(96, 175), (234, 175)], [(566, 175), (704, 175)]],
            width=9),
        piece(box(-40, 900, 880, 360), "#9a9482", 8, ink="print cobbles 70 #8a8474"),
        *put(bear, 470, 480, 1, z=34),
        *[
            p
            for x, k in ((100, 0), (236, 1), (700, 2))
            for p in person(x, 800, 420, 26, coats[(k * 3 + 2) % 8], view="front", age="child", near=(11, -36),
                            far=(-11, -36), **crowd_looks(k * 5 + 2, True))
        ],
        piece(box(-40, 760, 880, 40), "#7d5a3c", 60, ink="score grain 14"),
        *row(5, 960, 110, 148, 390, 66, off=3),
        piece(box(-40, 930, 880, 44), "#8d6745", 92, ink="score grain 14"),
        *row(4, 1150, 130, 150, 370, 98, off=9),
        *person(716, 1160, 620, 98, "#5b3f58", view="front", skin="dark", hair="grey", cut="bun", dress=0.75,
                near=(12, -44), far=(-12, -44), ink="print flowers 40 #7c5a78"),
    ]  # fmt: skip
