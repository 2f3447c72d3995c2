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
├── StaleRevision            somebody else saved the game in between
└── UnreadableGame           this one game's snapshot does not parse; others go on

Every ``StoreError`` says what to do. Which files there are is known to the implementation alone:
what fails in play does not name them; what is said to somebody who has just named one, does.
"""

from bot.store.records import GameId


class StoreRefusal(Exception):
    """Something the store does not do, for reasons that the asker can understand."""


class ChannelBusy(StoreRefusal):
    """At most one live game per channel or thread."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"game {game_id} is being played in this channel")
        self.game_id = game_id


class InteractionRepeated(StoreRefusal):
    """The same press, dispatched once more."""

    def __init__(self, interaction: int) -> None:
        super().__init__(f"interaction {interaction} was played already")


class UnknownGame(StoreRefusal):
    """No game with this id."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"there is no game {game_id}")
        self.game_id = game_id


class UnknownDeck(StoreRefusal):
    """No deck with this id in this server, or no card with this number in it."""

    def __init__(self, deck_id: str) -> None:
        super().__init__(f"there is no deck {deck_id}, or no such card in it")
        self.deck_id = deck_id


class DeckLimitReached(StoreRefusal):
    """More than a server may keep; ``beyond`` says by how much."""

    def __init__(self, kind: str, most: int, beyond: int) -> None:
        super().__init__(f"at most {most} {kind} for each server")
        self.kind = kind
        self.most = most
        self.beyond = beyond


class PictureBlocked(StoreRefusal):
    """A picture that the host has blocked for all servers."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"picture {digest} is blocked")
        self.digest = digest


class StoreError(Exception):
    """The store could not do its work; what was to be saved is not saved."""


class CannotOpen(StoreError):
    """The database cannot be used at all."""


class OtherShards(CannotOpen):
    """Workers of one bot have to agree on the number of shards."""


class AlreadyRunning(CannotOpen):
    """A second process would play the same games."""


class NewerDatabase(CannotOpen):
    """Our version would not understand what is in it."""


class CorruptDatabase(CannotOpen):
    """What is stored is damaged."""


class DiskFull(StoreError):
    """There was no room for the change."""


class DatabaseLocked(StoreError):
    """Somebody else's transaction did not end in time."""


class NotWritable(StoreError):
    """Reading works, writing does not."""


class Unreachable(StoreError):
    """Nobody knows whether the change was kept; asking again is safe."""


class StaleRevision(StoreError):
    """The stored game is not the one that the command was played on."""

    def __init__(self, game_id: GameId) -> None:
        super().__init__(f"game {game_id} was changed by somebody else in between")


class UnreadableGame(StoreError):
    """The snapshot of one game does not parse."""

    def __init__(self, game_id: GameId, reason: str) -> None:
        super().__init__(
            f"game {game_id} cannot be read ({reason}); run `python -m bot check`, "
            "update the bot if the game was played with a newer version, or restore a backup"
        )
        self.game_id = game_id
