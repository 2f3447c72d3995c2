"""What moving asks of a database: its tables, their rows, and that nobody else uses it."""

from collections.abc import AsyncIterator, Iterable, Sequence
from graphlib import TopologicalSorter
from typing import Any, Protocol

Row = tuple[Any, ...]

AT_ONCE = 200  # rows, or games


class Tables(Protocol):
    """One database, held for this process alone until it is closed."""

    @property
    def name(self) -> str:
        """The database as it may be shown."""

    async def columns(self) -> dict[str, tuple[str, ...]]:
        """Every table of ours, with its columns."""

    async def parents(self, table: str) -> frozenset[str]:
        """The tables that this one's rows belong to."""

    def read(
        self, table: str, columns: Sequence[str], games: Sequence[str] | None = None
    ) -> AsyncIterator[list[Row]]:
        """All rows in the order in which they came, or those of a few games; a few at a time."""

    async def write(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
        """Add rows; nothing is kept before ``keep``."""

    async def keep(self) -> None:
        """Keep what was written."""

    async def close(self) -> None:
        """Let go of it; what was not kept is as if it had never been written."""


async def in_order(tables: Tables, names: Iterable[str]) -> list[str]:
    """Parents before their children."""
    wanted = sorted(names)
    graph = {name: await tables.parents(name) & frozenset(wanted) for name in wanted}
    return list(TopologicalSorter(graph).static_order())


def game_column(columns: Sequence[str], table: str) -> str | None:
    """Which column says to what game a row belongs; None where it belongs to none."""
    if table == "game":
        return "id"
    return "game_id" if "game_id" in columns else None
