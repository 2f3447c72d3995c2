"""Draws a tile: one card on felt, plain, already played or lit, with or without its number.

Sheets are joined from tiles. Owns how a single card looks on the table; does not know how many
cards there are or whose they are.
"""

from enum import StrEnum
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageOps

from bot.imaging import ink
from bot.imaging.grid import BLOCK, COLUMN, MOST_CARDS, TILE
from bot.imaging.ink import CREAM, GOLD, INK
from bot.imaging.palette import RGB
from bot.imaging.rabbits import symbol

CARD = (388, 582)
CORNER = 20
HEAD = (COLUMN, 7 * BLOCK)
"""The size of a tile's upper left part, which is the only part that its number changes."""

MOST_IN_HAND = 7

FRAME = 27
"""The width of the gold frame around a lit card."""
PLACE = ((TILE[0] - CARD[0]) // 2, (TILE[1] - CARD[1]) // 2)
BADGE = 108
_BADGE_AT = (4, 3)


class CardLook(StrEnum):
    """How a card looks on a sheet: plain, already played, or lit with a gold frame."""

    PLAIN = "plain"
    GIVEN = "given"
    LIT = "lit"

    # Looks are part of every key of the cache; an Enum's own hash is slow Python.
    __hash__ = str.__hash__

    @property
    def most(self) -> int:
        """Return the highest number that a card with this look can have."""
        return MOST_IN_HAND if self is CardLook.GIVEN else MOST_CARDS


def fit(card: Image.Image, size: tuple[int, int] = CARD) -> Image.Image:
    """Return the card at exactly this size, cropped around its centre if its proportions differ."""
    return ImageOps.fit(card.convert("RGB"), size, Image.Resampling.LANCZOS)


def paint_tile(card: Image.Image, look: CardLook, number: int | None = None) -> Image.Image:
    """Return a fitted card on felt in this look, with its number unless that is None."""
    page = _ground(look).copy()
    face = _dimmed(card) if look is CardLook.GIVEN else card
    page.paste(face, PLACE, ink.rounded(CARD, CORNER))
    _FINISH[look](page)
    if number is not None:
        page.paste(paint_head(page, number))
    return page


def paint_head(tile: Image.Image, number: int) -> Image.Image:
    """Return the upper left part of a tile with a number on it."""
    head = tile.crop((0, 0, *HEAD))
    disc = badge(number)
    head.paste(disc, _BADGE_AT, disc)
    return head


@cache
def _ground(look: CardLook) -> Image.Image:
    """Return felt with the shadow of a card or, if it is lit, with light around it."""
    page = ink.felt(TILE).copy()
    mask = ink.padded(ink.rounded(CARD, CORNER), TILE, PLACE)
    if look is CardLook.LIT:
        halo = ink.grown(mask, 6)
        return ink.lit(page, ink.soften(halo, 6, 1), (255, 205, 110))
    depth = 0.35 if look is CardLook.GIVEN else 0.75
    ink.shade(page, ink.soften(ImageChops.offset(mask, 2, 5), 6, depth), (4, 14, 14))
    return page


@cache
def _rim(width: int) -> Image.Image:
    """Return the mask of a line inside the card's edge."""
    inner = (CARD[0] - 2 * width, CARD[1] - 2 * width)
    hole = ink.padded(ink.rounded(inner, max(2, CORNER - width)), CARD, (width, width))
    return ImageChops.subtract(ink.rounded(CARD, CORNER), hole)


def _finish_plain(page: Image.Image) -> None:
    ink.shade(page, _rim(2).point(lambda v: round(v * 0.45)), INK, PLACE)


def _finish_given(page: Image.Image) -> None:
    _finish_plain(page)
    mark = symbol("check", 190, CREAM, INK)
    page.paste(mark, ink.centred(mark, (TILE[0] / 2, TILE[1] / 2)), mark)


def _finish_lit(page: Image.Image) -> None:
    """Draw a gold frame: a dark edge, bright gold, and a fine line towards the picture."""
    ink.shade(page, _rim(FRAME), ink.mix(GOLD, INK, 0.62), PLACE)
    gold = ink.slope(CARD, (255, 233, 160), (232, 164, 56))
    page.paste(gold, PLACE, _rim(FRAME - 3))
    ink.shade(page, ImageChops.subtract(_rim(14), _rim(10)), (255, 248, 214), PLACE)


_FINISH = {CardLook.PLAIN: _finish_plain, CardLook.GIVEN: _finish_given, CardLook.LIT: _finish_lit}


def _dimmed(card: Image.Image) -> Image.Image:
    """Return the card faded and darkened, which marks it as already played."""
    pale = ImageEnhance.Color(card).enhance(0.25)
    return Image.blend(pale, Image.new("RGB", card.size, ink.mix(ink.FELT, INK, 0.4)), 0.66)


@lru_cache(maxsize=64)
def badge(number: int, side: int = BADGE) -> Image.Image:
    """Return a number on a cream disc with a dark rim, legible on light and dark cards."""
    fine = side * ink.FINE
    page = Image.new("RGBA", (fine, fine), (*INK, 0))
    centre = (fine / 2, fine / 2)
    _disc(page, centre, fine * 0.47, INK)
    _disc(page, centre, fine * 0.435, GOLD)
    _disc(page, centre, fine * 0.405, INK)
    _disc(page, centre, fine * 0.385, CREAM)
    page = page.resize((side, side), Image.Resampling.LANCZOS)
    digits = ink.number(str(number), round(side * (0.54 if number < 10 else 0.46)))
    ink.shade(page, digits, INK, ink.centred(digits, (side / 2, side / 2)))
    return page


def _disc(page: Image.Image, centre: ink.Point, radius: float, fill: RGB) -> None:
    mask = Image.new("L", page.size)
    ImageDraw.Draw(mask).ellipse(
        (centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius), fill=255
    )
    page.paste((*fill, 255), None, mask)
