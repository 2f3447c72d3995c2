"""Measures a restart after every deadline has passed, relative to one that missed none.

    python -m bench.restart [--games N] [--rounds N]

Each restart is a process of its own that loads the bot, opens a copy of one database full of live
games and starts the alarms; its processor time is measured. Prints the median of the ratios with
its bound and exits with 1 if it is missed.
"""

import argparse
import asyncio
import logging
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from bench.report import Figure, report
from bot.app import assembled  # noqa: F401  loads what a start of the bot loads
from bot.play.alarms import Alarms
from bot.play.service import GameService
from bot.store import JournalEntry, Place, new_game_id
from bot.store.sqlite.store import SqliteStore
from bot.times import DAY
from tests.playing import NOON, UNSYNCED, begun, decks

BOUND = 2.0


async def fill(path: Path, games: int) -> None:
    """Fill a database with games in their first round."""
    store = await SqliteStore.open(path, pragmas=UNSYNCED)
    stored = await begun(GameService(store, lambda: NOON, decks), players=6, channel=0)
    entry = JournalEntry(1, NOON, None, stored.game, 0)
    for channel in range(1, games):
        one = replace(stored, id=new_game_id(), place=Place(9, channel))
        await store.create(one, entry)
    await store.close()


async def restart(path: Path, now: float) -> None:
    """Open the store and start the alarms, which check every game; then close both."""
    store = await SqliteStore.open(path)
    async with Alarms(GameService(store, lambda: now, decks), store, lambda: now):
        pass
    await store.close()


def seconds(database: Path, late: float) -> float:
    """Return the processor seconds of a restart ``late`` seconds after the games began."""
    copy = database.with_name("copy.sqlite3")
    shutil.copy(database, copy)
    words = ["-m", "bench.restart", "--child", str(copy), "--late", str(late)]
    done = subprocess.run([sys.executable, *words], check=True, capture_output=True, text=True)
    return float(done.stdout)


def measure(games: int, rounds: int) -> int:
    """Measure and print both restarts in turn; return 1 if the bound is missed."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        database = Path(folder) / "games.sqlite3"
        asyncio.run(fill(database, games))
        pairs = [(seconds(database, 0.0), seconds(database, DAY)) for _ in range(rounds)]
    for name, figures in zip(("no deadline", "all"), zip(*pairs, strict=True), strict=True):
        print(f"{games} games, {name} missed: {statistics.median(figures):.2f} s of processor")
    ratios = [missed / none for none, missed in pairs]
    return report([Figure("all deadlines missed / none", ratios, most=BOUND)])


def main() -> int:
    """Measure, or in a child process do one restart and print its processor seconds.

    Return 1 if the bound is missed.
    """
    parser = argparse.ArgumentParser(description="Measure a restart after an outage.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--late", type=float, default=0.0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    if options.child is None:
        return measure(options.games, options.rounds)
    asyncio.run(restart(options.child, NOON + options.late))
    print(time.process_time())
    return 0


if __name__ == "__main__":
    sys.exit(main())
