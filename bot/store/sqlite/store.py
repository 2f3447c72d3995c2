"""The store in one SQLite file, for one process, with the pictures of servers' decks beside it.

Adds to ``bot.store.store`` what only SQLite needs: picture files, returning freed space, and
blocking a picture from another process.
"""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from bot.store.database import Transaction, Work, insert, to_the_end
from bot.store.decks import KEPT, Remaining
from bot.store.errors import CannotOpen
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.database import Connect, SqliteDatabase, connect_later
from bot.store.sqlite.failures import translated
from bot.store.sqlite.files import picture_folder
from bot.store.sqlite.opening import PRAGMAS, check_version, migrations, open_readonly
from bot.store.store import GameStore
from bot.store.stored import Blocked, NewCard

T = TypeVar("T")

PAGES_AT_ONCE = 100  # 400 kB, short enough for a waiting press


class SqliteStore(GameStore):
    """A ``GameStore`` in one SQLite file, for one process."""

    @classmethod
    async def open(
        cls, path: Path, *, connect: Connect = connect_later, pragmas: Sequence[str] = PRAGMAS
    ) -> "SqliteStore":
        """Open or create the database.

        Raise ``CannotOpen``, whose message names the file and says what to do.
        """
        opening = asyncio.create_task(SqliteDatabase.open(path, connect=connect, pragmas=pragmas))
        try:
            database = await to_the_end(opening)
        except asyncio.CancelledError:
            # Ctrl+C at this moment: aiosqlite's threads answer the event loop, and would print a
            # traceback if it was closed before them.
            if not opening.cancelled() and opening.exception() is None:
                await opening.result().close()
            raise
        return cls(database, FilePictures(database))

    async def give_back_space(self) -> bool:
        return await self._database.transaction(_shrink, slow=True)


async def _shrink(transaction: Transaction) -> bool:
    ((can_shrink,),) = await transaction.fetch("PRAGMA auto_vacuum")
    ((unused,),) = await transaction.fetch("PRAGMA freelist_count")
    if not can_shrink or unused < PAGES_AT_ONCE:  # a few free pages will soon be used again
        return False
    await transaction.fetch(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})")
    return bool(unused >= 2 * PAGES_AT_ONCE)


class FilePictures:
    """The ``PictureStore`` of SQLite: files in one folder beside the database."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database
        self._files = PictureFiles(picture_folder(database.path))
        self._one_by_one = asyncio.Lock()

    async def adding(self, cards: Sequence[NewCard], work: Work[T]) -> T:
        """Write the files before running ``work``, so that no row ever lacks its file."""
        async with self._one_by_one:
            with translated(self._database.path, in_play=True):
                pictures = [(card.digest, card.data) for card in cards]
                await asyncio.to_thread(self._files.put, pictures)
            try:
                return await self._database.transaction(work, slow=True)
            except Exception:
                if cards:
                    await asyncio.to_thread(self._files.sweep, await self._kept())
                raise

    async def insert(self, transaction: Transaction, card: NewCard) -> None:
        statement = f"{insert('deck_picture', 'digest, size, look')} ON CONFLICT DO NOTHING"
        await transaction.change(statement, card.digest, len(card.data), card.look)

    async def dropping(self, work: Work[tuple[T, Remaining]]) -> tuple[T, Remaining]:
        """Run ``work``, then delete the files of dropped pictures.

        If anything was deleted, also empty the log, which still holds the deleted rows.
        """
        async with self._one_by_one:
            result, left = await self._database.transaction(work, slow=True)
            if left.changed:
                await self._database.empty_log()
            with translated(self._database.path, in_play=True):
                await asyncio.to_thread(self._files.sweep, left.pictures)
            return result, left

    async def _kept(self) -> frozenset[str]:
        rows = await self._database.fetch(KEPT)
        return frozenset(row[0] for row in rows)

    def folder(self, copies: Path) -> Path:  # noqa: ARG002
        return self._files.folder

    async def copy(self, digests: Collection[str], copies: Path) -> None:
        """Do nothing: the pictures are already beside the database."""

    async def read(self, digest: str) -> bytes | None:
        with translated(self._database.path, in_play=True), suppress(FileNotFoundError):
            return await asyncio.to_thread(self._files.path(digest).read_bytes)
        return None


class PicturesInUse(FilePictures):
    """Pictures for a command that runs beside a bot; deletes only files of blocked pictures.

    A sweep of all other unlisted files could delete those that the bot is just adding.
    """

    async def dropping(self, work: Work[tuple[T, Remaining]]) -> tuple[T, Remaining]:
        result, left = await self._database.transaction(work, slow=True)
        blocked = await self._database.fetch("SELECT digest FROM blocked_picture")
        self._files.drop({row[0] for row in blocked} - left.pictures)
        await self._database.empty_log()
        return result, left


async def block_picture(path: Path, digest: str, at: float) -> Blocked:
    """Block a picture and delete its cards, even while a bot uses the database.

    Return what was deleted. A running bot notices within minutes. Raise ``CannotOpen`` if there is
    no database or it is of another version.
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
            raise CannotOpen(f"{path}: is of an older version; start the bot once to update it")
