"""``python -m bot words check [LANGUAGE …]``: for people who write or mend a language.

Owns what is printed and the exit status: 0 all well, 1 something to mend, 2 asked wrongly.
"""

import argparse
from pathlib import Path

from bot.cli.ending import complain
from bot.text import LOCALES
from bot.text.check import check


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the one action there is."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    checking = actions.add_parser("check", help="say what is wrong with the catalogues")
    checking.add_argument(
        "languages", nargs="*", metavar="LANGUAGE", help="its code, as uk; default: all"
    )
    checking.add_argument(
        "--folder", type=Path, default=LOCALES, help="where the languages' folders are"
    )


def run(options: argparse.Namespace) -> int:
    """Check, and say it in one line a fault."""
    there = sorted(path.name for path in options.folder.iterdir() if path.is_dir())
    for language in options.languages:
        if language not in there:
            complain(f"{language}: no such language; there are {', '.join(there)}")
            return 2
    found = check(options.folder, tuple(options.languages))
    for language, faults in found.items():
        for fault in faults:
            print(fault)
        print(f"{language}: {f'{len(faults)} to mend' if faults else 'passed'}")
    return 1 if any(found.values()) else 0
