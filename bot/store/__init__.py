"""Where games are kept: a ``GameStore`` protocol and its SQLite implementation.

The only part of the bot that knows SQL. Knows the rules' types and their JSON, but neither
Discord nor when a phase is over.
"""

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
    "ServerSettings",
    "SqliteStore",
    "StaleRevision",
    "StoreError",
    "StoreRefusal",
    "StoredGame",
    "Timer",
    "UnknownGame",
    "UnreadableGame",
    "new_game_id",
]
