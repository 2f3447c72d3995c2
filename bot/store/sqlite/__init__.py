"""Games in one SQLite file, for one process: the store that needs no server beside the bot."""

from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
