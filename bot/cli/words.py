"""``python -m bot words check [LANGUAGE …]``: checks the texts of a language, for translators.

Owns what is printed and the exit status: 0 for success, 1 for faults, 2 for wrong arguments. A text
that is not translated yet is reported, but counts as a fault only with ``--strict``. What else is a
fault is decided in ``bot.text.check``.
"""

import argparse
from pathlib import Path

from bot.cli.program import Subcommand, complain
from bot.text import LOCALES
from bot.text.check import check


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the only action, ``check``, and its options to the parser."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    checking = actions.add_parser("check", help="say what to repair in the texts")
    checking.add_argument(
        "languages", nargs="*", metavar="LANGUAGE", help="language code, such as uk (default: all)"
    )
    checking.add_argument(
        "--strict", action="store_true", help="fail if a sentence is not translated yet"
    )
    checking.add_argument(
        "--folder", type=Path, default=LOCALES, help="the folder that holds one folder per language"
    )


def run(options: argparse.Namespace) -> int:
    """Print one line per fault and one per language; return the exit status."""
    there = sorted(path.name for path in options.folder.iterdir() if path.is_dir())
    for language in options.languages:
        if language not in there:
            complain(f"{language}: no such language; there are {', '.join(there)}")
            return 2
    found = check(options.folder, tuple(options.languages))
    wrong = False
    for language, faults in found.items():
        for fault in faults:
            print(fault)
        counted = [one for one in faults if options.strict or not one.untranslated]
        wrong = wrong or bool(counted)
        print(f"{language}: {_verdict(len(counted), len(faults) - len(counted))}")
    return 1 if wrong else 0


def _verdict(to_repair: int, in_english: int) -> str:
    verdict = f"{to_repair} to repair" if to_repair else "passed"
    return f"{verdict}, {in_english} still in English" if in_english else verdict


COMMANDS = {"words": Subcommand(add_arguments, run)}
