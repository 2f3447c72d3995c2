"""Reads a deck's phrases: the lines that a computer storyteller may say about its cards.

One file a language, ``phrases/<language>.toml``, with the same ids in each: how well a phrase fits
a card does not depend on the language. Does not know which phrase fits which card.
"""

import tomllib
from pathlib import Path

FOLDER = "phrases"
SUFFIX = ".toml"


def languages(deck: Path) -> tuple[str, ...]:
    """The languages in which this deck has phrases, none for most decks."""
    return tuple(sorted(path.stem for path in (deck / FOLDER).glob(f"*{SUFFIX}")))


def read_phrases(deck: Path, language: str) -> dict[str, str]:
    """Id → line in this language; nothing where the deck has no such file."""
    try:
        text = (deck / FOLDER / f"{language}{SUFFIX}").read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    return tomllib.loads(text)
