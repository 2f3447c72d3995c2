"""The twelve rabbits: a colour, a shape and an emoji for every seat.

Owns only how each rabbit looks; does not draw, and does not know players' names. The colours can be
told apart by people with the common kinds of colour blindness, which a test simulates. Each rabbit
also has its own shape, so that colour is never the only difference.
"""

from dataclasses import dataclass

RGB = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Rabbit:
    """How one seat's rabbit looks. ``key`` is its colour's name in the text catalogues."""

    key: str
    rgb: RGB
    shape: str
    emoji: str


# Seats take rabbits in this order, so small games get the ones furthest apart.
RABBITS: tuple[Rabbit, ...] = (
    Rabbit("red", (185, 48, 8), "triangle", "🔺"),
    Rabbit("yellow", (255, 223, 42), "star", "⭐"),
    Rabbit("blue", (40, 140, 255), "ring", "🧿"),
    Rabbit("white", (251, 254, 242), "circle", "⚪"),
    Rabbit("violet", (133, 61, 189), "heart", "💜"),
    Rabbit("pink", (255, 162, 177), "flower", "🌸"),
    Rabbit("green", (9, 114, 94), "tree", "🌲"),
    Rabbit("orange", (202, 117, 14), "diamond", "🔶"),
    Rabbit("sky", (25, 220, 255), "drop", "💧"),
    Rabbit("brown", (124, 24, 0), "square", "🟫"),
    Rabbit("slate", (142, 139, 146), "moon", "🌒"),
    Rabbit("lime", (173, 191, 46), "clover", "🍀"),
)


def rabbit_at(index: int) -> Rabbit:
    """Return the rabbit of a seat or team; raise ValueError if the index is out of range."""
    if not 0 <= index < len(RABBITS):
        raise ValueError(f"no rabbit {index}: there are {len(RABBITS)}, numbered from 0")
    return RABBITS[index]
