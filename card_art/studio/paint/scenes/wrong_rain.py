"""Cards about rain, lanterns and water that do not keep to their place."""

from collections.abc import Sequence

from card_art.studio.motifs.animals import moth
from card_art.studio.motifs.land import grass, hill, ridge, slope
from card_art.studio.motifs.people import person
from card_art.studio.motifs.things import lantern
from card_art.studio.paint.looks import FIGURE, LAND
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.registry import scene
from card_art.studio.pen import Pen


@scene(
    "082",
    seed=82,
    camera="wide",
    palette="night-indigo",
    twist="other-head",
    light=(215, 590),
    lead="lantern",
    also=("moth",),
    night=True,
    people=("crowd/hidden",),
    title="The ones who carry the evening",
    alt="A procession of people with lanterns in place of heads comes over a hill at night. "
    "One lantern in front is dark, and a moth flies beside it.",
    keywords="belonging, loneliness, ideas, procession, memory, being different, guidance",
    opposites=("belonging", "loneliness"),
)
def lantern_heads(s: Scene) -> None:
    s.sky(((0, "#1a2a5c"), (0.3, "#3f5090"), (0.5, "#8a86b4"), (1, "#b49aa8")))
    s.stars(160, 420)
    far = ridge(s.dice("far"), 560, 70)
    s.lay("far hills", lambda p: hill(p, far, "#5a6aa0"), LAND, fog=0.5)
    middle = slope((-20, 640), (250, 560), (520, 600), (820, 500))
    s.lay("middle hill", lambda p: hill(p, middle, "#4a5a92"), LAND, fog=0.3)
    walkers = [(790, 522, 96), (722, 552, 112), (648, 590, 130), (566, 618, 150), (470, 640, 176)]
    _procession(s, "far walkers", walkers, 0.25)
    s.mist(690, 70, "#7f86b0", 0.5)
    near = slope((-20, 800), (300, 850), (820, 960))
    s.lay("near hill", lambda p: (hill(p, near, "#26386c"), grass(p, near, "#26386c", 260)), LAND)
    _procession(s, "walkers", [(720, 960, 290), (395, 905, 330), (90, 870, 300)], 0.1)
    _procession(s, "front", [(215, 1110, 560)], 0)
    s.ground_shadow(lambda p: p.oval(560, 1160, 130, 16, "#000"), 0.6, 10)
    s.lay("dark one", lambda p: _walker(p, 560, 1160, 530, "#7a3a4c", "#2a3058"), FIGURE, rim=0.9)
    s.lay("moth", lambda p: moth(p, 672, 630, 52, "#f4e4bc", "#a05a4a", 18), FIGURE)
    s.motes(30, "#ffe0a0", (235, 590, 160))
    s.rays(0.25, 0.4)
    s.bloom(0.6)
    s.finish(vignette=0.55)


def _walker(p: Pen, x: float, y: float, height: float, coat: str, glass: str) -> None:
    person(p, x, y, height, coat, age="adult", skin="brown", cut="bald", facing="back", stride=4)
    lantern(p, x, y - height * 0.87, height * 0.33, "#241f34", glass)


def _procession(
    s: Scene, name: str, places: Sequence[tuple[float, float, float]], fog: float
) -> None:
    """Draw walkers at (x, y, height), and the light of their lanterns."""
    coats = ("#6a3a4a", "#37507c", "#4c5a3c", "#5a3f6a")

    def draw(p: Pen) -> None:
        for i, (x, y, height) in enumerate(places):
            _walker(p, x, y, height, coats[(i + len(name)) % 4], "#ffdf8c")

    def lights(p: Pen) -> None:
        for x, y, height in places:
            w = height * 0.14
            p.rect(x - w / 2, y - height * 0.99, w, height * 0.18, "#ffd070")

    def halo(p: Pen) -> None:
        for x, y, height in places:
            p.circ(x, y - height * 0.9, height * 0.2, "#ffb84a", 0.7)

    s.lay(name, draw, FIGURE, fog=fog)
    s.addlight(f"{name} lights", lights, soft=5, k=0.55, emit=0.5)
    s.addlight(f"{name} halo", halo, soft=30, k=0.6)
