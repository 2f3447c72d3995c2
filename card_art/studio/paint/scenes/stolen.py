"""Things taken and given away: a night, a river, a self."""

import math

from card_art.studio.colour import darker, mix
from card_art.studio.motifs.body import PROFILE
from card_art.studio.motifs.land import clouds, grass, ground, hill, planks, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import pine
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.vessels import paper_boat
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import box, moved, spline, spots
from card_art.studio.pen import Pen


@scene(
    "032",
    seed=131,
    camera="wide",
    palette="high-key",
    twist="material-swap",
    light=(640, 760),
    lead="cat",
    also=("night sky", "moon"),
    animal=True,
    title="Lost and found",
    alt="A huge black cat walks off over the hills with the night sky in its mouth like a blanket. "
    "Behind it the morning is already bright.",
    keywords="theft, morning, mischief, beginning, ending, loss, comfort",
    opposites=("beginning", "ending"),
)
def night_thief(s: Scene) -> None:
    s.relight(light="#ffe6bc", shadow="#1c1c44")
    s.sky(((0, "#8fc0cc"), (0.4, "#f4e0c0"), (0.62, "#f8cfa0"), (0.8, "#f0a888"), (1, "#d88a80")))
    s.glow(640, 760, 420, "#fff2cc", 0.6)
    s.lay("sun", lambda p: p.circ(650, 770, 84, "#fff6dc"), GLOWING, emit=0.35)
    s.lay("clouds", lambda p: clouds(p, 4, 520, 640, "#fbe0c4", (200, 320)), CLOUD)
    for i in range(2):
        line = ridge(s.dice(f"hills {i}"), 850 + i * 60, 40)
        tone = mix("#d8a898", "#a87c90", i)
        s.lay(f"hills {i}", lambda p: hill(p, line, tone), LAND, fog=0.5 - i * 0.2)
    cloth = (
        "-30,-30! 830,-30! 800,60 742,150! 690,170 640,240! 580,250 540,330! 470,350 430,440! "
        "370,470 330,560 262,640! 214,668 196,690! 150,700 90,760 40,860 -30,900!"
    )
    s.lay(
        "night",
        lambda p: p.fill(cloth, "#000", 1, (0, 0, 300, 760, ["#0c1440", "#22306c", "#4a4a8c"])),
        rim=0.3,
        shadow=0.4,
        reach=24,
        wob=1.5,
        vol=0.8,
        form=(6, 20),
        wrap=0.1,
    )

    def folds(p: Pen) -> None:
        for way in (
            "200,684 240,480 330,240 420,-20",
            "198,686 180,460 150,200 140,-20",
            "196,690 110,560 40,420 -20,330",
            "206,676 330,460 520,220 650,-20",
            "194,692 100,680 40,700 -20,760",
        ):
            p.line(way, "#060a28", 9, 0.5)

    s.lay("folds", folds, soft=4, vol=0.3, wob=2)

    def stars(p: Pen) -> None:
        with p.clip(cloth):
            for _ in range(170):
                x, y = p.rnd.uniform(0, 760), p.rnd.uniform(10, 840)
                p.circ(x, y, p.rnd.choice((1.4, 2, 3, 4)), "#fff6dc", p.rnd.uniform(0.5, 1))
            p.circ(330, 190, 62, "#fff3cf")
            p.circ(356, 178, 54, "#1c2860")

    s.lay("stars", stars, FLAT, emit=0.4)
    road = slope((-40, 1010), (200, 970), (460, 985), (840, 950))
    s.lay("road", lambda p: hill(p, road, "#6a5478"), LAND, rim=0.3)

    def cat(p: Pen) -> None:
        fur = "#1c1830"
        p.line("640,690 720,640 760,540 720,470", fur, 34)
        for way in (
            "300,820 270,900 290,984",
            "360,830 380,910 360,990",
            "560,820 600,900 580,976",
            "620,800 670,890 662,968",
        ):
            p.taper(way, 74, 36, fur)
        for x, y in spots("280,984 350,990 570,976 652,968"):
            p.oval(x - 6, y - 4, 34, 17, fur)
        p.fill(
            "250,720 300,670 420,664 540,656 630,662 676,720 668,800 600,850 460,846 330,856 "
            "262,820",
            fur,
        )
        p.fill(
            "150,640 166,540! 206,578 262,576 306,530! 320,620 312,700 262,746 200,742 160,704", fur
        )

    s.lay("cat", cat, rim=0.7, shadow=0.3, wob=0.9, vol=0.8)
    s.lay(
        "cat face",
        lambda p: (
            p.oval(196, 640, 15, 17, "#ffd76a"),
            p.oval(258, 636, 14, 17, "#ffd76a"),
            p.oval(196, 640, 5, 15, "#120f18"),
            p.oval(258, 636, 5, 15, "#120f18"),
            p.fill([(208, 670), (232, 668), (220, 682)], "#c4707c"),
        ),
        wob=0.3,
        vol=0.2,
    )
    hem = "-30,830! 40,752 110,704 190,690 244,698 236,722 180,738 120,776 70,850 20,960 -30,1010!"
    s.lay(
        "hem",
        lambda p: p.fill(hem, "#000", 1, (0, 640, 240, 800, ["#2c3874", "#4a4a8c"])),
        FIGURE,
        shadow=0.3,
    )
    near = slope((-40, 1080), (300, 1060), (600, 1090), (840, 1060))
    s.lay("grass", lambda p: grass(p, near, "#3c2c50", 500, (14, 44)), wob=0.5, rim=0.3)
    s.lay("near", lambda p: hill(p, near, "#3c2c50"), LAND)
    em = spots("120,1130,40 176,1142,34 640,1120,46 700,1136,36")
    s.lay("village", lambda p: [_cottage(p, x, y, w) for x, y, w in em], FIGURE, rim=0.4)
    s.bloom(0.35)
    s.rays(0.25, 0.5, (650, 770))
    s.finish(vignette=0.4)


def _cottage(p: Pen, x: float, y: float, w: float) -> None:
    p.rect(x - w / 2, y - w * 0.7, w, w * 0.7, "#8a6a84")
    p.fill(
        [(x - w * 0.62, y - w * 0.68), (x, y - w * 1.25), (x + w * 0.62, y - w * 0.68)], "#5a3c5c"
    )
    p.rect(x - w * 0.14, y - w * 0.5, w * 0.28, w * 0.3, "#ffd98a")


@scene(
    "039",
    seed=132,
    camera="through-frame",
    palette="high-key",
    twist="weather-indoors",
    light=(560, 260),
    lead="painting",
    also=("river", "paper boat"),
    people=("child/dark",),
    title="Do not touch",
    alt="In a gallery, the river of a framed landscape flows over the frame and down across the "
    "floor. A barefoot child sets a paper boat on it.",
    keywords="imagination, rules, freedom, art, invitation, overflow, escape",
    opposites=("rules", "freedom"),
)
def river_frame(s: Scene) -> None:
    s.relight(light="#fff4d8", shadow="#3a2c50")
    s.sky(((0, "#c8a09c"), (0.5, "#dcb8ac"), (1, "#b88c8c")), warp=40)
    s.lay("floor", lambda p: ground(p, 930, "#c49a78", "#5c4048"), LAND)
    s.lay("seams", lambda p: planks(p, 932, "#5c4048", (400, 520)), FLAT, alpha=0.7)
    s.lay("skirting", lambda p: p.rect(-10, 906, 820, 26, "#f0dcd0"), LAND, wob=0.6)
    s.lay(
        "frame",
        lambda p: (
            p.rect(90, 110, 620, 640, "#c4943c", r=8),
            p.rect(116, 136, 568, 588, "#8a5f24"),
            [p.circ(x, y, 11, "#e8c468") for x in range(104, 700, 33) for y in (123, 737)],
            [p.circ(x, y, 11, "#e8c468") for y in range(123, 740, 33) for x in (103, 697)],
        ),
        rim=0.5,
        shadow=0.5,
        reach=30,
        wob=0.7,
        form=(3, 8),
    )
    canvas = box(134, 154, 532, 552)

    def landscape(p: Pen) -> None:
        with p.clip(canvas):
            p.rect(
                130, 150, 540, 560, "#000", grad=(0, 150, 0, 480, ["#4fa4c4", "#b4dcd8", "#fbeec4"])
            )
            p.circ(556, 270, 48, "#fffbe0")
            p.fill(
                "130,470 220,400 300,330 360,400 430,450 520,390 600,360 680,440 680,720! 130,720!",
                "#8ab0b4",
            )
            p.fill("130,520 240,470 360,500 520,460 680,510 680,720! 130,720!", "#8fb868")
            p.fill("130,600 250,560 340,590 330,720! 130,720!", "#6f9c50")
            p.fill("680,570 560,550 480,590 500,720! 680,720!", "#6f9c50")
            for x, y, h in spots("190,560,130 240,575,90 590,560,150 640,575,110 540,560,80"):
                pine(p, x, y, h, "#3f7458")

    s.lay("landscape", landscape, wob=0.6, vol=0.5, form=(3, 8), wrap=0)
    water = (
        "398,470! 420,470! 436,510 404,560 440,620 470,690 476,760! 486,900! 560,960 700,1040 "
        "830,1120! 830,1220! "
        "330,1220! 300,1100 320,980 340,900! 352,760! 350,690 380,620 372,560 392,510"
    )
    s.lay(
        "river",
        lambda p: p.fill(water, "#000", 1, (0, 470, 0, 1200, ["#d8f4f0", "#6fc0d0", "#3f90b4"])),
        rim=0.4,
        shadow=0.35,
        reach=16,
        wob=1.4,
        vol=0.7,
        form=(4, 12),
    )

    def streaks(p: Pen) -> None:
        for x in (372, 392, 414, 436, 458):
            p.line(f"{x},760 {x + 2},830 {x - 2},900", "#f4fffc", 5, 0.7)
        for way in (
            "360,960 430,1000 540,1060",
            "420,960 520,1010 660,1080",
            "340,1040 400,1100 520,1160",
            "540,1030 640,1090 760,1150",
        ):
            p.line(way, "#e8fbf8", 4, 0.6)
        for _ in range(60):
            p.circ(p.rnd.gauss(414, 60), p.rnd.gauss(908, 12), p.rnd.uniform(3, 9), "#fbfffc", 0.9)

    s.lay("streaks", streaks, vol=0.2, wob=1)
    s.lay("boat", lambda p: paper_boat(p, 500, 1104, 74, "#fffaf0", "#c4a8a8"), FIGURE, shadow=0.4)
    s.ground_shadow(lambda p: p.oval(214, 1126, 110, 16, "#000"), 0.5, 8)
    s.lay(
        "child",
        lambda p: person(
            p,
            220,
            1122,
            360,
            "#e8a040",
            skin="dark",
            hair="black",
            cut="braids",
            facing="side",
            arm_r=(78, -62),
            arm_l=(46, -74),
            legs="#6d4530",
            lean=8,
        ),
        FIGURE,
        shadow=0.3,
    )
    s.lay(
        "shoes",
        lambda p: [
            p.fill(moved("-20,0! -22,-16 -4,-20 10,-10 26,-6 26,0!", x, 1160, 1.2), "#b8423a")
            for x in (66, 112)
        ],
        FIGURE,
        shadow=0.3,
    )
    s.lay(
        "spots",
        lambda p: [
            p.fill([(x - 12, 0), (x + 12, 0), (x + 20, 30), (x - 20, 30)], "#4a3a40")
            for x in (250, 550)
        ],
        FIGURE,
    )
    s.beam([(240, 30), (262, 30), (420, 740), (120, 740)], "#fff6dc", 0.16, 24)
    s.beam([(540, 30), (562, 30), (700, 740), (400, 740)], "#fff6dc", 0.16, 24)
    s.bloom(0.2)
    s.finish(vignette=0.5)


@scene(
    "023",
    seed=133,
    camera="close-up",
    palette="ivory-paper",
    twist="other-head",
    light=(640, 200),
    lead="profile",
    also=("thread", "birds"),
    people=("adult/hidden",),
    horizon=False,
    title="Loose ends",
    alt="A head in profile is knitted from red wool. At the back it comes undone, and the threads "
    "turn into small birds flying away.",
    keywords="forgetting, thought, freedom, unravelling, memory, letting go, creation",
    opposites=("forgetting", "memory"),
)
def knitted_head(s: Scene) -> None:
    s.sky(warp=60)
    s.glow(640, 260, 480, "#fff8e0", 0.4)
    at = (392, 740, 4.2)
    head = moved(PROFILE, *at)

    def wool(p: Pen) -> None:
        with p.clip(head):
            p.rect(0, 0, 800, 1220, "#b8423a")
            for row in range(44):
                y = 250 + row * 22
                for k in range(30):
                    x = 60 + k * 27 + (row % 2) * 1.5
                    tone = mix("#c94f42", "#e07a5c", ((row * 7 + k * 3) % 5) / 8)
                    p.line([(x, y), (x + 12, y + 16)], tone, 11)
                    p.line([(x + 25, y), (x + 13, y + 16)], darker(tone, 0.1), 11)

    s.ground_shadow(lambda p: p.fill(moved(PROFILE, 370, 780, 4.2), "#000"), 0.25, 40)
    dice = s.dice("undone")
    ends = [(dice.uniform(50, 420), dice.uniform(70, 470)) for _ in range(17)]

    def eaten(p: Pen) -> None:
        wool(p)
        for k in range(26):
            t = k / 25
            x, y = 70 + 150 * t**1.6 + dice.uniform(-16, 16), 900 - 640 * t
            p.erase(
                moved(
                    "-60,-16! 30,-13 46,0 30,13 -60,16!",
                    x,
                    y,
                    1 + 0.7 * math.sin(t * 3.1),
                    dice.uniform(-30, 10),
                )
            )

    s.lay("head", eaten, rim=0.4, wob=0.8, vol=0.9, shadow=0.35, reach=24, form=(2.4, 16, 46))

    def threads(p: Pen) -> None:
        for i, (x, y) in enumerate(ends):
            t = i / len(ends)
            sx, sy = 130 + 170 * t**1.4, 890 - 560 * t
            way = [
                (sx + 70, sy + 10),
                (sx, sy - 10),
                ((sx + x) / 2 - 50, (sy + y) / 2 + 50),
                (x + 12, y + 4),
            ]
            p.line(spline(way, closed=False), "#c04a3e", 5)

    s.lay("threads", threads, wob=0.6, vol=0.6, shadow=0.2, form=(1.6, 3))
    s.lay(
        "birds",
        lambda p: [
            bird(
                p,
                x,
                y,
                p.rnd.uniform(36, 62),
                mix("#c04a3e", "#5a2430", p.rnd.random() * 0.5),
                i,
                p.rnd.uniform(-25, 15),
                flip=True,
            )
            for i, (x, y) in enumerate(ends)
        ],
        FIGURE,
        shadow=0.2,
    )
    s.lay(
        "eye",
        lambda p: (
            p.line("560,668 596,686 632,670", "#4a1820", 8),
            [
                p.line([(x, y), (x + dx, y + 16)], "#4a1820", 5)
                for x, y, dx in ((576, 678, -5), (598, 686, 0), (620, 678, 6))
            ],
        ),
        wob=0.4,
        vol=0.3,
    )
    s.bloom(0.15)
    s.finish(vignette=0.5, patches=1.8)
