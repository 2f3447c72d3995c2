"""One shard on this worker: connected from its beginning to its end, leading now and then.

Leads while its lease is held. When the lease is lost or given away it steps back, and can lead
again later without a new session. Who should lead is decided elsewhere.
"""

import asyncio
from collections.abc import Callable

from bot.gateway.client import DixitBot
from bot.store.fleet import Presses
from bot.workers.incoming import IncomingPresses, unpacked
from bot.workers.lease import Lease


class ShardHere:
    """A bot for one shard, the presses that come in, and the lease."""

    def __init__(
        self, bot: DixitBot, incoming: IncomingPresses, lease: Lease, presses: Presses, worker: str
    ) -> None:
        self.bot = bot
        self.incoming = incoming
        self.lease = lease
        self._presses = presses
        self._worker = worker
        self.changing = asyncio.Lock()  # held while it begins to lead, or hands over
        self._looking = asyncio.Lock()
        self._running: asyncio.Task[None] | None = None

    def start(
        self, token: str, on_ready: Callable[[], None], on_end: Callable[[BaseException], None]
    ) -> None:
        """Connect, and stay connected."""

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
        """Whether presses arrive here."""
        return self.bot.online.is_set()

    @property
    def busy(self) -> bool:
        """Whether it is about to lead or to step back."""
        return self.changing.locked()

    async def lead(self, unwatched: float) -> None:
        """Answer, draw and ring, beginning with the presses that were kept."""
        await self.bot.lead(unwatched)
        self.incoming.open()
        await self.take_presses()

    async def step_back(self) -> None:
        """Leave the shard to somebody else, with nothing left half done."""
        await self.incoming.close()
        async with self._looking:  # what was taken from the store has gone in
            pass
        await self.bot.step_back()

    async def take_presses(self) -> None:
        """Answer the presses that other workers have put aside for this shard."""
        async with self._looking:
            if not (self.incoming.is_open and self.lease.held):
                return
            for press in await self._presses.take(self.lease.shard, self._worker, self.lease.epoch):
                self.incoming.let_in(unpacked(press.payload))

    async def look(self, *, games: bool) -> None:
        """See what no hint has told of: presses, and perhaps games that others have changed."""
        await self.take_presses()
        if games and self.bot.leading and self.lease.held:
            await self.bot.screens.look_again()

    async def close(self) -> None:
        """Disconnect."""
        self._online.cancel()
        await self.incoming.close()
        await self.bot.close()
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
