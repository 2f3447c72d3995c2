"""Rooms where something is not as it should be."""

from card_art.studio.colour import darker, mix
from card_art.studio.motifs.animals import owl
from card_art.studio.motifs.land import ground, planks
from card_art.studio.motifs.things import closed_book, feather, lantern
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import spots
from card_art.studio.pen import Pen


def room(s: Scene, floor: float, wall: str, board: str, dark: str) -> None:
    """Draw a wall, its skirting and a floor of boards."""
    s.lay("skirting", lambda p: p.rect(-10, floor - 26, 820, 28, wall), LAND, wob=0.7)
    s.lay("floor", lambda p: ground(p, floor, board, dark), LAND)
    s.lay("seams", lambda p: planks(p, floor + 2, dark, (400, floor - 420)), FLAT, alpha=0.7)


@scene(
    "027",
    seed=102,
    camera="interior",
    palette="forest-gold",
    twist="gravity-off",
    light=(400, 520),
    lead="owl",
    also=("books", "lantern"),
    animal=True,
    centred=True,
    horizon=False,
    title="Closing time",
    alt="A large owl in spectacles sits on a pile of books in a library. Books hang upside down "
    "from the shelves like sleeping bats.",
    keywords="wisdom, silence, secrets, sleep, knowledge, ignorance, guardian",
    opposites=("knowledge", "ignorance"),
)
def owl_library(s: Scene) -> None:
    s.relight(light="#ffe0a0", shadow="#0e1c1c")
    s.sky(((0, "#16302c"), (0.4, "#3a5c48"), (0.7, "#8a8450"), (1, "#5a4430")), warp=30)
    s.glow(400, 600, 460, "#ffd888", 0.6)

    def shelf(p: Pen, y: float, tone: str) -> None:
        p.rect(-20, y, 840, 20, darker(tone, 0.3))
        x = -10.0
        while x < 810:
            w, h = p.rnd.uniform(18, 42), p.rnd.uniform(90, 140)
            spine = p.rnd.choice(("#7a4030", "#40604c", "#a8803c", "#4a4a60", "#8a5a48", "#5a3a3c"))
            p.rect(x, y - h, w - 3, h, mix(spine, tone, 0.35), r=2)
            p.line([(x + 3, y - h * 0.8), (x + w - 6, y - h * 0.8)], "#e0c078", 2, 0.6)
            x += w

    for i, y in enumerate((330, 500, 670, 840)):
        s.lay(f"shelf {i}", lambda p: shelf(p, y, "#4a4a38"), fog=0.42, wob=0.8, vol=0.7)
    s.mist(760, 160, "#e8d08c", 0.35)

    def bat(p: Pen, spot: tuple[float, ...], tone: str) -> None:
        x, y, size = spot
        with p.at(x, y, size):
            p.line([(0, -60), (0, 0)], "#1c1a18", 3)
            p.fill(
                "0,0! -14,4 -34,16 -40,70 -36,118! -20,104 0,124! 20,104 36,118! 40,70 34,16 14,4",
                tone,
            )
            p.fill("-28,24! -32,70 -28,98 -4,108! -4,20", "#efe0bc")
            p.fill("28,24! 32,70 28,98 4,108! 4,20", "#e0cfa8")
            p.line("-4,18 0,64 0,112", darker(tone, 0.3), 4)
            for side in (-1, 1):
                p.line(f"{side * 9},60 {side * 15},64 {side * 21},60", "#5a4430", 2.6)

    perches = (
        "110,90,1.3 690,110,1.4 250,60,1.0 560,70,1.05 60,330,1.1 745,360,1.1 190,300,.8 "
        "620,300,.85"
    )
    tones = ("#8a3c34", "#3f5f6c", "#6a4a70", "#a87a34", "#44603c", "#8a5038", "#5a3040", "#38505c")
    s.lay(
        "bats",
        lambda p: [bat(p, q, t) for q, t in zip(spots(perches), tones, strict=True)],
        rim=0.5,
        shadow=0.4,
        reach=16,
        wob=0.7,
        vol=0.8,
    )
    s.lay("rail", lambda p: p.rect(-20, 24, 840, 20, "#2a2018"), rim=0.3, wob=0.6)
    s.lay("table", lambda p: ground(p, 1090, "#7a5434", "#22160f"), LAND)
    s.ground_shadow(lambda p: p.oval(400, 1130, 330, 30, "#000"), 0.7, 14)

    def pile(p: Pen) -> None:
        closed_book(p, 400, 1130, 420, 62, "#7a3430", 0)
        closed_book(p, 386, 1070, 360, 54, "#3f5c50", -1)
        closed_book(p, 412, 1018, 390, 48, "#a87c38", 1)

    s.lay("pile", pile, rim=0.4, shadow=0.3, wob=0.8, vol=0.8)
    s.lay(
        "owl", lambda p: owl(p, 400, 972, 560, "#8a6240", "#f0e2c4"), rim=0.5, shadow=0.35, wob=0.9
    )
    s.lay(
        "spectacles",
        lambda p: (
            [p.ring(400 + q, 591, 62, "#2a1c14", 8) for q in (-76, 76)],
            p.line("386,584 400,576 414,584", "#2a1c14", 8),
        ),
        wob=0.4,
        vol=0.6,
    )
    s.lay("lamp", lambda p: lantern(p, 120, 1066, 150, "#2c2018"), FIGURE, rim=0.3)
    s.addlight("light", lambda p: p.rect(90, 1010, 60, 80, "#ffe08a"), soft=20, k=1, emit=0.9)
    s.motes(50, "#fff0b8")
    s.bloom(0.5)
    s.finish(vignette=0.55)


@scene(
    "028",
    seed=103,
    camera="interior",
    palette="ivory-paper",
    twist="caged-free",
    light=(160, 220),
    lead="wings",
    also=("coat rack", "feather"),
    title="Home early",
    alt="In a bright hallway a pair of large white wings hangs on a coat rack beside a blue cap. "
    "One feather lies on the floor.",
    keywords="rest, giving up, angel, secret life, freedom, duty, homecoming",
    opposites=("freedom", "duty"),
)
def hung_wings(s: Scene) -> None:
    s.sky(((0, "#b8a684"), (0.5, "#dccfb2"), (1, "#bd9f80")), warp=40)
    s.lay(
        "panels",
        lambda p: [p.rect(x, 760, 150, 250, "#b89a78", 0.5, r=6) for x in range(20, 800, 190)],
        vol=0.5,
        wob=0.8,
        fog=0.3,
    )
    s.lay("dado", lambda p: p.rect(-10, 716, 820, 22, "#a98768"), LAND, wob=0.6)
    s.beam([(-20, 60), (-20, 420), (560, 1010), (760, 760)], "#fff6dc", 0.18, 30)
    s.lay(
        "panes",
        lambda p: [
            p.fill([(x, y), (x + 86, y + 60), (x + 86, y + 190), (x, y + 130)], "#fff4d0", 0.3)
            for x, y in spots("60,180 164,252 60,334 164,406")
        ],
        soft=5,
        vol=0,
        wob=1,
        wrap=0,
    )
    room(s, 1010, "#8a6a50", "#b08a64", "#4a3430")

    def rack(p: Pen) -> None:
        wood = "#4a2c24"
        p.fill("505,1110! 512,300! 538,300! 545,1110!", wood)
        p.circ(525, 270, 26, wood)
        for side in (-1, 1):
            for y, reach in ((360, 120), (460, 84)):
                tip = 525 + side * reach
                p.line(
                    f"525,{y + 40} {525 + side * reach * 0.6},{y + 20} {tip},{y - 30}",
                    wood,
                    13,
                )
                p.circ(525 + side * reach, y - 34, 13, wood)
        p.taper([(525, 1060), (460, 1110), (400, 1136)], 30, 14, wood)
        p.taper([(525, 1060), (590, 1110), (650, 1136)], 30, 14, wood)

    s.ground_shadow(
        lambda p: p.fill([(430, 1130), (620, 1130), (800, 1190), (640, 1200)], "#000"), 0.5, 10
    )
    s.lay("rack", rack, rim=0.4, shadow=0.3, reach=30, wob=0.7)

    def wing(p: Pen) -> None:
        p.fill(
            "0,0 40,-40 120,-60 180,-30 204,40 208,140 196,260 170,380 130,500! 118,410 96,440! "
            "88,350 64,380! 62,290 40,316! 40,230 16,240! 14,140 -8,60",
            "#fbf6ea",
        )
        for row in (
            "20,60 60,150 76,340",
            "60,40 100,160 108,400",
            "100,20 146,150 140,440",
            "140,10 178,150 166,330",
        ):
            p.line(row, "#c4b8a8", 4, 0.7)
        p.fill("-4,10 40,-34 120,-52 176,-26 190,30 120,40 50,60 6,100", "#fffdf6")
        for q in spots("30,30 70,12 110,4 150,10 50,60 90,44 130,40"):
            p.line(f"{q[0] - 12},{q[1]} {q[0]},{q[1] + 12} {q[0] + 12},{q[1]}", "#d0c4b4", 3, 0.8)

    def wings(p: Pen) -> None:
        with p.at(474, 380, 1.05, 8, flip=True):
            wing(p)
        with p.at(528, 380, 1.05, -6):
            wing(p)
        p.line("456,396 500,350 546,396", "#8a5a3c", 12)

    s.lay(
        "hat",
        lambda p: (
            p.oval(655, 330, 92, 20, "#34405c"),
            p.fill("596,326! 600,270 645,252 690,270 694,326!", "#34405c"),
            p.rect(597, 306, 96, 16, "#b8423a"),
        ),
        rim=0.4,
        shadow=0.3,
        wob=0.7,
    )
    s.lay("wings", wings, rim=0.5, shadow=0.45, reach=34, wob=0.9, vol=1)
    s.ground_shadow(lambda p: p.oval(214, 1130, 70, 8, "#000"), 0.4, 5)
    s.lay("feather", lambda p: feather(p, 200, 1110, 130, "#fdf8ec", rot=72), FIGURE, shadow=0.3)
    s.bloom(0.2)
    s.finish(vignette=0.5)
