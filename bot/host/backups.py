"""Backups by themselves: a checked copy of the database every so often, the newest few kept.

A copy is made aside, while everybody plays. What fails is said in one line and tried again.
Deletes nothing but what it made itself, which it knows by the name.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store import StoreError
from bot.store.sqlite.inspection import copy_database
from bot.store.sqlite.private import FOLDER

log = logging.getLogger(__name__)

NAME = "dixit-{:%Y%m%d-%H%M%S}.sqlite3"
MADE_BY_US = re.compile(r"dixit-(\d{8}-\d{6})\.sqlite3")
LOOK_EVERY = 600.0  # seconds
TRY_AGAIN = 3600.0


class Backups:
    """Keeps copies of a database in a folder; ``async with`` it to keep it running."""

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
        """Whether the newest copy is too old, or of a time that is yet to come."""
        made = made_in(self._folder)
        return not made or not timedelta() <= self._now() - _made_at(made[-1]) < self._every

    def back_up(self) -> Path:
        """Make a copy now and drop the oldest beyond what is kept. Blocking: for a thread."""
        self._folder.mkdir(FOLDER, parents=True, exist_ok=True)
        target = self._folder / NAME.format(self._now())
        copied = copy_database(self._database, target)
        if copied.problems:  # then the older ones are worth more than ever
            log.error("%s: the copy is damaged: %s", target, copied.problems[0])
            return target
        log.info("%s: %s live and %s finished games", target, copied.live, copied.finished)
        for old in made_in(self._folder)[: -self._keep]:
            old.unlink(missing_ok=True)
        return target

    async def go_on(self) -> None:
        """Make one whenever it is time, until broken off."""
        while True:
            pause = LOOK_EVERY
            try:
                if await asyncio.to_thread(lambda: self.due):
                    await asyncio.to_thread(self.back_up)
            except (StoreError, OSError) as error:
                log.error("no backup in %s: %s; see BACKUP_DIR", self._folder, error)
                pause = TRY_AGAIN
            await asyncio.sleep(pause)


def made_in(folder: Path) -> list[Path]:
    """The backups in a folder, oldest first."""
    if not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if MADE_BY_US.fullmatch(path.name))


def _made_at(path: Path) -> datetime:
    found = MADE_BY_US.fullmatch(path.name)
    assert found is not None
    try:
        return datetime.strptime(found[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except ValueError:  # the thirty-first of February
        return datetime.min.replace(tzinfo=UTC)
