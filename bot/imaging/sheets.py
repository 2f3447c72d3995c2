"""Sheets of cards, in two ways that give the same pixels: joined from pieces, or painted whole.

Joining is how sheets are made; painting is the reference it is held to, and what is left when
this machine's encoder writes no restart markers. Both follow the same `Layout`.

Knows card ids, looks and numbers. Blocking where it reads tiles: call it off the event loop.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count, repeat
from typing import NamedTuple

from PIL import Image

from bot.imaging import ink
from bot.imaging.grid import BLOCK, COLUMN
from bot.imaging.join import QUALITY, Column, columns_of, join, mark, save_jpeg
from bot.imaging.layout import Cell, Kind, Layout, lay_out
from bot.imaging.patches import paint_patches, patched_columns
from bot.imaging.prepared import PreparedTiles
from bot.imaging.reveal import CardMark
from bot.imaging.tiles import CardLook, fit, paint_tile


class CardSlot(NamedTuple):
    """A card in its slot: its look and its number."""

    card: str
    look: CardLook
    number: int


TileKey = tuple[str, CardLook, int, int, int]
"""Card, look, number, and the phase of its restart markers: the first one, and a row's worth."""


def tile_keys(cards: Iterable[str], looks: Iterable[CardLook], layout: Layout) -> list[TileKey]:
    """Return the cache key of each slot's tile, ready for its place on this sheet."""
    return list(zip(cards, looks, count(1), layout.phases, repeat(layout.across % 8), strict=False))


def marked_tile(tiles: PreparedTiles, key: TileKey) -> Column:
    """Read a tile and mark it for its place."""
    card, look, number, first, across = key
    return mark(tiles.columns(card, look, number), first, across)


def join_sheet(layout: Layout, tiles: Sequence[Column]) -> bytes:
    """Return a sheet of marked tiles, which takes hardly longer than a copy."""
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
    """Join tiles to the sheet of a reveal, and encode only the pieces under marks again."""
    layout = lay_out(len(slots))
    halves = [tiles.columns(slot.card, slot.look, slot.number) for slot in slots]
    columns = patched_columns(marks, halves)
    cells = [cell for band in layout.bands for cell in band if cell.kind is Kind.TILE]
    marked = [mark(columns[cell.slot], cell.first(layout.across), layout.across) for cell in cells]
    return join_sheet(layout, marked)


def paint_sheet(
    tiles: PreparedTiles, slots: Sequence[CardSlot], marks: Sequence[Sequence[CardMark]] = ()
) -> Image.Image:
    """Paint the whole sheet without joining pieces; with ``marks``, the reveal."""
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
