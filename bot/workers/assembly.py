"""Assembles one worker process: settings → PostgreSQL → worker → one bot for each shard.

Connections, decks, pictures and the request queue are made once and shared by all shards of the
process. Everything else belongs to the bot of one shard.
"""

import asyncio
import logging
import os
import re
import secrets
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from bot.client import DixitBot
from bot.gateway.library import ask_gateway
from bot.gateway.requests import RequestQueue, Uplink
from bot.host.process import call_on_signal
from bot.host.services import hosted, listening
from bot.runtime import Runtime, in_background
from bot.settings import ALL, LEASE, Settings
from bot.store import PostgresAddress, StoreError
from bot.store.postgres.database import Patience, PostgresDatabase
from bot.store.postgres.fleet import Hints, LeaseRows, PressRows
from bot.store.postgres.store import ShardStore
from bot.workers.incoming import IncomingPresses
from bot.workers.member import FleetMember, Wanted
from bot.workers.shard import Lease, LeaseTempo, LocalShard
from bot.workers.worker import Worker

log = logging.getLogger(__name__)


def own_name() -> str:
    """Return a unique worker name of letters, digits and dashes."""
    host = re.sub(r"[^A-Za-z0-9]+", "-", socket.gethostname())[:40]
    return f"{host}-{os.getpid()}-{secrets.token_hex(3)}"


class ShardBots:
    """Makes the bots of the shards that this worker runs; they share one queue and one uplink."""

    def __init__(
        self,
        runtime: Runtime,
        database: PostgresDatabase,
        leases: LeaseRows,
        at_once: int,
        lease_tempo: LeaseTempo,
    ) -> None:
        self._runtime = runtime
        self._database = database
        self._leases = leases
        self._at_once = at_once
        self._lease_tempo = lease_tempo
        self.queue = RequestQueue()
        self._uplink = Uplink()

    def make(self, worker: Worker, lease: Lease) -> LocalShard:
        """Return the bot of a shard with its lease and presses; it is not connected yet."""
        shard, shards = lease.shard, worker.member.shards
        bot = DixitBot(
            self._runtime,
            ShardStore(self._database, shard, shards, worker.name, lambda: lease.epoch),
            self._runtime.requests(
                queue=self.queue, uplink=self._uplink, may_send=lambda: lease.held
            ),
            alone=False,
            turn_to_identify=self._turn_to_identify,
            shard_ids=[shard],
            shard_count=shards,
        )
        incoming = IncomingPresses(
            bot,
            shard,
            shards,
            worker.presses,
            worker.name,
            worker.inbox.forward,
            cut_off=lambda: worker.member.cut_off,
        )
        return LocalShard(bot, incoming, lease, worker.presses, worker.name)

    async def _turn_to_identify(self, shard: int) -> None:
        """Wait until this shard may identify; Discord's limit applies to all processes together."""
        pause = self._lease_tempo.identify
        with suppress(StoreError):  # without an answer, wait as long as one turn takes
            pause = await self._leases.turn_to_identify(shard % self._at_once, pause)
        await asyncio.sleep(pause)


@asynccontextmanager
async def assembled_worker(
    settings: Settings,
    *,
    lease_tempo: LeaseTempo | None = None,
    store_patience: Patience | None = None,
    **runtime_options: Any,
) -> AsyncIterator[Worker]:
    """Yield a worker with everything it needs, and close its connections on exit.

    ``runtime_options`` are passed to `Runtime`.
    """
    assert isinstance(settings.database, PostgresAddress)
    lease_tempo = lease_tempo or LeaseTempo()
    runtime = Runtime(settings, **runtime_options)
    recommended, at_once = await ask_gateway(settings.token)
    database = await PostgresDatabase.open(settings.database, store_patience or Patience())
    try:
        leases = LeaseRows(database, lease_tempo.lifetime)
        # As configured, else as the running workers use, else as Discord recommends.
        shards = settings.shards or await leases.shards() or recommended
        async with runtime.pictures:
            bots = ShardBots(runtime, database, leases, at_once, lease_tempo)
            member = FleetMember(
                own_name(),
                shards,
                _wanted(settings, shards),
                runtime.shelf.deck_ids,
                leases,
                lease_tempo.lifetime,
            )
            presses, hints = PressRows(database), Hints(settings.database, database)
            worker = Worker(member, presses, hints, bots.queue, bots.make, lease_tempo)
            try:
                async with in_background(runtime.keep_decks(worker.online, worker.sweep), "decks"):
                    yield worker
            finally:
                await bots.queue.close()
    finally:
        await database.close()


def _wanted(settings: Settings, shards: int) -> Wanted:
    """Return the shards that SHARDS_HERE asks for."""
    here = settings.shards_here
    if here == LEASE:
        return Wanted()
    return Wanted(frozenset(range(shards) if here == ALL else map(int, here)))


def _end_within(seconds: float) -> None:
    """End the process after this many seconds even if something still blocks.

    Nothing is lost, because every move was saved before it was answered.
    """

    def end() -> None:
        log.warning("ended before everything was closed; nothing was lost")
        os._exit(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


async def run_worker(
    settings: Settings, *, lease_tempo: LeaseTempo | None = None, **runtime_options: Any
) -> None:
    """Assemble a worker and run it until SIGINT or SIGTERM.

    ``runtime_options`` are passed to `Runtime`. Raise ``DeafGateway`` if the gateway stays silent
    although Discord's API answers.
    """
    told_to_end = asyncio.Event()
    tempo = lease_tempo or LeaseTempo()

    def end() -> None:
        told_to_end.set()
        _end_within(tempo.handing_over + tempo.clearing_up)

    call_on_signal(end)
    async with (
        assembled_worker(settings, lease_tempo=tempo, **runtime_options) as worker,
        hosted(
            lambda: [here.bot for here in worker.here.values()],
            settings,
            worker.online,
            {"lease": partial(_lease_of, worker)},
        ) as heartbeats,
        listening(heartbeats, told_to_end.set),
    ):
        await worker.run(settings.token, told_to_end)


async def _lease_of(worker: Worker) -> str | None:
    """Return what is wrong with the leases held here, for the health check; None if nothing is."""
    lost = [number for number, here in worker.here.items() if not here.lease.held]
    if not worker.here:
        return "none is held"
    return f"not held: {', '.join(map(str, sorted(lost)))}" if lost else None
