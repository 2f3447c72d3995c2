"""A lock file that keeps a second bot process away from the same database.

The system lets go of the lock when the process ends, however it ends, so a file that was left
behind locks nobody out. The file stays: to delete it would let two processes hold one each.
"""

import os
from contextlib import suppress
from io import FileIO
from pathlib import Path

from bot.store.errors import AlreadyRunning, CannotOpen
from bot.store.sqlite.private import private_opener

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt


class LockFile:
    """Held from ``take`` to ``release``."""

    def __init__(self, file: FileIO) -> None:
        self._file = file

    @classmethod
    def take(cls, database: Path) -> "LockFile":
        """Lock ``<database>.lock``; ``AlreadyRunning`` if another process has it."""
        # One lock, by whatever name the file is called.
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
            raise AlreadyRunning(
                f"{database}: another bot process{owner} is using this database; stop it first, "
                "or set DATABASE to another file"
            ) from error
        # Whose lock it is helps whoever is kept out; there may be no room even for that.
        with suppress(OSError):
            file.truncate(0)
            file.write(str(os.getpid()).encode())
        return cls(file)

    def release(self) -> None:
        """Let the next process in."""
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
    except OSError:  # Windows does not let us read what is locked
        return ""
    return f" (process {pid})" if pid else ""
