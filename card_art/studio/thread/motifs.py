"""Motifs in thread that several modules of cards use."""

from card_art.studio.kit import *
from card_art.studio.thread.kit import *


def fox_head(x: float, y: float, size: float, rot: float = 0) -> Pieces:
    """Return a fox's head in profile, looking right; `size` is half its length."""
    return put([
        felt(["-20,-30! -44,-92! 6,-52!", "6,-46! 14,-98! 40,-40!"], "#8a3a18"),
        fill("-58,10 -54,-34 -20,-60 30,-50 62,-18 112,8 110,20 60,34 10,52 -36,44", "#8f3c18", "#d8702a", "#f0a050",
             shade="lit", lines=["-50,-10 10,-20 108,12", "-40,30 20,30 100,18"]),
        fill("-50,22 -10,26 40,18 108,16 60,36 14,54 -34,46 -62,40", "#f2e6cc", lines=["-50,30 20,36 100,20"], lift=1),
        felt(circle(110, 10, 9), "#1d1416"),
        felt(oval(34, -14, 8, 9), "#1d1416", thick=3),
    ], x, y, size / 110, rot)  # fmt: skip


def lion_head(x: float, y: float, size: float) -> Pieces:
    """Return a lion's head from the front with its whole mane; `size` is the width of the mane."""
    mane = whole([star(0, 0, 150, 22, 0.82), circle(0, 0, 130)])
    return put([
        fill(mane, "#6a3210", "#b8641e", "#e8a040", "#f2c060", shade="edge", way=(0, 20), width=5, size=44, puff=20,
             lift=16),
        felt([circle(-70, -74, 26), circle(70, -74, 26)], "#c88a3a", lift=8),
        felt([circle(-70, -72, 13), circle(70, -72, 13)], "#f4d8b0", lift=0),
        fill("-76,-10 -62,-66 0,-88 62,-66 76,-10 60,56 26,92 0,98 -26,92 -60,56", "#b8802a", "#e8b450", "#f7d484",
             shade="lit", way=(0, 40), lift=12, puff=16),
        fill("-20,-50 20,-50 26,20 -26,20", "#e8b450", "#f7d484", way=90, lift=3),
        fill(["-44,46 -8,28 0,60 -20,86 -46,76", "44,46 8,28 0,60 20,86 46,76"], "#fbf0dc", "#fffaf0", way=(0, 10),
             lift=4),
        felt("-22,20 0,12 22,20 10,40 -10,40", "#5a2a22", thick=5, lift=4),
        felt([oval(-34, -14, 15, 12), oval(34, -14, 15, 12)], "#f7ead0", lift=2),
        felt([circle(-33, -13, 8), circle(35, -13, 8)], "#22140c", lift=0),
        satin([strip("-54,-34 -36,-42 -18,-32", [4, 10, 4]), strip("54,-34 36,-42 18,-32", [4, 10, 4])], "#6a3210"),
        line("stem", ["0,42 0,58", "-22,66 -8,70 0,58 10,70 22,66"], "#5a2a22", 4),
    ], x, y, size / 300)  # fmt: skip
