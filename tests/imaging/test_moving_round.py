"""The moving pictures of *How to play* move, show the right points, and are small to send."""

import pytest
from PIL import Image

from bot.ui.wanted_pictures import RoundKind, moving_round
from tests.imaging.moving_round import EXAMPLES, SIZE


@pytest.mark.parametrize("kind", RoundKind)
def test_a_round_is_shown_frame_by_frame_in_a_small_file(kind: RoundKind) -> None:
    path = moving_round(kind)
    with Image.open(path) as moving:
        assert getattr(moving, "n_frames", 1) == 7
        assert moving.info["loop"] == 0
        assert moving.size == SIZE
    assert path.stat().st_size < 200_000


@pytest.mark.parametrize(
    ("kind", "gains"),
    [
        (RoundKind.USUAL, [0, 2, 3, 3, 1, 3]),
        (RoundKind.PARTY, [3, 0, 3, 0, 0, 3]),
        (RoundKind.DUEL, [3, 2]),
        (RoundKind.TANDEM, [1, 1]),
    ],
)
def test_rabbits_hop_as_far_as_the_rules_say(kind: RoundKind, gains: list[int]) -> None:
    assert [move.after - move.before for move in EXAMPLES[kind].moves()] == gains
