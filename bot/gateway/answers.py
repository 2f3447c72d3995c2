"""What became of each press and command: one line in the log, and counts for whoever watches.

Knows verbs, game ids and how it ended; never who pressed, what was chosen or what was written.
"""

import logging
from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass

from bot.gateway.errors import PlainRefusal, is_refusal
from bot.rules.errors import RuleError

log = logging.getLogger(__name__)

BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # the last: when Discord gives up
UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Answer:
    """One press or command, after it was answered."""

    verb: str
    outcome: str  # played, refused or failed
    seconds: float
    game: str | None = None
    round: int | None = None
    reason: str | None = None  # of a refusal or a failure: a code, never a text


class Answers:
    """Counts answers by verb and outcome, and how long they took."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.within: list[int] = [0] * (len(BOUNDS) + 1)  # one more for whatever took longer
        self.seconds = 0.0

    def note(self, answer: Answer) -> None:
        """Count an answer and say so in the log, in one line."""
        self.counts[answer.verb, answer.outcome] += 1
        self.within[bisect_left(BOUNDS, answer.seconds)] += 1
        self.seconds += answer.seconds
        if not log.isEnabledFor(logging.DEBUG):
            return
        milliseconds = round(answer.seconds * 1000, 1)
        fields = {
            "game": answer.game,
            "round": answer.round,
            "verb": answer.verb,
            "outcome": answer.outcome,
            "reason": answer.reason,
            "ms": milliseconds,
        }
        said = " ".join(f"{name}={value}" for name, value in fields.items() if value is not None)
        log.debug("press %s", said, extra={"fields": fields})


def outcome_of(error: Exception | None) -> tuple[str, str | None]:
    """How it ended, and the code of why."""
    if error is None:
        return "played", None
    if not is_refusal(error):
        return "failed", type(error).__name__
    if isinstance(error, RuleError):
        return "refused", error.code.value
    return "refused", error.key if isinstance(error, PlainRefusal) else type(error).__name__
