"""The command line: finds the subcommand and runs its module in ``bot.cli``.

A module is imported only if its subcommand is chosen, so that ``simulate`` works without discord.py
and ``--help`` answers at once.
"""

import signal
import sys
from collections.abc import Sequence
from importlib import import_module

from bot import __version__

COMMANDS: dict[str, tuple[str, str]] = {
    "run": ("run", "run the bot on Discord (the default)"),
    "playground": ("playground", "try the bot in your browser, without a token"),
    "backup": ("database", "copy the database to FILE while the bot runs"),
    "restore": ("database", "replace the database with a backup"),
    "doctor": ("diagnostics", "check the setup and say what to do"),
    "smoke": ("diagnostics", "check once that the real Discord does what the bot relies on"),
    "health": ("diagnostics", "ask the running bot whether it is ready"),
    "move": ("database", "copy everything to another database (SQLite or PostgreSQL)"),
    "check": ("database", "check the database and load every live game"),
    "deck": ("deck", "list decks, check one, draw contact sheets, or block a picture"),
    "stats": ("database", "rebuild statistics from the games that are kept"),
    "pictures": ("pictures", "draw one picture of each kind with the cards of a deck"),
    "words": ("words", "check the texts of all languages, or of some"),
    "simulate": ("simulate", "play a whole game with random moves and print it as JSON lines"),
}
"""The module in ``bot.cli`` and the summary of each subcommand, in the order of ``--help``."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit status; ``argv`` defaults to ``sys.argv[1:]``."""
    from bot.cli.program import OneLineParser

    words = list(sys.argv[1:] if argv is None else argv) or ["run"]
    parser = OneLineParser(prog="python -m bot", description="Dixit on Discord.")
    parser.add_argument("--version", action="version", version=f"dixit-discord {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    chosen = next((word for word in words if not word.startswith("-")), None)
    # Make all parsers only if they may have to be listed: each takes a third of a millisecond.
    for name in words[:1] if words[0] in COMMANDS else COMMANDS:
        module, summary = COMMANDS[name]
        subparser = subparsers.add_parser(
            name, help=summary, description=f"{summary[0].upper()}{summary[1:]}."
        )
        if name == chosen:
            command = import_module(f"bot.cli.{module}").COMMANDS[name]
            command.add_arguments(subparser)
            subparser.set_defaults(run=command.run)
    options = parser.parse_args(words)
    status: int = options.run(options)
    return status


if __name__ == "__main__":
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # There is nothing to clean up yet, so Ctrl+C may end the process silently.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from bot.cli.program import run_program

    sys.exit(run_program(main))
