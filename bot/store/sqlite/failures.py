"""What errors of SQLite and of the file system mean for whoever runs the bot, and what to do."""

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
        "this is not a database, or a damaged one; restore a backup or set DATABASE to another "
        "file",
    ),
    sqlite3.SQLITE_CANTOPEN: (
        CannotOpen,
        "the file cannot be opened; check the path in DATABASE and the rights of its folder",
    ),
}


def _meaning(error: sqlite3.Error | OSError, path: Path) -> tuple[type[StoreError], str]:
    """What an error means for whoever runs the bot, and what to do."""
    if isinstance(error, OSError):
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return DiskFull, FULL
        return CannotOpen, (
            f"cannot be used ({error.strerror}); check the path in DATABASE and the "
            "rights of its folder"
        )
    # The low byte is the kind; what is above it says where it happened.
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    if code == sqlite3.SQLITE_IOERR and _has_no_room(path.parent):
        code = sqlite3.SQLITE_FULL
    kind, advice = _KINDS.get(
        code, (StoreError, "reading or writing failed; check the disk and the system's log")
    )
    return kind, f"{advice} (said: {error})"


def _has_no_room(folder: Path) -> bool:
    """Whether a disk is too full for the 32 kB that SQLite shares between its readers."""
    try:
        return shutil.disk_usage(folder).free < 1 << 15
    except OSError:
        return False


@contextmanager
def translated(path: Path, *, in_play: bool = False) -> Iterator[None]:
    """Their errors leave the store as errors of ours; whoever plays knows of no file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        kind, text = _meaning(error, path)
        raise kind(f"{'the database' if in_play else path}: {text}") from error
