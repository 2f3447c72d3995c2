"""Where the thread goes: every stitch as points, in card units. Knows nothing of colour or pixels."""

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import skia

from card_art.studio.noise import Plane

Points = npt.NDArray[np.float64]  # k x 2
Threads = npt.NDArray[np.float64]  # n x k x 2, one row a stitch
Inside = Callable[[Points], npt.NDArray[np.bool_]]
Turn = Callable[[Points], npt.NDArray[np.float64]]  # direction in radians at each point


def contours(path: skia.Path, step: float) -> list[Points]:
    """Return the lines of a path as points about `step` apart; closed ones end where they begin."""
    measure = skia.PathMeasure(path, False)
    found = []
    while True:
        length = measure.getLength()
        count = max(2, round(length / step) + 1)
        spots = [measure.getPosTan(length * i / (count - 1))[0] for i in range(count)]
        if length > 0:
            found.append(np.array([(spot.x(), spot.y()) for spot in spots]))
        if not measure.nextContour():
            return found


def resample(line: Points, step: float) -> Points:
    """Return the same line with points `step` apart."""
    gaps = np.hypot(*np.diff(line, axis=0).T)
    at = np.r_[0, np.cumsum(gaps)]
    spots = np.linspace(0, at[-1], max(2, round(at[-1] / step) + 1))
    return np.stack([np.interp(spots, at, line[:, k]) for k in (0, 1)], 1)


def normals(line: Points) -> tuple[Points, Points]:
    """Return unit tangents and normals."""
    along = np.gradient(line, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-9
    return along, np.stack([-along[:, 1], along[:, 0]], 1)


def between(start: Points, end: Points, points: int = 6) -> Threads:
    """Return straight stitches from each start to its end."""
    share = np.linspace(0, 1, points)[None, :, None]
    threads: Threads = start[:, None] * (1 - share) + end[:, None] * share
    return threads


def running(line: Points, on: float, off: float) -> Threads:
    """Return dashes with gaps."""
    spots = resample(line, on + off)
    along, _ = normals(spots)
    return between(spots - along * on / 2, spots + along * on / 2)


def stem(line: Points, width: float, size: float) -> Threads:
    """Return a rope of overlapping slanted stitches."""
    spots = resample(line, size * 0.45)
    along, aside = normals(spots)
    lean = along * size / 2 + aside * width * 0.28
    return between(spots - lean, spots + lean, 4)


def chain(line: Points, size: float) -> Threads:
    """Return loops that hold each other."""
    spots = resample(line, size)
    along, aside = normals(spots)
    share = np.linspace(0, 1, 9)
    out = (np.sin(np.pi * share**1.35) * size * 0.4)[None, :, None]
    axis = spots[:-1, None] + along[:-1, None] * (size * 1.25 * share)[None, :, None]
    side = aside[:-1, None] * out
    return np.concatenate([axis + side, axis - side], 1).reshape(-1, 9, 2)


def cord(line: Points, width: float) -> tuple[Threads, Threads]:
    """Return one long cord in short lengths, and the ties that hold it down."""
    spots = resample(line, 5)
    held = resample(line, width * 3.4)
    along, aside = normals(held)
    ties = np.stack([held - aside * width * 0.7, held + along * 0.6, held + aside * width * 0.7], 1)
    return np.stack([spots[:-1], spots[1:]], 1), ties


def whipped(line: Points, gap: float, size: float) -> Threads:
    """Return short stitches over the edge of a closed outline, square to it."""
    spots = resample(line, gap)[:-1]
    along, aside = normals(spots)
    outward = np.sign(((spots - spots.mean(0)) * aside).sum(1).mean()) or 1
    inner = spots - aside * outward * (size - 2.5) + along * 2
    return between(spots + aside * outward * 2.5, inner, 3)


def satin(
    inside: Inside, area: tuple[float, float, float, float], degrees: float, gap: float, most: float
) -> Threads:
    """Return parallel stitches from edge to edge; longer ones are bricked."""
    left, top, right, bottom = area
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    reach = math.hypot(right - left, bottom - top) / 2 + 8
    a = math.radians(degrees)
    along, aside = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    steps = np.arange(-reach, reach, 0.8)
    rows = np.arange(-reach, reach, gap)
    grid = middle + rows[:, None, None] * aside + steps[None, :, None] * along
    covered = inside(grid.reshape(-1, 2)).reshape(grid.shape[:2])
    edges = np.diff(np.pad(covered.astype(np.int8), ((0, 0), (1, 1))), axis=1)
    found = []
    for index, row in enumerate(rows):
        starts, ends = np.flatnonzero(edges[index] == 1), np.flatnonzero(edges[index] == -1)
        for start, end in zip(starts, ends, strict=True):
            first, last = float(steps[start]) - 0.6, float(steps[end - 1]) + 0.6
            cuts = [first]
            if last - first > most * 1.3:
                at = first + most * (0.35 + 0.3 * (index * 0.618 % 1) + 0.35 * (index * 0.37 % 1))
                while at < last - 8:
                    cuts.append(at)
                    at += most
            cuts.append(last)
            found += [
                (middle + aside * row + along * one, middle + aside * row + along * two)
                for one, two in pairwise(cuts)
            ]
    if not found:
        return np.zeros((0, 6, 2))
    pairs = np.array(found)
    return between(pairs[:, 0], pairs[:, 1])


def scatter(
    area: tuple[float, float, float, float], each: float, dice: np.random.Generator
) -> Points:
    """Return points spread evenly over the area, one for every `each` square units."""
    left, top, right, bottom = area
    count = int((right - left) * (bottom - top) / each) + 1
    k = np.arange(count) + dice.uniform(0, 1000)
    spread = np.stack([k * 0.7548776662 % 1, k * 0.5698402909 % 1], 1)
    return np.array([left, top]) + spread * (right - left, bottom - top)


def flow(
    seeds: Points, inside: Inside, turn: Turn, size: float, wander: float, dice: np.random.Generator
) -> Threads:
    """Return long and short stitches through the seeds, each following the direction of its place."""
    count, steps = len(seeds), 4
    drift = dice.normal(0, wander, count)
    reach = dice.uniform(0.65, 1.25, count) * size / 2 / steps
    arms: list[list[Points]] = []
    for sign in (-1, 1):
        at, alive, arm = seeds.copy(), np.ones(count, bool), []
        before = None
        for _ in range(steps):
            angle = turn(at) + drift
            step = np.stack([np.cos(angle), np.sin(angle)], 1)
            if before is not None:  # directions have no sign: keep going the same way
                step *= np.where((step * before).sum(1) < 0, -1, 1)[:, None]
            before = step
            to = at + sign * step * reach[:, None]
            alive &= inside(to)
            at = np.where(alive[:, None], to, at)
            arm.append(at)
        arms.append(arm)
    return np.stack([*arms[0][::-1], seeds, *arms[1]], 1)


def field(guides: list[Points], area: tuple[float, float, float, float]) -> Turn:
    """Return directions that follow the nearest guide lines, smoothly between them."""
    left, top, right, bottom = area
    cell = max(4.0, max(right - left, bottom - top) / 60)
    columns, rows = int((right - left) / cell) + 2, int((bottom - top) / cell) + 2
    y, x = np.mgrid[0:rows, 0:columns] * cell
    places = np.stack([x + left, y + top], -1).reshape(-1, 2)
    spots = [resample(line, max(6.0, cell)) for line in guides]
    along = np.concatenate([normals(line)[0] for line in spots])
    angle = 2 * np.arctan2(along[:, 1], along[:, 0])
    on = np.concatenate(spots)
    gap = ((places[:, None] - on[None]) ** 2).sum(-1)
    weight = 1 / (gap + cell * cell) ** 2
    total = np.stack([(weight * np.cos(angle)).sum(1), (weight * np.sin(angle)).sum(1)], -1)
    return sampled(np.arctan2(total[:, 1], total[:, 0]).reshape(rows, columns) / 2, left, top, cell)


def sampled(angles: Plane, left: float, top: float, cell: float) -> Turn:
    """Return directions read off a coarse plane."""

    def turn(points: Points) -> npt.NDArray[np.float64]:
        column = np.clip((points[:, 0] - left) / cell + 0.5, 0, angles.shape[1] - 1).astype(int)
        row = np.clip((points[:, 1] - top) / cell + 0.5, 0, angles.shape[0] - 1).astype(int)
        found: npt.NDArray[np.float64] = angles[row, column]
        return found

    return turn


def coils(spots: Points, radius: npt.NDArray[np.float64], dice: np.random.Generator) -> Threads:
    """Return French knots: two turns of thread, wound inwards."""
    turns = np.linspace(0, 4.1 * np.pi, 22)
    shrink = np.linspace(1, 0.14, 22)
    angle = dice.uniform(0, 6.28, len(spots))[:, None] + turns
    out = np.stack([np.cos(angle), np.sin(angle)], 2)
    return spots[:, None] + out * (shrink * radius[:, None])[..., None]
