"""Cards with scissors in them: a horizon cut, a cloud shorn."""

from card_art.studio.motifs.buildings import ladder
from card_art.studio.motifs.land import cloud, grass, hill, ridge, slope, waves
from card_art.studio.motifs.people import person
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.things import scissors
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.pen import Pen


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
    """Draw the cut edge of the sky, rolled up from the scissors to the left."""
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
    """Draw a shorn-looking sheep at the right, head raised to the cloud."""
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
        p.fill("-78,-96! -48,-118 -56,-92", "#2c2432")
        p.circ(-82, -98, 3.5, "#fff")
