"""A card about something light that fell heavily."""

from card_art.studio.looks import FIGURE, LAND
from card_art.studio.motifs.land import hill, ridge
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import pine
from card_art.studio.motifs.things import feather
from card_art.studio.painter import Scene
from card_art.studio.paths import Point
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "076",
    seed=76,
    camera="wide",
    palette="snow-blue",
    twist="gravity-off",
    light=(180, 140),
    lead="feather",
    also=("crater",),
    people=("adult/pale", "old/dark", "child/brown", "crowd/hidden"),
    title="It came down at night",
    alt="People stand in the snow around a crater with deep cracks. In the middle lies a single "
    "white feather.",
    keywords="weight, lightness, news, grief, mystery, consequence, gossip",
    opposites=("weight", "lightness"),
)
def fallen_feather(s: Scene) -> None:
    s.sky(((0, "#7f96b0"), (0.25, "#b8c4d0"), (0.4, "#f0e0d0"), (1, "#e8e6ea")), 50)
    s.glow(180, 150, 320, "#fff0d8", 0.3)
    far = ridge(s.dice("far"), 360, 60)
    s.lay("far", lambda p: hill(p, far, "#8fa2bc"), LAND, fog=0.5)
    s.lay(
        "firs",
        lambda p: [
            pine(p, x, 430 + (x % 5) * 6, 120 + (x * 7) % 60, "#5f7694") for x in range(20, 800, 62)
        ],
        fog=0.4,
    )
    s.lay(
        "snow",
        lambda p: p.fill("-40,430! 240,410 560,420 850,400! 850,1260! -40,1260!", "#9cabc2"),
        LAND,
    )
    s.lay(
        "rim",
        lambda p: p.fill(
            "80,820 160,690 320,630 500,626 660,690 730,820 690,960 560,1040 400,1060 "
            "230,1040 120,960",
            "#e0e8f2",
        ),
        wob=2,
        rim=0.4,
        shadow=0.2,
    )
    s.lay(
        "pit",
        lambda p: p.fill(
            "150,830 210,730 340,680 490,676 620,730 668,830 630,930 520,990 400,1002 "
            "270,990 180,930",
            "#4f6488",
            1,
            (0, 680, 0, 1000, ["#141d3a", "#56709a"]),
        ),
        wob=2,
        form=(5, 20, 40),
    )

    def cracks(p: Pen) -> None:
        for points in CRACKS:
            p.taper(points, 16, 2, "#303c5c")

    s.lay("cracks", cracks, FIGURE, vol=0.2, wob=1.6)
    s.addlight("shine", lambda p: p.oval(400, 850, 130, 50, "#fff4e0"), soft=26, k=0.35)
    s.ground_shadow(lambda p: p.oval(410, 880, 130, 24, "#000"), 0.5, 10)
    s.lay(
        "feather", lambda p: feather(p, 404, 850, 350, "#fffdf8", 72), FIGURE, rim=0.5, shadow=0.3
    )
    s.lay("watchers", watchers, FIGURE, rim=0.4, wob=0.5)
    s.lay("near watchers", near_watchers, FIGURE, rim=0.4, wob=0.6)
    s.bloom(0.25)
    s.finish(vignette=0.4)


CRACKS: tuple[list[Point], ...] = (
    [(150, 800), (90, 770), (60, 720), (10, 700)],
    [(640, 760), (700, 700), (740, 690), (800, 640)],
    [(240, 980), (190, 1050), (200, 1110), (150, 1190)],
    [(560, 985), (600, 1060), (580, 1120), (640, 1200)],
    [(660, 900), (730, 940), (760, 930), (810, 980)],
    [(340, 680), (320, 620), (340, 580), (320, 540)],
)


def watchers(p: Pen) -> None:
    """On the far rim, facing us."""
    person(p, 170, 704, 200, "#5a6a4c", age="old", skin="dark", hair="white", cane=True)
    person(p, 270, 698, 150, "#a84a3c", skin="brown", hair="black")
    red = "#d2493f"
    person(p, 540, 698, 200, "#3f5f8a", age="adult", skin="pale", hat="scarf", hat_colour=red)
    person(p, 640, 704, 200, "#7a4a6a", age="adult", skin="olive", hair="brown", cut="bob")


def near_watchers(p: Pen) -> None:
    """In front, from behind."""
    person(
        p,
        120,
        1180,
        300,
        "#34466a",
        age="adult",
        skin="brown",
        hair="black",
        cut="short",
        facing="back",
        hat="brim",
        hat_colour="#26304a",
    )
    person(
        p,
        700,
        1190,
        290,
        "#8a5a3c",
        age="adult",
        skin="pale",
        hair="red",
        cut="long",
        facing="back",
    )
