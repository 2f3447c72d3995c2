"""Presses as they arrive: a row for each, by which it is claimed once and waits for its shard."""

from bot.store.fleet import Forwarded
from bot.store.postgres.database import Database


class PressRows:
    """Every press of the last minutes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, press: int, shard: int, worker: str) -> bool:
        # A second try by the same worker, because an answer was lost, is no other claim.
        claimed = await self._database.value(
            "INSERT INTO press (id, shard, worker) VALUES ($1, $2, $3) ON CONFLICT (id) "
            "DO UPDATE SET worker = excluded.worker WHERE press.worker = excluded.worker "
            "RETURNING id",
            press,
            shard,
            worker,
        )
        return claimed is not None

    async def forward(self, press: int, shard: int, payload: str) -> None:
        await self._database.change(
            "INSERT INTO press (id, shard, payload) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            press,
            shard,
            payload,
        )

    async def take(self, shard: int, worker: str, epoch: int) -> tuple[Forwarded, ...]:
        rows = await self._database.all(
            "WITH taken AS (SELECT id, payload FROM press WHERE shard = $1 "
            "AND payload IS NOT NULL AND EXISTS (SELECT FROM shard_lease WHERE "
            "shard_lease.shard = $1 AND owner = $2 AND epoch = $3) ORDER BY id FOR UPDATE), "
            "noted AS (UPDATE press SET payload = NULL, worker = $2 FROM taken "
            "WHERE press.id = taken.id) SELECT id, payload FROM taken ORDER BY id",
            shard,
            worker,
            epoch,
        )
        return tuple(Forwarded(*row) for row in rows)

    async def guild_of(self, game_id: str) -> int | None:
        found = await self._database.value("SELECT guild_id FROM game WHERE id = $1", game_id)
        return None if found is None else int(found)

    async def forget(self, seconds: float) -> None:
        await self._database.change(
            "DELETE FROM press WHERE at < clock_timestamp() - make_interval(secs => $1)", seconds
        )
