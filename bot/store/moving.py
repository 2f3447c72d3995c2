"""Moves all games, and everything that belongs to them, from one database to another.

Tables and columns have the same names in every kind of database, so a table that is added to both
is moved without a change here. Every table is copied, then both sides are compared game by game
before anything is committed. ``bot.store.backends`` opens the two databases.
"""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from graphlib import TopologicalSorter
from typing import Any, Protocol

from bot.store.errors import CannotOpen, CorruptDatabase

Row = tuple[Any, ...]

AT_ONCE = 200  # rows, or games, that are read in one batch


class Tables(Protocol):
    """Reads and writes one database, locked for this process until it is closed."""

    @property
    def name(self) -> str:
        """Return the database's address to be shown, with the password left out."""

    async def columns(self) -> dict[str, tuple[str, ...]]:
        """Return the columns of each of the bot's tables."""

    async def parents(self, table: str) -> frozenset[str]:
        """Return the tables that this table's foreign keys point to."""

    def read(
        self, table: str, columns: Sequence[str], games: Sequence[str] | None = None
    ) -> AsyncIterator[list[Row]]:
        """Yield a table's rows in batches, in order of insertion.

        If ``games`` is not None, yield only the rows of these games, in any order.
        """

    async def write(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
        """Insert rows; they are not committed before ``commit``."""

    async def commit(self) -> None:
        """Commit what was written."""

    async def close(self) -> None:
        """Close the database; roll back what was not committed."""


async def in_order(tables: Tables, names: Iterable[str]) -> list[str]:
    """Return the table names sorted so that parents come before their children."""
    wanted = sorted(names)
    graph = {name: await tables.parents(name) & frozenset(wanted) for name in wanted}
    return list(TopologicalSorter(graph).static_order())


def game_column(columns: Sequence[str], table: str) -> str | None:
    """Return the column that names a row's game; None if the table's rows belong to no game."""
    if table == "game":
        return "id"
    return "game_id" if "game_id" in columns else None


OF_RUNNING_BOTS = frozenset({"worker", "shard_lease", "press", "identify_turn"})
"""Tables about bots that are running now; they are not moved."""


@dataclass(frozen=True, slots=True)
class Moved:
    """How many rows of each table were moved, and how many of the games are live."""

    rows: Mapping[str, int]
    live: int


async def move(source: Tables, target: Tables) -> Moved:
    """Copy everything into an empty database, compare both and commit; return what was moved.

    Raise ``CannotOpen`` if the target is not empty or has other tables, ``CorruptDatabase`` if the
    copy differs; in either case nothing is committed.
    """
    tables = await _common(source, target)
    await _check_empty(target, tables)
    copied = {}
    for table in await in_order(target, tables):
        copied[table] = 0
        async for rows in source.read(table, tables[table]):
            await target.write(table, tables[table], rows)
            copied[table] += len(rows)
    live = await _check_copy(source, target, tables)
    await target.commit()
    return Moved(copied, live)


async def _common(source: Tables, target: Tables) -> dict[str, tuple[str, ...]]:
    """Return the columns of each table to move; raise ``CannotOpen`` if the databases differ."""
    ours, theirs = await source.columns(), await target.columns()
    tables = (ours.keys() | theirs.keys()) - OF_RUNNING_BOTS
    for table in tables:
        if sorted(ours.get(table, ())) != sorted(theirs.get(table, ())):
            raise CannotOpen(
                f"{source.name} and {target.name} do not have the same columns in {table}; "
                "one of them was changed by hand, or belongs to another version"
            )
    return {table: ours[table] for table in tables}


async def _check_empty(target: Tables, tables: Mapping[str, Sequence[str]]) -> None:
    for table, columns in tables.items():
        async for _ in target.read(table, columns[:1]):
            raise CannotOpen(
                f"{target.name}: is not empty ({table}); name an empty one, nothing was changed"
            )


async def _check_copy(source: Tables, target: Tables, tables: Mapping[str, Sequence[str]]) -> int:
    """Return how many games are live; raise ``CorruptDatabase`` if the databases differ."""
    of_games = {name for name, columns in tables.items() if game_column(columns, name)}
    live = 0
    async for batch in source.read("game", ("id", "live")):
        games = [str(game_id) for game_id, _ in batch]
        live += sum(bool(is_live) for _, is_live in batch)
        for table in of_games:
            await _check_games(source, target, table, tables[table], games)
    for table in tables.keys() - of_games:
        ours = await _counted(source, table, tables[table], None)
        if ours != await _counted(target, table, tables[table], None):
            raise CorruptDatabase(f"the copy of {table} differs and was not saved")
    return live


async def _check_games(
    source: Tables, target: Tables, table: str, columns: Sequence[str], games: Sequence[str]
) -> None:
    assert len(games) <= AT_ONCE  # SQLite limits the number of parameters
    game = columns.index(game_column(columns, table) or "")
    ours = await _counted(source, table, columns, games)
    theirs = await _counted(target, table, columns, games)
    if different := (ours - theirs) + (theirs - ours):
        raise CorruptDatabase(
            f"game {next(iter(different))[game]}: the copy of its {table} differs and was not saved"
        )


async def _counted(
    tables: Tables, table: str, columns: Sequence[str], games: Sequence[str] | None
) -> Counter[Row]:
    # Counted, not listed: the two databases may return rows in different orders.
    found: Counter[Row] = Counter()
    async for rows in tables.read(table, columns, games):
        found.update(rows)
    return found
