"""The log: plain lines on standard error, in which no clue, no hand and no token ever stands.

Libraries tell everything at DEBUG, the bodies of requests and the keys in them included: they may
say no more than at INFO. Addresses and headers that carry a key lose it at every level.
"""

import logging
import re
from typing import TextIO

import aiohttp
import discord

from bot.printable import printable_lines

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
OURS = ("bot", "cogs", "playground")

# An interaction's token is part of its address, the bot's own follows the word "Bot".
KEYS = re.compile(r"(/(?:webhooks|interactions)/\d+/|\bBot )[\w.%~+=-]{16,}")

OUT_OF_REACH = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.HTTPException,
)


def set_up_logs(level: int, stream: TextIO | None = None) -> logging.Handler:
    """Write what is at least this important, ids and codes only."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Discreet(FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(level, logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    # The library warns at every start that it cannot speak; a game of cards need not.
    logging.getLogger("discord.client").setLevel(max(level, logging.ERROR))
    return handler


class Discreet(logging.Formatter):
    """Leaves out keys, and the library's pages about a network that is merely away."""

    def format(self, record: logging.LogRecord) -> str:
        """One record, as it may be read by anybody."""
        fault = record.exc_info[1] if record.exc_info else None
        if record.name.startswith("discord") and isinstance(fault, OUT_OF_REACH):
            record = logging.makeLogRecord(vars(record))  # others may want the whole story
            record.msg = f"{record.getMessage()} ({told_of(fault)})"
            record.args = record.exc_info = record.exc_text = None
        # Whatever a folder is called, its name does nothing to the terminal.
        return KEYS.sub(r"\1…", printable_lines(super().format(record)))


def told_of(fault: BaseException) -> str:
    """A fault in one line, without the pages of HTML that some come with."""
    if isinstance(fault, discord.HTTPException):
        return f"{fault.status} {fault.response.reason}"
    return " ".join([f"{type(fault).__name__}:", *str(fault).split()]).rstrip(":")
