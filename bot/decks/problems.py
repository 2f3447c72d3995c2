"""What can be wrong with a deck, said so that its author finds the place.

Owns the shape of a complaint (file, line, sentence). Does not know what makes a deck wrong.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.printable import printable

MOST_LINES = 20
LONGEST_TEXT = 500  # an id or a key of a stranger's deck may be as long as its file


@dataclass(frozen=True)
class Problem:
    """One thing to repair: where it is and what is wrong there."""

    path: Path
    text: str
    line: int | None = None

    def __str__(self) -> str:
        place = printable(self.path) if self.line is None else f"{printable(self.path)}:{self.line}"
        text = printable(self.text[: LONGEST_TEXT + 1])
        return f"{place}: {text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + '…'}"


class DeckError(Exception):
    """A deck that cannot be used as it is; the message has one line for each problem."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def foremost(path: Path, problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """The first problems of the deck at this path and the number of the rest: logs have readers."""
    if len(problems) <= MOST_LINES:
        return tuple(problems)
    text = f"has {len(problems) - MOST_LINES} more problems; `python -m bot deck check` names them"
    return (*problems[:MOST_LINES], Problem(path, text))
