"""Who lives or works in the deep."""

import math

from card_art.studio.colour import darker, lighter, mix
from card_art.studio.paths import oval
from card_art.studio.pen import Pen


def diver(p: Pen, x: float, y: float, s: float) -> None:
    """Draw an old-fashioned diver floating, both hands forward to the left; `s` is his height."""
    suit, brass = "#7a6a94", "#d89a3c"
    with p.at(x, y, s / 200, 14):
        for hip, knee, foot in (((-8, 0), (14, 40), (40, 66)), ((8, -4), (40, 26), (70, 40))):
            p.taper([hip, knee, foot], 34, 22, darker(suit, 0.15))
            p.oval(foot[0] + 4, foot[1] + 4, 20, 12, "#3a3048")
        p.fill("-30,4 -36,-50 -26,-92 24,-92 34,-50 28,6", suit)
        p.rect(-32, -30, 64, 13, "#4a3a38", r=5)
        for hand in ((-62, -44), (-56, -72)):
            p.taper([(0, -76), (-34, -50), hand], 28, 20, lighter(suit, 0.08))
            p.circ(*hand, 12, "#3a3048")
        p.oval(0, -94, 36, 13, darker(brass, 0.2))
        p.circ(0, -128, 40, brass)
        p.circ(-16, -128, 22, darker(brass, 0.3))
        p.circ(-16, -128, 17, "#2f4a60")
        p.line("-24,-136 -16,-142", "#eafaff", 4)
        p.circ(28, -126, 9, darker(brass, 0.3))
        p.line("18,-160 40,-220 20,-300 60,-400 40,-520", "#5a4a50", 8)


def angler(p: Pen) -> None:
    """Draw the great fish filling the right of the sheet, mouth open to the left."""
    skin = "#4a3060"
    p.fill(
        "300,690! 380,500 520,360 690,300 860,300! 860,1060! 640,1020 480,960 380,880 330,800! "
        "420,850 520,840 560,790 540,730 440,700",
        skin,
    )
    p.fill("330,800! 420,856 520,846 566,790 540,728 440,700 300,690! 420,740 480,780", "#1c0f26")
    for i in range(7):
        x = 322 + i * 34
        p.fill([(x, 690 + i * 4), (x + 24, 694 + i * 4), (x + 6, 756 + i * 3)], "#f0dcc0")
    for i in range(6):
        x = 346 + i * 34
        p.fill(
            [
                (x, 822 + i * 6 - (i > 3) * 10),
                (x + 22, 834 + i * 5 - (i > 3) * 12),
                (x + 14, 764 + i * 5),
            ],
            "#e8d0b4",
        )
    p.circ(590, 520, 58, "#f2e2a8")
    p.circ(578, 526, 30, "#20122a")
    p.circ(568, 514, 9, "#fff")
    p.fill("700,760 780,700 860,720! 860,860! 790,850", darker(skin, 0.2))
    for i in range(16):
        p.circ(
            640 + (i * 61) % 160,
            380 + (i * 97) % 560,
            7 + i % 4 * 3,
            mix(skin, "#c08aa0", 0.3),
            0.6,
        )


def pull_chain(p: Pen) -> None:
    """Draw links seen flat and edge on by turns, from the plug's ring to beyond the surface."""
    for i in range(27):
        x, y = 420 + 52 * math.sin(i / 8.5), 846 - i * 33
        if i % 2:
            p.oval(x, y, 7, 23, "#7f8a98")
        else:
            p.line(oval(x, y, 15, 22), "#98a2ae", 8)
