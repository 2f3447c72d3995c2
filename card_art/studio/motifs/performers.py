"""Who appears on a stage, in the pose of one card."""

import math

from card_art.studio.paths import (
    Point,
)
from card_art.studio.pen import Pen


def bear_shadow(p: Pen) -> None:
    """Draw a bear's shadow on one leg with raised arms, like the dancer."""
    tone = "#5a2440"
    p.taper([(500, 980), (496, 860), (520, 720)], 92, 150, tone)
    p.oval(468, 976, 70, 26, tone)
    p.taper([(560, 760), (660, 800), (640, 900)], 150, 84, tone)
    p.oval(612, 906, 58, 36, tone)
    p.fill("400,760 380,600 420,450 520,400 620,440 670,600 650,760 530,840", tone)
    p.taper([(440, 500), (340, 400), (350, 270)], 110, 72, tone)
    p.circ(352, 262, 42, tone)
    p.taper([(600, 490), (690, 400), (670, 270)], 110, 72, tone)
    p.circ(668, 262, 42, tone)
    p.fill("410,330 420,240 510,200 600,236 616,330 560,400 460,400", tone)
    p.fill("430,330 380,340 366,366 400,390 460,392", tone)
    for x in (440, 584):
        p.circ(x, 222, 34, tone)


def dancer(p: Pen) -> None:
    """Draw a dancer with arms up and one foot drawn to the knee."""
    skin, dress = "#6d4530", "#fff4e6"
    with p.at(212, 1124, 1.5):
        p.taper([(0, 0), (4, -60), (0, -128)], 9, 17, skin)
        p.fill("-6,-12 6,-12 9,2 0,6 -8,2", "#d8707a")
        p.taper([(4, -120), (44, -92), (12, -62)], 17, 9, skin)
        p.oval(8, -60, 8, 5, "#d8707a")
        for side in (-1, 1):
            arm: list[Point] = [(side * 11, -186), (side * 40, -214), (side * 26, -262)]
            p.taper(arm, 11, 7, skin)
            p.circ(side * 24, -264, 5, skin)
        p.rect(-5, -206, 10, 20, skin)
        p.circ(0, -220, 17, skin)
        p.fill("-17,-220 -16,-238 0,-244 16,-238 17,-222 8,-232 -8,-232", "#221a20")
        p.circ(0, -246, 9, "#221a20")
        p.fill("-13,-194! -10,-160 -8,-142! 8,-142! 10,-160 13,-194! 0,-186", dress)
        p.fill(
            "-8,-148! -60,-128 -78,-108 -50,-104 -20,-112 0,-106 20,-112 52,-104 78,-108 "
            "60,-128 8,-148!",
            dress,
        )
        p.circ(-6, -220, 2, "#1e1518")
        p.circ(7, -220, 2, "#1e1518")


def conductor(p: Pen) -> None:
    """Draw a conductor from behind: tailcoat, wild hair, a baton to the right."""
    coat = "#1c2228"
    with p.at(400, 1104, 1.9):
        for side in (-1, 1):
            p.line([(side * 12, -86), (side * 14, -4)], "#14181c", 17)
            p.oval(side * 16, -3, 14, 6, "#0c0e10")
            arm: list[Point] = [(side * 24, -164), (side * 62, -158), (side * 88, -214)]
            p.taper(arm, 24, 15, coat)
            p.rect(side * 88 - 8, -222, 16, 10, "#f4f0e4", r=3)
            p.circ(side * 88, -230, 10, "#efc9a6")
        p.fill(
            "-30,-176! -36,-120 -30,-84 -40,-30! -8,-40 0,-84 8,-40 40,-30! 30,-84 36,-120 "
            "30,-176!",
            coat,
        )
        p.line([(92, -234), (142, -288)], "#f8f0d8", 4)
        p.rect(-8, -190, 16, 18, "#e0b896")
        p.fill(
            "-32,-206 -40,-232 -26,-246 -22,-262 0,-256 18,-266 28,-246 42,-234 32,-206 "
            "16,-186 -16,-186",
            "#f0ece2",
        )


def tent(p: Pen) -> None:
    """Draw stripes from the top of the tent to its foot."""
    for i in range(14):
        left, right = -500 + i * 130, -435 + i * 130
        tone = "#c46a72" if i % 2 else "#6a3a66"
        p.fill([(400, -160), (left, 1000), (right + 65, 1000)], tone)
    for i in range(12):
        x = i * 74 - 10
        p.fill(f"{x},980! {x + 37},1040 {x + 74},980!", "#e0967a" if i % 2 else "#6a3a66")


def spider(p: Pen) -> None:
    """Draw the spider on the left pole, where the thread begins."""
    for side in (-1, 1):
        for angle in (-0.7, -0.2, 0.3, 0.8):
            knee = (96 + side * 30 * math.cos(angle), 566 + 30 * math.sin(angle) - 12)
            foot = (96 + side * 46 * math.cos(angle), 570 + 46 * math.sin(angle))
            p.line([(96, 566), knee, foot], "#1c0f24", 4)
    p.circ(96, 560, 20, "#2c1838")
    p.circ(96, 582, 12, "#2c1838")
    p.circ(92, 584, 3, "#ffe0a0")
    p.circ(100, 584, 3, "#ffe0a0")


def flame_dancer(p: Pen, x: float, y: float, s: float, pose: int) -> None:
    """Draw a figure of fire, `s` tall, standing on the wick; three poses."""
    with p.at(x, y, s / 200, (-6, 4, 8)[pose], flip=pose == 1):
        hem = (0.0, 0.0, 0.0, -130.0, ["#ff7a20", "#ffb048", "#ffd468"])
        p.fill(
            "0,6 -40,2 -70,-20 -62,-56! -48,-44 -34,-84 -14,-110 -10,-132! 10,-132! 14,-110 36,-84 "
            "52,-50 70,-66! 72,-24 40,2",
            "#ff9a38",
            1,
            hem,
        )
        p.fill("0,2 -26,-4 -34,-36 -18,-80 -7,-122! 7,-122! 18,-80 32,-36 24,-4", "#ffe9a0", 0.8)
        p.fill("-11,-128! -12,-156 0,-164 12,-156 11,-128!", "#ffc858")
        arms: tuple[list[Point], list[Point]] = (
            [(-9, -154), (-38, -170), (-30, -214)],
            [(9, -154), (40, -176), (20, -222)],
        )
        if pose == 2:
            arms = ([(-9, -154), (-46, -150), (-70, -180)], arms[1])
        for arm in arms:
            p.taper(arm, 10, 3, "#ffc858")
        p.circ(0, -178, 14, "#ffe8a0")
        p.fill("-14,-180 -10,-198 6,-206 26,-196 44,-206! 34,-184 16,-174 12,-186", "#ff8a30")
