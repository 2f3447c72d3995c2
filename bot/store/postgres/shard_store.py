"""The store as the worker that leads one shard sees it: the games of that shard's servers.

Any game can be read and played, for a revision guards it. What comes by itself (alarms, redraws,
housekeeping) comes to one worker each, and what is shown is noted only under the lease's epoch: a
worker that was frozen and has lost its lease notes nothing when it wakes.
"""

from collections.abc import Callable

from bot.store.fleet import shard_of
from bot.store.postgres.database import Database
from bot.store.postgres.store import PostgresStore


class ShardStore(PostgresStore):
    """The games of one shard; closed by whoever opened the database."""

    def __init__(
        self, database: Database, shard: int, shards: int, worker: str, epoch: Callable[[], int]
    ) -> None:
        super().__init__(database)
        assert shard_of(shard << 22, shards) == shard
        self._shard = shard
        self._worker = worker
        self._epoch = epoch
        self.ours = f"(guild_id >> 22) % {int(shards)} = {int(shard)}"

    @property
    def leading(self) -> str:
        # Names of workers are our own: letters, digits and dashes.
        return (
            f"EXISTS (SELECT FROM shard_lease WHERE shard = {self._shard} "
            f"AND owner = '{self._worker}' AND epoch = {int(self._epoch())})"
        )

    async def renew_stamps(self, before: float, at: float) -> None:
        """What belongs to no server is looked after by whoever leads shard 0."""
        if self._shard == 0:
            await super().renew_stamps(before, at)

    async def forget_interactions(self, before: float, most: int) -> int:
        return await super().forget_interactions(before, most) if self._shard == 0 else 0

    async def prune(self, finished_before: float, most: int) -> int:
        return await super().prune(finished_before, most) if self._shard == 0 else 0

    async def close(self) -> None:
        """The connections are the whole worker's."""
