"""Lays out the score track: which scores have a stone, and where each rabbit is.

The track is one row from start to goal, so that the board is low enough for a phone to show it
below the revealed cards. A stone is as wide as the rabbits on it, so that rabbits do not shrink
when they share one; empty stones share the remaining width. Pure geometry: takes numbers and
returns points.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from bot.imaging.ink import Point
from bot.imaging.rabbits import HEIGHT, TEAM_STEP, WIDTH
from bot.imaging.subjects import TrackMove

SIZE = (1320, 256)
MOST_STONES = 44

FRAME = 14
_MARGIN = 16
_ROOM = SIZE[0] - 2 * (FRAME + _MARGIN)
# How tall rabbits may be, and the least width of an empty stone then: readable stones matter more
# than very tall rabbits, but rabbits that can be told apart matter more than stones.
_HEIGHTS = (
    *((tall, 22) for tall in range(132, 108, -6)),
    *((tall, 8) for tall in range(108, 66, -6)),
)
_WIDEST = 170  # of an empty stone
_SIDE = 8  # of a stone, beyond the rabbits on it
_NUMBERED = 84  # two digits on a stone that holds them
_FINISH = 92  # the least width of the goal's place, for its number


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
        """Return the width of the place of each stone; together they fill the row."""
        free = range(_WIDEST, 1, -1)
        widths = self._needed(self.figure, next((p for p in free if self._fits(self.figure, p)), 1))
        return tuple(width * _ROOM / sum(widths) for width in widths)

    @cached_property
    def all_numbered(self) -> bool:
        """Return whether stones without a rabbit are large enough for their number."""
        return min(self.widths) >= _NUMBERED

    def _fits(self, figure: int, pebble: int) -> bool:
        return sum(self._needed(figure, pebble)) <= _ROOM

    def _needed(self, figure: int, pebble: int) -> list[float]:
        """Return the width of each place if rabbits are this tall and empty places this wide."""
        widths = [max(pebble, c * across(figure) + _SIDE if c else 0) for c in self.crowds]
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
            (FRAME + _MARGIN + x, SIZE[1] - 70 + 7 * math.sin(x / _ROOM * 14)) for x in middles
        )


def path_for(moves: Sequence[TrackMove], goal: int | None) -> StonePath:
    """Return the path from 0 to the goal, or to the highest score if that is beyond it.

    Without a goal, the path ends a little after the highest score. A very long path begins near the
    lowest score; on an even longer one, each stone is worth several points.
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
        return self.foot[0], self.foot[1] - self.height * 0.55


def standing(path: StonePath, moves: Sequence[TrackMove]) -> dict[TrackMove, Spot]:
    """Return the position of each figure; none hides another, so that all can be counted."""
    each = across(path.figure)
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


def across(figure: int) -> float:
    """Return the width in pixels that one rabbit of this height takes."""
    return figure * WIDTH / HEIGHT + 2


def _width(move: TrackMove) -> float:
    """Return the width of a player's or team's figure, in rabbit widths."""
    return 1 + TEAM_STEP * (len(move.rabbits) - 1)
