"""Cards seen through a photograph and up a well."""

import math

from card_art.studio.colour import mix
from card_art.studio.motifs.faces import (
    bear_face,
    fox_face,
    owl_face,
    rabbit_face,
)
from card_art.studio.motifs.land import cloud
from card_art.studio.paint.looks import CLOUD, FIGURE
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, box, circle, difference
from card_art.studio.pen import Pen


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
    """Draw rings of stones, larger towards us, around the opening."""
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
    """Draw the bucket hanging from its rope in the middle of the light."""
    p.line([(400, 150), (404, 440)], "#8a6a44", 7)
    p.line("364,470 372,430 404,418 436,430 444,470", "#5a4434", 6)
    p.fill("360,466! 448,466! 436,548 372,548", "#9a6a40")
    p.oval(404, 466, 44, 12, "#4a3426")
    p.line("364,506 404,514 444,506", "#4f4a48", 7)
