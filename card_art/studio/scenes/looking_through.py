"""Cards seen through a photograph and up a well."""

import math

from card_art.studio.colour import SKIN, darker, lighter, mix
from card_art.studio.looks import CLOUD, FIGURE
from card_art.studio.motifs.faces import (
    bear_face,
    fox_face,
    owl_face,
    rabbit_face,
)
from card_art.studio.motifs.land import cloud
from card_art.studio.painter import Scene
from card_art.studio.paths import Point, box, circle, difference, parse
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


def ruin(p: Pen) -> None:
    """What is left of the house: broken walls, rafters, half a chimney."""
    wall = "#98a298"
    broken = "200,590 236,640 262,700 330,726 420,690 470,640 560,600 640,560"
    p.fill([(170, 900), (170, 640), *parse(broken)[0], (690, 560), (690, 900)], wall)
    p.rect(580, 420, 60, 200, darker(wall, 0.15))
    for rafter in ([(140, 584), (330, 440)], [(190, 600), (260, 470)]):
        p.line(rafter, "#4a4440", 16)
    p.rect(240, 770, 76, 84, "#2a3434")
    p.rect(500, 730, 84, 170, "#2a3434")


def whole_house(p: Pen) -> None:
    """The photograph's content, lined up with the ruin around it."""
    with p.clip(box(398, 348, 302, 400)):
        light = ["#f0d8a0", "#f8e8c0", "#d8b078"]
        p.rect(398, 348, 302, 400, "#000", grad=(0, 348, 0, 748, light))
        p.rect(580, 390, 60, 140, "#8a4a38")
        p.rect(170, 560, 520, 340, "#ecd4a4")
        p.fill([(120, 580), (430, 366), (736, 580)], "#a8563c")
        p.rect(500, 640, 84, 120, "#8a4a34")
        p.rect(420, 622, 58, 76, "#fff0b0")
        p.rect(606, 622, 58, 76, "#fff0b0")
        for x in (449, 635):
            p.line([(x, 622), (x, 698)], "#8a5a3a", 6)
            p.line([(x - 29, 660), (x + 29, 660)], "#8a5a3a", 6)
        p.line("610,392 634,368 618,350", "#f8f0dc", 16, 0.8)


def holding_hand(p: Pen) -> None:
    """A thumb over the corner of the photograph, the hand coming from below right."""
    skin = SKIN["brown"]
    p.fill(
        "800,1240! 560,1240! 540,1080 520,980 540,880 580,800 640,770 700,800 740,880 800,960!",
        darker(skin, 0.08),
    )
    for i in range(3):
        p.taper(
            [(720 - i * 8, 900 + i * 60), (650, 830 + i * 50), (600, 812 + i * 34)],
            66,
            46,
            darker(skin, 0.14 + i * 0.04),
        )
    p.taper([(640, 1010), (620, 880), (604, 790), (596, 740)], 92, 54, skin)
    p.circ(596, 736, 27, skin)
    p.oval(594, 728, 15, 20, lighter(skin, 0.35))
    p.fill("540,1240! 520,1120 560,1060 700,1040 830,1080! 830,1240!", "#3a5a66")


@scene(
    "060",
    seed=60,
    camera="through-frame",
    palette="mint-dawn",
    twist="watched",
    light=(400, 430),
    lead="well",
    also=("fox", "owl", "rabbit", "deer"),
    animal=True,
    centred=True,
    horizon=False,
    title="From below",
    alt="Looking up from the bottom of a stone well to a round patch of bright sky. A fox, an owl, "
    "a rabbit and a bear look down over the rim.",
    keywords="rescue, danger, curiosity, help, being trapped, judgement, hope",
    opposites=("rescue", "danger"),
)
def faces_above(s: Scene) -> None:
    s.sky(((0, "#7fbcc4"), (0.4, "#d8e4c4"), (1, "#a0c8bc")), 80, 1)
    s.glow(400, 460, 240, "#fff4d0", 0.35)
    s.lay("cloud", lambda p: cloud(p, 430, 520, 190, "#ffffff"), CLOUD, edge=0, alpha=0.8)
    s.lay(
        "faces",
        lambda p: (
            fox_face(p, 214, 276, 1.2, 136),
            owl_face(p, 592, 280, 1.15, 225),
            bear_face(p, 596, 656, 1.2, -46),
            rabbit_face(p, 202, 652, 1.2, 46),
        ),
        FIGURE,
        rim=0.2,
        vol=0.8,
    )
    s.lay("bucket", bucket, FIGURE, rim=0.6)
    s.lay("wall", well_wall, rim=0.4, form=(3, 8), vol=0.9, wob=1.4)
    depth = circle(400, 480, 1000)
    s.ground_shadow(lambda p: p.fill(difference(depth, circle(400, 470, 430)), "#000"), 0.75, 60)
    s.rays(0.2, 0.5, (400, 470))
    s.bloom(0.2)
    s.finish(vignette=0.55)


def well_wall(p: Pen) -> None:
    """Rings of stones, larger towards us, around the opening."""
    p.fill(difference(box(-20, -20, 840, 1240), circle(400, 470, 296)), "#33494c")
    for ring, (r0, r1) in enumerate(((300, 372), (378, 468), (474, 586), (592, 740), (746, 960))):
        count = 15
        for i in range(count):
            a0 = (i + ring % 2 * 0.5) * math.tau / count + 0.02
            a1 = (i + 1 + ring % 2 * 0.5) * math.tau / count - 0.02
            stone = [polar(r0, a0), polar(r0, (a0 + a1) / 2), polar(r0, a1)]
            stone += [polar(r1, a1), polar(r1, (a0 + a1) / 2), polar(r1, a0)]
            p.fill(stone, mix("#8fa39c", "#4f6a66", p.rnd.random() * 0.7 + ring * 0.08))


def polar(radius: float, angle: float) -> Point:
    return 400 + radius * math.cos(angle), 470 + radius * math.sin(angle)


def bucket(p: Pen) -> None:
    """Hanging from its rope in the middle of the light."""
    p.line([(400, 150), (404, 440)], "#8a6a44", 7)
    p.line("364,470 372,430 404,418 436,430 444,470", "#5a4434", 6)
    p.fill("360,466! 448,466! 436,548 372,548", "#9a6a40")
    p.oval(404, 466, 44, 12, "#4a3426")
    p.line("364,506 404,514 444,506", "#4f4a48", 7)
