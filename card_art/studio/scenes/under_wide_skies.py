"""Cards with a wide view and something large in it."""

from functools import partial

from card_art.studio.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.motifs.buildings import house, ladder
from card_art.studio.motifs.far_walkers import cat_bridge, giraffe_body
from card_art.studio.motifs.land import cloud, grass, hill, ridge, slope, waves
from card_art.studio.motifs.people import person
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.things import scissors
from card_art.studio.painter import Scene
from card_art.studio.paths import Point
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


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
    herd = ((640, 960, 380, 0.25), (90, 990, 470, 0.12), (305, 1090, 800, 0.0))
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
    """A lantern for a head, `s` tall, nodding to the right; (x, y) is where the neck ends."""
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


BACK: list[Point] = [(80, 462), (180, 392), (330, 364), (470, 374), (590, 422), (660, 486)]


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
    """Resting on the right edge, eyes almost shut."""
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
    """A line of travellers along the cat's back, going right."""
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


@scene(
    "079",
    seed=79,
    camera="wide",
    palette="sea-green",
    twist="material-swap",
    light=(250, 240),
    lead="scissors",
    also=("horizon", "sea"),
    title="Along the dotted line",
    alt="A giant pair of scissors cuts along the horizon between sea and sky. Where it has cut, "
    "the sky curls up like paper and leaves a white gap.",
    keywords="separation, change, end, beginning, decision, craft, freedom",
    opposites=("end", "beginning"),
)
def cutting_the_horizon(s: Scene) -> None:
    s.sky(((0, "#3f8fa8"), (0.4, "#9cd0c4"), (0.58, "#f8e4b8"), (1, "#f8e4b8")), 40)
    s.glow(250, 250, 380, "#fff4d0", 0.4)
    s.lay(
        "clouds",
        lambda p: (cloud(p, 190, 240, 340, "#e4f0e4"), cloud(p, 620, 160, 300, "#d4e8e0")),
        CLOUD,
        edge=0,
    )
    s.lay(
        "gap",
        lambda p: p.fill("-20,470! 200,610 420,706! 420,716! 200,752 -20,800!", "#fdf6e4"),
        GLOWING,
        wob=0.6,
    )
    s.lay(
        "sea",
        lambda p: p.fill(
            "-20,790! 200,752 420,712! 830,706! 830,1240! -20,1240!",
            "#000",
            1,
            (0, 700, 0, 1200, ["#4fb0b0", "#1c7088", "#0b3a5a"]),
        ),
        LAND,
        wob=0.8,
        shadow=0.3,
        reach=10,
    )
    s.lay("curl", sky_curl, rim=0.5, wob=0.8, shadow=0.5, reach=22)
    s.lay(
        "waves",
        lambda p: (waves(p, 900, 12, 130, "#2a8a98", 0.6), waves(p, 1010, 18, 170, "#176880", 0.7)),
        LAND,
        fog=0.05,
    )
    s.lay(
        "dots", lambda p: [p.rect(x, 700, 26, 7, "#fff8e4", r=3) for x in range(560, 800, 48)], FLAT
    )
    s.lay(
        "scissors",
        lambda p: scissors(p, 300, 712, 330, "#d0dae0", "#e0523c", 90, 13),
        rim=0.6,
        wob=0.6,
        shadow=0.4,
        reach=20,
    )
    s.lay(
        "sail",
        lambda p: (
            p.fill([(668, 690), (668, 610), (720, 690)], "#fff8ea"),
            p.fill([(660, 690), (660, 624), (626, 690)], "#f0dcc0"),
            p.fill("614,694! 734,694! 714,716 634,716", "#8a3c34"),
        ),
        FIGURE,
        rim=0.4,
    )
    s.lay(
        "gulls",
        lambda p: [bird(p, 560 + i * 70, 380 + i % 2 * 50, 30, "#ffffff", i) for i in range(3)],
        FIGURE,
    )
    s.bloom(0.3)
    s.finish(vignette=0.4)


def sky_curl(p: Pen) -> None:
    """The cut edge of the sky, rolled up from the scissors to the left."""
    paper = ["#fffaf0", "#f0e2c0", "#b8a488"]
    p.fill("-20,380! 120,470 280,590 420,704! 260,650 110,590 -20,560!", "#f4e8cc")
    p.fill(
        "-20,440! 100,500 250,606 410,702! 250,648 100,580 -20,540!",
        "#000",
        1,
        (60, 440, 0, 580, paper),
    )
    p.line("-20,430 110,500 260,608 410,702", "#fffdf6", 6, 0.8)


@scene(
    "080",
    seed=80,
    camera="wide",
    palette="night-indigo",
    twist="material-swap",
    light=(610, 300),
    lead="shepherd",
    also=("clouds", "ladder", "moon"),
    people=("adult/brown",),
    night=True,
    title="Shearing time",
    alt="At night a shepherd on a tall ladder shears a cloud with large scissors. Wool lies in "
    "heaps around the ladder, and a sheep looks on.",
    keywords="work, dream, gentleness, theft, weather, patience, greed",
    opposites=("gentleness", "theft"),
)
def shearing_clouds(s: Scene) -> None:
    s.sky(((0, "#101c48"), (0.4, "#2f4480"), (0.75, "#7a7cac"), (1, "#b8a0b0")), 60)
    s.glow(610, 300, 420, "#ffedc0", 0.4)
    s.stars(150, 600, big=6)
    s.lay("moon", lambda p: p.circ(640, 210, 84, "#fff2cc"), GLOWING, emit=0.4)
    s.lay(
        "far cloud",
        lambda p: (cloud(p, 120, 330, 300, "#8a94c0"), cloud(p, 760, 560, 260, "#8a90bc")),
        CLOUD,
        fog=0.3,
        edge=0,
    )
    far = ridge(s.dice("far"), 930, 50)
    s.lay("far", lambda p: hill(p, far, "#5a6c98"), LAND, fog=0.45)
    near = slope((-40, 1040), (260, 1010), (520, 1040), (850, 1000))
    s.lay("near", lambda p: hill(p, near, "#2c4668"), LAND)
    s.lay("grass", lambda p: grass(p, near, "#1c3454", 260), FIGURE)
    s.lay(
        "cloud",
        lambda p: (cloud(p, 420, 420, 560, "#f4f0ea", puffs=9), cloud(p, 330, 360, 300, "#fbf8f0")),
        CLOUD,
        fog=0.05,
        edge=0,
        wob=4,
        soft=2.5,
        rim=0.3,
    )
    s.lay(
        "ladder",
        lambda p: ladder(p, (250, 1060), (330, 480), 100, "#8a5c3c", 13, 12, 84),
        FIGURE,
        rim=0.5,
        wob=0.5,
    )
    s.lay(
        "shepherd",
        lambda p: person(
            p,
            318,
            640,
            310,
            "#a8483c",
            age="adult",
            skin="brown",
            hair="black",
            facing="side",
            hat="brim",
            hat_colour="#3a2a30",
            arm_l=(44, -150),
            arm_r=(56, -156),
            dress=False,
            legs="#26304a",
        ),
        FIGURE,
        rim=0.6,
    )
    s.lay(
        "shears",
        lambda p: scissors(p, 446, 372, 110, "#c8d0dc", "#5a3a34", 40, 18),
        FIGURE,
        rim=0.5,
        wob=0.3,
    )

    def wool(p: Pen) -> None:
        for x, y, r in (
            (500, 1090, 64),
            (580, 1100, 52),
            (440, 1110, 46),
            (130, 1110, 50),
            (540, 560, 30),
            (470, 700, 24),
            (520, 850, 28),
        ):
            for _ in range(9):
                p.circ(
                    x + p.rnd.gauss(0, r * 0.4),
                    y - abs(p.rnd.gauss(0, r * 0.3)),
                    r * 0.42,
                    "#f0ece8",
                )

    s.lay("wool", wool, FIGURE, rim=0.3, shadow=0.2)
    s.lay("sheep", sheep, FIGURE, rim=0.5)
    s.bloom(0.4)
    s.finish(vignette=0.5)


def sheep(p: Pen) -> None:
    """A shorn-looking sheep at the right, head raised to the cloud."""
    with p.at(690, 1120, 1.3):
        for x in (-44, -24, 24, 42):
            p.line([(x, -34), (x, 0)], "#241c2c", 9)
        for x, y, r in (
            (-40, -60, 32),
            (-6, -70, 36),
            (30, -60, 32),
            (-20, -44, 30),
            (16, -42, 30),
        ):
            p.circ(x, y, r, "#d8d4dc")
        p.fill("-58,-66 -74,-104 -94,-112 -100,-94 -84,-70", "#2c2432")
        p.fill("-66,-98! -52,-112 -48,-100", "#2c2432")
        p.circ(-82, -98, 3.5, "#fff")
