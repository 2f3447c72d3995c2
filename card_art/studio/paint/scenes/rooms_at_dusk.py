"""Rooms where somebody, or somebody's shadow, is up to something."""

from card_art.studio.motifs.buildings import ladder, wallpaper
from card_art.studio.motifs.land import planks
from card_art.studio.motifs.people import person
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import arch
from card_art.studio.pen import Pen


@scene(
    "085",
    seed=85,
    camera="interior",
    palette="crimson",
    twist="other-shadow",
    light=(400, 90),
    lead="mirror",
    centred=True,
    people=("adult/dark",),
    title="One of us is missing",
    alt="A woman in a yellow dress stands before five tall mirrors. Four of them show her; "
    "the one in the middle is empty.",
    keywords="identity, absence, choice, truth, vanity, freedom, fear",
    opposites=("freedom", "fear"),
)
def missing_reflection(s: Scene) -> None:
    s.sky(((0, "#8a2f3c"), (0.6, "#a8453f"), (1, "#5a1a2c")), warp=20)
    s.glow(400, 90, 620, "#ffe0a8", 0.6)
    s.lay("wallpaper", lambda p: wallpaper(p, "#d87a5c", 0.3, 860), FLAT)
    s.lay("floor", _chequered, LAND, wob=0.4)
    for i, (x, w, top, foot) in enumerate(MIRRORS):
        s.ground_shadow(lambda p: p.oval(x, foot + 6, w * 0.7, 14, "#000"), 0.6, 8)
        s.lay(
            f"frame {i}",
            lambda p: _frame(p, x, w, top, foot),
            FIGURE,
            shadow=0.4,
            reach=16,
            fog=0.12 if i < 4 else 0,
        )
        s.lay(f"glass {i}", lambda p: _glass(p, x, w, top, foot), FLAT)
        if i < 4:
            s.lay(f"reflection {i}", lambda p: _reflection(p, x, w, top, foot), FIGURE, fog=0.12)
    s.addlight("empty", lambda p: p.fill(arch(300, 500, 850, 290), "#bfe4ff", 0.5), soft=24, k=0.4)
    s.ground_shadow(lambda p: p.oval(400, 1128, 110, 18, "#000"), 0.7, 8)
    s.lay(
        "woman",
        lambda p: person(
            p,
            400,
            1130,
            400,
            "#e8b83c",
            age="adult",
            skin="dark",
            hair="black",
            cut="afro",
            facing="back",
        ),
        FIGURE,
        rim=0.6,
        shadow=0.3,
    )
    s.lay("lamp", _hanging_lamp, FIGURE)
    s.addlight("bulb", lambda p: p.circ(400, 96, 34, "#fff0c8"), soft=8, k=1, emit=0.8)
    s.bloom(0.4)
    s.finish(vignette=0.55)


# x, width, top, foot; the last stands in front
MIRRORS = (
    (92, 120, 380, 830),
    (708, 120, 380, 830),
    (222, 150, 340, 845),
    (578, 150, 340, 845),
    (400, 200, 290, 860),
)


def _chequered(p: Pen) -> None:
    p.rect(-10, 820, 820, 400, "#3a1420")
    rows = (820, 846, 884, 940, 1024, 1210)
    for j in range(5):
        for i in range(-9, 9):
            if (i + j) % 2:
                continue
            top, foot = (rows[j] - 620) / 590, (rows[j + 1] - 620) / 590
            quad = [(400 + i * 190 * top, rows[j]), (400 + (i + 1) * 190 * top, rows[j])]
            quad += [(400 + (i + 1) * 190 * foot, rows[j + 1]), (400 + i * 190 * foot, rows[j + 1])]
            p.fill(quad, "#d8a088")


def _frame(p: Pen, x: float, w: float, top: float, foot: float) -> None:
    p.fill(arch(x - w / 2 - 16, x + w / 2 + 16, foot + 10, top - 16), "#b07a34")
    p.fill(arch(x - w / 2 - 6, x + w / 2 + 6, foot + 2, top - 6), "#6a3c20")
    p.circ(x, top - 20, 16, "#d8a44c")


def _glass(p: Pen, x: float, w: float, top: float, foot: float) -> None:
    shape = arch(x - w / 2, x + w / 2, foot, top)
    p.fill(shape, "#8aa4b4", 1, (x - w, top, x + w, foot, ["#5a6a84", "#a8bcc4", "#4a5470"]))
    with p.clip(shape):
        p.rect(x - w, foot - 34, w * 2, 40, "#7a5660", 0.8)
        for q in (-0.1, 0.12):
            left = x + q * w
            p.fill(
                [
                    (left, top),
                    (left + w * 0.12, top),
                    (left - w * 0.4, foot - 60),
                    (left - w * 0.52, foot - 60),
                ],
                "#ffffff",
                0.14,
            )


def _reflection(p: Pen, x: float, w: float, top: float, foot: float) -> None:
    with p.clip(arch(x - w / 2, x + w / 2, foot, top)):
        person(
            p,
            x,
            foot - 12,
            (foot - top) * 0.72,
            "#e8b83c",
            age="adult",
            skin="dark",
            hair="black",
            cut="afro",
            arm_l=(-30, -72),
            arm_r=(30, -72),
        )


def _hanging_lamp(p: Pen) -> None:
    p.line([(400, -10), (400, 50)], "#2a1018", 6)
    p.fill("336,98! 352,66 384,44 416,44 448,66 464,98!", "#4a1c28")
    p.circ(400, 98, 24, "#fff0c8")


@scene(
    "091",
    seed=91,
    camera="interior",
    palette="forest-gold",
    twist="gravity-off",
    light=(400, 330),
    lead="books",
    also=("moth", "lamp", "ladder"),
    horizon=False,
    people=("adult/brown",),
    title="Late returns",
    alt="In a library, open books fly like moths around a hanging lamp. "
    "Somebody on a ladder reaches for one of them.",
    keywords="knowledge, longing, freedom, order, obsession, story, wonder",
    opposites=("freedom", "order"),
)
def moth_library(s: Scene) -> None:
    s.sky(((0, "#1d3a34"), (0.5, "#3a5c44"), (1, "#22382c")), warp=20)
    s.glow(400, 330, 620, "#ffd987", 0.75)
    s.lay("shelves", _shelves, LAND, fog=0.3, wob=0.6)
    s.glow(400, 330, 420, "#ffd987", 0.35)
    s.lay(
        "floor",
        lambda p: (p.rect(-10, 1080, 820, 140, "#3a2a20"), planks(p, 1080, "#1d1612", (400, 700))),
        LAND,
    )
    s.lay("far books", lambda p: _book_moths(p, FAR_BOOKS), FIGURE, fog=0.25, wob=0.5)
    s.lay("lamp", _green_lamp, FIGURE)
    s.addlight("bulb", lambda p: p.oval(400, 352, 62, 34, "#fff0c0"), soft=10, k=1, emit=0.9)
    s.lay(
        "ladder",
        lambda p: ladder(p, (640, 1150), (560, 330), 110, "#7a5230", 13, 13, 84),
        FIGURE,
        rim=0.5,
        shadow=0.4,
        reach=24,
        wob=0.5,
    )
    s.lay(
        "reader",
        lambda p: person(
            p,
            606,
            900,
            350,
            "#b8433c",
            age="adult",
            skin="brown",
            hair="black",
            cut="short",
            facing="side",
            flip=True,
            dress=False,
            legs="#2c3448",
            arm_r=(60, -150),
            arm_l=(26, -90),
        ),
        FIGURE,
        rim=0.7,
        shadow=0.3,
    )
    s.lay("books", lambda p: _book_moths(p, NEAR_BOOKS), FIGURE, shadow=0.35, reach=26, rim=0.6)
    s.motes(50, "#ffe6a8", (400, 400, 190))
    s.rays(0.3, 0.45)
    s.bloom(0.5)
    s.finish(vignette=0.55)


# x, y, size, turn, cover
FAR_BOOKS = (
    (300, 190, 48, 12, "#7a3a3a"),
    (520, 210, 44, -20, "#3f5f6a"),
    (610, 150, 34, 8, "#8a6a34"),
    (190, 300, 40, -14, "#4a5a7a"),
    (290, 470, 46, 160, "#7a4a5a"),
)
NEAR_BOOKS = (
    (240, 640, 118, -16, "#a8403a"),
    (420, 520, 84, 24, "#2f6a7a"),
    (130, 430, 80, 14, "#c08a3c"),
    (330, 860, 92, 10, "#5a4a8a"),
    (120, 960, 76, -24, "#3f7a5a"),
)


def _shelves(p: Pen) -> None:
    spines = ("#6a3230", "#8a6a3c", "#3a5a5a", "#5a4a6a", "#7a5230", "#3f6a4c", "#a07a4a")
    for row in range(6):
        foot = 190 + row * 182
        x = -10.0
        while x < 810:
            w, h = p.rnd.uniform(18, 40), p.rnd.uniform(100, 150)
            if p.rnd.random() > 0.16:
                p.rect(x, foot - h, w - 3, h, p.rnd.choice(spines), r=2)
                p.rect(x + 3, foot - h * 0.8, w - 9, 6, "#d8b25a", 0.7)
            x += w
        p.rect(-10, foot, 820, 20, "#4a3022")
    for x in (-20, 250, 530, 790):
        p.rect(x, -10, 26, 1100, "#55382a")


def _book_moths(p: Pen, books: tuple[tuple[float, float, float, float, str], ...]) -> None:
    for x, y, size, turn, cover in books:
        with p.at(x, y, size / 100, turn):
            for side in (False, True):
                with p.at(flip=side):
                    p.fill("0,-34! 40,-82 108,-92! 118,-22 100,20! 50,6 0,40!", cover)
                    p.fill("0,-26! 42,-72 98,-80! 107,-20 92,10! 48,-4 0,32!", "#f6e9c8")
                    for k in range(5):
                        p.line(
                            f"14,{-14 + k * 9} 50,{-46 + k * 11} 92,{-58 + k * 13}",
                            "#a89068",
                            3,
                            0.6,
                        )
                    p.line("4,-34 14,-60 32,-72", "#3a2820", 4)
            p.taper([(0, -42), (0, 0), (0, 48)], 13, 5, "#3a2820")


def _green_lamp(p: Pen) -> None:
    p.line([(400, -10), (400, 250)], "#1d1612", 6)
    p.fill("290,352! 310,296 360,256 400,248 440,256 490,296 510,352!", "#2f7a54")
    p.oval(400, 352, 110, 18, "#ffe9b0")
