"""Cards about rain, lanterns and water that do not keep to their place."""

from collections.abc import Sequence

from card_art.studio.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.motifs.animals import moth
from card_art.studio.motifs.curios import rising_drop
from card_art.studio.motifs.land import clouds, grass, hill, ridge, slope
from card_art.studio.motifs.people import person, sitter
from card_art.studio.motifs.plants import pine
from card_art.studio.motifs.things import lantern, umbrella
from card_art.studio.painter import Scene
from card_art.studio.pen import Pen
from card_art.studio.registry import scene

NEAR_DROPS = (
    (110, 960, 78),
    (655, 1030, 84),
    (735, 560, 66),
    (70, 480, 58),
    (250, 1080, 60),
    (510, 1110, 66),
    (700, 300, 50),
    (150, 270, 46),
    (620, 780, 50),
    (330, 320, 40),
    (540, 380, 44),
)


@scene(
    "081",
    seed=81,
    camera="wide",
    palette="storm-grey",
    twist="gravity-off",
    light=(250, 120),
    lead="umbrella",
    also=("rain",),
    people=("adult/brown",),
    title="Rain with second thoughts",
    alt="Somebody sits at the end of a jetty and holds a red umbrella below their feet. "
    "Drops rise from the lake towards the clouds.",
    keywords="upside down, stubborn, prepared, hope, sadness, going back, patience",
    opposites=("hope", "sadness"),
)
def rain_falls_up(s: Scene) -> None:
    s.sky(((0, "#e8e2c0"), (0.3, "#b6c4b0"), (0.6, "#7f9c98"), (1, "#5f7f7c")), warp=50)
    s.glow(250, 120, 380, "#fff3c8", 0.55)
    s.lay("clouds", lambda p: clouds(p, 7, 60, 210, "#6c8583", (260, 460)), CLOUD, fog=0.3)
    far = ridge(s.dice("far"), 690, 40)
    s.lay("far hills", lambda p: hill(p, far, "#6f8d88"), LAND, fog=0.6)
    near = ridge(s.dice("mid"), 740, 24)

    def wood(p: Pen) -> None:
        hill(p, near, "#3f5f5c")
        for _ in range(34):
            pine(p, p.rnd.uniform(-10, 810), 752, p.rnd.uniform(50, 130), "#3f5f5c")

    s.lay("wood", wood, LAND, fog=0.45)
    s.mist(760, 50, "#c9d4bc", 0.6)
    s.reflect(785, 0.85, "#4c6c6c", 0.4)

    def rings(p: Pen) -> None:
        for _ in range(26):
            x, y = p.rnd.uniform(30, 770), p.rnd.uniform(830, 1170)
            size = (y - 700) / 9
            with p.at(x, y, squash=0.26):
                p.ring(0, 0, size, "#eaf3dc", 5, 0.6)
                p.ring(0, 0, size * 0.5, "#eaf3dc", 5, 0.8)

    s.lay("rings", rings, FLAT)

    def far_drops(p: Pen) -> None:
        for _ in range(190):
            x, y = p.rnd.uniform(10, 790), p.rnd.uniform(190, 1120)
            if not (330 < x < 660 and 400 < y < 945):
                rising_drop(p, x, y, p.rnd.uniform(18, 34), "#eef6ea", 0.65)

    s.lay("far drops", far_drops, FLAT)

    def jetty(p: Pen) -> None:
        for x in (60, 210, 360):
            p.rect(x - 13, 760, 26, 330 - x * 0.2, "#3a2c2c")
        p.rect(-20, 738, 450, 30, "#6b4a3a", r=4)
        p.rect(-20, 730, 456, 14, "#8f6b50", r=4)
        for x in range(20, 430, 58):
            p.line([(x, 732), (x, 766)], "#4a3430", 3)

    s.lay("jetty", jetty, rim=0.4, shadow=0.3, reach=20)
    s.lay(
        "umbrella",
        lambda p: umbrella(p, 496, 818, 175, "#c8402f", "#8a2626", rot=183),
        rim=0.35,
        wob=0.8,
    )
    s.lay(
        "sitter",
        lambda p: sitter(
            p,
            400,
            734,
            330,
            "#2f4f6a",
            age="adult",
            skin="brown",
            hair="black",
            cut="bun",
            hand=(54, -26),
        ),
        FIGURE,
    )

    def near_drops(p: Pen) -> None:
        for drop in NEAR_DROPS:
            rising_drop(p, *drop, "#d9ece6")
        for x, lean in ((392, -20), (468, -8), (540, 8), (612, 20)):
            for side in (-10, 0, 10):
                y = 930 - abs(x - 500) * 0.28
                p.line([(x + side, y + 14), (x + lean + side * 3, y + 40)], "#e4f2ea", 3, 0.8)

    s.lay("near drops", near_drops, FLAT, emit=0.1)
    s.bloom(0.3)
    s.finish(vignette=0.5)


@scene(
    "082",
    seed=82,
    camera="wide",
    palette="night-indigo",
    twist="other-head",
    light=(215, 590),
    lead="lantern",
    also=("moth",),
    night=True,
    people=("crowd/hidden",),
    title="The ones who carry the evening",
    alt="A procession of people with lanterns in place of heads comes over a hill at night. "
    "One lantern in front is dark, and a moth flies beside it.",
    keywords="belonging, loneliness, ideas, procession, memory, being different, guidance",
    opposites=("belonging", "loneliness"),
)
def lantern_heads(s: Scene) -> None:
    s.sky(((0, "#1a2a5c"), (0.3, "#3f5090"), (0.5, "#8a86b4"), (1, "#b49aa8")))
    s.stars(160, 420)
    far = ridge(s.dice("far"), 560, 70)
    s.lay("far hills", lambda p: hill(p, far, "#5a6aa0"), LAND, fog=0.5)
    middle = slope((-20, 640), (250, 560), (520, 600), (820, 500))
    s.lay("middle hill", lambda p: hill(p, middle, "#4a5a92"), LAND, fog=0.3)
    walkers = [(790, 522, 96), (722, 552, 112), (648, 590, 130), (566, 618, 150), (470, 640, 176)]
    _procession(s, "far walkers", walkers, 0.25)
    s.mist(690, 70, "#7f86b0", 0.5)
    near = slope((-20, 800), (300, 850), (820, 960))
    s.lay("near hill", lambda p: (hill(p, near, "#26386c"), grass(p, near, "#26386c", 260)), LAND)
    _procession(s, "walkers", [(720, 960, 290), (395, 905, 330), (90, 870, 300)], 0.1)
    _procession(s, "front", [(215, 1110, 560)], 0)
    s.ground_shadow(lambda p: p.oval(560, 1160, 130, 16, "#000"), 0.6, 10)
    s.lay("dark one", lambda p: _walker(p, 560, 1160, 530, "#7a3a4c", "#2a3058"), FIGURE, rim=0.9)
    s.lay("moth", lambda p: moth(p, 672, 630, 52, "#f4e4bc", "#a05a4a", 18), FIGURE)
    s.motes(30, "#ffe0a0", (235, 590, 160))
    s.rays(0.25, 0.4)
    s.bloom(0.6)
    s.finish(vignette=0.55)


def _walker(p: Pen, x: float, y: float, height: float, coat: str, glass: str) -> None:
    person(p, x, y, height, coat, age="adult", skin="brown", cut="bald", facing="back", stride=4)
    lantern(p, x, y - height * 0.87, height * 0.33, "#241f34", glass)


def _procession(
    s: Scene, name: str, places: Sequence[tuple[float, float, float]], fog: float
) -> None:
    """Walkers at (x, y, height), and the light of their lanterns."""
    coats = ("#6a3a4a", "#37507c", "#4c5a3c", "#5a3f6a")

    def draw(p: Pen) -> None:
        for i, (x, y, height) in enumerate(places):
            _walker(p, x, y, height, coats[(i + len(name)) % 4], "#ffdf8c")

    def lights(p: Pen) -> None:
        for x, y, height in places:
            w = height * 0.14
            p.rect(x - w / 2, y - height * 0.99, w, height * 0.18, "#ffd070")

    def halo(p: Pen) -> None:
        for x, y, height in places:
            p.circ(x, y - height * 0.9, height * 0.2, "#ffb84a", 0.7)

    s.lay(name, draw, FIGURE, fog=fog)
    s.addlight(f"{name} lights", lights, soft=5, k=0.55, emit=0.5)
    s.addlight(f"{name} halo", halo, soft=30, k=0.6)
