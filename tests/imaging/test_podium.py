"""The podium: every player with rabbit and face, and places that can be read."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from PIL import Image

from bot.imaging import podium
from bot.imaging.subjects import PodiumPlace
from bot.imaging.tokens import figures, figures_width
from tests.imaging.cards import face


def luminance(colour: tuple[int, ...]) -> float:
    """Return the relative luminance as WCAG defines it."""
    linear = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (part / 255 for part in colour[:3])
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_place_number_stands_out_from_its_medal(rank: int) -> None:
    medal = podium._medal(rank, podium._STEPS[rank][1]).convert("RGB")
    side = medal.width
    middle = medal.crop((side // 4, side // 4, side * 3 // 4, side * 3 // 4))
    (_, ground), (_, digits) = sorted(middle.getcolors(side**2) or [])[:-3:-1]
    assert isinstance(ground, tuple)
    assert isinstance(digits, tuple)
    dark, light = sorted((luminance(ground), luminance(digits)))
    assert (light + 0.05) / (dark + 0.05) >= 7


def test_a_face_stands_beside_its_rabbit_and_does_not_replace_it() -> None:
    alone, both = figures((4,), 136, {}), figures((4,), 136, {(4, 0): face(1)})
    assert both.width > 1.4 * alone.width
    right = both.crop((both.width - alone.width, 0, both.width, both.height))
    rabbit = alone.getchannel("A").point(lambda alpha: 255 if alpha == 255 else 0)
    ground = Image.new("RGBA", alone.size)
    assert (
        Image.composite(right, ground, rabbit).tobytes()
        == Image.composite(alone, ground, rabbit).tobytes()
    )


@pytest.mark.parametrize("team", [(4,), (4, 4), (2, 9)])
def test_a_company_is_as_wide_as_announced(team: tuple[int, ...]) -> None:
    faces = {(4, 0): face(1), (4, 1): face(2), (9, 0): b"no picture"}
    for known in (faces, {}):
        drawn = figures(team, 200, known)
        assert abs(drawn.width - figures_width(team, known) * 200) <= len(team) + 1


@pytest.mark.parametrize("ranks", [*combinations_with_replacement((1, 2, 3), 4)])
def test_steps_stand_beside_each_other_on_the_page(ranks: tuple[int, ...]) -> None:
    winners = [PodiumPlace(rank, (index,), 9 - rank) for index, rank in enumerate(ranks)]
    steps = podium._steps(winners, 500)
    assert set(steps) == set(ranks)
    edges = [
        (step.middle - step.width / 2, step.middle + step.width / 2) for step in steps.values()
    ]
    flat = [0.0, *(edge for pair in edges for edge in pair), float(podium.SIZE[0])]
    assert flat == sorted(flat)
    assert flat[1] + flat[-2] == pytest.approx(podium.SIZE[0])  # in the middle


def test_players_who_share_a_step_get_the_room_of_the_missing_one() -> None:
    ranks = Counter({1: 2, 3: 1})
    winners = [PodiumPlace(rank, (rank,), 5) for rank in ranks.elements()]
    steps = podium._steps(winners, 500)
    assert steps[1].width == 2 * steps[3].width


@pytest.mark.parametrize("wide", [0.74, 1.3, 2.5])
@pytest.mark.parametrize("count", range(1, 13))
def test_players_who_share_a_step_stand_on_it_and_below_the_upper_edge(
    count: int, wide: float
) -> None:
    step = podium._steps([PodiumPlace(1, (index,), 5) for index in range(count)], 668)[1]
    per_row, each = podium._row_size(count, step, wide)
    assert per_row * each * wide <= step.width
    assert -(-count // per_row) * each <= step.top
    assert each >= 60
