"""Draws a server's records: a player's profile and the leaderboard of a season.

They consist of signs, digits and bars; the message beside them explains the signs. Knows only the
rabbits, faces and numbers that it is given.
"""

from collections.abc import Sequence

from PIL import Image

from bot.imaging import ink
from bot.imaging.backs import draw_hills, night_sky
from bot.imaging.ink import CREAM, GOLD, INK
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.rabbits import symbol
from bot.imaging.subjects import Counted, Faces, SeasonRow
from bot.imaging.tokens import framed_face, person, token

SIZE = (1100, 700)
MOST_TALLIES = 6
MOST_ROWS = 10

_PANE: RGB = (24, 22, 46)
_TROUGH: RGB = (70, 62, 104)
_MEDALS: dict[int, RGB] = {1: (240, 190, 80), 2: (196, 200, 212), 3: (206, 140, 92)}
_RIGHT = 372  # where the tallies begin


def paint_profile(rabbit: int, tallies: Sequence[Counted], faces: Faces) -> Image.Image:
    """Return a profile: the player large on the left, up to six numbers on the right."""
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
    """Return a leaderboard of up to ten rows: rank, face, a bar for the points, and the points."""
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
    """Return a mask of a number of this height, or less if it would be wider than ``room``."""
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
