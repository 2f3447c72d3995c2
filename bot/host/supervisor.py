"""Notifies systemd that the bot is ready, alive or stopping; without systemd nothing is sent.

Each notice is one datagram to the socket in NOTIFY_SOCKET. Watchdog notices come from the event
loop itself, so that systemd restarts a bot whose loop is stuck.
"""

import asyncio
import logging
import os
import socket
from contextlib import suppress
from types import TracebackType
from typing import Self

log = logging.getLogger(__name__)


class Supervisor:
    """Notifies systemd of the bot's state; use it with ``async with`` while the bot runs."""

    def __init__(self, online: asyncio.Event) -> None:
        self._online = online
        self._address = os.environ.get("NOTIFY_SOCKET", "")
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def watchdog(self) -> float | None:
        """Return how many seconds apart systemd expects notices; None if it expects none."""
        text = os.environ.get("WATCHDOG_USEC", "")
        ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        return int(text) / 1e6 if text.isdigit() and int(text) and ours else None

    def tell(self, *words: str) -> None:
        """Send one notice if there is a supervisor; after a failure, log it and send no more."""
        if not self._address:
            return
        # An address that begins with @ is in the abstract namespace.
        address = "\0" + self._address[1:] if self._address[0] == "@" else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
                line.sendto("\n".join(words).encode(), address)
        except OSError as error:
            log.warning("the supervisor cannot be told: %s", error.strerror)
            self._address = ""

    async def _greet(self) -> None:
        self.tell("STATUS=connecting to Discord")
        await self._online.wait()
        self.tell("READY=1", "STATUS=online")

    async def _reassure(self, seconds: float) -> None:
        while True:
            self.tell("WATCHDOG=1")
            # More often than necessary, so that one delayed notice does no harm.
            await asyncio.sleep(seconds / 3)

    async def __aenter__(self) -> Self:
        if self._address:
            self._tasks.append(asyncio.create_task(self._greet(), name="supervisor"))
            if seconds := self.watchdog:
                self._tasks.append(asyncio.create_task(self._reassure(seconds), name="watchdog"))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self.tell("STOPPING=1", "STATUS=ending")
