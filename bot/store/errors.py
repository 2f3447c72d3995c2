"""Everything that can go wrong between a command and the disk.

StoreRefusal                 the asker's matter; nothing is broken
├── ChannelBusy              there is a live game in this channel already
├── DeckLimitReached         this server has as many decks, cards or megabytes as it may have
├── InteractionRepeated      this press was played already
├── PictureBlocked           the host lets no server use this picture
├── UnknownDeck              this server has no such deck, or no such card in it
└── UnknownGame              no such game, or it was erased
StoreError                   ours: the host of the bot has something to do
├── CannotOpen               the database cannot be used: missing rights, not a database, not ours
│   ├── AlreadyRunning       another bot process uses it
│   ├── OtherShards          other workers have divided the servers into other shards
│   ├── NewerDatabase        written by a newer version of the bot
│   └── CorruptDatabase      damaged, found at the start or later
├── DiskFull                 nothing was saved, and nothing was lost
├── DatabaseLocked           another program keeps it locked
├── NotWritable              it has become read-only
├── Unreachable              it does not answer, or its answer was lost on the way
├── StaleRevision            another process saved the game in between
└── UnreadableGame           this one game's snapshot does not parse; others go on

Every ``StoreError`` says what to do. Which files there are is known to the implementation alone:
what fails in play does not name them; what is said to a person who has just named one, does.
"""

from bot.store.stored import GameId


class StoreRefusal(Exception):
    """Raised when the store refuses a request for a reason the player can understand."""


class ChannelBusy(StoreRefusal):
    """Raised because a channel or thread can have only one live game."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"game {game_id} is being played in this channel")
        self.game_id = game_id


class InteractionRepeated(StoreRefusal):
    """Raised when Discord delivers a press that was played already."""

    def __init__(self, interaction: int) -> None:
        super().__init__(f"interaction {interaction} was played already")


class UnknownGame(StoreRefusal):
    """Raised for an id that no game has."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"there is no game {game_id}")
        self.game_id = game_id


class UnknownDeck(StoreRefusal):
    """Raised if this server has no deck with this id, or the deck no card with this number."""

    def __init__(self, deck_id: str) -> None:
        super().__init__(f"there is no deck {deck_id}, or no such card in it")
        self.deck_id = deck_id


class DeckLimitReached(StoreRefusal):
    """Raised if a server, or all together, would store too much; ``beyond`` is the excess."""

    def __init__(self, kind: str, most: int, beyond: int) -> None:
        whose = "for all servers" if kind == "total" else "for each server"
        super().__init__(f"at most {most} {'megabytes' if kind == 'total' else kind} {whose}")
        self.kind = kind
        self.most = most
        self.beyond = beyond


class PictureBlocked(StoreRefusal):
    """Raised for a picture that the host has blocked for all servers."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"picture {digest} is blocked")
        self.digest = digest


class StoreError(Exception):
    """Raised when the store could not do its work; nothing was saved."""


class CannotOpen(StoreError):
    """Raised when the database cannot be used at all."""


class OtherShards(CannotOpen):
    """Raised when this worker's number of shards differs from that of running workers."""


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
    """Raised when it is unknown whether the change was kept; retrying is safe."""


class StaleRevision(StoreError):
    """Raised when the stored game is newer than the one the command was played on."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"game {game_id} was changed by somebody else in between")


class UnreadableGame(StoreError):
    """Raised when one game's snapshot does not parse."""

    def __init__(self, game_id: GameId, reason: str) -> None:
        super().__init__(
            f"game {game_id} cannot be read ({reason}); run `python -m bot check`, "
            "update the bot if the game was played with a newer version, or restore a backup"
        )
        self.game_id = game_id
