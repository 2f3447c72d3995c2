"""The end of a game: three steps under the moon, and everybody else cheering.

Knows ranks, rabbits, faces and scores as they are told. A step is for points: whoever has none
stands among the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import draw_moon, night_sky
from bot.imaging.ink import CREAM, INK
from bot.imaging.palette import RABBITS, RGB
from bot.imaging.rabbits import HEIGHT, WIDTH, crowd, symbol
from bot.imaging.subjects import Faces, PodiumPlace
from bot.imaging.tokens import figure, span

SIZE = (1210, 770)

_FLOOR = 560
_STEP_WIDTH = 290
_WINNER = 196
_LEAST_IN_ROW = 90
_OTHER = 132
# Rank → how far from the middle, height of the step, its colour.
_STEPS: dict[int, tuple[float, int, RGB]] = {
    1: (0, 276, (240, 190, 80)),
    2: (-1, 208, (196, 200, 212)),
    3: (1, 168, (196, 130, 84)),
}


def paint_podium(places: Sequence[PodiumPlace], faces: Faces) -> Image.Image:
    """Winners high, the rest in a row before them."""
    winners = [place for place in places if place.on_step]
    others = [place for place in places if not place.on_step]
    page = _night(bool(winners))
    ranks = {place.rank for place in winners}
    wide = ranks == {1} and len(winners) > 3
    for rank in sorted(ranks or _STEPS):
        side, height, colour = _STEPS[rank]
        width = 3 * _STEP_WIDTH if wide else _STEP_WIDTH
        floor = _FLOOR if others else _FLOOR + 90
        step = _Step(SIZE[0] / 2 + side * (_STEP_WIDTH + 12), floor - height, width, height)
        _draw_step(page, rank, step, colour)
        sharing = [place for place in winners if place.rank == rank]
        if sharing:
            _draw_winners(page, sharing, step, faces)
    _draw_others(page, others, faces)
    return page


def _night(festive: bool) -> Image.Image:
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
    """A block with a lighter top and its rank."""
    size = (step.width, step.height)
    left = round(step.middle - step.width / 2)
    block = ink.rounded(size, 14)
    shadow = ink.padded(block, (size[0] + 60, size[1] + 60), (30, 30))
    ink.shade(page, ink.soften(shadow, 10, 0.6), INK, (left - 30, step.top - 24))
    page.paste(ink.slope(size, colour, ink.mix(colour, INK, 0.6)), (left, step.top), block)
    ink.shade(
        page, ink.rounded((step.width, 22), 11), ink.mix(colour, CREAM, 0.55), (left, step.top)
    )
    digits = ink.number(str(rank), 58)
    where = ink.centred(digits, (step.middle, step.top + 62))
    ink.shade(page, digits, ink.mix(colour, INK, 0.75), where)


def _draw_winners(
    page: Image.Image, places: Sequence[PodiumPlace], step: _Step, faces: Faces
) -> None:
    """Everybody who shares a step, crowned on the first one, and their points on its front."""
    wide = max(span(len(place.rabbits)) for place in places)
    rows, each = _ranged(len(places), step.width - 6, wide)
    per_row = -(-len(places) // rows)
    stride = each * WIDTH / HEIGHT * wide + 2
    for index, place in enumerate(places):
        back, column = divmod(index, per_row)  # whoever finds no room in front stands behind
        in_row = min(per_row, len(places) - back * per_row)
        winner = figure(place.rabbits, each, faces, crowned=place.rank == 1)
        x = step.middle + (column - (in_row - 1) / 2) * stride
        bottom = step.top + 10 - back * (each + 2)
        page.paste(winner, (round(x - winner.width / 2), bottom - winner.height), winner)
    _plate(page, places[0].score, (step.middle, step.top + 130), 46)


def _ranged(count: int, room: int, wide: float) -> tuple[int, int]:
    """Rows, and the height of each: one row as long as nobody is small in it."""
    alone = int(min(_WINNER, (room / count - 2) * HEIGHT / WIDTH / wide))
    return (1, alone) if alone >= _LEAST_IN_ROW else crowd(count, (room, 276), _WINNER, wide)


def _draw_others(page: Image.Image, places: Sequence[PodiumPlace], faces: Faces) -> None:
    """The rest along the lower edge, each with its points."""
    if not places:
        return
    stride = min(190, (SIZE[0] - 30) / len(places))
    wide = max(span(len(place.rabbits)) for place in places)
    each = min(_OTHER, int((stride - 4) * HEIGHT / WIDTH / wide))
    for index, place in enumerate(places):
        x = SIZE[0] / 2 + (index - (len(places) - 1) / 2) * stride
        one = figure(place.rabbits, each, faces)
        page.paste(one, (round(x - one.width / 2), SIZE[1] - 58 - one.height), one)
        _plate(page, place.score, (x, SIZE[1] - 34), 36)


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
