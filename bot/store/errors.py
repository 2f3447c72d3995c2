"""All errors that the store raises.

StoreRefusal                 the request cannot be met; nothing is broken
├── ChannelBusy              there is a live game in this channel already
├── DeckLimitReached         this server has as many decks, cards or megabytes as it may have
├── InteractionRepeated      this press was played already
├── PictureBlocked           the host has blocked this picture for all servers
├── UnknownDeck              this server has no such deck, or no such card in it
└── UnknownGame              no such game, or it was erased
StoreError                   something is broken or busy; the host may have to act
├── CannotOpen               the database cannot be used: no permission, or not one of this bot
│   ├── AlreadyRunning       another bot process uses it
│   ├── OtherShards          running workers use another number of shards
│   ├── NewerDatabase        written by a newer version of the bot
│   └── CorruptDatabase      damaged, found at the start or later
├── DiskFull                 nothing was saved, and nothing was lost
├── DatabaseLocked           another program keeps it locked
├── NotWritable              it has become read-only
├── Unreachable              it does not answer, or its answer was lost
├── StaleRevision            another process saved the game in between
└── UnreadableGame           this one game's data cannot be decoded; other games go on

The text of every ``StoreError`` says what to do. Errors during a game do not name the database
file, because players may read them; errors at the start and on the command line do.
"""

from bot.store.stored import GameId


class StoreRefusal(Exception):
    """Raised when the store refuses a request for a reason the player can understand."""


class ChannelBusy(StoreRefusal):
    """Raised when a channel or thread already has a live game; it can have only one."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"game {game_id} is being played in this channel")
        self.game_id = game_id


class InteractionRepeated(StoreRefusal):
    """Raised when Discord delivers a press that was played already."""

    def __init__(self, interaction: int) -> None:
        super().__init__(f"interaction {interaction} was played already")


class UnknownGame(StoreRefusal):
    """Raised when no game has this id."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"there is no game {game_id}")
        self.game_id = game_id


class UnknownDeck(StoreRefusal):
    """Raised when a server does not have this deck, or the deck does not have this card."""

    def __init__(self, deck_id: str) -> None:
        super().__init__(f"there is no deck {deck_id}, or no such card in it")
        self.deck_id = deck_id


class DeckLimitReached(StoreRefusal):
    """Raised when one server, or all servers together, would exceed a limit.

    ``kind`` is ``decks``, ``cards`` or ``megabytes`` for a limit of one server, ``total`` for the
    megabytes of all servers. ``most`` is the limit, and ``beyond`` by how many cards or megabytes
    it would be exceeded (0 for decks).
    """

    def __init__(self, kind: str, most: int, beyond: int) -> None:
        whose = "for all servers" if kind == "total" else "for each server"
        super().__init__(f"at most {most} {'megabytes' if kind == 'total' else kind} {whose}")
        self.kind = kind
        self.most = most
        self.beyond = beyond


class PictureBlocked(StoreRefusal):
    """Raised when a card's picture was blocked by the host for all servers."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"picture {digest} is blocked")
        self.digest = digest


class StoreError(Exception):
    """Raised when the store fails. Nothing was saved, but ``Unreachable`` leaves that open."""


class CannotOpen(StoreError):
    """Raised when the database cannot be used at all."""


class OtherShards(CannotOpen):
    """Raised when running workers use another number of shards than this worker."""


class AlreadyRunning(CannotOpen):
    """Raised when another process uses the database and would play the same games."""


class NewerDatabase(CannotOpen):
    """Raised when a newer version of the bot wrote the database."""


class CorruptDatabase(CannotOpen):
    """Raised when stored data is damaged."""


class DiskFull(StoreError):
    """Raised when the disk has no room for the change."""


class DatabaseLocked(StoreError):
    """Raised when another program's transaction did not end in time."""


class NotWritable(StoreError):
    """Raised when the database can be read but not written."""


class Unreachable(StoreError):
    """Raised when the database does not answer, or its answer was lost.

    A change may or may not have been saved. Retrying is safe, because changes are idempotent.
    """


class StaleRevision(StoreError):
    """Raised when the game has changed since the caller loaded it."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"game {game_id} was changed by another process in between")


class UnreadableGame(StoreError):
    """Raised when the stored data of one game cannot be decoded."""

    def __init__(self, game_id: GameId, reason: str) -> None:
        super().__init__(
            f"game {game_id} cannot be read ({reason}); run `python -m bot check`, "
            "update the bot if the game was played with a newer version, or restore a backup"
        )
        self.game_id = game_id
