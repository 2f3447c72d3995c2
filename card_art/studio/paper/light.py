"""How a box is lit, as data: the back panel, the lamp behind, the daylight in front, the photograph."""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Light:
    """`lamp` stands behind the stack; `key` is where shadows fall for each unit of height."""

    back: str = "#dfe6ea"
    foot: str | None = None  # the back panel is dyed towards this colour
    lamp: tuple[float, float] = (250, 150)
    lamp_colour: str = "#fff0cf"
    power: float = 0.72
    radius: float = 800
    reach: float = 900  # the lamp's light is gone after this much height
    ambient: float = 0.60
    ambient_colour: str = "#f1f4ff"
    key: tuple[float, float] = (0.5, 0.66)
    shadow: str = "#22303c"
    strength: float = 0.9
    exposure: float = 1.2
    bloom: float = 0.12
    vignette: float = 0.2
    saturation: float = 1.03
    contrast: float = 0.6  # 0 leaves the curve as it is, 1 is the strongest

    def but(self, **changes: Any) -> "Light":
        return replace(self, **changes)


def day(back: str, foot: str | None = None, **changes: Any) -> Light:
    """Return daylight from the upper left."""
    return Light(back, foot).but(**changes)


def evening(back: str, foot: str | None = None, **changes: Any) -> Light:
    """Return low warm light from the right, with long shadows to the left."""
    low = Light(
        back,
        foot,
        lamp=(720, 420),
        lamp_colour="#ffd9a6",
        power=0.8,
        radius=620,
        ambient=0.48,
        ambient_colour="#e8defa",
        key=(-0.75, 0.3),
        shadow="#2c1c3a",
    )
    return low.but(**changes)


def overcast(back: str, foot: str | None = None, **changes: Any) -> Light:
    """Return soft grey light from above."""
    soft = Light(
        back,
        foot,
        lamp=(400, -100),
        lamp_colour="#eef2f6",
        power=0.4,
        radius=1100,
        ambient=0.78,
        ambient_colour="#e9f0f6",
        key=(0.08, 0.75),
        shadow="#1e2a36",
        strength=0.8,
    )
    return soft.but(**changes)


def lamplit(back: str, at: tuple[float, float], **changes: Any) -> Light:
    """Return a warm lamp behind the stack: deep sheets are bright, near ones dark."""
    lit = Light(
        back,
        lamp=at,
        lamp_colour="#ffd28a",
        power=1.9,
        radius=330,
        reach=110,
        ambient=0.52,
        ambient_colour="#dfe6ff",
        key=(0.28, 0.5),
        shadow="#0f1626",
        strength=0.82,
        exposure=1.15,
        bloom=0.26,
        vignette=0.28,
    )
    return lit.but(**changes)


def night(back: str, foot: str | None = None, **changes: Any) -> Light:
    """Return cool moonlight from the upper right."""
    cool = Light(
        back,
        foot,
        lamp=(620, 160),
        lamp_colour="#cfe0ff",
        power=0.75,
        radius=640,
        ambient=0.44,
        ambient_colour="#c9d4ff",
        key=(-0.42, 0.6),
        shadow="#0a0d22",
        strength=0.85,
        exposure=1.25,
    )
    return cool.but(**changes)
