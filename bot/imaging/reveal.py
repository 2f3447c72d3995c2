"""The strips under revealed cards: whose card it was, and who was drawn to it.

On each strip the owner's rabbit stands large in front of its card, and those who voted for the
card sit together on a small rug beside it. Knows rabbits by number; nothing of points or rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.imaging import ink
from bot.imaging.grid import TILE
from bot.imaging.ink import CREAM, INK
from bot.imaging.join import BLOCK
from bot.imaging.layout import OVERLAP_BLOCKS, STRIP_BLOCKS
from bot.imaging.rabbits import HEIGHT, WIDTH, crowd, rabbit, symbol

STRIP = (TILE[0], STRIP_BLOCKS * BLOCK)
OVERLAP = OVERLAP_BLOCKS * BLOCK

_FLOOR = STRIP[1] - 6
_OWNER = 134
_OWNER_WIDTH = round(_OWNER * WIDTH / HEIGHT)
_OWNER_STEP = round(_OWNER_WIDTH * 0.72)  # a team overlaps a little
_LARGEST_VOTER = 96
_MARGIN = 12
_TRAP = 104


@dataclass(frozen=True, slots=True)
class RevealCard:
    """One card face up: whose it was (None: nobody's any more) and who voted for it.

    A team is a tuple of owners; a doubled vote stands twice among the voters.
    """

    card: str
    owner: int | tuple[int, ...] | None = None
    voters: tuple[int, ...] = ()
    storyteller: bool = False
    trapped: bool = False

    @property
    def owners(self) -> tuple[int, ...]:
        """The owner or owners as a tuple."""
        if self.owner is None:
            return ()
        return self.owner if isinstance(self.owner, tuple) else (self.owner,)


@dataclass(frozen=True, slots=True)
class _Rug:
    """Where the voters sit: rows of equally large rabbits."""

    left: int
    per_row: int
    rows: int
    each: int

    @property
    def step(self) -> int:
        return round(self.each * WIDTH / HEIGHT) + 2

    @property
    def size(self) -> tuple[int, int]:
        return self.per_row * self.step + 14, self.rows * (self.each + 2) + 12


def extent(card: RevealCard) -> int:
    """How far to the right, in pixels, anything is painted on this card's strip."""
    if card.trapped:
        return STRIP[0]
    rug = _rug(card)
    end = _end_of_owners(card) if rug is None else rug.left + rug.size[0]
    return min(end, STRIP[0])


def paint_figures(page: Image.Image, card: RevealCard) -> None:
    """Paint owner, voters and trap onto a strip that shows the foot of their card."""
    for place, owner in enumerate(card.owners):
        figure = _standing(owner, crowned=card.storyteller)
        page.paste(figure, (_MARGIN + place * _OWNER_STEP, _FLOOR - _OWNER), figure)
    if card.trapped:
        trap = symbol("jaws", _TRAP, (222, 70, 52), CREAM)
        page.paste(trap, (STRIP[0] - _MARGIN - _TRAP, _FLOOR - _TRAP), trap)
    rug = _rug(card)
    if rug is not None:
        _seat_voters(page, card.voters, rug)


def _end_of_owners(card: RevealCard) -> int:
    if not card.owners:
        return 0
    return _MARGIN + (len(card.owners) - 1) * _OWNER_STEP + _OWNER_WIDTH


def _rug(card: RevealCard) -> _Rug | None:
    """The rug on which this card's voters are largest, if it has any."""
    if not card.voters:
        return None
    left = max(_MARGIN, _end_of_owners(card)) + 8
    right = STRIP[0] - _MARGIN - (_TRAP + 4 if card.trapped else 0)
    rows, each = crowd(len(card.voters), (right - left - 14, STRIP[1] - 26), _LARGEST_VOTER)
    return _Rug(left, -(-len(card.voters) // rows), rows, each)


def _seat_voters(page: Image.Image, voters: Sequence[int], rug: _Rug) -> None:
    top = _FLOOR - rug.size[1]
    cloth = _cloth(rug.size)
    page.paste(cloth, (rug.left, top), cloth)
    for index, voter in enumerate(voters):
        row, place = divmod(index, rug.per_row)
        figure = rabbit(voter, rug.each)
        where = (rug.left + 8 + place * rug.step, top + 7 + row * (rug.each + 2))
        page.paste(figure, where, figure)


@lru_cache(maxsize=24)
def _standing(owner: int, *, crowned: bool) -> Image.Image:
    """A large rabbit with its shadow on the ground."""
    figure = rabbit(owner, _OWNER, crowned=crowned)
    shadow = ink.glow((figure.width, figure.width // 4), 0.8).point(lambda v: round(v * 0.75))
    page = Image.new("RGBA", figure.size)
    page.paste((4, 12, 12), (0, figure.height - shadow.height), shadow)
    page.putalpha(ink.padded(shadow, figure.size, (0, figure.height - shadow.height)))
    page.alpha_composite(figure)
    return page


@lru_cache(maxsize=64)
def _cloth(size: tuple[int, int]) -> Image.Image:
    """The rug itself, with a darker edge below and to the left."""
    page = Image.new("RGBA", size, (*CREAM, 0))
    shape = ink.rounded(size, 18)
    page.paste((*INK, 90), (0, 0), shape)
    inner = (size[0] - 2, size[1] - 3)
    page.paste((*CREAM, 240), (2, 0), ink.rounded(inner, 17))
    return page
