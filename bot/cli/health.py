"""``python -m bot health``: asks the running bot whether it is ready, for a container's check."""

import argparse
import http.client

from bot.cli.program import complain
from bot.printable import printable_lines
from bot.settings import Settings, SettingsError

PATIENCE = 5.0
READY = 200
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - for listening, not for asking


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "--live", action="store_true", help="ask only whether the process is responsive"
    )


def run(options: argparse.Namespace) -> int:
    """Print the bot's health; return 0 if it is ready, 1 if not, 2 for wrong settings."""
    try:
        settings = Settings.from_env(needs_token=False)
    except SettingsError as wrong:
        complain(wrong)
        return 2
    if settings.health_port is None:
        complain("python -m bot health: HEALTH_PORT is not set, so the bot does not answer")
        return 2
    host = "127.0.0.1" if settings.health_host in EVERYWHERE else settings.health_host
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
