"""A backup back in the place of the database: checked first, and nothing is thrown away.

Only while no bot runs. What was there before is kept beside it, with its last changes.
"""

import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.store.checkup import CheckUp
from bot.store.errors import CannotOpen
from bot.store.sqlite.failures import translated
from bot.store.sqlite.inspection import check_up, copy_database
from bot.store.sqlite.lockfile import LockFile
from bot.store.sqlite.opening import make_folder, sync_folder
from bot.store.sqlite.pictures import folder_of
from bot.store.sqlite.private import FOLDER, private_opener

COMPANIONS = ("", "-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Restored:
    """What is in the database now, and where the former one went."""

    found: CheckUp
    aside: Path | None


def restore_database(copy: Path, database: Path) -> Restored:
    """Put a copy in the place of a database; ``AlreadyRunning`` while a bot uses it."""
    if copy.exists() and database.exists() and copy.samefile(database):
        raise CannotOpen(f"{copy}: is the database itself; name a backup of it")
    make_folder(database.parent)
    lock = LockFile.take(database)
    try:
        found = check_up(copy)
        if found.problems:
            raise CannotOpen(f"{copy}: is not restored, for it is damaged: {found.problems[0]}")
        with translated(database):
            return Restored(found, _replace(copy, database))
    finally:
        lock.release()


def _replace(copy: Path, database: Path) -> Path | None:
    fresh = database.with_name(database.name + ".restored")
    fresh.unlink(missing_ok=True)
    try:
        copy_database(copy, fresh)
        aside = _keep_aside(database)
        # The old log must not be taken for the new database's: it goes first. A crash in between
        # leaves the former database, and all of it lies aside.
        for suffix in COMPANIONS[1:]:
            database.with_name(database.name + suffix).unlink(missing_ok=True)
        _bring_pictures(folder_of(fresh), folder_of(database))
        os.replace(fresh, database)
        sync_folder(database.parent)
    finally:
        fresh.unlink(missing_ok=True)
        shutil.rmtree(folder_of(fresh), ignore_errors=True)
    return aside


def _bring_pictures(source: Path, target: Path) -> None:
    """Those of the backup; what else lies there is swept away by the next start."""
    if source.is_dir():
        target.mkdir(FOLDER, exist_ok=True)
        for picture in source.iterdir():
            os.replace(picture, target / picture.name)
        sync_folder(target)


def _keep_aside(database: Path) -> Path | None:
    """Copy what is there, byte by byte: it may be damaged, and somebody may want to mend it."""
    if not database.exists():
        return None
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = database.with_name(f"{database.name}.before-{moment}")
    for suffix in COMPANIONS:
        with (
            suppress(FileNotFoundError),  # there need not be a log beside it
            open(f"{database}{suffix}", "rb") as source,
            open(f"{aside}{suffix}", "xb", opener=private_opener) as target,
        ):
            shutil.copyfileobj(source, target)
            os.fsync(target.fileno())
    if folder_of(database).is_dir():
        shutil.copytree(folder_of(database), folder_of(aside))
    return aside
