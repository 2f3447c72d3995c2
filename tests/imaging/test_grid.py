"""The grids: a card is as large as it can be in Discord's box and on a phone."""

import pytest

from bench.shown import candidates, shown
from bot.imaging.grid import MOST_CARDS, Kind, grid_for, lay_out


@pytest.mark.parametrize("count", range(1, MOST_CARDS + 1))
def test_no_other_grid_shows_the_cards_larger_where_they_are_smallest(count: int) -> None:
    best = max(candidates(count), key=lambda grid: grid.worth)
    assert shown(count, grid_for(count).across).worth == best.worth


@pytest.mark.parametrize("count", range(1, MOST_CARDS + 1))
def test_the_measured_sheet_is_the_one_that_is_laid_out(count: int) -> None:
    width, height = lay_out(count).size
    measured = shown(count, grid_for(count).across)
    assert measured.phone == 340 / width
    assert measured.desktop == pytest.approx(min(550 / width, 350 / height), rel=0.02)


@pytest.mark.parametrize(
    ("count", "shape"),
    [
        (3, [2, 1]),
        (4, [2, 2]),
        (5, [3, 2]),
        (6, [3, 3]),
        (7, [4, 3]),
        (8, [4, 4]),
        (9, [3, 3, 3]),
        (10, [4, 3, 3]),
        (11, [4, 4, 3]),
        (12, [4, 4, 4]),
        (13, [5, 4, 4]),
    ],
)
def test_cards_lie_in_rows_of(count: int, shape: list[int]) -> None:
    assert [len(row) for row in grid_for(count).rows] == shape


@pytest.mark.parametrize("count", range(1, 14))
def test_a_sheet_is_covered_without_gap_or_overlap(count: int) -> None:
    layout = lay_out(count)
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
