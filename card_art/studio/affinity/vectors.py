"""Texts as directions: the mean of their words' vectors. Knows English, no cards and no phrases."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

HERE = Path(__file__).parent

Matrix: TypeAlias = npt.NDArray[np.float64]

# Words that say nothing about a picture.
_SMALL = (
    "the and for that was with from his has are have but were not this who they had which will "
    "their its one after new been also would two three what you your her she him all own some "
    "into over under through down off out like being towards above below behind front near "
    "somebody something there where while"
)
SMALL_WORDS = frozenset(_SMALL.split())
# The list is sorted by how often a word is used; a common one says less than a rare one.
COMMON = 300


class Vectors:
    """The words that are known, and the way from a text to its direction."""

    def __init__(self) -> None:
        with np.load(HERE / "glove30k.npz") as stored:
            words, vectors = str(stored["words"]).split("\n"), stored["q"].astype(np.float64)
        self._rank = {word: rank for rank, word in enumerate(words)}
        self._vectors = unit(centred(unit(vectors)))
        self._spellings: dict[str, str] = tomllib.loads(
            (HERE / "spellings.toml").read_text(encoding="utf-8")
        )

    def known(self, text: str) -> list[str]:
        """Return the words of a text that have a vector and say something."""
        words = re.findall(r"[a-z]+", text.lower())
        spelt = (part for word in words for part in self._spellings.get(word, word).split())
        return [word for word in spelt if word in self._rank and word not in SMALL_WORDS]

    def direction(self, text: str, *, weighted: bool = True) -> Matrix:
        """Return the mean of the words; nothing at all for a text without a known word."""
        total = np.zeros(self._vectors.shape[1])
        for word in self.known(text):
            rank = self._rank[word]
            weight = (rank + 1) / (rank + 1 + COMMON) if weighted else 1.0
            total += weight * self._vectors[rank]
        return unit(total)

    def directions(self, texts: Iterable[str], *, weighted: bool = True) -> Matrix:
        """Return the directions of several texts, one row each."""
        return np.array([self.direction(text, weighted=weighted) for text in texts])


def unit(rows: Matrix) -> Matrix:
    """Return every row with length one; a row of zeros stays what it is."""
    lengths = np.linalg.norm(rows, axis=-1, keepdims=True)
    return np.asarray(rows / np.where(lengths == 0, 1, lengths))


def centred(rows: Matrix) -> Matrix:
    """Return the rows without what they have in common, so that only their differences count."""
    return np.asarray(rows - rows.mean(axis=0))
