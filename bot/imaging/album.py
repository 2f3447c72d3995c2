"""The album of a finished game: photographs of its cards, who told them and who found them.

Pages have one size and at most ``ROUNDS_A_PAGE`` photographs, so that a long game has more pages
and not smaller cards. Knows card ids and rabbits; where there was no storyteller's card, the
caller names the card that was chosen most. Rounds without rabbits are a sheet to be shared.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import loose, toss
from bot.imaging.grid import Grid, album_pages, rows_of
from bot.imaging.ink import CREAM, GOLD, INK
from bot.imaging.rabbits import symbol
from bot.imaging.subjects import AlbumRound
from bot.imaging.tiles import badge
from bot.imaging.tokens import token

SIZE = (1320, 840)

_MARGIN = (30, 26)
_PAPER = (240, 230, 210)
_WHITE = (255, 252, 244)
_LARGEST = 440  # a photograph's width


def paint_album(
    rounds: Sequence[AlbumRound], page: int, picture: Callable[[str], Image.Image]
) -> Image.Image:
    """One page, counted from 1; ``picture`` gives a card's own picture."""
    here = album_pages(len(rounds))[page - 1]
    paper = _paper()
    if not here:
        return paper
    grid, width = _grid(len(here), foot=any(rounds[index].finders for index in here))
    room = (SIZE[0] - 2 * _MARGIN[0], SIZE[1] - 2 * _MARGIN[1])
    height = room[1] / len(grid.rows)
    stride = min(room[0] / grid.across, width * 1.3)
    for row, places in enumerate(grid.rows):
        for column, place in enumerate(places):
            index = here[place]
            x = SIZE[0] / 2 + (column - (len(places) - 1) / 2) * stride
            centre = (x, _MARGIN[1] + (row + 0.5) * height)
            photo = _Photo(centre, width, index + 1)
            _draw_photo(paper, photo, picture(rounds[index].card))
            _draw_rabbits(paper, photo, rounds[index])
    return paper


@dataclass(frozen=True, slots=True)
class _Photo:
    centre: ink.Point
    width: int
    number: int

    @property
    def foot(self) -> float:
        return self.centre[1] + self.width * 0.75

    @property
    def sign(self) -> int:
        """How large a number or a teller's token is beside it."""
        return min(round(self.width * 0.31), 88)


def _grid(count: int, *, foot: bool) -> tuple[Grid, int]:
    """The grid on which photographs are largest, and their width there."""

    def width(grid: Grid) -> int:
        across = (SIZE[0] - 2 * _MARGIN[0]) / grid.across
        down = (SIZE[1] - 2 * _MARGIN[1]) / len(grid.rows)
        return round(min(across * 0.88, down * (0.58 if foot else 0.62), _LARGEST))

    grids = [rows_of(count, across) for across in range(1, count + 1)]
    best = max(grids, key=lambda grid: (width(grid), -grid.across))
    return best, width(best)


def _draw_photo(page: Image.Image, photo: _Photo, card: Image.Image) -> None:
    """A print with a white border, stuck onto the page a little crooked, and its number."""
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


def _draw_rabbits(page: Image.Image, photo: _Photo, chapter: AlbumRound) -> None:
    """The crowned teller in the upper right corner, the finders along the foot."""
    side = photo.sign
    right = photo.centre[0] + photo.width * 0.42
    top = photo.centre[1] - photo.width * 0.64
    for place, teller in enumerate(chapter.tellers):
        mark = token(teller, side)
        at = ink.centred(mark, (right - place * side * 0.8, top))
        page.paste(mark, at, mark)
        crown = symbol("crown", round(side * 0.62), GOLD, INK)
        page.paste(crown, ink.centred(crown, (at[0] + side / 2, at[1] - side * 0.06)), crown)
    _draw_finders(page, photo, chapter.finders)


def _draw_finders(page: Image.Image, photo: _Photo, finders: Sequence[int]) -> None:
    if not finders:
        return
    rows = rows_of(len(finders), 4 if len(finders) <= 4 else 6).rows
    side = min(round(photo.width * (0.25 if len(finders) <= 4 else 0.185)), 80)
    for row, places in enumerate(rows):
        y = photo.foot - side * (0.1 + (len(rows) - 1 - row) * 1.02)
        for column, place in enumerate(places):
            mark = token(finders[place], side)
            x = photo.centre[0] + (column - (len(places) - 1) / 2) * side * 1.03
            page.paste(mark, ink.centred(mark, (x, y)), mark)


def _paper() -> Image.Image:
    """An old album's page with a fine double line around it."""
    page = ink.slope(SIZE, _PAPER, ink.mix(_PAPER, (186, 150, 120), 0.3)).copy()
    pen = ImageDraw.Draw(page)
    for inset, width in ((10, 3), (16, 1)):
        box = (inset, inset, SIZE[0] - 1 - inset, SIZE[1] - 1 - inset)
        pen.rounded_rectangle(box, 14, outline=ink.mix(_PAPER, INK, 0.45), width=width)
    ink.shade(page, ink.glow(SIZE, 0.7).point(lambda v: round(v * 0.35)), CREAM)
    return page
