"""Draws a server's records: a player's profile, the leaderboard of a season, the best clues.

Profile and leaderboard consist of signs, digits and bars. The best clues are numbered photographs
of their cards, each with its storyteller's token. None of them has words: the message beside the
picture explains the signs and lists the clues. Knows only the rabbits, faces, numbers and card ids
that it is given.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import draw_hills, loose, night_sky, toss
from bot.imaging.grid import Grid, rows_of
from bot.imaging.ink import CREAM, GOLD, INK
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.rabbits import symbol
from bot.imaging.subjects import ClueCard, Counted, Faces, SeasonRow
from bot.imaging.tiles import badge
from bot.imaging.tokens import framed_face, person, token

SIZE = (1100, 700)
MOST_TALLIES = 6

_PANE: RGB = (24, 22, 46)
_TROUGH: RGB = (70, 62, 104)
_MEDALS: dict[int, RGB] = {1: (240, 190, 80), 2: (196, 200, 212), 3: (206, 140, 92)}
_RIGHT = 372  # where the tallies begin


def paint_profile(rabbit: int, tallies: Sequence[Counted], faces: Faces) -> Image.Image:
    """Return a picture of a player, large on the left, and up to six numbers on the right."""
    page = _ground()
    one = person(rabbit, 408, faces)
    halo = ink.glow((520, 520), 1.4).point(lambda v: round(v * 0.5))
    ink.shade(page, halo, (255, 222, 150), ink.centred(halo, (196, 340)))
    page.paste(one, ink.centred(one, (196, 350)), one)
    rows = -(-len(tallies) // 2)
    for index, tally in enumerate(tallies):
        row, column = divmod(index, 2)
        width = (SIZE[0] - _RIGHT - 30) // 2
        height = min(208, 640 // max(1, rows))
        top = (SIZE[1] - rows * height) // 2 + row * height
        box = (_RIGHT + column * width, top, width - 16, height - 16)
        _draw_tally(page, tally, box, rabbit_at(rabbit).rgb)
    return page


def _draw_tally(
    page: Image.Image, tally: Counted, box: tuple[int, int, int, int], colour: RGB
) -> None:
    """Draw a sign and a number on a pane, with a bar below them if the tally has a share."""
    left, top, width, height = box
    _pane(page, box)
    lift = 0.5 if tally.share is None else 0.42
    sign = symbol(tally.sign, 128, GOLD)
    page.paste(sign, ink.centred(sign, (left + 74, top + height * lift)), sign)
    digits = _digits(tally.value, 84, width - 164)
    at = ink.centred(digits, (left + 136 + (width - 164) / 2, top + height * lift))
    ink.shade(page, digits, CREAM, at)
    if tally.share is not None:
        bar = (left + 22, top + height - 44, width - 44, 22)
        _draw_bar(page, bar, tally.share, colour)


def paint_season(rows: Sequence[SeasonRow], faces: Faces) -> Image.Image:
    """Return a picture of a leaderboard: up to ten rows with rank, face, bar and points."""
    page = _ground()
    best = max((row.value for row in rows), default=0)
    height = min(112, (SIZE[1] - 40) // max(1, len(rows)))
    top = (SIZE[1] - height * len(rows)) // 2
    for index, row in enumerate(rows):
        box = (24, top + index * height + 3, SIZE[0] - 48, height - 6)
        _draw_row(page, row, box, row.value / best if best > 0 else 0, faces)
    return page


def _draw_row(
    page: Image.Image, row: SeasonRow, box: tuple[int, int, int, int], share: float, faces: Faces
) -> None:
    left, top, width, height = box
    _pane(page, box)
    middle = top + height / 2
    metal = _MEDALS.get(row.rank) if row.value > 0 else None
    plate = ink.rounded((74, height - 10), 14)
    ink.shade(page, plate, metal or _TROUGH, ink.centred(plate, (left + 46, middle)))
    rank = _digits(row.rank, round(height * 0.55), 58)
    ink.shade(page, rank, INK if metal else CREAM, ink.centred(rank, (left + 46, middle)))
    side = height - 4
    face = framed_face(row.rabbit, side, faces.get((row.rabbit, 0)))
    page.paste(face, (left + 96, round(middle - side / 2)), face)
    disc = token(row.rabbit, side)
    page.paste(disc, (left + 96 + side + 6, round(middle - side / 2)), disc)
    start = left + 96 + 2 * side + 24
    room = width - (start - left) - 170
    thick = round(height * 0.44)
    bar = (start, round(middle - thick / 2), room, thick)
    _draw_bar(page, bar, share, rabbit_at(row.rabbit).rgb)
    digits = _digits(row.value, round(height * 0.58), 140)
    ink.shade(page, digits, CREAM, ink.centred(digits, (left + width - 84, middle)))


def _draw_bar(page: Image.Image, box: tuple[int, int, int, int], share: float, colour: RGB) -> None:
    """Draw a bar of which ``share`` (0 to 1) is filled."""
    left, top, width, height = box
    ink.shade(page, ink.rounded((width, height), height // 2), _TROUGH, (left, top))
    filled = round(width * max(0.0, min(1.0, share)))
    if filled:
        # Never narrower than its round ends, so that small values keep their shape.
        size = (max(filled, height), height)
        ink.shade(page, ink.rounded(size, height // 2), CREAM, (left, top))
        inner = (size[0] - 6, height - 6)
        ink.shade(page, ink.rounded(inner, inner[1] // 2), colour, (left + 3, top + 3))


def _digits(value: int, height: int, room: int) -> Image.Image:
    """Return a mask of a number, ``height`` pixels high, or less to be at most ``room`` wide."""
    digits = ink.number(str(value), height)
    if digits.width <= room:
        return digits
    return ink.number(str(value), max(8, int(height * room / digits.width)))


def _pane(page: Image.Image, box: tuple[int, int, int, int]) -> None:
    left, top, width, height = box
    mask = ink.rounded((width, height), 20)
    ink.shade(page, mask.point(lambda v: round(v * 0.72)), _PANE, (left, top))


def _ground() -> Image.Image:
    page = night_sky(SIZE, 140, seed=31)
    draw_hills(page, ((0.66, (58, 44, 92)), (0.84, (46, 38, 80))))
    return page


# The best clues: photographs on the paper of an album.

_PAGE = (1320, 840)
_MARGIN = (30, 26)
_PAPER = (240, 230, 210)
_WHITE = (255, 252, 244)
_LARGEST = 440  # a photograph's width


def paint_clues(clues: Sequence[ClueCard], picture: Callable[[str], Image.Image]) -> Image.Image:
    """Return the best clues as one painted page.

    ``picture`` returns a card's own picture by its id.
    """
    paper = _paper()
    grid, width = _grid(len(clues))
    room = (_PAGE[0] - 2 * _MARGIN[0], _PAGE[1] - 2 * _MARGIN[1])
    height = room[1] / len(grid.rows)
    stride = min(room[0] / grid.across, width * 1.3)
    for row, places in enumerate(grid.rows):
        for column, place in enumerate(places):
            x = _PAGE[0] / 2 + (column - (len(places) - 1) / 2) * stride
            photo = _Print((x, _MARGIN[1] + (row + 0.5) * height), width, place + 1)
            _draw_photo(paper, photo, picture(clues[place].card))
            _draw_teller(paper, photo, clues[place].teller)
    return paper


@dataclass(frozen=True, slots=True)
class _Print:
    """Where a photograph is on the page, its width and its number."""

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
        across = (_PAGE[0] - 2 * _MARGIN[0]) / grid.across
        down = (_PAGE[1] - 2 * _MARGIN[1]) / len(grid.rows)
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
    page = ink.slope(_PAGE, _PAPER, ink.mix(_PAPER, (186, 150, 120), 0.3)).copy()
    pen = ImageDraw.Draw(page)
    for inset, width in ((10, 3), (16, 1)):
        box = (inset, inset, _PAGE[0] - 1 - inset, _PAGE[1] - 1 - inset)
        pen.rounded_rectangle(box, 14, outline=ink.mix(_PAPER, INK, 0.45), width=width)
    ink.shade(page, ink.glow(_PAGE, 0.7).point(lambda v: round(v * 0.35)), CREAM)
    return page
