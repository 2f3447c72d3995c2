"""Starts and ends the services that a host has configured around a running bot.

These are automatic backups, the health endpoint, and notices to systemd: the bot is ready, alive or
stopping. Each notice is one datagram to the socket in NOTIFY_SOCKET; if there is no such socket,
none is sent. What the services report is decided in their own modules.
"""

import asyncio
import gc
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Self

from bot.gateway.connection import Heartbeats
from bot.host.health import Bots, Health, Lag, Question
from bot.host.process import fleeting_host, warning
from bot.runtime import in_background
from bot.settings import Settings

log = logging.getLogger(__name__)

NOTHING_MORE: Mapping[str, Question] = {}


@asynccontextmanager
async def hosted(
    bots: Bots,
    settings: Settings,
    online: asyncio.Event,
    questions: Mapping[str, Question] = NOTHING_MORE,
) -> AsyncIterator[Heartbeats]:
    """Run backups, health endpoint and supervisor notices inside the block; yield the heartbeats.

    The caller sets ``online`` when the bot is ready for the first time. ``questions`` are added to
    the health endpoint's own.
    """
    heartbeats = Heartbeats(bots)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(Supervisor(online))
        if (host := fleeting_host()) and isinstance(settings.database, Path):
            log.warning(warning(host))
        if settings.backup_dir is not None and isinstance(settings.database, Path):
            # Imported here, like the endpoint below: not every bot needs it.
            from bot.host.backups import Backups

            every = timedelta(hours=settings.backup_hours)
            keep = settings.keep_backups
            backups = Backups(settings.database, settings.backup_dir, every=every, keep=keep)
            await stack.enter_async_context(in_background(backups.keep_backing_up(), "backups"))
        if settings.health_port is not None:
            # Imported here: a bot without the endpoint needs neither a web server nor its memory.
            from bot.host.endpoint import can_measure, health_endpoint

            lag = Lag()
            await stack.enter_async_context(in_background(lag.measure(), "lag"))
            metrics = None
            if can_measure():
                from bot.host.metrics import Metrics

                metrics = Metrics(bots, heartbeats, lag)
            health = Health(bots, heartbeats, lag)
            for name, question in questions.items():
                health.add_question(name, question)
            await stack.enter_async_context(
                health_endpoint(settings.health_host, settings.health_port, health, metrics)
            )
        yield heartbeats


@asynccontextmanager
async def listening(heartbeats: Heartbeats, end: Callable[[], object]) -> AsyncIterator[None]:
    """Call ``end`` if the gateway stays silent; if it did, raise ``DeafGateway`` after the block.

    On entry, enable the garbage collector, which is off during the start.
    """
    # Objects made so far live as long as the process, so the collector can skip them. It was
    # disabled for the start, when almost nothing is garbage.
    gc.freeze()
    gc.enable()
    task = asyncio.create_task(heartbeats.until_deaf(), name="heartbeats")
    task.add_done_callback(lambda _: end())
    try:
        yield
    finally:
        deaf = task.done()
        task.cancel()
    if deaf:
        await task


class Supervisor:
    """Notifies systemd of the bot's state inside an ``async with`` block.

    Watchdog notices come from the event loop itself, so that systemd restarts a bot whose loop is
    stuck.
    """

    def __init__(self, online: asyncio.Event) -> None:
        self._online = online
        self._address = os.environ.get("NOTIFY_SOCKET", "")
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def watchdog(self) -> float | None:
        """Return how many seconds systemd allows between two notices; None if it expects none."""
        text = os.environ.get("WATCHDOG_USEC", "")
        ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        return int(text) / 1e6 if text.isdigit() and int(text) and ours else None

    def notify(self, *lines: str) -> None:
        """Send one notice if there is a socket for it; after a failure, log it and send no more."""
        if not self._address:
            return
        # systemd writes an abstract socket with @ in place of the leading zero byte.
        address = "\0" + self._address[1:] if self._address[0] == "@" else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sender:
                sender.sendto("\n".join(lines).encode(), address)
        except OSError as error:
            log.warning("systemd cannot be notified: %s", error.strerror)
            self._address = ""

    async def _notify_of_start(self) -> None:
        self.notify("STATUS=connecting to Discord")
        await self._online.wait()
        self.notify("READY=1", "STATUS=online")

    async def _keep_notifying(self, seconds: float) -> None:
        while True:
            self.notify("WATCHDOG=1")
            # More often than systemd asks for, so that one late notice does no harm.
            await asyncio.sleep(seconds / 3)

    async def __aenter__(self) -> Self:
        if self._address:
            self._tasks.append(asyncio.create_task(self._notify_of_start(), name="supervisor"))
            if seconds := self.watchdog:
                self._tasks.append(
                    asyncio.create_task(self._keep_notifying(seconds), name="watchdog")
                )
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self.notify("STOPPING=1", "STATUS=ending")
