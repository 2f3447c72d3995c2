"""Cards that come very close: a face, a head."""

import math

from card_art.studio.colour import SKIN, darker
from card_art.studio.motifs.animals import swan
from card_art.studio.motifs.land import cloud
from card_art.studio.motifs.people import person
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, GLOWING
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, circle, curve, spline
from card_art.studio.pen import Pen


@scene(
    "064",
    seed=64,
    camera="close-up",
    palette="night-indigo",
    twist="other-head",
    light=(400, -80),
    lead="cat",
    also=("windows",),
    people=("child/hidden",),
    animal=True,
    night=True,
    centred=True,
    horizon=False,
    title="Somebody is still up",
    alt="The face of a black cat fills the picture at night. Its eyes are lit round windows, and a "
    "child stands in one of them.",
    keywords="home, mystery, being watched, shelter, loneliness, curiosity, inner life",
    opposites=("shelter", "loneliness"),
)
def cat_windows(s: Scene) -> None:
    s.sky(((0, "#2c4478"), (0.5, "#5a6c9c"), (1, "#2a3a66")), 60)
    s.glow(400, 60, 560, "#b8c4e8", 0.4)
    s.stars(120, 420, big=5)
    head = (
        "30,740 60,560 76,360 110,120! 190,190 270,280 400,258 530,280 610,190 690,120! 724,360 "
        "740,560 770,740 690,900 560,1010 400,1050 240,1010 110,900"
    )
    body = "130,1240! 190,1000 400,900 610,1000 670,1240!"
    s.lay("body", lambda p: p.fill(body, "#141830"), rim=0.6, wob=2)
    s.lay("head", lambda p: p.fill(head, "#1c2038"), rim=0.9, wob=2, form=(5, 20, 50))
    s.lay(
        "ears",
        lambda p: (
            p.fill("128,180! 180,230 220,290 140,360", "#5a3a54"),
            p.fill("672,180! 620,230 580,290 660,360", "#5a3a54"),
        ),
        FIGURE,
        soft=1,
    )

    def fur(p: Pen) -> None:
        for _ in range(240):
            a = p.rnd.uniform(0, math.tau)
            r = p.rnd.uniform(150, 400)
            x, y = 400 + math.cos(a) * r * 0.85, 690 + math.sin(a) * r
            p.taper(
                [
                    (x, y),
                    (x + math.cos(a) * 14, y + math.sin(a) * 16),
                    (x + math.cos(a) * 26, y + math.sin(a) * 34),
                ],
                4,
                1,
                "#3a4064",
                0.6,
            )

    s.lay("fur", fur, FLAT, alpha=0.7)
    s.glow(236, 600, 230, "#ffb850", 0.35)
    s.glow(564, 600, 230, "#ffb850", 0.35)
    for x in (236, 564):
        s.lay("window", lambda p: lit_eye(p, x), GLOWING, emit=0.35, wob=0.5)
    s.lay(
        "child",
        lambda p: person(p, 246, 706, 150, "#4a2c3c", hair="black", cut="bob"),
        FIGURE,
        vol=0.1,
        wob=0.3,
    )

    def muzzle(p: Pen) -> None:
        p.fill("350,800! 400,786 450,800! 430,846 400,862 370,846", "#a8606c")
        p.line("400,860 400,910 360,948 310,940", "#0c0e1c", 9)
        p.line("400,910 440,948 490,940", "#0c0e1c", 9)

    s.lay("muzzle", muzzle, FIGURE, rim=0.3)

    def whiskers(p: Pen) -> None:
        for y, dy in ((880, -50), (910, 0), (940, 50)):
            p.line(f"300,{y} 180,{y + dy * 0.5} 40,{y + dy}", "#d8dcf0", 4, 0.8)
            p.line(f"500,{y} 620,{y + dy * 0.5} 760,{y + dy}", "#d8dcf0", 4, 0.8)

    s.lay("whiskers", whiskers, FLAT)
    s.bloom(0.45)
    s.finish(vignette=0.45)


def lit_eye(p: Pen, x: float) -> None:
    """Draw a round window with a cross of bars and curtains."""
    p.circ(x, 600, 126, "#4a2e2c")
    p.circ(x, 600, 110, "#ffd070", grad=(x, 490, x, 710, ["#fff0b0", "#ffc050"]))
    with p.clip(circle(x, 600, 110)):
        for side in (-1, 1):
            with p.at(x, 600, flip=side < 0):
                p.fill("114,-120! 60,-110 84,0 66,120 114,120!", "#d8602c")
        p.rect(x - 7, 480, 14, 240, "#4a2e2c")
        p.rect(x - 120, 580, 240, 13, "#4a2e2c")


@scene(
    "065",
    seed=65,
    camera="close-up",
    palette="sea-green",
    twist="other-head",
    light=(700, 120),
    lead="woman",
    also=("river", "swan"),
    people=("adult/dark",),
    horizon=False,
    title="Her long thoughts",
    alt="A woman in profile, her eyes closed. Her hair is a wide river that flows down behind her, "
    "with two swans on it.",
    keywords="calm, longing, memory, freedom, sorrow, beauty, thought",
    opposites=("calm", "sorrow"),
)
def river_hair(s: Scene) -> None:
    s.sky(((0, "#f4e8c8"), (0.4, "#f0d8b4"), (1, "#d8b494")), 60)
    s.glow(680, 160, 460, "#fff6dc", 0.5)
    s.lay(
        "cloud",
        lambda p: (cloud(p, 640, 300, 300, "#f8ecd8"), cloud(p, 120, 140, 260, "#f4e4cc")),
        CLOUD,
        edge=0,
    )
    s.lay("face", womans_face, rim=0.5, wob=1, form=(4, 16, 44))
    s.lay(
        "shoulder",
        lambda p: p.fill(
            "250,1240! 280,1080 380,990 520,980 640,1040 730,1130 770,1240!", "#c8643c"
        ),
        rim=0.4,
    )
    river = (
        "560,300 470,190 330,150 190,200 110,330 90,520 60,760 -40,960! -40,1240! 330,1240! "
        "360,1060 330,900 350,760 400,640 420,520 470,420 540,380"
    )
    s.lay(
        "river",
        lambda p: p.fill(
            river, "#2a8a9c", 1, (400, 200, 100, 1200, ["#1c5f7a", "#2f93a4", "#5fc0b8"])
        ),
        rim=0.4,
        wob=2,
    )

    def currents(p: Pen) -> None:
        for i in range(13):
            t = i / 12
            start = (540 - t * 60, 330 - t * 20 + t * 90)
            way: list[Point] = [start, (330 - t * 20, 230 + t * 130), (190 + t * 90, 400 + t * 60)]
            way += [(150 + t * 150, 640 + t * 20), (90 + t * 190, 900), (10 + t * 270, 1230)]
            p.line(spline(way, closed=False), "#d4fff0" if i % 3 == 0 else "#1c5f78", 5, 0.5)

    with_river = curve(river)

    def clipped(p: Pen) -> None:
        with p.clip(with_river):
            currents(p)

    s.lay("currents", clipped, FLAT)
    s.lay(
        "swans",
        lambda p: (
            swan(p, 190, 850, 130, "#ffffff"),
            swan(p, 250, 1060, 170, "#ffffff", flip=True),
        ),
        FIGURE,
        rim=0.3,
        shadow=0.3,
    )
    s.lay(
        "reeds",
        lambda p: [
            p.taper([(x, 1230), (x + 10, 1120), (x + 34, 1040 + x % 60)], 12, 2, "#12506a")
            for x in (30, 60, 340, 366, 390)
        ],
        FIGURE,
    )
    s.bloom(0.3)
    s.finish(vignette=0.4)


def womans_face(p: Pen) -> None:
    """Draw a face in profile to the right, eyes closed."""
    skin = SKIN["dark"]
    p.fill(
        "330,1060! 360,900 350,780 300,620 330,380 440,280 560,300 610,380 612,470 606,510 "
        "650,590 664,630 640,652! 646,684 632,698 642,722 622,744 624,786 596,820 540,822 "
        "500,830 500,900 520,1010 470,1080 390,1090",
        skin,
    )
    p.line("540,548 568,566 604,556", "#1c0f10", 8)
    for x, y in ((552, 562), (570, 570), (590, 566)):
        p.line([(x, y), (x + 8, y + 18)], "#1c0f10", 5)
    p.line("530,490 566,466 604,478", "#241410", 10)
    p.fill("600,696 646,690 636,700 642,722 608,722", "#a84a48")
    p.oval(430, 620, 34, 50, darker(skin, 0.15))
    p.circ(436, 690, 17, "#f0c452")
