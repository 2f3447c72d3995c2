"""Rooms after dark: a shadow packs, the moon has its hair cut, a keyboard leads away."""

from card_art.studio.colour import lighter
from card_art.studio.motifs.buildings import door, stripes
from card_art.studio.motifs.land import clouds, hill, planks, ridge
from card_art.studio.motifs.people import person, sitter
from card_art.studio.motifs.sky import crescent, moon
from card_art.studio.motifs.things import scissors, suitcase
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import arch
from card_art.studio.pen import Pen


@scene(
    "092",
    seed=92,
    camera="interior",
    palette="ivory-paper",
    twist="other-shadow",
    light=(96, 700),
    lead="shadow",
    also=("suitcase", "armchair", "lamp"),
    people=("adult/olive",),
    title="Leave of absence",
    alt="Somebody sits in an armchair beside a lamp. On the wall a shadow in a hat walks to the "
    "door with a suitcase.",
    keywords="departure, rest, freedom, loneliness, dream, duty, double life",
    opposites=("departure", "rest"),
)
def shadow_leaves(s: Scene) -> None:
    s.sky(((0, "#c9ae86"), (0.5, "#ead7ac"), (1, "#c0986c")), warp=20)
    s.glow(96, 690, 640, "#ffedb8", 0.6)
    s.lay("wallpaper", lambda p: stripes(p, "#b08c64", 0.3, 930), FLAT)
    s.lay(
        "door",
        lambda p: door(
            p, 690, 930, 520, "#7a5040", "#55362e", ajar=0.3, light="#5f7f9a", round_head=False
        ),
        FIGURE,
        fog=0.1,
        wob=0.5,
    )
    s.lay("skirting", lambda p: p.rect(-10, 906, 560, 26, "#8a6a4c"), LAND, wob=0.5)
    s.lay(
        "floor",
        lambda p: (
            p.rect(-10, 928, 820, 290, "#94694a", grad=(0, 928, 0, 1200, ["#a8794f", "#5a3a30"])),
            planks(p, 928, "#4c3028"),
        ),
        LAND,
    )

    def shadow(p: Pen) -> None:
        person(
            p,
            470,
            950,
            700,
            "#000",
            age="adult",
            hat="brim",
            facing="side",
            dress=False,
            stride=20,
            arm_r=(40, -84),
            arm_l=(-30, -90),
            lean=4,
        )
        suitcase(p, 590, 800, 190, "#000")
        p.line([(560, 640), (590, 660)], "#000", 26)

    s.ground_shadow(shadow, 0.92, 4)
    s.ground_shadow(lambda p: p.oval(300, 1120, 250, 28, "#000"), 0.6, 14)
    s.lay("chair back", lambda p: _armchair(p, back=True), shadow=0.3, reach=22, rim=0.3)
    s.lay(
        "sleeper",
        lambda p: sitter(
            p,
            250,
            1005,
            460,
            "#3f5a6c",
            age="adult",
            skin="olive",
            hair="black",
            legs="#3a3038",
            hand=(38, -34),
        ),
        FIGURE,
        rim=0.6,
    )
    s.lay("chair arm", lambda p: _armchair(p, back=False), rim=0.5, shadow=0.2)
    s.lay("lamp", _floor_lamp, FIGURE)
    s.addlight(
        "shade",
        lambda p: p.fill([(50, 770), (84, 640), (140, 640), (170, 770)], "#ffe6a0"),
        soft=8,
        k=0.5,
        emit=0.5,
    )
    s.bloom(0.35)
    s.finish(vignette=0.5)


def _armchair(p: Pen, back: bool) -> None:
    red, dark = "#a8413c", "#6f2a30"
    if back:
        p.fill("150,1010! 128,860 132,740 170,704 226,716 250,780 256,1010!", dark)
        p.rect(140, 990, 250, 100, red, r=22)
        for x in (160, 360):
            p.rect(x, 1080, 20, 44, "#3a2420")
        return
    p.rect(156, 950, 190, 46, lighter(red, 0.08), r=23)
    p.rect(166, 980, 168, 110, red, r=14)
    p.circ(336, 973, 23, lighter(red, 0.16))


def _floor_lamp(p: Pen) -> None:
    p.line([(110, 770), (110, 1110)], "#4a342c", 9)
    p.oval(110, 1112, 52, 10, "#4a342c")
    p.fill([(44, 775), (82, 635), (140, 635), (176, 775)], "#ffe2a0")


@scene(
    "093",
    seed=93,
    camera="interior",
    palette="teal-moon",
    twist="scale-swap",
    light=(330, 520),
    lead="moon",
    also=("scissors", "barber chair"),
    night=True,
    people=("adult/dark",),
    title="Just a little off the side",
    alt="The full moon sits in a barber's chair under a cape. A barber trims it, and bright "
    "crescents lie on the floor.",
    keywords="change, vanity, routine, magic, loss, new beginning, trust",
    opposites=("loss", "new beginning"),
)
def moon_barber(s: Scene) -> None:
    s.sky(((0, "#1d4458"), (0.5, "#2f6472"), (1, "#1d4050")), warp=20)
    s.lay("tiles", _tiles, FLAT)
    s.glow(330, 520, 480, "#fff2cc", 0.4)
    s.lay("window", _dark_window, FIGURE, wob=0.5, vol=0.3)
    s.lay(
        "floor",
        lambda p: p.rect(
            -10, 960, 820, 260, "#274a58", grad=(0, 960, 0, 1200, ["#4a7478", "#142c3c"])
        ),
        LAND,
    )
    s.ground_shadow(lambda p: p.oval(340, 1120, 190, 24, "#000"), 0.7, 12)
    s.lay("chair", _barber_chair, rim=0.4, wob=0.6, shadow=0.3, reach=24)
    s.lay(
        "cape",
        lambda p: p.fill(
            "330,600! 420,640 500,760 540,930! 440,960 330,968 220,960 120,930! 160,760 240,640",
            "#cfcdc4",
        ),
        rim=0.3,
        shadow=0.3,
    )
    s.lay(
        "folds",
        lambda p: [
            p.line(f"330,640 {330 + q * 0.6},780 {330 + q},940", "#a8b0ac", 5)
            for q in (-140, -70, 0, 70, 140)
        ],
        FIGURE,
        alpha=0.6,
    )
    s.lay("moon", lambda p: moon(p, 330, 480, 178, "#f8e9bf", "#d4b678"), GLOWING, emit=0.12)
    s.lay(
        "barber",
        lambda p: person(
            p,
            640,
            1110,
            560,
            "#f0ece0",
            age="adult",
            skin="dark",
            hair="black",
            cut="short",
            facing="side",
            flip=True,
            dress=False,
            legs="#1d2c3c",
            arm_r=(50, -142),
            arm_l=(20, -100),
        ),
        FIGURE,
        rim=0.8,
        shadow=0.2,
    )
    s.lay("scissors", lambda p: scissors(p, 497, 690, 70, "#f4f4f0", "#c8503c", -60), FLAT)
    s.lay("clippings", _clippings, GLOWING, emit=0.5)
    s.motes(26, "#fff6d8", (400, 760, 140))
    s.bloom(0.3)
    s.finish(vignette=0.5)


def _tiles(p: Pen) -> None:
    for y in range(640, 970, 55):
        for x in range(-30 + (y // 55 % 2) * 40, 820, 80):
            p.rect(x, y, 76, 51, "#cfe4d4", 0.16, r=5)


def _dark_window(p: Pen) -> None:
    p.rect(520, 110, 230, 330, "#e8dcc0", r=8)
    p.rect(536, 126, 198, 298, "#0b1430")
    for _ in range(26):
        p.circ(p.rnd.uniform(545, 725), p.rnd.uniform(135, 415), p.rnd.uniform(1.5, 3.2), "#f8f0d8")
    p.rect(629, 126, 12, 298, "#e8dcc0")
    p.rect(536, 268, 198, 12, "#e8dcc0")
    p.rect(505, 430, 260, 22, "#f4ead0", r=6)


def _barber_chair(p: Pen) -> None:
    p.rect(150, 560, 360, 420, "#8a2f34", r=50)
    p.rect(110, 800, 50, 120, "#b8433c", r=22)
    p.rect(500, 800, 50, 120, "#b8433c", r=22)
    p.rect(180, 940, 300, 60, "#8a2f34", r=20)
    p.rect(306, 990, 48, 110, "#a8b4b8")
    p.oval(330, 1108, 140, 24, "#8a989c")


def _clippings(p: Pen) -> None:
    for x, y, r, rot in (
        (120, 1080, 40, 20),
        (230, 1150, 34, 110),
        (480, 1160, 40, 200),
        (560, 1090, 24, 60),
        (90, 1170, 26, 300),
        (700, 1160, 34, 150),
    ):
        with p.at(x, y, 1, rot):
            crescent(p, 0, 0, r, "#fff3cf")


@scene(
    "120",
    seed=120,
    camera="interior",
    palette="rose-cloud",
    twist="path-to-nowhere",
    light=(470, 400),
    lead="piano",
    also=("path",),
    horizon=True,
    people=("adult/pale",),
    title="Practice makes distance",
    alt="A keyboard runs like a road across a dark room, out through a tall arch and over the "
    "clouds. A woman in green walks on the keys.",
    keywords="music, freedom, practice, journey, escape, discipline, longing",
    opposites=("freedom", "discipline"),
)
def keyboard_road(s: Scene) -> None:
    s.sky()
    s.glow(470, 380, 300, "#fff0d0", 0.55)
    s.lay(
        "clouds", lambda p: clouds(p, 9, 420, 760, "#f8d4c0", (200, 380)), CLOUD, fog=0.5, vol=0.4
    )
    far = ridge(s.dice("far"), 620, 30)
    s.lay("far", lambda p: hill(p, far, "#b08aa0"), LAND, fog=0.6)
    s.mist(650, 70, "#f8d8c0", 0.7)
    s.lay("far keys", lambda p: _keys(p, 0.0, 0.62), FIGURE, wob=0.3, vol=0.3, fog=0.15)
    wall = arch(240, 690, 830, 90)
    s.lay(
        "wall",
        lambda p: (p.rect(-20, -20, 840, 850, "#5a3a58"), p.erase(wall)),
        LAND,
        shadow=0.3,
        rim=0.5,
    )
    s.lay("moulding", lambda p: p.line(arch(240, 690, 840, 90), "#8a5f78", 20), FIGURE, rim=0.8)
    s.lay(
        "floor",
        lambda p: p.rect(
            -20, 826, 840, 400, "#4a2c44", grad=(0, 826, 0, 1200, ["#7a4a5c", "#2c1830"])
        ),
        LAND,
    )
    s.beam([(250, 830), (680, 830), (760, 1200), (60, 1200)], "#ffcfa8", 0.35, 30)
    s.lay("keys", lambda p: _keys(p, 0.40, 1.0), FIGURE, wob=0.3, vol=0.4, shadow=0.4, reach=16)
    s.ground_shadow(lambda p: p.oval(405, 962, 50, 9, "#000"), 0.6, 5)
    s.lay(
        "walker",
        lambda p: person(
            p,
            405,
            962,
            270,
            "#2f7a6a",
            age="adult",
            hair="red",
            cut="long",
            facing="back",
            stride=5,
        ),
        FIGURE,
        rim=0.8,
    )
    s.rays(0.25, 0.4)
    s.bloom(0.3)
    s.finish(vignette=0.55)


def _road(t: float) -> tuple[float, float, float]:
    """Return middle and half width of the keyboard at t = 0 (horizon) .. 1 (foot of the card)."""
    y = 560 + 680 * t**1.7
    return 520 - 200 * t + 70 * (1 - t) * t * 4 * (t - 0.45), y, 10 + 330 * t**1.6


def _keys(p: Pen, start: float, end: float) -> None:
    count = 34
    for i in range(count):
        t0, t1 = i / count, (i + 1) / count
        if t0 < start or t1 > end + 0.04:
            continue
        (x0, y0, w0), (x1, y1, w1) = _road(t0), _road(t1)
        p.fill(
            [(x0 - w0, y0), (x0 + w0, y0), (x1 + w1, y1), (x1 - w1, y1)],
            "#f8ecdc" if i % 2 else "#efe0d0",
        )
        p.line([(x1 - w1, y1), (x1 + w1, y1)], "#6a4a5c", 1 + 3 * t1)
        if i % 7 in (0, 1, 3, 4, 5):
            (xa, ya, wa), (xb, yb, wb) = _road(t1 - 0.3 / count), _road(t1 + 0.3 / count)
            p.fill(
                [(xa - wa, ya), (xa + wa * 0.2, ya), (xb + wb * 0.2, yb), (xb - wb, yb)], "#2a1830"
            )
