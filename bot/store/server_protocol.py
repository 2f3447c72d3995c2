"""What the rest of the bot may ask of the store about servers and people, beside their games.

Their choices, their decks, and what their games add up to. What holds for every method is said in
``bot.store.protocol``, which puts this together with the games.
"""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Protocol

from bot.rules.ids import PlayerId
from bot.rules.statistics import PastStory, PlayerRecord, Standing
from bot.store.deck_records import CardText, DeckLimits, NewCard, ServerDeck, Upload
from bot.store.personal import PersonalData
from bot.store.records import PersonSettings, ServerSettings


class Choices(Protocol):
    """What servers and people have chosen."""

    async def server(self, guild_id: int) -> ServerSettings:
        """A server's choices, or the defaults."""

    async def put_server(self, settings: ServerSettings) -> None:
        """Keep a server's choices."""

    async def person(self, user_id: int) -> PersonSettings:
        """A person's choices, or the defaults."""

    async def put_person(self, settings: PersonSettings) -> None:
        """Keep a person's choices.

        Without statistics, nothing that was counted about them stays; with statistics again,
        their games are counted anew.
        """


class Clues(Protocol):
    """What was told in a server, by people and computers."""

    async def clues_told(self, guild_id: int) -> frozenset[str]:
        """Every clue that was ever told there, of rounds that came to nothing too."""


class Guilds(Protocol):
    """Servers that removed the bot."""

    async def note_guild_left(self, guild_id: int, at: float) -> None:
        """Remember when the bot was removed from a server; the first time counts."""

    async def note_guild_joined(self, guild_id: int) -> None:
        """The bot is in this server again."""

    async def guilds_left(self, before: float) -> tuple[int, ...]:
        """Servers that the bot was removed from before this time, and not invited to again."""


class ServerDecks(Protocol):
    """Decks that servers make, and their pictures: each kept once, by the hash of its bytes.

    What is removed is gone for new games at once, and for good when no live game uses its deck.
    Methods that name a deck or a card raise ``UnknownDeck`` if this server has none such.
    """

    async def server_decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """A server's decks, oldest first, with what is kept of removed ones."""

    async def create_deck(
        self, deck_id: str, guild_id: int, name: str, by: int, at: float, limits: DeckLimits
    ) -> None:
        """An empty deck; ``DeckLimitReached`` if that is one too many."""

    async def add_cards(
        self,
        guild_id: int,
        deck_id: str,
        cards: Sequence[NewCard],
        by: int,
        at: float,
        limits: DeckLimits,
    ) -> tuple[int, ...]:
        """Add all of these cards or none; their numbers.

        ``DeckLimitReached`` and ``PictureBlocked`` if they may not be. A picture that the deck
        has already is not added again.
        """

    async def name_deck(self, guild_id: int, deck_id: str, name: str) -> None:
        """Call a deck by another name."""

    async def describe_card(self, guild_id: int, deck_id: str, number: int, text: CardText) -> None:
        """Replace what is said about a card."""

    async def remove_card(self, guild_id: int, deck_id: str, number: int, at: float) -> None:
        """Remove a card."""

    async def remove_deck(self, guild_id: int, deck_id: str, at: float) -> None:
        """Remove a deck with all its cards."""

    async def report_card(
        self, guild_id: int, deck_id: str, number: int, by: int, at: float
    ) -> None:
        """Hide a card from new games until somebody decides; the first report counts."""

    async def clear_report(self, guild_id: int, deck_id: str, number: int) -> None:
        """Let new games have a card again."""

    async def uploads_of(self, user_id: int) -> tuple[Upload, ...]:
        """The cards that a person added anywhere, oldest first."""

    async def erase_person_uploads(self, user_id: int, at: float) -> int:
        """Remove every card that a person added, and their name from decks and reports."""

    async def block_picture(self, digest: str, at: float) -> int:
        """Let no server use a picture, by the hash of what is kept or of what was uploaded.

        Cards that show it are deleted at once, also from games that are going on; how many.
        """

    async def blocked(self, digests: Collection[str]) -> frozenset[str]:
        """Those among these hashes that are blocked."""

    async def sweep_decks(self) -> frozenset[str]:
        """Delete for good what was removed and no live game uses; the pictures that are left."""

    def picture_folder(self, copies: Path) -> Path:
        """The folder on this machine in which pictures lie as ``<digest>.webp``: its own one.

        A store that keeps them elsewhere names ``copies``.
        """

    async def copy_pictures(self, digests: Collection[str], copies: Path) -> None:
        """Have these pictures in that folder."""

    async def read_picture(self, digest: str) -> bytes | None:
        """A picture's bytes; None for one that is not kept."""


class People(Protocol):
    """Everything about one person."""

    async def kept_about(self, user_id: int) -> PersonalData:
        """What is kept about somebody, decks aside (``uploads_of``); ``UnreadableGame``."""

    async def erase_person(self, user_id: int) -> int:
        """Take somebody out of everything but decks; of how many games.

        In games they go by a name that says nothing, another one in each. Live games must stand
        still meanwhile.
        """


class Statistics(Protocol):
    """What the games of a server add up to.

    A game that is over is counted by ``count_games``, once; whoever asks for anything else sees
    what was counted so far.
    """

    async def count_games(self, most: int, guild_id: int | None = None) -> int:
        """Count at most so many games that are over and were not counted; how many it did."""

    async def forget_counts(self) -> None:
        """Let every game be counted anew."""

    async def standings(
        self, guild_id: int, since: float, rules: str | None = None
    ) -> tuple[Standing, ...]:
        """Everybody who played a game that was over since then, most points first."""

    async def record_of(self, guild_id: int, player: PlayerId) -> PlayerRecord:
        """What one person has played in one server."""

    async def best_stories(self, guild_id: int, most: int) -> tuple[PastStory, ...]:
        """The stories of a server with the most votes."""
