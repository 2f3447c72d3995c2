"""Cards with a wide view and something large in it."""

from functools import partial

from card_art.studio.motifs.buildings import house
from card_art.studio.motifs.far_walkers import cat_bridge, giraffe_body
from card_art.studio.motifs.land import grass, hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.sky import bird
from card_art.studio.paint.looks import FIGURE, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.pen import Pen


@scene(
    "077",
    seed=77,
    camera="wide",
    palette="plum-dusk",
    twist="other-head",
    light=(470, 430),
    lead="giraffe",
    also=("street lamp", "town"),
    animal=True,
    title="Off duty",
    alt="Three giraffes with street lamps for heads walk over the grassland at dusk. Behind them "
    "lies a dark town.",
    keywords="freedom, escape, guidance, darkness, light, family, work",
    opposites=("light", "darkness"),
)
def lamp_giraffes(s: Scene) -> None:
    s.sky(
        ((0, "#2a1a48"), (0.35, "#6a3a6a"), (0.6, "#d87a6c"), (0.75, "#f0b07c"), (1, "#e0967a")), 50
    )
    s.glow(300, 860, 420, "#ffd08a", 0.35)
    s.lay("town", dark_town, LAND, fog=0.42)
    plain = slope((-40, 920), (240, 900), (520, 930), (850, 900))
    s.lay("plain", lambda p: hill(p, plain, "#6c3c4a"), LAND, fog=0.12)
    herd = ((572, 960, 370, 0.25), (90, 990, 470, 0.12), (305, 1090, 800, 0.0))
    for index, (x, y, size, fog) in enumerate(herd):
        s.ground_shadow(lambda p: p.oval(x, y, size * 0.34, size * 0.03, "#000"), 0.5, 8)
        s.lay(
            f"giraffe {index}",
            partial(giraffe_body, x=x, y=y, s=size, colour="#d89a5c"),
            FIGURE,
            rim=0.6,
            fog=fog,
            wob=0.8,
        )
        neck = (x + size * 0.42, y - size * 0.91)
        s.lay(
            f"lamp {index}",
            partial(lamp_head, x=neck[0], y=neck[1], s=size * 0.17),
            FIGURE,
            fog=fog,
            wob=0.4,
        )
        s.addlight(
            f"light {index}",
            partial(lamp_glass, x=neck[0], y=neck[1], s=size * 0.17),
            soft=size * 0.03,
            k=0.9,
            emit=0.6,
        )
    s.lay(
        "grass",
        lambda p: grass(p, slope((-40, 1120), (400, 1130), (850, 1110)), "#24132e", 320, (30, 90)),
        FIGURE,
        rim=0.2,
    )
    s.motes(40, "#ffe0a0", (620, 330, 130))
    s.bloom(0.5)
    s.finish(vignette=0.5)


def dark_town(p: Pen) -> None:
    for i in range(12):
        house(p, 20 + i * 72, 930, p.rnd.uniform(60, 88), "#4a2850", "#3a1c40", lit=0.0)


def lamp_head(p: Pen, x: float, y: float, s: float) -> None:
    """Draw a lantern for a head, `s` tall, nodding to the right; (x, y) is where the neck ends."""
    iron = "#2c1a34"
    with p.at(x, y, s / 100, 12):
        p.rect(-16, -14, 32, 20, iron, r=6)
        lamp_glass(p, 0, 0, 100, turned=False)
        p.line([(-26, -14), (-40, -84)], iron, 7)
        p.line([(26, -14), (40, -84)], iron, 7)
        p.fill("-50,-82! -34,-104 0,-116 34,-104 50,-82!", iron)
        p.circ(0, -120, 8, iron)
        for side in (-1, 1):
            p.fill(f"{side * 46},-88! {side * 74},-98 {side * 84},-86 {side * 56},-76", iron)


def lamp_glass(p: Pen, x: float, y: float, s: float, turned: bool = True) -> None:
    with p.at(x, y, s / 100, 12 if turned else 0):
        p.fill([(-24, -14), (24, -14), (38, -84), (-38, -84)], "#ffe9a8")


@scene(
    "078",
    seed=78,
    camera="wide",
    palette="crimson",
    twist="scale-swap",
    light=(420, 760),
    lead="cat",
    also=("bridge", "gorge"),
    people=("crowd/hidden",),
    animal=True,
    title="Do not wake it",
    alt="A huge ginger cat arches its back over a deep gorge like a bridge. A line of small "
    "people with bundles walks across it.",
    keywords="trust, risk, help, journey, dependence, courage, danger",
    opposites=("trust", "danger"),
)
def bridge_cat(s: Scene) -> None:
    s.sky(((0, "#f4e0bc"), (0.35, "#f0b888"), (0.7, "#c8605c"), (1, "#7a2c3c")), 50)
    s.glow(420, 780, 420, "#fff0cc", 0.6)
    s.lay("sun", lambda p: p.circ(420, 800, 90, "#fff2d0"), GLOWING, emit=0.4)
    far = ridge(s.dice("far"), 900, 70)
    s.lay("far", lambda p: hill(p, far, "#c4685a"), LAND, fog=0.55)
    s.mist(960, 90, "#f8d8b0", 0.6)
    s.lay("cat", lambda p: cat_bridge(p, "#e0893c"), rim=0.5, wob=1.2)
    s.lay("stripes", bridge_stripes, FIGURE, alpha=0.6, soft=1.5)
    s.lay("head", bridge_head, FIGURE, rim=0.6, shadow=0.4, reach=14, wob=1)

    def cliffs(p: Pen) -> None:
        p.fill("-40,960! 90,950 150,970 170,1060 140,1140 180,1260! -40,1260!", "#4a1c2c")
        p.fill("840,950! 700,956 560,950 520,1000 540,1080 500,1150 520,1260! 840,1260!", "#4a1c2c")

    s.lay("cliffs", cliffs, LAND, rim=0.4, wob=2)
    s.lay("walkers", walkers, FIGURE, rim=0.6, wob=0.3)
    s.lay(
        "birds",
        lambda p: [bird(p, 330 + i * 50, 660 + i % 2 * 24, 20, "#5a2030", i) for i in range(3)],
        FIGURE,
    )
    s.bloom(0.4)
    s.finish(vignette=0.45)


def bridge_stripes(p: Pen) -> None:
    for x, y, dx in (
        (150, 420, 10),
        (230, 384, 6),
        (320, 368, 0),
        (410, 372, -4),
        (500, 388, -10),
        (590, 430, -16),
    ):
        p.taper([(x, y), (x + dx, y + 70), (x + dx * 2, y + 140)], 34, 6, "#9c4a24")


def bridge_head(p: Pen) -> None:
    """Draw the cat's head resting on the right edge, eyes almost shut."""
    fur = "#e89a4c"
    with p.at(690, 850, 1.15):
        p.fill("-84,-60 -92,-140! -40,-104 20,-104 70,-144! 72,-60 60,20 0,62 -66,26", fur)
        p.fill("-80,-84! -86,-128 -54,-104", "#8a3c34")
        p.fill("46,-104! 66,-132 66,-92", "#8a3c34")
        p.oval(-10, 12, 40, 30, "#f8dcb0")
        p.fill("-24,-6! -10,-12 6,-6! -10,10", "#8a3c34")
        for x in (-50, 30):
            p.line(f"{x - 18},-38 {x},-30 {x + 18},-40", "#3a1018", 8)
        for y in (8, 20):
            p.line([(-40, y), (-110, y + (y - 14) * 2)], "#fff0d8", 3)


def walkers(p: Pen) -> None:
    """Draw a line of travellers along the cat's back, going right."""
    coats = ("#2f5f6c", "#5a2030", "#e8c46a", "#34466a", "#7a3a5a", "#4a6a4c", "#a83c34")
    for i, coat in enumerate(coats):
        x = 130 + i * 78
        y = 452 - 96 * (1 - ((x - 370) / 270) ** 2) + 6
        tall = 150 if i != 3 else 104
        person(
            p,
            x,
            y,
            tall,
            coat,
            age="adult" if i % 3 else "child",
            skin=("dark", "pale", "brown", "olive")[i % 4],
            facing="side",
            stride=10,
            arm_r=(30, -80),
        )
        if i % 2:
            p.circ(x - 26, y - tall * 0.62, 21, "#8a5a3c")
