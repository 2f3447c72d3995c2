"""Cards lit by one small flame."""

from card_art.studio.colour import SKIN, mix
from card_art.studio.motifs.animals import moth, rabbit
from card_art.studio.motifs.buildings import stripes, window_frame
from card_art.studio.motifs.land import ground
from card_art.studio.motifs.people import sitter
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.things import (
    candle,
    flame,
)
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paint.scenes.rooms import room
from card_art.studio.paths import arch, spline, spots
from card_art.studio.pen import Pen

WOLF = (
    "330,1015! 352,905 322,872! 348,836 318,792! 346,742 322,692! 352,640 360,590 322,556 "
    "254,548 196,524 182,508! 236,498 300,478! 268,462 204,462 160,442! 166,416 214,396 286,368 "
    "330,330 352,226! 404,300 420,300 470,214! 482,326 520,380 580,430! 566,446! 640,520! "
    "622,532! 690,640! 668,648! 724,780! 702,790! 742,930 800,1015!"
)
PAW = (
    "350,690! 290,700 236,742 206,800 178,846! 206,838 214,868! 232,836 250,862! 262,818 310,780 "
    "370,770!"
)


@scene(
    "001",
    seed=24,
    camera="interior",
    palette="ember",
    twist="other-shadow",
    light=(160, 1010),
    lead="rabbit",
    also=("candle", "wolf"),
    animal=True,
    title="What the candle knows",
    alt="A white rabbit sits beside a candle in a red room. Its shadow on the wall is a wolf.",
    keywords="fear, courage, secret, inner strength, danger, pretending, night story",
    opposites=("fear", "courage"),
)
def rabbit_and_wolf(s: Scene) -> None:
    s.sky(warp=30)
    s.glow(200, 960, 800, "#ffc46a", 0.8)
    s.lay("wallpaper", lambda p: stripes(p, "#7a2a2a"), FLAT)
    dark = "#2a0e1a"

    def wolf(p: Pen) -> None:
        p.fill(WOLF, dark)
        for x, y in ((196, 462), (222, 464), (250, 464)):
            p.fill([(x - 8, y - 3), (x + 8, y - 3), (x + 1, y + 26)], dark)
        p.fill(PAW, dark)
        p.fill("318,392! 342,378 360,390! 340,398", "#f0a050")

    s.lay("wolf", wolf, soft=3, wob=3, alpha=0.88, form=(6,), vol=0.15, wrap=0.08, edge=0)
    s.lay("skirting", lambda p: p.rect(-10, 1012, 820, 26, "#5a2320"), LAND, wob=0.7)
    s.lay(
        "floor",
        lambda p: p.rect(
            -10, 1036, 820, 180, "#000", grad=(0, 1030, 0, 1200, ["#8a4a34", "#2a1216"])
        ),
        LAND,
    )
    s.ground_shadow(
        lambda p: p.fill([(340, 1110), (440, 1108), (660, 1042), (540, 1036)], "#000"), 0.65, 5
    )
    s.lay(
        "rabbit",
        lambda p: rabbit(p, 384, 1116, 170, "#efe0ca", "#d88f80", flip=True),
        FIGURE,
        shadow=0.2,
    )
    s.lay(
        "plate",
        lambda p: (p.oval(160, 1122, 50, 10, "#8a6a3a"), candle(p, 160, 1120, 34, 84)),
        FIGURE,
        rim=0.3,
    )
    s.lay("flame", lambda p: flame(p, 161, 1024, 44), FLAT, emit=1.2)
    s.motes(40, "#ffe0a0", (210, 960, 150))
    s.rays(0.3, 0.5, (161, 1005))
    s.bloom(0.65)
    s.finish(vignette=0.6)


@scene(
    "016",
    seed=39,
    camera="wide",
    palette="plum-dusk",
    twist="material-swap",
    light=(400, 520),
    lead="moth",
    also=("candle",),
    animal=True,
    night=True,
    title="City of wax",
    alt="A city of tall candles with small windows burns at night. A great moth hovers above; one "
    "candle has gone out.",
    keywords="attraction, danger, light, darkness, time running out, devotion, loss",
    opposites=("light", "darkness"),
)
def candle_city(s: Scene) -> None:
    s.relight(light="#ffd894", shadow="#180a1c")
    s.sky(((0, "#141028"), (0.4, "#38204a"), (0.7, "#7d3f4a"), (1, "#c47a48")))
    s.stars(140, 420)
    s.glow(400, 640, 480, "#ffb45c", 0.6)
    rows = (
        (13, 860, 50, 180, 430, 0.58),
        (9, 970, 76, 220, 520, 0.34),
        (5, 1100, 130, 240, 560, 0.06),
    )
    for i, (count, foot, width, low, high, fog) in enumerate(rows):
        dice = s.dice(f"row {i}")
        spots = []
        for k in range(count):
            x = -20 + 840 * (k + 0.5) / count + dice.uniform(-12, 12)
            swell = 1.25 - abs(x - 400) / 800 if i < 2 else 0.5 + abs(x - 400) / 520
            spots.append((x, dice.uniform(low, high) * swell, not (i == 2 and k == 2)))

        def candles(p: Pen) -> None:
            for x, h, _ in spots:
                candle(p, x, foot, width, h, mix("#e9cfa4", "#b07a5a", i * 0.15), "#8a5a48")
                for q in range(int(h / 46)):
                    if p.rnd.random() < 0.5:
                        at = x + p.rnd.uniform(-0.3, 0.15) * width
                        p.rect(
                            at,
                            foot - h * 0.85 + q * 42,
                            width * 0.16,
                            width * 0.26,
                            "#5a2f34",
                            r=width * 0.07,
                        )

        s.lay(f"candles {i}", candles, fog=fog, wob=0.9, rim=0.3, fogfall=0.25, shadow=0.15)
        s.lay(
            f"flames {i}",
            lambda p: [
                flame(p, x, foot - h - width * 0.16, width * 0.62) for x, h, burns in spots if burns
            ],
            FLAT,
            emit=0.6 + 0.2 * i,
            soft=0.5,
        )
        if i < 2:
            s.mist(870 + i * 90, 90, "#e8a868", 0.45)
    x, h, _ = spots[2]
    top = 1100 - h - 24
    wisp = [
        (x, top),
        (x + 16, top - 50),
        (x - 14, top - 110),
        (x + 20, top - 190),
        (x - 4, top - 270),
    ]
    s.lay(
        "wisp",
        lambda p: p.line(spline(wisp, closed=False), "#d8c8d0", 10, 0.75),
        soft=4,
        wob=5,
        vol=0.3,
    )
    s.lay("street", lambda p: ground(p, 1090, "#8a4a3a", "#1c0c18"), LAND)
    s.lay("moth", lambda p: moth(p, 400, 330, 210, "#e0caa0", "#8a4a3c", rot=8), rim=0.9, wob=0.8)
    s.motes(50, "#ffd890", (400, 600, 260))
    s.bloom(0.6)
    s.rays(0.2, 0.4, (400, 600))
    s.finish(vignette=0.55)


@scene(
    "017",
    seed=101,
    camera="interior",
    palette="teal-moon",
    twist="other-shadow",
    light=(150, 940),
    lead="hand shadow",
    also=("birds", "lamp"),
    people=("old/brown",),
    title="Let go",
    alt="By lamplight an old man makes a bird with his hands. On the wall his shadow turns into "
    "real birds that fly out of the window.",
    keywords="freedom, farewell, play, imagination, loss, gift, old age, childhood",
    opposites=("gift", "loss"),
)
def shadow_birds(s: Scene) -> None:
    s.relight(light="#ffdf9a", shadow="#0a1428")
    s.sky(((0, "#17384a"), (0.4, "#2f6a70"), (0.75, "#7fa08a"), (1, "#c9b880")), warp=30)
    s.glow(200, 900, 620, "#ffdc90", 0.6)
    s.lay("stripes", lambda p: stripes(p, "#1f4f5c", 0.25), FLAT)
    opening = arch(500, 740, 520, 110)
    dusk = ["#5fa0b0", "#f0d8a0", "#f4b880"]
    s.lay("dusk", lambda p: p.fill(opening, "#000", 1, (0, 110, 0, 520, dusk)), vol=0.1, wob=0.6)
    s.lay(
        "frame",
        lambda p: window_frame(p, 500, 740, 520, 110, "#6a4a3c", 18),
        rim=0.4,
        shadow=0.3,
        wob=0.7,
    )

    def hands(p: Pen) -> None:
        dark = "#0f2430"
        p.fill(
            "250,700 330,650 420,640 470,600 520,590! 500,640 470,690 420,730 350,760 270,770", dark
        )
        p.fill("360,670 330,560 270,480 220,440! 300,440 380,500 430,600 440,660", dark)
        p.fill("400,660 440,560 520,490 590,470! 560,540 500,620 450,680", dark)

    s.lay("shadow", hands, soft=4, wob=2.5, alpha=0.85, vol=0.1, edge=0, wrap=0.05)
    flock = spots(
        "452,420,60,0,-24 540,350,52,1,-18 600,280,46,2,-12 660,220,38,0,-8 590,190,28,1,-6 "
        "690,160,22,2,0"
    )
    s.lay(
        "flock",
        lambda p: [bird(p, x, y, z, "#0f2430", int(q), r) for x, y, z, q, r in flock],
        wob=0.6,
        vol=0.2,
        soft=0.6,
    )
    room(s, 1010, "#3a5a58", "#8a6a4a", "#1c2830")

    def table(p: Pen) -> None:
        p.rect(40, 960, 250, 22, "#5a3a2c", r=5)
        p.rect(60, 980, 16, 190, "#3a2420")
        p.rect(254, 980, 16, 190, "#3a2420")

    s.lay("table", table, rim=0.5, shadow=0.3, wob=0.7)
    s.lay(
        "lamp",
        lambda p: (
            p.rect(132, 926, 36, 36, "#8a6a3a", r=6),
            p.fill("122,930! 118,880 130,850 170,850 182,880 178,930!", "#ffeeb8", 0.9),
        ),
        vol=0.1,
        emit=0.3,
    )
    s.lay("flame", lambda p: flame(p, 150, 922, 50), FLAT, emit=1.2)
    s.ground_shadow(lambda p: p.oval(470, 1130, 170, 24, "#000"), 0.6, 12)

    def chair(p: Pen) -> None:
        p.rect(520, 740, 30, 390, "#5a3428", r=6)
        p.rect(400, 930, 150, 26, "#6a4030", r=6)
        p.rect(404, 950, 20, 180, "#4a2a22")

    s.lay("chair", chair, rim=0.4, wob=0.7, shadow=0.2)
    s.lay(
        "old man",
        lambda p: sitter(
            p,
            470,
            932,
            560,
            "#7a3f38",
            age="old",
            skin="brown",
            hair="white",
            cut="short",
            beard=True,
            legs="#2c3848",
            hand=(62, -62),
            flip=True,
        ),
        FIGURE,
        rim=0.8,
        shadow=0.25,
    )

    def fingers(p: Pen) -> None:
        tone = SKIN["brown"]
        p.fill("330,760 296,736 262,720! 270,744 290,764 262,770! 286,792 320,796", tone)
        p.line([(300, 762), (340, 776)], tone, 24)

    s.lay("fingers", fingers, FIGURE, rim=0.6)
    s.motes(40, "#ffe6b0", (240, 860, 150))
    s.bloom(0.55)
    s.rays(0.2, 0.4, (150, 900))
    s.finish(vignette=0.55)
