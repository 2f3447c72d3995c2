"""Things as stacks of flat pieces, without a technique: outlines, colours, holes and fold lines.

A card in cut paper lays each piece as a sheet; another technique may stitch or print it. `traced`
turns any motif that is drawn with a pen into pieces.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import skia

from card_art.studio.colour import Colour, rgb
from card_art.studio.paths import Shape, as_path, circle, moved, stroked
from card_art.studio.pen import Gradient, Pen

Shapes: TypeAlias = Shape | Sequence[Shape]


def paths(shapes: Shapes) -> tuple[skia.Path, ...]:
    """Return one shape or several, as paths."""
    if isinstance(shapes, str | skia.Path):
        return (as_path(shapes),)
    several = list(shapes)
    if several and isinstance(several[0], tuple) and isinstance(several[0][0], int | float):
        return (as_path(several),)
    return tuple(as_path(shape) for shape in several)


@dataclass(frozen=True)
class Piece:
    """One flat piece. `z` is its height over the ground of the card, or over its thing's foot."""

    shapes: tuple[skia.Path, ...]
    colour: Colour
    z: float = 0
    holes: tuple[skia.Path, ...] = ()
    lines: tuple[skia.Path, ...] = ()  # scored, stitched or drawn on it
    clip: tuple[skia.Path, ...] = ()  # nothing of it is left outside these
    ink: str = ""  # a pattern, see `patterns`
    foot: Colour | None = None  # dyed towards this colour at its lower end
    how: dict[str, Any] = field(default_factory=dict)  # words for one technique only
    part: str = ""  # of a figure: skin, hair, curls, eye or cheek


Pieces: TypeAlias = list[Piece]


def piece(
    shapes: Shapes,
    colour: Colour,
    z: float = 0,
    *,
    holes: Shapes = (),
    lines: Shapes = (),
    clip: Shapes = (),
    ink: str = "",
    foot: Colour | None = None,
    part: str = "",
    **how: Any,
) -> Piece:
    """Cut one piece out of anything that `paths` understands; `lines` are open curves."""
    open_lines = [lines] if isinstance(lines, str | skia.Path) else list(lines)
    return Piece(
        paths(shapes),
        colour,
        z,
        paths(holes),
        tuple(as_path(line, closed=False) for line in open_lines),
        paths(clip),
        ink,
        foot,
        how,
        part,
    )


def put(
    pieces: Iterable[Piece],
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    rot: float = 0,
    *,
    z: float = 0,
    flip: bool = False,
    lift: float = 1,
) -> Pieces:
    """Place a thing made around (0, 0): scale, turn, move, and raise it to `z`."""

    def carry(shapes: tuple[skia.Path, ...]) -> tuple[skia.Path, ...]:
        return tuple(moved(shape, x, y, scale, rot, flip) for shape in shapes)

    return [
        replace(
            one,
            shapes=carry(one.shapes),
            holes=carry(one.holes),
            lines=carry(one.lines),
            clip=carry(one.clip),
            z=z + one.z * lift,
        )
        for one in pieces
    ]


class _Tracer(Pen):
    """A pen that keeps the outlines instead of painting them."""

    def __init__(self, rnd: random.Random) -> None:
        super().__init__(None, rnd)
        self.matrix = skia.Matrix()
        self.marks: list[tuple[skia.Path, Colour]] = []
        self.inside: skia.Path | None = None

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        rot: float = 0,
        flip: bool = False,
        squash: float = 1,
    ) -> Iterator[Pen]:
        before = self.matrix
        self.matrix = skia.Matrix.Concat(before, skia.Matrix())
        self.matrix.preTranslate(x, y)
        self.matrix.preRotate(rot)
        self.matrix.preScale(-scale if flip else scale, scale * squash)
        yield self
        self.matrix = before

    @contextmanager
    def clip(self, shape: Shape) -> Iterator[Pen]:
        before = self.inside
        self.inside = self._here(as_path(shape))
        yield self
        self.inside = before

    def _here(self, path: skia.Path) -> skia.Path:
        copy = skia.Path(path)
        copy.transform(self.matrix)
        return copy

    def _mark(self, path: skia.Path, colour: Colour, alpha: float) -> None:
        if alpha < 0.6:
            return
        shape = self._here(path)
        if self.inside is not None:
            shape = skia.Op(shape, self.inside, skia.PathOp.kIntersect_PathOp)
        self.marks.append((shape, colour))

    def fill(
        self, shape: Shape, colour: Colour, alpha: float = 1, grad: Gradient | None = None
    ) -> None:
        self._mark(as_path(shape), grad[4][0] if grad else colour, alpha)

    def line(
        self, shape: Shape, colour: Colour, width: float, alpha: float = 1, round_cap: bool = True
    ) -> None:
        self._mark(stroked(shape, width, round_cap), colour, alpha)

    def ring(
        self, x: float, y: float, radius: float, colour: Colour, width: float, alpha: float = 1
    ) -> None:
        self._mark(stroked(circle(x, y, radius), width), colour, alpha)

    def erase(self, shape: Shape) -> None:
        hole = self._here(as_path(shape))
        self.marks = [
            (skia.Op(mark, hole, skia.PathOp.kDifference_PathOp), colour)
            for mark, colour in self.marks
        ]


def traced(draw: Callable[[Pen], object], step: float = 2, seed: int = 1, **how: Any) -> Pieces:
    """Return what `draw` does with a pen as pieces; neighbours of one colour become one piece."""
    tracer = _Tracer(random.Random(seed))
    draw(tracer)
    pieces: Pieces = []
    for shape, colour in tracer.marks:
        last = pieces[-1] if pieces else None
        if last and rgb(last.colour) == rgb(colour):
            pieces[-1] = replace(last, shapes=(*last.shapes, shape))
        else:
            pieces.append(Piece((shape,), colour, len(pieces) * step, how=dict(how)))
    return pieces
