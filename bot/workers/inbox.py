"""Presses between workers: brought to whoever leads the shard of their game, and fetched there.

A press for a shard of this very process goes there at once. For any other it becomes a row, and a
hint says so; a look now and then finds the rows whose hint was lost.
"""

import asyncio
import logging
from collections.abc import Awaitable, Mapping

from bot.store import StoreError
from bot.store.fleet import Presses
from bot.workers.hinting import Hinting, either
from bot.workers.incoming import Payload, packed
from bot.workers.shard import ShardHere

log = logging.getLogger(__name__)

PRESS = "press"  # the hint: one waits for the shard that is named
UNSHOWN_EVERY = 4  # looks; who changes another's game is rare
FORGET_AFTER = 15 * 60.0  # seconds for which Discord takes answers


class Inbox:
    """The presses that arrive at one worker and belong to another."""

    def __init__(
        self,
        worker: str,
        here: Mapping[int, ShardHere],
        presses: Presses,
        hints: Hinting,
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
        """Somebody has put a press aside."""
        word, _, shard = hint.partition(" ")
        if word == PRESS and shard.isdigit() and int(shard) in self._here:
            self._hinted.add(int(shard))
            self._look_now.set()

    async def forward(self, press: int, shard: int, data: Payload) -> None:
        """Bring a press to whoever leads this shard."""
        one = self._here.get(shard)
        if one is not None and one.incoming.is_open and one.lease.held:
            if await self._presses.claim(press, shard, self._worker):
                one.incoming.let_in(data)
            return
        await self._presses.forward(press, shard, packed(data))
        await self._hints.give(f"{PRESS} {shard}")

    async def keep_looking(self) -> None:
        """Fetch what waits for the shards that are led here."""
        looks = 0
        while True:
            hinted, self._hinted = self._hinted, set()
            self._look_now.clear()
            looks += not hinted
            games = not hinted and looks % UNSHOWN_EVERY == 0
            for shard, one in list(self._here.items()):
                if not hinted or shard in hinted:
                    await _logged(one.look(games=games))
            await either(self._look_now, self._look)

    async def keep_forgetting(self) -> None:
        """Drop what is too old to be answered."""
        while True:
            await asyncio.sleep(FORGET_AFTER / 10)
            if 0 in self._here:
                await _logged(self._presses.forget(FORGET_AFTER))


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except StoreError as fault:
        log.warning("a look failed: %s", fault)
    except Exception:
        log.exception("a look failed")
