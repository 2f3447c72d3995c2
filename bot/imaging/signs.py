"""Names the signs in texts that have a small picture, and reads these pictures.

The bot uploads the pictures as its own emoji. They are files, written by ``python -m bot
pictures``, so that nothing needs to be drawn to check whether Discord already has them. Knows names
and bytes; imports no drawing code.
"""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.imaging.palette import RABBITS

FOLDER = Path(__file__).parent / "emojis"
SIDE = 128  # pixels, as Discord keeps them

MARKS = {
    "★": "crown",
    "🏆": "cup",
    "⚠️": "trap",
    "⏳": "hourglass",
    "🎴": "card",
    "🌟": "star",  # of a favourite clue; ⭐ is a rabbit
}
"""The storyteller's card, the winning card, a trap, a timeout, cards in general, and a star."""

DRAWN = {rabbit.emoji: rabbit.key for rabbit in RABBITS} | MARKS
"""Sign → the name of its picture."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """A sign's picture, and a name that identifies this version of it."""

    sign: str
    name: str
    data: bytes


@cache
def emojis() -> tuple[Emoji, ...]:
    """Return an emoji for every sign; its name changes when its picture changes."""
    return tuple(_emoji(sign, name) for sign, name in DRAWN.items())


def _emoji(sign: str, name: str) -> Emoji:
    data = (FOLDER / f"{name}.png").read_bytes()
    return Emoji(sign, f"{name}_{hashlib.sha256(data).hexdigest()[:3]}", data)
