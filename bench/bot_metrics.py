"""Measures the cost of metrics: presses with and without the health endpoint.

    python -m bench.bot_metrics [--presses N]

Two bots on playgrounds of their own are pressed in turn. One of them has its health endpoint on and
is scraped every second, which is more often than usual. Exits with 1 if the bound is missed.
"""

import argparse
import asyncio
import socket
import sys
import tempfile
from pathlib import Path

import aiohttp

from bench.bot import IDLE_PAUSE, WARM_UP, ours, percentile, seat, timed
from bench.report import Figure, report
from playground.server import Playground

SCRAPE_EVERY = 1.0


def free_port() -> int:
    """Return a port of the loopback address that is free now."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def scrape(port: int) -> None:
    """Fetch the metrics every second, until cancelled."""
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                assert answer.status == 200, "there are no metrics"
                await answer.read()
            await asyncio.sleep(SCRAPE_EVERY)


async def cost_of_metrics(presses: int) -> list[Figure]:
    """Return the median time of a press with metrics divided by the median without.

    Also print both medians.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        plain, watched = Path(folder) / "plain.sqlite3", Path(folder) / "watched.sqlite3"
        async with (
            Playground() as here,
            Playground() as there,
            ours(here, plain),
            ours(there, watched, HEALTH_PORT=str(port)),
        ):
            for town in (here, there):
                town.interactions.answer_within = 60.0  # the machine may be busy
            tables = [await seat(town, town.town.channel) for town in (here, there)]
            await asyncio.sleep(WARM_UP)
            asking = asyncio.create_task(scrape(port))
            taken: list[list[float]] = [[], []]
            for turn in range(presses):
                # Alternate which goes first, so that neither always finds a warmer machine.
                for which in (0, 1) if turn % 2 else (1, 0):
                    taken[which].append(await timed(tables[which].change_mind))
                    await asyncio.sleep(IDLE_PAUSE / 2)
            assert not asking.done()
            asking.cancel()
    off, on = (percentile(samples, 0.5) for samples in taken)
    print(f"p50 without metrics {1000 * off:.1f} ms, with {1000 * on:.1f} ms")
    return [Figure("press, metrics on / off: p50", [on / off], most=1.05)]


def main() -> int:
    """Measure and print the cost; return 1 if the bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=150)
    return report(asyncio.run(cost_of_metrics(parser.parse_args().presses)))


if __name__ == "__main__":
    sys.exit(main())
