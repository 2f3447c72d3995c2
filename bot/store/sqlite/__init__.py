"""The store in one SQLite file, for one process; it needs no database server."""

from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
