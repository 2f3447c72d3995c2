"""``python -m bot``: runs the bot on Discord, alone or as one of several workers.

Reads the settings, hides the token from other processes, and reports why the bot cannot run. Owns
the exit status; how a bot is assembled is decided in ``bot.app`` and ``bot.workers``.
"""

import argparse
import gc
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from bot.cli.program import Subcommand, complain

if TYPE_CHECKING:
    from bot.settings import Settings

NO_TOKEN = """\
No DISCORD_TOKEN is set, so there is no bot to log in as.
Get one in Discord's developer portal (New Application, Bot, Reset Token) and put it into .env.
Just looking? `python -m bot playground` starts a Discord of its own to play on, without any token.\
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add no options, because all settings come from the environment and .env."""


def run(_: argparse.Namespace) -> int:
    """Run the bot until it is stopped; return 1 if it cannot run, 2 for wrong settings."""
    # Until the bot is assembled, which enables it again: hardly anything that is created before is
    # garbage, so looking for some would only take time.
    gc.disable()
    import bot.app  # noqa: F401  imported first, before settings can change anything
    from bot.cli.program import run_loop
    from bot.decks import DeckError
    from bot.gateway.connection import DeafGateway
    from bot.gateway.library import TurnedAway
    from bot.host.health import CannotServeHealth
    from bot.host.process import EXPOSED, forget_secrets, hide_memory
    from bot.logs import set_up_logs
    from bot.settings import Settings, SettingsError
    from bot.store import StoreError

    try:
        settings = Settings.from_env(needs_token=False)
    except SettingsError as wrong:
        complain(wrong)
        return 2
    if not settings.token:
        complain(NO_TOKEN)
        return 2
    set_up_logs(settings.log_level, form=settings.log_format)
    forget_secrets()
    if not hide_memory():
        logging.getLogger(__name__).warning(EXPOSED)
    try:
        runner = _runner_for(settings)
        run_loop(lambda: runner(settings))
    except (StoreError, DeckError, TurnedAway, DeafGateway, CannotServeHealth) as unusable:
        if settings.log_format == "json":
            logging.getLogger(__name__).critical("%s", unusable)
        else:
            complain(unusable)
        return 1
    return 0


def run_bot(settings: "Settings", **runtime_options: Any) -> Coroutine[Any, Any, None]:
    """Return a coroutine that runs the bot until a signal.

    ``runtime_options`` are passed to `Runtime`.
    """
    return _runner_for(settings)(settings, **runtime_options)


def _runner_for(settings: "Settings") -> Callable[..., Coroutine[Any, Any, None]]:
    """Return the function that runs the bot: alone, or with PostgreSQL as one of several workers.

    Its modules are imported here, before the event loop starts, so that Ctrl+C cannot interrupt an
    import inside the loop. Raise ``CannotOpen`` if the database needs a driver that is missing.
    """
    from bot.app import run_alone
    from bot.store import PostgresAddress
    from bot.store.backends import load_driver

    load_driver(settings.database)
    if not isinstance(settings.database, PostgresAddress):
        return run_alone
    from bot.workers.assembly import run_worker

    return run_worker


COMMANDS = {"run": Subcommand(add_arguments, run)}
