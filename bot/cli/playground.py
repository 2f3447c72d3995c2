"""``python -m bot playground``: runs the bot on an imitation of Discord on this machine."""

import argparse
import asyncio
import logging
import math
import os
import signal
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.program import Command, complain, number_between, run_loop

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager

    from bot.client import DixitBot
    from playground.server import Playground

DATABASE = Path("data/playground.sqlite3")
# this file exists while the guests play, so that they continue after a restart
SWITCH = "playground.guests"
AWAY = 2.0  # seconds until a killed bot is started again
STEP = 20.0  # seconds that are skipped at once
DRAWN_WITHIN = 3.0  # seconds that a step waits for the redraws of the one before


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    port, people = number_between(0, 65535), number_between(3, 12)
    parser.add_argument(
        "--port",
        type=port,
        default=8421,
        help="port of the page (default: %(default)s; 0 for any free one)",
    )
    parser.add_argument(
        "--people", type=people, default=12, help="number of people, 3 to 12 (default: %(default)s)"
    )
    parser.add_argument(
        "--guests", action="store_true", help="let the other people play from the start"
    )
    parser.add_argument("--fast", action="store_true", help="let them play without time to think")
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
    page = Page(fast=options.fast, guests=options.guests, switch=settings.folder / SWITCH)
    async with Playground(options.port, people=options.people, attach=[page.attach]) as town:
        print(f"Play on {town.base}  (stop with Ctrl+C)", flush=True)
        here = replace(
            settings, token=town.token, api_base=town.api_base, gateway_url=town.gateway_url
        )
        tempo = HURRIED if options.fast else UNHURRIED
        moments = timers.HURRIED if options.fast else timers.UNHURRIED
        bot = partial(
            assembled, here, tempo=tempo, moments=moments, clock=town.world.clock.now,
            guild_ready_timeout=0.0,
        )  # fmt: skip
        killed = await _live(town, here.token, bot)
        while killed:
            await asyncio.sleep(AWAY)
            killed = await _live(town, here.token, bot)


async def _live(
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
            for _ in range(math.ceil(seconds / STEP)):
                # A phase's time starts when everyone has been shown it, so let the screens settle
                # first.
                await asyncio.wait(
                    [asyncio.ensure_future(bot.parts.screens.settle())], timeout=DRAWN_WITHIN
                )
                town.world.clock.move(STEP)
                await bot.parts.alarms.skip_to_now()

        town.verbs |= {"kill-bot": kill, "pass-time": pass_time}
        try:
            await serving
        finally:
            greeting.cancel()
        return killed.is_set()


async def _play_with_workers(options: argparse.Namespace) -> None:
    """Run several worker processes on the PostgreSQL in DATABASE, or on a temporary one."""
    from bot.cli.temporary_postgres import NoPostgres, TemporaryPostgres
    from bot.cli.workers import FAST, WorkerProcesses
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
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    # Windows has no signal handlers: Ctrl+C raises KeyboardInterrupt
    with suppress(NotImplementedError):
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, told.set)
    await told.wait()


async def _greet(bot: "DixitBot") -> None:
    """Repost the live games once the bot is online, as the playground does not keep messages."""
    await bot.online.wait()
    with suppress(OSError):  # standard output may be closed by now
        print("The bot is online.", flush=True)
    for game_id in await bot.parts.store.live_games():
        await bot.parts.screens.repost(game_id)


COMMANDS = {"playground": Command(add_arguments, run)}
