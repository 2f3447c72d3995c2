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
        *put([
            felt(whole([*legs, circle(hip[0], hip[1], 8.6)]), kit, lift=10, thick=8, fuzz=0.5),
            line("stem", [[(hip[0] - 8, hip[1] - 7), (hip[0] + 8, hip[1] - 6)]], "#fffaf0", 9),
            felt(glove, kit, lift=12, thick=9, fuzz=0.4),
        ], x, y, tall / 100, flip=flip),
    ]  # fmt: skip


@card(
    "073",
    "Round eleven",
    "In the boxing ring the two fighters have stopped fighting and dance a tango, cheek to cheek "
    "with their arms stretched out, one with a rose between the teeth. The referee plays the "
    "violin, the crowd stares.",
    "love, fight, peace, surprise, dance, forgiveness, tenderness, rivalry",
    mood="tender",
    camera="stage",
    light=lamplit((420, 560), fall=0.72, bloom=0.3, fill=0.86, key="#fff0d8", angle=100),
    ground=ground("velvet", "#141a34", "#22305c", "#1a2448"),
    hem=("#d8343a", "#2f5fb0"),
)
def round_eleven(r: Random) -> Pieces:
    night = "#1c2850"
    pieces: Pieces = [
        tulle(["140,40! 260,40! 560,900! 60,900!", "540,40! 660,40! 760,900! 280,900!"], "#fff0c8", 0.12),
        felt(["150,-30! 250,-30! 270,40! 130,40!", "550,-30! 650,-30! 670,40! 530,40!"], "#3a3a44", lift=8),
        felt([oval(200, 44, 66, 16), oval(600, 44, 66, 16)], "#fff6d8", emit=0.8, lift=4),
    ]  # fmt: skip
    for row, (y, s) in enumerate(((420, 30), (500, 36), (590, 42))):
        for k in range(11):
            x = 10 + k * 78 + (row % 2) * 38
            looks = crowd_looks(k + row * 5)
            coat = ("#54407c", "#34608c", "#7c3a54", "#3a6a5c")[(k + row) % 4]
            pieces += [
                felt(moved("-1.3,2.6! -1.1,1.2 0,0.8 1.1,1.2 1.3,2.6!", x, y, s), mix(coat, night, 0.6), lift=3),
                felt(circle(x, y, s), mix(SKIN[looks["skin"]], night, 0.68), lift=3),
                felt(intersection(circle(x, y - 3, s * 1.06), box(x - 60, y - 70, 120, 62)),
                     mix(HAIR[looks["hair"]], night, 0.66), lift=2),
            ]  # fmt: skip
    return [
        *pieces,
        # the ring
        felt("-40,800! 840,800! 900,1080! -100,1080!", "#3f7fc8", lift=10, colours=("#5a9ae0", "#2f68b0"),
             ink="score tiles 130"),
        felt(oval(420, 1010, 330, 44), "#24549a", lift=0, cast=0),
        cloth("cotton", box(-40, 1070, 880, 190), "#f4ead8", lift=10, ink="print stripes 90 #d8343a @90"),
        line("cord", [[(-20, 1074), (820, 1074)]], "#fffaf0", 12),
        felt([box(26, 560, 44, 300, 8), box(730, 560, 44, 300, 8)], "#d8343a", lift=12, thick=9),
        *[
            line("cord", [[(46, y), (754, y)]], c, 11)
            for y, c in ((620, "#fffaf0"), (700, "#d8343a"), (780, "#fffaf0"))
        ],
        # the referee
        *person(110, 960, 370, 0, "#f4f2ee", skin="olive", hair="grey", cut="short", near=(16, -74), far=(12, -84),
                legs="#22222c", ink="print stripes 20 #22222c @90", nod=12),
        felt(moved(whole([oval(-18, 0, 24, 17), oval(18, 0, 20, 14), box(-20, -10, 40, 20)]), 148, 650, 1.3, -14),
             "#a8501c", lift=8, thick=6),
        line("cord", [[(170, 646), (232, 624)]], "#3a2014", 7),
        line("cord", [[(120, 706), (210, 576)]], "#f0dcb0", 5),
        # the dancers
        *boxer(490, 1020, 700, "pale", "#2f6ad8", False, hair="red", cut="curly",
               pose=Pose((38, -82), (-12, -70), (32, 0), (-22, -1), 2, -8, (4, -44))),
        *boxer(344, 1026, 760, "dark", "#d8343a", False, hair="black", cut="short",
               pose=Pose((22, -46), (50, -77), (26, 0), (-26, -1), 10, 2, (0, -43))),
        felt([circle(716, 478, 44), circle(690, 452, 20)], "#d8343a", lift=12, thick=9),
        felt([circle(736, 430, 44), circle(706, 414, 20)], "#2f6ad8", lift=14, thick=9),
        # the rose
        line("stem", ["560,412 584,420 612,412"], "#4f8a34", 8),
        seed(circle(624, 406, 34), "#ff7a8a", "#e02848", size=9),
    ]  # fmt: skip


def wig(x: float, y: float, size: float, rot: float, bow: Colour) -> Pieces:
    """Return a powdered wig from behind: a dome, a roll at each side and a tied tail; `size` is its width."""
    white = ("#c9ccd8", "#f4f2f0", "#ffffff")
    return put([
        fill([oval(-72, 6, 26, 22), oval(72, 6, 26, 22)], *white, shade="lit", way=0, lift=14, puff=10),
        fill("-74,24 -84,-30 -56,-86 0,-106 56,-86 84,-30 74,24 40,36 0,40 -40,36", *white, shade="lit", way="round",
             width=4, puff=24, lift=18),
        fill("-15,40 15,40 20,84 0,118! -20,84", *white, shade="lit", way=90, lift=8),
        felt(["0,46! -44,22! -44,70!", "0,46! 44,22! 44,70!", circle(0, 46, 12)], bow, lift=8),
    ], x, y, size / 190, rot)  # fmt: skip


@card(
    "074",
    "The high note",
    "On a golden stage an opera singer in a huge gown holds her highest note. In the stalls all "
    "the powdered wigs fly up from the bald heads of the audience.",
    "power, exposure, music, vanity, triumph, embarrassment, truth, wind",
    mood="funny",
    camera="stage",
    light=lamplit((400, 400), fall=0.55, bloom=0.3, fill=0.9, key="#fff0c8", angle=110),
    ground=ground("velvet", "#e8c86a", "#d8a83f", "#b8842a", ink="print diamonds 90 #e0b850"),
    hem=("#1f6a74", "#f7e6a8"),
)
def the_high_note(r: Random) -> Pieces:
    black = "#1c161c"
    # heads, and how high their wigs fly
    stalls = [(104, 1096, "pale", "#3a4a7c", 250, -10), (302, 1116, "brown", "#7c2f44", 330, 8),
              (500, 1116, "olive", "#3f6a5a", 290, -6), (700, 1096, "dark", "#6a5a2c", 360, 10)]  # fmt: skip

    def head(x: float, y: float, skin: Colour, coat: Colour) -> Pieces:
        return [
            felt(moved("-1.3,3! -1.15,1.3 0,0.8 1.15,1.3 1.3,3!", x, y, 76), coat, lift=10, thick=9),
            felt([circle(x - 72, y + 6, 15), circle(x + 72, y + 6, 15)], darker(skin, 0.1), lift=4),
            felt(circle(x, y, 76), skin, lift=12, thick=14, bevel=30, fuzz=0.3,
                 colours=(lighter(skin, 0.3), skin, darker(skin, 0.15))),
        ]  # fmt: skip

    curtain = "-30,-30! 190,-30! 180,240 120,440 60,640 30,900 -30,900!"
    gown = (
        "400,500! 460,520 560,640 660,780 690,870! 600,850 500,880 400,856 300,880 200,850 "
        "110,870! 140,780 240,640 340,520"
    )
    return [
        line("run", [circle(400, 230, q) for q in (180, 240, 300)], "#fffaf0", 9, size=24, gap=20),
        *[
            cloth("velvet", moved(curtain, x, 0, flip=f), "#1f7a84", colours=("#2f949c", "#124e58"), shade=0, lift=18,
                  edge="#f2d060", hem="run")
            for x, f in ((0, False), (800, True))
        ],
        cloth("velvet", "-30,-30! 830,-30! 830,40 720,90 610,40 510,96 400,46 290,96 190,40 80,90 -30,40", "#2a8a94",
              lift=20, edge="#f2d060", size=16),
        felt("-40,800! 840,800! 840,900! -40,900!", "#7a4a2c", lift=8, ink="score grain 20"),
        # the singer
        seed(oval(400, 226, 128, 122), HAIR["black"], size=9),
        *person(400, 880, 720, 0, "#c8243f", view="front", skin="dark", hair="black", cut="short", near=(31, -92),
                far=(-31, -92), dress=0.4),
        cloth("silk", gown, "#c8243f", colours=("#e84a5c", "#c8243f", "#8a1228"), lift=16, thick=9, bevel=26,
              lines=["390,520 300,680 240,850", "400,520 400,700 400,850", "410,520 500,680 560,850"], edge="#f2d060",
              hem="run", size=14),
        felt(oval(400, 282, 25, 31), "#3a0c14", lift=0),
        felt(box(385, 256, 30, 10, 4), "#fffaf0", lift=0, thick=2),
        felt(oval(400, 300, 15, 10), "#e0607a", lift=0),
        beads([(352 + k * 16, 336 + (14 - 4 * abs(k - 3)) * 0.8) for k in range(7)], "#f7e6b0", 8),
        felt([(352, 150), (356, 96), (380, 130), (400, 80), (420, 130), (444, 96), (448, 150)], "#f7d23a", lift=8),
        beads([(400, 134), (372, 140), (428, 140)], "#d8404a", 7),
        # the heads, and the wigs above them
        *[
            q
            for x, y, skin, coat, high, turn in stalls
            for q in (
                *head(x, y, SKIN[skin], coat),
                line("run", [[(x + d, y - 84), (x + d, y - high + 60)] for d in (-46, 0, 46)], "#fffaf0", 7, size=20,
                     gap=14),
                *wig(x, y - high, 176, turn, black),
            )
        ],
    ]  # fmt: skip


@card(
    "075",
    "Noise complaint",
    "At sunset a giant with a grey beard plays a block of flats like a mouth organ. The tenants "
    "look out of the lit windows, some dance, and down in the street a house is missing.",
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
    rooms = [(140 + k * 87, 704 + row * 104) for row in range(2) for k in range(7)]
    tones = ("#ffd27a", "#ffe6a8", "#3a3450", "#ffc45a", "#ffd890", "#3a3450", "#ffe0a0")
    dancers = [(k, x, y) for k, (x, y) in enumerate(rooms) if k in (1, 3, 4, 8, 10, 11)]
    street = ((196, 84, 84), (286, 80, 112), (524, 84, 104), (612, 78, 80))
    tips = [(44 + k * 50, 690 - (18, 30, 28, 12)[k]) for k in range(4)]
    fingers = [strip([(x - 8, y + 110), (x, y + 40), (x + 2, y)], [56, 52, 44]) for x, y in tips]
    grip = [whole([one, circle(x + 2, y, 22)]) for one, (x, y) in zip(fingers, tips, strict=True)]
    palm = "-60,1240! -60,760 10,740 70,800 130,880 160,960 110,1060 60,1240!"
    thumb = whole(
        [strip("20,1010 110,960 190,900 222,868", [90, 76, 58, 46]), circle(224, 866, 23)]
    )
    near = {"lift": 30, "thick": 12, "bevel": 18, "fuzz": 0.3}
    return [
        felt(cloud(110, 180, 200, 4), "#d88a84", lift=4),
        felt(cloud(710, 260, 180, 7), "#e89a7a", lift=4),
        felt([bird(130, 330, 30), bird(690, 120, 34), bird(620, 190, 24)], "#3a2a4c", lift=5),
        # the giant
        felt("-40,1240! 20,1010 160,930 640,930 780,1010 840,1240!", "#3f5a6c", lift=10, thick=9),
        felt([oval(150, 470, 44, 70), oval(650, 470, 44, 70)], darker(skin, 0.12), lift=8, thick=9),
        felt("160,450 170,280 240,160 400,120 560,160 630,280 640,450 620,640 560,760 400,800 240,760 180,640", skin,
             lift=16, thick=18, bevel=60, fuzz=0.4, colours=(lighter(skin, 0.12), skin, darker(skin, 0.15))),
        fill("170,310 150,210 220,90 400,40 580,90 650,210 630,310 590,220 500,190 400,210 300,190 210,220", *beard,
             shade="lit", way="round", lift=12, width=5, puff=16),
        fill("164,560 220,660 300,690 400,690 500,690 580,660 636,560 640,760 580,940 480,1030 400,1056 320,1030 "
             "220,940 160,760", *beard, shade="lit",
             lines=["200,590 220,800 330,1040", "400,600 400,800 400,1080", "600,590 580,800 470,1040"], lift=14,
             width=5, puff=20),
        felt([oval(300, 390, 52, 40), oval(500, 390, 52, 40)], "#fffaf0", lift=4, fuzz=0.3),
        felt([circle(314, 408, 24), circle(486, 408, 24)], "#4a2c1c", lift=0, fuzz=0.2),
        beads([(322, 398), (494, 398)], "#ffffff", 7),
        fill([strip([(236, 330), (300, 290), (360, 326)], [16, 34, 14]),
              strip([(440, 326), (500, 290), (564, 330)], [14, 34, 16])], *beard, way=0, lift=8),
        # puffed cheeks, and lips at the roof's edge
        felt([circle(232, 550, 92), circle(568, 550, 92)], skin, lift=2, thick=24, bevel=70, fuzz=0.3),
        felt([oval(222, 540, 46, 34), oval(578, 540, 46, 34)], mix(skin, "#d0503a", 0.55), lift=0, cast=0),
        felt("400,380 436,460 446,510 400,534 354,510 364,460", darker(skin, 0.06), lift=10, thick=14, bevel=24),
        felt("312,640 350,606 400,612 450,606 488,640 470,690 330,690", "#b0574a", lift=8, thick=12, bevel=20,
             fuzz=0.3),
        felt(oval(400, 652, 56, 20), "#3a0f14", lift=0),
        fill(["400,560 350,552 290,580 262,640! 320,622 396,606", "400,560 450,552 510,580 538,640! 480,622 404,606"],
             *beard, shade="lit", way="round", lift=8, width=5),
        # the hands behind the block, its roof and its walls
        felt([palm, moved(palm, 800, 0, flip=True)], darker(skin, 0.08), lift=14, thick=14, bevel=40, fuzz=0.4),
        felt("728,640! 778,676! 794,766! 778,856! 728,892!", "#3f6a8c", lift=14, ink="score scales 40"),
        felt(box(72, 656, 656, 234, 8), "#b8503a", lift=24, thick=12, ink="score bricks 40", edge="#f2d0a0", hem="run",
             size=12),
        *[
            q
            for k, (x, y) in enumerate(rooms)
            for q in (
                felt(box(x - 33, y - 30, 66, 84, 4), "#f7e6c8", lift=4),
                felt(box(x - 26, y - 23, 52, 70), tones[k % 7], lift=0, emit=0.5 if tones[k % 7] != "#3a3450" else 0),
            )
        ],
        *[
            q
            for k, x, y in dancers
            for q in person(x, y + 78, 112, 0, ("#3f7fb8", "#d8404a", "#3f9a6a", "#7a4a9c")[k % 4], view="front",
                            pose="cheer" if k % 2 else "stand", near=(16, -98) if k % 3 else (14, -60),
                            **crowd_looks(k))
        ],
        felt([box(72, 752, 656, 20), box(72, 858, 656, 24)], "#a8442f", lift=4, ink="score bricks 30"),
        felt(box(72, 768, 656, 14), "#f2d8b0", lift=4),
        # fingers over the top, thumbs on the front
        *[felt(one, skin, **near) for left in grip for one in (left, moved(left, 800, 0, flip=True))],
        felt([oval(x + 2, y - 2, 12, 14) for x, y in tips], lighter(skin, 0.3), lift=1, thick=2),
        felt([oval(798 - x, y - 2, 12, 14) for x, y in tips], lighter(skin, 0.3), lift=1, thick=2),
        felt([thumb, moved(thumb, 800, 0, flip=True)], skin, **near),
        felt([oval(222, 862, 13, 13), oval(578, 862, 13, 13)], lighter(skin, 0.3), lift=1, thick=2),
        *[
            cloth("wool", moved("-60,1040! 40,1030 150,1070 190,1150 170,1260! -60,1260!", x, 0, flip=f), "#8a3a44",
                  lift=12, ink=f"print stripes 30 #a8525c @{a}")
            for x, f, a in ((0, False, 60), (800, True, -60))
        ],
        # the street, with a gap
        felt(land(1166, 1160, 1166, 1160, 1166), "#2a2440", lift=6),
        *[
            q
            for k, (x, w, h) in enumerate(street)
            for q in house(x, 1176, w, h, 0, ("#6a5a94", "#84587c", "#5a5a94", "#745484")[k], "#2a2440", "#ffd27a",
                           rows=2, lit=0.4)
        ],
        line("run", [polygon([(346, 1170), (346, 1090), (404, 1040), (462, 1090), (462, 1170)], False)], "#fff0c8", 6),
    ]  # fmt: skip


@card(
    "076",
    "Just the essentials",
    "From above: a brown suitcase lies open on a blue bed. Between the folded shirts a man is "
    "packed as well, folded as neatly as they are, with his moustache combed. A hand adds the "
    "socks.",
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
        wings = [
            [(x, top + a * 0.8), (x + k * a * 0.7, top - 6), (x + k * a, top + a * 0.5),
             (x + k * a * 0.4, top + a * 1.1)]
            for k in (-1, 1)
        ]  # fmt: skip
        return [
            cloth("cotton", box(x - w / 2, top, w, h, 12), colour, lift=16, thick=12, bevel=16),
            line("stem", [[(x, top + a), (x, y + h / 2 - 8)]], darker(colour, 0.25), 5),
            cloth("cotton", wings, lighter(colour, 0.35), lift=8, thick=6),
        ]

    skin, hair = SKIN["olive"], ("#1c1216", "#3a2a2a")
    sock = (
        "566,384! 566,438! 506,442 488,470 480,512 468,536 440,540 424,516 436,464 452,410 484,386"
    )
    return [
        # the suitcase
        felt(box(50, 60, 700, 370, 40), "#7a4622", lift=20, thick=12, edge="#e0b070", hem="run", size=16),
        cloth("silk", box(88, 96, 624, 310, 18), "#5a2430", lift=0, colours=("#6a2c38", "#4a1c28")),
        felt(box(50, 440, 700, 690, 40), "#7a4622", lift=24, thick=14, edge="#e0b070", hem="run", size=16),
        cloth("silk", box(88, 478, 624, 614, 18), "#4a1c28", lift=0, thick=2),
        felt([box(170, 416, 46, 40, 6), box(584, 416, 46, 40, 6)], "#f0cc62", lift=8),
        felt("320,1124! 334,1172 400,1184 466,1172 480,1124! 450,1124! 438,1150 400,1156 362,1150 350,1124!", "#4a2a12",
             lift=10, thick=8),
        # shirts
        *shirt(178, 790, 150, 560, "#9ccf9a"),
        *shirt(622, 790, 150, 560, "#f4d67a"),
        # the man
        *shirt(400, 905, 274, 330, "#ee5a44", 0.7),
        felt(["268,990! 376,940 398,984 376,1030 268,1040!", "532,990! 424,940 402,984 424,1030 532,1040!"], "#f07660",
             lift=12, thick=9),
        felt([oval(384, 986, 38, 30), oval(424, 1002, 38, 30)], skin, lift=9, thick=9),
        felt(box(352, 700, 96, 70, 18), darker(skin, 0.12), lift=4),
        felt("270,600 286,510 400,470 514,510 530,600 512,690 462,744 400,756 338,744 288,690", skin, lift=16, thick=14,
             bevel=34, fuzz=0.3),
        fill("270,590 264,500 340,440 460,436 536,500 530,590 506,540 400,516 294,540", *hair, way=0, lift=8, width=4),
        felt([oval(354, 594, 25, 22), oval(446, 594, 25, 22)], "#fffaf0", lift=2, fuzz=0.2),
        felt([circle(362, 586, 13), circle(454, 586, 13)], "#20141a", lift=0, fuzz=0.2),
        satin([strip([(322, 556), (354, 544), (384, 556)], [6, 13, 6]),
               strip([(416, 556), (446, 544), (478, 556)], [6, 13, 6])], hair[0]),
        felt("400,610 422,652 400,664 378,652", darker(skin, 0.1), lift=6),
        fill(["400,684 352,666 306,690 284,664! 304,722 366,716", "400,684 448,666 494,690 516,664! 496,722 434,716"],
             *hair, way=0, lift=8),
        felt([oval(316, 652, 22, 16), oval(484, 652, 22, 16)], "#e08a6a", lift=0, cast=0),
        cloth("silk", "400,800! 426,820! 416,846! 432,940! 400,970! 368,940! 384,846! 374,820!", "#2452a0", lift=8),
        # the hand with the socks
        *put([
            cloth("cotton", "900,330! 790,330 690,366 700,440 800,450 900,450!", "#f2a83a", lift=20, thick=8),
            felt(whole(["720,350 650,352 600,366 572,396 590,430 650,446 720,440",
                        strip([(640, 372), (580, 376), (530, 396)], [34, 30, 24]),
                        strip([(640, 398), (576, 406), (526, 424)], [34, 30, 24]),
                        strip([(640, 424), (590, 440), (546, 452)], [32, 28, 22]),
                        strip([(650, 360), (610, 340), (566, 346)], [30, 26, 20])]), SKIN["brown"], lift=18, thick=12,
                 fuzz=0.3),
            *[
                q
                for dx, dy, tone in ((-34, 14, "#1f8a86"), (0, 0, "#4ac4ba"))
                for q in put([
                    felt(sock, tone, lift=12, thick=9, fuzz=0.4),
                    felt(["540,384! 568,380! 570,440! 540,438!", "424,512 440,540 472,532 476,506"], "#fff6e0", lift=3,
                         thick=4),
                    line("stem", [[(462, 416), (500, 436)], [(450, 448), (488, 464)]], "#fff6e0", 7),
                ], dx, dy)
            ],
        ], -190, -282, 1.25),
    ]  # fmt: skip
