"""Runs the bot as usual, but with another limit for a silent gateway, in seconds."""

import sys

from bot.__main__ import main
from bot.gateway import connection

if __name__ == "__main__":
    connection.DEAF = float(sys.argv[1])
    sys.exit(main(["run"]))
