"""Files that only the bot's own user may read: hands, clues and who plays with whom are in them.

SQLite gives the files that it puts beside a database the rights of the database itself. On
Windows the rights of the folder decide, and nothing here changes them.
"""

import os
from contextlib import suppress
from pathlib import Path

FOLDER = 0o700
FILE = 0o600


def private_opener(path: str, flags: int) -> int:
    """For ``open``: a file that it creates is private from its first moment."""
    return os.open(path, flags, FILE)


def create_private(path: Path) -> None:
    """An empty file where there was none, for SQLite to fill."""
    with open(path, "xb", opener=private_opener):
        pass


def make_private(database: Path) -> None:
    """Take the rights of others from a database that was there before, and from its companions."""
    real = Path(os.path.realpath(database))
    for suffix in ("", "-wal", "-shm", ".lock"):
        path = real.with_name(real.name + suffix)
        # Somebody else's file, given to the bot on purpose, stays as its owner wants it.
        with suppress(FileNotFoundError, PermissionError):
            rights = path.stat().st_mode & 0o777
            if rights & ~FILE:
                path.chmod(rights & FILE)
