"""Wide cards: a house that stays, a queue for a door too small."""

from card_art.studio.motifs.buildings import door
from card_art.studio.motifs.people import Age, Cut, person
from card_art.studio.paint.looks import FIGURE, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.pen import Pen

# x, y, size, turn, tint


@scene(
    "100",
    seed=100,
    camera="wide",
    palette="high-key",
    twist="scale-swap",
    light=(70, 1000),
    lead="queue",
    also=("door",),
    people=("adult/brown", "old/pale", "adult/dark", "child/olive", "adult/pale", "child/dark"),
    title="Smaller and smaller",
    alt="People queue along a wall for a tiny lit door. Each one is smaller than the one behind.",
    keywords="humility, ambition, patience, adaptation, losing oneself, hope, rules",
    opposites=("humility", "ambition"),
)
def queue_to_tiny_door(s: Scene) -> None:
    s.sky(((0, "#8fb8cc"), (0.5, "#c8dcd8"), (1, "#e8d4c4")), warp=20)
    s.lay("panels", _panels, LAND, fog=0.1, wob=0.6)
    s.glow(74, 990, 420, "#fff0c0", 0.6)
    s.lay(
        "floor",
        lambda p: p.rect(
            -10, 1040, 820, 180, "#b08a94", grad=(0, 1040, 0, 1200, ["#d8b4a8", "#7a6080"])
        ),
        LAND,
    )
    s.lay(
        "door", lambda p: door(p, 72, 1048, 108, "#c8503c", "#7a3a3c", ajar=0.55), FIGURE, wob=0.3
    )
    s.addlight("doorway", lambda p: p.rect(74, 956, 24, 90, "#ffe6a0"), soft=9, k=1, emit=1)
    s.beam([(60, 1044), (100, 1044), (230, 1150), (60, 1150)], "#fff0b0", 0.5, 12)
    for i, (x, height, *_) in enumerate(QUEUE):
        s.ground_shadow(lambda p: p.oval(x + height * 0.14, 1092, height * 0.2, 9, "#000"), 0.5, 6)
        s.lay(f"waiting {i}", lambda p: _waiting(p, i), FIGURE, rim=0.5, shadow=0.2)
    s.bloom(0.35)
    s.finish(vignette=0.4)


QUEUE: tuple[tuple[float, float, str, Age, str, str, Cut], ...] = (
    (628, 860, "#3f5f8c", "adult", "brown", "black", "bun"),
    (452, 580, "#8a4a6c", "old", "pale", "white", "short"),
    (345, 415, "#3f8a7c", "adult", "dark", "black", "afro"),
    (262, 290, "#d8803c", "child", "olive", "brown", "short"),
    (203, 200, "#5a5a94", "adult", "pale", "red", "bun"),
    (160, 140, "#c8503c", "child", "dark", "black", "braids"),
    (129, 98, "#3f7a8c", "adult", "olive", "grey", "short"),
)


def _waiting(p: Pen, i: int) -> None:
    x, height, coat, age, skin, hair, cut = QUEUE[i]
    person(
        p,
        x,
        1090,
        height,
        coat,
        age=age,
        skin=skin,
        hair=hair,
        cut=cut,
        facing="side",
        flip=True,
        dress=i % 2 == 0,
        arm_l=(-24, -74),
        arm_r=(26, -74),
    )


def _panels(p: Pen) -> None:
    for x in range(-10, 820, 138):
        p.rect(x, 120, 118, 600, "#b4ccd0", r=8)
        p.rect(x, 760, 118, 240, "#b4ccd0", r=8)
    p.rect(-10, 730, 820, 16, "#e8e4d8")
    p.rect(-10, 1016, 820, 28, "#e8e4d8")
