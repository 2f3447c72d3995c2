"""The command line: finds the subcommand and hands over to its module in ``bot.cli``.

Modules are imported only when chosen, so that ``simulate`` needs no Discord and
``--help`` answers at once.
"""

import signal
import sys
from collections.abc import Sequence
from importlib import import_module

from bot import __version__

COMMANDS: dict[str, str] = {
    "run": "run the bot on Discord (the default)",
    "playground": "try the bot on a Discord of its own, without a token",
    "backup": "copy the database to FILE while the bot runs",
    "restore": "put a backup back in the place of the database",
    "doctor": "say what is wrong with the bot's surroundings, and what to do",
    "health": "ask the bot that runs here whether it is ready",
    "move": "take all games to another database, of the other kind too",
    "check": "check the database and load every live game",
    "deck": "list decks, check one, or draw all its cards on sheets",
    "stats": "count all statistics anew from the games that are kept",
    "pictures": "write one picture of each kind from a deck",
    "words": "check the catalogues of all languages, or of one",
    "simulate": "play a whole game between random players and print it as JSON lines",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return the exit status."""
    from bot.cli.parser import OneLineParser

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
        # Until there is something to tidy up, Ctrl+C may end us without a word.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from bot.cli.ending import orderly

    sys.exit(orderly(main))
