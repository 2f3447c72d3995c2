"""How a piece is sewn: reads the words of a `cutouts.Piece` and lays it on the cloth.

A piece without words is felt. `stitch` names another cloth or a stitch; a stitch along lines uses
the piece's `lines`, or its outline when it has none.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import skia

from card_art.studio.colour import Colour, darker, lighter, rgb
from card_art.studio.cutouts import Piece
from card_art.studio.noise import Picture, Plane
from card_art.studio.paths import bounds
from card_art.studio.patterns import Print, pattern, prints
from card_art.studio.raster import PH, PW, SCALE, Window, blur, cut
from card_art.studio.thread import stitches
from card_art.studio.thread.cloth import Cloth, Dye, plain, ramp
from card_art.studio.thread.stitches import Points, Turn, contours

FABRICS = frozenset(["felt", "velvet", "linen", "cotton", "canvas", "wool", "denim", "silk"])


class Sewing:
    """How a piece is sewn; a piece says only what differs from this."""

    stitch: str = "felt"
    colours: Sequence[Colour] = ()  # instead of the piece's one colour
    shade: float | str = "down"  # how the colours run: degrees, "down", "edge", "lit", "along"
    dye: Dye | None = None  # a colour for every place, where `shade` cannot say it
    way: float | str | tuple[float, float] = "lines"  # direction of fills, see `_turn`
    width: float = 0  # of the thread; 0 is the stitch's own
    size: float = 0  # length of a stitch; 0 is the stitch's own
    gap: float = 0  # between stitches or knots
    puff: float = 0  # height of the stuffing below stitches
    gloss: float = 0.5
    thick: float = 0  # of cloth; 0 is by its size
    bevel: float = 0
    fuzz: float = 1.2
    lift: float = 3  # how far it stands off what is below: the length of its shadow
    cast: float = 1.0  # strength of its shadow; 0 dyes the cloth below and lays nothing
    emit: float = 0.0  # light of its own
    turn: float = 0  # how the cloth was cut
    edge: Colour | None = None  # thread along the edge
    hem: str = "whip"  # how the edge is sewn: whip, run, stem, chain or cord
    veil: float = 0.5  # how much tulle hides
    see: float = 1  # how much the cloth covers
    uneven: float = 0.06
    wander: float = 0.05
    # Words that only paper understands; shared motifs use them.
    knife = wob = lamp = vellum = texture = rim = soft = 0.0
    curl: object = None

    def __init__(self, **changes: Any) -> None:
        for name, value in changes.items():
            if not hasattr(Sewing, name):
                raise TypeError(f"thread has no {name}")
            setattr(self, name, value)


def sew(cloth: Cloth, piece: Piece) -> None:
    """Lay one piece on the cloth."""
    words = Sewing(**piece.how)
    if piece.part == "hair" and words.stitch == "felt":
        words.stitch, words.way = "fill", "round"
    elif piece.part == "curls" and words.stitch == "felt":
        _, top, _, bottom = bounds(piece.shapes)
        words.stitch, words.size = "seed", min(7.5, max(2.6, (bottom - top) * 0.05))
    lay = _fabric if words.stitch in FABRICS else STITCHES[words.stitch]
    lay(cloth, piece, words)


def _lines(piece: Piece) -> list[Points]:
    return [line for path in piece.lines or piece.shapes for line in contours(path, 4)]


def _dye(
    piece: Piece,
    words: Sewing,
    window: Window | None = None,
    plane: Plane | None = None,
    towards: tuple[float, float] = (0, -1),
) -> Dye:
    """Return the piece's colour at each place."""
    if words.dye is not None:
        return words.dye
    colours = tuple(words.colours) or ((piece.colour, piece.foot) if piece.foot else ())
    if not colours:
        return plain(piece.colour)
    left, top, right, bottom = bounds(piece.shapes or piece.lines)
    wide, high = max(1.0, right - left), max(1.0, bottom - top)
    if words.shade == "edge" and window is not None and plane is not None:
        depth = Cloth.depth(plane)
        share = depth / max(1e-6, float(depth.max()))
        rows, columns = window

        def by_depth(x: Plane, y: Plane) -> Picture:
            row = np.clip(np.asarray(y) * SCALE - rows.start, 0, share.shape[0] - 1).astype(int)
            column = np.clip(np.asarray(x) * SCALE - columns.start, 0, share.shape[1] - 1).astype(
                int
            )
            return ramp(colours, 1 - share[row, column])

        return by_depth
    if words.shade == "lit":
        dx, dy = towards
    elif words.shade in ("down", "edge"):
        dx, dy = 0.0, 1.0
    else:
        dx, dy = (
            math.cos(math.radians(float(words.shade))),
            math.sin(math.radians(float(words.shade))),
        )
    reach = abs(dx) * wide + abs(dy) * high
    middle = (left + right) / 2, (top + bottom) / 2
    return lambda x, y: ramp(colours, 0.5 + ((x - middle[0]) * dx + (y - middle[1]) * dy) / reach)


# ---------------------------------------------------------------------- cloth


def _fabric(cloth: Cloth, piece: Piece, words: Sewing) -> None:
    found = cloth.mask(piece.shapes, piece.holes, piece.clip)
    if found is None:
        return
    window, plane = found
    dye = _dye(piece, words, window, plane, cloth.towards)
    if words.cast == 0:
        cloth.stain(window, blur(plane, 1.5), dye, 0.75)
        return
    area = float(plane.sum()) / SCALE**2
    inner = float(cloth.depth(plane).max())
    felt = words.stitch == "felt"
    small = min(1.0, inner / 9) * (0.6 if piece.part == "skin" else 1)
    thick = words.thick or (min(8.0, 1.6 + inner * 0.3) if felt else 2.2)
    bevel = words.bevel or (min(13.0, 1.6 + inner * 0.4) if felt else 2.5)
    cloth.fabric(
        window, plane, dye, words.stitch, thick=thick, bevel=bevel,
        fuzz=words.fuzz * small * (1 if felt else 0.35), lift=words.lift * (0.5 + 0.5 * small),
        strength=0.55 * words.cast, turn=words.turn, glow=words.emit, see=words.see, rough=0.5 if piece.part == "skin" else 1,
    )  # fmt: skip
    if felt and words.fuzz and inner > 3:
        whole = np.zeros((PH, PW), np.float32)
        whole[window] = plane
        cloth.fringe(piece.shapes, dye, words.fuzz * min(6.0, 1.5 + 0.03 * math.sqrt(area)), whole)
    for one in prints(piece.ink):
        _ink(cloth, one, piece, window, plane)
    tone = piece.colour if not words.colours else words.colours[0]
    if piece.lines:
        width = words.width or (2.0 if inner < 16 else 3.0)
        dark = sum(rgb(tone)) < 0.9
        thread = lighter(tone, 0.28) if dark else darker(tone, 0.38)
        for line in _lines(piece):
            if len(line) > 1:
                cloth.threads(
                    stitches.running(line, width * 3.2, width * 1.2), thread, width, gloss=0.4
                )
    if words.edge is not None:
        _edge(cloth, piece, words, plane)


def _edge(cloth: Cloth, piece: Piece, words: Sewing, plane: Plane) -> None:
    assert words.edge is not None
    inner = float(cloth.depth(plane).max())
    size = words.size or min(12.0, max(5.0, inner * 0.5))
    width = words.width or max(1.8, size * 0.28)
    for path in (*piece.shapes, *piece.holes):
        for line in contours(path, 3):
            if len(line) < 4:
                continue
            match words.hem:
                case "whip":
                    lines = stitches.whipped(line, words.gap or size * 1.3, size)
                case "stem":
                    lines = stitches.stem(line, width, size)
                case "chain":
                    lines = stitches.chain(line, size * 0.8)
                case "cord":
                    lines, _ = stitches.cord(line, width)
                case _:
                    _, aside = stitches.normals(line)
                    outward = np.sign(((line - line.mean(0)) * aside).sum(1).mean()) or 1
                    inset = line - aside * outward * size * 0.7
                    lines = stitches.running(inset, size, size * 0.7)
            cloth.threads(lines, words.edge, width, gloss=0.45)


def _ink(cloth: Cloth, one: Print, piece: Piece, window: Window, plane: Plane) -> None:
    """Print a pattern on the piece, press it in or sew it on."""
    shapes = pattern(one.name, one.size, one.angle, bounds(piece.shapes), cloth.dice.randrange(999))
    if one.way == "sew":
        _sewn(cloth, one, shapes, piece, window, plane)
        return
    where = cut(window, [(shapes, True)], 0, 0) * plane
    if one.way == "print":
        cloth.stain(window, where, plain(one.colour or darker(piece.colour, 0.28)))
    else:
        cloth.groove(window, where, 0.8)


def _sewn(
    cloth: Cloth, one: Print, shapes: list[skia.Path], piece: Piece, window: Window, plane: Plane
) -> None:
    """Sew each shape of the pattern as one stitch along it, or as a knot where it is round."""
    colour = one.colour or lighter(piece.colour, 0.3)
    ends, knots, radii = [], [], []
    long_lines = one.name in ("lines", "grain", "stripes")
    rows, columns = window

    def covered(points: Points) -> Any:
        row = np.clip(points[:, 1] * SCALE - rows.start, 0, plane.shape[0] - 1).astype(int)
        column = np.clip(points[:, 0] * SCALE - columns.start, 0, plane.shape[1] - 1).astype(int)
        return plane[row, column] > 0.6

    for shape in shapes:
        for line in contours(shape, 2.5):
            middle = line.mean(0)
            spread = line - middle
            far = np.hypot(spread[:, 0], spread[:, 1])
            if far.max() < far.min() * 1.25:
                knots.append(middle)
                radii.append(min(6.0, far.mean()))
                continue
            tip = int(far.argmax())
            axis = spread[tip] / far[tip]
            share = spread @ axis
            ends.append((middle + axis * share.min(), middle + axis * share.max()))
    if knots:
        spots, sizes = np.array(knots), np.array(radii)
        keep = covered(spots)
        cloth.knots(spots[keep], colour, sizes[keep])
    if not ends:
        return
    pairs = np.array(ends)
    if long_lines:
        for start, end in pairs:
            dashes = stitches.running(
                np.stack([start, end]), min(14, one.size * 0.5), min(9.0, one.size * 0.3)
            )
            dashes = dashes[covered(dashes[:, 0]) & covered(dashes[:, -1])]
            cloth.threads(dashes, colour, 3.0, gloss=0.4)
        return
    keep = covered(pairs[:, 0]) & covered(pairs[:, 1])
    cloth.threads(
        stitches.between(pairs[keep, 0], pairs[keep, 1]),
        colour,
        min(4.5, max(2.2, one.size * 0.1)),
        gloss=0.45,
    )


def _tulle(cloth: Cloth, piece: Piece, words: Sewing) -> None:
    found = cloth.mask(piece.shapes, piece.holes, piece.clip)
    if found is not None:
        window, plane = found
        cloth.tulle(window, plane, _dye(piece, words, window, plane, cloth.towards), words.veil)


# ---------------------------------------------------------------------- fills


def _turn(piece: Piece, words: Sewing, cloth: Cloth, window: Window, plane: Plane) -> Turn:
    """Directions of a fill: degrees, (x, y) for rays from a point, "round" along the outline,
    "across" square to it, "lines" along the piece's lines."""
    area = bounds(piece.shapes)
    if words.way == "lines" and piece.lines:
        return stitches.field(_lines(piece), area)
    if isinstance(words.way, tuple):
        x, y = words.way
        return lambda points: np.arctan2(points[:, 1] - y, points[:, 0] - x)
    if isinstance(words.way, int | float):
        angle = math.radians(words.way)
        return lambda points: np.full(len(points), angle)
    depth = cloth.depth(plane)
    soft = blur(depth.astype(np.float32), max(2.0, float(depth.max()) * SCALE * 0.35))
    gy, gx = np.gradient(soft)
    angles = np.arctan2(gy, gx) + (0 if words.way == "across" else np.pi / 2)
    rows, columns = window
    return stitches.sampled(angles, columns.start / SCALE, rows.start / SCALE, 1 / SCALE)


def _inside(window: Window, plane: Plane) -> stitches.Inside:
    rows, columns = window

    def inside(points: Points) -> Any:
        row = (points[:, 1] * SCALE - rows.start).astype(int)
        column = (points[:, 0] * SCALE - columns.start).astype(int)
        within = (row >= 0) & (row < plane.shape[0]) & (column >= 0) & (column < plane.shape[1])
        row, column = np.clip(row, 0, plane.shape[0] - 1), np.clip(column, 0, plane.shape[1] - 1)
        return within & (plane[row, column] > 0.5)

    return inside


def _fill(cloth: Cloth, piece: Piece, words: Sewing) -> None:
    """Sew long and short stitch: threads that follow a direction and shade into each other."""
    found = cloth.mask(piece.shapes, piece.holes, piece.clip)
    if found is None:
        return
    window, plane = found
    inner = float(cloth.depth(plane).max())
    width = words.width or min(4.4, max(2.2, inner * 0.16))
    size = words.size or min(44.0, max(9.0, inner * 1.3))
    dye = _dye(piece, words, window, plane, cloth.towards)
    puff = words.puff or min(16.0, 1.5 + inner * 0.3)
    if words.cast:
        cloth.cast(window, plane, words.lift, 0.5 * words.cast)
    cloth.padding(window, plane, dye, puff, max(4.0, inner * 0.7))
    rows, columns = window
    area = (columns.start / SCALE, rows.start / SCALE, columns.stop / SCALE, rows.stop / SCALE)
    seeds = stitches.scatter(area, size * 0.62 * width / 2.5, cloth.numbers)
    seeds += cloth.numbers.normal(0, width * 0.5, seeds.shape)
    inside = _inside(window, plane)
    seeds = seeds[inside(seeds)]
    if not len(seeds):
        return
    lines = stitches.flow(
        seeds, inside, _turn(piece, words, cloth, window, plane), size, words.wander, cloth.numbers
    )
    cloth.threads(
        lines,
        dye(seeds[:, 0], seeds[:, 1]),
        width,
        arc=0.8,
        gloss=words.gloss,
        uneven=words.uneven,
        lift=-1.0,
        smooth=6,
        loose=0.6,
    )
    if words.emit:
        x, y = cloth.grid(window)
        cloth.glow[window] += dye(x, y) * (plane * words.emit)[..., None]


def _satin(cloth: Cloth, piece: Piece, words: Sewing) -> None:
    """Sew parallel threads from edge to edge, across the shape's long side unless told otherwise."""
    for shape in piece.shapes:
        found = cloth.mask((shape,), piece.holes, piece.clip)
        if found is None:
            continue
        window, plane = found
        dye = _dye(piece, words, window, plane, cloth.towards)
        inner = float(cloth.depth(plane).max())
        width = words.width or min(4.2, max(2.0, inner * 0.3))
        degrees = words.way if isinstance(words.way, int | float) else _across(plane)
        if words.cast:
            cloth.cast(window, plane, min(words.lift, 1 + inner * 0.3), 0.5 * words.cast)
        cloth.padding(
            window, plane, dye, words.puff or min(8.0, 1 + inner * 0.3), max(3.0, inner * 0.6)
        )
        area = bounds((shape,))
        lines = stitches.satin(
            _inside(window, plane), area, degrees, width * 0.86, words.size or 60
        )
        if len(lines):
            middle = lines[:, 2]
            cloth.threads(
                lines,
                dye(middle[:, 0], middle[:, 1]),
                width,
                arc=1.4,
                gloss=words.gloss + 0.1,
                ply=0.3,
                uneven=words.uneven,
                smooth=6,
                loose=0.5,
            )


def _across(plane: Plane) -> float:
    """Return the angle, in degrees, square to the long axis of what the plane covers."""
    rows, columns = np.nonzero(plane > 0.5)
    if len(rows) < 3:
        return 0
    spread = np.cov(np.stack([columns, rows]).astype(float))
    _, axes = np.linalg.eigh(spread)
    short = axes[:, 0]
    return math.degrees(math.atan2(short[1], short[0]))


def _seed(cloth: Cloth, piece: Piece, words: Sewing) -> None:
    """Sew an area full of French knots: moss, wool, blossom, foam."""
    found = cloth.mask(piece.shapes, piece.holes, piece.clip)
    if found is None:
        return
    window, plane = found
    rows, columns = window
    radius = words.size or 6
    area = (columns.start / SCALE, rows.start / SCALE, columns.stop / SCALE, rows.stop / SCALE)
    each = (words.gap or radius * 1.75) ** 2
    spots = stitches.scatter(area, each, cloth.numbers) + cloth.numbers.normal(
        0, radius * 0.2, (1, 2)
    )
    spots = spots + cloth.numbers.normal(0, radius * 0.25, spots.shape)
    spots = spots[_inside(window, plane)(spots)]
    dye = _dye(piece, words, window, plane, cloth.towards)
    if not words.gap:
        cloth.padding(window, plane, dye, words.puff or 3, 8)
    sizes = radius * cloth.numbers.uniform(0.8, 1.2, len(spots))
    cloth.knots(spots, dye(spots[:, 0], spots[:, 1]), sizes)


# ---------------------------------------------------------------------- things sewn on


def _spots(piece: Piece) -> tuple[Points, Any]:
    boxes = [shape.computeTightBounds() for shape in piece.shapes]
    middles = np.array([(box.centerX(), box.centerY()) for box in boxes])
    return middles, np.array([(box.width() + box.height()) / 4 for box in boxes])


def _knots(cloth: Cloth, piece: Piece, words: Sewing) -> None:
    spots, sizes = _spots(piece)
    cloth.knots(spots, _dye(piece, words)(spots[:, 0], spots[:, 1]), sizes, words.gloss)


def _discs(cloth: Cloth, piece: Piece, words: Sewing) -> None:
    spots, sizes = _spots(piece)
    cloth.discs(spots, _dye(piece, words), sizes, words.stitch, words.emit)


# ---------------------------------------------------------------------- lines


def _line(cloth: Cloth, piece: Piece, words: Sewing) -> None:
    dye = _dye(piece, words)
    for line in _lines(piece):
        if len(line) < 2 or np.hypot(*np.ptp(line, axis=0)) < 1:
            continue
        width, metal, ply, arc = words.width or 4.0, 0.0, 0.45, 0.9
        ties = None
        match words.stitch:
            case "run":
                lines = stitches.running(line, words.size or width * 3.6, words.gap or width * 2)
                arc = 1.3
            case "back":
                lines = stitches.running(line, words.size or width * 3, width * 0.35)
            case "stem":
                lines = stitches.stem(line, width, words.size or width * 3.6)
            case "chain":
                lines = stitches.chain(line, words.size or width * 2.6)
                width *= 0.8
            case "straight":
                lines = stitches.between(line[:1], line[-1:])
                arc = 1.5
            case _:
                lines, ties = stitches.cord(line, width)
                metal, ply, arc = float(words.stitch == "gold"), 0.9, 0.0
        middle = lines[:, lines.shape[1] // 2]
        colours = dye(middle[:, 0], middle[:, 1])
        gloss = 0.9 if metal else words.gloss
        corded = ties is not None
        cloth.threads(
            lines, colours, width, arc=arc, gloss=gloss, metal=metal, ply=ply,
            uneven=0.02 if corded else words.uneven, lift=1.2 if corded else 0.8,
            thin=0 if corded else 1.2, loose=0 if corded else 0.8, smooth=4 if corded else 2.5,
        )  # fmt: skip
        if ties is not None:
            middle = ties[:, 1]
            cloth.threads(
                ties,
                dye(middle[:, 0], middle[:, 1]) * 0.72,
                max(1.5, width * 0.4),
                arc=1.4,
                gloss=0.4,
            )


STITCHES: dict[str, Callable[[Cloth, Piece, Sewing], None]] = {
    "fill": _fill,
    "satin": _satin,
    "seed": _seed,
    "knots": _knots,
    "bead": _discs,
    "sequin": _discs,
    "tulle": _tulle,
    **dict.fromkeys(("run", "back", "stem", "chain", "straight", "cord", "gold"), _line),
}
