"""Cards under water: a plug too large, a ride that ends."""

from card_art.studio.colour import darker
from card_art.studio.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.motifs.curios import seahorse
from card_art.studio.motifs.land import clouds, hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import reeds
from card_art.studio.motifs.sea import bubbles, fish, shafts, shell
from card_art.studio.motifs.things import chain
from card_art.studio.motifs.vessels import rowing_boat
from card_art.studio.painter import Scene
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "106",
    seed=106,
    camera="underwater",
    palette="mint-dawn",
    twist="scale-swap",
    light=(560, 60),
    lead="plug",
    also=("chain", "boat"),
    people=("child/olive", "old/olive"),
    title="Should we?",
    alt="A chain runs from a rowing boat on the surface down to a great plug in the sea floor. "
    "Two people in the boat hold the chain; fish look on.",
    keywords="temptation, responsibility, power, ending, curiosity, danger, teamwork",
    opposites=("temptation", "responsibility"),
)
def plug_of_the_sea(s: Scene) -> None:
    s.sky(
        ((0, "#f8e8c0"), (0.18, "#f0d8b0"), (0.22, "#8fd4c4"), (0.55, "#3f949c"), (1, "#17506a")),
        warp=14,
    )
    s.glow(560, 60, 240, "#fff6d8", 0.6)
    s.lay("clouds", lambda p: clouds(p, 4, 70, 170, "#fff0d8", (180, 300)), CLOUD, fog=0.4, vol=0.3)
    s.lay(
        "water",
        lambda p: p.fill(
            "-20,262! 120,254 300,264 480,256 660,266 820,258! 820,1300! -20,1300!",
            "#3f9aa0",
            1,
            (0, 250, 0, 1200, ["#8fd8c8", "#3f949c", "#12465e"]),
        ),
        LAND,
        alpha=0.92,
        tex=0.6,
    )
    s.addlight("shafts", lambda p: shafts(p, 560, "#d8fff0"), soft=20, k=0.3)
    far = ridge(s.dice("far"), 960, 60)
    s.lay("far floor", lambda p: hill(p, far, "#2a6a7c"), LAND, fog=0.55)
    floor = slope((-20, 1040), (260, 1010), (560, 1010), (820, 1050))
    s.lay("floor", lambda p: hill(p, floor, "#c0a878"), LAND, fog=0.3)
    s.lay("drain", _drain, wob=0.6, vol=0.6, rim=0.3)
    s.lay(
        "chain",
        lambda p: chain(
            p, [(360, 985), (350, 800), (372, 600), (352, 420), (366, 232)], "#d8e0d4", 19
        ),
        FIGURE,
        wob=0.4,
        shadow=0.2,
    )
    s.lay(
        "child",
        lambda p: person(
            p,
            318,
            262,
            150,
            "#d8503c",
            skin="olive",
            hair="brown",
            facing="side",
            arm_r=(44, -66),
            arm_l=(36, -60),
        ),
        FIGURE,
    )
    s.lay(
        "old",
        lambda p: person(
            p,
            440,
            262,
            172,
            "#3f5f7c",
            age="old",
            skin="olive",
            hair="white",
            facing="side",
            flip=True,
            cut="bald",
            dress=False,
            arm_r=(50, -80),
            arm_l=(44, -70),
        ),
        FIGURE,
    )
    s.lay("boat", lambda p: rowing_boat(p, 390, 262, 175, "#b8603c", "#5a3428"), FIGURE, rim=0.4)
    s.lay(
        "fish",
        lambda p: (
            fish(p, 170, 800, 70, "#f0a050", "#c8703c", flip=True),
            fish(p, 600, 740, 56, "#e8705a", "#b84a40"),
            fish(p, 650, 860, 84, "#f4c860", "#c8903c"),
            fish(p, 140, 620, 40, "#e8705a", "#b84a40", flip=True),
        ),
        FIGURE,
        rim=0.4,
        fog=0.08,
    )
    s.lay(
        "shells",
        lambda p: (shell(p, 110, 1130, 60, "#f0d0c0", -20), shell(p, 690, 1150, 74, "#e8b8a8", 16)),
        FIGURE,
        shadow=0.3,
    )
    s.lay("bubbles", lambda p: bubbles(p, 24, (60, 330, 740, 960)), FLAT)
    s.bloom(0.3)
    s.finish(vignette=0.45)


def _drain(p: Pen) -> None:
    p.oval(360, 1060, 260, 62, "#8a98a0")
    p.oval(360, 1056, 230, 50, "#4a5a64")
    p.oval(360, 1046, 200, 44, "#26303a")
    p.rect(160, 1010, 400, 36, "#26303a")
    p.oval(360, 1010, 200, 44, "#3c4854")
    p.ring(360, 985, 30, "#d8e0d4", 13)


@scene(
    "114",
    seed=114,
    camera="underwater",
    palette="rose-cloud",
    twist="caged-free",
    light=(300, 40),
    lead="seahorse",
    also=("carousel",),
    animal=True,
    horizon=False,
    title="The last ride goes straight on",
    alt="A carousel stands under water with seahorses on its poles. One of them has left its pole "
    "and swims away.",
    keywords="freedom, routine, childhood, growing up, leaving, belonging, play",
    opposites=("leaving", "belonging"),
)
def seahorse_carousel(s: Scene) -> None:
    s.sky(((0, "#f2b8a8"), (0.3, "#c88aa8"), (0.65, "#6a5a94"), (1, "#33306a")))
    s.addlight("shafts", lambda p: shafts(p, 300, "#ffe0d0"), soft=18, k=0.4)
    s.lay("far weeds", lambda p: reeds(p, 14, 1200, (300, 560), "#7a6aa0", 24), fog=0.55)
    s.lay(
        "base",
        lambda p: (
            p.oval(330, 1060, 330, 60, "#8a3a5c"),
            p.oval(330, 1040, 330, 56, "#d8906a"),
            p.oval(330, 1034, 300, 46, "#a8566a"),
        ),
        rim=0.3,
        shadow=0.4,
    )
    s.lay("back poles", lambda p: _poles(p, (150, 330, 500), 470, 1020, "#c8a070"), FIGURE, fog=0.2)
    s.lay(
        "back horses",
        lambda p: (
            seahorse(p, 150, 700, 250, "#b07a98", "#8a5a84"),
            seahorse(p, 500, 660, 240, "#b07a98", "#8a5a84"),
        ),
        FIGURE,
        fog=0.3,
    )
    s.lay("front poles", lambda p: _poles(p, (235, 420), 480, 1050, "#f0cc80"), FIGURE, wob=0.4)
    s.lay(
        "front horse",
        lambda p: seahorse(p, 235, 800, 340, "#e8a860", "#c8603c"),
        FIGURE,
        rim=0.5,
        shadow=0.3,
    )
    s.lay("canopy", _canopy, rim=0.4, shadow=0.4, reach=22)
    s.lay(
        "free one",
        lambda p: seahorse(p, 600, 380, 390, "#f4c468", "#e0603c"),
        FIGURE,
        rim=0.5,
        shadow=0.3,
        reach=30,
    )
    s.lay("bubbles", lambda p: bubbles(p, 30, (420, 60, 760, 700), "#fff0e8"), FLAT)
    s.lay(
        "near weeds",
        lambda p: [
            p.taper([(x, 1230), (x + a, 1090), (x - a, 980), (x + a, h)], 44, 3, "#241c4c")
            for x, a, h in ((20, 20, 880), (720, -30, 820), (790, 26, 960))
        ],
        soft=2,
    )
    s.bloom(0.3)
    s.finish(vignette=0.45)


def _poles(p: Pen, places: tuple[int, ...], top: float, foot: float, colour: str) -> None:
    for x in places:
        p.rect(x - 8, top, 16, foot - top, colour)
        for y in range(int(top), int(foot) - 20, 34):
            p.line([(x - 7, y), (x + 7, y + 16)], darker(colour, 0.25), 5)


def _canopy(p: Pen) -> None:
    roof = "330,170! 420,300 560,400 680,450! 330,500 -20,450! 100,400 240,300"
    p.fill(roof, "#f4e0c8")
    with p.clip(roof):
        for i in range(-3, 4, 2):
            p.fill([(330, 160), (330 + i * 100 - 50, 520), (330 + i * 100 + 50, 520)], "#c84a5c")
    for i in range(8):
        x = -6 + i * 86
        y = 452 + 34 * (1 - ((x + 43 - 330) / 350) ** 2)
        p.fill(
            f"{x},{y - 8}! {x + 8},{y + 36} {x + 43},{y + 50} {x + 78},{y + 36} {x + 86},{y - 8}!",
            "#e0a04c" if i % 2 else "#c84a5c",
        )
    p.circ(330, 164, 20, "#f0c860")
