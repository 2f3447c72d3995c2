"""Under water, where sleepers drift and candles burn."""

from card_art.studio.colour import mix
from card_art.studio.motifs.body import sleeping_head
from card_art.studio.motifs.land import hill, ridge, slope
from card_art.studio.motifs.people import sitter
from card_art.studio.motifs.plants import reeds
from card_art.studio.motifs.sea import (
    bubbles,
    fish,
    jellyfish,
    octopus_head,
    shafts,
    tentacle,
    whale,
)
from card_art.studio.motifs.things import flame
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import circle, spline
from card_art.studio.pen import Pen


def weeds(p: Pen) -> None:
    """Draw dark fronds in the near corners."""
    dark = "#06283c"
    p.taper([(60, 1240), (40, 1040), (90, 880), (50, 740)], 46, 4, dark)
    p.taper([(130, 1240), (150, 1100), (110, 980)], 34, 3, dark)
    p.taper([(750, 1240), (770, 1020), (720, 860), (760, 700)], 50, 4, dark)
    p.taper([(670, 1240), (650, 1130), (690, 1040)], 32, 3, dark)


@scene(
    "004",
    seed=35,
    camera="underwater",
    palette="sea-green",
    twist="gravity-off",
    light=(480, -60),
    lead="bed",
    also=("jellyfish", "whale"),
    people=("adult/dark",),
    horizon=False,
    title="Slow falling",
    alt="Somebody sleeps in a bed with a red blanket, carried through deep green water by three "
    "glowing jellyfish. A whale passes.",
    keywords="sleep, peace, drowning, trust, letting go, depth, rescue",
    opposites=("drowning", "rescue"),
)
def drifting_bed(s: Scene) -> None:
    s.sky()
    s.glow(480, -40, 520, "#e8fff0", 0.8)
    s.addlight("shafts", lambda p: shafts(p, 480), soft=18, k=0.45)
    for i in range(3):
        line = ridge(s.dice(f"bed {i}"), 950 + i * 60, 60)
        tone = mix("#2a7a8a", "#0c3a56", i / 2)
        s.lay(f"rocks {i}", lambda p: hill(p, line, tone), LAND, fog=0.6 - i * 0.2)
        s.lay(f"reeds {i}", lambda p: reeds(p, 9, 1120, (140, 300), tone), LAND, fog=0.6 - i * 0.2)
    s.lay(
        "whale",
        lambda p: whale(p, 210, 330, 240, "#1d5a78", "#7fb8b8", rot=-10, flip=True),
        fog=0.55,
        wob=1.5,
    )

    def shoal(p: Pen) -> None:
        for _ in range(20):
            at = p.rnd.uniform(40, 780), p.rnd.uniform(420, 760)
            fish(p, *at, p.rnd.uniform(14, 26), "#3a93a0", "#2a7a88", p.rnd.uniform(-10, 10))

    s.lay("shoal", shoal, fog=0.4, wob=0.4)
    for x, y, r, jelly in (
        (190, 520, 72, "#f0b8c8"),
        (400, 400, 92, "#ffd9a8"),
        (610, 500, 76, "#c8c0f0"),
    ):
        cord = [(x, y + 10), (x + (400 - x) * 0.1 + 8, y + 180), (250 + (x - 190) * 0.72, 850)]
        s.lay("cord", lambda p: p.line(spline(cord, closed=False), "#d8f0e8", 3), FLAT)
        s.lay(
            "jelly", lambda p: jellyfish(p, x, y, r, jelly), rim=0.4, wob=0.8, alpha=0.88, emit=0.25
        )

    def bed(p: Pen) -> None:
        with p.at(400, 940, 1.25, -5):
            for x, h in ((-200, 130), (200, 180)):
                p.line([(x, 40), (x, -h + 40)], "#3a2a34", 12)
                p.circ(x, -h + 34, 12, "#c99a4a")
            p.rect(-204, -10, 408, 24, "#4a3038", r=6)
            p.rect(-194, -52, 388, 46, "#f4eee0", r=14)
            p.oval(138, -66, 66, 28, "#fff")
            sleeping_head(p, 134, -90, 34, "dark", "black", 6)
            p.fill(
                "-196,-6! -198,-56 -120,-78 0,-84 84,-76 96,-50 92,20 40,40 -40,24 -120,44 -190,24",
                "#c4504a",
            )
            for x in range(-170, 80, 44):
                p.line(f"{x},-66 {x + 8},-20 {x - 4},26", "#f0cfa0", 6, 0.8)

    s.lay("bed", bed, rim=0.6, shadow=0.3, reach=30, wob=0.8, vol=0.8)
    s.lay("bubbles", lambda p: bubbles(p, 40, (100, 100, 720, 900)), FLAT)
    s.lay("weeds", weeds, soft=2.2, wob=1.5, vol=0.4)
    s.bloom(0.5)
    s.rays(0.35, 0.6, (480, 10))
    s.finish(vignette=0.5)


@scene(
    "020",
    seed=61,
    camera="underwater",
    palette="teal-moon",
    twist="world-inside",
    light=(330, 640),
    lead="fish bowl",
    also=("bird", "bench"),
    people=("old/dark",),
    horizon=False,
    title="Company",
    alt="On the sea floor an old man sits on a bench and holds a glass bowl. In the bowl is bright "
    "sky and a small yellow bird; fish look on.",
    keywords="care, loneliness, captivity, memory, home, fragility, freedom",
    opposites=("captivity", "freedom"),
)
def bowl_of_sky(s: Scene) -> None:
    s.relight(light="#fff4cc", shadow="#062034")
    s.sky(((0, "#7cc8c0"), (0.25, "#3f93a0"), (0.6, "#1d5a78"), (1, "#0c2c4c")))
    s.glow(330, 640, 420, "#bfeee0", 0.45)
    s.addlight("shafts", lambda p: shafts(p, 300, "#c8f4ea", 5), soft=22, k=0.35)
    for i in range(2):
        line = ridge(s.dice(f"rocks {i}"), 880 + i * 80, 70)
        tone = mix("#3a8090", "#154a66", i)
        s.lay(f"rocks {i}", lambda p: hill(p, line, tone), LAND, fog=0.6 - i * 0.25)
        s.lay(f"reeds {i}", lambda p: reeds(p, 8, 1080, (220, 460), tone, 18), fog=0.55 - i * 0.25)
    sand = slope((-40, 1060), (250, 1030), (520, 1040), (840, 1070))
    s.lay(
        "sand",
        lambda p: hill(p, sand, "#000", (0, 1020, 0, 1200, ["#8fb49a", "#123a54"])),
        LAND,
        fog=0.1,
    )
    s.ground_shadow(lambda p: p.oval(480, 1080, 260, 22, "#000"), 0.6, 12)

    def bench(p: Pen) -> None:
        wood = "#6a4434"
        for x in (340, 640):
            p.line([(x, 920), (x - 6, 1080)], "#2a2430", 14)
        p.line([(652, 700), (644, 930)], "#2a2430", 12)
        for y in (716, 770, 824):
            p.rect(560, y, 130, 26, wood, r=5)
        p.rect(310, 900, 380, 30, wood, r=6)

    s.lay("bench", bench, rim=0.4, shadow=0.3, wob=0.8)
    s.lay(
        "old man",
        lambda p: sitter(
            p,
            540,
            900,
            640,
            "#b0603c",
            age="old",
            skin="dark",
            hair="white",
            cut="bald",
            beard=True,
            legs="#3a3f58",
            hand=(50, -40),
            flip=True,
            hat="brim",
            hat_colour="#4a3040",
        ),
        FIGURE,
        rim=0.6,
        shadow=0.3,
    )
    glass = circle(330, 700, 118)

    def bowl(p: Pen) -> None:
        p.fill(glass, "#000", 1, (330, 590, 330, 820, ["#8fd4f0", "#fdf3c8"]))
        with p.clip(glass):
            for x, y, w in ((290, 730, 70), (390, 690, 60), (360, 790, 110), (270, 800, 90)):
                p.oval(x, y, w * 0.6, w * 0.2, "#fff", 0.9)
        p.line("214,742 290,752 360,744 446,756", "#6a4a34", 7)
        p.line("300,752 320,776 352,784", "#6a4a34", 4)
        with p.at(326, 744, 0.62):
            p.fill(
                "-30,0 -52,-46 -38,-92 -4,-116 30,-108 46,-84 70,-76! 46,-66 34,-26 6,0", "#f4b92e"
            )
            p.fill("-42,-36 -40,-70 -14,-84 6,-60 -6,-24 -60,22! -92,34!", "#d88c1c")
            p.circ(24, -90, 5, "#241820")
            p.fill([(44, -88), (72, -76), (44, -72)], "#c4572c")

    s.lay("bowl", bowl, wob=0.5, vol=0.25, form=(3, 8), wrap=0, emit=0.22)
    s.lay(
        "rim",
        lambda p: (
            p.ring(330, 700, 118, "#e8fff8", 5, 0.9),
            p.oval(330, 588, 62, 12, "#d8f4f0", 0.9),
        ),
        wob=0.4,
        vol=0.3,
    )
    s.addlight(
        "shine",
        lambda p: p.taper([(252, 660), (262, 620), (300, 596)], 16, 4, "#fff"),
        soft=4,
        k=0.7,
    )
    s.lay(
        "hand",
        lambda p: (p.fill("372,800 392,770 430,772 440,812 410,836 376,826", "#6d4530"),),
        FIGURE,
    )
    gazers = (
        (120, 560, 62, "#e0825a", "#a8503c", True),
        (150, 800, 44, "#d8b060", "#a07838", True),
        (520, 380, 54, "#c8d0c0", "#7a98a0", False),
    )
    s.lay(
        "fish",
        lambda p: [fish(p, x, y, z, c, f, 0, flip) for x, y, z, c, f, flip in gazers],
        FIGURE,
        fog=0.12,
    )
    s.lay("bubbles", lambda p: bubbles(p, 26, (440, 110, 640, 470)), FLAT)
    s.lay("weeds", weeds, soft=2.4, wob=1.5, vol=0.4)
    s.bloom(0.45)
    s.finish(vignette=0.5, shadow_tint="#0e4a7a")


@scene(
    "022",
    seed=62,
    camera="underwater",
    palette="sea-green",
    twist="gravity-off",
    light=(400, 560),
    lead="octopus",
    also=("candle", "table"),
    animal=True,
    centred=True,
    horizon=False,
    title="Table for one",
    alt="Deep under water a violet octopus sits at a small table with one plate, cutlery, a "
    "stemmed glass and a burning candle.",
    keywords="hospitality, loneliness, waiting, love, patience, celebration, absence",
    opposites=("celebration", "absence"),
)
def octopus_table(s: Scene) -> None:
    s.relight(light="#ffdca0", shadow="#100a2c")
    s.sky(((0, "#2a4a78"), (0.4, "#3a3f78"), (0.75, "#2c2a5c"), (1, "#191a40")))
    s.glow(400, 640, 420, "#ffb878", 0.5)
    for i in range(2):
        line = ridge(s.dice(f"rocks {i}"), 860 + i * 90, 80)
        tone = mix("#4a4c8a", "#2a2860", i)
        s.lay(f"rocks {i}", lambda p: hill(p, line, tone), LAND, fog=0.55 - i * 0.2)
    s.lay("reeds", lambda p: reeds(p, 12, 1100, (160, 420), "#3c3a78", 16), fog=0.4)
    skin, sucker = "#a0508c", "#e8a8b8"
    arms = (
        ([(360, 470), (220, 520), (110, 640), (90, 780), (170, 860), (250, 840)], 74, 1),
        ([(440, 470), (590, 520), (700, 640), (716, 780), (640, 868), (560, 842)], 74, -1),
        ([(330, 450), (190, 440), (80, 360), (70, 240), (130, 180)], 66, 1),
        ([(470, 450), (620, 440), (720, 350), (724, 240), (664, 190)], 66, -1),
    )
    s.lay(
        "arms",
        lambda p: [tentacle(p, list(map(_f, a)), w, skin, sucker, q) for a, w, q in arms],
        rim=0.5,
        wob=0.8,
        shadow=0.2,
    )
    s.lay(
        "head",
        lambda p: (
            p.fill("230,470 270,430 530,430 570,470 600,540 500,530 400,580 300,530 200,540", skin),
            octopus_head(p, 400, 500, 420, skin),
        ),
        rim=0.4,
        wob=0.9,
        shadow=0.2,
    )
    s.ground_shadow(lambda p: p.oval(400, 1130, 330, 30, "#000"), 0.7, 16)

    def table(p: Pen) -> None:
        p.oval(400, 1128, 120, 22, "#3a2030")
        p.fill("370,880! 384,1000 360,1120! 440,1120! 416,1000 430,880!", "#4a2a34")
        p.fill(
            "140,870! 660,870! 690,1020 650,980 600,1030 540,985 480,1034 400,990 320,1034 "
            "260,985 200,1030 150,980 110,1020",
            "#e9ddd0",
        )
        p.oval(400, 870, 262, 46, "#f6ecdc")

    s.lay("table", table, rim=0.3, wob=1, shadow=0.35, vol=0.9)

    def setting(p: Pen) -> None:
        p.oval(400, 872, 104, 20, "#c9d4dc")
        p.oval(400, 869, 70, 12, "#eef2f4")
        for x in (262, 272, 282):
            p.line([(x, 846), (x, 862)], "#d8d8e0", 4)
        p.line([(272, 862), (268, 896)], "#d8d8e0", 6)
        p.fill("524,838! 532,838! 530,896! 522,896!", "#d8d8e0")
        p.fill("574,800! 572,840 588,856 604,840 602,800!", "#8fc4d8", 0.9)
        p.line([(588, 856), (588, 884)], "#8fc4d8", 5)
        p.oval(588, 886, 18, 5, "#8fc4d8")
        p.rect(190, 770, 26, 96, "#f4e4c4", r=4)
        p.oval(203, 868, 30, 8, "#c99a4a")

    s.lay("setting", setting, FIGURE, shadow=0.3)
    s.lay("flame", lambda p: flame(p, 203, 762, 56), FLAT, emit=1.2)
    s.glow(203, 730, 220, "#ffc878", 0.5)
    s.lay("bubbles", lambda p: bubbles(p, 30, (60, 120, 740, 700), "#e8dcff"), FLAT)
    s.motes(40, "#ffd8a8", (300, 700, 200))
    s.bloom(0.55)
    s.finish(vignette=0.55)


def _f(point: tuple[int, int]) -> tuple[float, float]:
    return float(point[0]), float(point[1])
