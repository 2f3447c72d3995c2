"""The measure of brightness, contrast and likeness."""

import itertools
from pathlib import Path

import pytest
from PIL import Image

from bot.decks.decoding import open_picture
from bot.decks.look import Look, distance, look_at
from tests.decks.conftest import mottled


def plain(colour: tuple[int, int, int]) -> Look:
    return look_at(Image.new("RGB", (80, 120), colour))


def test_black_and_white_are_the_ends_of_the_scale() -> None:
    black, white = plain((0, 0, 0)), plain((255, 255, 255))
    assert (black.mean, black.deviation, black.dark, black.blown) == (0, 0, 1, 0)
    assert (white.mean, white.deviation, white.dark, white.blown) == (1, 0, 0, 1)
    assert distance(black, white) == 255


def test_a_card_is_no_distance_from_itself_and_as_far_there_as_back() -> None:
    one, other = look_at(mottled(1)), look_at(mottled(2))
    assert distance(one, one) == 0
    assert distance(one, other) == distance(other, one) > 60


def test_the_border_does_not_count() -> None:
    framed = Image.new("RGB", (300, 450), (255, 255, 255))
    framed.paste((0, 0, 0), (10, 10, 290, 440))
    assert look_at(framed).mean == 0


def test_halves_of_dark_and_light_have_all_the_contrast() -> None:
    halves = Image.new("RGB", (300, 450), (0, 0, 0))
    halves.paste((255, 255, 255), (150, 0, 300, 450))
    look = look_at(halves)
    assert look.deviation == pytest.approx(0.5)
    assert (look.dark, look.blown) == (0.5, 0.5)


def painted(folder: Path, seed: int) -> Path:
    """Write a picture of soft blots with fine grain, much like a card; return its path."""
    blots = mottled(seed).resize((800, 1200), Image.Resampling.BICUBIC)
    grain = mottled(f"grain {seed}").resize((800, 1200), Image.Resampling.NEAREST)
    path = folder / f"{seed}.png"
    Image.blend(blots, grain, 0.2).save(path)
    return path


def test_the_numbers_agree_with_the_measure_made_by_opencv(tmp_path: Path) -> None:
    cv2 = pytest.importorskip("cv2", reason="OpenCV comes with the studio extra")
    np = pytest.importorskip("numpy", reason="numpy comes with the studio extra")
    paths = [painted(tmp_path, seed) for seed in range(4)]
    looks = [look_at(open_picture(path)) for path in paths]
    thumbnails = []
    for path, look in zip(paths, looks, strict=True):
        chat = cv2.resize(cv2.imread(str(path)), (300, 450), interpolation=cv2.INTER_AREA)
        lab = cv2.cvtColor(chat[10:-10, 10:-10], cv2.COLOR_BGR2LAB).astype(np.float32)
        light = lab[..., 0] / 255
        shares = ((light < 0.08).mean(), (light > 0.97).mean())
        ours = (look.mean, look.deviation, look.dark, look.blown)
        assert ours == pytest.approx((light.mean(), light.std(), *shares), abs=0.015)
        thumbnails.append(cv2.resize(lab, (8, 12), interpolation=cv2.INTER_AREA))
    for i, j in itertools.combinations(range(4), 2):
        theirs = float(np.sqrt(((thumbnails[i] - thumbnails[j]) ** 2).sum(-1)).mean())
        assert distance(looks[i], looks[j]) == pytest.approx(theirs, abs=0.6)
