"""How a card is lit, as data: where the lamp stands, its colour, its pool, and the room's light."""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Light:
    """One lamp. `angle` is the side it stands on: 0 right, 90 above, 180 left."""

    angle: float = 140
    low: float = 0.52  # how high it stands; small values rake over the cloth
    key: str = "#fff3df"
    power: float = 0.86
    ambient: str = "#9aa4b8"
    fill: float = 0.88  # strength of the room's light
    pool: tuple[float, float] = (310, 430)  # where the lamp shines brightest
    fall: float = 0.5  # how much darker it gets away from the pool
    exposure: float = 1.06
    relief: float = 0.62
    bloom: float = 0.0  # how far shining things glow into the picture
    saturation: float = 1.06

    def but(self, **changes: Any) -> "Light":
        return replace(self, **changes)


def morning(**changes: Any) -> Light:
    """Return clear light from the upper left."""
    return Light().but(**changes)


def noon(**changes: Any) -> Light:
    """Return high light from above that hardly falls off."""
    return Light(angle=100, low=0.7, fall=0.25, pool=(400, 400), fill=0.95).but(**changes)


def evening(**changes: Any) -> Light:
    """Return low warm light from the right."""
    warm = Light(angle=30, low=0.42, key="#ffdcae", ambient="#8c88b4", pool=(600, 480), fall=0.62)
    return warm.but(**changes)


def overcast(**changes: Any) -> Light:
    """Return soft grey light from above, without drama."""
    soft = Light(angle=95, low=0.62, key="#eef1f4", power=0.72, ambient="#aab4c0", fall=0.3)
    return soft.but(pool=(400, 500), saturation=0.98, **changes)


def lamplit(at: tuple[float, float] = (400, 400), **changes: Any) -> Light:
    """Return a warm pool of light in a dim room."""
    warm = Light(angle=115, low=0.55, key="#ffd9a0", power=1.05, ambient="#5a6590", fill=0.7)
    return warm.but(**{"pool": at, "fall": 0.95, "bloom": 0.5, **changes})


def moonlit(**changes: Any) -> Light:
    """Return cold light from the upper right, with deep shadows."""
    cold = Light(angle=55, low=0.5, key="#cfdcff", power=0.8, ambient="#4d5c92", fill=0.75)
    return cold.but(**{"pool": (560, 330), "fall": 0.7, "bloom": 0.5, **changes})
