"""Months and seasons begin where the calendar says, in UTC."""

from datetime import UTC, datetime

import pytest

from cogs.records import Span, beginning_of


def at(*moment: int) -> float:
    return datetime(*moment, tzinfo=UTC).timestamp()  # type: ignore[misc,arg-type]


@pytest.mark.parametrize(
    ("now", "month", "season"),
    [
        (at(2026, 1, 1), at(2026, 1, 1), at(2026, 1, 1)),
        (at(2026, 3, 31, 23, 59), at(2026, 3, 1), at(2026, 1, 1)),
        (at(2026, 4, 1), at(2026, 4, 1), at(2026, 4, 1)),
        (at(2026, 12, 31, 23), at(2026, 12, 1), at(2026, 10, 1)),
    ],
)
def test_a_season_is_a_quarter_of_the_year(now: float, month: float, season: float) -> None:
    assert beginning_of(Span.MONTH, now) == month
    assert beginning_of(Span.SEASON, now) == season
    assert beginning_of(Span.ALL, now) == 0.0
