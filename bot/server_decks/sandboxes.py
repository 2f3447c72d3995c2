"""Starts a sandbox for each job that opens uploaded pictures, and receives its results.

Owns how many sandboxes run at once and how long they may take. If one crashes, hangs or exceeds its
limits, only its upload fails, because the bot answers presses in another process. Messages from a
sandbox are not trusted: an attacker may have taken it over through a flaw in a decoder.
"""

import asyncio
import contextlib
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from bot.decks.intake.uploads import Flaw, Refused
from bot.server_decks.confinement import ALL

log = logging.getLogger(__name__)

AT_ONCE = 2
SHOWING = frozenset({"sheet", "pack"})
"""Jobs that open only stored cards; they have a slot of their own."""

NICENESS = 15  # lets presses run first, even on a single core
LONGEST = 120.0  # seconds without a message; there is one for each picture
LONGEST_JOB = 600.0
MODULE = "bot.server_decks.sandbox"
_LENGTH = 8  # bytes in front of each file
_LONGEST_LINE = 1 << 20
_MOST_LINES = 5000
_LARGEST = 128 << 20  # bytes that may follow one message
_ROOT = Path(__file__).resolve().parents[2]

Json = dict[str, Any]
OnProgress = Callable[[int, int], Awaitable[None]]
"""Called with the progress of a job: how many pictures are done, and how many there are."""

Receive = Callable[[Json, list[bytes]], Awaitable[None]]
"""Receives each message about something that a job made, and the bytes that belong to it."""


async def ignore_progress(done: int, of: int) -> None:
    """Ignore the progress of a job."""


async def ignore_results(said: Json, parts: list[bytes]) -> None:
    """Ignore the results of a job."""


class WorkFailed(Exception):
    """Raised if a sandbox fails, takes too long, ends without an answer or sends an invalid one."""


@contextmanager
def reading_message() -> Iterator[None]:
    """Raise ``WorkFailed`` if the code in the block cannot read a sandbox's message."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError, StopIteration) as strange:
        log.warning("a sandbox sent an invalid message: %s", type(strange).__name__)
        raise WorkFailed from None


class Lane:
    """Limits how many jobs of one kind run at once: at most ``slots``, and one per server."""

    def __init__(self, slots: int) -> None:
        self._slots = asyncio.Semaphore(slots)
        # A lock exists only while a job holds or awaits it, so locks do not pile up.
        self._servers: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, guild_id: int) -> AsyncIterator[None]:
        """Wait for this server's previous job and for a free slot; hold the slot in the block."""
        server = self._servers.setdefault(guild_id, asyncio.Lock())
        async with server, self._slots:
            yield


class Sandboxes:
    """Runs jobs in sandboxes: a few at once, and at most one per server and lane."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._opening = Lane(AT_ONCE)
        self._showing = Lane(1)
        self._longest = longest
        self._logged: set[str] = set()

    async def run(
        self,
        guild_id: int,
        job: Json,
        inputs: Sequence[Path] = (),
        receive: Receive = ignore_results,
    ) -> None:
        """Do a job on these files, and call ``receive`` with everything that it makes.

        Wait for a turn first. A missing file counts as empty. Raise ``Refused`` if the sandbox
        refuses the job as a whole, ``WorkFailed`` if it fails or takes too long; in any case its
        process is ended.
        """
        lane = self._showing if job["do"] in SHOWING else self._opening
        async with lane.turn(guild_id):
            process, pipe = await _start(job["do"])
            feeding = asyncio.create_task(asyncio.to_thread(_feed, pipe, job, inputs))
            try:
                async with asyncio.timeout(LONGEST_JOB), asyncio.timeout(None) as patience:
                    await self._converse(process, job, receive, patience)
            except TimeoutError:
                log.warning("a sandbox job (%s) took too long and was stopped", job["do"])
                raise WorkFailed from None
            finally:
                await _end(process)
                await feeding  # ends once nothing reads from the pipe

    async def _converse(
        self,
        process: asyncio.subprocess.Process,
        job: Json,
        receive: Receive,
        patience: asyncio.Timeout,
    ) -> None:
        """Read the sandbox's messages and call ``receive`` with the results, until the job ends.

        Raise ``Refused`` or ``WorkFailed`` as `run` does. ``patience`` limits the time for each
        message.
        """
        assert process.stdout is not None
        for _ in range(_MOST_LINES):
            patience.reschedule(asyncio.get_running_loop().time() + self._longest)
            said, parts = await _message(process.stdout)
            if said is None:
                how = signal.Signals(-code).name if (code := await process.wait()) < 0 else code
                log.warning("a sandbox job (%s) ended without a result: %s", job["do"], how)
                raise WorkFailed
            if "end" in said:
                return
            if "refused" in said:
                raise _refusal(said)
            if "failed" in said:
                log.warning("a sandbox job (%s) failed: %s", job["do"], str(said["failed"])[:200])
                raise WorkFailed
            if "lacking" in said:
                self._log_lacking(said["lacking"])
                continue
            patience.reschedule(None)  # our own processing does not count as the sandbox's time
            await receive(said, parts)
        raise WorkFailed  # more messages than any job has

    def _log_lacking(self, lacking: Sequence[str]) -> None:
        """Log which mechanisms for confining a process this system lacks, each only once."""
        if new := [name for name in ALL if name in lacking and name not in self._logged]:
            self._logged.update(new)
            log.warning("pictures are opened without %s: %s", ", ".join(new), LACKING)


async def _start(kind: str) -> tuple[asyncio.subprocess.Process, int]:
    """Start a sandbox for this kind of job; return its process and the pipe to its input."""
    # A plain pipe, because a thread feeds it: large files must not pass through the event loop.
    reading, writing = os.pipe()
    try:
        process = await asyncio.create_subprocess_exec(
            *command(kind),
            stdin=reading,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=_LONGEST_LINE,
            env=environment(),
            cwd="/",
            # The kernel may divide time by session; this one must not take the bot's share.
            start_new_session=True,
        )
    except BaseException:
        os.close(writing)
        raise
    finally:
        os.close(reading)
    return process, writing


async def _end(process: asyncio.subprocess.Process) -> None:
    """Kill a sandbox that is still running, close its pipes and reap it."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):  # it has just ended
            process.kill()
    await process.communicate()


LACKING = "this system lacks or forbids it; `python -m bot doctor` explains what to do"


def _feed(pipe: int, job: Json, inputs: Sequence[Path]) -> None:
    """Write the job and its files to the pipe; block until the sandbox has read them or ended."""
    # the sandbox may have died
    with contextlib.suppress(BrokenPipeError), open(pipe, "wb") as line:
        line.write(json.dumps(job).encode() + b"\n")
        for path in inputs:
            data = content(path)
            line.write(len(data).to_bytes(_LENGTH, "big"))
            line.write(data)


def content(path: Path) -> bytes:
    """Return a file's bytes; empty if it does not exist."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


async def _message(output: asyncio.StreamReader) -> tuple[Json | None, list[bytes]]:
    """Return the sandbox's next message and its bytes; None at the end of the output.

    Raise ``WorkFailed`` if the message is invalid.
    """
    try:
        line = await output.readline()
        if not line:
            return None, []
        said = json.loads(line)
        sizes = said.get("sizes", [])
        if sum(sizes) > _LARGEST or min(sizes, default=0) < 0:
            raise WorkFailed
        return said, [await output.readexactly(size) for size in sizes]
    except (ValueError, TypeError, AttributeError, RecursionError, EOFError) as strange:
        log.warning("a sandbox sent an unreadable message: %s", type(strange).__name__)
        raise WorkFailed from None


def _refusal(said: Json) -> Exception:
    """Return the ``Refused`` that the sandbox reports; ``WorkFailed`` if the report is invalid."""
    try:
        values = {
            str(name): value if isinstance(value, int) else str(value)[:100]
            for name, value in said["values"].items()
        }
        return Refused(Flaw(said["refused"]), **values)
    except (ValueError, TypeError, KeyError, AttributeError):
        return WorkFailed()


def lacking() -> tuple[str, ...]:
    """Start a sandbox without a job; return the mechanisms for confinement that this system lacks.

    Raise ``WorkFailed`` if it gives no valid answer.
    """
    try:
        said = subprocess.run(  # noqa: S603, our own command
            command("none"),
            input=b"{}\n",
            env=environment(),
            cwd="/",
            capture_output=True,
            timeout=LONGEST,
        )
        return tuple(json.loads(said.stdout.splitlines()[0])["lacking"])
    except (OSError, ValueError, LookupError, subprocess.TimeoutExpired) as error:
        raise WorkFailed(type(error).__name__) from error


def command(kind: str) -> list[str]:
    """Return the command line of a sandbox for this kind of job."""
    return [sys.executable, "-m", MODULE, kind, str(NICENESS)]


def environment() -> dict[str, str]:
    """Return the environment that Python needs to start, without the bot's secrets."""
    kept = ("PATH", "SYSTEMROOT", "LANG")
    ours = {name: os.environ[name] for name in kept if name in os.environ}
    return ours | {"PYTHONPATH": str(_ROOT), "PYTHONUTF8": "1", "PYTHONSAFEPATH": "1"}
