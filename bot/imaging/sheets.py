"""Makes sheets of cards in two ways: joined from pieces, or painted as a whole.

Sheets are normally joined. Painting gives the same pixels: it is the reference in tests, and the
fallback if this machine's encoder writes no restart markers. Both use the same `Layout`.

Knows card ids, looks and numbers. Blocks where it reads tiles, so do not do that on the event loop.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count, repeat
from typing import NamedTuple

from PIL import Image

from bot.imaging import ink
from bot.imaging.grid import BLOCK, COLUMN, Cell, Kind, Layout, lay_out
from bot.imaging.join import QUALITY, Column, columns_of, join, mark, save_jpeg
from bot.imaging.patches import paint_patches, patched_columns
from bot.imaging.prepared import PreparedTiles
from bot.imaging.reveal import CardMark
from bot.imaging.tiles import CardLook, fit, paint_tile


class CardSlot(NamedTuple):
    """A card in a slot, with its look and its number."""

    card: str
    look: CardLook
    number: int


TileKey = tuple[str, CardLook, int, int, int]
"""Card, look, number, the number of the first restart marker, and a sheet's columns modulo 8."""


def tile_keys(cards: Iterable[str], looks: Iterable[CardLook], layout: Layout) -> list[TileKey]:
    """Return the cache key of each slot's tile for a sheet of this layout."""
    return list(zip(cards, looks, count(1), layout.phases, repeat(layout.across % 8), strict=False))


def marked_tile(tiles: PreparedTiles, key: TileKey) -> Column:
    """Read a tile and return it with the restart markers for its place on a sheet."""
    card, look, number, first, across = key
    return mark(tiles.columns(card, look, number), first, across)


def join_sheet(layout: Layout, tiles: Sequence[Column]) -> bytes:
    """Return a sheet of marked tiles as a JPEG; takes little longer than copying the bytes."""
    rows = [
        [
            tiles[cell.slot] if cell.kind is Kind.TILE else _felt_cell(cell, layout.across)
            for cell in band
        ]
        for band in layout.bands
    ]
    return join(rows, layout.size)


def join_reveal(
    tiles: PreparedTiles, slots: Sequence[CardSlot], marks: Sequence[Sequence[CardMark]]
) -> bytes:
    """Return the sheet of a reveal as a JPEG; only pieces under marks are encoded again."""
    layout = lay_out(len(slots))
    halves = [tiles.columns(slot.card, slot.look, slot.number) for slot in slots]
    columns = patched_columns(marks, halves)
    cells = [cell for band in layout.bands for cell in band if cell.kind is Kind.TILE]
    marked = [mark(columns[cell.slot], cell.first(layout.across), layout.across) for cell in cells]
    return join_sheet(layout, marked)


def paint_sheet(
    tiles: PreparedTiles, slots: Sequence[CardSlot], marks: Sequence[Sequence[CardMark]] = ()
) -> Image.Image:
    """Return a sheet painted as a whole; with ``marks``, that of a reveal."""
    layout = lay_out(len(slots))
    page = Image.new("RGB", layout.size)
    painted = [paint_tile(fit(tiles.picture(s.card)), s.look, s.number) for s in slots]
    patched = paint_patches(marks, [_halves(tile) for tile in painted]) if marks else {}
    for patch, pixels in patched.items():
        painted[patch.slot].paste(pixels, patch.corner)
    for tile, laid in zip(painted, marks, strict=False):
        for ready in (each for each in laid if each.pieces):
            tile.paste(ready.sprite, ready.at)
    for band in layout.bands:
        for cell in band:
            if cell.kind is Kind.TILE:
                page.paste(painted[cell.slot], cell.corner)
            else:
                page.paste(ink.felt((cell.across * COLUMN, cell.blocks * BLOCK)), cell.corner)
    return page


def encode_sheet(page: Image.Image) -> bytes:
    """Return a painted sheet as a plain JPEG."""
    return save_jpeg(page, QUALITY)


def _halves(tile: Image.Image) -> tuple[Column, Column]:
    left, right = columns_of(tile)
    return left, right


@lru_cache(maxsize=128)
def _felt_cell(cell: Cell, across: int) -> Column:
    cloth = ink.felt((cell.across * COLUMN, cell.blocks * BLOCK))
    return mark(columns_of(cloth), cell.first(across), across)
