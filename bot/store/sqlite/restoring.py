"""Restores a backup: checks it first, and keeps the former database.

This works only while no bot runs. The former database is copied beside the restored one, with its
last changes.
"""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from bot.store.checkup import CheckUp
from bot.store.errors import CannotOpen
from bot.store.sqlite.deck_pictures import folder_of
from bot.store.sqlite.failures import translated
from bot.store.sqlite.files import COMPANIONS, FOLDER, LockFile, copy_aside, sync_folder
from bot.store.sqlite.inspection import check_up, copy_database
from bot.store.sqlite.opening import make_folder


@dataclass(frozen=True, slots=True)
class Restored:
    """What is in the database now, and where the former one was copied (None if there was none)."""

    found: CheckUp
    aside: Path | None


def restore_database(copy: Path, database: Path) -> Restored:
    """Replace a database with a backup and return what was restored.

    Raise ``AlreadyRunning`` while a bot uses the database, ``CannotOpen`` if the backup is damaged.
    """
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
        # Delete the old log first, or SQLite would apply it to the new database. A crash in between
        # leaves the former database, and a complete copy of it aside.
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
    """Move the backup's pictures to the database; the next start deletes any others there."""
    if source.is_dir():
        target.mkdir(FOLDER, exist_ok=True)
        for picture in source.iterdir():
            os.replace(picture, target / picture.name)
        sync_folder(target)


def _keep_aside(database: Path) -> Path | None:
    """Copy the database byte by byte and return the copy's path; None if there is no database.

    It may be damaged, and the host may want to repair it, so it is not opened.
    """
    if not database.exists():
        return None
    aside = copy_aside(database, "before")
    if folder_of(database).is_dir():
        shutil.copytree(folder_of(database), folder_of(aside))
    return aside
