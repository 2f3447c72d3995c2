"""Cards cut open: what lies under the water, the snow, the garden, the fur."""

from card_art.studio.colour import darker, mix
from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.buildings import Window, lit_windows, tower
from card_art.studio.motifs.land import hill, ridge
from card_art.studio.motifs.people import person, sitter
from card_art.studio.motifs.plants import foliage, tree
from card_art.studio.motifs.sea import bubbles, fish, shafts
from card_art.studio.motifs.vessels import rowing_boat
from card_art.studio.painter import Scene
from card_art.studio.paths import Point
from card_art.studio.pen import Draw, Pen
from card_art.studio.registry import scene


@scene(
    "107",
    seed=107,
    camera="cross-section",
    palette="sea-green",
    twist="scale-swap",
    light=(200, 90),
    lead="palace",
    also=("boat",),
    people=("child/pale",),
    title="Only the boat shows",
    alt="A small rowing boat floats on calm water with one child in it. Under the water its keel "
    "is the roof of a great lit palace that hangs upside down.",
    keywords="depth, modesty, hidden riches, secret, dream, pride, burden",
    opposites=("modesty", "pride"),
)
def keel_palace(s: Scene) -> None:
    s.sky(((0, "#f8d8b0"), (0.2, "#f0c8b0"), (0.36, "#c8d8c8"), (1, "#7fb8b8")), warp=30)
    s.glow(200, 90, 320, "#fff3d0", 0.6)
    far = ridge(s.dice("far"), 370, 26)
    s.lay("far coast", lambda p: hill(p, far, "#9aa8b4"), LAND, fog=0.55)
    s.lay(
        "water",
        lambda p: p.fill(
            "-20,402! 120,396 300,404 480,398 660,405 820,399! 820,1300! -20,1300!",
            "#2a8090",
            1,
            (0, 400, 0, 1200, ["#6cc4bc", "#1f7488", "#08304c"]),
        ),
        LAND,
        tex=0.6,
    )
    s.addlight("shafts", lambda p: shafts(p, 200, "#c8fff0"), soft=20, k=0.28)
    windows: list[Window] = []
    s.lay("palace", lambda p: _upside_down(p, 404, _palace(windows)), rim=0.4, fog=0.1, fogfall=0.2)
    s.addlight(
        "windows",
        lambda p: _upside_down(p, 404, lambda q: lit_windows(q, windows, "#ffdf90")),
        soft=5,
        k=0.9,
        emit=0.5,
    )
    s.lay("child", _rower, FIGURE, rim=0.4)
    s.lay("boat", lambda p: rowing_boat(p, 400, 398, 130, "#b0503c", "#5a2c28"), FIGURE, rim=0.4)
    s.lay(
        "fish",
        lambda p: (
            fish(p, 120, 760, 46, "#f0836a", "#c8503c", flip=True),
            fish(p, 690, 900, 52, "#f4b860", "#c8803c"),
            fish(p, 150, 1040, 36, "#f0836a", "#c8503c"),
        ),
        FIGURE,
        rim=0.4,
    )
    s.lay("bubbles", lambda p: bubbles(p, 24, (60, 460, 740, 1100)), FLAT)
    s.bloom(0.4)
    s.finish(vignette=0.5)


def _upside_down(p: Pen, y: float, draw: Draw) -> None:
    """Draw something that stands on 0 so that it hangs from `y`."""
    with p.at(0, y, 1, squash=-1):
        draw(p)


def _rower(p: Pen) -> None:
    sitter(p, 392, 388, 190, "#e0a03c", hair="fair", cut="bob", hand=(46, -50), dangling=False)
    p.line([(436, 342), (520, 424)], "#6a4030", 7)


def _palace(windows: list[Window]) -> Draw:
    def draw(p: Pen) -> None:
        wall, roof = "#b8a888", "#8a3f4c"
        p.rect(150, -150, 500, 150, wall)
        for x, w, h in ((200, 74, 300), (600, 74, 280), (300, 84, 430), (500, 84, 400)):
            tower(p, x, 0, w, h, mix(wall, "#d8c8a0", 0.3), roof, "#e8b04c")
            for level in range(80, h - 30, 74):
                p.rect(x - 11, -level - 30, 22, 36, "#ffd98a", r=10)
                windows.append((x, -level - 12, 22, 36))
        tower(p, 400, 0, 120, 560, wall, roof, "#e8b04c")
        for level in range(120, 540, 84):
            p.rect(383, -level - 40, 34, 52, "#ffd98a", r=15)
            windows.append((400, -level - 14, 34, 52))

    return draw


@scene(
    "108",
    seed=108,
    camera="cross-section",
    palette="snow-blue",
    twist="two-times",
    light=(620, 130),
    lead="house",
    also=("snow", "summer"),
    people=("old/pale", "child/pale"),
    title="Foot to foot",
    alt="Above the ground an old man with a cane stands by a house in the snow. Below it, upside "
    "down, a child stands at the same house in summer.",
    keywords="childhood, old age, memory, reflection, time, longing, home",
    opposites=("childhood", "old age"),
)
def two_seasons_house(s: Scene) -> None:
    s.sky(
        ((0, "#8fa3b8"), (0.4, "#cfd8de"), (0.5, "#f4e6b0"), (0.75, "#a8d8d4"), (1, "#5fb0c8")),
        warp=10,
    )
    s.glow(620, 130, 300, "#fff6e0", 0.5)
    far = ridge(s.dice("far"), 500, 50)
    s.lay("far winter", lambda p: _above(p, 600, lambda q: hill(q, far, "#b4c2d4")), LAND, fog=0.5)
    near = ridge(s.dice("summer"), 500, 50)
    s.lay(
        "far summer",
        lambda p: _upside_down(
            p, 1200, lambda q: _above(q, 600, lambda r: hill(r, near, "#8fb878"))
        ),
        LAND,
        fog=0.4,
    )
    s.lay(
        "winter tree",
        lambda p: tree(p, 190, 590, 400, "#4a4a5c", depth=6, rnd=s.dice("t1")),
        FIGURE,
        fog=0.12,
    )
    s.lay("winter house", lambda p: _cottage(p, "#8a7f88", "#eef2f6", "#3a4460"), shadow=0.2)
    tips: list[Point] = []
    s.lay(
        "summer tree",
        lambda p: _upside_down(
            p,
            1210,
            lambda q: tree(q, 190, 590, 400, "#6a4a38", depth=5, tips=tips, rnd=s.dice("t1")),
        ),
        FIGURE,
    )
    greens = ("#5f9a48", "#8fb850", "#e8a0a8", "#f0c0b8")
    s.lay(
        "leaves",
        lambda p: _upside_down(p, 1210, lambda q: foliage(q, tips, 12, greens, 24)),
        FIGURE,
        shadow=0.2,
    )
    s.lay(
        "summer house",
        lambda p: _upside_down(p, 1210, lambda q: _cottage(q, "#e8c890", "#c8543c", "#ffe6a0")),
        shadow=0.2,
    )
    s.lay("earth", _earth, LAND, wob=2)
    s.lay(
        "old man",
        lambda p: person(
            p,
            320,
            582,
            250,
            "#3c5a88",
            age="old",
            hair="white",
            cut="short",
            hat="brim",
            beard=True,
            cane=True,
            scarf="#c8403c",
        ),
        FIGURE,
        shadow=0.2,
    )
    s.lay(
        "child",
        lambda p: _upside_down(
            p,
            1210,
            lambda q: person(
                q,
                320,
                588,
                250,
                "#e0503c",
                hair="fair",
                hat="straw",
                hat_colour="#3c5a88",
                arm_l=(-48, -120),
                legs="#d8a080",
            ),
        ),
        FIGURE,
        shadow=0.2,
    )
    s.lay("snow", _flakes, FLAT)
    s.bloom(0.2)
    s.finish(vignette=0.4)


def _above(p: Pen, y: float, draw: Draw) -> None:
    with p.clip([(-50, -50), (850, -50), (850, y), (-50, y)]):
        draw(p)


def _cottage(p: Pen, wall: str, roof: str, glass: str) -> None:
    p.rect(480, 350, 220, 240, wall)
    p.rect(640, 200, 36, 110, darker(wall, 0.3))
    p.fill([(440, 360), (590, 190), (740, 360)], roof)
    p.rect(560, 470, 70, 120, darker(wall, 0.5), r=4)
    for x in (500, 645):
        p.rect(x, 410, 42, 52, glass, r=3)
        p.line([(x + 21, 410), (x + 21, 462)], wall, 4)


def _earth(p: Pen) -> None:
    p.rect(-20, 582, 840, 46, "#5a4034")
    p.fill("-20,590! 100,574 300,582 520,572 820,584! 820,598! -20,600!", "#f4f6fa")
    p.fill("-20,618! 200,622 500,616 820,622! 820,636 500,634 200,638 -20,634!", "#6fa04c")
    for _ in range(40):
        p.circ(p.rnd.uniform(0, 800), p.rnd.uniform(602, 616), p.rnd.uniform(2, 6), "#8a6a54")


def _flakes(p: Pen) -> None:
    for _ in range(120):
        p.circ(
            p.rnd.uniform(0, 800), p.rnd.uniform(20, 560), p.rnd.choice((2, 3, 4)), "#ffffff", 0.85
        )
