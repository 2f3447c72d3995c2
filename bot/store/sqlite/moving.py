"""The tables of an SQLite file, for moving games from or to it.

Pictures are files, but look like a column, as they are in PostgreSQL. See ``bot.store.moving``.
"""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

from bot.store.database import insert
from bot.store.errors import CannotOpen, DiskFull
from bot.store.moving import AT_ONCE, Row
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.failures import translated
from bot.store.sqlite.files import COMPANIONS, LockFile, picture_folder
from bot.store.sqlite.inspection import current_copy
from bot.store.sqlite.opening import (
    PRAGMAS,
    check,
    columns_in,
    connect,
    create_if_missing,
    make_folder,
    prepare,
)

PICTURES, DIGEST, DATA = "deck_picture", "digest", "data"


class SqliteTables:
    """Reads and writes one file, and holds the lock that a running bot would hold."""

    def __init__(self, path: Path, connection: sqlite3.Connection, lock: LockFile) -> None:
        self.name = str(path)
        self._path = path
        self._connection = connection
        self._lock = lock
        self._files = PictureFiles(picture_folder(path))
        self._created = False

    @classmethod
    def source(cls, path: Path) -> "SqliteTables":
        """Lock and open a file to read from; raise ``CannotOpen`` if there is none.

        It is not changed: an older version is migrated in a copy.
        """
        if not path.is_file():
            raise CannotOpen(f"{path}: there is no database; check the path")
        lock = LockFile.take(path)
        try:
            with translated(path):
                check(path)
                return cls(path, current_copy(path), lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def target(cls, path: Path) -> "SqliteTables":
        """Lock and open a file to write to, or create it, and begin a transaction."""
        make_folder(path.parent)
        lock = LockFile.take(path)
        created = not path.exists()
        try:
            with translated(path):
                create_if_missing(path)
                check(path)
                connection = connect(str(path))
                prepare(connection, PRAGMAS)
                connection.execute("BEGIN IMMEDIATE")
        except BaseException:
            lock.release()
            raise
        tables = cls(path, connection, lock)
        tables._created = created
        return tables

    async def columns(self) -> dict[str, tuple[str, ...]]:
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        names = [name for (name,) in self._connection.execute(query)]
        found = {name: columns_in(self._connection, name) for name in names}
        # Pictures are files here but a column in PostgreSQL, so both kinds offer the same columns.
        return found | {PICTURES: (*found[PICTURES], DATA)}

    async def parents(self, table: str) -> frozenset[str]:
        query = 'SELECT "table" FROM pragma_foreign_key_list(?)'
        return frozenset(name for (name,) in self._connection.execute(query, (table,)))

    async def read(
        self, table: str, columns: Sequence[str], games: Sequence[str] | None = None
    ) -> AsyncIterator[list[Row]]:
        kept = [column for column in columns if (table, column) != (PICTURES, DATA)]
        query = f"SELECT {', '.join(kept)} FROM {table}"
        values: Sequence[str] = ()
        if games is not None:
            game = "id" if table == "game" else "game_id"
            query, values = f"{query} WHERE {game} IN ({', '.join('?' * len(games))})", games
        elif self._has_row_ids(table):
            query += " ORDER BY rowid"
        with translated(self._path):
            rows = self._connection.execute(query, values)
            while batch := list(islice(rows, AT_ONCE)):
                yield self._with_pictures(kept, batch) if kept != list(columns) else batch

    def _has_row_ids(self, table: str) -> bool:
        # Tables declared WITHOUT ROWID have none; their order does not matter.
        try:
            self._connection.execute(f"SELECT rowid FROM {table} LIMIT 0")
        except sqlite3.OperationalError:
            return False
        return True

    def _with_pictures(self, kept: Sequence[str], rows: list[Row]) -> list[Row]:
        which = kept.index(DIGEST)
        try:
            return [(*row, self._files.path(row[which]).read_bytes()) for row in rows]
        except FileNotFoundError as error:
            raise CannotOpen(
                f"{error.filename}: this picture of a server's deck is missing; restore it first"
            ) from None

    async def write(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
        with translated(self._path):
            if table == PICTURES and DATA in columns:
                digest, data = columns.index(DIGEST), columns.index(DATA)
                self._files.put((row[digest], row[data]) for row in rows)
                rows = [(*row[:data], *row[data + 1 :]) for row in rows]
                columns = [column for column in columns if column != DATA]
            self._connection.executemany(insert(table, ", ".join(columns)), rows)

    async def commit(self) -> None:
        with translated(self._path):
            self._connection.execute("COMMIT")
        self._created = False

    async def close(self) -> None:
        with suppress(sqlite3.Error, DiskFull):  # closing the connection rolls back, too
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        self._connection.close()
        if self._created:  # created by us and never committed
            for suffix in COMPANIONS:
                self._path.with_name(self._path.name + suffix).unlink(missing_ok=True)
        self._lock.release()
