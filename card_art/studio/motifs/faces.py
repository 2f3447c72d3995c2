"""Animals that look straight at us."""

from card_art.studio.pen import Pen


def fox_face(p: Pen, x: float, y: float, s: float, rot: float) -> None:
    with p.at(x, y, s, rot):
        p.rect(-52, 20, 104, 120, "#c8622c", r=30)
        for side in (-1, 1):
            p.fill([(side * 20, -60), (side * 66, -120), (side * 74, -30)], "#d8682c")
        p.fill("-74,-40 0,-70 74,-40 84,6 40,40 0,84 -40,40 -84,6", "#e07a34")
        p.fill("-80,10! -30,10 0,40 30,10 80,10! 40,44 0,86 -40,44", "#fff0da")
        face_features(p, 34, -2, 66)


def owl_face(p: Pen, x: float, y: float, s: float, rot: float) -> None:
    with p.at(x, y, s, rot):
        p.rect(-74, 20, 148, 120, "#745846", r=30)
        p.fill("-84,-70! -60,-64 0,-76 60,-64 84,-70! 90,20 40,80 0,86 -40,80 -90,20", "#8a6a54")
        for side in (-1, 1):
            p.circ(side * 38, -6, 38, "#f0dfc0")
            p.circ(side * 38, -6, 22, "#f2b33c")
            p.circ(side * 36, -4, 12, "#1d1822")
        p.fill("-11,14! 0,6 11,14! 0,42!", "#d89a3c")


def bear_face(p: Pen, x: float, y: float, s: float, rot: float) -> None:
    with p.at(x, y, s, rot):
        p.rect(-66, 10, 132, 130, "#6a4632", r=30)
        for side in (-1, 1):
            p.circ(side * 66, -62, 30, "#6a4632")
            p.circ(side * 66, -62, 16, "#4a2e24")
        p.fill("-86,-20 -60,-74 0,-90 60,-74 86,-20 70,44 0,80 -70,44", "#7f5640")
        p.oval(0, 34, 40, 34, "#c8a078")
        face_features(p, 34, -14, 22)


def rabbit_face(p: Pen, x: float, y: float, s: float, rot: float) -> None:
    with p.at(x, y, s, rot):
        p.rect(-48, 20, 96, 120, "#dcd0c4", r=30)
        for side in (False, True):
            with p.at(flip=side):
                p.fill("14,-50 20,-120 40,-170 60,-120 50,-44", "#efe6da")
                p.fill("26,-56 30,-110 40,-146 50,-108 42,-54", "#e0a49c")
        p.fill("-66,-20 -44,-60 0,-70 44,-60 66,-20 62,36 0,72 -62,36", "#f4ece0")
        face_features(p, 28, -8, 26)


def face_features(p: Pen, eye: float, level: float, nose: float) -> None:
    """Draw two dark eyes and a nose."""
    for side in (-1, 1):
        p.oval(side * eye, level, 9, 11, "#1d1822")
        p.circ(side * eye + 3, level - 4, 3, "#fff")
    p.oval(0, nose, 13, 10, "#2a1c20")


def cat_from_behind(p: Pen, x: float, y: float, s: float) -> None:
    """Draw a sitting cat looking away from us, in a scarf, its tail hanging over the sill."""
    fur = "#2c2a3c"
    with p.at(x, y, s / 200):
        p.line("40,-10 66,20 60,70 84,96", fur, 17)
        p.fill("-52,0! -58,-54 -40,-108 0,-126 40,-108 58,-54 52,0!", fur)
        p.fill("-44,-136 -44,-200! -18,-176 18,-176 44,-200! 44,-136 24,-112 -24,-112", fur)
        p.line("-36,-116 0,-106 36,-116", "#d2493f", 18)
        p.taper([(-20, -112), (-34, -80), (-28, -52)], 18, 14, "#d2493f")
