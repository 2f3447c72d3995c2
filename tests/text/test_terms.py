"""Style that a test can check: terms, letters, French spaces, isolates, label lengths.

``terms.toml`` lists the words that each language leaves out. Writers of a language add to it.
"""

import json
import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.text import library
from tests.text.languages import sentences

LIBRARY = library()
ROOT = Path(__file__).parents[2]
WRITTEN: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("terms.toml").read_text("utf-8")
)
LABELS: dict[str, list[str]] = WRITTEN["labels"]
LETTERS: dict[str, str] = WRITTEN["letters"]
GENDERED: dict[str, list[str]] = WRITTEN["gendered"]
ORDERS: dict[str, list[str]] = WRITTEN["orders"]
TERMS = {
    language: rows
    for language, rows in WRITTEN.items()
    if language not in ("labels", "letters", "gendered", "orders")
}
NAMES = ("giver", "host", "owner", "person", "player", "storyteller", "voter", "who")
"""Variables that are one person's name."""
PRIVATE = ("answers", "commands", "decks", "errors", "hand", "privacy", "settings", "tutorial")
"""Catalogues of what one person reads, except for ``hands-behind-button``."""
FITS, MOST = 20, 25
"""Characters of a label that every phone shows, and that a label may have."""
NUMBERS = {"number": 6, "card": 7}  # the highest of a team, and of a card in a hand
COUNTS = (0, 1, 2, 3, 5, 12, 21, 100)
THIN, WIDE = "\u202f", "\u00a0"
OPENING, CLOSING = "\u2066\u2067\u2068", "\u2069"
PLACEABLE = re.compile(r"\{[^{}]*\}")


@cache
def said(language: str) -> dict[str, frozenset[str]]:
    """Return each message's texts, with every count of ``COUNTS`` as the value of its variables."""
    words = LIBRARY(language)
    return {
        key: frozenset(
            words(key, **{name.replace("-", "_"): count for name in sentence.variables})
            for count in (COUNTS if sentence.variables else (0,))
        )
        for key, sentence in sentences(language).items()
    }


@cache
def read_aloud(language: str) -> list[tuple[str, str, str]]:
    """Return the key of each message, its texts as people read them, and these in lower case."""
    return [
        (key, text, text.casefold())
        for key, texts in said(language).items()
        for text in sorted(map(plain, texts))
    ]


def plain(text: str) -> str:
    """Return the text without marks of direction and markdown."""
    shown = re.sub(r"[*`]", "", text)
    return "".join(sign for sign in shown if unicodedata.category(sign) != "Cf")


def begins_a_word(stem: str) -> re.Pattern[str]:
    end = r"(?!\w)" if stem.endswith(" ") else ""
    return re.compile(rf"(?<!\w){re.escape(stem.rstrip())}{end}")


def forbidden(language: str, stem: str, row: str | dict[str, Any]) -> list[str]:
    """Return the messages, as "key: text", with a word that begins with the forbidden stem.

    The keys in ``row["except"]`` may use it.
    """
    allowed = row["except"] if isinstance(row, dict) else ()
    found = begins_a_word(stem)
    return [
        f"{key}: {text}"
        for key, text, lower in read_aloud(language)
        if key not in allowed and found.search(lower)
    ]


@pytest.mark.parametrize(
    ("language", "stem"), [(language, stem) for language, rows in TERMS.items() for stem in rows]
)
def test_a_language_has_one_word_for_a_thing(language: str, stem: str) -> None:
    row = TERMS[language][stem]
    instead = row["say"] if isinstance(row, dict) else row
    assert forbidden(language, stem, row) == [], f"say instead: {instead}"


def test_every_row_is_about_sentences_that_there_are() -> None:
    assert sorted(TERMS.keys() - set(LIBRARY.languages)) == []
    for language, rows in TERMS.items():
        for stem, row in rows.items():
            assert stem == stem.casefold(), stem
            allowed = row["except"] if isinstance(row, dict) else []
            found = begins_a_word(stem)
            for key in allowed:
                texts = said(language)[key]
                assert any(found.search(plain(text).casefold()) for text in texts), (stem, key)


def test_a_forbidden_word_is_found_where_a_word_begins() -> None:
    assert begins_a_word("lure").search("it lured two votes")
    assert not begins_a_word("lure").search("allured")
    assert begins_a_word("tale ").search("a tale, told")
    assert not begins_a_word("tale ").search("talent")


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_every_isolate_that_opens_closes(language: str) -> None:
    for key, texts in said(language).items():
        for text in texts:
            depth = 0
            for sign in text:
                depth += (sign in OPENING) - (sign in CLOSING)
                assert depth >= 0, f"{key} closes an isolate that is not open: {text!r}"
            assert depth == 0, f"{key} leaves an isolate open: {text!r}"


@pytest.mark.parametrize("language", LABELS)
def test_labels_fit_a_phone(language: str) -> None:
    words = LIBRARY(language)
    lengths = {
        key: max(len(plain(words(key, count=count, **NUMBERS))) for count in (1, 2, 5, 180))
        for key in sentences(language)
        if key.startswith("button-")
    }
    assert {key: length for key, length in lengths.items() if length > MOST} == {}
    longer = sorted(key for key, length in lengths.items() if length > FITS)
    assert longer == sorted(LABELS[language])


@pytest.mark.parametrize("language", LETTERS)
def test_every_word_keeps_to_one_alphabet(language: str) -> None:
    strange = re.compile(rf"[{LETTERS[language]}]|[a-z][а-яґєії]|[а-яґєії][a-z]")
    for key, sentence in sentences(language).items():
        if key != "language-name":
            text = PLACEABLE.sub("", sentence.source).casefold()
            assert not strange.search(text), f"{key}: {text}"


def after_a_name(language: str) -> re.Pattern[str]:
    """Return a pattern for a gendered past tense, one or two words after a name."""
    endings = "|".join(GENDERED[language])
    return re.compile(rf"\{{ \$(?:{'|'.join(NAMES)}) \}} (?:\w+ )?\w+(?:{endings})\b")


@pytest.mark.parametrize("language", GENDERED)
def test_a_name_is_followed_by_no_gender(language: str) -> None:
    found = after_a_name(language)
    sources = {key: sentence.source for key, sentence in sentences(language).items()}
    assert {key: source for key, source in sources.items() if found.search(source)} == {}


def test_a_gender_behind_a_name_is_found() -> None:
    assert after_a_name("uk").search("{ $player } вийшов з гри.")
    assert after_a_name("ru").search("{ $player } уже присоединилась.")
    assert not after_a_name("uk").search("{ $player } більше не в грі.")
    assert not after_a_name("ru").search("{ $player } выходит из игры.")


@pytest.mark.parametrize("language", ORDERS)
def test_one_reader_is_not_ordered_about_like_several(language: str) -> None:
    order = re.compile(rf"(?<!\w)[وف]?(?:{'|'.join(ORDERS[language])})", re.IGNORECASE)
    for key, sentence in sentences(language).items():
        if sentence.path.stem in PRIVATE and key != "hands-behind-button":
            assert not order.search(sentence.source), f"{key}: {sentence.source}"


@pytest.mark.parametrize("language", ORDERS)
def test_the_channel_speaks_to_everyone(language: str) -> None:
    order = re.compile("|".join(ORDERS[language]))
    assert order.search(sentences(language)["choose"].source)


def spaced_wrongly(text: str) -> list[str]:
    """Return the places in a French text where a sign lacks its no-break space."""
    text = PLACEABLE.sub("x", text)
    wrong = re.findall(rf".?(?<!{THIN})[;!?»](?!\))", text)
    wrong += re.findall(rf"«(?!{THIN}).?", text)
    wrong += re.findall(rf".?(?<!{WIDE}):(?!//|\w|`)", text)  # an option has none either
    wrong += re.findall(rf"[{THIN}{WIDE}] | [{THIN}{WIDE}]", text)
    return [place for place in wrong if place not in ("!!", "??", "?!")]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("«\u202fOui\u202f»\u00a0: { $x }\u202f!", True),
        ("Oui !", False),
        ("Oui!", False),
        ("Cartes : 3", False),
        ("Cartes\u202f: 3", False),
        ("« Oui\u202f»", False),
        ("https://example.org", True),
        ("**/dixit daily heure:20:30**", True),
    ],
)
def test_a_french_sign_without_its_space_is_found(text: str, right: bool) -> None:
    assert (not spaced_wrongly(text)) is right


def test_french_signs_have_their_no_break_spaces() -> None:
    wrong = {
        key: places
        for key, sentence in sentences("fr").items()
        if (places := spaced_wrongly(sentence.source))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    "path",
    [
        "card_art/phrases/fr.toml",
        "card_art/studio/paint/alt/fr.toml",
        "card_art/studio/paper/alt/fr.toml",
        "card_art/studio/thread/alt/fr.toml",
        "playground/static/words/fr.json",
    ],
)
def test_french_signs_have_their_spaces_outside_the_catalogue(path: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    said = json.loads(text) if path.endswith(".json") else tomllib.loads(text)
    forms = {
        key: entry.values() if isinstance(entry, dict) else [entry] for key, entry in said.items()
    }
    wrong = {key: form for key, entry in forms.items() for form in entry if spaced_wrongly(form)}
    assert wrong == {}


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    for key, sentence in sentences(language).items():
        typed = key.startswith("time-")  # what people may write, as their keyboards have it
        assert typed or not re.search("[\"']", PLACEABLE.sub("", sentence.source)), key
