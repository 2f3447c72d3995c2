"""Cards that show the inside of the ground, of ice, of a fruit, of a hive."""

from card_art.studio.colour import mix
from card_art.studio.motifs.buildings import Window, lit_windows, tower
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point
from card_art.studio.pen import Pen


def roots(p: Pen) -> None:
    """Draw roots from the flower's foot down and into the bear's back."""
    ways: list[list[Point]] = [
        [(424, 490), (420, 560), (440, 640), (450, 720)],
        [(422, 500), (380, 560), (350, 630), (340, 700)],
        [(426, 500), (480, 570), (540, 640), (560, 730)],
        [(422, 510), (330, 560), (240, 600), (150, 640)],
        [(426, 510), (540, 560), (640, 590), (700, 650)],
    ]
    for way in ways:
        p.taper(way, 15, 4, "#d8b884")
        (x0, y0), (x1, y1) = way[2], way[3]
        p.taper([(x0, y0), (x1 + 24, y0 + 20), (x1 + 40, y1 + 14)], 7, 2, "#d8b884")


@scene(
    "051",
    seed=51,
    camera="cross-section",
    palette="snow-blue",
    twist="other-shadow",
    light=(180, 120),
    lead="iceberg",
    also=("city",),
    title="The larger part",
    alt="A small plain iceberg floats on a calm sea. Under the water its lower part is a large "
    "city of towers with lit windows, upside down.",
    keywords="secret, appearance, depth, surprise, calm, danger, hidden life",
    opposites=("calm", "danger"),
)
def iceberg_city(s: Scene) -> None:
    s.sky(((0, "#5f7f9c"), (0.16, "#8fa9b8"), (0.34, "#e8c8a8"), (1, "#e8c8a8")), 40)
    s.glow(180, 130, 380, "#fff4d8", 0.5)
    ice = "250,430! 300,330 350,300 392,238! 450,290 500,306 560,380 590,430!"
    s.lay(
        "tip",
        lambda p: (
            p.fill(ice, "#f4f8fa"),
            p.fill("392,238! 450,290 500,306 560,380 590,430! 470,430! 440,340", "#b4c8dc"),
        ),
        rim=0.4,
    )
    s.lay(
        "sea",
        lambda p: p.rect(
            -10, 430, 820, 790, "#000", grad=(0, 430, 0, 1200, ["#6fa8bc", "#2f6488", "#142c50"])
        ),
        LAND,
        fog=0.05,
    )
    s.addlight(
        "beams",
        lambda p: [
            p.fill(
                [
                    (140 + i * 90, 430),
                    (170 + i * 90, 430),
                    (260 + i * 130, 1200),
                    (180 + i * 130, 1200),
                ],
                "#bfe4ec",
                0.4,
            )
            for i in range(4)
        ],
        soft=20,
        k=0.4,
    )
    mass = (
        "190,440! 640,440! 690,560 660,720 600,860 560,980 440,1080 330,990 220,880 150,700 140,560"
    )
    s.lay(
        "mass",
        lambda p: p.fill(mass, "#9cc0d4", 1, (0, 440, 0, 1100, ["#c4dce4", "#4f7ca0"])),
        LAND,
        fog=0.12,
        rim=0.3,
    )
    glows: list[Window] = []

    def city(p: Pen) -> None:
        with p.at(0, 470, squash=-1):
            for x, w, h in (
                (210, 80, 300),
                (620, 84, 270),
                (290, 90, 430),
                (540, 96, 400),
                (410, 110, 520),
            ):
                hanging_tower(p, x, w, h, glows)

    s.lay("city", city, FIGURE, fog=0.08, rim=0.3, wob=0.8)
    s.addlight("windows", lambda p: lit_windows(p, glows, "#ffd890"), soft=7, k=0.9, emit=0.5)
    s.lay(
        "surface",
        lambda p: (
            p.rect(-10, 424, 820, 9, "#eaf6f6", 0.9),
            p.line("60,470 160,462 250,472", "#eaf6f6", 5, 0.6),
            p.line("560,476 660,466 760,474", "#eaf6f6", 5, 0.6),
        ),
        FLAT,
    )
    s.lay(
        "fish",
        lambda p: [
            p.fill(
                [
                    (60 + i * 30, 760 + i % 3 * 26),
                    (84 + i * 30, 752 + i % 3 * 26),
                    (84 + i * 30, 768 + i % 3 * 26),
                ],
                "#12304f",
            )
            for i in range(5)
        ],
        FLAT,
    )
    s.bloom(0.4)
    s.finish(vignette=0.45)


def hanging_tower(p: Pen, x: float, w: float, h: float, glows: list[Window]) -> None:
    """Draw a tower of the city (drawn upright in a sheet that is turned over)."""
    tone = mix("#dce8ee", "#5f84a8", h / 700)
    tower(p, x, 0, w, h, tone, "#2f5078", "#d2493f")
    for row in range(int(h / 62)):
        for side in (-1, 1):
            cx, cy = x + side * w * 0.2, -40 - row * 58
            lit = p.rnd.random() < 0.7
            p.rect(cx - 8, cy - 13, 16, 26, "#ffdc98" if lit else "#3a5878", r=5)
            if lit:
                glows.append((cx, 470 - cy, 16, 26))
