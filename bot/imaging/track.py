"""Draws the score track: a path of stones at night, and the rabbits hopping along it.

Shows where every player or team was before the round and where it is now. Gets the moves, and the
goal if there is one; does not know the rules. `bot.imaging.path` computes the positions.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import draw_hills, night_sky
from bot.imaging.ink import CREAM, GOLD, INK, Point
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.path import FRAME, SIZE, Spot, StonePath, path_for, standing
from bot.imaging.rabbits import group
from bot.imaging.subjects import TrackMove

__all__ = ["TrackMove", "paint_track"]

_CORNER = 30
_THICKEST = 76
_DIGITS = 42


def paint_track(moves: Sequence[TrackMove], goal: int | None) -> Image.Image:
    """Return the painted board after a round."""
    path = path_for(moves, goal)
    page = _sky().copy()
    spots = standing(path, moves)
    _draw_path(page, path)
    hopping = {move: spot for move, spot in spots.items() if move.before != move.after}
    for move, spot in hopping.items():
        _draw_hops(page, path, move, spot)
    for score in path.scores:
        _draw_stone(page, path, score)
    for move in hopping:
        start = _dot(9, rabbit_at(move.rabbits[0]).rgb)
        page.paste(start, ink.centred(start, _aside(path, move, move.before)), start)
    for spot in spots.values():
        figure = group(spot.rabbits, spot.height)
        left, top = ink.centred(figure, (spot.foot[0], spot.foot[1] - spot.height / 2))
        page.paste(figure, (left, top), figure)
    return page


def _aside(path: StonePath, move: TrackMove, score: int) -> Point:
    """Return where this rabbit's hop touches a stone, next to the hops of other rabbits."""
    x, y = path.place(score)
    return x + (move.rabbits[0] - 5.5) * 1.4, y - 6 - move.rabbits[0] % 3 * 5


def _draw_hops(page: Image.Image, path: StonePath, move: TrackMove, end: Spot) -> None:
    """Draw dotted arcs from stone to stone, so that the points can be counted."""
    forwards = 1 if move.before < move.after else -1
    passed = range(move.before, move.after, forwards * path.scores.step)
    landings = [_aside(path, move, score) for score in passed]
    for one, other in pairwise([*landings, end.head]):
        lift = min(90, abs(other[0] - one[0]) * 0.6) + 2.5 * move.rabbits[0]
        bend = ((one[0] + other[0]) / 2, min(one[1], other[1]) - lift)
        steps = max(4, round((math.dist(one, other) + lift) / 17))
        for point in ink.curve(one, bend, other, steps)[1:-1]:
            dot = _dot(5, rabbit_at(move.rabbits[0]).rgb)
            page.paste(dot, ink.centred(dot, point), dot)


@lru_cache(maxsize=64)
def _dot(radius: int, colour: RGB) -> Image.Image:
    side = (radius + 2) * 2 * ink.FINE
    page = Image.new("RGBA", (side, side), (*CREAM, 0))
    pen = ImageDraw.Draw(page)
    pen.ellipse((0, 0, side - 1, side - 1), fill=(*INK, 220))
    inset = 2 * ink.FINE
    pen.ellipse((inset, inset, side - 1 - inset, side - 1 - inset), fill=(*colour, 255))
    return page.reduce(ink.FINE)


@lru_cache(maxsize=1)
def _sky() -> Image.Image:
    """Return the empty board."""
    page = ink.felt(SIZE).copy()
    inner = (SIZE[0] - 2 * FRAME, SIZE[1] - 2 * FRAME)
    mask = ink.padded(ink.rounded(inner, _CORNER), SIZE, (FRAME, FRAME))
    ink.shade(page, ink.soften(mask, 9, 0.8), (4, 12, 12), (0, 5))
    sky = night_sky(inner, 170, seed=21)
    draw_hills(sky, ((0.62, (58, 44, 92)), (0.8, (46, 38, 80))))
    page.paste(sky, (FRAME, FRAME), ink.rounded(inner, _CORNER))
    ink.shade(page, _gilding(inner), GOLD, (FRAME, FRAME))
    return page


def _gilding(size: tuple[int, int]) -> Image.Image:
    """Return the mask of a fine line just inside the board's edge."""
    lines = Image.new("L", (size[0] * 2, size[1] * 2))
    box = (12, 12, size[0] * 2 - 13, size[1] * 2 - 13)
    ImageDraw.Draw(lines).rounded_rectangle(box, 2 * _CORNER - 8, outline=190, width=4)
    return lines.reduce(2)


def _draw_path(page: Image.Image, path: StonePath) -> None:
    """Draw a pale ribbon under the stones."""
    points = [path.place(score) for score in path.scores]
    mask = Image.new("L", (SIZE[0] * 2, SIZE[1] * 2))
    ImageDraw.Draw(mask).line(ink.scaled(points, 2), fill=255, width=44, joint="curve")
    ink.shade(page, mask.reduce(2).point(lambda v: round(v * 0.16)), CREAM)


def _draw_stone(page: Image.Image, path: StonePath, score: int) -> None:
    centre = path.place(score)
    room = path.widths[path.index(score)]
    width = round(max(room * 0.86, room - 10))
    stood_on = path.crowds[path.index(score)] > 0 or score == path.goal
    height = _THICKEST if stood_on else round(min(width * 0.6, _THICKEST))
    if path.goal == score:
        light = ink.glow((width * 3, height * 4), 1.6).point(lambda v: round(v * 0.8))
        ink.shade(page, light, (255, 214, 120), ink.centred(light, centre))
    stone = _stone((width, height), golden=path.goal is not None and score >= path.goal)
    page.paste(stone, ink.centred(stone, (centre[0], centre[1] + height * 0.16)), stone)
    if stood_on or path.all_numbered:
        digits = ink.number(str(score), _DIGITS)
        ink.shade(page, digits, INK, ink.centred(digits, (centre[0], centre[1] + height * 0.27)))


@lru_cache(maxsize=16)
def _stone(size: tuple[int, int], *, golden: bool) -> Image.Image:
    """Return a stepping stone of this size, seen from slightly above."""
    page = Image.new("RGBA", (size[0] * ink.FINE, size[1] * ink.FINE), (*INK, 0))
    pen = ImageDraw.Draw(page)
    right, bottom = page.width - 1, page.height - 1
    side = round(bottom * 0.12)
    face, edge = (GOLD, (150, 98, 34)) if golden else ((232, 222, 204), (120, 104, 116))
    light = ink.mix(face, (255, 255, 255), 0.35)
    for box, colour in (
        ((0, side, right, bottom), INK),
        ((8, side, right - 8, bottom - 8), edge),
        ((8, 8, right - 8, bottom - side), face),
        ((bottom * 0.17, bottom * 0.08, right - bottom * 0.17, bottom * 0.74), light),
    ):
        _fill_oval(pen, box, colour)
    return page.reduce(ink.FINE)


def _fill_oval(
    pen: ImageDraw.ImageDraw, box: tuple[float, float, float, float], colour: RGB
) -> None:
    """Draw an ellipse; if the box is much wider than high, make its long sides straight."""
    left, top, right, bottom = box
    reach = (bottom - top) * 1.68  # an ordinary stone's width
    if right - left <= reach * 1.1:
        pen.ellipse(box, fill=(*colour, 255))
        return
    pen.ellipse((left, top, left + reach, bottom), fill=(*colour, 255))
    pen.ellipse((right - reach, top, right, bottom), fill=(*colour, 255))
    pen.rectangle((left + reach / 2, top, right - reach / 2, bottom), fill=(*colour, 255))
