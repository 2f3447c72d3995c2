"""Reads an untrusted TOML file, and finds the line of a key.

Owns the size limits, and the error for a file that cannot be parsed. The standard library's parser
gives line numbers only for syntax errors, so `Lines` scans the text for headers and keys, which is
accurate enough to point at a line. Does not know decks: `bot.decks.words` knows what the keys mean.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from bot.decks.problems import file_fault, reason

# Thousands of cards in seven languages. The parser needs about fifty times the file in memory.
LARGEST = 4_000_000
# Our keys have up to three parts (``card.alt.en``). The parser's memory grows with the square of
# their number, and no deck needs a number of thousands of digits.
MOST_PARTS = 8
LONGEST_WORD = 300

_STRING_OR_COMMENT = re.compile(  # possessive, so that a string without end costs no memory
    r'"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}'  # up to two quotes may precede the closing three
    r"|'''(?:[^']++|'(?!''))*+'{3,5}"
    r'|"(?:[^"\\\n]++|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|#[^\n]*+",
    re.DOTALL,
)
_BETWEEN_SIGNS = re.compile(r"[^=,{}\[\]\n]+")


class TomlError(Exception):
    """Raised for a file that cannot be parsed; has the reason, and the line if it is known."""

    def __init__(self, text: str, line: int | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.line = line


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """Return the file's parsed content and its text; raise `TomlError` if it cannot be parsed."""
    return parse_toml(_read(path))


def parse_toml(raw: bytes) -> tuple[dict[str, Any], str]:
    """Return the parsed content of these bytes and their text; raise `TomlError` if that fails."""
    text = _text(raw)
    _refuse_long_words(text)
    import tomllib  # here, because the bot is online before it reads a deck

    try:
        return tomllib.loads(text), text
    # Besides its own error, the parser passes on those of numbers, dates and recursion.
    except (ValueError, RecursionError, MemoryError) as error:
        raise TomlError(*_syntax_error(error, text)) from None


def _read(path: Path) -> bytes:
    if fault := file_fault(path):
        raise TomlError(fault)
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise TomlError(reason(error)) from None


def _text(raw: bytes) -> str:
    if len(raw) > LARGEST:
        raise TomlError(f"is too large to be read: more than {LARGEST:,} bytes")
    try:
        return raw.decode("utf-8-sig")  # editors on Windows often write a byte order mark
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise TomlError("is not UTF-8 text from here on", line) from None


def _refuse_long_words(text: str) -> None:
    """Raise `TomlError` if a key or a number is too long to be passed to the parser."""
    # Neither extends beyond its line, and most files have short lines only.
    if all(len(line) <= LONGEST_WORD and line.count(".") < MOST_PARTS for line in text.split("\n")):
        return
    # Remove strings and comments, but keep their line breaks for the line numbers.
    bare = _STRING_OR_COMMENT.sub(lambda found: "\n" * found[0].count("\n") or "s", text)
    for piece in _BETWEEN_SIGNS.finditer(bare):
        if piece[0].count(".") >= MOST_PARTS or len(piece[0].strip()) > LONGEST_WORD:
            line = bare.count("\n", 0, piece.start()) + 1
            raise TomlError("has a key or a number that is too long", line)


def _syntax_error(error: Exception, text: str) -> tuple[str, int]:
    """Return a sentence about the parser's error, and its line number.

    The parser's message ends with ``(at line 3, column 7)`` or ``(at end of document)``.
    """
    message = str(error)
    place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", message)
    line = int(place[1]) if place and place[1] else max(1, len(text.splitlines()))
    return f"is not valid TOML: {message[: place.start()] if place else message}", line


_PART = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
_NAME = rf"{_PART}(?:\s*\.\s*{_PART})*+"
_HEADER = re.compile(rf"\s*\[\[?\s*({_NAME})")
_KEY = re.compile(rf"\s*({_NAME})\s*=")
_LONG_QUOTE = re.compile(r'"""|' + "'''")


@dataclass
class Section:
    """The line of a header, and the lines of the keys below it.

    The keys before the first header are in a section without a name, on line 1.
    """

    name: str
    line: int
    keys: dict[str, int] = field(default_factory=dict)

    def note(self, parts: list[str], line: int) -> None:
        """Record the line of a dotted key, and of each table in it that has no line yet."""
        for count in range(1, len(parts) + 1):
            self.keys.setdefault(".".join(parts[:count]), line)

    def line_of(self, key: str) -> int:
        """Return the key's line, or else the line of the innermost table around it that has one."""
        while key and key not in self.keys:
            key = key.rpartition(".")[0]
        return self.keys.get(key, self.line)


class Lines:
    """Finds the lines of keys in a file's text, which is scanned on first use."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _sections(self) -> dict[str, list[Section]]:
        by_name: dict[str, list[Section]] = {}
        for section in _scan(self._text):
            by_name.setdefault(section.name, []).append(section)
        return by_name

    def of(self, key: str) -> int:
        """Return the line of a dotted key.

        It is looked up below the first header of that name if there is one, else at the top level.
        """
        first, _, rest = key.partition(".")
        if headers := self._sections.get(first):
            return headers[0].line_of(rest)
        return self._sections[""][0].line_of(key)

    def within(self, table: str, index: int, key: str = "") -> int:
        """Return the line of a key in the table with this name and index (from 0).

        Return the line of the table's header if no key is given.
        """
        tables = self._sections.get(table, [])
        # Tables written as one inline list have no headers, so point at the list.
        return tables[index].line_of(key) if index < len(tables) else self.of(table)


def _scan(text: str) -> list[Section]:
    """Return the part before the first header, then each ``[table]`` and ``[[table]]`` in order.

    A nested table, such as ``[card.alt]`` after its ``[[card]]``, is recorded among the keys of the
    outer one.
    """
    found = [Section("", 1)]
    inside: list[str] = []
    for number, line in _lines_outside_long_strings(text):
        if header := _HEADER.match(line):
            first, *inside = _parts(header[1])
            if not inside or found[-1].name != first:
                found.append(Section(first, number))
            found[-1].note(inside, number)
        elif key := _KEY.match(line):
            found[-1].note(inside + _parts(key[1]), number)
    return found


def _lines_outside_long_strings(text: str) -> Iterator[tuple[int, str]]:
    open_quote: str | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if open_quote is None:
            yield number, line
        for quote in _LONG_QUOTE.findall(line):
            if open_quote is None:
                open_quote = quote
            elif open_quote == quote:
                open_quote = None


def _parts(name: str) -> list[str]:
    return [part.strip("\"'") for part in re.findall(_PART, name)]
