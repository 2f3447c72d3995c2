"""Reads ``deck.toml``: what a deck says about itself and about its cards.

Owns the file's keys and their types, and gives the line of every mistake. Does not look at
pictures: `bot.decks.deck` checks whether a card's file exists.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bot.decks.problems import Problem
from bot.decks.toml_file import Lines, TomlError, parse_toml, read_toml
from bot.limits import LONGEST_LABEL
from bot.printable import harmless, is_visible

FILE_NAME = "deck.toml"

Kinds = tuple[type, ...]
TEXT, LIST, TEXT_OR_TABLE = (str,), (list,), (str, dict)
DECK_KEYS: dict[str, Kinds] = {
    "name": TEXT_OR_TABLE,
    "author": TEXT,
    "licence": TEXT,
    "card": LIST,
}
CARD_KEYS: dict[str, Kinds] = {
    "id": TEXT,
    "file": TEXT,
    "title": TEXT,
    "alt": TEXT_OR_TABLE,
    "keywords": LIST,
}
_KIND_NAMES: dict[Kinds, str] = {
    TEXT: 'text in "quotes"',
    LIST: "a list in [brackets]",
    TEXT_OR_TABLE: 'text in "quotes" or a table by language',
}
ENGLISH = "en"  # the language of texts without one, and the fallback
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def text_in(texts: Mapping[str, str], language: str) -> str:
    """Return the text in this language, else in English, else in any language; empty if none."""
    spoken = (language, ENGLISH, *texts)
    return next((texts[one] for one in spoken if one in texts), "")


class Described:
    """Base class of everything that has alt texts: descriptions of a picture, by language."""

    alts: Mapping[str, str]

    @property
    def alt(self) -> str:
        """Return the description in English, else in any language; empty if there is none."""
        return self.alt_in(ENGLISH)

    def alt_in(self, language: str) -> str:
        """Return the description in this language, else in English, else in any; empty if none."""
        return text_in(self.alts, language)


@dataclass(frozen=True)
class CardWords(Described):
    """One ``[[card]]`` entry: the card's id, its texts, and its file if ``file`` names one."""

    id: str
    # Returns the entry's line; a function, because only a problem needs it and it scans the file.
    place: Callable[[], int] = field(default=lambda: 0, repr=False, compare=False)
    file: str | None = None
    title: str = ""
    alts: Mapping[str, str] = field(default_factory=dict)  # by language
    keywords: tuple[str, ...] = ()

    @property
    def line(self) -> int:
        """Return the line on which the entry begins."""
        return self.place()


@dataclass
class DeckWords:
    """The valid content of a ``deck.toml``, and the problems with the rest."""

    path: Path
    names: dict[str, str] = field(default_factory=dict)  # by language
    author: str = ""
    licence: str = ""
    cards: dict[str, CardWords] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Return the deck's name in English, else in any language; empty if there is none."""
        return text_in(self.names, ENGLISH)

    def complain(self, text: str, line: int | None = None) -> None:
        """Add a problem with this file."""
        self.problems.append(Problem(self.path, text, line))


def composed(name: str) -> str:
    """Return a name in NFC, because some file systems store é as e and an accent."""
    return unicodedata.normalize("NFC", name)


def read_words(path: Path, raw: bytes | None = None) -> DeckWords:
    """Return the valid content of a ``deck.toml``, and the problems with the rest.

    If the file cannot be parsed, that is the only problem. If ``raw`` is given, parse these bytes
    instead of opening the file.
    """
    words = DeckWords(path)
    try:
        data, text = read_toml(path) if raw is None else parse_toml(raw)
    except TomlError as error:
        words.complain(error.text, error.line)
    else:
        _fill(words, data, Lines(text))
    return words


def _fill(words: DeckWords, data: Mapping[str, Any], lines: Lines) -> None:
    """Copy a parsed file's valid entries into ``words``; add a problem for each invalid one."""
    known = _checked(words, data, DECK_KEYS, lines.of)
    named = partial(_name, words, partial(lines.of, "name"))
    words.names = _by_language(words, "name", known.get("name", ""), lines.of, named)
    words.author = _tidied(known.get("author", ""))
    words.licence = _tidied(known.get("licence", ""))
    for index, entry in enumerate(known.get("card", [])):
        place = partial(lines.within, "card", index)
        if isinstance(entry, dict):
            _add_card(words, entry, place)
        else:
            words.complain("each card must be a table: [[card]], then its id", place())


def _name(words: DeckWords, place: Callable[[], int], said: str) -> str:
    """Return the deck's name; if Discord would refuse it, add a problem and return an empty one."""
    name = said.strip()
    if len(name) > LONGEST_LABEL:
        text = f"the name has {len(name):,} characters, at most {LONGEST_LABEL}"
    elif name and not is_visible(name):
        text = "the name has no visible characters"
    else:
        return _tidied(name)
    words.complain(text, place())
    return ""


def _add_card(words: DeckWords, entry: Mapping[str, Any], place: Callable[..., int]) -> None:
    known = _checked(words, entry, CARD_KEYS, place)
    card_id = composed(known.get("id", "").strip())
    if fault := _id_fault(card_id, words.cards):
        words.complain(fault, place("id"))
    else:
        words.cards[card_id] = CardWords(
            id=card_id,
            place=place,
            file=known.get("file"),
            title=_tidied(known.get("title", "")),
            alts=_by_language(words, "alt", known.get("alt", ""), place, _tidied),
            keywords=_keywords(words, known.get("keywords", []), place),
        )


def _id_fault(card_id: str, others: Mapping[str, CardWords]) -> str | None:
    """Return what is wrong with a card's id, or None if it can be used."""
    if not card_id:
        return 'this card has no id (id = "…")'
    if "/" in card_id or not card_id.isprintable():
        return f"the id {card_id!r} may not contain '/' or control characters"
    if len(card_id) > LONGEST_LABEL:
        return f"the id has {len(card_id):,} characters, at most {LONGEST_LABEL}"
    if earlier := others.get(card_id):
        return f"two cards have the id {card_id!r}; the other: line {earlier.line}"
    return None


def _by_language(
    words: DeckWords,
    key: str,
    texts: str | Mapping[str, Any],
    place: Callable[..., int],
    tidy: Callable[[str], str],
) -> dict[str, str]:
    """Return a key's texts by language, each passed through ``tidy``; leave out empty ones.

    Text without a language counts as English. Add a problem for each invalid entry.
    """
    good: dict[str, str] = {}
    for language, text in ({ENGLISH: texts} if isinstance(texts, str) else texts).items():
        if not _LANGUAGE.fullmatch(language):
            fault = f"{language!r} is not a language code such as en or uk"
            words.complain(fault, place(f"{key}.{language}"))
        elif not isinstance(text, str):
            fault = f"'{key}.{language}' must be {_KIND_NAMES[TEXT]}"
            words.complain(fault, place(f"{key}.{language}"))
        elif tidied := tidy(text):
            good[language] = tidied
    return good


def _keywords(
    words: DeckWords, values: Iterable[object], place: Callable[..., int]
) -> tuple[str, ...]:
    values = list(values)
    if not all(isinstance(value, str) for value in values):
        words.complain(f"each keyword must be {_KIND_NAMES[TEXT]}", place("keywords"))
    said = (_tidied(value) for value in values if isinstance(value, str))
    return tuple(word for word in said if word)


def _tidied(text: str) -> str:
    """Return a text without surrounding space and harmful characters."""
    return harmless(text).strip()


def _checked(
    words: DeckWords,
    data: Mapping[str, Any],
    keys: Mapping[str, Kinds],
    place: Callable[..., int],
) -> dict[str, Any]:
    """Return the entries with known keys and valid types; add a problem for each other entry."""
    good: dict[str, Any] = {}
    for key, value in data.items():
        if key not in keys:
            # Suggestions cost time, so a file full of nonsense gets no more of them.
            guess = _suggestion(key, keys) if len(words.problems) < 100 else ""
            words.complain(f"unknown key {key!r}{guess}", place(key))
        elif not isinstance(value, keys[key]):
            words.complain(f"{key!r} must be {_KIND_NAMES[keys[key]]}", place(key))
        else:
            good[key] = value
    return good


def _suggestion(key: str, keys: Iterable[str]) -> str:
    """Return the end of a sentence about an unknown key: the nearest known one, or all of them."""
    import difflib  # here, because only a mistake needs it

    names = list(keys)
    nearest = difflib.get_close_matches(key.lower(), names, n=1, cutoff=0.5)
    if nearest:
        return f"; did you mean {nearest[0]!r}?"
    return f"; the known keys are {', '.join(names)}"
