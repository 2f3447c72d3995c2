"""Counts what one press that plays a card passes through until it is answered.

    python -m bench.walk [--names]

Counts every function and module of bot/ and cogs/ that runs, the views made of the game, the reads
of message rows and the requests, for one press on a hand in a DM. Unlike times, counts are the same
on every machine.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType

from bench.bot import seat
from bench.report import Figure, report
from bot.app import assembled
from bot.rules import player_views, views
from bot.settings import Settings
from playground.server import Playground

ROOT = Path(__file__).resolve().parent.parent
BESIDE = ("alarms", "housekeeping", "decks")  # background tasks, which no press causes


class Walk:
    """Counts calls of the bot's own functions while it is installed with ``sys.setprofile``."""

    def __init__(self) -> None:
        self.functions: Counter[CodeType] = Counter()
        self.views: Counter[str] = Counter()
        self.reads = 0

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        if code is views.table_view.__code__ or code is player_views.player_view.__code__:
            self.views[code.co_name] += 1
        if code.co_name == "messages" and "store" in code.co_filename:
            self.reads += 1
        path = Path(code.co_filename)
        if not path.is_relative_to(ROOT):
            return
        package = path.relative_to(ROOT).parts[0]
        task = asyncio.current_task()  # None where the answer is made while the move is saved
        beside = task is not None and task.get_name() in BESIDE
        if package in ("bot", "cogs") and not beside:
            self.functions[code] += 1

    @property
    def names(self) -> list[str]:
        """Return the functions in order of their first call, without lambdas and comprehensions."""
        named = [code for code in self.functions if not code.co_name.startswith("<")]
        first = next(i for i, code in enumerate(named) if code.co_name == "on_interaction")
        named = named[first:]
        return [f"{Path(c.co_filename).relative_to(ROOT)}: {c.co_qualname}" for c in named]


async def measure() -> tuple[Walk, int]:
    """Profile one press at an idle table of twelve; return the counts and the requests."""
    walk = Walk()
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as town:
            settings = Settings(
                token=town.token,
                database=Path(folder) / "games.sqlite3",
                api_base=town.api_base,
                gateway_url=town.gateway_url,
            )
            async with assembled(settings) as bot:
                running = asyncio.create_task(bot.start(town.token))
                await town.world.feed.wait_until(lambda: town.bot_online, 60)
                table = await seat(town, town.town.channel)
                await bot.parts.screens.settle()
                before = len(town.requests)
                pressing = asyncio.create_task(table.change_mind())
                sys.setprofile(walk)
                await pressing
                sys.setprofile(None)
                requests = len(town.requests) - before
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)
    return walk, requests


def main() -> int:
    """Profile one press and print the counts; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--names", action="store_true", help="list the functions in order")
    options = parser.parse_args()
    walk, requests = asyncio.run(measure())
    if options.names:
        print(*walk.names, sep="\n")
    figures = [
        Figure("views of the table", [walk.views["table_view"]], most=2),
        Figure("views of a player", [walk.views["player_view"]], most=2),
        Figure("reads of the message rows", [walk.reads], most=1),
        Figure("requests until the answer", [requests], most=1),
    ]
    modules = {name.partition(":")[0] for name in walk.names}
    print(f"{len(walk.names)} functions in {len(modules)} modules until the answer")
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
