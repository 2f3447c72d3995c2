"""The end of a game: three steps under the moon, and everybody else cheering.

Knows ranks, rabbits and scores as they are told.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import draw_moon, night_sky
from bot.imaging.ink import CREAM, INK
from bot.imaging.palette import RABBITS, RGB
from bot.imaging.rabbits import HEIGHT, WIDTH, crowd, group, symbol

SIZE = (1210, 770)

_FLOOR = 606
_STEP_WIDTH = 270
# Rank → how far from the middle, height of the step, its colour.
_STEPS: dict[int, tuple[float, int, RGB]] = {
    1: (0, 290, (240, 190, 80)),
    2: (-1, 220, (196, 200, 212)),
    3: (1, 178, (196, 130, 84)),
}


@dataclass(frozen=True, slots=True)
class Place:
    """A player or team at the end: rank from 1 (a tie shares it), rabbits, points."""

    rank: int
    rabbits: tuple[int, ...]
    score: int


def paint_podium(places: Sequence[Place]) -> Image.Image:
    """Winners high, the rest in a row before them."""
    page = night_sky(SIZE, 150, seed=5)
    draw_moon(page, (SIZE[0] // 2, 250), 210)
    ground = Image.new("L", SIZE)
    ImageDraw.Draw(ground).ellipse((-400, _FLOOR - 60, SIZE[0] + 400, SIZE[1] + 500), fill=255)
    ink.shade(page, ink.soften(ground, 1), (36, 44, 66))
    _throw_confetti(page)
    for rank, (side, height, colour) in _STEPS.items():
        on_step = [place for place in places if place.rank == rank]
        if on_step:
            _draw_step(page, rank, (SIZE[0] / 2 + side * (_STEP_WIDTH + 12), height), colour)
            _draw_winners(page, on_step, SIZE[0] / 2 + side * (_STEP_WIDTH + 12), _FLOOR - height)
    _draw_others(page, [place for place in places if place.rank not in _STEPS])
    return page


def _draw_step(page: Image.Image, rank: int, at: tuple[float, int], colour: RGB) -> None:
    """A block with a lighter top and its rank."""
    middle, height = at
    left, top = round(middle - _STEP_WIDTH / 2), _FLOOR - height
    size = (_STEP_WIDTH, height)
    shadow = ink.soften(
        ink.padded(ink.rounded(size, 14), (size[0] + 60, size[1] + 60), (30, 30)), 10, 0.6
    )
    ink.shade(page, shadow, INK, (left - 30, top - 24))
    page.paste(
        ink.slope(size, colour, ink.mix(colour, INK, 0.6)), (left, top), ink.rounded(size, 14)
    )
    ink.shade(page, ink.rounded((_STEP_WIDTH, 22), 11), ink.mix(colour, CREAM, 0.55), (left, top))
    digits = ink.number(str(rank), 62)
    ink.shade(page, digits, ink.mix(colour, INK, 0.75), ink.centred(digits, (middle, top + 66)))


def _draw_winners(page: Image.Image, places: Sequence[Place], middle: float, floor: int) -> None:
    """Everybody who shares a step, crowned on the first one, and their points on its front."""
    wide = max(1 + 0.62 * (len(place.rabbits) - 1) for place in places)
    rows, each = crowd(len(places), (_STEP_WIDTH - 6, 250), 170, wide)
    per_row = -(-len(places) // rows)
    step = each * WIDTH / HEIGHT * wide + 2
    for index, place in enumerate(places):
        row, column = divmod(index, per_row)
        in_row = min(per_row, len(places) - row * per_row)
        figure = group(place.rabbits, each, crowned=place.rank == 1)
        x = middle + (column - (in_row - 1) / 2) * step
        bottom = floor + 10 - (rows - 1 - row) * (each + 2)
        page.paste(figure, (round(x - figure.width / 2), bottom - figure.height), figure)
    _plate(page, places[0].score, (middle, floor + 134), 36)


def _draw_others(page: Image.Image, places: Sequence[Place]) -> None:
    """The rest along the lower edge, each with its points."""
    if not places:
        return
    step = min(150, (SIZE[0] - 40) / len(places))
    for index, place in enumerate(places):
        x = SIZE[0] / 2 + (index - (len(places) - 1) / 2) * step
        figure = group(place.rabbits, 96)
        page.paste(figure, (round(x - figure.width / 2), SIZE[1] - 44 - figure.height), figure)
        _plate(page, place.score, (x, SIZE[1] - 28), 26)


def _plate(page: Image.Image, score: int, centre: ink.Point, height: int) -> None:
    digits = ink.number(str(score), height)
    size = (digits.width + height, round(height * 1.5))
    plate = ink.rounded(size, size[1] // 2)
    ink.shade(page, plate, INK, ink.centred(plate, centre))
    ink.shade(page, digits, CREAM, ink.centred(digits, centre))


def _throw_confetti(page: Image.Image) -> None:
    """A little of every rabbit's colour and shape in the air."""
    dice = Random(12)
    for index in range(84):
        colour = RABBITS[index % len(RABBITS)]
        piece = symbol(colour.shape, dice.choice((14, 18, 24)), colour.rgb)
        piece = piece.rotate(dice.uniform(0, 360), Image.Resampling.BICUBIC)
        where = (round(dice.random() * SIZE[0]), round(dice.random() ** 1.5 * _FLOOR * 0.9))
        page.paste(piece, where, piece)
