"""Stages: cards with curtains, boards and somebody watching."""

from card_art.studio.colour import darker, lighter
from card_art.studio.motifs.body import hand
from card_art.studio.motifs.buildings import curtain
from card_art.studio.motifs.land import clouds, ground, hill, planks, ridge
from card_art.studio.motifs.people import person
from card_art.studio.motifs.things import scissors
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import spline
from card_art.studio.pen import Pen


def drapes(s: Scene, colour: str, dark: str, width: float = 190) -> None:
    """Draw both curtains, over everything painted so far."""
    s.lay(
        "curtains",
        lambda p: (curtain(p, -1, colour, dark, width), curtain(p, 1, colour, dark, width)),
        shadow=0.5,
        reach=26,
        wob=2,
        form=(8, 26),
    )


@scene(
    "010",
    seed=25,
    camera="stage",
    palette="crimson",
    twist="caged-free",
    light=(400, 470),
    lead="puppet",
    also=("hand", "scissors"),
    people=("child/olive",),
    centred=True,
    title="The last string",
    alt="On a stage a puppet with a crown holds scissors to its strings, which lead up to a "
    "giant hand in the clouds. One string is cut.",
    keywords="freedom, control, rebellion, fate, courage, dependence, fall",
    opposites=("freedom", "control"),
)
def puppet_queen(s: Scene) -> None:
    s.relight(light="#ffe7b4", shadow="#1e0c1e")
    s.sky(((0, "#1b2238"), (0.35, "#3a4a62"), (0.6, "#9a8f86"), (0.8, "#dcb98a"), (1, "#dcb98a")))
    s.glow(400, 640, 420, "#ffe2a6", 0.6)
    s.lay("high clouds", lambda p: clouds(p, 4, 110, 190, "#56637a"), CLOUD, fog=0.25)
    s.lay(
        "hand",
        lambda p: hand(p, 400, 260, 250, "#d8b595"),
        rim=0.4,
        shadow=0.3,
        reach=24,
        wob=1.4,
        form=(6, 18, 40),
        vol=1.2,
    )
    s.lay("low clouds", lambda p: clouds(p, 5, 10, 70, "#6d7a8c"), CLOUD, fog=0, rim=0.1)
    far = ridge(s.dice("far"), 800, 40)
    s.lay("far", lambda p: hill(p, far, "#7d7a7c"), LAND, fog=0.6)
    s.lay("boards", lambda p: ground(p, 900, "#a06a46", "#2e1a1a"), LAND)
    s.lay("seams", lambda p: planks(p, 902, "#2e1a1a"), FLAT)
    s.ground_shadow(lambda p: p.oval(410, 1100, 110, 18, "#000"), 0.7, 7)
    cuts = ((332, 372, 316, 846), (376, 408, 384, 720), (421, 404, 416, 716), (454, 372, 470, 834))
    s.lay(
        "strings",
        lambda p: [p.line([(a, b), (c, d)], "#fbf0d4", 3, 0.95) for a, b, c, d in cuts],
        FLAT,
    )
    s.lay(
        "puppet",
        lambda p: person(
            p,
            400,
            1100,
            380,
            "#b8423a",
            skin="olive",
            hair="black",
            cut="bob",
            hat="crown",
            arm_l=(-46, -134),
            arm_r=(40, -142),
            legs="#e8dcc8",
        ),
        FIGURE,
        shadow=0.25,
    )
    joints = ((400, 1000), (352, 968), (448, 968))
    s.lay("buttons", lambda p: [p.circ(x, y - 60, 9, "#f0c452") for x, y in joints], FIGURE)
    s.lay("scissors", lambda p: scissors(p, 482, 800, 92, "#e4e8ec", "#2f5f7c", rot=-12), FIGURE)
    s.lay(
        "cut string",
        lambda p: p.line("508,316 556,430 540,560 580,640 566,700", "#fbf0d4", 3),
        FLAT,
    )
    drapes(s, "#a3262e", "#3d0a1c")
    s.bloom(0.4)
    s.rays(0.25, 0.4, (400, 560))
    s.finish(vignette=0.6)


@scene(
    "019",
    seed=71,
    camera="stage",
    palette="ochre-desert",
    twist="weather-indoors",
    light=(420, 430),
    lead="sun",
    also=("rope", "painted waves"),
    people=("adult/olive",),
    title="End of the working day",
    alt="On a wooden stage a worker lowers a shining sun on a rope behind rows of painted waves.",
    keywords="work, illusion, truth, ending, beginning, power, routine",
    opposites=("ending", "beginning"),
)
def sun_on_rope(s: Scene) -> None:
    s.relight(light="#fff0c2", shadow="#2c1838")
    s.sky(((0, "#3a5f86"), (0.3, "#b08a8a"), (0.5, "#f0a860"), (0.75, "#d8703c"), (1, "#8a3c30")))
    s.glow(420, 470, 420, "#ffe0a0", 0.45)
    s.lay(
        "rope",
        lambda p: (
            p.line([(420, -10), (420, 240)], "#4a2c24", 7),
            p.ring(420, 250, 16, "#4a2c24", 8),
        ),
        FLAT,
    )

    def sun(p: Pen) -> None:
        for i in range(20):
            with p.at(420, 480, 1, i * 18):
                tone = "#f6b840" if i % 2 else "#e88a2c"
                p.fill("-24,-178! 0,-252! 24,-178!", tone)
        p.circ(420, 480, 186, "#fbd468")
        p.circ(420, 480, 150, "#fde39a")

    s.lay("sun", sun, GLOWING, emit=0.22, wob=1)
    rows = ((640, "#3f8fa0", 0.25), (740, "#2f7890", 0.12), (850, "#22607c", 0.05))
    for i, (y, tone, fog) in enumerate(rows):

        def sea(p: Pen) -> None:
            points: list[tuple[float, float]] = []
            for k in range(-1, 9):
                x = k * 110 + (i % 2) * 55
                points += [
                    (x, y + 46),
                    (x + 40, y + 10),
                    (x + 74, y - 40),
                    (x + 92, y - 6),
                    (x + 84, y + 30),
                ]
            sharp = tuple(range(2, len(points), 5))
            p.fill(
                spline(
                    [*points, (900, 1220), (-60, 1220)],
                    sharp=(*sharp, len(points), len(points) + 1),
                ),
                tone,
            )

        s.lay(f"waves {i}", sea, fog=fog, rim=0.6, shadow=0.55, reach=22, wob=0.9, vol=0.6)
    s.lay("boards", lambda p: ground(p, 980, "#b5773f", "#3a1c1c"), LAND, shadow=0.4, reach=20)
    s.lay("seams", lambda p: planks(p, 982, "#4a2420", (400, 620)), FLAT)
    s.lay(
        "line",
        lambda p: (
            p.line([(420, 6), (690, 20)], "#4a2c24", 6),
            p.line([(690, 20), (640, 870)], "#4a2c24", 6),
        ),
        FLAT,
    )
    s.ground_shadow(lambda p: p.oval(600, 1112, 120, 18, "#000"), 0.6, 7)
    s.lay(
        "worker",
        lambda p: person(
            p,
            592,
            1108,
            400,
            "#3f5f7c",
            age="adult",
            skin="olive",
            hair="black",
            facing="back",
            dress=False,
            legs="#5a3a34",
            arm_l=(22, -176),
            arm_r=(32, -118),
            lean=6,
            stride=10,
            hat="beret",
            hat_colour="#b8423a",
        ),
        FIGURE,
        rim=0.7,
        shadow=0.25,
    )
    s.lay(
        "tail",
        lambda p: p.line("650,880 664,1000 640,1100 690,1120 720,1100 690,1088", "#4a2c24", 6),
        FLAT,
    )
    drapes(s, "#8a2c3c", "#2c0a1c", 150)
    s.bloom(0.4)
    s.rays(0.3, 0.5)
    s.finish(vignette=0.5)


@scene(
    "031",
    seed=72,
    camera="stage",
    palette="ember",
    twist="other-head",
    light=(400, 300),
    lead="coats",
    also=("violin",),
    people=("child/dark",),
    title="Full house",
    alt="Seen from behind the rows of a theatre: the seats hold empty coats and hats. On the "
    "bright stage a child plays a violin.",
    keywords="applause, silence, loneliness, courage, absence, performance, ghosts",
    opposites=("applause", "silence"),
)
def empty_coats(s: Scene) -> None:
    s.relight(light="#ffe6b4", shadow="#1c0a18")
    s.sky(
        ((0, "#3a1420"), (0.25, "#8a3a34"), (0.5, "#d88a50"), (0.62, "#b85a3c"), (1, "#3a1420")),
        warp=20,
    )
    s.glow(400, 420, 330, "#ffe2a0", 0.7)
    s.lay(
        "stage", lambda p: p.fill([(90, 640), (710, 640), (830, 730), (-30, 730)], "#c98a54"), LAND
    )
    s.lay("apron", lambda p: p.rect(-20, 728, 840, 60, "#6a2c28"), LAND, vol=0.3)
    s.ground_shadow(lambda p: p.oval(400, 676, 80, 14, "#000"), 0.6, 6)

    def child(p: Pen) -> None:
        person(
            p,
            400,
            676,
            290,
            "#2f6f78",
            skin="dark",
            hair="black",
            cut="afro",
            arm_l=(-30, -100),
            arm_r=(60, -92),
            legs="#f0e0c4",
        )
        with p.at(436, 520, 1.1, -20):
            p.fill("0,-6 16,-22 34,-14 44,-20 62,-16 66,0 62,16 44,20 34,14 16,22", "#a8501f")
            p.rect(-60, -4, 64, 8, "#4a2418")
        p.line([(540, 452), (448, 560)], "#f6ead0", 4)

    s.lay("child", child, FIGURE, shadow=0.2)
    s.beam([(380, -20), (420, -20), (560, 690), (240, 690)], "#fff0c0", 0.35, 16)
    drapes(s, "#9a2a30", "#3a0a1a", 150)

    def coat(p: Pen, x: float, y: float, size: float, tone: str, hat: int) -> None:
        with p.at(x, y, size):
            for flip in (False, True):
                with p.at(flip=flip):
                    p.fill("60,20! 104,40 122,110 116,240! 78,240! 76,120", darker(tone, 0.12))
            p.fill(
                "-84,240! -88,120 -98,44 -84,14 -40,-12 0,-16 40,-12 84,14 98,44 88,120 84,240!",
                tone,
            )
            p.line([(0, 20), (0, 240)], darker(tone, 0.35), 4)
            p.rect(-46, 150, 92, 22, darker(tone, 0.2), r=8)
            p.circ(-30, 161, 7, "#e0b860")
            p.circ(30, 161, 7, "#e0b860")
            p.oval(0, -34, 40, 16, "#14080f")
            p.fill("-58,6! -46,-46! 0,-24 46,-46! 58,6! 0,20", lighter(tone, 0.14))
            if hat == 1:
                p.oval(0, -112, 62, 13, darker(tone, 0.3))
                p.fill("-34,-106! -32,-150 0,-160 32,-150 34,-106!", darker(tone, 0.2))
            elif hat == 2:
                p.oval(0, -100, 74, 15, "#c9a070")
                p.fill("-32,-102! -26,-136 0,-142 26,-136 32,-102!", "#b98c5c")
                p.circ(30, -106, 14, "#c9493c")
            elif hat == 3:
                p.fill("-36,-98! -38,-172 38,-172 36,-98!", darker(tone, 0.4))
                p.oval(0, -98, 58, 12, darker(tone, 0.4))

    rows = (
        (800, 0.62, "90 #5a3a4a 1,240 #7a4a3c 2,400 #4a4660 0,560 #6a3a3c 3,710 #5a4a3c 1"),
        (930, 0.86, "0 #4a2c3c 0,190 #3c3a58 3,400 #6a4434 2,610 #3a4a50 1,800 #5a3040 0"),
        (1090, 1.18, "120 #2c2238 1,410 #3a1e2c 3,700 #26283c 2"),
    )
    for i, (y, size, text) in enumerate(rows):
        row = [(float(word[0]), word[1], int(word[2])) for word in map(str.split, text.split(","))]
        s.lay(
            f"seats {i}",
            lambda p: [
                p.rect(x - 90 * size, y + 60 * size, 180 * size, 300, "#4a141c", r=20)
                for x, _, _ in row
            ],
            fog=0.12 - i * 0.05,
            shadow=0.4,
            wob=1,
        )
        s.lay(
            f"coats {i}",
            lambda p: [coat(p, x, y, size, tone, hat) for x, tone, hat in row],
            rim=0.55,
            fog=0.14 - i * 0.06,
            shadow=0.35,
            wob=1,
        )
    s.bloom(0.4)
    s.rays(0.3, 0.4, (400, 380))
    s.finish(vignette=0.55)
