"""The store in PostgreSQL, for a process that leads all games or the games of one shard."""

from collections.abc import Callable

from bot.store.address import PostgresAddress
from bot.store.fleet import shard_of
from bot.store.postgres import database
from bot.store.postgres.database import Patience, PostgresDatabase
from bot.store.postgres.deck_pictures import RowPictures
from bot.store.store import Store


class PostgresStore(Store):
    """A ``GameStore`` on PostgreSQL that any number of processes can share."""

    def __init__(self, database: PostgresDatabase) -> None:
        super().__init__(database, RowPictures(database))
        self.database = database

    @classmethod
    async def open(
        cls, address: PostgresAddress, *, patience: Patience | None = None
    ) -> "PostgresStore":
        """Connect, migrate the tables, return the store; raise ``CannotOpen`` with what to do."""
        return cls(await PostgresDatabase.open(address, patience or database.PATIENCE))

    async def give_back_space(self) -> bool:
        return False  # autovacuum does this


class ShardStore(PostgresStore):
    """Stores the games of one shard; the worker that opened the database closes it.

    Games of other shards can be read and played as well, because revisions prevent conflicts.
    Alarms, redraws and housekeeping are limited to this shard. What is shown is recorded only under
    the lease's current epoch: a worker that froze and lost its lease records nothing afterwards.
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
        # Safe to quote: workers' names are made by us from letters, digits and dashes.
        return (
            f"EXISTS (SELECT FROM shard_lease WHERE shard = {self._shard} "
            f"AND owner = '{self._worker}' AND epoch = {int(self._epoch())})"
        )

    async def renew_stamps(self, before: float, at: float) -> None:
        """Renew timestamps if this is shard 0; its leader does this for all shards."""
        if self._shard == 0:
            await super().renew_stamps(before, at)

    async def forget_interactions(self, before: float, most: int) -> int:
        return await super().forget_interactions(before, most) if self._shard == 0 else 0

    async def prune(self, finished_before: float, most: int) -> int:
        return await super().prune(finished_before, most) if self._shard == 0 else 0

    async def close(self) -> None:
        """Do nothing: the connections belong to the whole worker."""
