"""From process start to the bot being online, against a bare discord.py login.

    python -m bench.ready [--rounds N]

Ours is `python -m bot playground`: server, page and bot in one go. The baseline is a process with
plain discord.py and one command, on a playground that is running already. Both are started in
turn. Prints the median of the ratios with its bound and exits with 1 if it is missed.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playground.server import Playground

BOUND = 2.0
ONLINE = b"online"


async def ours() -> float:
    """Seconds until the playground says that the bot is online."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "playground", "--port", "0"),
            env=os.environ | {"DATABASE": str(Path(folder) / "games.sqlite3")},
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


async def bare(town: Playground) -> float:
    """Seconds until a bare bot is online."""
    start = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.bare_bot"),
        *(town.api_base, town.gateway_url, town.token),
    )
    await town.world.feed.wait_until(lambda: town.bot_online, 30)
    seconds = time.perf_counter() - start
    process.kill()
    await process.wait()
    await town.world.feed.wait_until(lambda: not town.bot_online, 30)
    return seconds


async def measure(rounds: int) -> tuple[list[float], list[float]]:
    """Both in turn, so that a busy machine slows both."""
    ratios, seconds = [], []
    async with Playground() as town:
        for _ in range(rounds):
            baseline = await bare(town)
            seconds.append(await ours())
            ratios.append(seconds[-1] / baseline)
    return ratios, seconds


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    ratios, seconds = asyncio.run(measure(parser.parse_args().rounds))
    value = statistics.median(ratios)
    verdict = "ok" if value <= BOUND else "MISSED"
    print(f"online after {statistics.median(seconds):.2f} s (median of {len(seconds)})")
    print(f"ready / bare discord.py login {value:>8.2f}   at most {BOUND:.2f}   {verdict}")
    return 0 if value <= BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
