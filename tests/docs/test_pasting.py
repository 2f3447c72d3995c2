"""The README and the hosting page work when their blocks are pasted from top to bottom."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import textwrap
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground.server import Playground

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^( *)```sh\n(.*?)^ *```$", re.M | re.S)
ADDRESS = "https://github.com/OWNER/dixit-discord.git"
ONLINE = {"bot playground": "online", "bot": "ready in"}
PATIENCE = 300

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is not a clone")


def blocks(page: str, *headings: str) -> Iterator[str]:
    """Yield the blocks below these headings, in order; below any heading if none is given."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for section in re.split(r"^(?=#{2,3} )", text, flags=re.M):
        if not headings or section.partition("\n")[0].lstrip("# ") in headings:
            for block in BLOCK.finditer(section):
                yield textwrap.dedent(block[2])


def section(page: str, heading: str) -> str:
    """Return a page from this heading to the next one of the same level."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def _git(*words: str | Path) -> str:
    ended = subprocess.run(["git", *words], check=True, capture_output=True, text=True)
    return ended.stdout.strip()


def _published(folder: Path) -> Path:
    """Return a repository with one commit, which has the files of our current one.

    It borrows them from ours, also if that is shallow, and has no history to copy.
    """
    origin = folder / "origin.git"
    _git("init", "-q", "--bare", "--initial-branch=main", origin)
    objects = _git("-C", ROOT, "rev-parse", "--path-format=absolute", "--git-path", "objects")
    (origin / "objects" / "info" / "alternates").write_text(f"{objects}\n")
    author = ("-c", "user.name=Owner", "-c", "user.email=owner@example.org")
    files = _git("-C", ROOT, "rev-parse", "HEAD^{tree}")
    commit = _git("-C", origin, *author, "commit-tree", files, "-m", "All of it")
    _git("-C", origin, "update-ref", "refs/heads/main", commit)
    return origin


class Newcomer:
    """Pastes lines of the documentation into a shell, in an empty folder without settings."""

    def __init__(self, folder: Path, discord: Playground) -> None:
        self.cwd = folder / "home"
        self.cwd.mkdir()
        self._token = discord.token
        self._env = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.cwd),
            "LANG": "C.UTF-8",
            # Most of what is installed is never imported here, and no warning is read. From the
            # environment, pip takes "0" for an option that begins with "no"; "1" undoes it.
            "PIP_NO_COMPILE": "0",
            "PIP_NO_WARN_CONFLICTS": "0",
            # What only this machine needs: where the repository is, and which Discord there is.
            "GIT_CONFIG_COUNT": "2",
            "GIT_CONFIG_KEY_0": f"url.{_published(folder)}.insteadOf",
            "GIT_CONFIG_VALUE_0": ADDRESS,
            "GIT_CONFIG_KEY_1": "safe.directory",
            "GIT_CONFIG_VALUE_1": "*",
            "DISCORD_API_BASE": discord.api_base,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
        } | {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        if cache := os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")):
            self._env["XDG_CACHE_HOME"] = cache  # downloads once for all tests

    async def paste(self, block: str) -> None:
        """Run a block line by line; a bot that goes on running is ended with Ctrl+C."""
        for line in block.splitlines():
            await self._type(line)

    async def _type(self, line: str) -> None:
        command = line.rpartition("python -m ")[2].strip()
        if command in ONLINE:
            started = line + (" --port 0" if "playground" in command else "")
            async with self._running(started, ONLINE[command]):
                return
        ended = await asyncio.to_thread(
            subprocess.run,
            ["bash", "-e", "-c", f"{line}\npwd > {self.cwd}/.where"],
            cwd=self.cwd,
            env=self._env,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ended.returncode == 0, f"{line}\n{ended.stdout}\n{ended.stderr}"
        marker = self.cwd / ".where"
        where = Path(marker.read_text().strip())
        marker.unlink()
        self.cwd = where

    @asynccontextmanager
    async def _running(self, line: str, sign: str) -> AsyncIterator[None]:
        process = await asyncio.create_subprocess_exec(
            *("bash", "-c", line),
            cwd=self.cwd,
            env=self._env,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )
        assert process.stdout is not None
        said = ""
        try:
            async with asyncio.timeout(PATIENCE):
                while sign not in said:
                    read = (await process.stdout.readline()).decode()
                    assert read, f"{line} ended\n{said}"
                    said += read
            yield
            os.killpg(process.pid, signal.SIGINT)
            await asyncio.wait_for(process.communicate(), PATIENCE)
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                await process.wait()

    def write_the_token(self, file: str = ".env") -> None:
        """Put the token into the file, as the pages tell the reader to do between two blocks."""
        path = self.cwd / file
        path.write_text(
            path.read_text().replace("DISCORD_TOKEN=\n", f"DISCORD_TOKEN={self._token}\n")
        )


@pytest.fixture
async def newcomer(tmp_path: Path) -> AsyncIterator[Newcomer]:
    discord = Playground()
    await discord.start()
    yield Newcomer(tmp_path, discord)
    await discord.stop()
    shutil.rmtree(tmp_path, ignore_errors=True)  # a whole clone with its packages


async def test_a_newcomer_can_follow_the_readme(newcomer: Newcomer) -> None:
    clone, playground = blocks("README.md", "Try it")
    install, start = blocks("README.md", "Run it")
    await newcomer.paste(clone)
    assert newcomer.cwd.name == "dixit-discord"
    await newcomer.paste(playground)
    await newcomer.paste(install)
    newcomer.write_the_token()
    await newcomer.paste(start)


async def test_a_host_can_follow_the_page_from_the_token_to_the_restored_backup(
    newcomer: Newcomer,
) -> None:
    (clone,) = blocks("docs/hosting.md", "Get the code")
    terminal = section("docs/hosting.md", "A terminal")
    install, start, upgrade, backup, restore = (
        textwrap.dedent(block[2]) for block in BLOCK.finditer(terminal)
    )
    await newcomer.paste(clone)
    await newcomer.paste(install)
    newcomer.write_the_token()
    for block in (start, upgrade, backup, restore, start):
        await newcomer.paste(block)
    assert (newcomer.cwd / "data" / "dixit.sqlite3").exists()


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md", "docs/scale.md"])
def test_every_block_is_something_a_shell_can_read(page: str) -> None:
    found = list(blocks(page))
    assert found
    for block in found:
        checked = subprocess.run(
            ["bash", "-n"], input=block, capture_output=True, text=True, check=False
        )
        assert not checked.stderr, block
        assert not re.search(r"<\w|…", block), f"a shell would trip over {block}"
