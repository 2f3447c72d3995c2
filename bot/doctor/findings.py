"""The findings of checks: fine, doubtful or wrong, with advice on what to do."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How serious a finding is; ``WRONG`` keeps the bot from working properly."""

    WELL = "ok"
    DOUBT = "note"
    WRONG = "WRONG"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report: how serious it is, what it is about, and the text."""

    severity: Severity
    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.severity:<5}  {self.subject}: {self.text}"


def well(subject: str, text: str) -> Finding:
    """Return a finding about something that works."""
    return Finding(Severity.WELL, subject, text)


def doubt(subject: str, text: str) -> Finding:
    """Return a finding about something that works but may not be intended."""
    return Finding(Severity.DOUBT, subject, text)


def wrong(subject: str, text: str) -> Finding:
    """Return a finding about something that does not work."""
    return Finding(Severity.WRONG, subject, text)
