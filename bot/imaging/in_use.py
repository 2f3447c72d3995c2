"""Tracks which folders of prepared tiles are used by processes on this machine.

A process holds a shared lock on a file inside a folder that it uses. The system releases the lock
when the process ends, even after a crash. So bots of several versions can keep their tiles next to
each other, and tidying up removes only folders that no process uses.
"""

import os
import shutil
import weakref
from collections.abc import Iterable
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows, where files that are in use cannot be deleted anyway
    fcntl = None  # type: ignore[assignment]

MARK = "in-use"


class FoldersInUse:
    """Locks the folders that this process uses, until the object is garbage collected."""

    def __init__(self) -> None:
        self._held: dict[Path, int] = {}
        weakref.finalize(self, _close, self._held.values())

    def hold(self, folder: Path) -> None:
        """Lock a folder, creating it if necessary; raise ``OSError`` if that fails."""
        while folder not in self._held:
            folder.mkdir(0o700, parents=True, exist_ok=True)
            file = _opened(folder)
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_SH)
            # Another process may have removed the folder while we waited for the lock.
            if (folder / MARK).exists():
                self._held[folder] = file
            else:
                os.close(file)

    def remove_unused(self, folder: Path) -> None:
        """Remove a folder, unless a process is using it."""
        try:
            file = _opened(folder)
        except OSError:
            return  # gone already, or not ours to remove
        try:
            # Held until all is gone: a process that wants the folder waits, and makes it again.
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
        except BlockingIOError:
            return
        finally:
            os.close(file)


def _opened(folder: Path) -> int:
    return os.open(folder / MARK, os.O_RDWR | os.O_CREAT, 0o600)


def _close(files: Iterable[int]) -> None:
    for file in files:
        os.close(file)
