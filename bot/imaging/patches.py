"""Draws marks onto encoded tiles; only the JPEG pieces that a mark touches are encoded again.

These pieces are painted and encoded together, except for marks that bring encoded pieces of their
own. Where a part of the card stays visible, its pixels are decoded first. All other pieces stay as
they are. Knows pieces and pixels; `bot.imaging.reveal` decides what is drawn where.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import groupby

from PIL import Image

from bot.imaging.grid import BLOCK, COLUMN
from bot.imaging.join import Column, columns_of, join, mark
from bot.imaging.reveal import CardMark

Halves = Sequence[tuple[Column, Column]]
"""The left and right column of every card's tile."""

Piece = tuple[int, int]
"""0 or 1 for the left or right column of a tile, and the row."""


@dataclass(frozen=True, slots=True)
class Patch:
    """Neighbouring pieces in one column of one tile.

    ``hidden`` says whether opaque marks cover them completely, so that the card is not visible.
    """

    slot: int
    side: int
    first: int
    blocks: int
    hidden: bool

    @property
    def corner(self) -> tuple[int, int]:
        """Return the position of its upper left pixel on the tile."""
        return self.side * COLUMN, self.first * BLOCK

    @property
    def rows(self) -> slice:
        """Return its pieces as a slice of the column."""
        return slice(self.first, self.first + self.blocks)


def paint_patches(marks: Sequence[Sequence[CardMark]], halves: Halves) -> dict[Patch, Image.Image]:
    """Return the painted pixels of all pieces that marks touch, by patch.

    Pieces that a mark brings already encoded are left out.
    """
    patches = [patch for slot, laid in enumerate(marks) for patch in _touched(slot, laid)]
    pages = _decoded([patch for patch in patches if not patch.hidden], halves)
    for patch in patches:
        page = pages.get(patch) or Image.new("RGB", (COLUMN, patch.blocks * BLOCK))
        pages[patch] = page
        left, top = patch.corner
        for laid in marks[patch.slot]:
            page.paste(laid.sprite, (laid.at[0] - left, laid.at[1] - top), laid.mask)
    return pages


def patched_columns(marks: Sequence[Sequence[CardMark]], halves: Halves) -> list[list[Column]]:
    """Return the tiles' columns with new pieces wherever a mark touches them."""
    columns = [[list(column) for column in pair] for pair in halves]
    pages = paint_patches(marks, halves)
    fresh = columns_of(_stacked(list(pages.values())))[0] if pages else ()
    done = 0
    for patch in pages:
        columns[patch.slot][patch.side][patch.rows] = fresh[done : done + patch.blocks]
        done += patch.blocks
    for tile, laid in zip(columns, marks, strict=True):
        for each in laid:
            for (side, row), piece in zip(_pieces(each, whole=True), each.pieces, strict=False):
                tile[side][row] = piece
    return [[tuple(column) for column in pair] for pair in columns]


def _touched(slot: int, laid: Sequence[CardMark]) -> Iterator[Patch]:
    ready = {piece for each in laid if each.pieces for piece in _pieces(each, whole=True)}
    pieces = sorted({piece for each in laid for piece in _pieces(each, whole=False)} - ready)
    hidden = {piece for each in laid if each.mask is None for piece in _pieces(each, whole=True)}
    runs = groupby(
        enumerate(pieces), lambda entry: (entry[1][0], entry[1][1] - entry[0], entry[1] in hidden)
    )
    for (side, _, covered), run in runs:
        found = [row for _, (_, row) in run]
        yield Patch(slot, side, found[0], len(found), covered)


def _pieces(laid: CardMark, *, whole: bool) -> Iterator[Piece]:
    """Return the pieces that a mark touches, or with ``whole`` only those it covers completely."""
    (left, top), (width, height) = laid.at, laid.sprite.size
    across = _between(left, left + width, COLUMN, whole=whole)
    down = _between(top, top + height, BLOCK, whole=whole)
    return ((side, row) for side in across for row in down)


def _between(start: int, end: int, step: int, *, whole: bool) -> range:
    if whole:
        return range(-(-start // step), end // step)
    return range(start // step, -(-end // step))


def _decoded(patches: Sequence[Patch], halves: Halves) -> dict[Patch, Image.Image]:
    """Return the current pixels of these patches, decoded together."""
    if not patches:
        return {}
    found = [piece for patch in patches for piece in halves[patch.slot][patch.side][patch.rows]]
    data = join([[mark([tuple(found)], 0, 1)]], (COLUMN, BLOCK * len(found)))
    pages = {}
    top = 0
    with Image.open(BytesIO(data)) as stack:
        for patch in patches:
            bottom = top + patch.blocks * BLOCK
            pages[patch] = stack.crop((0, top, COLUMN, bottom))
            top = bottom
    return pages


def _stacked(pages: Sequence[Image.Image]) -> Image.Image:
    stack = Image.new("RGB", (COLUMN, sum(page.height for page in pages)))
    top = 0
    for page in pages:
        stack.paste(page, (0, top))
        top += page.height
    return stack
