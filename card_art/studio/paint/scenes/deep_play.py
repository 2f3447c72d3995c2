"""Cards under water: a ride that ends, a beach in a shell."""

from card_art.studio.motifs.land import hill, slope
from card_art.studio.motifs.people import sitter
from card_art.studio.motifs.plants import reeds
from card_art.studio.motifs.sea import bubbles, shafts, shell
from card_art.studio.motifs.things import umbrella
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.pen import Pen


@scene(
    "106",
    seed=106,
    camera="underwater",
    palette="plum-dusk",
    twist="world-inside",
    light=(400, 760),
    lead="shell",
    also=("beach", "parasol"),
    centred=True,
    people=("adult/olive",),
    title="Half board",
    alt="A great scallop stands open on the dark sea floor. Inside it lies a sunny little beach "
    "with a parasol, and somebody in a straw hat sits on the sand.",
    keywords="holiday, loneliness, treasure, refuge, contentment, escape, secret",
    opposites=("contentment", "loneliness"),
)
def beach_in_a_shell(s: Scene) -> None:
    s.sky(((0, "#7a5aa0"), (0.35, "#54407c"), (0.7, "#3a2a60"), (1, "#241a44")))
    s.addlight("shafts", lambda p: shafts(p, 300, "#d8b0e8"), soft=20, k=0.25)
    s.lay("far weeds", lambda p: reeds(p, 18, 1200, (300, 700), "#6a5090", 26), fog=0.55)
    s.glow(400, 740, 460, "#ffcf8a", 0.55)
    bed = slope((-20, 1080), (300, 1050), (820, 1090))
    s.lay("bed", lambda p: hill(p, bed, "#3c2c58"), LAND)
    s.ground_shadow(lambda p: p.oval(400, 1110, 330, 30, "#000"), 0.6, 14)
    s.lay("upper shell", lambda p: shell(p, 400, 900, 620, "#e8a0a0"), rim=0.3, vol=0.8)
    s.lay("day", _shell_day, FIGURE, vol=0.15, wob=0.6)
    s.addlight("sunlight", lambda p: p.oval(400, 800, 250, 110, "#ffe0a0", 0.5), soft=30, k=0.45)
    s.lay("beach", _shell_beach, LAND, vol=0.4)
    s.lay(
        "parasol",
        lambda p: umbrella(p, 470, 742, 120, "#e0483c", "#f8ecd8", 8),
        FIGURE,
        rim=0.3,
        shadow=0.3,
    )
    s.lay(
        "guest",
        lambda p: sitter(
            p,
            350,
            866,
            220,
            "#2f8a9c",
            age="adult",
            skin="olive",
            hair="brown",
            hat="straw",
            hat_colour="#e0483c",
            dangling=False,
            legs="#d6a274",
        ),
        FIGURE,
        shadow=0.3,
    )
    s.lay("lower shell", _lower_shell, rim=0.5, shadow=0.3)
    s.lay("bubbles", lambda p: bubbles(p, 26, (60, 80, 740, 700), "#f4e0ff"), FLAT)
    s.lay(
        "near weeds",
        lambda p: [
            p.taper([(x, 1230), (x + a, 1060), (x - a, 900), (x + a, top)], 40, 3, "#160e30")
            for x, a, top in ((30, 26, 760), (100, -20, 940), (760, -30, 820))
        ],
        soft=2,
    )
    s.motes(30, "#ffe6b0", (400, 740, 130))
    s.bloom(0.45)
    s.finish(vignette=0.45)


def _shell_day(p: Pen) -> None:
    """Draw the bright air over the beach, inside the fan of the upper shell."""
    p.fill(
        "140,850! 150,720 230,590 400,540 570,590 650,720 660,850! 400,900",
        "#fff",
        1,
        (0, 540, 0, 880, ["#6fc4e0", "#bfe8e4", "#ffe9b0"]),
    )
    p.circ(290, 660, 40, "#fff6d0")
    p.fill("150,820! 280,800 420,806 655,800! 660,850 400,900 140,850", "#3fa4b4")


def _shell_beach(p: Pen) -> None:
    p.fill(
        "110,890! 200,850 320,836 460,840 600,838 690,890! 600,960 400,980 200,960",
        "#f0d494",
    )
    for x, y in ((250, 880), (560, 872), (600, 890), (480, 884)):
        p.oval(x, y, 8, 4, "#c8a060")


def _lower_shell(p: Pen) -> None:
    p.fill(
        "70,880! 150,910 280,930 400,936 520,930 650,910 730,880! 690,990 580,1080 400,1120 "
        "220,1080 110,990",
        "#d88a94",
    )
    for x in (150, 230, 315, 400, 485, 570, 650):
        p.line([(x, 930 - abs(x - 400) * 0.06), (400 + (x - 400) * 0.35, 1106)], "#a85a70", 7, 0.8)
