from card_art.studio.kit import *
from card_art.studio.motifs.animals import cat, moth
from card_art.studio.paper.kit import *


def along(line: Any, count: int) -> list[tuple[float, float, float]]:
    """Return evenly spaced points of a line, each with the line's direction in degrees."""
    points = [line.getPoint(i) for i in range(line.countPoints())]
    knots = [(p.x(), p.y()) for p in points[::3]]
    out = []
    for i in range(count):
        t = i / (count - 1) * (len(knots) - 1.001)
        k = int(t)
        (x0, y0), (x1, y1) = knots[k], knots[k + 1]
        out.append((x0 + (x1 - x0) * (t - k), y0 + (y1 - y0) * (t - k), math.degrees(math.atan2(y1 - y0, x1 - x0))))
    return out


@card(
    "039",
    "Market square",
    "A snowy town from above. Its streets have the form of a web, and on the square in the middle sits a huge spider.",
    "trap, order, fear, city, patience, power, belonging",
    mood="uneasy",
    camera="aerial",
    light=night("#2a2f4c", key=(-0.5, 0.6), ambient=0.6, exposure=1.3),
)
def market_square(r: Random) -> Pieces:
    cx, cy, n = 420, 560, 11
    snow: dict[str, list[Any]] = {"#f4f1f4": [], "#e2dfee": []}
    tiles: dict[str, list[Any]] = {"#c9705c": [], "#d9a468": [], "#8fa6c4": [], "#a98aa4": []}
    chimneys = []

    def at(q: float, k: float) -> Point:
        """Return a place `k` of `n` parts round the square; the streets between two parts sag."""
        reach = q * (1 - 0.05 * math.sin(math.pi * (k % 1)))
        return cx + reach * math.cos(k * 2 * math.pi / n), cy + reach * math.sin(k * 2 * math.pi / n)

    for ring in range(7):
        near, far = 112 + ring * 122, 202 + ring * 122
        alley, houses = 3.5 / near, (1, 2, 2, 3, 3, 4, 4)[ring]
        for k in range(n):
            for i in range(houses):
                a, b = (k + 0.08 + 0.84 * (i + j) / houses for j in (alley, 1 - alley))
                middle = (a + b) / 2
                windward = math.cos(middle * 2 * math.pi / n + 0.8) < 0
                slopes = [
                    polygon([at(q, a), at(q, middle), at(q, b), at(p, b), at(p, middle), at(p, a)])
                    for q, p in ((near, (near + far) / 2), ((near + far) / 2, far))
                ]
                white, tiled = reversed(slopes) if windward else slopes
                r.choice(list(snow.values())).append(white)
                r.choice(list(tiles.values())).append(tiled)
                x, y = at((near + far) / 2, a + (b - a) * 0.28)
                chimneys.append(box(x - 9, y - 9, 18, 18, 3))
    legs = [
        spline(
            [
                (cx, cy),
                (cx + 92 * math.cos(a), cy + 92 * math.sin(a)),
                (cx + 168 * math.cos(a + 0.16 * s), cy + 168 * math.sin(a + 0.16 * s)),
                (cx + 226 * math.cos(a), cy + 226 * math.sin(a)),
            ],
            False,
        )
        for s in (-1, 1)
        for a in [math.radians(-90 + s * (28 + j * 40)) for j in range(4)]
    ]
    return [
        piece(FULL, "#39406a", 3, ink="print cobbles 30 #33395f"),
        piece(circle(cx, cy, 92), "#4a5080", 5, ink="print rings 60 #565c90"),
        piece([circle(*at(219 + ring * 122, k), 9) for ring in range(5) for k in range(n) if (ring + k) % 2], "#ffd46a",
              10, emit=1.4, cast=0),
        *[piece(shapes, c, 24, ink="score lines 13") for c, shapes in tiles.items()],
        *[piece(shapes, c, 30, ink="score flecks 26") for c, shapes in snow.items()],
        piece(chimneys, "#6d3f3a", 38),
        piece([stroked(leg, 15) for leg in legs], "#15131c", 62),
        piece(oval(cx, cy + 46, 64, 80), "#1f1b26", 74, ink="score flecks 18", curl=(45, -0.25)),
        piece(polygon([(cx - 24, cy + 30), (cx + 24, cy + 30), (cx, cy + 50), (cx + 22, cy + 76), (cx - 22, cy + 76),
                       (cx, cy + 50)]), "#d2322e", 78, cast=0.3),
        piece(circle(cx, cy - 34, 40), "#1f1b26", 80),
        piece([circle(cx - 14, cy - 50, 8), circle(cx + 14, cy - 50, 8), circle(cx - 5, cy - 60, 4),
               circle(cx + 5, cy - 60, 4)], "#f6e27a", 84, emit=0.4),
    ]  # fmt: skip


@card(
    "040",
    "A small appetite",
    "Moths have eaten holes into a heavy green curtain. Every hole has the shape of a flying "
    "bird, and the light behind comes through. A girl sits on the floor.",
    "freedom, damage, light, patience, beauty, hope, decay",
    mood="tender",
    camera="interior",
    light=lamplit("#ffe2a0", (420, 430), radius=520, reach=70, power=1.7, ambient=0.58, shadow="#071a14", contrast=0.8),
)
def small_appetite(r: Random) -> Pieces:
    holes = [
        swallow(x, y, s, t, f)
        for x, y, s, t, f in (
            (180, 760, 44, -30, False),
            (300, 690, 52, -40, False),
            (250, 560, 58, -20, False),
            (420, 600, 56, -50, False),
            (390, 470, 66, -30, False),
            (540, 500, 60, -24, False),
            (520, 350, 74, -36, False),
            (660, 400, 64, -10, False),
            (650, 240, 78, -30, False),
            (420, 270, 66, -50, False),
            (560, 130, 66, -40, False),
            (300, 380, 50, -60, False),
            (700, 100, 60, -30, False),
            (260, 230, 44, -40, False),
        )
    ]
    lights = [
        moved(swallow(0, 0, s, t), x, y, 1, squash=0.45)
        for x, y, s, t in ((420, 1060, 60, 140), (560, 1110, 70, 150), (300, 1120, 60, 150), (660, 1050, 50, 150))
    ]
    return [
        piece(FULL, "#1f5a48", 60, holes=holes, ink="score lines 64 @90;print lines 64 #1a4c3d @90", foot="#174436"),
        piece([strip([(x, -40), (x + 10, 500), (x - 6, 1000)], [20, 34, 40]) for x in range(30, 820, 128)], "#236652",
              66, holes=holes, curl=(0, -0.2), cast=0.5),
        piece(["-60,-40! 860,-40! 860,60! 780,110 700,60! 610,116 520,60! 400,120 290,60! 200,116 110,60! 30,110 "
               "-60,60!"], "#2a7a60", 100, ink="print flowers 60 #c9a24a"),
        piece([circle(x, 70 + (x % 3) * 4, 9) for x in range(20, 800, 45)], "#e0b84e", 106),
        piece(box(-40, 985, 880, 275), "#5c3f30", 70, ink="score lines 56 @90;score grain 24"),
        piece(lights, "#f0c878", 73, cast=0, rim=0, thick=0, emit=0.25),
        *[
            p
            for x, y, s, t in ((160, 664, 44, -30), (600, 620, 36, 40), (120, 420, 30, 20))
            for p in put(traced(lambda p: moth(p, 0, 0, 100, "#d9c4a0", "#8a6a4c")), x, y, s / 100, t, z=84, lift=0.5)
        ],
        *person(190, 1130, 470, 100, "#c8553f", pose="floor", age="child", view="side", skin="dark", hair="black",
                cut="afro", dress=0.8, near=(20, -20), far=(-10, -6), nod=-24, ink="print dots 24 #e08a70"),
    ]  # fmt: skip


def crab(x: float, y: float, s: float, z: float, flip: bool = False, colour: Colour = "#d9553f") -> Pieces:
    at = placed(x, y, s, flip=flip)

    return [
        piece(
            at(*[stroked(f"{10 + k * 12},-30 {20 + k * 20},-24 {24 + k * 22},0", 8) for k in range(4)]),
            darker(colour, 0.2),
            z,
        ),
        piece(at("0,-10 -6,-40 30,-58 70,-50 84,-24 60,-8"), colour, z + 4, ink="score flecks 14"),
        piece(
            at(stroked("70,-30 100,-40 112,-60", 10), "100,-60 104,-92 130,-104! 126,-84 140,-92! 136,-66 118,-54"),
            colour,
            z + 8,
        ),
        piece(
            at(
                stroked([(60, -50), (66, -78)], 5),
                stroked([(74, -46), (86, -74)], 5),
                circle(66, -82, 9),
                circle(88, -78, 9),
            ),
            colour,
            z + 6,
        ),
        piece(at(circle(68, -83, 5), circle(90, -79, 5)), "#1c1a20", z + 9, cast=0.2),
    ]


@card(
    "041",
    "Housing market",
    "On a beach hermit crabs live in a boot, a teapot and a tin, each with windows and a smoking chimney. "
    "In front stands one with a bundle on a stick and no home; the only empty shell is far too small.",
    "home, envy, choice, poverty, change, patience, neighbours",
    mood="funny",
    camera="wide",
    light=day("#7fc4cc", "#f4e3b8", key=(0.5, 0.6)),
)
def housing_market(r: Random) -> Pieces:
    spiral = spline(
        [(164 + (30 - i * 1.6) * math.cos(i * 0.6), 1104 + (30 - i * 1.6) * math.sin(i * 0.6)) for i in range(18)],
        False,
    )
    boot = "90,690! 80,540 100,360 210,360 220,520 300,580 310,690!"
    teapot = ["420,760! 400,690 430,620 520,610 570,650 570,720 550,760!",
              stroked("420,640 370,640 370,720 416,730", 14), "566,690 610,660 622,630! 600,640 566,660"]  # fmt: skip
    pane, frame, smoke = "#d8f2f4", "#3a241c", "#f4f6f4"
    return [
        piece(cloud(560, 150, 260, 6), "#fffdf4", 8),
        piece(swell(330, 12, 7), "#3f9cac", 12),
        piece(land(420, 400, 424, 396, 416), "#f4e2b4", 26),
        *put([
            piece([circle(150, 330, 26), circle(178, 290, 34), circle(160, 240, 42)], smoke, 40),
            *crab(200, 690, 1.5, 44),
            piece(boot, "#5a3826", 52, lines=["120,600 280,604"], curl=(0, -0.15), width=5),
            piece("70,700! 90,676 310,676 320,700!", "#2a1c18", 56),
            piece(box(94, 350, 130, 34, 10), "#8a6248", 58),
            piece([box(108, 410, 90, 90, 8), box(106, 510, 90, 90, 8)], "#e8a04a", 59),
            piece([box(118, 420, 70, 70, 4), box(116, 520, 70, 70, 4)], pane, 60,
                  lines=[[(153, 420), (153, 490)], [(118, 455), (188, 455)], [(151, 520), (151, 590)],
                         [(116, 555), (186, 555)]], width=7),
        ], -80, -190, 1.12),
        piece(land(600, 584, 606, 580, 596), "#ecd298", 62),
        *put([
            piece([circle(630, 604, 18), circle(652, 572, 24), circle(640, 532, 30)], smoke, 62),
            *crab(520, 760, 1.25, 64, colour="#c8382c"),
            piece(teapot, "#2f6f9c", 72, ink="print dots 44 #f4ead4", curl=(0, -0.15)),
            piece([oval(490, 614, 50, 12), circle(490, 594, 12)], "#245880", 78),
            piece([circle(490, 684, 36)], "#f4c85a", 80),
            piece([circle(490, 684, 27)], pane, 82, lines=[[(490, 657), (490, 711)], [(463, 684), (517, 684)]], width=5),
        ], -90, -340, 1.26),
        piece(land(760, 744, 770, 740, 756), "#e2c080", 84),
        *put([
            piece([circle(440, 872, 13), circle(452, 846, 18), circle(440, 814, 23)], smoke, 100),
            *crab(480, 1010, 0.95, 104, colour="#d8482c"),
            piece("410,1010! 410,900! 520,900! 520,1010!", "#aab6be", 112),
            piece(box(428, 872, 24, 34), "#8a969e", 110),
            piece(oval(465, 900, 55, 13), "#e6ecf0", 116),
            piece(box(410, 976, 110, 22), "#c8302a", 114),
            piece([box(438, 914, 56, 58, 5)], frame, 116.5),
            piece([box(446, 922, 40, 44, 3)], pane, 117, lines=[[(466, 922), (466, 966)], [(446, 944), (486, 944)]],
                  width=4),
        ], -440, -420, 1.3),
        piece(land(930, 914, 936, 918, 930), "#d8b26c", 118),
        # the one without a home, and the only shell
        *put([
            piece(stroked("28,-40 -30,-92 -70,-128", 5), "#6a4426", 0),
            piece("-92,-128 -112,-104 -104,-76 -76,-66 -50,-80 -48,-108 -66,-126", "#e8eef0", 3,
                  ink="print dots 20 #c8402e"),
            piece("-62,-122! -56,-148 -40,-140 -52,-124! -40,-116 -32,-104 -52,-112!", "#e8eef0", 5),
            piece("14,-40 -30,-46 -64,-24 -70,4 -46,8 -40,-8 -14,-12 14,-10", "#f4a486", 7,
                  lines=["-16,-42 -12,-28 -18,-12", "-38,-38 -30,-26 -42,-8"], width=2.4),
            *crab(0, 0, 1, 10, colour="#cc3a2a"),
        ], 536, 1150, 2.15, z=126, flip=True, lift=1.6),
        piece(circle(164, 1104, 40), "#fbeedc", 130, lines=[spiral], width=5, curl=(45, -0.2)),
        piece("148,1134! 118,1140 100,1120 132,1106", "#e6c4a4", 128),
    ]  # fmt: skip


def ant(x: float, y: float, s: float, turn: float) -> tuple[list[Any], list[Any]]:
    body = [moved(shape, x, y, s, turn) for shape in (oval(-22, 0, 16, 11), circle(0, 0, 8), oval(18, 0, 10, 9))]
    legs = [
        moved(stroked(f"{k * 7},0 {k * 11 + 2},{q * 14} {k * 15},{q * 26}", 2.6), x, y, s, turn)
        for k in (-1, 0, 1)
        for q in (-1, 1)
    ]
    legs += [moved(stroked(f"24,{q * 3} 36,{q * 10} 44,{q * 8}", 2.2), x, y, s, turn) for q in (-1, 1)]
    return body, legs


@card(
    "042",
    "Dessert",
    "Seen from above, ants carry off a picnic over a checked cloth: a cherry, cheese, a slice of "
    "cake, and a man asleep on his cushion.",
    "helplessness, summer, sleep, teamwork, danger, laziness, smallness",
    mood="funny",
    camera="aerial",
    light=day("#7fae5c", key=(0.5, 0.6)),
)
def dessert(r: Random) -> Pieces:
    path = [
        (760, 60),
        (560, 150),
        (330, 190),
        (170, 310),
        (210, 480),
        (430, 560),
        (610, 660),
        (600, 830),
        (400, 930),
        (190, 990),
        (60, 1130),
    ]
    line = spline(path, False)
    measure = along(line, 26)
    bodies, legs = [], []
    for i, (x, y, t) in enumerate(measure):
        for side in (-1, 1) if i % 2 else (0,):
            b, g = ant(
                x - math.sin(math.radians(t)) * side * 34,
                y + math.cos(math.radians(t)) * side * 34,
                1.15,
                t + r.uniform(-10, 10),
            )
            bodies += b
            legs += g
    cloth = moved(box(-330, -440, 660, 880, 6), 400, 590, 1, 9)
    return [
        piece(FULL, "#86b45e", 3, ink="print grass 56 #74a350;score grass 60"),
        piece([circle(r.uniform(0, 800), r.uniform(0, 1200), 8) for _ in range(26)], "#fbf3d4", 5),
        piece(cloth, "#fbf3e6", 12, ink="print stripes 84 #f0b0a4 @9"),
        piece([moved(box(-330 + i * 84, -440, 42, 880), 400, 590, 1, 9) for i in range(8)], "#e2766c", 13, vellum=0.45,
              cast=0, rim=0, thick=0),
        piece(circle(610, 360, 110), "#fffaf0", 22, lines=[circle(610, 360, 80)], width=3),
        piece([oval(590, 350, 40, 16), oval(640, 380, 26, 12)], "#e8c27a", 26),
        piece([box(150, 700, 60, 150, 20), box(166, 660, 28, 50, 6)], "#4f8a5b", 24, curl=(0, -0.3)),
        piece(legs, "#241c1c", 34, knife=0.1),
        piece(bodies, "#2e2322", 38, knife=0.2),
        piece(circle(560, 150, 34), "#c8222e", 54, curl=(45, -0.3)),
        piece(stroked("566,120 590,86 630,80", 6), "#5f8a3c", 52),
        piece(polygon([(260, 180), (390, 150), (370, 250)]), "#f2c84e", 54,
              holes=[circle(330, 190, 12), circle(352, 216, 9)], curl=(0, -0.15)),
        piece(polygon([(150, 330), (250, 350), (210, 470), (130, 440)]), "#f7d9c0", 54),
        piece(polygon([(150, 330), (250, 350), (244, 380), (144, 360)]), "#e0607c", 58),
        piece(circle(196, 352, 12), "#c8222e", 62),
        piece(moved(box(-150, -60, 300, 120, 26), 480, 620, 1, 28), "#f4e6c4", 52, ink="print flowers 40 #d9a45c"),
        *person(366, 560, 330, 58, "#2f6f8c", pose="stand", skin="pale", hair="brown", beard=True, rot=118,
                near=(18, -52), far=(-16, -60), hat="", legs="#c9a878", foot=(5, 0), other=(-7, -3)),
        piece([oval(600, 830, 44, 26)], "#f6ead0", 54, ink="score flecks 14"),
        piece([circle(400, 930, 26), circle(372, 948, 22), circle(424, 950, 20)], "#7a3f6c", 54, curl=(45, -0.2)),
    ]  # fmt: skip


@card(
    "043",
    "Once around the block",
    "Seen from above, somebody in a straw hat walks a dog. The dog is so long that it goes all the way "
    "round a block of houses and meets its own tail.",
    "patience, absurd, loyalty, routine, length, circle, walking",
    mood="funny",
    camera="aerial",
    light=day("#b9b4a8", key=(0.6, 0.6)),
)
def around_the_block(r: Random) -> Pieces:
    fur = "#8a4a26"
    corners = [(430, 968), (280, 968), (150, 920), (126, 760), (126, 420), (170, 220), (330, 176)]
    corners += [(540, 182), (650, 250), (672, 430), (668, 600), (660, 700)]
    track = spline(corners, False)
    places = along(track, 23)
    paws = [
        moved(oval(6, q * 52, 32, 21), x, y, 1, turn)
        for x, y, turn in (places[i] for i in (2, 6, 11, 15, 18, 21))
        for q in (-1, 1)
    ]
    roofs = (
        (220, 300, 150, 180, "#7f98ac"),
        (386, 300, 180, 130, "#5f7f98"),
        (220, 500, 130, 190, "#9fb2bc"),
        (370, 450, 196, 170, "#6f8aa4"),
        (370, 640, 196, 110, "#8fa4b4"),
        (230, 710, 120, 150, "#547490"),
        (370, 770, 120, 100, "#7890a4"),
    )
    houses = [
        one
        for x, y, w, h, c in roofs
        for one in (
            piece(box(x, y, w, h), c, 34, ink="score lines 14 @90"),
            piece(box(x, y + h / 2, w, h / 2), darker(c, 0.18), 36, ink="score lines 14 @90", cast=0),
            piece(box(x + w * 0.7, y + h * 0.2, 20, 24), "#e6dcc8", 44),
        )
    ]
    trees = [
        piece(
            [circle(x + dx, y + dy, 30) for dx, dy in ((0, 0), (22, 12), (-20, 14), (4, 26), (2, -18))],
            "#6f9a54",
            40,
            ink="score leaves 18",
        )
        for x, y in ((20, 420), (14, 720), (792, 330), (130, 36), (420, 26), (680, 40), (90, 1160))
    ]
    head = [  # from above, the nose down
        piece("-58,-70 -66,10 -44,60 -34,150 0,168 34,150 44,60 66,10 58,-70 0,-90", lighter(fur, 0.08), 0),
        piece(
            ["-52,-50! -96,-30 -120,40 -108,96 -76,86 -58,20", "52,-50! 96,-30 120,40 108,96 76,86 58,20"],
            darker(fur, 0.32),
            6,
            curl=(0, -0.15),
        ),
        piece(oval(0, 156, 24, 17), "#1c1616", 8),
        piece([oval(-30, 40, 10, 12), oval(30, 40, 10, 12)], "#1c1616", 8),
        piece([circle(-27, 36, 4), circle(33, 36, 4)], "#ffffff", 9, cast=0),
        piece(stroked("-60,-66 0,-82 60,-66", 20), "#d2322e", 10),
    ]
    man = [  # from above, walking left
        piece([oval(-30, 74, 46, 24), oval(40, -70, 46, 24)], "#2a2026", 0),
        piece(oval(0, 0, 70, 126), "#34506b", 4, ink="print checks 30 #3f5f7c", curl=(0, -0.15)),
        piece(strip("-6,-96 -70,-112 -122,-70", [56, 46, 34]), "#3d5c7a", 8, ink="print checks 30 #486a8a"),
        piece(strip("0,98 -30,130 -10,166", [54, 44, 34]), "#3d5c7a", 8, ink="print checks 30 #486a8a"),
        piece([circle(-128, -64, 22), circle(-8, 172, 20)], SKIN["pale"], 10),
        piece("-60,-16! -96,0 -60,18!", SKIN["pale"], 12),
        piece(oval(-6, 0, 76, 72), "#d9a85c", 16, ink="score rings 20"),
        piece(oval(2, 0, 44, 42), "#e6bc78", 22, lines=["-26,-8 4,4 30,0"], width=3),
        piece(stroked(circle(2, 0, 45), 9), "#7a3a2c", 20),
    ]
    return [
        piece(FULL, "#a9a59c", 3, ink="print cobbles 44 #a09c92"),
        piece(box(200, 272, 390, 630, 16), "#d9d0bc", 8, ink="score tiles 50"),
        piece(
            [
                box(-60, 300, 100, 700, 12),
                box(764, 300, 110, 340, 12),
                box(-60, -60, 920, 140, 12),
                box(-60, 1110, 460, 150, 12),
            ],
            "#d9d0bc",
            8,
            ink="score tiles 50",
        ),
        *houses,
        *trees,
        piece(paws, darker(fur, 0.25), 18),
        piece(stroked(track, 88), fur, 26, ink="score flecks 24"),
        piece(strip([(420, 968), (490, 962), (540, 930), (566, 890)], [70, 34, 20, 5]), fur, 24),
        *put(head, 652, 730, 1.1, 22, z=44),
        *put(man, 660, 1060, 1.05, 0, z=56),
        piece(
            [
                stroked("736,688 772,780 738,900 640,966 526,992", 8),
                stroked("526,992 490,1000 482,1034 508,1040 526,992", 7),
            ],
            "#d2322e",
            76,
        ),
    ]


@card(
    "044",
    "South, with the others",
    "Geese fly in formation over autumn fields. One of them is a man in a coat, with one arm "
    "stretched out like a wing and a suitcase in his other hand.",
    "belonging, journey, longing, freedom, disguise, farewell, home",
    mood="tender",
    camera="wide",
    light=evening("#9fc0d4", "#f6d9b0", lamp=(620, 900), key=(-0.3, 0.6), ambient=0.6, contrast=0.85),
)
def south_with_the_others(r: Random) -> Pieces:
    def goose(x: float, y: float, s: float, z: float, up: bool) -> Pieces:
        at = placed(x, y, s, -14)

        wing = (
            "-30,-8! -60,-60 -104,-156! -30,-120 16,-60 30,-6!" if up else "-30,4! -58,50 -96,130! -24,100 18,50 30,4!"
        )
        return [
            piece(at(moved(wing, -6, 0, 0.9)), "#6d6a70", z),
            piece(
                at("-110,4! -80,-16 -20,-24 40,-18 76,-22 112,-30 130,-26 132,-14 110,-8 70,0 20,18 -50,16"),
                "#d9d3c8",
                z + 4,
                ink="score flecks 16",
            ),
            piece(at("66,-20 112,-32 132,-26 132,-14 108,-8 70,0"), "#2c2a30", z + 7),
            piece(at("128,-26! 154,-18! 130,-13!"), "#e0a04c", z + 6),
            piece(
                at(wing),
                "#8f8a88",
                z + 9,
                lines=at("-30,-10 -40,-70" if up else "-30,8 -46,60", "-6,-10 -14,-80" if up else "-4,10 -20,64"),
                curl=(90, 0.2),
            ),
        ]

    flight = [
        (560, 250, 1.05, 1),
        (420, 330, 0.96, 0),
        (270, 420, 0.9, 1),
        (120, 520, 0.84, 0),
        (670, 420, 0.98, 0),
        (700, 900, 0.8, 1),
    ]
    fields = [("#c9a04c", 980), ("#b5803c", 1040), ("#8f9a54", 1090), ("#c4703c", 1150)]
    return [
        piece([cloud(150, 760, 300, 3), cloud(660, 150, 240, 6), cloud(180, 180, 200, 8)], "#fdf3e4", 10),
        *[
            piece(
                land(y, y - 20 + (i % 2) * 30, y + 6, y - 16, y),
                c,
                12 + i * 8,
                ink=(
                    "print lines 24 #b98e3c @8",
                    "print grass 40 #a37030",
                    "print lines 28 #7f8a48 @-12",
                    "print flecks 40 #a85c2e",
                )[i],
            )
            for i, (c, y) in enumerate(fields)
        ],
        piece(
            strip([(120, 1260), (260, 1160), (240, 1080), (380, 1010)], [50, 36, 22, 8]),
            "#9fc4cc",
            44,
            clip=[land(1000, 990, 1000, 990, 1000)],
            ink="score waves 30",
        ),
        *[p for i, (x, y, s, u) in enumerate(flight) for p in goose(x, y, s, 50 + i * 3, bool(u))],
        *put(
            person(
                0,
                0,
                400,
                0,
                "#5c4a6c",
                pose="float",
                skin="brown",
                hair="grey",
                hat="brim",
                hat_colour="#39303f",
                dress=0.5,
                near=(37, -70),
                far=(-36, -74),
                foot=(6, 0),
                other=(-5, -4),
                scarf="#c8402e",
                ink="print checks 26 #6a587a",
            ),
            220,
            800,
            1,
            66,
            z=78,
        ),
        piece(box(490, 852, 96, 68, 7), "#8a5a34", 112, lines=[[(490, 876), (586, 876)]]),
        piece(stroked("518,854 518,826 558,826 558,854", 8), "#5a3a24", 111),
    ]


@card(
    "045",
    "While you sleep",
    "From the chimney of a small house in the snow rises smoke in the shape of a woman. She bends "
    "down and lays her arms around the house.",
    "protection, mother, ghost, warmth, memory, winter, smothering",
    mood="tender",
    camera="close-up",
    light=night(
        "#33457f", "#c98fa0", lamp=(330, 940), lamp_colour="#ffd0a0", radius=420, ambient=0.6, key=(-0.3, 0.55)
    ),
)
def while_you_sleep(r: Random) -> Pieces:
    pale, mid, deep = "#e9e6f4", "#c3c4e2", "#8f97c6"

    def curl(x: float, y: float, size: float, rot: float = 0, flip: bool = False) -> Any:
        turn = "0,0 34,-70 14,-150 -60,-180 -112,-130 -92,-70 -46,-72 -44,-108 -66,-116"
        return moved(strip(turn, [74, 66, 56, 44, 32, 20, 6]), x, y, size, rot, flip)

    # from the chimney up to the shoulders
    trunk = (
        "520,780! 518,740 556,690 576,640 556,590 510,520 450,470 400,420! 430,340 520,310 630,330 720,390 776,480 "
        "790,570 750,640 690,690 620,726 592,750 584,780!"
    )
    far_arm = strip(
        "470,420 340,480 190,560 96,690 70,850 104,980 200,1052 286,1056", [110, 120, 116, 104, 92, 84, 70, 40]
    )
    near_arm = strip("700,450 742,560 768,720 752,880 690,1010 570,1084 420,1090", [90, 108, 106, 100, 90, 76, 40])
    hair = "250,560! 236,470 270,380 350,320 450,300 560,330! 470,350 430,400 400,440 350,450 300,490"

    def fingers(x: float, y: float, turn: float, flip: bool, tone: Colour, z: float) -> Pieces:
        """Return the fingers of a hand that lies along the wall, thumb up."""
        ends = ((96, -34), (112, -6), (106, 22), (84, 46))
        tips = [
            q
            for k, (dx, dy) in enumerate(ends)
            for q in (strip([(0, -26 + k * 18), (dx * 0.6, dy * 0.9 - 4), (dx, dy)], [30, 28, 20]), circle(dx, dy, 10))
        ]
        thumb = [strip([(-10, -26), (20, -62), (56, -76)], [34, 28, 20]), circle(56, -76, 10)]
        palm = "-50,-34 0,-42 34,-30 38,10 30,44 -10,48 -50,30"
        return put(
            [piece(thumb, darker(tone, 0.06), 0), piece([palm, *tips], tone, 5)], x, y, 0.9, turn, z=z, flip=flip
        )

    head = put([
        piece("-92,-20 -80,-92 0,-124 80,-92 94,-20 86,46 48,104 0,122 -48,104 -86,46", pale, 6, curl=(30, -0.12)),
        piece([stroked("-62,10 -40,24 -16,12", 8), stroked("16,12 40,24 62,10", 8)], "#4a4c86", 9, cast=0.2),
        piece([strip("-66,-26 -40,-38 -12,-26", [4, 8, 4]), strip("12,-26 40,-38 66,-26", [4, 8, 4])], "#7f80b4", 9,
              cast=0.2),
        piece("-4,0 -14,44 0,54 14,46", darker(pale, 0.1), 8, cast=0.4),
        piece(strip("-22,80 0,90 22,80", [4, 9, 4]), "#a8648e", 9, cast=0.2),
        piece([oval(-54, 50, 24, 15), oval(54, 50, 24, 15)], "#e2b2ca", 8, cast=0, rim=0),
        piece("0,-120! -70,-100 -98,-20 -100,70 -120,120! -136,30 -136,-60 -100,-130 -20,-168 60,-160 124,-104 140,-20 "
              "130,60! 106,20 92,-40 60,-98", mid, 12, lines=["-10,-148 -90,-100 -118,20", "20,-146 90,-104 118,-10"],
              width=3, curl=(0, -0.12)),
    ], 330, 500, 1.06, -16, z=96)  # fmt: skip
    return [
        piece(stars((0, 0, 800, 520), 46, r, 9), "#f4ecd8", 6, emit=0.5, cast=0),
        piece(land(900, 850, 890, 840, 880), "#7f86b8", 10),
        piece([pine(x, 910, 130 + (x * 17) % 90) for x in (20, 84, 150, 660, 716, 780)], "#4d5c94", 16),
        piece(land(980, 940, 966, 940, 970), "#c9c8e6", 20, ink="score flecks 60"),
        # the smoke behind the house
        piece([curl(640, 330, 1.3, 30), curl(560, 330, 1.1, -20, True)], deep, 34),
        piece([circle(740, 170, 28), circle(772, 122, 18), circle(330, 120, 20), circle(296, 84, 13)], deep, 34),
        piece([curl(590, 340, 1.0, 4), curl(700, 400, 0.8, 46)], mid, 42),
        piece(far_arm, deep, 46, lines=["440,450 240,570 130,720 110,860", "300,540 190,640 150,780"], width=3.2,
              curl=(90, -0.12)),
        *house(330, 1072, 380, 190, 64, "#f7dcb0", "#8a4450", "#ffd27a", lit=0.9, rows=1, door="#9a4a44"),
        piece("118,912! 330,690! 542,912! 486,890 330,742 174,890", "#fbfaff", 82),
        piece(box(512, 790, 78, 170), "#9a5a4c", 60, ink="score bricks 20"),
        piece(box(500, 776, 102, 26, 6), "#fbfaff", 66),
        piece(union(trunk, union(near_arm, circle(724, 480, 58))), mid, 90,
              lines=["450,380 580,360 690,450 690,580 600,690 556,760", "500,430 600,440 640,530 624,620 580,700",
                     "720,400 776,560 744,640", "712,680 722,830 680,960 560,1050", "750,740 740,880 660,1010"],
              width=3.2, curl=(0, -0.14)),
        piece(hair, mid, 94),
        *head,
        *fingers(196, 1046, 10, False, darker(mid, 0.04), 100),
        *fingers(470, 1066, -4, True, pale, 104),
        piece(land(1118, 1104, 1114, 1104, 1118), "#eeeefa", 112, ink="score flecks 70"),
        piece([circle(r.uniform(0, 800), r.uniform(60, 1180), r.uniform(2, 5)) for _ in range(50)], "#ffffff", 120,
              cast=0.3),
        piece([pine(44, 1206, 150), pine(756, 1210, 190)], "#3f4f86", 118, ink="score flecks 20"),
    ]  # fmt: skip


@card(
    "046",
    "By request",
    "On a bright summer day a lighthouse throws a beam of darkness over the sea. There are stars "
    "in it, and a boat with a lamp.",
    "darkness, guidance, contradiction, secret, sadness, night, refuge",
    mood="uneasy",
    camera="wide",
    light=day("#8fd4ea", "#e6f4e4", key=(0.5, 0.5)),
)
def by_request(r: Random) -> Pieces:
    beam = polygon([(560, 330), (-60, 150), (-60, 760), (560, 400)])
    return [
        piece([cloud(620, 150, 240, 4), cloud(180, 90, 260, 6)], "#ffffff", 8),
        piece(box(-40, 620, 880, 640), "#4fb4c4", 10, ink="print waves 90 #66c4d0", foot="#2a8ca4"),
        *put(sail(0, 0, 110, 0, "#e8963e"), 420, 780, 1, z=20),
        piece(swell(800, 10, 9), "#3fa6ba", 40, ink="score waves 80"),
        piece(beam, "#191d48", 60, ink="print flecks 60 #232858"),
        piece(stars((0, 200, 480, 640), 60, r, 10), "#ffe9a0", 64, emit=0.7, cast=0.2),
        *put(sail(0, 0, 110, 0, "#2c3468", "#8a90c0"), 150, 690, 1, z=66),
        piece(circle(154, 600, 9), "#ffd86a", 82, emit=1.5),
        piece("60,290 40,330 60,380 110,392! 70,410 20,380 14,320 40,286", "#f6efd0", 66, emit=0.4),
        piece("430,1260! 440,1000 500,900 560,870 680,870 760,910 860,900! 860,1260!", "#a8906c", 70,
              ink="score flecks 50", curl=(0, -0.12)),
        piece("440,930 500,880 560,858 690,858 770,896 860,880! 860,930! 700,910 560,910", "#7fae5c", 78,
              ink="print grass 40 #6f9e50"),
        piece("520,880! 545,440! 635,440! 660,880!", "#fbf7ea", 88, ink="score bricks 50", curl=(0, -0.2)),
        piece(["530,720! 537,600! 643,600! 650,720!"], "#e0a83c", 91, curl=(0, -0.2)),
        piece([box(566, 790, 48, 90, 20)], "#4a5f74", 93),
        piece([box(576, 500, 28, 44, 12), box(574, 640, 30, 46, 12)], "#4a5f74", 93),
        piece(box(516, 420, 148, 24, 4), "#4a4f5c", 98),
        piece(box(548, 320, 84, 104), "#191d48", 94),
        piece([box(x, 320, 6, 104) for x in (548, 586, 626)], "#4a4f5c", 100),
        piece("530,324! 590,250! 650,324!", "#c8503c", 102),
        piece(circle(590, 248, 11), "#e0a83c", 104),
        piece(swell(1040, 18, 5, 0.3), "#2f95ae", 110, ink="score waves 110"),
        piece(swell(1130, 20, 4.4, 0.7), "#2280a0", 124, ink="score waves 120"),
        *[
            p
            for x in (720, 784)
            for p in person(x, 885, 110, 92, ("#c8402e", "#f0c04a")[x > 750], hat="straw", hat_colour="#f4e0a0",
                            pose="stand", flip=True, **crowd_looks(x))
        ],
    ]  # fmt: skip


@card(
    "047",
    "No reply",
    "Somebody sits on a tiny island under a palm and writes. The sea around it is full of bottles "
    "with letters in them.",
    "loneliness, message, hope, too late, longing, hoarding, patience",
    mood="funny",
    camera="aerial",
    light=day("#3fa3b4", key=(0.5, 0.6)),
)
def no_reply(r: Random) -> Pieces:
    bottle = "-44,-16 -40,-18 10,-18 24,-8! 46,-7! 46,7! 24,8! 10,18 -40,18 -44,16"
    spots: list[tuple[float, float]] = []
    for _ in range(6000):
        x, y = r.uniform(-20, 820), r.uniform(-20, 1220)
        clear = all((x - a) ** 2 + (y - b) ** 2 > 104**2 for a, b in spots)
        if math.hypot((x - 400) / 1.12, (y - 610) / 1.06) > 300 and clear:
            spots.append((x, y))
    glass: list[list[Any]] = [[], [], []]
    notes, corks = [], []
    for i, (x, y) in enumerate(spots):
        turn = r.uniform(0, 360)
        kind = 2 if i == 9 else i % 2
        glass[kind].append(moved(bottle, x, y, 1.12, turn))
        notes.append(moved(box(-32, -8, 34, 16, 4), x, y, 1.12, turn))
        corks.append(moved(box(42, -6, 12, 12, 2), x, y, 1.12, turn))
    return [
        piece(FULL, "#3f9db0", 3, ink="print scales 80 #52acbc", foot="#2f8a9f"),
        piece(glass[0], "#a9d8b4", 26, vellum=0.3),
        piece(glass[1], "#cfe8ea", 26, vellum=0.3),
        piece(glass[2], "#e0442e", 26),
        piece(notes, "#fff6da", 30),
        piece(corks, "#b98450", 31),
        # the island
        piece(oval(400, 620, 300, 268), "#cfeeea", 10, vellum=0.3, cast=0.2),
        piece(
            "150,620 180,480 300,400 470,384 600,450 652,600 620,740 490,830 310,830 190,750",
            "#f4dfa8",
            22,
            ink="print flecks 40 #e9cf90",
        ),
        piece(strip([(246, 700), (260, 560), (300, 440)], [44, 34, 24]), "#8a5a3c", 34, ink="score lines 18"),
        piece(
            [leaf(300, 440, 220, 70, a) for a in (178, 215, 250, 286, 322, 355, 30, 140)],
            "#4f9a54",
            40,
            ink="score lines 14 @60",
        ),
        piece([leaf(300, 440, 150, 50, a) for a in (196, 234, 268, 304, 340)], "#6fb45c", 48),
        piece([circle(300, 458, 18), circle(280, 440, 17), circle(322, 438, 17)], "#7a4a2c", 54),
        # the writer
        *person(
            560,
            760,
            520,
            60,
            "#e2583f",
            pose="floor",
            skin="brown",
            hair="black",
            cut="long",
            near=(23, -19),
            far=(14, -10),
            nod=12,
            flip=True,
            legs="#f4ead4",
            shoes=SKIN["brown"],
        ),
        piece(polygon([(352, 632), (468, 606), (488, 690), (372, 716)]), "#fffaf0", 84),
        piece(
            [stroked([(378, 652 + k * 17), (452 - k % 2 * 20, 636 + k * 17)], 4) for k in range(3)],
            "#6a7890",
            86,
            cast=0,
        ),
        piece(stroked([(446, 664), (476, 590)], 7), "#2f5fa8", 96),
        piece(circle(444, 662, 15), SKIN["brown"], 98),
        piece(moved(bottle, 250, 770, 1.3, -8), "#a9d8b4", 60, vellum=0.25),
        piece([circle(330 + k * 40, 786 - k % 2 * 14, 13) for k in range(3)], "#fff6da", 40, ink="score flecks 8"),
    ]


@card(
    "048",
    "Hats off",
    "A gust has blown the roofs off a row of houses. The houses run after them on thin legs.",
    "wind, haste, loss, home, change, chase, ridicule",
    mood="funny",
    camera="wide",
    light=day("#8f9cb8", "#c9c4d0", key=(-0.4, 0.6), lamp=(580, 120), contrast=0.85),
)
def hats_off(r: Random) -> Pieces:
    out: Pieces = []
    walls = (
        ("#e8a07c", 150, 940, 190, 260, "#8c3f3c"),
        ("#f0cf94", 400, 1000, 200, 300, "#4f6a7c"),
        ("#a9bfa8", 640, 950, 170, 240, "#7a4a6c"),
    )
    for i, (c, x, y, w, h, roof) in enumerate(walls):
        top = y - 120 - h
        out += [
            piece(
                [
                    strip(
                        [(x - 40, y - 130), (x - 20 - 30 * (i % 2), y - 60), (x - 70 + 40 * (i % 2), y - 4)],
                        [15, 13, 12],
                    ),
                    strip(
                        [(x + 40, y - 130), (x + 70 - 20 * (i % 2), y - 70), (x + 40 + 36 * (i % 2), y - 14)],
                        [15, 13, 12],
                    ),
                ],
                "#3a3038",
                40 + i * 6,
            ),
            piece(
                [
                    moved("-12,-8! 10,-10 30,2 28,10! -14,10!", x - 70 + 40 * (i % 2), y - 2),
                    moved("-12,-8! 10,-10 30,2 28,10! -14,10!", x + 40 + 36 * (i % 2), y - 12),
                ],
                "#6d3a2c",
                44 + i * 6,
            ),
            piece(moved(box(-w / 2, -h, w, h), x, y - 116, 1, 7), c, 60 + i * 6, ink="score bricks 40"),
            piece(
                [moved(box(-w * 0.36 + k * w * 0.44, -h * 0.8, w * 0.28, h * 0.26), x, y - 116, 1, 7) for k in (0, 1)],
                "#fffaf0",
                64 + i * 6,
            ),
            piece(
                [moved(circle(-w * 0.18 + k * w * 0.44, -h * 0.66, w * 0.09), x, y - 116, 1, 7) for k in (0, 1)],
                "#3b4a5e",
                67 + i * 6,
            ),
            piece(
                moved(box(-w * 0.14, -h * 0.34, w * 0.28, h * 0.34, 20), x, y - 116, 1, 7), darker(c, 0.5), 66 + i * 6
            ),
            piece(
                [moved(box(-w / 2 + 10 + k * (w - 40) / 4, -h - 26, 14, 30), x, y - 116, 1, 7) for k in range(5)],
                "#8a6a48",
                58 + i * 6,
            ),
            piece(
                strip(
                    [(x + w * 0.46, top + h * 0.5), (x + w * 0.62, top + h * 0.3), (x + w * 0.74, top + 10)],
                    [15, 13, 12],
                ),
                "#3a3038",
                72 + i * 6,
            ),
        ]
        rx, ry, t = ((310, 370, 18), (560, 260, -14), (690, 480, 34))[i]
        out += [
            piece(
                moved(polygon([(-w * 0.66, 40), (0, -80), (w * 0.66, 40)]), rx, ry, 1, t),
                roof,
                90 + i * 8,
                ink="score scales 28",
            ),
            piece(moved(box(w * 0.14, -96, 30, 60), rx, ry, 1, t), "#b5633c", 88 + i * 8, ink="score bricks 14"),
        ]
    gusts = [
        stroked(
            f"-20,{y} {200 + k * 60},{y - 40} {420 + k * 50},{y + 10} {520 + k * 50},{y - 30} "
            f"{500 + k * 50},{y - 80} {450 + k * 50},{y - 50}",
            9,
        )
        for k, y in enumerate((180, 420, 640))
    ]
    return [
        piece([cloud(140, 130, 240, 3), cloud(640, 110, 200, 6)], "#fbf7ea", 8),
        piece(gusts, "#ffffff", 16, cast=0.5),
        piece(land(900, 850, 890, 840, 880), "#b9c98a", 20, ink="print grass 50 #a8ba7a"),
        piece(land(1000, 980, 1000, 976, 1000), "#9ab86c", 30, ink="print stripes 70 #a3c074 @-3"),
        *out,
        piece([leaf(r.uniform(0, 800), r.uniform(100, 900), 26, 14, r.uniform(-40, 20)) for _ in range(26)], "#d98a3c",
              120),
        piece(grass(-20, 820, 1215, 110, r), "#7fa054", 130),
        piece(land(1130, 1110, 1126, 1108, 1130), "#8aab5c", 126, ink="print grass 60 #7a9c50"),
    ]  # fmt: skip


@card(
    "049",
    "Three feet down",
    "A woman shovels a path through deep snow. Under the snow lies a red carpet with flowers that "
    "covers the whole land.",
    "discovery, winter, hidden beauty, home, work, patience, welcome",
    mood="tender",
    camera="aerial",
    light=day("#b5303a", key=(0.55, 0.6), ambient_colour="#e6ecff"),
)
def three_feet_down(r: Random) -> Pieces:
    path = curve(
        "300,1260! 330,1060 450,960 500,820 440,680 300,600 270,480 350,380 470,350 540,380 "
        "540,440 450,470 400,520 440,590 570,680 620,830 580,980 500,1090 500,1260!"
    )
    ring = [stroked(path, 26)]
    return [
        piece(FULL, "#a8262f", 3, ink="print flowers 110 #e8b44e;print diamonds 110 #c9483f;print dots 55 #2f4f6c"),
        piece([star(x, y, 44, 8, 0.55) for x, y in ((400, 1120), (560, 860), (370, 640), (350, 450), (470, 1000))],
              "#f0d9a0", 5, cast=0.3),
        piece([star(x, y, 24, 8, 0.5) for x, y in ((400, 1120), (560, 860), (370, 640), (350, 450), (470, 1000))],
              "#2f4f6c", 7, cast=0.3),
        piece(FULL, "#dfe7f0", 36, holes=[path]),
        piece(FULL, "#f2f6fa", 48, holes=[path, *ring], ink="score flecks 80"),
        piece(["560,330 600,260 700,250 760,310 720,370 620,380"], "#fbfdff", 58, ink="score flecks 40"),
        piece(["190,420 150,360 60,370 40,430 100,470"], "#fbfdff", 58, ink="score flecks 40"),
        *[
            p
            for x, y, s in ((110, 700, 1.1), (700, 620, 1.3), (100, 1050, 1.4), (730, 1000, 1.2), (160, 180, 1),
                            (640, 130, 0.9))
            for p in (
                piece([pine(x, y, 190 * s)], "#3f6a66", 66, ink="score flecks 24"),
                piece([pine(x - 3, y - 60 * s, 116 * s)], "#f4f8fb", 72),
            )
        ],
        *house(380, 250, 130, 100, 60, "#e8c08a", "#7a4a44", "#ffd88a", lit=0.3, rows=1, door="#4a5f74"),
        piece("290,166! 380,72! 470,166! 440,150 380,100 320,154", "#fbfdff", 76),
        *person(452, 470, 290, 84, "#2f6f8c", pose="push", skin="dark", hair="black", cut="bun", hat="wool",
                hat_colour="#e8b44e", dress=0.45, near=(24, -46), far=(30, -34), scarf="#e8b44e", flip=True, lean=18),
        piece(stroked([(430, 360), (318, 480)], 8), "#8a5a34", 112),
        piece(moved("-34,-30! 34,-30! 40,30 0,46 -40,30", 304, 496, 1, 44), "#7f8a98", 114, curl=(0, -0.2)),
        piece(moved("-30,-20 0,-44 34,-16 20,16 -22,14", 292, 486, 1), "#fbfdff", 118),
        piece([circle(r.uniform(0, 800), r.uniform(0, 1200), r.uniform(2, 5)) for _ in range(70)], "#ffffff", 130,
              cast=0.4),
    ]  # fmt: skip


@card(
    "050",
    "Walkies",
    "An old lady takes a small dark cloud for a walk on a lead. It has stopped at a lamp post and "
    "rains on it. A cat looks on.",
    "temper, companion, loneliness, patience, bad mood, care, humour",
    mood="funny",
    camera="wide",
    light=day("#a8c4d0", "#cfdcd8", key=(0.45, 0.6)),
)
def walkies(r: Random) -> Pieces:
    return [
        piece(box(-40, -40, 880, 640), "#b4ced8", 4),
        *[
            p
            for i, x in enumerate((90, 300, 520, 730))
            for p in house(
                x,
                640,
                190,
                300 + (i % 2) * 70,
                8,
                ("#7f9aa8", "#94a8a0", "#8a8fac", "#a3b4b0")[i],
                ("#4a5a70", "#5c6a64")[i % 2],
                "#d6e2e0",
                rows=3,
            )
        ],
        piece(box(-40, 640, 880, 140), "#6f8a6c", 22, ink="score leaves 30"),
        piece(box(-40, 620, 880, 26), "#83a07c", 28),
        piece(box(-40, 780, 880, 480), "#9aa4a4", 30, ink="print cobbles 80 #8c9898"),
        *lamp_post(724, 1080, 760, 50, "#3a4048", lit=0.1),
        piece([oval(670, 1100, 130, 30)], "#8fb4c4", 40, ink="score rings 50", cast=0.2),
        piece(drops((470, 890, 650, 1020), 34, 60, r, -22), "#6fa4c4", 84),
        piece([cloud(540, 880, 270, 4)], "#4f5a70", 90, ink="score scales 40", curl=(90, 0.15)),
        piece([cloud(520, 850, 180, 7)], "#657088", 98, ink="score scales 34"),
        piece("604,870! 640,930! 620,930! 668,1010! 610,950! 632,948! 592,886!", "#f4cf4a", 88, emit=0.2),
        piece(stroked(oval(456, 834, 22, 40), 10), "#c8322e", 104),
        piece(stroked("440,834 400,780 340,742", 6), "#c8322e", 106),
        *person(
            220,
            1120,
            700,
            100,
            "#7c4a7c",
            pose="walk",
            age="old",
            skin="pale",
            hair="white",
            cut="bun",
            hat="bonnet",
            hat_colour="#b5383e",
            dress=0.62,
            legs="#c9b09c",
            near=(17, -54),
            far=(-14, -46),
            ink="print flowers 50 #935f90",
        ),
        piece(
            ["70,900! 60,830 150,822 150,900!", stroked("78,830 80,790 130,788 134,826", 8)],
            "#8a5a34",
            96,
            ink="score flecks 14",
        ),
        *put(traced(lambda p: cat(p, 0, 0, 170, "#d98a3c"), 2), 480, 1190, 1, z=110, lift=0.6),
    ]


@card(
    "051",
    "Soup of the day",
    "Chopsticks lift noodles out of a bowl, and the noodles are a rainbow. A small sailing boat floats on the soup.",
    "appetite, hope, colour, treasure, weather, greed, comfort",
    mood="funny",
    camera="close-up",
    light=day("#2f6a74", "#3f7f84", key=(0.4, 0.6), exposure=1.25),
)
def soup_of_the_day(r: Random) -> Pieces:
    hues = ("#d2383a", "#ee8a3a", "#f6cf4e", "#6fb05a", "#3f9ac0", "#4a5fae", "#8a56a4")
    bands = []
    for i, c in enumerate(hues):
        q = 26 * i
        bands.append(
            piece(
                strip(
                    [
                        (120 + q, 800),
                        (126 + q, 560),
                        (200 + q * 0.84, 360 + q * 0.6),
                        (360 + q * 0.4, 236 + q * 0.95),
                        (520, 250 + q),
                        (590 - q * 0.5, 380 + q * 0.8),
                        (560 - q * 0.3, 600),
                        (590 - q * 0.6, 820),
                    ],
                    [26, 27, 28, 28, 28, 28, 26, 24],
                ),
                c,
                70 + i * 3,
                curl=(0, 0.2),
            )
        )
    return [
        piece(FULL, "#34707a", 3, ink="print scales 100 #3d7c86"),
        piece(box(-40, 930, 880, 340), "#b9794c", 10, ink="score grain 26;score lines 90"),
        piece([cloud(180, 170, 260, 4), cloud(620, 120, 220, 6)], "#e6f0ea", 20, vellum=0.25),
        piece([steam(200, 640, 220, 50), steam(640, 660, 260, 50)], "#e6f0ea", 30, vellum=0.5, cast=0.3),
        piece(oval(400, 800, 340, 90), "#7a2f2a", 50),
        piece(oval(400, 806, 320, 78), "#e0a04c", 56, ink="score rings 90"),
        *put(sail(0, 0, 110, 0, "#c8402e"), 660, 812, 1.1, z=62),
        *bands,
        piece([oval(430, 840, 70, 30)], "#fffaf0", 98),
        piece(oval(440, 836, 34, 17), "#f4b53c", 102),
        piece([leaf(250, 850, 90, 30, a) for a in (-14, 12, 40)], "#5f9a4c", 98, lines=()),
        piece("60,806! 110,840 400,890 690,840 740,806! 730,960 640,1090 520,1140 280,1140 160,1090 70,960", "#c8402e",
              104, ink="print waves 90 #f4ead4", curl=(0, -0.15)),
        piece(["280,1130! 290,1180! 510,1180! 520,1130!"], "#a8322a", 100),
        piece([strip([(860, 60), (640, 190), (330, 300)], [26, 22, 14])], "#5a2f24", 96),
        piece([strip([(860, 150), (640, 256), (350, 330)], [26, 22, 14])], "#6d3a2c", 120),
        *put(big_hand("olive", "#34506b"), 800, 130, 0.9, 66, z=124),
    ]  # fmt: skip


@card(
    "052",
    "A pinch more",
    "A huge hand shakes a salt cellar over a plate. On the plate lies a village between broccoli "
    "trees and potato hills, and the salt falls on it as snow.",
    "winter, power, fate, comfort, abundance, god, taste",
    mood="grand",
    camera="wide",
    light=overcast("#8c4a44", "#9c5a4c", key=(0.25, 0.6)),
)
def pinch_more(r: Random) -> Pieces:
    broccoli: Pieces = []
    for x, y, s in ((150, 850, 1.3), (250, 900, 0.9), (640, 860, 1.4), (560, 900, 0.8), (720, 920, 1.0)):
        broccoli += [
            piece(strip([(x, y), (x, y - 60 * s)], [30 * s, 22 * s]), "#a3c07a", 60),
            piece(
                [
                    circle(x + dx * s, y - dy * s, q * s)
                    for dx, dy, q in ((-34, 76, 30), (0, 96, 36), (34, 78, 30), (-14, 64, 26), (18, 62, 26))
                ],
                "#4f8a48",
                66,
                ink="score rings 14",
            ),
            piece(
                [circle(x + dx * s, y - dy * s, q * s) for dx, dy, q in ((-28, 96, 18), (4, 120, 20), (34, 98, 16))],
                "#f6f8f4",
                72,
            ),
        ]
    return [
        piece(FULL, "#9c4f48", 3, ink="print checks 120 #a85c52"),
        piece(oval(400, 950, 400, 210), "#f6f1e6", 30, lines=[oval(400, 946, 330, 166)], width=5, curl=(90, -0.1)),
        piece(oval(400, 940, 322, 158), "#efe8da", 34),
        piece("150,930 170,820 250,770 330,800 380,870 400,940", "#e6c27a", 42, ink="score flecks 30"),
        piece("360,940 400,800 500,740 590,790 640,930", "#dfb568", 46, ink="score flecks 30"),
        piece("400,812 500,742 586,796 540,790 500,810 450,800", "#fbfbf8", 52),
        piece("176,830 250,772 326,804 290,806 250,800 210,820", "#fbfbf8", 52),
        *broccoli,
        *[
            p
            for x, y, w in ((340, 950, 84), (450, 960, 92), (400, 1010, 80))
            for p in house(x, y, w, w * 0.8, 80, ("#e8a07c", "#f0d9a8", "#d98a7c")[x % 3], "#f6f6f4", "#ffdf94",
                           lit=0.3, rows=1, door="#6d4a3c")
        ],
        piece([
            circle(x, y, 17)
            for x, y in ((200, 960), (232, 990), (190, 1000), (240, 940), (600, 980), (570, 1010), (636, 1004))
        ], "#7fb84e", 80, curl=(45, -0.2)),
        piece([
            moved("0,-40! 24,10 0,24 -24,10", x, y, 1.2, t)
            for x, y, t in ((480, 1060, 80), (540, 1066, 100), (300, 1066, 70))
        ], "#e8863a", 84),
        *person(300, 1050, 86, 92, "#c8402e", hat="wool", pose="walk", **crowd_looks(3)),
        *person(520, 1030, 84, 92, "#34506b", hat="brim", pose="stand", flip=True, **crowd_looks(6)),
        piece([
            circle(400 + r.gauss(0, 0.3) * (y - 180) * 0.9, y, r.uniform(2.5, 6))
            for y in [r.uniform(330, 1060) for _ in range(150)]
        ], "#ffffff", 110, cast=0.5),
        *put([
            piece("-60,-110! 60,-110! 74,90 0,104 -74,90", "#cfe0e6", 0, vellum=0.25, curl=(0, -0.2)),
            piece("-70,40! 70,40! 74,92 0,104 -74,92", "#c9ced6", 6,
                  holes=[circle(x, 84, 6) for x in (-40, -14, 14, 40)], ink="score lines 12 @90"),
            piece("-58,-100! 58,-100! 64,10 0,22 -64,10", "#fbfbf8", 3),
        ], 430, 250, 1.1, -28, z=118),
        *put(big_hand("dark", "#e0b044"), 450, 130, 1.15, 28, z=128),
        piece([box(20, 900, 16, 290, 8), *[box(6 + k * 14, 780, 8, 130, 4) for k in range(4)], box(6, 890, 50, 40, 14)],
              "#b9bec6", 60),
        piece([strip([(776, 1190), (776, 1010)], [18, 18]), "762,1020! 758,800 776,770 800,800 796,1020!"], "#b9bec6",
              60),
    ]  # fmt: skip
