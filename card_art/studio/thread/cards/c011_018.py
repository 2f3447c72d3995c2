from itertools import pairwise

from card_art.studio.kit import *
from card_art.studio.thread.kit import *


@card(
    "011",
    "Close-knit",
    "A huge needle comes down out of a pale sky. Its red thread has already sewn the houses of a "
    "town to each other, and on a roof stands a woman with scissors.",
    "neighbours, community, belonging, fate, control, freedom, repair, no way out",
    mood="grand",
    camera="wide",
    light=morning(pool=(400, 480), fall=0.4),
    ground=ground("velvet", "#6fb0bc", "#9cd0d0", "#d4ece2"),
    hem=("#d9dcd8", "#c8303a"),
)
def close_knit(r: Random) -> Pieces:
    red, cream, navy = "#d81f2c", "#fbf2dc", "#22355a"
    far = [(110, 770, 6), (330, 760, -5), (690, 764, 5)]
    near = [(170, 1130, -4), (600, 1140, 4)]

    def home(x: float, y: float, turn: float, wide: float, wall: Colour, roof: Colour) -> Pieces:
        walls = house(0, 0, wide, wide * 1.05, 0, wall, roof, "#f7c84a", peak=0.46, rows=2, door="#5c3a3a")  # fmt: skip
        return put(walls, x, y, 1, turn)

    def sewn(spots: list[Point], width: float) -> Pieces:
        """Return the thread through the walls at these spots, with the holes it passes."""
        return [
            q
            for (ax, ay), (bx, by) in pairwise(spots)
            for q in (
                felt([circle(ax, ay, width * 0.8), circle(bx, by, width * 0.8)], "#3a1218", lift=0, thick=1),
                line("cord", [[(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + width), (bx, by)]], red, width),
            )
        ]  # fmt: skip

    eye, point = (262, 110), (498, 660)
    slant = math.degrees(math.atan2(point[1] - eye[1], point[0] - eye[0]))
    return [
        felt(cloud(630, 190, 320, 4), "#ffffff", lift=5),
        felt(land(700, 660, 690, 650, 680), "#5c9a8c", lift=4),
        *[
            q
            for k, (x, y, turn) in enumerate(far)
            for q in home(x, y, turn, 170, (cream, "#f2d8c0", cream)[k], (navy, "#8a3a44", "#2c5a68")[k])
        ],
        line("cord", ["246,140 130,250 40,420 30,560 70,680"], red, 18),
        *sewn([(70, 690), (150, 690), (300, 686), (498, 660), (650, 690), (730, 690), (840, 676)], 18),
        felt(land(900, 880, 905, 880, 896), "#3f7f70", lift=6),
        *[
            q
            for k, (x, y, turn) in enumerate(near)
            for q in home(x, y, turn, (290, 320)[k], (cream, "#f2d8c0")[k], ("#8a3a44", navy)[k])
        ],
        *sewn([(-40, 980), (90, 1000), (250, 1010), (510, 1000), (690, 1000), (850, 984)], 28),
        # the needle
        fill(strip([(226, 40), (272, 120), (320, 230), (430, 490), point], [48, 76, 62, 46, 5]), "#0c1220", "#1e2a3a",
             "#6a7a88", "#10182a", shade=slant - 90, way=slant, gloss=0.3, lift=28, puff=14),
        felt(strip([(244, 84), (276, 140)], [14, 22]), "#6fb0bc", lift=0, thick=1),
        line("cord", [[(258, 112), (340, 60), (440, 30), (520, -30)], [(258, 112), (230, 150), (190, 200)]], red, 18),
        # the one with the scissors
        *person(590, 690, 300, 0, "#f2a81a", pose="reach", skin="dark", hair="black", cut="bun", dress=0.55, flip=True,
                near=(28, -70), far=(24, -66), foot=(8, 0), other=(-8, 0), legs="#22355a"),
        felt([strip([(500, 476), (440, 440), (380, 424)], [18, 16, 4]),
              strip([(500, 472), (440, 492), (384, 520)], [18, 16, 4])], "#f4f7f8", lift=10, thick=6, fuzz=0.2),
        line("stem", [circle(512, 462, 16), circle(510, 490, 16)], "#22355a", 9),
    ]  # fmt: skip


def wolf_face(x: float, y: float, size: float, fur: Colour, eyes: Colour, rot: float = 0) -> Pieces:
    """Return a wolf's head from the front; `size` is its width."""
    dark, pale = darker(fur, 0.4), lighter(fur, 0.45)
    return put([
        felt(["-86,-30! -84,-150! -18,-84!", "86,-30! 84,-150! 18,-84!"], dark, lift=6),
        felt(["-72,-50! -74,-122! -34,-82!", "72,-50! 74,-122! 34,-82!"], mix(fur, "#d89a8a", 0.4), lift=0),
        fill("-100,20! -92,-40 -50,-92 0,-100 50,-92 92,-40 100,20! 76,30 60,66 30,96 0,104 -30,96 -60,66 -76,30", dark,
             fur, lighter(fur, 0.25), shade="lit", way=(0, 80), lift=10, width=4),
        fill(["-96,22! -60,10 -28,30 -22,70 -34,92 -60,66 -74,34", "96,22! 60,10 28,30 22,70 34,92 60,66 74,34"], pale,
             lighter(pale, 0.3), way=(0, 20), lift=2),
        fill("-26,0 0,-10 26,0 34,66 22,92 0,98 -22,92 -34,66", fur, pale, shade="down", way=90, lift=7),
        felt("-22,66 0,58 22,66 14,84 0,90 -14,84", "#1c161a", thick=5, lift=4),
        felt(["-66,-8! -44,-26 -20,-6! -44,4", "66,-8! 44,-26 20,-6! 44,4"], eyes, thick=3, lift=2),
        felt([circle(-42, -10, 9), circle(42, -10, 9)], "#140f12", thick=3, lift=0),
    ], x, y, size / 200, rot)  # fmt: skip


@card(
    "012",
    "Something warmer",
    "A sheep sits in an armchair under a lamp and knits a wolf. The grey body still hangs from the needles; "
    "the head with yellow eyes and the paws already lie on the rug.",
    "disguise, ambition, protection, change, betrayal, courage, fear, belonging",
    mood="uneasy",
    camera="interior",
    light=lamplit((400, 640), fall=0.6, bloom=0.35, fill=0.9),
    ground=ground("cotton", "#2f6a50", "#255a44", ink="print leaves 120 #38755a"),
    hem=("#2c4a3c", "#c9b070"),
)
def something_warmer(r: Random) -> Pieces:
    face, grey, white = "#b08468", "#5a626e", ("#ffffff", "#fffaf0", "#f4ecda")
    dark = "#3a424c"
    crown = whole([
        circle(400 + a, 176 + b, s)
        for a, b, s in ((-56, 26, 46), (0, 0, 58), (56, 26, 46), (0, 40, 50))
    ])  # fmt: skip
    chest = whole(
        [
            oval(400, 520, 130, 100),
            *(circle(400 + 118 * math.cos(k * 0.9), 520 + 96 * math.sin(k * 0.9), 66) for k in range(7)),
        ]
    )
    hoof = ["-34,-30! -4,-34 -2,34! -26,30 -36,0", "34,-30! 4,-34 2,34! 26,30 36,0"]
    # knitted so far: narrow at the needle, broad where it lies on the rug
    work = "262,566! 400,580 538,566! 560,720 590,860 640,960 400,1020 160,960 210,860 240,720"
    rows = [
        f"{400 - w},{y} 400,{y + 16} {400 + w},{y}"
        for y, w in ((612, 132), (662, 140), (712, 150), (762, 162), (812, 176), (862, 192))
    ]
    return [
        line("cord", [[(694, -30), (694, 98)]], "#c9b070", 6),
        felt("616,220! 648,100! 740,100! 772,220!", "#f0c46a", emit=0.6, lift=12, edge="#a8742a", hem="run"),
        felt(box(56, 90, 150, 186, 8), "#8a5a34", lift=8, edge="#c9a25a", hem="run"),
        cloth("linen", box(78, 112, 106, 142), "#9fc0b4", lift=0, colours=("#b8d4d8", "#7fa26a")),
        *sheep(132, 240, 80, 0),
        cloth("wool", box(-20, 960, 840, 300), "#6a3a44", lift=6),
        felt(oval(400, 1090, 390, 120), "#d8b070", lift=6, edge="#8a5a2c", size=16),
        # the armchair
        cloth("velvet", "120,980! 116,460 170,300 400,262 630,300 684,460 680,980!", "#7a5ab0",
              colours=("#8f70c4", "#5a4290"), lift=18, edge="#d8c8f7", size=16),
        cloth("velvet", "60,990! 56,640 110,580 190,600 210,700 204,990!", "#6a4ca0", lift=18, thick=14, bevel=30),
        cloth("velvet", "740,990! 744,640 690,580 610,600 590,700 596,990!", "#6a4ca0", lift=18, thick=14, bevel=30),
        # the sheep
        seed(chest, *white, size=14, lift=10),
        felt(["330,282 262,248 212,282 252,332 322,324", "470,282 538,248 588,282 548,332 478,324"], face, lift=8),
        felt("326,262 346,208 400,192 454,208 474,262 468,348 438,408 400,426 362,408 332,348", face, thick=9, lift=12,
             colours=("#c8a084", "#9c7058")),
        seed(crown, "#ffffff", "#fffaf0", size=13, lift=8),
        felt([oval(362, 292, 27, 24), oval(438, 292, 27, 24)], "#fffaf0", thick=3),
        felt([circle(364, 304, 12), circle(440, 304, 12)], "#181214", lift=0),
        satin([strip("332,264 362,254 390,266", [5, 9, 4]), strip("410,266 438,254 468,264", [4, 9, 5])], "#5a3a2c"),
        felt([oval(384, 384, 8, 5), oval(416, 384, 8, 5)], "#181214", lift=0),
        line("stem", ["374,404 400,412 428,400"], "#4a2c24", 5),
        # the wolf, from the needles down to the rug
        felt(work, grey, lift=16, thick=9, bevel=20, fuzz=0.5, colours=("#7c8490", grey, "#4a525e"),
             ink="print knit 46 #8a929e"),
        line("chain", rows, "#3f4752", 7),
        *[
            q
            for k in (-1, 1)
            for q in (
                fill(strip([(400 + k * 150, 950), (400 + k * 240, 1000), (400 + k * 290, 1070)], [130, 110, 96]), dark,
                     grey, "#8a929c", shade="lit", way=90 - k * 40, lift=14, puff=12),
                fill(oval(400 + k * 296, 1096, 74, 44), dark, grey, "#8a929c", way=0, lift=10, puff=8),
                satin([
                    polygon([(400 + k * (296 + d) - 12, 1116), (400 + k * (296 + d) + 12, 1116),
                             (400 + k * (298 + d), 1160)])
                    for d in (-44, -4, 36)
                ], "#fff6dc"),
            )
        ],
        *wolf_face(400, 1000, 340, "#4e5661", "#ffcf2a"),
        # needles, arms
        line("cord", ["540,580 640,640 700,760 730,880"], "#b8c0c8", 10),
        fill(circle(734, 900, 46), "#474e58", "#828a95", "#b8c0c8", shade="lit", way="round", width=6, lift=12),
        knots([(x, 566 + 0.06 * abs(x - 400)) for x in range(270, 540, 30)], "#9aa2ae", 15),
        line("straight", [[(190, 520), (560, 580)]], "#f7e2a8", 18, gloss=0.9),
        line("straight", [[(610, 520), (240, 580)]], "#f7e2a8", 18, gloss=0.9),
        knots([(190, 520), (610, 520)], "#c8403a", 19),
        seed([strip("300,470 236,500 214,540", [104, 92, 70]), strip("500,470 564,500 586,540", [104, 92, 70])], *white,
             size=13, lift=12),
        felt([moved(one, x, 560, 1, a) for x, a in ((234, -24), (566, 24)) for one in hoof], "#3a2a2c", lift=10,
             thick=8),
    ]  # fmt: skip


def wolf_profile(x: float, y: float, size: float, fur: Colour, rot: float = 0, flip: bool = False) -> Pieces:
    """Return a wolf's head in profile, looking right; `size` is half its length."""
    dark, pale = darker(fur, 0.4), lighter(fur, 0.45)
    return put([
        felt(["-20,-30! -40,-100! 8,-52!", "8,-46! 12,-104! 40,-40!"], dark),
        fill("-60,14 -58,-36 -20,-62 28,-52 56,-22 116,-4 122,12 112,20 60,32 10,54 -36,46", dark, fur,
             lighter(fur, 0.25), shade="lit", lines=["-50,-10 10,-20 108,8", "-40,30 20,30 100,18"], lift=8),
        fill("-56,26 -10,26 40,18 112,16 60,38 14,58 -34,50 -66,44", pale, lighter(pale, 0.3),
             lines=["-50,30 20,36 100,20"], lift=1),
        felt(circle(117, 0, 11), "#1d1416"),
        felt("16,-16! 30,-26 46,-14! 30,-8", "#f0c030", thick=3),
        felt(circle(33, -16, 6), "#140f12", lift=0),
        satin([polygon([(d, 18), (d + 11, 17), (d + 6, 32)]) for d in (64, 80, 96)], "#fbf6ea"),
    ], x, y, size / 110, rot, flip=flip)  # fmt: skip


def wolf_pupil(x: float, y: float, size: float, fur: Colour, top: Colour, ink: str = "") -> Pieces:
    """Return a wolf on a chair seen from behind, `size` tall from the seat to the ears, seat at (x, y)."""
    dark = darker(fur, 0.35)
    return put([
        cloth("wool", "-62,0! -70,-60 -52,-112 -20,-126 20,-126 52,-112 70,-60 62,0!", top, ink=ink, lift=12),
        felt(["-50,-170! -58,-240! -8,-204!", "50,-170! 58,-240! 8,-204!"], dark, lift=6),
        fill("-66,-140 -54,-186 -20,-210 20,-210 54,-186 66,-140! 44,-124 20,-112 0,-116 -20,-112 -44,-124", dark, fur,
             lighter(fur, 0.3), shade="lit", way=(0, -230), lift=8),
    ], x, y, size / 240)  # fmt: skip


@card(
    "013",
    "Any questions?",
    "In a classroom a lamb stands on a stool at the blackboard and points at a chalk cabbage. The "
    "pupils are wolves in bright pullovers, and one of them licks his lips.",
    "school, courage, trust, naivety, change, patience, danger, prejudice",
    mood="funny",
    camera="interior",
    light=morning(pool=(400, 400), fall=0.4),
    ground=ground("cotton", "#e8c86a", "#dcb450", ink="print stripes 60 #e2be5c @90"),
    hem=("#f4ecd4", "#c8403a"),
)
def any_questions(r: Random) -> Pieces:
    chalk = "#f4f2e6"
    return [
        felt(box(70, 90, 660, 470, 8), "#8a5230", lift=10, ink="score grain 24", edge="#c98a54", hem="run"),
        cloth("wool", box(100, 120, 600, 410), "#1f3f38", lift=0, ink="score flecks 60"),
        # chalk: a cabbage, a carrot, and a sheep crossed out
        line("stem",
             [circle(560, 250, 74), "510,300 520,240 560,210 600,240 610,300",
              "530,310 548,262 560,240 572,262 590,310", "490,250 520,210 540,190", "630,250 600,210 580,190"],
             "#bfe08a", 6),
        line("stem",
             ["430,430 460,400 640,470 620,484 430,430", "440,414 410,380", "436,420 396,410", "446,408 430,372"],
             "#f0a860", 6),
        line("stem",
             [oval(200, 216, 54, 36), oval(262, 200, 16, 20), [(180, 250), (180, 284)], [(220, 250), (220, 284)]],
             chalk, 5),
        line("stem", [[(136, 158), (286, 290)], [(286, 158), (136, 290)]], "#f07a68", 8),
        cloth("wool", box(-20, 700, 840, 520), "#a5623c", lift=4, ink="score grain 44"),
        # the lamb
        felt(["330,700! 350,620! 450,620! 470,700! 446,700! 436,650! 364,650! 354,700!"], "#c8403a", lift=8),
        felt([box(372, 546, 22, 82), box(410, 546, 22, 82)], "#e0b49c", lift=6),
        seed(whole([
                 circle(402 + 50 * math.cos(t * math.tau / 8), 486 + 58 * math.sin(t * math.tau / 8), 30)
                 for t in range(8)
             ] + [circle(402, 486, 54)]), "#ffffff", "#f2ebdc", "#d8ccb4", size=10, lift=12),
        felt(["364,372 322,366 300,390 330,404 366,396", "440,372 482,366 504,390 474,404 438,396"], "#e8b8a4", lift=6),
        felt("366,364 382,336 402,330 422,336 438,364 432,412 402,442 372,412", "#f2d2be", lift=10, thick=7),
        seed([circle(384, 338, 22), circle(404, 326, 25), circle(424, 338, 22)], "#ffffff", "#f2ebdc", size=9),
        felt([circle(387, 380, 10), circle(418, 380, 10)], "#fbf6ea", thick=3),
        felt([circle(388, 382, 5), circle(419, 382, 5)], "#181214", lift=0),
        line("stem", [circle(387, 380, 14), circle(418, 380, 14), [(401, 378), (405, 378)]], "#e8b84a", 4),
        felt("394,420 402,414 410,420 402,428", "#a85a54", lift=1),
        felt(strip([(446, 478), (490, 450), (512, 420)], [28, 24, 20]), "#e0b49c", lift=8),
        line("straight", [[(500, 436), (566, 300)]], "#f0d9a0", 8),
        felt(strip([(362, 478), (330, 510), (326, 540)], [28, 24, 20]), "#e0b49c", lift=8),
        # the class
        *wolf_pupil(118, 850, 300, "#7a7f8a", "#3f7fb8", "print stripes 28 #f4ecd4"),
        *wolf_pupil(676, 850, 310, "#8a7a6a", "#4a9a5c", "print dots 26 #f4ecd4"),
        felt(strip([(318, 830), (300, 740), (314, 620)], [40, 34, 26]), "#6a707c", lift=10),
        felt(circle(315, 612, 24), "#6a707c", lift=8),
        *wolf_pupil(392, 900, 290, "#5f6672", "#e8c03a", "print diamonds 40 #c8403a"),
        felt([box(20, 846, 210, 30, 8), box(570, 846, 220, 30, 8), box(290, 896, 210, 30, 8)], "#c98a54", lift=10,
             ink="score grain 16"),
        fill("250,1130 170,1120 80,1150 60,1110 100,1060 200,1060", "#4a505a", "#7a7f8a",
             lines=["250,1100 150,1090 70,1130"], lift=8),
        cloth("wool", "120,1240! 110,1100 150,1010 220,980 300,990 350,1040 370,1240!", "#c8403a", lift=16,
              ink="print chevrons 44 #f4ecd4"),
        *wolf_profile(236, 930, 150, "#6a707c", -6),
        felt("352,944 380,952 396,978 378,992 360,972", "#e8607a", lift=5),
        *wolf_pupil(600, 1240, 420, "#4f5560", "#7a4a9c", "print knit 30 #9a6abc"),
    ]  # fmt: skip


@card(
    "014",
    "Word for word",
    "People stand in a row and whisper. A thread runs from each mouth into the next ear, thicker "
    "every time, and the last one has vanished in a huge tangle.",
    "gossip, rumour, misunderstanding, secret, communication, lies, connection, confusion",
    mood="uneasy",
    camera="stage",
    light=morning(pool=(400, 500), fall=0.35),
    ground=ground("cotton", "#b4c8c2", "#93aca8"),
    hem=("#e9dcbc", "#a8506a"),
)
def word_for_word(r: Random) -> Pieces:
    red = ("#f0506a", "#d0243f", "#a81434", "#7c0c2a")
    ways = []
    for k in range(20):  # one long cord, thrown over a ball
        x, y, size = ((650, 320, 0.85), (690, 470, 1.0), (650, 560, 1.0), (690, 730, 0.8), (600, 440, 0.6))[k % 5]
        phase, way = r.uniform(0, 6), r.choice((1, -1))
        ways.append([
            (min(782, max(512, x + d * 0.9 * math.cos(phase + q * 0.9))), y + d * math.sin(phase + q * 0.9 * way))
            for q, d in ((q, size * (70 + 90 * r.random())) for q in range(12))
        ])  # fmt: skip
    return [
        cloth("wool", box(-30, 1090, 860, 170), "#5c7472", lift=4),
        # those who whisper
        *person(76, 1150, 800, 0, "#2f4f7c", skin="pale", hair="red", cut="bob", dress=0.55, lean=5, near=(4, -46),
                far=(-4, -44), ink="print dots 34 #cfe0ea", legs="#3a2a34"),
        *person(256, 1156, 730, 0, "#f2dfae", skin="brown", hair="black", cut="short", beard=True, lean=7,
                near=(6, -46), far=(-2, -44), hat="beret", hat_colour="#2f2a2c", legs="#6a4a3a"),
        *person(408, 1150, 570, 0, "#e8a02a", age="child", skin="dark", hair="black", cut="short", lean=4,
                near=(-2, -40), far=(-8, -40), legs="#2f4a5c"),
        # the word on its way
        line("cord", ["180,478 212,556 258,540 286,508"], red[0], 9),
        line("cord", ["362,546 366,640 384,676 412,650"], red[0], 18),
        # where it arrives
        felt([strip("660,780 656,960 664,1110", [70, 60, 52]), strip("750,780 752,960 744,1110", [70, 60, 52])],
             "#2f2a44", lift=8),
        felt(["624,1100! 690,1090 730,1120 732,1146! 620,1146!", "712,1100! 776,1090 816,1120 818,1146! 708,1146!"],
             "#1c161c", lift=8),
        felt(oval(692, 516, 168, 340), red[3], lift=16, thick=16, bevel=40),
        line("cord", ["500,744 540,778 600,716 640,600 700,560"], red[0], 34),
        *[line("cord", [one], red[(k * 3 + k // 4) % 4], 24 if k < 9 else 18) for k, one in enumerate(ways)],
        # an arm that looks for a way out
        felt(strip("640,460 560,360 506,290", [66, 60, 50]), "#2f2a44", lift=12, thick=8),
        felt(open_hand(512, 298, 190, -36), SKIN["olive"], lift=12, thick=8, fuzz=0.3),
        line("cord", ["520,440 570,330 650,330 700,260", "560,480 640,450 600,330 660,220"], red[1], 24),
    ]  # fmt: skip


def paw(x: float, y: float, size: float, rot: float) -> list[Any]:
    """Return the print of a paw, toes upwards."""
    pads = [oval(0, 8, 15, 12), oval(-17, -8, 6, 9), oval(-6, -17, 6, 9), oval(7, -17, 6, 9), oval(18, -8, 6, 9)]
    return [moved(one, x, y, size, rot) for one in pads]


@card(
    "015",
    "Much lighter",
    "Fresh snow from above. A trail of shoe prints passes a dropped hat, a scarf and a red coat, "
    "and goes on into the wood as the prints of paws.",
    "freedom, change, escape, wildness, instinct, disappearance, letting go, fear",
    mood="uneasy",
    camera="aerial",
    light=evening(pool=(460, 560), fall=0.55, ambient="#8f9ed0", exposure=0.9),
    ground=ground("velvet", "#e6ecf4", "#f4f6f8", "#e2e8f0"),
    hem=("#dfe6ee", "#b8323a"),
)
def much_lighter(r: Random) -> Pieces:
    way = [
        (600, 1230),
        (560, 1060),
        (420, 930),
        (300, 800),
        (330, 650),
        (470, 540),
        (540, 420),
        (480, 290),
        (400, 170),
        (380, 30),
    ]
    pieces: Pieces = [
        felt("-40,1240! -40,700 60,760 150,900 170,1080 260,1240!", "#d3deea", lift=2, fuzz=2),
        felt("840,520! 840,980 760,900 690,760 730,600", "#d8e2ec", lift=2, fuzz=2),
        line("run", ["40,640 200,600 240,480", "620,1180 700,1080 790,1060", "600,700 640,820 600,900"], "#c2d0e0", 4),
    ]  # fmt: skip
    steps = 24
    for i in range(steps):
        t = (i + 0.5) / steps * (len(way) - 1)
        k = min(int(t), len(way) - 2)
        f = t - k
        a, b = way[k], way[k + 1]
        x, y = a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90
        side = 24 if i % 2 else -24
        x += side * math.cos(math.radians(turn))
        y += side * math.sin(math.radians(turn))
        if i < 10:
            shapes = [
                moved("-12,-30 0,-38 12,-30 13,-6 8,2 -8,2 -13,-6", x, y, 0.98, turn),
                moved("-9,10 9,10 10,26 0,32 -10,26", x, y, 0.98, turn),
            ]
        elif i < 13:  # bare feet
            shapes = [
                moved("-11,-12 0,-18 12,-12 9,10 8,28 -7,28 -9,8", x, y, 0.98, turn),
                *[moved(circle(-11 + j * 6, -24 - (j in (1, 2)) * 4, 4.4), x, y, 1, turn) for j in range(5)],
            ]
        else:
            shapes = paw(x, y, 1.34, turn)
        pieces.append(felt(shapes, "#7f93b8", lift=0, thick=1, colours=("#6a80aa", "#93a6c8")))
    # what was taken off
    pieces += [
        felt("640,1000 690,980 730,1010 720,1060 670,1070 636,1044", "#3f4a6a", lift=8),
        felt(oval(684, 1024, 24, 20), "#2c3450", lift=5, edge="#8f97c4", hem="run"),
        fill(strip([(380, 1090), (300, 1060), (250, 1100), (170, 1080), (130, 1130)], [36, 34, 34, 34, 36]), "#e8b03a",
             lines=["380,1090 300,1060 250,1100 170,1080 130,1130"], dye=bands("#e8b03a", "#f7efdc", wide=24, angle=0),
             lift=6),
        *put([
            felt("-60,-120! -150,-90 -230,-10 -196,30! -120,-20 -76,-30 -90,120 -110,220! 0,236 116,216! 88,110 "
                 "72,-30 130,0 190,70! 226,40! 170,-60 64,-122! 20,-96 -20,-98", "#c8303a",
                 colours=("#dc4a48", "#b02834"), lift=12, edge="#f2b8a0", hem="run", size=14),
            felt("-60,-122! -20,-98 0,-20 20,-96 64,-124! 40,-144 -36,-142", "#8f1f2c", lift=3),
            line("stem", ["0,-20 4,100 2,232"], "#8f1f2c", 5),
            beads([(16, 20), (18, 80), (18, 140)], "#f7e2b0", 9),
        ], 590, 700, 0.86, -24),
        felt([moved("-13,-34 0,-42 13,-34 14,20 8,36 -8,36 -14,20", 250, 690, 1.1, -60),
              moved("-13,-34 0,-42 13,-34 14,20 8,36 -8,36 -14,20", 214, 620, 1.1, 20)], "#5a3a2c", lift=9, thick=8),
        felt([moved(oval(0, 12, 8, 14), 250, 690, 1.1, -60), moved(oval(0, 12, 8, 14), 214, 620, 1.1, 20)], "#22161a",
             lift=0),
    ]  # fmt: skip
    # tree tops
    for x, y, s in (
        (60, 90, 150),
        (210, 30, 120),
        (120, 270, 130),
        (30, 430, 110),
        (620, 60, 150),
        (760, 150, 140),
        (700, 300, 120),
        (780, 420, 90),
        (250, 180, 76),
    ):
        pieces.append(felt(star(x, y, s, 11, 0.6, r.uniform(0, 90)), "#23443c", lift=16))
        pieces.append(
            fill(star(x, y, s * 0.84, 11, 0.6, r.uniform(0, 90)), "#2a5246", "#4a7a62", way=(x, y), shade="lit", lift=6)
        )
        pieces.append(seed(star(x - 4, y - 6, s * 0.4, 9, 0.6, r.uniform(0, 90)), "#ffffff", "#e6eef6", size=7))
    return pieces


@card(
    "016",
    "Growing pains",
    "A bed from above. A child with wide open eyes lies under a patchwork quilt, and at the foot "
    "of the bed stick out the big yellow feet of a bird.",
    "growing up, secret, change, freedom, fear, being different, night",
    mood="uneasy",
    camera="aerial",
    light=moonlit(pool=(400, 420), fall=0.55, fill=0.95, bloom=0),
    ground=ground("wool", "#3a2c3c", "#2c2236", ink="score grain 60 @90"),
    hem=("#3a3460", "#b8a0d0"),
)
def growing_pains(r: Random) -> Pieces:
    tones = ("#2f3f8c", "#5a4a9c", "#3f6aa8", "#8a6ab0", "#243066", "#6a8ac0")
    inks = (
        "print stars 40 #f2e2a8",
        "print dots 26 #c9d2f2",
        "print flowers 50 #e0b8d8",
        "print stripes 30 #8fa4d8",
        "print leaves 44 #a9c4e8",
        "print checks 34 #4f7ab8",
    )
    quilt: Pieces = []
    for row in range(5):
        for column in range(4):
            k = (row * 3 + column * 2 + row * column) % 6
            x, y = 150 + column * 126, 400 + row * 116
            quilt.append(
                cloth(
                    "cotton",
                    polygon([(x, y), (x + 126, y), (x + 126, y + 116), (x, y + 116)]),
                    tones[k],
                    ink=inks[k],
                    thick=4,
                    bevel=10,
                    lift=2,
                    edge="#e6def4",
                    hem="run",
                    size=9,
                )
            )
    leg = "#e8a020"
    feet: Pieces = []
    for sx, turn in ((-1, 9), (1, -12)):
        feet += put([
            fill(strip([(0, -160), (0, -40), (0, 10)], [44, 38, 46]), "#b8741a", leg, "#f7cc5a", shade="lit", way=0,
                 lift=12, width=4.4),
            *[
                fill(strip([(0, 0), (d * 0.55, 60), (d, 112)], [46, 38, 24]), "#b8741a", leg, "#f7cc5a", shade="lit",
                     way=0, lift=12)
                for d in (-86, 0, 86)
            ],
            satin([leaf(d * 0.97, 100, 56, 30, 90 - d * 0.24) for d in (-86, 0, 86)], "#4a3a34", "#2a2024", lift=6),
        ], 400 + sx * 124, 1030, 1.0, turn)  # fmt: skip
    return [
        cloth("cotton", oval(400, 700, 420, 600), "#54406a", lift=2, ink="print rings 90 #6a5484"),
        felt(box(96, 36, 608, 70, 24), "#8a5a3c", lift=14, ink="score grain 20", edge="#c9945e", hem="run"),
        felt(box(118, 80, 564, 930, 20), "#6a4230", lift=14),
        cloth("linen", box(136, 92, 528, 910, 20), "#e6e2f0", lift=3),
        felt("190,120 400,104 610,120 632,230 606,340 400,356 194,340 168,230", "#f7f4fa", lift=10, thick=14, bevel=40,
             edge="#b8a0d0", hem="run"),
        *person(400, 726, 600, 0, "#d8705a", age="child", view="front", skin="brown", hair="black", cut="curly",
                near=(22, -50), far=(-22, -50), ink="print dots 24 #f7e2c4"),
        felt([oval(378, 234, 15, 17), oval(424, 234, 15, 17)], "#fbf6ee", thick=3),
        felt([circle(380, 242, 9), circle(422, 242, 9)], "#1a1216", lift=0),
        *feet,
        *quilt,
        cloth("linen", "140,372! 400,384 660,372! 664,440 400,456 136,440", "#f4f0fa", lift=8, edge="#8a6ab0",
              hem="run"),
        felt([circle(236, 436, 27), circle(564, 436, 27)], SKIN["brown"], lift=8),
        cloth("cotton", "136,950! 664,950! 680,990 600,1006 500,992 400,1008 300,992 200,1006 120,990", "#243066",
              lift=14, ink="print stars 36 #f2e2a8", edge="#e6def4"),
        *[
            q
            for x, y, a in ((80, 1110, -40), (714, 1130, 20), (740, 820, 70), (60, 620, 110))
            for q in (fill(leaf(x, y, 84, 32, a), "#f2e8d2", "#c9b48a",
                           lines=[[(x, y), (x + 84 * math.cos(math.radians(a)), y + 84 * math.sin(math.radians(a)))]],
                           lift=5),)
        ],
    ]  # fmt: skip


def waiting_bird(
    x: float,
    y: float,
    size: float,
    back: Colour,
    belly: Colour,
    beak: Colour,
    flip: bool = False,
    long: float = 40,
    legs: float = 46,
) -> Pieces:
    """Return a bird that stands at (x, y) and looks right; `size` is its height."""
    return put([
        line("cord", [[(-8, -legs), (-10, -2)], [(12, -legs), (14, -2)], [(-24, 0), (4, 0)], [(0, 0), (30, 0)]],
             "#c8742a", 6 * size / 240),
        fill("-30,-60 -70,-20 -84,-10! -66,-50 -46,-90", darker(back, 0.3), back, lines=["-30,-70 -80,-14"]),
        fill("-44,-70 -40,-120 -16,-160 -6,-196 10,-214 34,-214 48,-196 44,-172 40,-140 46,-100 34,-56 6,-40 -26,-46",
             darker(belly, 0.2), belly, lighter(belly, 0.3), shade="lit", way=90, lift=10),
        fill("-46,-70 -44,-112 -22,-146 6,-130 10,-90 -8,-56 -40,-34! -58,-26", darker(back, 0.25), back,
             lighter(back, 0.2), shade="lit", lines=["0,-130 -20,-90 -50,-36"], lift=6),
        satin(polygon([(44, -202), (46 + long, -184), (44, -180)]), beak, way=90),
        beads([(30, -196)], "#141014", 5.5 * size / 240),
    ], x, y, size / 220, flip=flip)  # fmt: skip


@card(
    "017",
    "Peak hour",
    "Under a peach sky people sit side by side on the telephone wire. Below them big birds with "
    "bags, a hat and an umbrella wait at the bus stop.",
    "routine, freedom, swapped roles, patience, travel, gossip, rest",
    mood="funny",
    camera="wide",
    light=evening(pool=(420, 420), fall=0.4),
    ground=ground("velvet", "#f4b890", "#f7cda4", "#f9dfc0"),
    hem=("#f7e0c4", "#54647c"),
)
def peak_hour(r: Random) -> Pieces:
    slate = "#4a5a70"
    pieces: Pieces = [
        felt(circle(600, 660, 110), "#f9e2a8", emit=0.12, lift=3),
        felt(cloud(190, 640, 280, 3), "#fae6d4", lift=4),
        felt(land(850, 790, 830, 770, 810), "#c98a7c"),
        felt([pine(70, 830, 110), pine(140, 826, 80), pine(706, 810, 100)], "#8a6a70"),
        tulle(land(840, 770, 810, 750, 790), "#fbe4cc", 0.25),
        felt(land(930, 924, 928, 922, 930), "#7f8c74", ink="sew grass 40 #a9b48a"),
        felt(box(-30, 986, 860, 260), "#6a7280", lift=4, ink="score cobbles 60"),
        felt(box(-30, 1090, 860, 160), "#4f5866", lift=3),
        line("run", [[(20, 1150), (780, 1150)]], "#f4ead0", 9, size=60, gap=40),
        felt(box(40, 40, 24, 960), "#6a4a3c", lift=10, ink="score grain 14 @90"),
        felt([box(-10, 146, 150, 18, 4), box(-10, 384, 150, 18, 4)], "#6a4a3c", lift=6),
    ]
    wires = [[(52, 150), (260, 236), (480, 250), (840, 170)], [(52, 386), (280, 484), (520, 496), (840, 420)]]
    pieces.append(line("cord", wires, "#3a3440", 8))
    sitters: list[tuple[float, float, float, dict[str, Any]]] = [(
        190, 214, 250,
        {"top": "#c8503f", "skin": "dark", "cut": "afro", "hair": "black", "dress": 0.6, "ink": "print dots 16 #fff"}),
        (338, 250, 260, {"top": "#3f7a8c", "skin": "pale", "cut": "bald", "hair": "grey", "beard": True}),
        (620, 232, 210, {"top": "#e8b83a", "skin": "olive", "cut": "tails", "hair": "brown", "age": "child"}),
        (200, 460, 260,
         {"top": "#6a8a4a", "skin": "olive", "cut": "bun", "hair": "white", "age": "old", "dress": 0.8,
          "ink": "print flowers 30 #dfe8c0"}),
        (450, 496, 260,
         {"top": "#7a5a9c", "skin": "brown", "cut": "short", "hair": "black", "hat": "cap", "hat_colour": "#4a3a6a"}),
        (586, 490, 250, {"top": "#d88a9c", "skin": "pale", "cut": "long", "hair": "red", "dress": 0.5}),
        (706, 458, 260, {"top": "#4a5a70", "skin": "dark", "cut": "short", "hair": "grey"})]  # fmt: skip
    for k, (x, wire, tall, look) in enumerate(sitters):
        how = dict(look)
        pieces += person(
            x,
            wire + tall * 0.21,
            tall,
            0,
            how.pop("top"),
            pose="dangle",
            flip=k in (1, 5),
            nod=(6, 0, 16, 4, 0, 8, 14)[k],
            **how,
        )
    pieces += [
        # the stop
        felt(box(731, 700, 18, 330), slate, lift=8),
        felt(circle(740, 690, 48), "#f4ead0", lift=8, edge="#c8503f", size=14),
        felt(box(712, 676, 56, 28, 10), slate, lift=3),
        knots([(724, 708), (756, 708)], slate, 8),
        *waiting_bird(150, 1044, 360, "#7a8ca4", "#c9d2dc", "#e8a03a", long=66, legs=70),
        *waiting_bird(318, 1050, 270, "#8a5a44", "#e0b890", "#5a4038", long=26),
        *waiting_bird(470, 1040, 320, "#2c2c3c", "#44485c", "#2a2426", long=44),
        *waiting_bird(630, 1056, 280, "#f0ead8", "#fbf6ea", "#e8803a", long=40),
        # their things
        felt("450,754! 452,706 524,706 540,744!", "#c8503f", lift=5),
        felt(oval(494, 752, 66, 10), "#c8503f", lift=4),
        felt(box(352, 986, 100, 70, 8), "#7c4a2e", lift=10, edge="#e8c27a", hem="run", size=8),
        line("cord", ["384,986 402,962 420,986"], "#5a3420", 7),
        *put(umbrella(0, 0, 124, 0, "#3f7a8c"), 240, 836),
        felt(box(668, 984, 84, 76, 10), "#d88a9c", lift=10, edge="#fff0f0", hem="run", size=8),
        line("cord", ["688,984 708,950 732,984"], "#a85a70", 7),
    ]
    return pieces


def bee(x: float, y: float, s: float, rot: float, flip: bool = False) -> Pieces:
    """Return a bee flying right, about 44 s long."""
    return put([
        felt([leaf(-2, -8, 30, 20, -110), leaf(2, -8, 30, 20, -68)], "#f4f6f4", lift=8),
        satin(oval(0, 0, 22, 14), "#f2b826", "#d8901a", way=90, lift=5),
        felt(["-8,-13! 0,-14! 0,14! -8,13!", "6,-13! 13,-10! 13,10! 6,13!"], "#2a1c16", lift=0, thick=4),
        felt(circle(22, -1, 9), "#2a1c16", lift=2),
    ], x, y, s, rot, flip=flip)  # fmt: skip


@card(
    "018",
    "The usual, please",
    "A lady wears her hair in a tower. It is a beehive: bees fly in and out, and a keeper on a "
    "ladder at her shoulder takes out a comb.",
    "fashion, vanity, work, sweetness, patience, ideas, being lived in, buzz",
    mood="funny",
    camera="close-up",
    light=morning(pool=(400, 460), fall=0.85, exposure=1.14),
    ground=ground("cotton", "#4fb0b4", "#1f6a78", ink="print diamonds 90 #5cbcbe"),
    hem=("#f4dc9a", "#2f7a84"),
)
def the_usual_please(r: Random) -> Pieces:
    skin = "#8a5638"
    tower = curve(
        "252,880! 200,800 168,660 176,500 222,330 300,180 400,110 500,180 578,330 624,500 632,660 "
        "600,800 548,880! 534,810 470,774 400,764 330,774 266,810"
    )
    rounds = [
        curve(
            f"{190 + abs(k - 1) * 22},{690 - k * 104} 400,{756 - k * 104} {610 - abs(k - 1) * 22},{690 - k * 104}",
            False,
        )
        for k in range(6)
    ]
    return [
        cloth("cotton", "40,1240! 80,1150 220,1100 330,1080 470,1080 580,1100 720,1150 760,1240!", "#d84a6a", lift=14,
              ink="print dots 44 #f7c9d2"),
        felt("336,1000! 340,1090 400,1130 460,1090 464,1000!", darker(skin, 0.16), lift=6),
        knots([(330 + k * 20, 1104 + 26 * math.sin(k / 7 * math.pi)) for k in range(8)], "#fbf6ea", 12),
        felt([oval(262, 884, 24, 40), oval(538, 884, 24, 40)], darker(skin, 0.08), lift=4),
        felt("270,800 300,720 400,690 500,720 530,800 528,900 496,990 440,1040 400,1050 360,1040 304,990 272,900", skin,
             colours=(lighter(skin, 0.1), skin, darker(skin, 0.12)), thick=12, bevel=26, lift=14),
        beads([(260, 944), (540, 944)], "#f2b826", 17),
        felt([oval(330, 930, 40, 28), oval(470, 930, 40, 28)], mix(skin, "#e0503f", 0.4), cast=0),
        felt(["296,872! 334,838 374,868! 336,890", "426,868! 466,838 504,872! 464,890"], "#fbf6ee", thick=4, lift=3),
        felt([circle(340, 858, 18), circle(466, 858, 18)], "#2a1c18", lift=0),
        beads([(346, 850), (472, 850)], "#ffffff", 5),
        satin([strip("290,868 334,832 378,864", [5, 13, 5]), strip("422,864 466,832 510,868", [5, 13, 5])], "#3f9aa4"),
        satin([strip("294,816 334,796 376,812", [5, 12, 5]), strip("424,806 466,786 508,808", [5, 12, 5])], "#5a3416"),
        felt("392,880 408,880 424,936 400,950 376,936", darker(skin, 0.14), lift=2),
        satin(["352,984! 380,970 400,978 420,970 448,984! 424,1008 400,1012 376,1008"], "#c8303a", "#e0545a", way=90),
        # the hive
        fill(tower, "#9a5a14", "#d8902a", "#f2c25a", shade="lit", lines=rounds, width=5.4, size=60, puff=30, lift=22),
        line("stem", rounds, "#8a4e12", 7),
        felt(oval(420, 480, 52, 44), "#3a1e0c", thick=2, lift=0),
        line("chain", [oval(420, 480, 58, 50)], "#f7d98a", 9),
        seed("560,420 600,500 596,560 566,580 552,500", "#f7c93a", "#e8a01a", size=7),
        # ladder and keeper
        line("cord", [[(70, 1150), (206, 470)], [(136, 1166), (266, 490)]], "#7a4a2a", 12),
        line("cord", [[(78 + k * 15.4, 1110 - k * 77), (146 + k * 14.6, 1110 - k * 75)] for k in range(9)], "#9a6238",
             9),
        *person(196, 752, 350, 0, "#f7f4ea", pose="climb", skin="olive", hair="white", cut="short", hat="straw",
                hat_colour="#e8cf8a", legs="#efe9da", shoes="#5a4a3a", near=(30, -86), far=(26, -72), nod=-4),
        tulle("158,420! 168,392 254,392 268,420! 264,490 222,506 170,494", "#f4f6f4", 0.4),
        felt(box(288, 420, 58, 74, 4), "#9a6238", lift=8),
        seed(box(296, 428, 42, 58), "#f2b826", "#e8a01a", size=6),
        *[
            q
            for x, y, s, a, flip in ((520, 470, 1.1, 10, True), (660, 330, 1.3, -14, True), (700, 520, 1.2, 10, True),
                                     (640, 160, 1.1, -20, True), (110, 250, 1.3, 16, False), (240, 110, 1.1, 24, False),
                                     (90, 560, 1.0, -20, False), (706, 720, 1.2, 14, True), (480, 424, 0.9, -16, True),
                                     (540, 90, 1.0, 20, True))
            for q in bee(x, y, s, a, flip)
        ],
    ]  # fmt: skip
