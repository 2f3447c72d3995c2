"""Finds the line on which something stands in a TOML file.

The standard library's parser tells positions for syntax errors only. Owns a light scan for
headers and keys, good enough to point at a line; does not parse values and knows no deck.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

_PART = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
_NAME = rf"{_PART}(?:\s*\.\s*{_PART})*+"
_HEADER = re.compile(rf"\s*\[\[?\s*({_NAME})")
_KEY = re.compile(rf"\s*({_NAME})\s*=")
_LONG_QUOTE = re.compile(r'"""|' + "'''")


@dataclass
class Section:
    """A header's line and the lines of the keys under it; the file's top is on line 1."""

    name: str
    line: int
    keys: dict[str, int] = field(default_factory=dict)

    def note(self, parts: list[str], line: int) -> None:
        """Remember where a key stands, and where whatever it is part of begins."""
        for count in range(1, len(parts) + 1):
            self.keys.setdefault(".".join(parts[:count]), line)

    def line_of(self, key: str) -> int:
        """The key's line, or that of what it is part of when it was written in an unusual way."""
        while key and key not in self.keys:
            key = key.rpartition(".")[0]
        return self.keys.get(key, self.line)


class Lines:
    """Where things stand in one file. Scanned when first asked: a file without faults never is."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _sections(self) -> dict[str, list[Section]]:
        by_name: dict[str, list[Section]] = {}
        for section in _scan(self._text):
            by_name.setdefault(section.name, []).append(section)
        return by_name

    def of(self, key: str) -> int:
        """The line of a key at the top, or of the first header with this name."""
        if headers := self._sections.get(key):
            return headers[0].line
        return self._sections[""][0].line_of(key)

    def within(self, table: str, index: int, key: str = "") -> int:
        """The line of a key in the table with this name and number from 0, or its header's."""
        tables = self._sections.get(table, [])
        # Tables written as one inline list have no headers: point at the list.
        return tables[index].line_of(key) if index < len(tables) else self.of(table)


def _scan(text: str) -> list[Section]:
    """The file's top, then each ``[table]`` and ``[[table]]`` in the order they are written.

    A table inside of one, as ``[card.alt]`` after its ``[[card]]``, is noted among its keys.
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
