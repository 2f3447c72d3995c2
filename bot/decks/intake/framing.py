"""Decides how a picture of any shape becomes a card with a width to height ratio of 2:3.

Owns the card's size and the four framings. A tall picture is cropped at the top and bottom, a wide
one at its sides. For a wide picture, top, middle and bottom mean left, middle and right.
"""

from enum import StrEnum

from bot.decks.picture_files import plain_webp_size

CARD_SIZE = (800, 1200)
_HEAVIEST = 4 << 20  # bytes; a card of pure noise takes a quarter of it
_RATIO = CARD_SIZE[0] / CARD_SIZE[1]
_WIDEST_CROPPED = 1.05  # width by height; of a wider picture too little would be left


class Framing(StrEnum):
    """How a picture fits the card: whole with paper around it, or cropped to one part."""

    WHOLE = "whole"
    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


_FOCUS = {Framing.TOP: 0.0, Framing.MIDDLE: 0.5, Framing.BOTTOM: 1.0}


def is_wide(size: tuple[int, int]) -> bool:
    """Return whether a picture is wider than a card, so that its sides are cropped."""
    return size[0] / size[1] > _RATIO


def default_framing(size: tuple[int, int]) -> Framing:
    """Return the framing that most people would choose for a picture of this size."""
    return Framing.MIDDLE if size[0] / size[1] <= _WIDEST_CROPPED else Framing.WHOLE


def centring(framing: Framing, size: tuple[int, int]) -> tuple[float, float]:
    """Return where to crop a picture, as fractions (x, y) from 0 to 1.

    0 keeps the left or upper end of the picture, 1 the right or lower end.
    """
    focus = _FOCUS[framing]
    return (focus, 0.5) if is_wide(size) else (0.5, focus)


def is_card(data: bytes) -> bool:
    """Return whether these bytes have the form of a card made here, with nothing appended.

    Does not decode them: the file must be one chunk of plain WebP, have a card's dimensions in its
    header, and not be too large.
    """
    file, chunk = (int.from_bytes(data[at : at + 4], "little") for at in (4, 16))
    alone = file + 8 == len(data) and 20 + chunk + chunk % 2 == len(data)
    return alone and plain_webp_size(data[:30]) == CARD_SIZE and len(data) <= _HEAVIEST
