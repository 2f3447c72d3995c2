"""Leading: one process answers, draws, rings and keeps house for a shard; others may be connected.

A bot that is alone leads from its start to its end. One of several is told when to lead and when
to step back, and is connected before and after that, so that nothing is missed in between.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from bot.gateway.arrivals import Arrivals
from bot.gateway.servers import ServerEvents
from bot.gateway.slash import hear_of_commands, tell_commands
from bot.play.background import in_background

if TYPE_CHECKING:
    from bot.play.alarms import Alarms
    from bot.play.housekeeping import Housekeeping

log = logging.getLogger(__name__)


class LeadingBot(ServerEvents):
    """A bot that can lead and step back, any number of times."""

    alarms: "Alarms"
    housekeeping: "Housekeeping"

    def __init__(
        self,
        *args: Any,
        alone: bool = True,
        turn_to_identify: Callable[[int], Awaitable[None]] | None = None,
        **options: Any,
    ) -> None:
        super().__init__(*args, **options)
        self._alone = alone  # else it leads when it is told to
        self._turn_to_identify = turn_to_identify
        self._upkeep = AsyncExitStack()
        self.leading = False
        self.online = asyncio.Event()
        self.arrivals = Arrivals()
        self.slash_id: int | None = None  # by which texts refer to it, once Discord knows it

    async def lead(self, unwatched: float = math.inf) -> None:
        """From now on answer, draw, ring and keep house, after so many seconds of nobody."""
        self.arrivals.open()
        await self.pauses.look_up()
        await self.screens.begin()
        await self._learn_commands()
        # Nothing rings while nobody could press anything.
        self.alarms.unwatched = unwatched
        await self._upkeep.enter_async_context(self.alarms)
        await self._upkeep.enter_async_context(
            in_background(self.housekeeping.go_round(), "housekeeping")
        )
        self.leading = True
        if self.online.is_set():
            await self._catch_up()

    async def step_back(self) -> None:
        """Answer the presses that are here already; from now on somebody else does the rest."""
        self.leading = False
        await self._upkeep.aclose()
        await self.arrivals.close()
        await self.screens.close()

    async def _learn_commands(self) -> None:
        """Whoever has shard 0 tells Discord of our commands, others learn of them."""
        if self._alone:
            self.slash_id = await tell_commands(self.tree)
        elif self.slash_id is None:
            # Presses are waiting, which need no commands.
            learning = asyncio.create_task(self._hear_of_commands(), name="commands")
            self._upkeep.callback(learning.cancel)

    async def _hear_of_commands(self) -> None:
        self.slash_id = await hear_of_commands(self.tree, tell=0 in (self.shard_ids or ()))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets shards in one after the other, whichever process they are in."""
        if self._turn_to_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._turn_to_identify(shard_id or 0)

    async def on_ready(self) -> None:
        """Bring everything in line that a stop or an outage left behind."""
        self.online.set()
        if self.leading:
            await self._catch_up()

    async def _catch_up(self) -> None:
        await self.pauses.return_to(guild.id for guild in self.guilds)
        await self.screens.recover()

    async def on_resumed(self) -> None:
        """After a gap the gateway replays presses by itself; screens may have missed edits."""
        if self.leading:
            await self.screens.recover()
