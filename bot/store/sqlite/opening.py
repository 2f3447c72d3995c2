"""How a database file is opened: created whole, checked before it is touched, brought up to date.

Refuses with a message that names the file and says what to do. Never takes a file that is not
ours, and never puts a new database where an old one should be.
"""

import logging
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from bot.store.errors import CannotOpen, CorruptDatabase, NewerDatabase
from bot.store.sqlite.private import FOLDER, create_private

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x44495854  # "DIXT": tells our files from other programs' databases
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # for macOS, where an ordinary sync stops at the drive's cache
    "foreign_keys = ON",
    "secure_delete = ON",  # what is erased is overwritten, not only forgotten
)


def connect(path: str) -> sqlite3.Connection:
    """A connection that begins and ends transactions only when told to."""
    # A press must be answered within three seconds, so a lock held elsewhere may take one.
    return sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)


def migrations() -> tuple[str, ...]:
    """The numbered scripts in order; the database's ``user_version`` counts those applied."""
    return tuple(file.read_text(encoding="utf-8") for file in sorted(MIGRATIONS.glob("*.sql")))


def make_folder(folder: Path) -> None:
    """Create the folder of a first database."""
    try:
        folder.mkdir(FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(
            f"{folder}: cannot be created ({error.strerror}); create it for the bot's user, or "
            "set DATABASE to a file elsewhere"
        ) from error


def create_if_missing(path: Path) -> None:
    """Build a new database aside and move it into place whole, so that no half of one is left."""
    if path.exists():
        return
    if path.is_symlink():
        raise CannotOpen(
            f"{path}: is a link that leads nowhere; mount what it leads to, or set DATABASE to "
            "another file"
        )
    wal = path.with_name(path.name + "-wal")
    if wal.exists() and wal.stat().st_size:
        raise CannotOpen(
            f"{path}: is missing, but {path.name}-wal beside it holds its last changes; put the "
            "database back, or remove that file to start anew"
        )
    fresh = path.with_name(path.name + ".new")
    _sweep_away(fresh)  # what a crash left of it
    try:
        create_private(fresh)
        with closing(connect(str(fresh))) as connection:
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            migrate(connection)
        os.replace(fresh, path)
        sync_folder(path.parent)
    except BaseException:
        _sweep_away(fresh)
        raise
    log.warning("%s: there was no database, so a new one was created", path)


def _sweep_away(database: Path) -> None:
    for suffix in ("", "-journal"):
        database.with_name(database.name + suffix).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder outlive a power cut."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def check(path: Path) -> None:
    """Refuse what is not ours to touch before anything is written to it."""
    if path.is_dir():
        raise CannotOpen(f"{path}: is a folder; set DATABASE to a file in it")
    if path.stat().st_size == 0:
        raise CorruptDatabase(
            f"{path}: is empty; restore a backup, or remove the file to start anew"
        )
    with closing(open_readonly(path)) as connection:
        check_version(connection, path)
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        said = " ".join(verdict.split())  # in one line
        raise CorruptDatabase(
            f"{path}: is damaged; keep the file, and restore a backup with "
            f"`python -m bot restore BACKUP` (SQLite says: {said})"
        )


def open_readonly(path: Path) -> sqlite3.Connection:
    """A connection that cannot change the file, not even by a checkpoint."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def check_version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of a database of ours; refuses other programs' and newer ones."""
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    if owner != APPLICATION_ID:
        raise CannotOpen(f"{path}: is not a database of this bot; set DATABASE to another file")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    known = len(migrations())
    if version > known:
        raise NewerDatabase(
            f"{path}: was written by a newer version of the bot (database version {version}, "
            f"this one knows {known}); update the bot, or restore a backup from before"
        )
    return int(version)


def prepare(connection: sqlite3.Connection, pragmas: Sequence[str]) -> None:
    """Set the connection up and bring its database up to date."""
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()
    # A file that can only be read is to be found now, not at the first press.
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    migrate(connection)
    _let_shrink(connection)


def _let_shrink(connection: sqlite3.Connection) -> None:
    """Rewrite a database of a former version once, so that it can give room back bit by bit."""
    (kind,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    if kind:
        return
    try:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("VACUUM")
    except sqlite3.Error as error:  # for want of room, most likely; new games use what is freed
        log.warning("the database cannot give room back to the system: %s", error)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the scripts that a database does not know yet: all of them, or none."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    scripts = migrations()
    if version >= len(scripts):
        return
    missing = "\n".join(scripts[version:])
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{missing}\nPRAGMA user_version = {len(scripts)};\nCOMMIT;"
        )
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
