"""``python -m bot doctor | health | smoke``: commands that find out whether the bot can work.

``doctor`` checks the setup before the bot runs, ``health`` asks a running bot, and ``smoke`` checks
that the real Discord behaves as the bot expects. Owns what is printed and the exit status; the
checks themselves are in ``bot.doctor``, ``bot.host`` and ``bot.smoke``.
"""

import argparse
import asyncio
import http.client

from bot.cli.program import Subcommand, complain, number
from bot.printable import counted, printable, printable_lines
from bot.settings import Settings, SettingsError

PATIENCE = 5.0  # seconds for the running bot to answer
READY = 200
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - for listening, not for asking


def _add_doctor_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--offline", action="store_true", help="leave out every check that needs the network"
    )


def _run_doctor(options: argparse.Namespace) -> int:
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


def _add_health_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--live", action="store_true", help="ask only whether the process is responsive"
    )


def _ask_health(options: argparse.Namespace) -> int:
    """Print the health of the running bot, for a container's check.

    Return 0 if it is ready, 1 if it is not or does not answer, 2 for wrong settings.
    """
    try:
        settings = Settings.from_env(needs_token=False)
    except SettingsError as wrong:
        complain(wrong)
        return 2
    if settings.health_port is None:
        complain("python -m bot health: HEALTH_PORT is not set, so the bot does not answer")
        return 2
    host = EVERYWHERE.get(settings.health_host, settings.health_host)
    connection = http.client.HTTPConnection(host, settings.health_port, timeout=PATIENCE)
    try:
        connection.request("GET", "/livez" if options.live else "/readyz")
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
    except (OSError, http.client.HTTPException) as error:
        complain(f"python -m bot health: no bot answers on {host}:{settings.health_port}: {error}")
        return 1
    finally:
        connection.close()
    print(printable_lines(text), end="")
    return 0 if answer.status == READY else 1


def _add_smoke_arguments(parser: argparse.ArgumentParser) -> None:
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


def _run_smoke(options: argparse.Namespace) -> int:
    """Print one line per check and a report; return 1 if a check fails, 2 if none could run.

    For an owner with a token and a private test server, while the bot itself is not running.
    """
    try:
        settings = Settings.from_env()
    except SettingsError as wrong:
        complain(wrong)
        return 2
    return asyncio.run(_smoke(settings, options))


async def _smoke(settings: Settings, options: argparse.Namespace) -> int:
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


COMMANDS = {
    "doctor": Subcommand(_add_doctor_arguments, _run_doctor),
    "health": Subcommand(_add_health_arguments, _ask_health),
    "smoke": Subcommand(_add_smoke_arguments, _run_smoke),
}
