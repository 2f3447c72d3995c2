"""A hive as a block of flats."""

import math

from card_art.studio.colour import Colour
from card_art.studio.motifs.animals import bee
from card_art.studio.paint.looks import FIGURE, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point
from card_art.studio.pen import Pen


@scene(
    "052",
    seed=52,
    camera="cross-section",
    palette="ember",
    twist="scale-swap",
    light=(400, 560),
    lead="honeycomb",
    also=("bees",),
    animal=True,
    horizon=False,
    title="Tenants",
    alt="A honeycomb is a block of flats: each cell is a small lit room with furniture. Bees fly "
    "in front, and one room is dark with its door open.",
    keywords="community, loneliness, work, home, order, absence, neighbours",
    opposites=("community", "loneliness"),
)
def honeycomb_house(s: Scene) -> None:
    s.sky(((0, "#7a3a20"), (0.5, "#b86a28"), (1, "#6a2c1c")), 60)
    s.glow(400, 560, 620, "#ffc860", 0.5)
    cells = [(x, y) for x, y in honeycomb(132) if 40 < x < 790 and 20 < y < 1190]
    s.lay("wax", lambda p: p.rect(-10, -10, 820, 1220, "#d8922c"), LAND, tex=1.4)

    def walls(p: Pen) -> None:
        for x, y in cells:
            p.fill(hexagon(x, y, 122), "#f0b848")
            p.fill(hexagon(x, y, 108), "#7a3c18")

    s.lay("walls", walls, rim=0.4, form=(3, 9), vol=0.8, wob=1)

    def rooms(p: Pen) -> None:
        for i, (x, y) in enumerate(cells):
            lit = i != DARK_CELL
            back = "#2a1210" if not lit else p.rnd.choice(("#ffdc8a", "#ffcf70", "#f8c060"))
            p.fill(hexagon(x, y, 100), back)
            with p.clip(hexagon(x, y, 100)):
                p.rect(x - 110, y + 46, 220, 70, "#3a1c12" if not lit else "#a8642c")
                furnish(p, i, x, y + 48)

    s.lay("rooms", rooms, FIGURE, wob=0.4, vol=0.2, emit=0.12)
    s.lay(
        "bees",
        lambda p: (
            bee(p, 250, 370, 120, -14),
            bee(p, 590, 800, 150, 10, flip=True),
            bee(p, 120, 980, 90, 20),
        ),
        FIGURE,
        shadow=0.4,
        reach=22,
    )
    s.bloom(0.3)
    s.finish(vignette=0.55)


DARK_CELL = 12


def honeycomb(size: float) -> list[Point]:
    """Return the centres of pointed-top cells, row by row."""
    step = size * math.sqrt(3)
    return [
        (60 + column * step + (row % 2) * step / 2, 40 + row * size * 1.5)
        for row in range(8)
        for column in range(-1, 5)
    ]


def hexagon(x: float, y: float, r: float) -> list[Point]:
    return [
        (x + r * math.sin(i * math.pi / 3), y - r * math.cos(i * math.pi / 3)) for i in range(6)
    ]


def furnish(p: Pen, kind: int, x: float, y: float) -> None:
    """Draw a few dark shapes that make a room; `kind` chooses which."""
    ink: Colour = "#5a2614"
    if kind == DARK_CELL:
        p.fill([(x - 34, y), (x - 34, y - 92), (x + 20, y - 104), (x + 20, y + 14)], "#6a3418")
        p.circ(x + 8, y - 42, 5, "#f0c060")
        return
    with p.at(x, y):
        match kind % 6:
            case 0:  # a bed
                p.rect(-60, -26, 120, 26, ink, r=6)
                p.rect(-60, -50, 12, 50, ink)
                p.oval(-34, -32, 20, 10, "#fff0d0")
            case 1:  # a table with a lamp
                p.rect(-44, -40, 88, 9, ink)
                p.line([(-34, -34), (-34, 0)], ink, 8)
                p.line([(34, -34), (34, 0)], ink, 8)
                p.fill([(-22, -64), (22, -64), (10, -92), (-10, -92)], "#c8442c")
                p.line([(0, -64), (0, -40)], ink, 6)
            case 2:  # a plant
                p.fill([(-20, -34), (20, -34), (14, 0), (-14, 0)], "#b8482c")
                for lean in (-34, -12, 14, 36):
                    p.taper([(0, -34), (lean * 0.7, -66), (lean, -96)], 13, 3, "#4a6a34")
            case 3:  # a chair
                p.line([(-24, 0), (-24, -84)], ink, 9)
                p.line([(-24, -38), (22, -38)], ink, 10)
                p.line([(22, -38), (22, 0)], ink, 9)
            case 4:  # shelves
                for level in (-24, -56, -88):
                    p.rect(-50, level, 100, 7, ink)
                    for q in (-38, -18, 6, 28):
                        p.rect(q, level - 20, 13, 20, ("#c8442c", "#6a7a3c", "#8a4a24")[q % 3])
            case _:  # a picture and a rug
                p.rect(-30, -92, 60, 46, ink, r=3)
                p.rect(-23, -85, 46, 32, "#f4e0a8")
                p.oval(0, 6, 60, 12, "#c8442c")
