"""The strips of a reveal as JPEG columns: only those on which somebody stands are made anew.

A column is half a strip. One without a rabbit stays what it was, the foot of its tile and felt
below; of the others the tile's lowest pixels are decoded, painted over and encoded, all together.
Knows pieces and pixels; what is painted is up to `bot.imaging.reveal`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO

from PIL import Image

from bot.imaging import ink
from bot.imaging.join import COLUMN, Column, columns_of, join, mark
from bot.imaging.layout import OVERLAP_BLOCKS, STRIP_BLOCKS
from bot.imaging.reveal import OVERLAP, STRIP, RevealCard, extent, paint_figures

Halves = Sequence[tuple[Column, Column]]
"""The left and right column of every card's tile."""

StripColumn = tuple[int, int]
"""A card's slot, and 0 or 1 for the left or right column."""


def strip_columns(cards: Sequence[RevealCard], halves: Halves) -> list[list[Column]]:
    """The left and right column of every card's strip."""
    fresh = _encoded(painted_columns(cards, halves))
    return [
        [
            fresh.get((slot, side)) or half[-OVERLAP_BLOCKS:] + _felt_below()
            for side, half in enumerate(pair)
        ]
        for slot, pair in enumerate(halves)
    ]


def painted_columns(cards: Sequence[RevealCard], halves: Halves) -> dict[StripColumn, Image.Image]:
    """The pixels of those columns on which somebody stands."""
    wanted = [
        (slot, side)
        for slot, card in enumerate(cards)
        for side in range(-(-extent(card) // COLUMN))
    ]
    feet = _feet([halves[slot][side] for slot, side in wanted])
    page = Image.new("RGB", STRIP)
    columns: dict[StripColumn, Image.Image] = {}
    for slot, card in enumerate(cards):
        sides = [side for at, side in wanted if at == slot]
        page.paste(_cloth_below(), (0, OVERLAP))
        for side in sides:
            page.paste(feet.pop(0), (side * COLUMN, 0))
        if sides:
            paint_figures(page, card)
        for side in sides:
            columns[slot, side] = page.crop((side * COLUMN, 0, (side + 1) * COLUMN, STRIP[1]))
    return columns


def _feet(columns: Sequence[Column]) -> list[Image.Image]:
    """The lowest pixels of these columns, decoded together."""
    if not columns:
        return []
    rows = [
        [mark([column[-OVERLAP_BLOCKS:]], index * OVERLAP_BLOCKS, 1)]
        for index, column in enumerate(columns)
    ]
    with Image.open(BytesIO(join(rows, (COLUMN, OVERLAP * len(rows))))) as stack:
        return [
            stack.crop((0, OVERLAP * index, COLUMN, OVERLAP * (index + 1)))
            for index in range(len(rows))
        ]


def _encoded(columns: Mapping[StripColumn, Image.Image]) -> dict[StripColumn, Column]:
    if not columns:
        return {}
    stack = Image.new("RGB", (COLUMN, STRIP[1] * len(columns)))
    for index, column in enumerate(columns.values()):
        stack.paste(column, (0, STRIP[1] * index))
    (pieces,) = columns_of(stack)
    return {
        place: pieces[STRIP_BLOCKS * index : STRIP_BLOCKS * (index + 1)]
        for index, place in enumerate(columns)
    }


def foot_and_felt(tile: Image.Image) -> Image.Image:
    """A strip on which nobody stands, as pixels."""
    page = Image.new("RGB", STRIP)
    page.paste(tile.crop((0, tile.height - OVERLAP, tile.width, tile.height)))
    page.paste(_cloth_below(), (0, OVERLAP))
    return page


@cache
def _cloth_below() -> Image.Image:
    return ink.felt((STRIP[0], STRIP[1] - OVERLAP))


@cache
def _felt_below() -> Column:
    return columns_of(_cloth_below())[0]
