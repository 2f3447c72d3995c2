"""Reads ``deck.toml``: what a deck says about itself and about its cards.

Owns the file's keys and their types, and points at the line of every mistake. Does not look at
pictures: whether a card's file exists is for `bot.decks.deck` to find out.
"""

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bot.decks.problems import Problem
from bot.decks.toml_file import TomlError, read_toml
from bot.decks.toml_lines import Lines

FILE_NAME = "deck.toml"
LONGEST_NAME = 100  # of a deck or a card; Discord offers no longer choice

Kinds = tuple[type, ...]
TEXT, LIST, TEXT_OR_TABLE = (str,), (list,), (str, dict)
DECK_KEYS: dict[str, Kinds] = {"name": TEXT, "author": TEXT, "licence": TEXT, "card": LIST}
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
ENGLISH = "en"  # the language of what says none, and the one to fall back on
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class Described:
    """Whatever has alt texts: what is seen on a picture, by language."""

    alts: Mapping[str, str]

    @property
    def alt(self) -> str:
        """What is seen on it, in English where the deck speaks it."""
        return self.alt_in(ENGLISH)

    def alt_in(self, language: str) -> str:
        """What is seen on it, in this language; else in English; else in any that there is."""
        spoken = (language, ENGLISH, *self.alts)
        return next((self.alts[one] for one in spoken if one in self.alts), "")


@dataclass(frozen=True)
class CardWords(Described):
    """One ``[[card]]``: its id, its file where the id is not the file's name, and words."""

    id: str
    place: Callable[[], int] = field(default=lambda: 0, repr=False, compare=False)
    file: str | None = None
    title: str = ""
    alts: Mapping[str, str] = field(default_factory=dict)  # by language
    keywords: tuple[str, ...] = ()

    @property
    def line(self) -> int:
        """Where its entry begins."""
        return self.place()


@dataclass
class DeckWords:
    """What ``deck.toml`` says, as far as it could be understood, and what was wrong with it."""

    path: Path
    name: str = ""
    author: str = ""
    licence: str = ""
    cards: dict[str, CardWords] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def complain(self, text: str, line: int | None = None) -> None:
        """Write down one mistake in this file."""
        self.problems.append(Problem(self.path, text, line))


def composed(name: str) -> str:
    """One spelling of é for every system: some file systems hand out e + accent."""
    return unicodedata.normalize("NFC", name)


def read_words(path: Path) -> DeckWords:
    """Everything that can be understood; after a syntax error that is nothing but the error."""
    words = DeckWords(path)
    try:
        data, text = read_toml(path)
    except TomlError as error:
        words.complain(error.text, error.line)
    else:
        _fill(words, data, Lines(text))
    return words


def _fill(words: DeckWords, data: Mapping[str, Any], lines: Lines) -> None:
    known = _checked(words, data, DECK_KEYS, lines.of)
    words.name = _name(words, known.get("name", "").strip(), lines.of)
    words.author = known.get("author", "").strip()
    words.licence = known.get("licence", "").strip()
    for index, entry in enumerate(known.get("card", [])):
        place = partial(lines.within, "card", index)
        if isinstance(entry, dict):
            _add_card(words, entry, place)
        else:
            words.complain("each card is a table: [[card]], then its id", place())


def _name(words: DeckWords, name: str, place: Callable[..., int]) -> str:
    """The deck's name; one that Discord would refuse is left out."""
    if len(name) > LONGEST_NAME:
        text = f"the name has {len(name):,} characters, at most {LONGEST_NAME}"
    elif name and not any(char.isprintable() and not char.isspace() for char in name):
        text = "the name has nothing in it that can be seen"
    else:
        return name
    words.complain(text, place("name"))
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
            title=known.get("title", "").strip(),
            alts=_alts(words, known.get("alt", ""), place),
            keywords=_keywords(words, known.get("keywords", []), place),
        )


def _id_fault(card_id: str, others: Mapping[str, CardWords]) -> str | None:
    if not card_id:
        return 'this card has no id (id = "…")'
    if "/" in card_id or not card_id.isprintable():
        return f"the id {card_id!r} may not contain '/' or control characters"
    if len(card_id) > LONGEST_NAME:
        return f"the id has {len(card_id):,} characters, at most {LONGEST_NAME}"
    if earlier := others.get(card_id):
        return f"two cards have the id {card_id!r}; the other: line {earlier.line}"
    return None


def _alts(
    words: DeckWords, said: str | Mapping[str, Any], place: Callable[..., int]
) -> dict[str, str]:
    """What is seen, by language; a text alone is taken for English."""
    good: dict[str, str] = {}
    for language, text in ({ENGLISH: said} if isinstance(said, str) else said).items():
        if not _LANGUAGE.fullmatch(language):
            fault = f"{language!r} is not a language's code, like en or uk"
            words.complain(fault, place(f"alt.{language}"))
        elif not isinstance(text, str):
            fault = f"'alt.{language}' must be {_KIND_NAMES[TEXT]}"
            words.complain(fault, place(f"alt.{language}"))
        elif text.strip():
            good[language] = text.strip()
    return good


def _keywords(
    words: DeckWords, values: Iterable[object], place: Callable[..., int]
) -> tuple[str, ...]:
    values = list(values)
    if not all(isinstance(value, str) for value in values):
        words.complain(f"each keyword is {_KIND_NAMES[TEXT]}", place("keywords"))
    return tuple(value.strip() for value in values if isinstance(value, str) and value.strip())


def _checked(
    words: DeckWords,
    data: Mapping[str, Any],
    keys: Mapping[str, Kinds],
    place: Callable[..., int],
) -> dict[str, Any]:
    """The entries with known names and right types; a complaint about each of the others."""
    good: dict[str, Any] = {}
    for key, value in data.items():
        if key not in keys:
            # A file full of nonsense is not worth a guess at each of its words.
            guess = _suggestion(key, keys) if len(words.problems) < 100 else ""
            words.complain(f"unknown key {key!r}{guess}", place(key))
        elif not isinstance(value, keys[key]):
            words.complain(f"{key!r} must be {_KIND_NAMES[keys[key]]}", place(key))
        else:
            good[key] = value
    return good


def _suggestion(key: str, keys: Iterable[str]) -> str:
    names = list(keys)
    nearest = difflib.get_close_matches(key.lower(), names, n=1, cutoff=0.5)
    if nearest:
        return f"; did you mean {nearest[0]!r}?"
    return f"; known are {', '.join(names)}"
