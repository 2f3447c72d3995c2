"""Reads and writes ``affinity.bin``: how well each of a deck's phrases fits each of its cards.

The file is three lines of text (``affinity 1``, the ids of the phrases, the ids of the cards,
separated by spaces), then one byte for each phrase and card, phrase by phrase. A byte's lower seven
bits are the fit; the highest is set where a person vouches for it. Knows no words and no games.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.decks.problems import DeckError, Problem

FILE_NAME = "affinity.bin"
MOST = 127
VOUCHED = 128
_HEAD = b"affinity 1"


@dataclass(frozen=True)
class Affinity:
    """The table in memory: for each phrase one byte a card, in the cards' order."""

    cards: tuple[str, ...]
    rows: Mapping[str, bytes]

    @classmethod
    def of(
        cls,
        cards: tuple[str, ...],
        fits: Mapping[str, bytes],
        vouched: Collection[tuple[str, str]],
    ) -> "Affinity":
        """From fits of at most ``MOST`` and the pairs (phrase, card) that a person vouches for."""
        rows = {
            phrase: bytes(
                fit | VOUCHED if (phrase, card) in vouched else fit
                for card, fit in zip(cards, row, strict=True)
            )
            for phrase, row in fits.items()
        }
        return cls(cards, rows)

    def packed(self) -> bytes:
        """The content of the file."""
        head = (_HEAD, " ".join(self.rows).encode(), " ".join(self.cards).encode())
        return b"\n".join((*head, b"".join(self.rows.values())))


def read_affinity(deck: Path) -> Affinity | None:
    """The deck's table; None where it has none, `DeckError` where it is damaged."""
    path = deck / FILE_NAME
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise DeckError([Problem(path, f"cannot be read: {error.strerror}")]) from None
    parts = raw.split(b"\n", 3)
    if len(parts) < 4 or parts[0] != _HEAD:
        raise DeckError([Problem(path, "is no table of phrases and cards")])
    phrases, cards = (part.decode("utf-8", "replace").split() for part in parts[1:3])
    width = len(cards)
    if len(parts[3]) != len(phrases) * width:
        text = f"does not hold one byte for each of {len(phrases)} phrases and {width} cards"
        raise DeckError([Problem(path, text)])
    rows = {p: parts[3][i * width : (i + 1) * width] for i, p in enumerate(phrases)}
    return Affinity(tuple(cards), rows)
