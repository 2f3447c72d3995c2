"""What lies beneath: under a bed, under an island, inside a cloud, under the trees."""

import math

from card_art.studio.colour import darker, lighter, mix
from card_art.studio.motifs.body import sleeping_head
from card_art.studio.motifs.buildings import wallpaper
from card_art.studio.motifs.land import ground
from card_art.studio.motifs.plants import pine
from card_art.studio.motifs.things import lantern
from card_art.studio.motifs.vessels import rowing_boat
from card_art.studio.paint.looks import FIGURE, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import curve, spots
from card_art.studio.pen import Pen


@scene(
    "121",
    seed=141,
    camera="aerial",
    palette="forest-gold",
    twist="watched",
    light=(600, 140),
    lead="lake",
    also=("eye", "rowing boat"),
    horizon=False,
    title="The forest is awake",
    alt="From high above, a lake among dark fir trees has the shape of an open eye, with a round "
    "wooded island as its pupil and a small boat in the corner.",
    keywords="being watched, nature, conscience, sleep, waking, sadness, wonder",
    opposites=("sleep", "waking"),
)
def eye_lake(s: Scene) -> None:
    s.relight(light="#fff0b8", shadow="#0c2428")
    s.sky(((0, "#4f8460"), (0.5, "#3c6e54"), (1, "#2c5648")), warp=90, stretch=1.0)
    shore = "40,640! 180,500 330,430 470,430 620,510 764,640! 640,750 480,812 330,812 170,752"
    s.lay("beach", lambda p: p.line(curve(shore), "#e4d49c", 46), wob=3, vol=0.6)
    s.lay(
        "lake",
        lambda p: p.fill(shore, "#000", 1, (0, 430, 0, 812, ["#e8f4e4", "#b8e0dc", "#8cc8cc"])),
        vol=-0.4,
        form=(8, 24),
        wob=2,
    )

    def iris(p: Pen) -> None:
        with p.clip(shore):
            p.circ(402, 618, 178, "#1d6a7c")
            p.circ(402, 618, 166, "#3a9aa4")
            for i in range(60):
                with p.at(402, 618, 1, i * 6):
                    tone = mix("#2a7c8c", "#8cd4cc", (i * 37 % 11) / 11)
                    p.taper([(0, 84), (0, 158)], 9, 3, tone, 0.8)

    s.lay("iris", iris, wob=1.2, vol=0.3, form=(4, 12))
    s.lay("isle shore", lambda p: p.circ(402, 618, 84, "#d8c890"), wob=3, vol=0.5, shadow=0.3)

    def wood(p: Pen, places: list[tuple[float, float]], tones: tuple[str, ...]) -> None:
        for x, y in sorted(places, key=lambda place: place[1]):
            pine(p, x, y + 34, p.rnd.uniform(64, 104), p.rnd.choice(tones))

    isle = s.dice("isle")
    trees = []
    for _ in range(44):
        angle, radius = isle.uniform(0, math.tau), 62 * isle.random() ** 0.5
        trees.append((402 + math.cos(angle) * radius, 612 + math.sin(angle) * radius))
    s.lay("isle", lambda p: wood(p, trees, ("#0c2c2c", "#123634", "#0a2428")), FIGURE, shadow=0.5)
    s.addlight("glint", lambda p: p.oval(336, 540, 40, 26, "#fff"), soft=8, k=0.9, emit=0.3)
    outline = curve(shore)
    dice = s.dice("forest")
    for row in range(3):
        spread: list[tuple[float, float]] = []
        while len(spread) < 170:
            x, y = dice.uniform(-20, 820), dice.uniform(-10, 1230)
            far = ((x - 402) / 400) ** 2 + ((y - 622) / 236) ** 2
            if far > 1.02 and not outline.contains(x, y + 30) and (y // 410 == row):
                spread.append((x, y))
        s.lay(
            f"forest {row}",
            lambda p: wood(p, spread, ("#2c6448", "#3c7850", "#4f8c58", "#24543f")),
            shadow=0.35,
            reach=12,
            wob=0.7,
            form=(2, 6),
            vol=0.8,
            rim=0.3,
        )

    def lashes(p: Pen) -> None:
        for x, y, lean in spots(
            "150,516,-60 240,462,-40 336,424,-16 450,420,14 556,462,40 654,520,62"
        ):
            p.taper([(x, y), (x + lean * 0.6, y - 60), (x + lean * 1.3, y - 104)], 30, 3, "#123830")

    s.lay("lashes", lashes, shadow=0.4, wob=1, rim=0.3)
    s.lay("boat", lambda p: rowing_boat(p, 690, 664, 40, "#c8503c", "#5a2c24"), FIGURE, shadow=0.4)
    s.bloom(0.25)
    s.finish(vignette=0.5)


@scene(
    "123",
    seed=142,
    camera="cross-section",
    palette="night-indigo",
    twist="watched",
    light=(560, 900),
    lead="monster",
    also=("bed", "lantern"),
    people=("child/pale",),
    night=True,
    title="Who is up there?",
    alt="A child sleeps in a high bed. Under the bed a big shaggy creature sits by a lantern, "
    "hugs a pillow and looks up anxiously.",
    keywords="fear, courage, prejudice, bedtime, secret, misunderstanding, tenderness",
    opposites=("fear", "courage"),
)
def under_the_bed(s: Scene) -> None:
    s.relight(light="#ffd890", shadow="#101034")
    s.sky(((0, "#2c3c78"), (0.4, "#4a5690"), (1, "#2c2c5c")), warp=30)
    s.lay("wallpaper", lambda p: wallpaper(p, "#38467c", 0.5, 1060), fog=0.2, wob=1.5)
    s.glow(540, 900, 380, "#ffb868", 0.6)
    s.lay("floor", lambda p: ground(p, 1060, "#8a5c48", "#241830"), LAND)
    s.ground_shadow(lambda p: p.oval(330, 1096, 270, 30, "#000"), 0.6, 12)

    def creature(p: Pen) -> None:
        fur = "#9a6a4c"
        p.fill(
            "110,1090! 90,960 120,820 180,720 270,664 370,664 450,730 500,840 520,960 510,1090!",
            fur,
        )
        for _ in range(420):
            x, y = p.rnd.uniform(120, 500), p.rnd.uniform(690, 1070)
            if ((x - 310) / 200) ** 2 + ((y - 900) / 220) ** 2 < 1:
                tone = p.rnd.choice(("#7c5038", "#b88860", "#a87850"))
                p.taper([(x, y), (x + 6, y + 20), (x + 2, y + 38)], 9, 1, tone)
        for flip in (False, True):
            with p.at(312, 700, flip=flip):
                p.fill("70,20 120,-30 180,-20 220,60 214,150 186,176 160,120 130,70", "#85573c")
        for x in (256, 366):
            p.circ(x, 780, 46, "#f8f0d8")
            p.circ(x + 6, 762, 22, "#22182c")
            p.circ(x + 14, 752, 7, "#fff")
        p.line("208,724 250,706 290,716", "#5a3824", 9)
        p.line("334,716 376,706 414,724", "#5a3824", 9)
        p.line("272,862 300,846 330,850 352,864", "#4a2c1c", 8)

    s.lay("creature", creature, rim=0.5, shadow=0.35, wob=1, vol=1)
    s.lay(
        "pillow",
        lambda p: p.fill(
            "190,930 220,900 330,890 430,904 452,940 440,1030 330,1046 210,1034 180,1000", "#e8c8c0"
        ),
        FIGURE,
        shadow=0.4,
    )

    def paws(p: Pen) -> None:
        p.taper([(130, 900), (170, 990), (270, 990)], 70, 44, "#8a5c40")
        p.taper([(496, 900), (462, 1004), (366, 1000)], 70, 44, "#8a5c40")

    s.lay("paws", paws, rim=0.4, shadow=0.3, wob=1)

    def bed(p: Pen) -> None:
        wood = "#6a3c34"
        p.rect(36, 250, 40, 850, wood, r=12)
        p.rect(724, 380, 40, 720, wood, r=12)
        p.circ(56, 246, 30, lighter(wood, 0.15))
        p.circ(744, 376, 28, lighter(wood, 0.15))
        p.rect(40, 540, 720, 50, darker(wood, 0.2), r=8)
        p.rect(74, 486, 652, 60, "#efe6d8", r=20)

    s.lay("bed", bed, rim=0.4, shadow=0.4, reach=20, wob=0.8)
    s.lay("cushion", lambda p: p.oval(170, 462, 100, 40, "#fff8ec"), FIGURE)
    s.lay(
        "sleeper",
        lambda p: (
            sleeping_head(p, 190, 416, 62, "pale", "red", -8),
            p.fill("250,540! 250,450 330,400 460,392 600,420 716,450 724,540!", "#c84c44"),
            [
                p.line(f"{x},{418 - (x - 300) * 0.03} {x + 10},480 {x},540", "#f0c890", 9)
                for x in range(310, 710, 76)
            ],
        ),
        FIGURE,
        shadow=0.3,
    )
    s.lay(
        "blanket",
        lambda p: p.fill(
            "560,530! 740,520! 750,700 716,730 680,700 640,740 600,704 570,720", "#b8423c"
        ),
        rim=0.3,
        shadow=0.35,
        wob=1,
    )
    s.lay("lantern", lambda p: lantern(p, 600, 1030, 130, "#2a1c24"), FIGURE)
    s.addlight("light", lambda p: p.rect(574, 986, 52, 64, "#ffe08a"), soft=18, k=1, emit=1)
    s.lay(
        "slippers",
        lambda p: [p.oval(x, 1130, 34, 15, "#d8a040") for x in (650, 716)],
        FIGURE,
        shadow=0.3,
    )
    s.motes(36, "#ffe0a8", (500, 880, 160))
    s.bloom(0.5)
    s.finish(vignette=0.55)
