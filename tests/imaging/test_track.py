"""The score track: every player can be seen, wherever they are on it."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.imaging.rabbits import HEIGHT, WIDTH
from bot.imaging.subjects import TrackMove
from bot.imaging.track import MOST_STONES, SIZE, path_for, spots_of

scores = st.integers(0, 400)


def moves_of(pairs: list[tuple[int, int]]) -> list[TrackMove]:
    return [TrackMove(index, before, before + gain) for index, (before, gain) in enumerate(pairs)]


def test_a_game_to_thirty_has_stones_from_0_to_30() -> None:
    assert path_for([TrackMove(0, 0, 3)], 30).scores == range(31)


def test_scores_beyond_the_goal_get_stones_of_their_own() -> None:
    assert path_for([TrackMove(0, 29, 35)], 30).scores == range(36)


def test_without_a_goal_the_track_grows() -> None:
    short = path_for([TrackMove(0, 0, 0)], None).scores
    later = path_for([TrackMove(0, 20, 25)], None).scores
    assert short[0] == later[0] == 0
    assert len(short) < len(later)
    assert later[-1] > 25


@given(st.lists(st.tuples(scores, st.integers(0, 30)), min_size=1, max_size=12))
def test_every_score_has_a_place_on_the_board(pairs: list[tuple[int, int]]) -> None:
    moves = moves_of(pairs)
    for goal in (30, None):
        path = path_for(moves, goal)
        assert len(path.scores) <= MOST_STONES
        assert path.scores[0] <= min(move.before for move in moves)
        assert path.scores[-1] >= max(move.after for move in moves)
        for move in moves:
            x, y = path.place(move.after)
            assert 0 < x < SIZE[0]
            assert 0 < y < SIZE[1]


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 9)), min_size=1, max_size=12))
def test_nobody_stands_in_front_of_anybody(pairs: list[tuple[int, int]]) -> None:
    moves = moves_of(pairs)
    spots = spots_of(path_for(moves, 30), moves)
    assert len(spots) == len(moves)
    for one, other in combinations(spots.values(), 2):
        apart_x = abs(one.foot[0] - other.foot[0]) >= one.height * WIDTH / HEIGHT
        apart_y = abs(one.foot[1] - other.foot[1]) >= one.height * 0.9
        assert apart_x or apart_y
    for spot in spots.values():
        assert spot.foot[0] - spot.height * WIDTH / HEIGHT / 2 > 0
        assert spot.foot[0] + spot.height * WIDTH / HEIGHT / 2 < SIZE[0]
        assert spot.foot[1] - spot.height > 0


@pytest.mark.parametrize("score", [0, 8, 15, 30])
@pytest.mark.parametrize(
    "sides", [[(index,) for index in range(12)], [(team, team + 6) for team in range(6)]]
)
def test_rabbits_on_one_stone_are_as_large_as_rabbits_apart(
    score: int, sides: list[tuple[int, ...]]
) -> None:
    together = [TrackMove(rabbits, 0, score) for rabbits in sides]
    spread = [TrackMove(rabbits, 0, 2 * place) for place, rabbits in enumerate(sides)]
    crowded, alone = path_for(together, 30).figure, path_for(spread, 30).figure
    assert crowded >= 0.75 * alone
    assert crowded * 340 / SIZE[0] >= 24  # pixels on a phone


@pytest.mark.parametrize("goal", [30, None])
@given(pairs=st.lists(st.tuples(scores, st.integers(0, 30)), min_size=1, max_size=12))
def test_stones_lie_side_by_side(pairs: list[tuple[int, int]], goal: int | None) -> None:
    path = path_for(moves_of(pairs), goal)
    xs = [path.place(score)[0] for score in path.scores]
    for (left, right), (one, other) in zip(pairwise(xs), pairwise(path.widths), strict=True):
        assert right - left == pytest.approx((one + other) / 2)
    assert xs[0] - path.widths[0] / 2 > 0
    assert xs[-1] + path.widths[-1] / 2 < SIZE[0]


def test_equal_scores_of_different_rabbits_are_all_there() -> None:
    moves = [TrackMove(index, 0, 0) for index in range(12)]
    spots = spots_of(path_for(moves, 30), moves)
    assert len({spot.foot for spot in spots.values()}) == 12
