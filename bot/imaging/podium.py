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
class PodiumPlace:
    """A player or team at the end: rank from 1 (a tie shares it), rabbits, points."""

    rank: int
    rabbits: tuple[int, ...]
    score: int


def paint_podium(places: Sequence[PodiumPlace]) -> Image.Image:
    """Winners high, the rest in a row before them."""
    page = night_sky(SIZE, 150, seed=5)
    draw_moon(page, (SIZE[0] // 2, 250), 210)
    ground = Image.new("L", SIZE)
    ImageDraw.Draw(ground).ellipse((-400, _FLOOR - 60, SIZE[0] + 400, SIZE[1] + 500), fill=255)
    ink.shade(page, ink.soften(ground, 1), (36, 44, 66))
    _throw_confetti(page)
    ranks = {place.rank for place in places}
    width = 3 * _STEP_WIDTH if ranks == {1} and len(places) > 3 else _STEP_WIDTH
    for rank in sorted(ranks & _STEPS.keys()):
        side, height, colour = _STEPS[rank]
        step = _Step(SIZE[0] / 2 + side * (_STEP_WIDTH + 12), _FLOOR - height, width)
        _draw_step(page, rank, step, colour)
        _draw_winners(page, [place for place in places if place.rank == rank], step)
    _draw_others(page, [place for place in places if place.rank not in _STEPS])
    return page


@dataclass(frozen=True, slots=True)
class _Step:
    middle: float
    top: int
    width: int


def _draw_step(page: Image.Image, rank: int, step: _Step, colour: RGB) -> None:
    """A block with a lighter top and its rank."""
    size = (step.width, _FLOOR - step.top)
    left = round(step.middle - step.width / 2)
    block = ink.rounded(size, 14)
    shadow = ink.padded(block, (size[0] + 60, size[1] + 60), (30, 30))
    ink.shade(page, ink.soften(shadow, 10, 0.6), INK, (left - 30, step.top - 24))
    page.paste(ink.slope(size, colour, ink.mix(colour, INK, 0.6)), (left, step.top), block)
    ink.shade(
        page, ink.rounded((step.width, 22), 11), ink.mix(colour, CREAM, 0.55), (left, step.top)
    )
    digits = ink.number(str(rank), 62)
    where = ink.centred(digits, (step.middle, step.top + 66))
    ink.shade(page, digits, ink.mix(colour, INK, 0.75), where)


def _draw_winners(page: Image.Image, places: Sequence[PodiumPlace], step: _Step) -> None:
    """Everybody who shares a step, crowned on the first one, and their points on its front."""
    wide = max(1 + 0.62 * (len(place.rabbits) - 1) for place in places)
    rows, each = crowd(len(places), (step.width - 6, 250), 170, wide)
    per_row = -(-len(places) // rows)
    stride = each * WIDTH / HEIGHT * wide + 2
    for index, place in enumerate(places):
        row, column = divmod(index, per_row)
        in_row = min(per_row, len(places) - row * per_row)
        figure = group(place.rabbits, each, crowned=place.rank == 1)
        x = step.middle + (column - (in_row - 1) / 2) * stride
        bottom = step.top + 10 - (rows - 1 - row) * (each + 2)
        page.paste(figure, (round(x - figure.width / 2), bottom - figure.height), figure)
    _plate(page, places[0].score, (step.middle, step.top + 134), 36)


def _draw_others(page: Image.Image, places: Sequence[PodiumPlace]) -> None:
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
