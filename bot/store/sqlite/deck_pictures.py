"""Pictures of an SQLite database: files beside it, and beside each of its backups."""

import asyncio
import os
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from bot.store.database import Transaction, Work, insert
from bot.store.decks import Left
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.failures import translated
from bot.store.stored import NewCard

T = TypeVar("T")

PICTURES = ".decks"
"""Suffix of the folder beside a database that has its pictures."""


class FilePictures:
    """Stores the pictures of servers' decks as files in one folder."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database
        self._files = PictureFiles(folder_of(database.path))
        self._one_by_one = asyncio.Lock()

    async def adding(self, cards: Sequence[NewCard], work: Work[T]) -> T:
        """Write the files, then run ``work``, so that no row ever lacks its file."""
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

    async def dropping(self, work: Work[tuple[T, Left]]) -> tuple[T, Left]:
        """Run ``work``, then delete the dropped files and empty the log that still has the rows."""
        async with self._one_by_one:
            result, left = await self._database.transaction(work, slow=True)
            await asyncio.to_thread(self._files.sweep, left.pictures)
            if left.changed:
                await self._database.empty_log()
            return result, left

    async def _kept(self) -> frozenset[str]:
        rows = await self._database.fetch("SELECT digest FROM deck_picture")
        return frozenset(row[0] for row in rows)

    def folder(self, copies: Path) -> Path:  # noqa: ARG002
        return self._files.folder

    async def copy(self, digests: Collection[str], copies: Path) -> None:
        """Do nothing: the pictures are already beside the database."""

    async def read(self, digest: str) -> bytes | None:
        try:
            return await asyncio.to_thread(self._files.path(digest).read_bytes)
        except FileNotFoundError:
            return None


class PicturesInUse(FilePictures):
    """Drops pictures while a bot uses the folder; deletes only the files of blocked pictures."""

    async def dropping(self, work: Work[tuple[T, Left]]) -> tuple[T, Left]:
        result, left = await self._database.transaction(work, slow=True)
        blocked = await self._database.fetch("SELECT digest FROM blocked_picture")
        self._files.drop({row[0] for row in blocked} - left.pictures)
        await self._database.empty_log()
        return result, left


def folder_of(database: Path) -> Path:
    """Return the picture folder of a database or of a backup."""
    real = Path(os.path.realpath(database))
    return real.with_name(real.name + PICTURES)


def read_pictures(connection: sqlite3.Connection) -> list[tuple[str, int]]:
    """Return every picture in the database with its size; none in versions without pictures."""
    query = "SELECT 1 FROM sqlite_schema WHERE name = 'deck_picture'"
    if connection.execute(query).fetchone() is None:
        return []
    return connection.execute("SELECT digest, size FROM deck_picture ORDER BY digest").fetchall()


def copy_pictures(source: Path, copied: Path, target: Path) -> None:
    """Copy the pictures listed in ``copied`` from beside ``source`` to beside ``target``.

    Pictures never change, so the ones that an older backup left there are reused.
    """
    theirs, ours = PictureFiles(folder_of(source)), PictureFiles(folder_of(target))
    with closing(sqlite3.connect(copied)) as connection, connection:
        wanted = read_pictures(connection)
        for digest, _ in wanted:
            try:
                if not ours.path(digest).exists():
                    ours.put([(digest, theirs.path(digest).read_bytes())])
            except FileNotFoundError:
                pass  # damaged before, or deleted just now: the check-up reports it
    ours.sweep({digest for digest, _ in wanted})
