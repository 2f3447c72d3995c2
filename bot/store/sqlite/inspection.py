"""Looking at a database from outside, also while the bot runs: a copy, and a check-up.

Reads only. Neither waits for the bot's lock file nor moves anything from the write-ahead log
into the database.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from math import inf
from pathlib import Path

from bot.store.checkup import EXAMINED, ROW_SIZE, CheckUp, faults_of_game
from bot.store.errors import CannotOpen
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.failures import translated
from bot.store.sqlite.opening import check_version, migrate, migrations, open_readonly
from bot.store.sqlite.pictures import copy_pictures, folder_of, read_pictures
from bot.store.sqlite.private import create_private


def check_up(path: Path, *, finished_before: float = -inf) -> CheckUp:
    """Run SQLite's own checks and load every live game; ``CannotOpen`` if that is impossible.

    Counts what pruning the games that were over before that time would drop.
    """
    _check_there(path)
    with ExitStack() as stack:
        stack.enter_context(translated(path))
        connection = stack.enter_context(closing(open_readonly(path)))
        connection.execute("BEGIN")  # everything below sees one moment
        version, size = check_version(connection, path), _size_of(path)
        damage = tuple(_damage(connection))
        if damage:
            return CheckUp(version, 0, 0, 0, damage, size)
        if version < len(migrations()):
            connection = stack.enter_context(closing(_updated_copy(connection)))
        counts = dict(connection.execute("SELECT live, count(*) FROM game GROUP BY live"))
        (journal,) = connection.execute("SELECT count(*) FROM journal").fetchone()
        pictures = read_pictures(connection)
        faults = PictureFiles(folder_of(path)).faults(pictures)
        return CheckUp(
            version,
            counts.get(1, 0),
            counts.get(0, 0),
            journal,
            (*_unreadable(connection), *faults),
            size,
            *_prunable(connection, finished_before),
            len(pictures),
            sum(size for _, size in pictures),
        )


def current_copy(path: Path) -> sqlite3.Connection:
    """One moment of a database, only to be read; of a former version, what it becomes."""
    connection = open_readonly(path)
    try:
        connection.execute("BEGIN")
        if check_version(connection, path) == len(migrations()):
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
    """What a database of a former version becomes; the file itself stays as it is."""
    copy = sqlite3.connect("", isolation_level=None)  # a temporary file that SQLite removes
    connection.backup(copy)
    migrate(copy)
    return copy


def _prunable(connection: sqlite3.Connection, finished_before: float) -> tuple[int, int]:
    games = "SELECT id FROM game WHERE finished_at < ? AND pruned = 0"
    (count,) = connection.execute(f"SELECT count(*) FROM ({games})", (finished_before,)).fetchone()
    (size,) = connection.execute(
        "SELECT coalesce(sum(size), 0) FROM ("
        f"SELECT length(fields) + {ROW_SIZE} AS size FROM journal WHERE game_id IN ({games}) "
        "UNION ALL "
        f"SELECT length(fingerprint) + {ROW_SIZE} FROM message WHERE game_id IN ({games}))",
        (finished_before, finished_before),
    ).fetchone()
    return count, size


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


def _unreadable(connection: sqlite3.Connection) -> Iterator[str]:
    last = "(SELECT max(seq) FROM journal WHERE game_id = id)"
    query = f"SELECT {EXAMINED}, {last} FROM game WHERE live"
    for row in connection.execute(query):
        rounds = connection.execute(
            "SELECT scored FROM scored_round WHERE game_id = ? ORDER BY place", row[:1]
        )
        yield from faults_of_game(row, [text for (text,) in rounds])


def copy_database(source: Path, target: Path) -> CheckUp:
    """Write a consistent copy of a database that may be in use, and check the copy."""
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
                # The copy is one file: what reads it needs no write-ahead log beside it.
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
    """Replace nothing but an older backup."""
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
