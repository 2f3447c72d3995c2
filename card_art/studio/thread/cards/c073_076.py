from card_art.studio.kit import *
from card_art.studio.thread.kit import *


def boxer(
    x: float, y: float, tall: float, skin: str, kit: Colour, flip: bool, **how: Any
) -> Pieces:
    """Return a boxer with gloves, boots and trunks of one colour; `how` as for `person`, with a pose."""
    pose: Pose = how["pose"]
    hip: Point = pose.hip or (0, -48)
    legs = [
        strip(
            [hip, ((hip[0] + foot[0]) / 2 + (5 if side else 3), (hip[1] + foot[1]) / 2 - 8)],
            [15, 14],
        )
        for side, foot in enumerate((pose.other, pose.foot))
    ]
    glove = [circle(*pose.near, 6.6), circle(pose.near[0] + 3, pose.near[1] - 4, 3.4)]
    return [
        *put([felt([circle(*pose.far, 6.2)], darker(kit, 0.2), lift=8)], x, y, tall / 100, flip=flip),
        *person(x, y, tall, 0, SKIN[skin], skin=skin, legs=SKIN[skin], shoes=kit, flip=flip, **how),
        *put([felt(whole([*legs, circle(hip[0], hip[1], 8.6)]), kit, lift=10, thick=8, fuzz=0.5), line("stem", [[(hip[0] - 8, hip[1] - 7), (hip[0] + 8, hip[1] - 6)]], "#fffaf0", 9), felt(glove, kit, lift=12, thick=9, fuzz=0.4)], x, y, tall / 100, flip=flip),
    ]  # fmt: skip


@card(
    "073",
    "Round eleven",
    "In the boxing ring the two fighters have stopped fighting and dance a tango, one bent far back with a rose between the teeth. The referee plays the violin, the crowd stares.",
    "love, fight, peace, surprise, dance, forgiveness, tenderness, rivalry",
    mood="tender",
    camera="stage",
    light=lamplit((420, 560), fall=0.72, bloom=0.3, fill=0.86, key="#fff0d8", angle=100),
    ground=ground("velvet", "#141a34", "#22305c", "#1a2448"),
    hem=("#d8343a", "#2f5fb0"),
)
def round_eleven(r: Random) -> Pieces:
    pieces: Pieces = [
        tulle([polygon([(140, 40), (260, 40), (560, 900), (60, 900)]), polygon([(540, 40), (660, 40), (760, 900), (280, 900)])], "#fff0c8", 0.12),
        felt(["150,-30! 250,-30! 270,40! 130,40!", "550,-30! 650,-30! 670,40! 530,40!"], "#3a3a44", lift=8), felt([oval(200, 44, 66, 16), oval(600, 44, 66, 16)], "#fff6d8", emit=0.8, lift=4),
    ]  # fmt: skip
    for row, (y, s) in enumerate(((420, 30), (500, 36), (590, 42))):
        for k in range(11):
            x = 10 + k * 78 + (row % 2) * 38
            looks = crowd_looks(k + row * 5)
            tone = mix(SKIN[looks["skin"]], "#22305c", 0.45)
            pieces += [felt([f"{x - s * 1.3},{y + s * 2.6}! {x - s * 1.1},{y + s * 1.2} {x},{y + s * 0.8} {x + s * 1.1},{y + s * 1.2} {x + s * 1.3},{y + s * 2.6}!"], mix(("#54407c", "#34608c", "#7c3a54", "#3a6a5c")[(k + row) % 4], "#141a34", 0.35), lift=4), felt(circle(x, y, s), tone, lift=4), felt(intersection(circle(x, y - 3, s * 1.06), box(x - 60, y - 70, 120, 62)), mix(HAIR[looks["hair"]], "#22305c", 0.4), lift=3), knots([(x - s * 0.35, y + 2), (x + s * 0.35, y + 2)], "#0c0e1c", s * 0.12), knots([(x, y + s * 0.5)], "#0c0e1c", s * 0.2)]  # fmt: skip
    return [
        *pieces,
        # the ring
        felt("-40,800! 840,800! 900,1080! -100,1080!", "#3f7fc8", lift=10, colours=("#5a9ae0", "#2f68b0"), ink="score tiles 130"), felt(oval(420, 1000, 300, 50), "#24549a", lift=0, cast=0), cloth("cotton", box(-40, 1070, 880, 190), "#f4ead8", lift=10, ink="print stripes 90 #d8343a @90"), line("cord", [[(-20, 1074), (820, 1074)]], "#fffaf0", 12),
        felt([box(26, 560, 44, 300, 8), box(730, 560, 44, 300, 8)], "#d8343a", lift=12, thick=9), *[line("cord", [[(46, y), (754, y)]], c, 11) for y, c in ((600, "#fffaf0"), (680, "#d8343a"), (760, "#fffaf0"))],
        # the referee
        *person(140, 960, 390, 0, "#f4f2ee", skin="olive", hair="grey", cut="short", near=(16, -74), far=(12, -84), legs="#22222c", ink="print stripes 20 #22222c @90", nod=12), felt(moved(whole([oval(-18, 0, 24, 17), oval(18, 0, 20, 14), box(-20, -10, 40, 20)]), 178, 634, 1.3, -14), "#a8501c", lift=8, thick=6), line("cord", [[(200, 630), (262, 608)]], "#3a2014", 7), line("cord", [[(150, 690), (240, 560)]], "#f0dcb0", 5),
        # the dancers
        *boxer(560, 1010, 660, "pale", "#2f6ad8", True, hair="red", cut="curly", pose=Pose((-1, -108), (16, -74), (-6, 0), (32, -20), -42, -30, (4, -46))),
        *boxer(300, 1010, 720, "dark", "#d8343a", False, hair="black", cut="short", pose=Pose((45, -51), (37, -99), (18, 0), (-20, 0), 24, 4, (2, -45))),
        felt([circle(566, 292, 44), circle(546, 272, 22)], "#2f6ad8", lift=12, thick=9),
        # the rose
        line("stem", ["596,500 634,476 664,470"], "#4f8a34", 7), satin([leaf(630, 478, 34, 18, -140)], "#5aa84a"), seed(circle(588, 506, 25), "#ff7a8a", "#e02848", size=9),
    ]  # fmt: skip


def wig(x: float, y: float, size: float, rot: float, bow: Colour) -> Pieces:
    """Return a powdered wig with curls at the sides and a ribbon; `size` is its width."""
    white = ("#c9ccd8", "#f4f2f0", "#ffffff")
    return put(
        [
            fill("-60,30! -70,-20 -50,-80 0,-110 50,-80 70,-20 60,30! 40,0 0,-16 -40,0", *white, shade="lit", way="round", width=4, puff=20, lift=22),
            *[fill(oval(k * 66, 0 + j * 34, 28, 18), *white, shade="lit", way=0, lift=12, puff=9) for k in (-1, 1) for j in (0, 1)],
            *[line("stem", [circle(k * 66, j * 34, 8)], "#aab0c0", 4) for k in (-1, 1) for j in (0, 1)],
            felt(["0,-104! -34,-126! -34,-84!", "0,-104! 34,-126! 34,-84!", circle(0, -104, 10)], bow, lift=8),
        ],
        x, y, size / 170, rot,
    )  # fmt: skip


@card(
    "074",
    "The high note",
    "On a golden stage an opera singer in a huge gown holds her highest note. In the stalls all the powdered wigs fly up from the bald heads of the audience.",
    "power, exposure, music, vanity, triumph, embarrassment, truth, wind",
    mood="funny",
    camera="stage",
    light=lamplit((400, 400), fall=0.55, bloom=0.3, fill=0.9, key="#fff0c8", angle=110),
    ground=ground("velvet", "#e8c86a", "#d8a83f", "#b8842a", ink="print diamonds 90 #e0b850"),
    hem=("#1f6a74", "#f7e6a8"),
)
def the_high_note(r: Random) -> Pieces:
    bows = ("#d8404a", "#3f7fc8", "#7a4a9c", "#e88a2a", "#3f9a6a", "#d84a8a", "#2f5a9c")
    front = [(80, 1140, 84), (290, 1160, 88), (510, 1154, 86), (720, 1142, 84)]
    back = [(186, 1040, 62), (400, 1046, 62), (612, 1040, 62)]

    def head(x: float, y: float, s: float, k: int, coat: Colour) -> Pieces:
        skin = SKIN[("pale", "brown", "olive", "dark")[k % 4]]
        return [felt(f"{x - s * 1.5},{y + s * 3}! {x - s * 1.3},{y + s * 1.3} {x},{y + s * 0.8} {x + s * 1.3},{y + s * 1.3} {x + s * 1.5},{y + s * 3}!", coat, lift=10, thick=9), felt([circle(x - s * 0.95, y + 6, s * 0.2), circle(x + s * 0.95, y + 6, s * 0.2)], darker(skin, 0.1), lift=4), felt(circle(x, y, s), skin, lift=12, thick=14, bevel=30, fuzz=0.3, colours=(lighter(skin, 0.25), skin, darker(skin, 0.15)))]  # fmt: skip

    return [
        line("run", [circle(400, 262, q) for q in (190, 260, 330, 400)], "#fffaf0", 8, size=24, gap=20),
        # the curtain
        cloth("velvet", "-30,-30! 190,-30! 180,240 120,440 60,640 30,900 -30,900!", "#1f7a84", colours=("#2f949c", "#124e58"), shade=0, lift=18, lines=["40,0 50,300 10,800", "110,0 110,260 60,560"], edge="#f2d060", hem="run"), cloth("velvet", "830,-30! 610,-30! 620,240 680,440 740,640 770,900 830,900!", "#1f7a84", colours=("#124e58", "#2f949c"), shade=0, lift=18, lines=["760,0 750,300 790,800", "690,0 690,260 740,560"], edge="#f2d060", hem="run"),
        cloth("velvet", "-30,-30! 830,-30! 830,70 720,130 610,70 510,140 400,80 290,140 190,70 80,130 -30,70", "#2a8a94", lift=20, edge="#f2d060", size=16),
        felt("-40,800! 840,800! 840,900! -40,900!", "#7a4a2c", lift=8, ink="score grain 20"),
        # the singer
        *person(400, 880, 720, 0, "#c8243f", view="front", skin="dark", hair="black", cut="afro", near=(31, -92), far=(-31, -92), dress=0.4),
        cloth("silk", "400,500! 460,520 560,640 660,780 690,870! 600,850 500,880 400,856 300,880 200,850 110,870! 140,780 240,640 340,520", "#c8243f", colours=("#e84a5c", "#c8243f", "#8a1228"), lift=16, thick=9, bevel=26, lines=["390,520 300,680 240,850", "400,520 400,700 400,850", "410,520 500,680 560,850"], edge="#f2d060", hem="run", size=14),
        knots([(400 + dx, 640 + dy) for dx, dy in ((-120, 60), (-60, 120), (0, 40), (70, 110), (130, 70), (-180, 160), (190, 170), (0, 170))], "#f7d86a", 11),
        felt(oval(400, 262, 20, 30), "#3a0c14", lift=0), felt(oval(400, 278, 13, 11), "#e0607a", lift=0), beads([(360 + k * 16, 322 + (12 - 3 * abs(k - 2.5)) * 0.8) for k in range(6)], "#f7e6b0", 8), felt([(352, 168), (360, 120), (380, 150), (400, 104), (420, 150), (440, 120), (448, 168)], "#f7d23a", lift=8), beads([(400, 150), (372, 158), (428, 158)], "#d8404a", 7),
        # the wigs, and the heads they left
        *[q for k, (x, y, s) in enumerate(back) for q in head(x, y, s, k + 1, ("#6a4a7c", "#2f5a6c", "#8a3a3a", "#3a5a3f", "#54486c")[k])],
        *wig(206, 720, 150, 14, bows[1]), *wig(400, 900, 150, -8, bows[2]), *wig(600, 740, 150, -18, bows[3]),
        *[q for k, (x, y, s) in enumerate(front) for q in head(x, y, s, k, ("#3a4a7c", "#7c2f44", "#3f6a5a", "#6a5a2c")[k])],
        *wig(84, 880, 200, -18, bows[5]), *wig(270, 960, 200, 12, bows[6]), *wig(540, 960, 200, -10, bows[0]), *wig(724, 860, 200, 20, bows[4]),
    ]  # fmt: skip


@card(
    "075",
    "Noise complaint",
    "At sunset a giant with a grey beard plays a block of flats like a mouth organ. The tenants look out of the lit windows, some dance, and down in the street a house is missing.",
    "music, power, home, disturbance, joy, neighbours, being used, city",
    mood="grand",
    camera="close-up",
    light=evening(pool=(430, 520), fall=0.5, angle=40, bloom=0.35, fill=0.92),
    ground=ground("velvet", "#54407c", "#b85a6c", "#f2985a"),
    hem=("#f2b45a", "#4a2f5c"),
)
def noise_complaint(r: Random) -> Pieces:
    skin = "#a86f45"
    beard = ("#6a6468", "#a9a4a6", "#dcd8d6")
    rooms = [(108 + k * 88, 640 + row * 112) for row in range(2) for k in range(7)]
    tones = ("#ffd27a", "#ffe6a8", "#3a3450", "#ffc45a", "#ffd890", "#3a3450", "#ffe0a0")

    def fingers(left: float, way: int) -> list[Any]:
        return [
            whole(
                [
                    strip(
                        [
                            (left + k * 46, 900),
                            (left + k * 44 + way * 10, 800),
                            (left + k * 42 + way * 26, 738),
                        ],
                        [54, 50, 42],
                    ),
                    circle(left + k * 42 + way * 26, 736, 21),
                ]
            )
            for k in range(4)
        ]

    return [
        felt(cloud(110, 180, 200, 4), "#d88a84", lift=4), felt(cloud(710, 260, 180, 7), "#e89a7a", lift=4), felt([bird(130, 330, 30), bird(690, 120, 34), bird(620, 190, 24)], "#3a2a4c", lift=5),
        # the giant
        felt("-40,1240! 20,1000 160,900 640,900 780,1000 840,1240!", "#3f5a6c", lift=10, thick=9, ink="print checks 90 #35505f"),
        felt([oval(150, 500, 44, 70), oval(650, 500, 44, 70)], darker(skin, 0.12), lift=8, thick=9),
        felt("160,480 170,300 240,180 400,140 560,180 630,300 640,480 620,640 560,760 400,800 240,760 180,640", skin, lift=16, thick=18, bevel=60, fuzz=0.4, colours=(lighter(skin, 0.12), skin, darker(skin, 0.15))),
        fill("170,330 150,230 220,110 400,60 580,110 650,230 630,330 590,240 500,210 400,230 300,210 210,240", *beard, shade="lit", way="round", lift=12, width=5, puff=16),
        fill("170,560 220,600 300,600 400,580 500,600 580,600 630,560 640,760 580,960 480,1060 400,1090 320,1060 220,960 160,760", *beard, shade="lit", lines=["200,590 220,800 330,1040", "400,600 400,800 400,1080", "600,590 580,800 470,1040"], lift=14, width=5, puff=20),
        felt([oval(300, 430, 52, 40), oval(500, 430, 52, 40)], "#fffaf0", lift=4, fuzz=0.3), felt([circle(314, 444, 24), circle(514, 444, 24)], "#4a2c1c", lift=0, fuzz=0.2), beads([(322, 434), (522, 434)], "#ffffff", 7),
        fill([strip([(236, 380), (300, 340), (360, 372)], [16, 34, 14]), strip([(440, 372), (500, 340), (564, 380)], [14, 34, 16])], *beard, way=0, lift=8),
        felt("400,420 436,500 446,550 400,574 354,550 364,500", darker(skin, 0.06), lift=10, thick=14, bevel=24, fuzz=0.3), felt([oval(240, 530, 50, 36), oval(560, 530, 50, 36)], "#d0604a", lift=0, cast=0),
        # the block of flats
        felt("706,580! 770,620! 792,716! 770,812! 706,860!", "#3f6a8c", lift=14, ink="score scales 40"), felt(box(756, 640, 60, 36), "#a8503a", lift=8),
        felt(box(66, 600, 660, 246, 8), "#b8503a", lift=24, thick=12, ink="score bricks 40", edge="#f2d0a0", hem="run", size=12), felt(box(66, 714, 660, 18), "#f2d8b0", lift=4),
        *[q for k, (x, y) in enumerate(rooms) for q in (felt(box(x - 33, y - 24, 66, 90, 4), "#f7e6c8", lift=4), felt(box(x - 26, y - 17, 52, 76), tones[k % 7], lift=0, emit=0.5 if tones[k % 7] != "#3a3450" else 0))],
        *[q for k, (x, y) in enumerate(rooms) if k in (1, 3, 4, 6, 7, 9, 10, 12) for q in person(x, y + 92, 116, 0, ("#3f7fb8", "#d8404a", "#3f9a6a", "#7a4a9c")[k % 4], view="front", pose="cheer" if k % 2 else "stand", near=(16, -98) if k % 3 else (14, -60), far=(-16, -98) if k % 2 else (-14, -60), **crowd_looks(k))],
        felt([box(66, 696, 660, 20), box(66, 812, 660, 24)], "#a8442f", lift=4, ink="score bricks 30"), felt(box(66, 714, 660, 16), "#f2d8b0", lift=4),
        # the hands
        felt(["-40,900! 40,860 150,850 230,880 250,940 200,1040 80,1120 -40,1140!", "840,900! 760,860 650,850 570,880 550,940 600,1040 720,1120 840,1140!"], darker(skin, 0.08), lift=14, thick=14, bevel=40, fuzz=0.4),
        *[felt(f, skin, lift=14, thick=12, bevel=18, fuzz=0.3) for f in fingers(60, 1)], *[felt(f, skin, lift=14, thick=12, bevel=18, fuzz=0.3) for f in fingers(598, -1)],
        cloth("wool", "-40,1040! 60,1060 130,1140 110,1260! -40,1260!", "#8a3a44", lift=12, ink="print stripes 30 #a8525c @60"), cloth("wool", "840,1040! 740,1060 670,1140 690,1260! 840,1260!", "#8a3a44", lift=12, ink="print stripes 30 #a8525c @-60"),
        # the street
        felt(land(1180, 1176, 1180, 1176, 1180), "#2a2440", lift=6), *[q for k, (x, w, h) in enumerate(((180, 76, 70), (264, 70, 96), (540, 74, 84), (620, 70, 66))) for q in house(x, 1186, w, h, 0, ("#54487c", "#6a4a6c", "#4a4a7c", "#5c4470")[k], "#2a2440", "#ffd27a", rows=2, lit=0.4)],
    ]  # fmt: skip


@card(
    "076",
    "Just the essentials",
    "From above: a brown suitcase lies open on a blue bed. Between the folded shirts a man is packed as well, folded as neatly as they are, with his moustache combed. A hand adds the socks.",
    "travel, marriage, control, order, absence, baggage, holiday, letting go",
    mood="funny",
    camera="aerial",
    light=morning(pool=(400, 620), fall=0.4, angle=145),
    ground=ground("cotton", "#6a9cd0", "#84b0dc"),
    hem=("#8a5630", "#f4e2bc"),
)
def just_the_essentials(r: Random) -> Pieces:
    def shirt(x: float, y: float, w: float, h: float, colour: Colour, collar: float = 1) -> Pieces:
        """A folded shirt, its collar at the top; `collar` is its size."""
        top, a = y - h / 2, w * 0.42 * collar
        wings = [[(x, top + a * 0.8), (x + k * a * 0.7, top - 6), (x + k * a, top + a * 0.5), (x + k * a * 0.4, top + a * 1.1)] for k in (-1, 1)]  # fmt: skip
        return [
            cloth("cotton", box(x - w / 2, top, w, h, 12), colour, lift=16, thick=12, bevel=16),
            line("stem", [[(x, top + a), (x, y + h / 2 - 8)]], darker(colour, 0.25), 5),
            cloth("cotton", wings, lighter(colour, 0.35), lift=8, thick=6),
        ]  # fmt: skip

    skin, hair = SKIN["olive"], ("#1c1216", "#3a2a2a")
    return [
        # the suitcase
        felt(box(50, 60, 700, 370, 40), "#7a4622", lift=20, thick=12, edge="#e0b070", hem="run", size=16), cloth("silk", box(88, 96, 624, 310, 18), "#5a2430", lift=0, colours=("#6a2c38", "#4a1c28")),
        felt(box(50, 440, 700, 690, 40), "#7a4622", lift=24, thick=14, edge="#e0b070", hem="run", size=16), cloth("silk", box(88, 478, 624, 614, 18), "#4a1c28", lift=0, thick=2),
        felt([box(170, 416, 46, 40, 6), box(584, 416, 46, 40, 6)], "#f0cc62", lift=8), felt("320,1124! 334,1172 400,1184 466,1172 480,1124! 450,1124! 438,1150 400,1156 362,1150 350,1124!", "#4a2a12", lift=10, thick=8),
        # shirts
        *shirt(178, 790, 150, 560, "#9ccf9a"), *shirt(622, 790, 150, 560, "#f4d67a"),
        # the man
        *shirt(400, 905, 274, 330, "#ee5a44", 0.7), felt(["268,990! 376,940 398,984 376,1030 268,1040!", "532,990! 424,940 402,984 424,1030 532,1040!"], "#f07660", lift=12, thick=9), felt([oval(384, 986, 38, 30), oval(424, 1002, 38, 30)], skin, lift=9, thick=9),
        felt(box(352, 700, 96, 70, 18), darker(skin, 0.12), lift=4), felt("270,600 286,510 400,470 514,510 530,600 512,690 462,744 400,756 338,744 288,690", skin, lift=16, thick=14, bevel=34, fuzz=0.3),
        fill("270,590 264,500 340,440 460,436 536,500 530,590 506,540 400,516 294,540", *hair, way=0, lift=8, width=4), felt([oval(354, 594, 25, 22), oval(446, 594, 25, 22)], "#fffaf0", lift=2, fuzz=0.2), felt([circle(362, 586, 13), circle(454, 586, 13)], "#20141a", lift=0, fuzz=0.2), satin([strip([(322, 556), (354, 544), (384, 556)], [6, 13, 6]), strip([(416, 556), (446, 544), (478, 556)], [6, 13, 6])], hair[0]),
        felt("400,610 422,652 400,664 378,652", darker(skin, 0.1), lift=6), fill(["400,684 352,666 306,690 284,664! 304,722 366,716", "400,684 448,666 494,690 516,664! 496,722 434,716"], *hair, way=0, lift=8), felt([oval(316, 652, 22, 16), oval(484, 652, 22, 16)], "#e08a6a", lift=0, cast=0),
        cloth("silk", "400,800! 426,820! 416,846! 432,940! 400,970! 368,940! 384,846! 374,820!", "#2452a0", lift=8),
        # the hand with the socks
        *put([
            cloth("cotton", "900,330! 790,330 690,366 700,440 800,450 900,450!", "#f2a83a", lift=20, thick=8),
            felt(whole(["720,350 650,352 600,366 572,396 590,430 650,446 720,440", strip([(640, 372), (580, 376), (530, 396)], [34, 30, 24]), strip([(640, 398), (576, 406), (526, 424)], [34, 30, 24]), strip([(640, 424), (590, 440), (546, 452)], [32, 28, 22]), strip([(650, 360), (610, 340), (566, 346)], [30, 26, 20])]), SKIN["brown"], lift=18, thick=12, fuzz=0.3),
            fill(oval(518, 420, 54, 44), "#1f7a78", "#4ab4ac", "#b0e6de", shade="lit", way="round", lift=14, width=6), line("stem", ["474,410 516,394 562,414", "478,438 516,424 560,440"], "#f7f0e0", 9),
        ], -190, -230, 1.25),
    ]  # fmt: skip
