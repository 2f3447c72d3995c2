"""Finds uploads that look like existing cards or like each other.

Owns which look-alike of an upload is reported. `bot.decks.look` measures the distance, and
`bot.decks.check` sets the limit.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.decks.check import NEAREST
from bot.decks.look import THUMBNAIL, Look, distance


@dataclass(frozen=True)
class Twin:
    """An upload, by its index, and the existing card or earlier upload that it looks like.

    Either ``known`` (a card id) or ``earlier`` (an index) is None.
    """

    upload: int
    known: str | None
    earlier: int | None
    apart: float


def packed(look: Look) -> bytes:
    """Return a look's thumbnail as bytes."""
    return bytes(channel for colour in look.thumbnail for channel in colour)


def unpacked(thumbnail: bytes) -> Look:
    """Return a look that has only this thumbnail, which is all that `distance` needs."""
    colours = zip(thumbnail[0::3], thumbnail[1::3], thumbnail[2::3], strict=True)
    return Look(0.0, 0.0, 0.0, 0.0, tuple(colours))


def find_twins(uploads: Sequence[bytes], known: Mapping[str, bytes]) -> list[Twin]:
    """Return the nearest look-alike of each upload that has one.

    ``uploads`` and ``known`` (by card id) are thumbnails as `packed` returns them.
    """
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
