"""The bot in a process of its own that may be killed at any moment.

It is the bot as it is always run, only with a hurried tempo. Settings come from the environment.
"""

import asyncio
import logging
from functools import partial
from typing import Any

from bot.app import run_bot
from bot.gateway.requests import Requests
from bot.play import alarms
from bot.play.timers import Moments
from bot.screens.tempo import Tempo
from bot.settings import Settings

HURRY = Tempo(beat=0.2, breath=0.0, progress=0.0, try_again=0.2)
AT_ONCE = Moments((0.0, 0.0), (0.0, 0.0), (0.0, 0.0))


def main() -> None:
    alarms.BURST = 0.0  # computer players make many moves
    logging.basicConfig(level=logging.INFO)
    requests = partial(Requests, back_off=(0.05, 0.1, 0.2), ban_pause=0.5)
    settings = Settings.from_env()
    hurry: dict[str, Any] = {"requests": requests, "patience": 1.0, "guild_ready_timeout": 0.0}
    asyncio.run(run_bot(settings, tempo=HURRY, moments=AT_ONCE, **hurry))


if __name__ == "__main__":
    main()
