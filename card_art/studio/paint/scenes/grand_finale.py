"""Cards on a stage where an animal decides how the number ends."""

from card_art.studio.motifs.animals import rabbit
from card_art.studio.motifs.land import planks
from card_art.studio.motifs.people import person
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import oval
from card_art.studio.pen import Pen


@scene(
    "112",
    seed=112,
    camera="stage",
    palette="crimson",
    twist="scale-swap",
    light=(250, 60),
    lead="rabbit",
    also=("top hat",),
    animal=True,
    horizon=False,
    people=("adult/pale",),
    title="And for my next trick",
    alt="On a stage a tall rabbit in a blue cape pulls a small person out of a top hat.",
    keywords="magic, control, helplessness, surprise, revenge, humour, performance",
    opposites=("control", "helplessness"),
)
def rabbit_magician(s: Scene) -> None:
    s.sky(((0, "#5a1a2c"), (0.5, "#8a2f38"), (1, "#4a1424")), warp=30)
    s.lay("drapes", _drapes, FIGURE, fog=0.25, wob=2)
    s.beam([(210, -20), (290, -20), (690, 1010), (150, 1010)], "#ffe6b8", 0.5, 24)
    s.lay(
        "floor",
        lambda p: (
            p.rect(-10, 980, 820, 240, "#6a3a2c", grad=(0, 980, 0, 1200, ["#a0603c", "#3a1a18"])),
            planks(p, 980, "#3a1a18"),
        ),
        LAND,
    )
    s.ground_shadow(lambda p: p.oval(330, 1110, 250, 26, "#000"), 0.7, 12)
    s.lay(
        "rabbit",
        lambda p: rabbit(p, 310, 1112, 760, "#f0e4d4", "#e0a098"),
        FIGURE,
        rim=0.4,
        shadow=0.3,
    )
    s.lay(
        "cape",
        lambda p: p.fill(
            "318,706! 230,730 120,860 60,1120! 170,1136 300,1124! 262,1000 280,860 372,742!",
            "#2f5f7c",
        ),
        rim=0.5,
        shadow=0.35,
        reach=16,
    )
    s.lay("clasp", lambda p: p.circ(352, 728, 22, "#e8c46a"), FIGURE, shadow=0.3)
    s.ground_shadow(lambda p: p.oval(590, 1120, 150, 18, "#000"), 0.7, 9)
    s.lay("hat brim behind", lambda p: p.oval(590, 940, 170, 30, "#2a2030"), FIGURE)
    s.lay(
        "arm",
        lambda p: (
            p.taper([(390, 820), (450, 790), (520, 740), (572, 700)], 84, 50, "#f0e4d4"),
            p.circ(392, 818, 43, "#f0e4d4"),
            p.oval(586, 694, 38, 32, "#f8eee0"),
        ),
        FIGURE,
        rim=0.4,
        shadow=0.35,
    )
    s.lay(
        "man",
        lambda p: person(
            p,
            596,
            1010,
            330,
            "#3f7a5c",
            age="adult",
            hair="brown",
            dress=False,
            arm_l=(-46, -100),
            arm_r=(54, -150),
        ),
        FIGURE,
        rim=0.5,
    )
    s.lay("hat", _top_hat, rim=0.5, shadow=0.3)
    s.motes(40, "#ffe9b0", (590, 760, 110))
    s.bloom(0.3)
    s.finish(vignette=0.55)


def _drapes(p: Pen) -> None:
    for i in range(9):
        x = -20 + i * 100
        p.rect(x, -10, 56, 1000, "#7a2430", grad=(x, 0, x + 56, 0, ["#a83a40", "#5a1826"]))


def _top_hat(p: Pen) -> None:
    p.fill("452,946! 470,1030 484,1116! 590,1136 696,1116! 710,1030 728,946! 590,976", "#2a2030")
    p.fill("468,1010! 590,1042 712,1010! 706,1050 590,1084 474,1050", "#b83c3c")
    p.fill("420,938! 500,958 590,964 680,958 760,938! 720,984 590,996 460,984", "#3a2c40")


@scene(
    "113",
    seed=113,
    camera="stage",
    palette="teal-moon",
    twist="path-to-nowhere",
    light=(500, 470),
    lead="tiger",
    also=("hoop", "circus"),
    animal=True,
    people=("old/brown",),
    title="Exit, through the hoop",
    alt="In a circus tent, a tiger is halfway through a hoop on a stand. On the other side of it "
    "there is a bright jungle. A ringmaster in a top hat watches.",
    keywords="freedom, captivity, escape, courage, wonder, farewell, show",
    opposites=("freedom", "captivity"),
)
def tiger_hoop(s: Scene) -> None:
    s.sky(((0, "#16344c"), (0.5, "#2c5a6c"), (1, "#20485a")), warp=20)
    s.lay("tent", _tent, LAND, fog=0.25, wob=1)
    s.glow(500, 470, 460, "#e8f8b8", 0.5)
    s.lay(
        "ring floor",
        lambda p: (p.oval(400, 1180, 620, 260, "#c9a06a"), p.oval(400, 1200, 560, 220, "#b08850")),
        LAND,
    )
    s.ground_shadow(lambda p: p.oval(330, 1050, 230, 22, "#000"), 0.5, 14)
    s.lay(
        "stand",
        lambda p: (
            p.rect(488, 780, 24, 300, "#8a6a3c"),
            p.fill("430,1090! 470,1060 530,1060 570,1090!", "#6a4c2c"),
        ),
        FIGURE,
        shadow=0.3,
    )
    s.lay("jungle", _jungle, FLAT)
    s.addlight("day", lambda p: p.oval(500, 480, 130, 290, "#e8f8a8", 0.6), soft=34, k=0.45)
    s.lay(
        "far rim",
        lambda p: p.line(oval(500, 480, 142, 306), "#e0b04a", 22),
        FIGURE,
        rim=0.4,
        wob=0.6,
    )
    s.lay("tiger", _tiger, FIGURE, shadow=0.35, reach=26, rim=0.6)
    s.lay("near rim", _near_rim, FIGURE, rim=0.4, wob=0.6)
    s.ground_shadow(lambda p: p.oval(672, 1130, 70, 12, "#000"), 0.6, 7)
    s.lay(
        "ringmaster",
        lambda p: person(
            p,
            672,
            1132,
            300,
            "#b8343c",
            age="old",
            skin="brown",
            hair="white",
            cut="short",
            facing="side",
            flip=True,
            hat="top",
            hat_colour="#241c2c",
            dress=False,
            arm_r=(30, -92),
        ),
        FIGURE,
        rim=0.6,
        shadow=0.25,
    )
    s.motes(30, "#f0f8c0", (500, 480, 130))
    s.rays(0.2, 0.35)
    s.bloom(0.35)
    s.finish(vignette=0.5)


def _tent(p: Pen) -> None:
    """Draw stripes that meet at the top of the tent."""
    for i in range(-9, 10, 2):
        foot = 400 + i * 88
        p.fill([(400, -60), (foot - 44, 990), (foot + 44, 990)], "#8fb4a8", 0.8)
    p.rect(-10, 960, 820, 60, "#a83c40")
    for x in range(0, 820, 80):
        p.fill([(x, 960), (x + 40, 990), (x + 80, 960)], "#e8d8a8")


def _jungle(p: Pen) -> None:
    glass = oval(500, 480, 140, 304)
    p.fill(glass, "#a8d070", 1, (0, 180, 0, 780, ["#fdf6c0", "#c0dc80", "#3f8a54"]))
    with p.clip(glass):
        for foot, tips in (((420, 820), (330, 380, 430, 480)), ((590, 820), (510, 560, 610, 660))):
            for i, x in enumerate(tips):
                top = 600 + 26 * (i % 2)
                p.taper([foot, ((foot[0] + x) / 2, 660), (x, top)], 46, 3, "#2f7a4c")
        for root, side in (((390, 170), 1), ((620, 190), -1)):
            for i in range(4):
                tip = (root[0] + side * (20 + i * 34), root[1] + 190 - i * 34)
                middle = ((root[0] + tip[0]) / 2 + side * 18, (root[1] + tip[1]) / 2 - 10)
                p.taper([root, middle, tip], 40, 3, "#3f8a50")
        p.taper([(560, 150), (572, 300), (552, 430)], 7, 3, "#3f7a4a")


TIGER = (
    "520,360! 430,352 330,372 250,420 200,470 176,520 120,590 60,640 40,690 74,712 130,672 210,620 "
    "286,590 250,650 190,730 186,772 226,776 290,700 362,620 440,590 520,580!"
)
TAIL = [(250, 460), (190, 478), (130, 474), (84, 440), (66, 390), (82, 350)]


def _tiger(p: Pen) -> None:
    with p.clip([(0, 0), (512, 0), (512, 1200), (0, 1200)]):
        p.taper(TAIL, 50, 34, "#e8923a")
        p.circ(81, 352, 17, "#2a1c1c")
        p.fill(TIGER, "#e8923a")
        p.fill("520,560! 440,560 360,580 290,600 360,626 440,596 520,584!", "#f8e4c0")
        with p.clip(TIGER):
            for x, lean in ((470, 20), (420, 16), (372, 10), (326, 2), (284, -8), (244, -16)):
                p.taper([(x + 14, 340), (x - lean, 430), (x + 8, 520)], 24, 3, "#2a1c1c")
            for x, y in ((150, 570), (110, 610), (250, 640), (222, 690)):
                p.taper([(x - 22, y - 20), (x + 6, y + 4), (x + 30, y + 30)], 14, 5, "#2a1c1c")
        for x, y, dx, dy in ((70, 412, 20, -6), (104, 462, 12, -18), (150, 478, 2, -22)):
            p.line([(x - dx, y - dy), (x + dx, y + dy)], "#2a1c1c", 10)


def _near_rim(p: Pen) -> None:
    with p.clip([(505, 0), (800, 0), (800, 1200), (505, 1200)]):
        p.line(oval(500, 480, 142, 306), "#e0b04a", 22)
