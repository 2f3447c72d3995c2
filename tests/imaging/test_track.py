"""The score track: everybody can be counted, wherever they stand."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.imaging.rabbits import HEIGHT, WIDTH, crowd
from bot.imaging.track import MOST_STONES, SIZE, TrackMove, path_for, standing

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
    stands, ghosts = standing(path_for(moves, 30), moves)
    assert len(stands) == len(moves)
    assert len(ghosts) == sum(move.before != move.after for move in moves)
    figures = [*stands.values(), *ghosts.values()]
    for one, other in combinations(figures, 2):
        wide = (one.height + other.height) / 2 * WIDTH / HEIGHT
        apart_x = abs(one.foot[0] - other.foot[0]) >= wide * 0.9
        lower, upper = sorted((one, other), key=lambda spot: -spot.foot[1])
        apart_y = lower.foot[1] - upper.foot[1] >= lower.height * 0.9
        assert apart_x or apart_y


def test_equal_scores_of_different_rabbits_are_all_there() -> None:
    moves = [TrackMove(index, 0, 0) for index in range(12)]
    stands, _ = standing(path_for(moves, 30), moves)
    assert len({spot.foot for spot in stands.values()}) == 12


@pytest.mark.parametrize("count", range(1, 25))
def test_a_crowd_fits_into_its_room(count: int) -> None:
    rows, each = crowd(count, (278, 118), 96)
    per_row = -(-count // rows)
    assert each >= 22
    assert per_row * (each * WIDTH / HEIGHT) <= 278
    assert rows * each <= 118
