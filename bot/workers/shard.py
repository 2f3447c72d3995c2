"""Runs one shard on this worker: its lease, and its bot, which leads while the lease is held.

The bot stays connected from start to close. When the lease is lost, the bot steps back; it can lead
again later in the same session. Which worker should lead is decided in ``member``.
"""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.client import DixitBot
from bot.store.postgres.fleet import PressRows
from bot.tasks import stop
from bot.workers.incoming import IncomingPresses, unpacked

MARGIN = 1 / 8  # fraction of the lifetime, enough for the last request to have arrived


@dataclass(frozen=True, slots=True)
class LeaseTempo:
    """The intervals and timeouts of workers that share the shards, in seconds."""

    lifetime: float = 8.0  # of a lease that is not renewed
    beat: float = 2.0  # between two renewals
    look: float = 1.5  # between two checks for presses whose hint was lost
    identify: float = 5.0  # between two shards that identify, as Discord requires
    handing_over: float = 5.5  # for which a worker that was told to end waits for heirs
    clearing_up: float = 3.5  # after that, until the process ends even if work is pending


class Lease:
    """The right to lead one shard, as far as this process can know.

    By a monotonic clock, the lifetime is counted from *before* the request that renewed the lease,
    and it ends a little early. So this process stops sending before the lease expires in the store.
    """

    def __init__(self, shard: int, lifetime: float) -> None:
        self.shard = shard
        self.epoch = 0
        self._lifetime = lifetime
        self._until = -math.inf

    def hold(self, epoch: int, asked_at: float) -> None:
        """Hold the lease for its lifetime, counted from ``asked_at``, when the request began."""
        self.epoch = epoch
        self._until = asked_at + self._lifetime * (1 - MARGIN)

    def end(self) -> None:
        """Treat the lease as lost from now on."""
        self._until = -math.inf

    @property
    def held(self) -> bool:
        """Return whether the lease is certainly valid; then no other worker leads the shard."""
        return time.monotonic() < self._until


CONNECTING = 120.0  # seconds in which a shard should connect before other workers may try


class LocalShard:
    """Runs the bot of one shard on this worker, with its incoming presses and its lease."""

    def __init__(
        self,
        bot: DixitBot,
        incoming: IncomingPresses,
        lease: Lease,
        presses: PressRows,
        worker: str,
    ) -> None:
        self.bot = bot
        self.incoming = incoming
        self.lease = lease
        self._presses = presses
        self._worker = worker
        self.changing = asyncio.Lock()  # held while it starts to lead or hands over
        self._taking = asyncio.Lock()  # held while presses are taken from the store
        self._running: asyncio.Task[None] | None = None
        self._began = time.monotonic()

    def start(
        self, token: str, on_ready: Callable[[], None], on_end: Callable[[BaseException], None]
    ) -> None:
        """Connect and stay connected, in a background task.

        Calls ``on_ready`` once online, and ``on_end`` with the exception if the bot stops with one.
        """

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (fault := task.exception()):
                on_end(fault)

        async def online() -> None:
            await self.bot.online.wait()
            on_ready()

        self._running = asyncio.create_task(self.bot.start(token))
        self._running.add_done_callback(ended)
        self._online = asyncio.create_task(online())

    @property
    def ready(self) -> bool:
        """Return whether the bot is online and receives presses."""
        return self.bot.online.is_set()

    @property
    def connects(self) -> bool:
        """Return whether the bot is online, or may still be connecting."""
        return self.ready or time.monotonic() < self._began + CONNECTING

    @property
    def busy(self) -> bool:
        """Return whether the bot is starting to lead or handing over."""
        return self.changing.locked()

    async def lead(self, unwatched: float) -> None:
        """Start to draw games, run timers and answer presses, those that had to wait included.

        ``unwatched`` is how many seconds this shard was without a leader that watched its timers.
        """
        await self.bot.lead(unwatched)
        self.incoming.open()
        await self.take_presses()

    async def step_back(self) -> None:
        """Stop leading; return once all pending presses are answered.

        Upkeep is stopped first: it may take long, and presses are still answered until it has
        ended.
        """
        await self.bot.stop_upkeep()
        await self.incoming.close()
        async with self._taking:  # wait until presses taken from the store have been passed on
            pass
        await self.bot.step_back()

    async def take_presses(self) -> None:
        """Answer the presses that other workers forwarded to this shard, if it is led here."""
        async with self._taking:
            if not (self.incoming.is_open and self.lease.held):
                return
            for press in await self._presses.take(self.lease.shard, self._worker, self.lease.epoch):
                self.incoming.admit(unpacked(press.payload))

    async def check_store(self, *, games: bool) -> None:
        """Fetch forwarded presses; with ``games``, also redraw games that other workers changed."""
        await self.take_presses()
        if games and self.bot.leading and self.lease.held:
            await self.bot.parts.screens.pick_up_changes()

    async def close(self, patience: float = 0.0) -> None:
        """Disconnect, after giving running uploads ``patience`` seconds to finish."""
        self._online.cancel()
        await self.incoming.close()
        try:
            await self.bot.interactions.arrivals.finish_long(patience)
        finally:
            await self.bot.close()
            await stop(self._running)
