"""Where games are kept: a ``GameStore`` protocol, on SQLite or on PostgreSQL.

The only part of the bot that knows SQL. Knows the rules' types and their JSON, but neither
Discord nor when a phase is over.
"""

from bot.store.address import Address, PostgresAddress
from bot.store.choosing import open_store
from bot.store.errors import (
    AlreadyRunning,
    CannotOpen,
    ChannelBusy,
    CorruptDatabase,
    DatabaseLocked,
    DiskFull,
    InteractionRepeated,
    NewerDatabase,
    NotWritable,
    StaleRevision,
    StoreError,
    StoreRefusal,
    UnknownGame,
    Unreachable,
    UnreadableGame,
)
from bot.store.protocol import GameStore
from bot.store.records import (
    Clock,
    GameId,
    GameToShow,
    JournalEntry,
    PersonSettings,
    Place,
    PostedMessage,
    ServerSettings,
    StoredGame,
    Timer,
    new_game_id,
)
from bot.store.sqlite import SqliteStore

__all__ = [
    "Address",
    "AlreadyRunning",
    "CannotOpen",
    "ChannelBusy",
    "Clock",
    "CorruptDatabase",
    "DatabaseLocked",
    "DiskFull",
    "GameId",
    "GameStore",
    "GameToShow",
    "InteractionRepeated",
    "JournalEntry",
    "NewerDatabase",
    "NotWritable",
    "PersonSettings",
    "Place",
    "PostedMessage",
    "PostgresAddress",
    "ServerSettings",
    "SqliteStore",
    "StaleRevision",
    "StoreError",
    "StoreRefusal",
    "StoredGame",
    "Timer",
    "UnknownGame",
    "Unreachable",
    "UnreadableGame",
    "new_game_id",
    "open_store",
]
