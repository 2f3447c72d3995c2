"""How a card looks from across the table, in numbers: brightness, contrast, and likeness.

Owns the measure: everything is taken at chat size (300×450) without the border, in CIE Lab with
each channel on 0..255, and two cards are compared as 8×12 thumbnails. Sets no limits.
"""

import functools
import math
from dataclasses import dataclass

from PIL import Image, ImageFilter, ImageStat

CHAT_SIZE = (300, 450)
BORDER = 10
THUMBNAIL = (8, 12)

# Below this lightness a pixel is as good as black, above that one as good as bare paper.
DARK = 0.08
BLOWN = 0.97

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Look:
    """Lightness from 0 to 1: mean, deviation (contrast), shares of dark and blown pixels."""

    mean: float
    deviation: float
    dark: float
    blown: float
    thumbnail: tuple[Colour, ...]


def look_at(picture: Image.Image) -> Look:
    """Measure an RGB picture."""
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
    """Mean distance of the thumbnails' colours: 0 for twins, about 75 for any two good cards."""
    return sum(map(math.dist, one.thumbnail, other.thumbnail)) / len(one.thumbnail)


def _colours(image: Image.Image) -> tuple[Colour, ...]:
    raw = image.tobytes()
    return tuple(zip(raw[0::3], raw[1::3], raw[2::3], strict=True))


@functools.cache
def _to_lab() -> ImageFilter.Color3DLUT:
    """Not Pillow's own Lab, which has another white and needs what not every build has."""
    return ImageFilter.Color3DLUT.generate(33, _lab)


def _lab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """sRGB → CIE Lab (daylight white), all channels on 0..1: L / 100, (a + 128) / 255, same b."""
    r, g, b = (_linear(channel) for channel in (red, green, blue))
    x = _root((0.412453 * r + 0.357580 * g + 0.180423 * b) / 0.950456)
    y = _root(0.212671 * r + 0.715160 * g + 0.072169 * b)
    z = _root((0.019334 * r + 0.119193 * g + 0.950227 * b) / 1.088754)
    return (116 * y - 16) / 100, (500 * (x - y) + 128) / 255, (200 * (y - z) + 128) / 255


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return math.cbrt(value) if value > 0.008856 else 7.787 * value + 16 / 116
