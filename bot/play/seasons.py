"""Since when games count for a table: this month, this quarter of the year, or ever; in UTC."""

from datetime import UTC, datetime
from enum import StrEnum

MONTHS_A_SEASON = 3


class Span(StrEnum):
    """How far back a table of players looks."""

    MONTH = "month"
    SEASON = "season"
    ALL = "all"


def beginning_of(span: Span, now: float) -> float:
    """The first moment of the present month or season; 0 for all times."""
    if span is Span.ALL:
        return 0.0
    today = datetime.fromtimestamp(now, UTC)
    month = today.month
    if span is Span.SEASON:
        month -= (month - 1) % MONTHS_A_SEASON
    return datetime(today.year, month, 1, tzinfo=UTC).timestamp()
