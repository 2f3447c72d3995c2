"""The bot as it is always run, but for how long it listens to a silent gateway."""

import sys

from bot.__main__ import main
from bot.gateway import connection

if __name__ == "__main__":
    connection.DEAF = float(sys.argv[1])
    sys.exit(main(["run"]))
