import itertools
from dataclasses import replace

from card_art.studio.kit import *
from card_art.studio.paper.kit import *


def tinted(pieces: Pieces, colour: Colour, share: float = 0.8) -> Pieces:
    """Return the same pieces as if cast in one metal."""
    return [replace(one, colour=mix(one.colour, colour, share)) for one in pieces]


@card(
    "069",
    "Night shift",
    "A thief tiptoes through a dark street with a lit window under his arm. In the wall behind "
    "him is a dark hole where it was.",
    "theft, light, home, secret, envy, borrowing, guilt",
    mood="funny",
    camera="wide",
    light=night("#2a3358", "#4a4a74", lamp=(470, 700), lamp_colour="#ffdc94", radius=340, power=1.0, ambient=0.52),
)
def night_shift(r: Random) -> Pieces:
    pane = box(-84, -110, 168, 220)
    return [
        piece(stars((0, 0, 800, 330), 44, r, 9), "#f4ecd0", 6, emit=0.5, cast=0),
        piece([box(560, 260, 300, 800)], "#3c426c", 10, ink="score bricks 60"),
        piece(polygon([(530, 270), (700, 140), (870, 270)]), "#2c3056", 14, ink="score scales 30"),
        piece([box(620, 380, 80, 100)], "#23284c", 16, lines=[[(660, 380), (660, 480)]]),
        piece(box(-40, 180, 420, 880), "#5a5a84", 18, holes=[box(90, 380, 180, 230)], ink="score bricks 64"),
        piece(box(70, 360, 220, 270), "#14162c", 12),
        piece([box(76, 626, 208, 20, 4)], "#8a88a8", 26),
        piece(polygon([(-60, 190), (150, 40), (410, 190)]), "#3a3a62", 30, ink="score scales 34"),
        piece(box(-40, 1040, 880, 220), "#4a4c70", 28, ink="print cobbles 76 #42446a"),
        piece([polygon([(420, 860), (620, 860), (800, 1210), (300, 1210)])], "#c9a868", 30, cast=0, rim=0, thick=0,
              vellum=0.55),
        *person(360, 1130, 680, 60, "#e6e2e8", pose="walk", skin="pale", hair="black", near=(20, -56), far=(24, -66),
                foot=(20, 0), other=(-16, -4), hat="cap", hat_colour="#22223a", legs="#22223a",
                ink="print stripes 40 #2c2c48", lean=6, nod=-4),
        piece(moved("-30,-14 -6,-24 20,-20 36,-10 30,6 4,8 -24,4", 388, 510, 1.3, 4), "#1a1a2c", 96),
        piece([circle(402, 506, 7)], "#fffaf0", 100),
        piece(moved(pane, 500, 760, 1, -9), "#ffd98a", 76, emit=1.1, lines=()),
        piece([moved(stroked(pane, 20), 500, 760, 1, -9), moved(stroked([(0, -110), (0, 110)], 11), 500, 760, 1, -9),
               moved(stroked([(-84, 0), (84, 0)], 11), 500, 760, 1, -9)], "#f4ead4", 82),
        piece([moved("-76,-100 -30,-100 -40,-20 -76,20", 500, 760, 1, -9),
               moved("76,-100 30,-100 40,-20 76,20", 500, 760, 1, -9)], "#d9705c", 79, ink="print dots 16 #f0b0a0"),
        piece(moved("-20,100! -26,60! 26,60! 20,100!", 500, 760, 1, -9), "#8a4a3c", 80),
        piece([moved(leaf(0, 62, 44, 16, a), 500, 760, 1, -9) for a in (-130, -90, -50)], "#5f8a4c", 81),
        piece(strip([(410, 700), (440, 790), (520, 800)], [48, 44, 34]), "#e6e2e8", 102,
              ink="print stripes 40 #2c2c48"),
        piece(circle(528, 800, 22), SKIN["pale"], 106),
        piece("40,1080! 44,1000 70,960 62,930! 84,944 104,944 124,930! 118,962 140,1010 150,1080! 200,1080 230,1050 "
              "226,1010! 250,1060 214,1104 150,1104!", "#1a1a2c", 70),
        piece([circle(82, 962, 5), circle(106, 962, 5)], "#f4d86a", 76, emit=0.8),
    ]  # fmt: skip


@card(
    "070",
    "Feet up",
    "In the park a bronze statue has come down from its pedestal and sits on the bench facing an old man. They share a "
    "sandwich. A pigeon stands on the empty pedestal.",
    "rest, friendship, fame, loneliness, pride, equality, time off, lunch",
    mood="tender",
    camera="wide",
    light=evening("#f0cf9c", "#f3dfb4", lamp=(600, 200), key=(-0.4, 0.55)),
)
def feet_up(r: Random) -> Pieces:
    bronze = "#3f8a78"
    hero = person(650, 1056, 800, 70, "#6a9a88", pose="sit", skin="brown", hair="black", cut="short", hat="top",
                  near=(25, -46), far=(11, -36), flip=True, dress=0.3, legs="#4a7a68", shoes="#3a6456", beard=True,
                  hat_colour="#3f7466")  # fmt: skip
    # medals and a sash, for what he was once
    honours = [
        piece(strip([(690, 560), (650, 640), (606, 740)], [26, 26, 26]), "#7cc0a8", 98, ink="score lines 14 @60"),
        piece([star(668, 672, 19, 6, 0.5), circle(664, 720, 14)], "#8fd0b8", 99),
    ]
    pigeon = [
        piece("-46,0! -30,-40 0,-48 24,-70 42,-72 52,-62 64,-58! 50,-54 44,-30 20,-8 -10,-4", "#8f93a6", 0,
              ink="score scales 12"),
        piece("-40,-4! -24,-36 6,-38 20,-26 4,-8", "#6f7388", 2),
        piece(circle(40, -62, 3.6), "#2a2430", 3),
        piece([stroked([(4, -6), (4, 10)], 4), stroked([(16, -8), (16, 10)], 4)], "#d98a7c", -2),
    ]  # fmt: skip

    def half(x: float, side: int) -> Pieces:
        """Return half a sandwich, its torn side towards the other half."""
        outline = [(x, 664), (x + side * 40, 668), (x + side * 46, 694), (x, 690)]
        return [
            piece([moved(box(-24, -7, 48, 12, 5), x, y, 1, side * 5) for y in (664, 688)], "#e6b468", 150,
                  ink="score flecks 9"),
            piece(moved(box(-25, -4, 50, 9, 3), x, 677, 1, side * 5), "#7cb04c", 148),
            piece(moved(box(-22, -3, 44, 5), x, 671, 1, side * 5), "#d9453a", 147, clip=[polygon(outline), FULL]),
        ]  # fmt: skip

    return [
        piece([cloud(110, 170, 240, 3)], "#fffdf4", 8),
        piece(land(640, 600, 630, 590, 620), "#d9b470", 10, ink="print leaves 60 #cfa45e"),
        *tree(40, 800, 620, 14, "#c9803c", seed=5),
        *tree(770, 790, 660, 14, "#b5603c", seed=9),
        piece(land(790, 780, 794, 780, 790), "#c4b060", 24, ink="print grass 56 #b4a052"),
        # the empty pedestal
        piece("290,860! 304,340! 496,340! 510,860!", "#d3cbbb", 30, ink="score bricks 84"),
        piece([box(270, 306, 260, 40, 4), box(284, 346, 232, 20, 3), box(262, 836, 276, 44, 4)], "#e6dfd0", 36),
        piece(box(330, 440, 140, 100, 4), bronze, 40, ink="score lines 20"),
        piece([oval(366, 300, 30, 9), oval(436, 300, 30, 9)], "#8a8274", 42, cast=0.2),
        *put(pigeon, 392, 296, 1.7, z=44),
        piece(land(890, 880, 892, 880, 890), "#e3d2a8", 44, ink="print flecks 50 #d6c296"),
        *bench(400, 1056, 720, 52, "#7a5238"),
        *tinted(hero, bronze, 0.74),
        *honours,
        *person(150, 1056, 800, 70, "#b5483c", pose="sit", age="old", skin="dark", hair="white", hat="cap",
                hat_colour="#e8b23e", beard=True, near=(26.5, -47), far=(12, -36), legs="#4a4438",
                ink="print checks 34 #c8604c"),
        *half(382, -1),
        *half(430, 1),
        *[p for x, y, f in ((90, 1150, False), (250, 1180, False), (720, 1160, True)) for p in put(pigeon, x, y, 1.05,
                                                                                                   z=110, flip=f)],
        piece([circle(r.uniform(330, 600), r.uniform(1110, 1180), 6) for _ in range(14)], "#fbf0d0", 112),
    ]  # fmt: skip


@card(
    "071",
    "Good soil",
    "Ladders grow in a field like corn, with leaves on their rails. A woman waters the small "
    "ones; somebody climbs the tallest into a cloud.",
    "ambition, patience, growth, hope, career, gardening, escape",
    mood="funny",
    camera="wide",
    light=day("#6fb6dc", "#fbeec4", key=(0.45, 0.6)),
)
def good_soil(r: Random) -> Pieces:
    def grown(x: float, y: float, top: float, wide: float, rungs: int, z: float, thick: float = 17) -> Pieces:
        """Return a grown ladder on (x, y), with leaves on both rails."""
        step = 150 * wide / 100
        heights = [(side, y - 70 - k * step - (side > 0) * step / 2) for k in range(8) for side in (-1, 1)]
        joints = [(side, x + side * wide / 2, at) for side, at in heights if at > top + 20]
        leaves = [leaf(a, b, wide * 0.86, wide * 0.42, -90 + side * 58) for side, a, b in joints]
        ribs = [[(a, b), (a + side * wide * 0.6, b - wide * 0.36)] for side, a, b in joints]
        return [
            piece(ladder((x, y), (x, top), wide, rungs, thick), "#a8662a", z, ink="score grain 16"),
            piece(leaves, "#3f9a44", z + 6, lines=ribs, width=2.4),
        ]

    sprouts = [(470, 1120, 96, 3), (610, 1150, 120, 3), (746, 1116, 84, 2)]
    return [
        piece(land(720, 690, 720, 684, 710), "#b4da84", 12, ink="print grass 50 #a4ca74"),
        *[p for x, y, top, w in ((330, 800, 610, 40), (418, 790, 640, 34), (740, 806, 560, 46), (50, 800, 640, 38))
          for p in grown(x, y, top, w, 4, 16, 8)],
        piece(land(810, 800, 816, 800, 810), "#9a683e", 30, ink="score waves 70"),
        # the tallest, and who climbs it
        *grown(590, 1000, 190, 150, 8, 40, 22),
        piece([cloud(560, 270, 480, 6), cloud(130, 180, 220, 3)], "#ffffff", 76),
        *person(590, 712, 370, 60, "#d8302c", pose="climb", view="back", skin="brown", hair="black", near=(15, -98),
                far=(-15, -86), foot=(9, -4), other=(-9, -16), legs="#24304c"),
        piece(land(990, 976, 994, 980, 990), "#6f4529", 84, ink="score waves 80"),
        # who waters the small ones
        *person(166, 1176, 700, 92, "#24589c", pose="hold", skin="pale", hair="red", cut="braid", hat="straw",
                hat_colour="#f7dc8a", dress=0.6, near=(25, -48), far=(22, -44), legs="#8a6a4c",
                ink="print flowers 44 #4a7ab8"),
        piece(["318,900! 308,790! 430,790! 420,900!", strip([(420, 862), (490, 820), (512, 786)], [24, 16, 14]),
               moved(box(-26, -9, 52, 18, 6), 520, 780, 1, 40), stroked("326,790 326,744 408,744 412,790", 11)], "#e0442c",
              130, lines=[[(312, 824), (426, 824)]], width=3),
        piece([leaf(536 + k * 17, 806 + (k % 3) * 74, 60, 17, 82 - k * 4) for k in range(7)], "#e8f8ff", 128),
        *[p for x, y, tall, rungs in sprouts for p in (
            piece(ladder((x, y), (x, y - tall), 58, rungs, 13), "#c8843a", 112),
            piece([leaf(x + k * 28, y - tall * 0.5, 66, 32, -90 + k * 62) for k in (-1, 1)], "#4fae4a", 118),
        )],
        piece(land(1120, 1106, 1124, 1110, 1120), "#54321e", 136, ink="score waves 90"),
        piece([leaf(x, 1180, 54, 24, a) for x in (90, 330, 540, 690) for a in (-130, -50)], "#4fae4a", 142),
        piece([stroked([(x - 9, 1186), (x - 9, 1146)], 7) for x in (90, 330, 540, 690)]
              + [stroked([(x + 9, 1186), (x + 9, 1146)], 7) for x in (90, 330, 540, 690)]
              + [stroked([(x - 9, 1162), (x + 9, 1162)], 6) for x in (90, 330, 540, 690)], "#c8843a", 146),
    ]  # fmt: skip


@card(
    "072",
    "Fresh wind",
    "A house sails over waves of grass. Its sails are the washing: a sheet, a shirt and a pair of trousers. "
    "A woman with a telescope looks out of the attic.",
    "departure, adventure, home, freedom, housework, wind, courage, laundry",
    mood="grand",
    camera="wide",
    light=day("#7fb6e6", "#f6e8d0", key=(-0.45, 0.6), lamp=(560, 120)),
)
def fresh_wind(r: Random) -> Pieces:
    def pegs(*spots: Point) -> Piece:
        return piece([box(x - 5, y - 16, 10, 34, 4) for x, y in spots], "#d9a45c", 84, cast=0.5)

    house_and_crew = [
        *house(0, 0, 430, 300, 40, "#f6e3bc", "#b8483c", "#5f8fae", rows=2, door="#2f6f6c", peak=0.44,
               ink="score bricks 64"),
        piece(box(120, -520, 62, 130), "#a8604c", 36, ink="score bricks 22"),
        piece(box(110, -532, 82, 22, 3), "#c87a60", 38),
        piece(circle(0, -366, 60), "#f8f0dc", 52),
        piece(circle(0, -366, 50), "#34506b", 54),
        *[
            replace(p, clip=(circle(0, -366, 50), box(0, -420, 240, 110)))
            for p in person(-16, -190, 206, 58, "#e8b23e", skin="dark", hair="black", cut="afro", near=(28, -80),
                            far=(22, -76))
        ],
        piece(strip([(18, -374), (84, -396), (150, -416)], [18, 24, 38]), "#c8923a", 96, lines=["82,-408 88,-384"],
              width=4),
    ]  # fmt: skip
    shirt = "-50,0! -20,-6 0,6 20,-6 50,0! 104,60 82,84! 54,62! 66,150 56,196! 0,186 -58,200! -60,130 -54,62! -84,88! -106,66"
    trousers = "-46,0! 46,0! 64,90 76,196! 34,204! 12,96 0,70! -14,100 -44,206! -84,194! -62,90"
    return [
        piece([cloud(150, 330, 260, 3), cloud(660, 120, 240, 6)], "#ffffff", 8),
        piece([stroked(text, 7) for text in ("560,300 680,262 800,300", "610,370 720,340 820,372", "20,160 110,130 190,160")],
              "#ffffff", 12),
        piece(swell(740, 24, 7), "#b4d488", 16, ink="print grass 50 #a4c478"),
        piece(swell(830, 28, 6, 0.4), "#93c468", 28, ink="print grass 54 #83b45a"),
        # mast, yard and lines
        piece([box(366, 46, 20, 560), strip([(176, 150), (400, 132), (640, 160)], [12, 16, 12]),
               strip([(30, 492), (400, 470), (772, 494)], [11, 15, 11])], "#7a4f34", 34),
        piece([stroked([(376, 56), (762, 484)], 5), stroked([(376, 56), (38, 480)], 5)], "#fff6e0", 44, cast=0.5),
        piece([polygon([(386, 46), (386, 8), (462, 28)])], "#c8322e", 48),
        piece("200,150! 410,136 624,158! 720,280 668,452! 540,410 380,412 236,452! 300,300", "#fbf7ee", 72,
              ink="print stripes 84 #e8908c @94", curl=(0, 0.22), lines=["330,160 410,290 360,410", "500,160 590,290 520,410"],
              width=2.6),
        pegs((212, 152), (320, 144), (430, 142), (530, 150), (616, 160)),
        piece(moved(shirt, 690, 500, 0.94, -12), "#7a5aa8", 60, ink="print dots 34 #e4dcf4", curl=(0, 0.2)),
        piece(moved("-30,6! 0,34! 30,6! 20,-8 -20,-8", 690, 500, 0.94, -12), "#f4f0fa", 63),
        pegs((656, 488), (726, 490)),
        piece(moved(trousers, 112, 502, 0.92, -14), "#e8b23e", 60, ink="print checks 34 #f2cc74", curl=(0, 0.2)),
        pegs((80, 494), (146, 492)),
        piece(strip([(560, 800), (690, 720), (800, 640)], [20, 16, 10]), "#7a4f34", 38),
        *put(house_and_crew, 372, 930, 1.0, -5, z=30),
        # a bow wave of grass
        piece([leaf(600, 930, 150, 44, a) for a in (-64, -38, -12)] + [leaf(168, 960, 120, 36, a) for a in (190, 214)],
              "#cfe8a8", 104, curl=(0, 0.15)),
        piece(swell(920, 32, 5, 0.2), "#7ab454", 100, ink="print grass 60 #6ca448"),
        *sheep(690, 1010, 110, 108, flip=True),
        piece(swell(1020, 34, 4.4, 0.6), "#619c40", 118, ink="print flowers 70 #fbf3d4"),
        piece(swell(1120, 36, 3.8, 0.1), "#4f8836", 134, ink="print grass 70 #447c2c"),
    ]  # fmt: skip


@card(
    "073",
    "All of them",
    "A peacock has spread its tail. Every eye in the feathers looks at a small brown sparrow on the ground.",
    "jealousy, being watched, vanity, modesty, curiosity, attention, pressure",
    mood="uneasy",
    camera="stage",
    light=day("#f4e6cc", "#e9d4b0", key=(0.35, 0.6)),
)
def all_of_them(r: Random) -> Pieces:
    target = (640, 1110)
    out: Pieces = []
    for t, (n, q, size, c) in enumerate(((15, 640, 62, "#1f6f74"), (12, 480, 58, "#2f8f84"), (9, 330, 52, "#55ab86"))):
        stems, eyes, whites, iris, pupils = [], [], [], [], []
        for i in range(n):
            a = math.radians(-90 + (i / (n - 1) - 0.5) * (172 - t * 6))
            x, y = 360 + q * math.cos(a) * 0.74, 860 + q * math.sin(a)
            stems.append(
                leaf(
                    360,
                    860,
                    math.hypot(x - 360, y - 860) + size * 1.3,
                    size * 2.1,
                    math.degrees(math.atan2(y - 860, x - 360)),
                )
            )
            d = math.hypot(target[0] - x, target[1] - y)
            lx, ly = (target[0] - x) / d, (target[1] - y) / d
            turn = math.degrees(a) + 90
            eyes.append(moved(curve("-46,0! 0,-34 46,0! 0,34"), x, y, size / 50, turn * 0.3))
            whites.append(moved(curve("-38,0! 0,-26 38,0! 0,26"), x, y, size / 50, turn * 0.3))
            iris.append(circle(x + lx * size * 0.26, y + ly * size * 0.2, size * 0.42))
            pupils.append(circle(x + lx * size * 0.32, y + ly * size * 0.26, size * 0.2))
        z = 20 + t * 24
        for half in (0, 1):
            out.append(piece(stems[half::2], darker(c, 0.14) if half else c, z + half * 5, ink="score lines 18 @70"))
        out += [
            piece(eyes, "#d9a43c", z + 10),
            piece(whites, "#fffaf0", z + 13, cast=0.4),
            piece(iris, "#2a5fae", z + 15, clip=whites, cast=0.2),
            piece(pupils, "#12121c", z + 17, clip=whites, cast=0),
        ]
    return [
        piece(FULL, "#f3e4c8", 3, ink="print rings 130 #f7ecd6"),
        piece(land(1010, 1000, 1014, 1000, 1010), "#c9a874", 10, ink="print grass 56 #bb9a66"),
        *out,
        piece([stroked([(340, 1060), (334, 1130)], 10), stroked([(386, 1060), (392, 1130)], 10),
               *[stroked([(x, 1130), (x + d, 1142)], 6) for x in (334, 392) for d in (-20, 0, 20)]], "#b5803c", 90),
        piece("360,600 392,620 398,690 412,770 470,850 486,950 440,1050 360,1080 280,1050 236,950 252,850 308,770 "
              "322,690 328,620", "#1f4fa8", 96, ink="score scales 40", curl=(0, -0.2)),
        piece(circle(360, 590, 52), "#2560bc", 104),
        piece(polygon([(398, 580), (450, 606), (398, 616)]), "#e8b04a", 106),
        piece(["366,576 388,566 400,578 384,592"], "#fffaf0", 108),
        piece(circle(386, 580, 8), "#12121c", 110),
        piece([
            s
            for k in range(5)
            for s in (stroked([(352, 546), (320 + k * 18, 478 - (k % 2) * 8)], 4),
                      circle(320 + k * 18, 474 - (k % 2) * 8, 9))
        ], "#2f8f84", 102),
        piece(land(1130, 1120, 1134, 1122, 1130), "#b9925c", 116, ink="print grass 60 #ab844e"),
        *put([
            piece([stroked([(-4, -6), (-6, 12)], 5), stroked([(14, -6), (14, 12)], 5)], "#7a5a34", 0),
            piece("-74,-6! -40,-30 -10,-62 20,-78 44,-84 58,-70 56,-40 36,-10 0,-2 -30,-4", "#9c6f48", 3,
                  ink="score flecks 14"),
            piece("-50,-14 -10,-44 24,-40 0,-14", "#6d4a30", 7),
            piece(polygon([(54, -72), (78, -64), (54, -58)]), "#4a3a30", 5),
            piece(circle(42, -70, 5), "#12121c", 8),
            piece("10,-24 34,-40 50,-36 32,-12", "#e6d2b0", 8),
        ], 640, 1124, 1.25, z=124, flip=True),
    ]  # fmt: skip


@card(
    "074",
    "Charmed",
    "A woman looks over the edge of her open fan. On the fan is the open mouth of a tiger, just "
    "where her own mouth would be.",
    "disguise, danger, charm, anger, secret, strength, flirting",
    mood="uneasy",
    camera="close-up",
    light=day("#2f6f78", key=(0.35, 0.6), exposure=1.25),
)
def charmed(r: Random) -> Pieces:
    skin = SKIN["brown"]
    blades: Pieces = []
    for i in range(13):
        a = -180 + i * 15
        shape = [(0, 0)] + [
            (500 * math.cos(math.radians(a + d)), 500 * math.sin(math.radians(a + d))) for d in (0, 7.5, 15)
        ]
        if i < 12:
            blades.append(
                piece(
                    moved(polygon(shape), 400, 1120),
                    ("#e8863a", "#d9752c")[i % 2],
                    74 + (i % 2) * 3,
                    curl=(math.fabs(a), 0.12),
                )
            )
    stripes = [
        moved(
            strip(
                [
                    (500 * math.cos(math.radians(a)), 500 * math.sin(math.radians(a))),
                    (400 * math.cos(math.radians(a + d)), 400 * math.sin(math.radians(a + d))),
                    (330 * math.cos(math.radians(a + d * 0.4)), 330 * math.sin(math.radians(a + d * 0.4))),
                ],
                [34, 22, 3],
            ),
            400,
            1120,
        )
        for a, d in ((-172, 5), (-155, -4), (-138, 4), (-42, -4), (-25, 4), (-8, -5), (-112, 5), (-68, -5))
    ]
    return [
        piece(FULL, "#34767e", 3, ink="print leaves 120 #3f848a;print flowers 120 #2c6870"),
        piece("150,1260! 130,600 170,320 270,170 400,130 530,170 630,320 670,600 650,1260!", "#1c1a22", 20,
              ink="score grain 20 @90"),
        piece("210,640! 204,420 260,290 400,250 540,290 596,420 590,640 520,840 400,900 280,840", skin, 34,
              curl=(0, -0.1)),
        piece("196,560! 190,380 250,250 400,210! 360,300 280,360 230,460", "#1c1a22", 44,
              lines=["240,460 270,340 370,250"]),
        piece("604,560! 610,380 550,250 400,210! 440,300 520,360 570,460", "#1c1a22", 44,
              lines=["560,460 530,340 430,250"]),
        piece([moved("-62,4! -30,-30 20,-34 60,-6! 24,24 -24,26", 308, 510),
               moved("-62,4! -30,-30 20,-34 60,-6! 24,24 -24,26", 492, 510, flip=True)], "#fffaf0", 42, cast=0.4),
        piece([circle(318, 506, 25), circle(502, 506, 25)], "#5a3a1c", 46, cast=0.2),
        piece([circle(320, 506, 12), circle(504, 506, 12)], "#0e0c10", 48, cast=0),
        piece([circle(326, 498, 5), circle(510, 498, 5)], "#ffffff", 49, cast=0),
        piece([strip("240,506 290,472 340,478 372,506", [4, 12, 12, 5]),
               strip("560,506 510,472 460,478 428,506", [4, 12, 12, 5])], "#1c1a22", 50),
        piece([strip("236,436 300,404 366,424", [8, 22, 10]), strip("564,436 500,404 434,424", [8, 22, 10])], "#1c1a22",
              46),
        piece(strip([(404, 470), (414, 580), (400, 640)], [16, 22, 40]), darker(skin, 0.08), 40, cast=0.3),
        piece([circle(196, 700, 20), circle(604, 700, 20)], "#e6b43a", 60),
        piece([moved("0,-20! 14,6 0,26 -14,6", x, 740) for x in (196, 604)], "#2f8f84", 64),
        piece([star(560, 230, 60, 8, 0.6)], "#c8322e", 64),
        piece(circle(560, 230, 20), "#f0c04a", 68),
        *blades,
        piece(stripes, "#1c1620", 84, cast=0.3),
        piece(["230,830 300,720 400,700 500,720 570,830 560,930 480,960 400,940 320,960 240,930"], "#fbf3e2", 90,
              curl=(90, -0.1)),
        piece("340,740 400,720 460,740 430,790 400,800 370,790", "#d9607c", 100),
        piece("280,870! 340,820 400,830 460,820 520,870! 500,980 400,1020 300,980", "#6d1420", 96),
        piece("330,990 400,950 470,990 440,1010 400,1018 360,1010", "#e0707c", 99),
        piece([polygon([(306, 850), (346, 836), (334, 910)]), polygon([(494, 850), (454, 836), (466, 910)]),
               *[polygon([(360 + k * 22, 834), (380 + k * 22, 834), (370 + k * 22, 856)]) for k in range(4)],
               polygon([(326, 990), (356, 1004), (346, 944)]), polygon([(474, 990), (444, 1004), (454, 944)])],
            "#fffaf0", 103),
        piece([
            stroked(f"{400 + s * 130},{780 + k * 24} {400 + s * 230},{760 + k * 34}", 3)
            for s in (-1, 1)
            for k in range(3)
        ], "#fffaf0", 102, cast=0.3),
        piece(strip([(330, 1150), (400, 1110), (470, 1150)], [40, 50, 40]), "#7a3f1c", 106),
        *put(big_hand("brown", "#c8322e"), 400, 1140, 0.8, 180, z=110),
    ]  # fmt: skip


@card(
    "075",
    "First snow",
    "The face of an old man. His long white beard is a winter wood with fir trees, a deer, a "
    "little house and two skaters.",
    "old age, winter, memory, calm, stories, shelter, grandfather",
    mood="tender",
    camera="close-up",
    light=overcast("#7a94ac", "#9fb4c4", key=(0.25, 0.6)),
)
def first_snow(r: Random) -> Pieces:
    skin = SKIN["olive"]
    beard = (
        "150,430! 200,470 280,480 340,450 400,470 460,450 520,480 600,470 650,430! 700,620 "
        "720,840 690,1040 620,1170 560,1260! 240,1260! 180,1170 110,1040 80,840 100,620"
    )
    deer_shape = (
        "-40,-62 -10,-66 22,-70 36,-92 40,-112 56,-122 72,-112 66,-106 56,-102 50,-80 40,-52 "
        "36,0! 28,0! 24,-44 -24,-42 -28,0! -36,0! -42,-48"
    )
    return [
        piece(FULL, "#7f98ae", 3, ink="print stars 80 #93abbe"),
        piece("210,440! 196,260 260,130 400,90 540,130 604,260 590,440 560,560 400,620 240,560", skin, 24,
              curl=(0, -0.1)),
        piece(["214,330 180,320 172,400 206,440", "586,330 620,320 628,400 594,440"], darker(skin, 0.08), 22),
        piece(["190,330! 170,250 210,140 300,80 400,66 500,80 590,140 630,250 610,330! 590,230 500,150 400,140 "
               "300,150 210,230"], "#4f6a4c", 40, ink="print knit 26 #445c42"),
        piece(["176,320! 190,236 400,160 610,236 624,320! 600,330 400,230 200,330"], "#7f9a6c", 46,
              ink="score lines 18 @90"),
        piece([stroked("276,350 310,366 346,350", 9), stroked("454,350 490,366 524,350", 9)], "#4a2f28", 34, cast=0.3),
        piece([strip("250,310 310,286 362,312", [8, 26, 12]), strip("438,312 490,286 550,310", [12, 26, 8])], "#f4f2ec",
              36),
        piece("366,350! 434,350! 456,430 400,454 344,430", lighter(skin, 0.08), 40, curl=(0, -0.15)),
        piece([oval(270, 420, 40, 28), oval(530, 420, 40, 28)], "#d98468", 28, cast=0, rim=0),
        piece(beard, "#dfe8f0", 50, ink="score grain 40 @90", curl=(0, -0.12)),
        piece("240,470 320,440 400,470 480,440 560,470 640,520! 560,540 480,530 400,500 320,530 240,540 160,520!",
              "#f4f7fa", 60, lines=["260,500 330,480 390,490", "540,500 470,480 410,490"], width=3),
        piece(land(700, 680, 720, 690, 700), "#cfdce8", 58, clip=[beard], ink="score flecks 50"),
        piece([pine(x, y, h) for x, y, h in ((170, 730, 150), (240, 720, 110), (560, 720, 130), (640, 730, 170))],
              "#5f8078", 64, ink="score flecks 20", clip=[beard]),
        piece(land(830, 800, 840, 800, 830), "#e6eef4", 68, clip=[beard], ink="score flecks 60"),
        piece(moved(deer_shape, 400, 810, 1.1), "#8a5a3c", 74),
        piece([moved(strip([(52, -118), (48, -150), (66, -176)], [5, 4, 2]), 400, 810, 1.1),
               moved(strip([(58, -118), (70, -146), (90, -160)], [5, 4, 2]), 400, 810, 1.1)], "#8a5a3c", 74),
        *[
            replace(p, clip=(curve(beard),))
            for x, y, h in ((130, 900, 230), (680, 910, 240))
            for p in [piece(pine(x, y, h), "#3f6660", 78, ink="score flecks 22")]
        ],
        *house(270, 930, 100, 74, 80, "#c98a5c", "#f6f9fb", "#ffd88a", lit=0.6, rows=1, door="#6d3a2c"),
        piece(land(960, 940, 950, 930, 960), "#f2f6f9", 88, clip=[beard], ink="score flecks 70"),
        piece(oval(440, 1050, 210, 62), "#a9cfe0", 92, ink="score lines 40 @14", rim=0.6),
        *person(390, 1060, 130, 98, "#c8402e", pose="dance", age="child", hat="wool", **crowd_looks(1, True)),
        *person(500, 1070, 130, 98, "#e0b044", pose="walk", age="child", dress=0.5, flip=True, **crowd_looks(6, True)),
        piece(land(1160, 1130, 1150, 1130, 1160), "#fbfcfd", 110, clip=[beard], ink="score flecks 60"),
        piece([pine(230, 1200, 150), pine(600, 1200, 170)], "#35584f", 114, ink="score flecks 20"),
        piece([circle(r.uniform(60, 740), r.uniform(20, 1180), r.uniform(2, 5)) for _ in range(70)], "#ffffff", 120,
              cast=0.4),
    ]  # fmt: skip


@card(
    "076",
    "Tinnitus",
    "A huge ear, close up. In its hollow, on a tiny chair, a musician with white hair plays the violin.",
    "music, obsession, secret, listening, comfort, memory, annoyance",
    mood="tender",
    camera="close-up",
    light=evening("#b5705c", "#d99a7c", lamp=(420, 560), radius=420, key=(0.5, 0.5), ambient=0.56),
)
def tinnitus(r: Random) -> Pieces:
    skin, hair = SKIN["olive"], "#463a44"
    violin = "-40,0 -30,-14 -12,-8 4,-14 26,-10 34,0 26,10 4,14 -12,8 -30,14"
    strands = [f"{x},-40 {x * 0.8 + 40},90 {x * 0.3 + 60},{160 + x * 0.2}" for x in range(0, 300, 44)]
    strands += [f"{x},-40 {x * 0.4 + 480},{700 - x * 0.5} {x * 0.3 + 560},1240" for x in range(380, 840, 60)]
    notes = [
        shape
        for x, y in ((690, 560), (730, 440), (660, 380))
        for shape in (oval(x, y, 15, 11), stroked([(x + 13, y), (x + 13, y - 50)], 5))
    ]
    return [
        piece(FULL, skin, 4, curl=(0, -0.12)),
        # hair over and behind the ear, with a sideburn
        piece(
            "-60,-60! 860,-60! 860,1260! 640,1260! 720,1000 776,700 790,400 720,180 570,64"
            " 410,52 300,110"
            " 240,230 226,380 240,520 236,640! 180,600 120,500 100,380 60,300 -60,270!",
            hair,
            20,
            lines=strands,
            width=3,
        ),
        piece(stroked("-40,300 180,290 300,250 380,190", 24), "#3a2a2c", 40, curl=(90, -0.2)),
        # the ear: its flat, the rim curling into the hollow, the inner ridge, the hollow, and the cheek
        piece(
            "262,640! 226,500 226,330 300,180 440,100 600,124 708,250 736,440 700,640 630,780"
            " 586,900"
            " 556,1020 480,1110 390,1106 330,1030 310,900 270,780",
            mix(skin, "#b5603c", 0.25),
            50,
            curl=(0, 0.1),
        ),
        piece(
            strip(
                "352,640 300,560 262,440 276,300 350,190 470,140 590,176 666,290 686,440"
                " 660,600 600,730"
                " 552,850 520,980 450,1060 380,1050 342,960",
                [34, 66, 78, 78, 84, 90, 90, 84, 80, 76, 76, 84, 120, 130, 110, 60],
            ),
            lighter(skin, 0.14),
            62,
            curl=(0, -0.15),
        ),
        piece(
            strip(
                "420,262 500,300 560,380 576,490 552,610 496,720 430,790 380,800 350,760",
                [20, 50, 64, 66, 64, 62, 60, 52, 30],
            ),
            lighter(skin, 0.08),
            74,
            curl=(0, -0.15),
        ),
        piece(strip("340,330 420,330 500,360", [16, 34, 40]), lighter(skin, 0.08), 72),
        piece("330,600! 350,470 400,390 470,370 530,430 540,560 500,670 430,740 370,750 340,690", "#7a3c30", 70),
        piece(
            "366,540 384,450 430,400 490,410 522,470 516,570 478,660 420,716 384,706 364,640",
            "#ffb86a",
            71,
            emit=0.55,
            cast=0,
        ),
        piece(
            "-60,720! 60,650 150,614 230,606 300,634 346,694 334,756 280,800 262,900 290,1000"
            " 296,1100 250,1260! -60,1260!",
            lighter(skin, 0.04),
            112,
            curl=(0, -0.2),
        ),
        # the musician
        piece("376,520! 408,512! 420,620! 510,622! 512,720! 384,722!", "#8c2f3c", 88),
        *person(
            440,
            718,
            400,
            92,
            "#23232e",
            pose="sit",
            skin="pale",
            hair="white",
            cut="curly",
            near=(25, -48),
            far=(24, -56),
            legs="#23232e",
            dress=0.2,
        ),
        piece([moved(violin, 530, 504, 1.5, -20), moved(box(30, -4, 44, 8), 530, 504, 1.5, -20)], "#a8502c", 132),
        piece(stroked([(500, 430), (576, 590)], 6), "#fbf0d4", 136),
        piece(notes, "#3a2226", 120),
        piece(circle(440, 1070, 28), "#e6b43a", 90, curl=(45, -0.3)),
        piece(moved("0,-20! 20,20 0,46 -20,20", 440, 1130, 1.4), "#2f8f94", 94, curl=(45, -0.3)),
    ]


@card(
    "077",
    "Someone went ahead",
    "Fields seen from above. A giant's bare footprints cross them; they have filled with water, "
    "and people swim and sail in them. The newest is still bare earth.",
    "traces, giant, past, summer, following, discovery, luck",
    mood="grand",
    camera="aerial",
    light=day("#a9c46c", key=(0.5, 0.55), contrast=1.0, exposure=1.28),
)
def someone_went_ahead(r: Random) -> Pieces:
    hues = ("#a9c46c", "#c9c868", "#8fb45c", "#d9c06a", "#9abf74", "#b5b85c")
    fields = [
        piece(
            moved(
                box(-150, -120, 300, 240),
                90 + (i % 3) * 300 + r.uniform(-20, 20),
                90 + (i // 3) * 230 + r.uniform(-10, 10),
                1,
                -14,
            ),
            hues[(i * 5) % 6],
            5 + (i % 3),
            ink=(
                "print lines 22 #9ab45c @-14",
                "print grass 34",
                "print lines 26 #b9a850 @76",
                "print dots 26 #8aa84c",
            )[i % 4],
        )
        for i in range(18)
    ]

    def step(x: float, y: float, s: float, flip: bool) -> list[Any]:
        sole = "-56,150 -62,60 -40,0 -74,-70 -66,-140 -10,-170 60,-150 78,-90 60,0 56,90 50,150 0,190"
        toes = [
            circle(-56, -190, 32),
            circle(-4, -206, 24),
            circle(38, -196, 21),
            circle(70, -172, 18),
            circle(94, -140, 16),
        ]
        return [moved(shape, x, y, s, 12, flip=flip) for shape in (sole, *toes)]

    lakes = [step(250, 960, 1.2, False), step(540, 620, 1.1, True)]
    fresh = step(310, 270, 1.0, False)
    out: Pieces = []
    for shapes in lakes:
        out += [
            piece([stroked(s, 26) for s in shapes], "#e8d8a0", 12, cast=0.3, ink="score flecks 24"),
            piece(shapes, "#257c9c", 15, cast=0, ink="print waves 60 #3c92b0", foot="#1a6488"),
        ]
    return [
        piece(FULL, "#98b860", 3, ink="print grass 40 #8aa854"),
        *fields,
        piece(strip([(840, 900), (640, 860), (420, 740), (200, 700), (-40, 600)], [26, 26, 26, 26]), "#e6dcb8", 10,
              ink="score flecks 20"),
        *out,
        piece([stroked(s, 30) for s in fresh], "#8a6a44", 12, ink="score flecks 20"),
        piece(fresh, "#4a3424", 15, cast=0, ink="score flecks 30"),
        piece([strip([(x, y), (x + 50, y - 16)], [9, 4]) for x, y in ((290, 260), (330, 330), (270, 380), (320, 180))],
              "#4a3424", 18),
        *put(sail(0, 0, 90, 0, "#c8402e"), 236, 900, 1, z=30),
        *put(sail(0, 0, 76, 0, "#f0c04a", "#fff"), 300, 1040, 1, z=30),
        *[
            p
            for x, y, c in ((520, 560, "#c8402e"), (580, 640, "#f0c04a"), (500, 700, "#8a56a4"), (200, 1000, "#f4f0e4"))
            for p in (piece(circle(x, y, 11), SKIN["olive"], 22), piece(stroked(circle(x, y, 22), 7), c, 20))
        ],
        piece([star(x, y, 22, 8, 0.8) for x, y in ((670, 700), (390, 850), (100, 880), (680, 540))], "#e8553f", 26,
              ink="print stripes 12 #fbf3e2"),
        *[
            p
            for x, y in ((120, 160), (660, 120), (720, 320), (80, 480), (700, 1000), (520, 1100), (60, 1120), (480, 60),
                         (760, 820))
            for p in (piece([circle(x + dx, y + dy, 24) for dx, dy in ((0, 0), (24, 14), (-18, 18), (6, -18))],
                            "#5f8a44", 34, ink="score leaves 16"),)
        ],
        *[
            p
            for x, y, c in ((610, 300, "#c4654a"), (670, 380, "#d98a5c"), (560, 390, "#b5533c"), (120, 640, "#c4654a"),
                            (600, 980, "#b5533c"))
            for p in (
                piece(moved(box(-34, -26, 68, 52), x, y, 1, -14), c, 30, ink="score lines 9 @-14"),
                piece(moved(box(-34, 0, 68, 26), x, y, 1, -14), darker(c, 0.2), 32, cast=0),
            )
        ],
    ]  # fmt: skip


BOOT = "-12,-46! 10,-46! 12,-10 36,0 38,14! -14,14!"


@card(
    "078",
    "Something in blue, perhaps",
    "A centipede sits on the bench of a shoe shop with boots of many colours on its feet. The "
    "assistant kneels before it with a blue one.",
    "patience, choice, vanity, work, shopping, abundance, service",
    mood="funny",
    camera="interior",
    light=day("#9fb4d0", key=(0.4, 0.6)),
)
def something_in_blue(r: Random) -> Pieces:
    hues = ("#c8402e", "#2f7f86", "#e8b23e", "#6f5a92", "#d9708c", "#f4ead4", "#e8863a")
    upright = [(196, 410), (180, 500), (184, 592), (216, 676)]
    seated = [(282, 730), (366, 746), (452, 746), (536, 738), (608, 700), (640, 626), (606, 570)]
    body = [*upright, *seated]
    legs: Pieces = []

    def leg(line: list[tuple[float, float]], k: int, z: float, turn: float = 0) -> None:
        shin = piece(strip(line, [17, 14, 14]), "#7f9a3c", z)
        boot = moved(BOOT, line[-1][0], line[-1][1] + 30, 1.25, turn)
        legs.extend([shin, piece(boot, hues[k % 7], z + 8, curl=(0, -0.15))])

    for i, (x, y) in enumerate(upright[:3]):
        leg([(x + 40, y + 10), (x + 96, y + 26), (x + 112, y + 58)], i * 2 + 1, 92)
        leg([(x - 40, y + 10), (x - 84, y + 24), (x - 100, y + 58)], i * 2 + 4, 50)
    for i, (x, y) in enumerate(seated[:4]):
        for k in (0, 1):
            foot = 918 + k * 40 - i % 2 * 16
            leg([(x - 18 + k * 36, y + 40), (x - 8 + k * 40, 850), (x - 12 + k * 42, foot)], i * 2 + k, 88 + k)
    rings = [
        piece(
            oval(x, y, 66 - max(0, i - 7) * 8, 60 - max(0, i - 7) * 7),
            ("#a3b84c", "#93a940")[i % 2],
            58 + i * 2,
            ink="score rings 50",
            curl=(45, -0.2),
        )
        for i, (x, y) in reversed(list(enumerate(body)))
    ]
    face = [
        piece(
            [
                stroked("-30,-74 -50,-140 -84,-158", 8),
                stroked("30,-74 52,-140 86,-156", 8),
                circle(-84, -158, 13),
                circle(86, -156, 13),
            ],
            "#7f9a3c",
            0,
        ),
        piece(circle(0, 0, 92), "#b3c65c", 3, curl=(45, -0.2)),
        piece([circle(-22, -10, 27), circle(44, -10, 27)], "#fffaf0", 8),
        piece([circle(-10, 4, 13), circle(56, 4, 13)], "#1c1a18", 10),
        piece([stroked(circle(-22, -10, 34), 7), stroked(circle(44, -10, 34), 7)], "#8a4a2c", 12),
        piece(stroked("-8,50 16,62 42,50", 8), "#5c6a24", 8, cast=0.3),
    ]
    shelves = [
        one
        for row, y in enumerate((210, 380))
        for one in (
            piece(box(370, y, 470, 18), "#a8744c", 14, ink="score grain 8"),
            piece([moved(BOOT, 412 + k * 96, y - 20, 1.1) for k in range(4)], hues[row * 3], 20),
        )
    ]
    tower = [
        one
        for k, colour in enumerate(("#e9c48a", "#c98a7c", "#9fb8b0", "#e0a85c", "#b5a0bc"))
        for x, y, turn in [(728 + 12 * math.sin(k * 1.7), 1120 - k * 84, 3 * math.sin(k * 2))]
        for one in (
            piece(moved(box(-78, -42, 156, 84, 4), x, y, 1, turn), colour, 84 + k * 3),
            piece(moved(box(-82, -46, 164, 26, 4), x, y, 1, turn), lighter(colour, 0.2), 86 + k * 3),
        )
    ]
    return [
        piece(box(-40, -40, 880, 940), "#a9bcd8", 4, ink="print stripes 80 #b8c9e0 @90"),
        *shelves,
        piece(box(-40, 880, 880, 380), "#6d5a86", 12, ink="print checks 110 #786694"),
        piece(box(-40, 866, 880, 20), "#f4e6d0", 18),
        piece([box(130, 850, 26, 160), box(560, 850, 26, 160)], "#5a3424", 30),
        piece(box(100, 790, 520, 70, 20), "#a8433a", 34, ink="score lines 52 @90"),
        *legs,
        *rings,
        *put(face, 208, 310, 1, 4, z=86),
        *tower,
        *person(
            632,
            1176,
            490,
            112,
            "#34506b",
            pose="kneel",
            skin="brown",
            hair="black",
            near=(33, -42),
            far=(30, -36),
            flip=True,
            legs="#23304a",
            nod=-12,
        ),
        piece(moved(BOOT, 460, 984, 1.9, -10), "#2f62c0", 150, curl=(0, -0.15)),
        piece(box(90, 1120, 190, 80, 4), "#e6d2b0", 100),
        piece(box(84, 1110, 202, 30, 4), "#f0e2c8", 104),
    ]


@card(
    "079",
    "Just in case",
    "A bare winter tree wears a woollen mitten on every twig. An old woman on a ladder puts on the last one.",
    "care, kindness, winter, excess, love, craft, madness",
    mood="tender",
    camera="wide",
    light=overcast("#d3dce6", "#eef0ee", key=(0.3, 0.6)),
)
def just_in_case(r: Random) -> Pieces:
    hues = ("#c8402e", "#e8b23e", "#2f7f86", "#8a56a4", "#4f8a5b", "#e0708c", "#34508c", "#e8863a")
    twigs = (
        ("590,800 490,680 400,610 316,560", -34),
        ("450,640 370,500 340,420 340,350", 4),
        ("384,530 320,430 240,360 190,310", -36),
        ("595,700 520,520 462,370 448,262", -8),
        ("600,640 610,440 590,300 580,196", -6),
        ("606,420 650,320 700,260 716,196", 16),
        ("605,690 680,580 730,500 746,430", 12),
        ("612,880 690,810 740,740 744,670", 6),
    )
    mitten = whole(["-40,0! -48,-78 -30,-130 16,-134 44,-92 40,0!", "30,-20 66,-46 84,-84 62,-98 34,-62"])
    mittens = []
    for k, ((line, turn), hue) in enumerate(zip(twigs, hues, strict=True)):
        x, y = (float(number) for number in line.split()[-1].split(","))
        mittens += put([
            piece(mitten, hue, 0, ink="print knit 30"),
            piece(box(-48, -10, 96, 38, 8), lighter(hue, 0.45), 5, ink="score lines 14 @90"),
        ], x, y, 0.94, turn, z=70 + k)  # fmt: skip
    return [
        piece(land(800, 770, 800, 760, 790), "#c4d0da", 8),
        piece([pine(x, 800, 90 + (x * 11) % 60) for x in range(10, 820, 60)], "#a9b9c6", 12),
        piece(land(920, 900, 925, 900, 920), "#e6ebf0", 18, ink="score flecks 60"),
        piece([strip([(596, 1200), (616, 960), (590, 760), (602, 600)], [150, 110, 90, 60]),
               *[strip(line, [50, 36, 24, 14]) for line, _ in twigs]], "#5a4640", 40, ink="score flecks 22",
              curl=(0, -0.12)),
        *mittens,
        piece(land(1090, 1070, 1100, 1075, 1090), "#f4f6f8", 90, ink="score flecks 70"),
        piece(ladder((70, 1190), (196, 540), 100, 11, 15), "#b5803c", 96),
        *person(140, 1064, 560, 100, "#7c4a6c", pose="climb", age="old", skin="dark", hair="white", cut="bun",
                hat="wool", hat_colour="#e8b23e", dress=0.55, near=(27, -84), far=(25, -96),
                ink="print checks 34 #8a5a7a"),
        piece(land(1150, 1140, 1160, 1140, 1150), "#fbfcfd", 116, ink="score flecks 60"),
        piece("210,1160! 196,1080! 330,1080! 316,1160!", "#a8744c", 122, ink="score knit 20"),
        piece([circle(236, 1074, 26), circle(290, 1068, 26)], "#e0708c", 118, ink="score rings 20"),
        piece(circle(262, 1054, 26), "#2f7f86", 119, ink="score rings 20"),
        piece([circle(r.uniform(0, 800), r.uniform(0, 1180), r.uniform(2.5, 5)) for _ in range(60)], "#ffffff", 124,
              cast=0.5),
    ]  # fmt: skip


def camel(x: float, y: float, s: float, z: float, colour: Colour) -> Pieces:
    at = placed(x, y, s)

    legs = [
        strip([(k, -100), (k + d, -54), (k + d * 0.4, 0)], [24, 12, 13])
        for k, d in ((-62, -6), (-40, 8), (44, -4), (64, 8))
    ]
    return [
        piece(at(*legs[1::2]), darker(colour, 0.22), z),
        piece(at(*legs[::2]), darker(colour, 0.06), z + 2),
        piece(
            at(
                "-96,-110 -90,-150 -60,-160 -34,-210 -6,-214 22,-160 62,-156 90,-170 104,-220 "
                "118,-262 146,-276 176,-262 180,-246 150,-240 136,-220 128,-170 104,-120 60,-96 "
                "-60,-96"
            ),
            colour,
            z + 5,
            ink="score flecks 16",
        ),
        piece(at(strip([(-94, -130), (-112, -100), (-108, -64)], [8, 6, 10])), darker(colour, 0.2), z + 4),
        piece(at(circle(150, -260, 4)), "#1c1616", z + 8),
        piece(at("-56,-150! 34,-150! 44,-104 -66,-104"), "#b5382e", z + 9, ink="print diamonds 14 #f0c04a"),
    ]


@card(
    "080",
    "Handle with care",
    "A caravan crosses the desert. Three camels carry an iceberg tied with ropes, and a penguin "
    "stands on it under a parasol.",
    "journey, patience, absurd, gift, homesickness, hope, melting",
    mood="grand",
    camera="wide",
    light=day("#f6d49c", "#f0b46c", key=(0.55, 0.5)),
)
def handle_with_care(r: Random) -> Pieces:
    return [
        *sun(140, 160, 80, 6, ("#f9c46a", "#fbd68c", "#fdebbc")),
        piece(land(620, 560, 640, 580, 620), "#e8b06a", 10, ink="print waves 90 #eebb78"),
        piece(land(760, 720, 700, 760, 720), "#e0a058", 18, ink="print waves 110 #e8ad66"),
        *[p for x in (120, 400, 660) for p in camel(x, 950, 1.2, 96, ("#c98f54", "#b9803f", "#c49058")[x % 3])],
        piece(box(-10, 716, 790, 26, 8), "#7a4f30", 66, ink="score grain 8"),
        piece("30,720! 60,600 50,520 130,470 150,380 230,400 280,270 360,220 430,300 480,290 540,420 620,440 660,560 "
              "720,600 740,720!", "#bfe4f0", 72, curl=(0, -0.2)),
        piece(["30,720! 60,600 50,520 130,470! 180,580 160,720!",
               "280,270! 360,220 430,300! 400,460 440,720! 300,720! 330,480"], "#e6f6fa", 78, curl=(0, -0.1)),
        piece(["540,420! 620,440 660,560 720,600 740,720! 600,720! 620,560"], "#94cfe4", 78),
        piece([stroked("60,716 200,500 420,430 620,560 700,716", 7),
               stroked("160,716 260,420 400,340 560,480 620,716", 7)], "#8a5a34", 84),
        piece([leaf(x, 742, n, 11, 90) for x, n in ((80, 40), (240, 60), (420, 44), (560, 70), (700, 36))], "#a9dcec",
              80),
        *put([
            piece("-34,0! -42,-60 -30,-110 0,-124 30,-110 42,-60 34,0!", "#23262e", 0),
            piece("-22,-2 -28,-50 -18,-86 0,-92 18,-86 28,-50 22,-2", "#fbf8f0", 3),
            piece([circle(-11, -98, 6), circle(11, -98, 6)], "#fbf8f0", 5),
            piece([circle(-11, -98, 3), circle(11, -98, 3)], "#12121a", 7),
            piece(polygon([(-8, -88), (8, -88), (0, -76)]), "#e8963e", 7),
            piece([oval(-16, 2, 15, 7), oval(16, 2, 15, 7)], "#e8963e", 2),
            piece(strip([(38, -80), (56, -60), (62, -84)], [14, 12, 10]), "#23262e", 4),
        ], 370, 226, 1.1, z=84),
        *umbrella(438, 140, 84, 90, "#e0553f"),
        *person(50, 960, 250, 112, "#f4ead4", pose="walk", skin="dark", hair="black", hat="bonnet",
                hat_colour="#f4ead4", dress=0.85, near=(16, -50)),
        piece(land(960, 940, 970, 950, 960), "#d9944c", 116, ink="print waves 120 #e0a05a"),
        piece(land(1070, 1040, 1080, 1060, 1070), "#c9803c", 130, ink="print waves 130 #d28c48"),
    ]  # fmt: skip


@card(
    "081",
    "Oversize baggage",
    "Travellers, seen from behind, wait at the baggage belt of an airport. Along the belt comes a small "
    "island with a palm, and a castaway waves. A child raises a hand.",
    "arrival, rescue, surprise, travel, loneliness, patience, coincidence",
    mood="funny",
    camera="interior",
    light=overcast("#a4d0cc", "#8cbcc0", key=(0.3, 0.6)),
)
def oversize_baggage(r: Random) -> Pieces:
    def case(x: float, y: float, w: float, h: float, c: Colour, z: float) -> Pieces:
        return [
            piece(stroked(f"{x - 26},{y - h} {x - 26},{y - h - 24} {x + 26},{y - h - 24} {x + 26},{y - h}", 10), "#3a3034",
                  z - 1),
            piece(box(x - w / 2, y - h, w, h, 12), c, z, curl=(0, -0.12), width=5,
                  lines=[[(x + k * w * 0.3, y - h), (x + k * w * 0.3, y)] for k in (-1, 1)]),
            piece([box(x + k * w * 0.3 - 12, y - h * 0.62, 24, 22, 4) for k in (-1, 1)], "#e8c46a", z + 2, cast=0.4),
        ]  # fmt: skip

    crowd: Pieces = []
    waiting: list[tuple[float, float, Colour, dict[str, Any]]] = [
        (112, 690, "#4a545c", {"skin": "pale", "hair": "grey", "cut": "bun"}),
        (694, 730, "#566068", {"skin": "brown", "hair": "black", "cut": "short", "hat": "cap", "hat_colour": "#39424c"}),
        (250, 610, "#39424c", {"skin": "dark", "hair": "black", "cut": "afro"}),
    ]  # fmt: skip
    for k, (x, tall, tone, looks) in enumerate(waiting):
        crowd += person(x, 1590 - k % 2 * 20, tall, 120 + k * 22, tone, view="back", near=(10, -42), far=(-10, -42),
                        legs="#2a3038", **looks)  # fmt: skip
    return [
        piece(FULL, "#a8d2cc", 3, ink="score tiles 110"),
        piece([box(80 + k * 240, 60, 180, 20, 8) for k in range(3)], "#fffbe8", 10, emit=0.5),
        piece(box(40, 130, 720, 150, 6), "#e8f2f0", 8),
        piece([box(54 + k * 176, 144, 164, 122) for k in range(4)], "#6fb0dc", 10),
        piece([strip([(216, 200), (330, 202), (480, 202), (560, 210)], [14, 34, 36, 10]),
               [(380, 206), (470, 206), (428, 258), (402, 258)], [(222, 200), (268, 196), (244, 154), (222, 154)]],
              "#ffffff", 16),
        # where the bags come from
        piece(box(-40, 520, 880, 740), "#c9b48c", 12, ink="print checks 140 #d4c09a"),
        piece(box(230, 330, 340, 210, 8), "#5c6870", 14),
        piece(box(252, 352, 296, 190), "#1c2228", 16),
        piece([box(254 + k * 42, 346, 38, 176 - (k % 3) * 10, 4) for k in range(7)], "#39434c", 30, curl=(90, -0.1)),
        piece("250,520! 550,520! 800,1260! 0,1260!", "#34383f", 20, ink="score lines 40"),
        piece(["210,520! 252,520! 10,1260! -90,1260!", "548,520! 590,520! 890,1260! 790,1260!"], "#cdd4d8", 24),
        # the island
        piece(oval(400, 850, 280, 66), "#2f9cc4", 40, ink="score waves 34"),
        piece(oval(400, 836, 228, 40), "#7fd0dc", 44),
        piece("200,846 240,792 330,756 440,752 540,790 600,846 400,870", "#f9dfa0", 50, ink="score flecks 24"),
        piece(strip("286,796 262,690 272,590 316,486", [42, 33, 28, 22]), "#8a5a3c", 56, ink="score lines 16"),
        piece([leaf(316, 486, 180, 66, a) for a in (-164, -124, -64, -26, 22, 160)], "#2f9a44", 64,
              lines=[[(316, 486), (316 + 150 * math.cos(math.radians(a)), 486 + 150 * math.sin(math.radians(a)))]
                     for a in (-164, -124, -64, -26, 22, 160)], width=2.6),
        piece([circle(300, 506, 19), circle(332, 508, 19)], "#7a4a2c", 70),
        *person(500, 822, 330, 74, "#e8402e", view="front", pose="cheer", skin="brown", hair="black", cut="curly",
                beard=True, near=(25, -102), far=(-14, -44), legs="#fbf0d8", shoes="#a86f45"),
        *case(614, 1050, 170, 130, "#b5483c", 90),
        # those who wait
        *crowd,
        *person(446, 1246, 320, 170, "#e8c04a", view="back", age="child", skin="olive", hair="red", cut="tails",
                near=(29, -78), far=(-11, -34)),
    ]  # fmt: skip


@card(
    "082",
    "Delicates",
    "On a windy day ghosts hang on the washing line with pegs. An old woman with a basket reaches for the next one.",
    "fear, housework, cleaning up, family, humour, past, freedom",
    mood="funny",
    camera="wide",
    light=day("#a898c4", "#e6c4c8", key=(-0.45, 0.6), lamp=(580, 120)),
)
def delicates(r: Random) -> Pieces:
    line = [(-40, 300), (200, 350), (420, 362), (640, 350), (840, 300)]
    ghosts: Pieces = []
    for i, (x, s, t) in enumerate(((110, 1.0, 10), (290, 1.12, 14), (480, 0.95, 8), (670, 0.6, 18))):
        y = 352 - abs(x - 400) * 0.06

        at = placed(x, y, s, -t)

        ghosts += [
            piece(
                at(
                    "-74,0! -30,-6 30,-6 74,0! 90,140 84,300 110,420! 70,390 46,440! 10,400 "
                    "-20,446! -50,400 -84,436! -80,280 -90,130"
                ),
                ("#fbfbf6", "#eef2f4")[i % 2],
                44 + i * 4,
                lines=at("-40,20 -50,200 -40,380", "36,20 46,200 50,380"),
                width=3,
                curl=(0, -0.2),
            ),
            piece(
                at(
                    oval(-26, 110, 12, 17),
                    oval(22, 110, 12, 17),
                    *([oval(0, 160, 13, 18)] if i % 2 else [stroked("-18,166 0,156 18,166", 6)]),
                ),
                "#3a3f4c",
                50 + i * 4,
                cast=0.2,
            ),
            piece(at(box(-66, -22, 13, 40, 4), box(54, -22, 13, 40, 4)), "#c98f4c", 54 + i * 4),
        ]
    return [
        piece([cloud(170, 160, 260, 3), cloud(640, 130, 240, 6)], "#ffffff", 8),
        piece(land(800, 760, 800, 750, 790), "#a3a874", 12, ink="print grass 50 #949a66"),
        *house(660, 800, 190, 130, 16, "#f0d9b4", "#b5583c", rows=1, door="#4f7a74"),
        piece(land(880, 860, 884, 862, 880), "#88985c", 24, ink="print stripes 60 #93a366 @-3"),
        piece([box(-8, 270, 22, 720), box(786, 270, 22, 660)], "#8a5a38", 36, ink="score grain 8"),
        piece(stroked(spline(line, False), 5), "#f6f0e0", 40),
        *ghosts,
        *person(360, 1130, 520, 80, "#c8553f", pose="reach", age="old", skin="pale", hair="grey", cut="bun", dress=0.7,
                near=(30, -84), far=(20, -70), hat="bonnet", hat_colour="#f4ead4", ink="print flowers 40 #e08a70"),
        piece("520,1150! 500,1030! 720,1030! 700,1150!", "#b98450", 92, ink="score knit 22"),
        piece(["520,1034! 530,960 570,930 610,960 620,1034!", "610,1034! 620,980 650,950 690,974 706,1034!"], "#f4f6f6",
              88, curl=(0, -0.15)),
        piece([oval(556, 980, 8, 11), oval(584, 980, 8, 11), oval(644, 994, 7, 9), oval(668, 994, 7, 9)], "#3a3f4c", 90,
              cast=0.2),
        piece(grass(-20, 820, 1215, 80, r), "#7fae50", 120),
    ]  # fmt: skip


@card(
    "083",
    "On the rocks",
    "A tall glass of lemonade. On the last ice cube in it sits a polar bear and looks at the straw.",
    "climate, loneliness, refreshment, fragility, summer, carelessness, survival",
    mood="uneasy",
    camera="close-up",
    light=day("#c84f48", "#d96a58", key=(0.5, 0.6), contrast=0.8),
)
def on_the_rocks(r: Random) -> Pieces:
    glass = "190,220! 610,220! 560,1080! 400,1100 240,1080!"
    fill = "206,480! 400,496 594,480! 560,1076! 400,1094 240,1076!"
    return [
        piece(FULL, "#c9504a", 3, ink="print dots 90 #d9685c;print rings 180 #d25e54"),
        piece(box(-40, 1020, 880, 240), "#fbe3c0", 10, ink="print checks 100 #f6d0a4"),
        piece(oval(400, 1100, 210, 36), "#f4f8f8", 16, lines=[oval(400, 1098, 160, 24)]),
        piece(glass, "#eea294", 24, rim=1.3),
        piece(strip([(470, 1040), (560, 500), (650, 90), (720, 60)], [34, 34, 34, 34]), "#fbf7ee", 32,
              ink="print stripes 40 #2f8fae @-30"),
        piece(fill, "#ffe23c", 40, foot="#ffc62c", ink="print rings 60 #ffec70", emit=0.12),
        piece(oval(400, 484, 194, 30), "#fff6b4", 46, emit=0.1),
        piece([moved(box(-110, -90, 220, 180, 18), 360, 580, 1, -8)], "#c6ecfa", 56, emit=0.12,
              lines=[moved([(-110, -40), (110, -40)], 360, 580, 1, -8)]),
        piece(moved(polygon([(-110, -90), (-70, -130), (150, -130), (110, -90)]), 360, 580, 1, -8), "#ffffff", 60, emit=0.15),
        piece(moved(polygon([(110, -90), (150, -130), (150, 50), (110, 90)]), 360, 580, 1, -8), "#8fcbe6", 60),
        *put([
            piece("-90,0! -100,-50 -80,-110 -40,-140 10,-130 50,-80 64,-30 60,0!", "#fbf8f0", 0, ink="score flecks 18",
                  curl=(0, -0.15)),
            piece("10,-100 -4,-150 20,-186 60,-190 96,-170 122,-150 124,-134 96,-126 60,-110", "#fffdf8", 5,
                  ink="score flecks 16"),
            piece([circle(24, -186, 15), circle(58, -194, 13)], "#fffdf8", 4),
            piece([oval(120, -148, 11, 9), circle(76, -164, 6)], "#23232c", 8),
            piece(["20,0! 16,-40 40,-60 60,-40 70,0!", "-70,0! -76,-30 -50,-44 -24,-26 -20,0!"], "#f0ece2", 8,
                  ink="score flecks 14"),
        ], 350, 462, 1.12, z=72),
        piece([
            circle(x, y, q)
            for x, y, q in ((280, 760, 11), (520, 900, 14), (420, 1000, 10), (480, 740, 9), (300, 1000, 12),
                            (380, 850, 9), (330, 920, 7), (500, 1010, 8), (440, 800, 6))
        ], "#fffbe6", 52),
        piece([circle(176, 260, 96)], "#f4cf3a", 100, curl=(45, -0.1)),
        piece(circle(176, 260, 82), "#fdf3c0", 103),
        piece([moved(leaf(12, 0, 64, 40, k * 45), 176, 260) for k in range(8)], "#f8dc5c", 106),
        piece([stroked([(190, 226), (240, 1070)], 5), stroked([(608, 226), (560, 1070)], 5)], "#ffffff", 96, cast=0,
              vellum=0.2),
        piece(stroked(oval(400, 222, 210, 24), 9), "#ffffff", 98, vellum=0.25, cast=0.3),
        piece([leaf(640, 1130, 120, 60, -150), leaf(640, 1130, 120, 60, -40), leaf(640, 1130, 110, 56, -95)], "#5fa35c",
              110, lines=()),
    ]  # fmt: skip


@card(
    "084",
    "Second choice",
    "A field of sunflowers has turned away from the sun. All of them look at a lamp on a table.",
    "devotion, attention, betrayal, comfort, fashion, preference, homeliness",
    mood="tender",
    camera="wide",
    light=evening(
        "#8fb4d0", "#f3c48c", lamp=(220, 640), lamp_colour="#ffe0a0", radius=460, key=(0.5, 0.4), ambient=0.58
    ),
)
def second_choice(r: Random) -> Pieces:
    def flower(x: float, y: float, s: float, z: float) -> Pieces:
        t = math.degrees(math.atan2(640 - y, 220 - x))
        squash = 0.44

        petals = [leaf(26, 0, 64, 26, a) for a in range(0, 360, 24)]
        tilt = [_narrow(moved(p, 0, 0, s), squash) for p in petals]
        core = [_narrow(moved(circle(0, 0, 34), 0, 0, s), squash)]
        return [
            piece(
                strip([(x, y), (x + 10 * s, y + 160 * s), (x - 4 * s, y + 420 * s)], [15 * s, 14 * s, 17 * s]),
                "#6f8f3c",
                z,
            ),
            piece(
                [leaf(x + 4 * s, y + 170 * s, 90 * s, 50 * s, a) for a in (20, 165)],
                "#7f9f44",
                z + 2,
                ink="score lines 14 @30",
            ),
            piece([moved(p, x, y, 1, t) for p in tilt], "#f2b52c", z + 6, curl=(t, 0.2)),
            piece([moved(moved(c, 12 * s), x, y, 1, t) for c in core], "#5a3820", z + 10, ink="print dots 10 #7a4f2c"),
        ]

    spots = (
        (470, 560, 0.7),
        (600, 540, 0.68),
        (720, 580, 0.74),
        (390, 640, 0.8),
        (540, 680, 0.9),
        (680, 700, 0.96),
        (110, 560, 0.62),
        (780, 820, 1.1),
        (440, 860, 1.15),
        (610, 880, 1.2),
        (90, 980, 1.2),
        (300, 1040, 1.3),
        (520, 1080, 1.4),
        (740, 1080, 1.4),
    )
    return [
        *sun(650, 270, 110, 6, ("#f29a5c", "#f7b274", "#fbcf98")),
        piece([cloud(560, 330, 260, 3), cloud(150, 190, 240, 6)], "#e9c4a8", 18),
        piece(land(500, 470, 500, 460, 490), "#a8a86a", 20, ink="print grass 40 #9c9c5e"),
        piece(land(600, 590, 606, 590, 600), "#8f9f50", 26, ink="print grass 50 #839346"),
        *[p for i, (x, y, s) in enumerate(spots[:6]) for p in flower(x, y, s, 34 + i * 3)],
        *table(220, 970, 240, 140, 62, "#a8744c"),
        piece([box(208, 690, 24, 130), oval(220, 820, 66, 16)], "#7a4f34", 80),
        piece("96,706! 152,520! 288,520! 344,706!", "#ffe9b0", 84, emit=1.1, ink="print lines 34 #f6cf84 @90"),
        piece(stroked("246,826 330,850 350,950 430,990", 5), "#3a3038", 78),
        piece(land(980, 970, 986, 974, 980), "#76883c", 58, ink="print grass 60 #6a7c34"),
        *[p for i, (x, y, s) in enumerate(spots[7:]) for p in flower(x, y, s, 88 + i * 8)],
        piece(grass(-20, 820, 1220, 120, r, 20), "#5f7430", 160),
    ]


def _narrow(path: Any, share: float) -> Any:
    """Return the shape seen from the side: narrower along its own x axis."""
    return moved(moved(moved(path, rot=90), squash=share), rot=-90)


@card(
    "086",
    "She said at four",
    "On the platform of a small station a man with flowers waits on a bench. Ivy has grown over "
    "him, and a bird nests on his hat.",
    "waiting, faithfulness, time, hope, disappointment, patience, love",
    mood="tender",
    camera="wide",
    light=day("#e3d9c0", "#c9d4b4", key=(0.45, 0.6)),
)
def she_said_at_four(r: Random) -> Pieces:
    vines = [
        [(300, 1010), (350, 900), (320, 780), (390, 700), (360, 600), (420, 520)],
        [(470, 1020), (440, 900), (500, 830), (450, 720), (480, 640)],
        [(560, 1020), (600, 930), (540, 850), (580, 780)],
        [(210, 1010), (230, 930), (280, 880), (260, 800)],
        [(420, 1010), (400, 930), (430, 860)],
    ]
    ivy = [
        leaf(x + r.uniform(-12, 12), y + r.uniform(-10, 10), r.uniform(26, 40), 24, r.uniform(0, 360))
        for v in vines
        for j in range(len(v) - 1)
        for q in (0, 0.25, 0.5, 0.75)
        for x, y in [(v[j][0] + (v[j + 1][0] - v[j][0]) * q, v[j][1] + (v[j + 1][1] - v[j][1]) * q)]
    ]
    return [
        piece(land(560, 520, 550, 500, 540), "#b9c498", 8),
        piece(box(-40, 300, 600, 620), "#d99a74", 12, ink="score bricks 60"),
        piece(box(80, 420, 150, 220, 6), "#f4e6c8", 18),
        piece(
            box(96, 436, 118, 188), "#7f9a9c", 21, lines=[[(155, 436), (155, 624)], [(96, 530), (214, 530)]], width=7
        ),
        piece(["-60,310! 560,310! 620,230! -60,230!"], "#7a4a3c", 30, ink="score scales 34"),
        piece([box(520, 300, 22, 640)], "#5c6a58", 26),
        piece(polygon([(560, 310), (700, 270), (700, 300), (560, 340)]), "#5c6a58", 34),
        piece([circle(330, 400, 62)], "#4a4440", 36),
        piece(circle(330, 400, 50), "#fbf3e0", 40),
        piece([stroked([(330, 400), (352, 416)], 6), stroked([(330, 400), (330, 362)], 5)], "#2a2426", 43),
        piece(box(-40, 900, 880, 130), "#b9ac98", 20, ink="score tiles 60"),
        piece(
            [leaf(x, 900 + (x * 7) % 20, 40, 12, -90 + (x * 13) % 50 - 25) for x in range(560, 820, 18)], "#8fa860", 24
        ),
        *bench(400, 1010, 500, 44, "#8a6a4c"),
        *person(
            400,
            1010,
            640,
            58,
            "#5c5a70",
            pose="sit",
            age="adult",
            skin="pale",
            hair="grey",
            hat="brim",
            hat_colour="#4a4656",
            near=(25, -42),
            far=(22, -38),
            legs="#46445a",
            beard=True,
            ink="print lines 30 #666478 @90",
            nod=6,
        ),
        piece([strip([(520, 742), (580, 690)], [12, 10])], "#6f9a54", 92),
        piece(
            [
                moved(leaf(0, 0, 30, 18, a), x, y)
                for x, y in ((590, 676), (560, 656), (616, 700), (604, 640))
                for a in range(0, 360, 60)
            ],
            "#c87a84",
            96,
        ),
        piece([circle(x, y, 8) for x, y in ((590, 676), (560, 656), (616, 700), (604, 640))], "#e6c46c", 99),
        piece("556,730! 600,700 630,740!", "#f4ead4", 94),
        piece([strip(v, [9, 8, 6, 3]) for v in vines], "#4f6a3c", 100),
        piece(ivy[::2], "#5f8a48", 103),
        piece(ivy[1::2], "#7fa456", 107),
        piece("352,478 378,444 430,436 480,448 496,478 456,500 392,500", "#a8845c", 110, ink="score flecks 12"),
        *put(
            [
                piece(
                    "-34,0! -20,-28 8,-36 28,-52 42,-48 52,-40! 40,-36 34,-16 14,-2",
                    "#c8553f",
                    0,
                    ink="score scales 10",
                ),
                piece(circle(34, -44, 3), "#1c1616", 3),
            ],
            416,
            456,
            1.2,
            z=106,
        ),
        piece(box(-40, 1026, 880, 26), "#d6ccb8", 112),
        piece(box(-40, 1050, 880, 210), "#7f7a5c", 104, ink="print cobbles 50 #757052"),
        piece([box(20 + k * 130, 1090, 70, 90) for k in range(7)], "#6d5138", 114, ink="score grain 12"),
        piece([box(-40, 1100, 880, 15), box(-40, 1160, 880, 15)], "#a8a49c", 120),
        piece(
            [s for x in range(20, 800, 70) for s in (stroked([(x, 1210), (x + 6, 1120 - (x * 7) % 40)], 4),)],
            "#6f9a54",
            126,
        ),
        piece([oval(x + 6, 1112 - (x * 7) % 40, 18, 15) for x in range(20, 800, 70)], "#d2382f", 130),
    ]


RIDGE = [
    (-0.75, -0.62),
    (-0.5, -0.30),
    (-0.3, -0.05),
    (-0.12, 0.09),
    (0.05, 0.18),
    (0.18, 0.235),
    (0.28, 0.255),
    (0.345, 0.245),
    (0.39, 0.205),
    (0.43, 0.215),
    (0.49, 0.275),
    (0.55, 0.345),
    (0.595, 0.372),
    (0.622, 0.35),
    (0.632, 0.295),
    (0.645, 0.255),
    (0.668, 0.258),
    (0.70, 0.285),
    (0.722, 0.28),
    (0.738, 0.252),
    (0.752, 0.27),
    (0.775, 0.28),
    (0.80, 0.255),
    (0.822, 0.222),
    (0.85, 0.228),
    (0.89, 0.262),
    (0.935, 0.258),
    (0.975, 0.20),
    (1.01, 0.10),
    (1.06, 0.03),
    (1.13, 0.015),
    (1.25, 0.07),
    (1.45, 0.15),
    (1.75, 0.12),
    (2.2, -0.1),
]


@card(
    "087",
    "Tread softly",
    "The mountains are faces asleep on their backs. Four walkers with packs cross a nose, and birds come "
    "out of parted lips.",
    "sleep, silence, giants, caution, dream, landscape, patience",
    mood="grand",
    camera="wide",
    light=day("#bfe4dc", "#fbe6cc", lamp=(470, 340), radius=420, power=0.9, key=(0.5, -0.3), ambient=0.58),
)
def tread_softly(r: Random) -> Pieces:
    def sleeper(
        x: float, y: float, size: float, flip: int, squash: float, colour: Colour, foot: Colour, z: float
    ) -> tuple[Pieces, Any]:
        def at(u: float, v: float) -> tuple[float, float]:
            return x + flip * u * size, y - v * size * squash

        points = [at(u, v) for u, v in RIDGE]
        sheet = spline(
            [*points, (points[-1][0], 1300), (points[0][0], 1300)],
            sharp=(0, len(points) - 1, len(points), len(points) + 1),
        )
        lid = strip(
            [at(0.265 + 0.185 * t / 8, 0.158 - 0.07 * math.sin(math.pi * (t / 8 * 0.86 + 0.07))) for t in range(9)],
            [2, size * 0.019, 2],
        )
        lashes = [
            strip(
                [
                    at(0.265 + 0.185 * t, 0.158 - 0.07 * math.sin(math.pi * t)),
                    at(0.265 + 0.185 * t + (t - 0.42) * 0.07, 0.09 - 0.07 * math.sin(math.pi * t)),
                ],
                [size * 0.012, 2],
            )
            for t in [0.1 + k * 0.1 for k in range(9)]
        ]
        hair = [
            strip(
                [
                    at(0.15 - 0.05 * math.sin(k * 0.35) - j * 0.09, 0.16 - k * 0.055 - 0.024 * j - 0.006 * j * j)
                    for j in range(6)
                ],
                [1, size * 0.01, 1],
            )
            for k in range(11)
        ]
        return [
            piece(sheet, colour, z, foot=foot, holes=[lid, *lashes, *hair]),
            piece([stroked(s, 7) for s in (lid, *lashes)] + [lid], "#ffe0a0", z - 3, emit=0.6, cast=0, rim=0, thick=0),
        ], at

    far, _ = sleeper(40, 660, 620, 1, 0.8, "#c4a4d4", "#b494c8", 40)
    mid, over = sleeper(800, 930, 700, -1, 0.84, "#8a6ab4", "#7a5aa6", 70)
    near, _ = sleeper(-170, 1170, 760, 1, 0.78, "#54397c", "#40296a", 100)
    walk: Pieces = []
    for i, u in enumerate((0.24, 0.33, 0.44, 0.53)):
        v = next(b + (d - b) * (u - a) / (c - a) for (a, b), (c, d) in itertools.pairwise(RIDGE) if a <= u <= c)
        x, y = over(u, v)
        walk += person(
            x,
            y + 3,
            112,
            80,
            ("#e8483a", "#f0a42c", "#fbf4e0", "#d85a8c")[i],
            pose="walk",
            flip=True,
            hat=("brim", "wool", "", "straw")[i],
            hat_colour="#22304c",
            **crowd_looks(i * 2),
        )
    birds = [
        bird(
            500 + 60 * math.sin(t * 3.4) - 330 * t**1.7 + r.uniform(-12, 12),
            500 - 400 * t + r.uniform(-9, 9),
            8 + 20 * t,
            r.uniform(-20, 12),
        )
        for t in [i / 13 for i in range(14)]
    ]
    return [
        *sun(468, 340, 120, 10, ("#fbd88c", "#fde6ac", "#fff6d8")),
        piece([cloud(160, 210, 300, 3), cloud(690, 150, 260, 6)], "#fdf4e6", 6),
        *far,
        piece(birds, "#54397c", 60),
        *mid,
        *walk,
        *near,
        piece(grass(-20, 820, 1215, 110, r), "#34205a", 130),
    ]


@card(
    "088",
    "Fourth mouth",
    "A bird's nest seen close up. Among the chicks with open beaks sits a human baby with an open "
    "mouth, and the mother bird comes with a cherry.",
    "adoption, hunger, family, being different, care, acceptance, birth",
    mood="tender",
    camera="close-up",
    light=day("#a9d4c0", "#dff0d0", key=(0.4, 0.6)),
)
def fourth_mouth(r: Random) -> Pieces:
    twigs = [
        strip(
            [
                (400 + 330 * math.cos(a) * q, 890 + 150 * math.sin(a) * q),
                (400 + 330 * math.cos(a + 0.35) * q * 1.04, 890 + 150 * math.sin(a + 0.35) * q + r.uniform(-16, 16)),
                (400 + 330 * math.cos(a + 0.7) * q, 890 + 150 * math.sin(a + 0.7) * q),
            ],
            [4, 11, 4],
        )
        for a, q in [(r.uniform(0.05, 2.6), r.uniform(0.7, 1.08)) for _ in range(120)]
    ]
    skin = SKIN["brown"]

    def chick(x: float, y: float, s: float, t: float, z: float) -> Pieces:
        at = placed(x, y, s, t)

        return [
            piece(at("-50,130 -64,40 -40,-10 0,-20 40,-10 64,40 50,130"), "#8f8a7c", z, ink="score flecks 16"),
            piece(at("-28,130 -34,60 0,30 34,60 28,130"), "#cfc6b0", z + 2, ink="score flecks 16"),
            piece(at(leaf(-30, -60, 44, 16, -130), leaf(30, -60, 44, 16, -50)), "#6f6a5e", z + 1),
            piece(at(oval(0, -30, 60, 54)), "#a39c8a", z + 4, ink="score flecks 14", curl=(45, -0.1)),
            piece(at("-44,-44 -38,-132! 0,-86 38,-132! 44,-44 24,-16 -24,-16"), "#f7b93a", z + 7),
            piece(at("-30,-50 -27,-104! 0,-70 27,-104! 30,-50 16,-30 -16,-30"), "#d8402f", z + 9, cast=0.4),
            piece(at(oval(0, -44, 14, 9)), "#f48a8a", z + 10, cast=0.2),
            piece(at(circle(-35, -4, 7), circle(35, -4, 7)), "#1c1a18", z + 10, cast=0.2),
        ]  # fmt: skip

    return [
        piece([circle(r.uniform(-40, 840), r.uniform(-40, 600), r.uniform(60, 120)) for _ in range(14)], "#98c8a8", 8,
              ink="score leaves 50"),
        piece([
            leaf(x, y, 150, 80, t)
            for x, y, t in ((0, 120, 30), (120, 30, 60), (760, 420, 170), (800, 560, 200), (40, 520, -20),
                            (700, 60, 120))
        ], "#6fae7c", 20, ink="score lines 18 @40", curl=(45, -0.12)),
        piece(strip([(-40, 1080), (300, 1030), (600, 1060), (860, 1000)], [90, 80, 80, 70]), "#6d4a34", 30,
              ink="score flecks 40"),
        piece(oval(400, 850, 330, 120), "#4a3424", 36),
        *chick(200, 780, 1.05, -14, 44),
        *chick(330, 740, 1.0, -4, 48),
        *chick(610, 780, 1.05, 14, 44),
        piece("400,960 396,850 430,800 480,790 530,810 556,860 550,960", "#f4ead4", 56, ink="print stars 30 #8fc0c8"),
        piece(circle(476, 716, 88), skin, 62, curl=(45, -0.1)),
        piece("396,700! 400,640 450,612 510,616 552,660 556,700! 520,660 476,650 430,664", "#2c2026", 70),
        piece(stroked("470,616 476,590 494,596", 7), "#2c2026", 68),
        piece([circle(446, 704, 9), circle(508, 704, 9)], "#1c1618", 70),
        piece(oval(477, 748, 26, 22), "#8a2430", 70),
        piece(oval(477, 758, 15, 8), "#e8808a", 72, cast=0.2),
        piece([oval(424, 740, 17, 12), oval(530, 740, 17, 12)], "#cf6a58", 66, cast=0, rim=0),
        piece(twigs[::3], "#7a5a3c", 80),
        piece(twigs[1::3], "#a8845c", 86),
        piece(twigs[2::3], "#8f6c48", 92),
        piece([leaf(180, 960, 60, 30, 160), leaf(640, 950, 70, 34, 20), leaf(420, 1020, 60, 30, 80)], "#5f9a54", 98),
        piece("300,300 340,210 440,170 520,190 560,240 540,330 460,400 360,420 260,400 140,460! 200,370", "#5a7f9c",
              104, ink="score scales 30", curl=(0, -0.15)),
        piece("330,330 240,280 170,180 150,70! 260,110 370,200 440,290", "#43647f", 112,
              lines=["200,120 290,220 400,300", "180,170 270,270 370,320"], width=3),
        piece("400,390 480,340 530,350 480,410 420,420", "#f0c8a0", 110),
        piece([polygon([(548, 240), (630, 270), (546, 284)])], "#e8963e", 108),
        piece(circle(512, 236, 10), "#12121a", 110),
        piece(circle(636, 330, 28), "#c8222e", 112, curl=(45, -0.3)),
        piece(stroked("636,304 630,284 620,272", 5), "#5f8a3c", 111),
    ]  # fmt: skip
