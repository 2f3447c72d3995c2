"""Reads the phrases that computer players use as clues, and how well each fits each card.

Phrases are in one file per language, ``phrases/<language>.toml``. Each file has the same ids,
because how well a phrase fits a card does not depend on the language. The ``phrases`` folder is in
the deck's folder, or next to it and shared by all decks there. Its ``occasions.toml`` says which
words about a card call for which phrase. ``affinity.bin`` in the deck's folder says how well
phrases fit cards: three lines of text (``affinity 1``, the phrase ids, the card ids, separated by
spaces), then one byte for each phrase and card, phrase by phrase. A byte's lower seven bits are the
fit; the highest bit is set if a person has confirmed it. Does not know games.
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
VOUCHED = 128  # the bit that is set if a person has confirmed the fit
_HEAD = b"affinity 1"


def languages(deck: Path) -> tuple[str, ...]:
    """Return the languages that this deck has phrases in; empty if it has no phrases."""
    names = sorted(path.stem for path in _folder(deck).glob(f"*{SUFFIX}"))
    return tuple(name for name in names if name != OCCASIONS)


def _folder(deck: Path) -> Path:
    """Return the folder of the deck's phrases: its own, or one shared with neighbouring decks."""
    own = deck / FOLDER
    return own if os.path.isdir(own) else deck.resolve().parent / FOLDER


def read_phrases(deck: Path, language: str) -> dict[str, str]:
    """Return the phrases in this language by id; an empty dict if there is no such file.

    Raise `DeckError` if the file is damaged.
    """
    return _lines(_folder(deck) / f"{language}{SUFFIX}")


def read_occasions(deck: Path) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return each phrase's groups of words, by phrase id.

    A phrase fits a card that has at least one word of every group. Return an empty dict if there is
    no such file; raise `DeckError` if it is damaged.
    """
    lines = _lines(_folder(deck) / f"{OCCASIONS}{SUFFIX}")
    return {
        name: tuple(tuple(group.split()) for group in line.split("+"))
        for name, line in lines.items()
    }


def _lines(path: Path) -> dict[str, str]:
    """Return the file's entries, each of which must be one line; empty if there is no file."""
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
    """How well each phrase fits each card: by phrase id, a row with one byte for each card.

    The bytes of a row are in the order of ``cards``.
    """

    cards: tuple[str, ...]
    rows: Mapping[str, bytes]

    @classmethod
    def of(
        cls,
        cards: tuple[str, ...],
        fits: Mapping[str, bytes],
        vouched: Collection[tuple[str, str]],
    ) -> "Affinity":
        """Return a table made from one row of fits for each phrase id.

        Pairs of phrase and card in ``vouched``, confirmed by a person, get the flag ``VOUCHED``.
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
        """Return the table in the format of ``affinity.bin``."""
        head = (_HEAD, " ".join(self.rows).encode(), " ".join(self.cards).encode())
        return b"\n".join((*head, b"".join(self.rows.values())))


def read_affinity(deck: Path) -> Affinity | None:
    """Return the deck's affinity table, or None if it has none; raise `DeckError` if damaged."""
    path = deck / AFFINITY_FILE
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise DeckError([Problem(path, f"cannot be read: {error.strerror}")]) from None
    parts = raw.split(b"\n", 3)
    if len(parts) < 4 or parts[0] != _HEAD:
        raise DeckError([Problem(path, "is not a table of phrases and cards")])
    phrases, cards = (part.decode("utf-8", "replace").split() for part in parts[1:3])
    width = len(cards)
    if len(parts[3]) != len(phrases) * width:
        text = f"does not have one byte for each of {len(phrases)} phrases and {width} cards"
        raise DeckError([Problem(path, text)])
    rows = {p: parts[3][i * width : (i + 1) * width] for i, p in enumerate(phrases)}
    return Affinity(tuple(cards), rows)
