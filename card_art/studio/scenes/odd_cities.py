"""Wide cards: roofs that roll, paper that flies, matches that leaf, a door too small."""

from card_art.studio.colour import darker, lighter
from card_art.studio.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.motifs.land import clouds
from card_art.studio.motifs.people import sitter
from card_art.studio.motifs.plants import foliage, tree
from card_art.studio.motifs.sky import bird
from card_art.studio.motifs.vessels import rowing_boat
from card_art.studio.painter import Scene
from card_art.studio.paths import Point, spline
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "090",
    seed=90,
    camera="close-up",
    palette="plum-dusk",
    twist="wrong-growth",
    light=(470, 330),
    lead="match",
    also=("tree", "matchbox"),
    horizon=False,
    title="Strike in spring, burn in autumn",
    alt="Tall matches stand like a wood. One of them burns, and its flame is the crown of "
    "an autumn tree that sheds bright leaves.",
    keywords="passion, transience, beginning, ending, courage, waste, inspiration",
    opposites=("beginning", "ending"),
)
def match_tree(s: Scene) -> None:
    s.sky(((0, "#33204c"), (0.4, "#5a3462"), (0.8, "#7a4460"), (1, "#3a2038")))
    s.glow(470, 330, 560, "#ff9a4a", 0.6)
    s.lay("far matches", lambda p: _matches(p, FAR_MATCHES), fog=0.5)
    s.lay("matches", lambda p: _matches(p, MID_MATCHES), fog=0.25, rim=0.3)
    s.lay("table", lambda p: p.rect(-10, 1080, 820, 140, "#4a2840"), LAND)
    s.lay("near matches", lambda p: _matches(p, NEAR_MATCHES), rim=0.5, shadow=0.3)
    tips: list[Point] = []

    def stick(p: Pen) -> None:
        p.rect(446, 520, 48, 620, "#e0b070", grad=(446, 0, 494, 0, ["#f4d098", "#b07c48"]))
        p.fill("446,640! 446,520! 494,520! 494,660! 480,620 466,650", "#3a2028")
        tree(
            p,
            470,
            560,
            430,
            "#3a2028",
            depth=5,
            width=44,
            spread=0.6,
            tips=tips,
            roots=False,
            rnd=s.dice("crown"),
        )

    s.lay("burning match", stick, rim=0.5, shadow=0.3)
    fire = ("#ffd45c", "#ff9a3c", "#f4682c", "#ffe89a", "#e8482c")
    s.lay("crown", lambda p: foliage(p, tips, 30, fire, 34), GLOWING, emit=0.35)
    s.lay("sparks", _leaf_sparks, FLAT, emit=0.7)
    s.lay("matchbox", _matchbox, FIGURE, shadow=0.4, reach=18, rim=0.5)
    s.motes(50, "#ffd080", (470, 380, 170))
    s.rays(0.2, 0.4)
    s.bloom(0.45)
    s.finish(vignette=0.5)


FAR_MATCHES = (
    (60, 420, 14),
    (150, 360, 13),
    (250, 470, 14),
    (620, 400, 14),
    (700, 340, 13),
    (770, 430, 14),
)
MID_MATCHES = ((110, 330, 24), (300, 400, 22), (640, 300, 24), (745, 400, 22))
NEAR_MATCHES = ((40, 230, 40), (200, 480, 36), (690, 520, 40))


def _matches(p: Pen, places: tuple[tuple[int, int, int], ...]) -> None:
    for x, top, w in places:
        p.rect(
            x - w / 2,
            top,
            w,
            1120 - top,
            "#d8a86c",
            grad=(x - w, 0, x + w, 0, ["#ecc890", "#a87848"]),
        )
        p.oval(x, top, w * 0.85, w * 1.3, "#a83440")


def _leaf_sparks(p: Pen) -> None:
    for _ in range(46):
        x, y = p.rnd.gauss(450, 150), p.rnd.uniform(480, 1060)
        with p.at(x, y, p.rnd.uniform(0.6, 1.2), p.rnd.uniform(0, 360)):
            p.fill("-9,0! 0,-5 10,0! 0,5", p.rnd.choice(("#ffd45c", "#ff9a3c", "#f4682c")))


def _matchbox(p: Pen) -> None:
    p.fill([(60, 1080), (330, 1080), (300, 1030), (100, 1030)], "#5a3a34")
    p.rect(60, 1078, 270, 84, "#3f6a8c", r=5)
    p.rect(60, 1136, 270, 26, "#5a3038")
    with p.at(195, 1106, 0.22):
        p.fill("0,-90! 30,-20 90,-10 40,30 50,90! 0,55 -50,90! -40,30 -90,-10 -30,-20", "#f4d098")
    for x in (130, 170, 215, 255):
        p.line([(x, 1062), (x + 6, 1030)], "#e8c48c", 9)
        p.oval(x + 7, 1026, 9, 11, "#a83440")


@scene(
    "095",
    seed=95,
    camera="wide",
    palette="snow-blue",
    twist="material-swap",
    light=(170, 190),
    lead="roofs",
    also=("boat", "waves"),
    people=("child/brown", "adult/brown"),
    title="High tide over the old town",
    alt="Two people sit in a small boat on a sea whose waves are tiled roofs with chimneys and lit "
    "windows.",
    keywords="adventure, home, city, dream, danger, trust, journey",
    opposites=("adventure", "home"),
)
def roof_sea(s: Scene) -> None:
    s.sky()
    s.glow(170, 190, 380, "#fff3d8", 0.6)
    s.lay("clouds", lambda p: clouds(p, 6, 120, 380, "#c8d0dc", (240, 420)), CLOUD, fog=0.4)
    s.lay(
        "gulls",
        lambda p: [
            bird(p, x, y, 30, "#56688a", i, 0)
            for i, (x, y) in enumerate(((560, 240), (640, 300), (500, 320)))
        ],
        FIGURE,
        fog=0.2,
    )
    rows = (
        (560, 50, 190, "#a8aabc", 0.55, 16),
        (660, 80, 260, "#b08a8c", 0.34, 20),
        (780, 110, 330, "#b8685a", 0.16, 26),
    )
    for i, (y, height, length, colour, fog, tile) in enumerate(rows):
        _roof_wave(s, f"row {i}", y, height, length, colour, fog, tile)
    s.lay(
        "mother",
        lambda p: sitter(
            p,
            330,
            800,
            300,
            "#3f5f7c",
            age="adult",
            skin="brown",
            hair="black",
            cut="bun",
            hand=(56, -50),
            dangling=False,
        ),
        FIGURE,
        rim=0.5,
    )
    s.lay(
        "child",
        lambda p: sitter(
            p,
            520,
            790,
            250,
            "#e8b03c",
            skin="brown",
            hair="black",
            cut="afro",
            flip=True,
            hand=(40, -90),
            dangling=False,
        ),
        FIGURE,
        rim=0.5,
    )
    s.lay("boat", _tilted_boat, rim=0.5, shadow=0.4, wob=0.8)
    _roof_wave(s, "front", 950, 120, 430, "#c85a48", 0, 34)
    _roof_wave(s, "very near", 1120, 80, 520, "#8a3a40", 0, 42)
    s.bloom(0.25)
    s.finish(vignette=0.45)


def _tilted_boat(p: Pen) -> None:
    with p.at(425, 830, 1, -5):
        rowing_boat(p, 0, 0, 235, "#f0e6d4", "#5a4a54")
        p.line([(-60, -70), (-190, 60)], "#7a5a48", 9)


def _roof_wave(
    s: Scene,
    name: str,
    y: float,
    height: float,
    length: float,
    colour: str,
    fog: float,
    tile: float,
) -> None:
    """A row of leaning waves covered with tiles, with a chimney and a lit window here and there."""
    dice = s.dice(name)
    points: list[Point] = []
    crests: list[Point] = []
    x = -length * dice.random()
    while x < 900:
        shape = ((0, 0.5), (0.35, -0.1), (0.62, -1), (0.7, -0.5), (0.8, 0.2))
        points += [(x + length * dx, y + height * dy) for dx, dy in shape]
        crests.append((x + length * 0.36, y - height * 0.12))
        x += length
    sharp = tuple(range(2, len(points), 5))
    count = len(points)
    wave = spline([*points, (1000.0, 1300.0), (-300.0, 1300.0)], sharp=(*sharp, count, count + 1))

    def draw(p: Pen) -> None:
        for cx, cy in crests[::2]:
            p.rect(cx - tile * 0.8, cy - tile * 3.2, tile * 1.6, tile * 4, darker(colour, 0.3))
            p.rect(cx - tile, cy - tile * 3.5, tile * 2, tile * 0.6, darker(colour, 0.45))
        p.fill(wave, colour)
        with p.clip(wave):
            _tiles(p, y - height, tile, colour)
            for cx, cy in crests[1::2]:
                p.fill(
                    [
                        (cx - tile * 1.6, cy + tile * 2.2),
                        (cx, cy + tile * 0.6),
                        (cx + tile * 1.6, cy + tile * 2.2),
                    ],
                    darker(colour, 0.4),
                )
                p.rect(
                    cx - tile * 1.1, cy + tile * 2.1, tile * 2.2, tile * 2.2, lighter(colour, 0.4)
                )
                p.rect(cx - tile * 0.6, cy + tile * 2.5, tile * 1.2, tile * 1.4, "#ffdf90")

    s.lay(name, draw, fog=fog, rim=0.4, shadow=0.3, reach=16, form=(4, 18), vol=0.8, wob=1)


def _tiles(p: Pen, top: float, tile: float, colour: str) -> None:
    row = 0
    y = top
    while y < 1230:
        for i in range(int(860 / tile) + 2):
            x = -20 + i * tile + (row % 2) * tile / 2
            p.line(
                f"{x},{y} {x + tile * 0.12},{y + tile * 0.5} {x + tile * 0.5},{y + tile * 0.72} "
                f"{x + tile * 0.88},{y + tile * 0.5} {x + tile},{y}",
                darker(colour, 0.28),
                max(2, tile * 0.1),
                0.8,
            )
        y += tile * 0.62
        row += 1
