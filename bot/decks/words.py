"""Reads ``deck.toml``: what a deck says about itself and about its cards.

Owns the file's keys and their types, and points at the line of every mistake. Does not look at
pictures: whether a card's file exists is for `bot.decks.deck` to find out.
"""

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.decks.problems import Problem
from bot.decks.toml_file import TomlError, read_toml
from bot.decks.toml_lines import Section, sections

FILE_NAME = "deck.toml"
LONGEST_NAME = 100  # of a deck or a card; Discord offers no longer choice
DECK_KEYS: dict[str, type] = {"name": str, "author": str, "licence": str, "card": list}
CARD_KEYS: dict[str, type] = {"id": str, "file": str, "title": str, "alt": str, "keywords": list}
_TYPE_NAMES: dict[type, str] = {str: 'text in "quotes"', list: "a list in [brackets]"}


@dataclass(frozen=True)
class CardWords:
    """One ``[[card]]``: its id, its file where the id is not the file's name, and words."""

    id: str
    line: int
    file: str | None = None
    title: str = ""
    alt: str = ""
    keywords: tuple[str, ...] = ()


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
        _fill(words, data, sections(text))
    return words


def _fill(words: DeckWords, data: Mapping[str, Any], found: list[Section]) -> None:
    known = _checked(words, data, DECK_KEYS, found[0], _first_headers(found))
    words.name = _name(words, known.get("name", "").strip(), found[0].line_of("name"))
    words.author = known.get("author", "").strip()
    words.licence = known.get("licence", "").strip()
    places = [section for section in found if section.name == "card"]
    for index, entry in enumerate(known.get("card", [])):
        # Cards written as one inline list have no headers: point at the list.
        place = places[index] if index < len(places) else Section("", found[0].line_of("card"))
        if isinstance(entry, dict):
            _add_card(words, entry, place)
        else:
            words.complain("each card is a table: [[card]], then its id", place.line)


def _name(words: DeckWords, name: str, line: int) -> str:
    """The deck's name; one that Discord would refuse is left out."""
    if len(name) > LONGEST_NAME:
        words.complain(f"the name has {len(name):,} characters, at most {LONGEST_NAME}", line)
    elif name and not any(char.isprintable() and not char.isspace() for char in name):
        words.complain("the name has nothing in it that can be seen", line)
    else:
        return name
    return ""


def _add_card(words: DeckWords, entry: Mapping[str, Any], place: Section) -> None:
    known = _checked(words, entry, CARD_KEYS, place)
    card_id = composed(known.get("id", "").strip())
    line = place.line_of("id")
    if not card_id:
        words.complain('this card has no id (id = "…")', line)
    elif "/" in card_id or not card_id.isprintable():
        words.complain(f"the id {card_id!r} may not contain '/' or control characters", line)
    elif len(card_id) > LONGEST_NAME:
        words.complain(f"the id has {len(card_id):,} characters, at most {LONGEST_NAME}", line)
    elif earlier := words.cards.get(card_id):
        words.complain(f"two cards have the id {card_id!r}; the other: line {earlier.line}", line)
    else:
        words.cards[card_id] = CardWords(
            id=card_id,
            line=place.line,
            file=known.get("file"),
            title=known.get("title", "").strip(),
            alt=known.get("alt", "").strip(),
            keywords=_keywords(words, known.get("keywords", []), place),
        )


def _keywords(words: DeckWords, values: Iterable[object], place: Section) -> tuple[str, ...]:
    values = list(values)
    if not all(isinstance(value, str) for value in values):
        words.complain(f"each keyword is {_TYPE_NAMES[str]}", place.line_of("keywords"))
    return tuple(value.strip() for value in values if isinstance(value, str) and value.strip())


def _checked(
    words: DeckWords,
    data: Mapping[str, Any],
    keys: Mapping[str, type],
    place: Section,
    headers: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """The entries with known names and right types; a complaint about each of the others."""
    good: dict[str, Any] = {}
    for key, value in data.items():
        line = (headers or {}).get(key, place.line_of(key))
        if key not in keys:
            # A file full of nonsense is not worth a guess at each of its words.
            guess = _suggestion(key, keys) if len(words.problems) < 100 else ""
            words.complain(f"unknown key {key!r}{guess}", line)
        elif not isinstance(value, keys[key]):
            words.complain(f"{key!r} must be {_TYPE_NAMES[keys[key]]}", line)
        else:
            good[key] = value
    return good


def _first_headers(found: list[Section]) -> dict[str, int]:
    lines: dict[str, int] = {}
    for section in found[1:]:
        lines.setdefault(section.name, section.line)
    return lines


def _suggestion(key: str, keys: Iterable[str]) -> str:
    names = list(keys)
    nearest = difflib.get_close_matches(key.lower(), names, n=1, cutoff=0.5)
    if nearest:
        return f"; did you mean {nearest[0]!r}?"
    return f"; known are {', '.join(names)}"
