from card_art.studio.kit import *
from card_art.studio.thread.kit import *


@card(
    "061",
    "One line",
    "From above: an old woman in a red coat skates on a frozen pond. Her one trace has drawn a "
    "huge face into the ice, and she has only begun the mouth.",
    "memory, portrait, love, freedom, loss, art, ageing, unfinished",
    mood="tender",
    camera="aerial",
    light=morning(angle=150, pool=(420, 520), fall=0.4, low=0.46),
    ground=ground("silk", "#4f96c4", "#6db2d6", "#4a8cba"),
    hem=("#f4f6f8", "#c8343a"),
)
def one_line(r: Random) -> Pieces:
    pond = curve(
        "400,70 560,84 680,170 740,330 744,540 730,760 690,940 580,1080 420,1120 250,1090 120,980 "
        "66,800 50,580 70,360 130,180 250,90"
    )
    spiral = [(2.4 * t * math.cos(t * 0.9), 2.4 * t * math.sin(t * 0.9)) for t in range(9)]
    firs = [
        (70, 90, 74),
        (740, 80, 84),
        (60, 1130, 70),
        (752, 1120, 96),
        (700, 1010, 50),
        (30, 240, 54),
        (775, 250, 48),
        (640, 1150, 58),
    ]
    return [
        tulle([oval(250, 330, 190, 60), oval(600, 960, 130, 50), oval(160, 860, 90, 40)], "#d4ecf6", 0.2),
        line("run", ["120,420 300,300 560,260 720,330", "90,700 250,960 480,1060 690,900", "200,160 420,140 600,180"],
             "#8cc6e2", 4),
        # the face
        line("stem",
             ["196,430 184,520 176,600 196,680 214,770 250,870 330,950 420,960 510,900 580,790 612,660 620,560 "
              "650,520 672,560 664,620 632,650 616,640"], "#ffffff", 11),
        line("stem",
             ["196,430 206,340 262,270 360,236 470,250 560,310 610,400 626,500",
              "196,430 150,380 160,270 240,180 370,140 510,150 630,220 700,330 716,470 700,620 660,760 610,880",
              "262,270 330,330 450,350 560,420 620,540", "360,236 420,290 520,320 596,380",
              "240,190 330,214 400,200 520,230 620,320"], "#ffffff", 10),
        line("stem", ["218,446 250,420 296,436", "524,452 470,412 396,440 352,520 326,620 300,680 330,712 372,700"],
             "#ffffff", 11),
        *[
            q
            for x, w in ((262, 34), (462, 54))
            for q in (
                line("stem", [f"{x - w},522 {x},486 {x + w},520 {x},544 {x - w},522"], "#ffffff", 9),
                line("stem", [[(x - 6 + dx, 514 + dy) for dx, dy in spiral]], "#ffffff", 6),
            )
        ],
        line("stem", ["262,806 300,788 332,798 366,786 400,800 440,814"], "#ffffff", 11),
        # the bank
        felt(FULL, "#eef3f6", holes=[pond], lift=12, thick=9, colours=("#ffffff", "#e2ecf4")),
        line("run",
             [curve("400,44 570,58 706,150 768,330 772,540 756,770 712,956 592,1108 420,1148 240,1116 100,1000 "
                    "40,810 22,580 44,350 108,162 240,64")], "#c4d6e4", 5),
        *[
            q
            for x, y, s in firs
            for q in (
                felt(star(x, y, s, 11, 0.62), "#2f6a58", lift=18),
                felt(star(x - 3, y - 4, s * 0.72, 9, 0.6, -70), "#4a8a6c", lift=10),
                felt(star(x - 5, y - 8, s * 0.42, 8, 0.6), "#f7fbfc", lift=8),
            )
        ],
        # the skater
        felt([oval(520, 842, 96, 16)], "#2f6a98", lift=0, cast=0),
        line("cord", [[(434, 822), (482, 820)], [(352, 772), (398, 792)]], "#dfe6ee", 5),
        *person(450, 816, 256, 0, "#d8303c", age="old", skin="brown", hair="white", cut="bun",
                pose=Pose((30, -66), (-26, -72), (6, 0), (-30, -16), 20, -16), dress=0.52, legs="#3a3f5c",
                scarf="#f2c23a", ink="print dots 16 #f08a80"),
        # who looks on
        *person(96, 1180, 320, 0, "#2f5ab0", age="old", skin="pale", hair="grey", cut="short", beard=True, dress=0.42,
                near=(14, -64), far=(8, -46), nod=-22, legs="#3a3f5c", scarf="#f2a02a"),
        felt([oval(150, 982, 38, 13), "122,980! 126,950 150,942 174,950 178,980!"], "#5a3a24", lift=10, thick=7),
        felt(circle(142, 982, 13), SKIN["pale"], lift=4, fuzz=0.3),
        *put([
            line("cord", ["-36,-8 -60,-20 -66,-46"], "#a8703a", 13),
            felt("-40,0 -38,-40 -8,-84 22,-92 34,-60 28,0", "#b87a40", lift=10, thick=8),
            felt("-2,-86 4,-122 34,-136 58,-124 88,-118 88,-102 56,-94 30,-78", "#b87a40", lift=8, thick=8),
            felt("6,-124 -10,-104 -4,-80 14,-92 20,-120", "#7a4a24", lift=6),
            felt([circle(88, -112, 8), circle(48, -116, 5)], "#20140f", lift=1, fuzz=0.2),
            line("stem", [[(6, -78), (34, -74)]], "#d8303c", 9),
        ], 226, 1176, 0.86),
    ]  # fmt: skip


@card(
    "062",
    "Take the other end",
    "Two women in a meadow fold up a river like a bed sheet. A sailing boat is still on it, a "
    "fish jumps out of the fold, and the bed below lies dry.",
    "housework, cooperation, order, power, ending, nature, tidying up, sisters",
    mood="grand",
    camera="wide",
    light=morning(pool=(400, 420), fall=0.4, angle=125),
    ground=ground("linen", "#f7dfa8", "#f9ecc8", "#e8f0dc"),
    hem=("#2f6fa8", "#f4e6c0"),
)
def take_the_other_end(r: Random) -> Pieces:
    river = ("#9fd8ee", "#4aa4d8", "#2a78b8")

    def silk(shape: str, **how: Any) -> Piece:
        return cloth("silk", shape, river[1], colours=river, thick=9, bevel=26, lift=20, **how)

    return [
        felt(cloud(190, 190, 250, 3), "#fffdf4", lift=5),
        felt(cloud(620, 130, 200, 6), "#fffdf4", lift=5),
        felt([bird(430, 220, 30), bird(490, 180, 24), bird(370, 180, 22)], "#8a7a9c", lift=4),
        felt("-40,470! 60,330 130,400 230,230 330,380 400,330 470,400 590,210 690,360 770,300 840,400! 840,600! "
             "-40,600!", "#b4a4c4", lift=4, colours=("#c8bcd4", "#a890b4")),
        felt(["186,300 230,230 282,308 250,290 226,312 210,288", "540,290 590,210 644,292 610,274 586,300 566,270"],
             "#fbf6f2", lift=2),
        felt(land(480, 440, 480, 440, 470), "#a9c48a", lift=4),
        felt([pine(90, 480, 70), pine(130, 484, 50), pine(690, 470, 76), pine(735, 474, 54)], "#6a9a78", lift=4),
        felt(land(600, 560, 590, 560, 590), "#8fbc62", lift=5, ink="sew grass 60 #b8d888"),
        felt(land(800, 770, 780, 770, 800), "#7cb04e", lift=5, ink="sew grass 74 #a8d078"),
        # the dry bed
        felt("300,760! 500,760! 560,900 660,1040 700,1240! 100,1240! 140,1040 240,900", "#d8b47a", lift=0, thick=3,
             colours=("#c09a60", "#e6c68e"), edge="#a8824a", hem="run"),
        seed("150,1200! 190,1120 330,1110 470,1124 610,1110 650,1200!", "#b8a488", "#d8ccb8", "#94806a", size=15,
             gap=44),
        # the river comes down and is lifted
        silk("226,690! 400,720 574,690! 556,830 580,1016! 490,1044 400,1036 310,1046 220,1016! 244,830"),
        silk("384,446! 432,444! 470,490 520,520 500,570 520,620 560,660 576,690! 566,800 600,950! 500,930 400,976 "
             "300,934 200,950! 234,800 224,690! 290,650 356,620 390,570 420,526 410,490"),
        line("stem",
             ["410,462 440,500 466,536 446,590 430,630", "330,676 400,664 480,682", "250,704 340,692 440,706 548,692"],
             "#d8f2fa", 6),
        line("stem", ["226,692 300,724 400,738 500,724 574,692"], "#1f64a4", 6),
        *sail(420, 682, 120, 0, "#c8483a", "#fffaf0"),
        *[
            line("stem",
                 [f"{x0},{y} {x0 + (x1 - x0) * 0.25},{y + 26} {x0 + (x1 - x0) * 0.5},{y + 20} "
                  f"{x0 + (x1 - x0) * 0.75},{y + 32} {x1},{y + 4}"], "#c4eaf7", 7)
            for x0, x1, y in ((260, 540, 752), (250, 400, 806), (440, 554, 812), (260, 530, 866))
        ],
        line("stem", ["240,1000 310,1022 400,1012 490,1022 560,1000"], "#8fd0ec", 7),
        fill(fish(404, 822, 66, -36), "#e8742a", "#f7b45a", "#fbd890", shade="lit", way=-36, lift=14),
        beads([(438, 778)], "#20161a", 6),
        knots([(230, 990), (300, 1080), (420, 1092), (520, 1070), (360, 1130), (470, 1140), (590, 1000)], "#8fd4ee", 9),
        knots([(470, 770), (490, 746), (360, 770), (500, 780)], "#e6f8fc", 8),
        # the two
        *person(118, 1110, 590, 0, "#d8504a", skin="dark", hair="black", cut="bun", dress=0.82, near=(19, -71),
                far=(18, -64), legs="#5a3a2c", shoes="#3a2620", ink="print flowers 30 #f7c4a0", lean=-6, nod=2),
        *person(682, 1110, 570, 0, "#f2b632", age="old", skin="pale", hair="white", cut="bob", dress=0.84,
                near=(20, -73), far=(18, -65), flip=True, legs="#c9a080", shoes="#54404c", ink="print dots 24 #fdf0c8",
                lean=-14, nod=4),
        felt(land(1150, 1120, 1196, 1124, 1150), "#6a9c40", lift=8, ink="sew grass 60 #9cc86a"),
        *[
            q
            for x, y in ((60, 1150), (150, 1170), (250, 1186), (560, 1186), (660, 1170), (750, 1150))
            for q in (
                knots([(x + 12 * math.cos(a), y + 12 * math.sin(a)) for a in (0.3, 1.55, 2.8, 4.1, 5.3)],
                      ("#fffaf0", "#f48ab0", "#f7d23a")[x % 3], 8),
                knots([(x, y)], "#e8962a", 6),
            )
        ],
    ]  # fmt: skip


def kitten(x: float, y: float, size: float) -> Pieces:
    """Return a kitten that sits and paws at something on its upper right; `size` is its height."""
    fur = ("#8a7a8c", "#dcd0d0", "#fffaf2")
    return put([
        fill(strip([(-60, -20), (-130, -10), (-160, -60), (-130, -110), (-150, -150)], [34, 36, 34, 30, 16]), *fur,
             shade="lit", lines=["-60,-20 -130,-10 -160,-60 -130,-110 -150,-150"], lift=10),
        fill("-70,0 -84,-70 -50,-150 10,-180 60,-140 76,-60 70,0", *fur, shade="lit",
             lines=["-50,-10 -40,-90 0,-170", "50,-10 50,-80 20,-170"], lift=14, puff=24, width=4),
        line("stem", ["-78,-60 -50,-64 -36,-54", "-72,-90 -44,-96 -30,-86", "-60,-120 -36,-128 -20,-118"], "#6a5a70",
             8),
        fill(strip([(40, -120), (100, -160), (140, -220)], [54, 46, 42]), *fur, shade="lit",
             lines=["40,-120 100,-160 140,-220"], lift=12, puff=12),
        fill(circle(144, -226, 26), *fur, shade="lit", way="round", lift=10),
        satin([oval(134, -238, 6, 8), oval(148, -244, 6, 8), oval(160, -234, 6, 8), oval(146, -222, 11, 10)],
              "#f2a0a8"),
        fill(strip([(40, -80), (60, -40), (64, -6)], [50, 44, 44]), *fur, shade="lit", way=80, lift=10),
        fill(oval(74, -4, 34, 20), *fur, shade="lit", way=0, lift=8),
        fill(oval(-40, 0, 50, 22), *fur, shade="lit", way=0, lift=8),
        fill(["-74,-230! -96,-330! -10,-286!", "64,-270! 100,-346! 114,-230!"], *fur, shade="lit", way=80, lift=10),
        felt(["-66,-246! -80,-304! -30,-278!", "74,-268! 94,-318! 100,-246!"], "#f2a0a8", lift=2),
        fill("-84,-216 -70,-280 10,-306 90,-280 108,-214 80,-160 12,-140 -60,-160", *fur, shade="lit", way=(12, -190),
             lift=16, puff=22, width=4),
        line("stem", ["12,-300 12,-274", "-12,-298 -8,-272", "36,-298 32,-272"], "#6a5a70", 8),
        felt([oval(-24, -224, 26, 29), oval(56, -226, 26, 29)], "#fbe08a", lift=3),
        felt([oval(-14, -232, 14, 22), oval(66, -234, 14, 22)], "#181020", lift=0),
        beads([(-8, -242), (72, -244)], "#ffffff", 5),
        felt("4,-196! 28,-198! 17,-182", "#e87a8c", lift=3),
        line("stem", ["16,-184 6,-170 -8,-172", "16,-184 28,-170 42,-174"], "#5a4652", 4),
        line("straight",
             [[(-50, -186), (-120, -196)], [(-48, -176), (-116, -170)], [(82, -190), (150, -206)],
              [(84, -180), (150, -180)]], "#fffaf2", 3),
    ], x, y, size / 340)  # fmt: skip


@card(
    "063",
    "Just playing",
    "In black space a kitten as large as a moon has got hold of the end of a planet made of "
    "orange wool and unwinds it. Small houses slide off along the thread.",
    "destruction, innocence, play, chaos, power, end of the world, curiosity, home",
    mood="grand",
    camera="wide",
    light=moonlit(pool=(420, 440), fall=0.5, fill=0.95, key="#fff0dc", angle=60, bloom=0.35),
    ground=ground("velvet", "#0a0c22", "#14143a", "#0a0a1e"),
    hem=("#e8742a", "#241c4a"),
)
def just_playing(r: Random) -> Pieces:
    ball = circle(500, 360, 250)
    wool = ("#8a2a10", "#d8581c", "#f58a34", "#ffbe6a")

    def wound(shape: str, way: float, shift: int = 0) -> Piece:
        tones = wool[shift:] if shift else wool
        return fill(
            intersection(ball, curve(shape)),
            *tones,
            shade="lit",
            way=way,
            width=8,
            size=90,
            lift=7,
            puff=10,
            uneven=0.12,
        )

    def home(angle: float, wall: Colour, roof: Colour) -> Pieces:
        a = math.radians(angle)
        return put(
            house(0, 0, 62, 54, 0, wall, roof, "#fff0b0", rows=1, lit=0.5),
            500 + 246 * math.cos(a),
            360 + 246 * math.sin(a),
            1,
            angle + 90,
        )

    return [
        sequins([(r.uniform(40, 760), r.uniform(40, 1100)) for _ in range(26)], "#f2e6c0", 5),
        knots([(r.uniform(30, 770), r.uniform(30, 1160)) for _ in range(60)], "#8a8ac8", 3),
        fill(circle(120, 180, 50), "#1c5a78", "#4ab0c0", "#b4ecec", shade="lit", way=20, lift=8),
        line("gold", ["44,200 90,212 160,186 200,150"], "#f2d88a", 6),
        *home(-88, "#f7ecd2", "#c8343a"),
        *home(-58, "#a9d8e0", "#3f5a9c"),
        *home(-28, "#f7d890", "#7a4a9c"),
        *home(-122, "#f4c4cc", "#2f7a6a"),
        felt([
            circle(500 + 280 * math.cos(math.radians(a)), 360 + 280 * math.sin(math.radians(a)), 21)
            for a in (-105, -72, -42, -10)
        ], "#4f9a54", lift=6),
        fill(ball, *wool, shade="lit", way=30, width=8, size=90, puff=60, lift=20, uneven=0.12),
        wound("240,200 420,120 620,60 780,200 700,330 500,330 300,400", -20),
        wound("230,420 420,260 560,100 700,80 620,260 480,460 300,600", -52, 1),
        wound("420,90 560,90 720,300 780,480 640,520 500,300", 52),
        wound("300,560 500,440 780,380 800,560 600,640 400,640", 8, 1),
        wound("240,330 330,240 420,420 520,640 380,640 260,500", 64),
        line("stem",
             ["290,300 400,250 520,236 640,262", "270,420 420,350 560,330 720,380", "330,520 400,420 440,300 440,150",
              "600,150 640,280 640,430 600,570", "340,250 460,210 580,220"], "#ffc880", 10),
        # the loose end
        line("stem", ["440,600 520,650 640,650 700,730 640,820 540,850 470,810 440,790"], "#f58a34", 16),
        *put(house(0, 0, 70, 60, 0, "#f7ecd2", "#3f8a6c", "#fff0b0", rows=1, lit=0.5), 690, 800, 1, 34),
        *put(house(0, 0, 66, 58, 0, "#f4c4cc", "#c8503a", "#fff0b0", rows=1, lit=0.5), 566, 660, 1, 8),
        fill(circle(330, 1650, 620), "#3a3a5c", "#6a6a90", "#a4a4c4", shade="lit", way=0, puff=20, lift=14),
        felt([oval(600, 1130, 60, 20), oval(110, 1140, 50, 18), oval(420, 1160, 80, 22)], "#54547c", lift=0, thick=2),
        *kitten(250, 1096, 470),
        line("stem",
             ["440,790 490,770 540,800 480,850 440,800 520,770",
              "380,1080 480,1040 600,1080 640,1150 540,1170 460,1110 520,1050 660,1040 740,1100 760,1190",
              "130,1090 60,1120 70,1170 180,1160 300,1130 400,1140"], "#f58a34", 16),
        line("stem", ["440,1120 520,1150 620,1120 580,1070 500,1080"], "#ffb05a", 16),
    ]  # fmt: skip


PILLOW = "-52,-36! -20,-31 20,-31 52,-36! 47,0 52,36! 20,31 -20,31 -52,36! -47,0"


def pillow(x: float, y: float, size: float, rot: float, colour: Colour = "#fbf4e6", ink: str = "") -> Pieces:
    """Return a stuffed pillow with a seam; `size` is its width."""
    s = size / 104
    return [
        felt(
            moved(PILLOW, x, y, s, rot),
            colour,
            lift=10 * s + 2,
            thick=9 * s + 2,
            bevel=16 * s + 2,
            fuzz=0.5,
            ink=ink,
            edge=darker(colour, 0.24),
            hem="run",
            size=max(5.0, 9 * s),
            width=max(1.6, 2.6 * s),
        )
    ]


@card(
    "064",
    "Ripe by morning",
    "In a field at sunrise pillows grow on the bushes. A woman in a straw hat picks them, and a "
    "child has fallen asleep on the full basket.",
    "sleep, harvest, work, comfort, abundance, dreams, growth, rest",
    mood="tender",
    camera="wide",
    light=evening(pool=(500, 520), fall=0.45, angle=60, low=0.48),
    ground=ground("velvet", "#f0a070", "#f7c68c", "#fbe6bc"),
    hem=("#fbf4e6", "#7a7a34"),
)
def ripe_by_morning(r: Random) -> Pieces:
    white, cream, striped = "#fffdf6", "#fdf4e2", "print stripes 40 #e8b8a0 @90"
    far = [q for k in range(7) for q in pillow(30 + k * 126, 560 - 10 * (k % 2), 70, -8 + 5 * (k % 4), white)]
    near = [q for k in range(5) for q in pillow(30 + k * 190, 690 - 16 * (k % 2), 116, 9 - 6 * (k % 4), cream)]
    leaves = whole([circle(-10, 820, 150), circle(150, 730, 150), circle(250, 880, 130), circle(60, 960, 190),
                    circle(200, 1030, 130)])  # fmt: skip
    return [
        *sun(540, 320, 170, 0, ("#f7a860", "#fbc87a", "#fff0b8")),
        felt(cloud(180, 210, 260, 3), "#fdeeda", lift=4),
        felt(land(450, 420, 460, 420, 440), "#c8b468", lift=4),
        felt(land(560, 536, 556, 530, 550), "#556a2c", lift=5),
        *far,
        felt(land(612, 600, 612, 596, 606), "#b8a058", lift=3),
        felt(land(690, 664, 684, 656, 680), "#4a5f28", lift=6),
        *near,
        felt(land(760, 744, 764, 740, 752), "#a87844", lift=5, colours=("#b88a52", "#8a5c34")),
        # the bush
        felt(leaves, "#4a6028", lift=14, thick=12, bevel=40, colours=("#6a8438", "#33461c"),
             ink="sew leaves 90 #5f7a34"),
        *pillow(108, 628, 176, -14, white),
        *pillow(76, 950, 190, 12, cream, striped),
        *pillow(90, 1104, 176, -6, white),
        # the basket with the sleeper
        felt("440,1000! 760,1000! 724,1190! 478,1190!", "#a86a2c", lift=14, thick=10, edge="#e8b868", hem="whip",
             size=22, lines=["452,1060 600,1072 748,1060", "464,1120 600,1134 738,1120"]),
        *pillow(490, 976, 176, -14, cream),
        *pillow(706, 974, 176, 12, white),
        *pillow(596, 946, 190, 2, white),
        *put([
            felt("516,948 536,904 590,890 650,896 664,930 650,956 560,962", "#2f7a94", lift=10, thick=9),
            felt(whole([strip([(620, 922), (690, 914), (738, 930)], [62, 46, 36]),
                        strip([(620, 940), (690, 952), (734, 962)], [50, 42, 34])]), "#3f5070", lift=8, thick=9),
            felt([oval(754, 926, 16, 22), oval(748, 960, 15, 21)], SKIN["pale"], lift=6),
            felt(circle(506, 900, 48), SKIN["pale"], lift=10, fuzz=0.4),
            felt(oval(492, 918, 11, 8), "#e89a84", lift=0, cast=0),
            line("stem", ["466,898 472,907 482,910 492,907 498,898"], "#6a3a2c", 3),
            line("stem", ["482,929 489,933 496,930"], "#a8503f", 3),
            fill("462,884 470,850 510,838 548,856 556,900 536,926 532,890 500,872", "#6a2c14", "#b8602c", "#e08a4a",
                 way="round", lift=6),
            felt(strip([(560, 930), (520, 950), (478, 944)], [30, 26, 22]), "#3f8aa4", lift=8),
            felt(circle(474, 942, 14), SKIN["pale"], lift=5),
        ], -144, -206, 1.2),
        # the picker
        *person(316, 1180, 600, 0, "#2a5ab8", skin="dark", hair="black", cut="bob", hat="straw", hat_colour="#f7d470",
                dress=0.8, near=(26, -70), far=(23, -60), flip=True, legs="#5a3a2c", nod=6),
        *pillow(146, 776, 184, -8, white),
        # her hand over the pillow's corner
        felt(whole([circle(178, 764, 27), strip("186,746 176,722 156,712", [20, 17, 12]),
                    *(strip([(170, 752 + k * 13), (124, 746 + k * 15)], [15, 11]) for k in range(4))]), SKIN["dark"],
             lift=8, thick=7, fuzz=0.3),
    ]  # fmt: skip
