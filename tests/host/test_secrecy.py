"""Other processes of the bot's user cannot read its token from its environment or memory."""

import asyncio
import ctypes
import os
import sys
from pathlib import Path

import pytest

from playground.server import Playground
from tests.cli.host import ROOT, environment, give_up_privileges

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="by Linux's own means")

PR_SET_NO_NEW_PRIVS = 38
READER = """
import sys
for name in ("environ", "mem", "maps"):
    try:
        with open(f"/proc/{sys.argv[1]}/{name}", "rb") as file:
            if name == "mem":
                file.seek(int(sys.argv[2]))
            print(name, len(file.read(8)))
    except OSError as error:
        print(name, type(error).__name__)
"""
PLAIN = "import sys; print(id(sys), flush=True); sys.stdin.read()"


async def started(*words: str, **env: str) -> asyncio.subprocess.Process:
    """Start a Python process that has no privileges, even if the tests run as root."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, *words),
        env=environment(**env),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=_be_common if os.geteuid() == 0 else None,
        cwd=ROOT,
    )


def _be_common() -> None:
    ctypes.CDLL(None).prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)  # by which it would have all
    give_up_privileges()


async def what_others_read(pid: int, address: int) -> dict[str, str]:
    reader = await started("-c", READER, str(pid), str(address))
    said, _ = await reader.communicate()
    return dict(line.split(" ", 1) for line in said.decode().splitlines())


async def test_a_bot_that_is_online_shows_its_token_to_nobody(tmp_path: Path) -> None:
    plain = await started("-c", PLAIN, DISCORD_TOKEN="a secret")
    assert plain.stdout is not None
    address = int(await plain.stdout.readline())
    if (await what_others_read(plain.pid, address))["mem"] != "8":
        pytest.skip("this system lets nobody read other processes anyway")
    assert b"a secret" in await asyncio.to_thread(Path(f"/proc/{plain.pid}/environ").read_bytes)
    plain.kill()
    await plain.communicate()

    async with Playground() as town:
        bot = await started(
            *("-m", "bot"),
            DATABASE=str(tmp_path / "games.sqlite3"),
            DATABASE_URL="postgresql://dixit:a-password@nowhere/dixit",
            POSTGRES_PASSWORD="a-password",
            DISCORD_TOKEN=town.token,
            DISCORD_API_BASE=town.api_base,
            DISCORD_GATEWAY_URL=town.gateway_url,
            LOG_LEVEL="ERROR",
        )
        await town.world.feed.wait_until(lambda: town.bot_online, 60)
        read = await what_others_read(bot.pid, address)
        if os.geteuid() == 0:
            shown = await asyncio.to_thread(Path(f"/proc/{bot.pid}/environ").read_bytes)
            assert b"LOG_LEVEL=ERROR" in shown
            assert town.token.encode() not in shown
            assert b"a-password" not in shown
        bot.terminate()
        await bot.communicate()
    assert set(read.values()) == {"PermissionError"}


FORGETTING = """
import os
from bot.host.process import forget_secrets
forget_secrets()
assert "DISCORD_TOKEN" not in os.environ
os.execv("/usr/bin/env", ["env"])
"""


async def test_what_the_bot_starts_does_not_inherit_its_token() -> None:
    child = await started("-c", FORGETTING, DISCORD_TOKEN="a secret", LOG_LEVEL="INFO")
    said, _ = await child.communicate()
    assert b"a secret" not in said
    assert b"LOG_LEVEL=INFO" in said
