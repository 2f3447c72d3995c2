"""Reads a deck's phrases: the lines that a computer storyteller may say about its cards.

One file a language, ``phrases/<language>.toml``, with the same ids in each: how well a phrase fits
a card does not depend on the language. Does not know which phrase fits which card.
"""

import os
from pathlib import Path

from bot.decks.problems import DeckError, Problem
from bot.decks.toml_file import TomlError, read_toml

FOLDER = "phrases"
SUFFIX = ".toml"


def languages(deck: Path) -> tuple[str, ...]:
    """The languages in which this deck has phrases, none for most decks."""
    return tuple(sorted(path.stem for path in (deck / FOLDER).glob(f"*{SUFFIX}")))


def read_phrases(deck: Path, language: str) -> dict[str, str]:
    """Id → line in this language; nothing where the deck has no such file."""
    path = deck / FOLDER / f"{language}{SUFFIX}"
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
