"""Measures the time from process start until the bot is online, relative to bare discord.py.

    python -m bench.ready [--rounds N]

Both are processes that log in to one running playground, started in turn: ours with its store,
decks, texts and commands, the other with plain discord.py and one command. Prints the median of
the ratios with its bound and exits with 1 if it is missed. Also prints how long `python -m bot
playground` takes until its bot is online.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bench.report import Figure, report
from playground.server import Playground

BOUND = 2.0
ONLINE = b"online"
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"


def surroundings() -> dict[str, str]:
    """Return this process's environment, changed so that Python keeps bytecode."""
    return {name: value for name, value in os.environ.items() if name != NO_BYTECODE}


async def ours(town: Playground) -> float:
    """Start our bot and return the seconds until it is online."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "DATABASE": str(Path(folder) / "games.sqlite3"),
            "DISCORD_TOKEN": town.token,
            "DISCORD_API_BASE": town.api_base,
            "DISCORD_GATEWAY_URL": town.gateway_url,
            "LOG_LEVEL": "ERROR",
        }
        return await until_online(town, ["-m", "bot"], settings)


async def bare(town: Playground) -> float:
    """Start the bare bot and return the seconds until it is online."""
    words = ["-m", "bench.bare_bot", town.api_base, town.gateway_url, town.token]
    return await until_online(town, words, {})


async def until_online(town: Playground, words: list[str], settings: dict[str, str]) -> float:
    """Start a bot's process, kill it once it is online, and return the seconds until then."""
    start = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, env=surroundings() | settings
    )
    await town.world.feed.wait_until(lambda: town.bot_online, 60)
    seconds = time.perf_counter() - start
    process.kill()
    await process.wait()
    await town.world.feed.wait_until(lambda: not town.bot_online, 60)
    return seconds


async def playground() -> float:
    """Return the seconds until `python -m bot playground` says that the bot is online."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "playground", "--port", "0"),
            env=surroundings() | {"DATABASE": str(Path(folder) / "games.sqlite3")},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdout is not None
        async for line in process.stdout:
            if ONLINE in line:
                break
        seconds = time.perf_counter() - start
        process.kill()
        await process.wait()
    return seconds


async def measure(rounds: int) -> tuple[list[float], list[float], list[float]]:
    """Return three lists: the ratio, our bot's seconds and the playground's seconds per round.

    The ratio compares our bot's start with the bare bot's. All are measured in turn, so that a busy
    machine slows all of them.
    """
    ratios, seconds, wholes = [], [], []
    async with Playground() as town:
        await bare(town)  # once unmeasured: Python compiles each module at its first start
        await ours(town)
        for _ in range(rounds):
            baseline = await bare(town)
            seconds.append(await ours(town))
            ratios.append(seconds[-1] / baseline)
            wholes.append(await playground())
    return ratios, seconds, wholes


def main() -> int:
    """Measure and print the times; return 1 if the bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    ratios, seconds, wholes = asyncio.run(measure(parser.parse_args().rounds))
    print(f"bot online after {statistics.median(seconds):.2f} s (median of {len(seconds)})")
    print(f"`python -m bot playground` online after {statistics.median(wholes):.2f} s")
    return report([Figure("ready / bare discord.py login", ratios, most=BOUND)])


if __name__ == "__main__":
    sys.exit(main())
