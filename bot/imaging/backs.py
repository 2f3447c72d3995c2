"""Draws the back of the cards, the placeholder for a missing card, and scenery behind both.

The back and the placeholder have the size of a card's picture. Does not know decks or card ids.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from bot.imaging import ink
from bot.imaging.ink import CREAM, GOLD, INK, NIGHT
from bot.imaging.palette import RGB
from bot.imaging.rabbits import rabbit, shape_mask
from bot.imaging.tiles import fit

SIZE = (800, 1200)

_PLUM = (86, 52, 104)
_SHADOW = (34, 30, 62)


@cache
def card_back() -> Image.Image:
    """Return the card back: the silhouette of a rabbit in front of the moon, framed in gold."""
    page = night_sky(SIZE, stars=170)
    draw_moon(page, (SIZE[0] // 2, 470), 300)
    draw_hills(page, ((0.74, (52, 42, 84)), (0.78, _SHADOW)))
    shadow = rabbit(8, 560).getchannel("A")
    ink.shade(page, shadow, _SHADOW, (round(SIZE[0] / 2 - shadow.width / 2), 400))
    return _framed(page, GOLD)


def toss_back(page: Image.Image, height: int, centre: ink.Point, degrees: float) -> None:
    """Draw a face-down card onto a page, rotated by ``degrees``, with its shadow."""
    toss(page, _loose_back(height), centre, degrees)


@lru_cache(maxsize=8)
def _loose_back(height: int) -> Image.Image:
    return loose(card_back(), height)


def loose(face: Image.Image, height: int, fine: int = 2) -> Image.Image:
    """Return a card with round corners and a margin, so that `toss` can rotate it.

    It is ``fine`` times as large as it will be drawn; `toss` reduces it after the rotation.
    """
    size = (height * fine * 2 // 3, height * fine)
    air = size[1] // 6
    page = Image.new("RGBA", (size[0] + 2 * air, size[1] + 2 * air), (*CREAM, 0))
    page.paste(fit(face, size), (air, air), ink.rounded(size, size[0] // 18))
    return page


def toss(
    page: Image.Image, card: Image.Image, centre: ink.Point, degrees: float, fine: int = 2
) -> None:
    """Draw a card made by `loose` with the same ``fine`` onto a page, rotated, with its shadow."""
    card = card.rotate(degrees, Image.Resampling.BICUBIC).reduce(fine)
    left, top = ink.centred(card, centre)
    ink.shade(page, ink.soften(card.getchannel("A"), 7, 0.7), (4, 14, 14), (left + 3, top + 7))
    page.paste(card, (left, top), card)


@cache
def placeholder() -> Image.Image:
    """Return the placeholder card: pale paper with a faint rabbit on it."""
    page = ink.slope(SIZE, (232, 226, 214), (200, 194, 190)).copy()
    trace = rabbit(10, 620)
    silhouette = trace.getchannel("A").point(lambda v: round(v * 0.2))
    ink.shade(page, silhouette, INK, ink.centred(silhouette, (SIZE[0] / 2, SIZE[1] / 2)))
    return _framed(page, (150, 144, 146))


def night_sky(
    size: tuple[int, int], stars: int, seed: int = 7, scale: float | None = None
) -> Image.Image:
    """Return a night sky, indigo above and plum below; a seed always gives the same stars.

    Stars grow with the height of the page, unless their ``scale`` is given.
    """
    page = ink.slope(size, NIGHT, _PLUM).copy()
    dice = Random(seed)
    for _ in range(stars):
        radius = dice.choice((1.2, 1.6, 2.2, 3.2)) * (scale or size[1] / 1200)
        where = (dice.random() * size[0], dice.random() ** 1.4 * size[1] * 0.85)
        _star(page, where, radius)
    return page


def _star(page: Image.Image, where: ink.Point, radius: float) -> None:
    side = max(5, round(radius * 8))
    light = ink.glow((side, side), 3)
    ink.shade(page, light, (255, 246, 214), ink.centred(light, where))


def draw_moon(page: Image.Image, centre: tuple[int, int], radius: int) -> None:
    """Draw a full moon with a halo."""
    halo = ink.glow((radius * 5, radius * 5), 2).point(lambda v: round(v * 0.55))
    ink.shade(page, halo, (255, 222, 150), ink.centred(halo, centre))
    disc = ink.rounded((radius * 2, radius * 2), radius)
    ink.shade(page, disc, (252, 232, 178), ink.centred(disc, centre))
    dice = Random(3)
    for _ in range(9):
        crater = _crater(round(radius * dice.uniform(0.12, 0.4)))
        across, down = (dice.uniform(-0.6, 0.6) * radius for _ in range(2))
        where = (centre[0] + across, centre[1] + down)
        ink.shade(page, crater, (222, 186, 118), ink.centred(crater, where))


def _crater(size: int) -> Image.Image:
    room = (size * 2, size * 2)
    disc = ink.padded(ink.rounded((size, size), size // 2), room, (size // 2, size // 2))
    return ink.soften(disc, size / 8, 0.3)


def draw_hills(page: Image.Image, hills: Iterable[tuple[float, RGB]]) -> None:
    """Draw round hills across the page.

    Each hill is a pair: the height of its top, as a fraction of the page from above, and its
    colour.
    """
    width, height = page.size
    for lift, colour in hills:
        mask = Image.new("L", page.size)
        box = (-width * 0.45, height * lift, width * 1.45, height * (lift + 2))
        ImageDraw.Draw(mask).ellipse(box, fill=255)
        ink.shade(page, ink.soften(mask, 1), colour)


def _framed(page: Image.Image, line: RGB) -> Image.Image:
    """Return the page with a cream border and a fine double line with diamonds at its corners."""
    page = page.copy()
    ink.shade(page, ImageChops.invert(_inset(26, 22)), CREAM)
    for inset, width, radius in ((48, 5, 30), (60, 2, 24)):
        rim = ImageChops.subtract(_inset(inset, radius), _inset(inset + width, radius - 4))
        ink.shade(page, rim, line)
    gem = shape_mask("diamond", 56, 22)
    for x in (54, SIZE[0] - 54):
        for y in (54, SIZE[1] - 54):
            ink.shade(page, gem, line, ink.centred(gem, (x, y)))
    return page


def _inset(margin: int, radius: int) -> Image.Image:
    """Return the mask of the part of a card that is ``margin`` pixels or more from its edges."""
    inner = (SIZE[0] - 2 * margin, SIZE[1] - 2 * margin)
    return ink.padded(ink.rounded(inner, radius), SIZE, (margin, margin))
