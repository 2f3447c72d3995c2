"""Joins sheets from JPEG pieces that were encoded before.

A JPEG written with a restart marker after every run of blocks can be cut at its markers, because
each piece is byte-aligned and can be decoded by itself. A *column* is a stack of such pieces, each
``COLUMN`` pixels wide and one row of blocks (16 pixels) high. A sheet is a header and the pieces of
many columns side by side, with the marker numbers rewritten. Its pixels equal those of a sheet that
was encoded as a whole.

Knows JPEG; does not know cards, sizes of tiles or drawing.
"""

import io
import os
import re
import tempfile
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, cycle
from typing import IO

from PIL import Image

from bot.imaging.grid import BLOCK, COLUMN

QUALITY = 82

Column = tuple[bytes, ...]
"""Pieces from top to bottom, each COLUMN pixels wide and BLOCK high."""

# Inside a scan, an encoder writes 0x00 after each 0xFF of its data, so these bytes are markers.
_RESTART = re.compile(rb"\xff[\xd0-\xd7]")
_MARKERS = [bytes((0xFF, 0xD0 + k)) for k in range(8)]
_START_OF_SCAN = 0xDA
_END_OF_IMAGE = b"\xff\xd9"
_START_OF_FRAME = 0xC0


class NotJoinable(ValueError):
    """Raised for a picture whose size is not whole columns, or a JPEG without restart markers."""


def encode(picture: Image.Image) -> bytes:
    """Return the picture as one JPEG with a restart marker every ``COLUMN`` pixels.

    Raise `NotJoinable` if the picture is not made of whole columns.
    """
    if picture.width % COLUMN or picture.height % BLOCK:
        raise NotJoinable(f"{picture.width}×{picture.height} is not made of whole columns")
    return save_jpeg(picture, QUALITY, restart_marker_blocks=COLUMN // BLOCK)


def save_jpeg(picture: Image.Image, quality: int, **options: int) -> bytes:
    """Return the picture as a JPEG.

    Encodes into a real file, because Pillow holds the GIL while it encodes into a BytesIO.
    """
    with _scratch_file() as file:
        picture.save(file, "JPEG", quality=quality, subsampling=2, **options)
        file.seek(0)
        return file.read()


def cut(data: bytes, columns: int) -> list[Column]:
    """Cut an encoded picture into its columns, from left to right.

    Raise `NotJoinable` if its pieces between restart markers do not fill the columns.
    """
    pieces = _RESTART.split(data[_scan_start(data) : -2])
    if len(pieces) % columns:
        raise NotJoinable("this JPEG was not cut by restart markers")
    return [tuple(pieces[index::columns]) for index in range(columns)]


def columns_of(picture: Image.Image) -> list[Column]:
    """Encode a picture and return its columns, from left to right."""
    return cut(encode(picture), picture.width // COLUMN)


def mark(columns: Sequence[Column], first: int, across: int) -> Column:
    """Return neighbouring columns as one, with a restart marker after each piece.

    ``first`` is the number of pieces on the sheet before the upper left one, ``across`` the number
    of columns of the whole sheet. The result can be kept for its place on a sheet, so that `join`
    only concatenates.
    """
    between: list[Iterable[bytes]] = []
    for index, column in enumerate(columns):
        markers = [_MARKERS[(first + index + row * across) % 8] for row in range(8)]
        between += [column, cycle(markers)]
    # Not strict: the cycles of markers have no end, so the columns decide.
    return tuple(map(b"".join, zip(*between, strict=False)))


def join(rows: Sequence[Sequence[Column]], size: tuple[int, int]) -> bytes:
    """Return one JPEG of this size from rows of columns, as `mark` returns them."""
    pieces = [_header(*size)]
    for row in rows:
        pieces.extend(chain.from_iterable(zip(*row, strict=True)))
    pieces[-1] = pieces[-1][:-2] + _END_OF_IMAGE  # instead of a restart marker
    return b"".join(pieces)


@cache
def joinable() -> bool:
    """Return whether this Pillow writes restart markers; if not, sheets are encoded as a whole."""
    picture = Image.linear_gradient("L").resize((2 * COLUMN, 2 * BLOCK)).convert("RGB")
    try:
        marked = mark(columns_of(picture), 0, 2)
        return join([[marked]], picture.size) == encode(picture)
    except (NotJoinable, IndexError, ValueError):
        return False


@cache
def _header(width: int, height: int) -> bytes:
    """Return the bytes before the scan, for a sheet of this size."""
    before, after = _frame_halves()
    return before + height.to_bytes(2, "big") + width.to_bytes(2, "big") + after


@cache
def _frame_halves() -> tuple[bytes, bytes]:
    """Return the header of the smallest sheet, split around the four bytes that hold its size."""
    data = encode(Image.new("RGB", (COLUMN, BLOCK)))
    header = data[: _scan_start(data)]
    frame = _find_segment(header, _START_OF_FRAME)
    return header[: frame + 5], header[frame + 9 :]


def _scan_start(data: bytes) -> int:
    """Return the offset of the first encoded piece, after the header of the scan."""
    scan = _find_segment(data, _START_OF_SCAN)
    return scan + 2 + int.from_bytes(data[scan + 2 : scan + 4], "big")


def _find_segment(data: bytes, wanted: int) -> int:
    """Return the offset of the first marker segment of this kind."""
    at = 2  # after the marker that starts the image
    while data[at + 1] != wanted:
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return at


def _scratch_file() -> IO[bytes]:
    """Return a temporary file without a name: in memory if this system can, else on disk."""
    try:
        if hasattr(os, "memfd_create"):
            return os.fdopen(os.memfd_create("picture"), "w+b")
        return tempfile.TemporaryFile()
    except OSError:  # as in a process that may open no files, where nobody waits for the GIL
        return io.BytesIO()
