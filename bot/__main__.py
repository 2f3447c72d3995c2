"""The command line: finds the subcommand and runs its module in ``bot.cli``.

A module is imported only if its subcommand is chosen, so that ``simulate`` works without discord.py
and ``--help`` answers at once.
"""

import signal
import sys
from collections.abc import Sequence
from importlib import import_module

from bot import __version__

COMMANDS: dict[str, str] = {
    "run": "run the bot on Discord (the default)",
    "playground": "try the bot in your browser, without a token",
    "backup": "copy the database to FILE while the bot runs",
    "restore": "replace the database with a backup",
    "doctor": "check the setup and say what to do",
    "smoke": "check once that the real Discord does what the bot relies on",
    "health": "ask the running bot whether it is ready",
    "move": "copy everything to another database (SQLite or PostgreSQL)",
    "check": "check the database and load every live game",
    "deck": "list decks, check one, draw contact sheets, or block a picture",
    "stats": "rebuild statistics from the games that are kept",
    "pictures": "draw one picture of each kind with the cards of a deck",
    "words": "check the texts of all languages, or of some",
    "simulate": "play a whole game with random moves and print it as JSON lines",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit status; ``argv`` defaults to ``sys.argv[1:]``."""
    from bot.cli.program import OneLineParser

    words = list(sys.argv[1:] if argv is None else argv) or ["run"]
    parser = OneLineParser(prog="python -m bot", description="Dixit on Discord.")
    parser.add_argument("--version", action="version", version=f"dixit-discord {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    chosen = next((word for word in words if not word.startswith("-")), None)
    for name, summary in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=summary, description=f"{summary}.")
        if name == chosen:
            module = import_module(f"bot.cli.{name}")
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    options = parser.parse_args(words)
    status: int = options.run(options)
    return status


if __name__ == "__main__":
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # There is nothing to clean up yet, so Ctrl+C may end the process silently.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from bot.cli.program import orderly

    sys.exit(orderly(main))
