"""Draws the opaque parts of a revealed card: the owner's tab and the panel of voters' tokens.

Both are cut from a card of one colour and end where JPEG pieces end, so that the card below them
need not be decoded. Knows rabbits, colours and the number of tokens.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.grid import BLOCK, COLUMN, TILE
from bot.imaging.ink import CREAM, INK
from bot.imaging.join import Column, columns_of
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.tiles import CARD, FRAME, PLACE, CardLook, paint_tile
from bot.imaging.tokens import framed_face, token, token_width

TAB = (COLUMN, 7 * BLOCK)
TRAP_RED: RGB = (170, 22, 18)
LARGEST_TOKEN = 108

_FACE = 104
_BADGE = 88
_LINE = 5
_GAP = 8
# Rows of tokens, how large a token may be there, and the height of the panel.
_ROWS = (
    (1, LARGEST_TOKEN, 9 * BLOCK),
    (2, 86, 13 * BLOCK),
    (3, 86, 19 * BLOCK),
    (4, 76, 22 * BLOCK),
)
_LARGE_ENOUGH = 80  # more rows are taken only as long as tokens are smaller than this


@lru_cache(maxsize=48)
def owner_tab(
    owner: int, avatar: bytes | None, look: CardLook, top: int
) -> tuple[Image.Image, Column]:
    """Return a tab with the token and face of a card's owner, and its encoded pieces.

    It belongs in the right half of a tile, from ``top`` down. Its pieces are kept in memory,
    because the same tabs are used in every round of a game.
    """
    colour = ink.mix(rabbit_at(owner).rgb, INK, 0.25)
    page = _plate(look, colour).crop((COLUMN, top, TILE[0], top + TAB[1]))
    inset = _inset(look)
    pen = ImageDraw.Draw(page)
    pen.rectangle((0, max(0, inset[1] - top), _LINE - 1, TAB[1]), fill=CREAM)
    pen.rectangle((0, TAB[1] - _LINE, COLUMN - inset[0], TAB[1]), fill=CREAM)
    badge = token(owner, _BADGE)
    page.paste(badge, (13, 14), badge)
    face = framed_face(owner, _FACE, avatar)
    page.paste(face, (COLUMN - _FACE - 4, 3), face)
    (pieces,) = columns_of(page)
    return page, pieces


@lru_cache(maxsize=12)
def panel(look: CardLook, colour: RGB, height: int) -> Image.Image:
    """Return the lowest part of a card in one colour, with a line along its upper edge."""
    page = _plate(look, colour).crop((0, TILE[1] - height, *TILE))
    left = _inset(look)[0]
    ImageDraw.Draw(page).rectangle((left, 0, TILE[0] - 1 - left, _LINE - 1), fill=CREAM)
    return page


def _inset(look: CardLook) -> tuple[int, int]:
    """Return how far from the tile's edges a line begins: inside the card and its frame."""
    frame = FRAME if look is CardLook.LIT else 0
    return PLACE[0] + frame, PLACE[1] + frame


@lru_cache(maxsize=4)
def _plate(look: CardLook, colour: RGB) -> Image.Image:
    return paint_tile(Image.new("RGB", CARD, colour), look)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The size of the tokens, the height of their panel, and each token's place on the tile."""

    side: int
    height: int
    places: tuple[tuple[int, int], ...]


@lru_cache(maxsize=256)
def arrange(doubled: tuple[bool, ...]) -> Arrangement:
    """Arrange tokens in rows on the lowest panel on which they are large enough.

    ``doubled`` says for each token whether it stands for two votes.
    """
    best = (0, 0, [doubled])
    for count, largest, height in _ROWS:
        per_row = -(-len(doubled) // count)
        rows = [doubled[at : at + per_row] for at in range(0, len(doubled), per_row)]
        side = _fitting(rows, largest)
        if side > best[0]:
            best = (side, height, rows)
        if side >= _LARGE_ENOUGH:
            break
    side, height, rows = best
    top, bottom = TILE[1] - height + _LINE, TILE[1] - PLACE[1] - _LINE
    places = []
    for index, row in enumerate(rows):
        x = (TILE[0] - _width(row, side)) / 2
        y = top + (bottom - top) * (index + 0.5) / len(rows) - side / 2
        for twice in row:
            places.append((round(x), round(y)))
            x += token_width(side, doubled=twice) + _GAP
    return Arrangement(side, height, tuple(places))


def _fitting(rows: Sequence[Sequence[bool]], largest: int) -> int:
    room = CARD[0] - 2 * _GAP
    return next(
        side for side in range(largest, 0, -2) if all(_width(row, side) <= room for row in rows)
    )


def _width(row: Sequence[bool], side: int) -> int:
    tokens = [token_width(side, doubled=twice) for twice in row]
    return sum(tokens) + _GAP * (len(row) - 1)
