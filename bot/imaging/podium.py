"""Draws the podium at the end of a game: three steps under the moon, and all other players.

Every player is shown with rabbit and face. Knows only the ranks, rabbits, faces and scores that it
is given. Only players with points are on a step; those without any are among the others, and so is
everyone if nobody won.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import draw_moon, night_sky
from bot.imaging.ink import CREAM, FINE, INK
from bot.imaging.palette import RABBITS, RGB
from bot.imaging.rabbits import symbol
from bot.imaging.subjects import Faces, PodiumPlace
from bot.imaging.tokens import discs, figures, figures_width

SIZE = (1210, 770)

_FLOOR = 578
_STEP_WIDTH = 366
_GAP = 12  # between two steps
_TALLEST = 250
_LEAST_IN_ROW = 110
_OTHER = 138
_STEPS: dict[int, tuple[int, RGB]] = {
    2: (172, (196, 200, 212)),
    1: (228, (240, 190, 80)),
    3: (132, (206, 140, 92)),
}
"""Rank → the height and colour of its step; the steps from left to right."""


def paint_podium(places: Sequence[PodiumPlace], faces: Faces) -> Image.Image:
    """Return a picture of the winners on steps, with the other players in front of them."""
    winners = [place for place in places if place.on_step]
    others = [place for place in places if not place.on_step]
    page = _night(bool(winners))
    for rank, step in _steps(winners, _FLOOR if others else _FLOOR + 90).items():
        _draw_step(page, rank, step, _STEPS[rank][1])
        sharing = [place for place in winners if place.rank == rank]
        if sharing:
            _draw_winners(page, sharing, step, faces)
    _draw_others(page, others, faces)
    return page


def _steps(winners: Sequence[PodiumPlace], floor: int) -> "dict[int, _Step]":
    """Return the steps that are needed, by rank.

    If a tie leaves out a rank, its width goes to the step that players share.
    """
    sharing = Counter(place.rank for place in winners)
    ranks = [rank for rank in _STEPS if rank in sharing or not winners]
    spare = len(_STEPS) - len(ranks)
    widths = {}
    for rank in sorted(ranks, key=lambda rank: -sharing[rank]):
        extra = max(0, min(spare, sharing[rank] - 1))
        spare -= extra
        widths[rank] = (1 + extra) * _STEP_WIDTH
    left = (SIZE[0] - sum(widths.values()) - _GAP * (len(ranks) - 1)) / 2
    steps = {}
    for rank in ranks:
        height = _STEPS[rank][0]
        steps[rank] = _Step(left + widths[rank] / 2, floor - height, widths[rank], height)
        left += widths[rank] + _GAP
    return steps


def _night(festive: bool) -> Image.Image:
    """Return the empty scene: moon, ground and, if ``festive``, confetti."""
    page = night_sky(SIZE, 150, seed=5)
    draw_moon(page, (SIZE[0] // 2, 230), 210)
    ground = Image.new("L", SIZE)
    ImageDraw.Draw(ground).ellipse((-400, _FLOOR - 60, SIZE[0] + 400, SIZE[1] + 500), fill=255)
    ink.shade(page, ink.soften(ground, 1), (36, 44, 66))
    if festive:
        _throw_confetti(page)
    return page


@dataclass(frozen=True, slots=True)
class _Step:
    middle: float
    top: int
    width: int
    height: int


def _draw_step(page: Image.Image, rank: int, step: _Step, colour: RGB) -> None:
    """Draw a block with a lighter top and the medal of its rank."""
    size = (step.width, step.height)
    left = round(step.middle - step.width / 2)
    block = ink.rounded(size, 14)
    shadow = ink.padded(block, (size[0] + 60, size[1] + 60), (30, 30))
    ink.shade(page, ink.soften(shadow, 10, 0.6), INK, (left - 30, step.top - 24))
    page.paste(ink.slope(size, colour, ink.mix(colour, INK, 0.6)), (left, step.top), block)
    ink.shade(
        page, ink.rounded((step.width, 22), 11), ink.mix(colour, CREAM, 0.55), (left, step.top)
    )
    medal = _medal(rank, colour)
    page.paste(medal, ink.centred(medal, (step.middle - 66, step.top + 76)), medal)


@lru_cache(maxsize=len(_STEPS))
def _medal(rank: int, colour: RGB) -> Image.Image:
    """Return the medal of a rank: its number on bright metal."""
    side = 96
    bright = ink.mix(colour, CREAM, 0.5)
    page = discs(side * FINE, ((1, INK), (0.93, CREAM), (0.85, INK), (0.8, bright))).reduce(FINE)
    digits = ink.number(str(rank), 54)
    ink.shade(page, digits, INK, ink.centred(digits, (side / 2, side / 2)))
    return page


def _draw_winners(
    page: Image.Image, places: Sequence[PodiumPlace], step: _Step, faces: Faces
) -> None:
    """Draw a step's players, the first rank with crowns, and their points on its front."""
    wide = max(figures_width(place.rabbits, faces) for place in places)
    per_row, each = _row_size(len(places), step, wide)
    for index, place in enumerate(places):
        back, column = divmod(index, per_row)  # players without room in front are drawn above
        in_row = min(per_row, len(places) - back * per_row)
        winner = figures(place.rabbits, each, faces, crowned=place.rank == 1)
        x = step.middle + (column - (in_row - 1) / 2) * (each * wide + 2)
        bottom = step.top + 10 - back * (each + 2)
        page.paste(winner, (round(x - winner.width / 2), bottom - winner.height), winner)
    _plate(page, places[0].score, (step.middle + 56, step.top + 76), 56)


def _row_size(count: int, step: _Step, wide: float) -> tuple[int, int]:
    """Return the number of players in a row and their height in pixels.

    There is more than one row only if players would be too small in a single one.
    """
    room = (step.width - 6, step.top)
    best = (count, 1)
    for rows in range(1, count + 1):
        per_row = -(-count // rows)
        each = int(min((room[0] / per_row - 2) / wide, room[1] / rows - 2, _TALLEST))
        if each > best[1]:
            best = (per_row, each)
        if best[1] >= _LEAST_IN_ROW:
            break
    return best


def _draw_others(page: Image.Image, places: Sequence[PodiumPlace], faces: Faces) -> None:
    """Draw the players who are not on a step along the lower edge, each with their points."""
    if not places:
        return
    stride = min(220, (SIZE[0] - 30) / len(places))
    wide = max(figures_width(place.rabbits, faces) for place in places)
    each = min(_OTHER, int((stride - 4) / wide))
    for index, place in enumerate(places):
        x = SIZE[0] / 2 + (index - (len(places) - 1) / 2) * stride
        one = figures(place.rabbits, each, faces)
        page.paste(one, (round(x - one.width / 2), SIZE[1] - 58 - one.height), one)
        _plate(page, place.score, (x, SIZE[1] - 34), 38)


def _plate(page: Image.Image, score: int, centre: ink.Point, height: int) -> None:
    """Draw points in digits of this height on a dark plate."""
    digits = ink.number(str(score), height)
    size = (digits.width + height, round(height * 1.5))
    plate = ink.rounded(size, size[1] // 2)
    ink.shade(page, plate, INK, ink.centred(plate, centre))
    ink.shade(page, digits, CREAM, ink.centred(digits, centre))


def _throw_confetti(page: Image.Image) -> None:
    """Draw confetti in every rabbit's colour and shape."""
    dice = Random(12)
    for index in range(84):
        colour = RABBITS[index % len(RABBITS)]
        piece = symbol(colour.shape, dice.choice((14, 18, 24)), colour.rgb)
        piece = piece.rotate(dice.uniform(0, 360), Image.Resampling.BICUBIC)
        where = (round(dice.random() * SIZE[0]), round(dice.random() ** 1.5 * _FLOOR * 0.9))
        page.paste(piece, where, piece)
