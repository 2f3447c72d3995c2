"""Arranges the slots of a sheet in rows, for any number of cards.

Discord shows a picture in a box of about 550 × 350 on a desktop and about 340 wide on a phone, and
changes its layout for pictures wider than 11:7. Each grid makes cards as large as possible on the
device that shows them smaller. `bench.shown` prints the sizes. Knows only numbers.
"""

from dataclasses import dataclass
from itertools import pairwise

BLOCK = 16  # with 4:2:0 chroma one block of a JPEG's scan covers 16 × 16 pixels
COLUMN = 208  # joined pictures are made of columns this wide
TILE = (2 * COLUMN, 608)
WIDEST = 11 / 7

# Cards → cards across. Thirteen is the largest table of any rule set.
_ACROSS = {1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 3, 10: 4, 11: 4, 12: 4, 13: 5}

MOST_CARDS = max(_ACROSS)
ROUNDS_A_PAGE = 12  # of the album


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
        """Return how many rows of blocks to add above and below so that a sheet is not too wide."""
        missing = self.across * TILE[0] / WIDEST - len(self.rows) * TILE[1]
        return max(0, -int(-missing // (2 * BLOCK)))


def grid_for(count: int) -> Grid:
    """Return the grid for a number of cards; raise ValueError for none or too many."""
    if count not in _ACROSS:
        raise ValueError(f"no grid for {count} cards: a sheet holds 1 to {MOST_CARDS}")
    return rows_of(count, _ACROSS[count])


def rows_of(count: int, across: int) -> Grid:
    """Return this many cards in rows of at most ``across``, as equally long as possible."""
    down = -(-count // across)
    short, longer = divmod(count, down)
    ends = [short * row + min(row, longer) for row in range(down + 1)]
    return Grid(across, tuple(range(*pair) for pair in pairwise(ends)))


def album_pages(count: int) -> tuple[range, ...]:
    """Return the indices of the rounds on each album page; an empty album has one page."""
    return rows_of(count, ROUNDS_A_PAGE).rows if count else (range(0),)
