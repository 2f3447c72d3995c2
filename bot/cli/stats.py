"""``python -m bot stats rebuild``: computes all statistics again from the stored games."""

import argparse
from pathlib import Path

from bot.cli.program import complain, run_loop
from bot.printable import counted, printable
from bot.settings import Settings, SettingsError
from bot.store.address import open_store
from bot.store.errors import CannotOpen, StoreError

AT_ONCE = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the only action."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("rebuild", help="count every finished game again (stop the bot first)")


def run(_: argparse.Namespace) -> int:
    """Rebuild the statistics and print how many games were counted; return 1 if that fails."""
    try:
        settings = Settings.from_env(needs_token=False)
        run_loop(lambda: _rebuild(settings))
    except (SettingsError, StoreError) as error:
        complain(f"python -m bot stats: {error}")
        return 1
    return 0


async def _rebuild(settings: Settings) -> None:
    address = settings.database
    if isinstance(address, Path) and not address.is_file():
        raise CannotOpen(f"{address}: there is no database; check the path in DATABASE")
    store = await open_store(address)
    try:
        await store.forget_counts()
        games = 0
        while done := await store.count_games(AT_ONCE):
            games += done
    finally:
        await store.close()
    print(printable(f"{address}: {counted(games, 'finished game')} counted"))
