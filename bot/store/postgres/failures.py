"""Translates errors of PostgreSQL and of the connection to it into advice for the host.

PostgreSQL's own error texts are left out, because they may contain hosts, users and what people
wrote. The five characters of SQLSTATE are enough to look an error up in its log and manual.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from bot.store.errors import (
    CannotOpen,
    CorruptDatabase,
    DatabaseLocked,
    DiskFull,
    NotWritable,
    StoreError,
    Unreachable,
)

NO_ANSWER = "does not answer; the next press tries again, and nothing was lost"

BUG = "refused a statement, which is a bug in the bot; report it with this line"

_KINDS: dict[str, tuple[type[StoreError], str]] = {
    "08": (Unreachable, NO_ANSWER),
    "22": (StoreError, BUG),
    "22021": (StoreError, "cannot store this text; create the database with the encoding UTF8"),
    "23": (StoreError, BUG),
    "25006": (
        NotWritable,
        "can only be read; add target_session_attrs=read-write to DATABASE",
    ),
    "28": (CannotOpen, "refuses the login; check user and password in DATABASE"),
    "3D": (CannotOpen, "has no such database; create it, or check its name in DATABASE"),
    "40": (DatabaseLocked, "stopped a change that conflicted with another one; try again"),
    "42": (StoreError, BUG),
    "42501": (CannotOpen, "denies the bot's user a permission; make it the owner of the database"),
    "53100": (DiskFull, "has a full disk; make room, nothing was lost"),
    "53300": (StoreError, "takes no more connections; raise max_connections, or run fewer bots"),
    "53": (StoreError, "is out of memory or connections; see its log"),
    "55": (DatabaseLocked, "is locked by another program; close it and try again"),
    "57014": (DatabaseLocked, "gave up waiting for a lock; see who holds it in pg_stat_activity"),
    "57": (Unreachable, NO_ANSWER),
    "58": (StoreError, "cannot read or write its files; see its log"),
    "XX001": (CorruptDatabase, "says that a table is damaged; stop the bot and restore a backup"),
    "XX002": (CorruptDatabase, "says that an index is damaged; stop the bot and run REINDEX"),
}
"""Exceptions and advice by SQLSTATE, or by its first two characters, the class."""

LOST = (
    OSError,  # TimeoutError is one
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.ReadOnlySQLTransactionError,  # after a failover, this server is a standby
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.TargetServerAttributeNotMatched,
)
"""Errors after which a connection cannot be used, and a change may or may not have been saved."""


def explain(error: Exception) -> StoreError:
    """Return the ``StoreError`` that tells the host what this error means."""
    state = getattr(error, "sqlstate", None)
    if state is None:
        return Unreachable(f"PostgreSQL {NO_ANSWER} ({type(error).__name__})")
    kind, advice = _KINDS.get(state) or _KINDS.get(state[:2]) or (StoreError, "failed; see its log")
    return kind(f"PostgreSQL {advice} (SQLSTATE {state})")


@contextmanager
def translated() -> Iterator[None]:
    """Turn PostgreSQL's errors in the block into ``StoreError``, without their messages."""
    try:
        yield
    except (
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        OSError,
    ) as error:
        raise explain(error) from None
