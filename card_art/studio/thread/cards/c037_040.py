from itertools import pairwise

from card_art.studio.kit import *
from card_art.studio.thread.kit import *
from card_art.studio.thread.motifs import fox_head


def around(x: float, y: float, rx: float, ry: float, start: float, end: float) -> list[Point]:
    """Return points along an ellipse from one angle to another, in degrees; 0 is right, 90 down."""
    turns = [math.radians(start + (end - start) * k / 10) for k in range(11)]
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in turns]


@card(
    "037",
    "Every furrow",
    "A fox lies curled up asleep, seen from high above. Its fur is a patchwork of ploughed and "
    "golden fields with hedges, farmhouses and a tiny tractor.",
    "land, rest, belonging, danger, home, harvest, nature, waking up",
    mood="grand",
    camera="aerial",
    light=evening(pool=(420, 520), fall=0.45, angle=130),
    ground=ground("wool", "#1c3a34", "#16302e", "#122428"),
    hem=("#26443c", "#e8a04a"),
)
def every_furrow(r: Random) -> Pieces:
    x, y = 410, 590
    body = curve(
        "400,120 560,140 690,250 758,430 764,640 700,850 560,980 380,1000 220,940 120,820 70,640 90,430 170,250 280,150"
    )
    tones = ("#d8702a", "#e8944a", "#b8501e", "#f0b25a", "#c8642a", "#f2c878", "#a8481c", "#e0843a")
    fields: Pieces = []
    hedges: list[list[Point]] = []
    for ring, (inner, outer) in enumerate(((0.0, 0.36), (0.36, 0.68), (0.68, 1.12))):
        cuts = ([150, 330], [130, 190, 250, 310, 380], [140, 185, 225, 268, 305, 345, 395])[ring]
        for k, (a, b) in enumerate(pairwise(cuts)):
            tone = tones[(k * 3 + ring * 5) % 8] if (ring, k) not in ((1, 2), (2, 4)) else "#7f8c3a"
            rx, ry = 350, 440
            edge = around(x, y, rx * outer, ry * outer, a, b)
            near: list[Point] = around(x, y, rx * inner, ry * inner, b, a) if inner else [(x, y)]
            middle = math.radians((a + b) / 2)
            way = math.degrees(middle) + (90 if (k + ring) % 3 else 62)
            fields.append(fill(polygon(edge + near), darker(tone, 0.18), tone, lighter(tone, 0.18), shade="lit",
                               way=way, clip=[body], lift=1, width=5.5, size=34, puff=9))  # fmt: skip
            hedges.append(around(x, y, rx * outer, ry * outer, a, b))
            hedges.append([
                (x + rx * s * math.cos(math.radians(b)), y + ry * s * math.sin(math.radians(b)))
                for s in (max(inner, 0.05), (inner + outer) / 2, min(outer, 0.98))
            ])  # fmt: skip
    trees = [
        (px + r.uniform(-4, 4), py + r.uniform(-4, 4))
        for one in hedges
        for (ax, ay), (bx, by) in pairwise(one)
        for px, py in [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (0.0, 0.5)]
        if body.contains(px, py)
    ]
    tail = curve(
        "740,690 772,830 700,980 560,1080 380,1120 210,1100 100,1040 50,960! 130,950 220,940 "
        "340,930 470,900 570,830 620,740 660,680"
    )
    return [
        *[
            felt(star(px, py, s, 9, 0.62, px), "#23483c", lift=8)
            for px, py, s in ((60, 90, 70), (150, 40, 50), (720, 80, 80), (770, 200, 54), (40, 230, 48), (60, 1140, 60),
                              (740, 1130, 74), (650, 1170, 50))
        ],
        *[
            fill(star(px, py, s * 0.7, 9, 0.62, px), "#2c5a48", "#3f7a5c", way=(px, py), shade="lit")
            for px, py, s in ((60, 90, 70), (150, 40, 50), (720, 80, 80), (770, 200, 54), (40, 230, 48), (60, 1140, 60),
                              (740, 1130, 74), (650, 1170, 50))
        ],
        felt(body, "#a8481c", lift=22, thick=18, bevel=60),
        *fields,
        knots(trees, "#2f5a34", 8),
        line("stem", [around(x, y, 238, 300, 150, 372)], "#f4dcae", 9),
        # the farm
        *house(590, 330, 74, 50, 0, "#f7efdc", "#a82c2c", "#54708c", rows=1),
        *house(650, 372, 54, 40, 0, "#e8d8b8", "#7a3a2c", "#54708c", rows=1),
        felt([box(530, 286, 26, 60, 8)], "#c9d2d8", lift=6),
        *house(190, 450, 60, 42, 0, "#f7efdc", "#3f5a7c", "#54708c", rows=1),
        felt(["322,252! 322,222! 352,222! 360,238! 384,238! 384,256!"], "#c8242e", lift=6),
        felt([circle(334, 258, 15), circle(376, 260, 10)], "#22181a", lift=4),
        line("run", ["310,262 250,300 200,370", "310,272 258,310 212,376"], "#7a3414", 4),
        seed([circle(450, 400, 13), circle(486, 416, 11), circle(430, 430, 10)], "#fffaf0", size=5),
        # tail and head
        fill(tail, "#a8481c", "#d8702a", "#f0a050", shade="lit",
             lines=["740,720 690,900 520,1010 340,1040 90,990", "650,720 560,860 420,920 200,960"], width=5.5, size=46,
             puff=26, lift=20),
        fill("50,960! 130,950 220,940 262,940 230,980 270,1030 236,1070 262,1112 210,1100 100,1040", "#e6d8bc",
             "#fffaf0", shade="lit", lines=["60,966 150,1000 260,1020"], width=5, lift=4, puff=16),
        *put(fox_head(0, 0, 228)[:-1], 340, 816, 1, -28, flip=True),
        line("stem", ["222,836 246,862 282,856"], "#2a1410", 9),
        felt(["250,722! 232,596! 330,668!", "352,664! 428,566! 458,706!"], "#6a2a12", lift=14, thick=8),
        felt(["262,702! 250,630! 308,670!", "376,662! 420,606! 436,690!"], "#f0c8a0", lift=0),
    ]  # fmt: skip


def saguaro(x: float, y: float, tall: float, tone: Colour, arms: tuple[float, float]) -> Pieces:
    """Return a far cactus on (x, y) with its two arms up."""
    s = tall / 100
    wide = 17 * s
    shapes = [strip([(x, y + 4), (x, y - tall * 0.5), (x, y - tall)], [wide, wide, wide * 0.9]),
              circle(x, y - tall, wide * 0.45)]  # fmt: skip
    for side, low in zip((-1, 1), arms, strict=True):
        points = [(x, y - low * s), (x + side * 22 * s, y - (low + 2) * s),
                  (x + side * 24 * s, y - (low + 26) * s)]  # fmt: skip
        shapes += [strip(points, [wide * 0.7, wide * 0.7, wide * 0.6]), circle(*points[-1], wide * 0.3)]
    return [felt(whole(shapes), tone, lift=4)]


@card(
    "038",
    "At arm's length",
    "In a pink desert a tall cactus holds a red balloon very gently in its spiny arms. Around its "
    "foot lie the scraps of earlier balloons.",
    "love, risk, hope, longing, fear of hurting, patience, touch, trust",
    mood="tender",
    camera="wide",
    light=evening(pool=(430, 560), fall=0.45),
    ground=ground("velvet", "#f08a7a", "#f6a88c", "#fbcfa4"),
    hem=("#f7dcc0", "#3f8a5c"),
)
def at_arms_length(r: Random) -> Pieces:
    dark, green, pale = "#124034", "#27704c", "#5fa870"

    def limb(points: list[Point], wide: float, lift: float) -> Pieces:
        """Return one limb with a round end, its ribs and spines."""
        shape = whole([strip(points, [wide, wide, wide, wide * 0.86]), circle(*points[-1], wide * 0.43)])  # fmt: skip
        ends = [(px, py) for px, py in points]
        ribs = [[(px + d * wide, py + d * wide * 0.4) for px, py in ends] for d in (-0.24, 0.0, 0.24)]
        spines = []
        for a, b in pairwise(points):
            for k in range(4):
                t = (k + 0.5) / 4
                for d in (-0.36, -0.12, 0.12, 0.36):
                    px, py = (a[0] + (b[0] - a[0]) * t + d * wide * 0.9, a[1] + (b[1] - a[1]) * t + d * wide * 0.4)
                    turn = r.uniform(0, 6.3)
                    spines.append([(px, py), (px + 15 * math.cos(turn), py + 15 * math.sin(turn))])
        return [
            fill(shape, dark, green, pale, shade="lit", lines=[points], width=5.5, size=44, puff=24, lift=lift),
            line("stem", ribs, darker(green, 0.3), 4),
            line("straight", spines, "#fff6d8", 3.2, gloss=0.9),
        ]  # fmt: skip

    scraps = ((150, 1080, "#3f8fd0"), (610, 1060, "#f2c02a"), (690, 1140, "#8a5ab0"),
              (250, 1160, "#f2803a"))  # fmt: skip
    return [
        felt(circle(640, 330, 120), "#fff0c0", emit=0.16, lift=3),
        felt(cloud(150, 260, 240, 3), "#fbd8c4", lift=4),
        felt("-40,840! 60,690! 190,690! 230,740! 330,740! 380,840!", "#b8607c", lift=4),
        felt("460,840! 520,720! 560,640! 700,640! 740,720! 840,760! 840,860!", "#a8547a", lift=4),
        tulle(land(800, 700, 800, 690, 780), "#fbd0a8", 0.3),
        felt(land(880, 850, 870, 840, 870), "#eaa06a", lift=6, ink="sew flecks 70 #f7c894"),
        *saguaro(110, 900, 150, "#4a8a6a", (44, 56)),
        *saguaro(640, 880, 120, "#4a8a6a", (50, 40)),
        *saguaro(740, 920, 180, "#3f7f5e", (40, 52)),
        felt(land(1010, 980, 1000, 970, 1000), "#e0894f", lift=6, ink="sew flecks 80 #f4b880"),
        *limb([(400, 1110), (400, 800), (396, 520), (392, 240)], 210, 20),
        # the balloon
        cloth("silk", "404,760! 384,742 270,650 236,530 280,410 404,370 528,410 572,530 538,650 424,742", "#ea4656",
              colours=("#cc2a40", "#ea4656", "#ff9a94"), lift=18, thick=14, bevel=26, shade=-40),
        felt("404,752! 384,786! 424,786!", "#cc2a40", lift=4),
        line("stem", ["290,510 300,450 340,420"], "#fff4f0", 18),
        line("stem", ["404,786 424,880 392,960 420,1050 400,1120"], "#fff6e6", 4),
        *limb([(330, 880), (210, 850), (160, 690), (330, 600)], 108, 16),
        *limb([(470, 830), (606, 790), (640, 640), (484, 560)], 108, 16),
        # a flower on its head
        *[felt(leaf(392, 150, 66, 44, a), "#f25a8a", lift=5) for a in (-160, -125, -90, -55, -20)],
        knots([(384, 148), (392, 140), (402, 148)], "#f7d23a", 8),
        # what is left of the others
        *[
            q
            for px, py, tone in scraps
            for q in (
                line("stem", [[(px, py), (px + 50, py + 16), (px + 30, py + 34), (px + 90, py + 40)]], "#fff6e6", 4),
                felt(moved("-40,10! -30,-20 -4,-6! 10,-30 40,-14! 24,4 44,22! 4,14 -14,30!", px, py, 1.1, px), tone,
                     lift=5),
            )
        ],
        felt(land(1176, 1160, 1180, 1166, 1176), "#c8703a", lift=6, ink="sew flecks 60 #eaa06a"),
    ]  # fmt: skip


@card(
    "039",
    "No forwarding address",
    "At dusk a dandelion goes to seed. Its seeds are little houses with lit windows that sail "
    "away on their fluff, and a dog sits in the grass and looks after them.",
    "farewell, loyalty, moving, loneliness, freedom, growing up, memory, waiting",
    mood="tender",
    camera="wide",
    light=moonlit(pool=(420, 480), fall=0.4, fill=1.0, ambient="#5f86a0", bloom=0.6),
    ground=ground("velvet", "#123c50", "#2a6a78", "#8fb8a0"),
    hem=("#1f4a58", "#f2c878"),
)
def no_forwarding_address(r: Random) -> Pieces:
    walls = ("#f4e6c8", "#e8b8a0", "#c9d8d4", "#f0cc80", "#d8a8b0")
    roofs = ("#b8403a", "#3f5a8c", "#7a4a6a", "#2f7a6a", "#c8743a")

    def fluff(x: float, y: float, s: float) -> Pieces:
        """Return a tuft that opens upwards from (x, y)."""
        ends = [
            (x + s * math.cos(math.radians(a)), y + s * 0.8 * math.sin(math.radians(a))) for a in range(-168, -8, 12)
        ]
        return [line("straight", [[(x, y), end] for end in ends], "#f4faf4", 3.4), knots(ends, "#ffffff", 4.5)]

    def flyer(x: float, y: float, s: float, k: int, rot: float = 8) -> Pieces:
        return put([
            *fluff(0, -120, 96),
            line("stem", [[(0, -120), (4, -84), (0, -50)]], "#e6f0e6", 4),
            *house(0, 40, 76, 62, 0, walls[k % 5], roofs[k % 5], "#ffd27a", lit=0.9, rows=1, door="#5a3a34"),
        ], x, y, s, rot)  # fmt: skip

    head: Pieces = []
    for ring, (reach, size, turns) in enumerate(((150, 0.9, range(110, 330, 31)), (62, 0.82, range(100, 330, 62)))):
        for k, turn in enumerate(turns):
            a = math.radians(turn)
            hx, hy = 290 + reach * math.cos(a), 520 + reach * math.sin(a)
            tuft = [] if ring else fluff(0, -84, 76)
            head += put([
                *tuft,
                *house(0, 20, 66, 50, 0, walls[(k + ring) % 5], roofs[(k * 2 + ring) % 5], "#ffd27a", lit=0.9, rows=1),
            ], hx, hy, size, turn + 90)  # fmt: skip
    return [
        knots([(r.uniform(30, 770), r.uniform(30, 420)) for _ in range(36)], "#cfe6ea", 2.8),
        felt(land(960, 900, 950, 890, 930), "#4f8a84", lift=4),
        tulle(land(940, 880, 930, 870, 910), "#b8d8c8", 0.3),
        felt(land(1030, 1010, 1040, 1000, 1020), "#2f6a5c", lift=6, ink="sew grass 60 #4f8f78"),
        *flyer(470, 250, 0.62, 4, 12),
        *flyer(610, 170, 0.5, 1, 14),
        *flyer(720, 270, 0.42, 2, 16),
        *flyer(560, 520, 1.1, 0, 10),
        *flyer(690, 440, 0.74, 3, 14),
        # the flower
        line("stem", ["300,1170 330,960 290,760 290,560"], "#6aa86a", 20),
        line("stem", ["306,1170 338,960 298,760 296,560"], "#9ccc84", 7),
        fill([leaf(306, 1130, 240, 70, -150), leaf(306, 1140, 230, 66, -24)], "#2f6a3f", "#6aa85a", shade="lit", way=0,
             lift=10),
        felt(circle(290, 520, 62), "#c9b888", lift=10, thick=12, bevel=30),
        knots([(290 + 44 * math.cos(a / 9 * 6.28), 520 + 44 * math.sin(a / 9 * 6.28)) for a in range(9)], "#7a6a44", 7),
        *head,
        # the dog
        *put([
            fill("96,-20 150,-40 176,-90 160,-96 130,-60 90,-50", "#8a5228", "#b8743a", way=-40, lift=8),
            fill("-70,0! -76,-70 -64,-150 -30,-200 20,-200 60,-150 96,-80 104,0!", "#7a4420", "#b8743a", "#e0a058",
                 shade="lit", lines=["-20,-200 -20,-100 -40,0", "30,-180 70,-90 90,0"], lift=14, width=5),
            fill("-66,0! -62,-90 -50,-150 -16,-140 -20,-80 -26,0!", "#f7ecd2", "#fffaf0", way=90, lift=6),
            fill(["-84,6 -70,-16 -30,-14 -26,6", "40,6 60,-24 110,-20 116,6"], "#b8743a", "#e0a058", way=0, lift=8),
            *put([
                fill("-56,20 -60,-24 -30,-60 14,-62 50,-40 96,-26 108,-8 96,12 50,24 20,46 -24,48", "#8a5228",
                     "#c8844a", "#e8b070", shade="lit", lines=["-50,0 20,-20 100,-10"], lift=12),
                felt(circle(104, -14, 13), "#1c1214", lift=4),
                felt(circle(34, -24, 9), "#1c1214", lift=2),
                beads([(37, -28)], "#ffffff", 3),
                fill("-30,-50 -62,-44 -84,0 -80,46 -54,56 -34,20 -20,-20", "#4a2814", "#7a4420", way=80, lift=10),
                line("stem", ["96,12 70,18 52,12"], "#4a2814", 4),
            ], 0, -226, 1.04, -38),
            felt(strip([(-56, -190), (-10, -176), (34, -196)], [22, 22, 22]), "#c8303a", lift=6),
            beads([(-14, -164)], "#f2c83a", 9),
        ], 560, 1130, 1.12, flip=False),
        satin(grass(-10, 820, 1176, 70, r, 22), "#3f7f5c", "#6aa878", lift=6),
        felt(land(1184, 1176, 1188, 1176, 1184), "#1f4a44", lift=4),
    ]  # fmt: skip


@card(
    "040",
    "In its proper place",
    "A dark chest of drawers by night. Every open drawer holds a street with lit houses, lamps "
    "and people, and on top lies a black cat that lets a white paw hang down into one.",
    "order, secret, memory, danger, neighbours, fate, hidden worlds, curiosity",
    mood="uneasy",
    camera="close-up",
    light=lamplit((400, 640), fall=0.6, bloom=0.6, fill=0.92),
    ground=ground("cotton", "#3a4a7c", "#2c3862"),
    hem=("#4a3448", "#e8b45a"),
)
def in_its_proper_place(r: Random) -> Pieces:
    wood, fur, lit_fur = "#8a5230", "#0e0c14", "#3a3446"
    walls = ("#e8a85a", "#d87a64", "#e8cc84", "#9ab48a", "#e0a0a0", "#c8b0d8")
    roofs = ("#5a2a2c", "#2f3f5c", "#6a3a2a")
    pieces: Pieces = [
        felt(box(-30, 1130, 860, 120), "#33202c", lift=4),
        felt(box(60, 400, 680, 750, 16), wood, lift=20, thick=12),
    ]
    for row in range(2):
        top, out = 452 + row * 346, 8 + row * 14
        foot = top + 200
        pieces.append(felt(box(96, top, 608, 240), "#141030", lift=0, thick=1))
        for k in range(3):
            tall = (150, 176, 138)[(k + row) % 3]
            pieces += house(206 + k * 194, foot + 30, 166, tall, 0, walls[k + row * 3], roofs[(k + row) % 3], "#ffdc7a",
                            lit=0.9, peak=0.34, rows=2)  # fmt: skip
        pieces += lamp_post(303 if row else 497, foot + 40, 150, 0, lit=0.9)
        for k, x in enumerate((360, 470) if row else (420, 610)):
            pieces += person(x, foot + 50, 124, 0, ("#e8403a", "#3fb0b8")[k], pose="walk" if row else "run",
                             dress=0.5 * k, **crowd_looks(k + row * 3))  # fmt: skip
        pieces += [
            felt(box(76 - out, foot + 42, 648 + 2 * out, 92, 10), lighter(wood, 0.12), lift=28, thick=10),
            *[
                line("gold", [f"{hx - 44},{foot + 72} {hx},{foot + 108} {hx + 44},{foot + 72}"], "#f7d060", 12)
                for hx in (240, 560)
            ],
        ]  # fmt: skip
    paw = strip([(330, 262), (284, 300), (270, 370), (290, 424)], [72, 62, 52, 46])
    cat = [
        fill("330,282! 340,210 400,150 500,130 610,150 690,210 706,282!", fur, "#221e2c", lit_fur, shade="lit",
             lines=["340,260 440,170 600,170 700,270"], lift=18, width=5),
        fill(paw, "#1c1824", lit_fur, "#6a6280", shade="lit", way=90, lift=26),
        felt(whole([oval(292, 432, 40, 32), *(circle(262 + k * 30, 454, 18) for k in range(3))]), "#f4ece4", lift=14,
             thick=10, colours=("#fffaf4", "#cfc4c8")),
        line("stem", [f"{277 + k * 30},434 {276 + k * 30},450 {277 + k * 30},464" for k in range(2)], "#8a8096", 5),
        satin([leaf(260 + k * 30, 462, 34, 12, 96 - k * 8) for k in range(3)], "#f2c860", lift=4),
        felt(["196,150! 190,70! 250,110!", "300,104! 352,62! 356,146!"], fur, lift=8),
        felt(["206,140! 204,94! 238,116!", "312,108! 342,86! 344,132!"], "#a86a7a", lift=0),
        fill("180,190 196,130 240,100 300,98 348,126 368,186 352,244 300,280 240,280 194,246", fur, "#221e2c", lit_fur,
             shade="lit", way=(274, 220), lift=18, puff=18),
        felt(["206,200! 234,172 264,200! 236,224", "288,200! 316,172 346,200! 316,224"], "#ffd83a", lift=2, emit=0.4),
        felt([oval(240, 204, 7, 19), oval(314, 204, 7, 19)], "#0a0810", lift=0),
        felt("262,232 276,227 290,232 276,246", "#d88a9a", lift=3),
        line("straight",
             [[(250, 240), (166, 228)], [(250, 250), (172, 266)], [(302, 240), (388, 226)], [(302, 250), (384, 266)]],
             "#f4f0f8", 5),
    ]  # fmt: skip
    return [*pieces, felt(box(34, 366, 732, 60, 12), lighter(wood, 0.2), lift=16, thick=9), *put(cat, -122, 30, 1.22)]
