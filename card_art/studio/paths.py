"""Shapes as skia paths.

Most motifs are written as a *curve*: `"0,-50! 20,0 0,50 -20,0"` is a smooth closed line through
four points, and `!` marks a point that stays sharp.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TypeAlias

import skia

Point = tuple[float, float]
Points = Sequence[Point]
Shape: TypeAlias = skia.Path | str | Points


def parse(text: str) -> tuple[list[Point], frozenset[int]]:
    """Return the points of a text, and the indices of the sharp ones."""
    points: list[Point] = []
    sharp = set()
    for index, word in enumerate(text.split()):
        if word.endswith("!"):
            sharp.add(index)
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y)))
    return points, frozenset(sharp)


@cache
def curve(text: str, closed: bool = True) -> skia.Path:
    """Return the smooth line through the points of `text`."""
    points, sharp = parse(text)
    return spline(points, closed, sharp)


def spline(
    points: Points,
    closed: bool = True,
    sharp: frozenset[int] | tuple[int, ...] = frozenset(),
    tension: float = 0.5,
) -> skia.Path:
    """Return a Catmull-Rom spline through `points`; the indices in `sharp` keep their corner."""
    count = len(points)
    path = skia.Path()
    path.moveTo(*points[0])
    for i in range(count if closed else count - 1):
        before, here = points[i - 1], points[i]
        there, after = points[(i + 1) % count], points[(i + 2) % count]
        if not closed:
            before = here if i == 0 else before
            after = there if i == count - 2 else after
        leave = here if i in sharp else _handle(here, before, there, tension)
        reach = there if (i + 1) % count in sharp else _handle(there, after, here, tension)
        path.cubicTo(*leave, *reach, *there)
    if closed:
        path.close()
    return path


def _handle(at: Point, away: Point, towards: Point, tension: float) -> Point:
    pull = tension / 3
    return at[0] + (towards[0] - away[0]) * pull, at[1] + (towards[1] - away[1]) * pull


def polygon(points: Points, closed: bool = True) -> skia.Path:
    """Return straight lines through `points`."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def as_path(shape: Shape, closed: bool = True) -> skia.Path:
    """Return a curve's text, a list of points (straight) or a path, as a path."""
    if isinstance(shape, str):
        return curve(shape, closed)
    if isinstance(shape, skia.Path):
        return shape
    return polygon(shape, closed)


def circle(x: float, y: float, radius: float) -> skia.Path:
    path = skia.Path()
    path.addCircle(x, y, radius)
    return path


def oval(x: float, y: float, rx: float, ry: float) -> skia.Path:
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return path


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> skia.Path:
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)
    return path


def arch(left: float, right: float, foot: float, top: float) -> skia.Path:
    """Return a doorway or window with a round head."""
    radius = (right - left) / 2
    path = skia.Path()
    path.moveTo(left, foot)
    path.lineTo(left, top + radius)
    path.cubicTo(left, top + radius * 0.45, left + radius * 0.45, top, left + radius, top)
    path.cubicTo(right - radius * 0.45, top, right, top + radius * 0.45, right, top + radius)
    path.lineTo(right, foot)
    path.close()
    return path


def union(first: Shape, second: Shape) -> skia.Path:
    return skia.Op(as_path(first), as_path(second), skia.PathOp.kUnion_PathOp)


def whole(shapes: Iterable[Shape]) -> skia.Path:
    """Return several shapes as one outline, without seams."""
    found = skia.Path()
    for shape in shapes:
        found = union(found, shape)
    return found


def difference(first: Shape, second: Shape) -> skia.Path:
    return skia.Op(as_path(first), as_path(second), skia.PathOp.kDifference_PathOp)


def height_at(points: Points, x: float) -> float:
    """Return the y of a line of points (left to right) at `x`: where to stand on a hill."""
    left = points[0]
    for right in points[1:]:
        if right[0] >= x:
            share = (x - left[0]) / (right[0] - left[0] + 1e-9)
            return left[1] + (right[1] - left[1]) * share
        left = right
    return left[1]


def spots(text: str) -> list[tuple[float, ...]]:
    """Return rows of numbers such as `"10,20,5 30,40,6"`: places of things, and their sizes."""
    return [tuple(float(number) for number in word.split(",")) for word in text.split()]


def leaf(x: float, y: float, length: float, width: float, angle: float) -> skia.Path:
    """Return a pointed leaf growing from (x, y) towards `angle` in degrees; 0 is to the right."""
    path = skia.Path()
    path.moveTo(0, 0)
    path.cubicTo(length * 0.25, -width * 0.75, length * 0.7, -width * 0.55, length, 0)
    path.cubicTo(length * 0.7, width * 0.55, length * 0.25, width * 0.75, 0, 0)
    path.close()
    return moved(path, x, y, 1, angle)


def star(
    x: float, y: float, radius: float, count: int = 5, inner: float = 0.42, turn: float = -90
) -> skia.Path:
    """Return a star with `count` points; `inner` is the share of the radius between them."""
    points = []
    for i in range(2 * count):
        angle = math.radians(turn + i * 180 / count)
        reach = radius if i % 2 == 0 else radius * inner
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def strip(points: Points | str, widths: Sequence[float]) -> skia.Path:
    """Return the outline of a stroke through `points` whose width is given along it."""
    line = parse(points)[0] if isinstance(points, str) else list(points)
    last = len(line) - 1
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(i - 1, 0)], line[min(i + 1, last)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        place = i / max(1, last) * (len(widths) - 1)
        low = min(int(place), max(0, len(widths) - 2))
        high = min(low + 1, len(widths) - 1)
        half = (widths[low] + (widths[high] - widths[low]) * (place - low)) / 2 / length
        left.append((x - (y1 - y0) * half, y + (x1 - x0) * half))
        right.append((x + (y1 - y0) * half, y - (x1 - x0) * half))
    return spline(left + right[::-1], sharp=(0, last, last + 1, 2 * last + 1))


def stroked(shape: Shape, width: float, round_cap: bool = True) -> skia.Path:
    """Return a line of one width as a filled shape."""
    paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    paint.setStrokeCap(skia.Paint.kRound_Cap if round_cap else skia.Paint.kButt_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    outline = skia.Path()
    paint.getFillPath(as_path(shape, closed=False), outline)
    return outline


def intersection(first: Shape, second: Shape) -> skia.Path:
    return skia.Op(as_path(first), as_path(second), skia.PathOp.kIntersect_PathOp)


def moved(
    shape: Shape,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    rot: float = 0,
    flip: bool = False,
    squash: float = 1,
) -> skia.Path:
    """Return the shape mirrored, scaled, turned, then moved; `squash` scales the height alone."""
    path = skia.Path(as_path(shape))
    matrix = skia.Matrix()
    matrix.setScale(-scale if flip else scale, scale * squash)
    matrix.postRotate(rot)
    matrix.postTranslate(x, y)
    path.transform(matrix)
    return path


def placed(
    x: float, y: float, scale: float = 1, rot: float = 0, flip: bool = False
) -> Callable[..., list[skia.Path]]:
    """Return a function that moves all shapes it is given to one place."""
    return lambda *shapes: [moved(shape, x, y, scale, rot, flip) for shape in shapes]


def bounds(shapes: Iterable[skia.Path]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of all the shapes together."""
    boxes = [shape.computeTightBounds() for shape in shapes]
    return (
        min(b.left() for b in boxes),
        min(b.top() for b in boxes),
        max(b.right() for b in boxes),
        max(b.bottom() for b in boxes),
    )
