"""Cards seen through glasses, a window and the mouth of a cave."""

from card_art.studio.motifs.buildings import wallpaper, window_frame
from card_art.studio.motifs.faces import (
    cat_from_behind,
)
from card_art.studio.motifs.furniture import armchair
from card_art.studio.motifs.land import hill, ridge, snow, waves
from card_art.studio.motifs.people import person
from card_art.studio.motifs.vessels import rowing_boat
from card_art.studio.paint.looks import FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import arch, box, difference, moved
from card_art.studio.pen import Pen


@scene(
    "062",
    seed=62,
    camera="through-frame",
    palette="snow-blue",
    twist="weather-indoors",
    light=(430, 380),
    lead="window",
    also=("window", "snow"),
    title="Draught",
    alt="It is snowing inside a blue room, and snow lies on the armchair. A cat sits on the sill and "
    "looks out of the window at a green summer meadow.",
    keywords="longing, cold, warmth, isolation, hope, patience, depression",
    opposites=("cold", "warmth"),
)
def snow_indoors(s: Scene) -> None:
    s.sky(((0, "#6f86a8"), (0.6, "#8fa4bf"), (1, "#7a8cab")), 40)
    s.lay("paper", lambda p: wallpaper(p, "#5f769a", 0.5, 940), FLAT)
    opening = arch(220, 640, 760, 130)

    def summer(p: Pen) -> None:
        with p.clip(opening):
            p.rect(
                200, 100, 460, 680, "#000", grad=(0, 130, 0, 760, ["#8fd0e8", "#e8f4d8", "#f8f0b0"])
            )
            p.circ(530, 270, 54, "#fff6c0")
            p.fill("200,600! 330,540 470,580 660,520! 660,800! 200,800!", "#8fc05c")
            p.fill("200,680! 400,620 660,670! 660,800! 200,800!", "#6aa848")
            p.rect(330, 470, 24, 130, "#7a5434")
            for x, y, r in ((300, 440, 60), (350, 400, 74), (400, 450, 58)):
                p.circ(x, y, r, "#4f9a4c")
            for _ in range(24):
                p.circ(
                    p.rnd.uniform(230, 640),
                    p.rnd.uniform(670, 760),
                    p.rnd.uniform(4, 8),
                    p.rnd.choice(("#f4586a", "#fff", "#f8d04a")),
                )

    s.lay("summer", summer, GLOWING, emit=0.15)
    s.lay(
        "window", lambda p: window_frame(p, 220, 640, 760, 130, "#e8ecf2"), FIGURE, rim=0.3, wob=0.6
    )
    s.beam([(230, 760), (640, 760), (760, 1200), (60, 1200)], "#fff2c8", 0.22, 30)
    s.lay(
        "floor",
        lambda p: p.fill(
            "-20,1000! 140,960 400,984 620,956 830,1000! 830,1240! -20,1240!", "#eef2f8"
        ),
        LAND,
        rim=0.3,
    )
    s.lay(
        "chair",
        lambda p: armchair(p, 640, 1120, 380, "#b84a44", flip=True),
        FIGURE,
        rim=0.3,
        shadow=0.3,
    )

    def drifts(p: Pen) -> None:
        p.fill("590,738! 620,716 680,708 740,722 760,750! 700,742 640,744", "#f6f9fc")
        p.fill("500,960 540,934 620,928 690,944 700,964 600,972", "#f6f9fc")
        p.fill("190,778! 300,748 420,756 560,744 670,778!", "#f6f9fc")
        p.fill("700,920 730,898 770,900 796,926 760,940", "#f6f9fc")

    s.lay("drifts", drifts, FIGURE, rim=0.3, shadow=0.2)
    s.lay("cat", lambda p: cat_from_behind(p, 410, 762, 250), FIGURE, rim=0.35)
    s.lay("flakes", lambda p: snow(p, 230), FLAT)
    s.bloom(0.35)
    s.finish(vignette=0.5)


@scene(
    "063",
    seed=63,
    camera="through-frame",
    palette="rose-cloud",
    twist="watched",
    light=(470, 520),
    lead="cave",
    also=("boat", "face"),
    people=("adult/olive",),
    title="The way out",
    alt="Inside the outline of a head in profile lies the sea. A person stands in a small boat "
    "with oars, before a low sun.",
    keywords="departure, freedom, memory, being watched, farewell, calm, origin",
    opposites=("freedom", "being watched"),
)
def profile_cave(s: Scene) -> None:
    s.sky(
        ((0, "#e07a6a"), (0.3, "#f4a888"), (0.52, "#fbdcb0"), (0.6, "#f0b8a0"), (1, "#9a7fa0")), 40
    )
    s.glow(470, 560, 330, "#fff2d0", 0.6)
    s.lay("sun", lambda p: p.circ(470, 590, 74, "#fff4d4"), GLOWING, emit=0.6)
    far = ridge(s.dice("far"), 660, 30)
    s.lay("far", lambda p: hill(p, far, "#c08a9c"), LAND, fog=0.6)
    s.reflect(690, 0.9, "#b07a94", 0.3, 12)
    s.lay("waves", lambda p: waves(p, 980, 12, 120, "#7d6284", 0.7), LAND, fog=0.2)
    s.lay(
        "boat",
        lambda p: (
            person(
                p,
                456,
                822,
                190,
                "#2f5f7c",
                age="adult",
                skin="olive",
                hair="black",
                facing="back",
                arm_l=(-52, -86),
                arm_r=(52, -86),
                dress=False,
            ),
            p.line([(330, 830), (420, 756)], "#5a3a3c", 7),
            p.line([(590, 830), (496, 756)], "#5a3a3c", 7),
        ),
        FIGURE,
        rim=0.6,
    )
    s.lay("hull", lambda p: rowing_boat(p, 458, 840, 96, "#7a3f3c", "#4a2428"), FIGURE, rim=0.4)
    face = moved(FACE, 384, 600, 4.95)
    s.lay(
        "cave",
        lambda p: p.fill(
            difference(box(-40, -40, 880, 1280), face),
            "#3a2038",
            1,
            (0, 0, 800, 1200, ["#4a2a44", "#24122a"]),
        ),
        rim=0.5,
        wob=2.5,
        shadow=0.4,
        reach=20,
        form=(4, 12),
        wrap=0.08,
    )
    s.rays(0.3, 0.5, (470, 590))
    s.bloom(0.4)
    s.finish(vignette=0.5)


# A head in profile looking right, neck open at the foot; about 200 units tall.
FACE = (
    "-44,126! -40,66 -60,44 -72,4 -68,-44 -42,-80 0,-92 36,-84 54,-58 56,-34 54,-20 66,4 76,22 "
    "72,30 60,32! 64,42 58,48 63,56 56,64 58,76 46,86 28,86 26,126!"
)
