"""What a check found: well, worth a thought, or wrong; with what to do about it."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How bad a finding is; ``WRONG`` keeps the bot from working."""

    WELL = "ok"
    DOUBT = "note"
    WRONG = "WRONG"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    severity: Severity
    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.severity:<5}  {self.subject}: {self.text}"


def well(subject: str, text: str) -> Finding:
    """Return a finding that all is well."""
    return Finding(Severity.WELL, subject, text)


def doubt(subject: str, text: str) -> Finding:
    """Return a finding about something that works but may not be wanted."""
    return Finding(Severity.DOUBT, subject, text)


def wrong(subject: str, text: str) -> Finding:
    """Return a finding about something that does not work."""
    return Finding(Severity.WRONG, subject, text)
