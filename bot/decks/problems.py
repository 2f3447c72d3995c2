"""What can be wrong with a deck, said so that its author finds the place.

Owns the shape of a complaint (file, line, sentence). Does not know what makes a deck wrong.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


def printable(text: object) -> str:
    """The text with whatever a terminal or a log could choke on written as an escape."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode()
        for char in str(text)
    )


@dataclass(frozen=True)
class Problem:
    """One thing to repair: where it is and what is wrong there."""

    path: Path
    text: str
    line: int | None = None

    def __str__(self) -> str:
        place = printable(self.path) if self.line is None else f"{printable(self.path)}:{self.line}"
        return f"{place}: {printable(self.text)}"


class DeckError(Exception):
    """A deck that cannot be used as it is; the message has one line for each problem."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))
