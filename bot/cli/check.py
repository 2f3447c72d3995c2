"""``python -m bot check [FILE]``: is the database sound, and can every live game be read?"""

import argparse
import sys
from pathlib import Path

from bot.settings import Settings, SettingsError
from bot.store.errors import StoreError
from bot.store.sqlite.inspection import check_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="another file than DATABASE"
    )


def run(options: argparse.Namespace) -> int:
    """Say what was found; 1 if anything is wrong."""
    try:
        path = options.file or Settings.from_env(needs_token=False).database
        found = check_up(path)
    except (SettingsError, StoreError) as error:
        print(f"python -m bot check: {error}", file=sys.stderr)
        return 1
    for problem in found.problems:
        print(f"{path}: {problem}", file=sys.stderr)
    verdict = f"{len(found.problems)} problems, see above" if found.problems else "all is well"
    print(
        f"{path}: version {found.version}, {found.live} live and {found.finished} finished games, "
        f"{found.journal} journal entries; {verdict}"
    )
    return 1 if found.problems else 0
