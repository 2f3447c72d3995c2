"""Languages: the page's words in ``static/words/``, and what guests say in ``clues/``.

The page's script reads the same catalogues; here only the frame of the page is filled in, so that
it has its language and direction from the first moment on.
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
    """Return all words of a language; a sentence that counts has one form a plural category."""
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
    """Return what a pretend storyteller may say."""
    return tuple((CLUES / f"{language}.txt").read_text("utf-8").splitlines())


def tongue(user: User) -> str:
    """Return the page's language for somebody, as a tag such as ``en-GB`` or ``he``.

    Discord has no locale for some languages: whoever reads one of those says so apart from it.
    """
    for tag in (user.reads, user.locale):
        if tag.split("-")[0] in languages():
            return tag
    return FALLBACK


def frame(tag: str) -> str:
    """Return the page's HTML in a language."""
    words = catalogue(tag.split("-")[0]) | {"lang": tag}
    text = (STATIC / "index.html").read_text("utf-8")
    return re.sub(r"\{\{([\w-]+)\}\}", lambda found: html.escape(str(words[found[1]])), text)
