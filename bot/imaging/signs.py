"""Signs that text and pictures share: which of them there is a small picture of, and where.

The pictures become emoji of the bot's own. They are files, drawn by ``python -m bot pictures``,
so that nothing is drawn to know whether Discord has them already. Knows names and bytes; loads
nothing that draws.
"""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.imaging.palette import RABBITS

FOLDER = Path(__file__).parent / "emojis"
SIDE = 128  # pixels, as Discord keeps them

MARKS = {"★": "crown", "🏆": "cup", "⚠️": "trap", "⏳": "hourglass", "🎴": "card"}
"""The storyteller's card, the card that won, the trap, out of time, cards."""

DRAWN = {rabbit.emoji: rabbit.key for rabbit in RABBITS} | MARKS
"""Sign → the name of its picture."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """A sign's picture, and the name by which this version of it is recognised."""

    sign: str
    name: str
    data: bytes


@cache
def emojis() -> tuple[Emoji, ...]:
    """Return every sign's picture; its name changes with its bytes."""
    return tuple(_emoji(sign, name) for sign, name in DRAWN.items())


def _emoji(sign: str, name: str) -> Emoji:
    data = (FOLDER / f"{name}.png").read_bytes()
    return Emoji(sign, f"{name}_{hashlib.sha256(data).hexdigest()[:3]}", data)
