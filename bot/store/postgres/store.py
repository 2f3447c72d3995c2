"""The store in PostgreSQL, for a process that leads all games or the games of one shard.

Pictures of servers' decks are rows of a table, so that every process can read them.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.store.address import PostgresAddress
from bot.store.database import Transaction, Work, insert
from bot.store.decks import Remaining
from bot.store.fleet import CHANNEL, PICTURES, shard_of
from bot.store.picture_files import PictureFiles
from bot.store.postgres import database
from bot.store.postgres.database import Patience, PostgresDatabase
from bot.store.postgres.opening import DECKS, OURS
from bot.store.store import GameStore
from bot.store.stored import NewCard

T = TypeVar("T")


class PostgresStore(GameStore):
    """A ``GameStore`` on PostgreSQL that any number of processes can share."""

    def __init__(self, database: PostgresDatabase) -> None:
        super().__init__(database, RowPictures(database))
        self.database = database

    @classmethod
    async def open(
        cls, address: PostgresAddress, *, patience: Patience | None = None
    ) -> "PostgresStore":
        """Connect, migrate the tables and return the store.

        Raise ``CannotOpen``, whose message says what to do.
        """
        return cls(await PostgresDatabase.open(address, patience or database.PATIENCE))


class ShardStore(PostgresStore):
    """The store of one shard's bot; the worker that opened the database closes it.

    Games of other shards can be read and played as well, because revisions prevent conflicts.
    Queries for timers, redraws and housekeeping find only this shard's games. Posted messages are
    recorded only while the lease has the epoch that this worker knows, so a worker that froze and
    lost its lease records nothing when it wakes up.
    """

    def __init__(
        self,
        database: PostgresDatabase,
        shard: int,
        shards: int,
        worker: str,
        epoch: Callable[[], int],
    ) -> None:
        super().__init__(database)
        assert shard_of(shard << 22, shards) == shard
        self._shard = shard
        self._worker = worker
        self._epoch = epoch
        self.ours = f"(guild_id >> 22) % {int(shards)} = {int(shard)}"

    @property
    def leading(self) -> str:
        # Safe to quote: workers' names consist of letters, digits and dashes.
        return (
            f"EXISTS (SELECT FROM shard_lease WHERE shard = {self._shard} "
            f"AND owner = '{self._worker}' AND epoch = {int(self._epoch())})"
        )

    async def renew_stamps(self, before: float, at: float) -> None:
        """Renew the timestamps of all shards if this is shard 0; otherwise do nothing."""
        if self._shard == 0:
            await super().renew_stamps(before, at)

    async def forget_interactions(self, before: float, most: int) -> int:
        return await super().forget_interactions(before, most) if self._shard == 0 else 0

    async def prune(self, finished_before: float, most: int) -> int:
        return await super().prune(finished_before, most) if self._shard == 0 else 0

    async def close(self) -> None:
        """Do nothing: the connections belong to the whole worker."""


class RowPictures:
    """The ``PictureStore`` of PostgreSQL: rows of a table."""

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

    async def dropping(self, work: Work[tuple[T, Remaining]]) -> tuple[T, Remaining]:
        async def hinting(transaction: Transaction) -> tuple[T, Remaining]:
            done, left = await work(transaction)
            if left.changed:  # the hint is sent on commit; workers then delete their copies
                await transaction.fetch("SELECT pg_notify(?1, ?2)", CHANNEL, PICTURES)
            return done, left

        return await self._in_turn(hinting)

    def folder(self, copies: Path) -> Path:
        return copies

    async def copy(self, digests: Collection[str], copies: Path) -> None:
        """Copy the pictures that ``copies`` does not have yet; skip any that are not stored."""
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
