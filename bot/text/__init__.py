"""Everything the bot says: Fluent catalogues, one folder a language, read once at start.

Callers ask for a key and give values; which language a reader gets is decided in
``bot.text.language``. English is complete and stands in where another language has a gap.
"""

import logging
from collections.abc import Iterator, Mapping
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
        self._bundles = bundles

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence for this key; a key nobody has is a bug, shown as itself and logged."""
        message, _, attribute = key.partition(".")
        for bundle in self._bundles:
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
    """All languages there are."""

    def __init__(self, folder: Path = LOCALES) -> None:
        bundles = {path.name: _read(path) for path in sorted(folder.iterdir()) if path.is_dir()}
        english = bundles[FALLBACK]
        self._words = {
            language: Words(language, (bundle,) if bundle is english else (bundle, english))
            for language, bundle in bundles.items()
        }

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of all languages, English first."""
        return (FALLBACK, *(language for language in self._words if language != FALLBACK))

    def __call__(self, language: str) -> Words:
        """The words of this language, or the English ones."""
        return self._words.get(language, self._words[FALLBACK])

    def __iter__(self) -> Iterator[Words]:
        return iter(self._words.values())


def _read(folder: Path) -> FluentBundle:
    # Isolation marks keep a Latin name in a right-to-left line, and the other way round, in place.
    bundle = FluentBundle([folder.name], use_isolating=True)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
