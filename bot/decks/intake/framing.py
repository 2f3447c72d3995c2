"""How a picture of any shape becomes a card of two to three.

Owns the shape and the four ways into it. A tall picture is cropped above and below, a wide one at
its sides: the same three places then mean left, middle and right.
"""

from enum import StrEnum

CARD_SIZE = (800, 1200)
_RATIO = CARD_SIZE[0] / CARD_SIZE[1]
_WIDEST_CROPPED = 1.05  # a square loses a third; of anything wider too little would be left


class Framing(StrEnum):
    """Whole with paper around, or cropped around a place."""

    WHOLE = "whole"
    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


_FOCUS = {Framing.TOP: 0.0, Framing.MIDDLE: 0.5, Framing.BOTTOM: 1.0}


def is_wide(size: tuple[int, int]) -> bool:
    """Whether cropping takes from the sides."""
    return size[0] / size[1] > _RATIO


def default_framing(size: tuple[int, int]) -> Framing:
    """What most people would choose for a picture of this size."""
    return Framing.MIDDLE if size[0] / size[1] <= _WIDEST_CROPPED else Framing.WHOLE


def centring(framing: Framing, size: tuple[int, int]) -> tuple[float, float]:
    """Around which point a picture of this size is cropped, as shares of its sides."""
    focus = _FOCUS[framing]
    return (focus, 0.5) if is_wide(size) else (0.5, focus)
