"""Cards under water."""

from card_art.studio.colour import darker
from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.land import hill, ridge, slope
from card_art.studio.motifs.people import sitter
from card_art.studio.motifs.plants import reeds, tree
from card_art.studio.motifs.sea import bubbles, coral, fish, shafts
from card_art.studio.motifs.things import book, candle, flame, umbrella
from card_art.studio.painter import Scene
from card_art.studio.paths import Point
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "104",
    seed=104,
    camera="underwater",
    palette="sea-green",
    twist="weather-indoors",
    light=(400, 640),
    lead="umbrella",
    also=("candle", "book", "fish"),
    people=("old/dark",),
    title="A dry spell",
    alt="An old woman reads by candlelight on the sea floor, under a yellow umbrella that keeps "
    "the water away. A fish looks in.",
    keywords="shelter, loneliness, calm, danger, stubborn, peace, concentration",
    opposites=("calm", "danger"),
)
def dry_under_umbrella(s: Scene) -> None:
    s.sky(((0, "#5fc0b8"), (0.3, "#2f8a96"), (0.7, "#145a74"), (1, "#0b3a5a")))
    s.addlight("shafts", lambda p: shafts(p, 520), soft=18, k=0.3)
    far = ridge(s.dice("far"), 900, 60)
    s.lay(
        "far reef",
        lambda p: (
            hill(p, far, "#2a7a8a"),
            [coral(p, x, 930, h, "#2a7a8a") for x, h in ((90, 190), (700, 240), (590, 150))],
        ),
        LAND,
        fog=0.55,
    )
    bed = slope((-20, 1050), (260, 1020), (560, 1030), (820, 1000))
    s.lay("sea floor", lambda p: hill(p, bed, "#2f7078"), LAND, fog=0.1)
    s.addlight("dry air", lambda p: p.fill(DRY, "#ffd890", 0.75), soft=7, k=0.62)
    s.lay(
        "edge of the air",
        lambda p: p.line("172,566 150,760 142,940 164,1056", "#e8fff8", 6, 0.7),
        FLAT,
    )
    s.lay(
        "other edge", lambda p: p.line("628,566 650,760 658,940 636,1056", "#e8fff8", 6, 0.7), FLAT
    )
    s.lay("pole", lambda p: p.rect(395, 700, 10, 380, "#3a2a26"), FIGURE)
    s.lay(
        "umbrella",
        lambda p: umbrella(p, 400, 575, 250, "#f0b83c", "#b8702c"),
        rim=0.4,
        shadow=0.2,
        wob=0.8,
    )
    s.ground_shadow(lambda p: p.oval(370, 1080, 180, 16, "#000"), 0.5, 9)
    s.lay(
        "crate",
        lambda p: (
            p.rect(260, 960, 130, 120, "#7a5238", r=6),
            p.line([(264, 1000), (386, 1000)], "#4c3224", 5),
            p.line([(264, 1040), (386, 1040)], "#4c3224", 5),
        ),
        FIGURE,
    )
    s.lay(
        "reader",
        lambda p: sitter(
            p,
            330,
            962,
            430,
            "#a8404c",
            age="old",
            skin="dark",
            hair="white",
            cut="bun",
            legs="#3a3450",
            hand=(62, -58),
        ),
        FIGURE,
        rim=0.4,
    )
    s.lay("book", lambda p: book(p, 480, 852, 52), FIGURE)
    s.lay(
        "candle",
        lambda p: (p.rect(540, 1000, 70, 76, "#6a4630", r=5), candle(p, 575, 1002, 32, 62)),
        FIGURE,
    )
    s.lay("flame", lambda p: flame(p, 576, 934, 48), FLAT, emit=1.2)
    s.lay("fish", lambda p: fish(p, 716, 820, 78, "#f0836a", "#c8503c"), FIGURE, rim=0.5)
    s.lay(
        "small fish",
        lambda p: (
            fish(p, 110, 330, 44, "#8fd8c8", "#4aa8a0", flip=True),
            fish(p, 210, 260, 34, "#8fd8c8", "#4aa8a0", flip=True),
        ),
        FIGURE,
        fog=0.3,
    )
    s.lay(
        "weeds",
        lambda p: [
            p.taper([(x, 1230), (x + a, 1000), (x - a, 800), (x + a, h)], 34, 3, "#06384a")
            for x, a, h in ((30, 30, 620), (90, -24, 840), (770, -34, 900))
        ],
        soft=2,
    )
    s.lay("bubbles", lambda p: bubbles(p, 26, (40, 120, 760, 700)), FLAT)
    s.bloom(0.4)
    s.finish(vignette=0.5)


@scene(
    "105",
    seed=105,
    camera="underwater",
    palette="teal-moon",
    twist="wrong-growth",
    light=(470, -60),
    lead="fish",
    also=("tree",),
    animal=True,
    title="Autumn, at nine fathoms",
    alt="A bare tree stands under water. Orange fish gather on its branches like leaves, and some "
    "of them drift down.",
    keywords="change, season, letting go, staying, community, stillness, life",
    opposites=("letting go", "staying"),
)
def tree_of_fish(s: Scene) -> None:
    s.sky(((0, "#c8eed8"), (0.25, "#6cc0b8"), (0.6, "#2c7f90"), (1, "#12445e")))
    s.addlight("shafts", lambda p: shafts(p, 470, "#e8fff0"), soft=18, k=0.5)
    far = ridge(s.dice("far"), 950, 60)
    s.lay("far bank", lambda p: hill(p, far, "#2c7080"), LAND, fog=0.6)
    s.lay("far fish", lambda p: _shoal(p, FAR_SHOAL, 22), FIGURE, fog=0.5)
    bed = slope((-20, 1090), (300, 1040), (820, 1100))
    s.lay("bed", lambda p: hill(p, bed, "#1f5266"), LAND)
    tips: list[Point] = []
    s.lay(
        "tree",
        lambda p: tree(
            p,
            390,
            1070,
            900,
            "#3a3440",
            depth=5,
            tips=tips,
            spread=0.62,
            width=92,
            rnd=s.dice("tree 3"),
        ),
        rim=0.5,
        shadow=0.2,
    )

    def crown(p: Pen) -> None:
        for x, y in tips:
            for _ in range(3):
                at = (x + p.rnd.gauss(0, 32), y + p.rnd.gauss(0, 30))
                colour = p.rnd.choice(("#f08a3c", "#e8603c", "#f4b44c", "#d84a34"))
                fish(
                    p,
                    *at,
                    p.rnd.uniform(22, 36),
                    colour,
                    darker(colour, 0.25),
                    p.rnd.uniform(-25, 25),
                    p.rnd.random() < 0.4,
                )

    s.lay("crown", crown, FIGURE, shadow=0.25, reach=16, rim=0.4)
    s.lay(
        "falling",
        lambda p: [
            fish(p, x, y, 30, c, darker(c, 0.25), r)
            for x, y, c, r in (
                (180, 800, "#f08a3c", 60),
                (610, 860, "#f4b44c", -50),
                (250, 960, "#e8603c", 100),
                (560, 1020, "#d84a34", 75),
            )
        ],
        FIGURE,
        shadow=0.2,
    )
    s.lay("weeds", lambda p: reeds(p, 16, 1230, (80, 260), "#0b2c40", 18), soft=2)
    s.lay("bubbles", lambda p: bubbles(p, 22, (60, 100, 740, 900)), FLAT)
    s.bloom(0.3)
    s.finish(vignette=0.45)


DRY = (
    "170,560! 210,470 400,420 590,470 630,560! 650,760 660,940 640,1060 400,1100 160,1060 140,940 "
    "150,760"
)
FAR_SHOAL = ((90, 300), (140, 340), (60, 370), (180, 300), (720, 420), (680, 460), (740, 480))


def _shoal(p: Pen, places: tuple[tuple[int, int], ...], size: float) -> None:
    for x, y in places:
        fish(p, x, y, size, "#8fc8c0", "#5a9aa0")
