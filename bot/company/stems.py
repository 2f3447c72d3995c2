"""A simple stemmer for seven languages.

All forms of a word should have the same stem; sometimes different words share one, which does no
harm. Knows only letters, no cards and no phrases.
"""

import re
import unicodedata
from functools import lru_cache

from bot.company.grammar import ARTICLES, BEGINNINGS, ENDINGS, IRREGULAR, SMALL_WORDS

SHORTEST = 3  # letters that must remain; two behind an article
_LETTERS = re.compile(r"[^\W\d_]+")
_APOSTROPHES = str.maketrans("", "", "'’ʼ")
ENGLISH = "en"


def plain(text: str) -> str:
    """Return the text in lower case, without accents, vowel points and Arabic elongation marks."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(c for c in parts if unicodedata.category(c) != "Mn" and c != "\u0640")


class Grammar:
    """One language's tables for stemming, in plain spelling; empty for an unsupported language."""

    def __init__(self, language: str) -> None:
        self.small = frozenset(self._words(SMALL_WORDS, language))
        self.endings = sorted(self._words(ENDINGS, language), key=len, reverse=True)
        self.beginnings = sorted(self._words(BEGINNINGS, language), key=len, reverse=True)
        self.article = ARTICLES.get(language, "")
        forms = self._words(IRREGULAR, language)
        self.irregular = dict(zip(forms[::2], forms[1::2], strict=True))
        self.joined = language == "uk"  # an apostrophe is part of a word
        self.doubles = language == ENGLISH  # running, run

    @staticmethod
    def _words(table: dict[str, str], language: str) -> list[str]:
        return plain(table.get(language, "")).split()

    def stem(self, word: str) -> str:
        """Return the word without its ending and without an attached article or preposition."""
        word = self.irregular.get(word, word)
        while cut := next((part for part in self.beginnings if self._begins(word, part)), None):
            word = word[len(cut) :]
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
                word = word[: -len(ending)]
                break
        if self.doubles and len(word) > SHORTEST and word[-1] == word[-2]:
            word = word[:-1]
        return word

    def _begins(self, word: str, part: str) -> bool:
        shortest = SHORTEST - 1 if part == self.article else SHORTEST
        return word.startswith(part) and len(word) - len(part) >= shortest


@lru_cache(maxsize=16)
def grammar(language: str) -> Grammar:
    """Return the tables of a language; they are cached."""
    return Grammar(language)


def tokens(text: str, spoken: Grammar) -> list[str]:
    """Return the words of a text in order, in plain spelling."""
    return _LETTERS.findall(plain(text.translate(_APOSTROPHES) if spoken.joined else text))


def stems(text: str, language: str) -> frozenset[str]:
    """Return the stems of a text's meaningful words; whole words in an unsupported language."""
    spoken = grammar(language)
    words = (word for word in tokens(text, spoken) if word not in spoken.small)
    return frozenset(s for word in words if (s := spoken.stem(word)) not in spoken.small)
