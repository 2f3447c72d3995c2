"""Cards seen from high above."""

from card_art.studio.colour import Colour, darker, mix
from card_art.studio.motifs.people import person
from card_art.studio.motifs.sea import fish
from card_art.studio.paint.looks import FIGURE, FLAT, GLOWING, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import Point, curve
from card_art.studio.pen import Pen


def open_umbrella(p: Pen, x: float, y: float, r: float, colour: Colour, rot: float) -> None:
    """Draw an umbrella from above: eight panels around a tip."""
    with p.at(x, y, r / 100, rot):
        for i in range(8):
            with p.at(rot=i * 45):
                tone = mix(colour, "#000" if i % 2 else "#fff", 0.1)
                p.fill("0,0! -41,-92! 0,-84 41,-92!", tone)
        p.circ(0, 0, 6, darker(colour, 0.5))


@scene(
    "046",
    seed=46,
    camera="aerial",
    palette="storm-grey",
    twist="world-inside",
    light=(120, 60),
    lead="umbrella",
    also=("fish",),
    people=("crowd/hidden",),
    horizon=False,
    title="One of them keeps the rain",
    alt="A wet street full of dark umbrellas, seen from above. One umbrella is upside down, filled "
    "with water, and two goldfish swim in it.",
    keywords="being different, joy, sadness, secret, crowd, rain, treasure",
    opposites=("joy", "sadness"),
)
def umbrella_pond(s: Scene) -> None:
    s.sky(((0, "#8fa39c"), (0.5, "#6f8a88"), (1, "#55706e")), 120, 1)

    def stones(p: Pen) -> None:
        for row in range(26):
            for column in range(-1, 15):
                x, y = column * 60 + (row % 2) * 30, row * 48
                p.rect(x + 3, y + 3, 54, 42, mix("#7f9894", "#4f6664", p.rnd.random()), r=10)

    s.lay("paving", stones, LAND, fog=0.2)
    spots = [(130, 150), (360, 90), (620, 160), (90, 420), (690, 420), (150, 720), (680, 720)]
    spots += [(60, 980), (300, 1060), (560, 1010), (770, 1060), (330, 330), (520, 370)]

    def feet(p: Pen) -> None:
        for x, y in spots:
            p.oval(x + 34, y + 46, 120, 112, "#000")

    s.ground_shadow(feet, 0.55, 16)

    def crowd(p: Pen) -> None:
        for x, y in spots:
            tone = p.rnd.choice(("#26343c", "#2f3f48", "#1f2a33", "#34424a"))
            open_umbrella(p, x, y, p.rnd.uniform(104, 132), tone, p.rnd.uniform(0, 45))

    s.lay("crowd", crowd, FIGURE, rim=0.35, shadow=0.3, reach=16)
    s.ground_shadow(lambda p: p.oval(436, 736, 190, 180, "#000"), 0.6, 20)
    s.lay("bowl", lambda p: open_umbrella(p, 400, 690, 196, "#e0a03c", 12), rim=0.5, wob=1)
    s.lay("water", lambda p: p.circ(400, 690, 146, "#8fd4d0"), GLOWING, alpha=0.9)
    s.lay("ripple", lambda p: [p.ring(400, 690, r, "#d8fff4", 3, 0.5) for r in (60, 96, 128)], FLAT)

    def goldfish(p: Pen) -> None:
        fish(p, 356, 650, 62, "#f0662c", "#c8401e", 24)
        fish(p, 446, 736, 56, "#f4842c", "#d8501e", 200)

    s.lay("goldfish", goldfish, FIGURE, rim=0.3)

    def drops(p: Pen) -> None:
        for _ in range(46):
            x, y = p.rnd.uniform(20, 780), p.rnd.uniform(20, 1180)
            p.ring(x, y, p.rnd.uniform(5, 15), "#e4efe4", 2, 0.5)

    s.lay("drops", drops, FLAT)
    s.bloom(0.3)
    s.finish(vignette=0.45)


@scene(
    "047",
    seed=47,
    camera="aerial",
    palette="ochre-desert",
    twist="two-times",
    light=(-200, 1300),
    lead="old woman",
    people=("old/olive",),
    horizon=False,
    title="Late afternoon",
    alt="An old woman with a cane crosses a sunny square, seen from above. Her shadow is a girl "
    "skipping with a rope.",
    keywords="youth, old age, memory, joy, time, regret, play",
    opposites=("youth", "old age"),
)
def skipping_shadow(s: Scene) -> None:
    s.sky(((0, "#e8c088"), (0.5, "#f0cf98"), (1, "#f4dcae")), 90, 1)
    s.glow(60, 1160, 700, "#fff2c8", 0.4)

    def tiles(p: Pen) -> None:
        for i in range(-2, 16):
            p.line([(i * 90 - 300, -20), (i * 90 + 120, 1220)], "#b88a58", 4, 0.55)
            p.line([(-20, i * 90 + 130), (820, i * 90 - 120)], "#b88a58", 4, 0.55)

    s.lay("tiles", tiles, FLAT)
    s.lay(
        "ring", lambda p: [p.ring(560, 250, r, "#c8955c", 26, 0.5) for r in (120, 210, 300)], FLAT
    )
    s.ground_shadow(skipping_girl, 0.92, 2)
    s.lay(
        "woman",
        lambda p: person(
            p,
            230,
            1050,
            330,
            "#2f7f86",
            age="old",
            skin="olive",
            hair="white",
            cut="bun",
            facing="back",
            cane=True,
            arm_r=(40, -76),
            legs="#4c2a2c",
        ),
        FIGURE,
        rim=0.6,
    )

    def leaves(p: Pen) -> None:
        for x, y, rot in ((90, 300, 20), (690, 900, 70), (620, 1080, 130), (80, 620, 200)):
            with p.at(x, y, 2.4, rot):
                p.fill("-9,0! 0,-6 10,0! 0,6", "#c8642c")

    s.lay("leaves", leaves, FIGURE, shadow=0.5)
    s.bloom(0.3)
    s.finish(vignette=0.4)


def skipping_girl(p: Pen) -> None:
    """Draw the shadow, thrown up and to the right from the woman's feet at (250, 1000)."""
    with p.sheared(236, 1040, 1.75, -0.8, 0.1, 2.0):
        p.taper([(-6, 0), (-14, -50), (-4, -120)], 20, 24, "#000")
        p.taper([(24, -36), (40, -80), (10, -130)], 18, 24, "#000")
        p.oval(34, -30, 18, 10, "#000")
        p.fill("-50,-110! -22,-190 -20,-236 24,-236 26,-190 56,-106! 4,-94", "#000")
        p.taper([(-16, -222), (-60, -200), (-84, -170)], 20, 12, "#000")
        p.taper([(20, -222), (66, -204), (90, -176)], 20, 12, "#000")
        p.circ(2, -268, 33, "#000")
        for side in (-1, 1):
            p.taper([(side * 26, -278), (side * 62, -296), (side * 76, -262)], 22, 8, "#000")
        p.line("-84,-170 -130,-260 -90,-350 4,-384 98,-350 134,-262 90,-176", "#000", 6)


def patch(p: Pen, x: float, y: float, colour: Colour) -> None:
    """Draw one square of the quilt: a ploughed field with a stitched edge."""
    p.rect(x, y, 160, 150, colour)
    slant = p.rnd.choice((-30, 0, 30))
    for i in range(9):
        at = x + 10 + i * 18
        p.line([(at, y + 8), (at + slant * 0.5, y + 142)], darker(colour, 0.16), 4, 0.7)
    for i in range(9):
        p.line([(x + i * 18, y), (x + i * 18 + 9, y)], "#f8f0d0", 4)
        p.line([(x, y + i * 17), (x, y + i * 17 + 9)], "#f8f0d0", 4)


@scene(
    "049",
    seed=49,
    camera="aerial",
    palette="ochre-desert",
    twist="two-times",
    light=(700, 80),
    lead="zip",
    also=("stars",),
    people=("adult/dark",),
    horizon=False,
    title="What the field kept",
    alt="A wheat field seen from above has a long zip in it. A farmer pulls it open, and under the "
    "wheat lies a night sky with stars.",
    keywords="secret, discovery, work, wonder, fear, depth, harvest",
    opposites=("wonder", "fear"),
)
def zipped_field(s: Scene) -> None:
    s.sky(((0, "#e8bc5c"), (0.5, "#dca848"), (1, "#c88f3c")), 90, 1)

    def rows(p: Pen) -> None:
        for i in range(60):
            x = -260.0 + i * 22
            tone = p.rnd.choice(("#f0cc70", "#c8943c", "#e8bc5c", "#b88434"))
            p.taper([(x, 1230), (x + 90, 640), (x + 220, -30)], 13, 9, tone, 0.8)
        for _ in range(900):
            x, y = p.rnd.uniform(0, 800), p.rnd.uniform(0, 1200)
            p.taper(
                [(x, y), (x + 5, y - 16), (x + 14, y - 28)],
                4,
                1,
                p.rnd.choice(("#f8dc8a", "#a8742c")),
                0.7,
            )

    s.lay("wheat", rows, LAND, wob=2)
    gap = curve("420,1236! 360,1000 330,760 352,560 420,420! 500,570 560,780 590,1000 600,1236!")
    s.ground_shadow(lambda p: p.line(gap, "#000", 40), 0.7, 12)
    s.lay(
        "night",
        lambda p: p.fill(gap, "#101a44", 1, (0, 420, 0, 1240, ["#2a2f70", "#0c1438"])),
        GLOWING,
    )

    def stars(p: Pen) -> None:
        with p.clip(gap):
            for _ in range(90):
                x, y = p.rnd.uniform(330, 600), p.rnd.uniform(460, 1200)
                p.circ(x, y, p.rnd.choice((1.6, 2.4, 3.4, 5)), "#fff3cc")

    s.lay("stars", stars, FLAT, emit=0.9)

    def teeth(p: Pen) -> None:
        for side, way in ((-1, LEFT), (1, RIGHT)):
            p.line(way, "#6a4a30", 26)
            for i in range(18):
                t = i / 17
                x, y = along(way, t)
                p.rect(x - side * 20 - 13, y - 8, 26, 14, "#d8dce0", r=4)
        for i in range(13):
            y = 404 - i * 33
            p.rect(405 + i * 5, y, 42, 14, "#d8dce0", r=4)

    s.lay("teeth", teeth, FIGURE, wob=0.4, shadow=0.4)

    def slider(p: Pen) -> None:
        p.fill("372,420 388,360 424,346 462,360 478,420 456,470 424,486 394,470", "#b8bec8")
        p.line([(424, 384), (508, 320)], "#98a0ac", 22)
        p.ring(530, 304, 22, "#98a0ac", 12)

    s.lay("slider", slider, FIGURE, rim=0.6, shadow=0.5, reach=14)
    s.ground_shadow(lambda p: p.oval(590, 454, 110, 24, "#000"), 0.7, 12)
    s.lay("farmer", farmer, FIGURE, rim=0.7, shadow=0.3)
    s.bloom(0.4)
    s.finish(vignette=0.45)


LEFT: list[Point] = [(420, 1236), (360, 1000), (330, 760), (352, 560), (420, 420)]
RIGHT: list[Point] = [(600, 1236), (590, 1000), (560, 780), (500, 570), (420, 420)]


def along(way: list[Point], t: float) -> Point:
    """Return the point a share `t` down a line of points."""
    place = t * (len(way) - 1)
    i = min(int(place), len(way) - 2)
    (x0, y0), (x1, y1) = way[i], way[i + 1]
    return x0 + (x1 - x0) * (place - i), y0 + (y1 - y0) * (place - i)


def farmer(p: Pen) -> None:
    """Draw the farmer leaning back to pull the ring."""
    person(
        p,
        604,
        448,
        330,
        "#2f6f86",
        age="adult",
        skin="dark",
        hair="black",
        facing="side",
        hat="straw",
        hat_colour="#b83c30",
        arm_l=(50, -88),
        arm_r=(58, -84),
        dress=False,
        legs="#3a2a30",
        stride=14,
        flip=True,
        lean=14,
    )
