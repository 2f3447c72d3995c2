"""Which slot lies where: the shape of a sheet for any number of cards.

The grids show the cards as large as they can be both in a desktop window (a box of about
550 × 350) and on a phone (about 320 wide), and never wider than 11:7, beyond which Discord
starts to rearrange. Knows numbers only.
"""

from dataclasses import dataclass

from bot.imaging.join import BLOCK, COLUMN

TILE = (2 * COLUMN, 608)
WIDEST = 11 / 7

# Cards → (across, down). Thirteen is the largest table anybody may lay out.
_SHAPES: dict[int, tuple[int, int]] = {
    1: (1, 1),
    2: (2, 1),
    3: (3, 1),
    4: (2, 2),
    5: (3, 2),
    6: (3, 2),
    7: (4, 2),
    8: (4, 2),
    9: (3, 3),
    10: (4, 3),
    11: (4, 3),
    12: (4, 3),
    13: (5, 3),
}

MOST_CARDS = max(_SHAPES)


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of slots; an incomplete last row is centred by half tiles of felt."""

    count: int
    across: int
    rows: tuple[range, ...]
    """The slots of each row, from 0."""

    def indent(self, row: int) -> int:
        """Felt columns (half tiles) before the first card of a row; as many follow the last."""
        return self.across - len(self.rows[row])

    def padding(self, row_height: int) -> int:
        """Rows of blocks to add above and below, so that the sheet is not too wide."""
        height = len(self.rows) * row_height
        missing = self.across * TILE[0] / WIDEST - height
        return max(0, -int(-missing // (2 * BLOCK)))


def grid_for(count: int) -> Grid:
    """The grid for a number of cards; refuses none at all and more than there are slots."""
    if count not in _SHAPES:
        raise ValueError(f"no grid for {count} cards: a sheet holds 1 to {MOST_CARDS}")
    across, down = _SHAPES[count]
    rows = tuple(range(row * across, min(count, (row + 1) * across)) for row in range(down))
    return Grid(count, across, rows)
