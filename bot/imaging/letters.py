"""Draws text as lines of letters, in every script that the typefaces have.

HarfBuzz shapes and rasterises. Pillow cannot do that on every machine: its wheels use the system's
FriBiDi, and where that is missing they write Arabic as separate letters from left to right. A
character that no font has is drawn as a scribble, like a word in unreadable handwriting. Knows
sizes and colours; the caller decides what is written.
"""

import math
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

import uharfbuzz as hb
from PIL import Image, ImageChops, ImageDraw

from bot.imaging import ink
from bot.imaging.palette import RGB
from bot.imaging.scripts import (
    EMOJI,
    SPACE,
    Letters,
    Run,
    face,
    letters_of,
    runs_of,
    runs_right_to_left,
)

ELLIPSIS = "…"

_UNITS = 64  # of a font, in one pixel
_ASCENT, _DESCENT = 0.98, 0.4  # of a line above and below its base, in font sizes
_SCRIBBLE = 0.6  # the width of a character that no font has, in font sizes


@dataclass(frozen=True, slots=True)
class Pen:
    """How text is written: its size in pixels, its colour and its weight."""

    size: int
    colour: RGB = ink.INK
    bold: bool = False

    @property
    def leading(self) -> int:
        """Return the distance between the baselines of two lines in pixels."""
        return round(self.size * 1.16)

    @property
    def reach(self) -> tuple[int, int]:
        """Return how many pixels a line reaches above and below its baseline."""
        return round(self.size * _ASCENT), round(self.size * _DESCENT)


@dataclass(frozen=True, slots=True)
class Line:
    """A drawn line of text, and the pen that it was written with."""

    sprite: Image.Image
    pen: Pen

    @property
    def width(self) -> int:
        """Return the width in pixels."""
        return self.sprite.width

    def draw(self, page: Image.Image, left: float, base: float) -> None:
        """Draw the line onto a page, with its baseline at ``base``."""
        at = (round(left), round(base) - self.pen.reach[0])
        page.paste(self.sprite, at, self.sprite)


def written(text: str, pens: Sequence[Pen], width: float) -> Line:
    """Return a drawn line, with the first pen that makes it fit the width.

    If it is too wide even with the last pen, the text is cut and ends with an ellipsis.
    """
    for pen in pens:
        letters = letters_of(text, bold=pen.bold)
        if _width(letters, pen.size) <= width:
            break
    turned = runs_right_to_left(letters)
    return _drawn(_shortened(letters, pen.size, width), pen, turned)


def wrapped(
    text: str, pens: Sequence[Pen], width: float, height: float, tallest: float = 0
) -> list[Line]:
    """Return drawn lines of about equal width, with the first pen that makes them fit.

    With the last pen they may be as high as ``tallest``, if that is more than ``height``. Words are
    broken only with the last pen, and only if necessary. If even that does not fit, the text is cut
    and ends with an ellipsis.
    """
    for pen in pens:
        letters = letters_of(text, bold=pen.bold)
        room = max(height, tallest) if pen is pens[-1] else height
        most = max(1, int(room / pen.leading))
        lines = _lines(letters, pen.size, width)
        broken = _is_broken(lines, letters)
        if len(lines) <= most and not (broken and pen is not pens[-1]):
            lines = _balanced(letters, pen.size, width, lines)
            break
    else:
        rest = [letter for line in lines[most - 1 :] for letter in (*line, SPACE)]
        lines = [*lines[: most - 1], _shortened(tuple(rest[:-1]), pen.size, width)]
    turned = runs_right_to_left(letters)
    return [_drawn(line, pen, turned) for line in lines]


@dataclass(frozen=True, slots=True)
class _Glyph:
    number: int
    at: tuple[int, int]


@lru_cache(maxsize=128)
def _font(name: str, size: int) -> hb.Font:
    """Return a font whose units are 1/64 pixels at this size."""
    font = hb.Font(face(name))
    font.scale = (size * _UNITS, size * _UNITS)
    return font


def _shape(run: Run, size: int) -> tuple[list[_Glyph], int]:
    """Return the positioned glyphs of a run, and its width; both are measured in 1/64 pixels.

    Without a font there are no glyphs, and the width is that of a scribble.
    """
    if run.font is None:
        return [], round(len(run.letters) * _SCRIBBLE * size * _UNITS)
    buffer = hb.Buffer()
    buffer.add_str("".join(letter.text for letter in run.letters))
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if run.right_to_left else "ltr"
    hb.shape(_font(run.font, size), buffer)
    glyphs = []
    x = y = 0
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyphs.append(_Glyph(info.codepoint, (x + place.x_offset, y + place.y_offset)))
        x += place.x_advance
        y += place.y_advance
    return glyphs, x


@lru_cache(maxsize=4096)
def _width(letters: Letters, size: int) -> float:
    """Return the width of a line in pixels, which does not depend on the direction of its parts."""
    units = 0
    for _, found in groupby(letters, lambda letter: letter.font):
        part = tuple(found)
        turned = unicodedata.bidirectional(part[0].text[0]) in ("R", "AL")
        units += _shape(Run(part, turned), size)[1]
    return units / _UNITS


def _lines(letters: Letters, size: int, width: float) -> list[Letters]:
    """Split letters into lines with as many words as fit; break words that are too long."""
    lines: list[Letters] = []
    line: Letters = ()
    for word in _words(letters):
        longer = (*line, SPACE, *word) if line else word
        if _width(longer, size) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while len(line) > 1 and _width(line, size) > width:
            fits = _fitting(line, size, width)
            lines.append(line[:fits])
            line = line[fits:]
    return [*lines, line]


def _words(letters: Letters) -> Iterator[Letters]:
    """Yield the words, which are separated by spaces."""
    for space, found in groupby(letters, lambda letter: letter.is_space):
        if not space:
            yield tuple(found)


def _fitting(letters: Letters, size: int, width: float) -> int:
    """Return how many of the first letters fit the width; at least one, and not all."""
    fits, beyond = 1, len(letters)
    while beyond - fits > 1:
        middle = (fits + beyond) // 2
        if _width(letters[:middle], size) <= width:
            fits = middle
        else:
            beyond = middle
    return fits


def _balanced(letters: Letters, size: int, width: float, lines: list[Letters]) -> list[Letters]:
    """Return the letters in the same number of lines, but of about equal width."""
    broken = _is_broken(lines, letters)
    narrow, wide = width / 2, width
    while len(lines) > 1 and wide - narrow > size / 4:
        middle = (narrow + wide) / 2
        tried = _lines(letters, size, middle)
        if len(tried) == len(lines) and _is_broken(tried, letters) == broken:
            lines, wide = tried, middle
        else:
            narrow = middle
    return lines


def _is_broken(lines: Iterable[Letters], letters: Letters) -> bool:
    """Return whether a word is broken across lines."""
    return sum(len([*_words(line)]) for line in lines) > len([*_words(letters)])


def _shortened(letters: Letters, size: int, width: float) -> Letters:
    """Return the letters; if they are too wide, cut them and add an ellipsis."""
    if _width(letters, size) <= width:
        return letters
    dots = letters_of(ELLIPSIS)
    kept = letters[: _fitting(letters, size, width - _width(dots, size))]
    while kept and (kept[-1].is_space or kept[-1].text in ",;:.،"):
        kept = kept[:-1]
    return (*kept, *dots)


def _drawn(letters: Letters, pen: Pen, right_to_left: bool) -> Line:
    """Return a drawn line, as high as the pen reaches; anything beyond that is cut off."""
    shaped = [
        (run, *_shape(run, pen.size)) for run in runs_of(letters, right_to_left=right_to_left)
    ]
    up, down = pen.reach
    size = (max(1, -(-sum(units for _, _, units in shaped) // _UNITS)), up + down)
    plain, coloured = hb.RasterDraw(), hb.RasterPaint()
    for canvas in (plain, coloured):
        canvas.scale_factor = (_UNITS, _UNITS)
        canvas.extents = hb.RasterExtents(0, -down, *size, 0)
    scribbles = Image.new("L", size)
    left = 0
    for run, glyphs, units in shaped:
        if run.font is None:
            _scribble(scribbles, run, left / _UNITS, pen)
        for glyph in glyphs:
            at = (1, 0, 0, 1, left + glyph.at[0], glyph.at[1])
            if run.font == EMOJI:
                coloured.transform = at
                coloured.paint_glyph(_font(EMOJI, pen.size), glyph.number)
            else:
                plain.transform = at
                plain.draw_glyph(_font(str(run.font), pen.size), glyph.number)
        left += units
    page = Image.new("RGBA", size, (*pen.colour, 0))
    page.putalpha(ImageChops.lighter(_pixels(plain, "L", "L"), scribbles))
    page.alpha_composite(_pixels(coloured, "RGBa", "BGRa").convert("RGBA"))
    return Line(page, pen)


def _pixels(canvas: hb.RasterDraw | hb.RasterPaint, mode: str, raw: str) -> Image.Image:
    """Return what was drawn, turned upright: HarfBuzz stores rows from bottom to top."""
    made = canvas.render()
    size = (made.extents.width, made.extents.height)
    return Image.frombuffer(mode, size, made.buffer, "raw", raw, made.extents.stride, -1)


def _scribble(page: Image.Image, run: Run, left: float, pen: Pen) -> None:
    """Draw loops like handwriting, as wide as the letters would be."""
    fine = Image.new("L", (page.width * 2, page.height * 2))
    points = ink.scaled(_loops(2 * len(run.letters)), pen.size, (left, pen.reach[0]))
    line = max(2, pen.size // 8)
    ImageDraw.Draw(fine).line(ink.scaled(points, 2), fill=255, width=line, joint="curve")
    page.paste(ImageChops.lighter(page, fine.reduce(2)))


def _loops(count: int) -> list[ink.Point]:
    """Return the points of loops side by side, some higher than others, in font-size units."""
    points = []
    for step in range(count * 16 + 1):
        turn = step / 16
        tall = 0.2 + 0.09 * math.sin(1.7 * turn) + 0.07 * math.sin(0.6 * turn + 2)
        x = (turn - 0.24 * math.sin(math.tau * turn)) * _SCRIBBLE / 2 * 0.92 + 0.03
        points.append((x, -tall * (1 - math.cos(math.tau * turn))))
    return points
