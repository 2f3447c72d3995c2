"""``python -m bot restore FILE``: replaces the database with a backup."""

import argparse
from pathlib import Path

from bot.cli.program import complain
from bot.printable import counted, printable
from bot.settings import Settings, SettingsError
from bot.store.errors import StoreError
from bot.store.sqlite.inspection import restore_database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup to restore")


def run(options: argparse.Namespace) -> int:
    """Restore a backup and print what it contains; return 1 if that fails."""
    try:
        database = Settings.from_env(needs_token=False).database
        if not isinstance(database, Path):
            complain("python -m bot restore: is for SQLite; PostgreSQL has pg_restore")
            return 1
        restored = restore_database(options.file, database)
    except (SettingsError, StoreError) as error:
        complain(f"python -m bot restore: {error}")
        return 1
    games = f"{restored.found.live} live and {counted(restored.found.finished, 'finished game')}"
    print(printable(f"{database}: {games}, from {options.file}"))
    if restored.aside:
        print(printable(f"{restored.aside}: the former database; delete it when all is well"))
    return 0
