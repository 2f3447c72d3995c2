"""The command line as its host meets it: a process of its own, in a folder of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BOT = (sys.executable, "-m", "bot")


def environment(**more: str) -> dict[str, str]:
    """No settings but those given, and the bot found from any folder."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
    return kept | {"PYTHONPATH": str(ROOT)} | more


def run(cwd: Path, *words: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run ``python -m bot …``; ``env`` adds settings, the rest is for `subprocess`."""
    env = environment(**options.pop("env", {}))
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options
    return subprocess.run(
        [*BOT, *words], cwd=cwd, env=env, text=True, timeout=60, check=False, **streams
    )


def shell(cwd: Path, line: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which ``bot`` stands for ``python -m bot``."""
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
    """Exactly one line on standard error, with these words."""
    assert said in ended.stderr, ended.stderr
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    assert ended.stderr.rstrip("\n").isprintable()
