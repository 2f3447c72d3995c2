"""The settings of a bot's host, read once from the environment and ``.env``.

Reports all wrong or missing variables together. Knows their names and ranges, but not what the
values are used for.
"""

import errno
import logging
import os
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bot.store.address import LONGEST_QUOTE, Address, PostgresAddress, read_address

MOST_SHARDS = 9999
ALL, LEASE = "all", "lease"
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("plain", "json")
DOTENV = Path(".env")


class SettingsError(Exception):
    """Raised for invalid settings; the message has a line for each wrong or missing variable."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one process; the comment of each field names its variable."""

    token: str = field(repr=False)  # DISCORD_TOKEN; without repr, so that no log shows it
    database: Address = Path("data/dixit.sqlite3")  # DATABASE, or DATABASE_URL
    api_base: str | None = None  # DISCORD_API_BASE
    gateway_url: str | None = None  # DISCORD_GATEWAY_URL
    decks_dir: str | None = None  # DECKS_DIR, separated as in the system's PATH
    picture_cache_mb: int = 32  # PICTURE_CACHE_MB
    keep_finished_days: int = 90  # KEEP_FINISHED_DAYS
    decks_per_server: int = 10  # DECKS_PER_SERVER
    cards_per_server: int = 500  # CARDS_PER_SERVER
    deck_mb_per_server: int = 100  # DECK_MB_PER_SERVER
    deck_mb_total: int = 5000  # DECK_MB_TOTAL
    log_level: int = logging.INFO  # LOG_LEVEL
    log_format: str = "plain"  # LOG_FORMAT
    backup_dir: Path | None = None  # BACKUP_DIR
    backup_hours: int = 24  # BACKUP_HOURS
    keep_backups: int = 7  # KEEP_BACKUPS
    health_port: int | None = None  # HEALTH_PORT
    health_host: str = "127.0.0.1"  # HEALTH_HOST
    shards: int | None = None  # SHARDS; None is as many as Discord says
    shards_here: str | tuple[int, ...] = ALL  # SHARDS_HERE: ALL, LEASE or some of them

    @property
    def folder(self) -> Path:
        """Return the folder for the bot's own files: that of its database file, else ``data``."""
        return self.database.parent if isinstance(self.database, Path) else Path("data")

    @classmethod
    def from_env(
        cls, environ: Mapping[str, str] | None = None, *, needs_token: bool = True
    ) -> "Settings":
        """Return the settings from environment variables; raise ``SettingsError`` if any is wrong.

        ``environ`` defaults to the process's environment and ``.env``. ``needs_token`` is whether a
        missing token is wrong.
        """
        values = _with_dotenv(os.environ) if environ is None else environ
        found: dict[str, Any] = {"token": ""}
        problems: list[str] = []
        for name, (attribute, read) in VARIABLES.items():
            text = values.get(name, "").strip()
            if not text or (name == "DATABASE_URL" and "database" in found):
                continue
            try:
                if _is_quoted(text):
                    raise ValueError("has quotes around its value; leave them out")
                found[attribute] = read(text)
            except ValueError as error:
                problems.append(f"{name}: {error}")
        if needs_token and not values.get("DISCORD_TOKEN", "").strip():
            problems.insert(0, "DISCORD_TOKEN: is missing; copy it from Discord's developer portal")
        problems += _shards_problems(found)
        if problems:
            raise SettingsError(problems)
        return cls(**found)


def _is_quoted(text: str) -> bool:
    """Return whether a value is in quotes, which Docker's ``--env-file`` takes for part of it."""
    return len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"


def _with_dotenv(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the environment, with values from ``.env`` for variables that it does not set."""
    text = _read_file(DOTENV)
    if not text:
        return dict(environ)
    from dotenv import dotenv_values  # imported only if there is such a file, for a quick start

    found = dotenv_values(stream=StringIO(text))
    file = {name: value for name, value in found.items() if value is not None}
    return {**file, **environ}


def _read_file(path: Path) -> str:
    try:
        text = path.read_bytes().decode("utf-8-sig")  # editors on Windows put a mark in front
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise SettingsError([f"{path}: cannot be read: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise SettingsError([f"{path}: is not UTF-8 text; save it as UTF-8"]) from None
    if "\0" in text:  # UTF-16 without a mark
        raise SettingsError([f"{path}: is not UTF-8 text; save it as UTF-8"])
    return text


def _token(text: str) -> str:
    if any(character.isspace() for character in text) or not text.isprintable():
        raise ValueError("contains a space; copy the token and nothing else")
    return text


def _database(text: str) -> Address:
    """Return the address of the database; raise ValueError if it cannot be one."""
    path = read_address(text)
    if isinstance(path, PostgresAddress):
        return path
    try:
        mode = path.stat().st_mode
    except OSError as error:
        if error.errno == errno.ELOOP:  # other problems are reported when the file is opened
            raise ValueError(f"{_quoted(text)} is a symbolic link to itself") from None
        return path
    if not stat.S_ISREG(mode):  # a folder, a device
        raise ValueError(f"{_quoted(text)} is not a file; name one, which may be a new one")
    return path


def _folder(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise ValueError(
            f"{_quoted(text)} is in the home of an unknown user; write the whole path"
        ) from None


def _quoted(text: str) -> str:
    """Return a value in quotes for an error message, shortened and without credentials."""
    text = "…@" + text.rpartition("@")[2] if "@" in text else text
    return repr(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…")


def _url(*schemes: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        try:
            parts = urlsplit(text)
            good = parts.scheme in schemes and parts.hostname and text.isprintable()
            good = good and " " not in text and parts.port != 0  # a port beyond 65535 raises
        except ValueError:
            good = False
        if not good:
            raise ValueError(
                f"{_quoted(text)} is not an address like {schemes[0]}://host:port/path"
            )
        return text

    return read


def _host(text: str) -> str:
    try:
        text.encode("idna")  # as a name lookup does, which would raise this error, too
        good = text.isprintable() and " " not in text
    except UnicodeError:
        good = False
    if not good:
        raise ValueError(f"{_quoted(text)} is not an address or the name of a host")
    return text


def _number_to(most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        digits = text.isascii() and text.isdigit() and len(text) < 10
        if not digits or not 1 <= int(text) <= most:
            raise ValueError(f"{_quoted(text)} is not a whole number from 1 to {most}")
        return int(text)

    return read


def _one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in words:
            raise ValueError(f"{_quoted(text)} is not one of {', '.join(words)}")
        return text.lower()

    return read


def _log_level(text: str) -> int:
    if text.upper() not in LOG_LEVELS:
        raise ValueError(f"{_quoted(text)} is not one of {', '.join(LOG_LEVELS)}")
    return logging.getLevelNamesMapping()[text.upper()]


def _shards(text: str) -> int | None:
    return None if text.lower() == "auto" else _number_to(MOST_SHARDS)(text)


def _shards_here(text: str) -> str | tuple[int, ...]:
    """Return ``all``, ``lease`` or the shards in a list like ``0-3,5``; else raise ValueError."""
    if text.lower() in (ALL, LEASE):
        return text.lower()
    found: set[int] = set()
    for part in text.split(","):
        first, dash, last = (one.strip() for one in part.partition("-"))
        ends = (first, last if dash else first)
        if not all(one.isascii() and one.isdigit() and len(one) < 5 for one in ends):
            raise ValueError(f"{_quoted(text)} is not {ALL}, {LEASE} or shards like 0-3,5")
        if int(ends[0]) > int(ends[1]):
            raise ValueError(f"{_quoted(text)} has a range that ends before it begins")
        found.update(range(int(ends[0]), int(ends[1]) + 1))
    return tuple(sorted(found))


def _shards_problems(found: Mapping[str, Any]) -> list[str]:
    """Return one message if the settings of shards contradict other settings, otherwise none."""
    here, shards = found.get("shards_here", ALL), found.get("shards")
    if here != ALL and isinstance(found.get("database", Path()), Path):
        return [
            "SHARDS_HERE: several processes need PostgreSQL; with SQLite one process has all "
            "shards: leave it out, or set DATABASE=postgresql://…"
        ]
    if isinstance(here, tuple) and shards is None:
        return ["SHARDS_HERE: names shards, so SHARDS has to say how many there are"]
    if isinstance(here, tuple) and shards is not None and here[-1] >= shards:
        return [
            f"SHARDS_HERE: there is no shard {here[-1]}: with SHARDS={shards} they are "
            f"0 to {shards - 1}"
        ]
    return []


VARIABLES: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "DISCORD_TOKEN": ("token", _token),
    "DATABASE": ("database", _database),
    "DATABASE_URL": ("database", PostgresAddress.read),  # as hosts set it; DATABASE wins
    "DISCORD_API_BASE": ("api_base", _url("https", "http")),
    "DISCORD_GATEWAY_URL": ("gateway_url", _url("wss", "ws")),
    "DECKS_DIR": ("decks_dir", str),
    "PICTURE_CACHE_MB": ("picture_cache_mb", _number_to(65536)),
    "KEEP_FINISHED_DAYS": ("keep_finished_days", _number_to(36500)),
    "DECKS_PER_SERVER": ("decks_per_server", _number_to(1000)),
    "CARDS_PER_SERVER": ("cards_per_server", _number_to(100_000)),
    "DECK_MB_PER_SERVER": ("deck_mb_per_server", _number_to(100_000)),
    "DECK_MB_TOTAL": ("deck_mb_total", _number_to(100_000_000)),
    "LOG_LEVEL": ("log_level", _log_level),
    "LOG_FORMAT": ("log_format", _one_of(*LOG_FORMATS)),
    "BACKUP_DIR": ("backup_dir", _folder),
    "BACKUP_HOURS": ("backup_hours", _number_to(8760)),
    "KEEP_BACKUPS": ("keep_backups", _number_to(10000)),
    "HEALTH_PORT": ("health_port", _number_to(65535)),
    "HEALTH_HOST": ("health_host", _host),
    "SHARDS": ("shards", _shards),
    "SHARDS_HERE": ("shards_here", _shards_here),
}
