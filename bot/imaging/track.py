"""The score track: a winding path of stones under the moon, and the rabbits hopping along it.

Draws where every rabbit (or team) came from and where it now stands. Scores, not rules: it is
told the moves and the goal, if there is one, and lays as many stones as they need.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.backs import draw_hills, night_sky
from bot.imaging.ink import CREAM, GOLD, INK, Point
from bot.imaging.palette import RGB, rabbit_at
from bot.imaging.rabbits import HEIGHT, WIDTH, crowd, group

SIZE = (1320, 840)
MOST_STONES = 72

_FRAME = 26
_TEAM_WIDTH = 1.62


@dataclass(frozen=True, slots=True)
class TrackMove:
    """A rabbit's score before and after the round; a team may send several rabbits."""

    rabbit: int | tuple[int, ...]
    before: int
    after: int

    @property
    def rabbits(self) -> tuple[int, ...]:
        """Whoever stands on the board for this score."""
        return self.rabbit if isinstance(self.rabbit, tuple) else (self.rabbit,)

    @property
    def colour(self) -> RGB:
        """The colour of its hops."""
        return rabbit_at(self.rabbits[0]).rgb


@dataclass(frozen=True, slots=True)
class Path:
    """Which scores have a stone, and where the stones lie."""

    scores: range
    goal: int | None

    @property
    def rows(self) -> int:
        """As many rows as make the fields largest; a field is a little higher than wide."""
        width, height = _room()
        sizes = {
            rows: min(width / -(-len(self.scores) // rows), height / rows / 1.18)
            for rows in range(1, 13)
        }
        return max(sizes, key=lambda rows: sizes[rows])

    @property
    def field(self) -> tuple[float, float]:
        """Width and height of one field."""
        width, height = _room()
        across = -(-len(self.scores) // self.rows)
        return width / across, height / self.rows

    def place(self, score: int) -> Point:
        """The middle of the stone for a score; the path winds from the lower left upwards."""
        index = max(0, min(len(self.scores) - 1, (score - self.scores[0]) // self.scores.step))
        across = -(-len(self.scores) // self.rows)
        row, step = divmod(index, across)
        column = step if row % 2 == 0 else across - 1 - step
        width, height = self.field
        wave = math.sin((column + row) * 1.7) * height * 0.06
        left = _FRAME + 18 + (column + 0.5) * width
        return left, SIZE[1] - _FRAME - 12 - row * height - height * 0.3 + wave


def path_for(moves: Sequence[TrackMove], goal: int | None) -> Path:
    """Stones from 0 to the goal and as far beyond as anybody got; without a goal it grows.

    Very long tracks begin where the last rabbit stands; longer still, a stone is several points.
    """
    furthest = max((move.after for move in moves), default=0)
    last = max(goal, furthest) if goal is not None else max(12, furthest + 3)
    first = 0
    if last - first >= MOST_STONES:
        first = max(0, min(move.before for move in moves)) // 10 * 10
    step = max(1, -(-(last - first) // (MOST_STONES - 1)))
    return Path(range(first, last + step, step), goal)


def paint_track(moves: Sequence[TrackMove], goal: int | None) -> Image.Image:
    """The board after a round."""
    path = path_for(moves, goal)
    page = _board(path).copy()
    stands, ghosts = standing(path, moves)
    for move in moves:
        if move.before != move.after:
            _draw_hops(page, path, move, ghosts[move], stands[move])
    for spot, faded in [*((ghosts[m], True) for m in ghosts), *((stands[m], False) for m in moves)]:
        figure = group(spot.rabbits, spot.height)
        figure = ink.fade(figure, 0.38) if faded else figure
        page.paste(
            figure,
            (round(spot.foot[0] - figure.width / 2), round(spot.foot[1]) - spot.height),
            figure,
        )
    return page


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a figure stands: the point between its feet."""

    rabbits: tuple[int, ...]
    foot: Point
    height: int

    @property
    def head(self) -> Point:
        return self.foot[0], self.foot[1] - self.height * 0.55


def standing(
    path: Path, moves: Sequence[TrackMove]
) -> tuple[dict[TrackMove, Spot], dict[TrackMove, Spot]]:
    """Where everybody stands now, and where the ghosts of those who moved stand."""
    fields: dict[Point, list[tuple[TrackMove, bool]]] = {}
    for move in moves:
        fields.setdefault(path.place(move.after), []).append((move, False))
    for move in moves:
        if move.before != move.after:
            fields.setdefault(path.place(move.before), []).append((move, True))
    stands: dict[TrackMove, Spot] = {}
    ghosts: dict[TrackMove, Spot] = {}
    for stone, figures in fields.items():
        spots = _spread(stone, [move.rabbits for move, _ in figures], path.field)
        for (move, ghost), spot in zip(figures, spots, strict=True):
            (ghosts if ghost else stands)[move] = spot
    return stands, ghosts


def _spread(
    stone: Point, figures: Sequence[tuple[int, ...]], field: tuple[float, float]
) -> list[Spot]:
    """Share one field: nobody hides anybody, so that all can be counted."""
    wide = _TEAM_WIDTH if any(len(rabbits) > 1 for rabbits in figures) else 1
    room = (field[0] * 0.98, field[1] * 0.74)
    rows, each = crowd(len(figures), room, round(min(field[1] * 0.62, field[0] * 0.8)), wide)
    per_row = -(-len(figures) // rows)
    step = each * WIDTH / HEIGHT * wide + 2
    spots = []
    for index, rabbits in enumerate(figures):
        row, place = divmod(index, per_row)
        in_row = min(per_row, len(figures) - row * per_row)
        left = stone[0] + (place - (in_row - 1) / 2) * step
        bottom = stone[1] - (rows - 1 - row) * (each + 2)
        spots.append(Spot(rabbits, (left, bottom), each))
    return spots


def _draw_hops(page: Image.Image, path: Path, move: TrackMove, start: Spot, end: Spot) -> None:
    """Footprints in the air from stone to stone, so that the points can be counted in hops."""
    aside = (move.rabbits[0] - 5.5) * path.field[0] * 0.045  # neighbours' hops stay apart
    passed = range(move.before + path.scores.step, move.after, path.scores.step)
    stones = [path.place(score) for score in passed]
    between = [(x + aside, y - path.field[1] * 0.1) for x, y in stones]
    landings = [start.head, *between, end.head]
    for one, other in pairwise(landings):
        _draw_hop(page, one, other, move.colour, path.field[1] * (0.5 + aside / path.field[0]))


def _draw_hop(page: Image.Image, one: Point, other: Point, colour: RGB, lift: float) -> None:
    distance = math.dist(one, other)
    bend = ((one[0] + other[0]) / 2, min(one[1], other[1]) - lift)
    if abs(one[0] - other[0]) < lift / 2:  # up to the next row: swing out to the edge
        edge = _FRAME if one[0] < SIZE[0] / 2 else SIZE[0] - _FRAME
        bend = (2 * edge - one[0], (one[1] + other[1]) / 2)
    steps = max(4, round((distance + lift) / 17))
    for x, y in ink.curve(one, bend, other, steps)[1:-1]:
        dot = _dot(5, colour)
        page.paste(dot, ink.centred(dot, (x, y)), dot)


@lru_cache(maxsize=256)
def _dot(radius: int, colour: RGB) -> Image.Image:
    side = (radius + 2) * 2 * ink.FINE
    page = Image.new("RGBA", (side, side), (*CREAM, 0))
    pen = ImageDraw.Draw(page)
    pen.ellipse((0, 0, side - 1, side - 1), fill=(*INK, 220))
    inset = 2 * ink.FINE
    pen.ellipse((inset, inset, side - 1 - inset, side - 1 - inset), fill=(*colour, 255))
    return page.reduce(ink.FINE)


@lru_cache(maxsize=2)
def _board(path: Path) -> Image.Image:
    """Everything that does not move: sky, frame, path and numbered stones."""
    page = ink.felt(SIZE).copy()
    inner = (SIZE[0] - 2 * _FRAME, SIZE[1] - 2 * _FRAME)
    mask = ink.padded(ink.rounded(inner, 36), SIZE, (_FRAME, _FRAME))
    ink.shade(page, ink.soften(mask, 9, 0.8), (4, 12, 12), (0, 5))
    sky = night_sky(inner, 170, seed=21)
    draw_hills(sky, ((0.62, (58, 44, 92)), (0.8, (46, 38, 80))))
    page.paste(sky, (_FRAME, _FRAME), ink.rounded(inner, 36))
    ink.shade(page, _gilding(inner), GOLD, (_FRAME, _FRAME))
    _draw_path(page, path)
    for score in path.scores:
        _draw_stone(page, path, score)
    return page


def _gilding(size: tuple[int, int]) -> Image.Image:
    """A fine gold line just inside the board's edge."""
    lines = Image.new("L", (size[0] * 2, size[1] * 2))
    box = (16, 16, size[0] * 2 - 17, size[1] * 2 - 17)
    ImageDraw.Draw(lines).rounded_rectangle(box, 60, outline=190, width=4)
    return lines.reduce(2)


def _room() -> tuple[float, float]:
    return SIZE[0] - 2 * _FRAME - 36, SIZE[1] - 2 * _FRAME - 24


def _draw_path(page: Image.Image, path: Path) -> None:
    """A pale ribbon under the stones."""
    points = [path.place(score) for score in path.scores]
    mask = Image.new("L", (SIZE[0] * 2, SIZE[1] * 2))
    ImageDraw.Draw(mask).line(ink.scaled(points, 2), fill=255, width=44, joint="curve")
    ink.shade(page, mask.reduce(2).point(lambda v: round(v * 0.16)), CREAM)


def _draw_stone(page: Image.Image, path: Path, score: int) -> None:
    centre = path.place(score)
    reached = path.goal is not None and score >= path.goal
    width = round(min(path.field[0] * 0.84, path.field[1] * 0.8))
    stone = _stone(width, golden=reached)
    if path.goal == score:
        light = ink.glow((width * 3, width * 2), 1.6).point(lambda v: round(v * 0.8))
        ink.shade(page, light, (255, 214, 120), ink.centred(light, centre))
    page.paste(stone, ink.centred(stone, (centre[0], centre[1] + stone.height * 0.16)), stone)
    digits = ink.number(str(score), round(width * 0.26))
    ink.shade(page, digits, INK, ink.centred(digits, (centre[0], centre[1] + stone.height * 0.27)))


@lru_cache(maxsize=16)
def _stone(width: int, *, golden: bool) -> Image.Image:
    """A flat stepping stone seen from a little above."""
    height = round(width * 0.6)
    page = Image.new("RGBA", (width * ink.FINE, height * ink.FINE), (*INK, 0))
    pen = ImageDraw.Draw(page)
    right, bottom = page.width - 1, page.height - 1
    side = round(bottom * 0.12)
    face, edge = (GOLD, (150, 98, 34)) if golden else ((232, 222, 204), (120, 104, 116))
    pen.ellipse((0, side, right, bottom), fill=(*INK, 255))
    pen.ellipse((8, side, right - 8, bottom - 8), fill=(*edge, 255))
    pen.ellipse((8, 8, right - 8, bottom - side), fill=(*face, 255))
    pen.ellipse(
        (right * 0.1, bottom * 0.08, right * 0.9, bottom * 0.74),
        fill=(*ink.mix(face, (255, 255, 255), 0.35), 255),
    )
    return page.reduce(ink.FINE)
