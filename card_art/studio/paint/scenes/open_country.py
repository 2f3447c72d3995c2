"""Cards under an open sky: roads that end, things that should not fly."""

from card_art.studio.colour import mix
from card_art.studio.motifs.buildings import cage
from card_art.studio.motifs.furniture import armchair
from card_art.studio.motifs.land import cloud, grass, hill, ridge, slope
from card_art.studio.motifs.people import sitter
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.things import feather
from card_art.studio.motifs.vessels import train
from card_art.studio.paint.looks import CLOUD, FIGURE, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import spline
from card_art.studio.pen import Pen


@scene(
    "073",
    seed=73,
    camera="wide",
    palette="ochre-desert",
    twist="path-to-nowhere",
    light=(560, 330),
    lead="railway",
    also=("knitting", "train"),
    people=("old/dark",),
    title="One more row",
    alt="An old woman in an armchair on a hill knits. What hangs from her needles is a railway "
    "track that runs over the hills, and a small train comes along it.",
    keywords="patience, expectation, homecoming, fate, control, love, work",
    opposites=("patience", "expectation"),
)
def knitted_railway(s: Scene) -> None:
    s.sky(((0, "#c8786c"), (0.25, "#eeb48c"), (0.45, "#f8e2b4"), (1, "#dfe6c4")), 50)
    s.glow(560, 340, 420, "#fff4cf", 0.55)
    for index, (y, tone, fog) in enumerate(
        ((520, "#a9c4a8", 0.6), (620, "#8fb49a", 0.45), (740, "#7aa08c", 0.28))
    ):
        line = ridge(s.dice(f"hills {index}"), y, 46, 0.5)
        s.lay(f"hills {index}", lambda p: hill(p, line, tone), LAND, fog=fog)
    near = slope((-40, 860), (180, 900), (420, 960), (640, 900), (850, 820))
    s.lay("near hill", lambda p: hill(p, near, "#5f8a70"), LAND, fog=0.1)
    s.lay("track", track, FIGURE, wob=0.5, shadow=0.2)
    s.lay(
        "train",
        lambda p: train(p, 520, 590, 66, "#c8503c", "#3a2a34", cars=2, flip=True),
        FIGURE,
        wob=0.3,
        rim=0.4,
    )
    s.lay(
        "smoke",
        lambda p: [p.circ(486 + i * 26, 510 - i * 15, 13 + i * 5, "#f8f4e8") for i in range(5)],
        CLOUD,
        alpha=0.8,
        edge=0,
        wob=2,
        fog=0.2,
    )
    front = slope((-40, 1090), (260, 1060), (560, 1110), (850, 1150))
    s.lay("front", lambda p: hill(p, front, "#3f665c"), LAND)
    s.lay("grass", lambda p: grass(p, front, "#2f544c", 260), FIGURE)
    s.ground_shadow(lambda p: p.oval(240, 1090, 190, 22, "#000"), 0.6, 12)
    s.lay("armchair", lambda p: armchair(p, 220, 1096, 430, "#a8604c"), FIGURE, rim=0.5)
    s.lay(
        "woman",
        lambda p: sitter(
            p,
            230,
            924,
            410,
            "#5a5a8a",
            age="old",
            skin="dark",
            hair="white",
            cut="bun",
            hand=(52, -46),
        ),
        FIGURE,
        rim=0.6,
    )
    s.lay(
        "needles",
        lambda p: (
            p.line([(286, 800), (392, 848)], "#f0dca8", 9),
            p.line([(300, 860), (396, 800)], "#f0dca8", 9),
        ),
        FIGURE,
        wob=0.3,
    )
    s.bloom(0.35)
    s.finish(vignette=0.4)


def track(p: Pen) -> None:
    """Draw two rails and sleepers from the needles to the far hills, narrowing with distance."""
    middle: list[tuple[float, float, float]] = [
        (372, 836, 62),
        (420, 960, 66),
        (560, 960, 60),
        (650, 860, 48),
        (560, 760, 38),
        (380, 720, 31),
        (300, 650, 25),
        (400, 596, 20),
        (560, 590, 15),
        (720, 560, 11),
        (830, 540, 8),
    ]
    fine = _dense(middle, 9)
    for x, y, half in fine[::2]:
        p.line(
            [(x - half, y + half * 0.12), (x + half, y - half * 0.12)],
            "#8a5a44",
            max(3, half * 0.2),
        )
    for side in (-1, 1):
        rail = [(x + side * half * 0.66, y) for x, y, half in fine]
        p.line(spline(rail, closed=False), "#5a4a58", 6)


def _dense(way: list[tuple[float, float, float]], each: int) -> list[tuple[float, float, float]]:
    """Return more stations along a way of (x, y, width), on a smooth line."""
    points = []
    for i in range(len(way) - 1):
        before, here = way[max(i - 1, 0)], way[i]
        there, after = way[i + 1], way[min(i + 2, len(way) - 1)]
        for step in range(each):
            t = step / each
            points.append(
                tuple(
                    _catmull(a, b, c, d, t)
                    for a, b, c, d in zip(before, here, there, after, strict=True)
                )
            )
    return [(x, y, half) for x, y, half in points]


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


@scene(
    "075",
    seed=75,
    camera="wide",
    palette="ivory-paper",
    twist="caged-free",
    light=(600, 120),
    lead="cage",
    also=("wings", "bird"),
    animal=True,
    horizon=False,
    title="It was the cage that left",
    alt="An empty bird cage with two large white wings flies away into the sky. A small bird "
    "with a red breast stays behind on a bare branch.",
    keywords="freedom, abandonment, surprise, loss, change, security, farewell",
    opposites=("freedom", "security"),
)
def winged_cage(s: Scene) -> None:
    s.sky(((0, "#4f8492"), (0.35, "#94b4a8"), (0.7, "#e0c898"), (1, "#b08462")), 60)
    s.glow(600, 140, 380, "#fff2d0", 0.35)
    s.lay(
        "clouds",
        lambda p: (
            cloud(p, 170, 200, 340, "#c8d0c0"),
            cloud(p, 680, 720, 300, "#e8d4ac"),
            cloud(p, 220, 880, 360, "#d8bc94"),
        ),
        CLOUD,
        edge=0,
    )
    s.lay(
        "far birds",
        lambda p: [bird(p, 90 + i * 46, 480 + (i * 37) % 60, 16, "#75594c", i) for i in range(5)],
        FIGURE,
        fog=0.4,
    )
    s.lay(
        "left wing", lambda p: wing(p, 372, 440, 2.75, -14, flip=True), rim=0.5, wob=0.8, shadow=0.2
    )
    s.lay("right wing", lambda p: wing(p, 500, 440, 2.5, 14), rim=0.5, wob=0.8, shadow=0.2)

    def bars(p: Pen) -> None:
        with p.at(440, 640, 1, 7):
            cage(p, 0, 0, 420, "#8a5a2c", 9, 7)
            p.line([(-60, -120), (60, -120)], "#6a4424", 8)

    s.lay("cage", bars, FIGURE, wob=0.4, rim=0.6)
    s.lay(
        "door",
        lambda p: (
            p.line("420,600 350,640 344,760 410,720", "#8a5a2c", 7),
            p.line([(384, 620), (376, 740)], "#8a5a2c", 6),
        ),
        FIGURE,
        wob=0.4,
    )

    def branch(p: Pen) -> None:
        p.taper([(-30, 1130), (200, 1080), (420, 1060), (640, 1010)], 46, 10, "#3b2c34")
        p.taper([(380, 1066), (470, 1110), (580, 1120)], 20, 5, "#3b2c34")
        p.taper([(200, 1082), (260, 1000), (250, 940)], 22, 5, "#3b2c34")

    s.lay("branch", branch, rim=0.5, wob=1.2)
    s.lay("robin", robin, FIGURE, rim=0.6)
    s.lay(
        "feathers",
        lambda p: (
            feather(p, 170, 720, 110, "#fffaf0", 40),
            feather(p, 690, 830, 90, "#fffaf0", -60),
        ),
        FIGURE,
        rim=0.3,
    )
    s.bloom(0.3)
    s.finish(vignette=0.4)


def wing(p: Pen, x: float, y: float, s: float, rot: float, flip: bool = False) -> None:
    """Draw a spread wing rising to the right from its root."""
    with p.at(x, y, s, rot, flip):
        for i in range(9):
            reach, lift = 118 - i * 10, -74 + i * 15
            tone = mix("#fff8ea", "#b8a488", 0.1 + i % 2 * 0.12)
            p.taper([(0, -4), (reach * 0.5, lift * 0.8 - 6), (reach, lift + 18)], 26, 15, tone)
            p.circ(reach, lift + 18, 7.5, tone)
        p.fill("0,8! -4,-20 20,-52 60,-74 90,-76 60,-50 40,-22 22,4", "#fffdf6")


def robin(p: Pen) -> None:
    """Draw a robin perched on the branch, looking up to the right."""
    with p.at(500, 1032, 1.1):
        p.line([(-4, -18), (-6, 6)], "#5a3c34", 5)
        p.line([(10, -18), (12, 4)], "#5a3c34", 5)
        p.fill(
            "-74,-2! -40,-34 -20,-70 14,-104 44,-110 62,-94 78,-104! 66,-78 56,-44 30,-18 -10,-12",
            "#7a4a3c",
        )
        p.fill("28,-96 56,-86 58,-52 36,-24 14,-22 20,-60", "#c8382c")
        p.circ(46, -92, 5, "#1d1418")
