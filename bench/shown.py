"""Prints how large a card, its number and its tokens are when Discord shows them.

    python -m bench.shown

Discord scales a picture to fit a box on a desktop and a width on a phone. For every number of cards
this prints each possible grid with the resulting width of a card, of its number and of a voter's
token in pixels on both, and marks the grid that is used.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

if not __package__:  # run as a file, its own folder would hide the package bot behind bench/bot.py
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from bot.imaging.grid import MOST_CARDS, TILE, WIDEST, grid_for, rows_of
from bot.imaging.reveal import LARGEST_TOKEN
from bot.imaging.tiles import BADGE, CARD

BOX = (550, 350)  # pixels on a desktop
PHONE = 340  # pixels across on a phone


@dataclass(frozen=True, slots=True)
class Shown:
    """One grid, and the factors by which its sheet is scaled on a desktop and on a phone."""

    across: int
    down: int
    desktop: float
    phone: float

    @property
    def worth(self) -> tuple[float, float]:
        """Return the key to compare grids by: the smaller scale, then the larger one."""
        return min(self.desktop, self.phone), max(self.desktop, self.phone)

    def sizes(self, pixels: int) -> str:
        """Return the scaled length of this many pixels on a desktop and on a phone, as text."""
        return f"{pixels * self.desktop:5.0f} {pixels * self.phone:5.0f}"


def shown(count: int, across: int) -> Shown:
    """Return the grid for ``count`` cards in rows of at most ``across``."""
    down = len(rows_of(count, across).rows)
    width = across * TILE[0]
    height = max(down * TILE[1], width / WIDEST)  # wider sheets are padded with felt
    return Shown(across, down, min(BOX[0] / width, BOX[1] / height), PHONE / width)


def candidates(count: int) -> list[Shown]:
    """Return every grid for ``count`` cards without an empty column."""
    grids = [shown(count, across) for across in range(1, count + 1)]
    return [grid for grid in grids if len(rows_of(count, grid.across).rows[0]) == grid.across]


def main() -> None:
    """Print the table of all grids."""
    head = "  ".join(f"{what:^11}" for what in ("card", "number", "token"))
    print(f"cards   grid   {head}   (desktop, phone; * is used)")
    for count in range(3, MOST_CARDS + 1):
        for grid in candidates(count):
            used = "*" if grid.across == grid_for(count).across else " "
            parts = "  ".join(grid.sizes(part) for part in (CARD[0], BADGE, LARGEST_TOKEN))
            print(f"{count:>5} {used} {grid.across:>2}×{grid.down:<2}  {parts}")


if __name__ == "__main__":
    main()
