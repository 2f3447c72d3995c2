"""Cards that happen on a stage."""

from functools import partial
from random import Random

from card_art.studio.colour import Colour, mix
from card_art.studio.motifs.animals import elephant
from card_art.studio.motifs.buildings import curtain
from card_art.studio.motifs.land import cloud, planks
from card_art.studio.motifs.performers import (
    bear_shadow,
    conductor,
    dancer,
    flame_dancer,
    spider,
    tent,
)
from card_art.studio.motifs.plants import leaf, tree
from card_art.studio.motifs.things import candle, chair, umbrella
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point
from card_art.studio.pen import Pen


def stage_floor(s: Scene, y: float, colours: list[Colour], seam: Colour) -> None:
    """Draw boards from `y` down to the front edge."""
    boards = (0.0, y, 0.0, 1200.0, colours)
    s.lay("floor", lambda p: p.rect(-10, y, 820, 1220 - y, "#000", grad=boards), LAND)
    s.lay("seams", lambda p: planks(p, y, seam, (400, y - 420)), FLAT, alpha=0.6)


def heads(p: Pen, y: float, colour: Colour) -> None:
    """Draw the first rows of the audience, from behind."""
    for row in range(2):
        for i in range(9):
            x = i * 100 - 20 + row * 50 + p.rnd.uniform(-12, 12)
            level = y + row * 62 + p.rnd.uniform(-10, 10)
            p.circ(x, level, p.rnd.uniform(30, 37), mix(colour, "#000", row * 0.25))
            p.oval(x, level + 74, 62, 52, mix(colour, "#000", row * 0.25))


@scene(
    "054",
    seed=54,
    camera="stage",
    palette="crimson",
    twist="wrong-growth",
    light=(420, -60),
    lead="chair",
    also=("blossom", "curtain"),
    people=("crowd/hidden",),
    title="The understudy",
    alt="A wooden chair stands alone on a stage in a spotlight. Branches with pink blossom grow "
    "from its back while an audience watches.",
    keywords="waiting, hope, absence, memory, spring, performance, patience",
    opposites=("absence", "hope"),
)
def blossoming_chair(s: Scene) -> None:
    s.sky(((0, "#2a0c1c"), (0.5, "#5a1a2c"), (1, "#7a2c34")), 40)
    stage_floor(s, 880, ["#8a4a38", "#3a161c"], "#2a0e16")
    s.beam([(330, -20), (500, -20), (760, 1000), (90, 1000)], "#ffe0b0", 0.5, 24)
    s.addlight("pool", lambda p: p.oval(420, 985, 310, 66, "#ffdca8"), soft=18, k=0.4)
    s.lay(
        "curtains",
        lambda p: [curtain(p, side, "#a8283a", "#5a1024", 150) for side in (-1, 1)],
        rim=0.2,
    )
    s.ground_shadow(lambda p: p.oval(440, 1010, 170, 20, "#000"), 0.7, 10)
    s.lay("chair", lambda p: chair(p, 440, 1010, 430, "#9a6238"), FIGURE, rim=0.6)
    tips: list[Point] = []

    def branches(p: Pen) -> None:
        for foot, lean, seed in ((336, -0.5, 4), (352, 0.25, 11), (330, 0.0, 7)):
            tree(
                p,
                foot,
                610,
                350,
                "#7a4a30",
                lean=lean,
                depth=5,
                width=20,
                spread=0.5,
                roots=False,
                tips=tips,
                rnd=Random(seed),
            )

    s.lay("branches", branches, FIGURE, rim=0.5, wob=0.8)

    def blossom(p: Pen) -> None:
        for x, y in tips:
            for _ in range(9):
                at = (x + p.rnd.gauss(0, 20), y + p.rnd.gauss(0, 18))
                p.circ(*at, p.rnd.uniform(6, 12), p.rnd.choice(("#ffd8d4", "#f8b4b8", "#fff0ea")))

    s.lay("blossom", blossom, FIGURE, rim=0.3)

    def petals(p: Pen) -> None:
        for _ in range(26):
            leaf(
                p,
                p.rnd.uniform(200, 650),
                p.rnd.uniform(560, 1030),
                20,
                "#ffd0d0",
                p.rnd.uniform(0, 360),
            )

    s.lay("petals", petals, FIGURE)
    s.lay("audience", lambda p: heads(p, 1090, "#240c18"), soft=1.5, rim=0.25)
    s.bloom(0.4)
    s.finish(vignette=0.5)


@scene(
    "055",
    seed=55,
    camera="stage",
    palette="rose-cloud",
    twist="other-shadow",
    light=(60, 1150),
    lead="dancer",
    also=("bear",),
    people=("adult/dark",),
    title="Encore",
    alt="A dancer in a white dress stands on one leg with raised arms. The large shadow on the "
    "wall behind her is a dancing bear.",
    keywords="grace, clumsiness, strength, self-image, joy, hidden side, courage",
    opposites=("grace", "clumsiness"),
)
def dancing_bear(s: Scene) -> None:
    s.sky(((0, "#e88a70"), (0.4, "#f6b890"), (0.8, "#f8d4b0"), (1, "#e8b090")), 40)
    s.glow(180, 900, 700, "#fff2d8", 0.5)
    s.lay("shadow bear", bear_shadow, soft=3, wob=2, alpha=0.8, vol=0.1, wrap=0.05, edge=0)
    s.lay("skirting", lambda p: p.rect(-10, 948, 820, 26, "#a85a54"), LAND)
    stage_floor(s, 970, ["#c88868", "#6a3a48"], "#7a4048")
    s.ground_shadow(
        lambda p: p.fill([(190, 1120), (250, 1120), (500, 980), (400, 976)], "#000"), 0.55, 6
    )
    s.lay("dancer", dancer, FIGURE, rim=0.6, wob=0.5)

    def footlights(p: Pen) -> None:
        for x in range(60, 800, 136):
            p.fill(f"{x - 40},1210! {x - 34},1166 {x},1150 {x + 34},1166 {x + 40},1210!", "#3a2038")

    s.lay("footlights", footlights, FIGURE, rim=0.4)
    s.addlight(
        "lamps",
        lambda p: [p.oval(x, 1158, 26, 9, "#fff0c0") for x in range(60, 800, 136)],
        soft=12,
        k=0.9,
        emit=0.5,
    )
    s.lay("curtain", lambda p: curtain(p, 1, "#b8404c", "#6a1c34", 110), rim=0.2)
    s.bloom(0.35)
    s.finish(vignette=0.45)


@scene(
    "056",
    seed=56,
    camera="stage",
    palette="storm-grey",
    twist="weather-indoors",
    light=(400, 330),
    lead="conductor",
    also=("trees", "curtain"),
    people=("old/pale",),
    title="First movement",
    alt="A white-haired conductor stands on a stage with raised arms, seen from behind. In front "
    "of him a row of trees bends in a strong wind.",
    keywords="power, chaos, order, music, passion, storm, illusion",
    opposites=("chaos", "order"),
)
def conducting_the_wind(s: Scene) -> None:
    s.sky(((0, "#2f4a54"), (0.3, "#6f8f8c"), (0.55, "#d8d4a8"), (1, "#a8b09a")), 80)
    s.glow(400, 420, 460, "#fff6cc", 0.5)
    s.lay(
        "clouds",
        lambda p: [
            cloud(p, x, y, w, "#4f6a6e")
            for x, y, w in ((180, 190, 420), (600, 150, 460), (420, 260, 320))
        ],
        CLOUD,
        edge=0,
    )
    for depth, (foot, tall, fog) in enumerate(
        ((760, 360, 0.5), (850, 470, 0.28), (940, 560, 0.08))
    ):
        wind(s, depth, foot, tall, fog)
    stage_floor(s, 930, ["#6a5a48", "#2a2422"], "#241c1c")
    s.lay(
        "curtains",
        lambda p: [curtain(p, side, "#3a5a5e", "#162a30", 130) for side in (-1, 1)],
        rim=0.2,
    )
    s.lay(
        "podium",
        lambda p: (
            p.rect(270, 1110, 260, 110, "#4a3428", r=6),
            p.rect(256, 1096, 288, 22, "#7a583c", r=4),
        ),
        rim=0.3,
    )
    s.lay("conductor", conductor, FIGURE, rim=0.7)

    def flying(p: Pen) -> None:
        for _ in range(44):
            leaf(
                p,
                p.rnd.uniform(60, 780),
                p.rnd.uniform(220, 980),
                p.rnd.uniform(14, 28),
                p.rnd.choice(("#e0a03c", "#c87830", "#f0c860")),
                p.rnd.uniform(-40, 40),
            )

    s.lay("flying leaves", flying, FIGURE)
    s.bloom(0.35)
    s.finish(vignette=0.5)


def wind(s: Scene, depth: int, foot: float, tall: float, fog: float) -> None:
    """Draw one row of trees leaning to the right."""

    def draw(p: Pen) -> None:
        for i in range(4 - depth % 2):
            x = 60 + i * 210 + depth % 2 * 90
            tree(
                p,
                x,
                foot,
                tall,
                "#26362f",
                lean=0.42,
                spread=0.42,
                depth=6,
                leaves=("#c8963c", "#8a9a4c", "#b87a34"),
                leaf_size=9,
                rnd=Random(depth * 10 + i + 3),
            )

    s.lay(f"trees {depth}", draw, fog=fog, rim=0.3, wob=1)


@scene(
    "057",
    seed=57,
    camera="stage",
    palette="plum-dusk",
    twist="gravity-off",
    light=(400, 60),
    lead="elephant",
    also=("thread", "umbrella"),
    animal=True,
    title="Lightly",
    alt="In a circus tent an elephant walks on a thin red thread, holding a small umbrella in its "
    "trunk. A spider sits where the thread is tied to a pole.",
    keywords="trust, risk, balance, lightness, weight, show, faith",
    opposites=("lightness", "weight"),
)
def elephant_on_a_thread(s: Scene) -> None:
    s.sky(((0, "#5a2f60"), (0.5, "#8a4568"), (1, "#3a1c3e")), 40)
    s.lay("tent", tent, LAND, fog=0.15)
    s.glow(400, 120, 520, "#ffe2a8", 0.55)
    s.beam([(350, -10), (450, -10), (720, 900), (110, 900)], "#ffe2a8", 0.42, 26)
    s.lay(
        "ring",
        lambda p: (p.oval(400, 1110, 470, 130, "#a8603c"), p.oval(400, 1106, 420, 108, "#e0a868")),
        LAND,
        fog=0.08,
    )
    s.lay(
        "poles",
        lambda p: (
            p.taper([(96, 560), (100, 800), (92, 1150)], 20, 28, "#4a2440"),
            p.taper([(704, 560), (700, 800), (708, 1150)], 20, 28, "#4a2440"),
        ),
        FIGURE,
        rim=0.5,
    )
    s.lay("thread", lambda p: p.line("96,590 250,640 400,662 560,642 704,590", "#ff5a48", 5), FLAT)
    s.lay("elephant", lambda p: elephant(p, 350, 664, 360, "#a89cb8"), FIGURE, rim=0.7, wob=1)
    s.lay(
        "umbrella", lambda p: umbrella(p, 634, 572, 88, "#f0b048", "#d07a34", 10), FIGURE, rim=0.5
    )
    s.ground_shadow(lambda p: p.oval(390, 1104, 220, 34, "#000"), 0.5, 22)
    s.lay("spider", spider, FIGURE, rim=0.5, wob=0.3)
    s.lay("audience", lambda p: heads(p, 1150, "#24132e"), soft=1.5, rim=0.25)
    s.motes(50, "#ffe9b8", (400, 420, 220))
    s.bloom(0.4)
    s.finish(vignette=0.5)


@scene(
    "058",
    seed=58,
    camera="stage",
    palette="ember",
    twist="material-swap",
    light=(400, 420),
    lead="candle",
    also=("dancers",),
    people=("adult/hidden", "adult/hidden", "adult/hidden"),
    night=True,
    title="Until the wax is gone",
    alt="Three candles of different heights burn in a dark room. Each flame is a glowing dancer "
    "with raised arms.",
    keywords="passion, transience, joy, farewell, sisters, warmth, danger",
    opposites=("joy", "farewell"),
)
def flame_dancers(s: Scene) -> None:
    s.sky(((0, "#2a1020"), (0.5, "#5a2228"), (1, "#3a141c")), 50)
    places = ((190, 640, 250), (420, 470, 330), (630, 700, 220))
    for x, y, size in places:
        s.glow(x, y - size * 0.5, size * 1.5, "#f08a3c", 0.42)
    s.lay(
        "table",
        lambda p: p.rect(
            -10, 1060, 820, 160, "#000", grad=(0, 1060, 0, 1200, ["#7a3c28", "#2a0e14"])
        ),
        LAND,
    )
    s.ground_shadow(lambda p: [p.oval(x, 1096, 110, 16, "#000") for x, _, _ in places], 0.6, 10)
    s.lay(
        "dishes",
        lambda p: [p.oval(x, 1092, 100, 20, "#8a5a3a") for x, _, _ in places],
        FIGURE,
        rim=0.4,
    )
    s.lay(
        "candles",
        lambda p: [candle(p, x, 1090, 96, 1090 - y, "#f0d8b4", "#b07a50") for x, y, _ in places],
        rim=0.3,
        wob=0.8,
    )
    for index, (x, y, size) in enumerate(places):
        figure = partial(flame_dancer, x=x, y=y - 8, s=size, pose=index)
        s.addlight(f"halo {index}", figure, soft=16, k=0.8)
        s.lay(f"dancer {index}", figure, GLOWING, soft=1.2, emit=0.7, wob=1)
    s.motes(70, "#ffd080", (400, 380, 260))
    s.rays(0.25, 0.4)
    s.bloom(0.5)
    s.finish(vignette=0.55)
