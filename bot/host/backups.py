"""Automatic backups: regular, checked copies of the database, of which the newest are kept.

Copies are made while games continue. A failure is logged in one line and retried later. Only files
with the names of backups are ever deleted.
"""

import asyncio
import logging
import re
import shutil
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.private_files import FOLDER
from bot.store import StoreError
from bot.store.sqlite.files import PICTURES
from bot.store.sqlite.inspection import copy_database
from bot.times import HOUR, MINUTE

log = logging.getLogger(__name__)

NAME = "dixit-{:%Y%m%d-%H%M%S}.sqlite3"
MADE_BY_US = re.compile(r"dixit-(\d{8}-\d{6})\.sqlite3")
LEFTOVER = re.compile(r"(dixit-\d{8}-\d{6}\.sqlite3)(\.decks|\.part(?:-journal|-wal|-shm)?)")
ABANDONED = 1 * HOUR  # after which an unfinished copy counts as left by a crash
CHECK_EVERY = 10 * MINUTE  # between two checks whether a backup is due
TRY_AGAIN = 1 * HOUR  # after a failure


class Backups:
    """Makes backups of a database in a folder and deletes old ones.

    Run ``keep_backing_up`` as a task.
    """

    def __init__(
        self,
        database: Path,
        folder: Path,
        *,
        every: timedelta,
        keep: int,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._database = database
        self._folder = folder
        self._every = every
        self._keep = keep
        self._now = now

    @property
    def due(self) -> bool:
        """Return whether a backup is due: there is none, or the newest is too old.

        One dated in the future was made by a wrong clock, and does not count.
        """
        ages = (self._now() - _made_at(path) for path in backups_in(self._folder))
        return not any(timedelta() <= age < self._every for age in ages)

    def back_up(self) -> Path:
        """Make a backup, delete the oldest ones beyond the limit, and return the new one's path.

        If the copy is damaged, log that, keep it and delete nothing. Raise ``StoreError`` or
        ``OSError`` if there is no copy. This blocks, so call it in a thread.
        """
        self._folder.mkdir(FOLDER, parents=True, exist_ok=True)
        target = self._folder / NAME.format(self._now())
        copied = copy_database(self._database, target)
        if copied.problems:  # keep all older ones, which are worth more now
            log.error("%s: the copy is damaged: %s", target, copied.problems[0])
            return target
        log.info("%s: %s live and %s finished games", target, copied.live, copied.finished)
        # Not the new one, even if older ones are dated later because the clock was wrong.
        others = [path for path in backups_in(self._folder) if path != target]
        for old in others[: max(0, len(others) + 1 - self._keep)]:
            old.unlink(missing_ok=True)
        drop_leftovers(self._folder)
        return target

    def back_up_if_due(self) -> None:
        """Delete leftovers of earlier backups, and make a backup if one is due.

        Raise as ``back_up`` does. This blocks, so call it in a thread.
        """
        drop_leftovers(self._folder)
        if self.due:
            self.back_up()

    async def keep_backing_up(self) -> None:
        """Make a backup whenever one is due, until cancelled; log failures and try again."""
        while True:
            pause = CHECK_EVERY
            try:
                await asyncio.to_thread(self.back_up_if_due)
            except (StoreError, OSError) as error:
                log.error(
                    "could not make a backup in %s: %s; check BACKUP_DIR", self._folder, error
                )
                pause = TRY_AGAIN
            await asyncio.sleep(pause)


def backups_in(folder: Path) -> list[Path]:
    """Return the backups in a folder, oldest first."""
    if not folder.is_dir():
        return []
    # A name contains the time in UTC, so the order of names is that of age.
    return sorted(path for path in folder.iterdir() if MADE_BY_US.fullmatch(path.name))


def drop_leftovers(folder: Path) -> None:
    """Delete pictures of backups that no longer exist, and copies that a crash left unfinished."""
    for path in folder.iterdir() if folder.is_dir() else ():
        found = LEFTOVER.fullmatch(path.name)
        if found is None or path.is_symlink():
            continue
        made, kind = path.with_name(found[1]), found[2]
        if kind != PICTURES:
            if time.time() - path.stat().st_mtime > ABANDONED:
                path.unlink(missing_ok=True)
        # A backup that is being written copies its pictures before it gets its final name.
        elif not made.exists() and not made.with_name(f"{made.name}.part").exists():
            shutil.rmtree(path)


def _made_at(path: Path) -> datetime:
    found = MADE_BY_US.fullmatch(path.name)
    assert found is not None
    try:
        return datetime.strptime(found[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except ValueError:  # matches the pattern but is not a valid date, so it counts as old
        return datetime.min.replace(tzinfo=UTC)
