"""Vectors of English words: words that are used alike have similar vectors.

Reads ``tables/vectors.bin``, which the card art studio generates. Knows no other language, no cards
and no phrases. The file begins with two lines of text (``vectors 1``, then the words, the most
frequent first, separated by spaces). The vector of each word follows, with two numbers in a byte:
the upper four bits hold the first half of the numbers, the lower four the second half. Eight is
added to each number, so that none is negative.
"""

import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import mul
from pathlib import Path

FILE_NAME = "vectors.bin"
STEPS = 7  # the largest absolute value of a number, so that it fits in four bits
COMMON = 300  # the rank of a word with half the worth; more frequent words say less

_HEAD = b"vectors 1"
_PATH = Path(__file__).parent / "tables" / FILE_NAME
_ZERO = STEPS + 1
_UPPER = bytes(((byte >> 4) - _ZERO) & 255 for byte in range(256))
_LOWER = bytes(((byte & 15) - _ZERO) & 255 for byte in range(256))


@dataclass(frozen=True, slots=True)
class Direction:
    """A word's vector, and its worth, which is lower for common words because they say less."""

    numbers: tuple[int, ...]
    length: float
    worth: float

    def cosine(self, other: "Direction") -> float:
        """Return the cosine similarity of two words: 1 for the same, about 0 for unrelated ones."""
        product: int = sum(map(mul, self.numbers, other.numbers))
        return product / (self.length * other.length)


class Vectors:
    """Holds the known words and their vectors."""

    def __init__(self, raw: bytes) -> None:
        head, words, self._numbers = raw.split(b"\n", 2)
        if head != _HEAD:
            raise ValueError("not a vectors file: it must begin with the line 'vectors 1'")
        self.rank = {word: rank for rank, word in enumerate(words.decode("ascii").split())}
        self._width = len(self._numbers) // len(self.rank)
        self._format = f"{2 * self._width}b"

    def __contains__(self, word: str) -> bool:
        return word in self.rank

    def direction(self, word: str) -> Direction:
        """Return the vector of a word; raise KeyError for an unknown one."""
        rank = self.rank[word]
        packed = self._numbers[rank * self._width : (rank + 1) * self._width]
        numbers = struct.unpack(self._format, packed.translate(_UPPER) + packed.translate(_LOWER))
        length = math.sqrt(sum(map(mul, numbers, numbers))) or 1.0
        return Direction(numbers, length, (rank + 1) / (rank + 1 + COMMON))


def pack(words: Sequence[str], rows: Sequence[Sequence[int]]) -> bytes:
    """Return the content of the vectors file; ``rows`` has the vector of each word."""
    parts = [_HEAD, b"\n", " ".join(words).encode("ascii"), b"\n"]
    for row in rows:
        half = len(row) // 2
        pairs = zip(row[:half], row[half:], strict=True)
        parts.append(bytes((upper + _ZERO) << 4 | (lower + _ZERO) for upper, lower in pairs))
    return b"".join(parts)


@cache
def vectors() -> Vectors:
    """Return the shipped vectors; the file is read on first use."""
    return Vectors(_PATH.read_bytes())


@lru_cache(maxsize=8192)
def direction(word: str) -> Direction:
    """Return the vector of a known word; raise KeyError for an unknown one."""
    return vectors().direction(word)
