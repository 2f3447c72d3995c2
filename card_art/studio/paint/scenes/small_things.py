"""Cards about things smaller than a hand: a matchbox, a spider's web."""

from card_art.studio.motifs.things import flame
from card_art.studio.paint.looks import FIGURE, FLAT
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.pen import Pen


@scene(
    "067",
    seed=67,
    camera="close-up",
    palette="teal-moon",
    twist="other-head",
    light=(474, 420),
    lead="matchbox",
    also=("match", "flame"),
    night=True,
    horizon=False,
    title="Counting sheep",
    alt="Matches sleep side by side in a matchbox made up as a bed. One of them lies awake with "
    "its head on fire, beside an empty place.",
    keywords="insomnia, danger, love, loneliness, idea, sacrifice, warmth",
    opposites=("warmth", "danger"),
)
def matchbox_bed(s: Scene) -> None:
    s.sky(((0, "#1c3a4c"), (1, "#12283a")), 60, 1)
    s.lay(
        "boards",
        lambda p: [
            p.line([(-10, y), (810, y + 20)], "#0c1c2a", 6, 0.8) for y in range(60, 1240, 150)
        ],
        FLAT,
    )
    s.glow(474, 400, 560, "#ffb054", 0.5)
    s.ground_shadow(lambda p: p.rect(150, 190, 560, 1060, "#000", r=20), 0.7, 24)
    s.lay(
        "tray",
        lambda p: (
            p.rect(128, 170, 544, 1080, "#b8946a", r=8),
            p.rect(152, 196, 496, 1060, "#e8dcc4", r=4),
        ),
        rim=0.3,
    )
    s.lay(
        "pillow",
        lambda p: p.fill(
            "176,260 400,226 624,260 636,370 612,450 400,470 188,450 164,370", "#f8f4ea"
        ),
        shadow=0.3,
        wob=1.6,
    )

    def sleepers(p: Pen) -> None:
        for i, x in enumerate((214, 300, 386, 474)):
            lean = (0, -4, 3, 0)[i]
            p.taper([(x, 1100), (x + lean, 760), (x + lean, 420)], 46, 44, "#e8c48a")
            if i < 3:
                match_head(p, x + lean, 390, asleep=True)

    s.lay("sleepers", sleepers, FIGURE, rim=0.5, shadow=0.35)
    s.lay("waking", lambda p: match_head(p, 474, 390, asleep=False), FIGURE, vol=0.2)
    s.lay("flame", lambda p: flame(p, 474, 372, 190), FLAT, emit=0.9)

    def cover(p: Pen) -> None:
        p.rect(104, 720, 592, 540, "#b83c34", r=10)
        for i in range(6):
            p.rect(104, 772 + i * 84, 592, 26, "#8a2430" if i % 2 else "#e0b060")
        p.rect(104, 716, 592, 34, "#d8604c", r=8)

    s.lay("cover", cover, rim=0.5, shadow=0.6, reach=16, wob=0.8)
    s.motes(40, "#ffd890", (474, 330, 120))
    s.rays(0.2, 0.4)
    s.bloom(0.4)
    s.finish(vignette=0.5)


def match_head(p: Pen, x: float, y: float, asleep: bool) -> None:
    """Draw a red tip with two eyes."""
    p.fill(
        f"{x - 34},{y + 40} {x - 40},{y - 6} {x},{y - 52} {x + 40},{y - 6} {x + 34},{y + 40}",
        "#a8302c",
    )
    for side in (-13, 13):
        if asleep:
            p.line(
                f"{x + side - 8},{y + 2} {x + side},{y + 8} {x + side + 8},{y + 2}", "#2a0c10", 4
            )
        else:
            p.oval(x + side, y + 8, 8, 10, "#fff4dc")
            p.circ(x + side, y + 6, 5, "#2a0c10")
