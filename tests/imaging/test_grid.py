"""The grids of the notes: largest on desktop and phone, never wider than 11:7."""

import pytest

from bot.imaging.grid import grid_for
from bot.imaging.layout import Kind, lay_out


@pytest.mark.parametrize(
    ("count", "shape"),
    [
        (3, [3]),
        (4, [2, 2]),
        (5, [3, 2]),
        (6, [3, 3]),
        (7, [4, 3]),
        (8, [4, 4]),
        (9, [3, 3, 3]),
        (10, [4, 4, 2]),
        (11, [4, 4, 3]),
        (12, [4, 4, 4]),
        (13, [5, 5, 3]),
    ],
)
def test_cards_lie_in_rows_of(count: int, shape: list[int]) -> None:
    assert [len(row) for row in grid_for(count).rows] == shape


@pytest.mark.parametrize("strips", [False, True])
@pytest.mark.parametrize("count", range(1, 14))
def test_a_sheet_is_covered_without_gap_or_overlap(count: int, strips: bool) -> None:
    layout = lay_out(count, strips=strips)
    top = 0
    for band in layout.bands:
        left = 0
        for cell in band:
            assert (cell.left, cell.top) == (left, top)
            assert cell.blocks == band[0].blocks
            left += cell.across
        assert left == layout.across
        top += band[0].blocks
    tiles = [cell.slot for band in layout.bands for cell in band if cell.kind is Kind.TILE]
    assert tiles == list(range(count))
    assert layout.size[0] / layout.size[1] <= 11 / 7


@pytest.mark.parametrize("count", [0, 14, -1])
def test_no_grid_for(count: int) -> None:
    with pytest.raises(ValueError, match=f"no grid for {count} cards"):
        grid_for(count)
