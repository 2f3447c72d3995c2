"""Draws the score track: a path of stones at night, and the rabbits hopping along it.

Shows where every player or team was before the round and where it is now. The track is one row from
start to goal, so that the board is low enough for a phone to show it below the revealed cards. A
stone is as wide as the rabbits on it, so that rabbits do not shrink when they share one; empty
stones share the remaining width. Gets the moves, and the goal if there is one; does not know the
rules.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import draw_hills, night_sky
from bot.imaging.ink import CREAM, GOLD, INK, Point
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.rabbits import HEIGHT, TEAM_STEP, WIDTH, group
from bot.imaging.subjects import TrackMove

SIZE = (1320, 200)
MOST_STONES = 44

_FRAME = 14
_MARGIN = 16
_ROOM = SIZE[0] - 2 * (_FRAME + _MARGIN)
# How tall rabbits may be, and the least width of an empty stone then: readable stones matter more
# than very tall rabbits, but rabbits that can be told apart matter more than stones.
_HEIGHTS = ((108, 22), *((tall, 8) for tall in range(108, 66, -6)))
_BELOW = 63  # from the middle of the stones to the lower edge
_WAVE = 4  # how far the row goes up and down
_WIDEST = 170  # of an empty stone
_SIDE = 8  # of a stone, beyond the rabbits on it
_NUMBERED = 84  # two digits on a stone that holds them
_FINISH = 92  # the least width of the goal's place, for its number

_CORNER = 30
_THICKEST = 67
_TOES = 6  # how far rabbits stand behind the middle of a stone, so that its number is free
_DIGITS = 42


# Positions: which scores have a stone, and where each rabbit is.


@dataclass(frozen=True)
class StonePath:
    """One row of stones from left to right."""

    scores: range
    goal: int | None
    crowds: tuple[float, ...]
    """For each stone, the width of all figures on it, in rabbit widths."""

    @cached_property
    def figure(self) -> int:
        """Return the height in pixels of every rabbit on the board."""
        fitting = (tall for tall, pebble in _HEIGHTS if self._fits(tall, pebble))
        return next(fitting, _HEIGHTS[-1][0])

    @cached_property
    def widths(self) -> tuple[float, ...]:
        """Return the width in pixels of each stone's place; together they fill the row."""
        free = range(_WIDEST, 1, -1)
        # Empty stones are as wide as the rabbits on the others allow.
        widths = self._needed(self.figure, next((p for p in free if self._fits(self.figure, p)), 1))
        return tuple(width * _ROOM / sum(widths) for width in widths)

    @cached_property
    def all_numbered(self) -> bool:
        """Return whether every stone is wide enough for its number."""
        return min(self.widths) >= _NUMBERED

    def _fits(self, figure: int, pebble: int) -> bool:
        return sum(self._needed(figure, pebble)) <= _ROOM

    def _needed(self, figure: int, pebble: int) -> list[float]:
        """Return the widths that places need for rabbits ``figure`` pixels high.

        Places without rabbits are ``pebble`` pixels wide, and the goal's place has a minimum width.
        """
        widths = [max(pebble, c * _across(figure) + _SIDE if c else 0) for c in self.crowds]
        if self.goal is not None and self.goal in self.scores:
            at = self.scores.index(self.goal)
            widths[at] = max(widths[at], _FINISH)
        return widths

    def index(self, score: int) -> int:
        """Return the index of a score's stone; the first or last for a score beyond the board."""
        steps = (score - self.scores[0]) // self.scores.step
        return max(0, min(len(self.scores) - 1, steps))

    def place(self, score: int) -> Point:
        """Return the middle of the stone for a score."""
        return self._places[self.index(score)]

    @cached_property
    def _places(self) -> tuple[Point, ...]:
        middles = (
            end - width / 2 for end, width in zip(accumulate(self.widths), self.widths, strict=True)
        )
        return tuple(
            (_FRAME + _MARGIN + x, SIZE[1] - _BELOW + _WAVE * math.sin(x / _ROOM * 14))
            for x in middles
        )


def path_for(moves: Sequence[TrackMove], goal: int | None) -> StonePath:
    """Return the path from 0 to the goal, or to the highest score if that is beyond it.

    If there is no goal, the path ends a little after the highest score. A very long path begins
    near the lowest score; on an even longer one, each stone is worth several points.
    """
    furthest = max((max(move.before, move.after) for move in moves), default=0)
    last = max(goal, furthest) if goal is not None else max(12, furthest + 3)
    first = 0
    if last - first >= MOST_STONES:
        first = max(0, min(min(move.before, move.after) for move in moves)) // 10 * 10
    step = max(1, -(-(last - first) // (MOST_STONES - 1)))
    scores = range(first, last + step, step)
    path = StonePath(scores, goal, (0.0,) * len(scores))
    crowds = [0.0] * len(scores)
    for move in moves:
        crowds[path.index(move.after)] += _width(move)
    return StonePath(scores, goal, tuple(crowds))


@dataclass(frozen=True, slots=True)
class Spot:
    """The position of a player's or team's figure: the point between its feet."""

    rabbits: tuple[int, ...]
    foot: Point
    height: int

    @property
    def head(self) -> Point:
        """Return the point at which the figure's last hop ends."""
        return self.foot[0], self.foot[1] - self.height * 0.55


def spots_of(path: StonePath, moves: Sequence[TrackMove]) -> dict[TrackMove, Spot]:
    """Return the position of each player's or team's figure. No figure hides another."""
    each = _across(path.figure)
    stones: dict[int, list[TrackMove]] = {}
    for move in moves:
        stones.setdefault(path.index(move.after), []).append(move)
    spots = {}
    for figures in stones.values():
        x, y = path.place(figures[0].after)
        left = x - sum(map(_width, figures)) * each / 2
        for move in figures:
            spots[move] = Spot(move.rabbits, (left + _width(move) * each / 2, y), path.figure)
            left += _width(move) * each
    return spots


def _across(figure: int) -> float:
    """Return the width in pixels that one rabbit of this height takes."""
    return figure * WIDTH / HEIGHT + 2


def _width(move: TrackMove) -> float:
    """Return the width of a player's or team's figure, in rabbit widths."""
    return 1 + TEAM_STEP * (len(move.rabbits) - 1)


# Drawing.


def paint_track(moves: Sequence[TrackMove], goal: int | None) -> Image.Image:
    """Return the painted board after a round."""
    path = path_for(moves, goal)
    page = _sky().copy()
    spots = spots_of(path, moves)
    _draw_path(page, path)
    hopping = {move: spot for move, spot in spots.items() if move.before != move.after}
    for move, spot in hopping.items():
        _draw_hops(page, path, move, spot)
    for score in path.scores:
        _draw_stone(page, path, score)
    for move in hopping:
        start = _dot(9, rabbit_at(move.rabbits[0]).rgb)
        page.paste(start, ink.centred(start, _touchdown(path, move, move.before)), start)
    for spot in spots.values():
        figure = group(spot.rabbits, spot.height)
        middle = spot.foot[0], spot.foot[1] - spot.height / 2 - _TOES
        left, top = ink.centred(figure, middle)
        page.paste(figure, (left, top), figure)
    return page


def _touchdown(path: StonePath, move: TrackMove, score: int) -> Point:
    """Return where this rabbit's hop touches a stone.

    Each rabbit has a place of its own there, so that the hops of several can be told apart.
    """
    x, y = path.place(score)
    return x + (move.rabbits[0] - 5.5) * 1.4, y - 6 - move.rabbits[0] % 3 * 5


def _draw_hops(page: Image.Image, path: StonePath, move: TrackMove, end: Spot) -> None:
    """Draw dotted arcs from stone to stone, so that the points can be counted."""
    forwards = 1 if move.before < move.after else -1
    passed = range(move.before, move.after, forwards * path.scores.step)
    landings = [_touchdown(path, move, score) for score in passed]
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
    inner = (SIZE[0] - 2 * _FRAME, SIZE[1] - 2 * _FRAME)
    mask = ink.padded(ink.rounded(inner, _CORNER), SIZE, (_FRAME, _FRAME))
    ink.shade(page, ink.soften(mask, 9, 0.8), (4, 12, 12), (0, 5))
    sky = night_sky(inner, 170, seed=21)
    draw_hills(sky, ((0.62, (58, 44, 92)), (0.8, (46, 38, 80))))
    page.paste(sky, (_FRAME, _FRAME), ink.rounded(inner, _CORNER))
    ink.shade(page, _gilding(inner), GOLD, (_FRAME, _FRAME))
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
    """Draw a score's stone.

    Its number is drawn if a rabbit is on it, if it is the goal, or if all stones have room for one.
    """
    centre = path.place(score)
    room = path.widths[path.index(score)]
    width = round(max(room * 0.86, room - 10))
    occupied = path.crowds[path.index(score)] > 0 or score == path.goal
    height = _THICKEST if occupied else round(min(width * 0.6, _THICKEST))
    if path.goal == score:
        light = ink.glow((width * 3, height * 4), 1.6).point(lambda v: round(v * 0.8))
        ink.shade(page, light, (255, 214, 120), ink.centred(light, centre))
    stone = _stone((width, height), golden=path.goal is not None and score >= path.goal)
    page.paste(stone, ink.centred(stone, (centre[0], centre[1] + height * 0.16)), stone)
    if occupied or path.all_numbered:
        digits = ink.number(str(score), _DIGITS)
        ink.shade(page, digits, INK, ink.centred(digits, (centre[0], centre[1] + height * 0.225)))


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
