"""Finds the senses of words in seven languages; a sense is an English word of ``vectors``.

Reads ``tables/lexicon.txt``, whose first lines explain its format. A word is looked up as it is, by
its stem, by its beginning and, if guesses are allowed, as a typo or as a name in Cyrillic letters.
Emoji have the senses of their Unicode names. Knows no cards and no phrases.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.company.grammar import (
    ENGLISH,
    LANGUAGES,
    LATIN_LETTERS,
    PREFIXES,
    SHORTEST,
    Grammar,
    grammar,
    tokens,
)
from bot.company.vectors import vectors

TABLES = Path(__file__).parent / "tables"
LONGEST_RUN = 3  # words in one expression, such as "coucher de soleil"
_ALIKE = 4  # letters that two forms of a word must share at the beginning
_UNLIKE = 3  # letters at the end in which two forms of a word may differ
_GUESSABLE = 5  # letters of the shortest word that may be read as a typo
# Forms that can belong to two words.
_AMBIGUOUS = {"leaves": ("leaf", "leave"), "flies": ("fly", "flies"), "saw": ("see", "saw")}
# Words in the names of emoji that say nothing about the picture.
_EMOJI_FILLERS = frozenset({"face", "sign", "symbol", "black", "white", "heavy", "small", "large"})


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text: its stem and its possible senses (empty if the word is unknown)."""

    stem: str
    senses: tuple[str, ...] = ()


class Lexicon:
    """Finds the senses of one language's words."""

    def __init__(self, language: str, entries: Iterable[tuple[str, str]]) -> None:
        self.grammar = grammar(language)
        self._prefixes = PREFIXES.get(language, "").split()
        self._forms: dict[str, tuple[str, ...]] = {}
        self._stems: dict[str, tuple[str, ...]] = {}
        self._alike: dict[str, list[str]] = {}  # stems by their first letters
        for sense, form in entries:
            parts = tokens(form.replace("_", " "), self.grammar)
            _add(self._forms, "_".join(parts), sense)
            if len(parts) == 1:
                stem = self.grammar.stem(parts[0])
                if stem not in self._stems:
                    self._alike.setdefault(stem[:_ALIKE], []).append(stem)
                _add(self._stems, stem, sense)
        self._letters = "".join(sorted({letter for stem in self._stems for letter in stem}))

    def run(self, words: list[str]) -> tuple[str, ...]:
        """Return the senses of several words as one expression; empty if it is unknown."""
        return self._forms.get("_".join(words), ())

    def senses(self, word: str) -> tuple[str, ...]:
        """Return the senses of a word, even if it is inflected; empty if it is unknown."""
        return self.known(word) or self._by_start(self.grammar.stem(word)) or self._prefixed(word)

    def guess(self, word: str) -> tuple[str, ...]:
        """Return the senses of a known word that this may be a typo of; empty if there is none."""
        slips = typos_of(word, self._letters)
        return next((found for slip in slips if (found := self.known(slip))), ())

    def known(self, word: str) -> tuple[str, ...]:
        """Return the senses of a word with this form or this stem; empty if it is unknown."""
        return self._forms.get(word) or self._stems.get(self.grammar.stem(word), ())

    def _by_start(self, stem: str) -> tuple[str, ...]:
        """Return the senses of the known stem with the longest common beginning.

        Return an empty tuple if no known stem is similar enough.
        """
        best, found = 0, ""
        for other in self._alike.get(stem[:_ALIKE], ()):
            alike = _common(stem, other)
            if max(len(stem), len(other)) - alike <= _UNLIKE and alike > max(best, _ALIKE - 1):
                best, found = alike, other
        return self._stems.get(found, ())

    def _prefixed(self, word: str) -> tuple[str, ...]:
        """Return the senses of a word after removing a known prefix; empty if there are none."""
        for prefix in self._prefixes:
            rest = word.removeprefix(prefix)
            if rest != word and len(rest) > SHORTEST:
                stem = self.grammar.stem(rest)
                if found := self.known(rest) or self._by_start(stem):
                    return found
        return ()


class EnglishLexicon(Lexicon):
    """Finds the senses of English words: the sense of a word is its own base form."""

    def __init__(self) -> None:
        super().__init__(ENGLISH, ())
        self._words = vectors()
        self._letters = "abcdefghijklmnopqrstuvwxyz"

    def known(self, word: str) -> tuple[str, ...]:
        """Return the base form of a word as its sense; empty if no base form has a vector."""
        if word in _AMBIGUOUS:
            return _AMBIGUOUS[word]
        plain = (one for one in _uninflected(word, self.grammar) if one in self._words)
        return next(((one,) for one in plain), ())


def _uninflected(word: str, english: Grammar) -> Iterator[str]:
    """Yield the possible base forms of an English word, itself first."""
    yield english.irregular.get(word, word)
    for ending, instead in (
        ("ies", "y"),
        ("es", ""),
        ("s", ""),
        ("ied", "y"),
        ("ed", ""),
        ("ed", "e"),
        ("ing", ""),
        ("ing", "e"),
        ("er", ""),
        ("er", "e"),
        ("iest", "y"),
        ("est", ""),
        ("est", "e"),
        ("ily", "y"),
        ("ly", ""),
        ("less", ""),
        ("ness", ""),
        ("y", ""),
    ):
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= SHORTEST:
            yield stem + instead
            if not instead and stem[-1] == stem[-2]:
                yield stem[:-1]


def typos_of(word: str, letters: str) -> Iterator[str]:
    """Yield all strings that ``word`` may be a typo of, with letters of this alphabet.

    A typo is two letters swapped, or one added, wrong or missing.
    """
    halves = [(word[:place], word[place:]) for place in range(len(word) + 1)]
    yield from (a + b[1] + b[0] + b[2:] for a, b in halves if len(b) > 1)
    yield from (a + b[1:] for a, b in halves if b)
    yield from (a + letter + b[1:] for a, b in halves if b for letter in letters)
    yield from (a + letter + b for a, b in halves for letter in letters)


@cache
def lexicon(language: str) -> Lexicon:
    """Return the lexicon of a language; an empty one for an unsupported language."""
    return EnglishLexicon() if language == ENGLISH else Lexicon(language, _entries(language))


def _entries(language: str) -> Iterator[tuple[str, str]]:
    """Yield pairs of a sense and a word for it in this language; none if it is unsupported."""
    if language not in LANGUAGES:
        return
    column = LANGUAGES.index(language)
    for line in (TABLES / "lexicon.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            cells = line.split("|")
            for form in cells[column].split():
                yield cells[0].strip(), form


def understand(text: str, language: str, *, guess: bool = False) -> tuple[Word, ...]:
    """Return the meaningful words of a text with their senses, in order, each once.

    Words of other languages in the same script are understood too, because people quote. If
    ``guess`` is True, so are typos and names in Cyrillic letters; this is slower and sometimes
    wrong.
    """
    reader = grammar(language)
    words = tokens(text, reader)
    found: list[Word] = []
    while words:
        run, senses = _run(words, language)
        if not senses and run[0] not in reader.small:
            senses = _senses(run[0], language, guess=guess)
        if run[0] not in reader.small or len(run) > 1:
            found.append(Word(reader.stem(run[0]), senses))
        words = words[len(run) :]
    found += [Word(sense, (sense,)) for sense in _emoji(text)]
    return tuple(dict.fromkeys(word for word in found if word.stem not in reader.small))


def _run(words: list[str], language: str) -> tuple[list[str], tuple[str, ...]]:
    """Return the longest known expression at the start, and its senses.

    If there is none, return the first word and no senses.
    """
    for length in range(min(LONGEST_RUN, len(words)), 1, -1):
        if senses := lexicon(language).run(words[:length]):
            return words[:length], senses
    return words[:1], ()


def _senses(word: str, language: str, *, guess: bool) -> tuple[str, ...]:
    """Return the senses of a word; empty if it is unknown, or too common to mean anything.

    Look in ``language`` first, then in other languages of the same script. With ``guess``, also
    try a transliteration, then likely typos.
    """
    if senses := lexicon(language).senses(word):
        return senses
    others = [one for one in alphabet(word) if one != language]
    for other in others:
        if word in grammar(other).small:
            return ()
        if senses := lexicon(other).known(word):
            return senses
    if not guess:
        return ()
    for letters in (LATIN_LETTERS[one] for one in alphabet(word) if one in LATIN_LETTERS):
        if senses := lexicon(ENGLISH).known(word.translate(letters)):
            return senses
    return lexicon(language).guess(word) if len(word) >= _GUESSABLE else ()


def alphabet(word: str) -> tuple[str, ...]:
    """Return the languages that are written in the script of this word; empty if there are none."""
    name = unicodedata.name(word[0], "")
    return next((languages for script, languages in _ALPHABETS if name.startswith(script)), ())


_ALPHABETS = (
    ("LATIN", ("en", "fr", "pl")),
    ("CYRILLIC", ("uk", "ru")),
    ("ARABIC", ("ar",)),
    ("HEBREW", ("he",)),
)


def language_of(text: str, hint: str) -> str:
    """Return the language in which most words of a text are known; in a tie, ``hint``."""
    counts = {hint: 0.5}  # less than one word, so that it only breaks ties
    for word in tokens(text, grammar(hint)):
        for language in alphabet(word):
            known = word in grammar(language).small or lexicon(language).known(word)
            counts[language] = counts.get(language, 0.0) + bool(known)
    return max(counts, key=lambda language: counts[language])


def _emoji(text: str) -> Iterator[str]:
    """Yield the senses of the emoji in a text, from their Unicode names."""
    for character in text:
        if unicodedata.category(character) == "So":
            for word in unicodedata.name(character, "").lower().replace("-", " ").split():
                if word not in _EMOJI_FILLERS and word not in grammar(ENGLISH).small:
                    yield from lexicon(ENGLISH).known(word)


def _add(index: dict[str, tuple[str, ...]], key: str, sense: str) -> None:
    """Add a sense to an entry of the index, unless it is there."""
    if sense not in index.get(key, ()):
        index[key] = (*index.get(key, ()), sense)


def _common(one: str, other: str) -> int:
    """Return the length of the common beginning of two words."""
    for count, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return count
    return min(len(one), len(other))
