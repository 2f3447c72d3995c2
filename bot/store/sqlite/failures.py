"""Translates errors of SQLite and the file system into ``StoreError`` with advice for the host."""

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.errors import (
    CannotOpen,
    CorruptDatabase,
    DatabaseLocked,
    DiskFull,
    NotWritable,
    StoreError,
)

FULL = "the disk is full; make room, nothing was lost"
BUG = "SQLite refused a statement, which is a bug in the bot; report it with this line"
_OURS = frozenset(
    {
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_CONSTRAINT,
        sqlite3.SQLITE_MISMATCH,
        sqlite3.SQLITE_MISUSE,
        sqlite3.SQLITE_RANGE,
        sqlite3.SQLITE_TOOBIG,
    }
)
"""Error codes that only a wrong statement of the bot can cause, so the host cannot help."""

_KINDS: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (DiskFull, FULL),
    sqlite3.SQLITE_BUSY: (
        DatabaseLocked,
        "another program keeps the database locked; close it and try again",
    ),
    sqlite3.SQLITE_LOCKED: (
        DatabaseLocked,
        "another program keeps the database locked; close it and try again",
    ),
    sqlite3.SQLITE_READONLY: (
        NotWritable,
        "the file or its folder is read-only; give the bot's user the right to write there",
    ),
    sqlite3.SQLITE_CORRUPT: (
        CorruptDatabase,
        "the database is damaged; stop the bot, keep the file and restore a backup",
    ),
    sqlite3.SQLITE_NOTADB: (
        CorruptDatabase,
        "this is not a database, or it is damaged; restore a backup, or set DATABASE to another "
        "file",
    ),
    sqlite3.SQLITE_CANTOPEN: (
        CannotOpen,
        "the file cannot be opened; check the path in DATABASE and the rights of its folder",
    ),
}


def _meaning(error: sqlite3.Error | OSError, path: Path) -> tuple[type[StoreError], str]:
    """Return the exception class to raise, and a text that tells the host what to do."""
    if isinstance(error, OSError):
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return DiskFull, FULL
        return CannotOpen, (
            f"cannot be used ({error.strerror}); check the path in DATABASE and the "
            "rights of its folder"
        )
    # SQLite's extended codes: the low byte is the kind of error, the bytes above it are details.
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    # A full disk shows as an I/O error if SQLite cannot enlarge its shared-memory file.
    if code == sqlite3.SQLITE_IOERR and _has_no_room(path.parent):
        code = sqlite3.SQLITE_FULL
    if code in _OURS or isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError):
        return StoreError, f"{BUG} (SQLite says: {error})"
    kind, advice = _KINDS.get(
        code, (StoreError, "reading or writing failed; check the disk and the system's log")
    )
    return kind, f"{advice} (SQLite says: {error})"


def is_conflict(error: BaseException) -> bool:
    """Return whether the error says that a row with the same key exists."""
    keys = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)
    return getattr(error, "sqlite_errorcode", None) in keys


def _has_no_room(folder: Path) -> bool:
    """Return whether the disk lacks the 32 kB that SQLite needs for its shared-memory file."""
    try:
        return shutil.disk_usage(folder).free < 1 << 15
    except OSError:
        return False


@contextmanager
def translated(path: Path, *, in_play: bool = False) -> Iterator[None]:
    """Turn errors of SQLite and the file system in the block into ``StoreError``.

    With ``in_play`` the text does not name the file, because players may read it.
    """
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        kind, text = _meaning(error, path)
        raise kind(f"{'the database' if in_play else path}: {text}") from error
