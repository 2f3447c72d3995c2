"""Plays many games on the playground and measures whether the bot's memory and files grow.

    python -m bench.soak [--games N] [--tables N]

Several tables play short games at the same time, as fast as the bot answers, until the given number
is finished. The bot has its own process. Its memory, open files and sockets are measured after the
first tenth of the games and at the end, each time after a quiet moment; its log is searched for
repeated warnings. A thousand games take at least a quarter of an hour. Prints each figure with its
bound and exits with 1 if one is missed.
"""

import argparse
import asyncio
import os
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from bench.bot import resident
from bench.report import Figure, report
from bot.client import DixitBot
from bot.decks.shelf import SHIPPED
from bot.rules.model import Phase
from playground.driver import Stage
from playground.server import Playground
from tests.e2e.evening import Evening
from tests.e2e.witness import Victim, Witness

PLAYERS = 3
GOAL = 3  # points, reached in two or three rounds
QUIET = 40.0  # seconds, a little more than idle connections to Discord are kept open
FEW = 3  # how often a warning may come before it counts as repeated
WARNED = re.compile(r"^(?:WARNING|ERROR|CRITICAL):(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class State:
    """A process's memory and how many files and sockets it has open."""

    memory: float  # MiB
    files: int
    sockets: int

    @classmethod
    def of(cls, pid: int) -> "State":
        """Measure a running process and return its state."""
        folder = Path(f"/proc/{pid}/fd")
        held = [os.readlink(folder / name) for name in os.listdir(folder)]
        sockets = sum(target.startswith("socket:") for target in held)
        return cls(resident(pid), len(held) - sockets, sockets)

    def __str__(self) -> str:
        return f"{self.memory:.0f} MiB, {self.files} files, {self.sockets} sockets"


class Soak:
    """Lets tables play until enough games are finished."""

    def __init__(self, town: Playground, witness: Witness, tables: int) -> None:
        self._town = town
        self._witness = witness
        self._tables = [self._table(number) for number in range(tables)]
        self._opened = 0
        self.finished = 0

    def _table(self, number: int) -> Evening:
        """Return a table with its own people, in its own channel."""
        stage = Stage(self._town)
        evening = Evening(stage, cast("DixitBot", self._witness), PLAYERS)
        world, guild = self._town.world, self._town.town.guild
        users = [world.add_user(f"Person {number}-{place}") for place in range(PLAYERS)]
        for user in users:
            world.join(guild, user)
        evening.friends = stage.people(*(user.name for user in users))
        evening.move_to(world.add_channel(guild, f"table-{number}"))
        return evening

    async def play(self, games: int) -> None:
        """Play until this many games are finished in total, then wait until the bot is idle."""
        await asyncio.gather(*(self._play(evening, games) for evening in self._tables))
        await asyncio.sleep(QUIET)

    async def _play(self, evening: Evening, games: int) -> None:
        """Play one game after another at one table until enough have been opened."""
        while self._opened < games:
            self._opened += 1
            await evening.open(deck="dreams", goal=GOAL)
            await evening.begin()
            await evening.play_on()
            assert (await evening.game()).phase is Phase.FINISHED
            self.finished += 1
            self._forget_pictures()

    def _forget_pictures(self) -> None:
        """Drop the pictures and requests that the playground keeps, to limit its own memory."""
        for file in self._town.world.attachments.values():
            file.content = b""
        self._town.requests.clear()


def repeated(log: str) -> dict[str, int]:
    """Return how often each repeated warning was logged, with numbers and ids removed."""
    ids = re.compile(r"(?<=game )\S+|[\w-]*\d[\w.-]*")
    kinds = Counter(ids.sub("…", line) for line in WARNED.findall(log))
    return {kind: times for kind, times in kinds.items() if times > FEW}


async def soak(games: int, tables: int) -> list[Figure]:
    """Play the games, measure the bot twice, and return the figures.

    Also print both measurements and the warnings that repeat.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as town, Victim(town, SHIPPED, Path(folder)) as victim:
            town.interactions.answer_within = 60.0  # the machine may be busy
            await victim.start("bench.hurried_bot")
            soaking = Soak(town, Witness(victim.database), tables)
            begun = time.monotonic()
            await soaking.play(max(1, games // 10))
            first = State.of(victim.pid)
            print(f"after {soaking.finished} games: {first}", flush=True)
            await soaking.play(games)
            last = State.of(victim.pid)
            minutes = (time.monotonic() - begun) / 60
            print(f"after {soaking.finished} games: {last}; {minutes:.1f} minutes", flush=True)
            victim.end()
            status = await victim.gone()
            warnings = repeated(victim.log)
    for kind, times in warnings.items():
        print(f"{times} times: {kind}")
    return [
        Figure("games opened and finished", [soaking.finished], least=games),
        Figure("memory at the end / after the first tenth", [last.memory / first.memory], most=1.2),
        Figure("more files than after the first tenth", [last.files - first.files], most=2),
        Figure("more sockets than after the first tenth", [last.sockets - first.sockets], most=2),
        Figure("warnings that repeat", [len(warnings)], most=0),
        Figure("status after SIGTERM", [status], most=0),
    ]


def main() -> int:
    """Play and print the figures; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=6)
    options = parser.parse_args()
    figures = asyncio.run(soak(options.games, options.tables))
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
