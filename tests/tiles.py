"""Saves the painting of tiles in tests that play games but look at no picture.

Painting a card in all its looks takes about 15 ms, and games use hundreds of cards.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from PIL import Image

from bot.imaging.prepared import Blocks, paint_blocks
from bot.imaging.tiles import fit


@cache
def one_card() -> Blocks:
    """Return the tiles of a grey card; they are painted once in each process."""
    return paint_blocks(fit(Image.new("RGB", (40, 60), "grey")))


ONE_CARD_FOR_ALL: dict[str, Callable[[Image.Image], Any]] = {
    "fit": lambda card: card,
    "paint_blocks": lambda _card: one_card(),
}
"""What to replace in `bot.imaging.prepared`, so that all cards have the tiles of a grey card."""
