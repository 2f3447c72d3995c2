"""The twelve rabbits: a colour, a shape and an emoji for every seat at the table.

Owns which rabbit looks how, and nothing else: no drawing, no names of players.
The colours keep their distance for people with the common colour blindnesses (a test
simulates them), and no rabbit is told by its colour alone: each wears its own shape.
"""

from dataclasses import dataclass

RGB = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Rabbit:
    """One seat's rabbit. ``key`` names its colour for the text catalogues."""

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
    """Return the rabbit of a seat or team; raise ValueError for an index beyond the twelve."""
    if not 0 <= index < len(RABBITS):
        raise ValueError(f"no rabbit {index}: there are {len(RABBITS)}, numbered from 0")
    return RABBITS[index]
