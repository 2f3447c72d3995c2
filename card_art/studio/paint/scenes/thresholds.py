"""Doors, keyholes, windows and mirrors: cards that look through something."""

import math

from card_art.studio.colour import mix
from card_art.studio.motifs.animals import cat
from card_art.studio.motifs.body import eye, sleeping_head
from card_art.studio.motifs.buildings import door, house, window_frame
from card_art.studio.motifs.land import clouds, dune, hill, ridge, waves
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import LEAF
from card_art.studio.motifs.things import candle, flame, keyhole
from card_art.studio.motifs.vessels import paper_boat, paper_hull
from card_art.studio.paint.looks import CLOUD, FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.paths import arch
from card_art.studio.pen import Pen


@scene(
    "002",
    seed=41,
    camera="through-frame",
    palette="sea-green",
    twist="watched",
    light=(400, 560),
    lead="keyhole",
    also=("town",),
    people=("old/brown", "child/brown"),
    centred=True,
    title="The other side of the lock",
    alt="Through a keyhole cut in layers of dark leaves, an old woman and a child walk hand in "
    "hand towards a bright town.",
    keywords="secret, hope, beginning, goodbye, curiosity, memory, escape",
    opposites=("beginning", "goodbye"),
)
def keyhole_road(s: Scene) -> None:
    s.relight(shadow="#06121e")
    s.sky(((0, "#f7e3a6"), (0.4, "#fbf0c8"), (0.65, "#f2c98a"), (1, "#d89a6a")))
    s.glow(400, 470, 300, "#fffbe4", 0.6)
    s.lay("sun", lambda p: p.circ(400, 470, 74, "#fffaf0"), FLAT, emit=0.3)
    far = ridge(s.dice("far"), 760, 40)
    s.lay("far hill", lambda p: hill(p, far, "#c9906a"), LAND, fog=0.5)
    town = ((350, 38, 80), (394, 44, 130), (444, 40, 100), (482, 32, 66))
    s.lay(
        "town",
        lambda p: [house(p, x, 795, w, "#b06a54", "#6a3440", h=h) for x, w, h in town],
        FIGURE,
        fog=0.25,
    )

    def road(p: Pen) -> None:
        p.fill(dune(400, 790, 420, 90), "#7a8a5c")
        p.fill("385,800! 400,800! 470,900 560,1220! 250,1220! 350,920", "#ecd29a")

    s.lay("road", road, LAND, fog=0.15)

    def walkers(p: Pen) -> None:
        person(
            p,
            372,
            990,
            190,
            "#7a3a58",
            age="old",
            skin="brown",
            hair="white",
            cut="bun",
            facing="back",
            arm_r=(34, -66),
            cane=False,
        )
        person(
            p,
            438,
            992,
            132,
            "#c9523a",
            skin="brown",
            hair="black",
            cut="braids",
            facing="back",
            arm_l=(-50, -92),
            arm_r=(26, -70),
        )

    leaves = ("#6d9a78", "#47806e", "#2a5c56", "#163e42", "#0b2730")
    for i, colour in enumerate(leaves):
        size = 500 + i * 150

        def thicket(p: Pen) -> None:
            p.rect(-20, -20, 840, 1240, colour)
            p.erase(keyhole(400, 640 + i * 8, size * 0.98))
            for step in range(46):
                angle = step / 46 * math.tau
                x = 400 + math.cos(angle) * size * 0.30
                y = 640 + i * 8 - size * 0.27 + math.sin(angle) * size * 0.30
                if y > 640 + i * 8 - size * 0.06:
                    continue
                turn = math.degrees(angle) + 180 + p.rnd.uniform(-40, 40)
                length = p.rnd.uniform(18, 46) + i * 6
                with p.at(x, y, 1, turn):
                    p.taper([(-20, 0), (length * 0.5, 0), (length, length * 0.2)], 9, 0.6, colour)
                    for share in (0.4, 0.7, 1):
                        with p.at(length * share, 0, 1.1 + i * 0.25, p.rnd.choice((-50, 50))):
                            p.fill(LEAF, colour)

        s.lay(
            f"thicket {i}",
            thicket,
            shadow=0.55,
            reach=16 + i * 3,
            rim=0.35,
            vol=0.35,
            form=(3, 10),
            wob=1.2,
            wrap=0.25,
        )
        if i == 0:
            s.ground_shadow(lambda p: p.oval(400, 994, 70, 10, "#000"), 0.5, 5)
            s.lay("walkers", walkers, FIGURE, shadow=0.3)
    eyes = ((90, 180), (700, 260), (80, 760), (706, 840), (640, 90))
    s.lay(
        "eyes",
        lambda p: [p.circ(x + dx, y, 5.5, "#f2d78a") for x, y in eyes for dx in (0, 14)],
        FLAT,
        emit=0.6,
    )
    s.bloom(0.4)
    s.rays(0.3, 0.5, (400, 500))
    s.finish(vignette=0.4)


@scene(
    "003",
    seed=34,
    camera="through-frame",
    palette="plum-dusk",
    twist="watched",
    light=(400, 430),
    lead="eye",
    also=("cat", "candle"),
    people=("child/olive",),
    night=True,
    centred=True,
    title="Good night",
    alt="A child sleeps in bed by candlelight, with a black cat on the sill. A huge golden eye "
    "fills the window.",
    keywords="fear, protection, being watched, bedtime, conscience, guardian, loneliness",
    opposites=("fear", "protection"),
)
def window_eye(s: Scene) -> None:
    s.relight(light="#ffe6b0", shadow="#140f28")
    s.sky(((0, "#1c2448"), (1, "#2a3560")))
    fur = ("#4c6e6a", "#2d4749", "#5d8078", "#395558")

    def face(p: Pen) -> None:
        p.rect(0, 0, 800, 900, "#3c5a5c")
        for _ in range(900):
            x, y = p.rnd.uniform(80, 720), p.rnd.uniform(80, 800)
            hair = [(x, y), (x + 30, y + 10 + (x - 400) * 0.02), (x + 64, y + 26)]
            p.taper(hair, 7, 0.5, p.rnd.choice(fur), 0.9)

    s.lay("face", face, vol=0.5, form=(3, 8), wob=2)
    s.lay(
        "eye",
        lambda p: (
            p.oval(400, 450, 232, 150, "#223a3e"),
            eye(p, 400, 450, 205, white="#e9d39a", iris="#d18a2c"),
        ),
        wob=1,
        form=(5, 24),
        vol=0.9,
        emit=0.05,
    )
    s.addlight(
        "glints",
        lambda p: (p.oval(360, 408, 22, 30, "#fff"), p.circ(432, 480, 9, "#fff")),
        soft=3,
        k=0.9,
        emit=0.4,
    )

    def wall(p: Pen) -> None:
        p.rect(-10, -10, 820, 1220, "#000", grad=(0, 0, 0, 1200, ["#3a2a4a", "#54344a", "#2a1a30"]))
        p.erase(arch(160, 640, 820, 140))

    s.lay("wall", wall, shadow=0.6, reach=18, form=(4, 14), vol=0.8, wob=1)
    s.lay(
        "frame",
        lambda p: window_frame(p, 160, 640, 820, 140, "#8a5a40"),
        rim=0.4,
        shadow=0.4,
        wob=0.8,
        form=(3, 8),
    )

    def drape(p: Pen, flip: bool) -> None:
        with p.at(800 if flip else 0, 0, flip=flip):
            for i in range(5):
                a = 230 - i * 42
                tone = mix("#8d3b4e", "#3a1830", (i % 2) * 0.6 + i * 0.05)
                p.fill(f"0,20! {a},20! {a - 6},400 {a * 0.55},640 {a * 0.8},930! 0,930!", tone)

    s.lay(
        "drapes",
        lambda p: (drape(p, False), drape(p, True), p.rect(0, 30, 800, 14, "#c99a4a", r=6)),
        shadow=0.5,
        rim=0.3,
        wob=1.4,
    )
    s.lay("cat", lambda p: cat(p, 265, 820, 150, "#191420"), FIGURE, rim=0.7)

    def bed(p: Pen) -> None:
        p.rect(250, 900, 40, 320, "#5a3426", r=12)
        p.fill("260,1210! 262,1010 330,985 520,990 700,1040 830,1050! 830,1210!", "#c9b8a8")
        p.oval(352, 985, 96, 40, "#efe6da")

    s.lay("bed", bed, rim=0.6, shadow=0.4, wob=1)

    def quilt(p: Pen) -> None:
        colours = ("#b5544a", "#4f7080", "#d8a850", "#6a5a80", "#7a9070")
        for row in range(3):
            for x in range(300, 830, 58):
                y = 1060 + row * 60
                patch = [(x, y), (x + 56, y), (x + 52, y + 58), (x - 4, y + 58)]
                p.fill(patch, p.rnd.choice(colours))

    s.lay("quilt", quilt, vol=0.4, rim=0.2, wob=1)
    sheet = "262,1060! 280,1012 330,992 380,990 440,996 560,1000 700,1040 830,1052! 830,1070!"
    s.lay(
        "sleeper",
        lambda p: (
            sleeping_head(p, 372, 962, 46, "olive", "black"),
            p.fill(sheet, "#e6dccf"),
        ),
        FIGURE,
    )

    def table(p: Pen) -> None:
        p.rect(90, 1050, 120, 14, "#6a4030", r=4)
        p.rect(102, 1060, 10, 160, "#4a2a24")
        p.rect(190, 1060, 10, 160, "#4a2a24")
        candle(p, 150, 1050, 26, 60)

    s.lay("table", table, FIGURE, rim=0.4, shadow=0.3)
    s.lay("flame", lambda p: flame(p, 151, 978, 34), FLAT, emit=1.2)
    s.glow(151, 960, 210, "#ffb860", 0.5)
    s.bloom(0.55)
    s.rays(0.25, 0.3, (400, 450))
    s.finish(vignette=0.6, shadow_tint="#2a2a70", highlight_tint="#e0b070")


@scene(
    "007",
    seed=11,
    camera="wide",
    palette="night-indigo",
    twist="path-to-nowhere",
    light=(430, 600),
    lead="door",
    also=("paper boat",),
    people=("child/dark",),
    night=True,
    title="Someone left a light on",
    alt="A child with braids sails a paper boat towards an open door that stands in the sea, "
    "light pouring out of it.",
    keywords="homecoming, departure, hope, the unknown, invitation, solitude, ending",
    opposites=("homecoming", "departure"),
)
def door_sea(s: Scene) -> None:
    s.sky(
        ((0, "#0c1638"), (0.28, "#1f2f5e"), (0.46, "#5a5c86"), (0.56, "#c08a80"), (0.6, "#f0bd85"))
    )
    s.stars(300, 560)
    s.glow(420, 600, 420, "#ffb870", 0.55)
    for i, (y, fog) in enumerate(((300, 0.6), (430, 0.5), (530, 0.4))):
        tone = mix("#6b628c", "#e0a588", i * 0.4)
        s.lay(f"clouds {i}", lambda p: clouds(p, 3, y - 30, y + 30, tone), CLOUD, fog=fog, vol=0.7)
    s.reflect(700, 0.92, "#142850", 0.35, ripple=9)
    s.lay(
        "door",
        lambda p: door(p, 420, 724, 430, "#7c3328", "#2b1d25", ajar=0.6),
        vol=0.5,
        rim=0.4,
        wob=0.9,
    )
    s.addlight("doorway", lambda p: p.rect(430, 330, 84, 380, "#ffdf9e"), soft=30, k=0.7, emit=0.6)

    def path(p: Pen) -> None:
        for i in range(50):
            x = 470 - i * 1.4 + p.rnd.gauss(0, 10 + i * 1.8)
            p.oval(x, 735 + i * 9, 24 + i * 2 + p.rnd.random() * 30, 2 + i * 0.06, "#ffe0a0", 0.7)

    s.addlight("path", path, soft=2, k=0.85)
    s.ground_shadow(lambda p: p.oval(330, 985, 140, 16, "#000"), 0.6, 8)
    s.lay("boat", lambda p: paper_boat(p, 330, 970, 140, "#fbf3e2", "#8d94ad"), FIGURE, shadow=0.2)
    s.lay(
        "child",
        lambda p: person(
            p,
            262,
            958,
            190,
            "#c9472f",
            skin="dark",
            hair="black",
            cut="braids",
            facing="back",
            arm_r=(46, -128),
            arm_l=(-30, -90),
        ),
        FIGURE,
        rim=0.8,
    )
    s.lay("hull", lambda p: paper_hull(p, 330, 970, 140, "#fff8ea", "#8d94ad"), FIGURE, rim=0.3)
    swell = ((1030, 16, 170, "#213a66"), (1090, 24, 250, "#152a50"), (1155, 30, 330, "#0b1a36"))
    for i, (y, high, long, water) in enumerate(swell):
        s.lay(
            f"waves {i}",
            lambda p: waves(p, y, high, long, water),
            rim=0.5,
            shadow=0.2 * i,
            form=(2, 6),
            vol=0.5,
            fog=0.12 - i * 0.05,
        )
    s.rays(0.5, 0.7, (465, 560))
    s.bloom(0.55)
    s.finish(vignette=0.45)
