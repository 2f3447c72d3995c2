"""Measures how cards look in the chat, and finds cards and uploads that look alike.

Owns the measure: a card is scaled to chat size (300×450), its border removed, and converted to CIE
Lab with each channel on 0..255. Two cards are compared as 8×12 thumbnails. Owns the search for
look-alikes in a deck, which avoids measuring every pair: it sorts the thumbnails by lightness and
lets Pillow compute a lower bound of the distance for a whole column of pairs at once. Only pairs
that may be near enough are measured exactly. Other limits for decks are in `bot.decks.check`.
"""

import functools
import itertools
import math
import re
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from PIL import Image, ImageChops, ImageFilter, ImageStat

CHAT_SIZE = (300, 450)
BORDER = 10
THUMBNAIL = (8, 12)
_THUMBNAIL_BYTES = 3 * THUMBNAIL[0] * THUMBNAIL[1]

ALIKE = 30.0  # two cards whose distance is smaller count as look-alikes

# Below ``DARK`` a pixel counts as black, above ``BLOWN`` as bare paper.
DARK = 0.08
BLOWN = 0.97

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Look:
    """How a picture looks: statistics of its lightness, from 0 to 1, and a thumbnail in Lab.

    ``dark`` and ``blown`` are the shares of nearly black and nearly white pixels.
    """

    mean: float
    deviation: float
    dark: float
    blown: float
    thumbnail: tuple[Colour, ...]


def look_at(picture: Image.Image) -> Look:
    """Measure an RGB picture and return its look."""
    chat = picture.resize(CHAT_SIZE, Image.Resampling.BOX)
    width, height = CHAT_SIZE
    inner = chat.crop((BORDER, BORDER, width - BORDER, height - BORDER))
    lab = inner.filter(_to_lab())
    lightness = lab.getchannel(0)
    histogram, pixels = lightness.histogram(), lightness.width * lightness.height
    statistics = ImageStat.Stat(lightness)
    return Look(
        mean=statistics.mean[0] / 255,
        deviation=statistics.stddev[0] / 255,
        dark=sum(histogram[: math.ceil(DARK * 255)]) / pixels,
        blown=sum(histogram[math.floor(BLOWN * 255) + 1 :]) / pixels,
        thumbnail=_colours(lab.resize(THUMBNAIL, Image.Resampling.BOX)),
    )


def distance(one: Look, other: Look) -> float:
    """Return the mean colour distance of two thumbnails: 0 if equal, about 75 for typical cards."""
    return sum(map(math.dist, one.thumbnail, other.thumbnail)) / len(one.thumbnail)


def _colours(image: Image.Image) -> tuple[Colour, ...]:
    """Return the pixels of an image, row by row."""
    raw = image.tobytes()
    return tuple(zip(raw[0::3], raw[1::3], raw[2::3], strict=True))


@functools.cache
def _to_lab() -> ImageFilter.Color3DLUT:
    """Return a lookup table that converts sRGB to Lab.

    Pillow's own conversion has another white point and is not in every build.
    """
    return ImageFilter.Color3DLUT.generate(33, _lab)


def _lab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """Convert sRGB to CIE Lab (daylight white), with each channel on 0..1.

    The result is L / 100, (a + 128) / 255 and (b + 128) / 255.
    """
    r, g, b = (_linear(channel) for channel in (red, green, blue))
    x = _root((0.412453 * r + 0.357580 * g + 0.180423 * b) / 0.950456)
    y = _root(0.212671 * r + 0.715160 * g + 0.072169 * b)
    z = _root((0.019334 * r + 0.119193 * g + 0.950227 * b) / 1.088754)
    return (116 * y - 16) / 100, (500 * (x - y) + 128) / 255, (200 * (y - z) + 128) / 255


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return math.cbrt(value) if value > 0.008856 else 7.787 * value + 16 / 116


Pair = tuple[float, int, int]  # the distance, and the two cards' indices in ascending order

# A vector is at least as long as its projection. Lightness differs most between cards, so the
# projection on this unit vector comes close to the distance; rounding down keeps it a lower bound.
_DIRECTION = (0.85, 0.372, 0.372)
_ROUND_DOWN = -0.5
_ROUNDING = 0.5  # the mean over a picture is rounded to the nearest step

MEASURED_PAIRS = 20_000  # all pairs of 200 cards; for larger decks the median is that of a sample


def nearest_pairs(looks: Sequence[Look], radius: float) -> list[Pair]:
    """Return each card's nearest neighbour within the radius, as sorted pairs without duplicates.

    Cards with equal thumbnails are paired only with the first of them, so twelve copies make 11
    pairs instead of 66.
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
            continue  # both cards have a neighbour that is nearer than this pair can be
        one, other = sorted(cards)
        pair = (distance(looks[one], looks[other]), one, other)
        for card, best in zip(cards, known, strict=True):
            if pair < best:
                nearest[card] = pair
    return sorted(set(nearest.values()))


def _candidates(
    looks: Sequence[Look], indices: list[int], radius: float
) -> Iterator[tuple[float, int, int]]:
    """Yield pairs of cards that may be within the radius.

    Each pair comes as a lower bound of the distance and two indices.
    """
    light = {
        index: statistics.fmean(pixel[0] for pixel in looks[index].thumbnail) for index in indices
    }
    order = sorted(indices, key=light.__getitem__)
    column = _column([looks[index] for index in order])
    # Searching bytes by a regular expression is much faster than a loop in Python.
    near = re.compile(
        b"[\\x00-" + re.escape(bytes([min(255, math.floor(radius + _ROUNDING))])) + b"]"
    )
    for step in range(1, len(order)):
        if all(light[b] - light[a] > radius for a, b in zip(order, order[step:], strict=False)):
            return  # with larger steps the lightness differs even more
        for found in near.finditer(bounds := _bounds(column, step)):
            at = found.start()
            yield bounds[at] - _ROUNDING, order[at], order[at + step]


def _column(looks: Sequence[Look]) -> Image.Image:
    """Return one picture that has the pixels of one thumbnail in each row."""
    data = b"".join(bytes(itertools.chain.from_iterable(look.thumbnail)) for look in looks)
    return Image.frombytes("RGB", (len(looks[0].thumbnail), len(looks)), data)


def _bounds(column: Image.Image, step: int) -> bytes:
    """Return a byte for each row: a lower bound of its distance to the row ``step`` rows below.

    The bound may be too high by rounding, at most by `_ROUNDING`.
    """
    width, height = column.size
    upper = column.crop((0, 0, width, height - step))
    apart = ImageChops.difference(upper, column.crop((0, step, width, height)))
    return apart.convert("L", (*_DIRECTION, _ROUND_DOWN)).reduce((width, 1)).tobytes()


def median_distance(looks: Sequence[Look]) -> float:
    """Return the median distance of all pairs of cards; in a large deck, of a repeatable sample."""
    count = len(looks)
    if math.comb(count, 2) <= MEASURED_PAIRS:
        pairs: Iterator[Sequence[int]] = itertools.combinations(range(count), 2)
    else:
        dice = Random(count)
        pairs = (dice.sample(range(count), 2) for _ in range(MEASURED_PAIRS))
    return statistics.median(distance(looks[one], looks[other]) for one, other in pairs)


@dataclass(frozen=True)
class Twin:
    """An upload, by its index, and the existing card or earlier upload that it looks like.

    ``known`` is the id of an existing card, ``earlier`` the index of another upload; one of them is
    None. ``apart`` is the distance of the two pictures.
    """

    upload: int
    known: str | None
    earlier: int | None
    apart: float


def packed(look: Look) -> bytes:
    """Return a look's thumbnail as bytes, as the store keeps it."""
    return bytes(channel for colour in look.thumbnail for channel in colour)


def unpacked(thumbnail: bytes) -> Look:
    """Return a look that has only this thumbnail, which is all that `distance` needs."""
    colours = zip(thumbnail[0::3], thumbnail[1::3], thumbnail[2::3], strict=True)
    return Look(0.0, 0.0, 0.0, 0.0, tuple(colours))


def find_twins(uploads: Sequence[bytes], known: Mapping[str, bytes]) -> list[Twin]:
    """Return the nearest look-alike of each upload that has one.

    ``uploads`` and ``known`` (by card id) are thumbnails as `packed` returns them.
    """
    new = [unpacked(look) for look in uploads]
    old = {name: unpacked(look) for name, look in known.items() if len(look) == _THUMBNAIL_BYTES}
    found = []
    for place, look in enumerate(new):
        near = [Twin(place, name, None, distance(look, other)) for name, other in old.items()]
        near += [
            Twin(place, None, earlier, distance(look, new[earlier])) for earlier in range(place)
        ]
        nearest = min(near, key=lambda twin: twin.apart, default=None)
        if nearest is not None and nearest.apart < ALIKE:
            found.append(nearest)
    return found
