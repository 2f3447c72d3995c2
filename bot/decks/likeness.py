"""Finds the cards of a deck that look alike without comparing every two of them in full.

Owns the search; the measure is `bot.decks.look`'s. An index over the small pictures leaves out
what cannot be near: they are sorted by lightness, then whole columns of them are compared by a
lower bound of the distance, inside Pillow. What is left is measured exactly.
"""

import itertools
import math
import re
import statistics
from collections.abc import Iterator, Sequence
from random import Random

from PIL import Image, ImageChops

from bot.decks.look import Look, distance

Pair = tuple[float, int, int]  # how far apart, and the two cards' indices, the smaller one first

# No vector is shorter than its part in one direction. Lightness differs most between cards, so
# this direction (of length 1) comes close to the distance; rounding down keeps it a lower bound.
_DIRECTION = (0.85, 0.372, 0.372)
_ROUND_DOWN = -0.5
_ROUNDING = 0.5  # the mean over a picture is rounded to the nearest step

MEASURED_PAIRS = 20_000  # all of a deck of two hundred; beyond, the median is that of a sample


def nearest_pairs(looks: Sequence[Look], radius: float) -> list[Pair]:
    """For every card with another within the radius its nearest one; each pair once, in order.

    A dozen copies are eleven pairs, not sixty-six: of equals the one that comes first counts.
    """
    nearest: dict[int, Pair] = {}
    firsts: dict[tuple[tuple[int, int, int], ...], int] = {}
    for index, look in enumerate(looks):
        first = firsts.setdefault(look.thumbnail, index)
        if first != index:
            nearest[index] = (0.0, first, index)
            nearest.setdefault(first, nearest[index])
    nowhere: Pair = (radius, -1, -1)
    for bound, *cards in _candidates(looks, list(firsts.values()), radius):
        known = [nearest.get(card, nowhere) for card in cards]
        if bound > max(known)[0]:
            continue
        one, other = sorted(cards)
        pair = (distance(looks[one], looks[other]), one, other)
        for card, best in zip(cards, known, strict=True):
            if pair < best:
                nearest[card] = pair
    return sorted(set(nearest.values()))


def _candidates(
    looks: Sequence[Look], indices: list[int], radius: float
) -> Iterator[tuple[float, int, int]]:
    """Every two of these cards that may be within the radius, with a lower bound of how far."""
    light = {
        index: statistics.fmean(pixel[0] for pixel in looks[index].thumbnail) for index in indices
    }
    order = sorted(indices, key=light.__getitem__)
    column = _column([looks[index] for index in order])
    near = re.compile(
        b"[\\x00-" + re.escape(bytes([min(255, math.floor(radius + _ROUNDING))])) + b"]"
    )
    for step in range(1, len(order)):
        if all(light[b] - light[a] > radius for a, b in zip(order, order[step:], strict=False)):
            return  # and farther down the column the lightness differs even more
        for found in near.finditer(bounds := _bounds(column, step)):
            at = found.start()
            yield bounds[at] - _ROUNDING, order[at], order[at + step]


def _column(looks: Sequence[Look]) -> Image.Image:
    """The small pictures, one in each row."""
    data = b"".join(bytes(itertools.chain.from_iterable(look.thumbnail)) for look in looks)
    return Image.frombytes("RGB", (len(looks[0].thumbnail), len(looks)), data)


def _bounds(column: Image.Image, step: int) -> bytes:
    """For each row a lower bound of its distance to the row so many steps below, in whole steps."""
    width, height = column.size
    upper = column.crop((0, 0, width, height - step))
    apart = ImageChops.difference(upper, column.crop((0, step, width, height)))
    return apart.convert("L", (*_DIRECTION, _ROUND_DOWN)).reduce((width, 1)).tobytes()


def median_distance(looks: Sequence[Look]) -> float:
    """The median distance of two cards; in a large deck that of many pairs, the same every time."""
    count = len(looks)
    if math.comb(count, 2) <= MEASURED_PAIRS:
        pairs: Iterator[Sequence[int]] = itertools.combinations(range(count), 2)
    else:
        dice = Random(count)
        pairs = (dice.sample(range(count), 2) for _ in range(MEASURED_PAIRS))
    return statistics.median(distance(looks[one], looks[other]) for one, other in pairs)
