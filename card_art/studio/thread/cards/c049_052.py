from card_art.studio.kit import *
from card_art.studio.thread.kit import *
from card_art.studio.thread.motifs import lion_head


@card(
    "049",
    "One more chapter",
    "In a circus tent at night a small girl reads a bedtime story by lantern light. Two lions "
    "listen from their beds with big eyes; the third bed is empty, and a tail shows behind the "
    "curtain.",
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
        paws = [
            fill([oval(-70, 112, 34, 24), oval(70, 112, 34, 24)], "#b8802a", "#f0c060", way=90, lift=8),
            line("stem", [[(d, 104), (d, 126)] for d in (-80, -62, 62, 80)], "#7a4a1a", 3.5),
        ]  # fmt: skip
        return put([
            felt("-150,280! -150,-60 -120,-130 0,-160 120,-130 150,-60 150,280!", "#7a3f2c", lift=14, thick=9,
                 edge="#c98a54", hem="run"),
            cloth("linen", box(-130, -40, 260, 320, 20), "#e6dcc8", lift=0),
            felt("-112,-100 0,-112 112,-100 124,-20 108,66 0,74 -108,66 -124,-20", "#fbf6ea", lift=8, thick=12,
                 bevel=34),
            *head,
            cloth("cotton", over if lion else thrown, quilt, ink=ink, lift=10, thick=8, bevel=30, edge="#fbf0d8"),
            *(paws if lion else [
                  cloth("cotton", "-110,60! -60,40 0,90 -20,150 -90,170 -130,140", lighter(quilt, 0.3), lift=12,
                        edge="#fbf0d8"),
              ]),
        ], x, y, s)  # fmt: skip

    return [
        line("cord", [[(300, -20), (300, 150)], [(420, -20), (420, 150)], [(290, 150), (430, 150)]], "#c9a25a", 7),
        *[
            felt(star(x, y, 15, 5), "#f2d27a", lift=2, emit=0.15)
            for x, y in ((120, 100), (560, 80), (640, 180), (210, 190), (500, 200))
        ],
        felt(land(700, 690, 686, 690, 700), "#8a5a34", lift=4),
        *bed(166, 480, 0.98, "#b8403a", "print stars 60 #f2d27a", True),
        *bed(420, 452, 0.98, "#3f6a8c", "print stripes 50 #8fb8d0 @90", True),
        *bed(664, 486, 0.9, "#5a8a4a", "print dots 44 #c8e0a0", False),
        felt(["350,368! 400,238! 470,252 540,330! 490,330 476,372!"], "#c8303a", lift=10, ink="print dots 26 #f7d8c8"),
        felt(circle(544, 338, 18), "#fbf6ea", lift=6),
        # the ring
        cloth("cotton", land(800, 770, 764, 770, 800), "#d8a050", lift=8, ink="sew flecks 40 #e8bc70"),
        line("cord", ["790,930 716,900 664,850 640,780 660,720 640,690"], "#e8ae4a", 22),
        fill("650,706 606,690 600,640 640,620 680,650 676,694", "#5a2a10", "#9a521c", way=90, lift=10),
        # the curtain with a tail
        cloth("velvet", "830,-30! 650,-30! 690,180 720,420 700,700 740,960! 830,980!", "#a8283a", lift=22,
              lines=["720,-20 750,300 740,900"], edge="#e8b04a", hem="run", size=14),
        felt(oval(360, 1090, 300, 70), "#b8303a", lift=4, ink="print diamonds 50 #d8604a", edge="#f2d27a"),
        # the reader
        felt("262,1104! 284,960! 416,960! 438,1104!", "#2f6a9c", lift=10, edge="#f2d27a"),
        felt([polygon([(x, 966), (x + 44, 966), (x + 22 + (x - 328) * 0.1, 1096)]) for x in (284, 328, 372)], "#f2d27a",
             lift=5),
        felt(oval(350, 960, 84, 22), "#c8303a", lift=8, edge="#f2d27a"),
        *person(340, 1070, 430, 0, "#f4ead8", age="child", pose="sit", skin="dark", hair="black", cut="afro", dress=0.8,
                hip=(0, -27), near=(26, -50), far=(24, -46), nod=4, ink="print flowers 34 #e8a0b0", legs="#6d4530",
                shoes="#e87a8a", foot=(26, -6), other=(22, -2)),
        felt([polygon([(418, 884), (474, 838), (500, 862), (446, 912)]),
              polygon([(474, 838), (534, 820), (552, 846), (500, 862)])], "#fffaf0", lift=10, edge="#b8403a", hem="run",
            size=6, emit=0.1),
        # the lantern
        felt([box(560, 1010, 90, 20, 6), "572,900! 605,860! 638,900!"], "#5a3a24", lift=8),
        felt(box(574, 898, 62, 112, 8), "#ffe39a", emit=0.8, lift=4),
        line("cord", [[(574, 900), (574, 1010)], [(636, 900), (636, 1010)], "590,862 605,836 620,862"], "#5a3a24", 7),
    ]  # fmt: skip


def mouse(x: float, y: float, s: float, fur: Colour, flip: bool = False, rot: float = 0) -> Pieces:
    """Return a mouse that runs right on (x, y), about 150 s long without its tail."""
    foot = "0,0! -4,-14 4,-22 18,-18 30,-6 30,0!"
    return put([
        line("stem", ["-66,-24 -100,-6 -120,-30 -140,-16"], "#e0a8a0", 7 * s),
        felt(circle(22, -78, 22), darker(fur, 0.3), lift=3),
        felt([moved(foot, a, 11, 0.8) for a in (-66, -34, 18, 50)], "#eab4ac", lift=3),
        fill("-76,-20 -70,-60 -30,-80 20,-72 60,-54 96,-26 92,-16 60,-6 0,-4 -60,-4", darker(fur, 0.3), fur,
             lighter(fur, 0.3), shade="lit", lines=["-70,-30 0,-50 90,-24"], lift=8, puff=12),
        felt(circle(46, -72, 25), darker(fur, 0.15), lift=6),
        felt(circle(47, -71, 16), "#f4bcb4", lift=0),
        felt(circle(95, -22, 7), "#e87a80", lift=2),
        beads([(74, -36)], "#141014", 6),
        line("straight", [[(84, -18), (62, -12)], [(84, -16), (66, -4)]], "#fffaf0", 2 * s),
    ], x, y, s, rot, flip=flip)  # fmt: skip


@card(
    "050",
    "The long way home",
    "An old war map lies on a table. Three mice carry tin soldiers of both armies away on their "
    "backs, across a river, to a lit mouse hole.",
    "peace, war, home, kindness, rescue, the small and the great, disobedience, end",
    mood="tender",
    camera="aerial",
    light=lamplit((430, 620), fall=0.45, bloom=0.5, fill=0.95, key="#ffe8c0"),
    ground=ground("wool", "#4a2c20", "#3a2218", ink="score grain 60"),
    hem=("#5a3a28", "#e0c48a"),
)
def the_long_way_home(r: Random) -> Pieces:
    red, blue = "#d01f2a", "#2452a8"

    def rider(x: float, y: float, tall: float, tone: Colour) -> Pieces:
        soldier = person(0, 0, 100, 0, tone, pose="sit", skin="pale", hair="brown", hat="top", hat_colour="#1c1c24",
                         legs="#f7f3e6", near=(18, -46))  # fmt: skip
        sash = line("straight", [[(-5, -52), (8, -28)]], "#f7f2e0", 4.5 * tall / 100)
        plume = felt(leaf(0, -92, 16, 8, -90), lighter(tone, 0.3), lift=2)
        return put([*soldier, sash, plume], x, y, tall / 100)

    def flag(x: float, y: float, tone: Colour, rot: float) -> Pieces:
        cloth_of_flag = felt("0,-170! 110,-150 84,-116 112,-80 0,-84!", tone, lift=8, thick=5)
        return put([line("cord", [[(0, 0), (0, -176)]], "#6a4024", 9), cloth_of_flag], x, y, 1, rot)

    sheet = curve("40,70! 400,56 756,74! 744,400 760,760 740,1120! 400,1136 52,1122! 62,760 44,400")
    hole = "480,1134! 484,980 520,850 620,800 710,850 744,960 742,1130!"
    return [
        cloth("linen", sheet, "#f0dcae", lift=16, colours=("#f4e4bc", "#e6cd98"), edge="#a8864f", hem="run", size=12),
        # a wood, a river, the creases of a map, and a compass
        felt("44,90! 300,76 260,150 150,180 130,280 54,310!", "#a8b67a", lift=1, thick=2),
        felt(strip("756,600 640,570 560,620 420,560 300,470 200,500 60,450", [44, 34, 30, 30, 28, 26, 30]), "#7ab4cc",
             lift=0, thick=1),
        felt([box(276, 62, 5, 1068), box(520, 62, 5, 1068), box(46, 418, 706, 5), box(60, 778, 696, 5)], "#b8985c",
             cast=0),
        felt(star(650, 400, 92, 4, 0.24), "#a8743a", lift=3, thick=3),
        felt(star(650, 400, 56, 4, 0.34, -45), "#d8a860", lift=2),
        *flag(560, 250, red, -24),
        *flag(640, 270, blue, 16),
        line("run", ["330,330 470,370 560,480 540,600 560,700 620,790"], "#b83a34", 9, size=26, gap=22),
        # the hole
        felt(hole, "#8a5428", lift=0, thick=1),
        felt("512,1134! 516,990 546,880 620,838 688,880 714,970 712,1132!", "#ffd870", emit=0.75, lift=0, thick=1),
        line("chain", [curve(hole, False)], "#6a3c1a", 14),
        # both armies
        *mouse(200, 340, 1.3, "#7a7682", rot=8),
        *rider(184, 274, 172, red),
        *mouse(320, 660, 1.9, "#8a6a50", rot=6),
        *rider(298, 566, 246, blue),
        *mouse(306, 1096, 2.5, "#54505c"),
        *rider(238, 966, 290, blue),
        *rider(332, 968, 290, red),
    ]  # fmt: skip


def belt_bird(x: float, y: float, s: float, tone: Colour) -> Pieces:
    """Return a round bird that stands on (x, y) and looks right, about 150 s tall."""
    return put([
        line("cord", [[(-12, -24), (-14, 0)], [(14, -24), (16, 0)]], "#3a3438", 6 * s),
        fill("-60,-60 -110,-86 -104,-60! -114,-46 -60,-40", darker(tone, 0.35), tone, way=20, lift=4),
        fill("-64,-64 -54,-110 -20,-140 24,-144 54,-120 62,-84 50,-44 16,-22 -30,-24", darker(tone, 0.35), tone,
             lighter(tone, 0.35), shade="lit", lines=["-60,-70 0,-90 50,-100", "-40,-36 0,-40 40,-50"], lift=10,
             puff=18),
        fill("-60,-66 -40,-100 0,-96 10,-66 -20,-44 -60,-48! -80,-50", darker(tone, 0.45), darker(tone, 0.12),
             lines=["-60,-60 0,-80"], lift=5),
        satin("52,-116 92,-104! 56,-96", "#3a3438", way=90),
        felt(circle(32, -112, 9), "#fbf6ea", lift=1),
        felt(circle(34, -112, 5), "#120c10", lift=0),
    ], x, y, s)  # fmt: skip


@card(
    "051",
    "Quality control",
    "In a grey factory workers paint every bird on the belt the same grey. One blue bird has got "
    "away and flies up to the open skylight, and a worker looks after it.",
    "conformity, freedom, work, rebellion, hope, sameness, courage, escape",
    mood="uneasy",
    camera="interior",
    light=overcast(exposure=1.12).but(pool=(520, 300), fall=0.95),
    ground=ground("canvas", "#6a7078", "#585e66"),
    hem=("#b8bcc0", "#2f7ad0"),
)
def quality_control(r: Random) -> Pieces:
    grey, blue = "#a4a9af", "#2f7ad0"
    overall, cap = "#3c424a", "#2c3138"
    brush = put([
        line("cord", [[(-40, -84), (4, 10)]], "#b8743a", 15),
        felt(polygon([(-14, 16), (20, 0), (32, 24), (0, 42)]), "#e6e9ec", lift=6),
        fill("0,42! 32,24! 52,60 58,96! 36,84 22,98! 12,68", "#e6e9ec", "#8a9098", way=60, lift=8),
    ], 316, 730)  # fmt: skip
    return [
        # the skylight
        felt(polygon([(320, -30), (800, -30), (830, 470), (250, 470)]), "#3f444b", lift=8),
        cloth("silk", polygon([(346, -30), (778, -30), (800, 440), (284, 440)]), "#f4f9fb", lift=0,
              colours=("#d4ecf8", "#fffbe8"), emit=0.28),
        line("cord", [[(560, -30), (545, 440)], [(320, 200), (790, 200)]], "#7a828a", 14),
        cloth("silk", polygon([(290, 470), (800, 470), (840, 900), (60, 900)]), "#fbf8e8", see=0.14, lift=0),
        # workers
        *person(150, 1000, 560, 0, overall, skin="brown", hair="black", cut="short", hat="cap", hat_colour=cap,
                near=(26, -56), far=(20, -50), legs=overall),
        *person(680, 1000, 570, 0, overall, skin="pale", hair="red", cut="short", hat="cap", hat_colour=cap,
                near=(10, -44), far=(-8, -44), nod=-34, flip=True, legs=overall),
        # the belt
        *belt_bird(80, 1000, 1.36, grey),
        *belt_bird(420, 1000, 1.36, grey),
        *brush,
        felt(box(-30, 990, 860, 72, 12), "#23262b", lift=14, thick=9),
        felt([circle(90 + k * 210, 1112, 52) for k in range(4)], "#3a3f46", lift=10, thick=9),
        felt([circle(90 + k * 210, 1112, 18) for k in range(4)], "#9aa0a6", lift=3),
        satin([leaf(516, 560, 70, 26, 64), leaf(584, 690, 60, 22, 130)], blue, lift=7),
        # the one that flew
        *put([
            fill("-10,-6 20,-90 90,-140 120,-136! 100,-70 60,-10", "#1c4a9c", blue, lines=["10,-10 110,-130"], lift=8),
            fill("-70,14! -120,40 -140,20! -130,50 -146,70! -60,50", "#1c4a9c", blue, way=-10, lift=5),
            fill("-84,30 -40,-10 20,-34 70,-50 100,-34 96,-4 50,34 -20,54", "#1f5ab8", "#3f94ea", "#8fd0fa",
                 shade="lit", lines=["-80,30 20,0 90,-30"], lift=16, puff=18),
            fill("-20,0 -80,-60 -150,-80 -176,-60! -130,-10 -60,40", "#1c4a9c", blue, "#6ab8f4",
                 lines=["-10,14 -160,-60"], lift=16),
            satin("98,-34 134,-34! 100,-16", "#f2a02a", way=90),
            felt(circle(76, -30, 8), "#120c10", lift=1),
            beads([(78, -33)], "#ffffff", 5),
        ], 540, 290, 1.7, -28),
    ]  # fmt: skip


@card(
    "052",
    "Saturday morning",
    "A man in a straw hat mows the sea. Behind his mower the water lies in neat light and dark "
    "stripes up to the horizon; before it the waves are still wild.",
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
        strip_of_sea = polygon([(vanish - 141 + k * 30, top), (vanish - 111 + k * 30, top), (b, low), (a, low)])
        mown = [[(vanish - 126 + k * 30, top), ((a + b) / 2, low)]]
        if k % 2:
            stripes.append(cloth("velvet", strip_of_sea, tone, lift=0, thick=1, lines=mown))
        else:
            stripes.append(fill(strip_of_sea, tone, darker(tone, 0.14), gloss=0.4, lines=mown, width=9, size=90, puff=7,
                                lift=3, uneven=0.03))  # fmt: skip
    wild = polygon([(vanish + 39, top), (840, top), (840, low), (650, low)])
    waves: Pieces = [fill(wild, "#3f94b8", "#1f6a9c", "#174f86", way=0, width=6, size=40, lift=1, puff=6)]  # fmt: skip
    for row in range(9):
        y = 356 + row**1.55 * 27
        size = 16 + row * 9
        left = vanish + 39 + (y - top) / (low - top) * (650 - vanish - 39)
        count = int((860 - left) / (size * 1.6)) + 1
        for k in range(count):
            x = left + size * 0.9 + k * size * 1.7 + (row % 2) * size * 0.5
            waves.append(fill(moved("-0.9,0.4! -0.5,-0.3 0.1,-0.75 0.55,-0.5 0.6,-0.1! 0.3,-0.3 0.15,0.05 0.9,0.4!", x,
                                    y, size), "#f4fbfb", "#6ab4d0", "#1f6a9c", way=0, lift=5))  # fmt: skip
    hx, hy = 350, 1100
    return [
        *sun(160, 150, 70, 0),
        felt(cloud(600, 190, 260, 4), "#ffffff", lift=6),
        felt(cloud(330, 250, 160, 7), "#ffffff", lift=4),
        *stripes,
        *waves,
        *sail(180, 350, 90, 0, "#c8403a"),
        felt([bird(420, 120, 26), bird(480, 160, 20)], "#54708c", lift=5),
        felt("560,334! 590,318 640,312 700,334!", "#7fa88a", lift=3),
        # the mower
        *person(hx, hy, 520, 0, "#f2c83a", pose="push", age="old", skin="brown", hair="white", cut="short", hat="straw",
                hat_colour="#f4dca0", legs="#f4f0e4", shoes="#8a5a34", near=(32, -60), far=(30, -56), lean=14,
                beard=True, ink="print flowers 44 #e8603a"),
        *put([
            line("cord", [[(600, 790), (690, 1060)], [(620, 780), (716, 1060)]], "#4a4f58", 13),
            line("cord", [[(588, 800), (640, 776)]], "#22242c", 16),
            felt("620,1020! 640,980 760,980 790,1030 784,1080 630,1080!", "#c8303a", lift=16, thick=12, edge="#f7d8c8",
                 hem="run"),
            felt(box(664, 940, 70, 48, 10), "#3a3d46", lift=8),
            felt([circle(640, 1086, 34), circle(772, 1086, 34)], "#22242c", lift=12, thick=8),
            felt([circle(640, 1086, 13), circle(772, 1086, 13)], "#e6e8ea", lift=2),
            *[
                seed(whole([circle(x, y, s), circle(x + s * 0.7, y + 8, s * 0.7)]), "#ffffff", "#d0ecf4", size=8)
                for x, y, s in ((600, 1110, 22), (560, 1140, 17), (790, 1130, 24), (700, 1140, 26))
            ],
            knots([(r.uniform(590, 800), r.uniform(900, 1060)) for _ in range(26)], "#f4fbfd", 6),
        ], -116, 0),
    ]  # fmt: skip
