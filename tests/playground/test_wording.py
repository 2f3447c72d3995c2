"""The page's texts: English has all of them, and the page has no others."""

import re

import pytest

from bot import __version__
from bot.text import library
from playground.model import User
from playground.wording import (
    FALLBACK,
    STATIC,
    catalogue,
    clues,
    frame,
    language_of,
    languages,
    own,
    page_language,
)

# The plural categories of the Unicode CLDR that whole numbers fall into, and "other" for the rest.
PLURALS = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "fr": {"one", "many", "other"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
    "he": {"one", "two", "other"},
}
SCRIPTS = sorted((STATIC / "js").glob("*.js"))
CALLED = re.compile(r"\b(?:words|phrase)\(\s*([^()]*?)\s*[,)]")
KEY = re.compile(r'["`]([a-z][a-z-]*(?:\$\{\w+\})?[a-z-]*)["`]')


def sentences(language: str, key: str) -> list[str]:
    """Return the text of an entry, or all its plural forms."""
    entry = catalogue(language)[key]
    return [entry] if isinstance(entry, str) else list(entry.values())


def variables(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_the_page_speaks_the_languages_of_the_rulebooks() -> None:
    assert languages() == PLURALS.keys(), "PLURALS needs the plural categories of each language"


@pytest.mark.parametrize("language", sorted(PLURALS))
def test_a_language_says_what_english_says_in_its_order(language: str) -> None:
    words, english = own(language), own(FALLBACK)
    assert list(words) == [key for key in english if key in words]
    for key, entry in words.items():
        counted = isinstance(english[key], dict)
        assert isinstance(entry, dict) == counted, key
        if isinstance(entry, dict):
            assert entry.keys() == PLURALS[language], key
        assert all(text.strip() for text in sentences(language, key)), key


@pytest.mark.skipif(__version__.endswith(".dev"), reason="languages may lag between releases")
@pytest.mark.parametrize("language", sorted(PLURALS))
def test_a_release_says_everything_on_the_page(language: str) -> None:
    assert own(FALLBACK).keys() - own(language).keys() == set()


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {key: entry for key, entry in own("uk").items() if key != "skip"}
    # A copy: an entry that is deleted and put back comes last, where another test would find it.
    own_texts = {"uk": without, FALLBACK: own(FALLBACK)}
    monkeypatch.setattr("playground.wording.own", own_texts.__getitem__)
    catalogue.cache_clear()
    assert catalogue("uk")["skip"] == own(FALLBACK)["skip"]
    catalogue.cache_clear()


@pytest.mark.parametrize("language", sorted(PLURALS))
def test_names_and_numbers_stand_in_every_language(language: str) -> None:
    for key in own(language):
        wanted = variables(sentences(FALLBACK, key)[-1])
        found = [variables(text) for text in sentences(language, key)]
        # "One", "two" and "none" may be words instead of a digit.
        assert all(wanted - {"count"} <= one <= wanted for one in found), key
        assert found[-1] == wanted, key


@pytest.mark.parametrize("language", sorted(PLURALS.keys() - {"en"}))
def test_nothing_was_left_in_english(language: str) -> None:
    same = [
        key
        for key, text in own(language).items()
        if isinstance(text, str) and text == catalogue(FALLBACK)[key] and len(text) > 8
    ]
    wordless = {key for key in same if not re.sub(r"\{\w+\}|\W", "", str(catalogue(FALLBACK)[key]))}
    assert set(same) - wordless <= {"messages"}


def spoken() -> set[str]:
    """Return the keys that the page's scripts use, as patterns: variable parts become ``.+``."""
    calls = [one for script in SCRIPTS for one in CALLED.findall(script.read_text("utf-8"))]
    keys = {key for argument in calls for key in KEY.findall(argument)}
    return {re.sub(r"\$\{\w+\}", ".+", key) for key in keys}


def test_no_word_is_missing_and_none_is_left_over() -> None:
    frame_keys = set(re.findall(r"\{\{([\w-]+)\}\}", (STATIC / "index.html").read_text("utf-8")))
    literals = {key for one in SCRIPTS for key in KEY.findall(one.read_text("utf-8"))}
    asked = spoken() | frame_keys
    known = catalogue(FALLBACK).keys() | {"lang"}
    assert {one for one in asked if not any(re.fullmatch(one, key) for key in known)} == set()
    used = asked | literals | {"refusal-.+"}
    assert {key for key in known if not any(re.fullmatch(one, key) for one in used)} == set()


def test_every_refusal_has_its_sentence() -> None:
    modules = [path.read_text("utf-8") for path in STATIC.parent.glob("*.py")]
    raised = {
        code for text in modules for code in re.findall(r'CannotDo\([^)]*, "([\w-]+)"\)', text)
    }
    known = {
        key.removeprefix("refusal-") for key in catalogue(FALLBACK) if key.startswith("refusal-")
    }
    assert raised == known


def test_no_script_has_sentences_of_its_own() -> None:
    spaced = re.compile(r'["`>][A-Z][a-z]+(?: [a-z]+)+[.…!?]?["`<]')
    found = [line for one in SCRIPTS for line in spaced.findall(one.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    ("locale", "reads", "tag"),
    [
        ("en-GB", "", "en-GB"),
        ("uk", "", "uk"),
        ("en-US", "he", "he"),
        ("pt-BR", "", "en"),
        ("en-US", "tlh", "en-US"),
    ],
)
def test_one_reads_the_page_in_ones_own_language_or_in_english(
    locale: str, reads: str, tag: str
) -> None:
    assert page_language(User(1, "somebody", locale, reads=reads)) == tag


@pytest.mark.parametrize(
    ("tag", "opening"),
    [("ar", '<html lang="ar" dir="rtl">'), ("en-GB", '<html lang="en-GB" dir="ltr">')],
)
def test_the_page_has_its_direction_from_the_first_byte(tag: str, opening: str) -> None:
    page = frame(tag)
    assert opening in page
    assert "{{" not in page


def test_words_cannot_break_out_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue("en"), "skip", '<script>"')
    assert "&lt;script&gt;&quot;" in frame("en")


@pytest.mark.parametrize("language", sorted(PLURALS))
def test_guests_have_clues_in_every_language(language: str) -> None:
    assert len(set(clues(language))) == len(clues(language)) >= 30
    assert all(clue == clue.strip() and 0 < len(clue) <= 80 for clue in clues(language))


@pytest.mark.parametrize("language", sorted(PLURALS))
def test_the_language_of_a_table_is_read_from_its_words(language: str) -> None:
    words = library()(language)
    said = " ".join((words("claim-open"), words("form-clue-title"), words("button-hand")))
    assert language_of(said, otherwise="fr" if language == "en" else "en") == language


def test_a_table_without_words_has_the_expected_language() -> None:
    assert language_of("1 · 2 · 🔺", otherwise="pl") == "pl"
