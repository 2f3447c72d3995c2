"""Runs the bot in its own process, which a test may kill at any moment.

It is the usual bot with shorter pauses. Settings come from the environment.
"""

import asyncio
import logging
import os
from functools import partial
from pathlib import Path
from typing import Any

from bot.cli.run import run_bot
from bot.decks import shelf
from bot.gateway.emojis import OwnEmojis
from bot.gateway.requests import Requests
from bot.play import alarms
from bot.play.timers import Delays
from bot.screens.scheduler import Tempo
from bot.settings import Settings
from bot.store import PostgresAddress
from bot.store.sqlite.store import SqliteStore
from tests.e2e.once import keep_none
from tests.playing import UNSYNCED

HURRY = Tempo(beat=0.2, breath=0.0, progress=0.0, try_again=0.2, dms_again=0.3)
AT_ONCE = Delays((0.0, 0.0), (0.0, 0.0), (0.0, 0.0))


def as_a_worker() -> dict[str, Any]:
    """Return a worker's options, with timeouts long enough that a busy machine is no fault."""
    from bot.workers.shard import LeaseTempo
    from tests.postgres import UNHURRIED

    tempo = LeaseTempo(lifetime=60.0, beat=0.2, look=0.2, identify=0.0)
    return {"lease_tempo": tempo, "store_patience": UNHURRIED}


def main() -> None:
    alarms.SETTLE = 0.0  # computer players make many moves
    shelf.SHIPPED = Path(os.environ["DECKS_DIR"])  # small decks are enough
    # A killed process loses nothing that it has written; power cuts have their own tests.
    SqliteStore.open = partial(SqliteStore.open, pragmas=UNSYNCED)  # type: ignore[method-assign]
    OwnEmojis.keep = keep_none  # type: ignore[method-assign]  # as the bots in the tests' process
    logging.basicConfig(level=logging.INFO)
    requests = partial(Requests, back_off=(0.05, 0.1, 0.2), ban_pause=0.5)
    settings = Settings.from_env()
    hurry: dict[str, Any] = {"requests": requests, "patience": 1.0, "guild_ready_timeout": 0.0}
    if isinstance(settings.database, PostgresAddress):
        hurry |= as_a_worker()
    asyncio.run(run_bot(settings, tempo=HURRY, delays=AT_ONCE, **hurry))


if __name__ == "__main__":
    main()
