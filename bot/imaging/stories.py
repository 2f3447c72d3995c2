"""Draws a server's best clues: numbered photographs of their cards, and the storytellers.

The picture has no words, so the message beside it lists the clues by number. Knows card ids and
rabbits.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import loose, toss
from bot.imaging.grid import Grid, rows_of
from bot.imaging.ink import CREAM, GOLD, INK
from bot.imaging.rabbits import symbol
from bot.imaging.subjects import Story
from bot.imaging.tiles import badge
from bot.imaging.tokens import token

SIZE = (1320, 840)
MOST_STORIES = 10

_MARGIN = (30, 26)
_PAPER = (240, 230, 210)
_WHITE = (255, 252, 244)
_LARGEST = 440  # a photograph's width


def paint_stories(stories: Sequence[Story], picture: Callable[[str], Image.Image]) -> Image.Image:
    """Return one painted page; ``picture`` returns a card's own picture by its id."""
    paper = _paper()
    grid, width = _grid(len(stories))
    room = (SIZE[0] - 2 * _MARGIN[0], SIZE[1] - 2 * _MARGIN[1])
    height = room[1] / len(grid.rows)
    stride = min(room[0] / grid.across, width * 1.3)
    for row, places in enumerate(grid.rows):
        for column, place in enumerate(places):
            x = SIZE[0] / 2 + (column - (len(places) - 1) / 2) * stride
            photo = _Print((x, _MARGIN[1] + (row + 0.5) * height), width, place + 1)
            _draw_photo(paper, photo, picture(stories[place].card))
            _draw_teller(paper, photo, stories[place].teller)
    return paper


@dataclass(frozen=True, slots=True)
class _Print:
    centre: ink.Point
    width: int
    number: int

    @property
    def sign(self) -> int:
        """Return the size of the number and of the storyteller's token on the photograph."""
        return min(round(self.width * 0.31), 88)


def _grid(count: int) -> tuple[Grid, int]:
    """Return the grid on which photographs are largest, and their width there."""

    def width(grid: Grid) -> int:
        across = (SIZE[0] - 2 * _MARGIN[0]) / grid.across
        down = (SIZE[1] - 2 * _MARGIN[1]) / len(grid.rows)
        return round(min(across * 0.88, down * 0.62, _LARGEST))

    grids = [rows_of(count, across) for across in range(1, count + 1)]
    best = max(grids, key=lambda grid: (width(grid), -grid.across))
    return best, width(best)


def _draw_photo(page: Image.Image, photo: _Print, card: Image.Image) -> None:
    """Draw a photograph with a white border, slightly rotated, and its number."""
    size = (photo.width, photo.width * 3 // 2)
    edge = max(4, photo.width // 36)
    inner = (size[0] - 2 * edge, size[1] - 2 * edge)
    sheet = Image.new("RGB", size, _WHITE)
    sheet.paste(card.resize(inner, Image.Resampling.LANCZOS, reducing_gap=2), (edge, edge))
    tilt = Random(photo.number).uniform(-1.8, 1.8)
    toss(page, loose(sheet, size[1], 1), photo.centre, tilt, 1)
    mark = badge(photo.number, photo.sign)
    corner = (photo.centre[0] - size[0] * 0.43, photo.centre[1] - size[1] * 0.45)
    page.paste(mark, ink.centred(mark, corner), mark)


def _draw_teller(page: Image.Image, photo: _Print, teller: int) -> None:
    """Draw the storyteller's token with a crown in the upper right corner."""
    side = photo.sign
    right = photo.centre[0] + photo.width * 0.42
    top = photo.centre[1] - photo.width * 0.64
    mark = token(teller, side)
    at = ink.centred(mark, (right, top))
    page.paste(mark, at, mark)
    crown = symbol("crown", round(side * 0.62), GOLD, INK)
    page.paste(crown, ink.centred(crown, (at[0] + side / 2, at[1] - side * 0.06)), crown)


def _paper() -> Image.Image:
    """Return the paper of an old album, with a fine double line along its edges."""
    page = ink.slope(SIZE, _PAPER, ink.mix(_PAPER, (186, 150, 120), 0.3)).copy()
    pen = ImageDraw.Draw(page)
    for inset, width in ((10, 3), (16, 1)):
        box = (inset, inset, SIZE[0] - 1 - inset, SIZE[1] - 1 - inset)
        pen.rounded_rectangle(box, 14, outline=ink.mix(_PAPER, INK, 0.45), width=width)
    ink.shade(page, ink.glow(SIZE, 0.7).point(lambda v: round(v * 0.35)), CREAM)
    return page
