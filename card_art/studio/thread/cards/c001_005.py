from card_art.studio.kit import *
from card_art.studio.thread.kit import *
from card_art.studio.thread.motifs import fox_head


@card(
    "001",
    "Hold it tight",
    "The moon is a big button that hangs from the night sky by its last thread. On a hill people "
    "hold out a blanket below it.",
    "waiting, fear, hope, solidarity, end, repair, catastrophe",
    mood="uneasy",
    camera="wide",
    light=moonlit(pool=(430, 480), fall=0.5, fill=0.95),
    ground=ground("velvet", "#101c4a", "#22346e", "#5a5a92"),
    hem=("#2a3560", "#8f97c4"),
)
def any_minute_now(r: Random) -> Pieces:
    x, y = 455, 420
    holes = [(x + dx * 46, y + dy * 46) for dx in (-1, 1) for dy in (-1, 1)]
    crowd: Pieces = []
    hands: Pieces = []
    for i in range(7):
        at = 100 + i * 100
        low = 1150 - 8 * abs(i - 3)
        young = i in (1, 4)
        looks = crowd_looks(i, young)
        crowd += person(at, low, 210 if young else 272, 0,
                        ("#d8604a", "#e8b84a", "#5fa8a2", "#c87a9c", "#8fae5a", "#e08a4a", "#7a8acc")[i],
                        near=(10, -50), far=(-10, -50), nod=-26 - 3 * abs(i - 3), flip=i > 3,
                        age="child" if young else "adult", **looks)  # fmt: skip
        hands.append(
            felt(
                [circle(at - 30, 1034 - 7 * abs(i - 3), 12), circle(at + 30, 1034 - 7 * abs(i - 3), 12)],
                SKIN[looks["skin"]],
            )
        )
    return [
        knots([(r.uniform(30, 770), r.uniform(30, 760)) for _ in range(46)], "#c9d2f2", 2.6),
        sequins([(90, 150), (680, 120), (140, 560), (720, 640), (60, 380), (250, 90)], "#f2e2a8", 8),
        line("run", [(402, 150), (300, 160), (250, 210)], "#8f97c4", 3),
        line("stem", ["380,118 350,96 366,70", "420,112 452,84 440,56", "402,120 396,84 410,60"], "#efe6cc", 4),
        felt(circle(x, y, 196), "#e9dcb4", colours=("#f6ecca", "#e2cf98", "#b79e64"), shade="edge", thick=12, bevel=16,
             lift=26, emit=0.1),
        line("stem", [circle(x, y, 150)], "#c2a970", 6),
        felt([circle(px, py, 22) for px, py in holes], "#3a3352", thick=1, lift=0, fuzz=0.2),
        line("cord", [(holes[1], holes[2])], "#b8323a", 9),
        line("cord", [[holes[0], (404, 240), (404, 120)]], "#b8323a", 9),
        felt(land(1130, 960, 850, 960, 1130), "#3a6a62", colours=("#5a8a78", "#1f3c40"), edge="#8fb8a8", hem="run"),
        *crowd,
        cloth("cotton",
              curve("40,1012! 220,1024 400,1040 580,1024 760,1012! 772,1100 600,1140 400,1150 200,1140 28,1100"),
              "#d8c9a0", ink="print checks 52 #b8323a", edge="#fff3d6"),
        *hands,
        felt(land(1186, 1176, 1190, 1176, 1186), "#10183a"),
    ]  # fmt: skip


def deep(s: float, x: float, y: float) -> Point:
    """Return where (x, y) of the front plane is at the depth s, in a corridor that ends at (400, 520)."""
    return 400 + (x - 400) * s, 520 + (y - 520) * s


@card(
    "002",
    "While you were away",
    "A long corridor with doors on both sides. Out of the slot of every door comes a hand with a "
    "letter, and a child with a satchel stands in the middle.",
    "choice, duty, temptation, news, loneliness, fear, childhood",
    mood="uneasy",
    camera="interior",
    light=lamplit((400, 470), fall=0.8, bloom=0.35),
    ground=ground("cotton", "#1d3a34"),
    hem=("#26443c", "#c7a85a"),
)
def while_you_were_away(r: Random) -> Pieces:
    front, back = 1.35, 0.2

    def wall(side: int, near: float, far: float, top: float, foot: float) -> Any:
        x = 400 + side * 330
        return polygon([deep(near, x, top), deep(far, x, top), deep(far, x, foot), deep(near, x, foot)])

    pieces: Pieces = [
        cloth("cotton",
              polygon([deep(front, 70, -40), deep(front, 730, -40), deep(back, 730, -40), deep(back, 70, -40)]),
              "#16302c"),
        cloth("wool",
              polygon([deep(front, 70, 1150), deep(front, 730, 1150), deep(back, 730, 1150), deep(back, 70, 1150)]),
              "#5a2a2e"),
        cloth("velvet",
              polygon([deep(front, 250, 1150), deep(front, 550, 1150), deep(back, 550, 1150), deep(back, 250, 1150)]),
              "#9c3a34", edge="#d9a94a", hem="run", size=16),
    ]  # fmt: skip
    for side in (-1, 1):
        pieces.append(
            cloth("cotton", wall(side, front, back, -40, 1150), "#2f5c4c", ink="print stripes 40 #37695a @90")
        )
        pieces.append(cloth("cotton", wall(side, front, back, 840, 1150), "#1f4038"))
        pieces.append(
            line("cord", [[deep(front, 400 + side * 330, 840), deep(back, 400 + side * 330, 840)]], "#c79a4a", 6)
        )
    ends = [*deep(back, 70, -40), *deep(back, 730, 1150)]
    pieces += [
        felt(box(ends[0], ends[1], ends[2] - ends[0], ends[3] - ends[1]), "#3d6a58", lift=0),
        felt(box(352, 440, 96, 205), "#f3cf7e", emit=0.5, lift=0),
        line("stem", [box(352, 440, 96, 205)], "#6a3a22", 5),
    ]
    for near, far in ((0.43, 0.31), (0.66, 0.5), (1.06, 0.8)):
        for side in (-1, 1):
            if (near, side) == (0.66, 1):
                near, far = 0.72, 0.54
            middle = (near + far) / 2
            x = 400 + side * 330
            pieces += [
                cloth("linen", wall(side, near + 0.03 * near, far - 0.03 * near, 110, 1150), "#142824", lift=2),
                felt(wall(side, near, far, 140, 1150), "#8a4a2c", ink="score grain 26 @90", edge="#c07a48", hem="run",
                     size=9 * near),
                felt(wall(side, near * 0.96, far * 1.05, 716, 804), "#d9a94a", thick=2),
                felt(wall(side, near * 0.94, far * 1.07, 742, 780), "#1a0f0c", lift=0, thick=1),
            ]  # fmt: skip
            hx, hy = deep(middle, x, 762)
            size = 176 * middle
            turn = 96 if side < 0 else -96
            skin = ("#e2b48c", "#8a5a3c", "#c98f62", "#5f3c2a", "#efc9a6", "#a86f45")[r.randrange(6)]
            tipx = hx - side * size * 1.12
            pieces += [
                felt(strip([(hx + side * size * 0.05, hy), (hx - side * size * 0.34, hy)], [size * 0.3, size * 0.3]),
                     ("#efe3c8", "#6a7fb0", "#b8566a")[r.randrange(3)], lift=8),
                felt(whole(open_hand(hx - side * size * 0.2, hy, size, turn, side > 0)), skin, lift=10 * middle),
                cloth("cotton", moved(box(-70, -46, 140, 92), tipx, hy + 8 * middle, middle, -8 * side), "#f7efdc",
                      lift=12 * middle, edge="#d8c9a6", hem="run", size=5),
                line("back", [moved("-66,-42 0,12 66,-42", tipx, hy + 8 * middle, middle, -8 * side)], "#b9a57e",
                     3.4 * middle),
                felt(moved(circle(0, 10, 13), tipx, hy + 8 * middle, middle), "#b3262e", thick=3),
            ]  # fmt: skip
    pieces += person(
        400,
        1080,
        380,
        0,
        "#d8a02e",
        age="child",
        view="back",
        skin="brown",
        hair="black",
        cut="tails",
        dress=0.35,
        legs="#3a3a58",
        near=(13, -34),
        far=(-13, -34),
    )
    pieces += [felt(box(362, 864, 76, 84, 10), "#7c4a2e", lift=8, edge="#e8c27a", hem="run", size=6)]
    return pieces


@card(
    "003",
    "Nobody counts the last one",
    "People roped together walk one behind the other into the fog. The last one, in a green coat, "
    "is a fox on two legs.",
    "trust, disguise, danger, belonging, blindness, secret, journey",
    mood="uneasy",
    camera="wide",
    light=overcast(exposure=1.04).but(pool=(560, 420), fall=0.6, key="#ffedc8"),
    ground=ground("linen", "#e0c892", "#c9a978", "#8f7f66"),
    hem=("#e6d6ac", "#8d7f5c"),
)
def roped_together(r: Random) -> Pieces:
    spots = [(690, 640, 140), (590, 690, 176), (470, 760, 224), (330, 860, 290)]
    tops = ["#8c8f9c", "#6f7f96", "#b8453c", "#5a6a54"]
    pieces: Pieces = [
        felt(land(560, 470, 540, 420, 520), "#b39a74"),
        tulle(box(-20, -20, 840, 1260), "#f0dfb4", 0.5),
        felt(land(700, 690, 640, 610, 600), "#93825f"),
        tulle(box(-20, -20, 840, 1260), "#f0dfb4", 0.35),
    ]
    belt: Point | None = None
    for i, (x, y, tall) in enumerate(spots):
        pieces += person(
            x,
            y,
            tall,
            0,
            tops[i],
            pose="walk",
            hat=("wool", "brim", "", "cap")[i],
            hat_colour=("#6d7484", "#59606e", None, "#4a4f44")[i],
            dress=(0.5, 0.5, 0.55, 0.4)[i],
            near=(16, -54),
            far=(-14, -50),
            **crowd_looks(i + 2),
        )
        here = (x, y - tall * 0.52)
        if belt is not None:
            pieces.append(
                line(
                    "cord",
                    [[belt, ((belt[0] + here[0]) / 2, (belt[1] + here[1]) / 2 + tall * 0.14), here]],
                    "#efe4c4",
                    2.5 + i,
                )
            )
        belt = here
        pieces.append(
            felt(
                land(y + 150 - i * 20, y + 60, y + 6, y - 10, y - 60),
                ("#85938c", "#77867c", "#6a7a6c", "#5b6c5c")[i],
                ink="" if i < 2 else "sew grass 46 #8a9a84",
            )
        )
        pieces.append(tulle(box(-20, -20, 840, 1260), "#f0dfb4", (0.4, 0.34, 0.26, 0.16)[i]))
    assert belt is not None
    fx, fy, tall = 190, 1130, 560
    pieces += [
        fill("40,1010 -10,930 10,820 70,800 90,860 80,930 130,960 150,1000", "#f2e6cc", "#d8702a", "#b0501e", shade=-60,
             lines=["130,990 40,950 40,830"], lift=8),
        *person(fx, fy, tall, 0, "#2f5c4a", pose="walk", dress=0.62, cut="none", skin="olive", legs="#3a3430",
                near=(20, -52), far=(-12, -48), ink="sew flecks 30 #3f7360", step=2),
        *fox_head(fx + 26, fy - tall * 0.9, 128, 4),
        felt("150,690 200,664 262,676 270,710 210,724 160,722", "#8a2f3a", edge="#c46a5e", hem="run", size=7),
        line("cord", [[belt, (330, 800), (300, fy - tall * 0.47)]], "#f4ead0", 8),
        felt(circle(fx + 112, fy - tall * 0.52, 21), "#8f3c18"),
        felt(land(1130, 1140, 1120, 1060, 1010), "#44553f", ink="sew grass 44 #7d9270"),
    ]  # fmt: skip
    return pieces


@card(
    "004",
    "A long soak",
    "A woman reads in her bath. Below the floor the bath goes on and on into deep dark water, and "
    "a huge fish rises from the bottom.",
    "danger, calm, ignorance, depth, fear, relaxation, the unconscious",
    mood="uneasy",
    camera="cross-section",
    light=lamplit((330, 260), fall=0.72, bloom=0.4),
    ground=ground("wool", "#3a2a26", "#241a1c", "#120e14"),
    hem=("#3f3432", "#a58c6c"),
)
def a_long_soak(r: Random) -> Pieces:
    water = curve(
        "176,330! 624,330! 640,460 660,640 740,860 780,1060 770,1240! 30,1240! 20,1060 60,860 140,640 160,460"
    )
    fish = curve(
        "400,560! 300,600 210,700 176,830 190,980 250,1130 300,1240! 500,1240! 550,1130 610,980 624,830 590,700 500,600"
    )
    mouth = curve("268,742 330,690 400,676 470,690 532,742 500,800 400,826 300,800")
    return [
        cloth("cotton", box(-20, -20, 840, 490), "#cfe0d2", ink="print tiles 74 #a9c4b4"),
        cloth("cotton", box(-20, -20, 840, 110), "#3f7a72", ink="print waves 44 #7ab0a2"),
        felt(box(610, 110, 120, 150, 6), "#8fb7d6", lift=6, edge="#f7efdc"),
        line("cord", [[(670, 110), (670, 260)], [(610, 185), (730, 185)]], "#f7efdc", 8),
        felt(box(-20, 462, 840, 60), "#7a5238", ink="score grain 20", lift=5),
        felt([box(-20, 512, 840, 60)], "#4a3228", lift=2),
        felt(stroked(water, 44), "#f4efe4", thick=8, bevel=10, lift=10, clip=[box(-20, -20, 840, 590)]),
        felt(stroked(water, 30), "#5a4438", thick=5, clip=[box(-20, 560, 840, 700)], ink="score cobbles 40"),
        cloth("silk", water, "#2f8f92", colours=("#9ed8cf", "#3a9a9c", "#1c5a70", "#0e2c48", "#070f22"), lift=0),
        *[
            line("run", [f"{200 + k * 20},{372 + k * 46} 400,{384 + k * 46} {600 - k * 20},{372 + k * 46}"], "#c8ece4",
                 3 - k * 0.4)
            for k in range(3)
        ],
        fill(fish, "#123a4c", "#1d5a66", "#0d2a40", "#081426",
             lines=["400,580 300,700 230,860 270,1200", "400,580 500,700 570,860 530,1200"], width=4.4, size=46,
             puff=22, lift=14),
        felt(mouth, "#04070f", lift=0, thick=2),
        satin([
            polygon([(x, 728 - 42 * math.sin((x - 250) / 300 * math.pi)),
                     (x + 26, 728 - 44 * math.sin((x - 224) / 300 * math.pi)),
                     (x + 13, 790 - 30 * abs((x - 387) / 120))])
            for x in range(290, 490, 32)
        ], "#e9ecd8"),
        satin([polygon([(x, 800), (x + 26, 802), (x + 13, 752)]) for x in range(322, 460, 32)], "#cfd6c4"),
        *[
            p
            for sx in (-1, 1)
            for p in (
                felt(oval(400 + sx * 146, 676, 46, 42), "#e8d68a", emit=0.12, thick=8),
                felt(oval(400 + sx * 138, 668, 17, 26), "#06070c", thick=3),
                fill(leaf(400 + sx * 190, 860, 130, 90, 20 if sx > 0 else 160), "#2f7a7e", "#123a4c", lift=6),
            )
        ],
        seed([circle(250, 560, 12), circle(530, 520, 9), circle(560, 600, 14), circle(330, 500, 7)], "#bfe8e2", size=5),
        # the bather
        felt([strip([(360, 350), (440, 420), (470, 500)], [34, 30, 20]),
              strip([(390, 350), (480, 410), (520, 470)], [34, 30, 20])], "#5f8f88", thick=3, lift=0),
        *person(290, 470, 460, 0, "#7a4a34", skin="dark", hair="black", cut="bun", pose="sit", near=(22, -58),
                far=(20, -56), legs="#2f8f92", shoes="#2f8f92", lean=-12),
        cloth("silk", curve("150,338! 400,350 650,338! 650,420 640,480 400,486 160,480 152,420"), "#4aa8a4",
              colours=("#9ed8cf", "#3a9a9c"), see=0.9, lift=0),
        felt([box(140, 316, 520, 32, 16)], "#fbf7ee", thick=8, lift=8),
        *[line("run", [f"210,{392 + k * 40} 400,{402 + k * 40} 590,{392 + k * 40}"], "#d8f2ec", 3) for k in range(2)],
        felt([polygon([(380, 214), (440, 196), (446, 270), (388, 286)]),
              polygon([(440, 196), (500, 206), (502, 278), (446, 270)])], "#f7efdc", lift=5, edge="#b3262e", hem="run",
            size=5),
    ]  # fmt: skip


@card(
    "005",
    "Your turn",
    "Two huge hands hold a cat's cradle of red thread. A tiny person with a pole walks on one of "
    "the threads, high above nothing.",
    "play, fate, power, balance, trust, helplessness, childhood",
    mood="uneasy",
    camera="close-up",
    light=lamplit((400, 520), fall=0.75, key="#ffe6c4", bloom=0),
    ground=ground("wool", "#4a2440", "#35193a", "#1c1028"),
    hem=("#4a2c48", "#b88aa8"),
)
def your_turn(r: Random) -> Pieces:
    size = 610
    k = size / 184
    tips = [(-30, -158), (-7, -178), (16, -172), (38, -148), (-56, -108)]

    def hand(x: float, y: float, rot: float, flip: bool, skin: Colour, sleeve: Colour) -> tuple[Pieces, list[Point]]:
        shape = whole(open_hand(x, y, size, rot, flip))
        a = math.radians(rot)
        found = []
        for tx, ty in tips:
            px, py = (-tx if flip else tx) * k, ty * k
            found.append((x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)))
        creases = [
            moved(curve(text, False), x, y, k, rot, flip) for text in ("-18,-72 0,-76 18,-94", "-17,-42 -6,-60 -12,-84")
        ]
        nails = [moved(oval(tx, ty + 1, 3.6, 4.6), x, y, k, rot, flip) for tx, ty in tips]
        return [
            felt(shape, skin, colours=(lighter(skin, 0.1), skin, darker(skin, 0.25)), thick=12, bevel=22, lift=16,
                 lines=creases, width=4),
            satin(nails, lighter(skin, 0.45), puff=2),
            cloth("denim", moved(box(-34, -16, 68, 60), x, y, k, rot, flip), sleeve, lift=12, edge="#e0a040", hem="run",
                  size=12),
        ], found  # fmt: skip

    left, a = hand(172, 1130, -3, True, "#a86f45", "#3a5a8c")
    right, b = hand(628, 1138, 3, False, "#a86f45", "#3a5a8c")
    red = "#d8303a"
    strands = [[a[1], b[1]], [a[0], b[2]], [a[2], b[0]], [a[3], b[4]], [a[4], b[3]], [a[4], b[4]], [a[0], b[0]]]
    middle = ((a[1][0] + b[1][0]) / 2, (a[1][1] + b[1][1]) / 2 + 34)
    return [
        *[
            line("run", [f"{40 + i * 60},{r.uniform(60, 1100)} {60 + i * 60},{r.uniform(60, 1100)}"], "#5a3454", 3)
            for i in range(12)
        ],
        *left,
        *right,
        *[line("cord", [one], red, 9, lift=20) for one in strands[1:]],
        line("cord", [[a[1], middle, b[1]]], red, 10),
        *[
            p
            for hand_tips in (a, b)
            for tx, ty in hand_tips
            for p in (line("cord", [[(tx - 34, ty + 26), (tx, ty + 34), (tx + 34, ty + 26)]], red, 9),)
        ],
        *person(middle[0] - 10, middle[1] - 6, 190, 0, "#f0d27a", pose="walk", skin="pale", hair="red", cut="bob",
                legs="#e8e0cc", shoes="#f7efdc", near=(16, -58), far=(10, -58), foot=(8, 0), other=(-9, 0)),
        line("stem",
             [[(middle[0] - 150, middle[1] - 96), (middle[0], middle[1] - 112), (middle[0] + 150, middle[1] - 92)]],
             "#f7efdc", 6),
    ]  # fmt: skip
