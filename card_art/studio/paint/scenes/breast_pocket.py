"""Close cards of things worn and picked: a pocket, a flower."""

import math

from card_art.studio.colour import darker, lighter
from card_art.studio.motifs.animals import bee, mouse
from card_art.studio.motifs.plants import stalk
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.pen import Pen


@scene(
    "117",
    seed=117,
    camera="close-up",
    palette="ember",
    twist="world-inside",
    light=(572, 496),
    lead="mouse",
    also=("coat", "pocket"),
    animal=True,
    horizon=False,
    title="Small change",
    alt="A mouse looks out of the pocket of a heavy coat and holds up a spark. "
    "The inside of the pocket is a night full of stars.",
    keywords="shelter, treasure, smallness, vastness, memory, secret, courage",
    opposites=("smallness", "vastness"),
)
def pocket_of_stars(s: Scene) -> None:
    s.sky(((0, "#b0603c"), (0.5, "#9a4e36"), (1, "#6a3028")), warp=20)
    s.lay("weave", _weave, FLAT, alpha=0.4)
    s.lay(
        "lapel",
        lambda p: p.fill("-20,-20! 330,-20! 250,260 90,560! -20,420!", "#7a3a2c"),
        shadow=0.5,
        reach=16,
        rim=0.4,
    )
    s.lay("placket", lambda p: p.rect(640, -20, 200, 1260, "#84412f"), shadow=0.4, reach=14)
    for y in (180, 640, 1080):
        s.lay(f"button {y}", lambda p: _button(p, 712, y), FIGURE, shadow=0.5, reach=10)
    s.lay("pocket mouth", _night_sky, FLAT)
    s.addlight("stars", _pocket_stars, soft=1.2, k=1, emit=0.6)
    s.lay("mouse", _peeping_mouse, FIGURE, rim=0.4, wrap=0.1)
    s.lay(
        "pocket",
        lambda p: p.fill(
            "112,600! 230,668 400,690 520,668 618,600! 610,860 580,1090 370,1140 160,1090 120,860",
            "#a45a3c",
        ),
        shadow=0.45,
        reach=18,
        rim=0.5,
    )
    s.lay("seams", _seams, FIGURE, wob=0.5)
    s.lay("paws", _paws, FIGURE, rim=0.5)
    s.lay("spark", lambda p: _spark(p, 572, 496), FLAT, emit=1.4)
    s.glow(572, 496, 240, "#ffe0a0", 0.3)
    s.rays(0.2, 0.4, (572, 496))
    s.bloom(0.5)
    s.finish(vignette=0.55)


POCKET_MOUTH = "120,600! 250,540 400,525 520,545 610,600! 560,690 400,720 200,700"


def _weave(p: Pen) -> None:
    for i in range(-40, 90):
        p.line([(i * 18, -20), (i * 18 - 300, 1220)], "#5a2820", 3, 0.5)
        p.line([(i * 18 - 300, -20), (i * 18, 1220)], "#d08a58", 2, 0.35)


def _button(p: Pen, x: float, y: float) -> None:
    p.circ(x, y, 48, "#3a2028")
    p.ring(x, y, 34, "#5a343a", 6)
    for dx, dy in ((-11, -11), (11, -11), (-11, 11), (11, 11)):
        p.circ(x + dx, y + dy, 5.5, "#e0b070")


def _night_sky(p: Pen) -> None:
    p.fill(POCKET_MOUTH, "#141a44", grad=(0, 520, 0, 720, ["#0c1030", "#2a3474"]))


def _pocket_stars(p: Pen) -> None:
    with p.clip(POCKET_MOUTH):
        for _ in range(70):
            p.circ(
                p.rnd.uniform(120, 610), p.rnd.uniform(530, 690), p.rnd.uniform(1.2, 3.4), "#fff3d0"
            )


def _seams(p: Pen) -> None:
    p.line("132,640 240,704 400,726 520,704 600,640", "#e0a878", 4, 0.8)
    for i in range(22):
        t = i / 21
        x, y = 140 + 456 * t, 1062 + 56 * math.sin(t * math.pi)
        p.line([(x, y), (x + 12, y + 2)], "#e0a878", 4)


def _peeping_mouse(p: Pen) -> None:
    with p.clip([(100, 200), (640, 200), (640, 760), (100, 760)]):
        mouse(p, 352, 860, 440, "#857470")


def _paws(p: Pen) -> None:
    p.oval(290, 668, 30, 22, "#d8b0a0")
    for x in (274, 290, 306):
        p.line([(x, 668), (x, 690)], "#a87868", 4)
    p.taper([(440, 690), (520, 640), (566, 556)], 34, 20, "#857470")
    p.circ(568, 548, 15, "#d8b0a0")


def _spark(p: Pen, x: float, y: float) -> None:
    with p.at(x, y, 46):
        p.fill("0,-1! .16,-.16! 1,0! .16,.16! 0,1! -.16,.16! -1,0! -.16,-.16!", "#fff6d0")


@scene(
    "102",
    seed=102,
    camera="close-up",
    palette="mint-dawn",
    twist="other-head",
    light=(160, 140),
    lead="compass",
    also=("flower", "bee"),
    animal=False,
    horizon=False,
    title="The way to the hive",
    alt="A flower whose heart is a compass leans over a meadow. A bee hovers by the petal that "
    "the needle points to.",
    keywords="direction, getting lost, choice, nature, instinct, goal, invitation",
    opposites=("direction", "getting lost"),
)
def compass_flower(s: Scene) -> None:
    s.sky(((0, "#8fc4b4"), (0.4, "#cfe0b8"), (0.75, "#f0dca8"), (1, "#a8b87c")))
    s.glow(160, 140, 460, "#fff6d0", 0.6)
    s.lay("far meadow", _far_meadow, CLOUD, fog=0.5, soft=7, wob=3)
    s.lay(
        "stalk",
        lambda p: stalk(p, [(560, 1230), (600, 1040), (560, 840), (440, 600)], 34, "#4f7f58", 2),
        rim=0.5,
    )
    s.lay("back petals", lambda p: _petals(p, 22.5, 1.0, "#c84a4a"), rim=0.3, shadow=0.3, reach=20)
    s.lay("petals", lambda p: _petals(p, 0, 1.12, "#e8705a"), rim=0.5, shadow=0.4, reach=18)
    s.lay("dial", _dial, wob=0.5, shadow=0.4, vol=0.6)
    s.lay("needle", _needle, FIGURE, shadow=0.5, reach=12, wob=0.3)
    s.lay("bee", lambda p: bee(p, 640, 300, 190, 14, flip=True), FIGURE, shadow=0.35, reach=40)
    s.lay("near grass", _near_grass, soft=2.5, rim=0.3)
    s.motes(30, "#fff3c0")
    s.bloom(0.3)
    s.finish(vignette=0.45)


def _far_meadow(p: Pen) -> None:
    for _ in range(46):
        x, y = p.rnd.uniform(-20, 820), p.rnd.uniform(760, 1200)
        p.circ(x, y, p.rnd.uniform(16, 44), p.rnd.choice(("#e89a80", "#f0c87c", "#7fa87c")))


def _petals(p: Pen, turn: float, size: float, colour: str) -> None:
    """Draw eight points: the four long ones are the winds of a compass rose."""
    for i in range(8):
        long = 1.0 if i % 2 == 0 else 0.78
        with p.at(400, 520, 2.7 * size * long, i * 45 + turn):
            p.fill("0,-30! 36,-70 24,-100 0,-140! -24,-100 -36,-70", colour)
            p.fill("0,-30! 36,-70 24,-100 0,-140! 4,-80", darker(colour, 0.22))


def _dial(p: Pen) -> None:
    p.circ(400, 520, 172, "#a8743c")
    p.circ(400, 520, 156, "#6a4428")
    p.circ(400, 520, 148, "#f8ecd0")
    for i in range(32):
        with p.at(400, 520, 1, i * 11.25):
            p.line(
                [(0, -138), (0, -112 if i % 8 == 0 else -126)], "#4a3428", 7 if i % 8 == 0 else 3
            )


def _needle(p: Pen) -> None:
    with p.at(400, 520, 1, 52):
        p.fill([(-24, 0), (0, -118), (24, 0)], "#d8382c")
        p.fill([(-24, 0), (0, 118), (24, 0)], "#3a4a5c")
        p.circ(0, 0, 17, lighter("#a8743c", 0.3))


def _near_grass(p: Pen) -> None:
    for x, lean, h in ((-10, 120, 620), (60, 60, 460), (740, -80, 560), (800, -150, 700)):
        p.taper(
            [(x, 1230), (x + lean * 0.3, 1230 - h * 0.5), (x + lean, 1230 - h)], 44, 2, "#2f5a4c"
        )
