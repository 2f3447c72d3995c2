"""The moving picture of *How to play* moves, and is small enough to send to anyone who asks."""

from PIL import Image

from bot.ui.wanted_pictures import ROUND
from tests.imaging.moving_round import SIZE


def test_a_round_is_shown_frame_by_frame_in_a_small_file() -> None:
    with Image.open(ROUND) as moving:
        assert getattr(moving, "n_frames", 1) == 7
        assert moving.info["loop"] == 0
        assert moving.size == SIZE
    assert ROUND.stat().st_size < 200_000
