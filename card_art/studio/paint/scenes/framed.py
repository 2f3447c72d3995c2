"""Cards seen through a mouse hole and through the bars of a cage."""

from card_art.studio.motifs.animals import cat, mouse
from card_art.studio.motifs.buildings import Window, house, lit_windows, stripes
from card_art.studio.motifs.land import planks
from card_art.studio.motifs.things import chair, suitcase
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import spline
from card_art.studio.pen import Pen


@scene(
    "115",
    seed=115,
    camera="through-frame",
    palette="ivory-paper",
    twist="watched",
    light=(250, 800),
    lead="mousehole",
    also=("mouse hole", "town"),
    title="The other side of the skirting board",
    alt="A cat sits before a mouse hole in the wall of a room. Behind the hole lies a whole "
    "street with lit houses, and a mouse sits there beside its suitcase.",
    keywords="curiosity, danger, home, patience, secret, escape, neighbours",
    opposites=("danger", "home"),
)
def street_in_the_wall(s: Scene) -> None:
    s.sky(((0, "#4a4a86"), (0.45, "#7a6a9c"), (0.62, "#e8a878"), (1, "#f4d094")), warp=30)
    s.glow(270, 700, 260, "#ffe0a0", 0.6)
    windows: list[Window] = []
    s.lay("far houses", lambda p: _little_street(p, FAR_HOUSES, windows), FIGURE, fog=0.35)
    s.lay("street", lambda p: p.fill(STREET, "#c8a078"), LAND)
    s.lay("houses", lambda p: _little_street(p, NEAR_HOUSES, windows), FIGURE, rim=0.3, wob=0.5)
    s.addlight("windows", lambda p: lit_windows(p, windows), soft=5, k=0.8, emit=0.4)
    s.ground_shadow(lambda p: p.oval(262, 996, 50, 8, "#000"), 0.5, 5)
    s.lay("mouse", _traveller, FIGURE, rim=0.4)
    s.lay("wall", _wall_with_hole, LAND, vol=0.5, form=(4, 14), rim=0.5, wob=1)
    s.lay("floor", _parlour_floor, LAND)
    s.beam([(110, 1020), (430, 1020), (600, 1200), (60, 1200)], "#ffcf88", 0.5, 18)
    s.ground_shadow(
        lambda p: p.fill([(470, 1150), (720, 1150), (900, 1210), (620, 1210)], "#000"), 0.6, 9
    )
    s.lay("cat", _cat_from_behind, FIGURE, rim=0.9, shadow=0.3, reach=30)
    s.motes(24, "#ffe6b0", (330, 960, 120))
    s.bloom(0.35)
    s.finish(vignette=0.45)


# x, foot, width, height, wall, roof
HouseAt = tuple[float, float, float, float, str, str]
FAR_HOUSES: tuple[HouseAt, ...] = (
    (170, 900, 70, 150, "#8a7aa0", "#5a4a74"),
    (262, 890, 64, 190, "#9a86a4", "#64507c"),
    (350, 900, 70, 140, "#8a7aa0", "#5a4a74"),
)
NEAR_HOUSES: tuple[HouseAt, ...] = (
    (130, 990, 100, 230, "#c88a6c", "#8a3f44"),
    (410, 990, 110, 260, "#a8785c", "#7a3440"),
)
STREET = "60,1040! 120,930 250,880 300,880 380,930 480,1040!"


def _little_street(p: Pen, houses: tuple[HouseAt, ...], windows: list[Window]) -> None:
    for x, y, w, h, wall, roof in houses:
        windows += house(p, x, y, w, wall, roof, h=h, lit=0.8)


def _traveller(p: Pen) -> None:
    mouse(p, 262, 1000, 150, "#6a5a60", flip=True)
    suitcase(p, 208, 1000, 52, "#b8503c")


def _cat_from_behind(p: Pen) -> None:
    fur = "#2a2430"
    cat(p, 590, 1160, 640, fur, eye=fur, flip=True)
    for x in (538, 642):
        p.circ(x, 722, 34, fur)


def _wall_with_hole(p: Pen) -> None:
    p.rect(-20, -20, 840, 1060, "#e4d3ae", grad=(0, 0, 0, 1040, ["#7a6654", "#b89a74"]))
    for x in range(0, 820, 92):
        p.rect(x, -20, 38, 900, "#8a7058", 0.6)
        for y in range(50, 880, 120):
            with p.at(x + 64, y):
                p.fill("0,-20! 12,0 0,20! -12,0", "#9a5a54", 0.7)
    p.rect(-20, 880, 840, 150, "#7a5844")
    p.rect(-20, 868, 840, 26, "#9a7658", r=6)
    p.erase("90,1046! 84,860 100,700 160,600 262,560 370,596 430,690 446,860 440,1046!")


def _parlour_floor(p: Pen) -> None:
    p.rect(-20, 1026, 840, 200, "#8a5f44", grad=(0, 1026, 0, 1200, ["#8a6040", "#3c2824"]))
    planks(p, 1026, "#5a3a2c", (400, 760), 14)


@scene(
    "116",
    seed=116,
    camera="through-frame",
    palette="crimson",
    twist="caged-free",
    light=(640, 170),
    lead="canary",
    also=("cage", "chair"),
    animal=True,
    horizon=False,
    title="Visiting hours",
    alt="The view from inside a bird cage that is furnished with a chair and a lit lamp. "
    "Outside the bars a huge yellow bird bends down and looks in.",
    keywords="captivity, care, curiosity, power, fear, affection, point of view",
    opposites=("captivity", "care"),
)
def canary_outside(s: Scene) -> None:
    s.sky(((0, "#d89a78"), (0.5, "#b05a50"), (1, "#7a2f3c")), warp=20)
    s.lay("wallpaper", lambda p: stripes(p, "#8a3440", 0.4, 1200), FLAT)
    s.lay("window", _bright_window, FIGURE, fog=0.3, vol=0.3, wob=0.6)
    s.glow(640, 170, 380, "#fff0d0", 0.5)
    s.lay("bird", _canary, rim=0.5, shadow=0.4, reach=40, form=(10, 40), vol=0.9)
    s.lay("face", _canary_face, FIGURE, rim=0.4, shadow=0.3)
    s.lay("cage", _cage_bars, FIGURE, wob=0.5, rim=0.7, shadow=0.35, reach=22)
    s.lay("cage floor", _cage_floor, LAND, rim=0.4)
    s.ground_shadow(lambda p: p.oval(250, 1124, 110, 14, "#000"), 0.6, 8)
    s.lay("chair", lambda p: chair(p, 250, 1130, 290, "#3f6a7c"), FIGURE, rim=0.5, shadow=0.3)
    s.lay("table", _lamp_table, FIGURE, rim=0.4)
    s.addlight(
        "lamp",
        lambda p: p.fill([(500, 990), (520, 920), (580, 920), (600, 990)], "#ffe0a0"),
        soft=14,
        k=0.6,
        emit=0.4,
    )
    s.bloom(0.3)
    s.finish(vignette=0.5)


def _bright_window(p: Pen) -> None:
    p.rect(540, 40, 230, 330, "#f4e0c0", r=8)
    p.rect(560, 60, 190, 290, "#cfe8e4")
    p.rect(648, 60, 14, 290, "#f4e0c0")
    p.rect(560, 196, 190, 14, "#f4e0c0")


def _canary(p: Pen) -> None:
    """Draw the canary bending down from the right, its head low on the left."""
    p.fill(
        "820,260! 700,250 560,270 430,300 300,380 236,500 250,620 330,710 450,740 520,820 600,960 "
        "700,1060 820,1110!",
        "#f0c440",
    )
    p.fill("820,520! 720,540 640,640 640,780 700,900 820,980!", "#d89a2c")
    for y in (640, 720, 800, 880):
        p.line(f"690,{y} 750,{y + 34} 820,{y + 44}", "#a86c20", 9, 0.7)


def _canary_face(p: Pen) -> None:
    p.fill("262,520! 190,560 130,640 112,690! 190,680 270,660 320,620!", "#e8803a")
    p.line("128,676 210,636 296,600", "#a8502c", 7)
    p.circ(372, 500, 52, "#fdf3d4")
    p.circ(362, 508, 36, "#241820")
    p.circ(350, 494, 11, "#ffffff")


def _cage_bars(p: Pen) -> None:
    for i in range(8):
        x = 20 + i * 109
        top = 400 + (x - 400) * 0.72
        way = [(top, -20), (x + (400 - x) * 0.02, 240), (x, 520), (x, 1100)]
        p.line(spline(way, closed=False), "#4a3038", 20)
        p.line(spline(way, closed=False), "#c89a5c", 6, 0.8)
    for y in (300, 860):
        p.line(f"-20,{y} 400,{y + 26} 820,{y}", "#4a3038", 22)
        p.line(f"-20,{y - 4} 400,{y + 22} 820,{y - 4}", "#c89a5c", 5, 0.8)


def _cage_floor(p: Pen) -> None:
    p.fill("-20,1070! 400,1050 820,1070! 820,1230! -20,1230!", "#6a3a3c")
    p.oval(400, 1140, 330, 48, "#2f5f6a")
    p.oval(400, 1140, 290, 38, "#3f7f88")


def _lamp_table(p: Pen) -> None:
    p.line([(550, 1060), (550, 1130)], "#4a2c28", 12)
    p.oval(550, 1132, 46, 9, "#4a2c28")
    p.oval(550, 1058, 76, 14, "#7a4a38")
    p.line([(550, 990), (550, 1052)], "#d8b25a", 9)
    p.fill([(496, 994), (520, 916), (580, 916), (604, 994)], "#ffe6b0")
