"""Animals in woods, burrows and clockwork."""

from random import Random

from card_art.studio.motifs.animals import deer, mouse
from card_art.studio.motifs.land import hill, slope
from card_art.studio.motifs.plants import tree
from card_art.studio.motifs.sea import (
    bubbles,
    fish,
    shafts,
)
from card_art.studio.motifs.things import chain, gear, lantern
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import circle, spots
from card_art.studio.pen import Pen


@scene(
    "037",
    seed=63,
    camera="underwater",
    palette="mint-dawn",
    twist="wrong-growth",
    light=(400, 120),
    lead="deer",
    also=("boat", "tree"),
    animal=True,
    horizon=False,
    title="The wood below",
    alt="Under a lake: a deer with branching antlers stands among pale trees and looks ahead. "
    "Above it the hull of a rowing boat lies on the bright surface.",
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


@scene(
    "036",
    seed=123,
    camera="cross-section",
    palette="ember",
    twist="caged-free",
    light=(430, 640),
    lead="mouse",
    also=("watch", "gears"),
    animal=True,
    centred=True,
    horizon=False,
    title="Somebody has to",
    alt="A brass pocket watch is cut open. Inside, among the gears, a mouse in a lamplit room "
    "turns a wheel with a crank beside its small bed.",
    keywords="duty, time, hidden work, comfort, routine, secret, freedom, prison",
    opposites=("comfort", "prison"),
)
def watch_mouse(s: Scene) -> None:
    s.relight(light="#ffdf98", shadow="#1c0e1c")
    s.sky(((0, "#6a3430"), (0.5, "#a8603c"), (0.8, "#8a4430"), (1, "#4a2024")), warp=50)
    s.lay(
        "weave",
        lambda p: [
            p.line([(x, -20), (x - 160, 1220)], "#5a2a2a", 5, 0.35) for x in range(0, 1000, 44)
        ],
        fog=0.3,
        wob=1.5,
    )
    cx, cy = 400, 660
    s.lay(
        "chain",
        lambda p: chain(p, [(400, 190), (470, 110), (600, 70), (820, 40)], "#c49a50", 26),
        rim=0.5,
        wob=0.4,
        shadow=0.4,
    )
    s.lay(
        "crown",
        lambda p: (
            p.ring(cx, 200, 56, "#b88a44", 20),
            p.rect(cx - 44, 236, 88, 70, "#c49a50", r=12),
            [
                p.line([(cx - 36 + i * 12, 240), (cx - 36 + i * 12, 300)], "#7a5424", 4)
                for i in range(7)
            ],
        ),
        rim=0.5,
        shadow=0.4,
        wob=0.7,
    )
    s.ground_shadow(lambda p: p.circ(cx + 16, cy + 34, 356, "#000"), 0.6, 26)
    s.lay(
        "case",
        lambda p: (p.circ(cx, cy, 354, "#c49a50"), p.circ(cx, cy, 322, "#7a5428")),
        rim=0.5,
        wob=1,
        form=(5, 16, 34),
    )
    inside = circle(cx, cy, 314)
    s.lay(
        "inside",
        lambda p: p.fill(inside, "#000", 1, (0, 350, 0, 980, ["#3a1e20", "#7a4430", "#4a261f"])),
        vol=-0.5,
        form=(12, 30),
        wob=0.8,
    )
    s.glow(430, 700, 260, "#ffc070", 0.45)

    def works(p: Pen, row: str, tone: str) -> None:
        with p.clip(inside):
            for x, y, r, teeth in spots(row):
                gear(p, x, y, r, tone, int(teeth), x)

    s.lay(
        "far gears",
        lambda p: works(p, "250,480,110,16 560,460,130,18 400,390,70,12 640,640,90,14", "#6a4a34"),
        fog=0.4,
        wob=0.6,
        vol=0.8,
    )
    s.lay(
        "gears",
        lambda p: works(p, "180,640,96,14 530,560,104,16 330,470,84,13", "#b88844"),
        shadow=0.5,
        reach=16,
        wob=0.6,
        rim=0.4,
    )

    def floor(p: Pen) -> None:
        with p.clip(inside):
            p.rect(60, 800, 680, 24, "#8a5a34")
            p.rect(60, 824, 680, 300, "#3a1e1c")
            for x, y, r in spots("250,900,60 380,880,44 520,920,70"):
                gear(p, x, y, r, "#8a6034", 12)

    s.lay("floor", floor, shadow=0.4, wob=0.7, rim=0.4)

    def bed(p: Pen) -> None:
        p.rect(140, 742, 170, 22, "#5a3020", r=4)
        p.rect(136, 690, 16, 112, "#5a3020", r=5)
        p.rect(300, 720, 14, 82, "#5a3020", r=5)
        p.fill("152,744! 152,716 200,712 302,720 304,746!", "#b8483c")
        p.oval(178, 714, 30, 14, "#f4e8d4")

    s.lay("bed", bed, FIGURE, shadow=0.35)
    s.lay(
        "crank",
        lambda p: (
            p.line([(530, 560), (500, 690)], "#5a3420", 14),
            p.line([(500, 690), (456, 690)], "#5a3420", 13),
        ),
        FIGURE,
        rim=0.5,
    )
    s.lay("mouse", lambda p: mouse(p, 400, 802, 220, "#a08e88"), FIGURE, shadow=0.35, rim=0.6)
    s.lay("paw", lambda p: p.taper([(416, 706), (446, 690), (470, 690)], 20, 13, "#94827c"), FIGURE)
    s.lay(
        "lamp",
        lambda p: (
            p.line([(560, 640), (560, 690)], "#2a1a18", 4),
            lantern(p, 560, 730, 74, "#2a1a18"),
        ),
        FIGURE,
    )
    s.addlight("lamplight", lambda p: p.rect(546, 704, 28, 36, "#ffe08a"), soft=14, k=1, emit=1)
    s.lay(
        "shelf",
        lambda p: (
            p.rect(590, 770, 100, 10, "#5a3420"),
            [
                p.rect(598 + i * 18, 730, 14, 40, c, r=2)
                for i, c in enumerate(("#8a3c34", "#3f6c60", "#c4903c", "#6a4a6c"))
            ],
        ),
        FIGURE,
        shadow=0.3,
    )
    s.lay("rim light", lambda p: p.ring(cx, cy, 318, "#f0cf88", 6, 0.9), wob=0.4, vol=0.4)
    s.motes(30, "#ffe0a0", (450, 700, 120))
    s.bloom(0.5)
    s.finish(vignette=0.55)
