"""Saves the painting of tiles in tests that play games but look at no picture.

Painting a card in all its looks takes about 15 ms, and games use hundreds of cards.
"""

from PIL import Image

from bot.imaging.prepared import Blocks, paint_blocks

_painted: list[Blocks] = []


def paint_first_card(card: Image.Image) -> Blocks:
    """Return the tiles of the first card of this process for every card.

    Replaces ``paint_blocks`` of `bot.imaging.prepared`.
    """
    if not _painted:
        _painted.append(paint_blocks(card))
    return _painted[0]
