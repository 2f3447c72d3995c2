"""Animals in woods, burrows and clockwork."""

from random import Random

from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.animals import deer
from card_art.studio.motifs.land import hill, slope
from card_art.studio.motifs.plants import tree
from card_art.studio.motifs.sea import (
    bubbles,
    fish,
    shafts,
)
from card_art.studio.painter import Scene
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "037",
    seed=63,
    camera="underwater",
    palette="mint-dawn",
    twist="world-inside",
    light=(400, 120),
    lead="deer",
    also=("boat", "tree"),
    animal=True,
    horizon=False,
    title="The wood below",
    alt="Seen from the bottom of a lake: pale trees grow under water and a deer looks up at the "
    "hull of a rowing boat on the bright surface.",
    keywords="mystery, calm, another world, curiosity, surface, depth, discovery",
    opposites=("surface", "depth"),
)
def lake_forest(s: Scene) -> None:
    s.relight(light="#f6ffe0", shadow="#0c2c3c")
    s.sky(((0, "#f4f6d8"), (0.16, "#bfe2c8"), (0.45, "#6fb4a8"), (0.8, "#2f7480"), (1, "#164656")))
    s.glow(400, 60, 460, "#fffbe0", 0.5)
    s.addlight("shafts", lambda p: shafts(p, 400, "#e8fbe0", 7), soft=20, k=0.4)

    def wood(p: Pen, spots: tuple[tuple[float, float], ...], foot: float, tone: str) -> None:
        for x, h in spots:
            tree(p, x, foot, h, tone, spread=0.42, depth=6, width=h * 0.05, roots=True)

    s.lay(
        "far wood",
        lambda p: wood(p, ((120, 620), (300, 560), (520, 600), (690, 640)), 1000, "#8ac0b0"),
        fog=0.6,
        wob=1,
    )
    s.mist(960, 120, "#bfe0cc", 0.5)
    s.lay(
        "wood",
        lambda p: wood(p, ((40, 860), (640, 800), (770, 900)), 1080, "#4f8f8c"),
        fog=0.35,
        wob=1,
    )
    bottom = slope((-40, 1070), (220, 1040), (480, 1056), (840, 1080))
    s.lay(
        "bottom",
        lambda p: hill(p, bottom, "#000", (0, 1030, 0, 1200, ["#5f9a90", "#123c48"])),
        LAND,
        fog=0.15,
    )

    def surface(p: Pen) -> None:
        for i in range(46):
            y = 130 + (i / 46) ** 2 * 140
            x = p.rnd.uniform(0, 800)
            p.oval(x, y, p.rnd.uniform(40, 150), 3 + i * 0.05, "#fffff0", 0.5)

    s.addlight("surface", surface, soft=2, k=0.6)

    def hull(p: Pen) -> None:
        p.fill(
            "230,128! 300,120 420,118 540,122 610,128! 560,186 480,214 380,216 290,190", "#5a3c34"
        )
        p.line([(420, 118), (420, 214)], "#3a2624", 5)
        p.line("250,140 420,196 590,140", "#7a5442", 6)
        for x0, x1 in ((300, 170), (540, 676)):
            p.line([(x0, 130), (x1, 250)], "#6a4a38", 9)
            p.fill([(x1 - 14, 240), (x1 + 14, 240), (x1 + 12, 318), (x1 - 12, 318)], "#6a4a38")

    s.lay("boat", hull, rim=0.5, wob=0.8, fog=0.12, shadow=0.15, reach=60)
    s.ground_shadow(lambda p: p.oval(330, 1080, 180, 18, "#000"), 0.5, 10)
    s.lay("deer", lambda p: deer(p, 300, 1080, 520, "#c4895a"), rim=0.6, wob=0.8, shadow=0.2)

    def antlers(p: Pen) -> None:
        for x, lean, seed in ((462, -0.45, 3), (490, 0.35, 8)):
            tree(
                p,
                x,
                606,
                330,
                "#8a5f44",
                spread=0.5,
                depth=4,
                lean=lean,
                width=18,
                roots=False,
                rnd=Random(seed),
            )

    s.lay("antlers", antlers, rim=0.5, wob=0.6)
    s.lay(
        "fish",
        lambda p: [
            fish(
                p,
                p.rnd.uniform(60, 740),
                p.rnd.uniform(330, 560),
                p.rnd.uniform(16, 26),
                "#e8925c",
                "#b8603c",
                p.rnd.uniform(-8, 8),
                p.rnd.random() < 0.5,
            )
            for _ in range(9)
        ],
        FIGURE,
        fog=0.2,
    )
    s.lay("bubbles", lambda p: bubbles(p, 24, (520, 300, 600, 900)), FLAT)
    s.lay(
        "near reeds",
        lambda p: (
            p.taper([(40, 1240), (70, 1060), (20, 900)], 40, 3, "#0e3440"),
            p.taper([(740, 1240), (710, 1080), (770, 940)], 44, 3, "#0e3440"),
            p.taper([(650, 1240), (680, 1150), (640, 1080)], 30, 3, "#0e3440"),
        ),
        soft=2.2,
        wob=1.5,
        vol=0.4,
    )
    s.bloom(0.3)
    s.rays(0.3, 0.5, (400, 60))
    s.finish(vignette=0.45)
