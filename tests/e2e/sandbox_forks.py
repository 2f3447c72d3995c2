"""Forks the sandboxes of uploads from a process that has loaded what their jobs need.

In a story, starting Python for a sandbox takes longer than its job. After the start, everything is
as usual, except that all cards have the same tiles; `tests.server_decks` tests the real ones. Run
as a program, this module is the process that forks. It ends with the one that started it.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from types import SimpleNamespace, TracebackType
from typing import Any, NoReturn, Self

import pytest

from bot.server_decks import sandboxes

PID, STATUS = 4, 2  # bytes


class SandboxForks:
    """Starts the process that forks when the first sandbox is needed, and ends it."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._requests, self._its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)

    def use(self, patch: pytest.MonkeyPatch) -> None:
        """Fork all sandboxes instead of starting them."""
        own = vars(asyncio) | {"create_subprocess_exec": self._fork}
        patch.setattr(sandboxes, "asyncio", SimpleNamespace(**own))

    async def _fork(self, *command: str, stdin: int, **_: Any) -> "Forked":
        """Fork a sandbox; replaces ``asyncio.create_subprocess_exec``."""
        if self._process is None:
            start = [sys.executable, "-m", __name__]
            env = sandboxes.environment()
            self._process = subprocess.Popen(start, stdin=self._its.fileno(), env=env, cwd="/")  # noqa: ASYNC220
        output, out = os.pipe()
        ending, end = os.pipe()
        *_python, kind, niceness = command
        socket.send_fds(self._requests, [f"{kind} {niceness}".encode()], [stdin, out, end])
        os.close(out)
        os.close(end)
        stdout, status = await _reader(output), await _reader(ending)
        pid = int.from_bytes(await status.readexactly(PID), "big")
        return Forked(pid, stdout, status)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._requests.close()
        self._its.close()
        if self._process is not None:
            self._process.wait()


class Forked:
    """A forked sandbox: as much of ``asyncio.subprocess.Process`` as `Sandboxes` uses."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, end: asyncio.StreamReader) -> None:
        self.stdout = stdout
        self.returncode: int | None = None
        self._pid = pid
        self._end = end

    async def wait(self) -> int:
        """Wait until the process has ended; return its status, negative after a signal."""
        if self.returncode is None:
            self.returncode = int.from_bytes(await self._end.read(), "big", signed=True)
        return self.returncode

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)

    async def communicate(self) -> None:
        """Read the rest of the output, and wait until the process has ended."""
        await self.stdout.read()
        await self.wait()


async def _reader(pipe: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader(limit=sandboxes._LONGEST_LINE)
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(pipe, "rb")
    )
    return reader


def serve() -> None:
    """Fork a sandbox for each request on standard input, until that is closed."""
    from bot.server_decks.sandbox import JOBS
    from tests.pictures import draw_little, grey_card

    for job in JOBS.values():
        job.load()
    draw_little(setattr)
    grey_card()  # here, for all forks
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nothing waits for the processes that wait
    with socket.socket(fileno=0) as requests:
        while True:
            request, files, *_ = socket.recv_fds(requests, 100, 3)
            if not request:
                return
            if os.fork() == 0:
                _wait_for_one(request.decode(), *files)
            for file in files:
                os.close(file)


def _wait_for_one(request: str, stdin: int, stdout: int, end: int) -> NoReturn:
    """Fork one sandbox, say its process id, wait until it has ended, and say its status."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    if (pid := os.fork()) == 0:
        _be_the_sandbox(request, stdin, stdout)
    for file in (0, stdin, stdout):
        os.close(file)
    os.write(end, pid.to_bytes(PID, "big"))
    _, status = os.waitpid(pid, 0)
    os.write(end, os.waitstatus_to_exitcode(status).to_bytes(STATUS, "big", signed=True))
    os._exit(0)


def _be_the_sandbox(request: str, stdin: int, stdout: int) -> NoReturn:
    from bot.server_decks import sandbox

    os.dup2(stdin, 0)
    os.dup2(stdout, 1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    os.closerange(3, 100)
    sys.argv[1:] = request.split()
    os._exit(sandbox.main())


if __name__ == "__main__":
    serve()
