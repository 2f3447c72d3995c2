from card_art.studio.kit import *
from card_art.studio.thread.kit import *


@card(
    "041",
    "Mind the gap",
    "A grey office block, cut open. The lift has stopped between two floors, where a flowering "
    "meadow lies under a blue sky; a child runs out into it, and the grown-ups hesitate.",
    "escape, chance, freedom, routine, childhood, temptation, delay, hidden places",
    mood="tender",
    camera="cross-section",
    light=morning(pool=(500, 600), fall=0.5),
    ground=ground("canvas", "#6f757b", "#666c72"),
    hem=("#c9ccce", "#4f8a3f"),
)
def mind_the_gap(r: Random) -> Pieces:
    slab, dark = "#4c5258", "#2c3036"

    def desk(x: float, y: float) -> Pieces:
        return [*table(x, y, 190, 84, 0, "#3f454c"), felt(box(x - 36, y - 146, 76, 60, 5), dark, lift=5)]  # fmt: skip

    flowers = ((400, 930), (470, 990), (720, 966), (780, 900), (650, 1010), (560, 1010), (390, 1010))
    return [
        # the offices above and below
        *desk(440, 150),
        *desk(680, 150),
        *desk(440, 1250),
        *desk(680, 1250),
        # the meadow
        cloth("velvet", box(330, 200, 510, 860), "#5cb4ee", lift=0, colours=("#3f9ce4", "#8fd0f4", "#eef8e2"),
              emit=0.12),
        *sun(680, 330, 84, 0),
        felt(cloud(470, 430, 210, 3), "#ffffff", lift=6),
        felt(land(760, 700, 740, 700, 740, foot=1060, left=330, right=850), "#a8d868", lift=3),
        *tree(740, 800, 280, 0, "#3f8f44"),
        felt(land(870, 836, 862, 836, 868, foot=1064, left=330, right=850), "#62b03c", lift=5),
        *person(540, 990, 330, 0, "#e8303a", age="child", pose="run", skin="brown", hair="black", cut="tails",
                legs="#2f5ab0"),
        *[
            q
            for x, y in flowers
            for q in (
                knots([(x + 17 * math.cos(a), y + 17 * math.sin(a)) for a in (0.3, 1.55, 2.8, 4.1, 5.3)],
                      ("#ffffff", "#f77ab0", "#ffdc3a")[(x + y) // 10 % 3], 12),
                knots([(x, y)], "#f0a02a", 10),
            )
        ],
        felt([box(330, 140, 510, 66), box(330, 1052, 510, 66)], slab, lift=12, thick=8),
        # shaft and car
        felt(box(-30, -30, 364, 1280), dark, lift=0),
        line("cord", [[(150, -30), (150, 360)], [(210, -30), (210, 360)]], "#9aa0a6", 12),
        felt(box(18, 350, 322, 700, 10), "#c8982a", lift=16, thick=10),
        cloth("cotton", box(48, 384, 292, 624), "#fbeab4", lift=0, emit=0.1),
        felt(box(40, 992, 306, 38), "#6a3c28", lift=4),
        *person(112, 1000, 480, 0, "#2c3440", skin="pale", hair="brown", cut="short", hat="bowler",
                hat_colour="#1c2028", near=(10, -44), far=(4, -44), legs="#1c2028"),
        felt(box(126, 790, 104, 76, 10), "#6a3a20", lift=8, edge="#d89a5c", hem="run", size=9),
        *person(244, 1004, 420, 0, "#6a4a9c", age="old", skin="olive", hair="white", cut="bun", dress=0.72,
                near=(18, -62), far=(12, -50)),
    ]  # fmt: skip


def bat(x: float, y: float, s: float, awake: bool = True) -> Pieces:
    """Return a bat that hangs head down from (x, y), its wings folded, about 200 s long."""
    fur = "#4a3a48"
    return put([
        line("cord", [[(-10, 0), (-12, 26)], [(10, 0), (12, 26)]], "#2a2028", 6 * s + 1),
        fill("-30,30 0,16 30,30 38,90 28,140 0,156 -28,140 -38,90", darker(fur, 0.3), fur, lighter(fur, 0.3),
             shade="lit", way=90, lift=8),
        felt(["-6,24! -44,20 -54,70 -46,130 -26,166! -14,110 -10,60", "6,24! 44,20 54,70 46,130 26,166! 14,110 10,60"],
             "#2a1e2c", lift=10, thick=5, lines=["-30,30 -40,80 -28,150", "30,30 40,80 28,150"]),
        felt(["-32,176! -46,226! -8,200!", "32,176! 46,226! 8,200!"], "#2a1e2c", lift=4),
        fill("-34,166 -26,138 0,130 26,138 34,166 24,196 0,206 -24,196", darker(fur, 0.2), fur, lighter(fur, 0.35),
             shade="lit", way=(0, 170), lift=8),
        felt([oval(-13, 168, 8, 8 if awake else 2), oval(13, 168, 8, 8 if awake else 2)],
             "#ffd84a" if awake else "#1a1014", lift=1, emit=0.3 if awake else 0),
        *([felt([circle(-13, 168, 3.4), circle(13, 168, 3.4)], "#120c10", lift=0)] if awake else []),
        satin(["-8,150! -4,140! -1,150!", "8,150! 4,140! 1,150!"], "#fbf6ea"),
    ], x, y, s)  # fmt: skip


@card(
    "042",
    "Stand clear of the doors",
    "In a yellow underground carriage the passengers stand, one with a newspaper, one with a "
    "telephone, each holding on with one hand. What hangs from the rail instead of straps is a "
    "row of bats.",
    "habit, trust, night, blindness, commuting, dependence, fear, strangers",
    mood="uneasy",
    camera="interior",
    light=lamplit((400, 420), fall=0.55, bloom=0.35, fill=0.9, key="#fff0b8"),
    ground=ground("cotton", "#f2c83a", "#e0ae2a"),
    hem=("#2a2430", "#f2c83a"),
)
def stand_clear(r: Random) -> Pieces:
    pieces: Pieces = [
        felt(box(-30, -30, 860, 130), "#f7e6a8", lift=0),
        felt([box(60, 20, 300, 34, 14), box(440, 20, 300, 34, 14)], "#fffdf0", emit=0.55, lift=4),
        felt(box(-30, 96, 860, 26), "#c8902a", lift=6),
        # windows on the tunnel
        *[
            q
            for x in (30, 290, 550)
            for q in (
                felt(box(x, 470, 222, 200, 40), "#8a6a2a", lift=5),
                cloth("velvet", box(x + 14, 484, 194, 172, 30), "#14121c", lift=0, colours=("#0c0a14", "#221c2c")),
                line("run", [[(x + 30, 540), (x + 200, 534)], [(x + 30, 610), (x + 200, 616)]], "#4a4258", 6, size=50,
                     gap=24),
            )
        ],
        felt(box(-30, 690, 860, 34), "#a87a2a", lift=5),
        cloth("velvet", box(-30, 724, 860, 250, 20), "#b8303a", lift=8, ink="print diamonds 90 #d8604a"),
        felt(box(-30, 950, 860, 90, 20), "#8a2030", lift=10),
        felt(box(-30, 1036, 860, 220), "#4a4450", lift=4, ink="score tiles 70"),
        line("cord", [[(-20, 148), (820, 148)]], "#e6e8ea", 17),
    ]  # fmt: skip
    people: list[tuple[float, float, Pieces]] = [(
        254, 1.62,
        person(82, 1200, 670, 0, "#3f7a8c", skin="pale", hair="grey", cut="short", beard=True, hat="brim",
               hat_colour="#2f4a54", legs="#2a2f38", near=(26, -102), far=(22, -58))),
        (466, 1.62,
         person(328, 1200, 660, 0, "#f4ead2", skin="dark", hair="black", cut="bun", dress=0.6,
                ink="print dots 30 #c8403a", near=(21, -103), far=(20, -60))),
        (612, 1.72,
         person(728, 1200, 672, 0, "#e0803a", age="old", skin="olive", hair="white", cut="bob", dress=0.8,
                ink="print flowers 40 #f7d0a0", flip=True, near=(16, -102), far=(9, -44)))]  # fmt: skip
    pieces += [*bat(84, 150, 1.44, False), *bat(772, 150, 1.3)]
    for x, s, _ in people:
        pieces += bat(x, 150, s)
    for _, _, one in people:
        pieces += one
    pieces += [
        *person(556, 1200, 420, 0, "#4a9a54", age="child", skin="brown", hair="black", cut="tails", flip=True,
                near=(37, -58), far=(-6, -40), nod=-30, legs="#3a3a58", ink="print stripes 24 #c8ecb0"),
        # what they read
        felt(polygon([(204, 764), (300, 752), (306, 890), (210, 904)]), "#f7f4ea", lift=12,
             lines=[[(218, 796), (288, 788)], [(218, 824), (290, 814)], [(220, 850), (292, 840)],
                    [(222, 876), (272, 868)]]),
        felt(box(446, 760, 46, 76, 8), "#1c1a24", lift=10),
        felt(box(451, 766, 36, 60, 3), "#bfe6f4", emit=0.4, lift=0),
    ]  # fmt: skip
    return pieces


@card(
    "043",
    "Looking up",
    "Under a sunny meadow, deep in the earth, a mole in a waistcoat looks through a telescope. It "
    "points down a shaft, and below the earth lies the night sky with its stars and a moon.",
    "curiosity, knowledge, another way of seeing, hope, depth, blindness, wonder, solitude",
    mood="tender",
    camera="cross-section",
    light=lamplit((420, 560), fall=0.45, bloom=0.5, fill=0.95),
    ground=ground("velvet", "#0c1440", "#141e54", "#1c2a6a"),
    hem=("#4a3428", "#f2d27a"),
)
def looking_up(r: Random) -> Pieces:
    earth = curve(
        "-40,210! 100,226 260,206 400,150 540,206 680,226 840,210! 840,860! 740,900 660,876 "
        "600,920 520,900 470,960! 330,990! 260,930 170,950 90,900 20,920 -40,880!"
    )
    shaft = curve("300,690! 480,690! 476,790 500,900 560,1020! 220,1020! 280,900 304,790")
    cave = curve(
        "90,640 100,480 190,360 350,310 540,320 670,400 730,540 724,700 660,776 478,800! 470,830! "
        "306,830! 300,800! 130,770"
    )
    stones = [(80, 420, 34, 24), (200, 320, 30, 22), (700, 360, 44, 30), (740, 620, 30, 26), (60, 720, 40, 30),
              (600, 840, 44, 28), (210, 850, 40, 26), (560, 290, 24, 18), (730, 780, 34, 24)]  # fmt: skip
    shine = [(r.uniform(40, 760), r.uniform(930, 1170)) for _ in range(26)]
    return [
        # the sky on top, and the meadow
        cloth("cotton", box(-30, -30, 860, 300), "#8fd0f0", lift=0, colours=("#6fbcea", "#c8ecf4")),
        *sun(120, 84, 46, 0),
        felt(cloud(580, 100, 210, 3), "#ffffff", lift=5),
        # the sky below
        knots([(r.uniform(30, 770), r.uniform(900, 1180)) for _ in range(40)], "#cfd8ff", 3),
        sequins([*shine, (340, 880), (450, 920), (300, 960), (420, 980)], "#f7e6a8", 9),
        sequins([(400, 1090), (300, 1130), (520, 1060), (620, 1140), (180, 1060), (90, 1130), (700, 1020)], "#ffffff",
                14),
        felt(difference(circle(640, 1060, 66), circle(612, 1044, 58)), "#fbeeb8", emit=0.5, lift=5),
        felt(difference(earth, shaft), "#5a3a26", lift=22, thick=14, bevel=26,
             colours=("#7a5030", "#5a3a26", "#3a2418"), ink="score flecks 60"),
        *[
            felt(oval(*one), tone, lift=3)
            for one, tone in zip(stones, ("#8a7a6c", "#a08c78", "#74665c") * 3, strict=True)
        ],
        line("stem", ["160,226 150,270 180,310 160,350", "640,226 660,280 630,320", "700,226 720,270"], "#c8a878", 5),
        felt("-40,214! 100,228 260,208 400,150 540,208 680,228 840,214! 840,250! 680,262 540,244 400,190 260,244 "
             "100,262 -40,250!", "#6aa848", lift=6, thick=6),
        satin(grass(-10, 810, 224, 44, r, 20), "#5a9a3f", "#8ccc5a", lift=4),
        line("stem", [[(240, 214), (236, 150), (244, 110)]], "#4f8a3f", 9),
        satin([leaf(244, 100, 44, 22, a) for a in range(0, 360, 30)], "#f7c02a", lift=6),
        seed(circle(244, 100, 19), "#6a3a1c", size=5),
        *[
            q
            for x, y in ((560, 196), (690, 206), (80, 206), (760, 200))
            for q in (
                knots([(x + 9 * math.cos(a), y + 9 * math.sin(a)) for a in (0.3, 1.55, 2.8, 4.1, 5.3)], "#ffffff", 6),
                knots([(x, y)], "#f2b82a", 5),
            )
        ],
        # the chamber
        felt(difference(cave, shaft), "#2a1a14", lift=0, thick=1, colours=("#f0c67a", "#d89a52", "#a8642f"),
             ink="sew flecks 60 #f7d898"),
        line("chain", ["94,640 104,486 190,364 350,314 540,324 668,402 726,540"], "#7a4a24", 8),
        # shelf, lantern, chart
        felt(box(124, 596, 140, 14, 4), "#a8743f", lift=6),
        felt([box(140, 536, 22, 60), box(188, 530, 24, 66)], "#b8403a", lift=5),
        felt([box(166, 546, 18, 50), box(216, 540, 18, 56)], "#3f7a8c", lift=5),
        line("cord", [[(250, 340), (250, 400)]], "#c9a25a", 5),
        felt(box(224, 400, 52, 68, 12), "#ffe08a", emit=0.75, lift=6),
        felt([box(218, 394, 64, 14, 4), box(218, 464, 64, 14, 4)], "#6a4a2a", lift=4),
        # the telescope
        line("cord", [[(410, 640), (286, 790)], [(410, 640), (520, 790)]], "#c8904a", 14),
        cloth("silk", strip([(440, 520), (416, 640), (384, 850)], [50, 74, 104]), "#e0b040",
              colours=("#7a4a10", "#d8a030", "#fff0b0", "#e0b040", "#8a5a14"), shade=12, lift=16, thick=9, bevel=20),
        line("cord", [[(458, 618), (384, 606)], [(446, 734), (358, 720)], [(436, 850), (336, 834)]], "#7a4a10", 12),
        felt(strip([(448, 484), (440, 526)], [36, 40]), "#3a2a24", lift=6),
        # the mole
        *put([
            fill("-70,120! -86,30 -70,-50 -20,-90 40,-80 84,-20 92,60 80,120!", "#1c1620", "#3f3646", "#6a5f74",
                 shade="lit", way=90, lift=16, width=5, puff=22),
            cloth("cotton", "-84,40! -70,-30 -40,-50 -30,20 10,30 46,-30 84,-20 92,60 82,110 0,120 -76,110", "#b8303a",
                  ink="print checks 30 #d8604a", lift=5),
            beads([(-2, 50), (0, 80), (2, 106)], "#f2d27a", 7),
            fill("-90,-70 -100,-40 -70,-120 -20,-150 40,-140 70,-100 60,-60 20,-40 -40,-40 -70,-50 -104,-30! -128,-40",
                 "#1c1620", "#3f3646", "#6a5f74", shade="lit", way=20, lift=14, puff=20),
            felt(oval(-122, -40, 22, 18), "#f0a8b0", lift=6),
            line("straight", [[(-100, -36), (-130, -70)], [(-100, -34), (-136, -14)], [(-98, -30), (-116, 6)]],
                 "#c9c0d0", 2.6),
            line("stem", ["-40,-96 -26,-104 -12,-98"], "#0c0a10", 6),
            felt(["-60,20 -112,6 -130,26 -104,46 -60,44", "-66,130 -20,108 10,130 0,146 -60,146",
                  "30,130 70,108 106,130 98,146 36,146"], "#f0a8b0", lift=8, thick=6),
        ], 606, 556, 1.46),
        felt(box(520, 760, 190, 34, 8), "#7a4a2a", lift=6),
    ]  # fmt: skip


@card(
    "044",
    "Lights out",
    "A bunk bed as tall as the sky. A baby lies at the bottom, older people on every floor above, "
    "and the highest bed among the clouds is empty; a child climbs the ladder.",
    "time, ageing, growing up, generations, ambition, death, dream, home",
    mood="grand",
    camera="wide",
    light=moonlit(pool=(420, 600), fall=0.4, fill=1.05, ambient="#7a6ab0", bloom=0.3),
    ground=ground("velvet", "#241c5c", "#5a3f94", "#c87aa8"),
    hem=("#3a2c6c", "#f2c8d8"),
)
def lights_out(r: Random) -> Pieces:
    sleepers: list[dict[str, Any]] = [{"age": "child", "skin": "pale", "hair": "fair", "cut": "none",
                                       "quilt": "#f7d86a", "ink": "print dots 40 #ffffff"},
        {"age": "child", "skin": "brown", "hair": "black", "cut": "curly", "quilt": "#e8604a",
         "ink": "print stars 50 #fff0b0"},
        {"age": "child", "skin": "olive", "hair": "red", "cut": "short", "quilt": "#3f9ad0",
         "ink": "print stripes 40 #a8dcf4 @90"},
        {"age": "adult", "skin": "dark", "hair": "black", "cut": "afro", "quilt": "#5ab06a",
         "ink": "print leaves 44 #c8ecb0"},
        {"age": "adult", "skin": "olive", "hair": "grey", "cut": "short", "beard": True, "quilt": "#a86ac8",
         "ink": "print diamonds 40 #d8b0ec"},
        {"age": "old", "skin": "pale", "hair": "white", "cut": "bun", "quilt": "#d8c8b0",
         "ink": "print flowers 40 #b88a7a"}]  # fmt: skip
    wood = "#8a5236"
    pieces: Pieces = [
        knots([(r.uniform(30, 770), r.uniform(30, 620)) for _ in range(50)], "#e6dcff", 2.8),
        sequins([(90, 120), (700, 90), (160, 300), (730, 360), (60, 480), (640, 220)], "#fbe6b0", 8),
        felt(cloud(130, 700, 260, 3), "#d89ac0", lift=4),
        felt(cloud(720, 560, 240, 5), "#b884bc", lift=4),
    ]
    x, foot = 360.0, 1140.0
    posts: list[tuple[Point, Point]] = []
    beds: Pieces = []
    for k in range(7):
        s = 0.83**k
        wide, tall = 560 * s, 252 * s
        top = foot - 84 * s
        left, right = x - wide / 2, x + wide / 2
        posts += [((left, foot), (left + wide * 0.085, foot - tall)),
                  ((right, foot), (right - wide * 0.085, foot - tall))]  # fmt: skip
        beds += [
            felt(box(left, top, wide, 46 * s, 8 * s), wood, lift=12 * s, ink=f"score grain {20 * s}"),
            felt(box(left + 14 * s, top - 34 * s, wide - 28 * s, 44 * s, 14 * s), "#f4eef8", lift=4),
            felt(box(left + 20 * s, top - 74 * s, 130 * s, 54 * s, 22 * s), "#ffffff", lift=6, thick=9 * s + 2,
                 bevel=20 * s),
        ]  # fmt: skip
        if k < 6:
            look = dict(sleepers[k])
            quilt, ink = look.pop("quilt"), look.pop("ink")
            small = (0.62, 0.85, 1, 1.25, 1.25, 1.2)[k]
            lie = person(0, 0, 330 * s * small, 0, "#fbf4e6", rot=-90, **look)
            reach = 330 * s * small * (0.86 if look["age"] == "child" else 0.905)
            beds += put(lie, left + 86 * s + reach, top - 56 * s)
            beds.append(cloth("cotton",
                              f"{left + 140 * s},{top + 6 * s}! {left + 150 * s},{top - 70 * s} "
                              f"{left + 260 * s},{top - 96 * s * small**0.3} {right - 120 * s},{top - 66 * s} "
                              f"{right - 26 * s},{top - 50 * s} {right - 20 * s},{top + 6 * s}!", quilt, ink=ink,
                              lift=8 * s, thick=8 * s + 2, bevel=22 * s))  # fmt: skip
        else:
            beds.append(cloth("cotton",
                              f"{left + 240 * s},{top + 6 * s}! {left + 250 * s},{top - 50 * s} "
                              f"{right - 26 * s},{top - 50 * s} {right - 20 * s},{top + 6 * s}!", "#8fb0e8", lift=4,
                              ink="print stars 16 #ffffff"))  # fmt: skip
            beds.append(felt(swallow(right - 40 * s, top - 110 * s, 44 * s, -10), "#14102c", lift=5))
        if k == 4:
            beds.append(felt(cloud(x - 190, foot - 6, 210, 4), "#e0a8cc", lift=8))
            beds.append(felt(cloud(x + 170, foot - 96, 170, 9), "#e8b8d4", lift=8))
        foot -= tall
    pieces += [
        felt([strip(list(pair), [30 * 0.83 ** (i // 2), 26 * 0.83 ** (i // 2)]) for i, pair in enumerate(posts)],
             darker(wood, 0.2), lift=8),
    ]  # fmt: skip
    pieces += beds
    rail, lean = (706, 1160), (478, 120)
    pieces += [
        felt(land(1150, 1140, 1150, 1140, 1150), "#3a2a5c", lift=6, ink="print rings 80 #4a386e"),
        felt(ladder(rail, lean, 76, 25, 11), "#e0a86a", lift=12),
        *person(654, 1010, 250, 0, "#7ad0d8", age="child", pose="climb", view="back", skin="dark", hair="black",
                cut="tails", near=(12, -96), far=(-16, -84), foot=(8, -10), other=(-8, 0), legs="#7ad0d8",
                ink="print stars 20 #ffffff", rot=-10),
        felt(["92,1150 70,1120 84,1090 112,1086 134,1104 130,1140", circle(84, 1082, 13), circle(122, 1080, 13),
              circle(103, 1076, 28)], "#c8844a", lift=8),
        beads([(94, 1072), (112, 1072)], "#1c1214", 4),
    ]  # fmt: skip
    return pieces
