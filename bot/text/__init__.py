"""All text of the bot: Fluent catalogues, one folder per language, read once.

Callers choose a language by the reader's preferences, then get each sentence by its key and values.
English is complete and fills the gaps of other languages.
"""

import datetime
import logging
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from functools import cache, cached_property, lru_cache
from pathlib import Path

from bot.text.catalogue import Catalogue, Value

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
REMEMBERED = 2_000  # finished sentences cached for each language

log = logging.getLogger(__name__)

_RIGHT_TO_LEFT = "\u200f"
_ISOLATE = "\u2068"
_END_ISOLATE = "\u2069"
_SMALL = "-# "  # Discord writes a line small only if it begins with this
_BRITISH = {"en": "en_GB"}  # as our English is spelt


class Signs:
    """Maps signs in messages to the bot's own emoji, once Discord has them.

    Until then, and for a sign that has no emoji, the sign itself is used.
    """

    def __init__(self) -> None:
        self._own: dict[str, str] = {}

    def __call__(self, sign: str) -> str:
        """Return the bot's own emoji for a sign; the sign itself if there is none."""
        return self._own.get(sign, sign)

    def use(self, own: Mapping[str, str]) -> None:
        """Use these emoji for signs from now on; the mapping replaces any earlier one."""
        self._own = dict(own)


class Words:
    """Returns sentences in one language, or in English where that language lacks one."""

    def __init__(
        self, language: str, catalogues: tuple[Catalogue, ...], signs: Signs | None = None
    ) -> None:
        self.language = language
        self.catalogues = catalogues
        self.sign = signs or Signs()  # returns how a sign is written in a message
        # Redraws repeat the same sentences for twelve people; Fluent takes 0.1 ms for each.
        self._say = lru_cache(REMEMBERED, typed=True)(self._compose)

    @cached_property
    def mark(self) -> str:
        """Return the mark that begins sentences of a right-to-left language; empty in others.

        It keeps a sentence in order even if a name, a number or an emoji comes first.
        """
        said = self.catalogues[0].say("language-name", {})
        first = said[0][:1] if said else ""
        right_to_left = first and unicodedata.bidirectional(first) in ("R", "AL")
        return _RIGHT_TO_LEFT if right_to_left else ""

    def listed(self, parts: Iterable[str], separator: str | None = None) -> str:
        """Return the parts joined into one line, each isolated from the others' writing direction.

        ``separator`` replaces the comma of this language. If there are no parts, the line is empty.
        """
        isolated = [f"{_ISOLATE}{part}{_END_ISOLATE}" for part in parts]
        between = self("list-separator") if separator is None else separator
        return self.mark + between.join(isolated) if isolated else ""

    def day(self, date: datetime.date) -> str:
        """Return the day and month of a date as this language writes them, such as 17 November."""
        from babel.dates import format_skeleton  # slow to import

        return str(
            format_skeleton("MMMMd", date, locale=_BRITISH.get(self.language, self.language))
        )

    def __call__(self, key: str, **values: Value) -> str:
        """Return the sentence for this key; an unknown key is logged and returned as it is."""
        return self._say(key, **values)

    def _compose(self, key: str, **values: Value) -> str:
        """Return the sentence, from the first of the catalogues that has it; log what is wrong."""
        for catalogue in self.catalogues:
            said = catalogue.say(key, _named(values))
            if said is None:
                continue
            text, problems = said
            if problems:
                log.error("text %s.%s: %s", catalogue.language, key, problems)
            if text.startswith(_SMALL):
                return _SMALL + self.mark + text.removeprefix(_SMALL)
            return self.mark + text
        log.error("text %s.%s is missing", self.catalogues[-1].language, key)
        return key


def _named(values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values with hyphens instead of underscores in their names, as in Fluent."""
    return {name.replace("_", "-"): value for name, value in values.items()}


class Library:
    """Holds all languages, and chooses one for a reader.

    A folder is a language if it defines ``language-name``. Other folders are left out, with a
    warning if they have catalogue files. Folders that have none are ignored, because switching to
    another version of the bot can leave them behind.
    """

    def __init__(self, folder: Path = LOCALES) -> None:
        self._catalogues: dict[str, Catalogue] = {}
        for path in sorted(one for one in folder.iterdir() if one.is_dir()):
            catalogue = Catalogue(path)
            if path.name == FALLBACK or catalogue.say("language-name", {}):
                self._catalogues[path.name] = catalogue
            elif catalogue.has_sentences:
                log.warning("language %s is left out because it has no language-name", path.name)
        self._words: dict[str, Words] = {}
        self._signs = Signs()

    def written_with(self, signs: Signs) -> "Library":
        """Return a library of the same languages whose messages use these signs."""
        other = copy(self)
        other._words, other._signs = {}, signs  # noqa: SLF001 (our own)
        return other

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Return the codes of all languages, English first."""
        return (FALLBACK, *(language for language in self._catalogues if language != FALLBACK))

    def __call__(self, language: str) -> Words:
        """Return the words of this language; the English ones if there is no such language."""
        known = language if language in self._catalogues else FALLBACK
        if known not in self._words:
            english = () if known == FALLBACK else self(FALLBACK).catalogues
            self._words[known] = Words(known, (self._catalogues[known], *english), self._signs)
        return self._words[known]

    def first_of(self, *preferred: str | None) -> Words:
        """Return the words of the first of these languages that we have; English if there is none.

        ``pt`` is used for ``pt-BR``.
        """
        for language in filter(None, preferred):
            for candidate in (language, language.partition("-")[0]):
                if candidate in self._catalogues:
                    return self(candidate)
        return self(FALLBACK)

    def for_reader(
        self,
        own: str | None,
        *,
        game: str | None = None,
        server: str | None = None,
        discord: str | None = None,
    ) -> Words:
        """Return the words for text that one person reads, such as an answer, a refusal or a DM.

        ``own`` is the language that this person chose, ``game`` that of the game that the text is
        about, ``server`` the server's. The first that is set counts. Discord's own comes last,
        because it lacks some languages that people play in.
        """
        return self.first_of(own, game, server, discord)

    def __iter__(self) -> Iterator[Words]:
        return (self(language) for language in self.languages)

    @property
    def names(self) -> dict[str, str]:
        """Return the name of each language in that language, by code."""
        return {language: self.name_of(language) for language in self.languages}

    def name_of(self, language: str) -> str:
        """Return a language's name in that language, without the mark that begins a sentence."""
        words = self(language)
        return words("language-name").removeprefix(words.mark)


@cache
def library() -> Library:
    """Return the library that the whole process shares."""
    return Library()
