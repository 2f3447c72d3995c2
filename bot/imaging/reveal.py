"""Draws the marks on revealed cards: each card's owner, its voters, and what it was.

A card keeps its number in the upper left corner. A seal below it says what the card was (the
storyteller's, the winner, a trap). A tab in the upper right corner shows the owner, and a panel
along the lower edge has the tokens of the voters. Knows rabbits by number; does not know points or
rules.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.imaging import ink
from bot.imaging.grid import COLUMN, TILE
from bot.imaging.ink import CREAM, FINE, GOLD, INK
from bot.imaging.join import Column
from bot.imaging.palette import RGB
from bot.imaging.panels import TAB, TRAP_RED, arrange, owner_tab, panel
from bot.imaging.rabbits import symbol
from bot.imaging.subjects import Faces, RevealCard
from bot.imaging.tiles import HEAD, CardLook
from bot.imaging.tokens import discs, token

_SEAL = 146
_HOURGLASS = 100
_EDGE = 4
_SEALS: dict[str, tuple[RGB, RGB]] = {
    "crown": (INK, GOLD),
    "cup": (INK, GOLD),
    "jaws": (CREAM, TRAP_RED),
    "hourglass": (INK, CREAM),
}


@dataclass(frozen=True, slots=True)
class CardMark:
    """A sprite and the position of its upper left corner on the tile.

    ``pieces`` are its encoded pieces if it is made of whole ones, else empty.
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


def marks(card: RevealCard, faces: Faces) -> list[CardMark]:
    """Return everything that is drawn onto this card, in drawing order."""
    return [*_voters(card), *_seals(card), *_owners(card, faces)]


def _owners(card: RevealCard, faces: Faces) -> Iterator[CardMark]:
    for place, owner in enumerate(card.owners):
        top = min(place * TAB[1], TILE[1] - TAB[1])
        tab, pieces = owner_tab(owner, faces.get((owner, card.mate)), look_of(card), top)
        yield CardMark(tab, (COLUMN, top), pieces)


def _seals(card: RevealCard) -> Iterator[CardMark]:
    """Yield the seals below the number: what the card was, and whether time ran out."""
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
    """Yield the panel along the lower edge, then the voters' tokens; nothing without votes."""
    votes = Counter(card.voters)
    if not votes:
        return
    layout = arrange(tuple(count > 1 for count in votes.values()))
    look = look_of(card)
    colour = TRAP_RED if card.trapped else GOLD if look is CardLook.LIT else INK
    yield CardMark(panel(look, colour, layout.height), (0, TILE[1] - layout.height))
    for (voter, count), place in zip(votes.items(), layout.places, strict=True):
        yield CardMark(token(voter, layout.side, doubled=count > 1), place)
