"""Ctrl+C ends every command at once and without a traceback."""

import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.host import BOT, ROOT, environment
from tests.decks.conftest import mottled

DREAMS = str(ROOT / "card_art" / "dreams")
COMMANDS = {
    "simulate": ("simulate", "--rules", "dixit-2021", "--players", "8", "--seed", "1"),
    "check": ("deck", "check", DREAMS),
    "sheet": ("deck", "sheet", DREAMS),
    "small sheet": ("deck", "sheet", "small"),
    "pictures": ("pictures", "--out", "new"),
    "playground": ("playground", "--port", "0"),
    "run": ("run",),
}
# On a busy machine the signal may come when the game is over or the bot is online.
MAY_END_WELL = {"simulate", "playground", "run"}
# The process says on standard error which module it has loaded: there it is interrupted.
MOMENTS = [
    ("run", "bot.cli.program"),  # until here every command is the same
    ("simulate", "bot.rules.ids"),
    ("simulate", "bot.company"),
    ("check", "PIL.Image"),
    ("check", "bot.decks.check"),
    ("check", "PIL.WebPImagePlugin"),
    ("sheet", "PIL.ImageFont"),
    ("pictures", "asyncio"),
    ("pictures", "bot.imaging.brand"),
    ("playground", "discord.abc"),
    ("playground", "playground.server"),
    ("playground", "bot.app"),
    ("run", "discord.http"),
    ("run", "bot.app"),
]


def interrupt(cwd: Path, name: str, module: str, **options: Any) -> tuple[int, list[str]]:
    """Interrupt a command once it has loaded ``module``; return its exit status and stderr."""
    # Tests that run in the background ignore Ctrl+C, and so would their children.
    options.setdefault("preexec_fn", lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    with subprocess.Popen(
        [BOT[0], "-X", "importtime", *BOT[1:], *COMMANDS[name]],
        cwd=cwd,
        env=environment(DISCORD_TOKEN="x", DISCORD_API_BASE="http://127.0.0.1:9/api"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    ) as process:
        assert process.stderr is not None
        try:
            loaded = (line for line in process.stderr if line.rstrip().endswith(f" {module}"))
            assert next(loaded, None), f"{module} was never loaded"
            process.send_signal(signal.SIGINT)
            said = [line for line in process.stderr if not line.startswith("import time:")]
            return process.wait(30), said
        finally:
            process.kill()


@pytest.mark.parametrize(("name", "module"), MOMENTS, ids=lambda value: str(value))
def test_ctrl_c_leaves_no_traceback(tmp_path: Path, name: str, module: str) -> None:
    status, said = interrupt(tmp_path, name, module)
    assert not any("Traceback" in line or "Exception" in line for line in said), said
    assert status in (130, -signal.SIGINT) or (status == 0 and name in MAY_END_WELL)
    assert list(tmp_path.glob("*.jpg")) == []


def test_a_background_job_goes_on_ignoring_ctrl_c(tmp_path: Path) -> None:
    def ignore() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    (tmp_path / "small").mkdir()
    mottled(1).save(tmp_path / "small" / "01.png")
    assert interrupt(tmp_path, "small sheet", "bot.decks.check", preexec_fn=ignore) == (0, [])
    assert (tmp_path / "small-sheet.jpg").exists()
