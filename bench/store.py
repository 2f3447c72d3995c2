"""Measures the cost of durable saves, relative to other ways of saving in the same run.

    python -m bench.store [--rounds N] [--moves N]

Every round plays a number of moves through the service and then saves the same in the other ways,
one after the other, so that a busy machine slows all of them; a figure is the median of the ratios.
Prints each with its bound and exits with 1 if one is missed.
"""

import argparse
import asyncio
import gc
import json
import logging
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, replace
from itertools import cycle, islice
from pathlib import Path
from random import Random

import discord

from bench.report import Figure, report
from bot.gateway.library import point_discord_at
from bot.play.service import GameService
from bot.rules.engine import apply
from bot.rules.model import Game, Lazy
from bot.store import GameStore, StoredGame
from bot.store.codec import (
    decode_game,
    decode_round,
    encode_game,
    encode_played,
    encode_round,
)
from bot.store.sqlite.opening import PRAGMAS
from bot.store.sqlite.store import SqliteStore
from playground.driver import Stage
from playground.server import Playground
from playground.strictness import Strict
from tests.playing import begun, decks, legal_move

TABLES = 32  # games that are played at the same time
PLAYERS = 6
PRESSES = 60
MOVES_A_PRESS = 20  # moves timed between two presses

DEFAULT_JOURNAL = ("journal_mode = DELETE", "synchronous = FULL", "foreign_keys = ON")
NORMAL = tuple(pragma.replace("synchronous = FULL", "synchronous = NORMAL") for pragma in PRAGMAS)


class Table:
    """Plays games in one channel, one after the other, with random legal moves."""

    def __init__(self, service: GameService, channel: int) -> None:
        self._service = service
        self._channel = channel
        self._rng = Random(channel)
        self._stored: StoredGame | None = None

    async def play(self, moves: int) -> list[Game]:
        """Play this many moves; return the game after each.

        Begin a new game whenever one is over.
        """
        games = []
        for _ in range(moves):
            if self._stored is None or not self._stored.live:
                self._stored = await begun(self._service, players=PLAYERS, channel=self._channel)
            move = legal_move(self._stored.game, self._rng)
            press = self._rng.getrandbits(62)
            outcome = await self._service.play(self._stored.id, move, interaction=press)
            self._stored = outcome.stored
            games.append(self._stored.game)
        return games


class Hall:
    """Plays games of many channels on one store, all at once or one after another."""

    def __init__(self, store: GameStore, in_turn: bool) -> None:
        self._store = store
        self._in_turn = in_turn
        service = GameService(store, time.time, decks)
        self._tables = [Table(service, channel) for channel in range(TABLES)]

    @classmethod
    async def open(cls, path: Path, pragmas: Sequence[str], in_turn: bool) -> "Hall":
        """Open a store with these settings and return a hall whose games are in progress."""
        hall = cls(await SqliteStore.open(path, pragmas=pragmas), in_turn)
        await hall.play(TABLES * 20)  # into the middle of a game
        return hall

    async def play(self, moves: int) -> tuple[float, list[Game]]:
        """Play moves; return the moves per second of all tables, and the game after each move."""
        each = [table.play(moves // TABLES) for table in self._tables]
        start = time.perf_counter()
        played = [await table for table in each] if self._in_turn else await asyncio.gather(*each)
        took = time.perf_counter() - start
        return moves // TABLES * TABLES / took, [game for games in played for game in games]

    async def close(self) -> None:
        await self._store.close()


def per_second(times: int, save: Callable[[], None]) -> float:
    """Call ``save`` this many times and return the calls per second."""
    start = time.perf_counter()
    for _ in range(times):
        save()
    return times / (time.perf_counter() - start)


def append(folder: Path, games: list[Game]) -> float:
    """Append the same games to a file, each synced to disk; return the appends per second."""
    bodies = iter([encode_game(game).encode() for game in games])
    with (folder / "log").open("ab", buffering=0) as log:

        def save() -> None:
            log.write(next(bodies))
            os.fdatasync(log.fileno())

        return per_second(len(games), save)


def rewrite(folder: Path, games: list[Game]) -> float:
    """Save as a simple bot would, a hundred games in one JSON file; return the saves per second."""
    whole = [asdict(replace(game, history=tuple(game.history))) for game in games[:100]]
    hundred = (whole * 100)[:100]

    def save() -> None:
        with (folder / "games.json.new").open("w") as file:
            json.dump(hundred, file)
            file.flush()
            os.fdatasync(file.fileno())
        os.replace(folder / "games.json.new", folder / "games.json")

    return per_second(2, save)


class Ballot(discord.ui.LayoutView):
    """A message to vote on twelve cards, about as large as the bot's own."""

    menu: discord.ui.ActionRow["Ballot"] = discord.ui.ActionRow()
    buttons: discord.ui.ActionRow["Ballot"] = discord.ui.ActionRow()

    def __init__(self) -> None:
        super().__init__(timeout=None)
        lines = "\n".join(f"{number}. Somebody with a rabbit" for number in range(1, 13))
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(f"# A clue\n{lines}")))
        for label in ("My hand", "Look closer", "Rules"):
            self.buttons.add_item(discord.ui.Button(label=label, custom_id=f"{label}:bench:1"))

    @menu.select(
        placeholder="Vote",
        custom_id="vote:bench:1",
        options=[discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(1, 13)],
    )
    async def vote(self, press: discord.Interaction, menu: discord.ui.Select["Ballot"]) -> None:
        """Answer the press without doing anything else."""
        await press.response.send_message(f"You voted for {menu.values[0]}.", ephemeral=True)


class BareBot(discord.Client):
    """A plain discord.py client with none of the bot's code."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.online = asyncio.Event()

    async def on_ready(self) -> None:
        self.online.set()


async def share_of_thinking(games: list[Game]) -> float:
    """Return the time for a move's rules and JSON as a share of a press through discord.py."""
    # Plain discord.py crashes on a channel that the bot may not view, which our adapter prevents.
    async with Playground(people=1, lenient=[Strict.HIDDEN_CHANNELS]) as playground:
        point_discord_at(playground.api_base, playground.gateway_url)
        bot = BareBot()
        running = asyncio.create_task(bot.start(playground.token))
        try:
            await asyncio.wait_for(bot.online.wait(), 30)
            return await _think_and_press(thinking(games), playground, bot)
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
            point_discord_at()


async def _think_and_press(
    thoughts: Iterator[float], playground: Playground, bot: BareBot
) -> float:
    """Time moves and presses in turn; return the ratio of their medians."""
    await bot.get_partial_messageable(playground.town.channel.id).send(view=Ballot())
    stage = Stage(playground)
    (person,) = stage.people(next(iter(playground.town.people)))
    thought: list[float] = []
    pressed: list[float] = []
    for number in range(PRESSES):
        start = time.perf_counter()
        await person.choose("Vote", str(number % 12 + 1))
        pressed.append(time.perf_counter() - start)
        thought += islice(thoughts, MOVES_A_PRESS)
    return statistics.median(thought) / statistics.median(pressed)


def thinking(games: list[Game]) -> Iterator[float]:
    """Yield the seconds of each move: decode the game, apply the move, encode the result."""
    rng = Random(1)
    running = [game for game in games if game.ending is None]
    texts = [
        (encode_game(game), [encode_round(scored) for scored in game.history]) for game in running
    ]
    moves = [legal_move(game, rng) for game in running]
    gc.collect()
    for (text, rounds), move in cycle(zip(texts, moves, strict=True)):
        start = time.perf_counter()
        game = apply(decode_game(text, Lazy(decode_round, rounds)), move, rng).game
        encode_game(game)
        if len(game.history) > len(rounds):
            encode_round(game.history[-1])
        encode_played(move)
        yield time.perf_counter() - start


async def run(folder: Path, rounds: int, moves: int) -> list[Figure]:
    """Measure all ways of saving in turn, in this folder; return the figures."""
    against_append = Figure("durable moves against appending the same bytes", least=0.4)
    against_default = Figure("durable moves against SQLite's default journal", least=2)
    against_json = Figure("durable moves against one JSON file with 100 games", least=40)
    share = Figure("rules and JSON, as a share of a press through discord.py", most=0.05)
    speed = Figure("durable moves per second")
    price = Figure("times as fast with synchronous=NORMAL, which a power cut undoes")
    async with AsyncExitStack() as open_halls:

        async def open_hall(name: str, pragmas: Sequence[str], in_turn: bool = False) -> Hall:
            hall = await Hall.open(folder / f"{name}.sqlite3", pragmas, in_turn)
            open_halls.push_async_callback(hall.close)
            return hall

        ours = await open_hall("ours", PRAGMAS)
        # SQLite's defaults: the rollback journal, and a commit for every single move.
        default = await open_hall("default", DEFAULT_JOURNAL, in_turn=True)
        normal = await open_hall("normal", NORMAL)
        for _ in range(rounds):
            rate, games = await ours.play(moves)
            speed.samples.append(rate)
            against_append.samples.append(rate / append(folder, games))
            against_default.samples.append(rate / (await default.play(moves))[0])
            against_json.samples.append(rate / rewrite(folder, games))
            price.samples.append((await normal.play(moves))[0] / rate)
            share.samples.append(await share_of_thinking(games))
    return [against_append, against_default, against_json, share, speed, price]


def main() -> int:
    """Measure and print the figures; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(description="Measure the store.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--moves", type=int, default=640)
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    # on disk, because temporary folders are often in memory
    with tempfile.TemporaryDirectory(dir=".") as folder:
        figures = asyncio.run(run(Path(folder), options.rounds, options.moves))
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
