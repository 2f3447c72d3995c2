"""Where one of several processes is put together: settings → PostgreSQL → worker → bots by shard.

What the shards of a process have in common is made once: connections, decks, pictures, the queue
of requests. Everything else belongs to the bot of one shard.
"""

import asyncio
import gc
import logging
import os
import re
import secrets
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from bot.app import discords_clock, open_shelf, prepare
from bot.decks import Shelf
from bot.gateway.client import DixitBot
from bot.gateway.connection import PATIENCE
from bot.gateway.endpoint import point_discord_at
from bot.gateway.patience import ask_gateway
from bot.gateway.request_queue import RequestQueue
from bot.gateway.requests import Requests
from bot.gateway.traffic import Traffic
from bot.host.hosted import hosted
from bot.imaging.on_demand import PicturesOnDemand
from bot.parts import Means, put_together
from bot.play import timers
from bot.play.background import in_background
from bot.play.timers import Moments
from bot.screens.tempo import UNHURRIED, Tempo
from bot.settings import ALL, LEASE, Settings
from bot.store import Clock, PostgresAddress, StoreError
from bot.store.postgres.database import Database, Patience
from bot.store.postgres.hints import Hints
from bot.store.postgres.leases import LeaseRows
from bot.store.postgres.presses import PressRows
from bot.store.postgres.shard_store import ShardStore
from bot.workers.division import Wanted
from bot.workers.incoming import IncomingPresses
from bot.workers.lease import Lease, LeaseTempo
from bot.workers.shard import ShardHere
from bot.workers.worker import Worker

log = logging.getLogger(__name__)


def own_name() -> str:
    """A name that no other worker has, of letters, digits and dashes."""
    host = re.sub(r"[^A-Za-z0-9]+", "-", socket.gethostname())[:40]
    return f"{host}-{os.getpid()}-{secrets.token_hex(3)}"


class Bots:
    """Makes the bot of each shard."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        leases: LeaseRows,
        shelf: Shelf,
        pictures: PicturesOnDemand,
        *,
        at_once: int,
        lease_tempo: LeaseTempo,
        tempo: Tempo = UNHURRIED,
        moments: Moments = timers.UNHURRIED,
        clock: Clock | None = None,
        requests: Callable[..., Requests] = Requests,
        patience: float = PATIENCE,
        **options: Any,
    ) -> None:
        self._settings = settings
        self._database = database
        self._leases = leases
        self._shelf = shelf
        self._pictures = pictures
        self._at_once = at_once
        self._tempo = tempo
        self._moments = moments
        self._lease_tempo = lease_tempo
        self._requests = requests
        self._traffic = Traffic()
        self._clock = clock or discords_clock(self._traffic)
        self._options = {"patience": patience, "traffic": self._traffic, **options}
        self.queue = RequestQueue()

    def make(self, worker: Worker, lease: Lease) -> ShardHere:
        """The bot of one shard, which does not lead yet."""
        shard, shards = lease.shard, worker.shards
        store = ShardStore(self._database, shard, shards, worker.name, lambda: lease.epoch)
        means = Means(
            store,
            self._shelf,
            self._pictures,
            self._settings,
            self._clock,
            self._requests(queue=self.queue, may_send=lambda: lease.held),
            self._tempo,
            self._moments,
        )
        bot = DixitBot(
            partial(put_together, means=means),
            alone=False,
            turn_to_identify=self._turn_to_identify,
            shard_ids=[shard],
            shard_count=shards,
            **self._options,
        )
        incoming = IncomingPresses(
            bot, shard, shards, worker.presses, worker.name, worker.inbox.forward
        )
        return ShardHere(bot, incoming, lease, worker.presses, worker.name)

    async def _turn_to_identify(self, shard: int) -> None:
        """Discord counts the sessions that begin, whichever process they are in."""
        pause = self._lease_tempo.identify
        with suppress(StoreError):
            pause = await self._leases.turn_to_identify(shard % self._at_once, pause)
        await asyncio.sleep(pause)


@asynccontextmanager
async def assembled_worker(
    settings: Settings,
    *,
    lease_tempo: LeaseTempo | None = None,
    store_patience: Patience | None = None,
    **options: Any,
) -> AsyncIterator[Worker]:
    """A worker with everything it needs, and bots with these options; let go of in right order."""
    assert isinstance(settings.database, PostgresAddress)
    lease_tempo = lease_tempo or LeaseTempo()
    point_discord_at(settings.api_base, settings.gateway_url)
    shelf = open_shelf(settings)
    recommended, at_once = await ask_gateway(settings.token)
    database = await Database.open(settings.database, store_patience or Patience())
    try:
        leases = LeaseRows(database, lease_tempo.lifetime)
        shards = settings.shards or await leases.shards() or recommended
        folder = settings.folder / "pictures"
        async with PicturesOnDemand(shelf, folder, settings.picture_cache_mb) as pictures:
            common = (settings, database, leases, shelf, pictures)
            bots = Bots(*common, at_once=at_once, lease_tempo=lease_tempo, **options)
            presses, hints = PressRows(database), Hints(settings.database, database)
            wanted = _wanted(settings, shards)
            there = (leases, presses, hints, bots.queue)
            worker = Worker(
                own_name(), shards, wanted, shelf.deck_ids, *there, bots.make, lease_tempo
            )
            try:
                preparing = prepare(worker.online, pictures, shelf, worker.sweep)
                async with in_background(preparing, "decks"):
                    yield worker
            finally:
                await bots.queue.close()
    finally:
        await database.close()


def _wanted(settings: Settings, shards: int) -> Wanted:
    here = settings.shards_here
    if here == LEASE:
        return Wanted()
    return Wanted(frozenset(range(shards) if here == ALL else map(int, here)))


def _end_within(seconds: float) -> None:
    """End this process then, even if something does not let go: what counts is in the store."""

    def end() -> None:
        log.warning("ended before everything was let go of")
        os._exit(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


async def run_worker(
    settings: Settings, *, lease_tempo: LeaseTempo | None = None, **options: Any
) -> None:
    """Assemble a worker and run it until a signal comes."""
    told_to_end = asyncio.Event()
    loop = asyncio.get_running_loop()
    tempo = lease_tempo or LeaseTempo()

    def end() -> None:
        told_to_end.set()
        _end_within(tempo.handing_over + tempo.clearing_up)

    with suppress(NotImplementedError):  # Windows has no signal handlers: Ctrl+C interrupts
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, end)
    async with (
        assembled_worker(settings, lease_tempo=tempo, **options) as worker,
        hosted(
            lambda: [here.bot for here in worker.here.values()],
            settings,
            worker.online,
            {"lease": partial(_lease_of, worker)},
        ) as hearing,
    ):
        gc.freeze()
        gc.enable()
        listening = asyncio.create_task(hearing.until_deaf(), name="hearing")
        listening.add_done_callback(lambda _: told_to_end.set())
        try:
            await worker.run(settings.token, told_to_end)
        finally:
            deaf = listening.done()
            listening.cancel()
        if deaf:
            await listening


async def _lease_of(worker: Worker) -> str | None:
    """What is wrong with the shards of this process, for whoever asks whether it is ready."""
    lost = [number for number, here in worker.here.items() if not here.lease.held]
    if not worker.here:
        return "none is held"
    return f"not held: {', '.join(map(str, sorted(lost)))}" if lost else None
