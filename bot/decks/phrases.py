"""What a computer player can say about a deck: its phrases, and how well each fits each card.

Phrases are in one file a language, ``phrases/<language>.toml``, with the same ids in each: how well
a phrase fits a card does not depend on the language. The folder is in the deck's, or beside it for
all decks there; ``occasions.toml`` in it says which words on a card call for which line. How well
they fit is in ``affinity.bin``: three lines of text (``affinity 1``, the ids of the phrases, the
ids of the cards, separated by spaces), then one byte for each phrase and card, phrase by phrase. A
byte's lower seven bits are the fit; the highest is set where a person vouches for it. Knows no
games.
"""

import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.decks.problems import DeckError, Problem
from bot.decks.toml_file import TomlError, read_toml

# Our decks and their phrases, beside the bot both in a checkout and in an installed package.
SHIPPED = Path(__file__).resolve().parents[2] / "card_art"

FOLDER = "phrases"
SUFFIX = ".toml"
OCCASIONS = "occasions"

AFFINITY_FILE = "affinity.bin"
BEST_FIT = 127
VOUCHED = 128
_HEAD = b"affinity 1"


def languages(deck: Path) -> tuple[str, ...]:
    """Return the languages in which this deck has phrases; most decks have none."""
    names = sorted(path.stem for path in _folder(deck).glob(f"*{SUFFIX}"))
    return tuple(name for name in names if name != OCCASIONS)


def _folder(deck: Path) -> Path:
    """Return the folder of the deck's phrases: its own, or one shared with neighbouring decks."""
    own = deck / FOLDER
    return own if os.path.isdir(own) else deck.resolve().parent / FOLDER


def read_phrases(deck: Path, language: str) -> dict[str, str]:
    """Return lines by id in this language; none if the deck has no such file. Raise `DeckError`."""
    return _lines(_folder(deck) / f"{language}{SUFFIX}")


def read_occasions(deck: Path) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return groups of words by line id. A line fits a card that has a word of every group."""
    lines = _lines(_folder(deck) / f"{OCCASIONS}{SUFFIX}")
    return {
        name: tuple(tuple(group.split()) for group in line.split("+"))
        for name, line in lines.items()
    }


def _lines(path: Path) -> dict[str, str]:
    if not os.path.lexists(path):
        return {}
    try:
        lines, _ = read_toml(path)
    except TomlError as error:
        raise DeckError([Problem(path, error.text, error.line)]) from None
    if wrong := [name for name, line in lines.items() if not _is_line(line)]:
        raise DeckError(Problem(path, f"{name!r} must be one line") for name in wrong)
    return lines


def _is_line(line: object) -> bool:
    return isinstance(line, str) and bool(line.strip()) and len(line.splitlines()) == 1


@dataclass(frozen=True)
class Affinity:
    """How well phrases fit cards: for each phrase one byte per card, in the order of ``cards``."""

    cards: tuple[str, ...]
    rows: Mapping[str, bytes]

    @classmethod
    def of(
        cls,
        cards: tuple[str, ...],
        fits: Mapping[str, bytes],
        vouched: Collection[tuple[str, str]],
    ) -> "Affinity":
        """Return the table of these fits.

        ``vouched`` are pairs (phrase, card) confirmed by a person.
        """
        rows = {
            phrase: bytes(
                fit | VOUCHED if (phrase, card) in vouched else fit
                for card, fit in zip(cards, row, strict=True)
            )
            for phrase, row in fits.items()
        }
        return cls(cards, rows)

    def packed(self) -> bytes:
        """Return the content of the file."""
        head = (_HEAD, " ".join(self.rows).encode(), " ".join(self.cards).encode())
        return b"\n".join((*head, b"".join(self.rows.values())))


def read_affinity(deck: Path) -> Affinity | None:
    """Return the deck's table, or None if it has none; raise `DeckError` if it is damaged."""
    path = deck / AFFINITY_FILE
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
