from functools import partial

from card_art.studio.kit import *
from card_art.studio.motifs.animals import horse, owl
from card_art.studio.paper.kit import *


def button(x: float, y: float, r: float, colour: Colour, z: float) -> Pieces:
    holes = [circle(x + a * r * 0.24, y + b * r * 0.24, r * 0.1) for a in (-1, 1) for b in (-1, 1)]
    return [
        piece(circle(x, y, r), colour, z, holes=holes, lines=[circle(x, y, r * 0.74)], width=3, curl=(45, -0.15)),
        piece(box(x - r * 0.3, y - r * 0.34, r * 0.6, r * 0.68), darker(colour, 0.5), z - 2),
    ]


@card(
    "011",
    "Before the frost",
    "Two knitted hills are buttoned together over a valley. At the lowest button, still open, villagers push and pull.",
    "winter, protection, teamwork, hiding, warmth, closing, goodbye",
    mood="grand",
    camera="wide",
    light=day("#cfd8dc", "#e9e2d2", key=(0.4, 0.6)),
)
def before_the_frost(r: Random) -> Pieces:
    left = curve("-60,420! 120,330 280,330 420,300 440,420 446,700 400,900 300,1260! -60,1260!")
    right = curve("380,320! 520,280 660,330 860,300! 860,1260! 640,1260! 520,900 420,700 380,500")
    rust, ochre = "#b5562f", "#c9853a"
    small = [
        p
        for x, s, w in ((400, 46, "#f2dfb8"), (452, 58, "#e9cfa0"), (520, 50, "#f4e6c8"))
        for p in house(x, 1110 + (x % 7) * 6, s, s * 0.9, 30, w, "#8a3b2c", rows=1, lit=0.3, pane="#ffd884")
    ]
    return [
        piece([cloud(180, 200, 380, 3), cloud(600, 160, 420, 6)], "#b9c4cb", 8),
        piece([circle(r.uniform(0, 800), r.uniform(20, 330), r.uniform(2, 5)) for _ in range(50)], "#ffffff", 14,
              cast=0.4),
        piece(box(200, 860, 500, 400), "#7f9a6a", 12, ink="score grass 30"),
        piece(strip([(470, 900), (440, 1010), (490, 1120), (420, 1260)], [10, 26, 44, 80]), "#8fc0c9", 16,
              ink="score waves 30"),
        *small,
        piece(right, ochre, 60, ink="print knit 44 #b5742f", foot="#a8682c"),
        piece(strip([(382, 316), (390, 500), (428, 700), (524, 900), (640, 1230)], [50, 50, 50, 50]),
              lighter(ochre, 0.12), 66, ink="score lines 16"),
        piece(left, rust, 84, ink="print knit 44 #a3482a", foot="#8f3f26"),
        piece(strip([(424, 300), (436, 420), (440, 700), (394, 900), (298, 1240)], [56, 56, 56, 56]),
              lighter(rust, 0.14), 90, ink="score lines 16"),
        *[p for x, y in ((432, 400), (440, 560), (430, 726)) for p in button(x, y, 44, "#f0d9a4", 100)],
        *button(500, 960, 48, "#f0d9a4", 96),
        piece(strip([(372, 930), (420, 952), (470, 960)], [8, 8, 8]), "#f6ecd6", 98),
        *person(330, 990, 130, 104, "#2f5d73", pose="pull", flip=True, hat="wool", **crowd_looks(3)),
        *person(270, 1000, 124, 104, "#e2b84a", pose="pull", flip=True, dress=0.6, **crowd_looks(4)),
        piece(stroked([(292, 928), (460, 958)], 4), "#f6ecd6", 120),
        *person(600, 1016, 130, 104, "#3f6a4c", pose="push", flip=True, hat="brim", **crowd_looks(6)),
        *person(668, 1060, 126, 104, "#7a3f5c", pose="push", flip=True, hat="bonnet", dress=0.6, **crowd_looks(9)),
        *[
            p
            for x, y, s in ((90, 390, 1), (210, 352, 0.8), (690, 340, 0.9))
            for p in tree(x, y, 120 * s, 70, "#d9a441", seed=x)
        ],
    ]  # fmt: skip


@card(
    "012",
    "The usual way",
    "An escalator carries people with briefcases down into a calm sea. The first of them is in up "
    "to the chest, and fish swim below.",
    "routine, surrender, calm, danger, habit, descent, belonging",
    mood="uneasy",
    camera="wide",
    light=overcast("#e0d4b4", "#c9c0a0"),
)
def usual_way(r: Random) -> Pieces:
    steps: list[tuple[float, float]] = []
    for i in range(-1, 12):
        steps += [(-40 + i * 84, 300 + i * 76), (44 + i * 84, 300 + i * 76)]
    looks = (("#5a6470", "bowler"), ("#49505c", ""), ("#6a6f78", "brim"), ("#c8402e", ""), ("#525a66", "bowler"))
    people: Pieces = []
    for k, (coat, hat) in enumerate(looks):
        i = 1 + k * 2
        people += person(
            4 + i * 84,
            300 + i * 76 + 2,
            300,
            46,
            coat,
            hat=hat,
            dress=0.55 if k % 2 else 0.45,
            near=(4, -42),
            **crowd_looks(k * 2 + 1),
        )
        people += [
            piece(
                box(6 + i * 84, 300 + i * 76 - 128, 56, 42, 5),
                "#6b4630",
                72,
                lines=[box(24 + i * 84, 300 + i * 76 - 138, 20, 12)],
            )
        ]
    return [
        piece(FULL, "#e6dcc0", 2, ink="score tiles 120"),
        piece([circle(x, 90, 26) for x in (160, 400, 640)], "#fff8e0", 8, emit=0.4),
        *put([
            piece([*steps, (990, 1260), (-40, 1260)], "#7f8c90", 34, ink="score lines 12 @90"),
            piece(stroked([(-60, 20), (1000, 981)], 34), "#39424a", 30),
            piece(stroked([(-60, 54), (1000, 1017)], 40), "#a9b7b8", 26),
            *people,
            piece(polygon([(-60, 420), (960, 1342), (-60, 1342)]), "#93a2a5", 84, ink="score lines 40 @42"),
            piece(stroked([(-60, 250), (1000, 1211)], 36), "#2d353c", 92),
        ], -56),
        piece(swell(800, 8, 9), "#8cc4b8", 110, vellum=0.8, ink="score waves 90"),
        piece([fish(520, 1010, 50), fish(700, 900, 38, flip=True), fish(300, 1120, 44)], "#e8a04a", 122, cast=0.6),
        piece(swell(860, 8, 7, 0.5), "#7ab8ac", 128, vellum=0.74, ink="score waves 80"),
        piece([fish(130, 1060, 36, flip=True), fish(610, 1140, 56, flip=True)], "#f2e2c0", 134),
    ]  # fmt: skip


@card(
    "013",
    "Only on Sundays",
    "A man with a very long moustache looks on sternly. Two children swing on ropes that hang from its ends.",
    "patience, play, dignity, childhood, strength, humour, grandfather",
    mood="funny",
    camera="close-up",
    light=day("#e3b64e", key=(0.4, 0.6)),
)
def only_on_sundays(r: Random) -> Pieces:
    skin, grey = SKIN["olive"], "#55484a"
    right = curve(
        "400,560! 470,540 560,590 660,590 720,540 716,480 672,476 664,510 690,520! 680,556 "
        "620,560 560,520 480,500 400,520!"
    )
    swing: Pieces = []
    for x, side, coat, k in ((110, -1, "#c8402e", 2), (690, 1, "#2f7f86", 5)):
        swing += [
            piece(
                [
                    stroked([(x - 34, 540), (x - 34 + side * 16, 990)], 5),
                    stroked([(x + 30, 540), (x + 30 + side * 16, 990)], 5),
                ],
                "#6d4a2c",
                96,
            ),
            piece(box(x - 56 + side * 16, 984, 104, 14, 4), "#8a5a34", 100),
        ]
        swing += person(
            x + side * 14,
            1060,
            290,
            104,
            coat,
            pose="dangle",
            age="child",
            near=(11, -56),
            far=(-6, -54),
            flip=side > 0,
            foot=(28, -8),
            other=(22, -4),
            **crowd_looks(k, True),
        )
    return [
        piece(FULL, "#e8be5a", 4, ink="print rings 120 #efcd78;print dots 120 #d9a840"),
        piece("120,1260! 150,960 280,870 400,850 520,870 650,960 680,1260!", "#3a4a5c", 30,
              ink="print chevrons 46 #445670", curl=(0, -0.15)),
        piece(["330,860! 400,1010 470,860! 400,820"], "#f4ead4", 40),
        piece(["400,930! 372,900 372,960!", "400,930! 428,900 428,960!"], "#b5382e", 46),
        piece("236,420 240,300 320,200 480,200 560,300 564,420 556,560 500,740 400,800 300,740 244,560", skin, 52,
              curl=(0, -0.12)),
        piece(["236,430 200,420 196,500 232,540", "564,430 600,420 604,500 568,540"], darker(skin, 0.08), 50),
        piece([oval(310, 420, 40, 26), oval(490, 420, 40, 26)], "#fdf6ea", 58, cast=0.5),
        piece([circle(290, 424, 17), circle(470, 424, 17)], "#2a1e20", 60, cast=0.4),
        piece([strip("250,376 310,344 366,372", [10, 30, 14]), strip("434,372 490,344 550,376", [14, 30, 10])], grey,
              66),
        piece("372,430! 428,430! 452,530 400,556 348,530", lighter(skin, 0.08), 64, curl=(0, -0.15)),
        piece([oval(286, 520, 40, 28), oval(514, 520, 40, 28)], "#d98a62", 55, cast=0, rim=0),
        piece(stroked("340,660 400,640 460,660", 9), "#8a4436", 60),
        piece(["210,300! 230,140 400,90 570,140 590,300!", oval(400, 296, 250, 34)], "#2f3640", 80, curl=(0, -0.15)),
        piece("216,270! 220,226 400,206 580,226 584,270! 400,244", "#b5382e", 84),
        piece([right, moved(right, 800, 0, flip=True)], grey, 90, ink="score grain 14", curl=(90, -0.15)),
        *swing,
    ]  # fmt: skip


@card(
    "014",
    "Open wide",
    "The view out of a mouth, between the teeth and over the tongue. A spoon arrives with a boat "
    "on it, and two people in the boat.",
    "appetite, trust, danger, arrival, childhood, surprise, end",
    mood="uneasy",
    camera="through-frame",
    light=lamplit(
        "#dff0f2", (400, 520), lamp_colour="#fff4e0", power=1.2, radius=520, reach=170, ambient=0.62, shadow="#2c0610"
    ),
)
def open_wide(r: Random) -> Pieces:
    gap = curve("400,210 580,250 690,390 720,560 680,760 560,880 400,910 240,880 120,760 80,560 110,390 220,250")

    def teeth(y: float, bend: float, tall: float, up: int) -> list[Any]:
        out = []
        for i in range(8):
            t = (i - 3.5) / 3.5
            w = 92 - 26 * abs(t)
            x = 400 + t * 265
            foot = y + up * bend * (1 - t * t)
            out.append(box(x - w / 2, foot - (tall if up < 0 else 0) * 1.0, w - 6, tall * (1 - 0.25 * abs(t)), 24))
        return out

    return [
        piece(box(-40, -40, 880, 1280), "#cfe8ec", 3, ink="print stripes 90 #dcf0f0 @90"),
        piece(box(470, 280, 190, 250), "#f7f0dc", 6),
        piece(box(486, 296, 158, 218), "#9fd0dc", 8, lines=[[(565, 296), (565, 514)], [(486, 405), (644, 405)]],
              width=8),
        piece(strip([(300, 180), (350, 360), (380, 520)], [40, 30, 40]), "#b9bec8", 24),
        piece(oval(400, 600, 190, 96), "#c9ced8", 30, curl=(90, -0.2)),
        piece(oval(400, 590, 160, 70), "#e8963e", 36, ink="score rings 70"),
        *put(boat(0, 0, 190, 0, "#2f7f86"), 400, 586, 1, z=42),
        *person(360, 600, 150, 38, "#d9553f", pose="row", flip=False, **crowd_looks(2)),
        *person(452, 600, 146, 38, "#f2dc9a", pose="sit", flip=True, hat="straw", dress=0.5, **crowd_looks(5)),
        piece(FULL, "#7d1f2c", 84, holes=[gap], ink="score flecks 50", foot="#5a1422"),
        piece(teeth(240, -26, 150, 1), "#fff7e6", 96, curl=(90, 0.15)),
        piece("150,1260! 170,900 260,800 360,790 400,810 440,790 540,800 630,900 650,1260!", "#e0707c", 100,
              ink="print dots 34 #d05f6e", lines=["400,820 404,1000 398,1240"], width=5, curl=(0, -0.12)),
        piece([box(112 + i * 74, 1000 + 46 * (1 - ((i - 3.5) / 3.5) ** 2), 66, 110, 22) for i in range(8)], "#fff3dc",
              122, curl=(90, -0.15)),
        piece(FULL, "#a8323f", 130,
              holes=[curve("400,60 620,120 770,330 800,600 760,900 640,1110 400,1180 160,1110 40,900 0,600 30,330 "
                           "180,120")], ink="score flecks 60", foot="#7d1f2c"),
        piece(["360,-40! 374,120 400,190 426,120 440,-40!"], "#c4505c", 140),
    ]  # fmt: skip


@card(
    "015",
    "Conversation",
    "Two heads face each other. One speaks swallows, the other speaks bricks, and a wall has grown between them.",
    "quarrel, words, freedom, stubbornness, distance, hope, misunderstanding",
    mood="uneasy",
    camera="close-up",
    light=day("#f0dcc0", "#e3b690", key=(0.45, 0.55)),
)
def conversation(r: Random) -> Pieces:
    bricks = [
        box(280 + k * 72 + (row % 2) * 30 + r.uniform(-3, 3), 1160 - row * 42 + r.uniform(-2, 2), 66, 36, 4)
        for row in range(13)
        for k in range(3 if row < 11 else 13 - row)
    ]
    flying = [
        moved(box(-33, -18, 66, 36, 4), x, y, 1, t) for x, y, t in ((500, 760, -24), (452, 690, 18), (392, 626, -10))
    ]
    birds = [
        swallow(250, 720, 30, -30),
        swallow(270, 620, 36, -40),
        swallow(330, 520, 42, -30),
        swallow(430, 430, 46, -12),
        swallow(560, 350, 50, -6),
        swallow(690, 250, 54, -14),
        swallow(520, 220, 40, -20),
        swallow(300, 400, 34, -50),
    ]
    return [
        piece(land(420, 380, 430, 360, 400), "#efc79c", 8, ink="print scales 90 #f3d3ad"),
        piece(land(760, 700, 740, 720, 780), "#d99a6c", 14, ink="print scales 90 #e0a67c"),
        piece("-60,1260! -40,1120 60,1040 150,1030 230,1100 290,1260!", "#2f6f78", 30, ink="print chevrons 40 #3b7f88"),
        *put(profile("dark", "black", "afro", mouth=1), 110, 830, 1.95, 0, z=36),
        piece("860,1260! 840,1120 740,1040 650,1030 570,1100 520,1260!", "#8c3f56", 30, ink="print dots 30 #a45a70"),
        *put(profile("pale", "red", "bun", mouth=1), 690, 830, 1.95, 0, z=36, flip=True),
        piece(bricks, "#b5452e", 60, ink="score flecks 26", knife=0.6),
        piece(flying, "#c4553a", 80, ink="score flecks 26"),
        piece(birds, "#22364f", 84),
        piece([
            moved(curve("-.1,.2 .3,.18 .7,.1 .5,.0 .1,.05"), x, y, s, t)
            for x, y, s, t in ((430, 430, 46, -12), (560, 350, 50, -6), (690, 250, 54, -14), (330, 520, 42, -30))
        ], "#f4e6d0", 86, cast=0.2),
    ]  # fmt: skip


@card(
    "016",
    "Tenor, alto, rope",
    "A choir sings. From every mouth comes a ribbon, and the ribbons are plaited into one thick "
    "rope. A child climbs up it.",
    "harmony, community, strength, music, difference, togetherness, faith",
    mood="grand",
    camera="close-up",
    light=day("#f4ead2", "#e9d4a8", key=(0.35, 0.6)),
)
def tenor_alto_rope(r: Random) -> Pieces:
    hues = ("#d9553f", "#2f7f86", "#e8b23e", "#6f5a92", "#c9708c")
    singers: Pieces = []
    # x, y, size, mirrored, looks
    for k, (x, y, size, flip, skin, hair, cut) in enumerate((
        (96, 700, 1.02, False, "brown", "black", "short"),
        (716, 668, 1.02, True, "pale", "red", "bun"),
        (150, 980, 1.34, False, "pale", "white", "bald"),
        (664, 960, 1.34, True, "dark", "black", "afro"),
    )):  # fmt: skip
        side, z = -1 if flip else 1, 40 + k // 2 * 44
        singers += [
            piece(
                moved("-190,330! -170,180 -110,120 -20,96 60,120 110,190 130,330!", x, y, size, flip=flip),
                ("#7c3348", "#8c3d50")[k % 2],
                z,
                ink="score lines 30 @90",
            ),
            *put(profile(skin, hair, cut, mouth=1.3), x, y, size, -15 * side, z=z + 6, flip=flip, lift=0.8),
            piece(
                [moved(oval(0, 0, 66, 22), x - side * 6 * size, y + 106 * size, size, -10 * side)], "#fbf6ea", z + 18
            ),
        ]
        a = math.radians(-15)
        mx, my = 56 * math.cos(a) - 56 * math.sin(a), 56 * math.sin(a) + 56 * math.cos(a)
        mouth = x + side * mx * size, y + my * size
        end = 400 - side * (30 - k // 2 * 22), 506
        ribbon = [mouth, (mouth[0] + side * 54, mouth[1] - 8), (mouth[0] + side * 120, mouth[1] - 60),
                  ((mouth[0] + 3 * end[0]) / 4, 620), end]  # fmt: skip
        if k > 1:  # past the one in the middle
            ribbon[1:4] = [(mouth[0] + side * 40, mouth[1] - 24), (mouth[0] + side * 52, mouth[1] - 110),
                           (400 - side * 74, 700)]  # fmt: skip
        singers.append(piece(strip(ribbon, [22, 50, 56, 54, 50]), hues[k], z + 24, curl=(0, 0.15)))
    # the one in the middle, from the front with the head laid back
    singers += [
        piece("236,1260! 250,1150 320,1104 400,1096 480,1104 550,1150 564,1260!", "#6c2c40", 120, ink="score lines 30 @90"),
        piece("322,1010 318,936 350,880 400,866 450,880 482,936 478,1010 450,1080 400,1100 350,1080", SKIN["olive"], 126,
              curl=(0, -0.1)),
        piece("306,1010! 296,920 340,856 400,842 460,856 504,920 494,1010! 480,950 452,912 400,904 348,912 320,950",
              HAIR["brown"], 130, lines=["400,850 350,880 318,950", "400,850 450,880 482,950"], width=2.4),
        piece([stroked("340,956 356,946 374,956", 6), stroked("426,956 444,946 460,956", 6)], "#3a2420", 132, cast=0.2),
        piece([oval(346, 1004, 22, 16), oval(454, 1004, 22, 16)], mix(SKIN["olive"], "#d0503f", 0.35), 129, cast=0, rim=0),
        piece(oval(400, 1034, 38, 44), "#4a1420", 134, cast=0.2),
        piece(strip("400,1040 396,960 408,820 396,660 400,500", [40, 56, 58, 56, 50]), hues[4], 138, curl=(0, 0.15)),
        piece("330,1110! 400,1090 470,1110! 488,1142 400,1126 312,1142", "#fbf6ea", 136),
    ]  # fmt: skip
    plait = [
        piece(leaf(400 + s * 84, 560 - i * 74, 210, 122, -90 - s * 42), hues[(i * 2 + (s > 0)) % 5], 150 + i * 2,
              lines=[[(400 + s * 56, 534 - i * 74), (400 - s * 14, 450 - i * 74)]], width=2.4)
        for i in range(9)
        for s in (-1, 1)
    ]  # fmt: skip
    rays = [
        polygon([(400, 460)] + [(400 + 1000 * math.cos(a + b), 460 + 1000 * math.sin(a + b)) for b in (0, 0.12)])
        for a in [k * 0.26 for k in range(24)]
    ]
    return [
        piece(FULL, "#f1e3c2", 3, ink="print rings 160 #f6ecd2"),
        piece(rays, "#fbf3dc", 6, cast=0.3),
        *singers,
        *plait,
        *person(346, 404, 330, 190, "#2a6f9c", pose="climb", age="child", skin="brown", hair="black", cut="curly",
                near=(23, -70), far=(19, -100), foot=(16, -18), other=(11, -4), nod=-14, legs="#e8e0cc",
                shoes="#c8402e", ink="print stripes 24 #f4e6d0 @0"),
    ]  # fmt: skip


@card(
    "017",
    "Mind the corners",
    "Two removal men carry a piece of the sea down a street. There are fish in it and a small "
    "sailing boat on top, and it drips.",
    "moving house, memory, absurd, work, possession, homesickness, care",
    mood="funny",
    camera="wide",
    light=day("#f8c9a0", "#f3e0c0", key=(0.5, 0.6)),
)
def mind_the_corners(r: Random) -> Pieces:
    walls = ("#d9705c", "#eeb060", "#c9584c", "#e89a58")
    sea = curve(
        "196,520! 236,486 276,522! 316,486 356,522! 396,486 436,522! 476,486 516,522! 556,486 "
        "604,520! 604,826! 196,826!"
    )
    men: dict[str, Any] = {"legs": "#3a62a0", "flip": True, "pose": "walk"}
    return [
        *[
            p
            for i, w in enumerate(walls)
            for p in house(90 + i * 210, 900, 204, 560 + (i % 2) * 80, 8, w, "#8c4a3c", "#6f8fa0", rows=4, peak=0.34,
                           door=("#5c7a5a", "#8a3b44", "#4a5f80", "#7a5a3c")[i])
        ],
        piece(box(-40, 900, 880, 360), "#d2bfa6", 26, ink="print cobbles 64 #c2ad94"),
        piece(box(-40, 892, 880, 22), "#e6d6bc", 30),
        piece([oval(300, 1150, 110, 20), oval(520, 1176, 90, 16)], "#8fc4d0", 34, ink="score rings 40", cast=0.2),
        *put(sail(0, 0, 120, 0, "#c8402e"), 400, 512, 1.6, z=70),
        piece(sea, "#3f9fb4", 84, ink="print waves 70 #56b4c4", foot="#1f6484", curl=(90, -0.1)),
        piece([fish(300, 620, 50), fish(450, 700, 46, flip=True), fish(520, 590, 34), fish(330, 760, 30)], "#f3a04a",
              92),
        piece([fish(410, 600, 24, flip=True), fish(530, 770, 28, flip=True), fish(250, 700, 24)], "#f6e8c8", 92),
        piece([strip([(x, 826), (x - 8, 770), (x + 6, 720)], [14, 10, 4]) for x in (286, 420, 500)], "#4f9a5b", 90),
        piece([leaf(x, 822, n, 13, 90) for x, n in ((240, 60), (310, 110), (390, 70), (460, 140), (560, 90))],
              "#56b4c4", 86),
        *person(128, 1130, 700, 100, "#3a62a0", skin="brown", hair="black", hat="cap", near=(-13, -47), far=(-10, -45),
                ink="print lines 40 #305690 @90", lean=6, **men),
        *person(676, 1130, 720, 100, "#3a62a0", skin="pale", hair="red", cut="curly", near=(16, -45), far=(13, -43),
                beard=True, lean=-4, **men),
    ]  # fmt: skip


@card(
    "018",
    "Wrinkle-free",
    "A huge iron presses green hills into a smooth striped plain. In front of it small people run "
    "from their village with suitcases.",
    "order, progress, destruction, housework, power, haste, peace",
    mood="funny",
    camera="wide",
    light=day("#dbe6ee", "#f2ead6", key=(-0.5, 0.6), lamp=(600, 120)),
)
def wrinkle_free(r: Random) -> Pieces:
    red, dark = "#cf4436", "#33373f"
    skin = SKIN["brown"]
    runners = [
        (70, 1120, 190, "#3f5f8c", "adult", 1),
        (176, 1136, 196, "#b5533c", "adult", 2),
        (290, 1150, 150, "#e0b044", "child", 3),
        (384, 1140, 190, "#6f5a92", "adult", 4),
    ]
    people = [
        one
        for k, (x, y, tall, coat, age, look) in enumerate(runners)
        for one in (
            *person(
                x,
                y,
                tall,
                136,
                coat,
                pose="run",
                flip=True,
                age="child" if age == "child" else "adult",
                dress=(0, 0.5)[k % 2],
                **crowd_looks(look, True),
            ),
            *([piece(box(x + 24, y - 104, 52, 40, 4), "#7a4a2c", 158)] if k != 2 else []),
        )
    ]
    iron = [
        piece("-250,0! -220,-90 -130,-170 0,-206 200,-210 236,-150 240,0!", red, 0, curl=(90, -0.15)),
        piece("-190,-66 -110,-136 10,-168 190,-170 206,-130 208,-60", lighter(red, 0.12), 4, cast=0.4),
        piece("-300,34! -262,-6 246,-6! 250,34!", "#d6dce2", 8, ink="score lines 9"),
        piece(
            strip("-90,-190 -96,-270 -50,-320 60,-334 190,-326 214,-270 206,-196", [50, 46, 52, 56, 52, 46, 50]),
            dark,
            -4,
        ),
        piece(circle(-60, -110, 26), "#f0c24e", 8),
        piece(box(-68, -128, 16, 26, 4), dark, 12),
    ]
    fist = [
        piece("560,-40! 470,60 330,190 240,260 300,350 400,300 560,190 780,60 880,-40!", skin, 0, curl=(45, -0.1)),
        piece("452,74! 566,204! 900,60! 900,-160! 640,-120!", "#e0b044", 6, ink="score lines 26 @45"),
        piece(
            [strip([(250 + k * 52, 252), (236 + k * 52, 300), (244 + k * 52, 372)], [56, 54, 44]) for k in range(4)]
            + [circle(244 + k * 52, 370, 22) for k in range(4)],
            skin,
            10,
            lines=[[(228 + k * 52, 318), (256 + k * 52, 316)] for k in range(4)],
        ),
        piece([oval(244 + k * 52, 376, 13, 15) for k in range(4)], lighter(skin, 0.35), 14, cast=0.3),
    ]
    return [
        piece([cloud(150, 150, 240, 7)], "#f6f3ea", 8),
        # crumpled hills before the iron, none behind it
        piece(
            "-40,560! 60,380 150,470 250,300 360,470 420,430 480,560 500,720! 500,900! -40,900!",
            "#a9c6a0",
            16,
            ink="print grass 50 #9ab890",
        ),
        piece(
            "-40,700! 40,560 120,640 220,500 300,620 380,560 460,720 480,900! -40,900!",
            "#86b07c",
            30,
            ink="print waves 60 #96bd8a",
        ),
        *[p for x, y in ((40, 590), (218, 530), (372, 596)) for p in tree(x, y, 120, 40, "#5f9460", seed=x)],
        piece(
            "-40,860! 30,720 110,810 190,700 270,800 330,740 420,900! 420,1000! -40,1000!",
            "#6b9c5c",
            50,
            ink="print grass 60 #5c8c50",
        ),
        *[
            p
            for x, y, c in ((36, 770, "#e9c79a"), (190, 740, "#f0dcb4"), (320, 800, "#e0a98a"))
            for p in house(x, y, 92, 78, 58, c, "#a8433a", rows=1, door="#5c4a3c")
        ],
        piece(box(400, 690, 450, 320), "#9ccb7a", 34, ink="print stripes 40 #c0e29c @0"),
        piece(box(620, 692, 5, 300), "#7fae66", 36, cast=0),
        piece(land(1000, 960, 985, 1000, 1000, 1000, 1000), "#7fae66", 70, ink="print stripes 60 #8bb872 @2"),
        *put(iron, 420, 962, 0.88, z=96),
        *put(fist, 190, 388, 0.9, z=110),
        piece(
            [cloud(190, 950, 200, 2), cloud(130, 1010, 150, 5), cloud(700, 1004, 120, 9)], "#ffffff", 124, vellum=0.25
        ),
        *people,
        piece(land(1150, 1135, 1150, 1140, 1150), "#8fbb74", 132, ink="print grass 70 #7fae66"),
        piece(grass(-20, 820, 1222, 56, r), "#6b9c5c", 160),
    ]


@card(
    "021",
    "Chamber music",
    "A woman in a red dress plays with a bow on a white swan, as if it were a cello. Three grey cygnets listen.",
    "music, tenderness, beauty, captivity, sacrifice, trust, harmony",
    mood="uneasy",
    camera="stage",
    light=day("#2f4a44", "#3c5a4c", key=(0.4, 0.6), exposure=1.3),
)
def chamber_music(r: Random) -> Pieces:
    white, skin, red = "#fbf6ea", SKIN["dark"], "#b5303a"
    neck = [(440, 800), (470, 700), (556, 640), (590, 540), (566, 430), (572, 330), (620, 276)]
    cygnet = [
        piece("-60,0! -70,-40 -40,-66 10,-60 50,-70 64,-40 50,0!", "#a9a8a4", 0, ink="score flecks 14"),
        piece(strip("26,-44 34,-84 30,-110", [34, 24, 26]), "#a9a8a4", 2),
        piece("4,-122 26,-140 48,-124 44,-102 16,-100", "#b5b4b0", 4),
        piece("8,-122! -18,-110! 8,-106!", "#4a4650", 6),
        piece(circle(20, -121, 4.5), "#1c1a20", 7),
    ]
    return [
        piece(FULL, "#34564e", 3, ink="print leaves 130 #3f655b;print dots 90 #2d4b44"),
        piece(["-40,-40! 130,-40! 110,300 40,560 20,1000! -40,1000!"], "#8c3a40", 8, ink="score lines 34 @88"),
        piece(["840,-40! 690,-40! 710,300 770,560 784,1000! 840,1000!"], "#8c3a40", 8, ink="score lines 34 @92"),
        piece(box(-40, 990, 880, 270), "#7a4f36", 14, ink="score lines 56 @90;score grain 30"),
        piece(oval(400, 1120, 370, 74), "#a04e50", 18, ink="print rings 90 #b56264"),
        # the player: her skirt hides the stool
        *person(390, 1130, 1000, 30, red, view="front", skin="dark", hair="black", cut="bun", hip=(0, -25),
                near=(19, -58), far=(-27, -36), foot=(20, 0), other=(-20, 0), legs=red, ink="print flowers 60 #c4484c"),
        piece("300,800! 220,850 150,960 130,1130! 260,1150 390,1140 520,1150 650,1130! 630,960 560,850 480,800!", red,
              62, ink="print flowers 70 #c4484c", lines=["240,880 200,1000 190,1120", "540,880 590,1000 600,1120"],
              width=4, curl=(0, -0.1)),
        # the swan
        piece("400,1070! 350,1140! 384,1136! 400,1160! 424,1134! 456,1140! 430,1070!", "#e8963e", 84),
        piece("400,770 320,790 276,860 280,930 270,1000 300,1070 400,1100 500,1070 540,1000 530,930 540,860 490,790",
              white, 90, ink="score scales 54", curl=(0, -0.12)),
        piece(["290,850! 250,930 262,1040 330,1090! 330,1000 300,930",
               "520,850! 560,930 552,1040 480,1090! 480,1000 514,930"], "#e9e1d2", 94,
            lines=["282,900 290,1000 318,1060", "530,900 522,1000 494,1060"], width=3),
        piece(strip(neck, [96, 74, 58, 50, 46, 44, 50]), white, 98, curl=(0, -0.15)),
        piece("590,290 600,244 640,226 680,240 690,276 664,304 620,312", white, 102),
        piece("676,250! 736,286 744,304! 700,304 668,298!", "#e8863a", 104),
        piece("664,246! 690,244 700,268 676,284!", "#1c1a20", 106),
        piece(circle(650, 262, 8), "#1c1a20", 107),
        piece([
            stroked([(582 + k, 440), (560 + k, 560), (430 + k, 830), (406 + k * 1.4, 1050)], 3)
            for k in (-10, 0, 10)
        ], "#8a6a3c", 110, cast=0.6),
        piece(box(366, 940, 84, 14, 5), "#7a4f34", 112),
        # her hands: one on the neck, one at the frog of the bow
        piece([stroked([(110, 780), (690, 880)], 10)], "#5a3424", 124),
        piece(stroked([(124, 794), (684, 892)], 4), "#f4ead4", 122),
        piece([circle(122, 780, 34)], skin, 130),
        piece([oval(612, 566, 30, 52), strip([(612, 540), (596, 500), (578, 486)], [30, 24, 16])], skin, 96),
        *[
            piece([strip([(624, 528 + k * 24), (594, 520 + k * 24), (560, 530 + k * 23)], [25, 25, 19]),
                   circle(560, 530 + k * 23, 9.5)], lighter(skin, 0.05), 128 + k * 2)
            for k in range(4)
        ],
        *[one for k in range(3) for one in put(cygnet, 600 + k * 66, 1196 - k % 2 * 14, 0.85, z=140 - k * 10)],
    ]  # fmt: skip


@card(
    "022",
    "Round and round",
    "A woman spins with raised arms. Her wide skirt is a carousel, with children riding horses under its hem.",
    "joy, childhood, motherhood, dizziness, celebration, memory, freedom",
    mood="grand",
    camera="stage",
    light=evening("#f0b8a4", "#f6dcb4", lamp=(400, 300), key=(-0.3, 0.6), ambient=0.6),
)
def round_and_round(r: Random) -> Pieces:
    wine = "#8c2f3c"
    hem = "790,758! 738,804 690,772! 626,824 556,788! 480,836 400,796! 320,836 244,788! 174,824 110,772! 62,804 10,758!"
    skirt = curve(f"318,476! 482,476! 580,566 700,660 {hem} 100,660 220,566")
    folds = [f"{400 + k * 18},486 {400 + k * 70},606 {400 + k * 138},778" for k in (-2, -1, 0, 1, 2)]
    riders: Pieces = []
    for x, y, z, size, coat, tone, k in (
        (262, 1030, 36, 190, "#d9c0a0", "#2f7f86", 3),
        (566, 1030, 36, 190, "#f4ead8", "#34506b", 5),
        (120, 1096, 60, 236, "#c9a27c", "#6f5a92", 1),
        (668, 1096, 60, 236, "#e9d2b4", "#4f8a5b", 7),
        (396, 1146, 80, 256, "#fbf4e6", "#e8b23e", 9),
    ):
        riders.append(piece(box(x - 6, 700, 12, y - 680), "#f0c24e", z - 2))
        mount = partial(horse, x=0, y=0, s=size, colour=coat, mane="#7a4a3c")
        riders += put(traced(mount), x, y, 1, z=z, lift=0.6)
        riders += person(x - 6, y - size * 0.42, size * 1.02, z + 8, tone, pose="dangle", age="child",
                         **crowd_looks(k, True))  # fmt: skip
    woman = person(400, 824, 700, 92, wine, view="front", skin="brown", hair="black", cut="short", near=(36, -101),
                   far=(-37, -97), nod=-8, ink="print dots 22 #a8505a")  # fmt: skip
    return [
        piece(FULL, "#f3c4ac", 3, ink="print stars 70 #f9dcc0"),
        piece(land(1010, 990, 1000, 990, 1010), "#d98a7c", 10, ink="print grass 50 #c97a70"),
        piece(oval(400, 1136, 400, 62), "#8c4a5c", 22),
        piece(oval(400, 1118, 400, 60), "#e8b23e", 32, ink="print checks 60 #f2cf7a"),
        piece(box(338, 720, 124, 380), "#f6ead0", 34, ink="print stripes 40 #d9553f @-30"),
        *riders,
        # she: her hair flies, her skirt is the roof
        piece(["330,178! 270,166 214,216 150,206 196,246 250,250 214,288 270,288 340,246!",
               "350,246! 300,288 244,336 310,336 370,288!"], "#2b1a20", 88,
              lines=["330,200 270,202 200,226", "340,232 290,256 240,276"], width=2.4),
        *[p for p in woman if max(s.getBounds().bottom() for s in p.shapes) < 596],
        piece(skirt, "#d9553f", 124, ink="print stripes 74 #f6ead0 @90", lines=folds, width=3, curl=(0, -0.15)),
        piece(f"10,758! {' '.join(reversed(hem.split()))} 790,728! 690,742 556,758 400,766 244,758 110,742 10,728!",
              wine, 128),
        piece([circle(x, y + 2, 12) for x, y in ((10, 752), (110, 766), (244, 782), (400, 790), (556, 782), (690, 766),
                                                 (790, 752))], "#ffe6a0", 132, emit=0.5),
        piece("312,482! 326,456! 400,472 474,456! 488,482! 400,506", "#f0c24e", 130, lines=["320,476 400,490 480,476"]),
    ]  # fmt: skip


@card(
    "023",
    "Not yet",
    "Two teams pull on a rope. One team stands in a bright day, the other in a starry night, and "
    "the border between them runs through the rope. A rooster crows in the daylight, an owl sits in the dark.",
    "struggle, balance, time, conflict, beginning, ending, stubbornness",
    mood="grand",
    camera="wide",
    light=day("#bfe3ee", "#f6e6b0", key=(0.3, 0.6)),
)
def not_yet(r: Random) -> Pieces:
    edge = curve("430,-60! 390,120 470,300 400,480 450,680 390,830 440,1000 400,1260! 880,1260! 880,-60!")
    ground = land(960, 950, 965, 950, 960)
    teams: Pieces = []
    pullers: list[tuple[float, Colour, dict[str, Any]]] = [
        (116, "#d9553f", {"skin": "pale", "hair": "red", "cut": "bun", "dress": 0.5}),
        (248, "#e8b23e", {"skin": "dark", "hair": "black", "hat": "straw", "hat_colour": "#f4dc94", "legs": "#5a6f8c"}),
        (684, "#dcd6f0", {"skin": "brown", "hair": "black", "cut": "afro", "dress": 0.8}),
        (552, "#6f7fc8", {"skin": "pale", "hair": "grey", "hat": "wool", "hat_colour": "#a86ab0", "legs": "#39406c"}),
    ]  # fmt: skip
    for k, (x, tone, looks) in enumerate(pullers):
        teams += person(x, 1030, 452, 70 + k % 2 * 24, tone, pose="pull", near=(29, -58), far=(21, -56), flip=k > 1,
                        **looks)  # fmt: skip
    rooster = [
        piece(
            "-70,-40! -104,-96 -92,-140! -66,-130 -46,-92! -40,-70", "#2f6f5c", 0, lines=["-84,-126 -70,-90 -56,-62"]
        ),
        piece("-70,-40! -88,-70 -112,-86! -116,-50 -84,-14!", "#3f8f70", 2),
        piece(
            "-70,-50 -30,-76 10,-84 26,-130 48,-136 60,-110 50,-60 24,-20 -20,-6 -56,-20",
            "#c8582c",
            4,
            ink="score scales 18",
        ),
        piece("-52,-46 -10,-60 22,-50 -4,-22 -40,-22", "#e8963e", 8),
        piece("28,-132! 26,-156 38,-146 44,-164 54,-148 64,-154 60,-130!", "#d8303a", 6),
        piece(["54,-124! 88,-138! 62,-114!", "56,-112! 84,-104! 56,-104!"], "#f0c04a", 7),
        piece("52,-104 64,-96 60,-78 48,-88", "#d8303a", 9),
        piece(circle(46, -122, 5), "#22181c", 10),
        piece([stroked([(-14, -10), (-14, 14)], 6), stroked([(12, -12), (12, 14)], 6)], "#e8a83e", -1),
    ]
    return [
        *sun(170, 250, 130, 8, ("#fbd66a", "#fde49a", "#fff4cc")),
        piece([cloud(300, 470, 220, 3), cloud(70, 560, 200, 5)], "#ffffff", 16),
        piece(land(800, 760, 810, 780, 800), "#b9d88a", 14, ink="print grass 50 #a8ca78"),
        piece(ground, "#8fbf5c", 20, ink="print grass 60 #7fb04e"),
        piece(edge, "#1e2450", 44, holes=stars((470, 20, 820, 720), 70, r, 13), ink="print flecks 80 #262d5e"),
        piece(land(800, 760, 810, 780, 800), "#2b3768", 48, clip=[edge], ink="print grass 50 #34427a"),
        piece(ground, "#243a5c", 54, clip=[edge], ink="print grass 60 #2d466c"),
        piece("680,150 640,216 664,304 740,332! 676,354 600,306 590,220 626,154", "#f6efd2", 56, emit=0.3),
        *teams,
        piece(strip([(40, 770), (240, 767), (400, 774), (560, 767), (760, 770)], [15, 15, 15, 15]), "#c9965a", 124,
              ink="score lines 12 @60"),
        piece([leaf(400, 774, 66, 34, a) for a in (64, 114)], "#c8322e", 130),
        piece(circle(400, 776, 15), "#a82428", 134),
        *put(rooster, 130, 1176, 1.15, z=136),
        *put(traced(lambda p: owl(p, 0, 0, 150, "#8a78a8", "#e8dcf0")), 668, 1180, 1, z=136, lift=0.6),
        piece(grass(-20, 410, 1222, 70, r), "#6ba544", 150),
        piece(grass(400, 830, 1222, 70, r), "#1b2d4c", 150),
    ]  # fmt: skip


@card(
    "024",
    "Last kick",
    "A child has kicked the evening sun like a ball. It flies into the top corner of a goal by the sea, and the "
    "leaping goalkeeper touches it with both gloves.",
    "summer, victory, ending, hope, play, missing, ambition",
    mood="grand",
    camera="wide",
    light=evening("#b99ad2", "#fbd0a0", lamp=(620, 400), radius=520, power=0.9, key=(-0.5, 0.45), ambient=0.56),
)
def last_kick(r: Random) -> Pieces:
    def depth(x: float, y: float) -> Point:
        """Return a point of the back of the net for one of the goal's front."""
        return 400 + (x - 400) * 0.88, 560 + (y - 560) * 0.9 + 10

    net = [[depth(96 + i * 61, 270), depth(96 + i * 61, 826)] for i in range(11)]
    net += [[depth(96, 270 + j * 62), depth(704, 270 + j * 62)] for j in range(10)]
    net += [[(x, y), depth(x, y)] for x, y in ((96, 270), (704, 270), (96, 820), (704, 820), (400, 270))]
    return [
        piece([cloud(170, 190, 260, 3), cloud(600, 130, 300, 7)], "#f3c6cf", 8),
        piece(box(-40, 610, 880, 330), "#4f7fa6", 10, ink="print waves 80 #628fb4", foot="#3d6a92"),
        *sail(180, 640, 70, 13, "#c8503a"),
        piece([leaf(x, y, w, 10, 0) for x, y, w in ((520, 650, 150), (560, 684, 110), (500, 716, 170), (570, 750, 90))],
              "#ffd68a", 12, cast=0.1),
        piece(land(800, 790, 796, 790, 800), "#5f9a55", 20, ink="print stripes 90 #6ba860"),
        # the goal: net, posts
        piece([stroked(one, 3) for one in net], "#fdf3ea", 26, cast=0.3),
        piece([stroked([(130, 870), (300, 868)], 20), oval(300, 872, 110, 15)], "#467c44", 22, cast=0, rim=0),
        piece([box(82, 256, 28, 600, 8), box(690, 256, 28, 600, 8), box(82, 248, 636, 30, 8)], "#ffffff", 44,
              curl=(0, -0.1)),
        # the sun, and the keeper at it
        *sun(586, 408, 124, 60, ("#ff9a2e", "#ffc14a", "#ffe9a0")),
        *person(226, 830, 500, 80, "#e0503a", view="front", skin="dark", hair="black", cut="short", legs="#22304c",
                shoes="#f0c04a", near=(11, -109), far=(-4, -112), foot=(7, 0), other=(-11, -7), rot=46,
                ink="print stripes 26 #f4e6d0 @46"),
        piece([moved(oval(0, 0, 46, 36), 620, 398, 1, -50), moved(oval(0, 0, 16, 26), 590, 392, 1, -30)], "#3f8a6a", 116,
              curl=(45, -0.2)),
        piece([moved(oval(0, 0, 46, 36), 678, 462, 1, -50), moved(oval(0, 0, 16, 26), 684, 496, 1, 60)], "#3f8a6a", 118,
              curl=(45, -0.2)),
        piece(land(930, 920, 930, 918, 926), "#4f8c4a", 66, ink="print stripes 110 #5a9a54"),
        # the way it came, and the one who kicked
        piece([leaf(x, y, 70 - k * 9, 16 - k * 2, a) for k, (x, y, a) in
               enumerate(((300, 1090, -36), (404, 1010, -42), (500, 906, -52), (566, 776, -68)))], "#ffe08a", 122,
              cast=0.3, emit=0.3),
        piece(land(1130, 1110, 1120, 1110, 1130), "#3f7a40", 100, ink="print grass 60 #4a8648"),
        *person(172, 1170, 366, 130, "#f0c04a", pose="cheer", view="back", age="child", skin="brown", hair="black",
                cut="tails", legs="#34406c", shoes="#c8402e", near=(30, -62), far=(-31, -74), foot=(27, -15),
                other=(-5, 0), rot=-6, ink="print stripes 30 #f8dc8a @0"),
        piece(grass(-20, 820, 1222, 70, r), "#2f6234", 180),
    ]  # fmt: skip
