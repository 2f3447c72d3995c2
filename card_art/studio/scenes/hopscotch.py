"""A game that goes on past the edge of the roof."""

from card_art.studio.colour import Colour, darker, mix
from card_art.studio.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.motifs.land import cloud
from card_art.studio.motifs.people import person
from card_art.studio.painter import Scene
from card_art.studio.pen import Pen
from card_art.studio.registry import scene

# Chalk squares, near to far: the middle of the lower edge, then half the width there and above.
SQUARES = (
    (300, 1150, 96, 88),
    (312, 1010, 86, 78),
    (326, 880, 77, 70),
    (340, 760, 69, 62),
    (354, 652, 61, 55),
    (368, 556, 54, 49),
    (382, 470, 48, 43),
    (396, 394, 42, 38),
)


@scene(
    "041",
    seed=141,
    camera="aerial",
    palette="ochre-desert",
    twist="path-to-nowhere",
    light=(720, 180),
    lead="hopscotch",
    also=("roof", "street"),
    people=("child/olive",),
    horizon=False,
    title="Do not touch the lines",
    alt="A child hops along chalk squares on a flat roof, seen from above. The squares go on past "
    "the edge of the roof, in the air over a street far below.",
    keywords="courage, danger, play, trust, growing up, imagination, risk",
    opposites=("play", "danger"),
)
def hopscotch(s: Scene) -> None:
    s.sky(((0, "#2a5468"), (0.6, "#3f7080"), (1, "#4f8088")), 60, 1)
    s.lay("street", street, LAND, fog=0.22, wob=1)
    s.lay(
        "haze",
        lambda p: (cloud(p, 640, 330, 300, "#a8bcc0"), cloud(p, 90, 560, 260, "#98b0b8")),
        CLOUD,
        alpha=0.75,
        edge=0,
    )
    s.ground_shadow(
        lambda p: p.fill([(-20, 700), (820, 800), (820, 870), (-20, 770)], "#000"), 0.5, 26
    )
    roof = [(-20, 706), (820, 800), (820, 1240), (-20, 1240)]
    s.lay(
        "roof",
        lambda p: p.fill(roof, "#d8905c", 1, (0, 700, 0, 1200, ["#e8ac74", "#b86a48"])),
        LAND,
        rim=0.4,
    )
    s.lay("tiles", tiles, FLAT, alpha=0.7)
    s.lay(
        "kerb",
        lambda p: (
            p.fill([(-20, 690), (820, 784), (820, 816), (-20, 722)], "#f0c898"),
            p.fill([(-20, 684), (820, 778), (820, 788), (-20, 694)], "#a8623c"),
        ),
        LAND,
        rim=0.5,
    )
    s.lay("chimney", chimney, FIGURE, rim=0.4, shadow=0.5, reach=30)
    s.lay("chalk", chalk, FLAT, alpha=0.92)
    s.ground_shadow(lambda p: p.oval(300, 968, 66, 15, "#000"), 0.6, 8)
    s.lay(
        "child",
        lambda p: person(
            p,
            322,
            950,
            300,
            "#c83c34",
            skin="olive",
            hair="black",
            cut="braids",
            facing="back",
            arm_l=(-58, -128),
            arm_r=(58, -120),
            lean=-5,
        ),
        FIGURE,
        rim=0.7,
    )
    s.bloom(0.3)
    s.finish(vignette=0.45, contrast=1.2)


def street(p: Pen) -> None:
    """Far below: a road between roofs, with trees and two cars."""
    p.fill([(250, 720), (350, -20), (520, -20), (640, 760)], "#48606c")
    for i in range(8):
        y = 690 - i * 92
        p.rect(436 - i, y, 10, 46, "#d8dccc", r=3)
    tones: tuple[Colour, ...] = ("#7a4a44", "#6a3f40", "#8a5648", "#5f3a40")
    for row in range(6):
        y = row * 128 - 20
        for x, w in ((-20, 210 + row * 4), (560 + row * 10, 290)):
            tone = p.rnd.choice(tones)
            p.rect(x, y, w, 116, tone, r=4)
            p.rect(x, y + 54, w, 8, darker(tone, 0.2))
    for i in range(9):
        x = 290 - i * 2 + (i % 2) * 280
        p.circ(x, 90 + i * 70, 26, mix("#2f5a4c", "#3f7058", p.rnd.random()))
    p.rect(388, 250, 30, 52, "#d8523f", r=9)
    p.rect(470, 520, 34, 58, "#f0d27a", r=9)


def tiles(p: Pen) -> None:
    for i in range(1, 8):
        y = 720 + i * i * 9 + i * 18
        p.line([(-20, y), (820, y + 94)], "#9a5638", 4)
    for i in range(-2, 14):
        p.line([(i * 74 + 30, 690 + i * 8), (i * 104 - 180, 1240)], "#9a5638", 4)


def chimney(p: Pen) -> None:
    p.fill([(600, 860), (740, 876), (740, 1020), (600, 1004)], "#a85a40")
    p.fill([(590, 850), (620, 820), (764, 836), (748, 872)], "#e0a078")
    p.fill([(628, 846), (640, 834), (720, 843), (712, 856)], "#3a2028")
    p.fill([(740, 876), (764, 840), (764, 980), (740, 1020)], "#7a3c30")


def chalk(p: Pen) -> None:
    """The squares; every third is a pair."""
    for index, (x, y, near, far) in enumerate(SQUARES):
        top = SQUARES[index + 1][1] + 8 if index + 1 < len(SQUARES) else y - 62
        lean = 11
        for shift in (-1, 1) if index % 3 == 2 else (0,):
            left, right = x + shift * near, x + lean + shift * far
            corners = [(left - near, y), (left + near, y), (right + far, top), (right - far, top)]
            p.line([*corners, corners[0]], "#fffaf0", 9 - index * 0.5)
