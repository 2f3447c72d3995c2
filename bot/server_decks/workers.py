"""Starts a process for each job that opens strangers' pictures, and hears how it goes.

Owns how many run at once and how long they may be silent. A process that crashes, hangs or wants
too much memory costs its upload and nothing else: presses are answered by another one all along.
"""

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.decks.intake.refusals import Flaw, Refused

log = logging.getLogger(__name__)

AT_ONCE = 2
NICENESS = 15  # presses go first, also where there is one core for everything
LONGEST = 120.0  # seconds without a word; each picture is one
_LONGEST_LINE = 8 << 20  # a result has the looks of two hundred cards
_ROOT = Path(__file__).resolve().parents[2]

Hear = Callable[[int, int], Awaitable[None]]


async def unheard(done: int, of: int) -> None:
    """Nobody wants to know how far it is."""


class WorkFailed(Exception):
    """The process ended without an answer: it crashed, fell silent or wanted too much."""


class Workers:
    """Runs jobs of `bot.server_decks.worker`, a few at once."""

    def __init__(self, at_once: int = AT_ONCE, longest: float = LONGEST) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._longest = longest

    async def run(self, job: dict[str, Any], progress: Hear = unheard) -> dict[str, Any]:
        """The result of a job; ``Refused`` or ``WorkFailed``."""
        async with self._room:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "bot.server_decks.worker", str(NICENESS)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
                env=_environment(),
                # The kernel may share time out by session: then the bot would pay for this one.
                start_new_session=True,
            )
            try:
                async with asyncio.timeout(None) as patience:
                    return await self._converse(process, job, progress, patience)
            except TimeoutError:
                log.warning("a job (%s) was silent for too long and was ended", job["do"])
                raise WorkFailed from None
            finally:
                if process.returncode is None:
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
                await process.communicate()  # closes its pipes and lets it go

    async def _converse(
        self,
        process: asyncio.subprocess.Process,
        job: dict[str, Any],
        progress: Hear,
        patience: asyncio.Timeout,
    ) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        self._wait_from_now(patience)
        with contextlib.suppress(ConnectionError):  # it died in its start; its silence tells
            process.stdin.write(json.dumps(job).encode() + b"\n")
            await process.stdin.drain()  # and stays open: so it notices if we are gone
        while line := await process.stdout.readline():
            said = json.loads(line)
            if "result" in said:
                return dict(said["result"])
            if "refused" in said:
                raise Refused(Flaw(said["refused"]), **said["values"])
            await progress(said["done"], said["of"])
            self._wait_from_now(patience)
        assert process.stderr is not None
        complaint = (await process.stderr.read()).decode(errors="replace").strip()
        log.warning("a job (%s) ended without an answer: %s", job["do"], complaint[-500:])
        raise WorkFailed

    def _wait_from_now(self, patience: asyncio.Timeout) -> None:
        patience.reschedule(asyncio.get_running_loop().time() + self._longest)


def _environment() -> dict[str, str]:
    """What Python needs to start, and none of the bot's secrets."""
    kept = ("PATH", "SYSTEMROOT", "TMPDIR", "TEMP", "LANG", "COVERAGE_PROCESS_START")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    return environment | {"PYTHONPATH": str(_ROOT), "PYTHONUTF8": "1", "PYTHONSAFEPATH": "1"}
