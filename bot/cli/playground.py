"""``python -m bot playground``: a Discord of its own on this machine, with the bot in it."""

import argparse
import asyncio
import logging
import os
import signal
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.ending import complain
from bot.cli.loop import run_loop
from bot.cli.parser import number_between

if TYPE_CHECKING:
    from bot.gateway.client import DixitBot

DATABASE = Path("data/playground.sqlite3")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where it listens, how many people there are, and whether they play by themselves."""
    port, people = number_between(0, 65535), number_between(3, 12)
    parser.add_argument("--port", type=port, default=8421, help="default: %(default)s; 0: any")
    parser.add_argument("--people", type=people, default=12, help="3 to 12, default: %(default)s")
    parser.add_argument("--guests", action="store_true", help="let the others play from the start")
    parser.add_argument("--fast", action="store_true", help="guests think for no time at all")
    workers = number_between(1, 9)
    parser.add_argument("--workers", type=workers, help="let so many processes share the games")


def run(options: argparse.Namespace) -> int:
    """Run until interrupted."""
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
    from bot.app import assembled, serve
    from bot.gateway.hearing import Hearing
    from bot.logs import set_up_logs
    from bot.play import timers
    from bot.screens.tempo import HURRIED, UNHURRIED
    from bot.settings import Settings
    from playground.server import Playground
    from playground.web import Page

    settings = Settings.from_env(needs_token=False)
    if "DATABASE" not in os.environ:
        settings = replace(settings, database=DATABASE)
    set_up_logs(logging.WARNING)
    page = Page(guests=options.guests, fast=options.fast)
    async with Playground(options.port, people=options.people, attach=[page.attach]) as town:
        print(f"Play on {town.base}  (stop with Ctrl+C)", flush=True)
        here = replace(
            settings, token=town.token, api_base=town.api_base, gateway_url=town.gateway_url
        )
        tempo = HURRIED if options.fast else UNHURRIED
        moments = timers.HURRIED if options.fast else timers.UNHURRIED
        async with assembled(here, tempo=tempo, moments=moments, guild_ready_timeout=0.0) as bot:
            greeting = asyncio.create_task(_greet(bot))
            await serve(bot, here.token, Hearing(lambda: [bot]))
            greeting.cancel()


async def _play_with_workers(options: argparse.Namespace) -> None:
    """As many processes as were asked for, on a PostgreSQL that is there or started for it."""
    from bot.cli.workers import FAST, WorkerProcesses
    from bot.logs import set_up_logs
    from bot.settings import Settings
    from bot.store import CannotOpen, PostgresAddress
    from bot.store.postgres.temporary import NoPostgres, TemporaryPostgres
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
    with suppress(NotImplementedError):  # Windows has no signal handlers: Ctrl+C interrupts
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, told.set)
    await told.wait()


async def _greet(bot: "DixitBot") -> None:
    """The games are kept, but the playground forgets its messages: show the tables again."""
    await bot.online.wait()
    with suppress(OSError):  # whoever read the address may have seen enough
        print("The bot is online.", flush=True)
    for game_id in await bot.store.live_games():
        await bot.screens.post_anew(game_id)
