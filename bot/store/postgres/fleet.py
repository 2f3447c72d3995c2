"""The rows by which workers share shards and presses, and the hints that they send each other.

Each shard has one lease row, timed by the database server's clock, which is the same for all
workers. Every statement locks rows in the order of shards, so that no two deadlock. Each press has
one row, by which one worker claims it, or in which it waits for its shard's leader. A hint is a
NOTIFY: it may be lost, and nothing depends on it. Which worker should lead is decided elsewhere.
"""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress

from bot.store.address import PostgresAddress
from bot.store.database import Step
from bot.store.errors import OtherShards, StoreError
from bot.store.fleet import CHANNEL, TAKEN, Fleet, Forwarded, ShardRow, Taken, WorkerRow
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.failures import translated
from bot.store.postgres.opening import connect
from bot.tasks import wait_up_to

log = logging.getLogger(__name__)

RECONNECT_AFTER = 0.25  # seconds until a lost connection for hints is opened again
CHECK_EVERY = 5.0  # seconds between two checks that it still works
_NOW = "clock_timestamp()"
_LIFETIME = "make_interval(secs => ?2)"
_OWNED = f"until > {_NOW}"
_WANTED = f"heir_until > {_NOW}"


class LeaseRows:
    """Stores which worker leads which shard, and which one leads it next.

    A lease is valid for ``lifetime`` seconds.
    """

    def __init__(self, database: PostgresDatabase, lifetime: float) -> None:
        self._database = database
        self._lifetime = lifetime

    async def shards(self) -> int | None:
        """Return the number of shards that living workers use; None if there are no workers."""
        if not await self._living():
            return None
        count = await self._database.value("SELECT count(*) FROM shard_lease")
        return int(count) or None

    async def join(self, worker: str, shards: int, decks: tuple[str, ...]) -> None:
        """Register this worker for this many shards.

        Raise ``OtherShards`` if living workers use another number of shards.
        """
        before = await self.shards()
        if before not in (None, shards):
            raise OtherShards(
                f"PostgreSQL: running workers use {before} shards, but this one is set to use "
                f"{shards}; stop them all before you change SHARDS"
            )
        await self._database.apply(
            [
                Step("DELETE FROM shard_lease WHERE shard >= ?1", (shards,)),
                Step(
                    "INSERT INTO shard_lease (shard) SELECT generate_series(0, ?1 - 1) "
                    "ON CONFLICT DO NOTHING",
                    (shards,),
                ),
                Step(
                    f"INSERT INTO worker (name, seen, decks) VALUES (?1, {_NOW}, ?2) "
                    f"ON CONFLICT (name) DO UPDATE SET seen = {_NOW}, decks = excluded.decks",
                    (worker, list(decks)),
                ),
            ]
        )

    async def beat(
        self, worker: str, held: Mapping[int, int], claimed: Collection[int], *, leaving: bool
    ) -> Fleet:
        """Renew this worker's entry, leases and claims; return the state of the whole fleet.

        ``held`` has the epochs of its leases by shard. Claims that are stored but not in
        ``claimed`` are dropped, because the worker does not know of them: it never got the answer
        to ``claim``.
        """
        await self._database.change(
            f"UPDATE worker SET seen = {_NOW}, leaving = ?2 WHERE name = ?1", worker, leaving
        )
        renewed = await self._renew(worker, held)
        # Drop claims whose answer was lost: this worker does not know of them.
        await self._database.change(
            f"UPDATE shard_lease SET heir_until = {_NOW} + {_LIFETIME}, "
            "heir = CASE WHEN shard = ANY (?3::integer[]) THEN heir END WHERE shard IN (SELECT "
            f"shard FROM shard_lease WHERE heir = ?1 AND {_WANTED} ORDER BY shard FOR UPDATE)",
            worker,
            self._lifetime,
            list(claimed),
        )
        shards = await self._database.fetch(
            f"SELECT shard, CASE WHEN {_OWNED} THEN owner END, CASE WHEN {_WANTED} THEN heir END, "
            f"heir_ready AND {_WANTED} FROM shard_lease ORDER BY shard"
        )
        return Fleet(tuple(ShardRow(*row) for row in shards), await self._living(), renewed)

    async def _renew(self, worker: str, held: Mapping[int, int]) -> frozenset[int]:
        if not held:
            return frozenset()
        rows = await self._database.fetch(
            f"UPDATE shard_lease SET until = {_NOW} + {_LIFETIME}, watched_at = {_NOW} "
            "WHERE shard IN (SELECT shard FROM shard_lease JOIN "
            "unnest(?3::integer[], ?4::bigint[]) AS mine (number, era) ON shard = number "
            f"WHERE owner = ?1 AND epoch = era AND {_OWNED} ORDER BY shard FOR UPDATE OF "
            "shard_lease) RETURNING shard",
            worker,
            self._lifetime,
            list(held),
            list(held.values()),
        )
        return frozenset(shard for (shard,) in rows)

    async def _living(self) -> tuple[WorkerRow, ...]:
        rows = await self._database.fetch(
            "SELECT name, leaving, decks FROM worker "
            f"WHERE seen > {_NOW} - make_interval(secs => ?1) ORDER BY serial",
            self._lifetime,
        )
        return tuple(WorkerRow(name, leaving, tuple(decks)) for name, leaving, decks in rows)

    async def claim(self, worker: str, shard: int, *, ready: bool) -> bool:
        """Claim to be the heir of a shard; return False if another worker already is.

        ``ready`` says that this worker is connected to the shard.
        """
        return bool(
            await self._database.change(
                f"UPDATE shard_lease SET heir = ?1, heir_until = {_NOW} + {_LIFETIME}, "
                "heir_ready = ?4 WHERE shard = ?3 "
                f"AND (heir IS NULL OR heir = ?1 OR NOT {_WANTED})",
                worker,
                self._lifetime,
                shard,
                ready,
            )
        )

    async def take(self, worker: str, shard: int) -> Taken | None:
        """Take a shard's lease and return it.

        Return None if another worker holds it, or is the shard's heir and ready.

        Call it only when this worker is connected to the shard.
        """
        # If the answer is lost, the statement is sent again: it then finds ``owner = ?1`` and takes
        # the lease once more, with the next epoch.
        rows = await self._database.fetch(
            f"UPDATE shard_lease SET owner = ?1, until = {_NOW} + {_LIFETIME}, "
            f"epoch = shard_lease.epoch + 1, watched_at = {_NOW}, heir = NULL, heir_ready = false "
            "FROM (SELECT shard AS number, watched_at AS before FROM shard_lease "
            "WHERE shard = ?3 FOR UPDATE) AS former WHERE shard = number "
            f"AND (owner IS NULL OR owner = ?1 OR NOT {_OWNED}) "
            # The caller is connected, so it comes before an heir that is not.
            f"AND (heir IS NULL OR heir = ?1 OR NOT heir_ready OR NOT {_WANTED}) "
            f"RETURNING epoch, extract(epoch FROM {_NOW} - before)",
            worker,
            self._lifetime,
            shard,
        )
        if not rows:
            return None
        epoch, unwatched = rows[0]
        return Taken(epoch, math.inf if unwatched is None else float(unwatched))

    async def release(self, worker: str, shard: int) -> None:
        """Give up a lease and any claim on this shard."""
        # ``watched_at`` is when a worker last led the shard for certain, so an expired lease does
        # not move it.
        await self._database.change(
            "UPDATE shard_lease SET owner = CASE WHEN owner = ?1 THEN NULL ELSE owner END, "
            f"watched_at = CASE WHEN owner = ?1 AND {_OWNED} THEN {_NOW} ELSE watched_at END, "
            "heir = CASE WHEN heir = ?1 THEN NULL ELSE heir END WHERE shard = ?2",
            worker,
            shard,
        )

    async def leave(self, worker: str) -> None:
        """Remove this worker and free its leases, so that others can take them at once."""
        await self._database.change("DELETE FROM worker WHERE name = ?1", worker)
        for (shard,) in await self._database.fetch(
            "SELECT shard FROM shard_lease WHERE owner = ?1 OR heir = ?1 ORDER BY shard", worker
        ):
            await self.release(worker, shard)

    async def turn_to_identify(self, bucket: int, pause: float) -> float:
        """Reserve a turn to identify to Discord's gateway; return how many seconds to wait for it.

        Turns of the same ``bucket`` are ``pause`` seconds apart.
        """
        wait = await self._database.value(
            f"INSERT INTO identify_turn VALUES (?1, {_NOW} + {_LIFETIME}) ON CONFLICT (bucket) "
            f"DO UPDATE SET free_at = greatest(identify_turn.free_at, {_NOW}) + {_LIFETIME} "
            f"RETURNING extract(epoch FROM free_at - {_LIFETIME} - {_NOW})",
            bucket,
            pause,
        )
        return max(0.0, float(wait))


class PressRows:
    """Stores presses as they arrive, so that exactly one worker claims and answers each."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    async def claim(self, press: int, shard: int, worker: str) -> bool:
        """Claim a press; return whether this worker was the first and should answer it."""
        # A retry by the same worker after a lost answer is not a second claim.
        claimed = await self._database.value(
            "INSERT INTO press (id, shard, worker) VALUES (?1, ?2, ?3) ON CONFLICT (id) "
            "DO UPDATE SET worker = excluded.worker WHERE press.worker = excluded.worker "
            "RETURNING id",
            press,
            shard,
            worker,
        )
        return claimed is not None

    async def forward(self, press: int, shard: int, payload: str) -> None:
        """Store a press for the worker that leads this shard."""
        await self._database.change(
            "INSERT INTO press (id, shard, payload) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            press,
            shard,
            payload,
        )

    async def take_back(self, press: int, shard: int, worker: str) -> bool:
        """Claim a forwarded press that no worker has taken; return whether that succeeded."""
        # INSERT as well as UPDATE, because the table is unlogged: after a crash of the server, the
        # row of the forwarded press is gone.
        ours = await self._database.value(
            "INSERT INTO press (id, shard, worker) VALUES (?1, ?2, ?3) ON CONFLICT (id) "
            "DO UPDATE SET worker = excluded.worker, payload = NULL "
            "WHERE press.worker = excluded.worker OR press.payload IS NOT NULL RETURNING id",
            press,
            shard,
            worker,
        )
        return ours is not None

    async def take(self, shard: int, worker: str, epoch: int) -> tuple[Forwarded, ...]:
        """Take and return the presses that wait for this shard, oldest first.

        For each of them, send the hint ``taken <press>``. Return no presses if this worker does not
        hold the shard's lease with this epoch.
        """
        rows = await self._database.fetch(
            "WITH taken AS (SELECT id, payload FROM press WHERE shard = ?1 "
            "AND payload IS NOT NULL AND EXISTS (SELECT FROM shard_lease WHERE "
            "shard_lease.shard = ?1 AND owner = ?2 AND epoch = ?3) ORDER BY id FOR UPDATE), "
            "noted AS (UPDATE press SET payload = NULL, worker = ?2 FROM taken "
            "WHERE press.id = taken.id) "
            f"SELECT id, payload, pg_notify('{CHANNEL}', '{TAKEN} ' || id) FROM taken ORDER BY id",
            shard,
            worker,
            epoch,
        )
        return tuple(Forwarded(press, payload) for press, payload, _ in rows)

    async def guild_of(self, game_id: str) -> int | None:
        """Return the server in which a game is played; None if there is no such game."""
        found = await self._database.value("SELECT guild_id FROM game WHERE id = ?1", game_id)
        return None if found is None else int(found)

    async def forget(self, seconds: float) -> None:
        """Delete presses that arrived more than this many seconds ago."""
        await self._database.change(
            "DELETE FROM press WHERE at < clock_timestamp() - make_interval(secs => ?1)", seconds
        )


class Hints:
    """Sends hints between workers: short messages after which they act at once.

    A hint may be lost. Workers also check regularly, so a lost one only delays them. Hints are sent
    by NOTIFY, and received by LISTEN on a connection of their own.
    """

    def __init__(self, address: PostgresAddress, database: PostgresDatabase) -> None:
        self._address = address
        self._database = database

    async def send(self, hint: str) -> None:
        """Send a hint to all workers; do nothing if the database cannot be reached."""
        with suppress(StoreError):
            await self._database.value("SELECT pg_notify(?1, ?2)", CHANNEL, hint)

    @asynccontextmanager
    async def listening(self, listener: Callable[[str], None]) -> AsyncIterator[None]:
        """Call ``listener`` with every hint that arrives inside the block."""
        task = asyncio.create_task(self._listen(listener), name="hints")
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _listen(self, listener: Callable[[str], None]) -> None:
        """Pass hints to ``listener`` until cancelled; connect again if the connection is lost."""
        while True:
            try:
                with translated():
                    await self._listen_once(listener)
            except StoreError as fault:
                log.info("the connection for hints is lost, reconnecting: %s", fault)
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen_once(self, listener: Callable[[str], None]) -> None:
        """Pass hints to ``listener`` until the connection ends."""

        def on_notify(_connection: object, _process: int, _channel: str, hint: str) -> None:
            listener(hint)

        connection = await connect(self._address)
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        try:
            await connection.add_listener(CHANNEL, on_notify)
            while not ended.is_set():
                # A regular query notices a connection that was cut without a TCP reset.
                await connection.fetchval("SELECT 1", timeout=CHECK_EVERY)
                await wait_up_to(ended, CHECK_EVERY)
        finally:
            connection.terminate()
