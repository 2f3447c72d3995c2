"""The search for cards that look alike finds what comparing every two of them would find."""

import itertools
import statistics
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.decks import look as likeness
from bot.decks.look import THUMBNAIL, Look, Pair, distance, median_distance, nearest_pairs

PIXELS = THUMBNAIL[0] * THUMBNAIL[1]
RADIUS = 36.0


def every_pair(looks: Sequence[Look]) -> list[Pair]:
    pairs = itertools.combinations(range(len(looks)), 2)
    return [(distance(looks[one], looks[other]), one, other) for one, other in pairs]


def named_one_after_the_other(looks: Sequence[Look]) -> list[Pair]:
    """Return pairs of similar cards, nearest first; each has a card that no earlier pair has."""
    named: set[int] = set()
    found: list[Pair] = []
    for pair in sorted(every_pair(looks)):
        if pair[0] < RADIUS and not {pair[1], pair[2]} <= named:
            named |= {pair[1], pair[2]}
            found.append(pair)
    return found


def look(pixels: Sequence[tuple[int, int, int]]) -> Look:
    return Look(0.5, 0.2, 0.0, 0.0, tuple(pixels))


def family(rng: Random, size: int, strangeness: int) -> list[Look]:
    """Return variations of a few pictures that differ by up to ``strangeness`` in each channel."""

    def changed(channel: int) -> int:
        return min(255, max(0, channel + rng.randint(-strangeness, strangeness)))

    parents = [
        [(rng.randrange(256), rng.randrange(256), rng.randrange(256)) for _ in range(PIXELS)]
        for _ in range(max(1, size // 4))
    ]
    return [
        look([(changed(a), changed(b), changed(c)) for a, b, c in rng.choice(parents)])
        for _ in range(size)
    ]


@given(
    rng=st.randoms(use_true_random=False),
    size=st.integers(1, 24),
    strangeness=st.sampled_from([0, 1, 5, 25, 32, 40, 255]),
)
def test_the_search_finds_what_comparing_every_two_finds(
    rng: Random, size: int, strangeness: int
) -> None:
    looks = family(rng, size, strangeness)
    assert nearest_pairs(looks, RADIUS) == named_one_after_the_other(looks)


def plain(*colour: int) -> Look:
    return look([(colour[0], colour[1], colour[2])] * PIXELS)


@pytest.mark.parametrize("step", [(35, 0, 0), (0, 35, 0), (20, 20, 21), (30, 13, 13), (9, 24, 24)])
@pytest.mark.parametrize("colour", [(0, 0, 0), (220, 200, 200)])
def test_two_cards_just_inside_the_radius_are_found(
    colour: tuple[int, int, int], step: tuple[int, int, int]
) -> None:
    moved = [channel + by for channel, by in zip(colour, step, strict=True)]
    looks = [plain(*colour), plain(*moved)]
    ((apart, one, other),) = nearest_pairs(looks, RADIUS)
    assert (34 < apart < 36, one, other) == (True, 0, 1)


def test_rounding_keeps_no_card_out() -> None:
    other = look([(31, 13, 13)] * 60 + [(30, 13, 13)] * (PIXELS - 60))
    ((apart, _, _),) = nearest_pairs([plain(0, 0, 0), other], RADIUS)
    assert 35.6 < apart < 36


def test_two_cards_just_outside_the_radius_are_not_alike() -> None:
    assert nearest_pairs([plain(0, 0, 0), plain(36, 0, 0)], RADIUS) == []


def test_of_two_cards_equally_near_the_first_one_counts() -> None:
    looks = [plain(110, 0, 0), plain(100, 0, 0), plain(90, 0, 0), plain(85, 0, 0)]
    assert nearest_pairs(looks, RADIUS) == [(5.0, 2, 3), (10.0, 0, 1)]
    assert nearest_pairs(looks, RADIUS) == named_one_after_the_other(looks)


def test_of_a_hundred_copies_each_is_named_once_beside_the_first() -> None:
    (one,) = family(Random(1), 1, 0)
    assert nearest_pairs([one] * 100, RADIUS) == [(0.0, 0, number) for number in range(1, 100)]


def test_few_of_many_cards_are_compared_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = family(Random(1), 400, 12)
    compared: list[tuple[Look, Look]] = []

    def counted(one: Look, other: Look) -> float:
        compared.append((one, other))
        return distance(one, other)

    monkeypatch.setattr(likeness, "distance", counted)
    found = nearest_pairs(looks, RADIUS)
    assert len(found) > 200
    assert len(compared) < 400 * 399 / 2 / 50


def test_a_small_decks_median_is_that_of_all_pairs() -> None:
    looks = family(Random(1), 40, 255)
    assert median_distance(looks) == statistics.median(pair[0] for pair in every_pair(looks))


def test_a_large_decks_median_is_near_that_of_all_pairs_and_always_the_same() -> None:
    looks = family(Random(1), 240, 60)
    median = statistics.median(pair[0] for pair in every_pair(looks))
    assert median_distance(looks) == median_distance(looks) == pytest.approx(median, abs=0.5)
