"""Files and folders that only the bot's own user may read.

They contain hands, clues, pictures and who plays with whom. On Windows the rights of the folder
apply, and nothing here changes them.
"""

import os
from pathlib import Path

FOLDER = 0o700
"""The mode of a new folder."""

FILE = 0o600
"""The mode of a new file."""


def private_opener(path: str, flags: int) -> int:
    """Open a file, for use as ``open(opener=…)``; if it is new, only the bot's user may read it."""
    return os.open(path, flags, FILE)


def create_private(path: Path) -> None:
    """Create an empty private file; raise ``FileExistsError`` if it exists."""
    with open(path, "xb", opener=private_opener):
        pass


def sync_folder(folder: Path) -> None:
    """Sync a folder's entries to the disk, so that a new or renamed file survives a power cut.

    Do nothing on Windows, where a folder cannot be opened.
    """
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
