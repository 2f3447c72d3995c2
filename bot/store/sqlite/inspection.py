"""Copies and checks a database from outside, even while the bot runs.

It only reads the database: it neither waits for the bot's lock file nor moves anything from the
write-ahead log into the database.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from math import inf
from pathlib import Path

from bot.store.checkup import COUNTS, EXAMINED, PRUNABLE, ROUNDS, CheckUp, faults_of_game
from bot.store.errors import CannotOpen
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.deck_pictures import copy_pictures, folder_of, read_pictures
from bot.store.sqlite.failures import translated
from bot.store.sqlite.files import create_private
from bot.store.sqlite.opening import check_version, is_current, migrate, migrations, open_readonly
from bot.store.sqlite.write_ahead_log import Log, state_of_log

DAMAGED_LOG = "damaged: the write-ahead log, so its last changes cannot be read"


def check_up(path: Path, *, finished_before: float = -inf) -> CheckUp:
    """Run SQLite's own checks, load every live game, and return what was found.

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
        live, finished, journal = connection.execute(COUNTS).fetchone()
        prunable, prunable_size = connection.execute(PRUNABLE, (finished_before,)).fetchone()
        pictures = read_pictures(connection)
        faults = PictureFiles(folder_of(path)).faults(pictures)
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


def current_copy(path: Path) -> sqlite3.Connection:
    """Return a read-only connection to one snapshot, or to a migrated copy of an older version."""
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


def _size_of(database: Path) -> int:
    files = (database, database.with_name(database.name + "-wal"))
    return sum(file.stat().st_size for file in files if file.exists())


def _updated_copy(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Return a migrated temporary copy of a database; the file itself is not changed."""
    copy = sqlite3.connect("", isolation_level=None)  # a temporary file that SQLite removes
    connection.backup(copy)
    migrate(copy)
    return copy


def _check_there(path: Path) -> None:
    if not path.is_file():
        raise CannotOpen(f"{path}: there is no database; check the path in DATABASE")
    if path.stat().st_size == 0:
        raise CannotOpen(f"{path}: is empty; restore a backup")


def _damage(connection: sqlite3.Connection) -> Iterator[str]:
    for (line,) in connection.execute("PRAGMA integrity_check"):
        if line != "ok":
            yield f"damaged: {line}"
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"damaged: row {row} of {table} belongs to no {parent}"


def _damage_of_log(path: Path) -> Iterator[str]:
    """Yield a problem if the log is damaged; retry first, as a running bot may be writing to it."""
    for pause in (0.05, 0.2, 0.0):
        if state_of_log(path) is not Log.DAMAGED:
            return
        time.sleep(pause)
    yield DAMAGED_LOG


def _unreadable(connection: sqlite3.Connection) -> Iterator[str]:
    for row in connection.execute(EXAMINED):
        rounds = connection.execute(ROUNDS, row[:1])
        yield from faults_of_game(row, [text for (text,) in rounds])


def copy_database(source: Path, target: Path) -> CheckUp:
    """Write a consistent copy of a database that may be in use; return the check of the copy.

    Raise ``CannotOpen`` if there is no database or the target cannot be written.
    """
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
        copy_pictures(source, part, target)
        os.replace(part, target)
        found = check_up(target)
    except OSError as error:
        raise CannotOpen(f"{target}: cannot be written ({error.strerror})") from error
    finally:
        part.unlink(missing_ok=True)
    return found


def _check_target(source: Path, target: Path) -> None:
    """Raise ``CannotOpen`` unless the target does not exist yet or is an older backup."""
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
            f"{target}: is there already and is no backup of this bot; name another file"
        ) from error
