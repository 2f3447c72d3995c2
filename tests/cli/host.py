"""Runs the command line as a host does, in its own process and folder.

A short command spends most of its time loading the bot. `run` forks a process that has
loaded it already; where the start itself matters, `shell` starts a new Python.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.forks import PROCESSES, become

ROOT = Path(__file__).parents[2]
BOT = (sys.executable, "-m", "bot")


def environment(**more: str) -> dict[str, str]:
    """Return the environment for a bot that has only these settings, started from any folder."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
    return kept | {"PYTHONPATH": str(ROOT)} | more


def run(
    cwd: Path, *words: str, env: dict[str, str] | None = None, common: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run ``python -m bot …`` with the settings in ``env``; return its status and output.

    With ``common``, root's privileges are dropped first.
    """
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        settings = environment(**env or {})
        process = PROCESSES.Process(
            target=_be_the_bot, args=(cwd, words, settings, out, err, common)
        )
        process.start()
        process.join(60)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(words, 60)
        said = out.read_text("utf-8"), err.read_text("utf-8")
        return subprocess.CompletedProcess(words, process.exitcode, *said)


def _be_the_bot(
    cwd: Path, words: tuple[str, ...], env: dict[str, str], out: Path, err: Path, common: bool
) -> None:
    """Run the bot's command line in this forked process, with its output in two files."""
    become(env, cwd, out, err)
    if common and os.geteuid() == 0:
        give_up_privileges()
    from bot.__main__ import main
    from bot.cli.program import run_program

    sys.exit(run_program(lambda: main(words)))


def give_up_privileges() -> None:
    """Drop the capabilities that let root ignore file modes (capset(2), capabilities(7))."""
    newest_version, this_process, none = 0x20080522, 0, (ctypes.c_uint32 * 6)()
    header = (ctypes.c_uint32 * 2)(newest_version, this_process)
    if ctypes.CDLL(None).capset(header, none):
        raise OSError("privileges cannot be given up")


def shell(cwd: Path, line: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell, in which ``bot`` means ``python -m bot``."""
    command = line.replace("bot ", " ".join(BOT) + " ", 1)
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=cwd,
        env=environment(**env),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def one_sentence(ended: subprocess.CompletedProcess[str], said: str) -> None:
    """Check that standard error is a single line that contains these words."""
    assert said in ended.stderr, ended.stderr
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    assert ended.stderr.rstrip("\n").isprintable()
