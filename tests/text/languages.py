"""The languages' own sentences, and the languages to check: one may lack some until a release."""

from functools import cache

from bot.text import LOCALES, library
from bot.text.check import Sentence, read


@cache
def sentences(language: str) -> dict[str, Sentence]:
    """Return the sentences of a language's own catalogues by key."""
    found = read(LOCALES / language)
    return {entry.key: entry for entry in found if isinstance(entry, Sentence)}


def having(*keys: str) -> list[str]:
    """Return the languages that have all of these sentences themselves."""
    return [
        words.language for words in library() if all(words.catalogues[0].has(key) for key in keys)
    ]
