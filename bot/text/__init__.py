"""Everything the bot says: Fluent catalogues, one folder a language, read once.

Callers ask for a key and give values; which language a reader gets is decided in
``bot.text.language``. English is complete and stands in where another language has a gap.
"""

import logging
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

log = logging.getLogger(__name__)

_RIGHT_TO_LEFT = "\u200f"
_ISOLATE = "\u2068"
_END_ISOLATE = "\u2069"

Value = str | int | float


class Catalogue:
    """One language's sentences; each is parsed when it is first said, since parsing is slow."""

    def __init__(self, folder: Path) -> None:
        self._language = folder.name
        self._sources: dict[str, str] = {}
        self._plain: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            for found in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                self._keep(found["key"], found[0])

    def _keep(self, key: str, source: str) -> None:
        """A sentence in which nothing varies is its own text: names of commands, buttons."""
        if "{" in source or not _PLAIN.fullmatch(source):
            self._sources[key] = source
            return
        first, *attributes = source.strip().splitlines()
        self._plain[key] = first.partition("=")[2].strip()
        for line in attributes:
            name, _, text = line.strip().removeprefix(".").partition("=")
            self._plain[f"{key}.{name.strip()}"] = text.strip()

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # not needed to go online, and slow to import

        # Isolation marks keep a Latin name in a right-to-left line, and the reverse, in place.
        return FluentBundle([self._language], use_isolating=True)

    def say(self, key: str, values: dict[str, Value]) -> tuple[str, list[Exception]] | None:
        """The sentence and what is wrong with it; None if there is none."""
        if key in self._plain:
            return self._plain[key], []
        message, _, attribute = key.partition(".")
        if source := self._sources.pop(message, None):
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(source))
        if not self._bundle.has_message(message):
            return None
        entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            return None
        text, problems = self._bundle.format_pattern(pattern, values)
        return str(text), problems


# A message: its key at the beginning of a line, and everything that is indented or a brace.
_ENTRY = re.compile(r"^(?P<key>[a-z][\w-]*) *=.*\n(?:[ \t}].*\n|\n(?=[ \t]))*", re.MULTILINE)
_PLAIN = re.compile(r".+ = .+\n(?:[ ]+\.\w+ = .+\n)*")


class Words:
    """One language's sentences, with English behind them."""

    def __init__(self, language: str, catalogues: tuple[Catalogue, ...]) -> None:
        self.language = language
        self.catalogues = catalogues

    @cached_property
    def mark(self) -> str:
        """What begins a sentence of a right-to-left language, and nothing in the others.

        With it a sentence stays in order, whether a name, a number or an emoji comes first.
        """
        said = self.catalogues[0].say("language-name", {})
        first = said[0][:1] if said else ""
        return _RIGHT_TO_LEFT if unicodedata.bidirectional(first) in ("R", "AL") else ""

    def listed(self, parts: Iterable[str]) -> str:
        """Several names or remarks in one line, each kept in place whatever its script."""
        isolated = (f"{_ISOLATE}{part}{_END_ISOLATE}" for part in parts)
        return self.mark + self("list-separator").join(isolated)

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence for this key; a key nobody has is a bug, shown as itself and logged."""
        for catalogue in self.catalogues:
            said = catalogue.say(key, _named(values))
            if said is None:
                continue
            text, problems = said
            if problems:
                log.error("text %s.%s: %s", self.language, key, problems)
            return self.mark + text
        log.error("text %s.%s is missing", self.language, key)
        return key


def _named(values: Mapping[str, Value]) -> dict[str, Value]:
    """Fluent writes variables with hyphens, Python with underscores."""
    return {name.replace("_", "-"): value for name, value in values.items()}


class Library:
    """All languages there are; each is read when it is first asked for."""

    def __init__(self, folder: Path = LOCALES) -> None:
        self._folders = {path.name: path for path in sorted(folder.iterdir()) if path.is_dir()}
        self._words: dict[str, Words] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of all languages, English first."""
        return (FALLBACK, *(language for language in self._folders if language != FALLBACK))

    def __call__(self, language: str) -> Words:
        """The words of this language, or the English ones."""
        known = language if language in self._folders else FALLBACK
        if known not in self._words:
            english = () if known == FALLBACK else self(FALLBACK).catalogues
            self._words[known] = Words(known, (Catalogue(self._folders[known]), *english))
        return self._words[known]

    def __iter__(self) -> Iterator[Words]:
        return (self(language) for language in self.languages)

    def name_of(self, language: str) -> str:
        """A language's name for itself, read from a small file of its own."""
        source = (self._folders[language] / "language.ftl").read_text(encoding="utf-8")
        return source.partition("language-name = ")[2].splitlines()[0]


@cache
def library() -> Library:
    """The one library that everybody shares."""
    return Library()
