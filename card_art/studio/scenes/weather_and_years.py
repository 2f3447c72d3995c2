"""High above the fields: what the sky keeps and what it sees."""

import math

from card_art.studio.colour import darker, lighter
from card_art.studio.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.motifs.land import clouds, hill, rain, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import flower, pine, stalk
from card_art.studio.motifs.things import lantern
from card_art.studio.painter import Scene
from card_art.studio.paths import spots
from card_art.studio.pen import Pen
from card_art.studio.registry import scene


@scene(
    "125",
    seed=144,
    camera="cross-section",
    palette="storm-grey",
    twist="world-inside",
    light=(400, 420),
    lead="cloud",
    also=("watering cans", "flower"),
    people=("old/dark", "old/pale", "adult/olive"),
    title="Upstairs",
    alt="A cloud is cut open: inside, by lamplight, three people pour watering cans through the "
    "floor. Below, the rain falls on a single red flower.",
    keywords="care, work, rain, generosity, fate, hidden helpers, drought",
    opposites=("rain", "drought"),
)
def rain_keepers(s: Scene) -> None:
    s.relight(light="#ffe8b0", shadow="#14282c")
    s.sky(((0, "#6f8f90"), (0.4, "#9cb4a8"), (0.8, "#d4d4b4"), (1, "#c8b48c")), warp=50)
    s.lay("far clouds", lambda p: clouds(p, 4, 620, 760, "#b4c4b4"), CLOUD, fog=0.6)
    far = slope((-40, 1010), (260, 980), (560, 1000), (840, 970))
    s.lay("far field", lambda p: hill(p, far, "#8a9070"), LAND, fog=0.45)

    def puffs(p: Pen) -> None:
        for x, y, r in spots(
            "120,330,120 220,210,130 360,150,140 510,170,140 640,250,130 690,380,110 640,480,100 "
            "150,460,110 300,520,110 450,530,110 570,520,100"
        ):
            p.circ(x, y, r, "#e8ece4")
        p.oval(400, 360, 280, 190, "#e8ece4")

    s.lay("cloud", puffs, soft=3, wob=6, vol=0.5, rim=0.2, shadow=0.2, reach=30)
    room = "150,470! 146,330 200,240 310,200 480,196 590,236 652,330 650,470! 560,486 240,486"
    s.lay(
        "room",
        lambda p: p.fill(room, "#000", 1, (0, 190, 0, 486, ["#fff0c4", "#f0c888", "#c89060"])),
        vol=-0.6,
        form=(10, 26),
        wob=2.5,
        edge=0.5,
    )
    s.lay(
        "lamp",
        lambda p: (
            p.line([(400, 196), (400, 236)], "#4a3c34", 4),
            lantern(p, 400, 276, 66, "#4a3c34"),
        ),
        FIGURE,
    )
    s.addlight("light", lambda p: p.rect(386, 254, 28, 34, "#ffe08a"), soft=14, k=0.9, emit=0.8)

    def can(p: Pen, x: float, y: float, tone: str, flip: bool) -> None:
        with p.at(x, y, 0.62, 32, flip) if not flip else p.at(x, y, 0.62, -32, flip):
            p.line("-30,-30 -62,-16 -30,16", tone, 8)
            p.fill("-32,-40! 30,-40! 36,34! -38,34!", tone)
            p.line([(30, 10), (76, -28)], tone, 12)
            p.fill([(66, -40), (92, -26), (80, -10)], darker(tone, 0.2))

    def people(p: Pen) -> None:
        person(
            p,
            226,
            478,
            210,
            "#7a4a6c",
            age="old",
            skin="dark",
            hair="white",
            cut="bun",
            facing="side",
            arm_r=(46, -92),
        )
        person(
            p,
            400,
            480,
            220,
            "#3f6c70",
            age="adult",
            skin="olive",
            hair="black",
            dress=False,
            arm_r=(36, -84),
        )
        person(
            p,
            578,
            478,
            206,
            "#b8683c",
            age="old",
            skin="pale",
            hair="white",
            cut="bald",
            beard=True,
            facing="side",
            flip=True,
            arm_r=(46, -92),
            dress=False,
        )
        can(p, 290, 400, "#c84c3c", False)
        can(p, 450, 400, "#e0a83c", False)
        can(p, 514, 400, "#4f7c9c", True)

    s.lay("people", people, FIGURE, shadow=0.3)
    s.lay(
        "boards",
        lambda p: p.fill([(140, 470), (664, 470), (650, 504), (156, 504)], "#8a5c3c"),
        FIGURE,
        rim=0.4,
    )
    s.lay(
        "under",
        lambda p: [p.circ(x, 548, 54, "#c4ccc8") for x in range(150, 680, 66)],
        soft=3,
        wob=6,
        vol=1,
        fog=0.1,
    )
    s.lay("rain", lambda p: rain(p, 150, (240, 590, 560, 1000), "#f4fbf8", 46, -2, 3), FLAT)
    field = slope((-40, 1080), (240, 1050), (540, 1064), (840, 1090))
    s.lay(
        "field", lambda p: hill(p, field, "#000", (0, 1040, 0, 1200, ["#a88c5c", "#4a3c30"])), LAND
    )
    s.lay(
        "stalk",
        lambda p: stalk(p, [(400, 1080), (406, 1000), (396, 930)], 14, "#4f7c44", 3),
        FIGURE,
        shadow=0.2,
    )
    s.lay("flower", lambda p: flower(p, 396, 900, 84, "#e0483c", "#f4c860", 8), FIGURE, shadow=0.3)
    s.lay(
        "cracks",
        lambda p: [
            p.line(w, "#3a2c24", 3, 0.6)
            for w in (
                "80,1120 150,1140 190,1180",
                "620,1120 700,1130 740,1170",
                "250,1100 230,1150 260,1190",
                "540,1100 580,1150 560,1190",
            )
        ],
        FLAT,
    )
    s.bloom(0.35)
    s.finish(vignette=0.45)


@scene(
    "122",
    seed=145,
    camera="aerial",
    palette="ochre-desert",
    twist="two-times",
    light=(640, 130),
    lead="railway",
    also=("train", "seasons"),
    horizon=False,
    title="Round trip",
    alt="From above, a red train runs on a round track through four fields: one in blossom, one "
    "green, one in autumn colours and one under snow.",
    keywords="time, return, change, sameness, journey, seasons, life",
    opposites=("change", "sameness"),
)
def season_track(s: Scene) -> None:
    s.relight(light="#fff2cc", shadow="#2c2440")
    quarters = (
        ("#e8c4bc", "#c8d490"),
        ("#b8c85c", "#7ca04c"),
        ("#e0a04c", "#b86834"),
        ("#f0f4f8", "#b4c4dc"),
    )
    s.sky(((0, "#d8d4a8"), (1, "#c8b890")), warp=90, stretch=1.0)
    cx, cy = 400, 610

    def wedge(p: Pen, k: int) -> None:
        corners = ((-20, -20), (820, -20), (820, 1220), (-20, 1220))
        mids = ((400, -20), (820, 610), (400, 1220), (-20, 610))
        p.fill([(cx, cy), mids[k - 1], corners[k], mids[k]], quarters[k][0])
        for _ in range(60):
            x, y = _within(p, k)
            p.oval(x, y, p.rnd.uniform(20, 70), p.rnd.uniform(8, 24), quarters[k][1], 0.35)

    for k in range(4):
        s.lay(f"field {k}", lambda p: wedge(p, k), LAND, wob=5, soft=1.5)

    def crowns(p: Pen, k: int) -> None:
        tones = (
            ("#f0a8b8", "#f8ccd0", "#e48ca4"),
            ("#4f8c48", "#6ca454", "#3c7840"),
            ("#d0602c", "#e89038", "#b84a2c"),
            ("#8c9cbc", "#a8b4cc", "#7888ac"),
        )[k]
        places = sorted((_within(p, k) for _ in range(26)), key=lambda spot: spot[1])
        for x, y in places:
            if 205 < math.hypot(x - cx, y - cy) < 330:
                continue
            if k == 3:
                pine(p, x, y + 30, p.rnd.uniform(60, 96), p.rnd.choice(tones))
                continue
            for _ in range(9):
                p.circ(
                    x + p.rnd.gauss(0, 13),
                    y + p.rnd.gauss(0, 13),
                    p.rnd.uniform(9, 16),
                    p.rnd.choice(tones),
                )

    for k in range(4):
        s.lay(
            f"trees {k}",
            lambda p: crowns(p, k),
            shadow=0.45,
            reach=14,
            wob=0.8,
            form=(2, 6),
            rim=0.3,
        )

    def track(p: Pen) -> None:
        p.ring(cx, cy, 268, "#a08868", 62)
        for i in range(84):
            with p.at(cx, cy, 1, i * 360 / 84):
                p.rect(-5, -296, 10, 56, "#5a3c2c", r=2)
        p.ring(cx, cy, 285, "#4a4450", 6)
        p.ring(cx, cy, 251, "#4a4450", 6)

    s.lay("track", track, shadow=0.3, wob=0.8, vol=0.7, form=(2, 6))

    def cars(p: Pen) -> None:
        for i in range(6):
            with p.at(cx, cy, 1, 38 - i * 19.5), p.at(0, -268):
                engine = i == 0
                tone = "#c83c34" if engine else ("#d8543c", "#b83838")[i % 2]
                p.rect(-42, -25, 84, 50, tone, r=12)
                p.rect(-34, -17, 68, 34, lighter(tone, 0.16), r=8)
                p.line([(-52, 0), (-40, 0)], "#2a2028", 8)
                if engine:
                    p.fill("42,-24! 66,-12 66,12 42,24!", darker(tone, 0.3))
                    p.circ(26, 0, 12, "#2a2028")

    s.lay("train", cars, shadow=0.55, reach=16, rim=0.4, wob=0.5, vol=0.8)

    def smoke(p: Pen) -> None:
        for i in range(12):
            angle = math.radians(34 - i * 6 - 90)
            radius = 262 - i * 5
            p.circ(
                cx + math.cos(angle) * radius,
                cy + math.sin(angle) * radius,
                12 + i * 2.6,
                "#fbf6ee",
                0.5,
            )

    s.lay("smoke", smoke, soft=4, wob=4, vol=0.6, shadow=0.2, reach=24)

    def pond(p: Pen) -> None:
        p.circ(cx, cy, 96, "#d8c8a0")
        p.circ(cx, cy, 84, "#000", 1, (cx, 530, cx, 700, ["#a8e0e4", "#4f9cb8"]))
        p.circ(cx, cy, 10, "#f4ecd8")

    s.lay("pond", pond, wob=2, vol=0.4, form=(4, 10))
    s.bloom(0.15)
    s.finish(vignette=0.45)


def _within(p: Pen, quarter: int) -> tuple[float, float]:
    """Somewhere in a quarter of the sheet: top left, top right, bottom right, bottom left."""
    x, y = p.rnd.uniform(30, 380), p.rnd.uniform(40, 580)
    right, low = quarter in (1, 2), quarter in (2, 3)
    return x + 400 * right, y + 600 * low
