"""``python -m bot doctor``: checks the machine, the settings and Discord, and says what to fix."""

import argparse
import asyncio

from bot.printable import counted, printable
from bot.settings import Settings, SettingsError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "--offline", action="store_true", help="leave out every check that asks Discord"
    )


def run(options: argparse.Namespace) -> int:
    """Print one line for each finding; return 1 if anything is wrong."""
    from bot.doctor.findings import wrong

    try:
        settings = Settings.from_env(needs_token=False)
    except SettingsError as error:
        for problem in error.problems:
            print(printable(wrong("settings", f"{problem}; see .env.example")))
        return 1
    return asyncio.run(_report(settings, offline=options.offline))


async def _report(settings: Settings, *, offline: bool) -> int:
    from bot.doctor.examination import examine
    from bot.doctor.findings import Severity

    bad = 0
    async for finding in examine(settings, offline=offline):
        print(printable(finding), flush=True)
        bad += finding.severity is Severity.WRONG
    print(f"{counted(bad, 'problem')} found, see above" if bad else "no problems found")
    return 1 if bad else 0
