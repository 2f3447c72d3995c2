"""Blocks a picture from outside, also while the bot runs: in one short transaction of its own."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import CannotOpen
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.deck_rows import block
from bot.store.sqlite.failures import translated
from bot.store.sqlite.opening import check_version, connect, migrations
from bot.store.sqlite.pictures import folder_of


def block_picture(path: Path, digest: str, at: float) -> int:
    """Let no server use a picture and delete its cards; how many there were.

    A running bot notices within a few minutes, and deletes what it had made of the picture.
    """
    if not path.is_file():
        raise CannotOpen(f"{path}: there is no database; check the path in DATABASE")
    with translated(path), closing(connect(str(path))) as connection:
        if check_version(connection, path) < len(migrations()):
            raise CannotOpen(f"{path}: is of a former version; start the bot once to update it")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")
        gone = block(connection, digest, at)
        unused = _drop_unused_pictures(connection)
        connection.execute("COMMIT")
        files = PictureFiles(folder_of(path))
        for picture in unused:
            files.path(picture).unlink(missing_ok=True)
    return gone


def _drop_unused_pictures(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute(
        "DELETE FROM deck_picture WHERE digest NOT IN (SELECT digest FROM deck_card) "
        "AND digest IN (SELECT digest FROM blocked_picture) RETURNING digest"
    )
    return [digest for (digest,) in rows.fetchall()]
