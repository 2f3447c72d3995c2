"""Where the contract's tests keep their games: one class for each implementation of the store.

A new implementation adds a class to ``BACKENDS``, and every test of ``tests/store/contract`` and
of ``tests/service`` runs on it as well, unchanged.
"""

import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

import pytest

from bot.store import GameId, GameStore
from bot.store.sqlite.opening import PRAGMAS, connect, create_if_missing, prepare
from bot.store.sqlite.store import SqliteStore
from tests.playing import UNSYNCED


class Backend(Protocol):
    """A kind of store under test, with direct access to its stored data."""

    name: str  # of the package in ``bot.store``

    def __init__(self, folder: Path) -> None:
        """Create an empty database, in this folder if it is a file."""

    async def open(self) -> GameStore:
        """Open the store over this data; after closing, it can be opened again."""

    def garble(self, game_id: GameId, part: str) -> Callable[[], None]:
        """Make a game's ``snapshot`` or ``timer`` unreadable; return a function that repairs it."""

    def run(self, statement: str) -> list[tuple[Any, ...]]:
        """Run an SQL statement directly on the database, without the store; return its rows."""

    def search(self, *numbers: str) -> list[str]:
        """Return the files or tables in which one of these occurs, as text or as a number."""


class SqliteBackend:
    """An SQLite file that is not synced to the disk, which makes tests faster."""

    name = "sqlite"

    def __init__(self, folder: Path) -> None:
        self.path = folder / "dixit.sqlite3"
        self.path.write_bytes(empty_database())

    async def open(self) -> SqliteStore:
        return await SqliteStore.open(self.path, pragmas=UNSYNCED)

    def garble(self, game_id: GameId, part: str) -> Callable[[], None]:
        with closing(sqlite3.connect(self.path)) as connection:
            query = f"SELECT {part} FROM game WHERE id = ?"
            (sound,) = connection.execute(query, (game_id,)).fetchone()
        self._write(game_id, part, "[]")
        return lambda: self._write(game_id, part, sound)

    def run(self, statement: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            return connection.execute(statement).fetchall()

    def search(self, *numbers: str) -> list[str]:
        forms = [number.encode() for number in numbers]
        forms += [int(number).to_bytes(8, "big") for number in numbers]
        files = [path for path in self.path.parent.rglob("*") if path.is_file()]
        held = {path: path.read_bytes() for path in files if path.suffix != ".lock"}
        return [path.name for path, data in held.items() if any(form in data for form in forms)]

    def _write(self, game_id: GameId, part: str, value: str) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute(f"UPDATE game SET {part} = ? WHERE id = ?", (value, game_id))


class PostgresBackend:
    """A database on this process's server; skips the test if PostgreSQL is not installed."""

    name = "postgres"

    def __init__(self, _: Path) -> None:
        pytest.importorskip("asyncpg", reason="asyncpg is missing: install the extra postgres")
        from tests import postgres

        self.address = postgres.empty_postgres()
        self._ask = partial(postgres.ask, self.address)
        self._tables_with = partial(postgres.tables_with, self.address)
        self._open = partial(postgres.open_store, self.address)

    async def open(self) -> GameStore:
        return await self._open()

    def garble(self, game_id: GameId, part: str) -> Callable[[], None]:
        ((sound,),) = self._ask(f"SELECT {part} FROM game WHERE id = $1", game_id)
        change = f"UPDATE game SET {part} = $1 WHERE id = $2"
        self._ask(change, "[]", game_id)

        def mend() -> None:
            self._ask(change, sound, game_id)

        return mend

    def run(self, statement: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._ask(statement)]

    def search(self, *numbers: str) -> list[str]:
        return self._tables_with(*numbers)


@cache
def empty_database() -> bytes:
    """Return the bytes of a new SQLite file, made once."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "dixit.sqlite3"
        create_if_missing(path)
        with closing(connect(str(path))) as connection:
            prepare(connection, PRAGMAS)  # as after a first start
        return path.read_bytes()


BACKENDS: Mapping[str, type[Backend]] = {"sqlite": SqliteBackend, "postgres": PostgresBackend}
