"""Finds out whether SQLite can read a write-ahead log to its end.

SQLite reads up to the first frame with a wrong checksum. It takes the rest for the remains of a
crash, and the next changes overwrite it. This module examines that rest to tell a crash from
damage. It only reads, following SQLite's documentation of the formats of the log and its index.
"""

import os
import struct
import sys
from enum import Enum, auto
from pathlib import Path
from typing import BinaryIO

_HEADER = struct.Struct(">8I")  # magic, format, page size, checkpoints, two salts, two checksums
_FRAME = struct.Struct(">6I")  # page, size of the database after a commit, salts, checksums
_MAGIC = (0x377F0682, 0x377F0683)  # the last bit is the byte order of the checksums
_READABLE = slice(16, 20)  # in the index: how many frames of the log can be read


class Log(Enum):
    """How much of a log SQLite can read."""

    WHOLE = auto()
    CUT_OFF = auto()  # all but the last change, after a power cut or because of damage
    DAMAGED = auto()  # not even changes that were synced before others followed


def state_of_log(database: Path) -> Log:
    """Return how much of a database's log SQLite can read.

    Call it while a connection is open that has read something: that creates the index, which says
    how many frames SQLite can read.
    """
    real = Path(os.path.realpath(database))
    try:
        index = real.with_name(real.name + "-shm").read_bytes()
        with open(real.with_name(real.name + "-wal"), "rb") as log:
            return _state_of(log, int.from_bytes(index[_READABLE], sys.byteorder))
    except FileNotFoundError:
        return Log.WHOLE


def _state_of(log: BinaryIO, readable: int) -> Log:
    size = os.fstat(log.fileno()).st_size
    if size <= _HEADER.size:
        return Log.WHOLE  # nothing was written yet
    head = log.read(_HEADER.size)
    if len(head) < _HEADER.size:
        return Log.WHOLE  # a running bot has just emptied it
    if not _is_sound(head):
        # A crash while SQLite resets the log looks the same; then nothing in it is needed.
        return Log.CUT_OFF
    _, _, page, _, *salts, _, _ = _HEADER.unpack(head)
    length = _FRAME.size + page
    whole, rest = divmod(size - _HEADER.size, length)
    unread = 0
    for place in range(readable, whole):
        log.seek(_HEADER.size + place * length)
        unread += _is_commit(log.read(_FRAME.size), salts)
    if unread > 1:  # a commit is synced before the next begins, so a crash tears at most one
        return Log.DAMAGED
    # A killed process can leave a frame's header or none of it, but no other fragment.
    torn = whole >= readable and rest not in (0, _FRAME.size)
    return Log.CUT_OFF if unread or torn else Log.WHOLE


def _is_sound(head: bytes) -> bool:
    magic, *_, first, second = _HEADER.unpack(head)
    if magic not in _MAGIC:
        return False
    # SQLite's checksum: two running sums over pairs of words.
    words = struct.unpack(">6I" if magic & 1 else "<6I", head[:24])
    one = two = 0
    for x, y in zip(words[::2], words[1::2], strict=True):
        one = (one + x + two) & 0xFFFFFFFF
        two = (two + y + one) & 0xFFFFFFFF
    return (one, two) == (first, second)


def _is_commit(frame: bytes, salts: list[int]) -> bool:
    """Return whether a frame ends a transaction and was written since the log was last reset.

    Older frames have other salts. One matching salt is enough, because the other may be damaged.
    """
    if len(frame) < _FRAME.size:
        return False  # a running bot has just emptied the log
    _, after, *theirs, _, _ = _FRAME.unpack(frame)
    return bool(after) and any(ours == salt for ours, salt in zip(salts, theirs, strict=True))
