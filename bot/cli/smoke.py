"""``python -m bot smoke``: checks that the real Discord behaves as the bot expects.

For an owner with a token and a private test server, while the bot itself is not running.
"""

import argparse
import asyncio
from typing import TYPE_CHECKING

from bot.cli.program import complain, number

if TYPE_CHECKING:
    from bot.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--guild", required=True, type=number, help="ID of the test server")
    parser.add_argument("--channel", required=True, type=number, help="ID of a text channel in it")
    parser.add_argument(
        "--person", type=number, help="ID of the person who presses (default: the owner)"
    )
    parser.add_argument(
        "--alone", action="store_true", help="leave out every check that needs a person"
    )
    parser.add_argument(
        "--no-wait", action="store_true", help="leave out the check that waits 16 minutes"
    )
    parser.add_argument("--risky", action="store_true", help="also open many DMs at once")


def run(options: argparse.Namespace) -> int:
    """Print one line per check and a report; return 1 if a check fails, 2 if none could run."""
    from bot.settings import Settings, SettingsError

    try:
        settings = Settings.from_env()
    except SettingsError as wrong:
        complain(wrong)
        return 2
    return asyncio.run(_run(settings, options))


async def _run(settings: "Settings", options: argparse.Namespace) -> int:
    import discord

    from bot.smoke.checks import late_edit
    from bot.smoke.run import ALONE, ASKING, RISKY, NotThere, report, smoke

    asked = () if options.alone else ASKING
    if options.no_wait:
        asked = tuple(one for one in asked if one is not late_edit)
    checks = (*ALONE, *asked, *(RISKY if options.risky else ()))
    try:
        results = await smoke(
            settings, options.guild, options.channel, checks, person=options.person
        )
    except (NotThere, discord.LoginFailure) as fault:
        complain(f"nothing could be checked: {fault}")
        return 2
    print(report(results))
    return 0 if all(one.verdict.good for one in results) else 1
