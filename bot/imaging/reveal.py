"""Draws the marks on revealed cards: each card's owner, its voters, and what it was.

A card keeps its number in the upper left corner. A seal below it says what the card was (the
storyteller's, the winner, a trap). A tab in the upper right corner shows the owner, and a panel
along the lower edge has the tokens of the voters. Knows rabbits by number; does not know points or
rules.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.grid import BLOCK, COLUMN, TILE
from bot.imaging.ink import CREAM, FINE, GOLD, INK
from bot.imaging.join import Column, columns_of
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.rabbits import symbol
from bot.imaging.subjects import Faces, RevealCard
from bot.imaging.tiles import CARD, FRAME, HEAD, PLACE, CardLook, paint_tile
from bot.imaging.tokens import discs, framed_face, token, token_width

LARGEST_TOKEN = 108

_TAB = (COLUMN, 7 * BLOCK)
_TRAP_RED: RGB = (170, 22, 18)
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

_SEAL = 146
_HOURGLASS = 100
_EDGE = 4
_SEALS: dict[str, tuple[RGB, RGB]] = {
    "crown": (INK, GOLD),
    "cup": (INK, GOLD),
    "jaws": (CREAM, _TRAP_RED),
    "hourglass": (INK, CREAM),
}


@dataclass(frozen=True, slots=True)
class CardMark:
    """A sprite and the position of its upper left corner on the tile.

    ``pieces`` are its encoded JPEG pieces if it covers whole ones, else empty.
    """

    sprite: Image.Image
    at: tuple[int, int]
    pieces: Column = ()

    @property
    def mask(self) -> Image.Image | None:
        """Return its mask; None if the sprite is opaque."""
        return self.sprite if self.sprite.mode == "RGBA" else None


def look_of(card: RevealCard) -> CardLook:
    """Return the look of a card: lit if it is the storyteller's or the winner, else plain."""
    return CardLook.LIT if card.storyteller or card.most_voted else CardLook.PLAIN


def marks_of(card: RevealCard, faces: Faces) -> list[CardMark]:
    """Return everything that is drawn onto this card, in drawing order."""
    return [*_voters(card), *_seals(card), *_owners(card, faces)]


def _owners(card: RevealCard, faces: Faces) -> Iterator[CardMark]:
    """Yield a tab for each owner, one below the other."""
    for place, owner in enumerate(card.owners):
        top = min(place * _TAB[1], TILE[1] - _TAB[1])
        tab, pieces = _owner_tab(owner, faces.get((owner, card.mate)), look_of(card), top)
        yield CardMark(tab, (COLUMN, top), pieces)


def _seals(card: RevealCard) -> Iterator[CardMark]:
    """Yield the seals below the number: storyteller's card, winner, trap, and time ran out."""
    kinds = (
        (card.storyteller, "crown", _SEAL),
        (card.most_voted, "cup", _SEAL),
        (card.trapped, "jaws", _SEAL),
        (card.timed_out, "hourglass", _HOURGLASS),
    )
    top = HEAD[1]
    for is_so, shape, side in kinds:
        if is_so:
            yield CardMark(seal(shape, side), (_EDGE, min(top, TILE[1] - side)))
            top += side


@lru_cache(maxsize=8)
def seal(shape: str, side: int) -> Image.Image:
    """Return a seal: a sign on a disc, which is visible on any card."""
    ground, line = _SEALS[shape]
    page = discs(side * FINE, ((1, INK), (0.97, line), (0.89, ground))).reduce(FINE)
    sign = symbol(shape, round(side * 0.8), line)
    page.alpha_composite(sign, ink.centred(sign, (side / 2, side / 2)))
    return page


def _voters(card: RevealCard) -> Iterator[CardMark]:
    """Yield the panel along the lower edge and the voters' tokens; nothing if nobody voted."""
    votes = Counter(card.voters)
    if not votes:
        return
    layout = arrange(tuple(count > 1 for count in votes.values()))
    look = look_of(card)
    colour = _TRAP_RED if card.trapped else GOLD if look is CardLook.LIT else INK
    yield CardMark(_panel(look, colour, layout.height), (0, TILE[1] - layout.height))
    for (voter, count), place in zip(votes.items(), layout.places, strict=True):
        yield CardMark(token(voter, layout.side, doubled=count > 1), place)


# The opaque parts, the owner's tab and the panel of voters' tokens, are cut from a card of one
# colour. They end where JPEG pieces end, so that the card below them need not be decoded.


@lru_cache(maxsize=48)
def _owner_tab(
    owner: int, avatar: bytes | None, look: CardLook, top: int
) -> tuple[Image.Image, Column]:
    """Return a tab with the token and face of a card's owner, and its encoded pieces.

    It belongs in the right half of a tile, from ``top`` down. Its pieces are kept in memory,
    because the same tabs are used in every round of a game.
    """
    colour = ink.mix(rabbit_at(owner).rgb, INK, 0.25)
    page = _plate(look, colour).crop((COLUMN, top, TILE[0], top + _TAB[1]))
    inset = _inset(look)
    pen = ImageDraw.Draw(page)
    pen.rectangle((0, max(0, inset[1] - top), _LINE - 1, _TAB[1]), fill=CREAM)
    pen.rectangle((0, _TAB[1] - _LINE, COLUMN - inset[0], _TAB[1]), fill=CREAM)
    badge = token(owner, _BADGE)
    page.paste(badge, (13, 14), badge)
    face = framed_face(owner, _FACE, avatar)
    page.paste(face, (COLUMN - _FACE - 4, 3), face)
    (pieces,) = columns_of(page)
    return page, pieces


@lru_cache(maxsize=12)
def _panel(look: CardLook, colour: RGB, height: int) -> Image.Image:
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
    """Arrange tokens in rows, on the smallest panel on which they are large enough.

    If no panel suffices, use the one with the largest tokens. ``doubled`` says for each token
    whether its voter gave the card two votes.
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
    """Return the size of the largest tokens for which every row fits the card."""
    room = CARD[0] - 2 * _GAP
    return next(
        side for side in range(largest, 0, -2) if all(_width(row, side) <= room for row in rows)
    )


def _width(row: Sequence[bool], side: int) -> int:
    """Return the width of a row of tokens of this size, with the gaps between them."""
    tokens = [token_width(side, doubled=twice) for twice in row]
    return sum(tokens) + _GAP * (len(row) - 1)
