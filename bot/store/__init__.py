"""Where games are kept: a ``GameStore`` protocol, on SQLite or on PostgreSQL.

The only part of the bot that knows SQL. Knows the rules' types and their JSON, but neither
Discord nor when a phase is over.
"""

from bot.store.address import Address, PostgresAddress
from bot.store.choosing import open_store
from bot.store.deck_records import (
    CardText,
    DeckLimits,
    NewCard,
    ServerCard,
    ServerDeck,
    Upload,
    new_deck_id,
)
from bot.store.errors import (
    AlreadyRunning,
    CannotOpen,
    ChannelBusy,
    CorruptDatabase,
    DatabaseLocked,
    DeckLimitReached,
    DiskFull,
    InteractionRepeated,
    NewerDatabase,
    NotWritable,
    PictureBlocked,
    StaleRevision,
    StoreError,
    StoreRefusal,
    UnknownDeck,
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
    "CardText",
    "ChannelBusy",
    "Clock",
    "CorruptDatabase",
    "DatabaseLocked",
    "DeckLimitReached",
    "DeckLimits",
    "DiskFull",
    "GameId",
    "GameStore",
    "GameToShow",
    "InteractionRepeated",
    "JournalEntry",
    "NewCard",
    "NewerDatabase",
    "NotWritable",
    "PersonSettings",
    "PictureBlocked",
    "Place",
    "PostedMessage",
    "PostgresAddress",
    "ServerCard",
    "ServerDeck",
    "ServerSettings",
    "SqliteStore",
    "StaleRevision",
    "StoreError",
    "StoreRefusal",
    "StoredGame",
    "Timer",
    "UnknownDeck",
    "UnknownGame",
    "Unreachable",
    "UnreadableGame",
    "Upload",
    "new_deck_id",
    "new_game_id",
    "open_store",
]
