"""Everything the bot says: Fluent catalogues, one folder a language, read once.

Callers ask for a key and give values, and name the wishes that decide about a reader's language.
English is complete and stands in where another language has a gap.
"""

import logging
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path

from bot.text.catalogue import Catalogue, Value

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
REMEMBERED = 2_000  # sentences a language, names and numbers filled in

log = logging.getLogger(__name__)

_RIGHT_TO_LEFT = "\u200f"
_ISOLATE = "\u2068"
_END_ISOLATE = "\u2069"


class Words:
    """One language's sentences, with English behind them."""

    def __init__(self, language: str, catalogues: tuple[Catalogue, ...]) -> None:
        self.language = language
        self.catalogues = catalogues
        # A redraw says to twelve people what it said a second ago; Fluent takes 0.1 ms each time.
        self._say = lru_cache(REMEMBERED, typed=True)(self._compose)

    @cached_property
    def mark(self) -> str:
        """What begins a sentence of a right-to-left language, and nothing in the others.

        With it a sentence stays in order, whether a name, a number or an emoji comes first.
        """
        said = self.catalogues[0].say("language-name", {})
        first = said[0][:1] if said else ""
        return _RIGHT_TO_LEFT if unicodedata.bidirectional(first) in ("R", "AL") else ""

    def listed(self, parts: Iterable[str], separator: str | None = None) -> str:
        """Names or remarks in one line, each kept in place whatever its script."""
        isolated = [f"{_ISOLATE}{part}{_END_ISOLATE}" for part in parts]
        between = self("list-separator") if separator is None else separator
        return self.mark + between.join(isolated) if isolated else ""

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence for this key; a key nobody has is a bug, shown as itself and logged."""
        return self._say(key, **values)

    def _compose(self, key: str, **values: Value) -> str:
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

    @cached_property
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

    def first_of(self, *wishes: str | None) -> Words:
        """The first wish that there is a catalogue for; ``pt-BR`` is content with ``pt``.

        A reader's own choice comes before the game's, the server's and Discord's locale, which
        comes last: Discord has none for some languages that people play in.
        """
        for wish in filter(None, wishes):
            for candidate in (wish, wish.partition("-")[0]):
                if candidate in self._folders:
                    return self(candidate)
        return self(FALLBACK)

    def __iter__(self) -> Iterator[Words]:
        return (self(language) for language in self.languages)

    @property
    def names(self) -> dict[str, str]:
        """Every language with its name for itself."""
        return {language: self.name_of(language) for language in self.languages}

    def name_of(self, language: str) -> str:
        """A language's name for itself, without the mark that begins a sentence."""
        words = self(language)
        return words("language-name").removeprefix(words.mark)


@cache
def library() -> Library:
    """The one library that everybody shares."""
    return Library()
