"""Sheets made of JPEG pieces: encoded once, joined byte by byte ever after.

A JPEG written with a restart marker after every run of blocks can be cut at its markers:
each piece is byte-aligned and decodes by itself. A *column* here is a stack of such pieces,
each one ``COLUMN`` pixels wide and one row of blocks (16 pixels) high; a sheet is a header
and the pieces of many columns side by side with the marker numbers rewritten. The result
equals, pixel by pixel, what encoding the whole sheet would give.

Knows JPEG and nothing of cards: no sizes of tiles, no drawing.
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

_RESTART = re.compile(rb"\xff[\xd0-\xd7]")
_MARKERS = [bytes((0xFF, 0xD0 + k)) for k in range(8)]
_START_OF_SCAN = 0xDA
_END_OF_IMAGE = b"\xff\xd9"
_START_OF_FRAME = 0xC0


class NotJoinable(ValueError):
    """Raised for a picture that is not made of whole columns, or was not cut by markers."""


def encode(picture: Image.Image) -> bytes:
    """Return the whole picture as one JPEG, cut by restart markers every COLUMN pixels."""
    if picture.width % COLUMN or picture.height % BLOCK:
        raise NotJoinable(f"{picture.width}×{picture.height} is not made of whole columns")
    return save_jpeg(picture, QUALITY, restart_marker_blocks=COLUMN // BLOCK)


def save_jpeg(picture: Image.Image, quality: int, **options: int) -> bytes:
    """Encode through a real file: into a BytesIO, Pillow would hold the GIL throughout."""
    with _scratch_file() as file:
        picture.save(file, "JPEG", quality=quality, subsampling=2, **options)
        file.seek(0)
        return file.read()


def cut(data: bytes, columns: int) -> list[Column]:
    """Take an encoded picture apart into its columns, left to right."""
    pieces = _RESTART.split(data[_scan_start(data) : -2])
    if len(pieces) % columns:
        raise NotJoinable("this JPEG was not cut by restart markers")
    return [tuple(pieces[index::columns]) for index in range(columns)]


def columns_of(picture: Image.Image) -> list[Column]:
    """Encode a picture and take it apart."""
    return cut(encode(picture), picture.width // COLUMN)


def mark(columns: Sequence[Column], first: int, across: int) -> Column:
    """Return neighbouring columns as one, each piece followed by its restart marker.

    ``first`` counts the pieces of the sheet before the top left one, ``across`` the columns
    of the whole sheet. Done once per place on a sheet, it leaves the join little to do.
    """
    between: list[Iterable[bytes]] = []
    for index, column in enumerate(columns):
        markers = [_MARKERS[(first + index + row * across) % 8] for row in range(8)]
        between += [column, cycle(markers)]
    return tuple(map(b"".join, zip(*between, strict=False)))


def join(rows: Sequence[Sequence[Column]], size: tuple[int, int]) -> bytes:
    """Return one JPEG from rows of marked columns standing side by side."""
    pieces = [_header(*size)]
    for row in rows:
        pieces.extend(chain.from_iterable(zip(*row, strict=True)))
    pieces[-1] = pieces[-1][:-2] + _END_OF_IMAGE
    return b"".join(pieces)


@cache
def joinable() -> bool:
    """Return whether this Pillow writes the markers we cut at; if not, sheets are encoded whole."""
    picture = Image.linear_gradient("L").resize((2 * COLUMN, 2 * BLOCK)).convert("RGB")
    try:
        marked = mark(columns_of(picture), 0, 2)
        return join([[marked]], picture.size) == encode(picture)
    except (NotJoinable, IndexError, ValueError):
        return False


@cache
def _header(width: int, height: int) -> bytes:
    """Return everything before the scan, for a sheet of this size."""
    before, after = _frame_halves()
    return before + height.to_bytes(2, "big") + width.to_bytes(2, "big") + after


@cache
def _frame_halves() -> tuple[bytes, bytes]:
    """Return the header of a smallest sheet, split around the four bytes that hold its size."""
    data = encode(Image.new("RGB", (COLUMN, BLOCK)))
    header = data[: _scan_start(data)]
    frame = _find_segment(header, _START_OF_FRAME)
    return header[: frame + 5], header[frame + 9 :]


def _scan_start(data: bytes) -> int:
    scan = _find_segment(data, _START_OF_SCAN)
    return scan + 2 + int.from_bytes(data[scan + 2 : scan + 4], "big")


def _find_segment(data: bytes, wanted: int) -> int:
    """Return where the marker segment of this kind begins; segments tell their own length."""
    at = 2
    while data[at + 1] != wanted:
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return at


def _scratch_file() -> IO[bytes]:
    try:
        if hasattr(os, "memfd_create"):
            return os.fdopen(os.memfd_create("picture"), "w+b")
        return tempfile.TemporaryFile()
    except OSError:  # as in a process that may open no files, where nobody waits for the GIL
        return io.BytesIO()
