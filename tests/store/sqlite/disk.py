"""A disk that can lose power or fill up: a layer below SQLite that remembers what was synced.

Everything that SQLite writes goes through to real files at once. Beside that, each file has the
image that is certain to survive (what was synced last) and the list of writes since. When the
power is cut, every such write may have reached the disk, or not, or only in part, or as garbage.
"""

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import aiosqlite
import apsw

SECTOR = 512
NEVER = 1 << 62


class Disk:
    """A simulated disk with the files of one database; it can lose power or fill up."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.files: dict[str, Platter] = {}
        self.room = NEVER  # how many more writes fit
        self.on_write: Callable[[], None] = lambda: None
        self._vfs = DiskVFS(f"disk-{id(self)}", self)

    def connect(self, path: Path) -> aiosqlite.Connection:
        """Return a connection whose files are on this disk."""
        return aiosqlite.Connection(partial(self.connect_now, str(path)), iter_chunk_size=64)

    def connect_now(self, path: str) -> sqlite3.Connection:
        """Return the connection that ``connect`` wraps in aiosqlite."""
        return cast("sqlite3.Connection", DiskConnection(path, self._vfs.name))

    def cut(self) -> dict[str, bytes]:
        """Return the files' contents after a power cut at this moment."""
        contents = {name: file.after_power_cut(self.rng) for name, file in self.files.items()}
        return {name: content for name, content in contents.items() if content is not None}


class Platter:
    """One file: its durable image and the writes that are not synced yet."""

    def __init__(self, image: bytes | None) -> None:
        self.image = image  # None: not even the directory entry is durable
        self.pending: list[tuple[int, bytes | None]] = []  # None: truncated to this length

    def sync(self) -> None:
        self.image = _applied(self.image or b"", self.pending)
        self.pending = []

    def after_power_cut(self, rng: Random) -> bytes | None:
        kept: list[tuple[int, bytes | None]] = []
        for offset, data in self.pending:
            kept += _fate(offset, data, rng)
        if self.image is None and (not kept or rng.random() < 0.3):
            return None
        return _applied(self.image or b"", kept)


def _fate(offset: int, data: bytes | None, rng: Random) -> list[tuple[int, bytes | None]]:
    """Return what a power cut leaves of one write: all, nothing, or some sectors and garbage."""
    fate = rng.choice(("kept", "forgotten", "torn"))
    if fate != "torn" or data is None:
        return [] if fate == "forgotten" else [(offset, data)]
    sectors: list[tuple[int, bytes | None]] = []
    for start in range(0, len(data), SECTOR):
        piece = data[start : start + SECTOR]
        end = rng.choice(("kept", "forgotten", "garbled"))
        if end != "forgotten":
            sectors.append((offset + start, piece if end == "kept" else rng.randbytes(len(piece))))
    return sectors


def _applied(image: bytes, writes: list[tuple[int, bytes | None]]) -> bytes:
    content = bytearray(image)
    for offset, data in writes:
        if data is None:
            del content[offset:]
            continue
        if len(content) < offset:
            content.extend(bytes(offset - len(content)))
        content[offset : offset + len(data)] = data
    return bytes(content)


class DiskFile(apsw.VFSFile):
    """A real file that reports its writes and syncs to the simulated disk."""

    def __init__(self, name: str | apsw.URIFilename, flags: list[int], disk: Disk) -> None:
        super().__init__("", name, flags)
        path = name if isinstance(name, str) else name.filename()
        self._disk = disk
        size = os.path.getsize(path)
        self._platter = disk.files.setdefault(
            Path(path).name, Platter(Path(path).read_bytes() if size else None)
        )

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._spend()
        super().xWrite(data, offset)
        self._platter.pending.append((offset, bytes(data)))
        self._disk.on_write()

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        super().xTruncate(newsize)
        self._platter.pending.append((newsize, None))
        self._disk.on_write()

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._disk.on_write()
        super().xSync(flags)
        self._platter.sync()

    def _spend(self) -> None:
        self._disk.room -= 1
        if self._disk.room < 0:
            raise apsw.FullError("no room")


class DiskVFS(apsw.VFS):
    """The SQLite file system that opens every file on the simulated disk."""

    def __init__(self, name: str, disk: Disk) -> None:
        self.name = name
        self._disk = disk
        super().__init__(name, "")

    def xOpen(  # noqa: N802
        self, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> apsw.VFSFile:
        kept = apsw.SQLITE_OPEN_MAIN_DB | apsw.SQLITE_OPEN_WAL | apsw.SQLITE_OPEN_MAIN_JOURNAL
        if name is None or not flags[0] & kept:
            return apsw.VFSFile("", name, flags)
        return DiskFile(name, flags, self._disk)


CHANGES = ("INSERT", "UPDATE", "DELETE", "REPLACE")


class DiskConnection:
    """Imitates the part of ``sqlite3.Connection`` that aiosqlite uses, on the simulated disk.

    Like the original, it begins a transaction before the first change.
    """

    def __init__(self, path: str, vfs: str) -> None:
        self._connection = apsw.Connection(path, vfs=vfs)

    def execute(self, sql: str, parameters: Any = ()) -> "DiskCursor":
        with _as_sqlite3():
            if sql.startswith(CHANGES) and not self.in_transaction:
                self._connection.execute("BEGIN IMMEDIATE")
            cursor = self._connection.execute(sql, tuple(parameters))
            return DiskCursor(cursor.fetchall(), self._connection.changes())

    def executemany(self, sql: str, rows: Iterable[Any]) -> "DiskCursor":
        counts = [self.execute(sql, row).rowcount for row in rows]
        return DiskCursor([], sum(counts))

    def create_function(
        self, name: str, arguments: int, function: Callable[..., Any], *, deterministic: bool
    ) -> None:
        self._connection.create_scalar_function(
            name, function, arguments, deterministic=deterministic
        )

    def executescript(self, sql: str) -> None:
        self.execute(sql)

    def commit(self) -> None:
        if self.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.in_transaction:
            self.execute("ROLLBACK")

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def close(self) -> None:
        self._connection.close()


class DiskCursor:
    """Imitates a ``sqlite3.Cursor`` whose rows are already fetched."""

    def __init__(self, rows: list[Any], rowcount: int) -> None:
        self._rows = rows
        self.rowcount = rowcount

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)

    def fetchall(self) -> list[Any]:
        return self._rows

    def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None


@contextmanager
def _as_sqlite3() -> Iterator[None]:
    """Inside the block, translate apsw's errors into those of Python's ``sqlite3``."""
    try:
        yield
    except apsw.ConstraintError as error:
        conflict = sqlite3.IntegrityError(str(error))
        conflict.sqlite_errorcode = int(vars(error)["extendedresult"])
        raise conflict from error
    except apsw.Error as error:
        translated = sqlite3.OperationalError(str(error))
        full = isinstance(error, apsw.FullError)
        translated.sqlite_errorcode = sqlite3.SQLITE_FULL if full else sqlite3.SQLITE_IOERR
        raise translated from error
