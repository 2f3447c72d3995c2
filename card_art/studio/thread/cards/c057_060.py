from card_art.studio.kit import *
from card_art.studio.thread.kit import *
from card_art.studio.thread.motifs import fox_head


@card(
    "057",
    "Long may she reign",
    "From inside a palace, past a golden curtain: on the balcony stands a goose with a crown and "
    "a red cloak, and the crowd in the square cheers. A fox in a ruff waits in the shadow of the "
    "curtain.",
    "power, vanity, crowd, danger, fame, foolishness, flattery, fate",
    mood="uneasy",
    camera="through-frame",
    light=morning(pool=(470, 440), fall=0.6, angle=60),
    ground=ground("velvet", "#8fc4ea", "#c4e2f2", "#f4ecd8"),
    hem=("#c89a2a", "#5a1c2c"),
)
def long_may_she_reign(r: Random) -> Pieces:
    tones = ("#d8503a", "#3f7fb8", "#e8b03a", "#5a9a5c", "#a85a9c", "#e8823a", "#3f9a9a", "#c83a5a")
    crowd: Pieces = []
    for row, (y, tall, count) in enumerate(((640, 150, 8), (740, 186, 7), (850, 226, 6))):
        for k in range(count):
            x = 90 + (k + 0.5 * (row % 2)) * 640 / (count - 0.5)
            crowd += person(x, y, tall, 0, tones[(k * 3 + row) % 8], view="front",
                            pose="cheer" if (k + row) % 3 else "reach", near=(14, -106 + 6 * (k % 3)),
                            far=(-14, -100 - 5 * (k % 2)), age="child" if (k + row) % 5 == 2 else "adult",
                            **crowd_looks(k * 2 + row * 3))  # fmt: skip
        crowd.append(tulle(FULL, "#f4ecd8", (0.22, 0.1, 0.0)[row]))
    return [
        *[
            q
            for k, (x, w, h) in enumerate(((150, 130, 210), (290, 120, 260), (420, 120, 200), (550, 130, 250),
                                           (680, 120, 220)))
            for q in house(x, 560, w, h, 0, ("#e8c8a0", "#d8b0a0", "#f0dcb0", "#c8c0b8", "#e0c0b0")[k],
                           ("#b8604a", "#8a5a4c")[k % 2], "#7a8a9c", peak=0.4, rows=3)
        ],
        line("stem", ["120,270 260,310 400,270 540,310 700,260"], "#8a5a3a", 4),
        felt([
            polygon([(150 + k * 56, 286 + 14 * (k % 2)), (186 + k * 56, 286 + 14 * (k % 2)),
                     (168 + k * 56, 330 + 14 * (k % 2))])
            for k in range(10)
        ], "#e8c23a", lift=4),
        tulle(FULL, "#f4ecd8", 0.3),
        felt(box(-30, 560, 860, 500), "#c8b494", lift=2, ink="score cobbles 50"),
        *crowd,
        # the balcony
        felt([box(150 + k * 84, 900, 36, 190, 16) for k in range(7)], "#f4ead2", lift=10, thick=9),
        felt(box(100, 872, 600, 40, 8), "#fbf4e2", lift=12, thick=8),
        felt(box(-30, 1080, 860, 170), "#6a2430", lift=8, ink="print diamonds 80 #7c303c"),
        # the goose
        fill(["380,1120 350,1140 330,1160! 380,1156 400,1130", "470,1120 450,1150 436,1166! 480,1160 494,1130"],
             "#d8701a", "#f2902a", way=90, lift=6),
        fill("300,980 290,840 330,740 400,700 470,720 530,800 560,920 540,1060 460,1130 370,1120", "#c9ccd4", "#f4f4f6",
             "#ffffff", shade="lit", lines=["400,720 380,900 400,1100", "470,740 500,900 470,1100"], width=5.5, puff=30,
             lift=18),
        fill(strip([(400, 800), (392, 660), (420, 540), (410, 440), (380, 390)], [140, 96, 74, 66, 70]), "#d4d6de",
             "#ffffff", shade="lit", lines=[[(400, 800), (392, 660), (420, 540), (410, 440), (380, 390)]], width=5,
             puff=20, lift=16),
        fill("320,400 330,350 380,330 426,350 436,400 410,436 360,440", "#d4d6de", "#ffffff", shade="lit", way="round",
             lift=12, puff=14),
        satin("336,376 250,400! 256,416 340,424", "#f2902a", "#d8701a", way=80, lift=8),
        felt(circle(362, 380, 11), "#140f12", lift=3),
        beads([(359, 376)], "#ffffff", 4),
        felt("330,346! 306,246! 350,292! 384,226! 418,292! 462,250! 432,350!", "#f2c02a", lift=10, thick=7,
             colours=("#fbe07a", "#d89a1a"), edge="#a86a10", hem="run", size=8),
        beads([(306, 246), (384, 226), (462, 250)], "#d8243a", 12),
        beads([(356, 326), (384, 322), (412, 326)], "#3f8fd0", 8),
        cloth("velvet",
              "340,770! 400,740 470,760! 560,840 620,980 650,1130! 560,1160 440,1150 300,1166 250,1140! 280,980 "
              "300,860", "#b8202e", lift=16, colours=("#d83a40", "#8a1420"),
              lines=["400,800 370,980 360,1150", "470,800 520,960 560,1150"]),
        seed("330,760 400,724 476,748 486,790 400,772 330,800", "#ffffff", "#f4f0e6", size=8),
        seed("250,1130 300,1150 440,1134 560,1144 650,1116 662,1150 560,1180 440,1170 300,1184 246,1164", "#ffffff",
             "#f4f0e6", size=9),
        felt([oval(300, 1164, 5, 10), oval(400, 1160, 5, 10), oval(500, 1160, 5, 10), oval(600, 1154, 5, 10),
              oval(360, 770, 5, 9), oval(440, 766, 5, 9)], "#22161a", lift=0),
        # curtains, and the one who waits
        cloth("velvet", "-30,-30! 170,-30! 160,260 120,520 150,760 120,1250! -30,1250!", "#c8922a", lift=20,
              colours=("#8a5a14", "#d8a83a", "#a8741c"), shade=0,
              lines=["60,-20 80,400 50,1240", "120,-20 110,400 100,1240"], edge="#f7dc8a", hem="run", size=14),
        *put([
            felt("-110,330! -120,120 -60,60 60,60 110,120 120,330!", "#22304a", lift=12, edge="#c89a2a", hem="run"),
            seed(oval(0, 64, 92, 34), "#fbf8f0", "#d8d4cc", size=9),
            *fox_head(-14, -10, 128),
        ], 662, 846, 1.1, 0, flip=True),
        cloth("velvet", "830,-30! 640,-30! 656,240 710,440 750,560 780,640 800,760 804,1250! 830,1250!", "#c8922a",
              lift=22, colours=("#a8741c", "#d8a83a", "#8a5a14"), shade=0,
              lines=["750,-20 740,260 790,600", "700,-20 700,260 760,520"], edge="#f7dc8a", hem="run", size=14),
        cloth("velvet", "-30,-30! 830,-30! 830,90 720,150 610,80 500,140 400,80 300,140 190,80 80,150 -30,90",
              "#a8741c", lift=18, colours=("#d8a83a", "#a8741c"), edge="#f7dc8a", size=14),
    ]  # fmt: skip


@card(
    "058",
    "After you",
    "A board fence divides a green summer meadow from a field of snow. On both sides people queue "
    "to look through the same small hole, where two meet eye to eye.",
    "curiosity, the other side, neighbours, border, envy, patience, longing, misunderstanding",
    mood="funny",
    camera="wide",
    light=morning(pool=(400, 560), fall=0.3, angle=95, exposure=0.95),
    ground=ground("velvet", "#8fa4c4", "#b4c4dc", "#d4deec"),
    hem=("#f4ecd2", "#8a5a34"),
)
def after_you(r: Random) -> Pieces:
    cold = ("#2f4a8c", "#c8303a", "#1f7a6c", "#6a3a8c", "#d87a1a", "#2f7ae0", "#c8303a")
    queue = [(640, 800, 480), (742, 660, 310), (560, 530, 180), (492, 484, 140), (432, 456, 112), (382, 438, 90),
             (340, 428, 74)]  # fmt: skip
    winter: Pieces = [
        felt(cloud(300, 190, 380, 5), "#6f7c9c", lift=5),
        felt(land(450, 400, 390, 400, 420), "#f4f7fc", lift=4, shade=0),
        felt([pine(90, 470, 180), pine(190, 440, 120), pine(30, 460, 110)], "#3f6a6c", lift=6),
        knots([(r.uniform(40, 770), r.uniform(50, 520)) for _ in range(34)], "#ffffff", 8),
    ]
    for k in range(len(queue) - 1, -1, -1):
        x, y, tall = queue[k]
        winter += person(x, y, tall, 0, cold[k], flip=k < 2, hat="wool", hat_colour=cold[k - 2],
                         dress=0.55, legs="#2a3450", near=(6, -46), **crowd_looks(k * 2 + 4))  # fmt: skip
    boards = [
        felt(polygon([(x, 1040), (x, 566 + k * 37 % 16), (x + 48, 526 + k * 37 % 16), (x + 96, 566 + k * 37 % 16),
                      (x + 96, 1040)]), ("#b8743a", "#a8662f", "#c07e42")[k % 3], lift=10, thick=8,
             ink="score grain 30 @90")
        for k, x in enumerate(range(-52, 820, 100))
    ]  # fmt: skip
    return [
        *winter,
        felt([box(-30, 640, 860, 34), box(-30, 930, 860, 34)], "#7a4420", lift=8),
        *boards,
        # the hole, and who looks out of it
        felt(circle(552, 790, 62), "#4a2410", lift=0, thick=1),
        felt(circle(552, 790, 50), SKIN["pale"], lift=0, thick=1),
        felt("508,790 530,764 566,762 594,790 566,812 530,814", "#ffffff", lift=2, thick=2, fuzz=0.2),
        felt(circle(540, 789, 20), "#2f6ae0", lift=2, thick=2, fuzz=0.2),
        beads([(538, 789)], "#181014", 10),
        line("back", ["506,776 530,752 568,750 598,776"], "#a8502a", 6),
        # summer
        felt(land(1010, 1000, 1006, 996, 1010), "#6cbc48", lift=6, ink="sew grass 70 #a8e070"),
        *[
            q
            for x, h in ((660, 250), (740, 360))
            for q in (
                line("stem", [[(x, 1150), (x + 4, 1150 - h)]], "#4f8a34", 10),
                satin([leaf(x + 4, 1150 - h, 64, 30, a) for a in range(0, 360, 30)], "#f7c22a", lift=6),
                knots([(x + 4, 1150 - h)], "#6a3a1c", 28),
            )
        ],
        *person(186, 1150, 600, 0, "#e8303a", skin="pale", hair="fair", cut="bob", hat="straw", hat_colour="#f7e0a0",
                dress=0.5, legs="#efc9a6", near=(6, -46), ink="print dots 26 #fbd0c0"),
        *person(66, 1176, 400, 0, "#f2b81a", age="child", skin="brown", hair="black", cut="curly", legs="#5a8ad8",
                near=(7, -40)),
        *person(322, 1164, 540, 0, "#2f6ae0", skin="dark", hair="black", cut="short", legs="#f4ead2", foot=(-6, 0),
                other=(-18, 0), lean=52, nod=-36, near=(24, -40), far=(18, -36)),
    ]  # fmt: skip


@card(
    "059",
    "Gone for a swim",
    "A beach from above. A striped towel is rolled back, and below it a shaft opens. Somebody in a straw hat climbs "
    "down a ladder to blue water where a very large fish swims. A pair of sandals is left at the edge.",
    "secret, disappearance, escape, holiday, danger, hidden world, curiosity, below the surface",
    mood="uneasy",
    camera="aerial",
    light=noon(pool=(400, 600), fall=0.4, angle=130, low=0.45, exposure=0.98),
    ground=ground("velvet", "#f2d79a", "#eccb88", "#f0d294"),
    hem=("#f7ecd0", "#2f9ab0"),
)
def gone_for_a_swim(r: Random) -> Pieces:
    def bather(x: float, y: float, tall: float, rot: float, tone: Colour, **how: Any) -> Pieces:
        skin = SKIN[how["skin"]]
        suit = moved("-9.5,-70! -9.8,-56 -10.4,-44 -7,-38 0,-36 7,-38 10.4,-44 9.8,-56 9.5,-70! 6,-72 5,-79! 2.6,-79 "
                     "2,-66 -2,-66 -2.6,-79! -5,-79 -6,-72", 0, tall / 2, tall / 100)  # fmt: skip
        body = person(0, tall / 2, tall, 0, skin, legs=skin, shoes=skin, view="back", near=(14, -96), far=(-14, -96),
                      **how)  # fmt: skip
        return put([*body, felt(suit, tone, lift=3, thick=3)], x, y, 1, rot)

    def sunshade(x: float, y: float, size: float, tone: Colour) -> Pieces:
        wedges: Pieces = []
        for k in range(8):
            a, b = math.radians(k * 45), math.radians(k * 45 + 45)
            ends = [(x + size * math.cos(q), y + size * math.sin(q)) for q in (a, (a + b) / 2, b)]
            wedges.append(felt(polygon([(x, y), *ends]), "#fffaf0" if k % 2 else tone, lift=26, thick=6,
                               bevel=20))  # fmt: skip
        return wedges

    # the shaft: its mouth, its floor, and the walls between them
    outer = [(-196, -290), (196, -290), (196, 250), (-196, 250)]
    inner = [(-142, -150), (142, -150), (142, 226), (-142, 226)]
    tones = ("#b07a3c", "#8c5c2c", "#6f451f", "#9a6832")  # far, right, near, left
    walls = [
        felt(polygon([outer[k], outer[(k + 1) % 4], inner[(k + 1) % 4], inner[k]]), tones[k], lift=0, thick=1, fuzz=0.3,
             colours=(tones[k], darker(tones[k], 0.62)), shade=(90, 180, -90, 0)[k])
        for k in range(4)
    ]  # fmt: skip
    layers = [
        line("run", [[(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for (x0, y0), (x1, y1) in
                      ((outer[k], inner[k]), (outer[(k + 1) % 4], inner[(k + 1) % 4]))] for k in (0, 1, 3)],
             "#d8a860", 4)
        for t in (0.34, 0.66)
    ]  # fmt: skip
    rails = [
        strip([(-92, -326), (-60, -40), (-50, 66)], [22, 17, 13]),
        strip([(92, -326), (60, -40), (50, 66)], [22, 17, 13]),
    ]
    rungs = [stroked([(-88 + k * 6, -290 + k * 62), (88 - k * 6, -290 + k * 62)], 15 - k) for k in range(6)]
    monster = "-120,150 -96,112 -30,92 50,100 108,136 132,92! 140,150 134,206! 104,166 50,196 -30,200 -96,184"
    roll = [
        felt(box(-214, 232, 428, 40), "#7a4a20", lift=0, thick=1, fuzz=0.3),
        cloth(
            "cotton",
            box(-216, 214, 432, 112, 54),
            "#f2702a",
            lift=40,
            thick=12,
            bevel=50,
            ink="print stripes 108 #fffaf0 @90",
        ),
        felt(oval(-206, 270, 26, 54), "#fff3dc", lift=6, thick=6),
        line("stem", ["-206,272 -198,266 -200,286 -214,286 -216,256 -198,244 -188,270 -196,306"], "#e0601c", 5),
        line("stem", [[(-204, 322), (0, 326), (206, 322)]], "#b8480c", 5),
    ]
    return [
        cloth("silk", "-40,-40! 840,-40! 840,100 700,150 560,100 400,150 240,100 100,146 -40,106!", "#2fa0b8", lift=0,
              colours=("#1a78a4", "#4fc0cc")),
        seed("-40,86! 100,126 240,80 400,130 560,80 700,130 840,80! 840,120! 700,170 560,120 400,170 240,120 "
             "100,166 -40,126!", "#ffffff", "#ffffff", size=8),
        # somebody else, who sleeps
        *put([
            cloth("cotton", box(-92, -176, 184, 352, 8), "#d8303f", lift=6),
            cloth("cotton", [box(-92, y0, 184, 34) for y0 in (-146, 112)], "#fffaf0", lift=0, thick=1),
        ], 128, 420, 1, -10),
        *bather(128, 424, 330, -10, "#1f3f8c", skin="brown", hair="black", cut="bun"),
        # the shaft
        *put([
            felt(box(-212, -306, 424, 570, 10), "#e4bf78", lift=4, thick=5),
            *walls,
            *layers,
            cloth("silk", polygon(inner), "#0f3f8c", lift=0, thick=1, colours=("#0c2f74", "#1c62b8", "#0f3f8c")),
            felt(monster, "#0a1c4a", lift=0, thick=2, fuzz=0.3),
            felt(circle(-78, 140, 15), "#f7e27a", lift=0, thick=2),
            felt(circle(-80, 140, 7), "#0a1030", lift=0, thick=2),
            line("stem", ["-112,166 -92,172 -70,166", "-20,118 -30,146 -20,176", "30,112 20,146 30,184"], "#3c68b0", 4),
            line("stem", [[(x, y), (x + 14, y - 7), (x + 28, y), (x + 42, y - 7), (x + 56, y)]
                          for x, y in ((-128, -110), (66, -116), (-126, 40), (76, 44))], "#9fd4f4", 5),
            felt(rails + rungs, "#d89a4c", lift=14),
            # who climbs down
            felt("-86,-70 -70,-112 0,-124 70,-112 86,-70 70,-40 0,-30 -70,-40", "#2f7a5c", lift=12, thick=9),
            felt([strip([(-78, -84), (-96, -130), (-84, -168)], [36, 32, 26]),
                  strip([(78, -84), (96, -130), (84, -168)], [36, 32, 26])], "#3a8c6a", lift=8),
            felt([circle(-83, -176, 17), circle(83, -176, 17)], SKIN["brown"], lift=6),
            felt(circle(0, -82, 76), "#fbe6a8", lift=16, thick=7),
            line("stem", [circle(0, -82, 60)], "#d8b45c", 4),
            cloth("silk", circle(0, -82, 44), "#d8303f", lift=3, thick=4),
            felt(circle(0, -82, 37), "#fbe6a8", lift=6, thick=8),
            *roll,
        ], 450, 690, 1.16, -5),
        *[
            q
            for dx, a in ((0, -14), (70, 4))
            for q in put([
                felt("-18,-40 0,-46 18,-40 20,20 12,42 -12,42 -20,20", "#2452c8", lift=6, thick=5),
                line("stem", ["-16,-2 0,-24 16,-2"], "#fffaf0", 8),
            ], 66 + dx, 760, 1.5, a)
        ],
        *sunshade(690, 220, 150, "#f7b81a"),
        *sunshade(80, 1120, 150, "#1f8ab0"),
    ]  # fmt: skip


@card(
    "060",
    "Don't stop him now",
    "Seen from above: a swimmer has left the garden pool and swims on across the lawn. The grass "
    "splashes like water, a blue wake lies behind him, and a woman on a deckchair lowers her book.",
    "freedom, stubbornness, habit, ambition, dream, breaking out, summer, going too far",
    mood="funny",
    camera="aerial",
    light=noon(pool=(440, 480), fall=0.7, angle=125, low=0.5, exposure=1.2),
    ground=ground("wool", "#3f9440", "#2f7a38", "#1f5a30"),
    hem=("#f4f2e0", "#1f8ac0"),
)
def dont_stop_him(r: Random) -> Pieces:
    skin = SKIN["olive"]
    pool = curve("-40,820! 120,800 300,860 380,960 400,1080 380,1260! -40,1260!")
    blades: Pieces = []
    for _ in range(46):
        a = r.uniform(0, 360)
        x = 420 + 150 * math.cos(math.radians(a)) + r.uniform(-30, 30) + 30
        y = 560 + 150 * math.sin(math.radians(a)) + r.uniform(-30, 30) - 40
        if x + (1120 - y) < 840 or r.random() < 0.3:
            blades.append(satin(leaf(x, y, r.uniform(34, 64), 13, a), "#3f8a2f", "#b8ec7a", lift=9))
    return [
        *[
            cloth("wool",
                  polygon([(-60, -200 + k * 190), (860, -560 + k * 190), (860, -465 + k * 190), (-60, -105 + k * 190)]),
                  "#a0e068", lift=0, thick=1, see=0.6)
            for k in range(10)
        ],
        # beds and bushes
        *[
            q
            for x, y, s in ((60, 90, 90), (170, 50, 70), (740, 1120, 100), (640, 1170, 76), (760, 980, 64))
            for q in (
                felt(star(x, y, s, 11, 0.74, x), "#1f5a34", lift=14),
                seed(star(x, y, s * 0.74, 9, 0.7, y), "#5aa04a", "#2f7a3a", size=9),
                knots([(x + s * 0.4 * math.cos(k * 1.3), y + s * 0.4 * math.sin(k * 1.3)) for k in range(5)],
                      ("#f27ab0", "#fbf6ea", "#f2c02a")[int(x) % 3], 11),
            )
        ],
        # the pool
        felt(stroked(pool, 60), "#f0e6d2", lift=6, thick=5, ink="score tiles 40"),
        cloth("silk", pool, "#2fa0d8", lift=0, colours=("#5ac4ea", "#1f86c8", "#0f4f90")),
        line("run",
             ["40,960 100,940 160,964 220,944", "80,1060 150,1040 230,1066 300,1046",
              "30,1140 110,1126 190,1150 280,1130", "240,980 280,970 320,984"], "#d8f4fc", 5),
        # the wake
        cloth("silk", "300,1040! 210,940 270,850 330,750 400,650 490,700! 480,780 460,880 440,980 380,1050", "#3fb0e0",
              lift=0, thick=2, colours=("#8fdcf4", "#2f9cd8")),
        line("chain", ["222,920 276,846 334,750 394,664", "440,970 458,880 480,780 490,712"], "#f4fcff", 8),
        line("run", ["330,920 366,830 420,730"], "#e6f8ff", 5),
        seed([circle(286, 892, 15), circle(420, 900, 15), circle(330, 800, 12), circle(452, 790, 14)], "#ffffff",
             size=6),
        # the swimmer, from above
        *put([
            felt([strip([(-26, 130), (-40, 220), (-20, 310)], [50, 42, 26]),
                  strip([(26, 130), (40, 210), (56, 290)], [50, 42, 26])], skin, lift=10, thick=9),
            felt([oval(-18, 322, 15, 26), oval(60, 302, 15, 26)], lighter(skin, 0.15), lift=5),
            felt("-66,-70 -30,-96 30,-96 66,-70 60,10 52,80 58,140 0,156 -58,140 -52,80 -60,10", skin, lift=14,
                 thick=14, bevel=34, lines=["0,-60 0,80"]),
            felt("-54,86 0,96 54,86 60,150 44,176 4,166 -6,166 -44,176 -60,150", "#d8243a", lift=8, thick=8,
                 ink="print stripes 24 #fbf2e0 @90"),
            felt([strip([(54, -70), (110, -130), (96, -230)], [50, 42, 30]),
                  strip([(-54, -66), (-130, -30), (-150, 60)], [50, 42, 30])], skin, lift=16, thick=9),
            felt([oval(92, -248, 20, 30), oval(-150, 78, 20, 28)], skin, lift=10, thick=6),
            felt(circle(0, -116, 50), skin, lift=12),
            felt("-52,-116 -40,-164 0,-180 40,-164 52,-116 30,-96 -30,-96", "#f7d02a", lift=10, thick=12, bevel=28,
                 lines=["0,-178 0,-100"]),
        ], 474, 520, 1.12, 26),
        *blades,
        knots([(r.uniform(420, 720), r.uniform(180, 330)) for _ in range(18)], "#c8f4a0", 7),
        # who looks on
        *put([
            felt([box(-80, -150, 160, 310, 10)], "#c89a5a", lift=10),
            cloth("cotton", box(-66, -150, 132, 300, 10), "#f4f0e4", lift=6, ink="print stripes 44 #e8823a @90"),
            *put(person(0, 130, 250, 0, "#2f7a9c", view="front", age="old", skin="dark", hair="white", cut="bob",
                        dress=0.5, near=(12, -54), far=(-12, -54), ink="print dots 26 #c8ecf4", legs="#6d4530",
                        shoes="#e8823a"), 0, 0),
            felt([polygon([(-44, -10), (0, -2), (0, 50), (-44, 40)]), polygon([(44, -10), (0, -2), (0, 50), (44, 40)])],
                 "#fbf8f0", lift=8, edge="#c8303a", hem="run", size=5),
        ], 160, 520, 1.0, 18),
        felt(circle(60, 680, 36), "#e6d8b8", lift=10),
        felt(circle(60, 680, 18), "#f2702a", lift=5),
        line("straight", [[(62, 678), (84, 650)]], "#fbf6ea", 5),
        # the dog
        *put([
            line("stem", ["-70,0 -110,-20 -120,-50"], "#7a4a24", 13),
            felt([oval(-40, -38, 14, 22), oval(-40, 38, 14, 22), oval(40, -36, 14, 22), oval(40, 36, 14, 22)],
                 "#8a5428", lift=5),
            fill("-76,0 -60,-36 0,-40 56,-34 70,0 56,34 0,40 -60,36", "#7a4a24", "#b8783a", "#e0a860", shade="lit",
                 way=0, lift=12, puff=18),
            felt([oval(76, -34, 24, 15), oval(76, 34, 24, 15)], "#5a3418", lift=8),
            fill("60,0 70,-32 100,-30 136,-14 144,0 136,14 100,30 70,32", "#8a5428", "#c88a48", way=0, lift=12,
                 puff=14),
            felt(oval(144, 0, 11, 13), "#1c1214", lift=5),
        ], 640, 800, 0.9, -140),
    ]  # fmt: skip
