"""A family has its picture taken."""

from card_art.studio.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.motifs.buildings import wallpaper
from card_art.studio.motifs.land import cloud
from card_art.studio.motifs.people import person
from card_art.studio.motifs.sky import star
from card_art.studio.painter import Scene
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "066",
    seed=166,
    camera="interior",
    palette="ivory-paper",
    twist="other-head",
    light=(250, 430),
    lead="family",
    also=("sun", "cloud", "star"),
    people=("adult/hidden", "adult/hidden", "child/hidden"),
    title="Please hold still",
    alt="Three people in their best clothes stand for a portrait in a papered room. Their heads "
    "are a sun, a rain cloud and, for the child, a star.",
    keywords="family, moods, love, quarrel, warmth, difference, childhood",
    opposites=("love", "quarrel"),
)
def weather_family(s: Scene) -> None:
    s.sky(((0, "#8a7a6c"), (0.5, "#b8a284"), (1, "#8a6c58")), 40)
    s.lay("paper", lambda p: wallpaper(p, "#75604e", 0.45, 960), FLAT)
    s.glow(250, 430, 460, "#ffe0a0", 0.6)
    s.lay("skirting", lambda p: p.rect(-10, 950, 820, 34, "#5a4238"), LAND)
    floor = (0.0, 980.0, 0.0, 1200.0, ["#8a5c48", "#4a2e2c"])
    s.lay("floor", lambda p: p.rect(-10, 980, 820, 240, "#000", grad=floor), LAND)
    s.lay(
        "rug",
        lambda p: (p.oval(400, 1110, 340, 66, "#8a3430"), p.oval(400, 1108, 290, 50, "#b8523f")),
        LAND,
        wob=1,
    )
    s.ground_shadow(lambda p: [p.oval(x, 1108, 100, 15, "#000") for x in (250, 560, 410)], 0.55, 10)
    s.lay("parents", parents, FIGURE, rim=0.5, wob=0.6)
    s.lay("rays", sun_rays, GLOWING, emit=0.3, wob=0.8)
    s.lay("sun", lambda p: p.circ(250, 432, 98, "#ffd868"), GLOWING, emit=0.4, wob=1)
    s.lay(
        "cloud",
        lambda p: (cloud(p, 570, 556, 280, "#56606e", puffs=6), cloud(p, 556, 470, 200, "#6a7684")),
        CLOUD,
        edge=0,
        fog=0.05,
        soft=2.5,
        wob=4,
    )
    s.lay("rain", rain_drops, FLAT)
    s.lay(
        "child",
        lambda p: person(p, 408, 1120, 330, "#b8423a", hat=None, arm_l=(-44, -84), arm_r=(44, -84)),
        FIGURE,
        rim=0.5,
        wob=0.6,
        shadow=0.3,
    )
    s.lay("star", lambda p: star(p, 408, 846, 100, "#fff0b0", -6), GLOWING, emit=0.35, wob=0.6)
    s.bloom(0.4)
    s.finish(vignette=0.5)


def parents(p: Pen) -> None:
    """Two grown-ups, whose heads the weather will cover."""
    person(
        p, 250, 1110, 760, "#3f6a5c", age="adult", dress=False, arm_l=(-40, -84), arm_r=(34, -80)
    )
    person(p, 566, 1110, 720, "#6a4a7a", age="adult", arm_l=(-34, -80), arm_r=(40, -84))
    for level in (620, 680, 740):
        p.circ(250, level, 9, "#f0dca8")
    p.circ(566, 610, 12, "#f0c452")


def sun_rays(p: Pen) -> None:
    for i in range(14):
        with p.at(250, 432, 1.06, i * 360 / 14):
            p.fill([(-17, -98), (17, -98), (0, -152)], "#f4a83c" if i % 2 else "#ffc850")


def rain_drops(p: Pen) -> None:
    for _ in range(26):
        x, y = p.rnd.uniform(450, 690), p.rnd.uniform(560, 690)
        p.line([(x, y), (x - 5, y + 24)], "#cfe4f0", 4, 0.85)
