"""``python -m bot playground``: runs the bot on an imitation of Discord on this machine.

With ``--workers``, several bot processes share the games on one PostgreSQL. They can be killed,
ended and started from the playground's page. ``python -m bot.cli.playground`` runs one of them,
with the playground's timing and with settings from the environment. Modules of the bot are imported
when they are needed, so that ``--help`` answers at once.
"""

import argparse
import asyncio
import logging
import math
import os
import signal
import subprocess
import sys
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from bot.cli.program import Subcommand, complain, number_between, run_loop

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager

    from bot.client import DixitBot
    from playground.server import Playground

DATABASE = Path("data/playground.sqlite3")
GUESTS_FILE = "playground.guests"  # exists while guests play, so that a restart resumes them
RESTART_AFTER = 2.0  # seconds until a killed bot is started again
CLOCK_STEP = 20.0  # seconds by which the page's clock is moved at once
FAST = "PLAYGROUND_FAST"  # the variable that tells a worker to play without pauses
WORKER_ENDING = 10.0  # seconds that an interrupted worker has to end before it is killed
DRAWN_WITHIN = 3.0  # seconds that a step waits for the redraws of the one before


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this subcommand to the parser."""
    port, people = number_between(0, 65535), number_between(3, 12)
    parser.add_argument(
        "--port",
        type=port,
        default=8421,
        help="port of the page (default: %(default)s; 0 for any free one)",
    )
    parser.add_argument(
        "--people",
        type=people,
        default=12,
        help="number of simulated people, 3 to 12 (default: %(default)s)",
    )
    parser.add_argument(
        "--guests", action="store_true", help="let the simulated people play from the start"
    )
    parser.add_argument("--fast", action="store_true", help="let them play without pauses to think")
    workers = number_between(1, 9)
    parser.add_argument(
        "--workers",
        type=workers,
        help="number of bot processes that share the games (needs PostgreSQL)",
    )


def run(options: argparse.Namespace) -> int:
    """Run the playground until interrupted; return the exit status."""
    from bot.decks import DeckError
    from bot.settings import SettingsError
    from bot.store import StoreError
    from playground.server import CannotListen

    try:
        run_loop(lambda: _play_with_workers(options) if options.workers else _play(options))
    except CannotListen as unusable:
        complain(f"{unusable}; choose another one with --port")
        return 1
    except (StoreError, DeckError) as unusable:
        complain(unusable)
        return 1
    except SettingsError as wrong:
        complain(wrong)
        return 2
    return 0


async def _play(options: argparse.Namespace) -> None:
    from bot.app import assembled
    from bot.logs import set_up_logs
    from bot.play import timers
    from bot.screens.scheduler import HURRIED, UNHURRIED
    from bot.settings import Settings
    from playground.server import Playground
    from playground.web import Page

    settings = Settings.from_env(needs_token=False)
    if "DATABASE" not in os.environ:
        settings = replace(settings, database=DATABASE)
    set_up_logs(logging.WARNING)
    page = Page(fast=options.fast, guests=options.guests, switch=settings.folder / GUESTS_FILE)
    async with Playground(options.port, people=options.people, attach=[page.attach]) as town:
        print(f"Play on {town.base}  (stop with Ctrl+C)", flush=True)
        here = replace(
            settings, token=town.token, api_base=town.api_base, gateway_url=town.gateway_url
        )
        tempo = HURRIED if options.fast else UNHURRIED
        delays = timers.HURRIED if options.fast else timers.UNHURRIED
        bot = partial(
            assembled, here, tempo=tempo, delays=delays, clock=town.world.clock.now,
            guild_ready_timeout=0.0,
        )  # fmt: skip
        killed = await _run_bot(town, here.token, bot)
        while killed:
            await asyncio.sleep(RESTART_AFTER)
            killed = await _run_bot(town, here.token, bot)


async def _run_bot(
    town: "Playground", token: str, assemble: "Callable[[], AbstractAsyncContextManager[DixitBot]]"
) -> bool:
    """Run one bot until a signal arrives; return True if it was killed from the page instead."""
    from bot.app import serve
    from bot.gateway.connection import Heartbeats

    async with assemble() as bot:
        greeting = asyncio.create_task(_greet(bot))
        serving = asyncio.create_task(serve(bot, token, Heartbeats(lambda: [bot])))
        killed = asyncio.Event()

        def kill() -> None:
            killed.set()
            serving.cancel()

        async def pass_time(seconds: float) -> None:
            for _ in range(math.ceil(seconds / CLOCK_STEP)):
                # A phase's time starts once it is shown, so wait for the redraws first. Otherwise
                # the clock would be moved before the timer even starts.
                await asyncio.wait(
                    [asyncio.ensure_future(bot.parts.screens.settle())], timeout=DRAWN_WITHIN
                )
                town.world.clock.move(CLOCK_STEP)
                await bot.parts.alarms.skip_to_now()
            if bot.is_ready():
                await bot.parts.daily.check_all()

        town.verbs |= {"kill-bot": kill, "pass-time": pass_time}
        try:
            await serving
        finally:
            greeting.cancel()
        return killed.is_set()


async def _play_with_workers(options: argparse.Namespace) -> None:
    """Run several worker processes on the PostgreSQL in DATABASE, or on a temporary one.

    Print the page's address and return when interrupted. Raise ``CannotOpen`` if there is no
    PostgreSQL.
    """
    from bot.cli.temporary_postgres import NoPostgres, TemporaryPostgres
    from bot.logs import set_up_logs
    from bot.settings import Settings
    from bot.store import CannotOpen, PostgresAddress
    from playground.server import Playground
    from playground.web import Page

    address = Settings.from_env(needs_token=False).database
    set_up_logs(logging.WARNING)
    page = Page(guests=options.guests, fast=options.fast)
    with ExitStack() as stack:
        if not isinstance(address, PostgresAddress):
            try:
                server = await asyncio.to_thread(lambda: stack.enter_context(TemporaryPostgres()))
            except NoPostgres as missing:
                raise CannotOpen(f"--workers needs a PostgreSQL: {missing}") from None
            address = server.address()
        town = Playground(
            options.port, people=options.people, shards=options.workers, attach=[page.attach]
        )
        environment = {"DATABASE": address.url, "SHARDS": str(options.workers)}
        environment |= {"SHARDS_HERE": "lease", FAST: "1" if options.fast else ""}
        async with town:
            print(f"Play on {town.base}  (stop with Ctrl+C)", flush=True)
            environment |= {"DISCORD_TOKEN": town.token, "DISCORD_API_BASE": town.api_base}
            environment |= {"DISCORD_GATEWAY_URL": town.gateway_url}
            with WorkerProcesses(environment, options.workers) as workers:
                town.verbs |= workers.verbs
                await _until_interrupted()


async def _until_interrupted() -> None:
    interrupted = asyncio.Event()
    loop = asyncio.get_running_loop()
    # Windows has no signal handlers: Ctrl+C raises KeyboardInterrupt
    with suppress(NotImplementedError):
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, interrupted.set)
    await interrupted.wait()


async def _greet(bot: "DixitBot") -> None:
    """Wait until the bot is online, print that, and repost the live games.

    The playground does not keep messages.
    """
    await bot.online.wait()
    with suppress(OSError):  # standard output may already be closed
        print("The bot is online.", flush=True)
    for game_id in await bot.parts.store.live_games():
        await bot.parts.screens.repost(game_id)


class WorkerProcesses:
    """The workers of one playground; starts them inside a ``with`` block and ends them after it."""

    def __init__(self, environment: dict[str, str], number: int) -> None:
        self._environment = os.environ | environment
        self._number = number
        self._running: list[subprocess.Popen[bytes]] = []

    @property
    def verbs(self) -> dict[str, Any]:
        """Return the functions behind the page's buttons for workers, by the name of the action."""
        return {
            "kill-worker": lambda: self._send(signal.SIGKILL),
            "end-worker": lambda: self._send(signal.SIGTERM),
            "start-worker": self.start,
        }

    def start(self) -> int:
        """Start one more worker; return how many are running."""
        self._running.append(
            subprocess.Popen(
                [sys.executable, "-m", "bot.cli.playground"],
                env=self._environment,
                stdin=subprocess.PIPE,
            )
        )
        return self._count()

    def _count(self) -> int:
        self._running = [one for one in self._running if one.poll() is None]
        return len(self._running)

    def _send(self, number: signal.Signals) -> int:
        """Send a signal to the worker that was started first; return how many were running.

        Raise ``ValueError`` if none is running.
        """
        if not self._count():
            raise ValueError("no worker is running")
        self._running[0].send_signal(number)
        return len(self._running)

    def __enter__(self) -> Self:
        for _ in range(self._number):
            self.start()
        return self

    def __exit__(self, *_: object) -> None:
        for one in self._running:
            one.terminate()
        for one in self._running:
            try:
                one.wait(WORKER_ENDING)
            except subprocess.TimeoutExpired:
                one.kill()
                one.wait()


def _run_worker() -> None:
    """Run one worker until it gets a signal or its parent ends."""
    from bot.cli.run import run_bot
    from bot.host.process import end_with_parent
    from bot.logs import set_up_logs
    from bot.play import timers
    from bot.screens.scheduler import HURRIED, UNHURRIED
    from bot.settings import Settings
    from bot.workers.shard import LeaseTempo

    end_with_parent()
    set_up_logs(logging.WARNING)
    fast = bool(os.environ.get(FAST))
    asyncio.run(
        run_bot(
            Settings.from_env(),
            tempo=HURRIED if fast else UNHURRIED,
            delays=timers.HURRIED if fast else timers.UNHURRIED,
            lease_tempo=LeaseTempo(lifetime=6.0, beat=1.0, identify=0.1),
            guild_ready_timeout=0.0,
        )
    )


COMMANDS = {"playground": Subcommand(add_arguments, run)}


if __name__ == "__main__":
    _run_worker()
