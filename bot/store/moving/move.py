"""Copies every table, and then looks at both sides game by game before anything is kept."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.store.address import Address, PostgresAddress
from bot.store.errors import CannotOpen, CorruptDatabase
from bot.store.moving.tables import AT_ONCE, Row, Tables, game_column, in_order

OF_RUNNING_BOTS = frozenset({"worker", "shard_lease", "press", "identify_turn"})
"""What bots keep only while they run; all else is in every kind of database."""


@dataclass(frozen=True, slots=True)
class Moved:
    """How many rows of each table were moved."""

    rows: Mapping[str, int]
    live: int


async def open_source(address: Address) -> Tables:
    """A database to move from; ``AlreadyRunning`` while a bot uses it."""
    if isinstance(address, PostgresAddress):
        from bot.store.moving.postgres import PostgresTables

        return await PostgresTables.source(address)
    from bot.store.moving.sqlite import SqliteTables

    return SqliteTables.source(address)


async def open_target(address: Address) -> Tables:
    """A database to move to, created where there is none; ``AlreadyRunning`` likewise."""
    if isinstance(address, PostgresAddress):
        from bot.store.moving.postgres import PostgresTables

        return await PostgresTables.target(address)
    from bot.store.moving.sqlite import SqliteTables

    return SqliteTables.target(address)


async def move(source: Tables, target: Tables) -> Moved:
    """Copy everything into an empty database; it is kept whole and checked, or not at all."""
    tables = await _common(source, target)
    await _check_empty(target, tables)
    copied = {}
    for table in await in_order(target, tables):
        copied[table] = 0
        async for rows in source.read(table, tables[table]):
            await target.write(table, tables[table], rows)
            copied[table] += len(rows)
    live = await _check_copy(source, target, tables)
    await target.keep()
    return Moved(copied, live)


async def _common(source: Tables, target: Tables) -> dict[str, tuple[str, ...]]:
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
                f"{target.name}: is not empty ({table}); name a new database, nothing was changed"
            )


async def _check_copy(source: Tables, target: Tables, tables: Mapping[str, Sequence[str]]) -> int:
    """Hold both sides against each other; how many games are live."""
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
            raise CorruptDatabase(f"the copy of {table} differs; nothing was kept")
    return live


async def _check_games(
    source: Tables, target: Tables, table: str, columns: Sequence[str], games: Sequence[str]
) -> None:
    assert len(games) <= AT_ONCE
    game = columns.index(game_column(columns, table) or "")
    ours = await _counted(source, table, columns, games)
    theirs = await _counted(target, table, columns, games)
    if different := (ours - theirs) + (theirs - ours):
        raise CorruptDatabase(
            f"game {next(iter(different))[game]}: the copy of its {table} differs; nothing was kept"
        )


async def _counted(
    tables: Tables, table: str, columns: Sequence[str], games: Sequence[str] | None
) -> Counter[Row]:
    found: Counter[Row] = Counter()
    async for rows in tables.read(table, columns, games):
        found.update(rows)
    return found
