"""Traces that somebody left behind."""

from card_art.studio.looks import FIGURE
from card_art.studio.motifs.buildings import Window, house, lit_windows
from card_art.studio.motifs.plants import pine
from card_art.studio.painter import Scene
from card_art.studio.paths import spots
from card_art.studio.pen import Pen
from card_art.studio.registry import scene

SOLE = (
    "-8,-86 28,-96 54,-70 56,-30 40,10 30,60 38,110 34,156 6,178 -24,166 -38,130 -30,80 -44,20 "
    "-52,-40 -36,-76"
)


@scene(
    "035",
    seed=114,
    camera="aerial",
    palette="snow-blue",
    twist="scale-swap",
    light=(680, 140),
    lead="footprints",
    also=("village",),
    horizon=False,
    title="Someone passed",
    alt="Huge bare footprints cross a snowfield towards the hills. In each hollow lies a village "
    "with lit windows and fir trees.",
    keywords="fear, shelter, legacy, chance, giants, smallness, trace, home, threat",
    opposites=("shelter", "threat"),
)
def giant_steps(s: Scene) -> None:
    s.relight(light="#ffe4c4", shadow="#26305c")
    s.sky(
        ((0, "#c4c4dc"), (0.3, "#dcdce8"), (0.6, "#a4b0d4"), (1, "#5a6aa0")), warp=90, stretch=1.5
    )

    s.glow(680, 100, 520, "#ffd0a0", 0.35)

    def drifts(p: Pen) -> None:
        for _ in range(46):
            x, y = p.rnd.uniform(-60, 860), p.rnd.uniform(20, 1200)
            w = p.rnd.uniform(90, 260)
            p.line(
                f"{x - w},{y + 14} {x - w * 0.3},{y - 6} {x + w * 0.3},{y + 6} {x + w},{y - 10}",
                "#d8dcec",
                p.rnd.uniform(6, 16),
                0.5,
            )

    s.lay("drifts", drifts, soft=6, vol=0.8, wob=4, wrap=0)
    steps = (
        (260, 850, 1.62, 8, False),
        (560, 520, 1.06, 14, True),
        (420, 262, 0.66, 10, False),
        (592, 108, 0.42, 12, True),
    )
    for i, (x, y, size, turn, left) in reversed(list(enumerate(steps))):

        def print_(p: Pen) -> None:
            with p.at(x, y, size, turn, flip=left):
                p.fill(SOLE, "#34427c")
                for tx, ty, r in spots("-30,-112,20 0,-124,15 24,-124,13 44,-116,12 60,-102,10"):
                    p.circ(tx, ty, r, "#34427c")

        s.lay(
            f"hollow {i}",
            print_,
            vol=-1.1,
            rim=0,
            edge=0.5,
            wob=1.4,
            wrap=0.1,
            fog=(0.05, 0.15, 0.35, 0.5)[i],
            form=(max(3, 7 * size), max(6, 18 * size)),
        )
        lights: list[Window] = []

        def village(p: Pen) -> None:
            for hx, hy, w in spots(
                "-16,-58,32 22,-46,36 -12,-10,30 22,4,32 2,52,32 0,104,28 14,146,30"
            ):
                px, py = x + (-hx if left else hx) * size * 0.92, y + hy * size + 20 * size
                roof = p.rnd.choice(("#a8483c", "#7c3848", "#c47c4c"))
                lights.extend(house(p, px, py, w * size * 0.95, "#e4cfae", roof, h=w * size * 0.8))
            for hx, hy, h in spots("-34,-10,44 38,-30,50 -20,60,40 26,90,48 -16,140,44"):
                pine(
                    p,
                    x + (-hx if left else hx) * size * 0.9,
                    y + hy * size + 20 * size,
                    h * size,
                    "#3a5878",
                )

        s.lay(f"village {i}", village, FIGURE, shadow=0.3, fog=(0, 0.12, 0.32, 0.5)[i], rim=0.3)
        s.addlight(
            f"windows {i}", lambda p: lit_windows(p, lights, "#ffd080"), soft=3, k=1.0, emit=1.0
        )
        if i < 2:
            s.glow(x, y + 20 * size, 150 * size, "#ffc880", 0.4)
    s.bloom(0.55)
    s.finish(vignette=0.5, contrast=1.3)
