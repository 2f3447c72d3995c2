"""Arranges the cards of a sheet: a grid of slots, and where each tile and piece of felt goes.

Discord shows a picture in a box of about 550 × 350 on a desktop and about 340 wide on a phone, and
changes its layout for pictures wider than 11:7. Each grid makes cards as large as possible on the
device that shows them smaller. `bench.shown` prints the sizes. A layout turns the slots of a grid
into columns and rows of blocks; both ways of making a sheet, joining pieces and painting it whole,
use the same layout. Knows only numbers.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import pairwise

BLOCK = 16  # with 4:2:0 chroma one block of a JPEG's scan covers 16 × 16 pixels
COLUMN = 208  # joined pictures are made of columns this wide
TILE = (2 * COLUMN, 608)
TILE_BLOCKS = TILE[1] // BLOCK
WIDEST = 11 / 7

# Cards → cards across. Thirteen is the largest table of any rule set.
_ACROSS = {1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 3, 10: 4, 11: 4, 12: 4, 13: 5}

_ACROSS_REVEALED = {3: 3, 4: 3}  # lower than above: on a phone, points and track fit below

MOST_CARDS = max(_ACROSS)
ROUNDS_A_PAGE = 9  # of the album


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of slots. A shorter row is centred, with half tiles of felt at its ends."""

    across: int
    rows: tuple[range, ...]
    """The slots of each row, from 0."""

    def indent(self, row: int) -> int:
        """Return how many felt columns (half tiles) are before and after a row's cards."""
        return self.across - len(self.rows[row])

    @property
    def padding(self) -> int:
        """Return how many rows of felt blocks a sheet gets above its cards; it gets as many below.

        They make a wide sheet higher, so that its ratio is at most ``WIDEST``.
        """
        missing = self.across * TILE[0] / WIDEST - len(self.rows) * TILE[1]
        return max(0, -int(-missing // (2 * BLOCK)))


def grid_for(count: int, *, revealed: bool = False) -> Grid:
    """Return the grid for a number of cards; raise ValueError for none or too many.

    The sheet of a reveal (``revealed``) is no taller than that of six cards if it has fewer.
    """
    if count not in _ACROSS:
        raise ValueError(f"no grid for {count} cards: a sheet holds 1 to {MOST_CARDS}")
    across = _ACROSS[count]
    return rows_of(count, _ACROSS_REVEALED.get(count, across) if revealed else across)


def rows_of(count: int, across: int) -> Grid:
    """Return this many cards in rows of at most ``across``, whose lengths differ by at most one."""
    down = -(-count // across)
    short, longer = divmod(count, down)
    ends = [short * row + min(row, longer) for row in range(down + 1)]
    return Grid(across, tuple(range(*pair) for pair in pairwise(ends)))


def album_pages(count: int) -> tuple[range, ...]:
    """Return the indices of the rounds on each album page; an empty album has one page."""
    return rows_of(count, ROUNDS_A_PAGE).rows if count else (range(0),)


class Kind(StrEnum):
    """What fills a cell."""

    FELT = "felt"
    TILE = "tile"


@dataclass(frozen=True, slots=True)
class Cell:
    """A rectangle of the sheet, measured in columns (``left``, ``across``) and rows of blocks.

    ``slot`` is that of a tile; it has no meaning for felt.
    """

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
    """For the tile of each slot, the number (0 to 7) of its first restart marker."""

    @property
    def size(self) -> tuple[int, int]:
        """Return the size of the finished sheet in pixels."""
        return self.across * COLUMN, sum(band[0].blocks for band in self.bands) * BLOCK


@cache
def lay_out(count: int, *, revealed: bool = False) -> Layout:
    """Return the layout for a number of cards; raise ValueError for none or too many.

    ``revealed`` is for the sheet of a reveal.
    """
    grid = grid_for(count, revealed=revealed)
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
    # A JPEG numbers its restart markers from 0 to 7, over and over.
    return Layout(across, tuple(bands), tuple(cell.first(across) % 8 for cell in tiles))


def _band(slots: range, indent: int, across: int, top: int) -> tuple[Cell, ...]:
    """Return the cells of one row of cards, with felt before and after them if indented."""
    cells = [
        Cell(Kind.TILE, slot, indent + 2 * place, top, 2, TILE_BLOCKS)
        for place, slot in enumerate(slots)
    ]
    if indent:
        cells.insert(0, Cell(Kind.FELT, 0, 0, top, indent, TILE_BLOCKS))
        cells.append(Cell(Kind.FELT, 0, across - indent, top, indent, TILE_BLOCKS))
    return tuple(cells)
