"""Cards under water: a dry place to read, a score of fish."""

from card_art.studio.motifs.land import hill, ridge, slope
from card_art.studio.motifs.people import sitter
from card_art.studio.motifs.sea import bubbles, coral, fish, shafts
from card_art.studio.motifs.things import book, candle, flame, umbrella
from card_art.studio.paint.looks import FIGURE, FLAT, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene


@scene(
    "104",
    seed=104,
    camera="underwater",
    palette="night-indigo",
    twist="weather-indoors",
    light=(400, 640),
    lead="umbrella",
    also=("candle", "book", "fish"),
    people=("old/dark",),
    title="A dry spell",
    alt="An old woman reads by candlelight on the sea floor, under a yellow umbrella that keeps "
    "the water away. A fish looks in.",
    keywords="shelter, loneliness, calm, danger, stubbornness, peace, concentration",
    opposites=("calm", "danger"),
)
def dry_under_umbrella(s: Scene) -> None:
    s.sky(((0, "#7fa8e0"), (0.3, "#4a74b8"), (0.7, "#2c4a8c"), (1, "#1a2c64")))
    s.addlight("shafts", lambda p: shafts(p, 520), soft=18, k=0.3)
    far = ridge(s.dice("far"), 900, 60)
    s.lay(
        "far reef",
        lambda p: (
            hill(p, far, "#4a68a8"),
            [coral(p, x, 930, h, "#4a68a8") for x, h in ((90, 190), (700, 240), (590, 150))],
        ),
        LAND,
        fog=0.55,
    )
    bed = slope((-20, 1050), (260, 1020), (560, 1030), (820, 1000))
    s.lay("sea floor", lambda p: hill(p, bed, "#46568c"), LAND, fog=0.1)
    s.addlight("dry air", lambda p: p.fill(DRY, "#ffd890", 0.75), soft=7, k=0.62)
    s.lay(
        "edge of the air",
        lambda p: p.line("172,566 150,760 142,940 164,1056", "#e8fff8", 6, 0.7),
        FLAT,
    )
    s.lay(
        "other edge", lambda p: p.line("628,566 650,760 658,940 636,1056", "#e8fff8", 6, 0.7), FLAT
    )
    s.lay("pole", lambda p: p.rect(395, 700, 10, 380, "#3a2a26"), FIGURE)
    s.lay(
        "umbrella",
        lambda p: umbrella(p, 400, 575, 250, "#f0b83c", "#b8702c"),
        rim=0.4,
        shadow=0.2,
        wob=0.8,
    )
    s.ground_shadow(lambda p: p.oval(370, 1080, 180, 16, "#000"), 0.5, 9)
    s.lay(
        "crate",
        lambda p: (
            p.rect(260, 960, 130, 120, "#7a5238", r=6),
            p.line([(264, 1000), (386, 1000)], "#4c3224", 5),
            p.line([(264, 1040), (386, 1040)], "#4c3224", 5),
        ),
        FIGURE,
    )
    s.lay(
        "reader",
        lambda p: sitter(
            p,
            330,
            962,
            430,
            "#a8404c",
            age="old",
            skin="dark",
            hair="white",
            cut="bun",
            legs="#3a3450",
            hand=(62, -58),
        ),
        FIGURE,
        rim=0.4,
    )
    s.lay("book", lambda p: book(p, 480, 852, 52), FIGURE)
    s.lay(
        "candle",
        lambda p: (p.rect(540, 1000, 70, 76, "#6a4630", r=5), candle(p, 575, 1002, 32, 62)),
        FIGURE,
    )
    s.lay("flame", lambda p: flame(p, 576, 934, 48), FLAT, emit=1.2)
    s.lay("fish", lambda p: fish(p, 716, 820, 78, "#f0836a", "#c8503c"), FIGURE, rim=0.5)
    s.lay(
        "small fish",
        lambda p: (
            fish(p, 110, 330, 44, "#b0c8f0", "#7090c8", flip=True),
            fish(p, 210, 260, 34, "#b0c8f0", "#7090c8", flip=True),
        ),
        FIGURE,
        fog=0.3,
    )
    s.lay(
        "weeds",
        lambda p: [
            p.taper([(x, 1230), (x + a, 1000), (x - a, 800), (x + a, h)], 34, 3, "#0e1a48")
            for x, a, h in ((30, 30, 620), (90, -24, 840), (770, -34, 900))
        ],
        soft=2,
    )
    s.lay("bubbles", lambda p: bubbles(p, 26, (40, 120, 760, 700)), FLAT)
    s.bloom(0.4)
    s.finish(vignette=0.5)


DRY = (
    "170,560! 210,470 400,420 590,470 630,560! 650,760 660,940 640,1060 400,1100 160,1060 140,940 "
    "150,760"
)


# How far along the lines, and on which of them (halves lie between two lines)
