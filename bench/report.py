"""The report of a bench: figures with their bounds, and the exit status.

Knows nothing of what is measured.
"""

import statistics
from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass, field


@dataclass
class Figure:
    """One line of a report: the median of samples, with a bound unless it is for information."""

    name: str
    samples: list[float] = field(default_factory=list)
    _: KW_ONLY
    least: float | None = None
    most: float | None = None

    @property
    def value(self) -> float:
        """Return the median of the samples; raise StatisticsError if there are none."""
        return statistics.median(self.samples)

    @property
    def kept(self) -> bool:
        """Return whether the value is within its bounds."""
        return (self.least is None or self.value >= self.least) and (
            self.most is None or self.value <= self.most
        )

    def __str__(self) -> str:
        bound = "" if self.least is None else f"   at least {self.least:>8,.2f}"
        bound += "" if self.most is None else f"   at most {self.most:>9,.2f}"
        verdict = "" if not bound else "   ok" if self.kept else "   MISSED"
        return f"{self.name:<66} {self.value:>11,.3f}{bound}{verdict}"


def report(figures: Iterable[Figure]) -> int:
    """Print each figure once it is measured; return 0, or 1 if a bound is missed."""
    status = 0
    for figure in figures:
        print(figure, flush=True)
        status = status if figure.kept else 1
    return status
