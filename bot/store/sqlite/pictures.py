"""Where the pictures of an SQLite database lie: beside it, and beside each of its backups."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.picture_files import PictureFiles


def folder_of(database: Path) -> Path:
    """Where the pictures of this database lie, in a backup as well."""
    real = Path(os.path.realpath(database))
    return real.with_name(real.name + ".decks")


def read_pictures(connection: sqlite3.Connection) -> list[tuple[str, int]]:
    """Every picture that the database speaks of, with its size; none before there were any."""
    query = "SELECT 1 FROM sqlite_schema WHERE name = 'deck_picture'"
    if connection.execute(query).fetchone() is None:
        return []
    return connection.execute("SELECT digest, size FROM deck_picture ORDER BY digest").fetchall()


def copy_pictures(source: Path, copied: Path, target: Path) -> None:
    """Put the pictures that ``copied`` speaks of beside ``target``, as they are at ``source``.

    They never change, so an older backup's are used again.
    """
    theirs, ours = PictureFiles(folder_of(source)), PictureFiles(folder_of(target))
    with closing(sqlite3.connect(copied)) as connection, connection:
        wanted = read_pictures(connection)
        for digest, _ in wanted:
            try:
                if not ours.path(digest).exists():
                    ours.put([(digest, theirs.path(digest).read_bytes())])
            except FileNotFoundError:
                pass  # damaged before, or deleted just now: the check-up tells
    ours.sweep({digest for digest, _ in wanted})
