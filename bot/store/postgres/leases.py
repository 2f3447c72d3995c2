"""Who leads which shard: one row a shard, by the clock of the server, which is the same for all.

Every statement changes rows in the order of shards, so that no two wait for each other.
"""

import math
from collections.abc import Mapping

from bot.store.errors import OtherShards
from bot.store.fleet import Fleet, ShardRow, Taken, WorkerRow
from bot.store.postgres.database import Database

_NOW = "clock_timestamp()"
_LIFETIME = "make_interval(secs => $2)"
_OWNED = f"until > {_NOW}"
_WANTED = f"heir_until > {_NOW}"


class LeaseRows:
    """The leases of one bot, as long as ``lifetime`` seconds each."""

    def __init__(self, database: Database, lifetime: float) -> None:
        self._database = database
        self._lifetime = lifetime

    async def shards(self) -> int | None:
        if not await self._living():
            return None
        count = await self._database.value("SELECT count(*) FROM shard_lease")
        return int(count) or None

    async def join(self, worker: str, shards: int, decks: tuple[str, ...]) -> None:
        before = await self.shards()
        if before not in (None, shards):
            raise OtherShards(
                f"PostgreSQL: other workers have divided the servers into {before} shards, and "
                f"this one was told {shards}; stop them all before you change SHARDS"
            )
        await self._database.together(
            [
                ("DELETE FROM shard_lease WHERE shard >= $1", (shards,)),
                (
                    "INSERT INTO shard_lease (shard) SELECT generate_series(0, $1 - 1) "
                    "ON CONFLICT DO NOTHING",
                    (shards,),
                ),
                (
                    f"INSERT INTO worker (name, seen, decks) VALUES ($1, {_NOW}, $2) "
                    f"ON CONFLICT (name) DO UPDATE SET seen = {_NOW}, decks = excluded.decks",
                    (worker, list(decks)),
                ),
            ]
        )

    async def beat(self, worker: str, held: Mapping[int, int], *, leaving: bool) -> Fleet:
        await self._database.change(
            f"UPDATE worker SET seen = {_NOW}, leaving = $2 WHERE name = $1", worker, leaving
        )
        renewed = await self._renew(worker, held)
        await self._database.change(
            f"UPDATE shard_lease SET heir_until = {_NOW} + {_LIFETIME} WHERE shard IN (SELECT "
            f"shard FROM shard_lease WHERE heir = $1 AND {_WANTED} ORDER BY shard FOR UPDATE)",
            worker,
            self._lifetime,
        )
        shards = await self._database.all(
            f"SELECT shard, CASE WHEN {_OWNED} THEN owner END, CASE WHEN {_WANTED} THEN heir END, "
            f"heir_ready AND {_WANTED} FROM shard_lease ORDER BY shard"
        )
        return Fleet(tuple(ShardRow(*row) for row in shards), await self._living(), renewed)

    async def _renew(self, worker: str, held: Mapping[int, int]) -> frozenset[int]:
        if not held:
            return frozenset()
        rows = await self._database.all(
            f"UPDATE shard_lease SET until = {_NOW} + {_LIFETIME}, watched_at = {_NOW} "
            "WHERE shard IN (SELECT shard FROM shard_lease JOIN "
            "unnest($3::integer[], $4::bigint[]) AS mine (number, era) ON shard = number "
            f"WHERE owner = $1 AND epoch = era AND {_OWNED} ORDER BY shard FOR UPDATE OF "
            "shard_lease) RETURNING shard",
            worker,
            self._lifetime,
            list(held),
            list(held.values()),
        )
        return frozenset(shard for (shard,) in rows)

    async def _living(self) -> tuple[WorkerRow, ...]:
        rows = await self._database.all(
            "SELECT name, leaving, decks FROM worker "
            f"WHERE seen > {_NOW} - make_interval(secs => $1) ORDER BY serial",
            self._lifetime,
        )
        return tuple(WorkerRow(name, leaving, tuple(decks)) for name, leaving, decks in rows)

    async def ask(self, worker: str, shard: int, *, ready: bool) -> bool:
        return bool(
            await self._database.change(
                f"UPDATE shard_lease SET heir = $1, heir_until = {_NOW} + {_LIFETIME}, "
                "heir_ready = $4 WHERE shard = $3 "
                f"AND (heir IS NULL OR heir = $1 OR NOT {_WANTED})",
                worker,
                self._lifetime,
                shard,
                ready,
            )
        )

    async def take(self, worker: str, shard: int) -> Taken | None:
        # What a first try did whose answer was lost is seen by its owner.
        rows = await self._database.all(
            f"UPDATE shard_lease SET owner = $1, until = {_NOW} + {_LIFETIME}, "
            f"epoch = shard_lease.epoch + 1, watched_at = {_NOW}, heir = NULL, heir_ready = false "
            "FROM (SELECT shard AS number, watched_at AS before FROM shard_lease "
            "WHERE shard = $3 FOR UPDATE) AS former WHERE shard = number "
            f"AND (owner IS NULL OR owner = $1 OR NOT {_OWNED}) "
            f"AND (heir IS NULL OR heir = $1 OR NOT {_WANTED}) "
            f"RETURNING epoch, extract(epoch FROM {_NOW} - before)",
            worker,
            self._lifetime,
            shard,
        )
        if not rows:
            return None
        epoch, unwatched = rows[0]
        return Taken(epoch, math.inf if unwatched is None else float(unwatched))

    async def free(self, worker: str, shard: int) -> None:
        await self._database.change(
            "UPDATE shard_lease SET owner = CASE WHEN owner = $1 THEN NULL ELSE owner END, "
            f"watched_at = CASE WHEN owner = $1 AND {_OWNED} THEN {_NOW} ELSE watched_at END, "
            "heir = CASE WHEN heir = $1 THEN NULL ELSE heir END WHERE shard = $2",
            worker,
            shard,
        )

    async def leave(self, worker: str) -> None:
        await self._database.change("DELETE FROM worker WHERE name = $1", worker)
        for (shard,) in await self._database.all(
            "SELECT shard FROM shard_lease WHERE owner = $1 OR heir = $1 ORDER BY shard", worker
        ):
            await self.free(worker, shard)

    async def turn_to_identify(self, bucket: int, pause: float) -> float:
        wait = await self._database.value(
            f"INSERT INTO identify_turn VALUES ($1, {_NOW} + {_LIFETIME}) ON CONFLICT (bucket) "
            f"DO UPDATE SET free_at = greatest(identify_turn.free_at, {_NOW}) + {_LIFETIME} "
            f"RETURNING extract(epoch FROM free_at - {_LIFETIME} - {_NOW})",
            bucket,
            pause,
        )
        return max(0.0, float(wait))
