"""Two seasons, two times, at once."""

import math
from random import Random

from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.land import dune, hill, ridge, snow
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import tree
from card_art.studio.motifs.sky import balloon
from card_art.studio.painter import Scene
from card_art.studio.paths import oval
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "013",
    seed=28,
    camera="through-frame",
    palette="snow-blue",
    twist="two-times",
    light=(420, 560),
    lead="mirror",
    people=("old/olive", "child/olive"),
    title="Still there",
    alt="In a snowy wood an old man with a cane faces a tall oval mirror. In it is a summer "
    "meadow and a child with a red balloon.",
    keywords="memory, hope, growing old, youth, nostalgia, regret, wonder",
    opposites=("growing old", "youth"),
)
def summer_mirror(s: Scene) -> None:
    s.relight(light="#fff0c2")
    s.sky(warp=30)

    def birches(p: Pen, count: int, y: float, h: float, tone: str, width: float) -> None:
        for _ in range(count):
            tree(
                p,
                p.rnd.uniform(-10, 810),
                y + p.rnd.uniform(-16, 16),
                h * p.rnd.uniform(0.8, 1.2),
                tone,
                spread=0.4,
                depth=6,
                width=width * p.rnd.uniform(0.7, 1.2),
                roots=False,
            )

    s.lay("far birches", lambda p: birches(p, 12, 880, 700, "#8f9db0", 14), fog=0.62, wob=0.8)
    s.mist(840, 110, "#f2f2f0", 0.7)
    s.lay("birches", lambda p: birches(p, 5, 930, 900, "#5f6c84", 26), fog=0.42, wob=0.8)
    s.mist(920, 90, "#f4f4f2", 0.7)
    snowfield = ridge(s.dice("snow"), 970, 14)
    s.lay(
        "snow",
        lambda p: hill(p, snowfield, "#eef0f2", (0, 950, 0, 1200, ["#f4f4f4", "#a9b6cc"])),
        LAND,
    )
    s.ground_shadow(lambda p: p.oval(450, 1050, 300, 26, "#000"), 0.5, 12)
    glass = oval(450, 590, 262, 400)

    def frame(p: Pen) -> None:
        for side in (-1, 1):
            foot = [(450 + side * 120, 1000), (450 + side * 190, 1050), (450 + side * 230, 1078)]
            p.taper(foot, 34, 22, "#8a5f2c")
        p.oval(450, 590, 308, 450, "#a9793a")
        p.oval(450, 590, 276, 416, "#5f3f1c")
        for i in range(26):
            angle = i * math.tau / 26
            p.circ(450 + math.cos(angle) * 291, 590 + math.sin(angle) * 433, 11, "#c99a52")

    s.lay("frame", frame, rim=0.5, wob=0.8, shadow=0.25, form=(4, 12))

    def summer(p: Pen) -> None:
        with p.clip(glass):
            p.rect(150, 150, 600, 900, "#000", grad=(0, 200, 0, 820, ["#4fa8bc", "#f9ecb4"]))
            p.circ(560, 400, 66, "#fff6cc")
            p.fill(dune(300, 700, 420, 90), "#a9c266")
            p.fill(dune(620, 770, 420, 90), "#7fa850")
            p.fill(dune(380, 850, 460, 60), "#6a9a48")
            tree(
                p,
                300,
                840,
                420,
                "#5a3d2a",
                depth=6,
                width=34,
                leaf_size=15,
                rnd=Random(5),
                leaves=("#e58aa0", "#f2b0b4", "#d8688a"),
            )
            for _ in range(150):
                x, y = p.rnd.uniform(180, 720), p.rnd.uniform(860, 1000)
                p.circ(x, y, p.rnd.uniform(3, 7), p.rnd.choice(("#f2c84b", "#e8604f", "#fff0d8")))
            balloon(p, 560, 560, 42, "#e0493f", string_to=(532, 772), string="#6a3030")
            person(
                p,
                500,
                930,
                210,
                "#f4efe0",
                skin="olive",
                hair="brown",
                arm_r=(34, -152),
                legs="#b9855c",
            )

    s.lay("summer", summer, wob=0.6, form=(3, 8), vol=0.5, wrap=0)
    s.addlight("warmth", lambda p: p.oval(450, 590, 240, 380, "#ffe6a8"), soft=50, k=0.22, emit=0.2)
    s.ground_shadow(lambda p: p.oval(150, 1116, 90, 14, "#000"), 0.5, 7)
    s.lay(
        "old man",
        lambda p: person(
            p,
            150,
            1112,
            330,
            "#46506e",
            age="old",
            skin="olive",
            hair="white",
            facing="back",
            hat="brim",
            hat_colour="#303750",
            dress=True,
            arm_r=(40, -86),
            cane=True,
            scarf="#b8443c",
        ),
        FIGURE,
        rim=0.7,
        shadow=0.3,
    )
    s.lay("flakes", snow, FLAT)
    s.bloom(0.25)
    s.rays(0.15, 0.3, (450, 590))
    s.finish(vignette=0.4, saturation=1.12)
