"""The findings of checks: what works, what may be unintended, and what is wrong, with advice."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How serious a finding is; ``WRONG`` keeps the bot from working properly."""

    OK = "ok"
    NOTE = "note"
    WRONG = "WRONG"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    severity: Severity
    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.severity:<5}  {self.subject}: {self.text}"


def ok(subject: str, text: str) -> Finding:
    """Return a finding about something that works."""
    return Finding(Severity.OK, subject, text)


def note(subject: str, text: str) -> Finding:
    """Return a finding about something that works, but may be unintended or unwise."""
    return Finding(Severity.NOTE, subject, text)


def wrong(subject: str, text: str) -> Finding:
    """Return a finding about something that does not work."""
    return Finding(Severity.WRONG, subject, text)
