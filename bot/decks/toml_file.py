"""Reads a TOML file that nobody has vouched for.

Owns the limits of what is parsed at all, and the one sentence with its line about a file that
cannot be. Knows no deck: what the keys mean is for `bot.decks.words`.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from bot.decks.folder import file_fault, reason

# Thousands of cards in seven languages; the parser needs about fifty times the file in memory.
LARGEST = 4_000_000
# Our keys have up to three parts (``card.alt.en``). The parser's memory grows with the square of
# their number, and a number of thousands of digits is nothing that a deck has to say.
MOST_PARTS = 8
LONGEST_WORD = 300

_STRING_OR_COMMENT = re.compile(  # possessive, so that a string without end costs no memory
    r'"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}'  # up to two quotes may stand before the closing three
    r"|'''(?:[^']++|'(?!''))*+'{3,5}"
    r'|"(?:[^"\\\n]++|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|#[^\n]*+",
    re.DOTALL,
)
_BETWEEN_SIGNS = re.compile(r"[^=,{}\[\]\n]+")


class TomlError(Exception):
    """Why the file cannot be read, and on which line."""

    def __init__(self, text: str, line: int | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.line = line


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """The parsed file and its text; `TomlError` for whatever keeps it from being parsed."""
    text = _read_text(path)
    _refuse_long_words(text)
    try:
        return tomllib.loads(text), text
    # Beside its own error the parser lets through those of numbers, dates and Python's stack.
    except (ValueError, RecursionError, MemoryError) as error:
        raise TomlError(*_syntax_error(error, text)) from None


def _read_text(path: Path) -> str:
    if fault := file_fault(path):
        raise TomlError(fault)
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise TomlError(reason(error)) from None
    if len(raw) > LARGEST:
        raise TomlError(f"is too large to be read: more than {LARGEST:,} bytes")
    try:
        return raw.decode("utf-8-sig")  # editors on Windows like to put a mark in front
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise TomlError("is not UTF-8 text from here on", line) from None


def _refuse_long_words(text: str) -> None:
    """Refuse keys and numbers without end before the parser sees them."""
    # Neither goes beyond its line, and most files have short lines only.
    if all(len(line) <= LONGEST_WORD and line.count(".") < MOST_PARTS for line in text.split("\n")):
        return
    bare = _STRING_OR_COMMENT.sub(lambda found: "\n" * found[0].count("\n") or "s", text)
    for piece in _BETWEEN_SIGNS.finditer(bare):
        if piece[0].count(".") >= MOST_PARTS or len(piece[0].strip()) > LONGEST_WORD:
            line = bare.count("\n", 0, piece.start()) + 1
            raise TomlError("has a key or a number that is too long to be meant", line)


def _syntax_error(error: Exception, text: str) -> tuple[str, int]:
    """Split the parser's "… (at line 3, column 7)" into sentence and line."""
    message = str(error)
    place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", message)
    line = int(place[1]) if place and place[1] else max(1, len(text.splitlines()))
    return f"is not valid TOML: {message[: place.start()] if place else message}", line
