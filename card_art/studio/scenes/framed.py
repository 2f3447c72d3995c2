"""Cards seen through a picture frame and through spectacles."""

from random import Random

from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.animals import cat
from card_art.studio.motifs.buildings import stripes
from card_art.studio.motifs.curios import lensed
from card_art.studio.motifs.land import cloud, hill, planks, ridge, waves
from card_art.studio.motifs.plants import foliage, tree
from card_art.studio.motifs.sea import fish
from card_art.studio.motifs.things import closed_book
from card_art.studio.motifs.vessels import ship
from card_art.studio.painter import Scene
from card_art.studio.paths import Point, box, circle, difference, union
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "115",
    seed=115,
    camera="through-frame",
    palette="ivory-paper",
    twist="weather-indoors",
    light=(640, 120),
    lead="cat",
    also=("painting", "sea", "fish"),
    animal=True,
    title="Spring tide in the parlour",
    alt="The sea in a framed painting spills over the frame, runs down the wall and stands on the "
    "floor. A black cat on a stool watches an orange fish in it.",
    keywords="temptation, imagination, overflow, patience, danger, delight, art",
    opposites=("danger", "delight"),
)
def leaking_painting(s: Scene) -> None:
    s.sky(((0, "#d8c4a0"), (0.5, "#eadcba"), (1, "#cbb08c")), warp=20)
    s.glow(640, 120, 420, "#fff6dc", 0.4)
    s.lay("wallpaper", lambda p: stripes(p, "#c0a078", 0.35, 900), FLAT)
    s.lay("skirting", lambda p: p.rect(-10, 870, 820, 34, "#a88462"), LAND, wob=0.5)
    s.lay(
        "floor", lambda p: (p.rect(-10, 900, 820, 310, "#8a5f44"), planks(p, 900, "#5a3a2c")), LAND
    )
    s.lay(
        "frame",
        lambda p: p.fill(
            difference(box(70, 120, 540, 470, 10), box(112, 162, 456, 386)), "#b8863c"
        ),
        rim=0.5,
        shadow=0.5,
        reach=20,
        wob=0.8,
    )
    s.lay("canvas", _painted_sea, FIGURE, vol=0.4, wob=0.4)
    s.lay("water", _spill, vol=0.7, rim=0.6, alpha=0.93, shadow=0.3)
    s.lay("foam", _foam, FLAT, alpha=0.85)
    s.lay("pool", _pool, LAND, vol=0.4, rim=0.4, alpha=0.94)
    s.lay("fish", lambda p: fish(p, 300, 1070, 62, "#f0803c", "#c8502c"), FIGURE, rim=0.4)
    s.lay(
        "pool light",
        lambda p: [
            p.line(f"{x},{y} {x + 40},{y - 6} {x + 90},{y}", "#f0fcf4", 4, 0.7)
            for x, y in ((120, 1010), (330, 990), (420, 1120), (180, 1140), (60, 1090))
        ],
        FLAT,
    )
    s.ground_shadow(lambda p: p.oval(650, 1130, 110, 16, "#000"), 0.6, 8)
    s.lay("stool", _stool, rim=0.4, wob=0.6, shadow=0.3)
    s.lay(
        "cat",
        lambda p: cat(p, 650, 906, 330, "#2a2430", flip=True),
        FIGURE,
        rim=0.7,
        shadow=0.35,
        reach=24,
    )
    s.bloom(0.2)
    s.finish(vignette=0.45)


def _painted_sea(p: Pen) -> None:
    with p.clip(box(112, 162, 456, 386)):
        p.rect(112, 162, 456, 386, "#fff", grad=(0, 162, 0, 420, ["#6f9ab0", "#e8d8b0"]))
        cloud(p, 230, 270, 220, "#f4ead4")
        cloud(p, 480, 240, 180, "#f4ead4")
        ship(p, 390, 410, 105, "#5a3424", "#f8eedc", rot=-6)
        waves(p, 420, 26, 130, "#3f8a9a")
        waves(p, 470, 28, 150, "#2a6f86")


def _spill(p: Pen) -> None:
    p.fill(
        "112,520! 180,500 260,522 340,498 420,520 500,500 568,520! 570,580 540,600 520,690 "
        "536,800 520,940! 470,960 440,860 452,700 420,620 380,640 366,780 380,960! 250,970 "
        "160,950! 170,800 150,680 110,600",
        "#2f7f94",
        1,
        (0, 500, 0, 960, ["#3a8a9c", "#58a8b0", "#8fd0cc"]),
    )


def _foam(p: Pen) -> None:
    for x, top, foot in (
        (150, 560, 900),
        (200, 600, 940),
        (260, 570, 930),
        (320, 620, 940),
        (480, 600, 900),
        (505, 640, 930),
        (230, 700, 950),
    ):
        p.taper([(x, top), (x + 6, (top + foot) / 2), (x - 2, foot)], 5, 2, "#f4fffa")
    for x in range(130, 520, 26):
        p.circ(x, 950 + (x % 3) * 6, 11, "#f4fffa", 0.8)


def _pool(p: Pen) -> None:
    p.fill(
        "-20,960! 120,940 330,950 540,948 620,980 560,1040 600,1110 480,1170 260,1190 60,1170 "
        "-20,1190!",
        "#4f9fae",
        1,
        (0, 940, 0, 1190, ["#8fd0cc", "#3f8ca0"]),
    )


def _stool(p: Pen) -> None:
    for x, foot in ((590, 580), (710, 722), (650, 650)):
        p.line([(x, 920), (foot, 1128)], "#5a3828", 15)
    p.oval(650, 914, 104, 24, "#8a4a3c")
    p.oval(650, 904, 104, 24, "#b8643c")


@scene(
    "116",
    seed=116,
    camera="through-frame",
    palette="snow-blue",
    twist="two-times",
    light=(640, 110),
    lead="spectacles",
    also=("books", "trees"),
    title="For reading the weather",
    alt="Spectacles stand on a pile of books before a bare winter landscape. Through their lenses "
    "the same hills and trees are green.",
    keywords="hope, illusion, point of view, memory, spring, truth, optimism",
    opposites=("illusion", "truth"),
)
def summer_spectacles(s: Scene) -> None:
    s.sky(((0, "#3f4c6c"), (0.3, "#6f80a0"), (0.55, "#a8b4c4"), (1, "#d0d6dc")))
    s.glow(640, 110, 300, "#fff6e4", 0.35)
    lines = (ridge(s.dice("far"), 560, 60), ridge(s.dice("near"), 680, 36))
    trees = ((120, 770, 560), (300, 735, 330), (505, 740, 360), (690, 765, 600))
    dice = [s.seed_of(f"tree {i}") for i in range(4)]
    s.lay("winter hills", lambda p: hill(p, lines[0], "#8f9cb4"), LAND, fog=0.5)
    s.lay("winter fields", lambda p: hill(p, lines[1], "#c4ccd8"), LAND, fog=0.2)
    s.lay("winter trees", lambda p: _orchard(p, trees, dice, "#3a445c", None), FIGURE, fog=0.2)
    lenses = union(circle(207, 640, 152), circle(593, 640, 152))

    def summer(p: Pen) -> None:
        with p.clip(lenses):
            p.rect(0, 400, 800, 500, "#fff", grad=(0, 480, 0, 720, ["#5fb4dc", "#f8eab0"]))
            cloud(p, 180, 590, 130, "#ffffff", 0.9)
            cloud(p, 640, 560, 110, "#ffffff", 0.9)
            hill(p, lines[0], "#8fb86c")
            hill(p, lines[1], "#a8c850")
            _orchard(p, trees, dice, "#6a4a34", ("#4f8a3c", "#7fb048", "#68a040", "#f0a8a0"))
            for _ in range(60):
                x, y = p.rnd.uniform(40, 760), p.rnd.uniform(715, 800)
                p.circ(x, y, p.rnd.uniform(3, 6), p.rnd.choice(("#e8604a", "#f8d050", "#ffffff")))

    s.lay("summer", summer, FIGURE, vol=0.25, wob=0.4, edge=0)
    s.addlight("glass", lambda p: p.fill(lenses, "#fff0c0", 0.25), soft=12, k=0.35)
    s.ground_shadow(lambda p: p.rect(120, 850, 560, 30, "#000"), 0.3, 12)
    s.lay("books", _book_pile, FIGURE, shadow=0.4, reach=20, rim=0.3)
    s.lay("spectacles", _horn_rims, rim=0.5, shadow=0.4, reach=14, wob=0.6)
    s.lay(
        "shine",
        lambda p: [
            p.line(f"{x - 100},{610} {x - 70},{560} {x - 30},{530}", "#ffffff", 9, 0.6)
            for x in (207, 593)
        ],
        FLAT,
    )
    s.lay(
        "snow",
        lambda p: [
            p.circ(p.rnd.uniform(0, 800), p.rnd.uniform(0, 860), 3, "#ffffff", 0.7)
            for _ in range(50)
        ],
        FLAT,
    )
    s.bloom(0.2)
    s.finish(vignette=0.4)


def _orchard(
    p: Pen,
    trees: tuple[tuple[int, int, int], ...],
    seeds: list[int],
    bark: str,
    leaves: tuple[str, ...] | None,
) -> None:
    """The same four trees, bare or in leaf."""
    for (x, y, h), seed in zip(trees, seeds, strict=True):
        tips: list[Point] = []
        tree(p, x, y, h, bark, depth=6, width=h * 0.06, tips=tips, rnd=Random(seed))
        if leaves:
            foliage(p, tips, 7, leaves, 24)


def _horn_rims(p: Pen) -> None:
    lensed(p, 400, 640, 311, "#8a3f2c", 24)


def _book_pile(p: Pen) -> None:
    closed_book(p, 400, 896, 560, 100, "#8a3a44")
    closed_book(p, 380, 1004, 640, 108, "#3f6a7c")
    closed_book(p, 420, 1130, 700, 124, "#b8863c")
    p.rect(-20, 1128, 840, 100, "#6a4a3c")
