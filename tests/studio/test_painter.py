"""The painter: the same scene gives the same picture, and layers do not affect each other."""

import copy
import random

import numpy as np
import pytest

pytest.importorskip("skia", reason="the extra `studio` is not installed")
pytest.importorskip("cv2", reason="the extra `studio` is not installed")

from card_art.studio.motifs.land import hill, ridge
from card_art.studio.motifs.people import person
from card_art.studio.motifs.plants import tree
from card_art.studio.noise import H, Picture, W
from card_art.studio.paint.painter import Scene
from card_art.studio.paint.palettes import PALETTES
from card_art.studio.paths import parse, spots
from card_art.studio.pen import Pen, raster


def small_scene(seed: int = 5, extra: bool = False) -> Scene:
    """Return a scene with a sky, a hill, a tree and a figure; ``extra`` adds a pebble."""
    scene = Scene(seed, PALETTES["mint-dawn"], (600, 200))
    scene.sky()
    skyline = ridge(scene.dice("hill"), 900, 40)
    scene.lay("hill", lambda p: hill(p, skyline, "#4f7a70"), fog=0.2)
    if extra:
        scene.lay("pebble", lambda p: p.circ(p.rnd.uniform(20, 60), 1100, 12, "#444"))
    scene.lay("tree", lambda p: tree(p, 300, 950, 500, "#25454c", depth=5), rim=0.4)
    scene.lay("child", lambda p: person(p, 500, 960, 200, "#e0604a", skin="brown"))
    return scene


@pytest.fixture(scope="module")
def unfinished() -> Scene:
    """Return the small scene before it is finished; it is made once for all tests."""
    return small_scene()


@pytest.fixture(scope="module")
def painted(unfinished: Scene) -> Picture:
    """Return the small scene as a finished card."""
    return copy.deepcopy(unfinished).pixels()


def test_the_same_card_is_the_same_picture_twice(painted: Picture) -> None:
    first, second = painted, small_scene().pixels()
    assert first.shape == (H, W, 3)
    assert first.std() > 10
    assert np.array_equal(first, second)


def test_another_seed_is_another_picture(painted: Picture) -> None:
    assert not np.array_equal(painted, small_scene(6).pixels())


def test_a_new_layer_leaves_the_others_where_they_are(unfinished: Scene) -> None:
    without, with_pebble = unfinished.img, small_scene(extra=True).img
    changed = np.abs(without - with_pebble).max(-1) > 1e-6
    assert changed.any()
    assert not changed[:1000].any()


def test_a_layer_of_the_same_name_rolls_other_dice() -> None:
    scene = Scene(1, PALETTES["ember"], (400, 300))
    assert scene.seed_of("cloud") != scene.seed_of("cloud")


def test_the_border_is_paper_all_around(painted: Picture) -> None:
    edges = np.concatenate([painted[:6].reshape(-1, 3), painted[-6:].reshape(-1, 3)])
    assert edges.min() > 190


def test_a_shape_that_is_cut_out_lets_the_sheet_show() -> None:
    def ring(p: Pen) -> None:
        p.circ(400, 600, 100, "#fff")
        p.erase("350,550! 450,550! 450,650! 350,650!")

    cover = raster(ring, random.Random(1))[..., 3]
    assert cover[600, 400] == 0
    assert cover[600, 320] == 1


def test_a_curve_knows_its_sharp_points() -> None:
    points, sharp = parse("0,-50! 20,0 .5,50!")
    assert points == [(0, -50), (20, 0), (0.5, 50)]
    assert sharp == {0, 2}


def test_spots_are_rows_of_numbers() -> None:
    assert spots("1,2,.5 -3,4,5") == [(1, 2, 0.5), (-3, 4, 5)]
