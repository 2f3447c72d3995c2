"""A bear asleep: body, head and paw are layers of their own, each casting a shadow."""

from card_art.studio.colour import darker, lighter
from card_art.studio.pen import Pen

FUR = "#8a5836"


def bear_body(p: Pen) -> None:
    """Curled up in the den, back to the roots."""
    p.fill(
        "250,1010 240,850 300,730 420,676 540,690 640,760 690,870 680,980 620,1060 "
        "470,1084 320,1078",
        FUR,
    )
    p.fill("520,1080! 500,980 560,900 640,890 676,960 650,1040", darker(FUR, 0.12))


def bear_head(p: Pen) -> None:
    """Asleep on its paws, nose to the left."""
    light = lighter(FUR, 0.1)
    for x, y in ((196, 826), (352, 812)):
        p.circ(x, y, 48, FUR)
        p.circ(x, y, 27, darker(FUR, 0.4))
    p.fill(
        "150,960 156,880 210,826 290,812 370,850 400,930 380,1010 300,1050 210,1046 164,1010", light
    )
    p.fill("160,980 190,936 250,930 290,970 280,1024 226,1048 176,1030", lighter(FUR, 0.36))
    p.oval(206, 952, 28, 19, "#1d1418")
    p.line("206,970 208,996 226,1006", "#3a2620", 6)
    for x in (196, 312):
        p.line(f"{x - 20},906 {x},918 {x + 20},904", "#1d1418", 8)


def bear_paw(p: Pen) -> None:
    p.fill("180,1092! 170,1060 220,1036 330,1034 420,1050 440,1092!", lighter(FUR, 0.03))
    for x in (196, 226, 256):
        p.line([(x, 1070), (x - 4, 1090)], "#2a1a18", 6)
