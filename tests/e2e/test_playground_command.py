"""`python -m bot playground`, as a newcomer starts, stops and starts it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from playground.cast import settle
from playground.world import World

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def playground(database: Path) -> AsyncIterator[str]:
    """The command in a process of its own; gives the address it prints, once the bot is online."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "playground", "--port", "0"),
        cwd=ROOT,
        env=os.environ | {"DATABASE": str(database)},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(30):
            address = (await process.stdout.readline()).decode().split()[2]
            assert b"online" in await process.stdout.readline()
        yield address
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 20) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Tab:
    """A browser tab, as far as the page's socket goes."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def until(self, words: str) -> str:
        """Read what the page is told until these words come."""
        async with asyncio.timeout(20):
            async for message in self._socket:
                if words in message.data:
                    return str(message.data)
        raise AssertionError(f"the page was never told of {words}")

    async def send(self, action: dict[str, object]) -> None:
        await self._socket.send_json(action)


@asynccontextmanager
async def tab(address: str) -> AsyncIterator[Tab]:
    """Alice's tab."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address.replace('http', 'ws')}/live?as=Alice") as socket,
    ):
        yield Tab(socket)


async def test_a_game_is_there_again_after_a_stop_and_a_start(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with playground(database) as address, tab(address) as alice:
        await alice.until("Rabbit Hole")
        channel = str(settle(World()).channel.id)  # the same in every world
        start = {"ask": 1, "do": "slash", "channel": channel, "command": "dixit start"}
        await alice.send(start | {"options": {}})
        await alice.until("Players:")
    async with playground(database) as address, tab(address) as alice:
        await alice.until("Players:")
