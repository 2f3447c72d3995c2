"""Forwards presses to the worker that leads their game's shard, and fetches those for this worker.

A press for a shard that this process leads is passed on directly. Any other press is stored as a
row and announced by a hint; a regular check finds rows whose hint was lost. Which shard a press
belongs to is decided in ``incoming``.
"""

import asyncio
import logging
from collections.abc import Awaitable, Mapping

from bot.limits import TOKEN_LIFE
from bot.store import StoreError
from bot.store.fleet import TAKEN
from bot.store.postgres.fleet import Hints, PressRows
from bot.tasks import wait_up_to
from bot.workers.incoming import Payload, packed
from bot.workers.shard import LocalShard

log = logging.getLogger(__name__)

PRESS = "press"  # with a shard's number, the hint that a press waits for its leader
UNSHOWN_EVERY = 4  # checks; rarely, because workers seldom change each other's games


class Inbox:
    """Forwards presses for shards of other workers, and fetches those for the shards led here."""

    def __init__(
        self,
        worker: str,
        here: Mapping[int, LocalShard],
        presses: PressRows,
        hints: Hints,
        look: float,
    ) -> None:
        self._worker = worker
        self._here = here
        self._presses = presses
        self._hints = hints
        self._look = look
        self._hinted: set[int] = set()
        self._look_now = asyncio.Event()

    def hear(self, hint: str) -> None:
        """Handle a hint from a worker; ignore hints about anything but presses.

        If a press waits for a shard here, fetch it soon. If a forwarded press was taken, stop
        tracking it.
        """
        word, _, number = hint.partition(" ")
        if word == PRESS and number.isdigit() and int(number) in self._here:
            self._hinted.add(int(number))
            self._look_now.set()
        if word == TAKEN and number.isdigit():
            for local in self._here.values():
                local.incoming.note_taken(int(number))

    async def forward(self, press: int, shard: int, data: Payload) -> bool:
        """Forward a press to the worker that leads its shard; return whether it waits to be taken.

        Return False if this process leads the shard: then the press was passed on at once, unless
        it had already been claimed.
        """
        local = self._here.get(shard)
        if local is not None and local.incoming.is_open and local.lease.held:
            if await self._presses.claim(press, shard, self._worker):
                local.incoming.admit(data)
            return False
        await self._presses.forward(press, shard, packed(data))
        await self._hints.send(f"{PRESS} {shard}")
        return True

    async def keep_checking(self) -> None:
        """Fetch presses for the shards led here, on hints and regularly, until cancelled.

        At every fourth regular check, also redraw games that other workers changed.
        """
        checks = 0  # without a hint
        while True:
            hinted, self._hinted = self._hinted, set()
            self._look_now.clear()
            checks += not hinted
            games = not hinted and checks % UNSHOWN_EVERY == 0
            for shard, local in list(self._here.items()):
                if not hinted or shard in hinted:
                    await _logged(local.check_store(games=games))
            await wait_up_to(self._look_now, self._look)

    async def keep_forgetting(self) -> None:
        """Delete presses that are too old to be answered, regularly, until cancelled.

        Only the worker that runs shard 0 deletes them.
        """
        while True:
            await asyncio.sleep(TOKEN_LIFE / 10)
            if 0 in self._here:
                await _logged(self._presses.forget(TOKEN_LIFE))


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except StoreError as fault:
        log.warning("forwarded presses could not be fetched, trying again: %s", fault)
    except Exception:
        log.exception("forwarded presses could not be fetched")
