"""Worker processes for a playground, which can be killed, ended and started from its page.

``python -m bot.cli.workers`` runs one of them, with the playground's timing and with settings from
the environment. The caller decides which PostgreSQL they share.
"""

import asyncio
import os
import signal
import subprocess
import sys
from types import TracebackType
from typing import Any, Self

from bot.host.process import end_with_parent
from bot.settings import Settings

FAST = "PLAYGROUND_FAST"
ENDING = 10.0


class WorkerProcesses:
    """Runs the workers of one playground as a context manager, and ends them all on exit."""

    def __init__(self, environment: dict[str, str], number: int) -> None:
        self._environment = os.environ | environment
        self._number = number
        self._running: list[subprocess.Popen[bytes]] = []

    @property
    def verbs(self) -> dict[str, Any]:
        """Return the actions on workers that the page offers."""
        return {
            "kill-worker": lambda: self._send(signal.SIGKILL),
            "end-worker": lambda: self._send(signal.SIGTERM),
            "start-worker": self.start,
        }

    def start(self) -> int:
        """Start one more worker; return how many are running."""
        self._running.append(
            subprocess.Popen(
                [sys.executable, "-m", "bot.cli.workers"],
                env=self._environment,
                stdin=subprocess.PIPE,
            )
        )
        return self._count()

    def _count(self) -> int:
        self._running = [one for one in self._running if one.poll() is None]
        return len(self._running)

    def _send(self, number: signal.Signals) -> int:
        """Send a signal to the oldest worker; return how many were running.

        Raise ``ValueError`` if there is none.
        """
        if not self._count():
            raise ValueError("no worker is running")
        self._running[0].send_signal(number)
        return len(self._running)

    def __enter__(self) -> Self:
        for _ in range(self._number):
            self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for one in self._running:
            one.terminate()
        for one in self._running:
            try:
                one.wait(ENDING)
            except subprocess.TimeoutExpired:
                one.kill()
                one.wait()


def main() -> None:
    """Run one worker until it gets a signal or its parent ends."""
    import logging

    from bot.cli.run import run_bot
    from bot.logs import set_up_logs
    from bot.play import timers
    from bot.screens.scheduler import HURRIED, UNHURRIED
    from bot.workers.shard import LeaseTempo

    end_with_parent()
    set_up_logs(logging.WARNING)
    fast = bool(os.environ.get(FAST))
    asyncio.run(
        run_bot(
            Settings.from_env(),
            tempo=HURRIED if fast else UNHURRIED,
            moments=timers.HURRIED if fast else timers.UNHURRIED,
            lease_tempo=LeaseTempo(lifetime=6.0, beat=1.0, identify=0.1),
            guild_ready_timeout=0.0,
        )
    )


if __name__ == "__main__":
    main()
