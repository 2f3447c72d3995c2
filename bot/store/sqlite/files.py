"""The files of a database: names, access rights, copies set aside, and the lock of a bot process.

Only the bot's own user may read the files. SQLite gives the files that it creates beside a database
the same rights as the database.

The system releases the lock when the process ends, even in a crash, so a lock file that is left
behind locks no process out. It is never deleted, because then a process could still hold the lock
of the deleted file while another one locks a new file of the same name.
"""

import errno
import os
import shutil
from contextlib import suppress
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path

from bot.private_files import FILE, private_opener
from bot.store.errors import AlreadyRunning, CannotOpen

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

COMPANIONS = ("", "-wal", "-shm")
"""Suffixes of the files that make up a database: itself, its log, and the index of the log."""

PICTURES = ".decks"
"""Suffix of the folder beside a database that has its pictures."""

NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
"""Errors of a file system, such as a network's, that cannot lock files at all."""


def picture_folder(database: Path) -> Path:
    """Return the folder with the pictures of a database or a backup; it may not exist."""
    real = Path(os.path.realpath(database))
    return real.with_name(real.name + PICTURES)


def make_private(database: Path) -> None:
    """Remove other users' rights to a database and the files beside it."""
    real = Path(os.path.realpath(database))
    for suffix in ("", "-wal", "-shm", ".lock"):
        path = real.with_name(real.name + suffix)
        # Leave a file alone that belongs to another user and was given to the bot on purpose.
        with suppress(FileNotFoundError, PermissionError):
            rights = path.stat().st_mode & 0o777
            if rights & ~FILE:
                path.chmod(rights & FILE)


def copy_aside(database: Path, label: str) -> Path:
    """Copy a database and its log byte by byte, without opening it; return the copy's path.

    The copy's name has the label and the time.
    """
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = database.with_name(f"{database.name}.{label}-{moment}")
    for suffix in COMPANIONS:
        with (
            suppress(FileNotFoundError),  # a database need not have a log
            open(f"{database}{suffix}", "rb") as source,
            open(f"{aside}{suffix}", "xb", opener=private_opener) as target,
        ):
            shutil.copyfileobj(source, target)
            os.fsync(target.fileno())
    return aside


class LockFile:
    """Holds the lock file of a database from ``take`` to ``release``."""

    def __init__(self, file: FileIO) -> None:
        self._file = file

    @classmethod
    def take(cls, database: Path) -> "LockFile":
        """Lock ``<database>.lock``; raise ``AlreadyRunning`` if another process holds it.

        Create the file if necessary and write this process's id into it. Raise ``CannotOpen`` if
        it cannot be opened.
        """
        # Resolve links, so that every path to the database leads to the same lock.
        real = Path(os.path.realpath(database))
        path = real.with_name(real.name + ".lock")
        try:
            file = open(path, "a+b", buffering=0, opener=private_opener)  # noqa: SIM115
        except OSError as error:
            raise CannotOpen(
                f"{path}: cannot be written ({error.strerror}); give the bot's user the right "
                f"to write in {path.parent}, or set DATABASE to a file elsewhere"
            ) from error
        try:
            _lock(file)
        except OSError as error:
            owner = _read_owner(file)
            file.close()
            if error.errno in NO_LOCKS:
                raise CannotOpen(
                    f"{path}: cannot be locked ({error.strerror}), because its file system has no "
                    "locks; set DATABASE to a file on a local disk"
                ) from error
            raise AlreadyRunning(
                f"{database}: another bot process{owner} is using this database; stop it first, "
                "or set DATABASE to another file"
            ) from error
        # A second process reads this number for its error message. It is a courtesy: if the disk
        # is full, the lock counts without it.
        with suppress(OSError):
            file.truncate(0)
            file.write(str(os.getpid()).encode())
        return cls(file)

    def release(self) -> None:
        """Release the lock, but keep its file."""
        self._file.close()


def _lock(file: FileIO) -> None:
    if os.name == "nt":
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _read_owner(file: FileIO) -> str:
    try:
        file.seek(0)
        pid = file.read(20).decode("ascii", "replace").strip()
    except OSError:  # Windows does not allow reading a locked file
        return ""
    return f" (process {pid})" if pid else ""
