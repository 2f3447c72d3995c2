"""Cards on a stage: the show is not the one that was announced."""

from card_art.studio.colour import lighter
from card_art.studio.motifs.buildings import curtain, wallpaper
from card_art.studio.motifs.land import cloud, planks, rain
from card_art.studio.motifs.people import person
from card_art.studio.motifs.things import chair
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import spline
from card_art.studio.pen import Draw, Pen


@scene(
    "099",
    seed=99,
    camera="stage",
    palette="high-key",
    twist="gravity-off",
    light=(400, 560),
    lead="twins",
    also=("scarf", "chair"),
    horizon=False,
    people=("child/brown", "child/brown"),
    title="Two sides of one room",
    alt="In a room one twin stands on the floor and the other on the ceiling, head down. One "
    "long red scarf joins them.",
    keywords="closeness, opposites, siblings, balance, quarrel, point of view, connection",
    opposites=("closeness", "quarrel"),
)
def twins_one_scarf(s: Scene) -> None:
    s.sky(((0, "#86b4bc"), (0.5, "#b4d0c8"), (1, "#86b4bc")), warp=10)
    s.lay("wallpaper", lambda p: wallpaper(p, "#6a9aa8", 0.35), FLAT)
    s.glow(400, 600, 360, "#fff6dc", 0.3)
    s.lay("window", _round_window, FIGURE, wob=0.4, vol=0.4)
    s.addlight("daylight", lambda p: p.circ(400, 600, 128, "#fff0c0", 0.5), soft=26, k=0.4)
    for flip in (False, True):
        name = "ceiling" if flip else "floor"
        s.lay(name, lambda p: _half(p, flip, _boards), LAND)
        s.lay(f"{name} chair", lambda p: _half(p, flip, _stool), FIGURE, fog=0.08, wob=0.5)
        s.ground_shadow(lambda p: _half(p, flip, _foot_shadow), 0.6, 7)
        s.lay(f"{name} twin", lambda p: _half(p, flip, _twin), FIGURE, shadow=0.25, reach=16)
    s.lay("scarf", _long_scarf, FIGURE, shadow=0.35, reach=18, wob=0.8)
    s.lay("frame", _proscenium, shadow=0.5, reach=24, rim=0.3)
    s.bloom(0.25)
    s.finish(vignette=0.5)


def _half(p: Pen, flip: bool, draw: Draw) -> None:
    """Draw the same furniture on the floor, or turned about the middle of the card."""
    with p.at(400, 600, 1, 180 if flip else 0), p.at(-400, -600):
        draw(p)


def _boards(p: Pen) -> None:
    p.rect(-10, 1010, 820, 210, "#b8805c", grad=(0, 1010, 0, 1200, ["#d0a078", "#7a4c44"]))
    planks(p, 1010, "#6a4038", (400, 700), 14)
    p.rect(-10, 1000, 820, 16, "#f0e0cc")


def _stool(p: Pen) -> None:
    chair(p, 610, 1060, 230, "#8a5a44", flip=True)


def _foot_shadow(p: Pen) -> None:
    p.oval(240, 1078, 80, 13, "#000")


def _twin(p: Pen) -> None:
    person(
        p,
        240,
        1080,
        340,
        "#e8a040",
        skin="brown",
        hair="black",
        cut="braids",
        facing="front",
        legs="#5a4a7a",
        arm_l=(-44, -80),
        arm_r=(46, -84),
    )


def _round_window(p: Pen) -> None:
    p.circ(400, 600, 150, "#f4ead4")
    p.circ(400, 600, 128, "#8fc8e0")
    cloud(p, 380, 640, 150, "#ffffff", 0.9)
    p.rect(392, 472, 16, 256, "#f4ead4")
    p.rect(272, 592, 256, 16, "#f4ead4")


def _long_scarf(p: Pen) -> None:
    way = [(214, 838), (250, 846), (300, 820), (420, 760), (520, 690), (440, 620), (330, 560)]
    way += [(290, 490), (390, 440), (500, 390), (550, 354), (586, 362)]
    p.line(spline(way, closed=False), "#c8343c", 34)
    for i in range(1, len(way) - 1):
        (x0, y0), (x1, y1) = way[i], way[i + 1]
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        dx, dy = (x1 - x0), (y1 - y0)
        length = (dx * dx + dy * dy) ** 0.5
        nx, ny = -dy / length * 13, dx / length * 13
        p.line([(mx - nx, my - ny), (mx + nx, my + ny)], "#f4d8a8", 7)


def _proscenium(p: Pen) -> None:
    for x in (-10, 752):
        p.rect(x, -10, 58, 1220, "#8a3a4c")
        p.rect(x + (44 if x < 0 else 0), -10, 14, 1220, "#d8a850")
    p.rect(-10, -10, 820, 54, "#8a3a4c")
    p.rect(-10, 40, 820, 12, "#d8a850")
    p.rect(-10, 1156, 820, 54, "#8a3a4c")
    p.rect(-10, 1148, 820, 12, "#d8a850")


@scene(
    "111",
    seed=111,
    camera="stage",
    palette="storm-grey",
    twist="weather-indoors",
    light=(420, 120),
    lead="dancer",
    also=("rain", "audience"),
    horizon=False,
    people=("adult/brown", "crowd/hidden"),
    title="The weather is live tonight",
    alt="A dancer in yellow stands on one leg on a theatre stage while rain falls on her from a "
    "small cloud. Rows of heads watch from the dark.",
    keywords="sadness, joy, performance, courage, embarrassment, art, storm",
    opposites=("sadness", "joy"),
)
def rain_on_stage(s: Scene) -> None:
    s.sky(((0, "#24484c"), (0.45, "#5a8480"), (0.75, "#88a898"), (1, "#40605c")), warp=30)
    s.beam([(380, -20), (470, -20), (690, 980), (170, 980)], "#fff3c8", 0.5, 22)
    s.lay(
        "rain",
        lambda p: rain(p, 230, (230, 330, 640, 930), "#eef8ee", 46, -6, 2.6),
        FLAT,
        alpha=0.8,
    )
    s.lay(
        "cloud",
        lambda p: (cloud(p, 430, 340, 430, "#55706e"), cloud(p, 400, 300, 300, "#7d9690")),
        CLOUD,
        fog=0.1,
        rim=0.4,
    )
    s.lay(
        "stage",
        lambda p: (
            p.rect(-10, 900, 820, 140, "#8a6a48", grad=(0, 900, 0, 1040, ["#b89468", "#5a4030"])),
            planks(p, 900, "#3f2c22", (400, 640)),
        ),
        LAND,
    )

    s.lay("pit", lambda p: p.rect(-10, 1036, 820, 190, "#1c3238"), LAND)

    def puddle(p: Pen) -> None:
        p.oval(430, 972, 230, 34, "#cfe4d8", 0.75)
        for x, y in ((300, 966), (380, 984), (520, 960), (580, 978), (450, 990)):
            with p.at(x, y, squash=0.3):
                p.ring(0, 0, 22, "#ffffff", 4, 0.8)

    s.lay("puddle", puddle, FLAT)
    s.lay("dancer", _dancer, FIGURE, rim=0.5, shadow=0.2)
    s.lay("left curtain", lambda p: curtain(p, -1, "#c98a34", "#6a3c1c", 190), shadow=0.4, reach=20)
    s.lay("right curtain", lambda p: curtain(p, 1, "#c98a34", "#6a3c1c", 170), shadow=0.4, reach=20)
    s.lay("audience", _heads, soft=1.5, rim=0.5, vol=0.4)
    s.bloom(0.35)
    s.finish(vignette=0.55)


def _dancer(p: Pen) -> None:
    """Draw a dancer on the toes of one foot, the other leg back, arms lifted."""
    skin, dress = "#a86f45", "#f0c040"
    with p.at(430, 972, 2.15):
        p.taper([(0, -100), (3, -50), (0, 0)], 15, 8, skin)
        p.taper([(0, -100), (-54, -92), (-108, -112), (-122, -120)], 17, 6, skin)
        p.fill("-12,-132! -56,-104 -74,-84 -34,-80 0,-84 38,-76 66,-88 50,-110 12,-132!", dress)
        p.fill("-12,-132! -36,-108 -40,-94 0,-98 40,-92 34,-110 12,-132!", lighter(dress, 0.25))
        p.fill("-13,-126! -12,-156 -15,-176! 15,-176! 12,-156 13,-126!", dress)
        p.taper([(-13, -172), (-42, -200), (-46, -238)], 10, 6, skin)
        p.taper([(13, -172), (46, -190), (66, -224)], 10, 6, skin)
        p.rect(-4, -190, 8, 18, skin)
        p.oval(1, -204, 13, 16, skin)
        p.fill("-13,-204! -13,-220 1,-224 14,-218 14,-206! 4,-214", "#221a20")
        p.circ(-4, -226, 8, "#221a20")
        for x in (-5, 6):
            p.line(f"{x - 3},-203 {x},-201 {x + 3},-203", "#2a1a18", 1.5)
        p.line("-3,-195 1,-193 5,-195", "#6a2c28", 1.5)


def _heads(p: Pen) -> None:
    for row, (y, r, shade) in enumerate(((1080, 34, "#2a4044"), (1150, 46, "#14262c"))):
        for i in range(9 - row * 2):
            step = 820 / (8.2 - row * 2)
            x = -10 + i * step + (row * 40) + p.rnd.uniform(-10, 10)
            p.circ(x, y, r * p.rnd.uniform(0.9, 1.1), shade)
            p.fill(
                f"{x - r * 1.9},1230! {x - r * 1.5},{y + r} {x},{y + r * 0.7} "
                f"{x + r * 1.5},{y + r} {x + r * 1.9},1230!",
                shade,
            )
