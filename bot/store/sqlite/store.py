"""The store in one SQLite file, for one process."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bot.store.database import Transaction
from bot.store.errors import CannotOpen
from bot.store.sqlite.database import Connect, SqliteDatabase, connect_later
from bot.store.sqlite.deck_pictures import FilePictures, PicturesInUse
from bot.store.sqlite.failures import translated
from bot.store.sqlite.opening import PRAGMAS, check_version, migrations, open_readonly
from bot.store.store import Store
from bot.store.stored import Blocked

PAGES_AT_ONCE = 100  # 400 kB, short enough for a waiting press


class SqliteStore(Store):
    """A ``GameStore`` in one SQLite file, for one process."""

    @classmethod
    async def open(
        cls, path: Path, *, connect: Connect = connect_later, pragmas: Sequence[str] = PRAGMAS
    ) -> "SqliteStore":
        """Open or create the database; raise ``CannotOpen`` with the file and what to do."""
        database = await SqliteDatabase.open(path, connect=connect, pragmas=pragmas)
        return cls(database, FilePictures(database))

    async def give_back_space(self) -> bool:
        return await self._database.transaction(_shrink, slow=True)


async def _shrink(transaction: Transaction) -> bool:
    ((can_shrink,),) = await transaction.fetch("PRAGMA auto_vacuum")
    ((unused,),) = await transaction.fetch("PRAGMA freelist_count")
    if not can_shrink or unused < PAGES_AT_ONCE:  # a few free pages are reused soon
        return False
    await transaction.fetch(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})")
    return bool(unused >= 2 * PAGES_AT_ONCE)


async def block_picture(path: Path, digest: str, at: float) -> Blocked:
    """Block a picture and delete its cards, even while a bot uses the database.

    Return what was deleted. A running bot notices it within minutes.
    """
    _check_current(path)
    with translated(path):
        database = await SqliteDatabase.beside(path)
    try:
        return await SqliteStore(database, PicturesInUse(database)).block_picture(digest, at)
    finally:
        await database.close()


def _check_current(path: Path) -> None:
    if not path.is_file():
        raise CannotOpen(f"{path}: there is no database; check the path in DATABASE")
    with translated(path), closing(open_readonly(path)) as connection:
        if check_version(connection, path) < len(migrations()):
            raise CannotOpen(f"{path}: is of a former version; start the bot once to update it")
