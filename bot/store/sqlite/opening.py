"""Opens a database file: creates it if it is missing, checks it before any change, migrates it.

Errors name the file and say what to do. Another program's file is never used. If a link or a log
shows that there should be a database, no new one is created.
"""

import json
import logging
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from bot.private_files import FOLDER, create_private, sync_folder
from bot.store.errors import CannotOpen, CorruptDatabase, NewerDatabase
from bot.store.journal import people_in
from bot.store.setting_columns import TABLES, missing_columns
from bot.store.sqlite.files import copy_aside
from bot.store.sqlite.write_ahead_log import Log, state_of_log

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x44495854  # "DIXT": tells our files from other programs' databases
TYPES = {bool: "INTEGER", int: "INTEGER", str: "TEXT"}
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # for macOS, where an ordinary sync stops at the drive's cache
    "foreign_keys = ON",
    "secure_delete = ON",  # what is erased is overwritten, not only forgotten
)
_UNREAD = {
    Log.CUT_OFF: "the write-ahead log beside it cannot be read to its end; after a power cut or "
    "a kill, only a change is missing that was never confirmed, otherwise check the disk",
    Log.DAMAGED: "the write-ahead log beside it is damaged, so its last changes cannot be read; "
    "check the disk",
}


as_text = partial(str, encoding="utf-8", errors="replace")
"""Decodes a text even if it is damaged, so that only its own game cannot be read.

SQLite's library would fail the whole query instead, with hands and clues in the error's text.
"""


def connect(path: str) -> sqlite3.Connection:
    """Return a connection in autocommit mode: only BEGIN starts a transaction."""
    return sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)


def migrations() -> tuple[str, ...]:
    """Return the migration scripts in order; ``user_version`` counts the ones applied."""
    return tuple(file.read_text(encoding="utf-8") for file in sorted(MIGRATIONS.glob("*.sql")))


def make_folder(folder: Path) -> None:
    """Create the folder of a new database; raise ``CannotOpen`` if that fails."""
    try:
        folder.mkdir(FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(
            f"{folder}: cannot be created ({error.strerror}); create it for the bot's user, or "
            "set DATABASE to a file elsewhere"
        ) from error


def create_if_missing(path: Path) -> bool:
    """Create the database unless it exists, and return whether it was missing.

    A new one needs no `prepare`. It is built under another name and then renamed, so that a crash
    leaves no incomplete database. Raise ``CannotOpen`` if a broken link or a leftover log shows
    that there was one.
    """
    if path.exists():
        return False
    if path.is_symlink():
        raise CannotOpen(
            f"{path}: is a broken symbolic link; mount its target, or set DATABASE to another file"
        )
    wal = path.with_name(path.name + "-wal")
    if wal.exists() and wal.stat().st_size:
        raise CannotOpen(
            f"{path}: is missing, but {path.name}-wal beside it holds its last changes; put the "
            "database back, or remove that file to start a new database"
        )
    fresh = path.with_name(path.name + ".new")
    _delete_files(fresh)  # left by a crash
    try:
        create_private(fresh)
        with closing(connect(str(fresh))) as connection:
            # It needs no journal before it is renamed, and to be synced only once.
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")  # before anything is written
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            migrate(connection)
            connection.execute("PRAGMA journal_mode = WAL")
        with fresh.open("r+b") as file:
            os.fsync(file.fileno())
        os.replace(fresh, path)
        sync_folder(path.parent)
    except BaseException:
        _delete_files(fresh)
        raise
    log.info("%s: there was no database, so a new one was created", path)
    return True


def _delete_files(database: Path) -> None:
    for suffix in ("", "-journal", "-wal", "-shm"):
        database.with_name(database.name + suffix).unlink(missing_ok=True)


def check(path: Path) -> None:
    """Raise ``CannotOpen`` if the file is not an intact database of this bot; do not change it.

    If its log cannot be read to the end, log that and keep a copy of database and log.
    """
    if path.is_dir():
        raise CannotOpen(f"{path}: is a folder; set DATABASE to a file in it")
    if path.stat().st_size == 0:
        raise CorruptDatabase(
            f"{path}: is empty; restore a backup, or remove the file to start a new database"
        )
    with closing(open_readonly(path)) as connection:
        check_version(connection, path)
        # Unlike integrity_check, this does not compare indexes with tables, so a start stays fast.
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        wal = state_of_log(path)
    if verdict != "ok":
        said = " ".join(verdict.split())  # as one line
        raise CorruptDatabase(
            f"{path}: is damaged; keep the file, and restore a backup with "
            f"`python -m bot restore BACKUP` (SQLite says: {said})"
        )
    if wal is not Log.WHOLE:
        _copy_unread_log(path, wal)


def _copy_unread_log(path: Path, wal: Log) -> None:
    """Copy a database whose log cannot be read to its end, and log where the copy is.

    The first change would make SQLite overwrite the unread rest of the log.
    """
    real = Path(os.path.realpath(path))
    aside = copy_aside(real, "damaged")
    sync_folder(real.parent)
    log.log(
        logging.ERROR if wal is Log.DAMAGED else logging.WARNING,
        "%s: %s; games continue from the last change that can be read, and copies of both files "
        "as they were found are in %s and %s-wal",
        path,
        _UNREAD[wal],
        aside,
        aside.name,
    )


def open_readonly(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot change the file; not even its log is moved into it."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def check_version(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of a database: how many migration scripts were applied.

    Raise ``CannotOpen`` if another program made it, ``NewerDatabase`` if a newer bot did.
    """
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    if owner != APPLICATION_ID:
        raise CannotOpen(f"{path}: is not a database of this bot; set DATABASE to another file")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    known = len(migrations())
    if version > known:
        raise NewerDatabase(
            f"{path}: was written by a newer version of the bot (database version {version}, "
            f"this one knows {known}); update the bot, or restore an older backup"
        )
    return int(version)


def prepare(connection: sqlite3.Connection, pragmas: Sequence[str]) -> None:
    """Apply the pragmas and migrate the database."""
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()
    # Writing here makes a read-only file fail now and not at the first press.
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    migrate(connection)
    _enable_shrinking(connection)


def _enable_shrinking(connection: sqlite3.Connection) -> None:
    """Rewrite an older database once, so that it can return freed space step by step.

    If that fails, only log it.
    """
    (kind,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    if kind:
        return
    try:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("VACUUM")
    except sqlite3.Error as error:  # most likely the disk is full; new games reuse freed pages
        log.warning("the database cannot return freed space to the file system: %s", error)


def _people_in(text: str) -> str:
    """Return all ids of people in a text as a JSON list; migration scripts call this from SQL."""
    return json.dumps(sorted(people_in(text)))


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the scripts still missing and add columns for new settings, in one transaction."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    scripts = migrations()
    if version >= len(scripts) and not _missing_columns(connection):
        return
    connection.create_function("people_in", 1, _people_in, deterministic=True)
    # The version is stored in the file's header, so it is part of the transaction.
    number = f"PRAGMA user_version = {max(version, len(scripts))};"
    try:
        connection.executescript("\n".join(("BEGIN IMMEDIATE;", *scripts[version:], number)))
        for statement in _missing_columns(connection):
            connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def is_current(connection: sqlite3.Connection, path: Path) -> bool:
    """Return whether a database has all tables and columns of this version."""
    up_to_date = check_version(connection, path) == len(migrations())
    return up_to_date and not _missing_columns(connection)


def _missing_columns(connection: sqlite3.Connection) -> tuple[str, ...]:
    known = {table: columns_in(connection, table) for table in TABLES}
    return missing_columns(known, TYPES)


def columns_in(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """Return the columns that a table has; none if there is no such table."""
    query = "SELECT name FROM pragma_table_info(?)"
    return tuple(name for (name,) in connection.execute(query, (table,)))
