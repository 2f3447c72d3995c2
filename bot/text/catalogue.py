"""One language's sentences, as Fluent itself reads them.

Going online needs only what never varies: names of commands, options and choices. To read it takes
Fluent longer than everything else does at a start, so it is kept beside the catalogue, as Python
keeps its compiled modules. What is said with values is read when the first of it is said.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from hashlib import blake2s
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int | float

KEPT = Path("__pycache__", "plain.json")


class Catalogue:
    """What one language's folder says."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sources = [path.read_text("utf-8") for path in sorted(folder.glob("*.ftl"))]

    def say(self, key: str, values: dict[str, Value]) -> tuple[str, list[Exception]] | None:
        """The sentence and what is wrong with it; None if there is none."""
        if key in self._plain:
            return self._plain[key], []
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return None
        entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            return None
        text, problems = self._bundle.format_pattern(pattern, values)
        return str(text), problems

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource  # slow to import

        # Isolation marks keep a Latin name in a right-to-left line, and the reverse, in place.
        bundle = FluentBundle([self._folder.name], use_isolating=True)
        for source in self._sources:
            bundle.add_resource(FluentResource(source))
        return bundle

    @cached_property
    def _plain(self) -> Mapping[str, str]:
        """Every sentence in which nothing varies."""
        stamp = blake2s("\0".join(self._sources).encode()).hexdigest()
        path = self._folder / KEPT
        with suppress(OSError, ValueError, KeyError, TypeError):
            kept = json.loads(path.read_text("utf-8"))
            if kept["stamp"] == stamp:
                return dict(kept["plain"])
        plain = {key: text for source in self._sources for key, text in _plain_of(source)}
        with suppress(OSError):  # where nothing can be written it is read again
            _keep(path, json.dumps({"stamp": stamp, "plain": plain}, ensure_ascii=False))
        return plain


def _plain_of(source: str) -> list[tuple[str, str]]:
    from fluent.syntax import FluentParser, ast  # slow to import

    found = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        patterns = [(name, entry.value)]
        patterns += [(f"{name}.{one.id.name}", one.value) for one in entry.attributes]
        for key, pattern in patterns:
            parts = pattern.elements if pattern else []
            texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
            if parts and len(texts) == len(parts):
                found.append((key, "".join(texts)))
    return found


def _keep(path: Path, text: str) -> None:
    """Write a file at once: whoever starts at the same time reads all of it or none."""
    path.parent.mkdir(exist_ok=True)
    whole = path.with_suffix(f".{os.getpid()}")
    whole.write_text(text, "utf-8")
    whole.replace(path)
