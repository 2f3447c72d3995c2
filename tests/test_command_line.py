"""The command line as a whole: what it says without a token, and how it ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import COMMANDS, main
from bot.gateway.permissions import INVITATION

ROOT = Path(__file__).parents[1]


def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the bot's command line in a process of its own."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("DISCORD_")}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        env=clean | env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_token_three_lines_say_what_to_do() -> None:
    ended = run(DISCORD_TOKEN="")
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 3
    assert "DISCORD_TOKEN" in ended.stderr
    assert "python -m bot playground" in ended.stderr


def test_the_version_is_told_and_has_a_section_in_the_changelog() -> None:
    ended = run("--version")
    section = "[Unreleased]" if __version__.endswith(".dev") else f"[{__version__}] - "
    assert f"\n## {section}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert (ended.returncode, ended.stdout) == (0, f"dixit-discord {__version__}\n")


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"usage: python -m bot {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "invalid choice: 'nonsense'"),
        (["playground", "--people", "2"], "between 3 and 12"),
        (["playground", "--people", "many"], "'many' is not a whole number"),
    ],
)
def test_a_wrong_word_is_one_clear_line(words: list[str], said: str) -> None:
    ended = run(*words)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_a_reader_who_has_seen_enough_ends_it_quietly() -> None:
    command = f"{sys.executable} -m bot simulate --rules dixit-2021 --players 8 --seed 1 | head -1"
    ended = subprocess.run(
        command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert len(ended.stdout.splitlines()) == 1
    assert ended.stderr == ""


def test_the_admin_page_lists_exactly_the_permissions_of_the_invitation() -> None:
    page = (ROOT / "docs" / "admin.md").read_text(encoding="utf-8")
    table = page.partition("| permission | what for |\n|---|---|\n")[2].partition("\n\n")[0]
    listed = [line.split("|")[1].strip() for line in table.splitlines()]
    asked = [name.replace("_", " ") for name, given in INVITATION if given]
    renamed = {"read messages": "view channels"}  # as Discord's settings call it
    assert sorted(name.lower() for name in listed) == sorted(renamed.get(one, one) for one in asked)


def test_ci_runs_the_readmes_own_test_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    command = next(line for line in readme.splitlines() if line.endswith("-m pytest"))
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
