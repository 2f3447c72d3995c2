"""Small things that hold a large world: cups, glasses, palms, bells."""

import math

from card_art.studio.colour import SKIN, mix
from card_art.studio.motifs.body import sleeping_head
from card_art.studio.motifs.buildings import house, lit_windows, tower, wallpaper
from card_art.studio.motifs.land import cloud, dune, ground, rain
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.things import hourglass, hourglass_frame, teacup
from card_art.studio.motifs.vessels import ship
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import box, oval, spline, union
from card_art.studio.pen import Pen


@scene(
    "011",
    seed=22,
    camera="close-up",
    palette="storm-grey",
    twist="weather-indoors",
    light=(300, 300),
    lead="teacup",
    also=("ship", "storm"),
    centred=True,
    horizon=False,
    title="Five o'clock",
    alt="A dark cloud with lightning rains into a big white teacup, where a sailing ship fights "
    "high waves.",
    keywords="anger, calm, exaggeration, danger, home, temper, adventure",
    opposites=("anger", "calm"),
)
def storm_cup(s: Scene) -> None:
    s.sky(((0, "#38535c"), (0.5, "#6f8f8c"), (0.72, "#c3c6a8"), (1, "#c3c6a8")), warp=40)
    s.glow(300, 280, 420, "#fff0c8", 0.5)
    s.lay("wallpaper", lambda p: wallpaper(p, "#50706f", foot=860), fog=0.35, wob=2)
    s.lay("table", lambda p: ground(p, 900, "#8f6a4e", "#3e2822"), LAND)
    s.ground_shadow(lambda p: p.oval(440, 1080, 400, 60, "#000"), 0.75, 18)
    s.lay(
        "cup",
        lambda p: teacup(p, 385, 1070, 385, "#f3ece0", "#93a7b2", "#d6a64a", band="#3f6790"),
        form=(8, 30, 70),
        rim=0.3,
        wob=1.2,
    )
    mouth = union(oval(385, 718, 243, 56), box(0, 0, 800, 720))

    def sea(p: Pen, y: float, high: float, long: float, tone: str) -> None:
        points: list[tuple[float, float]] = [(150, y + 24)]
        x = 150 - p.rnd.random() * long
        while x < 640:
            swell = math.sin(max(0.12, min(1, (x - 140) / 500)) * math.pi)
            a = high * p.rnd.uniform(0.6, 1.2) * swell
            crest = ((0, 0.5), (0.35, -0.2), (0.6, -1), (0.72, -0.5), (0.8, 0))
            wave = [(x + long * dx, y + a * dy) for dx, dy in crest]
            points += [q for q in wave if 155 < q[0] < 618]
            x += long
        points.append((624, y + 24))
        last = len(points) - 1
        with p.clip(mouth):
            foot = [(624.0, 800.0), (150.0, 800.0)]
            p.fill(spline([*points, *foot], sharp=(0, last, last + 1, last + 2)), tone)

    s.lay("far waves", lambda p: sea(p, 680, 60, 150, "#2c5560"), rim=0.5, wob=1.2)
    s.lay(
        "ship",
        lambda p: ship(p, 390, 668, 158, "#5a3424", "#f4e6c6", rot=-13),
        rim=0.4,
        wob=0.6,
        vol=0.7,
    )
    s.lay("waves", lambda p: sea(p, 696, 70, 170, "#1f4450"), rim=0.7, wob=1.2)
    s.lay("near waves", lambda p: sea(p, 718, 50, 130, "#2f6169"), rim=0.7, wob=1.2)

    def foam(p: Pen) -> None:
        with p.clip(mouth):
            for _ in range(120):
                at = p.rnd.uniform(170, 600), 684 + p.rnd.gauss(0, 24)
                p.circ(*at, p.rnd.uniform(1, 3.6), "#f5f3e6", 0.85)

    s.lay("foam", foam, FLAT)
    for i, tone in enumerate(("#5f6f78", "#434f5c", "#2f3946")):

        def storm(p: Pen) -> None:
            for _ in range(3):
                x, y = 390 + p.rnd.uniform(-140, 140), 280 + i * 36 + p.rnd.uniform(-30, 30)
                cloud(p, x, y, p.rnd.uniform(330, 470), tone)

        s.lay(f"cloud {i}", storm, wob=8, soft=2.5, rim=0.25, fog=0.2 - i * 0.06)
    s.lay("rain", lambda p: rain(p, 110, (210, 370, 580, 600), "#dfe8e6", width=2), FLAT)
    bolt = [(500, 372), (462, 456), (496, 466), (452, 570), (560, 444), (518, 438), (548, 372)]
    s.lay("bolt", lambda p: p.fill(bolt, "#fff6cf"), FLAT, emit=1)
    s.lay(
        "spoon",
        lambda p: (
            p.taper([(560, 1150), (650, 1126), (750, 1096)], 16, 10, "#cdb27a"),
            p.oval(520, 1160, 52, 24, "#d8bf86"),
            p.oval(520, 1158, 40, 16, "#9a7d4c"),
        ),
        FIGURE,
        shadow=0.5,
    )
    s.bloom(0.5)
    s.rays(0.2, 0.4)
    s.finish(vignette=0.6)


@scene(
    "014",
    seed=33,
    camera="close-up",
    palette="ochre-desert",
    twist="world-inside",
    light=(620, 230),
    lead="hourglass",
    also=("ship", "desert town"),
    centred=True,
    title="Low tide",
    alt="A great hourglass holds a blue sea with a ship above. The water runs down and becomes "
    "sand on a small desert town below.",
    keywords="time, patience, loss, change, drought, abundance, fate",
    opposites=("drought", "abundance"),
)
def sea_hourglass(s: Scene) -> None:
    s.relight(shadow="#3a1c2c")
    s.sky(((0, "#8a5a5c"), (0.3, "#d08a5c"), (0.55, "#f0b676"), (0.75, "#f6d9a0"), (1, "#e8b070")))
    s.glow(640, 230, 400, "#fff0c0", 0.5)
    for i, y in enumerate((900, 960, 1040)):

        def sand(p: Pen) -> None:
            p.fill(dune(150 + i * 260, y, 620, 90), mix("#d99a5c", "#8a4a3c", i / 2))
            p.fill(dune(760 - i * 300, y + 20, 560, 80), mix("#cc8a52", "#7d4038", i / 2))

        s.lay(f"dunes {i}", sand, fog=0.5 - i * 0.16, vol=0.5)
    s.ground_shadow(
        lambda p: p.fill([(230, 1130), (600, 1130), (300, 1190), (-60, 1195)], "#000"), 0.55, 14
    )
    x, y, size = 400, 600, 500
    glass = hourglass(x, y, size)
    s.lay("glass", lambda p: p.fill(glass, "#f2ead8", 0.5), alpha=0.6, vol=0.7, rim=0.5, wob=0.6)

    def sea(p: Pen) -> None:
        with p.clip(glass):
            p.rect(180, 350, 440, 260, "#000", grad=(0, 340, 0, 600, ["#5fb2b0", "#1a4a6a"]))
            p.fill(
                "190,362 260,348 320,364 390,350 460,366 530,350 610,362 610,384! 190,384!",
                "#c8ece0",
            )
            ship(p, 400, 356, 110, "#5a3424", "#fbf0d4")

    s.lay("sea", sea, wob=0.5, vol=0.4, rim=0.2)
    lights: list[tuple[float, float, float, float]] = []

    def town(p: Pen) -> None:
        with p.clip(glass):
            p.fill("180,1110! 290,1010 400,950 510,1010 620,1110!", "#e8b255")
            tower(p, 400, 985, 44, 120, "#c98a5c", "#8a3a34", "#2f7f86")
            for hx, hy, w in (
                (320, 1032, 62),
                (484, 1034, 68),
                (400, 1050, 56),
                (262, 1076, 50),
                (546, 1078, 54),
            ):
                lights.extend(house(p, hx, hy, w, p.rnd.choice(("#b4705a", "#c99a6a")), "#5a2a34"))
            p.fill("180,1110! 290,1058 400,1040 510,1060 620,1110!", "#d89a42")
        p.line([(400, 600), (400, 900)], "#9ad8d0", 7)
        for _ in range(50):
            p.circ(
                400 + p.rnd.gauss(0, 9), p.rnd.uniform(760, 930), p.rnd.uniform(1.5, 3.4), "#f0c878"
            )

    s.lay("town", town, wob=0.5, vol=0.5, rim=0.3)
    s.addlight("windows", lambda p: lit_windows(p, lights), soft=2, k=0.8, emit=0.5)
    s.addlight(
        "shine",
        lambda p: (
            p.taper([(246, 160), (240, 380), (320, 540)], 18, 3, "#fff", 0.7),
            p.taper([(540, 1040), (556, 900), (490, 740)], 12, 3, "#fff", 0.5),
        ),
        soft=4,
        k=0.6,
    )
    s.lay(
        "frame", lambda p: hourglass_frame(p, x, y, size, "#6b3a2e"), rim=0.5, wob=0.8, shadow=0.3
    )
    s.lay(
        "birds",
        lambda p: [bird(p, 90 + i * 36, 300 - i * 24, 18, "#5a2f38", i) for i in range(3)],
        FIGURE,
    )
    s.bloom(0.35)
    s.rays(0.3, 0.5)
    s.finish(vignette=0.5)


@scene(
    "024",
    seed=81,
    camera="close-up",
    palette="mint-dawn",
    twist="material-swap",
    light=(640, 260),
    lead="bell",
    also=("sleeper", "swallows"),
    people=("adult/olive",),
    horizon=False,
    title="Before the hour",
    alt="In an open belfry a great bronze bell hangs in the mist. Below it somebody sleeps in a "
    "hammock.",
    keywords="rest, alarm, laziness, silence, noise, peace, duty",
    opposites=("silence", "noise"),
)
def bell_sleeper(s: Scene) -> None:
    s.sky()
    s.glow(640, 260, 420, "#fff6d8", 0.5)
    for i in range(3):
        tone = mix("#a9c4a8", "#5a8478", i / 2)
        from_top = 860 + i * 90
        s.lay(
            f"valley {i}",
            lambda p: p.fill(dune(200 + i * 220, from_top, 640, 120), tone),
            LAND,
            fog=0.6 - i * 0.15,
        )
        s.mist(from_top + 70, 60, "#f6ecd0", 0.6)

    def posts(p: Pen) -> None:
        wood = "#4a3430"
        p.rect(-20, -20, 840, 154, wood)
        p.rect(-20, 20, 120, 1200, wood)
        p.rect(706, 20, 120, 1200, wood)
        p.fill([(100, 134), (100, 330), (270, 134)], wood)
        p.fill([(706, 134), (706, 330), (540, 134)], wood)

    s.lay("belfry", posts, shadow=0.2, rim=0.5, wob=1.2)
    s.lay(
        "yoke",
        lambda p: (p.rect(330, 110, 140, 60, "#6a4a3a", r=10), p.rect(382, 150, 36, 60, "#3a2826")),
        rim=0.4,
        wob=0.8,
    )
    s.lay("inside", lambda p: p.oval(400, 700, 290, 64, "#3c2a2c"), vol=0.3, wob=1)

    def hammock(p: Pen) -> None:
        p.fill(
            "120,870! 240,930 400,960 560,930 680,870! 640,990 540,1060 400,1080 260,1060 160,990",
            "#c9583c",
        )
        for x in (220, 290, 360, 440, 510, 580):
            lip = 950 - abs(x - 400) * 0.13
            p.line(f"{x},{lip} {x * 0.86 + 56},1050", "#8a3428", 6, 0.7)

    def sleeper(p: Pen) -> None:
        p.line([(300, 700), (128, 872)], "#f0e2c0", 6)
        p.line([(500, 700), (672, 872)], "#f0e2c0", 6)
        p.fill("300,960 330,880 400,850 480,862 560,890 600,868 640,900 560,970 400,990", "#4f6f8c")
        p.line("352,900 300,930 262,920", "#5f7f9c", 34)
        p.circ(256, 918, 18, SKIN["olive"])
        sleeping_head(p, 226, 868, 66, "olive", "black", -20)

    s.lay("sleeper", sleeper, FIGURE, shadow=0.2)
    s.lay("hammock", hammock, rim=0.4, wob=0.9, shadow=0.25)
    s.lay("bell", lambda p: _bronze(p), rim=0.4, wob=1, shadow=0.35, reach=20)
    s.lay(
        "swallows",
        lambda p: [
            bird(p, x, y, z, "#2a3c48", q, r)
            for x, y, z, q, r in (
                (610, 420, 30, 0, -12),
                (660, 520, 22, 2, 8),
                (190, 520, 26, 1, 0),
                (170, 700, 18, 0, 10),
            )
        ],
        FIGURE,
    )
    s.bloom(0.3)
    s.rays(0.3, 0.5)
    s.finish(vignette=0.45)


def _bronze(p: Pen) -> None:
    """Draw a bell seen a little from below, open at the foot where the sleeper hangs."""
    with p.at(400, 200):
        p.fill(
            "-80,0 -130,36 -160,160 -190,300 -250,420 -294,500! -190,530 0,540 190,530 294,500! "
            "250,420 190,300 160,160 130,36 80,0 0,-14",
            "#b5803a",
            1,
            (-280, 0, 280, 0, ["#7a4a28", "#b5803a", "#e8bc68"]),
        )
        for y, half in ((110, 150), (130, 154), (360, 222), (382, 234)):
            p.line(f"{-half},{y} 0,{y + 20} {half},{y}", "#6a3f22", 6)
        for i in range(-3, 4):
            p.circ(i * 48, 246 + 12 - abs(i) * 4, 15, "#8a5a2c")
        p.fill("-294,500! -190,530 0,540 190,530 294,500! 200,490 0,504 -200,490", "#8a5a2c")
