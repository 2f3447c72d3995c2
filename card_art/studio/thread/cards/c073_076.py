from dataclasses import replace

from card_art.studio.kit import *
from card_art.studio.thread.kit import *


def boxer(x: float, y: float, tall: float, skin: str, kit: Colour, flip: bool, **how: Any) -> Pieces:
    """Return a boxer with boots and trunks of one colour; `how` as for `person`, with a pose."""
    pose: Pose = how["pose"]
    hip: Point = pose.hip or (0, -48)
    legs = [
        strip([hip, ((hip[0] + foot[0]) / 2 + (5 if side else 3), (hip[1] + foot[1]) / 2 - 8)], [15, 14])
        for side, foot in enumerate((pose.other, pose.foot))
    ]
    return [
        *person(x, y, tall, 0, SKIN[skin], skin=skin, legs=SKIN[skin], shoes=kit, flip=flip, **how),
        *put([
            felt(whole([*legs, circle(hip[0], hip[1], 8.6)]), kit, lift=10, thick=8, fuzz=0.5),
            line("stem", [[(hip[0] - 8, hip[1] - 7), (hip[0] + 8, hip[1] - 6)]], "#fffaf0", 9),
        ], x, y, tall / 100, flip=flip),
    ]  # fmt: skip


@card(
    "073",
    "Round eleven",
    "In the boxing ring the two fighters have stopped fighting and dance a tango, gloves and all, each with an arm "
    "around the other. One has a rose between the teeth. The referee plays the violin, the crowd looks on.",
    "love, fight, peace, surprise, dance, forgiveness, tenderness, rivalry",
    mood="tender",
    camera="stage",
    light=lamplit((430, 560), fall=0.6, bloom=0.3, fill=0.92, key="#fff0d8", angle=100),
    ground=ground("velvet", "#1c2a5c", "#2a3f80", "#22346c"),
    hem=("#d8343a", "#2f5fb0"),
)
def round_eleven(r: Random) -> Pieces:
    red, blue = "#d8343a", "#2f6ad8"
    crowd = [
        q
        for k in range(5)
        for q in person(60 + k * 176, 1010 - (k % 2) * 40, 560, 0, ("#54407c", "#34608c", "#7c3a54", "#3a6a5c")[k % 4],
                        view="front", near=(10, -44), far=(-10, -44), **crowd_looks(k * 3 + 1, True))
    ]  # fmt: skip

    def glove(x: float, y: float, rot: float, tone: Colour) -> Pieces:
        """Return a boxing glove with the wrist at (x, y), pointing down until it is turned."""
        fist = whole([oval(0, 62, 46, 50), oval(-36, 48, 20, 32), box(-28, -6, 56, 50, 8)])
        return put([
            felt(fist, tone, colours=(lighter(tone, 0.2), tone), lift=12, thick=13, bevel=24, fuzz=0.4,
                 lines=["-22,26 -16,56 -30,76"]),
            line("stem", [[(-27, 6), (27, 6)]], "#fffaf0", 10),
        ], x, y, 1, rot)  # fmt: skip

    return [
        *crowd,
        tulle(box(-30, 380, 860, 520), "#1c2a5c", 0.66),
        tulle("300,-30! 560,-30! 830,1010! 60,1010!", "#fff0c8", 0.2),
        felt("340,-30! 520,-30! 540,34! 320,34!", "#3a3a44", lift=8),
        felt(oval(430, 38, 104, 18), "#fff6d8", emit=0.8, lift=4),
        # the ring
        felt("-40,820! 840,820! 900,1080! -100,1080!", "#5a94dc", lift=10, colours=("#6ea6e8", "#4080d0")),
        felt(oval(420, 1030, 350, 46), "#2f62b0", lift=0, cast=0),
        cloth("cotton", box(-40, 1090, 880, 190), "#f4ead8", lift=10, ink="print stripes 90 #d8343a @90"),
        line("cord", [[(-20, 1094), (820, 1094)]], "#fffaf0", 12),
        felt([box(26, 590, 40, 300, 8), box(736, 590, 40, 300, 8)], red, lift=12, thick=9),
        *[
            line("cord", [[(46, y), (756, y)]], c, 11)
            for y, c in ((640, "#fffaf0"), (720, red), (800, "#fffaf0"))
        ],
        # the referee
        *person(104, 884, 400, 0, "#f4f2ee", skin="olive", hair="grey", cut="short", near=(21, -70), far=(22, -80),
                legs="#22222c", ink="print stripes 20 #22222c @90", nod=14),
        felt(moved(whole([oval(-18, 0, 24, 17), oval(18, 0, 20, 14), box(-20, -10, 40, 20)]), 158, 572, 1.36, -10),
             "#b8581c", lift=8, thick=6),
        line("cord", [[(182, 566), (224, 556)]], "#3a2014", 8),
        line("cord", [[(130, 630), (208, 516)]], "#f0dcb0", 6),
        # the dancers: joined gloves above, a lunge each, an arm around the other
        *boxer(300, 1058, 800, "dark", red, False, hair="black", cut="curly",
               pose=Pose((10, -60), (22, -110), (20, 0), (-27, 0), 8, 2, (0, -43))),
        *boxer(528, 1058, 780, "pale", blue, True, hair="red", cut="curly",
               pose=Pose((10, -60), (10, -113), (-3, 0), (-27, 0), -9, 0, (0, -43))),
        *glove(482, 214, 184, red),
        *glove(438, 216, 176, blue),
        felt(whole([strip([(584, 520), (500, 566), (400, 566), (286, 540)], [62, 58, 52, 48]), circle(584, 520, 31)]),
             lighter(SKIN["pale"], 0.07), lift=12, thick=9, fuzz=0.5),
        *glove(292, 540, 84, blue),
        felt(whole([strip([(316, 520), (366, 620), (450, 680), (580, 706)], [66, 60, 54, 50]), circle(316, 520, 33)]),
             lighter(SKIN["dark"], 0.07), lift=12, thick=9, fuzz=0.5),
        *glove(576, 704, -80, red),
        # the rose
        line("stem", ["410,432 440,440 470,438"], "#4f8a34", 9),
        felt(leaf(444, 442, 36, 22, 70), "#5f9a44", lift=4),
        seed(circle(484, 432, 28), "#ff7a8a", "#e02848", size=9),
    ]  # fmt: skip


def wig(x: float, y: float, size: float, rot: float, bow: Colour) -> Pieces:
    """Return a powdered wig in profile, its face side to the left: a dome, three rolls and a tied tail."""
    white = ("#b9bece", "#f2f1f2", "#ffffff")
    dome = "-86,10 -92,-50 -60,-112 10,-132 76,-106 96,-40 92,40 70,66 40,60 20,10 -30,-14 -60,-10"
    return put([
        felt("-84,8 -50,-12 -10,-8 26,14 46,60 10,66 -40,44", "#7c7488", lift=4),
        fill("62,56! 96,52! 124,110 118,170! 86,150 66,104", *white, shade="lit", way=70, lift=10),
        fill(dome, *white, shade="lit", way="round", width=4, puff=22, lift=18),
        fill([oval(38, -30, 34, 20), oval(44, 10, 34, 20), oval(50, 50, 34, 20)], *white, shade="lit", way=0, lift=10,
             puff=9),
        felt(["78,62! 132,26! 138,84!", "78,62! 40,96! 86,112!", circle(80, 64, 13)], bow, lift=8),
    ], x, y, size / 200, rot)  # fmt: skip


@card(
    "074",
    "The high note",
    "An opera singer with a crown throws her head back and holds her highest note. In the boxes opposite, the "
    "powdered wigs fly off the bald heads of the audience. Only one woman holds hers down with both hands.",
    "power, exposure, music, vanity, triumph, embarrassment, truth, wind",
    mood="funny",
    camera="stage",
    light=lamplit((330, 420), fall=0.45, bloom=0.2, fill=0.95, key="#fff0c8", angle=120),
    ground=ground("velvet", "#f0d07a", "#e2b450", "#c8922f", ink="print diamonds 90 #ecc868"),
    hem=("#1f6a74", "#f7e6a8"),
)
def the_high_note(r: Random) -> Pieces:
    skin, black = SKIN["dark"], "#241c22"
    face = (
        "20,150! 0,96 -40,80 -84,30 -92,-40 -50,-98 20,-108 64,-76 70,-46! 100,-10 88,2 76,4! 92,14 84,24 60,34! "
        "40,62 66,84! 90,86 94,100 86,112 76,132 40,136 34,150 40,180! 10,190"
    )
    singer = put([
        felt("-44,80 30,110 30,190 70,260! -90,260!", darker(skin, 0.1), lift=6, thick=8),
        seed(whole([circle(-70, -60, 92), circle(-100, 30, 70), circle(-10, -90, 70)]), HAIR["black"], "#3a2c34",
             size=9, lift=10),
        felt(face, skin, lift=12, thick=12, bevel=26, fuzz=0.3, colours=(lighter(skin, 0.14), skin, darker(skin, 0.1))),
        felt("62,36! 40,62! 66,84! 84,82 74,60 82,40", "#4a0c18", lift=0),
        felt("62,37! 82,34! 80,44! 64,46!", "#fffaf0", lift=1, thick=2),
        felt("50,70! 60,62 76,70 70,80!", "#e0607a", lift=1),
        line("stem", ["34,-30 50,-24 66,-34"], "#1c1014", 8),
        line("stem", ["26,-58 48,-66 66,-58"], "#1c1014", 9),
        felt(oval(22, 20, 24, 17), "#b0503f", lift=0, cast=0),
        seed(whole([circle(-60, -76, 66), circle(-96, -10, 44), circle(0, -104, 44)]), HAIR["black"], "#3a2c34", size=9,
             lift=8),
        felt([(-66, -128), (-92, -206), (-48, -170), (-16, -226), (6, -172), (52, -200), (42, -122)], "#f7d23a",
             lift=10, thick=7),
        beads([(-14, -146), (-46, -150), (20, -146)], "#d8404a", 8),
        beads([(-36, 66)], "#f7e6b0", 12),
        beads([(-66 + k * 22, 196 + (16 - 5 * abs(k - 2.5)) * 1.2) for k in range(6)], "#fbf0d0", 11),
    ], 196, 444, 1.46, -14)  # fmt: skip
    sleeve = "20,760 60,716 130,720 176,770 236,828 300,790 352,742! 398,800! 340,880 250,944 170,900 70,850 20,810"

    def listener(x: float, y: float, skin: str, coat: Colour, **how: Any) -> Pieces:
        """Return somebody in a box, y at the rail, with both hands on the head."""
        return [
            *[
                replace(q, clip=(box(480, y - 320, 330, 330),))
                for q in person(x, y + 236, 440, 0, coat, view="front", skin=skin,
                                **{"cut": "none", "near": (11, -101), "far": (-11, -101), **how})
            ],
            felt(oval(x, y - 138, 14, 18), "#4a1420", lift=0),
            felt([circle(x - 18, y - 176, 14), circle(x + 18, y - 176, 14)], "#fffaf0", lift=2, fuzz=0.2),
            felt([circle(x - 20, y - 182, 7), circle(x + 15, y - 182, 7)], "#181014", lift=0),
        ]  # fmt: skip

    def front(y: float) -> Pieces:
        """Return the gilded front of a box with its rail at y."""
        swags = [f"{x},{y + 36} {x + 46},{y + 74} {x + 92},{y + 36}" for x in (500, 592, 684)]
        return [
            felt(box(478, y - 10, 350, 120, 14), "#e8b84a", lift=14, thick=9, colours=("#f7d470", "#c8902c"),
                 edge="#8a5a1c", hem="run"),
            line("chain", swags, "#fff2c0", 9),
            felt(box(466, y - 26, 374, 34, 12), "#c8303c", lift=10, thick=8),
        ]  # fmt: skip

    return [
        # the house, with two boxes
        felt("470,-30! 840,-30! 840,1240! 470,1240!", "#8a3040", lift=8, ink="print crosses 60 #9a3c4c"),
        cloth("velvet", arch(494, 784, 700, 420), "#3a1220", lift=0),
        *listener(572, 700, "pale", "#3a4a7c"),
        *listener(710, 700, "brown", "#3f7a5a"),
        *front(700),
        cloth("velvet", arch(494, 784, 1120, 850), "#3a1220", lift=0),
        *listener(640, 1120, "olive", "#7c4aa0", hair="white", cut="afro", near=(17, -102), far=(-17, -102)),
        felt([oval(568, 908, 19, 15), oval(712, 908, 19, 15)], SKIN["olive"], lift=6),
        *front(1120),
        cloth("velvet", "-30,-30! 130,-30! 120,200 80,420 20,600 -30,700!", "#1f7a84", colours=("#2f949c", "#124e58"),
              shade=0, lift=18, edge="#f2d060", hem="run"),
        # the gown
        cloth("silk", "-40,1240! -40,780 40,700 150,680 250,710 310,800 350,940 400,1080 430,1240!", "#d83048",
              colours=("#f05a68", "#d02c44", "#9a1830"), lift=18, thick=10, bevel=30,
              lines=["100,760 120,1000 90,1240", "200,760 240,1000 250,1240", "270,940 320,1060 360,1240"],
              edge="#f2d060", hem="run", size=14),
        *singer,
        felt(whole(open_hand(366, 788, 160, 26)), skin, lift=14, thick=8, fuzz=0.3),
        cloth("silk", sleeve, "#e0384e", colours=("#f46a78", "#c8283e"), lift=16, thick=9, bevel=24, edge="#f2d060",
              hem="run", size=10),
        line("run", ["388,400 424,366 470,330 500,250", "400,446 440,420 480,400 520,380", "390,500 420,510 452,516"],
             "#fffaf0", 11, size=30, gap=22),
        # the wigs
        line("run", ["566,486 556,440 548,410", "716,486 722,430 708,320"], "#fffaf0", 8, size=18, gap=14),
        *wig(560, 330, 172, -26, black),
        *wig(668, 176, 176, 20, "#c8303c"),
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
    thumb = whole([strip("20,1010 110,960 190,900 222,868", [90, 76, 58, 46]), circle(224, 866, 23)])
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
    sock = "566,384! 566,438! 506,442 488,470 480,512 468,536 440,540 424,516 436,464 452,410 484,386"
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
