"""``python -m bot check [FILE]``: checks the database and that every live game can be read."""

import argparse
import asyncio
import time
from pathlib import Path

from bot.cli.program import complain
from bot.printable import counted, printable
from bot.settings import Settings, SettingsError
from bot.store.address import Address, PostgresAddress, driver_for
from bot.store.checkup import CheckUp
from bot.store.errors import StoreError
from bot.store.sqlite.inspection import check_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="check this file in place of DATABASE"
    )


def run(options: argparse.Namespace) -> int:
    """Print the problems and a summary; return 1 if there are problems or the check fails."""
    try:
        settings = Settings.from_env(needs_token=False)
        path = options.file or settings.database
        days = settings.keep_finished_days
        found = _check_up(path, time.time() - days * 24 * 3600)
    except (SettingsError, StoreError) as error:
        complain(f"python -m bot check: {error}")
        return 1
    for problem in found.problems:
        complain(f"{path}: {problem}")
    shown = printable(path)
    verdict = (
        f"{counted(len(found.problems), 'problem')}, see above" if found.problems else "all is well"
    )
    print(
        f"{shown}: version {found.version}, {found.live} live and "
        f"{counted(found.finished, 'finished game')}, "
        f"{counted(found.journal, 'journal entry', 'journal entries')}, "
        f"{_megabytes(found.size)}; {verdict}"
    )
    if found.pictures:
        print(
            f"{shown}: {counted(found.pictures, 'picture')} of servers' decks, "
            f"{_megabytes(found.pictures_size)}"
        )
    print(
        f"{shown}: {counted(found.prunable, 'game')} ended more than {counted(days, 'day')} ago; "
        f"a running bot deletes all but their clues, cards, votes and points within an hour, "
        f"which frees about {_megabytes(found.prunable_size)}"
    )
    return 1 if found.problems else 0


def _check_up(address: Address, finished_before: float) -> CheckUp:
    if not isinstance(address, PostgresAddress):
        return check_up(address, finished_before=finished_before)
    driver_for(address)
    from bot.store.postgres import inspection

    return asyncio.run(inspection.check_up(address, finished_before=finished_before))


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
