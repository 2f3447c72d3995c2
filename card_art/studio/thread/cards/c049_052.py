from card_art.studio.kit import *
from card_art.studio.thread.kit import *
from card_art.studio.thread.motifs import lion_head


@card(
    "049",
    "One more chapter",
    "In a circus tent at night a small girl reads a bedtime story by lantern light. Two lions listen from their beds with big eyes; the third bed is empty, and a tail shows behind the curtain.",
    "courage, trust, story, danger, bedtime, absence, power of words, childhood",
    mood="tender",
    camera="stage",
    light=lamplit((440, 760), fall=0.7, bloom=0.55, fill=0.85),
    ground=ground("cotton", "#2a2048", "#3a2a50", ink="print stripes 130 #33265a @90"),
    hem=("#3a2a4c", "#e8a83a"),
)
def one_more_chapter(r: Random) -> Pieces:
    def bed(x: float, y: float, s: float, quilt: Colour, ink: str, lion: bool) -> Pieces:
        head = lion_head(0, -6, 236) if lion else []
        thrown = "-110,60! -60,40 0,90 60,70 118,60! 126,280! -120,280!"
        over = "-116,104! -60,84 0,96 60,84 116,104! 126,280! -124,280!"
        paws = [fill([oval(-70, 112, 34, 24), oval(70, 112, 34, 24)], "#b8802a", "#f0c060", way=90, lift=8), line("stem", [[(d, 104), (d, 126)] for d in (-80, -62, 62, 80)], "#7a4a1a", 3.5)]  # fmt: skip
        return put(
            [
                felt("-150,280! -150,-60 -120,-130 0,-160 120,-130 150,-60 150,280!", "#7a3f2c", lift=14, thick=9, edge="#c98a54", hem="run"),
                cloth("linen", box(-130, -40, 260, 320, 20), "#e6dcc8", lift=0),
                felt("-112,-100 0,-112 112,-100 124,-20 108,66 0,74 -108,66 -124,-20", "#fbf6ea", lift=8, thick=12, bevel=34),
                *head,
                cloth("cotton", over if lion else thrown, quilt, ink=ink, lift=10, thick=8, bevel=30, edge="#fbf0d8"),
                *(paws if lion else [cloth("cotton", "-110,60! -60,40 0,90 -20,150 -90,170 -130,140", lighter(quilt, 0.3), lift=12, edge="#fbf0d8")]),
            ],
            x, y, s,
        )  # fmt: skip

    return [
        line("cord", [[(300, -20), (300, 150)], [(420, -20), (420, 150)], [(290, 150), (430, 150)]], "#c9a25a", 7),
        *[felt(star(x, y, 15, 5), "#f2d27a", lift=2, emit=0.15) for x, y in ((120, 100), (560, 80), (640, 180), (210, 190), (500, 200))],
        felt(land(700, 690, 686, 690, 700), "#8a5a34", lift=4),
        *bed(166, 480, 0.98, "#b8403a", "print stars 60 #f2d27a", True), *bed(420, 452, 0.98, "#3f6a8c", "print stripes 50 #8fb8d0 @90", True), *bed(664, 486, 0.9, "#5a8a4a", "print dots 44 #c8e0a0", False),
        felt(["350,368! 400,238! 470,252 540,330! 490,330 476,372!"], "#c8303a", lift=10, ink="print dots 26 #f7d8c8"), felt(circle(544, 338, 18), "#fbf6ea", lift=6),
        # the ring
        cloth("cotton", land(800, 770, 764, 770, 800), "#d8a050", lift=8, ink="sew flecks 40 #e8bc70"),
        line("cord", ["790,930 716,900 664,850 640,780 660,720 640,690"], "#e8ae4a", 22), fill("650,706 606,690 600,640 640,620 680,650 676,694", "#5a2a10", "#9a521c", way=90, lift=10),
        # the curtain with a tail
        cloth("velvet", "830,-30! 650,-30! 690,180 720,420 700,700 740,960! 830,980!", "#a8283a", lift=22, lines=["720,-20 750,300 740,900"], edge="#e8b04a", hem="run", size=14),
        felt(oval(360, 1090, 300, 70), "#b8303a", lift=4, ink="print diamonds 50 #d8604a", edge="#f2d27a"),
        # the reader
        felt(["270,1100! 290,960! 410,960! 430,1100! 398,1100! 388,1000! 312,1000! 302,1100!"], "#3f6a8c", lift=10), felt(oval(350, 960, 76, 20), "#f2d27a", lift=8),
        *person(340, 1070, 430, 0, "#f4ead8", age="child", pose="sit", skin="dark", hair="black", cut="afro", dress=0.8, hip=(0, -27), near=(26, -50), far=(24, -46), nod=4, ink="print flowers 34 #e8a0b0", legs="#6d4530", shoes="#e87a8a", foot=(26, -6), other=(22, -2)),
        felt([polygon([(418, 884), (474, 838), (500, 862), (446, 912)]), polygon([(474, 838), (534, 820), (552, 846), (500, 862)])], "#fffaf0", lift=10, edge="#b8403a", hem="run", size=6, emit=0.1),
        # the lantern
        felt([box(560, 1010, 90, 20, 6), "572,900! 605,860! 638,900!"], "#5a3a24", lift=8), felt(box(574, 898, 62, 112, 8), "#ffe39a", emit=0.8, lift=4), line("cord", [[(574, 900), (574, 1010)], [(636, 900), (636, 1010)], "590,862 605,836 620,862"], "#5a3a24", 7),
    ]  # fmt: skip


def mouse(x: float, y: float, s: float, fur: Colour, flip: bool = False, rot: float = 0) -> Pieces:
    """Return a mouse that runs right on (x, y), about 150 s long without its tail."""
    return put(
        [
            line("stem", ["-66,-24 -110,-10 -140,-40 -176,-24"], "#e0a8a0", 7 * s),
            felt(["-50,0! -54,-18 -20,-18 -22,0!", "34,0! 28,-18 56,-16 62,0!"], "#e0a8a0", lift=3),
            fill("-76,-20 -70,-60 -30,-80 20,-72 60,-54 96,-26 92,-16 60,-6 0,-4 -60,-4", darker(fur, 0.3), fur, lighter(fur, 0.3), shade="lit", lines=["-70,-30 0,-50 90,-24"], lift=8, puff=12),
            felt(circle(34, -72, 21), darker(fur, 0.15), lift=6), felt(circle(35, -71, 12), "#f0b8b0", lift=0),
            felt(circle(95, -22, 6), "#e87a80", lift=2), beads([(66, -40)], "#141014", 5 * s),
        ],
        x, y, s, rot, flip=flip,
    )  # fmt: skip


@card(
    "050",
    "The long way home",
    "An old map of a war lies on a table. A column of mice carries the tin soldiers of both armies away over rivers and borders, to a small lit hole in the paper.",
    "peace, war, home, kindness, rescue, the small and the great, disobedience, end",
    mood="tender",
    camera="aerial",
    light=lamplit((400, 520), fall=0.45, bloom=0.4, fill=0.95, key="#ffe8c0"),
    ground=ground("wool", "#4a2c20", "#3a2218", ink="score grain 60"),
    hem=("#5a3a28", "#e0c48a"),
)
def the_long_way_home(r: Random) -> Pieces:
    def soldier(x: float, y: float, tall: float, tone: Colour, rot: float = 0, sit: bool = False, flip: bool = False) -> Pieces:  # fmt: skip
        return put(
            [
                *person(0, 0, 100, 0, tone, pose="sit" if sit else "stand", skin="pale", hair="brown", hat="top", hat_colour="#1c1c24", legs="#f4f0e4", near=(18, -46) if sit else (3, -46)),
                *([] if sit else [felt(oval(0, 3, 18, 5), "#4f7a3f", lift=2)]),
                line("straight", [[(-5, -74), (8, -48)], [(8, -74), (-5, -48)]], "#f7f2e0", 2.4 * tall / 100),
            ],
            x, y, tall / 100, rot, flip=flip,
        )  # fmt: skip

    red, blue = "#c8242e", "#2f5aa0"
    train = [
        (150, 420, 0.9, 8, red), (330, 470, 0.98, 14, blue), (530, 540, 1.06, 6, red), (660, 690, 1.1, 140, blue), (470, 800, 1.16, 186, red), (260, 870, 1.2, 172, blue), (250, 1040, 1.26, 20, red),
    ]  # fmt: skip
    sheet = curve("40,70! 400,56 756,74! 744,400 760,760 740,1120! 400,1136 52,1122! 62,760 44,400")
    pieces: Pieces = [
        cloth("linen", sheet, "#e6cf9c", lift=16, colours=("#efdcae", "#dcc088"), edge="#a8864f", hem="run", size=12),
        *[line("run", [[(x, 90), (x + 8, 1110)]], "#cdae74", 2.5) for x in (275, 520)], line("run", [[(70, 420), (740, 424)], [(66, 770), (742, 776)]], "#cdae74", 2.5),
        felt("44,90! 300,80 340,150 280,220 220,210 160,290 60,300!", "#b4bf84", lift=1, thick=2, see=0.85), line("chain", ["300,84 340,150 280,220 220,210 160,290 64,300"], "#8a9a5a", 7),
        line("stem", ["756,300 640,330 600,420 480,420 420,640 300,660 260,760 60,800"], "#5a94a8", 11), line("stem", ["600,420 560,500 600,620 560,720 640,860 600,1000 660,1124"], "#5a94a8", 8),
        line("run", ["400,60 430,200 520,300 500,420 380,560 400,700 340,900 420,1130"], "#a8302e", 6),
        *[felt(polygon([(x - 34 * s, y), (x, y - 50 * s), (x + 34 * s, y)]), "#b8945a", lift=3, lines=[[(x, y - 50 * s), (x + 10 * s, y - 8)]]) for x, y, s in ((610, 200, 1.1), (660, 220, 0.9), (560, 226, 0.8), (110, 620, 1), (160, 650, 0.8), (700, 960, 1), (660, 1000, 0.7))],
        felt([pine(120 + k * 34, 960 + (k % 2) * 14, 56) for k in range(2)] + [pine(400 + k * 30, 250 + (k % 2) * 14, 54) for k in range(3)], "#7a8a4f", lift=3),
        # those who still stand
        *[q for k, (x, y) in enumerate(((130, 230), (190, 250), (250, 236))) for q in soldier(x + 0, y + 20, 108, red)],
        *[q for k, (x, y) in enumerate(((620, 372), (690, 380))) for q in soldier(x, y, 112, blue, flip=True)],
        line("cord", [[(340, 330), (340, 210)]], "#7a4a2a", 6), felt("340,212! 400,226 380,244 402,262 340,266!", red, lift=6), line("cord", [[(500, 340), (500, 226)]], "#7a4a2a", 6), felt("500,228! 560,242 540,260 562,276 500,282!", blue, lift=6),
        # the hole
        felt("560,1130! 556,1050 590,1000 640,984 700,1000 730,1050 728,1132!", "#f7c86a", emit=0.45, lift=0, thick=1), felt("590,1136! 588,1070 620,1034 664,1034 700,1070 700,1136!", "#5a2f14", lift=0, thick=1), line("chain", ["560,1130 556,1050 590,1000 640,984 700,1000 730,1050 728,1130"], "#8a5a2a", 9),
    ]  # fmt: skip
    for k, (x, y, s, rot, tone) in enumerate(train):
        back = 90 < rot < 270
        turn = rot - 180 if back else rot
        pieces += mouse(x, y, s, ("#8a8690", "#a08a74", "#74707c", "#b0a498")[k % 4], back, turn)
        pieces += soldier(x + (8 if back else -8) * s, y - 50 * s, 128 * s, tone, turn, True, back)
    return pieces


def belt_bird(x: float, y: float, s: float, tone: Colour) -> Pieces:
    """Return a round bird that stands on (x, y) and looks right, about 150 s tall."""
    return put(
        [
            line("cord", [[(-12, -24), (-14, 0)], [(14, -24), (16, 0)]], "#3a3438", 6 * s),
            fill("-60,-60 -110,-86 -104,-60! -114,-46 -60,-40", darker(tone, 0.35), tone, way=20, lift=4),
            fill("-64,-64 -54,-110 -20,-140 24,-144 54,-120 62,-84 50,-44 16,-22 -30,-24", darker(tone, 0.35), tone, lighter(tone, 0.35), shade="lit", lines=["-60,-70 0,-90 50,-100", "-40,-36 0,-40 40,-50"], lift=10, puff=18),
            fill("-60,-66 -40,-100 0,-96 10,-66 -20,-44 -60,-48! -80,-50", darker(tone, 0.45), darker(tone, 0.12), lines=["-60,-60 0,-80"], lift=5),
            satin("52,-116 92,-104! 56,-96", "#3a3438" if tone == "#8a8f96" else "#f2a02a", way=90),
            felt(circle(32, -112, 9), "#fbf6ea", lift=1), felt(circle(34, -112, 5), "#120c10", lift=0),
        ],
        x, y, s,
    )  # fmt: skip


@card(
    "051",
    "Quality control",
    "In a grey factory workers paint every bird on the belt the same grey. One blue bird has got away and flies up to the open skylight, and a worker looks after it.",
    "conformity, freedom, work, rebellion, hope, sameness, courage, escape",
    mood="uneasy",
    camera="interior",
    light=overcast(exposure=1.16).but(pool=(540, 300), fall=0.85),
    ground=ground("canvas", "#9a9ea2", "#84888e"),
    hem=("#b8bcc0", "#2f7ad0"),
)
def quality_control(r: Random) -> Pieces:
    grey = "#8a8f96"
    return [
        felt([box(-30, -30, 860, 60), *[box(x, -30, 26, 900) for x in (60, 330, 714)]], "#6c7278", lift=6, ink="score flecks 40"),
        # the skylight
        felt(polygon([(430, 40), (700, 40), (720, 250), (410, 250)]), "#54595f", lift=6), cloth("silk", polygon([(446, 54), (686, 54), (702, 236), (428, 236)]), "#e8f4fa", lift=0, colours=("#bfe2f4", "#fbf6e0"), emit=0.2), line("cord", [[(566, 54), (566, 140)], [(436, 140), (694, 140)]], "#54595f", 9),
        felt(polygon([(566, 140), (700, 140), (760, 300), (590, 310)]), "#7a8086", lift=18, thick=4), felt(polygon([(584, 156), (690, 156), (736, 284), (604, 292)]), "#c4d4dc", lift=0),
        cloth("silk", polygon([(440, 240), (690, 240), (760, 700), (160, 700)]), "#fbf8e8", see=0.16, lift=0),
        # pipes and paint
        line("cord", [[(20, 120), (380, 120), (380, 330)], [(20, 190), (200, 190), (200, 360)]], "#7f858c", 24),
        felt([box(130, 350, 140, 130, 16), box(316, 320, 128, 110, 16)], "#6c7278", lift=10, edge="#a4a9ae", hem="run"),
        # workers
        *person(170, 810, 440, 0, "#6a7078", skin="brown", hair="black", cut="short", hat="cap", hat_colour="#54595f", near=(28, -60), far=(16, -54), legs="#5a6068"),
        *person(380, 810, 430, 0, "#6a7078", skin="pale", hair="grey", cut="bun", hat="cap", hat_colour="#54595f", near=(30, -62), far=(16, -54), legs="#5a6068"),
        *person(630, 810, 440, 0, "#6a7078", skin="dark", hair="black", cut="short", hat="cap", hat_colour="#54595f", near=(8, -46), far=(-10, -46), nod=-32, flip=True, legs="#5a6068"),
        *[q for x in (0, 216) for q in put([line("cord", [[(0, 0), (34, 70)]], "#b8743a", 11), felt(polygon([(22, 66), (46, 54), (56, 76), (32, 88)]), "#d8dce0", lift=5), fill("32,88! 56,76! 76,104 84,134! 60,122 46,128! 40,108", "#d0d4d8", "#6c7278", way=60, lift=7), knots([(86, 144), (90, 160)], "#6c7278", 6)], 290 + x, 566)],
        # the belt
        *[q for k, x in enumerate((-10, 126, 262, 398)) for q in belt_bird(x, 856, 0.92, grey)],
        *belt_bird(700, 856, 0.92, "#d8503a"),
        felt(oval(560, 852, 54, 14), "#c9ccd0", lift=1), satin([leaf(540, 846, 40, 15, -20), leaf(586, 850, 36, 14, 40)], "#2f7ad0", lift=4),
        felt(box(-30, 850, 860, 54, 10), "#3a3d44", lift=12, thick=8, ink="print stripes 40 #4a4e56 @60"), felt([circle(60 + k * 170, 928, 34) for k in range(5)], "#54595f", lift=10, thick=8), felt([circle(60 + k * 170, 928, 12) for k in range(5)], "#a4a9ae", lift=3),
        felt(box(-30, 950, 860, 300), "#74797f", lift=6, ink="score tiles 90"),
        *[q for x in (210, 590) for q in (
            felt(box(x - 160, 1000, 320, 90), "#3f4248", lift=4), *belt_bird(x - 96, 1120, 0.74, grey), *belt_bird(x + 4, 1120, 0.74, grey), *belt_bird(x + 104, 1120, 0.74, grey),
            felt([box(x - 170, 1062, 340, 46, 4), box(x - 170, 1116, 340, 46, 4)], "#a89478", lift=12, thick=6, ink="score grain 14"), felt([box(x - 170, 1050, 26, 124, 4), box(x + 144, 1050, 26, 124, 4)], "#8f7c62", lift=8),
        )],
        # the one that flew
        *put([
            fill("-10,-6 20,-90 90,-140 120,-136! 100,-70 60,-10", "#1c4a9c", "#2f7ad0", lines=["10,-10 110,-130"], lift=8),
            fill("-70,14! -120,40 -140,20! -130,50 -146,70! -60,50", "#1c4a9c", "#2f7ad0", way=-10, lift=5),
            fill("-84,30 -40,-10 20,-34 70,-50 100,-34 96,-4 50,34 -20,54", "#1f5ab8", "#3f94ea", "#8fd0fa", shade="lit", lines=["-80,30 20,0 90,-30"], lift=16, puff=18),
            fill("-20,0 -80,-60 -150,-80 -176,-60! -130,-10 -60,40", "#1c4a9c", "#2f7ad0", "#6ab8f4", lines=["-10,14 -160,-60"], lift=16),
            satin("98,-34 134,-34! 100,-16", "#f2a02a", way=90), felt(circle(76, -30, 8), "#120c10", lift=1), beads([(78, -33)], "#ffffff", 3),
        ], 556, 258, 0.98, -28),
    ]  # fmt: skip


@card(
    "052",
    "Saturday morning",
    "A man in a straw hat mows the sea. Behind his mower the water lies in neat light and dark stripes up to the horizon; before it the waves are still wild.",
    "order, work, vanity, patience, control, summer, nature, an endless task",
    mood="funny",
    camera="wide",
    light=morning(pool=(430, 520), fall=0.35, exposure=0.99),
    ground=ground("velvet", "#bfe4f4", "#e0f2f4", "#fbf2dc"),
    hem=("#f4f2e4", "#1f6aa8"),
)
def saturday_morning(r: Random) -> Pieces:
    top, low, vanish = 330.0, 1260.0, 560.0
    stripes: Pieces = []
    for k in range(-14, 6):
        a, b = -634 + k * 214, -634 + (k + 1) * 214
        tone = ("#2f86c4", "#7cc4e4")[k % 2]
        strip_of_sea = polygon([(vanish - 141 + k * 30, top), (vanish - 111 + k * 30, top), (b, low), (a, low)])  # fmt: skip
        mown = [[(vanish - 126 + k * 30, top), ((a + b) / 2, low)]]
        if k % 2:
            stripes.append(cloth("velvet", strip_of_sea, tone, lift=0, thick=1, lines=mown))
        else:
            stripes.append(
                fill(strip_of_sea, tone, darker(tone, 0.14), gloss=0.4, lines=mown, width=9, size=90, puff=7, lift=3, uneven=0.03)
            )  # fmt: skip
    wild = polygon([(vanish + 39, top), (840, top), (840, low), (650, low)])
    waves: Pieces = [fill(wild, "#3f94b8", "#1f6a9c", "#174f86", way=0, width=6, size=40, lift=1, puff=6)]  # fmt: skip
    for row in range(9):
        y = 356 + row**1.55 * 27
        size = 16 + row * 9
        left = vanish + 39 + (y - top) / (low - top) * (650 - vanish - 39)
        count = int((860 - left) / (size * 1.6)) + 1
        for k in range(count):
            x = left + size * 0.9 + k * size * 1.7 + (row % 2) * size * 0.5
            waves.append(
                fill(moved("-0.9,0.4! -0.5,-0.3 0.1,-0.75 0.55,-0.5 0.6,-0.1! 0.3,-0.3 0.15,0.05 0.9,0.4!", x, y, size), "#f4fbfb", "#6ab4d0", "#1f6a9c", way=0, lift=5)
            )  # fmt: skip
    hx, hy = 350, 1100
    return [
        *sun(160, 150, 70, 0), felt(cloud(600, 190, 260, 4), "#ffffff", lift=6), felt(cloud(330, 250, 160, 7), "#ffffff", lift=4),
        *stripes,
        *waves,
        *sail(180, 350, 90, 0, "#c8403a"), felt([bird(420, 120, 26), bird(480, 160, 20)], "#54708c", lift=5),
        felt("560,334! 590,318 640,312 700,334!", "#7fa88a", lift=3),
        # the mower
        *person(hx, hy, 520, 0, "#f2c83a", pose="push", age="old", skin="brown", hair="white", cut="short", hat="straw", hat_colour="#f4dca0", legs="#f4f0e4", shoes="#8a5a34", near=(32, -60), far=(30, -56), lean=14, beard=True, ink="print flowers 44 #e8603a"),
        *put([
        line("cord", [[(600, 790), (690, 1060)], [(620, 780), (716, 1060)]], "#4a4f58", 13), line("cord", [[(588, 800), (640, 776)]], "#22242c", 16),
        felt("620,1020! 640,980 760,980 790,1030 784,1080 630,1080!", "#c8303a", lift=16, thick=12, edge="#f7d8c8", hem="run"), felt(box(664, 940, 70, 48, 10), "#3a3d46", lift=8), felt([circle(640, 1086, 34), circle(772, 1086, 34)], "#22242c", lift=12, thick=8), felt([circle(640, 1086, 13), circle(772, 1086, 13)], "#e6e8ea", lift=2),
        *[seed(whole([circle(x, y, s), circle(x + s * 0.7, y + 8, s * 0.7)]), "#ffffff", "#d0ecf4", size=8) for x, y, s in ((600, 1110, 22), (560, 1140, 17), (790, 1130, 24), (700, 1140, 26))],
        knots([(r.uniform(590, 800), r.uniform(900, 1060)) for _ in range(26)], "#f4fbfd", 6),
        ], -116, 0),
    ]  # fmt: skip
