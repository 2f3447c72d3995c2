"""Going online, and online again: patience with a network or a Discord that is out of reach.

Only a refused token or refused intents are final. Everything else is tried again, with growing
pauses and one line in the log each. Knows the library's way of logging in and nothing of games.
"""

import asyncio
import logging
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import yarl
from discord.ext import commands
from discord.http import HTTPClient

from bot.gateway.requests import TRANSIENT
from bot.logs import told_of

log = logging.getLogger(__name__)

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
CANCEL_AGAIN = 0.1
UNAUTHORIZED = 401
INVALID_TOKEN, INVALID_INTENTS = 4004, 4013  # with these the gateway closes


class Pauses:
    """Each twice as long as the one before, up to a limit, and never quite the same."""

    def __init__(self) -> None:
        self._next = FIRST_PAUSE
        self._last = 0.0

    def delay(self) -> float:
        """How long to wait now; all was well for a while if nobody has asked for long."""
        now = time.monotonic()
        if now - self._last > 5 * LONGEST_PAUSE:
            self._next = FIRST_PAUSE
        self._last = now
        pause, self._next = self._next, min(self._next * 2, LONGEST_PAUSE)
        # After an outage not all bots of this world should come back in one instant.
        return random.uniform(pause / 2, pause)


class TurnedAway(Exception):
    """Discord refuses this bot for good; says why, for whoever runs it."""


class GatewayOutOfReach(Exception):
    """A shard could not connect."""


class PatientBot(commands.AutoShardedBot):
    """A bot that waits for Discord instead of giving up."""

    _launching = False

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Stay online until closed; ``TurnedAway`` if Discord does not want us."""
        running = asyncio.create_task(super().start(token, reconnect=reconnect))
        try:
            await asyncio.wait({running})
        finally:
            # In the middle of reconnecting the library takes no notice of being cancelled.
            while not running.done():
                running.cancel()
                await asyncio.wait({running}, timeout=CANCEL_AGAIN)
        try:
            running.result()
        except (discord.LoginFailure, discord.PrivilegedIntentsRequired) as refusal:
            raise TurnedAway(_reason(refusal)) from refusal
        except discord.ConnectionClosed as refusal:
            raise TurnedAway(_reason(refusal, refusal.code)) from refusal

    async def login(self, token: str) -> None:
        """Log in, whenever that may be; ``LoginFailure`` for a token that is refused."""
        with _patient(self.http):
            await super().login(token)

    async def launch_shards(self) -> None:
        """Ask how many shards there should be, and connect them."""
        if self.shard_count is None:
            with _patient(self.http):
                self.shard_count, _, _ = await self.http.get_bot_gateway()
        await super().launch_shards()

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard, as often as it takes.

        After a failure the library waits and calls this again from inside, deeper each time,
        until Python ends it after an hour: so the inner call says that it failed, no more.
        """
        if self._launching:
            raise GatewayOutOfReach
        pauses = Pauses()
        while not self.is_closed():
            self._launching = True
            try:
                await super().launch_shard(gateway, shard_id, initial=initial)
                break
            except GatewayOutOfReach:
                await asyncio.sleep(pauses.delay())
            finally:
                self._launching = False
        if shard := self.get_shard(shard_id):
            # Later on, too: the library's own pauses grow to a quarter of an hour.
            shard._parent._backoff = Pauses()  # type: ignore[assignment]


async def ask_gateway(token: str) -> tuple[int, int]:
    """How many shards Discord recommends, and how many may begin a session at a time."""
    http = HTTPClient(asyncio.get_running_loop())
    try:
        with _patient(http):
            await http.static_login(token)
            shards, _, limits = await http.get_bot_gateway()
    except discord.LoginFailure as refusal:
        raise TurnedAway(_reason(refusal)) from refusal
    finally:
        await http.close()
    return shards, max(1, limits["max_concurrency"])


def _reason(refusal: Exception, code: int = INVALID_TOKEN) -> str:
    if isinstance(refusal, discord.PrivilegedIntentsRequired) or code == INVALID_INTENTS:
        return "Discord refuses the intents that this bot asks for: see its developer portal."
    if code == INVALID_TOKEN:
        return "Discord refuses this bot: its token is wrong or was reset. Check DISCORD_TOKEN."
    return f"Discord refuses this bot: the gateway closed with code {code}."


@contextmanager
def _patient(http: HTTPClient) -> Iterator[None]:
    """Let every request that is made in here be answered in the end.

    Below the library's login rather than around it: to log in twice would leave a session open.
    """
    request = http.request

    async def until_answered(*route: Any, **options: Any) -> Any:
        pauses = Pauses()
        while True:
            try:
                return await request(*route, **options)
            except (*TRANSIENT, discord.HTTPException) as fault:
                if isinstance(fault, discord.HTTPException) and fault.status == UNAUTHORIZED:
                    raise discord.LoginFailure("the token is refused") from fault
                pause = pauses.delay()
                log.warning("Discord: %s; trying again in %.1f s", told_of(fault), pause)
                await asyncio.sleep(pause)

    http.request = until_answered  # type: ignore[method-assign]
    try:
        yield
    finally:
        del http.request
