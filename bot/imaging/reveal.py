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

_OWNER = 134
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


def paint_strip(page: Image.Image, top: int, card: RevealCard, foot: Image.Image) -> None:
    """Paint the strip of a card, whose lowest pixels are ``foot``, onto a page from ``top`` on."""
    page.paste(ink.felt(STRIP), (0, top))
    page.paste(foot, (0, top))
    floor = top + STRIP[1] - 6
    left = _draw_owners(page, card, floor) + 8
    right = STRIP[0] - _MARGIN
    if card.trapped:
        trap = symbol("jaws", _TRAP, (222, 70, 52), CREAM)
        right -= _TRAP
        page.paste(trap, (right, floor - _TRAP), trap)
        right -= 4
    if card.voters:
        _draw_voters(page, card.voters, (left, right), floor)


def _draw_owners(page: Image.Image, card: RevealCard, floor: int) -> int:
    """Owners in a row from the left, overlapping a little; where they end."""
    left = _MARGIN
    for owner in card.owners:
        figure = rabbit(owner, _OWNER, crowned=card.storyteller)
        shadow = _ground_shadow(figure.width)
        ink.shade(page, shadow, (4, 12, 12), (left, floor - shadow.height // 2 - 3))
        page.paste(figure, (left, floor - figure.height), figure)
        left += round(figure.width * 0.72)
    return left + round(WIDTH / HEIGHT * _OWNER * 0.28) if card.owners else left


@lru_cache(maxsize=32)
def _ground_shadow(width: int) -> Image.Image:
    return ink.glow((width, max(6, width // 4)), 0.8).point(lambda v: round(v * 0.75))


def _draw_voters(
    page: Image.Image, voters: Sequence[int], between: tuple[int, int], floor: int
) -> None:
    left, right = between
    rows, each = crowd(len(voters), (right - left - 14, STRIP[1] - 26), _LARGEST_VOTER)
    per_row = -(-len(voters) // rows)
    step = round(each * WIDTH / HEIGHT) + 2
    rug = (per_row * step + 14, rows * (each + 2) + 12)
    top = floor - rug[1]
    ink.shade(page, _rug(rug, 0.3), INK, (left - 2, top + 3))
    ink.shade(page, _rug(rug, 0.93), CREAM, (left, top))
    for index, voter in enumerate(voters):
        figure = rabbit(voter, each)
        where = (left + 8 + index % per_row * step, top + 7 + index // per_row * (each + 2))
        page.paste(figure, where, figure)


@lru_cache(maxsize=64)
def _rug(size: tuple[int, int], strength: float) -> Image.Image:
    return ink.rounded(size, 18).point(lambda v: round(v * strength))
