"""Makes text safe to show in a terminal, in a log or as a card's title; knows what is invisible."""

import re

_CONTROLS = r"\x00-\x1f\x7f-\x9f\ud800-\udfff"  # surrogates, too
_TURNING = r"\u202a-\u202e\u2066-\u2069"  # embeddings, overrides and isolates
_MARKS = r"\u061c\u200e\u200f"  # of direction
_EMPTY = r"\u00ad\u034f\u180b-\u180f\u200b\u2028\u2029\u2060-\u2065\u206a-\u206f\ufeff\ufff0-\ufffb"
BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters that show nothing, although Python calls them printable."""

# Joiners and tags are not among these, because words and emoji are made with them.
_UNSEEN = re.compile(f"[{_CONTROLS}{_TURNING}{_MARKS}{_EMPTY}{BLANKS}]")
_DECEPTIVE = re.compile(f"[{_CONTROLS}{_TURNING}{_MARKS}]")
_HARMFUL = re.compile(rf"[\x00\ud800-\udfff{_TURNING}]")


def printable(text: object) -> str:
    """Return the text with unprintable characters, line breaks included, written as escapes."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode()
        for char in str(text)
    )


def printable_lines(text: object) -> str:
    """Return the text with unprintable characters written as escapes; line breaks stay."""
    return "\n".join(map(printable, str(text).split("\n")))


def harmless(text: str) -> str:
    """Return the text without characters that turn what follows, or that databases refuse."""
    return _HARMFUL.sub("", text)


def seen(text: str) -> str:
    """Return the text without control characters, direction marks and invisible characters."""
    return _UNSEEN.sub("", text)


def is_visible(text: str) -> bool:
    """Return whether a text has a character that readers can see."""
    return any(char.isprintable() and not char.isspace() and char not in BLANKS for char in text)


def is_deceptive(name: str) -> bool:
    """Return whether a file's name has control characters or ones that change its direction."""
    return _DECEPTIVE.search(name) is not None


def counted(count: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun: ``1 card``, ``2 cards``."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"
