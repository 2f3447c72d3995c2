"""Cards lit by one small flame or one bright opening."""

from card_art.studio.looks import FIGURE, FLAT, LAND
from card_art.studio.motifs.animals import rabbit
from card_art.studio.motifs.buildings import stripes
from card_art.studio.motifs.things import candle, flame
from card_art.studio.painter import Scene
from card_art.studio.pen import Pen
from card_art.studio.registry import scene

WOLF = (
    "330,1015! 352,905 322,872! 348,836 318,792! 346,742 322,692! 352,640 360,590 322,556 "
    "254,548 196,524 182,508! 236,498 300,478! 268,462 204,462 160,442! 166,416 214,396 286,368 "
    "330,330 352,226! 404,300 420,300 470,214! 482,326 520,380 580,430! 566,446! 640,520! "
    "622,532! 690,640! 668,648! 724,780! 702,790! 742,930 800,1015!"
)
PAW = (
    "350,690! 290,700 236,742 206,800 178,846! 206,838 214,868! 232,836 250,862! 262,818 310,780 "
    "370,770!"
)


@scene(
    "001",
    seed=24,
    camera="interior",
    palette="ember",
    twist="other-shadow",
    light=(160, 1010),
    lead="rabbit",
    also=("candle", "wolf"),
    animal=True,
    title="What the candle knows",
    alt="A white rabbit sits beside a candle in a red room. Its shadow on the wall is a wolf.",
    keywords="fear, courage, secret, inner strength, danger, pretending, night story",
    opposites=("fear", "courage"),
)
def rabbit_and_wolf(s: Scene) -> None:
    s.sky(warp=30)
    s.glow(200, 960, 800, "#ffc46a", 0.8)
    s.lay("wallpaper", lambda p: stripes(p, "#7a2a2a"), FLAT)
    dark = "#2a0e1a"

    def wolf(p: Pen) -> None:
        p.fill(WOLF, dark)
        for x, y in ((196, 462), (222, 464), (250, 464)):
            p.fill([(x - 8, y - 3), (x + 8, y - 3), (x + 1, y + 26)], dark)
        p.fill(PAW, dark)
        p.fill("318,392! 342,378 360,390! 340,398", "#f0a050")

    s.lay("wolf", wolf, soft=3, wob=3, alpha=0.88, form=(6,), vol=0.15, wrap=0.08, edge=0)
    s.lay("skirting", lambda p: p.rect(-10, 1012, 820, 26, "#5a2320"), LAND, wob=0.7)
    s.lay(
        "floor",
        lambda p: p.rect(
            -10, 1036, 820, 180, "#000", grad=(0, 1030, 0, 1200, ["#8a4a34", "#2a1216"])
        ),
        LAND,
    )
    s.ground_shadow(
        lambda p: p.fill([(340, 1110), (440, 1108), (660, 1042), (540, 1036)], "#000"), 0.65, 5
    )
    s.lay(
        "rabbit",
        lambda p: rabbit(p, 384, 1116, 170, "#efe0ca", "#d88f80", flip=True),
        FIGURE,
        shadow=0.2,
    )
    s.lay(
        "plate",
        lambda p: (p.oval(160, 1122, 50, 10, "#8a6a3a"), candle(p, 160, 1120, 34, 84)),
        FIGURE,
        rim=0.3,
    )
    s.lay("flame", lambda p: flame(p, 161, 1024, 44), FLAT, emit=1.2)
    s.motes(40, "#ffe0a0", (210, 960, 150))
    s.rays(0.3, 0.5, (161, 1005))
    s.bloom(0.65)
    s.finish(vignette=0.6)
