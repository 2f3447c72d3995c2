"""Languages: the page's texts in ``static/words/`` and the guests' clues in ``clues/``.

The page's script reads the same catalogues; only the page's frame is filled in here, so that its
language and direction are right from the start.
"""

import html
import json
import re
from functools import cache
from pathlib import Path

from .model import User

STATIC = Path(__file__).parent / "static"
CATALOGUES = STATIC / "words"
CLUES = Path(__file__).parent / "clues"
FALLBACK = "en"


@cache
def catalogue(language: str) -> dict[str, str | dict[str, str]]:
    """Return all texts of a language, in English where a translation is missing.

    A sentence with a number has one form per plural category.
    """
    return own(FALLBACK) | own(language)


@cache
def own(language: str) -> dict[str, str | dict[str, str]]:
    """Return the texts of a language's own catalogue, without the English fallback."""
    words: dict[str, str | dict[str, str]] = json.loads(
        (CATALOGUES / f"{language}.json").read_text("utf-8")
    )
    return words


@cache
def languages() -> frozenset[str]:
    """Return the languages that have a catalogue."""
    return frozenset(path.stem for path in CATALOGUES.glob("*.json"))


@cache
def clues(language: str) -> tuple[str, ...]:
    """Return the clues that a guest may give in this language."""
    return tuple((CLUES / f"{language}.txt").read_text("utf-8").splitlines())


def page_language(user: User) -> str:
    """Return the page's language for a person, as a tag such as ``en-GB`` or ``he``.

    ``reads`` takes precedence, because Discord has no locale for some languages.
    """
    for tag in (user.reads, user.locale):
        if tag.split("-")[0] in languages():
            return tag
    return FALLBACK


@cache
def _vocabulary(language: str) -> frozenset[str]:
    texts = [text for entry in own(language).values() for text in _forms(entry)]
    return frozenset(_tokens(" ".join((*texts, *clues(language)))))


def _forms(entry: str | dict[str, str]) -> list[str]:
    return [entry] if isinstance(entry, str) else list(entry.values())


def _tokens(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", text.casefold())


def language_of(text: str, otherwise: str) -> str:
    """Return the language that shares most words with a text; ``otherwise`` wins a tie."""
    found = {
        language: sum(token in _vocabulary(language) for token in _tokens(text))
        for language in (otherwise, *sorted(languages() - {otherwise}))
    }
    return max(found, key=found.__getitem__)  # in a tie the first wins, which is the expected one


def frame(tag: str) -> str:
    """Return the page's HTML in the language of this tag."""
    words = catalogue(tag.split("-")[0]) | {"lang": tag}
    text = (STATIC / "index.html").read_text("utf-8")
    return re.sub(r"\{\{([\w-]+)\}\}", lambda found: html.escape(str(words[found[1]])), text)
