"""Everything the bot says: Fluent catalogues, one folder a language, read once.

Callers ask for a key and give values; which language a reader gets is decided in
``bot.text.language``. English is complete and stands in where another language has a gap.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

log = logging.getLogger(__name__)

Value = str | int | float


class Words:
    """One language's sentences, with English behind them."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language = language
        self.bundles = bundles

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence for this key; a key nobody has is a bug, shown as itself and logged."""
        message, _, attribute = key.partition(".")
        for bundle in self.bundles:
            if not bundle.has_message(message):
                continue
            entry = bundle.get_message(message)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is None:
                continue
            text, problems = bundle.format_pattern(pattern, _named(values))
            if problems:
                log.error("text %s.%s: %s", self.language, key, problems)
            return str(text)
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
            bundle = _read(self._folders[known])
            english = () if known == FALLBACK else self(FALLBACK).bundles
            self._words[known] = Words(known, (bundle, *english))
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


def _read(folder: Path) -> FluentBundle:
    # Isolation marks keep a Latin name in a right-to-left line, and the other way round, in place.
    bundle = FluentBundle([folder.name], use_isolating=True)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
