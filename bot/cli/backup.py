"""``python -m bot backup FILE``: copies the database consistently, even while the bot runs."""

import argparse
from pathlib import Path

from bot.cli.program import complain
from bot.printable import counted, printable
from bot.settings import Settings, SettingsError
from bot.store.address import PostgresAddress
from bot.store.errors import StoreError
from bot.store.sqlite.inspection import copy_database

USE_PG_DUMP = (
    "PostgreSQL has its own way, also while the bot runs: "
    "pg_dump --format=custom --file=FILE ADDRESS, and pg_restore --clean --dbname=ADDRESS FILE"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write")


def run(options: argparse.Namespace) -> int:
    """Copy the database and print what is in the copy; return 1 if that fails."""
    try:
        source = Settings.from_env(needs_token=False).database
        if isinstance(source, PostgresAddress):
            complain(f"python -m bot backup: {USE_PG_DUMP}")
            return 1
        copied = copy_database(source, options.file)
    except (SettingsError, StoreError) as error:
        complain(f"python -m bot backup: {error}")
        return 1
    for problem in copied.problems:
        complain(f"{options.file}: {problem}")
    games = f"{copied.live} live and {counted(copied.finished, 'finished game')}"
    if copied.pictures:
        games += f", {counted(copied.pictures, 'picture')} of servers' decks"
    print(printable(f"{options.file}: {games}, from {source}"))
    return 1 if copied.problems else 0
