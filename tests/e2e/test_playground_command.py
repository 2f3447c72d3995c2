"""`python -m bot playground`, as a newcomer starts, stops and starts it."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp

from playground.cast import settle
from playground.driver import PATIENCE
from playground.world import World

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def playground(database: Path) -> AsyncIterator[str]:
    """Run the command in its own process; yield the address it prints once the bot is online."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "playground", "--port", "0"),
        cwd=ROOT,
        env=os.environ | {"DATABASE": str(database)},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            address = (await process.stdout.readline()).decode().split()[2]
            assert b"online" in await process.stdout.readline()
        yield address
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Tab:
    """The socket of a browser tab."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def until(self, *words: str) -> str:
        """Read the packets sent to the page until one contains one of these words."""
        async with asyncio.timeout(PATIENCE):
            async for message in self._socket:
                if any(word in message.data for word in words):
                    return str(message.data)
        raise AssertionError(f"the page was never told of {words}")

    async def send(self, action: dict[str, object]) -> None:
        await self._socket.send_json(action)


@asynccontextmanager
async def tab(address: str) -> AsyncIterator[Tab]:
    """Yield Alice's tab."""
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


async def cause(address: str, verb: str, **details: object) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{address}/playground/control/{verb}", json=details) as answer,
    ):
        assert answer.status == 200, await answer.text()


async def test_a_daily_clue_comes_when_its_time_is_skipped(tmp_path: Path) -> None:
    async with playground(tmp_path / "games.sqlite3") as address, tab(address) as alice:
        await alice.until("Rabbit Hole")
        channel = str(settle(World()).channel.id)
        soon = f"{datetime.now(UTC) + timedelta(minutes=3):%H:%M}"
        daily = {"ask": 1, "do": "slash", "channel": channel, "command": "dixit daily"}
        await alice.send(daily | {"options": {"time": soon}})
        await alice.until("The next one is due")
        await cause(address, "pass-time", seconds=300)
        await alice.send({"ask": 2, "do": "commands", "channel": channel})
        clue = "Only you see your guess"
        assert clue in await alice.until(clue, '"answer": 2')  # already there when time has passed


async def test_deadlines_run_out_when_time_is_skipped_and_a_killed_bot_comes_back(
    tmp_path: Path,
) -> None:
    async with playground(tmp_path / "games.sqlite3") as address, tab(address) as alice:
        await alice.until("Rabbit Hole")
        channel = str(settle(World()).channel.id)
        start = {"ask": 1, "do": "slash", "channel": channel, "command": "dixit start"}
        await alice.send(start | {"options": {}})
        presses = ("computers", "computers", "computers", "begin")
        for seated, verb in enumerate(presses, start=1):
            lobby = await alice.until(rf"Players: \u2068{seated}\u2069 of")
            message = json.loads(lobby)["d"]["id"]
            press = re.search(rf"{verb}:[^\"]+", lobby)
            assert press
            await alice.send(
                {"ask": seated + 1, "do": "press", "message": message, "custom_id": press[0]}
            )
        await alice.until("claim:")
        await cause(address, "pass-time", seconds=300)
        await alice.until("your turn", "give:")  # nobody took the turn in time
        await cause(address, "kill-bot")
        await alice.until('"online": false')
        await alice.until('"online": true')
        await alice.until("Round", "round")  # its table is posted again
