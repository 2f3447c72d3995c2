"""Problems with a deck or its files, worded so that the deck's author can find and fix them.

Owns the form of a problem (file, line, sentence), and the sentences about missing permissions,
broken links and other errors of the file system. Does not know what makes a deck wrong.
"""

import os
import stat
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.printable import printable

MOST_LINES = 20
LONGEST_TEXT = 500  # an id or a key in an untrusted deck may be as long as its file


@dataclass(frozen=True)
class Problem:
    """One thing to repair: the file, the line if known, and what is wrong there."""

    path: Path
    text: str
    line: int | None = None

    def __str__(self) -> str:
        place = printable(self.path) if self.line is None else f"{printable(self.path)}:{self.line}"
        text = printable(self.text[: LONGEST_TEXT + 1])
        return f"{place}: {text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + '…'}"


class DeckError(Exception):
    """Raised for a deck that cannot be used; the message has one line per problem."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def first_problems(path: Path, problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """Return the deck's first problems, and one more that says how many others there are, if any.

    Used to keep logs short.
    """
    if len(problems) <= MOST_LINES:
        return tuple(problems)
    text = f"has {len(problems) - MOST_LINES} more problems; `python -m bot deck check` lists them"
    return (*problems[:MOST_LINES], Problem(path, text))


class PictureError(Exception):
    """Raised for a picture that cannot be shown; the message names the file and says why."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}")


def reason(error: OSError) -> str:
    """Return why a file or folder could not be opened, as a text that follows ``<path>:``."""
    if isinstance(error, FileNotFoundError):
        return "does not exist"
    return f"cannot be opened: {error.strerror or error}"


def folder_fault(path: Path) -> str | None:
    """Return why this folder cannot be listed, or None if it can."""
    try:
        with os.scandir(path):
            return None
    except NotADirectoryError:
        return "is not a folder"
    except OSError as error:
        return reason(error)


def file_fault(path: Path) -> str | None:
    """Return why this is not a regular file, or None if it is one. Does not open it."""
    try:
        # Opening a pipe or a device could block for ever.
        return None if stat.S_ISREG(path.stat().st_mode) else "is not a file"
    except OSError as error:
        return reason(error)
