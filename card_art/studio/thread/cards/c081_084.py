from card_art.studio.kit import *
from card_art.studio.thread.kit import *


def duck(x: float, y: float, size: float, head: Colour, body: Colour, flip: bool = False, look: float = 0) -> Pieces:
    """Return a duck that stands on (x, y) and looks right; `size` is its height, `look` turns the head up."""
    return put([
        felt(["-14,-6! -8,-26! 4,-26! 8,-6! 22,0! -16,0!"], "#f28a2a", lift=4),
        fill("-96,-84! -60,-70 -30,-84 20,-90 52,-70 56,-40 30,-18 -20,-16 -60,-34", darker(body, 0.25), body,
             lighter(body, 0.3), shade="lit", way=8, lift=10, puff=14),
        fill("-50,-62 0,-72 30,-56 6,-34 -40,-38", darker(body, 0.35), darker(body, 0.1), way=10, lift=6),
        *put([
            fill(strip([(0, 30), (0, 0), (4, -26)], [34, 30, 30]), darker(head, 0.2), head, way=90, lift=8),
            line("stem", ["-14,12 0,16 14,12"], "#fffaf0", 6),
            felt("26,-40! 62,-36 66,-26 28,-22!", "#f2b02a", lift=6),
            fill(circle(8, -32, 28), darker(head, 0.25), head, lighter(head, 0.3), shade="lit", way="round", lift=10,
                 puff=10),
            felt(circle(14, -38, 7.5), "#fffaf0", lift=2, fuzz=0.2),
            felt(circle(16, -38, 4), "#141018", lift=0, fuzz=0.2),
        ], 40, -96, 1, look),
    ], x, y, size / 165, flip=flip)  # fmt: skip


@card(
    "081",
    "Bread at two o'clock",
    "A park pond cut open. Above, an old man on the bank has a bag of bread and a periscope looks "
    "at him; below, the crew of the submarine are ducks, with a loaf pinned to their map.",
    "spying, strategy, hunger, secrecy, patience, underestimated, plan, war games",
    mood="funny",
    camera="cross-section",
    light=morning(pool=(400, 720), fall=0.4, angle=120, bloom=0.2),
    ground=ground("cotton", "#bfe0e6", "#e6f0dc"),
    hem=("#5a8a4a", "#f2d06a"),
)
def bread_at_two_oclock(r: Random) -> Pieces:
    hull = curve("110,760 130,620 230,570 400,560 570,570 690,620 730,760 690,900 570,956 400,964 230,956 130,900")
    room = curve("150,760 168,650 250,606 400,598 550,606 650,650 680,760 650,876 550,918 400,926 250,918 168,876")
    return [
        felt(cloud(150, 130, 200, 3), "#ffffff", lift=4),
        felt(land(300, 250, 290, 270, 310), "#a9cc8a", lift=4),
        *[
            q
            for x, y, t, k in ((90, 330, 190, 3), (230, 310, 140, 5), (720, 330, 210, 7))
            for q in tree(x, y, t, 0, "#6aa04a", seed=k)
        ],
        # the pond
        cloth("silk", "-40,440! 200,446 400,440 600,446 840,440! 840,1260! -40,1260!", "#4f9a84", lift=0, thick=3,
              colours=("#9cd0b0", "#4f9a84", "#2f6a64", "#1f4a4c")),
        line("stem", ["20,446 120,440 220,448 320,440", "480,446 580,440 650,446"], "#e6f7ea", 6),
        felt("-40,1100! 120,1060 300,1110 500,1070 700,1110 840,1080! 840,1260! -40,1260!", "#5a5034", lift=6,
             ink="sew flecks 50 #84784c"),
        # the bank
        felt("560,420! 640,380 840,370! 840,760! 800,640 720,560 620,500", "#7ab04e", lift=10,
             colours=("#8ac05a", "#6a7a3c", "#5a5a34"), ink="sew grass 54 #b4dc80"),
        *bench(724, 400, 170, 0),
        *person(690, 400, 330, 0, "#8a4a54", pose="sit", flip=True, age="old", skin="dark", hair="white", cut="short",
                hat="brim", hat_colour="#54483c", near=(24, -40), far=(18, -36), legs="#3f4a5c"),
        felt("596,262! 640,262! 634,318! 602,318!", "#e0b878", lift=8),
        felt([oval(606, 258, 13, 9), oval(624, 254, 13, 9)], "#f4dcb0", lift=4),
        knots([(560, 350), (530, 400), (580, 396)], "#f4e2bc", 9),
        # the periscope
        felt([box(372, 300, 34, 320, 6)], "#6a7884", lift=14, thick=8, fuzz=0.2, colours=("#a4b0ba", "#54626e"),
             shade=0),
        felt("366,330! 366,270 390,244 480,244! 480,300! 406,300!", "#7f8c98", lift=14, thick=8, fuzz=0.2),
        felt(circle(478, 272, 32), "#3a444e", lift=8),
        felt(circle(480, 272, 23), "#a9e0ea", lift=2, emit=0.2),
        beads([(488, 264)], "#ffffff", 7),
        line("stem", ["340,446 372,440 410,446 440,440"], "#f4fbf4", 7),
        # the submarine
        felt(["80,700! 20,640! 30,760! 20,880! 80,820!"], "#4a5864", lift=8, thick=8),
        felt(["330,570! 340,520! 450,520! 460,570!"], "#54626e", lift=8),
        felt(hull, "#6a7884", lift=22, thick=12, bevel=26, fuzz=0.3, colours=("#94a2ae", "#5c6a76", "#3f4c58")),
        knots([(150 + k * 100, 582 + 18 * abs(k - 2.6)) for k in range(6)] + [
            (150 + k * 100, 944 - 16 * abs(k - 2.6))
            for k in range(6)
        ], "#c4ced6", 7),
        cloth("cotton", room, "#f2d49a", lift=0, thick=1, colours=("#fbe6b8", "#e0b470"), emit=0.22),
        felt(intersection(box(100, 866, 640, 100), room), "#8a5a38", lift=4, ink="score grain 16"),
        felt([box(374, 596, 32, 130, 6)], "#7f8c98", lift=8, fuzz=0.2),
        felt(box(360, 676, 60, 46, 8), "#54626e", lift=8, fuzz=0.2),
        felt(oval(362, 700, 12, 17), "#22283c", lift=4, fuzz=0.2),
        line("cord", [[(390, 740), (450, 748)]], "#3a444e", 9),
        felt(box(452, 630, 124, 104, 4), "#e6ecd8", lift=5),
        felt(oval(514, 682, 38, 18), "#c8843c", lift=3,
             lines=["494,676 500,688", "512,672 518,686", "530,674 534,686"]),
        line("run", ["462,722 482,702 496,694"], "#d8343a", 5),
        line("straight", [[(500, 664), (530, 700)], [(530, 664), (500, 700)]], "#d8343a", 6),
        line("cord", [circle(628, 750, 46), [(582, 750), (674, 750)], [(628, 704), (628, 796)]], "#8a5a2c", 9),
        felt(box(620, 790, 16, 80), "#5a4030", lift=3),
        *duck(256, 876, 250, "#2f7a4a", "#b4a48a"),
        felt("282,664! 286,626 330,614 378,628 376,660! 330,652", "#f7f4ea", lift=8, thick=6),
        felt("282,668! 286,652 330,644 376,650 418,664 410,674! 376,664 330,660", "#22283c", lift=6),
        *duck(540, 876, 196, "#8a6a4a", "#a4865c"),
        *duck(410, 882, 108, "#f2d23a", "#f7e06a", look=-24),
        # what swims by
        fill([fish(120, 1000, 44), fish(620, 1030, 50, 0, True)], "#c8702a", "#f2b050", way=0, lift=8),
        beads([(148, 994), (586, 1022)], "#181014", 4),
        knots([(60, 600), (74, 560), (56, 520), (700, 1000)], "#e6f7f0", 8),
        *[
            line("stem", [[(x, 1110), (x + 12, 900), (x - 6, y)]], "#7fae5a", 9)
            for x, y in ((40, 420), (86, 380), (770, 860), (736, 900))
        ],
        felt([oval(80, 372, 12, 36), oval(34, 410, 11, 34)], "#6a4426", lift=5),
    ]  # fmt: skip


@card(
    "082",
    "Bad connection",
    "Night in a wet street. A red telephone box is full of water to the roof, and inside a woman "
    "with floating hair calmly phones on among the fish. Outside somebody waits with an umbrella.",
    "talking, isolation, drowning, distance, calm, love, waiting, patience",
    mood="uneasy",
    camera="through-frame",
    light=lamplit((400, 560), fall=0.8, bloom=0.5, fill=0.8, ambient="#64709a", key="#fff4e2"),
    ground=ground("velvet", "#10182c", "#1c2a44", "#22304c"),
    hem=("#c8242f", "#16203a"),
)
def bad_connection(r: Random) -> Pieces:
    red, skin = "#d0242f", SKIN["olive"]
    strands = ["384,366 350,326 362,276 310,236", "376,372 326,344 312,288 246,268", "368,384 310,372 284,328 222,326",
               "364,398 300,402 280,370 214,390", "362,412 304,432 272,414 222,450",
               "366,426 322,462 286,456 240,506"]  # fmt: skip
    skirt = "352,640! 420,636! 470,670 540,716 560,790 530,812 500,790 460,824 410,800 360,832 316,800 270,822 "
    return [
        *[
            q
            for k, (x, w, h) in enumerate(((40, 170, 620), (760, 180, 560)))
            for q in house(x, 1000, w, h, 0, ("#26324e", "#222c48")[k], "#161e36", "#ffce7a" if k else "#2f3c5c",
                           peak=0.3, rows=5, lit=0.3 if k else 0)
        ],
        satin(drops((20, 20, 780, 1050), 90, 54, r, 10), "#54688c", lift=2),
        felt(land(1030, 1020, 1024, 1020, 1030), "#2a3450", lift=5, ink="score cobbles 70"),
        tulle(oval(400, 1150, 330, 60), "#5ad0d8", 0.35),
        felt([oval(120, 1130, 80, 13), oval(660, 1160, 90, 12)], "#3f5478", lift=0, thick=1),
        # the water
        felt(box(170, 130, 460, 990, 10), darker(red, 0.35), lift=22, thick=10),
        cloth("silk", box(204, 214, 392, 836), "#4ac4cc", lift=0, thick=1,
              colours=("#b4f4ec", "#5ad0d4", "#2a94ac", "#1a6488"), emit=0.42),
        felt(box(510, 520, 76, 150, 8), "#22303c", lift=8),
        felt(circle(548, 574, 26), "#c9d2d8", lift=4),
        knots([(548 + 16 * math.cos(a), 574 + 16 * math.sin(a)) for a in [k * 0.628 for k in range(10)]], "#22303c", 4),
        # the caller
        *[
            fill(strip(one, [34, 30, 20, 4]), "#8a2c14", "#d0642a", "#f4a050", way="lines", lines=[curve(one, False)],
                 lift=6, width=4)
            for one in strands
        ],
        *person(390, 1000, 640, 0, "#f2c23a", skin="olive", hair="red", cut="short", near=(-25, -61), far=(-25, -62),
                legs=skin, shoes="#8a2a3a", nod=-6, foot=(-6, -4), other=(12, -8)),
        felt(skirt + "238,796 244,720 300,680", "#f2c23a", colours=("#f7d258", "#dca428"), lift=12, thick=12, bevel=30,
             ink="print dots 34 #fff2b8",
             lines=["370,660 320,720 300,790", "390,660 388,730 390,800", "406,660 450,720 490,780"], edge="#fff2b8",
             hem="run"),
        felt(strip("398,516 440,548 492,574", [54, 48, 42]), "#f7d258", lift=12, thick=8),
        felt(strip("496,580 488,536 470,492", [44, 40, 36]), "#fbdc74", lift=14, thick=8),
        line("cord", ["380,398 400,434 446,450"], "#1a1c24", 17),
        felt([circle(379, 396, 18), circle(450, 450, 17)], "#1a1c24", lift=8, fuzz=0.2),
        felt([oval(464, 474, 24, 22), strip("452,476 436,462 434,444", [15, 14, 12]),
              strip("462,468 450,452 450,434", [15, 14, 12])], darker(skin, 0.08), lift=12, fuzz=0.3),
        line("cord", ["468,458 520,486 528,560 516,640 528,650 536,600"], "#1a1c24", 7),
        fill([fish(270, 560, 36, -10), fish(530, 880, 44, 8, True), fish(280, 930, 34), fish(520, 330, 34, 10, True)],
             "#f26a2a", "#fbb45a", way=0, lift=10),
        beads([(294, 550), (498, 870), (302, 926), (494, 322)], "#181014", 5),
        knots([(474, 430), (488, 392), (476, 350), (490, 286), (478, 250), (330, 500)], "#f4ffff", 10),
        line("stem", ["230,1040 240,960 224,880 240,820", "570,1040 560,990 578,950"], "#2f8a54", 11),
        tulle(box(204, 214, 392, 30), "#ffffff", 0.4),
        # the box
        felt("160,140! 170,90 240,60 400,48 560,60 630,90 640,140!", red, lift=14, thick=10, bevel=20),
        felt(box(190, 140, 420, 62, 4), lighter(red, 0.06), lift=8),
        felt(box(216, 152, 368, 38, 4), "#fff0c0", emit=0.5, lift=2),
        felt([box(160, 130, 46, 990, 6), box(594, 130, 46, 990, 6), box(160, 1046, 480, 74, 6), box(160, 196, 480, 22)],
             red, lift=14, thick=9, edge=lighter(red, 0.3), hem="run", size=10),
        line("cord", [[(x, 996), (x, 1046)] for x in (302, 400, 498)], red, 8),
        line("cord", [[(206, 996), (594, 996)]], red, 9),
        felt(box(574, 700, 14, 70, 6), "#e8c25a", lift=6),
        line("stem", ["190,1120 180,1160 150,1180", "610,1120 620,1156 650,1176", "400,1120 404,1150"], "#9cecf0", 7),
        # who waits
        *umbrella(690, 880, 110, 0, "#6a7ac0"),
        *person(712, 1150, 350, 0, "#a88ac8", skin="brown", hair="black", cut="short", flip=True, near=(8, -77),
                dress=0.5, hat="brim", hat_colour="#6a5a94", legs="#54587c"),
    ]  # fmt: skip


def cup(x: float, y: float, size: float, rot: float = 0, tone: Colour = "#2f62b8") -> Pieces:
    """Return a white teacup with a painted band, its handle on the right; `size` is its width."""
    return put([
        line("cord", ["44,-34 84,-36 84,10 38,22"], "#f4f2ee", 9 * size / 100 + 3),
        felt("-50,-44! 50,-44! 46,10 24,44 -24,44 -46,10", "#fffdf8", lift=10, thick=9, fuzz=0.3,
             colours=("#ffffff", "#dfe6ee")),
        line("stem", ["-44,-10 -22,4 0,-10 22,4 44,-10"], tone, 6 * size / 100 + 2),
        knots([(-22, 20), (0, 12), (22, 20)], tone, 5),
    ], x, y, size / 100, rot)  # fmt: skip


def plate(x: float, y: float, radius: float, tone: Colour = "#2f62b8") -> Pieces:
    """Return a plate that stands on its rim, seen from the front."""
    petals = [(x + radius * 0.3 * math.cos(a * 1.257), y + radius * 0.3 * math.sin(a * 1.257)) for a in range(5)]
    return [
        felt(circle(x, y, radius), "#fffdf8", lift=8, thick=7, fuzz=0.3, colours=("#ffffff", "#dfe6ee")),
        line("stem", [circle(x, y, radius * 0.8)], tone, 5),
        knots(petals, tone, radius * 0.11),
        knots([(x, y)], "#e8b83a", radius * 0.1),
    ]  # fmt: skip


def teapot(x: float, y: float, size: float, tone: Colour, flip: bool = False) -> Pieces:
    """Return a teapot standing on (x, y); `size` is the width of its belly."""
    return put([
        line("cord", ["-40,-66 -84,-74 -86,-22 -42,-18"], tone, 9),
        felt("36,-50! 60,-60 76,-92 92,-90 78,-40 44,-16!", tone, lift=8, thick=7, fuzz=0.3),
        felt("-50,-40 -34,-78 34,-78 50,-40 34,0 -34,0", tone, lift=10, thick=10, bevel=16, fuzz=0.3,
             colours=(lighter(tone, 0.25), tone, darker(tone, 0.15))),
        felt("-32,-76! 0,-94 32,-76!", lighter(tone, 0.15), lift=6, fuzz=0.3),
        knots([(0, -98)], "#fffdf8", 8),
        knots([(-20, -40), (0, -34), (20, -40)], "#fffdf8", 6),
    ], x, y, size / 100, flip=flip)  # fmt: skip


@card(
    "083",
    "Nothing broken so far",
    "In a china shop a huge bull in an apron stands behind the counter and dries a tiny teacup. Two more "
    "hang from its horns. In front of the counter waits a child in red with a ball.",
    "patience, strength, care, prejudice, fragility, tension, gentleness, trust",
    mood="funny",
    camera="interior",
    light=morning(pool=(380, 520), fall=0.35, angle=140),
    ground=ground("cotton", "#a8dcd2", "#8cccc4", ink="print flowers 110 #b8e6dc"),
    hem=("#3f6fae", "#fbf4e2"),
)
def nothing_broken_so_far(r: Random) -> Pieces:
    hide = ("#3f2418", "#6a4028", "#8a5a38")
    wood = "#c88a4a"
    horn = strip([(-86, -124), (-166, -150), (-240, -132), (-292, -206)], [66, 58, 44, 6])
    tip = strip([(-256, -146), (-276, -176), (-294, -210)], [38, 24, 4])
    head = [
        fill([horn, moved(horn, flip=True)], "#c9b088", "#f4e6c4", "#fffaf0", shade="lit", way="round", lift=14,
             puff=12),
        felt([tip, moved(tip, flip=True)], "#4a3a34", lift=3, fuzz=0.3),
        fill(["-104,-70 -176,-84 -214,-44 -170,-16 -106,-30", "104,-70 176,-84 214,-44 170,-16 106,-30"], *hide,
             shade="lit", way=0, lift=10),
        felt(["-118,-58 -168,-66 -190,-44 -160,-32", "118,-58 168,-66 190,-44 160,-32"], "#e0a08c", lift=2),
        fill("-116,-110 -60,-150 0,-158 60,-150 116,-110 126,-30 104,70 92,150 60,200 0,214 -60,200 -92,150 -104,70 "
             "-126,-30", *hide, shade="lit", way=(0, 40), width=5, lift=18, puff=24),
        seed(whole([circle(-44, -132, 36), circle(0, -150, 44), circle(44, -132, 36), circle(0, -104, 34)]), "#3a2014",
             "#5a3420", size=12, gap=20, lift=8),
        felt([oval(-56, -26, 36, 32), oval(56, -26, 36, 32)], "#fffaf0", lift=4, thick=5, fuzz=0.2),
        felt([circle(-44, -10, 16), circle(44, -10, 16)], "#1c100c", lift=0, fuzz=0.2),
        beads([(-38, -16), (50, -16)], "#ffffff", 5),
        satin([strip("-96,-62 -62,-80 -30,-66", [6, 15, 6]), strip("30,-66 62,-80 96,-62", [6, 15, 6])], "#2a160e"),
        felt("-96,130 -70,92 0,80 70,92 96,130 84,186 40,216 0,220 -40,216 -84,186", "#e8b89a", lift=12, thick=14,
             bevel=30, fuzz=0.4, colours=("#f4ccb0", "#d8a080")),
        felt([oval(-44, 136, 17, 13), oval(44, 136, 17, 13)], "#6a3428", lift=0, fuzz=0.2),
        line("stem", ["-46,186 0,196 46,186"], "#7a4434", 7),
        felt("20,190! 48,184! 52,214 36,226 24,214", "#f07a8c", lift=6),
        line("gold", ["-20,150 -26,176 0,190 26,176 20,150"], "#f2c83a", 10),
    ]  # fmt: skip
    hoof = ["-30,-34! -3,-38 -2,34! -24,32 -34,0", "30,-34! 3,-38 2,34! 24,32 34,0"]
    arm = whole([strip([(150, 800), (130, 920), (230, 980), (330, 930)], [150, 136, 112, 84]), circle(166, 796, 78)])
    shelves = [(-20, 214, 840), (-20, 690, 130), (660, 730, 180)]
    return [
        # the shelves
        felt([box(x, y, w, 26, 6) for x, y, w in shelves], wood, lift=12, thick=7, ink="score grain 14"),
        *plate(90, 150, 62),
        *teapot(236, 214, 96, "#d8604a", True),
        *plate(400, 156, 56, "#d8604a"),
        *cup(508, 180, 70, 0),
        *cup(578, 180, 70, 0, "#d8604a"),
        *plate(704, 150, 62),
        *teapot(58, 690, 84, "#3f86b8"),
        *plate(742, 672, 56, "#d8604a"),
        # the bull
        fill("110,1020 90,820 150,700 280,640 360,630 440,640 580,700 640,820 620,1020", *hide, shade="lit", way=90,
             width=5, lift=16, puff=20),
        cloth("cotton", "232,1020! 226,800 262,716! 300,700! 316,760 404,760 420,700! 458,716! 494,800 488,1020!",
              "#fffaf0", lift=10, thick=5, ink="print stripes 40 #7fa4d8 @90", edge="#3f6fae", hem="run"),
        *put(head, 360, 500, 1.12),
        *cup(92, 424, 84, -80),
        *cup(630, 426, 84, -100, "#d8604a"),
        # what it dries
        fill([arm, moved(arm, 720, 0, flip=True)], *hide, shade="lit", way=20, width=5, lift=16, puff=16),
        cloth("linen", "300,884 350,872 372,900 392,960 380,1020 340,1000 318,1030 290,980 284,920", "#fbe6ea", lift=12,
              thick=5, ink="print checks 26 #e88a94"),
        felt([moved(one, 322, 924, 1.15, 58) for one in hoof], "#241612", lift=10, thick=8, fuzz=0.3),
        *cup(370, 860, 92, 6),
        felt([moved(one, 432, 906, 1.15, -58) for one in hoof], "#241612", lift=12, thick=8, fuzz=0.3),
        # the counter
        felt("-40,1010! 840,1010! 840,1240! -40,1240!", "#a8683a", lift=14, thick=9, ink="score grain 26"),
        felt(box(-40, 992, 880, 40, 8), wood, lift=12, thick=8),
        *[
            q
            for k in range(3)
            for q in cup(96 + (k % 2) * 8, 958 - k * 60, 84, 0, ("#2f62b8", "#d8604a", "#3f9a6a")[k])
        ],
        # the child
        *person(650, 1200, 360, 0, "#e02c34", age="child", view="back", skin="olive", hair="black", cut="bob",
                dress=0.5, near=(13, -36), far=(-17, -44), legs="#f4e2c0", shoes="#5a1c22", hat="wool",
                hat_colour="#e02c34"),
        fill(circle(572, 1050, 52), "#a81c24", "#e8343c", "#ff8a80", shade="lit", way="round", lift=14),
        knots([(548, 1028), (580, 1020), (560, 1064), (536, 1052)], "#fffaf0", 8),
        felt(circle(598, 1046, 17), SKIN["olive"], lift=6, fuzz=0.3),
    ]  # fmt: skip


@card(
    "084",
    "Out to pasture",
    "In a dusty pink nursery the rocking horse has tipped forward and grazes on the flowered rug, "
    "which is already bare around its mouth. A child in pyjamas watches from the door.",
    "childhood, secret life, hunger, freedom, growing up, toys, solitude, discovery",
    mood="tender",
    camera="interior",
    light=evening(pool=(560, 560), fall=0.5, angle=40, fill=0.95),
    ground=ground("cotton", "#d8a4a4", "#cf9698", ink="print stripes 70 #dcacac @90"),
    hem=("#8a4a54", "#f4dcc8"),
)
def out_to_pasture(r: Random) -> Pieces:
    coat = ("#a8b0be", "#eceef0", "#ffffff")
    rug = curve("-40,900! 120,840 400,820 680,840 840,900! 840,1240! -40,1240!")
    blooms = [
        (x + r.uniform(-20, 20) + (50 if row % 2 else 0), 880 + row * 74 + r.uniform(-10, 10), row)
        for row in range(5)
        for x in range(20, 800, 104)
    ]
    left = [(x, y, k) for x, y, k in blooms if math.hypot((x - 610) / 1.5, y - 1010) > 128]
    return [
        felt(box(-30, 760, 860, 60), "#f0dcd0", lift=4),
        felt(box(-30, 810, 860, 440), "#a87858", lift=3, ink="score grain 40"),
        # the door
        felt(box(556, 180, 220, 600, 4), "#f4e6d8", lift=8),
        felt(box(580, 206, 176, 574), "#f7d890", lift=0, emit=0.4, colours=("#fbe6b0", "#f2c878")),
        *person(690, 784, 340, 0, "#7fa8c8", age="child", view="front", skin="brown", hair="black", cut="curly",
                near=(13, -44), far=(-13, -44), legs="#7fa8c8", shoes="#f4f0e4", ink="print stripes 18 #dfeaf2 @90"),
        felt("580,206! 640,236! 640,800! 580,780!", "#c87a6a", lift=12,
             lines=[[(600, 280), (624, 290), (624, 460), (600, 450), (600, 280)],
                    [(600, 540), (624, 552), (624, 700), (600, 690), (600, 540)]]),
        beads([(630, 530)], "#e8c25a", 8),
        # the window and the shelf
        felt(arch(70, 330, 480, 130), "#f4e6d8", lift=8),
        cloth("silk", arch(90, 310, 462, 150), "#8a9ccc", lift=0, colours=("#5a6aa8", "#c89cb4", "#f4b890")),
        line("cord", [[(200, 152), (200, 462)], [(92, 320), (308, 320)]], "#f4e6d8", 10),
        cloth("linen", ["40,110! 130,110! 120,300 60,480 30,500!", "370,110! 270,110! 284,300 340,480 370,500!"],
              "#8a5a6c", lift=12, ink="print dots 34 #a87a8a",
              lines=["80,120 70,300 50,470", "330,120 330,300 350,470"]),
        felt(box(400, 300, 120, 16, 4), "#8a5a3c", lift=8),
        felt([box(412, 244, 30, 56), box(444, 256, 24, 44)], "#3f7a7c", lift=4),
        felt(circle(494, 272, 28), "#e8b03a", lift=6),
        satin(star(494, 272, 18), "#c8403a"),
        # the rug
        cloth("wool", rug, "#3f5a48", lift=8, thick=8, colours=("#4a6850", "#32483c"), edge="#e8c8a0", hem="whip",
              size=20),
        line("chain", ["-20,936 120,876 400,856 680,876 820,936"], "#e0a8a0", 9),
        cloth("wool", oval(610, 1030, 190, 120), "#c4b088", lift=0, thick=2,
              ink="sew lines 16 #a8946c @8; sew lines 16 #a8946c @98"),
        *[
            q
            for x, y, k in left
            for q in (
                satin([leaf(x, y, 36, 15, a) for a in (60, 120)], "#3f6a3c", lift=3),
                seed(circle(x, y - 6, 25), ("#f48aa0", "#fbf0e0", "#f2b83a")[(k + int(x)) % 3],
                     ("#d84a6a", "#f4d0b8", "#e08a2a")[(k + int(x)) % 3], size=8),
            )
        ],
        line("stem",
             [
                 [(x, y + 20), (x + 3, y)]
                 for x, y in ((540, 1000), (590, 960), (700, 1000), (650, 1080), (530, 1080), (600, 1110), (740, 1060))
             ], "#5a7a3c", 6),
        # the horse
        *put([
            felt(strip([(-330, -40), (-220, 34), (0, 70), (220, 40), (340, -50)], [34, 40, 42, 40, 34]), "#e0604c",
                 lift=16, thick=10, edge="#f2cc6a", hem="run", size=12),
            felt([box(-170, 6, 40, 50), box(120, 6, 40, 50)], "#8a3430", lift=4),
            fill([strip([(-120, -230), (-160, -110), (-156, 24)], [84, 50, 40]),
                  strip([(110, -230), (150, -110), (140, 24)], [84, 50, 40])], darker("#a4aab4", 0.2), "#a4aab4",
                way=88, lift=8, width=5),
            felt([box(-178, 4, 46, 26, 6), box(118, 4, 46, 26, 6)], "#4a3434", lift=4),
            fill(strip([(-190, -300), (-260, -280), (-290, -200), (-270, -110)], [30, 50, 56, 14]), "#c8944a",
                 "#f2cc84", "#fbe6b4", lines=["-190,-300 -260,-280 -290,-200 -270,-110"], lift=10, width=4),
            fill("-200,-260 -150,-330 -40,-336 80,-334 170,-330 210,-260 190,-190 100,-170 -60,-166 -160,-186", *coat,
                 shade="lit", lines=["-180,-260 0,-300 190,-270", "-170,-210 0,-200 180,-220"], width=5, puff=36,
                 lift=18),
            fill("120,-320 200,-330 260,-270 300,-190 330,-110 290,-60 240,-80 200,-170 150,-220", *coat, shade="lit",
                 lines=["160,-280 240,-200 290,-90", "200,-310 270,-220 320,-110"], width=5, puff=26, lift=16),
            fill("280,-130 330,-130 360,-80 374,0 380,60 350,86 310,74 290,10 262,-60", *coat, shade="lit",
                 lines=["310,-120 330,-20 346,70", "290,-80 310,0 326,70"], width=5, puff=24, lift=16),
            felt(["296,-126! 282,-176! 322,-140!"], "#c4c8ce", lift=6),
            felt([oval(338, -56, 11, 14)], "#20161a", lift=3, fuzz=0.2),
            beads([(342, -62)], "#ffffff", 4),
            felt([oval(362, 56, 6, 9)], "#6a4a4c", lift=0),
            line("stem", ["340,84 356,70 376,70"], "#6a4a4c", 5),
            fill(strip([(170, -330), (240, -320), (300, -240), (330, -160), (316, -120)], [26, 44, 44, 34, 10]),
                 "#c8944a", "#f2cc84", "#fbe6b4", lines=["170,-330 240,-320 300,-240 330,-160"], lift=12, width=4),
            felt("-70,-344! 70,-342! 90,-240 60,-180! -50,-178! -80,-240", "#c8403a", lift=10, thick=9, edge="#f2cc6a",
                 hem="run", size=12),
            felt(oval(0, -340, 76, 20), "#8a2a2c", lift=10, thick=8),
            line("stem", ["292,-20 326,-30 364,-22", "292,-20 230,-140 80,-300"], "#8a2a2c", 7),
            knots([(-130, -280), (-100, -240), (-140, -230), (130, -280), (150, -240), (-110, -300)], "#8a94a4", 12),
        ], 300, 1000, 0.98, 12),
        # the mouthful
        line("stem", ["596,1126 612,1150 640,1160"], "#3f6a3c", 7),
        seed([circle(648, 1150, 22), circle(606, 1160, 18)], "#f48aa0", "#d84a6a", size=8),
    ]  # fmt: skip
