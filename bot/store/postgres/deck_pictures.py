"""Pictures in PostgreSQL: rows of a table, so that every process can read them."""

import asyncio
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.store.database import Transaction, Work, insert
from bot.store.decks import Left
from bot.store.fleet import CHANNEL, PICTURES
from bot.store.picture_files import PictureFiles
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.opening import DECKS, OURS
from bot.store.stored import NewCard

T = TypeVar("T")


class RowPictures:
    """Stores the pictures of servers' decks as rows of the database."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    async def _in_turn(self, work: Work[T]) -> T:
        async def turn(transaction: Transaction) -> T:
            await transaction.fetch("SELECT pg_advisory_xact_lock(?1, ?2)", OURS, DECKS)
            return await work(transaction)

        return await self._database.transaction(turn, slow=True)

    async def adding(self, cards: Sequence[NewCard], work: Work[T]) -> T:  # noqa: ARG002
        return await self._in_turn(work)

    async def insert(self, transaction: Transaction, card: NewCard) -> None:
        statement = f"{insert('deck_picture', 'digest, size, look, data')} ON CONFLICT DO NOTHING"
        await transaction.change(statement, card.digest, len(card.data), card.look, card.data)

    async def dropping(self, work: Work[tuple[T, Left]]) -> tuple[T, Left]:
        async def hinting(transaction: Transaction) -> tuple[T, Left]:
            done, left = await work(transaction)
            if left.changed:  # delivered to all workers on commit
                await transaction.fetch("SELECT pg_notify(?1, ?2)", CHANNEL, PICTURES)
            return done, left

        return await self._in_turn(hinting)

    def folder(self, copies: Path) -> Path:
        return copies

    async def copy(self, digests: Collection[str], copies: Path) -> None:
        """Copy the pictures that the folder does not have yet; skip any that are not stored."""
        files = PictureFiles(copies)
        missing = await asyncio.to_thread(
            lambda: [digest for digest in digests if not files.path(digest).exists()]
        )
        for digest in missing:
            if (data := await self.read(digest)) is not None:
                await asyncio.to_thread(partial(files.put, [(digest, data)]))

    async def read(self, digest: str) -> bytes | None:
        query = "SELECT data FROM deck_picture WHERE digest = ?1"
        return next((bytes(row[0]) for row in await self._database.fetch(query, digest)), None)
