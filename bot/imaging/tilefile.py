"""Reads and writes the file of a card's tiles: every look and number as JPEG pieces.

The file is an index with checksums, followed by the blocks. Reading a tile reads only the blocks it
needs. Files are written atomically. Owns the format; does not know where files are or how tiles
look.
"""

import os
import struct
import tempfile
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO

from bot.imaging.join import Column
from bot.imaging.layout import TILE_BLOCKS
from bot.imaging.tiles import CardLook

Blocks = Mapping[tuple[CardLook, int], list[Column]]
"""Number 0 is the tile without a number; the others are upper left parts with a number."""

_MAGIC = b"dixit-tiles"
_ENTRY = struct.Struct("<III")  # offset, length, checksum
_BLOCKS = tuple((look, number) for look in CardLook for number in range(look.most + 1))
_INDEX_SIZE = len(_MAGIC) + _ENTRY.size * len(_BLOCKS) + 4


class Damaged(Exception):
    """Raised for a file that is truncated, altered or not a tile file."""


def read_tile(path: Path, look: CardLook, number: int) -> tuple[Column, Column]:
    """Return the two columns of a card's tile, in this look and with this number (0 for none).

    Raise `Damaged` or ``OSError`` if the file cannot be used.
    """
    with path.open("rb", buffering=0) as file:
        index = _checked_index(file.read(_INDEX_SIZE))
        body = _block(file, index, (look, 0))
        if len(body) != 2 * TILE_BLOCKS:
            raise Damaged("wrong number of pieces")
        head = _block(file, index, (look, number)) if number else ()
    return head + body[len(head) : TILE_BLOCKS], body[TILE_BLOCKS:]


def _checked_index(raw: bytes) -> bytes:
    if len(raw) != _INDEX_SIZE or not raw.startswith(_MAGIC):
        raise Damaged("no index")
    if zlib.crc32(raw[:-4]).to_bytes(4, "little") != raw[-4:]:
        raise Damaged("damaged index")
    return raw


def _block(file: IO[bytes], index: bytes, block: tuple[CardLook, int]) -> Column:
    """Return the pieces of one block; raise ``Damaged`` if its checksum is wrong."""
    entry = len(_MAGIC) + _ENTRY.size * _BLOCKS.index(block)
    offset, length, checksum = _ENTRY.unpack_from(index, entry)
    file.seek(offset)
    raw = file.read(length)
    if zlib.crc32(raw) != checksum:
        raise Damaged(f"damaged block {block[0]} {block[1]}")
    count = int.from_bytes(raw[:2], "little")
    lengths = array("H", raw[2 : 2 + 2 * count])
    pieces = []
    at = 2 + 2 * count
    for size in lengths:
        pieces.append(raw[at : at + size])
        at += size
    return tuple(pieces)


def is_sound(path: Path) -> bool:
    """Return whether the file can be read and every block is complete."""
    try:
        with path.open("rb", buffering=0) as file:
            index = _checked_index(file.read(_INDEX_SIZE))
            for block in _BLOCKS:
                _block(file, index, block)
    except (Damaged, OSError):
        return False
    return True


def pack_tiles(blocks: Blocks) -> bytes:
    """Return the content of a tile file with these blocks."""
    payloads = [_payload(blocks[block]) for block in _BLOCKS]
    index = _MAGIC + b"".join(_entries(payloads))
    index += zlib.crc32(index).to_bytes(4, "little")
    return index + b"".join(payloads)


def write_tiles(path: Path, content: bytes) -> None:
    """Write a tile file atomically, so that no process reads half a file."""
    for folder in (path.parent.parent, path.parent):
        folder.mkdir(0o700, parents=True, exist_ok=True)  # beside the database, and as private
    descriptor, name = tempfile.mkstemp(suffix=".part", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _payload(columns: Iterable[Column]) -> bytes:
    pieces = [piece for column in columns for piece in column]
    lengths = array("H", [len(piece) for piece in pieces])
    return len(pieces).to_bytes(2, "little") + lengths.tobytes() + b"".join(pieces)


def _entries(payloads: Iterable[bytes]) -> Iterator[bytes]:
    offset = _INDEX_SIZE
    for payload in payloads:
        yield _ENTRY.pack(offset, len(payload), zlib.crc32(payload))
        offset += len(payload)
