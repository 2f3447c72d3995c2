"""Checks, copies and restores a database file from outside the bot.

Checking and copying only read the database, even while a bot runs: they neither wait for its lock
file nor move anything from the write-ahead log into the database. Restoring takes the lock, so it
works only while no bot runs, and keeps a copy of the former database with its last changes.
"""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from math import inf
from pathlib import Path

from bot.private_files import FOLDER, create_private, sync_folder
from bot.store.checkup import COUNTS, EXAMINED, PRUNABLE, ROUNDS, CheckUp, faults_of_game
from bot.store.errors import CannotOpen
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.failures import translated
from bot.store.sqlite.files import COMPANIONS, LockFile, copy_aside, picture_folder
from bot.store.sqlite.opening import (
    as_text,
    check_version,
    is_current,
    make_folder,
    migrate,
    migrations,
    open_readonly,
)
from bot.store.sqlite.write_ahead_log import Log, state_of_log

DAMAGED_LOG = "damaged: the write-ahead log, so its last changes cannot be read"


def check_up(path: Path, *, finished_before: float = -inf) -> CheckUp:
    """Run SQLite's own checks, load every live game, check the pictures; return the result.

    Also count what pruning games finished before ``finished_before`` would delete. Raise
    ``CannotOpen`` if the file is missing, empty or not a database of this bot.
    """
    _check_there(path)
    with ExitStack() as stack:
        stack.enter_context(translated(path))
        connection = stack.enter_context(closing(open_readonly(path)))
        connection.execute("BEGIN")  # everything below reads one snapshot
        version, size = check_version(connection, path), _size_of(path)
        damage = (*_damage(connection), *_damage_of_log(path))
        if damage:
            return CheckUp(version, 0, 0, 0, damage, size)
        if version < len(migrations()):
            connection = stack.enter_context(closing(_updated_copy(connection)))
        connection.text_factory = as_text
        live, finished, journal = connection.execute(COUNTS).fetchone()
        prunable, prunable_size = connection.execute(PRUNABLE, (finished_before,)).fetchone()
        pictures = _read_pictures(connection)
        faults = PictureFiles(picture_folder(path)).faults(pictures)
        return CheckUp(
            version,
            live,
            finished,
            journal,
            (*_unreadable(connection), *faults),
            size,
            prunable,
            prunable_size,
            len(pictures),
            sum(size for _, size in pictures),
        )


def _check_there(path: Path) -> None:
    if not path.is_file():
        raise CannotOpen(f"{path}: there is no database; check the path in DATABASE")
    if path.stat().st_size == 0:
        raise CannotOpen(f"{path}: is empty; restore a backup")


def _size_of(database: Path) -> int:
    files = (database, database.with_name(database.name + "-wal"))
    return sum(file.stat().st_size for file in files if file.exists())


def _damage(connection: sqlite3.Connection) -> Iterator[str]:
    for (line,) in connection.execute("PRAGMA integrity_check"):
        if line != "ok":
            yield f"damaged: {line}"
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"damaged: row {row} of {table} belongs to no {parent}"


def _damage_of_log(path: Path) -> Iterator[str]:
    """Yield a problem if the log is damaged.

    Look three times, because a log that a running bot is writing to can seem damaged for a moment.
    """
    for pause in (0.05, 0.2, 0.0):
        if state_of_log(path) is not Log.DAMAGED:
            return
        time.sleep(pause)
    yield DAMAGED_LOG


def _unreadable(connection: sqlite3.Connection) -> Iterator[str]:
    for row in connection.execute(EXAMINED):
        rounds = connection.execute(ROUNDS, row[:1])
        yield from faults_of_game(row, [text for (text,) in rounds])


def _read_pictures(connection: sqlite3.Connection) -> list[tuple[str, int]]:
    """Return the hash and size of every picture; none if the database is older than pictures."""
    query = "SELECT 1 FROM sqlite_schema WHERE name = 'deck_picture'"
    if connection.execute(query).fetchone() is None:
        return []
    return connection.execute("SELECT digest, size FROM deck_picture ORDER BY digest").fetchall()


def _updated_copy(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Return a connection to a migrated temporary copy; the database itself is not changed."""
    copy = sqlite3.connect("", isolation_level=None)  # a temporary file that SQLite removes
    connection.backup(copy)
    migrate(copy)
    return copy


def current_copy(path: Path) -> sqlite3.Connection:
    """Return a connection that reads one snapshot of a database.

    If the database is of an older version, it is a connection to a migrated temporary copy.
    """
    connection = open_readonly(path)
    try:
        connection.execute("BEGIN")
        if is_current(connection, path):
            return connection
        copy = _updated_copy(connection)
    except BaseException:
        connection.close()
        raise
    connection.close()
    return copy


def copy_database(source: Path, target: Path) -> CheckUp:
    """Write a consistent copy of a database that may be in use; return the check of the copy.

    Its pictures are copied to a folder beside it. An older backup at ``target`` is replaced. Raise
    ``CannotOpen`` if there is no database or the target cannot be written.
    """
    target = Path(os.path.realpath(target))  # a link stays, and its pictures are beside its file
    _check_there(source)
    _check_target(source, target)
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        create_private(part)
        with translated(source), closing(open_readonly(source)) as reading:
            check_version(reading, source)
            with translated(part), closing(sqlite3.connect(part)) as writing:
                reading.backup(writing)
                # Make the copy a single file that needs no write-ahead log beside it.
                writing.execute("PRAGMA journal_mode = DELETE").fetchall()
        _copy_pictures(source, part, target)
        os.replace(part, target)
        found = check_up(target)
    except OSError as error:
        raise CannotOpen(f"{target}: cannot be written ({error.strerror})") from error
    finally:
        part.unlink(missing_ok=True)
    return found


def _check_target(source: Path, target: Path) -> None:
    """Raise ``CannotOpen`` unless a backup can be written to ``target``.

    Its folder must exist, and the file must be new or another database of this bot.
    """
    if not target.parent.is_dir():
        raise CannotOpen(f"{target.parent}: there is no such folder; create it first")
    if not target.exists():
        return
    if target.samefile(source):
        raise CannotOpen(f"{target}: is the database itself; name another file")
    if target.is_dir():
        raise CannotOpen(f"{target}: is a folder; name a file in it")
    try:
        with closing(open_readonly(target)) as connection:
            check_version(connection, target)
    except (sqlite3.Error, CannotOpen) as error:
        raise CannotOpen(
            f"{target}: exists and is not a backup of this bot; name another file"
        ) from error


def _copy_pictures(source: Path, copied: Path, target: Path) -> None:
    """Copy the pictures that ``copied`` lists from beside ``source`` to beside ``target``.

    Pictures never change, so those that are already there from an older backup are reused.
    Pictures that ``copied`` does not list are deleted there.
    """
    theirs, ours = PictureFiles(picture_folder(source)), PictureFiles(picture_folder(target))
    with translated(source), closing(sqlite3.connect(copied)) as connection:
        wanted = _read_pictures(connection)
    for digest, _ in wanted:
        try:
            if not ours.path(digest).exists():
                ours.put([(digest, theirs.path(digest).read_bytes())])
        except FileNotFoundError:
            pass  # damaged before, or deleted just now: the check-up reports it
    ours.sweep({digest for digest, _ in wanted})


@dataclass(frozen=True, slots=True)
class Restored:
    """The result of restoring a backup."""

    found: CheckUp  # what the backup contains
    aside: Path | None  # the copy of the former database; None if there was none


def restore_database(copy: Path, database: Path) -> Restored:
    """Replace a database with the backup ``copy`` and return what was restored.

    A copy of the former database is kept beside it. Raise ``AlreadyRunning`` while a bot uses the
    database, ``CannotOpen`` if the backup is damaged or is the database itself.
    """
    if copy.exists() and database.exists() and copy.samefile(database):
        raise CannotOpen(f"{copy}: is the database itself; name a backup of it")
    database = Path(os.path.realpath(database))  # a link stays, its log and pictures are elsewhere
    make_folder(database.parent)
    lock = LockFile.take(database)
    try:
        found = check_up(copy)
        if found.problems:
            raise CannotOpen(
                f"{copy}: was not restored, because it is damaged: {found.problems[0]}"
            )
        with translated(database):
            return Restored(found, _replace(copy, database))
    finally:
        lock.release()


def _replace(copy: Path, database: Path) -> Path | None:
    fresh = database.with_name(database.name + ".restored")
    fresh.unlink(missing_ok=True)
    try:
        copy_database(copy, fresh)
        aside = _copy_former(database)
        # Delete the old log first, or SQLite would apply it to the new database. A crash in between
        # leaves the former database, and a complete copy of it aside.
        for suffix in COMPANIONS[1:]:
            database.with_name(database.name + suffix).unlink(missing_ok=True)
        _move_pictures(picture_folder(fresh), picture_folder(database))
        os.replace(fresh, database)
        sync_folder(database.parent)
    finally:
        fresh.unlink(missing_ok=True)
        shutil.rmtree(picture_folder(fresh), ignore_errors=True)
    return aside


def _move_pictures(source: Path, target: Path) -> None:
    """Move pictures from one folder to another; the next start deletes any that are not used."""
    if source.is_dir():
        target.mkdir(FOLDER, exist_ok=True)
        for picture in source.iterdir():
            os.replace(picture, target / picture.name)
        sync_folder(target)


def _copy_former(database: Path) -> Path | None:
    """Copy the database and its pictures; return the copy's path, None if there is no database.

    The database is copied byte by byte and not opened: it may be damaged, and the host may want to
    repair it.
    """
    if not database.exists():
        return None
    aside = copy_aside(database, "before")
    if picture_folder(database).is_dir():
        shutil.copytree(picture_folder(database), picture_folder(aside))
    return aside
