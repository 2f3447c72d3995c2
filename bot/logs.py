"""The log: lines on standard error, plain or JSON, without any clue, hand, token or name.

At DEBUG, libraries log whole requests with the keys in them, so their debug records are dropped at
every log level. Keys in URLs and headers are always replaced.
"""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, TextIO

import aiohttp
import discord

from bot.printable import printable_lines

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
OURS = ("bot", "cogs", "playground")

# An interaction's token is part of its address, the bot's own follows the word "Bot".
KEYS = re.compile(r"(/(?:webhooks|interactions)/\d+/|\bBot )[\w.%~+=-]{16,}")
# URLs contain people's ids, and so may the text of an exception, which was not made for a log.
PEOPLE = re.compile(r"(/(?:members|users|reactions/[^/]+)/)\d+")
NUMBERS = re.compile(r"(?<![0-9])[0-9]{15,20}(?![0-9])")

OUT_OF_REACH = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.HTTPException,
)


def set_up_logs(
    level: int, stream: TextIO | None = None, *, form: str = "plain"
) -> logging.Handler:
    """Write log records of at least this level to a stream, and return the handler.

    The stream is standard error by default; ``form`` is ``plain`` or ``json``.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(SafeJsonFormatter() if form == "json" else SafeFormatter(FORMAT))
    handler.addFilter(_is_wanted)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(level, logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    # The library warns at every start that voice is not supported, which we do not use.
    logging.getLogger("discord.client").setLevel(max(level, logging.ERROR))
    return handler


def _is_wanted(record: logging.LogRecord) -> bool:
    """Return whether to write a record; False for debug records of libraries."""
    return record.levelno >= logging.INFO or record.name.partition(".")[0] in OURS


def _without_network_traceback(record: logging.LogRecord) -> logging.LogRecord:
    """Return a record with one line instead of discord.py's traceback for a network failure."""
    fault = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord") and isinstance(fault, OUT_OF_REACH):
        record = logging.makeLogRecord(vars(record))  # other handlers get the unchanged record
        record.msg = f"{record.getMessage()} ({error_line(fault)})"
        record.args = record.exc_info = record.exc_text = None
    return record


def _without_secrets(text: str) -> str:
    return PEOPLE.sub(r"\1…", KEYS.sub(r"\1…", text))


class SafeFormatter(logging.Formatter):
    """Formats log records without secrets or control characters."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as text without secrets, safe to print in a terminal."""
        record = _without_network_traceback(record)
        if record.exc_text:  # made by another handler, which may be less discreet
            record = logging.makeLogRecord(vars(record))
            record.exc_text = None
        text = super().format(record)
        # A folder's name, too, may contain control characters for the terminal.
        return _without_secrets(printable_lines(text))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library's name
        """Return a traceback without long numbers, as each could be a person's id."""
        return NUMBERS.sub("…", super().formatException(ei))


class SafeJsonFormatter(SafeFormatter):
    """Formats each log record as one line of JSON; ``extra={"fields": …}`` adds keys to it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of JSON without secrets, including its traceback."""
        record = _without_network_traceback(record)
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        told = {
            name: _without_secrets(value) if isinstance(value, str) else value
            for name, value in line.items()
            if value is not None
        }
        return json.dumps(told, ensure_ascii=True)


LONGEST_ANSWER = 500  # characters of Discord's own words in one line


def error_line(fault: BaseException) -> str:
    """Return an exception as one line, without the HTML pages that some contain.

    For an error from Discord: the status, the code, and which fields were refused and why.
    """
    if isinstance(fault, discord.HTTPException):
        status = f"{fault.status} {fault.response.reason}"
        return f"{status}, code {fault.code}: {_sentence(fault)}" if fault.code else status
    return " ".join([f"{type(fault).__name__}:", *str(fault).split()]).rstrip(":")


def _sentence(refusal: discord.HTTPException) -> str:
    """Return Discord's error text as one line, cut to 500 characters."""
    return "; ".join(" ".join(line.split()) for line in refusal.text.splitlines())[:LONGEST_ANSWER]
