"""Divides a sheet into bands of cells: where each tile and piece of felt goes.

Pure geometry: turns slots of the grid into columns and rows of blocks. Both ways of making a sheet,
joining pieces and painting it whole, use the same layout.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bot.imaging.grid import BLOCK, COLUMN, TILE, grid_for

TILE_BLOCKS = TILE[1] // BLOCK


class Kind(StrEnum):
    """What fills a cell."""

    FELT = "felt"
    TILE = "tile"


@dataclass(frozen=True, slots=True)
class Cell:
    """A rectangle of the sheet: columns across, rows of blocks down."""

    kind: Kind
    slot: int
    left: int
    top: int
    across: int
    blocks: int

    @property
    def corner(self) -> tuple[int, int]:
        """Return the upper left pixel."""
        return self.left * COLUMN, self.top * BLOCK

    def first(self, across: int) -> int:
        """Return how many pieces come before this cell on a sheet of ``across`` columns."""
        return self.top * across + self.left


@dataclass(frozen=True, slots=True)
class Layout:
    """The bands of a sheet from top to bottom. All cells of a band are equally high."""

    across: int
    bands: tuple[tuple[Cell, ...], ...]
    phases: tuple[int, ...]
    """For the tile of each slot, the number of its first restart marker."""

    @property
    def size(self) -> tuple[int, int]:
        """Return the size of the finished sheet in pixels."""
        return self.across * COLUMN, sum(band[0].blocks for band in self.bands) * BLOCK


@cache
def lay_out(count: int) -> Layout:
    """Return the layout for a number of cards; raise ValueError for none or too many."""
    grid = grid_for(count)
    across = 2 * grid.across
    bands: list[tuple[Cell, ...]] = []
    top = grid.padding
    for row, slots in enumerate(grid.rows):
        bands.append(_band(slots, grid.indent(row), across, top))
        top += TILE_BLOCKS
    if grid.padding:
        bands.insert(0, (Cell(Kind.FELT, 0, 0, 0, across, grid.padding),))
        bands.append((Cell(Kind.FELT, 0, 0, top, across, grid.padding),))
    tiles = [cell for band in bands for cell in band if cell.kind is Kind.TILE]
    return Layout(across, tuple(bands), tuple(cell.first(across) % 8 for cell in tiles))


def _band(slots: range, indent: int, across: int, top: int) -> tuple[Cell, ...]:
    cells = [
        Cell(Kind.TILE, slot, indent + 2 * place, top, 2, TILE_BLOCKS)
        for place, slot in enumerate(slots)
    ]
    if indent:
        cells.insert(0, Cell(Kind.FELT, 0, 0, top, indent, TILE_BLOCKS))
        cells.append(Cell(Kind.FELT, 0, across - indent, top, indent, TILE_BLOCKS))
    return tuple(cells)
