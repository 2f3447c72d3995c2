"""Fourteen palettes: the sky from top to bottom, the one light, the shadow, and five pigments.

Pigments run from far to near, then an accent for the story. A scene may override any of them.
"""

from dataclasses import dataclass

SkyStops = tuple[tuple[float, str], ...]


@dataclass(frozen=True)
class Palette:
    """What one kind of light does to the world."""

    sky: SkyStops
    light: str
    shadow: str
    far: str
    mid: str
    near: str
    dark: str
    accent: str
    shadow_tint: str
    highlight_tint: str


def _palette(sky: str, light: str, shadow: str, pigments: str, tints: str) -> Palette:
    stops = tuple((float(at), colour) for at, colour in (stop.split(":") for stop in sky.split()))
    far, mid, near, dark, accent = pigments.split()
    shadow_tint, highlight_tint = tints.split()
    return Palette(stops, light, shadow, far, mid, near, dark, accent, shadow_tint, highlight_tint)


PALETTES: dict[str, Palette] = {
    "night-indigo": _palette(
        "0:#0c1638 .3:#1f2f5e .5:#4a5688 .75:#8d86a4 1:#c9a58e",
        "#ffdf9e",
        "#10183a",
        "#5a6c98 #37487a #213a66 #0b1a36 #d8523f",
        "#2a3a8a #d8a060",
    ),
    "ember": _palette(
        "0:#5a2028 .5:#a8452f .85:#d97f3f 1:#8f3f2f",
        "#ffd68a",
        "#2a0f1c",
        "#c9703f #8a4a34 #5a2320 #2a0e1a #efe0ca",
        "#5a2050 #e0a050",
    ),
    "plum-dusk": _palette(
        "0:#1d1233 .4:#4c2a5a .65:#9a4f66 .85:#e0967a 1:#e0967a",
        "#ffe6a6",
        "#1c0f2e",
        "#9a5570 #6c3c62 #4a2850 #24132e #e08a4a",
        "#4a2a7a #e0a060",
    ),
    "sea-green": _palette(
        "0:#8fe0cc .2:#3fa9a8 .55:#176a82 .85:#0b3a5a 1:#082a48",
        "#d8fff0",
        "#04203a",
        "#3a93a0 #2a7a8a #12506a #06283c #f0836a",
        "#0e4a7a #d0e8b0",
    ),
    "mint-dawn": _palette(
        "0:#5f9aa0 .35:#9cc7b4 .6:#dfe6c4 .8:#f6dcb0 1:#f0c49c",
        "#fff4cf",
        "#1d3444",
        "#a9c4a8 #7aa08c #4f7a70 #25454c #e0604a",
        "#2c5a68 #e0d090",
    ),
    "ochre-desert": _palette(
        "0:#4f93a6 .28:#9fc0ae .5:#f0d8a0 .7:#e8ae66 1:#c87a44",
        "#fff0c2",
        "#3c1f30",
        "#d9a868 #c08448 #8f5534 #4c2a2c #2f7f86",
        "#5a3060 #e8c070",
    ),
    "snow-blue": _palette(
        "0:#8fa3b8 .4:#c3cdd4 .75:#e9e6e2 1:#dfe3ea",
        "#fff0d2",
        "#2a3658",
        "#a9b6cc #7f90ac #56688a #303c5c #d2493f",
        "#3a4a80 #c8bc98",
    ),
    "rose-cloud": _palette(
        "0:#e07a6a .3:#f2a88a .55:#f8d5b0 .8:#d9b0b8 1:#8f7fa0",
        "#fff0d8",
        "#2c1838",
        "#d9a0a8 #b07a94 #7d5568 #3a2038 #2f5f7c",
        "#4a2a80 #e8c090",
    ),
    "forest-gold": _palette(
        "0:#123a3e .4:#2b6a5e .7:#86a874 1:#c9c07a",
        "#ffe29a",
        "#0c2226",
        "#5f8f74 #3a6e58 #2b4a38 #0e2622 #c9632f",
        "#14504a #e0c060",
    ),
    "ivory-paper": _palette(
        "0:#d8c7a8 .45:#eadfc6 .8:#cfb396 1:#a8846c",
        "#fff4da",
        "#2c2038",
        "#c9ae8c #a98768 #75594c #3b2c34 #b8423a",
        "#3a2a5a #d8c090",
    ),
    "teal-moon": _palette(
        "0:#0b1a33 .4:#17405a .7:#3f7f86 .9:#9cc0a4 1:#9cc0a4",
        "#fff2cc",
        "#0a1430",
        "#4a8690 #2f6472 #20485a #0b1c2a #c8503c",
        "#143a6a #d0c890",
    ),
    "crimson": _palette(
        "0:#e9d2b4 .45:#d88a6a .75:#a63a40 1:#5a1a2c",
        "#fff0d0",
        "#240c1c",
        "#c4685a #9c3a40 #5a2030 #240c18 #e8c46a",
        "#5a1a4a #e0b080",
    ),
    "storm-grey": _palette(
        "0:#2f4a50 .4:#5f7f7c .7:#a3b5a0 1:#c9cbb0",
        "#f6f0cf",
        "#12242a",
        "#8fa398 #668480 #42605e #1a2c32 #e0a03c",
        "#1e4a5a #d0d090",
    ),
    "high-key": _palette(
        "0:#7fb4cc .35:#b4d6d6 .65:#f2e4d0 .85:#efc8b8 1:#dca4a8",
        "#fff6dc",
        "#3a3460",
        "#c9b4c0 #a98ea8 #7a6a94 #453c64 #e8a040",
        "#4a4a90 #e0d0a0",
    ),
}
