"""Finds the line on which something stands in a TOML file.

The standard library's parser tells positions for syntax errors only. Owns a light scan for
headers and keys, good enough to point at a line; does not parse values and knows no deck.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

_NAME = r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'"""
_HEADER = re.compile(rf"\s*\[\[?\s*({_NAME})")
_KEY = re.compile(rf"\s*({_NAME})\s*[.=]")
_LONG_QUOTE = re.compile(r'"""|' + "'''")


@dataclass
class Section:
    """A header's line and the lines of the keys under it; the file's top is on line 1."""

    name: str
    line: int
    keys: dict[str, int] = field(default_factory=dict)

    def line_of(self, key: str) -> int:
        """The key's line, or the header's when the key was written in some unusual way."""
        return self.keys.get(key, self.line)


def sections(text: str) -> list[Section]:
    """The file's top, then each ``[table]`` and ``[[table]]`` in the order they are written."""
    found = [Section("", 1)]
    for number, line in _lines_outside_long_strings(text):
        if header := _HEADER.match(line):
            found.append(Section(_bare(header[1]), number))
        elif key := _KEY.match(line):
            found[-1].keys.setdefault(_bare(key[1]), number)
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


def _bare(name: str) -> str:
    return name.strip("\"'")
