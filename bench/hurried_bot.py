"""Runs the normal bot without the pauses that it makes for people, for bench.soak."""

import asyncio
import logging

from bot.cli.run import run_bot
from bot.screens.scheduler import HURRIED
from bot.settings import Settings

if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    asyncio.run(run_bot(Settings.from_env(), tempo=HURRIED, guild_ready_timeout=0.0))
