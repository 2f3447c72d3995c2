"""The winding path of the score track: which scores have a stone, and who stands where.

A stone on which many stand is as wide as they need, so that nobody on the board is smaller for
company; the other stones move together a little. Pure geometry: numbers in, points out.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from bot.imaging.ink import Point
from bot.imaging.rabbits import HEIGHT, TEAM_STEP, WIDTH
from bot.imaging.subjects import TrackMove

SIZE = (1320, 840)
MOST_STONES = 72

FRAME = 18
_MARGIN = (14, 16)
_TALLEST = 140
_FIGURE = 0.66  # of a stone's place, the width of one rabbit among many


@dataclass(frozen=True)
class StonePath:
    """Stones from the lower left upwards, in rows that turn at the edges."""

    scores: range
    goal: int | None
    crowds: tuple[float, ...]
    """For each stone, how many rabbits wide those are who stand on it."""

    @cached_property
    def rows(self) -> tuple[int, ...]:
        """For each stone the row it lies in: those that make the smallest on the board largest."""
        return max((self._folded(down) for down in range(1, 13)), key=self._sizes)

    @property
    def height(self) -> float:
        """Of one row."""
        return _room()[1] / (self.rows[-1] + 1)

    @cached_property
    def widths(self) -> tuple[float, ...]:
        """The width of every stone's place; those of a row fill it."""
        return self._filling(self.rows)

    @cached_property
    def figure(self) -> int:
        """The height in pixels of everybody on the board."""
        return int(self._tallest(self.rows)) // 6 * 6  # few sizes, so that sprites are shared

    @cached_property
    def _weights(self) -> tuple[float, ...]:
        return tuple(max(1.0, crowd * _FIGURE) for crowd in self.crowds)

    def _folded(self, down: int) -> tuple[int, ...]:
        """The stones in so many rows, about equally full."""
        ends = tuple(accumulate(self._weights))
        middles = (end - weight / 2 for end, weight in zip(ends, self._weights, strict=True))
        rows = [int(middle / ends[-1] * down) for middle in middles]
        used = sorted(set(rows))  # a stone for many may be as long as two rows
        return tuple(used.index(row) for row in rows)

    def _filling(self, rows: tuple[int, ...]) -> tuple[float, ...]:
        filled = [0.0] * (rows[-1] + 1)
        for row, weight in zip(rows, self._weights, strict=True):
            filled[row] += weight
        room = _room()[0]
        pairs = zip(rows, self._weights, strict=True)
        return tuple(weight / filled[row] * room for row, weight in pairs)

    def _tallest(self, rows: tuple[int, ...]) -> float:
        places = zip(self._filling(rows), self.crowds, strict=True)
        across = min((place / crowd for place, crowd in places if crowd), default=SIZE[0])
        return min(_TALLEST, _room()[1] / (rows[-1] + 1) * 0.62, (across - 2) * HEIGHT / WIDTH)

    def _sizes(self, rows: tuple[int, ...]) -> tuple[float, float]:
        """What ways to fold are compared by: the smallest figure or stone, then the stones."""
        stone = min(*self._filling(rows), _room()[1] / (rows[-1] + 1) / 1.18)
        return min(self._tallest(rows), stone), stone

    def index(self, score: int) -> int:
        """Which stone a score stands on; one beyond the board stands on its first or last."""
        steps = (score - self.scores[0]) // self.scores.step
        return max(0, min(len(self.scores) - 1, steps))

    def place(self, score: int) -> Point:
        """The middle of the stone for a score."""
        return self._places[self.index(score)]

    @cached_property
    def _places(self) -> tuple[Point, ...]:
        places = []
        left, current = 0.0, 0
        room = _room()[0]
        for index, width in enumerate(self.widths):
            row = self.rows[index]
            if row != current:
                left, current = 0.0, row
            middle = left + width / 2
            left += width
            x = middle if row % 2 == 0 else room - middle
            wave = math.sin((x / room * 8 + row) * 1.7) * self.height * 0.05
            y = SIZE[1] - FRAME - _MARGIN[1] - self.height * (row + 0.3) + wave
            places.append((FRAME + _MARGIN[0] + x, y))
        return tuple(places)


def _room() -> tuple[float, float]:
    return SIZE[0] - 2 * (FRAME + _MARGIN[0]), SIZE[1] - 2 * FRAME - _MARGIN[1]


def path_for(moves: Sequence[TrackMove], goal: int | None) -> StonePath:
    """Stones from 0 to the goal and as far beyond as anybody got; without a goal it grows.

    Very long tracks begin where the last rabbit stands; longer still, a stone is several points.
    """
    furthest = max((move.after for move in moves), default=0)
    last = max(goal, furthest) if goal is not None else max(12, furthest + 3)
    first = 0
    if last - first >= MOST_STONES:
        first = max(0, min(move.before for move in moves)) // 10 * 10
    step = max(1, -(-(last - first) // (MOST_STONES - 1)))
    scores = range(first, last + step, step)
    path = StonePath(scores, goal, (0.0,) * len(scores))
    crowds = [0.0] * len(scores)
    for move in moves:
        crowds[path.index(move.after)] += _width(move)
    return StonePath(scores, goal, tuple(crowds))


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a figure stands: the point between its feet."""

    rabbits: tuple[int, ...]
    foot: Point
    height: int

    @property
    def head(self) -> Point:
        return self.foot[0], self.foot[1] - self.height * 0.55


def standing(path: StonePath, moves: Sequence[TrackMove]) -> dict[TrackMove, Spot]:
    """Where everybody stands; nobody hides anybody, so that all can be counted."""
    each = path.figure * WIDTH / HEIGHT + 2
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


def _width(move: TrackMove) -> float:
    """How many rabbits wide it stands."""
    return 1 + TEAM_STEP * (len(move.rabbits) - 1)
