from collections.abc import Sequence
from dataclasses import replace

from card_art.studio.kit import *
from card_art.studio.motifs.animals import cat, fox, rabbit
from card_art.studio.paper.kit import *


@card(
    "053",
    "Service wash",
    "In a launderette every round window shows another weather. A woman carries a clean white cloud, and "
    "the basket beside her is full.",
    "weather, housework, renewal, choice, change, care, mood",
    mood="tender",
    camera="interior",
    light=day("#bfe3d4", key=(0.4, 0.6)),
)
def service_wash(r: Random) -> Pieces:
    out: Pieces = []
    for i in range(6):
        x, y = 150 + (i % 3) * 250, 210 + (i // 3) * 330
        drum = circle(x, y + 20, 84)
        out += [
            piece(box(x - 112, y - 130, 224, 310, 14), "#f6f3ea", 20, curl=(0, -0.06)),
            piece(
                [circle(x - 70, y - 96, 15), circle(x - 30, y - 96, 9)], ("#e8806a", "#f0c04a", "#6fa4b4")[i % 3], 26
            ),
            piece(circle(x, y + 20, 104), "#b9c2c8", 28, curl=(45, -0.2)),
            piece(drum, ("#6fc0e0", "#5a6a86", "#cfe0ee", "#2c3568", "#f3c98a", "#3a4660")[i], 32),
        ]
        weather: Pieces = [
            *(sun(x, y + 26, 46, 36) if i == 0 else []),
            *(
                [
                    piece(cloud(x, y, 120, 2), "#a9b4c4", 36),
                    piece(drops((x - 50, y + 10, x + 50, y + 70), 14, 26, r, 8), "#bfe6fa", 38),
                ]
                if i == 1
                else []
            ),
            *(
                [
                    piece(
                        [
                            star(x + dx, y + 20 + dy, 18, 6, 0.4)
                            for dx, dy in ((-40, -20), (10, -40), (40, 6), (-14, 24), (24, 46))
                        ],
                        "#ffffff",
                        36,
                    )
                ]
                if i == 2
                else []
            ),
            *([piece(stars((x - 60, y - 40, x + 60, y + 80), 18, r, 11), "#ffe9a0", 36, emit=0.5)] if i == 3 else []),
            *(
                [
                    piece(stroked(circle(x, y + 80, 44 + k * 15), 15), c, 36 + k, clip=[drum])
                    for k, c in enumerate(("#5f7fc0", "#6fb05a", "#f0c84e", "#d9553f"))
                ]
                if i == 4
                else []
            ),
            *(
                [
                    piece(cloud(x, y, 120, 5), "#6a7690", 36),
                    piece(
                        moved("0,-40! 30,-40! 8,0! 26,0! -20,60! -4,14! -22,14!", x, y + 40), "#f8d84e", 38, emit=0.3
                    ),
                ]
                if i == 5
                else []
            ),
        ]
        out += weather
    return [
        piece(FULL, "#c9e6d8", 3, ink="score tiles 74"),
        *out,
        piece(box(-40, 740, 880, 24), "#8fb8a8", 40),
        piece(box(-40, 764, 880, 500), "#e0a890", 30, ink="print checks 130 #eabba4"),
        *person(430, 1150, 640, 70, "#d9663f", pose="hold", skin="dark", hair="black", cut="bun", dress=0.62,
                near=(26, -66), far=(22, -54), legs="#6d4530", ink="print dots 36 #f0a880", flip=True, nod=6),
        piece(cloud(260, 800, 270, 4), "#ffffff", 112, ink="score scales 40"),
        piece("560,1170! 540,1040! 740,1040! 720,1170!", "#c99a5c", 90, ink="score knit 20"),
        piece([cloud(640, 1044, 170, 7)], "#8a96ac", 86, ink="score scales 30"),
        piece("580,1040 600,990 640,1010 690,984 720,1040", "#f6d06a", 82),
    ]  # fmt: skip


@card(
    "054",
    "Sunday outing",
    "An old woman rides a giant bicycle over the fields. Its wheels are Ferris wheels with people in the gondolas.",
    "fun, freedom, family, balance, journey, dizziness, holiday",
    mood="grand",
    camera="wide",
    light=day("#a9dcd0", "#f6ecc8", key=(0.45, 0.6)),
)
def sunday_outing(r: Random) -> Pieces:
    def wheel(cx: float, cy: float, q: float, z: float, turn: float, hue: int) -> Pieces:
        rim = [stroked(circle(cx, cy, q), 13), stroked(circle(cx, cy, q * 0.84), 6), circle(cx, cy, 22)]
        spokes = [
            stroked([(cx, cy), (cx + q * math.cos(a), cy + q * math.sin(a))], 4)
            for a in [math.radians(turn + k * 45) for k in range(8)]
        ]
        out = [piece(spokes, "#f4ead4", z), piece(rim, "#e8963e", z + 4)]
        for k in range(8):
            a = math.radians(turn + k * 45)
            x, y = cx + q * math.cos(a), cy + q * math.sin(a)
            out += [
                *person(
                    x,
                    y + 44,
                    66,
                    z + 8,
                    ("#34506b", "#c8402e", "#6f5a92", "#4f8a5b")[k % 4],
                    view="front",
                    near=(8, -46),
                    far=(-8, -46),
                    **crowd_looks(k + hue),
                ),
                piece(
                    f"{x - 30},{y + 16}! {x + 30},{y + 16}! {x + 22},{y + 48} {x - 22},{y + 48}",
                    ("#d9553f", "#2f7f86", "#f0c04a", "#8a56a4")[(k + hue) % 4],
                    z + 40,
                ),
                piece(
                    [stroked([(x, y), (x - 28, y + 18)], 3), stroked([(x, y), (x + 28, y + 18)], 3)], "#8a5a34", z + 38
                ),
            ]
        return out

    red = "#c8322e"
    return [
        piece([cloud(170, 190, 260, 3), cloud(650, 130, 220, 6)], "#fffdf2", 8),
        piece(land(960, 920, 960, 910, 950), "#b9d88a", 12, ink="print grass 50 #a8ca78"),
        *[
            p
            for i, x in enumerate((330, 390, 440))
            for p in house(x, 1000 + i * 8, 44, 40, 18, "#f4e0b8", "#c4654a", rows=1)
        ],
        piece(land(1060, 1050, 1070, 1046, 1060), "#98c46a", 24, ink="print stripes 60 #a3cc76 @-4"),
        *wheel(196, 860, 190, 40, 10, 0),
        *wheel(606, 860, 190, 40, 32, 1),
        piece([stroked([(196, 860), (300, 560)], 18), stroked([(300, 560), (400, 860)], 18),
               stroked([(300, 580), (560, 560)], 18), stroked([(400, 860), (560, 560)], 18),
               stroked([(606, 860), (540, 470)], 18), stroked("540,470 600,440 640,456", 16),
               stroked([(196, 860), (400, 860)], 12)], red, 92, curl=(90, -0.15)),
        piece([oval(296, 548, 64, 18)], "#4a2f24", 98),
        piece(circle(400, 860, 34), "#f0c04a", 98,
              holes=[circle(400 + 18 * math.cos(k), 860 + 18 * math.sin(k), 6) for k in (0, 1.26, 2.5, 3.77, 5)]),
        *put(person(0, 0, 560, 0, "#6f5a92", pose="sit", age="old", skin="brown", hair="white", cut="bun",
                    near=(47, -41), far=(45, -40), foot=(20, 30), other=(12, 44), legs="#3a3f5c", scarf="#f0c04a",
                    lean=12, ink="print flowers 40 #8a76ac"), 300, 690, 1, z=104),
        piece(grass(-20, 820, 1215, 90, r), "#6fa34e", 170),
        piece(land(1150, 1140, 1156, 1136, 1150), "#86b85c", 166, ink="print flowers 50 #fbf3d4"),
    ]  # fmt: skip


def digger(x: float, y: float, s: float, z: float, colour: Colour, flip: bool = False) -> Pieces:
    at = placed(x, y, s, flip=flip)

    return [
        piece(
            at(box(-110, -56, 220, 56, 28)),
            "#33312f",
            z,
            holes=at(*[circle(-78 + k * 52, -28, 13) for k in range(4)]),
            ink="score lines 16 @90",
        ),
        piece(at(box(-100, -86, 190, 34, 8)), darker(colour, 0.3), z + 4),
        piece(at("-110,-84! -110,-140 -70,-156 -10,-150! -10,-84!"), colour, z + 8, ink="score lines 18 @90"),
        piece(
            at("-16,-84! -16,-220 50,-220 66,-150 66,-84!"),
            colour,
            z + 12,
            holes=at("0,-196! 0,-130! 50,-130! 42,-196!"),
            curl=(0, -0.1),
        ),
        piece(at("0,-196! 0,-130! 50,-130! 42,-196!"), "#bfe0e6", z + 9),
        piece(
            at(strip([(56, -120), (130, -230), (196, -250)], [34, 34, 26])),
            colour,
            z + 16,
            lines=at("70,-130 136,-226 190,-244"),
        ),
        piece(at(strip([(190, -256), (226, -150), (214, -70)], [28, 24, 20])), lighter(colour, 0.08), z + 19),
        piece(at("196,-84! 236,-80! 262,-30 240,0 196,4! 210,-30"), "#4a4642", z + 22, ink="score flecks 12"),
        piece(at(circle(196, -250, 12), circle(58, -120, 12)), "#33312f", z + 24),
    ]


@card(
    "055",
    "Grazing",
    "A yellow digger grazes in a meadow, its shovel full of grass and flowers and a white bird on its roof. A small one "
    "keeps close to its mother, and a child with a flute watches over the herd.",
    "gentleness, machine, family, peace, work, countryside, power, mother",
    mood="funny",
    camera="wide",
    light=evening("#f3b8a0", "#fbe4b8", lamp=(640, 360), key=(-0.5, 0.45), ambient=0.6),
)
def grazing(r: Random) -> Pieces:
    bloom = ("#d9453a", "#fffaf0", "#e88fb0", "#8c6ab0")
    egret = [
        piece(strip("0,-40 -6,-70 10,-92 20,-108", [16, 11, 9, 9]), "#fffaf2", 0),
        piece("-60,-20! -30,-52 6,-50 20,-30 4,-8 -30,-6", "#fffaf2", 2, lines=["-44,-20 -20,-30 6,-26"]),
        piece(["10,-114 20,-122 34,-116 32,-106 16,-102"], "#fffaf2", 3),
        piece("30,-116! 62,-106! 32,-106!", "#f0a83c", 4),
        piece(circle(25, -113, 3), "#22201e", 5),
        piece([stroked([(-12, -8), (-12, 16)], 4), stroked([(0, -8), (0, 16)], 4)], "#3a3634", -1),
    ]
    bunch = [(x, y, a, k) for k, (x, y, a) in enumerate((
        (640, 868, -150), (664, 846, -120), (694, 838, -96), (724, 850, -66), (744, 878, -40), (654, 902, 168),
    ))]  # fmt: skip
    flowers = [
        (x + dx, y, k)
        for k, (x, y) in enumerate(((50, 1180), (270, 1170), (600, 1120), (770, 1100), (240, 1090), (660, 1150)))
        for dx in (0,)
    ]
    return [
        *sun(600, 330, 96, 6, ("#fbcf8e", "#fde0a8", "#fff2cc")),
        piece([cloud(170, 250, 280, 3), cloud(690, 170, 220, 7)], "#fbe6dc", 10),
        piece(land(560, 500, 540, 470, 540, 520), "#b98fa0", 12, ink="score flecks 60"),
        piece(land(650, 620, 650, 620, 640), "#c4b46a", 18, ink="print grass 46 #b4a45c"),
        *[p for x in (70, 730) for p in tree(x, 690, 190, 22, "#8c9a4c", seed=x)],
        *digger(640, 712, 0.46, 30, "#dd8f3c", flip=True),
        *digger(330, 706, 0.36, 30, "#dd8f3c", flip=True),
        piece(land(740, 722, 736, 716, 730), "#86a656", 50, ink="print grass 56 #78984a"),
        # the mother, with her mouth full
        piece(oval(300, 1006, 280, 26), "#4a6a30", 58, cast=0, rim=0),
        *digger(270, 1004, 1.76, 70, "#f8c838"),
        *put(egret, 300, 612, 1.0, z=84),
        *[
            one
            for x, y, a, k in bunch
            for one in (
                piece(leaf(694, 900, 92, 15, a), ("#5f9440", "#78a84c")[k % 2], 100 + k),
                piece([leaf(694 + 92 * math.cos(math.radians(a)), 900 + 92 * math.sin(math.radians(a)), 20, 13, b)
                       for b in range(0, 360, 60)], bloom[k % 4], 108 + k),
            )
        ],
        piece([leaf(x, 1016, 60 + k % 3 * 16, 13, -90 + (k % 5 - 2) * 16) for k, x in enumerate(range(560, 800, 18))],
              "#78a84c", 112),
        piece(land(1040, 1022, 1036, 1020, 1030), "#769a46", 98, ink="print grass 60 #6a8c3e"),
        # her calf
        *digger(112, 1136, 0.74, 124, "#fbd868"),
        piece(land(1130, 1116, 1128, 1110, 1120), "#64883a", 150, ink="print grass 66 #587a30"),
        # who watches over them
        piece("330,1200! 340,1146 384,1122 452,1124 492,1152 504,1200!", "#8a8078", 156, ink="score flecks 26"),
        *person(420, 1192, 300, 162, "#b5483c", pose="sit", age="child", skin="brown", hair="black",
                hat="straw", hat_colour="#f6e2a0", hip=(0, -24), near=(17, -54), far=(13, -55), legs="#34406c"),
        piece(stroked([(446, 1022), (496, 1044)], 8), "#5a3a22", 192),
        *[
            one
            for x, y, k in flowers
            for one in (
                piece([leaf(x, y, 24, 14, a) for a in range(0, 360, 60)], bloom[(k + 1) % 4], 158),
                piece(circle(x, y, 6), "#f0c04a", 160),
            )
        ],
        piece(grass(-20, 820, 1222, 70, r), "#5f8438", 170),
    ]  # fmt: skip


@card(
    "056",
    "Nothing is coming",
    "In a forest a deer, a fox, a rabbit and a bear wait at a crossing. The traffic light is red, "
    "and the road is empty.",
    "rules, patience, obedience, order, absurd, waiting, civilisation",
    mood="funny",
    camera="wide",
    light=overcast("#c4dcc0", "#dfe6c0", key=(0.3, 0.6)),
)
def nothing_is_coming(r: Random) -> Pieces:
    trunks = [
        strip([(x, -40), (x + r.uniform(-8, 8), 400), (x, 800)], [w * 0.8, w, w * 1.3])
        for x, w in ((40, 50), (190, 40), (330, 56), (480, 36), (620, 52), (770, 46))
    ]
    crowns = [circle(r.uniform(-20, 820), r.uniform(-20, 170), r.uniform(50, 90)) for _ in range(18)]
    coat, fur = "#a8683c", "#6d4a34"
    deer_legs = [
        strip([(x, 760), (x + bend, 860), (x + bend * 0.4, 978)], [34, 18, 20])
        for x, bend in ((404, -6), (432, 8), (516, -4), (546, 8))
    ]
    crossing = [
        polygon([(250 + k * 110, 1030), (320 + k * 110, 1030), (300 + k * 130, 1210), (205 + k * 130, 1210)])
        for k in range(4)
    ]
    standing = [  # clear of the others, on all four legs
        piece(deer_legs[1::2], darker(coat, 0.25), 56),
        piece(deer_legs[::2], coat, 60),
        piece(
            "372,760 376,700 430,676 500,680 540,650 556,570 566,500 612,500 612,580 600,680 570,760 500,790 420,790",
            coat,
            64,
            lines=["520,700 530,750 510,780"],
            curl=(90, -0.12),
        ),
        piece([circle(x, y, 9) for x, y in ((420, 710), (456, 700), (440, 736), (486, 726))], "#e6c49c", 66, cast=0.2),
        piece("556,516 562,470 600,452 640,470 674,506 668,522 620,524 584,536", coat, 68),
        piece(
            ["566,480! 520,450 508,424! 550,440 578,464", "604,462! 606,420 624,396! 632,430 620,464"],
            darker(coat, 0.1),
            66,
        ),
        piece([circle(664, 510, 9), circle(620, 484, 7)], "#1c1418", 70, cast=0.3),
        piece("374,740! 352,700 360,680! 384,712!", "#f4e6d0", 62),
    ]
    return [
        piece([strip([(x, -40), (x, 720)], [22, 26]) for x in range(10, 820, 58)], "#a9c4a4", 8),
        piece(trunks, "#7f9a7c", 18, ink="score flecks 26"),
        piece(crowns, "#6f9a64", 26, ink="score leaves 30"),
        piece(land(760, 740, 764, 740, 760), "#9aba74", 30, ink="print grass 50 #8aaa66"),
        # the bear
        piece([circle(92, 512, 40), circle(176, 488, 38)], darker(fur, 0.12), 38),
        piece([circle(92, 514, 20), circle(176, 490, 19)], "#b8845c", 40, cast=0.3),
        piece("-50,990! -50,770 0,680 110,640 200,690 240,800 246,990!", fur, 42, ink="score flecks 36",
              curl=(0, -0.1)),
        piece("48,620 50,540 104,488 182,484 236,520 296,560 312,596 290,632 220,668 130,690 70,672", fur, 46,
              curl=(0, -0.1)),
        piece("226,556 286,556 316,592 296,634 236,648 208,606", "#c89a70", 50),
        piece([oval(306, 578, 17, 14), circle(206, 556, 9)], "#1c1418", 54, cast=0.3),
        piece(stroked("300,594 286,622 250,628", 5), "#4a2c1c", 53, cast=0),
        piece([strip([(116, 740), (150, 850), (226, 914)], [112, 96, 76]), circle(116, 744, 55), circle(228, 916, 37)],
              lighter(fur, 0.07), 56, curl=(0, -0.12)),
        *put(standing, -44),
        *put(traced(lambda p: fox(p, 0, 0, 250, "#d9703a", "#fbf3e6"), 2), 268, 985, 1, z=80, lift=0.6),
        *put(traced(lambda p: rabbit(p, 0, 0, 170, "#f4ecdc", "#e8a8a0"), 2), 586, 985, 1.1, z=92, lift=0.6),
        piece(box(-40, 975, 880, 30), "#d9d2c0", 116, ink="score lines 60 @90"),
        piece(box(-40, 1000, 880, 260), "#5c5f66", 110, ink="score flecks 40"),
        piece(crossing, "#f4f0e4", 114, cast=0.3, clip=[box(60, 1020, 700, 220)]),
        piece([box(726, 420, 24, 580)], "#3a3d44", 120),
        piece(box(674, 170, 128, 350, 22), "#2c2f36", 126, curl=(0, -0.15)),
        piece(circle(738, 236, 46), "#f03a2e", 132, emit=0.9),
        piece([circle(738, 345, 44)], "#5a4a24", 132),
        piece([circle(738, 454, 44)], "#244a34", 132),
        piece("682,236! 738,176 794,236! 778,212 738,194 698,212", "#1c1e24", 136),
        piece(swallow(720, 150, 34, -10, flip=True), "#3a5a8c", 136),
    ]  # fmt: skip


@card(
    "057",
    "Hand to hand",
    "A tall house before sunrise. From window to window the neighbours pass the small bright sun "
    "up to the roof, where somebody waits with open arms.",
    "morning, community, hope, work, care, warmth, tradition",
    mood="grand",
    camera="close-up",
    light=lamplit(
        "#8a98c8",
        (300, 580),
        lamp_colour="#ffcf7a",
        power=1.2,
        radius=330,
        reach=420,
        ambient=0.66,
        ambient_colour="#dde2fa",
        key=(0.25, 0.5),
        bloom=0.35,
    ),
)
def hand_to_hand(r: Random) -> Pieces:
    def window(x: float, top: float, wide: float, tall: float) -> Pieces:
        frame = box(x - wide / 2, top, wide, tall)
        return [
            piece(frame, "#3c3a5c", 44),
            piece(stroked(frame, 16), "#f4e2c4", 64),
            piece(box(x - wide / 2 - 22, top + tall, wide + 44, 24, 5), "#f4e2c4", 72),
        ]

    def neighbour(x: float, foot: float, tone: Colour, hand: Point, **looks: Any) -> Pieces:
        """Return somebody at a window: the body ends at the sill, the arms reach out over it."""
        who = person(x, foot, 520, 50, tone, view="front", near=hand, far=(-hand[0], hand[1]), **looks)
        arms = {0, 1, len(who) - 2, len(who) - 1}
        inside = (box(x - 118, 0, 236, foot - 356),)
        return [replace(one, z=one.z + 40) if k in arms else replace(one, clip=inside) for k, one in enumerate(who)]

    return [
        piece(stars((0, 0, 800, 140), 14, r, 8), "#f6efd8", 6, emit=0.3, cast=0),
        piece([cloud(640, 130, 240, 3)], "#b4bcdc", 10),
        piece(box(70, 236, 800, 1030), "#c08a86", 36, ink="score bricks 76"),
        *window(300, 312, 236, 216),
        *window(300, 640, 236, 216),
        *window(300, 968, 236, 216),
        *window(612, 312, 170, 216),
        *window(612, 640, 170, 216),
        *window(612, 968, 170, 216),
        # those who hand it on
        *neighbour(300, 890, "#f0b03c", (13, -61), skin="pale", hair="red", cut="bob"),
        *neighbour(300, 1218, "#3f9a8c", (14, -111), skin="brown", hair="black", cut="short"),
        *neighbour(300, 1546, "#a85a9c", (24, -104), skin="olive", hair="white", cut="bun"),
        # those who look on
        *put(traced(lambda p: cat(p, 0, 0, 150, "#2c2a40"), 2), 606, 530, 1, z=50, lift=0.5),
        *[
            replace(one, clip=(box(520, 0, 184, 862),))
            for one in person(612, 1226, 520, 46, "#4f6fb8", view="front", skin="dark", hair="black", cut="curly",
                              step=1)
        ],
        piece([leaf(612, 1160, 130, 44, a) for a in (-150, -120, -90, -60, -30)], "#5a9a5c", 56,
              clip=[box(527, 968, 170, 216)]),
        piece("560,1140! 664,1140! 650,1196! 574,1196!", "#d8704a", 68),
        # the roof
        piece("20,250! 90,170! 860,170! 860,250!", "#8a4a5c", 84, ink="score scales 40"),
        piece(box(560, 90, 80, 90), "#b8685c", 80, ink="score bricks 24"),
        *person(300, 192, 142, 92, "#fbf0d4", view="front", near=(30, -84), far=(-30, -84), skin="dark", hair="black",
                cut="afro", age="child"),
        *sun(300, 590, 74, 120, ("#ffb83a", "#ffd062", "#fff0b8")),
        piece(circle(300, 590, 44), "#fff6cc", 140, emit=0.9),
    ]  # fmt: skip


@card(
    "058",
    "Their turn",
    "In a ballroom the chairs dance in a ring. A woman stands still in the middle, and nobody sits.",
    "exclusion, celebration, game, being alone, chaos, freedom, memory",
    mood="uneasy",
    camera="stage",
    light=evening("#5a3a5c", "#a8706c", lamp=(400, 260), radius=560, key=(-0.25, 0.6)),
)
def their_turn(r: Random) -> Pieces:
    def dancer(x: float, y: float, size: float, turn: float, flip: bool, z: float, tone: Colour) -> Pieces:
        """Return a chair on its toes, one leg kicked out; its foot is at (x, y)."""
        far = [
            strip([(8, -56), (20, -34), (10, -10)], [7, 6, 4.5]),
            strip([(-24, -50), (-40, -30), (-34, -8)], [7, 6, 4.5]),
        ]
        near = [
            strip([(-2, -42), (-14, -22), (-2, -2)], [7.5, 6.5, 5]),
            strip([(32, -46), (54, -44), (64, -24)], [7.5, 6.5, 5]),
        ]
        posts = [
            strip([(-26, -50), (-32, -80), (-26, -108)], [7, 7, 6]),
            strip([(8, -58), (4, -86), (12, -112)], [7, 7, 6]),
        ]
        crest = "-32,-112! -20,-124 0,-128 18,-118! 16,-106! 0,-114 -18,-110 -28,-102!"
        toes = [oval(10, -8, 5, 3.6), oval(-34, -6, 5, 3.6), oval(-1, 0, 6, 4), oval(65, -21, 4.6, 6)]
        return put([
            piece(toes[:2], "#f2e6d4", 0),
            piece(far, darker(tone, 0.3), 2),
            piece([*posts, strip([(-28, -84), (-12, -92), (6, -90)], [9, 9, 9])], darker(tone, 0.12), 5),
            piece(crest, tone, 9, lines=["-20,-116 0,-120 12,-114"], width=2),
            piece([(-32, -50), (8, -60), (38, -48), (-2, -36)], lighter(tone, 0.3), 11, ink="print dots 14 #f4e6d0"),
            piece([(-32, -50), (-2, -36), (38, -48), (38, -41), (-2, -28), (-32, -43)], tone, 13),
            piece(near, tone, 15),
            piece(toes[2:], "#f2e6d4", 17),
        ], x, y, size / 100, turn, z=z, flip=flip)  # fmt: skip

    return [
        piece(box(-40, -40, 880, 620), "#6d4668", 4, ink="print stripes 90 #785072 @90", foot="#7a4f6c"),
        *[
            p
            for x in (120, 400, 680)
            for p in (
                piece(arch(x - 80, x + 80, 480, 150), "#c9906c", 10),
                piece(arch(x - 64, x + 64, 480, 170), "#f0c48a", 14,
                      lines=[[(x, 170), (x, 480)], [(x - 64, 330), (x + 64, 330)]], width=7, emit=0.15),
            )
        ],
        piece([stroked([(400, -20), (400, 150)], 7), *[stroked(f"{400 - k},96 {400 - k},150 400,136", 7) for k in
               (-116, -58, 58, 116)], circle(400, 146, 16)], "#e0b85c", 30),
        piece([box(392 + k, 64 if k else 40, 16, 36) for k in (-116, -58, 58, 116)], "#fbf2dc", 32),
        piece([leaf(400 + k, 66, 34, 22, -90) for k in (-116, -58, 58, 116)], "#ffe08a", 36, emit=1.2),
        piece(box(-40, 548, 880, 24), "#e0b890", 18),
        piece(box(-40, 568, 880, 700), "#4a2734", 12, ink="score grain 40"),
        piece([oval(400, 880, 392, 292)], "#8a4a44", 14, cast=0.2, rim=0.3),
        piece([oval(400, 880, 366, 270)], "#fbeccc", 16, cast=0.2, rim=0.3, ink="print diamonds 80 #f2dcb0"),
        *dancer(242, 706, 250, -10, False, 40, "#7a4aa0"),
        *dancer(556, 712, 250, 12, True, 40, "#7a9a3c"),
        *person(400, 960, 500, 60, "#2f4a94", view="front", skin="brown", hair="black", cut="long", dress=0.9,
                flare=1.15, near=(9, -62), far=(-9, -62), ink="print dots 26 #f0d8a8"),
        piece(oval(405, 540, 13, 12), "#6a1c28", 96, cast=0.2),
        *dancer(112, 948, 310, 14, False, 70, "#e0a03c"),
        *dancer(688, 940, 310, -12, True, 70, "#c8483c"),
        *dancer(250, 1170, 350, -12, False, 110, "#2f8a94"),
        *dancer(552, 1176, 350, 10, True, 110, "#d9683c"),
    ]  # fmt: skip


@card(
    "059",
    "Streaks",
    "A window cleaner hangs outside a high window. Where he has wiped, the grey rainy city has "
    "gone and there is a green meadow in the sun.",
    "hope, illusion, clarity, change, escape, work, truth",
    mood="tender",
    camera="through-frame",
    light=overcast("#a9d8e8", "#e6f0c8", key=(0.25, 0.55)),
)
def streaks(r: Random) -> Pieces:
    sweep = "110,150 320,150 340,300 120,320 120,480 330,500 340,660 120,680 130,840 330,850 470,800 520,690"
    swath = stroked(curve(sweep, False), 206)
    towers = [
        box(x, y, w, 1200 - y)
        for x, y, w in (
            (70, 420, 110),
            (200, 300, 90),
            (300, 480, 120),
            (440, 350, 100),
            (560, 240, 80),
            (650, 440, 110),
        )
    ]
    return [
        *sun(270, 250, 60, 6, ("#fbd76a", "#fde59a", "#fff6d0")),
        piece(land(620, 560, 600, 540, 600), "#9ccc6a", 8, ink="print flowers 60 #f6e27a"),
        piece(land(760, 720, 770, 710, 750), "#7fb852", 14, ink="print flowers 70 #fffaf0"),
        *tree(320, 690, 230, 12, "#4f9350", seed=3),
        *sheep(190, 810, 100, 18),
        *sheep(450, 850, 90, 18, flip=True),
        piece(FULL, "#8a949c", 40, holes=[swath], foot="#727c86"),
        piece(towers, "#6a747e", 46, holes=[swath], ink="score tiles 34"),
        piece([box(x + 10, 400, 70, 800) for x in (90, 300, 470, 640)], "#5c666f", 52, holes=[swath],
              ink="score tiles 26"),
        piece(drops((60, 100, 740, 1000), 90, 46, r, 12), "#c4d0d8", 56, cast=0.2, clip=[box(0, 0, 800, 1200)],
              holes=[swath]),
        # he sits on a board and holds on to a rope
        piece([stroked([(700, -40), (700, 810)], 7)], "#b98f50", 68),
        *person(650, 966, 610, 76, "#e8963e", pose="dangle", skin="brown", hair="black", hat="cap", flip=True,
                near=(25, -62), far=(-8, -82), lean=10, nod=-4, legs="#34506b", foot=(20, 6), other=(12, 7)),
        piece(box(540, 822, 190, 18, 5), "#8a5a34", 74),
        piece([stroked([(568, -40), (568, 824)], 7)], "#d9b070", 72),
        piece([stroked([(500, 590), (470, 604)], 12), moved(box(-96, -11, 192, 22, 4), 462, 610, 1, 66)], "#3a3d44",
              126),
        piece(FULL, "#f4ecdc", 130, holes=[box(60, 60, 325, 960), box(415, 60, 325, 960)], ink="score grain 30 @90"),
        piece(box(-40, 1020, 880, 40), "#fbf6ea", 140),
        piece(box(-40, 1058, 880, 220), "#c4785c", 134, ink="print diamonds 70 #b86c52"),
        piece("130,1050! 110,950! 230,950! 210,1050!", "#b5583c", 146, ink="print chevrons 30 #d98a5c"),
        piece([leaf(170, 956, 130, 36, a) for a in (-150, -120, -90, -62, -34)], "#5f8a5c", 142, lines=()),
    ]  # fmt: skip


@card(
    "060",
    "Upstream",
    "Water runs down the great staircase of a house. Salmon leap from step to step, past a man in "
    "pyjamas with a candle.",
    "determination, dream, homecoming, flood, instinct, effort, surprise",
    mood="grand",
    camera="interior",
    light=day("#5c3a4c", key=(0.35, 0.65), exposure=1.2, ambient=0.55),
)
def upstream(r: Random) -> Pieces:
    steps: Pieces = []
    for i in range(10):
        y = 430 + i * 78 + i * i * 1.2
        half = 190 + i * 26
        wide = 100 + i * 17
        wet = "#6fbcd0" if i % 2 else "#82c8d8"
        steps += [
            piece(
                box(400 - half, y, half * 2, 400), mix("#a87454", "#7a4a3c", i / 12), 20 + i * 9, ink="score grain 16"
            ),
            piece(box(400 - half - 6, y - 8, half * 2 + 12, 18, 4), "#c99470", 23 + i * 9),
            piece(
                f"{400 - wide},{y - 12}! {400 - wide * 0.4},{y - 4} {400 + wide * 0.4},{y - 4} "
                f"{400 + wide},{y - 12}! {400 + wide + 8},{y + 84}! {400 - wide - 8},{y + 84}!",
                wet,
                24 + i * 9,
                lines=[[(400 + k * wide * 0.3, y), (400 + k * wide * 0.33, y + 74)] for k in (-2, -1, 0, 1, 2)],
                foot="#4fa0bc",
            ),
            piece(
                [circle(400 + k * wide * 0.22, y + 82 + (k % 2) * 5, 11 + i * 0.8) for k in range(-4, 5)],
                "#f2fafb",
                26 + i * 9,
            ),
        ]
    salmon = [
        piece(fish(x, y, s, t, f), c, z, ink="score scales 16", curl=(90, -0.15))
        for x, y, s, t, f, c, z in (
            (470, 420, 44, -50, False, "#e8806a", 60),
            (330, 560, 56, -130, True, "#d96a58", 84),
            (500, 690, 66, -54, False, "#e8806a", 104),
            (330, 860, 80, 54, True, "#d96a58", 124),
            (540, 1000, 92, -40, False, "#f09a80", 140),
        )
    ]
    return [
        piece(FULL, "#6d4458", 3, ink="print stripes 80 #764c60 @90;print crosses 80 #8a5c6c"),
        piece(arch(260, 540, 440, 90), "#2c3a54", 8),
        piece(arch(280, 520, 440, 112), "#8fb8d0", 12, ink="score waves 40", emit=0.1),
        piece([box(120, 120, 110, 150, 6), box(570, 120, 110, 150, 6)], "#d9a84c", 10),
        piece([box(134, 134, 82, 122), box(584, 134, 82, 122)], "#4a5f5c", 13, ink="print leaves 30 #5c726c"),
        *steps,
        *salmon,
        piece([strip([(180, 330), (100, 640), (20, 1000)], [20, 24, 34]),
               strip([(620, 330), (700, 640), (780, 1000)], [20, 24, 34])], "#5a3428", 112, ink="score grain 10"),
        piece([strip([(190 - k * 17, 360 + k * 66), (186 - k * 17, 500 + k * 70)], [10, 12]) for k in range(8)] + [
            strip([(610 + k * 17, 360 + k * 66), (614 + k * 17, 500 + k * 70)], [10, 12])
            for k in range(8)
        ], "#e6d2b8", 110),
        piece([circle(180, 322, 22), circle(620, 322, 22)], "#e0b85c", 116),
        *person(160, 1190, 420, 128, "#9fb8d8", pose="hold", skin="pale", hair="grey", cut="curly", legs="#9fb8d8",
                near=(22, -64), far=(-4, -44), ink="print stripes 24 #f4f0e4 @90", shoes="#b5483c", hat="cone",
                hat_colour="#c8553f", nod=-6),
        piece(box(246, 876, 15, 46, 3), "#fff6e0", 164),
        piece(leaf(253, 880, 40, 18, -90), "#ffc24a", 166, emit=1.6),
    ]  # fmt: skip


@card(
    "062",
    "Do not pull",
    "A kitchen garden cut open. What grows under the leaves are people asleep, tucked into the "
    "earth like carrots. A gardener has hold of one of them.",
    "sleep, birth, waiting, disturbance, patience, hiding, harvest",
    mood="uneasy",
    camera="cross-section",
    light=day("#cfe6e0", "#f4eccc", key=(0.4, 0.6)),
)
def do_not_pull(r: Random) -> Pieces:
    roots: Pieces = []
    for x, y, s, c, k in (
        (130, 620, 1.0, "#e8863a", 0),
        (300, 660, 1.2, "#b5486c", 3),
        (490, 560, 1.15, "#e8963e", 5),
        (680, 640, 1.05, "#efe0c4", 6),
    ):
        look = crowd_looks(k)
        skin, hair = SKIN[look["skin"]], HAIR[look["hair"]]

        at = placed(x, y, s)

        roots += [
            piece(
                at("-70,90 -66,30 0,0 66,30 70,90 50,220 20,360 2,440! -18,360 -48,220"),
                c,
                70,
                lines=at(
                    "-60,110 -20,120 0,116", "10,170 40,176 52,166", "-40,230 -10,238 6,232", "2,290 22,296 30,288"
                ),
                width=3,
                curl=(0, -0.2),
            ),
            piece(at(oval(0, 30, 46, 52)), skin, 78),
            piece(at("-48,24! -50,-14 -20,-40 20,-40 50,-14 48,24! 34,-4 0,-12 -34,-4"), hair, 84),
            piece(
                at(stroked("-28,34 -18,40 -8,34", 4), stroked("8,34 18,40 28,34", 4), stroked("-8,60 0,63 8,60", 3)),
                darker(skin, 0.6),
                86,
                cast=0.2,
            ),
            piece(at(oval(-28, 50, 10, 7), oval(28, 50, 10, 7)), mix(skin, "#d0503f", 0.35), 80, cast=0, rim=0),
            piece(
                at(
                    *[leaf(0, -26, n, 44, a) for a, n in ((-130, 110), (-108, 150), (-90, 170), (-72, 150), (-50, 110))]
                ),
                "#5f9a4c",
                88,
                ink="score lines 16 @45",
            ),
            piece(at("-72,92 0,70 72,92 64,130 0,112 -64,130"), lighter(c, 0.25), 90),
        ]
    return [
        *sun(660, 110, 54, 6),
        piece([cloud(180, 140, 260, 3)], "#ffffff", 10),
        piece(land(430, 410, 434, 408, 430), "#a9c87c", 14, ink="print grass 50 #98b86c"),
        piece([*[box(20 + k * 96, 290, 24, 140, 8) for k in range(9)], box(-40, 320, 880, 18), box(-40, 380, 880, 18)],
              "#e6d2a8", 18, ink="score grain 10"),
        *person(330, 505, 400, 60, "#3f6f8c", pose="bow", age="old", skin="olive", hair="grey", hat="straw",
                hat_colour="#eacb7c", near=(38, -10), far=(34, -8), legs="#7a5a40", dress=0.3, lean=36),
        piece(land(500, 494, 504, 496, 500), "#7a4f38", 54, ink="score flecks 50", foot="#4a2c22"),
        piece(land(800, 780, 810, 776, 800), "#6a4230", 58, ink="print cobbles 100 #5f3a2a", foot="#432820"),
        piece(land(486, 478, 490, 480, 486, foot=520), "#8fb85c", 92, ink="score grass 26",
              clip=[box(-40, 460, 880, 60)]),
        *roots,
        piece([
            oval(x, y, q, q * 0.7)
            for x, y, q in ((60, 1000, 26), (220, 1130, 34), (560, 1140, 30), (740, 1060, 28), (400, 1160, 20))
        ], "#a8805c", 74, ink="score flecks 14"),
        piece(stroked("590,1000 620,980 650,1000 680,984 706,1000", 14), "#e0a08c", 76, ink="score lines 10 @90"),
    ]  # fmt: skip


@card(
    "063",
    "Any moment now",
    "A mountain cut open. Two people with flowers dig tunnels towards each other, one from the left and one from "
    "the right. Now they are passing, one above the other, with a thin layer of rock between them.",
    "missing each other, effort, hope, love, bad luck, stubborn, distance",
    mood="funny",
    camera="cross-section",
    light=evening("#f0b49c", "#f8dcb8", lamp=(400, 700), key=(0.5, 0.5)),
)
def any_moment_now(r: Random) -> Pieces:
    upper = curve(
        "-60,352! 40,340 140,352 250,334 360,330 470,312 580,326 650,372 690,450 684,540 640,620 560,664 440,668 "
        "300,660 160,672 40,660 -60,668!"
    )
    lower = curve(
        "860,752! 740,764 620,744 500,746 380,730 260,734 170,770 118,850 120,950 170,1040 260,1076 400,1082 "
        "540,1072 660,1084 760,1076 860,1082!"
    )
    mountain = curve(
        "-60,1260! -60,290! 60,280 150,240 230,160 310,96 390,44 450,60 520,120 600,200 690,258 860,280! 860,1260!"
    )
    layers = (
        (land(420, 360, 300, 330, 400, 380, 330), "#8a4c46"),
        (land(560, 600, 520, 540, 600, 640, 600), "#a0604a"),
        (land(740, 700, 690, 730, 700, 660, 700), "#74403f"),
        (land(900, 950, 880, 900, 960, 900, 880), "#8f5444"),
        (land(1110, 1130, 1100, 1120, 1110, 1140, 1120), "#63363a"),
    )

    def bouquet(x: float, y: float, turn: float, z: float) -> Pieces:
        """Return a bunch of flowers in paper, its foot at (x, y)."""
        heads = ((-34, -96), (0, -116), (34, -94), (-14, -78), (18, -76))
        tones = ("#f2f0e4", "#e84a5a", "#f7c83a", "#e88ab0", "#f2f0e4")
        return put([
            piece([leaf(0, -40, 70, 26, a) for a in (-140, -110, -70, -40)], "#4f8a4c", 0),
            *[
                q
                for k, (dx, dy) in enumerate(heads)
                for q in (
                    piece(star(dx, dy, 30, 7, 0.62), tones[k], 3 + k),
                    piece(circle(dx, dy, 9), "#c8742a", 6 + k, cast=0.4),
                )
            ],
            piece([(-44, -66), (44, -66), (8, 14), (-8, 14)], "#cfe4ee", 12, lines=["0,-60 0,8"], width=2),
        ], x, y, 1, turn, z=z)  # fmt: skip

    def digger(x: float, y: float, flip: bool, top: Colour, **how: Any) -> Pieces:
        k = -1 if flip else 1
        head = [(x + k * 116, y - 366), (x + k * 158, y - 326), (x + k * 172, y - 262)]
        return [
            *person(x, y, 326, 50, top, pose="reach", hat="helmet", hat_colour="#d8402e", near=(20, -84), far=(16, -70),
                    flip=flip, **how),
            piece([stroked([(x + k * 46, y - 258), (x + k * 156, y - 324)], 13), strip(head, [8, 22, 8])], "#3a3440",
                  86),
            piece(circle(x + k * 29, y - 334, 15), "#fffbe0", 90, emit=2.2),
            piece([moved(star(0, 0, size, 4, 0.7), x + k * dx, y + dy, 1, dx) for dx, dy, size in (
                (196, -250, 15), (186, -196, 11), (212, -190, 9), (180, -120, 12), (204, -20, 18), (170, -12, 13))],
                "#a0604a", 60),
        ]  # fmt: skip

    def frame(x: float, top: float, foot: float) -> Piece:
        return piece([box(x - 12, top, 24, foot - top), box(x - 70, top, 140, 24)], "#7a5230", 34, ink="score grain 9")

    shell = [
        strip([(60 * 0.9**k * math.cos(k * 0.7), 60 * 0.9**k * math.sin(k * 0.7)) for k in range(22)], [16, 10, 4])
    ]
    bones = [strip([(-80, 0), (60, 0)], [5, 8]), polygon([(56, -26), (104, 0), (56, 26)]),
             polygon([(-80, 0), (-112, -26), (-104, 0), (-112, 26)]),
             *[strip([(x, -30 + abs(x) * 0.16), (x + 8, 0), (x, 30 - abs(x) * 0.16)], [4, 6, 4])
               for x in range(-60, 50, 22)]]  # fmt: skip
    return [
        piece([cloud(130, 150, 200, 4), cloud(700, 120, 180, 7)], "#fbe6d8", 10),
        piece(box(-40, 300, 880, 820), "#f7c878", 20, emit=0.25, ink="print flecks 60 #eeb45e"),
        *[frame(x, 338, 666) for x in (40, 200)],
        *[frame(x, 752, 1080) for x in (600, 764)],
        piece([circle(120, 420, 22), circle(682, 836, 22)], "#fff2c0", 40, emit=1.4),
        piece([stroked([(120, 340), (120, 402)], 5), stroked([(682, 752), (682, 818)], 5)], "#4a3040", 40),
        piece(mountain, "#7a4444", 70, holes=[upper, lower]),
        *[
            piece(one, tone, 72 + 2 * k, holes=[upper, lower], clip=[mountain],
                  ink=f"score {'flecks' if k % 2 else 'grain'} {(54, 60)[k % 2]}")
            for k, (one, tone) in enumerate(layers)
        ],
        piece("322,88! 390,44 450,60 506,108! 470,150 436,128 400,172 362,130 338,146", "#fbf6f0", 84),
        piece([stroked(upper, 10), stroked(lower, 10)], "#4a2830", 83),
        piece([moved(one, 740, 520, 0.9, 20) for one in shell], "#e0b48c", 84),
        piece([moved(one, 250, 1164, 1, -8) for one in bones], "#ecd8bc", 84),
        piece([moved(polygon([(0, -40), (16, -10), (8, 16), (-10, 14), (-18, -12)]), x, y, s, a) for x, y, s, a in
               ((596, 1170, 1.2, -14), (630, 1176, 0.9, 20), (60, 860, 1, -10), (84, 880, 0.7, 30))], "#7fd0c8", 84,
              emit=0.3, lines=["0,0 1,1"]),
        *bouquet(300, 640, -10, 48),
        piece("268,604! 332,604! 322,664! 278,664!", "#8fa0ac", 66, lines=["272,618 328,618"], width=2),
        *digger(470, 666, False, "#1f6f7c", skin="dark", hair="black"),
        *bouquet(500, 1050, 10, 48),
        piece("468,1014! 532,1014! 522,1074! 478,1074!", "#8fa0ac", 66, lines=["472,1028 528,1028"], width=2),
        *digger(330, 1082, True, "#7a3a9c", skin="pale", hair="red", cut="braid", dress=0.35),
        *house(92, 282, 104, 74, 86, "#f7e6c4", "#5f7f8c", rows=1),
        *house(712, 280, 104, 74, 86, "#f7e6c4", "#a8433a", rows=1),
    ]  # fmt: skip


@card(
    "064",
    "Gone for a drink",
    "A bear made of stars has come down from the night sky and drinks from a lake. A dark gap in "
    "its shape is left above.",
    "silence, wonder, thirst, visit, night, myth, humility",
    mood="tender",
    camera="wide",
    light=night("#2a3f86", "#8a9ad0", lamp=(300, 780), lamp_colour="#e6f0ff", radius=520, exposure=1.5),
)
def gone_for_a_drink(r: Random) -> Pieces:
    body = curve(
        "742,700 730,620 670,556 590,540 500,548 430,520 360,484 290,500 240,560 220,640 250,720 286,790 300,850 "
        "292,930! 392,930! 408,850 430,800 500,806 570,800 590,850 582,930! 682,930! 700,850 734,790"
    )
    far_legs = ["396,780! 414,912! 500,912! 496,780!", "520,780! 524,912! 600,912! 620,760!"]
    tail = oval(744, 660, 26, 34)
    head = moved("-104,-34 -96,-90 -40,-124 30,-118 78,-84 104,-36 140,-14 176,12 180,52 152,80 100,84 40,92 -30,96 "
                 "-84,60", 200, 748, 1.04, -50, True)  # fmt: skip
    ears = [moved(circle(x, y, 42), 200, 748, 1.04, -50, True) for x, y in ((-86, -98), (-6, -136))]
    inner = [moved(circle(x, y, 20), 200, 748, 1.04, -50, True) for x, y in ((-86, -98), (-6, -136))]
    snout = moved("96,-40 140,-14 176,12 180,52 152,80 104,82 84,20", 200, 748, 1.04, -50, True)
    bear = body
    for part in (head, tail, *ears):
        bear = union(bear, part)
    gap = moved(bear, 210, -182, 0.56)
    nodes = [(716, 640), (688, 760), (640, 908), (560, 690), (350, 908), (372, 730), (172, 604), (96, 660), (112, 912),
             (214, 752), (370, 510), (500, 566), (620, 566)]  # fmt: skip
    links = ((12, 0), (0, 1), (1, 2), (1, 3), (3, 5), (5, 4), (5, 9), (9, 8), (9, 7), (9, 6), (6, 10), (10, 11),
             (11, 12), (11, 3))  # fmt: skip
    mirrored = [(x, 1868 - y) for x, y in nodes]
    return [
        piece(stars((0, 0, 800, 480), 90, r, 11), "#fff6d8", 6, emit=0.8, cast=0),
        piece(gap, "#0e1740", 8, cast=0, rim=0, thick=0),
        piece(stroked(gap, 3), "#6f86cc", 9, cast=0, rim=0),
        piece(land(600, 540, 580, 520, 570, 600), "#3f5498", 14, ink="score flecks 60"),
        piece([pine(x, 700 + (x * 7) % 30, 120 + (x * 13) % 110) for x in range(10, 820, 56)], "#2c4084", 24,
              ink="score flecks 20"),
        piece(land(720, 710, 724, 710, 720), "#34508e", 30, ink="print grass 50 #3f5c9c"),
        piece(box(-40, 930, 880, 330), "#5f7fc0", 34, ink="print waves 110 #7090cc", foot="#34508e"),
        piece([stroked([mirrored[a], mirrored[b]], 2.6) for a, b in links], "#c4d6f4", 38, cast=0),
        piece([star(x, y, 11, 4, 0.4) for x, y in mirrored], "#eef4ff", 40, cast=0, emit=0.3),
        piece([stroked(oval(110, 948, 50 + k * 44, 12 + k * 8), 4) for k in range(3)], "#dce8fb", 42, cast=0.3),
        piece(far_legs, "#7f95d4", 60),
        piece([body, tail], "#b4c6f4", 70, ink="print flecks 50 #c8d6fa", curl=(0, -0.12),
              lines=["300,560 330,640 320,720", "610,600 570,690 590,790", "640,880 650,922", "346,880 350,922"],
              width=3),
        piece(ears, "#9fb4ec", 74),
        piece(inner, "#7f95d4", 76),
        piece(head, "#c2d2f8", 80, ink="print flecks 50 #d4e0fc", curl=(0, -0.12)),
        piece(snout, "#e2eafc", 84, curl=(0, -0.1)),
        piece(moved("148,-14 178,8 180,34 160,26", 200, 748, 1.04, -50, True), "#22306a", 88),
        piece(moved(circle(72, -48, 13), 200, 748, 1.04, -50, True), "#22306a", 88),
        piece([stroked([nodes[a], nodes[b]], 4.5) for a, b in links], "#ffffff", 90, emit=0.4, cast=0.5),
        piece([star(x, y, 26, 4, 0.34) for x, y in nodes], "#ffe9a0", 94, emit=1.0, cast=0.6),
        piece([circle(x, y, 9) for x, y in nodes], "#ffffff", 96, emit=1.2, cast=0),
        piece([leaf(-10 + i * 30, 1215, r.uniform(80, 180), 18, -90 + r.uniform(-16, 16)) for i in range(12)] + [
            leaf(560 + i * 26, 1215, r.uniform(60, 160), 16, -90 + r.uniform(-16, 16))
            for i in range(11)
        ], "#1c2a5c", 120, soft=0.5),
        *put(traced(lambda p: fox(p, 0, 0, 190, "#e07a3c", "#fbeeda"), 2), 630, 1180, 1, z=112, flip=True, lift=0.5),
    ]  # fmt: skip


def back_of_hand(
    tone: Colour, palm: str, fingers: Sequence[tuple[Point, Point, Point, float]], thumb: Sequence[Point]
) -> Pieces:
    """Return a hand seen from its back; every finger goes from root over knuckle to tip, with its width."""

    def finger(points: Sequence[Point], wide: float, z: float, colour: Colour) -> Pieces:
        (rx, ry), (kx, ky), (tx, ty) = points
        bones = [(rx, ry), ((rx + kx) / 2, (ry + ky) / 2), (kx, ky), ((kx + tx) / 2, (ky + ty) / 2), (tx, ty)]
        turn = math.degrees(math.atan2(ty - ky, tx - kx)) + 90
        flesh = strip(bones, [wide * share for share in (1, 1, 1.04, 0.9, 0.74)])
        shape = union(flesh, union(circle(tx, ty, wide * 0.37), circle(rx, ry, wide * 0.5)))
        creases = [moved(f"{-wide * 0.26},{d} 0,{d - 3} {wide * 0.26},{d}", kx, ky, 1, turn) for d in (-4, 4)]
        nail = moved(oval(0, -wide * 0.06, wide * 0.22, wide * 0.3), tx, ty, 1, turn)
        return [
            piece(shape, colour, z, lines=creases, width=2.2, curl=(turn, -0.12)),
            piece(nail, lighter(colour, 0.42), z + 2, cast=0.3),
        ]  # fmt: skip

    knuckles = [circle(x, y, wide * 0.5) for (x, y), _, _, wide in fingers]
    back = whole([curve(palm), *knuckles])
    furrows = [[((x * 1.1), y + 8), (x * 0.8, y + 62)] for (x, y), _, _, _ in fingers[1:]]
    return [
        *finger(thumb, 58, 0, darker(tone, 0.05)),
        *[p for k, (*joints, wide) in enumerate(fingers) for p in finger(joints, wide, 4 + 2 * (k % 2), tone)],
        piece(back, tone, 11, lines=furrows, width=2.2, curl=(90, -0.1)),
    ]  # fmt: skip


@card(
    "065",
    "Segments",
    "Two huge hands peel the sun like an orange. The peel hangs down in a long curl over the evening land, "
    "and a child reaches for its end.",
    "greed, sharing, end of day, power, hunger, generosity, loss",
    mood="grand",
    camera="wide",
    light=evening("#d97a5c", "#f6c46c", lamp=(400, 400), radius=460, power=0.9, key=(-0.2, 0.6), ambient=0.55),
)
def segments(r: Random) -> Pieces:
    skin = SKIN["brown"]
    ball = circle(400, 400, 236)
    rind = intersection(ball, "130,120! 420,120! 330,220 288,330 292,440 340,530 420,596 520,640! 400,720 130,680!")
    meridians = [f"400,186 {400 + d},{300 - abs(d) * 0.1} {400 + d},{500 + abs(d) * 0.1} 400,616"
                 for d in (-150, -84, -24, 40, 104, 166)]  # fmt: skip
    peel = [(560, 232), (640, 300), (664, 410), (630, 520), (560, 600), (520, 690), (560, 780), (620, 850), (600, 930),
            (500, 970), (400, 1000)]  # fmt: skip
    inside = [(556, 600), (522, 690), (552, 770), (606, 836), (612, 900), (560, 946)]
    # root, knuckle, tip and width of every finger
    hold = [((-60, -106), (-74, -176), (-52, -240), 46), ((-22, -122), (-26, -206), (-8, -280), 50),
            ((22, -120), (26, -206), (34, -280), 50), ((62, -100), (82, -176), (84, -240), 46)]  # fmt: skip
    pinch = [((-60, -100), (-82, -160), (-50, -206), 44), ((-24, -120), (-36, -196), (0, -240), 48),
             ((20, -122), (24, -204), (44, -258), 48), ((58, -104), (84, -176), (92, -236), 46)]  # fmt: skip
    palm = "-78,40! -84,-50 -80,-110 -50,-140 0,-144 54,-134 84,-100 88,-40 76,20 66,80! -66,80!"
    return [
        piece([cloud(130, 660, 260, 3), cloud(690, 720, 280, 6)], "#efa07a", 8),
        piece([polygon([(400 + 250 * math.cos(a - 0.05), 400 + 250 * math.sin(a - 0.05)),
                        (400 + 250 * math.cos(a + 0.05), 400 + 250 * math.sin(a + 0.05)),
                        (400 + 900 * math.cos(a), 400 + 900 * math.sin(a))])
               for a in (k * math.pi / 9 for k in range(18))], "#f2ac62", 4, cast=0.3),
        piece(land(860, 820, 860, 810, 850), "#b5586c", 12, ink="print grass 50 #a84e64"),
        piece(land(940, 900, 950, 910, 940), "#8c4468", 24, ink="print stripes 60 #96506f @4"),
        *[
            p
            for x, y, w in ((90, 990, 70), (166, 1004, 88), (716, 985, 80))
            for p in house(x, y, w, w, 34, "#d98a74", "#6a2f54", "#ffd07a", lit=0.5, rows=1)
        ],
        piece(land(1030, 1010, 1050, 1020, 1030), "#6d3560", 40, ink="print grass 60 #773f6a"),
        # the fruit: bright flesh, then what is left of the rind
        piece(circle(400, 400, 222), "#ffc23a", 60, emit=0.55, lines=meridians, width=5),
        piece([circle(400, 400, 222)], "#fff2b0", 61, holes=[circle(400, 400, 208)], emit=0.4, cast=0),
        piece(moved(rind, 10, -4), "#fff0c4", 66, cast=0.5),
        piece(rind, "#e8662c", 72, ink="print dots 24 #d4561f", curl=(0, 0.15)),
        # the hand that holds it, from below on the left
        *put(back_of_hand(skin, palm, hold, [(70, 0), (130, -50), (160, -120)]), 44, 560, 1.12, 58, z=84),
        piece([strip([(-120, 660), (-50, 618), (4, 586)], [230, 220, 206])], "#4a5f9c", 104,
              ink="print stripes 50 #3c4f86"),
        # the peel
        piece(strip(peel, [30, 76, 100, 100, 92, 86, 80, 72, 62, 46, 8]), "#e8662c", 90, ink="print dots 24 #d4561f",
              curl=(90, -0.2)),
        piece(strip(inside, [6, 50, 62, 56, 44, 6]), "#fff0c4", 94, curl=(90, -0.15)),
        # the hand that pulls
        *put(back_of_hand(skin, palm, pinch, [(-58, 36), (-116, -44), (-118, -150)]), 750, 250, 1.15, -80, z=98),
        piece([strip([(920, 190), (850, 214), (800, 230)], [240, 226, 214])], "#4a5f9c", 122,
              ink="print stripes 50 #3c4f86"),
        piece([pine(50, 1180, 170), pine(750, 1190, 200), pine(672, 1200, 130)], "#4a2450", 120),
        *person(330, 1170, 210, 112, "#f0c46c", age="child", pose="reach", near=(17, -92), far=(12, -96), skin="dark",
                hair="black", cut="tails", dress=0.4),
        piece(grass(-20, 820, 1215, 60, r), "#4a2450", 124),
    ]  # fmt: skip


@card(
    "066",
    "The last in line",
    "A long chain of white paper dolls winds over the hills, hand in hand. The last link of the chain is a real child. "
    "In front a pair of scissors lies in the grass.",
    "belonging, childhood, seduction, friendship, loss, imagination, conformity",
    mood="tender",
    camera="wide",
    light=evening("#f3a98c", "#f6d9b0", lamp=(610, 230), key=(-0.6, 0.4)),
)
def last_in_line(r: Random) -> Pieces:
    doll = (
        "0,-100 14,-96 18,-82 10,-68 6,-64 18,-58 48,-66 50,-56 22,-44 18,-34 30,-6! 12,-6! 10,0!"
        " 2,0! 0,-8 -2,0! -10,0! -12,-6! -30,-6! -18,-34 -22,-44 -50,-56 -48,-66 -18,-58 -6,-64"
        " -10,-68 -18,-82 -14,-96"
    )

    def chain(x: float, hands: float, slope: float, way: int, sizes: list[float], z: float) -> Pieces:
        """Return dolls hand in hand from x on, to the right or left; `hands` is the height of the first hand."""
        made: Pieces = []
        for i, s in enumerate(sizes):
            x += way * 49 * s
            foot = hands + 61 * s
            white = "#fbf8f0"
            made.append(piece(moved(doll, x, foot, s), white, z - i * 2, lines=[moved([(0, -64), (0, -10)], x, foot, s)],
                              width=2, curl=(0, (0.12, -0.12)[i % 2])))  # fmt: skip
            if s > 0.9:
                eyes = [moved(circle(k, -84, 2.2), x, foot, s) for k in (-6, 6)]
                made.append(piece(eyes, "#8a8478", z - i * 2 + 1, cast=0))
            x += way * 49 * s
            hands += slope * s
        return made

    return [
        *sun(610, 230, 120, 6, ("#f7b87c", "#fbcf98", "#fde8c4")),
        piece(cloud(180, 150, 300, 3), "#fbd9c0", 12),
        piece(land(450, 420, 360, 310, 330), "#c9848c", 16, ink="print grass 50 #bd7880"),
        *chain(-20, 400, -15, 1, [0.86, 0.8, 0.72, 0.65, 0.58, 0.52, 0.46, 0.41, 0.36, 0.32], 34),
        piece(land(570, 600, 610, 650, 680, 700), "#9a6c8c", 36, ink="print stripes 60 #a3768f @6"),
        *chain(830, 598, -8, -1, [2.0, 1.72, 1.47, 1.26, 1.1, 0.98], 58),
        piece(land(840, 810, 790, 790, 780), "#7a5f8a", 62, ink="print grass 60 #6f557f"),
        *chain(220, 880, -6, 1, [3.55, 2.65], 94),
        *person(105, 1150, 440, 100, "#d23b3f", view="front", age="child", skin="brown", hair="black", cut="tails",
                dress=0.55, near=(27, -61), far=(-12, -36), ink="print dots 22 #f09a8c", legs="#f4ead4"),
        piece(land(1130, 1110, 1100, 1080, 1060, 1050), "#4f4470", 90, ink="print grass 66 #463b66"),
        # what cut them out
        *put([
            piece([stroked(circle(-92, 34, 30), 17), stroked(circle(-96, -34, 30), 17)], "#c8402e", 0),
            piece(["-66,22! 20,-14 140,-34! 24,8 -60,38!", "-68,-22! 20,14 140,34! 24,-8 -62,-38!"], "#dfe6ea", 3),
            piece(circle(4, 0, 7), "#6a747e", 6),
        ], 570, 1126, 1.0, -8, z=112),
        piece(grass(-20, 820, 1225, 60, r), "#3c3260", 130),
        piece([polygon([(300 + k * 40, 1096 + (k * 31) % 40), (316 + k * 40, 1088 + (k * 31) % 40),
                        (312 + k * 40, 1108 + (k * 31) % 40)]) for k in range(3)], "#fbf8f0", 124),
    ]  # fmt: skip


@card(
    "067",
    "Newspaper weather",
    "Outside the window of a café tall houses topple one after the other like dominoes. Inside, somebody "
    "sits at a table and reads the newspaper.",
    "fate, calm, danger, chain reaction, ignorance, fall, courage",
    mood="uneasy",
    camera="through-frame",
    light=day("#bcd8dc", "#f4e2bc", key=(0.4, 0.6), lamp=(300, 300)),
)
def newspaper_weather(r: Random) -> Pieces:
    # the right foot of each house, and how far it has fallen: each leans on the next
    houses = ((-110, 46.3, "#c84a3a"), (60, 40.3, "#3f7f8c"), (230, 32.3, "#e0953f"), (400, 22.4, "#5a6f9c"),
              (570, 11.0, "#b8563f"), (726, 0, "#4f8a74"))  # fmt: skip
    rows: Pieces = []
    for i, (x, turn, colour) in enumerate(houses):
        panes = [box(-76 + a * 38, -372 + b * 72, 26, 40) for a in (0, 1) for b in range(5)]
        parts = [
            piece(box(-88, -400, 88, 400), colour, 0, curl=(0, -0.12)),
            piece(panes, "#fdf0c4", 2, cast=0.2),
            piece(box(-93, -410, 98, 20), darker(colour, 0.35), 3),
        ]
        rows += put(parts, x + 20, 690, 1, turn, z=36 - i * 3)
    wall = "#5c3040"
    return [
        piece([cloud(560, 190, 250, 3), cloud(250, 150, 190, 5)], "#ffffff", 6),
        *rows,
        piece([circle(70 + k * 58, 676 - (k * 37 % 60), 44 + (k % 4) * 9) for k in range(5)], "#d9bd8e", 40),
        piece([moved(box(-13, -8, 26, 16, 2), x, y, 1, t) for x, y, t in (
            (126, 300, 20), (168, 262, -34), (206, 312, 62), (232, 250, 12), (120, 238, -18))], "#b5533c", 42),
        piece([circle(110 + k * 62, 700 - (k * 29 % 44), 42 + (k % 3) * 9) for k in range(5)], "#f4e4c2", 44,
              lines=["86,700 96,672 124,668 138,690 122,702", "190,694 204,660 236,658 246,684 228,694",
                     "300,700 308,676 334,672 346,692 330,704"], width=4),
        piece(box(-40, 690, 880, 120), "#c9a87c", 40, ink="print cobbles 60 #bd9a6e"),
        # the café
        piece(FULL, wall, 70, holes=[box(84, 84, 632, 646, 10)], ink="print flowers 90 #6a3a4c"),
        piece(box(56, 56, 688, 702, 16), "#c98a4a", 78, holes=[box(92, 92, 616, 630, 8)], ink="score grain 18"),
        piece("92,92! 708,92! 708,160 640,190 572,160 504,190 436,160 368,190 300,160 232,190 164,160 92,184!",
              "#f4ead8", 84, ink="print stripes 46 #d8504a @90", curl=(90, -0.1)),
        piece(box(36, 740, 728, 44, 8), "#a8683a", 90, ink="score grain 14"),
        piece(box(-40, 960, 880, 300), "#7a4a3a", 74, ink="score lines 70 @90"),
        piece(box(-40, 944, 880, 26), "#a8683a", 80),
        # the reader
        *chair(664, 1190, 420, 100, "#33201c", flip=True),
        *person(650, 1190, 840, 104, "#2f5a8c", pose="sit", skin="brown", hair="grey", hat="beret",
                hat_colour="#d8404a", near=(27, -51), far=(24, -44), flip=True, legs="#3a3a4c", nod=8),
        piece("270,560! 424,590! 470,580! 470,846! 424,860! 270,826!", "#fffaf0", 124, lines=[[(424, 590), (424, 860)]],
              width=4),
        piece([
            box(292, 596, 110, 22),
            *(box(292, 700 + k * 24, 50, 9) for k in range(5)),
            *(box(354, 636 + k * 24, 50, 9) for k in range(8)),
        ], "#8a8074", 126, cast=0, rim=0),
        piece(box(292, 634, 50, 52), "#b8a890", 126, cast=0, rim=0),
        # the table, the cup shakes
        piece([box(166, 930, 22, 260), oval(177, 1190, 84, 14)], "#2a1c1c", 128),
        piece(oval(177, 924, 170, 26), "#f6ecd8", 134, ink="score rings 60"),
        piece(oval(160, 908, 62, 12), "#fffaf0", 138),
        piece(["116,850! 204,850! 192,896 176,908 144,908 128,896", stroked("200,862 226,866 222,888 196,888", 9)],
              "#3f8a8c", 142),
        piece([stroked("96,846 84,866 92,886", 5), stroked("236,846 248,866 240,886", 5)], "#fffaf0", 142, cast=0.4),
    ]  # fmt: skip


@card(
    "068",
    "Ready or not",
    "Giants play hide-and-seek. One stands behind the hills with both hands over the eyes and peeks between "
    "the fingers, another ducks behind a hill, and the village below has noticed nothing.",
    "play, childhood, hiding, size, innocence, being watched, secret",
    mood="funny",
    camera="close-up",
    light=day("#a9def0", "#f6f0d4", key=(0.4, 0.6)),
)
def ready_or_not(r: Random) -> Pieces:
    skin, other = SKIN["brown"], SKIN["pale"]
    palm = "-78,30! -84,-60 -80,-120 -52,-146 0,-152 54,-140 82,-104 84,-50 70,10 56,60! -54,60!"
    # root, knuckle, tip and width of every finger, little finger first
    shut = [((-60, -112), (-78, -180), (-76, -236), 42), ((-22, -130), (-28, -212), (-20, -286), 46),
            ((20, -130), (24, -214), (30, -290), 47), ((58, -110), (72, -186), (72, -256), 45)]  # fmt: skip
    spread = [((-60, -112), (-110, -164), (-138, -216), 42), ((-26, -130), (-68, -206), (-88, -274), 46),
              ((30, -128), (52, -210), (68, -282), 46), ((60, -106), (104, -170), (132, -226), 45)]  # fmt: skip
    roofs = [(150, 1012, 92, 92), (262, 1038, 104, 84), (586, 1040, 100, 80), (690, 1012, 88, 96)]

    def village(x: float, y: float, wide: float, tall: float, k: int) -> Pieces:
        walls, tops = (("#f0d9a8", "#e8a98a", "#d9c4a0", "#efc49c"), ("#c8433a", "#4f6f9c"))
        return house(x, y, wide, tall, 100 + k, walls[k], tops[k % 2], rows=1, door="#5c4a3c")

    return [
        piece([cloud(700, 130, 220, 3), cloud(96, 170, 200, 5)], "#ffffff", 8),
        # the seeker
        piece("20,900! 60,720 200,660 600,660 740,720 780,900!", "#f0b83a", 12, ink="print stripes 60 #d8782f @90"),
        piece([oval(146, 440, 38, 60), oval(654, 440, 38, 60)], darker(skin, 0.1), 16),
        piece("150,430 160,290 240,180 400,140 560,180 640,290 650,430 632,570 560,680 400,730 240,680 168,570", skin,
              20, curl=(0, -0.1)),
        piece("136,420 130,270 210,130 400,80 590,130 670,270 664,420! 630,330 560,270 480,250 400,270 320,240 "
              "230,270 170,330", "#2c2026", 28,
              lines=["230,200 400,140 570,200", "200,250 330,190 460,200", "600,260 520,200 440,190"], width=4),
        piece(oval(536, 366, 66, 48), "#fffaf0", 30, cast=0.5),
        piece(circle(538, 372, 29), "#1c1618", 34, cast=0.3),
        piece(circle(528, 362, 9), "#ffffff", 36, cast=0),
        piece("378,540 400,530 422,540 430,576 400,588 370,576", darker(skin, 0.08), 30),
        piece("316,626! 400,650 484,626! 456,684 400,702 344,684", "#7a2430", 30),
        piece("326,630! 400,652 474,630! 466,646 400,666 334,646", "#fffaf0", 33, cast=0.2),
        piece([strip([(70, 930), (130, 780), (236, 640)], [176, 166, 150]),
               strip([(730, 930), (670, 780), (564, 640)], [176, 166, 150])], "#f0b83a", 60,
            ink="print stripes 60 #d8782f @45"),
        *put(back_of_hand(skin, palm, shut, [(60, 10), (104, -44), (112, -100)]), 262, 560, 1, 8, z=46),
        *put(back_of_hand(skin, palm, spread, [(60, 10), (104, -44), (112, -100)]), 538, 560, 1, -8, z=46, flip=True),
        piece([strip([(196, 676), (250, 606)], [172, 166]), strip([(604, 676), (550, 606)], [172, 166])], "#d8782f",
              74),
        # hills, and who hides
        piece(land(800, 760, 790, 800, 780, 740, 760), "#9acb70", 78, ink="print stripes 70 #a6d47c @6"),
        piece([oval(498, 824, 20, 30), oval(742, 824, 20, 30)], darker(other, 0.08), 79),
        piece("520,900! 508,800 548,736 620,716 692,736 730,800 720,900!", other, 80, curl=(0, -0.1)),
        piece("496,812 500,730 540,676 590,690 600,650 636,680 668,646 690,690 730,710 752,790 732,806 704,754 640,762 "
              "590,742 536,764", "#c8582c", 84, lines=["540,720 620,704 700,730"], width=4),
        piece([oval(584, 806, 29, 26), oval(660, 806, 29, 26)], "#fffaf0", 84, cast=0.4),
        piece([circle(573, 796, 13), circle(649, 796, 13)], "#1c1618", 86, cast=0.3),
        piece(land(890, 850, 880, 870, 884, 856, 870), "#7dba58", 90, ink="print grass 50 #70ac4e"),
        *[
            q
            for x in (496, 524, 552, 690, 718, 746)
            for q in (
                piece([strip([(x, 850), (x, 876), (x, 892)], [25, 25, 20]), circle(x, 890, 10), circle(x, 854, 12)],
                      other, 94, curl=(90, -0.1)),
                piece(oval(x, 888, 6, 7), lighter(other, 0.4), 96, cast=0.3),
            )
        ],
        *[p for x, y, s in ((56, 960, 1.0), (752, 966, 0.9)) for p in tree(x, y, 150 * s, 96, "#4f8a4c", seed=x)],
        # the village round its church
        piece(box(384, 850, 58, 180), "#f4e6c8", 98, ink="score bricks 22"),
        piece([(372, 856), (413, 752), (454, 856)], "#4f6f9c", 100),
        piece([arch(402, 424, 916, 880)], "#3b4a5e", 100, cast=0.4),
        *house(462, 1040, 124, 76, 101, "#f4e6c8", "#4f6f9c", rows=1, door="#5c4a3c"),
        *[p for k, place in enumerate(roofs) for p in village(*place, k)],
        piece(land(1044, 1026, 1050, 1034, 1040), "#93c860", 99, ink="print grass 50 #86ba54"),
        piece(land(1104, 1084, 1110, 1090, 1096), "#6fae4e", 118, ink="print stripes 60 #7aba58 @-4"),
        *person(230, 1184, 156, 124, "#c8402e", pose="walk", **crowd_looks(2)),
        *sheep(420, 1164, 100, 122),
        *sheep(560, 1182, 110, 124, flip=True),
        piece(grass(-20, 820, 1215, 60, r), "#5c9442", 130),
    ]  # fmt: skip
