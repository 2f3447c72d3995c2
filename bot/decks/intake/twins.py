"""Finds uploads that look like cards which are there already, or like each other.

Owns which of two is named; the measure is `bot.decks.look`'s and the limit that of the deck check.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.decks.check import NEAREST
from bot.decks.look import THUMBNAIL, Look, distance


@dataclass(frozen=True)
class Twin:
    """An upload, by its place from 0, and what it looks like: a known card or an earlier upload."""

    upload: int
    known: str | None
    earlier: int | None
    apart: float


def packed(look: Look) -> bytes:
    """A look in as many bytes as its thumbnail has colours."""
    return bytes(channel for colour in look.thumbnail for channel in colour)


def unpacked(thumbnail: bytes) -> Look:
    """What likeness needs of a look that was kept."""
    colours = zip(thumbnail[0::3], thumbnail[1::3], thumbnail[2::3], strict=True)
    return Look(0.0, 0.0, 0.0, 0.0, tuple(colours))


def find_twins(uploads: Sequence[bytes], known: Mapping[str, bytes]) -> list[Twin]:
    """For each upload its nearest look-alike, if it has one; all looks packed."""
    new = [unpacked(look) for look in uploads]
    old = {name: unpacked(look) for name, look in known.items() if len(look) == _BYTES}
    found = []
    for place, look in enumerate(new):
        near = [Twin(place, name, None, distance(look, other)) for name, other in old.items()]
        near += [
            Twin(place, None, earlier, distance(look, new[earlier])) for earlier in range(place)
        ]
        nearest = min(near, key=lambda twin: twin.apart, default=None)
        if nearest is not None and nearest.apart < NEAREST:
            found.append(nearest)
    return found


_BYTES = 3 * THUMBNAIL[0] * THUMBNAIL[1]
