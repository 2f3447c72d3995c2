"""What lies in a folder and below it, and why a folder or a file cannot be looked into.

Owns the walk and the sentences about missing rights, broken links and the like. Does not know
which files are cards.
"""

import os
import stat
from collections.abc import Iterator
from pathlib import Path


def reason(error: OSError) -> str:
    """Why something could not be opened, for the end of "<path>: …"."""
    if isinstance(error, FileNotFoundError):
        return "does not exist"
    return f"cannot be opened: {error.strerror or error}"


def folder_fault(path: Path) -> str | None:
    """Why this folder cannot be listed, or None. A folder without rights exists all the same."""
    try:
        with os.scandir(path):
            return None
    except NotADirectoryError:
        return "is not a folder"
    except OSError as error:
        return reason(error)


def file_fault(path: Path) -> str | None:
    """Why this is not a file that can be found and opened, or None; does not open it."""
    try:
        # A pipe or a device would make whoever opens it wait for ever.
        return None if stat.S_ISREG(path.stat().st_mode) else "is not a file"
    except OSError as error:
        return reason(error)


def files_below(folder: Path, faults: list[OSError]) -> Iterator[Path]:
    """All files and links, at any depth. Hidden things are passed over, links not followed."""
    waiting = [folder]
    while waiting:
        try:
            with os.scandir(waiting.pop()) as entries:
                seen = [(entry, entry.is_dir(follow_symlinks=False)) for entry in entries]
        except OSError as error:
            faults.append(error)
            continue
        for entry, is_folder in seen:
            if entry.name.startswith("."):
                continue
            if is_folder:
                waiting.append(Path(entry.path))
            else:
                yield Path(entry.path)
