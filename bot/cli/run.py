"""``python -m bot``: the bot itself, on Discord."""

import argparse
import gc
import logging

from bot.cli.ending import complain

NO_TOKEN = """\
No DISCORD_TOKEN is set, so there is no bot to log in as.
Get one in Discord's developer portal (New Application, Bot, Reset Token) and put it into .env.
Just looking? `python -m bot playground` starts a Discord of its own to play on, without any token.\
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose here: settings come from the environment and .env."""


def run(_: argparse.Namespace) -> int:
    """Run until stopped; 1 with a clear message if that is impossible, 2 for wrong settings."""
    gc.disable()  # until all is in place: nothing that is made at the start is garbage
    from bot.app import run_bot
    from bot.cli.loop import run_loop
    from bot.decks import DeckError
    from bot.gateway.hearing import DeafGateway
    from bot.gateway.patience import TurnedAway
    from bot.host.health import CannotServeHealth
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
    try:
        run_loop(lambda: run_bot(settings))
    except (StoreError, DeckError, TurnedAway, DeafGateway, CannotServeHealth) as unusable:
        if settings.log_format == "json":
            logging.getLogger(__name__).critical("%s", unusable)
        else:
            complain(unusable)
        return 1
    return 0
