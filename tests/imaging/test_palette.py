"""The colours of twelve rabbits, which colour-blind people can tell apart, too."""

import itertools

import numpy as np
import numpy.typing as npt
import pytest

from bot.imaging.palette import RABBITS, rabbit_at

Matrix = npt.NDArray[np.float64]

# How the three kinds of cones missing one each mix linear light (Machado, Oliveira and
# Fernandes 2009, full severity).
SIGHTS: dict[str, Matrix] = {
    "ordinary sight": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
# In Oklab, where 0.02 is about the smallest difference anyone notices side by side.
LEAST_DISTANCE = 0.11
# Every rabbit is drawn with a cream line around a dark one, so less is enough here.
LEAST_ON_BACKGROUND = 0.07
DISCORD_DARK, DISCORD_LIGHT = (0x31, 0x33, 0x38), (255, 255, 255)


def linear(colours: Matrix) -> Matrix:
    parts = colours / 255
    light: Matrix = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return light


def oklab(light: Matrix) -> Matrix:
    cones = np.clip(light, 0, 1) @ np.array(
        [
            [0.4122214708, 0.2119034982, 0.0883024619],
            [0.5363325363, 0.6806995451, 0.2817188376],
            [0.0514459929, 0.1073969566, 0.6299787005],
        ]
    )
    lab: Matrix = np.cbrt(cones) @ np.array(
        [
            [0.2104542553, 1.9779984951, 0.0259040371],
            [0.7936177850, -2.4285922050, 0.7827717662],
            [-0.0040720468, 0.4505937099, -0.8086757660],
        ]
    )
    return lab


def seen(colours: list[tuple[int, int, int]], sight: str) -> Matrix:
    return oklab(linear(np.array(colours, dtype=float)) @ SIGHTS[sight].T)


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_two_rabbits_look_alike(sight: str) -> None:
    colours = seen([rabbit.rgb for rabbit in RABBITS], sight)
    for one, other in itertools.combinations(range(len(RABBITS)), 2):
        distance = float(np.linalg.norm(colours[one] - colours[other]))
        assert distance >= LEAST_DISTANCE, (RABBITS[one].key, RABBITS[other].key, distance)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("background", [DISCORD_DARK, DISCORD_LIGHT])
def test_rabbits_stand_out_from_discord(sight: str, background: tuple[int, int, int]) -> None:
    ground = seen([background], sight)[0]
    for rabbit in RABBITS:
        if rabbit.key == "white" and background == DISCORD_LIGHT:
            continue  # its dark outline does that
        colour = seen([rabbit.rgb], sight)[0]
        assert float(np.linalg.norm(colour - ground)) >= LEAST_ON_BACKGROUND, rabbit.key


def test_colour_is_never_the_only_sign() -> None:
    assert len(RABBITS) == 12
    for trait in ("key", "rgb", "shape", "emoji"):
        assert len({getattr(rabbit, trait) for rabbit in RABBITS}) == 12, trait


def test_emoji_are_one_character_so_that_buttons_take_them() -> None:
    assert all(len(rabbit.emoji) == 1 and ord(rabbit.emoji) > 0x2600 for rabbit in RABBITS)


@pytest.mark.parametrize("index", [-1, 12])
def test_there_is_no_thirteenth_rabbit(index: int) -> None:
    with pytest.raises(ValueError, match=f"no rabbit {index}"):
        rabbit_at(index)
